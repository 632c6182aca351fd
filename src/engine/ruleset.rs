//! A rulebook as data: the options in which the rulebooks differ.
//!
//! Nothing here decides anything. What an option means is decided where the rule is, and only
//! there: setting up in [`super::setup`], moving in [`super::routes`], the turn in [`super::turn`].

/// The rulebooks that come with the game, named by the language they were printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
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
    pub const ALL: [Self; 4] = [Self::Nb, Self::Hu, Self::Nl, Self::Hr];
}

/// A board with its card set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The old mansion with nine rooms round the cellar stairs.
    Classic,
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

/// Where the pawns begin that nobody plays. Played ones begin on their start squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnplayedStart {
    /// On their start squares, like the others.
    StartSquares,
    /// In rooms, each drawn at random.
    RandomRooms,
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
}

/// With whom the dealing begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dealer {
    /// Somebody at random deals; the deal begins on the left.
    Random,
    /// The highest roller deals (ties roll again); the deal begins on the left.
    HighestRoll,
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstTurn {
    /// Whoever rolls highest; those who tie roll again among themselves.
    HighestRoll,
    /// Miss Scarlett's player; if nobody plays her, the next played character's.
    Scarlett,
}

/// How much of a roll must be walked in the corridors. Entering a room never needs an exact roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorridorRoll {
    /// All of it.
    Full,
    /// As much as one likes, from one step up.
    UpTo,
}

/// When a player may suggest in the room where the turn begins, instead of rolling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StayToSuggest {
    /// In any turn.
    Always,
    /// Only when another player's suggestion brought the pawn there since the last own turn.
    WhenMoved,
}

/// Whether a turn that begins in a room may end there without doing anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Idle {
    /// Yes, with or without rolling.
    Freely,
    /// Only after rolling.
    AfterRolling,
}

/// When an accusation may follow a suggestion in the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccuseAfter {
    /// After any suggestion.
    AnySuggestion,
    /// Only after one that nobody could answer.
    Unanswered,
}

/// How an accusation is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccusationVoice {
    /// Said for all to hear before looking.
    Aloud,
    /// Written down before looking; the others learn it only when it is right.
    Written,
}

/// What becomes of a wrong accuser's pawn that stands before a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtDoor {
    /// It stays and goes on blocking.
    Stays,
    /// It goes into that room.
    GoesIn,
}

/// What happens when all players but one have accused wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastOne {
    /// The last one must still solve the case.
    MustSolve,
    /// The last one has won.
    WinsAtOnce,
}

/// The rules of one game, option by option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The preset that the options were taken from.
    pub preset: Preset,
    /// Board and card set.
    pub edition: Edition,
    /// The fewest players.
    pub fewest_players: usize,
    /// The most players.
    pub most_players: usize,
    /// How many dice.
    pub dice: DiceCount,
    /// Who takes which character.
    pub characters: CharacterChoice,
    /// Where unplayed pawns begin.
    pub unplayed: UnplayedStart,
    /// Where the weapons begin.
    pub weapons: WeaponStart,
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
            Preset::Nb => NB,
            Preset::Hu => HU,
            Preset::Nl => NL,
            Preset::Hr => HR,
        }
    }
}

const NB: Ruleset = Ruleset {
    preset: Preset::Nb,
    edition: Edition::Classic,
    fewest_players: 3,
    most_players: 6,
    dice: DiceCount::Two,
    characters: CharacterChoice::Free,
    unplayed: UnplayedStart::StartSquares,
    weapons: WeaponStart::RandomRooms,
    dealer: Dealer::Random,
    first_turn: FirstTurn::HighestRoll,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::Always,
    idle: Idle::Freely,
    accuse_after: AccuseAfter::AnySuggestion,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const HU: Ruleset = Ruleset {
    preset: Preset::Hu,
    edition: Edition::Classic,
    fewest_players: 2,
    most_players: 6,
    dice: DiceCount::One,
    characters: CharacterChoice::Nearest,
    unplayed: UnplayedStart::RandomRooms,
    weapons: WeaponStart::PrintedList,
    dealer: Dealer::HighestRoll,
    first_turn: FirstTurn::Scarlett,
    corridor_roll: CorridorRoll::UpTo,
    stay_to_suggest: StayToSuggest::Always,
    idle: Idle::Freely,
    accuse_after: AccuseAfter::Unanswered,
    accusation: AccusationVoice::Written,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const NL: Ruleset = Ruleset {
    preset: Preset::Nl,
    edition: Edition::Classic,
    fewest_players: 3,
    most_players: 6,
    dice: DiceCount::Two,
    characters: CharacterChoice::Free,
    unplayed: UnplayedStart::StartSquares,
    weapons: WeaponStart::SixRandomRooms,
    dealer: Dealer::Random,
    first_turn: FirstTurn::Scarlett,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::WhenMoved,
    idle: Idle::Freely,
    accuse_after: AccuseAfter::Unanswered,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::Stays,
    last_one: LastOne::MustSolve,
};

const HR: Ruleset = Ruleset {
    preset: Preset::Hr,
    edition: Edition::Classic,
    fewest_players: 3,
    most_players: 6,
    dice: DiceCount::One,
    characters: CharacterChoice::Nearest,
    unplayed: UnplayedStart::StartSquares,
    weapons: WeaponStart::SixRandomRooms,
    dealer: Dealer::Random,
    first_turn: FirstTurn::Scarlett,
    corridor_roll: CorridorRoll::Full,
    stay_to_suggest: StayToSuggest::WhenMoved,
    idle: Idle::AfterRolling,
    accuse_after: AccuseAfter::AnySuggestion,
    accusation: AccusationVoice::Aloud,
    at_door: AtDoor::GoesIn,
    last_one: LastOne::WinsAtOnce,
};
