//! Words of the list of games.

use super::messages;
use crate::i18n::message::{Template, Text};

messages! {
    /// The list of games on the first screen.
    Library {
        /// Over the games that go on, apart from the one played last.
        others: Text,
        /// Over the games that are over.
        finished: Text,
        /// Lists those, too, that are not listed at first.
        more: Text,
        /// Opens what can be done with a game.
        options: Text,
        /// Gives a game another title.
        rename: Text,
        /// Deletes a game.
        delete: Text,
        /// Of the field for a title.
        title: Text,
        /// What an empty title means.
        title_hint: Text,
        /// A title is too long; `{m}` letters are allowed.
        title_long: Template [m],
        /// Keeps the title.
        save: Text,
        /// That a game was deleted.
        deleted: Text,
        /// That a game was deleted for good, to make room.
        gone: Text,
        /// Brings the game back that was just deleted.
        undo: Text,
        /// Over the games that were deleted.
        bin: Text,
        /// How many deleted games are kept, and how long.
        bin_hint: Template [n],
        /// Brings a deleted game back.
        restore: Text,
        /// When a game was played: today, at a time of day.
        today: Template [t],
        /// When a game was played: yesterday, at a time of day.
        yesterday: Template [t],
    }
}
