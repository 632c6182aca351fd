//! Words at the table: opening rolls, curtain, turn, papers, board and log.

use super::messages;
use crate::i18n::message::{Plural, Template, Text};

messages! {
    /// The rolls before the first turn.
    Opening {
        /// Title when they are about the first turn.
        who_begins: Text,
        /// Title when they are about the dealer.
        who_deals: Text,
        /// Who rolls now.
        to_roll: Template [p],
        /// Those who tie roll again.
        tie: Template [people],
    }
}

messages! {
    /// Handing the device over.
    Curtain {
        /// To whom.
        pass_to: Template [p],
        /// To whom, where he has it in hand already.
        only: Template [p],
        /// On the button that opens.
        i_am: Template [p],
        /// That the others look away.
        look_away: Text,
        /// Before what has happened.
        since: Text,
        /// Nothing has happened.
        nothing: Text,
        /// What it is for: the turn.
        for_turn: Text,
        /// What it is for: answering.
        for_answer: Template [p],
        /// What it is for: the card that somebody shows.
        for_card: Template [p],
        /// What it is for: the envelope.
        for_envelope: Text,
        /// What it is for: an accusation that is being written.
        for_accusation: Text,
        /// What it is for: hand and notes.
        for_papers: Text,
        /// Takes the end of the turn back: the player before goes on.
        take_back: Template [p],
    }
}

messages! {
    /// A player's turn.
    Turn {
        /// Whose turn it is.
        of: Template [p],
        /// Throws the dice.
        roll: Text,
        /// Asks for a destination, where the button stands that goes there.
        choose: Text,
        /// Of the list of destinations.
        destinations: Text,
        /// A room as a destination.
        room_steps: Plural [n r],
        /// The centre as a destination.
        centre_steps: Plural [n],
        /// How many corridor squares are in reach.
        squares: Plural [n],
        /// A corridor square; the room is the nearest one, `{n}` the column, `{m}` the row.
        square: Template [r n m],
        /// Walks to the chosen room.
        go_into: Template [r],
        /// Walks into the centre.
        go_to_centre: Text,
        /// Walks to the chosen corridor square; the room is the nearest one.
        go_near: Template [r],
        /// Remains in the room.
        stay: Text,
        /// Takes the secret passage.
        passage: Template [r],
        /// Takes the direct door.
        direct_door: Template [r],
        /// Looks at a side card; `{n}` is its place, from 1.
        peek: Template [n],
        /// Opens the suggestion.
        suggest: Text,
        /// Opens the accusation.
        accuse: Text,
        /// Ends the turn.
        end: Text,
        /// Takes the own last move back.
        take_back: Text,
        /// Opens hand and notes.
        my_papers: Text,
        /// Opens what has happened.
        log: Text,
        /// How many cards somebody holds.
        hand_size: Plural [n p],
        /// Somebody is out and goes on answering.
        out: Template [p],
        /// Opens the notes, where new cards that the game showed are listed.
        see_shown: Text,
    }
}

messages! {
    /// Hand and notes.
    Papers {
        /// Title.
        title: Text,
        /// Asks whose papers to open.
        whose: Text,
        /// Whose eyes they are for.
        only_for: Template [p],
        /// The cards in the hand.
        hand: Text,
        /// The notes.
        notes: Text,
        /// Hides them.
        hide: Text,
        /// Kind of card.
        suspects: Text,
        /// Kind of card.
        weapons: Text,
        /// Kind of card.
        rooms: Text,
        /// A mark: ruled out.
        tick: Text,
        /// A mark: not sure.
        question: Text,
        /// A card that the player holds.
        in_hand: Text,
        /// No mark.
        blank: Text,
        /// A card in the notes with its mark.
        mark: Template [card t],
        /// Lets the game choose which card is shown.
        choose_for_me: Text,
        /// What comes of it.
        everyone_hears: Text,
        /// Before the cards that others have shown to the player.
        seen: Text,
        /// Before the cards that the game showed.
        shown_for: Text,
        /// A card that the game showed to somebody.
        shown_to: Template [card p],
        /// Marks what was shown since the last look.
        new: Text,
    }
}

messages! {
    /// The board, and who and what is where on it.
    Board {
        /// The board.
        name: Text,
        /// Enlarges the board.
        larger: Text,
        /// Makes the board smaller again.
        smaller: Text,
        /// Shows the whole board.
        whole: Text,
        /// A pawn in a room.
        suspect_in: Template [s r],
        /// A pawn in the centre.
        suspect_in_centre: Template [s],
        /// A pawn on a corridor square, near a room.
        suspect_near: Template [s r],
        /// A weapon in a room.
        weapon_in: Template [w r],
        /// A weapon in the centre.
        weapon_in_centre: Template [w],
        /// Opens the list of all pieces with their places.
        whereabouts: Text,
        /// A room without pawns and weapons.
        nobody: Text,
        /// One die.
        die: Template [n],
        /// Two dice.
        dice: Template [n m],
    }
}

messages! {
    /// What happened, told in the third person.
    Log {
        /// Pawns and weapons are in place.
        arranged: Text,
        /// Somebody dealt the cards.
        dealt: Template [p],
        /// A turn begins.
        turn: Template [p],
        /// Heads what happened in a turn.
        turn_number: Template [n p],
        /// Heads what happened before the first turn.
        before_turns: Text,
        /// Who has the first turn, having rolled highest.
        begins_by_roll: Template [p],
        /// Who has the first turn, his character being the first of those that are played.
        begins_by_character: Template [p s],
        /// Somebody took a move back.
        took_back: Template [p],
        /// Somebody threw the dice.
        rolled: Template [p n],
        /// Somebody can't move.
        nowhere: Template [p],
        /// Somebody went into a room.
        entered: Template [p r],
        /// Somebody went into the centre.
        entered_centre: Template [p],
        /// Somebody walked in the corridor.
        walked: Template [p],
        /// Somebody remained in the room.
        stayed: Template [p],
        /// Somebody took a secret passage.
        passage: Template [p r],
        /// Somebody took a direct door.
        direct_door: Template [p r],
        /// Somebody looks at a side card; `{n}` is its place, from 1.
        peeked: Template [p n],
        /// Somebody suggested.
        suggested: Template [p s w r],
        /// Somebody must show a card.
        must_show: Template [p],
        /// Somebody showed somebody a card.
        shown: Template [p q],
        /// Somebody accused aloud.
        accused: Template [p s w r],
        /// Somebody wrote an accusation down.
        accused_in_writing: Template [p],
        /// A pawn left the square before a door.
        cleared: Template [s r],
        /// The game chooses from now on which card somebody shows.
        game_chooses: Template [p],
        /// Somebody chooses again which card to show.
        chooses: Template [p],
    }
}
