//! Words about who did it: suggestions, answers, accusations and the end.

use super::messages;
use crate::i18n::message::{Template, Text};

messages! {
    /// Making a suggestion.
    Suggestion {
        /// Title.
        title: Text,
        /// Asks for the suspect.
        suspect: Text,
        /// Asks for the weapon.
        weapon: Text,
        /// The room, which is fixed.
        room: Template [r],
        /// The whole sentence, as it is said.
        sentence: Template [s w r],
        /// Says it.
        say: Text,
        /// Something has not been chosen yet.
        incomplete: Text,
    }
}

messages! {
    /// Answering a suggestion, and seeing the answer.
    Answers {
        /// Somebody holds none of the cards.
        cannot: Template [p],
        /// Several hold none of the cards.
        cannot_all: Template [people],
        /// Nobody could answer.
        nobody: Text,
        /// Asks the answerer for a card to show to somebody.
        choose: Template [p],
        /// Stands on the button until a card is picked.
        pick: Text,
        /// That only cards are listed which match.
        only_matching: Text,
        /// Shows this card.
        show: Template [card],
        /// The card that somebody shows to the reader.
        shown: Template [p card],
        /// Puts the shown card away.
        put_away: Text,
        /// Marks the shown card as ruled out in the own notes, and puts it away.
        cross_out: Text,
        /// Lets the game choose, now and from now on.
        from_now_on: Text,
        /// What comes of that.
        at_once: Text,
    }
}

messages! {
    /// Making an accusation, and looking into the envelope.
    Accusation {
        /// Title.
        title: Text,
        /// Asks for the suspect.
        suspect: Text,
        /// Asks for the weapon.
        weapon: Text,
        /// Asks for the room.
        room: Text,
        /// The whole sentence, as it is said.
        sentence: Template [s w r],
        /// Something has not been chosen yet.
        incomplete: Text,
        /// What a wrong accusation costs.
        warning: Text,
        /// That it is said aloud.
        aloud: Text,
        /// That it is written down and only its maker sees it.
        written: Text,
        /// Makes it.
        confirm: Text,
        /// The envelope.
        envelope: Text,
        /// Before the three cards in it.
        holds: Text,
        /// That it was right.
        right: Text,
        /// That it was wrong, and what comes of it.
        wrong: Text,
        /// Closes the envelope.
        close: Text,
        /// Opens the envelope to all, when the accusation was right.
        show_all: Text,
    }
}

messages! {
    /// The end.
    Verdict {
        /// Somebody solved the case.
        solved: Template [p],
        /// Somebody accused wrongly, and goes on answering.
        wrong: Template [p],
        /// The last one left has won.
        last_left: Template [p],
        /// Nobody solved it.
        unsolved: Text,
        /// Who did it, with what, where.
        solution: Template [s w r],
        /// All hands laid open.
        hands: Text,
        /// One player's hand.
        hand_of: Template [p],
        /// Plays again with the same table.
        again: Text,
        /// To the first screen.
        home: Text,
    }
}
