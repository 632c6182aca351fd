//! What happened. Events are the truth of a game: they are saved, and everything is folded from
//! them. They carry outcomes (the deal, the dice, the card shown), so that a replay needs no chance.

use super::board::{Interior, Link, Place};
use super::card::{Card, CardSet, Room};
use super::chooser::Chooser;
use super::dice::Roll;
use super::edition::Edition;
use super::phase::Outcome;
use super::ruleset::AccusationVoice;
use super::seat::{BySeat, Seat, SeatSet};
use super::side::SidePlace;
use super::theory::Theory;

/// What everybody at the table hears and sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Pawns and weapons were put on the board.
    Arranged {
        /// Each suspect's place, in the order of [`super::card::Suspect::ALL`].
        pieces: [Place; 6],
        /// Each weapon's room or the centre, by [`super::card::Weapon::slot`].
        weapons: [Interior; 6],
    },
    /// A roll for the first turn or for the dealer.
    OpeningRolled {
        /// Who rolled.
        seat: Seat,
        /// What.
        roll: Roll,
    },
    /// Several rolled highest; these roll again.
    RollAgain {
        /// Who ties.
        among: SeatSet,
    },
    /// A turn begins, and the one before it is over.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A roll to move.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What.
        roll: Roll,
    },
    /// The roll leads nowhere.
    NowhereToGo {
        /// Who stays therefore.
        seat: Seat,
    },
    /// A pawn was walked.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where to.
        to: Place,
    },
    /// A player remained in the room after rolling.
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// A player took a secret passage or a direct door.
    TookLink {
        /// Who.
        seat: Seat,
        /// Which.
        link: Link,
        /// Where to.
        to: Room,
    },
    /// A suggestion was made; the named pawn and weapon were put into the room.
    Suggested {
        /// Who made it.
        by: Seat,
        /// What it names.
        theory: Theory,
    },
    /// A player holds none of the named cards.
    CannotAnswer {
        /// Who.
        seat: Seat,
    },
    /// A player holds a named card and must show one.
    AnswerDue {
        /// Who.
        seat: Seat,
    },
    /// Nobody could answer.
    Unanswered,
    /// From now on somebody else chooses which card a player shows.
    LetChoose {
        /// Whose card.
        seat: Seat,
        /// Who chooses.
        chooser: Chooser,
    },
    /// The shown card, or the side card, was put away.
    LookClosed,
    /// The accusation was wrong: its maker is out, and goes on answering.
    AccusedWrongly {
        /// Who.
        by: Seat,
    },
    /// A wrong accuser's pawn left the square before a door.
    ClearedDoorway {
        /// Whose.
        seat: Seat,
        /// Into which room, or the centre.
        to: Interior,
    },
}

impl Told {
    /// Whether it is said beside the game: at any moment, whoever's it is, and nothing of the game
    /// moves on by it.
    #[must_use]
    pub const fn is_aside(&self) -> bool {
        matches!(self, Self::LetChoose { .. })
    }
}

/// The cards as they were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What the envelope holds.
    pub solution: Theory,
    /// What each player holds.
    pub hands: BySeat<CardSet>,
    /// What lies face up for all to see.
    pub face_up: CardSet,
    /// What lies aside face down, by [`SidePlace`]; empty in most games.
    pub aside: Vec<Card>,
}

impl Deal {
    /// Whether every card of the edition is in exactly one place.
    #[must_use]
    pub fn is_whole(&self, edition: Edition) -> bool {
        let aside = self.aside.iter().map(|&card| CardSet::from_iter([card]));
        let beside = [self.solution.cards(), self.face_up];
        let places = || self.hands.iter().map(|(_, &hand)| hand).chain(beside).chain(aside.clone());
        places().map(CardSet::len).sum::<usize>() == Edition::CARDS
            && places().fold(CardSet::EMPTY, CardSet::or) == edition.deck()
    }
}

/// Something that happened, with all its secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Something that is public as a whole.
    Told(Told),
    /// The cards were dealt.
    Dealt {
        /// By whom; the deal began on his left.
        dealer: Seat,
        /// How.
        deal: Deal,
    },
    /// A card was shown in answer to a suggestion.
    Shown {
        /// Who showed it.
        by: Seat,
        /// To whom alone.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A player looks at a side card.
    Peeked {
        /// Who.
        by: Seat,
        /// In which place.
        place: SidePlace,
        /// Which.
        card: Card,
    },
    /// An accusation was made, and its maker looks into the envelope.
    Accused {
        /// Who made it.
        by: Seat,
        /// Said aloud or written down.
        voice: AccusationVoice,
        /// What it claims.
        theory: Theory,
        /// What the accuser finds.
        solution: Theory,
    },
    /// The game is over and all cards are laid open.
    Ended {
        /// How it ended.
        outcome: Outcome,
        /// All cards.
        deal: Deal,
    },
}

/// Who looks at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody: what may stand on a public screen.
    Table,
    /// The player of one seat.
    Seat(Seat),
}

impl Viewer {
    fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// An event as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Something public.
    Told(Told),
    /// The cards were dealt.
    Dealt {
        /// By whom.
        dealer: Seat,
        /// How many cards each player got.
        sizes: BySeat<usize>,
        /// What lies face up for all to see.
        face_up: CardSet,
        /// The viewer's own hand.
        hand: Option<CardSet>,
    },
    /// A card was shown.
    Shown {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
        /// Which, for these two.
        card: Option<Card>,
    },
    /// A player looks at a side card.
    Peeked {
        /// Who.
        by: Seat,
        /// In which place.
        place: SidePlace,
        /// Which, for the looker.
        card: Option<Card>,
    },
    /// An accusation was made.
    Accused {
        /// By whom.
        by: Seat,
        /// What it claims, if it was said aloud or is the viewer's own.
        theory: Option<Theory>,
        /// What the envelope holds, for the accuser.
        solution: Option<Theory>,
    },
    /// The game is over and all cards are laid open.
    Ended {
        /// How it ended.
        outcome: Outcome,
        /// All cards.
        deal: Deal,
    },
}

impl Event {
    /// What this viewer may know of it. The only place that decides who may know what.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Self::Told(told) => Seen::Told(told.clone()),
            Self::Dealt { dealer, deal } => Seen::Dealt {
                dealer: *dealer,
                sizes: deal.hands.map(|_, hand| hand.len()),
                face_up: deal.face_up,
                hand: match viewer {
                    Viewer::Table => None,
                    Viewer::Seat(seat) => deal.hands.get(seat).copied(),
                },
            },
            Self::Shown { by, to, card } => Seen::Shown {
                by: *by,
                to: *to,
                card: (viewer.is(*by) || viewer.is(*to)).then_some(*card),
            },
            Self::Peeked { by, place, card } => {
                Seen::Peeked { by: *by, place: *place, card: viewer.is(*by).then_some(*card) }
            }
            Self::Accused { by, voice, theory, solution } => {
                let heard = *voice == AccusationVoice::Aloud || viewer.is(*by);
                Seen::Accused {
                    by: *by,
                    theory: heard.then_some(*theory),
                    solution: viewer.is(*by).then_some(*solution),
                }
            }
            Self::Ended { outcome, deal } => Seen::Ended { outcome: *outcome, deal: deal.clone() },
        }
    }
}
