//! The list of games: looking at it, and what is done to a game in it without playing.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Session, Trouble};
use crate::i18n::Fill;
use crate::new_game::NewGame;
use crate::save::{Ago, Summary, Time, Title};
use crate::storage::{GameId, Key, Shelf, Store as _, StoreError};
use crate::ui::platform::{self, CalendarPart};

impl Session {
    /// Looks which games there are. A game that another tab has is not played here any more, unless
    /// it lies nowhere else.
    pub fn look_at_shelf(self) {
        let is_elsewhere = self.trouble.get_untracked().is_some_and(Trouble::is_elsewhere);
        if is_elsewhere && self.shelf.with_value(Shelf::is_only_here) != Ok(true) {
            self.put_away();
        }
        match self.shelf.with_value(Shelf::list) {
            Ok(mut games) => {
                // One that could not be kept is in no list yet.
                let unlisted = self
                    .shelf
                    .with_value(|shelf| shelf.open_game().filter(|_| shelf.is_unlisted()));
                let about = self.truth.with_value(|truth| truth.as_ref().map(Summary::of));
                if let (Some(id), Some(about)) = (unlisted, about) {
                    games.add(id, about);
                }
                self.games.set(Arc::new(games));
            }
            Err(error) => self.tell(Some(error.into())),
        }
    }

    /// Calls a game something else, or by its players again.
    pub fn rename(self, id: GameId, title: Option<Title>) {
        if self.is_open(id) {
            self.truth.update_value(|truth| {
                if let Some(saved) = truth {
                    saved.title = title;
                }
            });
            self.put_on_shelf();
            self.look_at_shelf();
        } else {
            self.changes(self.shelf.try_update_value(|shelf| shelf.rename(id, title)));
        }
    }

    /// Deletes a game; there is a way back.
    pub fn delete(self, id: GameId) {
        let was_open = self.is_open(id);
        let deleted = self.shelf.try_update_value(|shelf| shelf.delete(id));
        if let Some(Ok(())) = deleted {
            self.just_deleted.set(Some(id));
            platform::keep_focus(".toast button");
            if was_open {
                self.put_away();
            }
        }
        self.changes(deleted);
        // What could not be kept for want of room may find some now.
        if self.shelf.with_value(Shelf::is_behind) {
            self.keep();
            self.look_at_shelf();
        }
    }

    /// Brings a deleted game back.
    pub fn restore(self, id: GameId) {
        self.just_deleted.set(None);
        self.changes(self.shelf.try_update_value(|shelf| shelf.restore(id)));
    }

    /// Begins another game with the people and the rulebook of this one.
    pub fn play_again(self, id: GameId) {
        self.open_game(id);
        if self.is_open(id) {
            self.again();
        }
    }

    fn is_open(self, id: GameId) -> bool {
        self.is_playing() && self.shelf.with_value(Shelf::open_game) == Some(id)
    }

    /// The list has changed, or could not be changed.
    fn changes(self, done: Option<Result<(), StoreError>>) {
        self.look_at_shelf();
        if let Some(done) = done {
            let trouble = done.err().map(Trouble::from);
            self.tell(trouble.or_else(|| self.trouble.get_untracked()));
        }
    }

    /// When a game was played, in words.
    #[must_use]
    pub fn when(self, played: Time) -> String {
        let words = self.words();
        let now = platform::time().unwrap_or(played);
        let text = |part| platform::calendar(played, words.locale, part);
        let template = match platform::day(played).ago(platform::day(now)) {
            Ago::Today => &words.library.today,
            Ago::Yesterday => &words.library.yesterday,
            Ago::Otherwise => return text(CalendarPart::Date),
        };
        words.say(template, &Fill::new().text(&text(CalendarPart::TimeOfDay))).plain()
    }

    /// Keeps the table that is being set, for the next time and for a reload.
    pub fn keep_form(self) {
        let text = self.form.with_untracked(NewGame::text);
        // Names are typed again in no time: that is no trouble to tell anybody.
        let _ = self.shelf.with_value(|shelf| shelf.store().set(Key::Form, &text));
    }
}
