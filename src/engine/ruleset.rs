//! A rulebook as data: the options in which the rulebooks differ.
//!
//! Nothing here decides anything. What an option means is decided where the rule is, and only
//! there: setting up in [`super::setup`], moving in [`super::routes`], the turn in [`super::turn`].

use std::ops::RangeInclusive;

pub use super::edition::Edition;
use super::routes::Walking;
use super::seat::MOST_SEATS;

/// The rulebooks that come with the game, named by the language they were printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// The Finnish rulebook.
    Fi,
    /// The Norwegian rulebook.
    Nb,
    /// The Hungarian rulebook.
    Hu,
    /// The Dutch rulebook.
    Nl,
    /// The Croatian rulebook.
    Hr,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 5] = [Self::Fi, Self::Nb, Self::Hu, Self::Nl, Self::Hr];
}

/// How many dice are thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceCount {
    /// One die.
    One,
    /// Two dice, added.
    Two,
}

impl DiceCount {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];
}

impl DiceCount {
    /// The number of dice.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// Who takes which character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharacterChoice {
    /// Everybody takes the one he likes, wherever he sits.
    Free,
    /// Everybody takes the nearest one, so that the seats go round in the order of the start
    /// squares.
    Nearest,
}

impl CharacterChoice {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Free, Self::Nearest];
}

/// Where the pawns begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PawnStart {
    /// All on their start squares.
    StartSquares,
    /// Played ones on their start squares, the others in rooms, each drawn at random.
    UnplayedInRooms,
    /// All in the centre.
    Centre,
}

impl PawnStart {
    /// All that can be chosen.
    pub const ALL: [Self; 3] = [Self::StartSquares, Self::UnplayedInRooms, Self::Centre];
}

/// Where the weapons begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WeaponStart {
    /// Each in a room at random; two may meet.
    RandomRooms,
    /// In six different rooms at random.
    SixRandomRooms,
    /// In the rooms of the printed list.
    PrintedList,
    /// In the centre.
    Centre,
}

impl WeaponStart {
    /// All that can be chosen.
    pub const ALL: [Self; 4] =
        [Self::RandomRooms, Self::SixRandomRooms, Self::PrintedList, Self::Centre];
}

/// What becomes of the cards that do not divide evenly among the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leftovers {
    /// They are dealt, and some players get one more than others.
    DealtOut,
    /// They lie face up for all to see.
    FaceUp,
}

impl Leftovers {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::DealtOut, Self::FaceUp];
}

/// How two play, if they may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwoPlayers {
    /// Three are needed.
    NotOffered,
    /// Like more, with half of the cards each.
    OrdinaryDeal,
    /// With four cards aside, one of which the asker may look at when he got no answer.
    SideCards,
}

impl TwoPlayers {
    /// All that can be chosen.
    pub const ALL: [Self; 3] = [Self::NotOffered, Self::OrdinaryDeal, Self::SideCards];
}

/// With whom the dealing begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dealer {
    /// Somebody at random deals; the deal begins on the left.
    Random,
    /// The highest roller deals (ties roll again); the deal begins on the left.
    HighestRoll,
}

impl Dealer {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Random, Self::HighestRoll];
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstTurn {
    /// Whoever rolls highest; those who tie roll again among themselves.
    HighestRoll,
    /// Miss Scarlett's player; if nobody plays her, the next played character's.
    Scarlett,
}

impl FirstTurn {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::HighestRoll, Self::Scarlett];
}

/// How much of a roll must be walked in the corridors. Entering a room never needs an exact roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorridorRoll {
    /// All of it.
    Full,
    /// As much as one likes, from one step up.
    UpTo,
}

impl CorridorRoll {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Full, Self::UpTo];
}

/// When a player may suggest in the room where the turn begins, instead of rolling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StayToSuggest {
    /// In any turn.
    Always,
    /// Only when another player's suggestion brought the pawn there since the last own turn.
    WhenMoved,
}

impl StayToSuggest {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Always, Self::WhenMoved];
}

/// Whether a turn that begins in a room may end there without doing anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Idle {
    /// Yes, with or without rolling.
    Freely,
    /// Only after rolling.
    AfterRolling,
}

impl Idle {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Freely, Self::AfterRolling];
}

/// Where an accusation may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccuseWhere {
    /// Wherever the pawn stands.
    Anywhere,
    /// Only in the centre: before rolling, or on arriving.
    Centre,
}

impl AccuseWhere {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Anywhere, Self::Centre];
}

/// When an accusation may follow a suggestion in the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccuseAfter {
    /// Never: the turn is over.
    Never,
    /// After any suggestion.
    AnySuggestion,
    /// Only after one that nobody could answer.
    Unanswered,
}

impl AccuseAfter {
    /// All that can be chosen.
    pub const ALL: [Self; 3] = [Self::Never, Self::AnySuggestion, Self::Unanswered];
}

/// How an accusation is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccusationVoice {
    /// Said for all to hear before looking.
    Aloud,
    /// Written down before looking; the others learn it only when it is right.
    Written,
}

impl AccusationVoice {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Aloud, Self::Written];
}

/// What becomes of a wrong accuser's pawn that stands before a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtDoor {
    /// It stays and goes on blocking.
    Stays,
    /// It goes into that room.
    GoesIn,
}

impl AtDoor {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::Stays, Self::GoesIn];
}

/// What happens when all players but one have accused wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastOne {
    /// The last one must still solve the case.
    MustSolve,
    /// The last one has won.
    WinsAtOnce,
}

impl LastOne {
    /// All that can be chosen.
    pub const ALL: [Self; 2] = [Self::MustSolve, Self::WinsAtOnce];
}

/// The rules of one game, option by option. What goes together is said by [`Ruleset::check`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The preset that the options were taken from.
    pub preset: Preset,
    /// Board and card set.
    pub edition: Edition,
    /// How two play.
    pub two_players: TwoPlayers,
    /// How many dice.
    pub dice: DiceCount,
    /// Who takes which character.
    pub characters: CharacterChoice,
    /// Where the pawns begin.
    pub pawns: PawnStart,
    /// Where the weapons begin.
    pub weapons: WeaponStart,
    /// What becomes of cards that do not divide.
    pub leftovers: Leftovers,
    /// Who deals.
    pub dealer: Dealer,
    /// Who has the first turn.
    pub first_turn: FirstTurn,
    /// How much of a roll must be walked.
    pub corridor_roll: CorridorRoll,
    /// When one may stay and suggest.
    pub stay_to_suggest: StayToSuggest,
    /// Whether one may stay in a room and do nothing.
    pub idle: Idle,
    /// Where an accusation may be made.
    pub accuse_where: AccuseWhere,
    /// When an accusation may follow a suggestion.
    pub accuse_after: AccuseAfter,
    /// How an accusation is made.
    pub accusation: AccusationVoice,
    /// What becomes of a wrong accuser's pawn before a door.
    pub at_door: AtDoor,
    /// What happens to the last one left.
    pub last_one: LastOne,
}

impl Ruleset {
    /// The rulebook as printed.
    #[must_use]
    pub const fn of(preset: Preset) -> Self {
        match preset {
            Preset::Fi => FI,
            Preset::Nb => NB,
            Preset::Hu => HU,
            Preset::Nl => NL,
            Preset::Hr => HR,
        }
    }

    /// How many players it allows.
    #[must_use]
    pub const fn players(&self) -> RangeInclusive<usize> {
        let fewest = match self.two_players {
            TwoPlayers::NotOffered => 3,
            TwoPlayers::OrdinaryDeal | TwoPlayers::SideCards => 2,
        };
        fewest..=MOST_SEATS as usize
    }

    /// On which squares a move may end.
    #[must_use]
    pub const fn walking(&self) -> Walking {
        match self.corridor_roll {
            CorridorRoll::Full => Walking::Full,
            CorridorRoll::UpTo => Walking::UpTo,
        }
    }
}

const FI: Ruleset = Ruleset {
    preset: Preset::Fi,
    edition: Edition::Modern,
    two_players: TwoPlayers::SideCards,
    dice: DiceCount::Two,
    characters: CharacterChoice::Free,
    pawns: PawnStart::Centre,
    weapons: WeaponStart::Centre,
    leftovers: Leftovers::FaceUp,
    dealer: Dealer::Random,
    first_turn: FirstTurn::HighestRoll,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::WhenMoved,
    idle: Idle::AfterRolling,
    accuse_where: AccuseWhere::Centre,
    accuse_after: AccuseAfter::Never,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const NB: Ruleset = Ruleset {
    preset: Preset::Nb,
    edition: Edition::Classic,
    two_players: TwoPlayers::NotOffered,
    dice: DiceCount::Two,
    characters: CharacterChoice::Free,
    pawns: PawnStart::StartSquares,
    weapons: WeaponStart::RandomRooms,
    leftovers: Leftovers::DealtOut,
    dealer: Dealer::Random,
    first_turn: FirstTurn::HighestRoll,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::Always,
    idle: Idle::Freely,
    accuse_where: AccuseWhere::Anywhere,
    accuse_after: AccuseAfter::AnySuggestion,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const HU: Ruleset = Ruleset {
    preset: Preset::Hu,
    edition: Edition::Classic,
    two_players: TwoPlayers::OrdinaryDeal,
    dice: DiceCount::One,
    characters: CharacterChoice::Nearest,
    pawns: PawnStart::UnplayedInRooms,
    weapons: WeaponStart::PrintedList,
    leftovers: Leftovers::DealtOut,
    dealer: Dealer::HighestRoll,
    first_turn: FirstTurn::Scarlett,
    corridor_roll: CorridorRoll::UpTo,
    stay_to_suggest: StayToSuggest::Always,
    idle: Idle::Freely,
    accuse_where: AccuseWhere::Anywhere,
    accuse_after: AccuseAfter::Unanswered,
    accusation: AccusationVoice::Written,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const NL: Ruleset = Ruleset {
    preset: Preset::Nl,
    edition: Edition::Classic,
    two_players: TwoPlayers::NotOffered,
    dice: DiceCount::Two,
    characters: CharacterChoice::Free,
    pawns: PawnStart::StartSquares,
    weapons: WeaponStart::SixRandomRooms,
    leftovers: Leftovers::DealtOut,
    dealer: Dealer::Random,
    first_turn: FirstTurn::Scarlett,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::WhenMoved,
    idle: Idle::Freely,
    accuse_where: AccuseWhere::Anywhere,
    accuse_after: AccuseAfter::Unanswered,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const HR: Ruleset = Ruleset {
    preset: Preset::Hr,
    edition: Edition::Classic,
    two_players: TwoPlayers::NotOffered,
    dice: DiceCount::One,
    characters: CharacterChoice::Nearest,
    pawns: PawnStart::StartSquares,
    weapons: WeaponStart::SixRandomRooms,
    leftovers: Leftovers::DealtOut,
    dealer: Dealer::Random,
    first_turn: FirstTurn::Scarlett,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::WhenMoved,
    idle: Idle::AfterRolling,
    accuse_where: AccuseWhere::Anywhere,
    accuse_after: AccuseAfter::AnySuggestion,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::GoesIn,
    last_one: LastOne::WinsAtOnce,
};
