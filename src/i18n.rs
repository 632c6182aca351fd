//! Everything that is read on a screen, in six languages; nothing of rules or screens themselves.
//!
//! ```
//! use kartano::engine::card::{Room, Suspect, Weapon};
//! use kartano::engine::theory::Theory;
//! use kartano::i18n::{Fill, Locale};
//!
//! // One language's words: one plain struct in typed parts, with a field for each message.
//! let words = Locale::preferred(["nb-NO", "en"].into_iter()).catalog();
//! assert_eq!(words.turn.roll, "Kast");
//!
//! // A `Text` is used as it is; a `Template` is filled by `say`, a `Plural` by `count`.
//! let theory =
//!     Theory { suspect: Suspect::Green, weapon: Weapon::Spanner, room: Room::Lounge };
//! let said = words.say(&words.suggestion.sentence, &Fill::new().theory(theory));
//! assert_eq!(
//!     said.plain(),
//!     "Jeg mistenker pastor Green for å ha brukt skiftenøkkelen i salongen."
//! );
//! ```
//!
//! Both make a [`Phrase`]: on a screen its [`Phrase::pieces`], with each typed name in `<bdi>`; in
//! titles and accessible names [`Phrase::plain`]. Players come from a [`Roster`], whose
//! [`Mention`]s carry the character where a name alone would leave doubt. The log is made by
//! [`narrate_all`], and a reason why something can't be done by [`Catalog::clause`] and by what is in
//! [`reasons`]. To add a message, see [`catalog`]; how to add a language is told in
//! `docs/add-a-language.md`.

pub mod cards;
pub mod catalog;
pub mod locale;
pub mod mention;
pub mod message;
pub mod names;
pub mod narrate;
pub mod phrase;
pub mod reasons;

mod en;
mod fi;
mod hr;
mod hu;
mod languages;
mod nb;
mod nl;
mod places;

pub use catalog::Catalog;
pub use locale::Locale;
pub use mention::Mention;
pub use message::{Fill, Plural, Template, Text};
pub use names::Roster;
pub use narrate::{narrate, narrate_all, narrate_outcome};
pub use phrase::{Phrase, Piece, capitalised};

#[cfg(test)]
mod tests;
