//! Before the first turn: who sits where, where pawns and weapons begin, and the deal.

use super::board::{Board, Interior, Place};
use super::card::{Card, CardSet, Room, Suspect};
use super::dice::Stream;
use super::event::{Deal, Told};
use super::refusal::SetupError;
use super::ruleset::{
    CharacterChoice, Edition, Leftovers, PawnStart, Ruleset, TwoPlayers, WeaponStart,
};
use super::seat::{BySeat, Seat};
use super::side::SidePlace;
use super::theory::Theory;

/// A table that is ready to play: a rulebook, and a character for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    ruleset: Ruleset,
    characters: BySeat<Suspect>,
}

impl Setup {
    /// A table with these characters, in the order in which the players sit, clockwise.
    ///
    /// # Errors
    /// If the rulebook does not allow so many players, if two have the same character, or if the
    /// characters are not in the order that the rulebook wants.
    pub fn new(ruleset: Ruleset, characters: Vec<Suspect>) -> Result<Self, SetupError> {
        let players = ruleset.players();
        let (fewest, most) = (*players.start(), *players.end());
        if characters.len() < fewest {
            return Err(SetupError::TooFewPlayers { fewest });
        }
        if characters.len() > most {
            return Err(SetupError::TooManyPlayers { most });
        }
        for (place, &suspect) in characters.iter().enumerate() {
            if characters[..place].contains(&suspect) {
                return Err(SetupError::SameCharacter(suspect));
            }
        }
        if ruleset.characters == CharacterChoice::Nearest
            && let Some(pair) = characters.windows(2).find(|pair| pair[0] > pair[1])
        {
            return Err(SetupError::OutOfOrder(pair[1]));
        }
        BySeat::new(characters)
            .map(|characters| Self { ruleset, characters })
            .ok_or(SetupError::TooManyPlayers { most })
    }

    /// The rulebook.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Each seat's character.
    #[must_use]
    pub const fn characters(&self) -> &BySeat<Suspect> {
        &self.characters
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        Board::of(self.ruleset.edition)
    }

    /// Board and card set.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.ruleset.edition
    }

    /// Whether cards lie aside that the players may look at.
    #[must_use]
    pub fn has_side_cards(&self) -> bool {
        self.characters.len() == 2 && self.ruleset.two_players == TwoPlayers::SideCards
    }

    /// How many cards lie aside face down.
    #[must_use]
    pub fn side_cards(&self) -> usize {
        if self.has_side_cards() { SidePlace::ALL.len() } else { 0 }
    }

    /// How many cards lie face up for all to see.
    #[must_use]
    pub fn face_up_cards(&self) -> usize {
        match self.ruleset.leftovers {
            Leftovers::DealtOut => 0,
            Leftovers::FaceUp => (Edition::CARDS - 3 - self.side_cards()) % self.characters.len(),
        }
    }

    /// Where a pawn is put if it is not put into a room at random.
    #[must_use]
    pub fn beginning(&self, suspect: Suspect) -> Place {
        self.board().start(suspect).map_or(Place::Centre, Place::Square)
    }

    /// Who plays this character.
    #[must_use]
    pub fn player_of(&self, suspect: Suspect) -> Option<Seat> {
        self.characters.iter().find(|&(_, &played)| played == suspect).map(|(seat, _)| seat)
    }

    /// The player of Miss Scarlett, or of the next character after her that is played.
    #[must_use]
    pub fn nearest_to_scarlett(&self) -> Option<Seat> {
        Suspect::ALL.into_iter().find_map(|suspect| self.player_of(suspect))
    }
}

/// The printed list: which weapon begins in which room, by [`super::card::Weapon::slot`].
pub const PRINTED_LIST: [Room; 6] = [
    Room::Dining,       // candlestick
    Room::Lounge,       // dagger
    Room::Conservatory, // lead pipe
    Room::Study,        // revolver
    Room::Ballroom,     // rope
    Room::Kitchen,      // spanner
];

/// Puts pawns and weapons where the rulebook wants them.
#[must_use]
pub fn arrange(setup: &Setup, deal: &mut Stream) -> Told {
    let Ruleset { edition, pawns, weapons, .. } = setup.ruleset;
    let pieces = Suspect::ALL.map(|suspect| {
        let played = setup.player_of(suspect).is_some();
        match pawns {
            PawnStart::UnplayedInRooms if !played => Place::Room(random_room(edition, deal)),
            PawnStart::Centre => Place::Centre,
            PawnStart::StartSquares | PawnStart::UnplayedInRooms => setup.beginning(suspect),
        }
    });
    let weapons = match weapons {
        WeaponStart::RandomRooms => {
            edition.weapons().map(|_| Interior::Room(random_room(edition, deal)))
        }
        WeaponStart::SixRandomRooms => {
            let mut rooms = *edition.rooms();
            deal.shuffle(&mut rooms);
            edition.weapons().map(|weapon| Interior::Room(rooms[weapon.slot()]))
        }
        WeaponStart::PrintedList => PRINTED_LIST.map(Interior::Room),
        WeaponStart::Centre => [Interior::Centre; 6],
    };
    Told::Arranged { pieces, weapons }
}

fn random_room(edition: Edition, deal: &mut Stream) -> Room {
    deal.pick(edition.rooms()).expect("there are nine rooms to pick from")
}

/// Fills the envelope from the three piles, each shuffled apart, and deals the rest one by one,
/// clockwise from the dealer's left.
#[must_use]
pub fn deal_cards(setup: &Setup, dealer: Seat, deal: &mut Stream) -> Deal {
    let edition = setup.edition();
    let mut suspects = Suspect::ALL;
    let mut weapons = *edition.weapons();
    let mut rooms = *edition.rooms();
    deal.shuffle(&mut suspects);
    deal.shuffle(&mut weapons);
    deal.shuffle(&mut rooms);
    let solution = Theory { suspect: suspects[0], weapon: weapons[0], room: rooms[0] };

    let in_envelope = solution.cards();
    let mut rest: Vec<Card> = edition.cards().filter(|&card| !in_envelope.contains(card)).collect();
    deal.shuffle(&mut rest);
    let aside = rest.drain(..setup.side_cards()).collect();
    let face_up = rest.drain(..setup.face_up_cards()).collect();
    let mut hands = setup.characters.map(|_, _| CardSet::EMPTY);
    let round: Vec<Seat> = hands.clockwise_after(dealer).chain([dealer]).collect();
    for (card, &seat) in rest.into_iter().zip(round.iter().cycle()) {
        hands[seat].insert(card);
    }
    Deal { solution, hands, face_up, aside }
}
