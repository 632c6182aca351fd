//! Games as text: events for saves, actions for test fixtures, both for bug reports.
//!
//! A token is a letter and its arguments; it ends by itself, so nothing need stand between tokens,
//! and white space may. Cards and rooms are one letter, seats are digits, a corridor square is its
//! column and row as letters from `a`:
//!
//! ```text
//! suspects  s Scarlett   m Mustard  w White     g Green     p Peacock  u Plum
//! weapons   c candlestick  d dagger  l lead pipe  r revolver  o rope  n spanner  i pistol
//! rooms     K kitchen  B ballroom  C conservatory  I billiard  L library  S study  H hall
//!           O lounge   D dining room  W living room  V veranda  A garage  G games room
//!           E bedroom  T bathroom;  X the centre, which is no card
//!
//! events    b places rooms   the board was set     d seat theory /hand... =face up +aside .   dealt
//!                                            by a seat; = and + only where such cards lie
//!           o seat dice      an opening roll       g seats                    these roll again
//!           t seat           a turn began          r dice                     rolled
//!           x  nowhere to go    m place  moved     y  stayed      p room      took the passage
//!           q room           took the direct door  z place card  looked at a side card
//!           s theory         suggested             n seat / a seat            can't / must answer
//!           u  unanswered    h card  shown         c  look closed
//!           j theory / w theory   accused, aloud or in writing     f  wrongly
//!           v seat / i seat   lets the game choose / chooses himself which card he shows
//!           k room           cleared the doorway   es seat / el seat / eu     ended: solved by,
//!                                                                   last left, unsolved
//! actions   seat, then: r roll   m place   y stay   p room   q room   s theory   j theory (accuse)
//!                       h card (show)   z place (peek)   c (close the look)   e (end the turn)
//!                       v (let the game choose)   i (choose oneself)
//! ```
//!
//! Events are of the player whose turn it is, an answer goes from whom was asked last to whose turn
//! it is, and the envelope is the one that was dealt. What deviates has a capital letter and says
//! it: `R X M Y P Q S Z F K` name the seat first, `H` by whom and to whom, `J` and `W` the seat and,
//! after the theory, the envelope; `E` gives the deal at the end.

mod actions;
mod error;
mod events;
mod glyph;
mod reader;
#[cfg(test)]
mod tests;

pub use actions::{read_actions, write_actions};
pub use error::{NotationError, Reason};
pub(crate) use events::rest_as_events;
pub use events::{read_events, write_events};
pub(crate) use glyph::glyph_of_card;
pub use glyph::{glyph_of_suspect, suspect_of_glyph};
pub(crate) use reader::Reader;
