//! The whole truth of a game. Private to the engine and to whoever runs a game; screens and computer
//! players get views.

use super::card::CardSet;
use super::chooser::Showings;
use super::event::{Deal, Event, Viewer};
use super::seat::Seat;
use super::setup::Setup;
use super::theory::Theory;
use super::view::TableView;

/// Everything, secrets included: what the table sees, and what lies beneath.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    table: TableView,
    deal: Option<Deal>,
    accusation: Option<Theory>,
    showings: Showings,
}

impl State {
    /// A table before anything has happened.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let showings = Showings::none(setup.characters());
        Self { table: TableView::new(setup), deal: None, accusation: None, showings }
    }

    /// What these events fold to.
    #[must_use]
    pub fn after(setup: Setup, events: &[Event]) -> Self {
        let mut state = Self::new(setup);
        for event in events {
            state.apply(event);
        }
        state
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &TableView {
        &self.table
    }

    /// The cards, once they are dealt.
    #[must_use]
    pub const fn deal(&self) -> Option<&Deal> {
        self.deal.as_ref()
    }

    /// The last accusation, which its maker may be checking now.
    #[must_use]
    pub const fn accusation(&self) -> Option<Theory> {
        self.accusation
    }

    /// Which cards were shown to whom.
    #[must_use]
    pub const fn showings(&self) -> &Showings {
        &self.showings
    }

    /// A player's hand; empty before the deal.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.deal.as_ref().and_then(|deal| deal.hands.get(seat)).copied().unwrap_or_default()
    }

    /// Folds one more event: the only writer.
    ///
    /// The seats of an event must be seats of this table.
    pub fn apply(&mut self, event: &Event) {
        self.table.apply(&event.seen_by(Viewer::Table));
        match event {
            Event::Dealt { deal, .. } => self.deal = Some(deal.clone()),
            Event::Accused { theory, .. } => self.accusation = Some(*theory),
            Event::Shown { by, to, card } => self.showings.add(*by, *to, *card),
            Event::Told(_) | Event::Peeked { .. } | Event::Ended { .. } => {}
        }
    }
}
