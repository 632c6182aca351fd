//! A player that does anything it may, for tests and measurements. It knows nothing of the game but
//! what [`legal_actions`] lists.

use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place};
use kartano::engine::card::{Card, Room, Suspect};
use kartano::engine::dice::{Seeds, Stream};
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Viewer};
use kartano::engine::game::Game;
use kartano::engine::permit::{Legal, legal_actions};
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::ruleset::AccuseWhere;
use kartano::engine::seat::Seat;
use kartano::engine::setup::Setup;
use kartano::engine::theory::Theory;
use kartano::engine::view::SeatView;

/// It accuses in one of so many turns, so that games last.
pub const TURNS_TO_AN_ACCUSATION: u8 = 60;

/// The same where accusations are made in the centre alone, in which few turns begin.
pub const TURNS_THERE_TO_AN_ACCUSATION: u8 = 6;

/// It changes who chooses before one of so many actions.
const ACTIONS_TO_A_CHOOSER: u8 = 30;

/// No random game is as long: 30 times what is usual.
pub const FAR_TOO_MANY_TURNS: u32 = 12_000;

/// One kind of action, with what it can be done with where the choice is narrow.
#[derive(Clone, Copy)]
enum Kind {
    Roll,
    Walk,
    Stay,
    Link,
    Suggest,
    Accuse,
    Show,
    Peek,
    CloseLook,
    EndTurn,
}

/// Picks uniformly among the kinds of action that are legal, and then among the actions of the
/// kind.
pub struct RandomPlayer {
    chance: Stream,
    will_accuse: bool,
}

impl RandomPlayer {
    /// A player whose whims grow from a number.
    pub fn new(number: u64) -> Self {
        Self { chance: Stream::new(Seeds::from_number(number).deal), will_accuse: false }
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        self.chance.pick(items).expect("something to pick from")
    }

    /// What it does now. Rarely it changes who chooses the cards it shows.
    ///
    /// At the beginning of a turn it resolves, rarely, to accuse in it; then accusing is one of the
    /// kinds, and it does not end the turn without.
    pub fn act(&mut self, view: &SeatView) -> Action {
        if matches!(view.table().phase(), Phase::Turn { stage: Stage::Fresh, .. }) {
            let turns = match view.table().ruleset().accuse_where {
                AccuseWhere::Anywhere => TURNS_TO_AN_ACCUSATION,
                AccuseWhere::Centre => TURNS_THERE_TO_AN_ACCUSATION,
            };
            self.will_accuse = self.chance.below(turns) == 0;
        }
        let legal = legal_actions(view);
        match legal.let_choose {
            Some(chooser) if self.chance.below(ACTIONS_TO_A_CHOOSER) == 0 => {
                Action::LetChoose(chooser)
            }
            _ => self.pick(&legal, view.table().ruleset().edition),
        }
    }

    fn pick(&mut self, legal: &Legal, edition: Edition) -> Action {
        let accuse = legal.accuse && self.will_accuse;
        let kinds = [
            (legal.roll, Kind::Roll),
            (!legal.routes.is_empty(), Kind::Walk),
            (legal.stay, Kind::Stay),
            (!legal.links.is_empty(), Kind::Link),
            (legal.suggest.is_some(), Kind::Suggest),
            (accuse, Kind::Accuse),
            (!legal.show.is_empty(), Kind::Show),
            (!legal.peek.is_empty(), Kind::Peek),
            (legal.close_look, Kind::CloseLook),
            (legal.end_turn && !accuse, Kind::EndTurn),
        ];
        let open: Vec<Kind> =
            kinds.into_iter().filter_map(|(open, kind)| open.then_some(kind)).collect();
        match self.one_of(&open) {
            Kind::Roll => Action::Roll,
            Kind::Walk => {
                let places: Vec<Place> = legal.routes.iter().map(|route| route.to).collect();
                Action::Move(self.one_of(&places))
            }
            Kind::Stay => Action::Stay,
            Kind::Link => {
                let links: Vec<(Link, Room)> = legal.links.clone();
                let (link, to) = self.one_of(&links);
                Action::Take(link, to)
            }
            Kind::Suggest => {
                let room = legal.suggest.expect("a suggestion is legal");
                Action::Suggest(Theory { room, ..self.theory(edition) })
            }
            Kind::Accuse => Action::Accuse(self.theory(edition)),
            Kind::Show => {
                let cards: Vec<Card> = legal.show.iter().collect();
                Action::Show(self.one_of(&cards))
            }
            Kind::Peek => Action::Peek(self.one_of(&legal.peek)),
            Kind::CloseLook => Action::CloseLook,
            Kind::EndTurn => Action::EndTurn,
        }
    }

    fn theory(&mut self, edition: Edition) -> Theory {
        Theory {
            suspect: self.one_of(&Suspect::ALL),
            weapon: self.one_of(edition.weapons()),
            room: self.one_of(edition.rooms()),
        }
    }
}

/// A game that random players play, each by what its own seat sees.
pub struct RandomGame {
    /// The game as far as it has come.
    pub game: Game,
    /// What each seat knows.
    pub views: Vec<SeatView>,
    player: RandomPlayer,
}

impl RandomGame {
    /// A new game; the number decides about everything in it.
    pub fn new(setup: Setup, number: u64) -> Self {
        let views =
            setup.characters().seats().map(|seat| SeatView::new(seat, setup.clone())).collect();
        let game = Game::new(setup, Seeds::from_number(number));
        let mut new = Self { game, views, player: RandomPlayer::new(number ^ u64::MAX) };
        let opening = new.game.events().to_vec();
        new.see(&opening);
        new
    }

    fn see(&mut self, news: &[Event]) {
        for view in &mut self.views {
            for event in news {
                view.apply(event.seen_by(Viewer::Seat(view.seat())));
            }
        }
    }

    /// What the next player is about to do; `None` when the game is over.
    pub fn next(&mut self) -> Option<(Seat, Action)> {
        let seat = self.game.table().actor()?;
        Some((seat, self.player.act(&self.views[seat.index()])))
    }

    /// Does it.
    pub fn play(&mut self, seat: Seat, action: Action) {
        let news = self.game.play(seat, action).expect("a listed action is accepted").to_vec();
        self.see(&news);
    }

    /// Plays on to the end.
    pub fn finish(&mut self) {
        while let Some((seat, action)) = self.next() {
            self.play(seat, action);
            assert!(self.game.table().turn() < FAR_TOO_MANY_TURNS, "a game that does not end");
        }
    }
}
