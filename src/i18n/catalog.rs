//! All words of one language, in typed parts: a field for each message.
//!
//! A new message is a field here and a line in each language's table; a language that lacks it does
//! not compile. The slots that a template must have stand beside its kind, and a test looks at
//! them in all languages.

mod library;
mod menus;
mod refusals;
mod settings;
mod table;
mod theory;

pub use library::Library;
pub use menus::{App, Form, Home, NewGame, Rulebook, Storage, Unreadable};
pub use refusals::{Clauses, Faults, Final};
pub use settings::Settings;
pub use table::{Board, Curtain, Log, Opening, Papers, Turn};
pub use theory::{Accusation, Answers, Suggestion, Verdict};

use std::ops::Deref;

use super::cards::Cards;
use super::locale::Locale;
use super::mention::Mention;
use super::message::{Fill, Plural, Template, Text, render};
use super::phrase::Phrase;
use crate::engine::card::{Card, Suspect};
use crate::engine::clause::Clause;
use crate::engine::edition::Edition;

/// All that is said in one language about a game of one edition. Its [`Words`] can be read from it
/// directly.
#[derive(Debug)]
pub struct Catalog {
    /// Which language.
    pub locale: Locale,
    /// The names of the edition's cards.
    pub cards: Cards,
    pub(super) words: &'static Words,
}

impl Deref for Catalog {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.words
    }
}

/// One language, with the names of the cards of each edition.
#[derive(Debug)]
pub(super) struct Catalogs {
    pub(super) classic: Catalog,
    pub(super) modern: Catalog,
}

impl Catalogs {
    /// The words with the names of an edition's cards.
    pub(super) const fn of(&self, edition: Edition) -> &Catalog {
        match edition {
            Edition::Classic => &self.classic,
            Edition::Modern => &self.modern,
        }
    }
}

/// The words of one language, whatever the cards are called.
#[derive(Debug)]
pub struct Words {
    /// The game's name and the words of every screen.
    pub app: App,
    /// The first screen.
    pub home: Home,
    /// The list of games.
    pub library: Library,
    /// What is said of a save that can't be read.
    pub unreadable: Unreadable,
    /// What is said when saving fails.
    pub storage: Storage,
    /// The settings.
    pub settings: Settings,
    /// Setting up a new game.
    pub new_game: NewGame,
    /// The rolls before the first turn.
    pub opening: Opening,
    /// Handing the device over.
    pub curtain: Curtain,
    /// A player's turn.
    pub turn: Turn,
    /// Hand and notes.
    pub papers: Papers,
    /// Accessible names of what is on the board.
    pub board: Board,
    /// What happened, told in the third person.
    pub log: Log,
    /// Making a suggestion.
    pub suggestion: Suggestion,
    /// Answering a suggestion, and seeing the answer.
    pub answers: Answers,
    /// Making an accusation, and looking into the envelope.
    pub accusation: Accusation,
    /// The end.
    pub verdict: Verdict,
    /// What each rule forbids, as a refusal says it.
    pub clauses: Clauses,
    /// What can be wrong with a recorded game.
    pub faults: Faults,
    /// Why a move can't be taken back.
    pub finality: Final,
}

impl Catalog {
    /// A template with its slots filled.
    #[must_use]
    pub fn say(&self, template: &Template, fill: &Fill) -> Phrase {
        render(template.0, fill, &self.cards, self.app.and)
    }

    /// The pattern that the number wants, with the number in `{n}` and the other slots filled.
    #[must_use]
    pub fn count(&self, plural: &Plural, n: u32, fill: &Fill) -> Phrase {
        let fill = fill.clone().n(n);
        render(plural.pattern(self.locale, n), &fill, &self.cards, self.app.and)
    }

    /// A card's name with a capital, for a button or a list.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        super::capitalised(self.cards.nom(card))
    }

    /// A suspect's name with a capital, for a button or a list.
    #[must_use]
    pub fn suspect(&self, suspect: Suspect) -> String {
        self.card(Card::Suspect(suspect))
    }

    /// A player's name alone: on a button, in a heading, in a list.
    #[must_use]
    pub fn name(&self, mention: Mention) -> Phrase {
        let mut phrase = Phrase::default();
        mention.write(&mut phrase, &self.cards);
        phrase
    }

    /// The words for a rule that forbids something.
    #[must_use]
    pub const fn clause(&self, clause: Clause) -> Text {
        self.words.clauses.of(clause)
    }
}

/// Defines a part of the catalogue: a struct with a field for each message, and a list of all its
/// patterns with the slots that they must have.
macro_rules! messages {
    (
        $(#[$about:meta])*
        $part:ident {
            $($(#[$doc:meta])* $field:ident: $kind:ident $([$($slot:ident)*])?,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Debug)]
        pub struct $part {
            $($(#[$doc])* pub $field: $kind,)*
        }

        #[cfg(test)]
        impl $crate::i18n::catalog::listed::Listed for $part {
            fn list(&self, add: &mut $crate::i18n::catalog::listed::Add) {
                use $crate::i18n::catalog::listed::Patterns as _;
                $(add(stringify!($field), self.$field.patterns(), &[$($(stringify!($slot)),*)?]);)*
            }
        }
    };
}
use messages;

/// Listing every message, for the tests that look at all of them.
#[cfg(test)]
pub(super) mod listed;
