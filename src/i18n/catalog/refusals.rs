//! Words for what can't be done, and for what is wrong with a recorded game.

use super::messages;
use crate::engine::clause::Clause;
use crate::engine::refusal::Fault;
use crate::engine::undo::NoUndo;
use crate::i18n::message::Text;

/// A message for each of an enum's kinds, and the way from the kind to the message.
macro_rules! reasons {
    ($(#[$about:meta])* $part:ident for $kind:ident { $($field:ident: $variant:ident,)* }) => {
        messages! {
            $(#[$about])*
            $part {
                $(#[doc = concat!("For [`", stringify!($kind), "::", stringify!($variant), "`].")]
                $field: Text,)*
            }
        }

        impl $part {
            /// The words for one of them.
            #[must_use]
            pub const fn of(&self, kind: $kind) -> Text {
                match kind {
                    $($kind::$variant => self.$field,)*
                }
            }
        }
    };
}

reasons! {
    /// What each rule forbids, as a refusal says it.
    Clauses for Clause {
        game_over: GameOver,
        turn_order: TurnOrder,
        opening_roll: OpeningRoll,
        wrong_accuser_is_out: WrongAccuserIsOut,
        one_roll: OneRoll,
        roll_before_moving: RollBeforeMoving,
        one_move: OneMove,
        full_roll: FullRoll,
        full_roll_or_bonus: FullRollOrBonus,
        up_to_roll: UpToRoll,
        room_in_reach: RoomInReach,
        centre_in_reach: CentreInReach,
        no_centre: NoCentre,
        square_taken: SquareTaken,
        no_return: NoReturn,
        take_offered_place: TakeOfferedPlace,
        move_or_stay: MoveOrStay,
        passage_here: PassageHere,
        passage_instead_of_rolling: PassageInsteadOfRolling,
        direct_door_here: DirectDoorHere,
        direct_door_instead_of_rolling: DirectDoorInsteadOfRolling,
        suggest_in_room: SuggestInRoom,
        suggest_about_this_room: SuggestAboutThisRoom,
        suggest_on_arrival: SuggestOnArrival,
        stay_instead_of_rolling: StayInsteadOfRolling,
        one_suggestion: OneSuggestion,
        no_move_after_suggestion: NoMoveAfterSuggestion,
        accuse_only_unanswered: AccuseOnlyUnanswered,
        no_accusation_after_suggestion: NoAccusationAfterSuggestion,
        accuse_in_centre: AccuseInCentre,
        accuse_instead_of_rolling: AccuseInsteadOfRolling,
        cards_of_this_game: CardsOfThisGame,
        answer_first: AnswerFirst,
        only_asked_answers: OnlyAskedAnswers,
        show_held_card: ShowHeldCard,
        show_named_card: ShowNamedCard,
        chooser_changes: ChooserChanges,
        look_first: LookFirst,
        nothing_to_look_at: NothingToLookAt,
        no_side_cards: NoSideCards,
        peek_when_unanswered: PeekWhenUnanswered,
        peek_new_place: PeekNewPlace,
        peek_ends_turn: PeekEndsTurn,
        must_roll: MustRoll,
        must_roll_or_passage: MustRollOrPassage,
    }
}

reasons! {
    /// Why nothing can be taken back.
    Final for NoUndo {
        nothing_done: NothingDone,
        next_has_begun: NextHasBegun,
        rolled: Rolled,
        suggested: Suggested,
        card_shown: CardShown,
        accused: Accused,
    }
}

reasons! {
    /// What can be wrong with a recorded game: a part of a sentence, without a full stop.
    Faults for Fault {
        no_such_seat: NoSuchSeat,
        out_of_place: OutOfPlace,
        cards_not_conserved: CardsNotConserved,
        not_held: NotHeld,
        not_chosen: NotChosen,
        not_named: NotNamed,
        seat_order: SeatOrder,
        envelope_changed: EnvelopeChanged,
        unfinished: Unfinished,
    }
}
