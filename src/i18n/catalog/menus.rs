//! Words outside the game itself: every screen's, the first screen's, and those of a new game.

use super::messages;
use crate::engine::ruleset::Preset;
use crate::i18n::message::{Template, Text};

/// Three short texts.
type Three = [Text; 3];

messages! {
    /// The game's name and the words of every screen.
    App {
        /// The game's name.
        name: Text,
        /// What it is, in a line.
        tagline: Text,
        /// That the owners of the names have nothing to do with it.
        unofficial: Text,
        /// Of the menu of languages.
        language: Text,
        /// Opens language and the way home.
        menu: Text,
        /// To the screen before.
        back: Text,
        /// Closes what is open.
        close: Text,
        /// Leaves without doing anything.
        cancel: Text,
        /// Loads the page anew.
        reload: Text,
        /// Before the last of several, with its spaces.
        and: Text,
        /// Title of the page shown when the program fails.
        panic_title: Text,
        /// That nothing is lost, and what to do.
        panic_saved: Text,
    }
}

messages! {
    /// The first screen.
    Home {
        /// Begins a new game.
        new_game: Text,
        /// Goes on with the one played last.
        resume: Text,
        /// How far a game has come.
        turn: Template [n],
    }
}

messages! {
    /// What is said of a save that can't be read.
    Unreadable {
        /// Title.
        title: Text,
        /// That it is kept as it is.
        kept: Text,
        /// It isn't a save at all.
        not_text: Text,
        /// Something of it is missing.
        damaged: Text,
        /// It was changed or damaged.
        checksum: Text,
        /// A newer version of the game wrote it.
        newer: Text,
        /// What it says at its beginning makes no sense.
        header: Text,
        /// An event contradicts those before it; `{t}` is the fault.
        contradiction: Template [n t],
    }
}

messages! {
    /// What is said when saving fails.
    Storage {
        /// The browser allows no saving.
        denied: Text,
        /// There is no room left, and how to make some.
        full: Text,
        /// Why no other game is opened while one can't be saved, and what helps.
        stuck: Text,
        /// Another tab has played on.
        other_tab: Text,
        /// Loads what the other tab has saved.
        other_tab_reload: Text,
        /// Another tab has deleted the game.
        deleted_elsewhere: Text,
    }
}

messages! {
    /// A rulebook in short.
    Rulebook {
        /// Its name.
        name: Text,
        /// What matters most in which it differs from others.
        differences: Three,
    }
}

/// Setting up a new game.
#[derive(Debug)]
pub struct NewGame {
    /// The Finnish rulebook.
    pub fi: Rulebook,
    /// The Norwegian rulebook.
    pub nb: Rulebook,
    /// The Hungarian rulebook.
    pub hu: Rulebook,
    /// The Dutch rulebook.
    pub nl: Rulebook,
    /// The Croatian rulebook.
    pub hr: Rulebook,
    /// Everything else.
    pub form: Form,
}

impl NewGame {
    /// A rulebook in short.
    #[must_use]
    pub const fn rulebook(&self, preset: Preset) -> &Rulebook {
        match preset {
            Preset::Fi => &self.fi,
            Preset::Nb => &self.nb,
            Preset::Hu => &self.hu,
            Preset::Nl => &self.nl,
            Preset::Hr => &self.hr,
        }
    }
}

messages! {
    /// The form in which a game is set up.
    Form {
        /// Title.
        title: Text,
        /// Of the list of rulebooks.
        rulebook: Text,
        /// Before the three differences.
        differences: Text,
        /// Of the number of players.
        how_many: Text,
        /// Of a name field.
        name_of: Template [n],
        /// What stands in a name field at first.
        default_name: Template [n],
        /// Of the character of one player.
        character: Text,
        /// Of the list of players.
        order: Text,
        /// How the list lies round the table.
        order_hint: Text,
        /// One place earlier in the order.
        move_up: Template [p],
        /// How the seats are ordered where everybody takes the nearest character.
        nearest: Text,
        /// Begins the game.
        start: Text,
        /// A name is missing.
        name_blank: Template [n],
        /// A name is too long; `{m}` letters are allowed.
        name_long: Template [n m],
        /// Two want the same character.
        same_character: Template [s],
        /// By this rulebook the seats follow the characters, and this one does not.
        out_of_order: Template [s],
        /// There are too few for this rulebook.
        too_few: Template [n],
        /// There are too many for this rulebook.
        too_many: Template [n],
    }
}
