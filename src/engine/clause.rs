//! Every rule that can forbid something, by name. A refusal cites one; words for them are made
//! elsewhere.

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// Nothing happens any more when the game is over.
    GameOver,
    /// Turns, and opening rolls, go clockwise.
    TurnOrder,
    /// Before the first turn the players roll.
    OpeningRoll,
    /// Who accused wrongly has no more turns.
    WrongAccuserIsOut,
    /// The dice are thrown once in a turn.
    OneRoll,
    /// A pawn is walked after the dice are thrown.
    RollBeforeMoving,
    /// A pawn moves once in a turn.
    OneMove,
    /// In the corridors the whole roll is walked, over different squares.
    FullRoll,
    /// In the corridors the whole roll is walked, or less of it to a bonus square.
    FullRollOrBonus,
    /// In the corridors at most the roll is walked, over different squares.
    UpToRoll,
    /// A room is entered by a free door that the roll reaches.
    RoomInReach,
    /// The centre is entered by a free door that the roll reaches.
    CentreInReach,
    /// Nobody enters the middle of this board.
    NoCentre,
    /// A square holds one pawn.
    SquareTaken,
    /// A room that was left is not entered again in the same turn.
    NoReturn,
    /// In the corridor one takes a place that is offered.
    TakeOfferedPlace,
    /// In a room, or the centre, one moves or stays after rolling.
    MoveOrStay,
    /// A secret passage leads from a room to one other room.
    PassageHere,
    /// A secret passage is taken instead of rolling.
    PassageInsteadOfRolling,
    /// A direct door leads from a room to one other room.
    DirectDoorHere,
    /// A direct door is taken instead of rolling.
    DirectDoorInsteadOfRolling,
    /// A suggestion is made in a room.
    SuggestInRoom,
    /// A suggestion names the room where it is made.
    SuggestAboutThisRoom,
    /// A suggestion is made on arriving, or in a room into which another player's suggestion
    /// brought the pawn.
    SuggestOnArrival,
    /// Staying to suggest is chosen instead of rolling.
    StayInsteadOfRolling,
    /// One suggestion in a turn.
    OneSuggestion,
    /// After a suggestion there is neither a roll nor a move.
    NoMoveAfterSuggestion,
    /// After a suggestion one accuses only if nobody could answer it.
    AccuseOnlyUnanswered,
    /// After a suggestion the turn is over: nobody accuses then.
    NoAccusationAfterSuggestion,
    /// Accusations are made in the centre.
    AccuseInCentre,
    /// In the centre one accuses instead of rolling, or on arriving.
    AccuseInsteadOfRolling,
    /// What is named must be one of the cards of this game.
    CardsOfThisGame,
    /// While a suggestion is being answered everything else waits.
    AnswerFirst,
    /// Only the first player, clockwise, who holds a named card answers.
    OnlyAskedAnswers,
    /// A card is shown from the own hand.
    ShowHeldCard,
    /// A card is shown that the suggestion names.
    ShowNamedCard,
    /// Who chooses the card that a player shows is so already.
    ChooserChanges,
    /// What is being looked at is put away first.
    LookFirst,
    /// There is nothing to look at.
    NothingToLookAt,
    /// Side cards lie there only in a game for two with them.
    NoSideCards,
    /// A side card is looked at when the opponent could not answer.
    PeekWhenUnanswered,
    /// Nobody looks twice at the same side card.
    PeekNewPlace,
    /// The look at a side card is the last act of a turn.
    PeekEndsTurn,
    /// In the corridor one must roll.
    MustRoll,
    /// In a room, or the centre, one must roll or take a link.
    MustRollOrPassage,
}

impl Clause {
    /// All clauses.
    pub const ALL: [Self; 45] = [
        Self::GameOver,
        Self::TurnOrder,
        Self::OpeningRoll,
        Self::WrongAccuserIsOut,
        Self::OneRoll,
        Self::RollBeforeMoving,
        Self::OneMove,
        Self::FullRoll,
        Self::FullRollOrBonus,
        Self::UpToRoll,
        Self::RoomInReach,
        Self::CentreInReach,
        Self::NoCentre,
        Self::SquareTaken,
        Self::NoReturn,
        Self::TakeOfferedPlace,
        Self::MoveOrStay,
        Self::PassageHere,
        Self::PassageInsteadOfRolling,
        Self::DirectDoorHere,
        Self::DirectDoorInsteadOfRolling,
        Self::SuggestInRoom,
        Self::SuggestAboutThisRoom,
        Self::SuggestOnArrival,
        Self::StayInsteadOfRolling,
        Self::OneSuggestion,
        Self::NoMoveAfterSuggestion,
        Self::AccuseOnlyUnanswered,
        Self::NoAccusationAfterSuggestion,
        Self::AccuseInCentre,
        Self::AccuseInsteadOfRolling,
        Self::CardsOfThisGame,
        Self::AnswerFirst,
        Self::OnlyAskedAnswers,
        Self::ShowHeldCard,
        Self::ShowNamedCard,
        Self::ChooserChanges,
        Self::LookFirst,
        Self::NothingToLookAt,
        Self::NoSideCards,
        Self::PeekWhenUnanswered,
        Self::PeekNewPlace,
        Self::PeekEndsTurn,
        Self::MustRoll,
        Self::MustRollOrPassage,
    ];
}
