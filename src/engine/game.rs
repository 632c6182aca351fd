//! A game in progress: what happened, where it stands, and the chance it still has to draw.

use super::action::Action;
use super::dice::{Chance, Seeds, Stream};
use super::event::{Event, Seen, Viewer};
use super::integrity;
use super::refusal::{Refusal, ReplayError};
use super::seat::Seat;
use super::setup::Setup;
use super::state::State;
use super::turn::{decide, opening_events};
use super::undo::{LastMove, NoUndo, last_move};
use super::view::{SeatView, TableView};

/// A game: its events, and the state that they fold to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    seeds: Seeds,
    chance: Chance,
    events: Vec<Event>,
    state: State,
}

/// How far each stream of chance has been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Numbers drawn for setting up.
    pub deal: u32,
    /// Numbers drawn for rolls.
    pub dice: u32,
    /// Numbers drawn for cards that the game chose to show.
    pub answers: u32,
}

impl Game {
    /// Sets up a new game.
    #[must_use]
    pub fn new(setup: Setup, seeds: Seeds) -> Self {
        let mut chance = Chance::new(seeds);
        let events = opening_events(&setup, &mut chance);
        let state = State::after(setup, &events);
        Self { seeds, chance, events, state }
    }

    /// The game that these events tell. Old moves are not judged by the rules of today, but what no
    /// rule changes is: seats, cards, answers, order.
    ///
    /// # Errors
    /// With the first event that contradicts those before it.
    pub fn replay(
        setup: Setup,
        seeds: Seeds,
        drawn: Drawn,
        events: Vec<Event>,
    ) -> Result<Self, ReplayError> {
        let state = integrity::replayed(setup, &events)?;
        let chance = Chance {
            deal: Stream::resumed(seeds.deal, drawn.deal),
            dice: Stream::resumed(seeds.dice, drawn.dice),
            answers: Stream::resumed(seeds.answers, drawn.answers),
        };
        Ok(Self { seeds, chance, events, state })
    }

    /// Lets a seat act, and returns what happened.
    ///
    /// # Errors
    /// With the rule that forbids it; then nothing has changed.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refusal> {
        let news = decide(&self.state, seat, action, &mut self.chance)?;
        let before = self.events.len();
        for event in &news {
            self.state.apply(event);
        }
        self.events.extend(news);
        Ok(&self.events[before..])
    }

    /// The last move, if it can be taken back. `begun` is the last turn that its player has begun.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn last_move(&self, begun: u32) -> Result<LastMove, NoUndo> {
        last_move(&self.events, begun)
    }

    /// Takes the last move back: all is as if it had not been made. Dice stay as they fell, and a
    /// roll to come stays what it would have been.
    ///
    /// # Errors
    /// With the reason why it can't be; then nothing has changed.
    pub fn undo(&mut self, begun: u32) -> Result<LastMove, NoUndo> {
        let last = self.last_move(begun)?;
        self.events.remove(last.event);
        self.state = State::after(self.setup().clone(), &self.events);
        Ok(last)
    }

    /// Rulebook and characters.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        self.state.table().setup()
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &TableView {
        self.state.table()
    }

    /// What the player of one seat knows.
    #[must_use]
    pub fn seat_view(&self, seat: Seat) -> SeatView {
        let mut view = SeatView::new(seat, self.setup().clone());
        for seen in self.seen_by(Viewer::Seat(seat)) {
            view.apply(seen);
        }
        view
    }

    /// Everything that happened, as one viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = Seen> {
        self.events.iter().map(move |event| event.seen_by(viewer))
    }

    /// The whole truth: for saving, and for whoever runs the game. Screens get views.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The seeds of its chance.
    #[must_use]
    pub const fn seeds(&self) -> Seeds {
        self.seeds
    }

    /// How far its chance has been drawn.
    #[must_use]
    pub const fn drawn(&self) -> Drawn {
        Drawn {
            deal: self.chance.deal.drawn(),
            dice: self.chance.dice.drawn(),
            answers: self.chance.answers.drawn(),
        }
    }
}
