//! Games made without a browser, for journeys that begin in the middle of one, and for knowing what
//! a stored one holds.

mod crowd;

pub use crowd::crowd;

use kartano::engine::action::Action;
use kartano::engine::board::{Board, Interior, Place, Square};
use kartano::engine::card::{Card, CardSet, Room, Suspect};
use kartano::engine::dice::Seeds;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::game::Game;
use kartano::engine::permit::legal_actions;
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::routes::Route;
use kartano::engine::ruleset::{Preset, Ruleset};
use kartano::engine::seat::Seat;
use kartano::engine::setup::Setup;
use kartano::engine::theory::Theory;
use kartano::player_name::PlayerName;
use kartano::save::{Draft, DraftKind, SavedGame};

/// A point in a game at which the device may be put down and taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The rolls before the first turn.
    Opening,
    /// A turn begins.
    Fresh,
    /// The dice were thrown, and places are in reach.
    Rolled,
    /// A room was entered.
    Moved,
    /// A suggestion is half made.
    Suggesting,
    /// A player has a card to show.
    Answering,
    /// The asker looks at the card.
    Looking,
    /// The suggestion is dealt with.
    Answered,
    /// An accusation is half made.
    Accusing,
    /// The accuser looks into the envelope.
    Envelope,
    /// The game is over.
    Over,
}

impl Moment {
    /// All of them, in the order in which they come.
    pub const ALL: [Self; 11] = [
        Self::Opening,
        Self::Fresh,
        Self::Rolled,
        Self::Moved,
        Self::Suggesting,
        Self::Answering,
        Self::Looking,
        Self::Answered,
        Self::Accusing,
        Self::Envelope,
        Self::Over,
    ];

    fn is_now(self, game: &Game) -> bool {
        match (self, game.table().phase()) {
            (Self::Opening, Phase::Opening(_))
            | (Self::Answering, Phase::Answering { .. })
            | (Self::Looking, Phase::Looking { .. })
            | (Self::Envelope, Phase::Verdict { .. })
            | (Self::Over, Phase::Over(_)) => true,
            (moment, Phase::Turn { stage, .. }) => match moment {
                Self::Fresh | Self::Accusing => *stage == Stage::Fresh,
                Self::Rolled => matches!(stage, Stage::Rolled(_)),
                Self::Moved | Self::Suggesting => {
                    matches!(stage, Stage::Moved { entered: Some(_) })
                }
                Self::Answered => *stage == Stage::Suggested { answered: true },
                _ => false,
            },
            _ => false,
        }
    }
}

/// A table with these players, who have the characters in the order of the cards.
///
/// # Panics
/// Where the rulebook does not allow so many.
#[must_use]
pub fn table(preset: Preset, names: &[&str], seeds: Seeds) -> SavedGame {
    let characters = Suspect::ALL[..names.len()].to_vec();
    let setup = Setup::new(Ruleset::of(preset), characters).expect("a table of this rulebook");
    let names = names.iter().map(|name| PlayerName::new(name).expect("a name")).collect();
    SavedGame::new(Game::new(setup, seeds), names).expect("a name for each")
}

/// A game by the Norwegian rules that has come to this moment.
#[must_use]
pub fn game_at(moment: Moment, names: &[&str]) -> SavedGame {
    come_to(moment, table(Preset::Nb, names, Seeds::from_number(7)))
}

/// The same in the middle of an evening, when the pieces stand all over the board.
///
/// # Panics
/// Where the evening is over before.
#[must_use]
pub fn later_game_at(moment: Moment, names: &[&str]) -> SavedGame {
    let mut saved = table(Preset::Nb, names, Seeds::from_number(11));
    while moment != Moment::Opening && saved.game.table().turn() < 14 {
        let (seat, action) = next_action(&saved.game).expect("the game goes on");
        saved.game.play(seat, action).expect("it is allowed");
    }
    come_to(moment, saved)
}

fn come_to(moment: Moment, mut saved: SavedGame) -> SavedGame {
    play_until(&mut saved.game, moment);
    let actor = saved.game.table().actor();
    let draft = |kind| actor.map(|seat| Draft::empty(seat, kind));
    saved.draft = match moment {
        Moment::Suggesting => draft(DraftKind::Suggestion),
        Moment::Accusing => draft(DraftKind::Accusation),
        _ => None,
    };
    if let Some(draft) = &mut saved.draft {
        draft.suspect = Some(Suspect::Plum);
    }
    saved
}

/// Plays sensibly until this moment has come.
///
/// # Panics
/// Where it never comes.
pub fn play_until(game: &mut Game, moment: Moment) {
    let to_the_end = matches!(moment, Moment::Envelope | Moment::Over);
    for _ in 0..500 {
        if moment.is_now(game) {
            return;
        }
        let (seat, mut action) = next_action(game).expect("the game goes on");
        if to_the_end && accusing_is_allowed(game, seat) {
            action = Action::Accuse(solution(game).expect("the cards are dealt"));
        }
        game.play(seat, action).expect("it is allowed");
    }
    panic!("{moment:?} never came");
}

fn accusing_is_allowed(game: &Game, seat: Seat) -> bool {
    legal_actions(&game.seat_view(seat)).accuse
}

/// What the envelope holds, once the cards are dealt: for the test alone.
#[must_use]
pub fn solution(game: &Game) -> Option<Theory> {
    game.events().iter().find_map(|event| match event {
        Event::Dealt { deal, .. } => Some(deal.solution),
        _ => None,
    })
}

/// The hand of a seat: for the test alone.
#[must_use]
pub fn hand(game: &Game, seat: Seat) -> CardSet {
    game.seat_view(seat).hand()
}

/// What whoever is next would sensibly do: make for a room, ask there about a card that another
/// holds, and never accuse.
#[must_use]
pub fn next_action(game: &Game) -> Option<(Seat, Action)> {
    let seat = game.table().actor()?;
    let legal = legal_actions(&game.seat_view(seat));
    let action = if legal.close_look {
        Action::CloseLook
    } else if let Some(card) = legal.show.iter().next() {
        Action::Show(card)
    } else if legal.roll {
        Action::Roll
    } else if let Some(room) = legal.suggest {
        Action::Suggest(telling(game, seat, Theory::about(Edition::Classic, room)))
    } else if !legal.routes.is_empty() {
        Action::Move(best(game.table().board(), &legal.routes, |_| true))
    } else if legal.stay {
        Action::Stay
    } else {
        Action::EndTurn
    };
    Some((seat, action))
}

/// A theory that the neighbour on the left can answer with two cards, or with one, or somebody else.
fn telling(game: &Game, asker: Seat, theories: impl Iterator<Item = Theory>) -> Theory {
    let others = game.table().characters().clockwise_after(asker);
    let hands: Vec<CardSet> = others.map(|seat| hand(game, seat)).collect();
    let worth = |theory: &Theory| {
        let named = theory.cards();
        let held = |hand: &CardSet| hand.and(named).len();
        (held(&hands[0]).min(2), hands.iter().map(held).sum::<usize>())
    };
    theories.max_by_key(worth).expect("there are 36 of each room")
}

/// A wanted room if one is in reach, else the square from which one is soonest reached.
fn best(board: &Board, routes: &[Route], wanted: impl Fn(Room) -> bool) -> Place {
    let distance = |route: &&Route| match route.to {
        Place::Room(room) if wanted(room) => 0,
        Place::Room(_) | Place::Centre => usize::MAX,
        Place::Square(square) => 1 + to_a_door(board, square, &wanted),
    };
    routes.iter().min_by_key(distance).expect("there are some").to
}

fn to_a_door(board: &Board, from: Square, wanted: impl Fn(Room) -> bool) -> usize {
    let is_before_one = |square| board.insides_at(square).filter_map(Interior::room).any(&wanted);
    let mut seen = vec![from];
    let mut edge = vec![from];
    for steps in 0.. {
        if edge.is_empty() || edge.iter().copied().any(is_before_one) {
            return steps;
        }
        let next: Vec<Square> =
            edge.iter().flat_map(|&square| board.neighbours(square)).copied().collect();
        edge.clear();
        for square in next {
            if !seen.contains(&square) {
                seen.push(square);
                edge.push(square);
            }
        }
    }
    unreachable!("the corridor is finite")
}

/// A theory that is not what the envelope holds.
#[must_use]
pub fn wrong(game: &Game) -> Theory {
    let right = solution(game);
    Theory::all(Edition::Classic).find(|theory| Some(*theory) != right).expect("there are 324")
}

/// Every card that nobody has named aloud.
#[must_use]
pub fn unnamed(game: &Game) -> CardSet {
    let mut cards = Edition::Classic.deck();
    for event in game.seen_by(Viewer::Table) {
        let named = match event {
            Seen::Told(Told::Suggested { theory, .. })
            | Seen::Accused { theory: Some(theory), .. } => theory.cards(),
            _ => CardSet::EMPTY,
        };
        for card in named.iter() {
            cards.remove(card);
        }
    }
    for (_, &suspect) in game.table().characters().iter() {
        cards.remove(Card::Suspect(suspect));
    }
    cards
}
