//! Words for what can't be done, in English.

use crate::i18n::catalog::{Clauses, Faults, Final};

pub(super) const CLAUSES: Clauses = Clauses {
    game_over: "The game is over.",
    turn_order: "It is somebody else’s turn.",
    opening_roll: "First everyone rolls to see how the game begins.",
    wrong_accuser_is_out: "After a wrong accusation there are no more turns.",
    one_roll: "You roll once in a turn.",
    roll_before_moving: "Roll before you walk.",
    one_move: "You move once in a turn.",
    full_roll: "In the corridor you walk exactly what you rolled, and no square twice.",
    full_roll_or_bonus: "In the corridor you walk exactly what you rolled, or stop sooner on a bonus square, and no square twice.",
    up_to_roll: "In the corridor you walk at most what you rolled, and no square twice.",
    room_in_reach: "You go into a room by a free door that your roll reaches.",
    centre_in_reach: "You go into the centre by a free door that your roll reaches.",
    no_centre: "Nobody goes into the middle of this board.",
    square_taken: "Somebody stands there: a square holds one token.",
    no_return: "You can’t go back into the room you left in this turn.",
    take_offered_place: "You rolled in the corridor: take one of the places in reach.",
    move_or_stay: "You have rolled: walk now, or stay in the room.",
    passage_here: "No secret passage leads there from here.",
    passage_instead_of_rolling: "You take the secret passage instead of rolling.",
    direct_door_here: "No direct door leads there from here.",
    direct_door_instead_of_rolling: "You take the direct door instead of rolling.",
    suggest_in_room: "You can suggest only in a room.",
    suggest_about_this_room: "Your suggestion names the room you are in.",
    suggest_on_arrival: "You suggest when you have just arrived, or when another player’s \
                         suggestion brought you here.",
    stay_instead_of_rolling: "You stay to suggest instead of rolling.",
    one_suggestion: "One suggestion in a turn.",
    no_move_after_suggestion: "After a suggestion you neither roll nor move.",
    accuse_only_unanswered: "After a suggestion you may accuse only if nobody could refute it.",
    no_accusation_after_suggestion: "After a suggestion your turn is over: you can’t accuse in it any more.",
    accuse_in_centre: "You accuse only in the centre of the board.",
    accuse_instead_of_rolling: "In the centre you accuse instead of rolling, or when you have just arrived.",
    cards_of_this_game: "Name cards that are in this game.",
    answer_first: "The suggestion must be answered first.",
    only_asked_answers: "Only the first player clockwise who has a named card answers.",
    show_held_card: "Show a card from your own hand.",
    show_named_card: "Show one of the cards that were named.",
    chooser_changes: "That is so already.",
    look_first: "What is being looked at must be put away first.",
    nothing_to_look_at: "There is nothing to put away.",
    must_roll: "In the corridor you must roll first.",
    must_roll_or_passage: "In a room you must first roll or take a secret passage.",
};

pub(super) const FAULTS: Faults = Faults {
    no_such_seat: "there is no such player",
    out_of_place: "it can’t happen at that point",
    cards_not_conserved: "a card is missing or there twice",
    not_held: "an answer does not fit the player’s hand",
    not_chosen: "the game showed a card that it would not have chosen",
    not_named: "a card was shown that was not named",
    seat_order: "the order round the table is broken",
    envelope_changed: "the envelope holds something else than before",
    unfinished: "it stops in the middle of something",
};

pub(super) const FINAL: Final = Final {
    nothing_done: "There is nothing to take back.",
    next_has_begun: "The next player has already begun.",
    rolled: "A roll can’t be taken back.",
    suggested: "A suggestion can’t be taken back: everyone has heard it.",
    card_shown: "A card was shown: that can’t be taken back.",
    accused: "An accusation can’t be taken back.",
};
