//! The side of whoever holds the device: lifting and dropping the curtain, the own view, papers,
//! notes, and a suggestion or accusation in the making.

use leptos::prelude::*;

use super::Session;
use crate::engine::card::Card;
use crate::engine::chooser::Chooser;
use crate::engine::permit::{Legal, legal_actions};
use crate::engine::ruleset::AccusationVoice;
use crate::engine::seat::Seat;
use crate::engine::view::SeatView;
use crate::handover::{Device, Reason};
use crate::navigation::Panel;
use crate::save::{Draft, DraftKind, Mark, Notes};

impl Session {
    /// The receiver lifts the curtain. If it is for his turn he has begun it.
    pub fn lift(self) {
        if self.is_overtaken() {
            return;
        }
        let device = self.device.get_untracked();
        self.hand_to(device.lifted());
        self.has_looked();
        if device.is_for(Reason::Turn) {
            let begun = self.truth.try_update_value(|truth| {
                let saved = truth.as_mut()?;
                let turn = saved.game.table().turn();
                let before = std::mem::replace(&mut saved.begun, turn);
                (before != turn).then_some(())
            });
            if begun.flatten().is_some() {
                self.keep();
            }
        }
    }

    /// The holder has seen all that has happened so far.
    pub(super) fn has_looked(self) {
        let Some(holder) = self.device.get_untracked().holder() else { return };
        let events = self.log.with_untracked(|log| log.len());
        self.looked.update_value(|looked| {
            if looked.has(holder) {
                looked[holder] = events;
            }
        });
    }

    /// How many events there were when the player of a seat last had the device in hand on this page.
    #[must_use]
    pub fn looked(self, seat: Seat) -> usize {
        self.looked.with_value(|looked| looked.get(seat).copied().unwrap_or(0))
    }

    /// The curtain falls: the page was hidden, or the screen left.
    pub fn drop_curtain(self) {
        self.has_looked();
        self.hand_to(self.device.get_untracked().dropped());
    }

    /// The view of the player who holds the device, and of nobody else.
    #[must_use]
    pub fn holders_view(self) -> Option<SeatView> {
        let holder = self.device.get_untracked().holder()?;
        self.truth.with_value(|truth| truth.as_ref().map(|saved| saved.game.seat_view(holder)))
    }

    /// What the holder may do in his turn.
    #[must_use]
    pub fn legal(self) -> Legal {
        match self.device.get_untracked() {
            Device::Held { reason: Reason::Turn | Reason::Accusation, .. } => {
                self.holders_view().map(|view| legal_actions(&view)).unwrap_or_default()
            }
            Device::Held { .. } | Device::Table | Device::Curtain { .. } => Legal::default(),
        }
    }

    /// Somebody asks for his papers.
    pub fn ask_papers(self, seat: Seat) {
        let device = self.device.get_untracked();
        if device.holder() == Some(seat) {
            self.panel.set(Panel::OwnPapers);
            return;
        }
        self.has_looked();
        self.hand_to(device.papers_for(seat));
    }

    /// What was being done apart is given up: papers are put away, or were not wanted; a written
    /// accusation is given up with all that was picked for it.
    pub fn give_up(self) {
        self.panel.set(Panel::Closed);
        let device = self.device.get_untracked();
        if device.is_for(Reason::Accusation) {
            self.set_draft(None);
        }
        let after = self
            .table
            .with_untracked(|table| table.as_ref().map_or(device, |table| device.given_up(table)));
        self.hand_to(after);
    }

    /// How many of the cards that the game has shown for the holder he has not been told of yet.
    #[must_use]
    pub fn untold(self) -> usize {
        self.holders_view().map_or(0, |view| {
            let shown = view.shown_for().len();
            let told = self.truth.with_value(|truth| {
                truth.as_ref().and_then(|saved| saved.told.get(view.seat()).copied())
            });
            shown.saturating_sub(told.and_then(|told| usize::try_from(told).ok()).unwrap_or(0))
        })
    }

    /// The holder has been told of all of them.
    pub fn has_told(self) {
        let Some(view) = self.holders_view() else { return };
        if self.untold() == 0 || self.is_overtaken() {
            return;
        }
        self.truth.update_value(|truth| {
            if let Some(saved) = truth {
                saved.told[view.seat()] = u32::try_from(view.shown_for().len()).unwrap_or(u32::MAX);
            }
        });
        self.keep();
    }

    /// Who chooses, just now, the card that the player of a seat shows.
    #[must_use]
    pub fn chooser(self, seat: Seat) -> Chooser {
        self.table.with(|table| {
            table.as_ref().and_then(|table| table.choosers().get(seat).copied()).unwrap_or_default()
        })
    }

    /// Puts the next mark on a card in the holder's notes, and saves.
    pub fn mark(self, card: Card) {
        self.note(|notes| notes.set(card, notes.mark(card).next()));
    }

    /// Changes the holder's notes, and saves.
    fn note(self, change: impl FnOnce(&mut Notes)) {
        let Some(holder) = self.device.get_untracked().holder() else { return };
        if self.is_overtaken() {
            return;
        }
        self.truth.update_value(|truth| {
            if let Some(saved) = truth
                && saved.notes.has(holder)
            {
                let notes = &mut saved.notes[holder];
                change(notes);
                self.notes.set(*notes);
            }
        });
        self.keep();
    }

    /// Marks a card as ruled out in the holder's notes.
    pub fn cross_out(self, card: Card) {
        self.note(|notes| notes.set(card, Mark::Tick));
    }

    /// The holder begins a suggestion or an accusation, with nothing picked; one that he had begun
    /// before goes on. A written accusation is made behind a curtain.
    pub fn begin_draft(self, kind: DraftKind) {
        let device = self.device.get_untracked();
        let Some(holder) = device.holder() else { return };
        self.has_looked();
        self.panel.set(Panel::Closed);
        let begun = self.draft.get_untracked().filter(|draft| draft.kind == kind);
        self.set_draft(Some(begun.unwrap_or(Draft::empty(holder, kind))));
        if kind == DraftKind::Accusation && self.accusations_are_written() {
            self.hand_to(device.to_write_an_accusation());
        }
    }

    /// Whether this rulebook wants accusations written down.
    fn accusations_are_written(self) -> bool {
        self.table.with_untracked(|table| {
            table
                .as_ref()
                .is_some_and(|table| table.ruleset().accusation == AccusationVoice::Written)
        })
    }

    /// Picks a card for it.
    pub fn pick(self, card: Card) {
        let picked = self.draft.get_untracked().map(|draft| match card {
            Card::Suspect(suspect) => Draft { suspect: Some(suspect), ..draft },
            Card::Weapon(weapon) => Draft { weapon: Some(weapon), ..draft },
            Card::Room(room) => Draft { room: Some(room), ..draft },
        });
        self.set_draft(picked);
    }

    /// Gives it up.
    pub fn cancel_draft(self) {
        self.set_draft(None);
        self.give_up();
    }

    fn set_draft(self, draft: Option<Draft>) {
        if self.is_overtaken() {
            return;
        }
        self.draft.set(draft);
        self.truth.update_value(|truth| {
            if let Some(saved) = truth {
                saved.draft = draft;
            }
        });
        self.keep();
    }
}
