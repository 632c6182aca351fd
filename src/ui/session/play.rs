//! Playing: a tap becomes an action, what happened is shown, and the device goes where it is due.

use std::sync::Arc;

use leptos::prelude::*;

use super::Session;
use crate::engine::action::Action;
use crate::engine::event::{Seen, Told, Viewer};
use crate::engine::seat::Seat;
use crate::engine::undo::{LastMove, NoUndo};
use crate::handover::Device;
use crate::in_hand::InHand;
use crate::navigation::Panel;
use crate::save::SavedGame;
use crate::ui::platform;

impl Session {
    /// Who acts: the holder, or at the open table whoever the game waits for.
    fn actor(self) -> Option<Seat> {
        let table = self.table.get_untracked()?;
        match self.device.get_untracked() {
            Device::Held { by, .. } => Some(by),
            Device::Table => table.actor(),
            Device::Curtain { .. } => None,
        }
    }

    /// Does something at the table, and saves.
    pub fn act(self, action: Action) {
        let Some(actor) = self.actor() else { return };
        if self.is_overtaken() {
            return;
        }
        self.has_looked();
        let mut played = None;
        self.truth.update_value(|truth| {
            let Some(saved) = truth else { return };
            played = Some(saved.game.play(actor, action).map(<[_]>::len));
            // Who chooses may be said in the middle of anything.
            if matches!(played, Some(Ok(_))) && !matches!(action, Action::LetChoose(_)) {
                saved.draft = None;
            }
        });
        match played {
            None => {}
            Some(Err(refusal)) => self.refused.set(Some(refusal.0)),
            Some(Ok(_)) => {
                self.show_what_happened();
                self.keep();
            }
        }
    }

    fn show_what_happened(self) {
        let Some((table, log)) = self.truth.with_value(|truth| {
            let game = &truth.as_ref()?.game;
            Some((Arc::new(game.table().clone()), game.seen_by(Viewer::Table).collect::<Vec<_>>()))
        }) else {
            return;
        };
        let device = self.device.get_untracked().after_action(&table);
        self.chosen.set(None);
        self.refused.set(None);
        self.undone.set(None);
        self.heard.set(self.log.with_untracked(|log| log.len()));
        self.log.set(Arc::new(log));
        self.table.set(Some(table));
        self.hand_to(device);
    }

    /// The last move, if it can be taken back, or why it can't.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn last_move(self) -> Result<LastMove, NoUndo> {
        self.truth.with_value(|truth| {
            let saved = truth.as_ref().ok_or(NoUndo::NothingDone)?;
            saved.game.last_move(saved.begun)
        })
    }

    /// Whether the turn waits for its player to begin it.
    #[must_use]
    pub fn awaits_its_player(self) -> bool {
        self.truth.with_value(|truth| truth.as_ref().is_some_and(SavedGame::awaits_its_player))
    }

    /// Takes the last move back, and saves. The device goes back to who made it.
    ///
    /// # Errors
    /// With the reason why it can't be.
    pub fn take_back(self) -> Result<(), NoUndo> {
        if self.is_overtaken() {
            return Ok(());
        }
        let taken = self.truth.try_update_value(|truth| truth.as_mut().map(SavedGame::take_back));
        if let Some(last) = taken.flatten().transpose()? {
            self.show_what_happened();
            self.undone.set(Some(last.by));
            self.keep();
        }
        Ok(())
    }

    /// The device goes where it is due, and the private things of whoever holds it come out there.
    pub(super) fn hand_to(self, device: Device) {
        let in_hand = self.truth.with_value(|truth| {
            truth.as_ref().map(|saved| InHand::of(saved, device)).unwrap_or_default()
        });
        self.notes.set(in_hand.notes);
        self.draft.set(in_hand.draft);
        if self.device.get_untracked() != device {
            self.panel.set(Panel::Closed);
            self.chosen.set(None);
            self.looked_at.set(None);
            self.refused.set(None);
            self.device.set(device);
            platform::to_top();
        }
    }

    /// What has happened in this turn so far, or in it since a suggestion was made: then that and
    /// its answers are what everybody wants to see, and little room is on a phone.
    #[must_use]
    pub fn this_turn(self) -> Vec<Seen> {
        self.log.with(|log| {
            let began = log.iter().enumerate().rev().find_map(|(at, seen)| match seen {
                Seen::Told(Told::TurnBegan { .. }) => Some(at + 1),
                Seen::Told(Told::Suggested { .. }) => Some(at),
                _ => None,
            });
            log[began.unwrap_or(0)..].to_vec()
        })
    }
}
