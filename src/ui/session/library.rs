//! The game that is open: beginning, opening and saving it, and other tabs that may have played on.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Session, Trouble};
use crate::engine::event::{Seen, Viewer};
use crate::engine::game::Game;
use crate::engine::setup::Setup;
use crate::handover::Device;
use crate::i18n::Roster;
use crate::navigation::Screen;
use crate::new_game::NewGame;
use crate::player_name::PlayerName;
use crate::save::{SavedGame, Summary};
use crate::storage::{Found, GameId, Shelf, Standing};
use crate::ui::platform;

impl Session {
    /// Sees to it that a game is open, if there is one to go on with: the one that was open in this
    /// tab, else the one played last.
    pub fn sit_down(self) {
        if self.is_playing() {
            return;
        }
        let last = self.shelf.with_value(Shelf::last_open).ok().flatten();
        if last.is_some_and(|id| self.take_from_shelf(id)) {
            return;
        }
        self.look_at_shelf();
        if let Some(id) = self.games.with_untracked(|games| Some(games.running.first()?.id)) {
            self.take_from_shelf(id);
        }
    }

    /// There is no game to sit down to: the first screen takes the table's place.
    pub fn leave_empty_table(self) {
        self.screen.set(Screen::Home);
    }

    /// Opens a game and goes to its table.
    pub fn open_game(self, id: GameId) {
        let is_open = self.shelf.with_value(Shelf::open_game) == Some(id);
        let goes_on = is_open && self.shelf.with_value(Shelf::standing) == Ok(Standing::Ours);
        if goes_on || (self.may_leave() && self.take_from_shelf(id)) {
            self.go(Screen::Table);
        } else {
            self.look_at_shelf();
        }
    }

    /// Reads the open game anew, after another tab has played on. Where what lies there can't be
    /// read it stays there, and the game that is played goes on under a name of its own.
    pub fn load(self) {
        let Some(id) = self.shelf.with_value(Shelf::open_game) else { return };
        if self.take_from_shelf(id) {
            return;
        }
        self.trouble.set(self.lasting);
        match self.shelf.with_value(Shelf::standing) {
            Ok(Standing::ChangedElsewhere) => self.truth.update_value(|truth| {
                let Some(saved) = truth else { return };
                let id = platform::fresh_game();
                let kept = self.shelf.try_update_value(|shelf| shelf.begin(id, saved));
                self.tell(kept.and_then(Result::err).map(Trouble::from));
            }),
            Ok(Standing::DeletedElsewhere) => self.trouble.set(Some(Trouble::Deleted)),
            Ok(Standing::Ours) | Err(_) => {}
        }
    }

    /// Brings the open game back, which another tab has deleted, and goes on with it.
    pub fn bring_back(self) {
        let back = self.truth.try_update_value(|truth| {
            let saved = truth.as_mut()?;
            self.shelf.try_update_value(|shelf| shelf.bring_back(saved))
        });
        match back.flatten() {
            Some(Err(error)) => self.trouble.set(Some(error.into())),
            Some(Ok(())) | None => {
                self.load();
                self.look_at_shelf();
            }
        }
    }

    /// Takes up a game that lies on the shelf, behind its curtain; whether it is there to be read.
    fn take_from_shelf(self, id: GameId) -> bool {
        let found = self.shelf.try_update_value(|shelf| shelf.open(id));
        match found.unwrap_or(Ok(Found::Nothing)) {
            Ok(Found::Game(saved)) => {
                self.trouble.set(self.lasting);
                self.take_up(*saved);
                true
            }
            Ok(Found::Nothing | Found::Unreadable(_)) => false,
            Err(error) => {
                self.tell(Some(error.into()));
                false
            }
        }
    }

    pub(super) fn is_playing(self) -> bool {
        self.truth.with_value(Option::is_some)
    }

    /// Whether another game may be opened: not while more was played in this one than could be kept.
    fn may_leave(self) -> bool {
        if self.shelf.with_value(Shelf::is_behind) {
            self.keep();
        }
        let may = !self.shelf.with_value(Shelf::is_behind);
        if !may {
            self.tell(Some(Trouble::Stuck));
            platform::to_top();
        }
        may
    }

    /// Begins a game at this table.
    pub fn begin(self, setup: Setup, players: &[PlayerName]) {
        if !self.may_leave() {
            return;
        }
        let game = Game::new(setup, platform::fresh_seeds());
        let Some(mut saved) = SavedGame::new(game, players.to_vec()) else { return };
        saved.played = platform::time();
        let id = platform::fresh_game();
        self.trouble.set(self.lasting);
        let kept = self.shelf.try_update_value(|shelf| shelf.begin(id, &mut saved));
        if let Some(kept) = kept {
            self.tell(kept.err().map(Trouble::from));
        }
        self.take_up(saved);
        self.screen.set(Screen::Table);
        platform::to_top();
    }

    /// Begins another game with the same rulebook, players and characters. They are those who will
    /// be offered for the next table, too.
    pub fn again(self) {
        let Some((setup, about)) = self.truth.with_value(|truth| {
            truth.as_ref().map(|saved| (saved.game.setup().clone(), Summary::of(saved)))
        }) else {
            return;
        };
        let names: Vec<_> = about.players.iter().map(|(_, (name, _))| name.clone()).collect();
        self.form.set(NewGame::of(about.preset, &about.players));
        self.keep_form();
        self.begin(setup, &names);
    }

    /// Nobody sits at a table any more.
    pub(super) fn put_away(self) {
        self.shelf.update_value(Shelf::close);
        self.truth.set_value(None);
        self.hand_to(Device::Table);
        self.log.set(Arc::default());
        self.heard.set(0);
        self.table.set(None);
        self.trouble.set(self.lasting);
        if self.screen.get_untracked() == Screen::Table {
            self.go(Screen::Home);
        }
    }

    fn take_up(self, saved: SavedGame) {
        let characters = saved.game.setup().characters();
        let players = saved.names().map(|seat, name| (name.clone(), characters[seat]));
        self.roster.set_value(Arc::new(Roster::new(&players)));
        let table = Arc::new(saved.game.table().clone());
        let log: Vec<Seen> = saved.game.seen_by(Viewer::Table).collect();
        self.heard.set(log.len());
        self.log.set(Arc::new(log));
        self.truth.set_value(Some(saved));
        self.looked.set_value(table.characters().map(|_, _| 0));
        self.last_seen.set(None);
        self.hand_to(Device::Table);
        self.hand_to(Device::due(&table));
        self.table.set(Some(table));
    }

    /// Says what is wrong with saving. That another tab has the game stays said until its game is
    /// loaded.
    pub(super) fn tell(self, trouble: Option<Trouble>) {
        if !self.trouble.get_untracked().is_some_and(Trouble::is_elsewhere) {
            self.trouble.set(trouble.or(self.lasting));
        }
    }

    /// Whether another tab has played on, or deleted the game. Then nothing is done here until that
    /// is settled, and nothing private stays out.
    pub(super) fn is_overtaken(self) -> bool {
        let trouble = match self.shelf.with_value(Shelf::standing) {
            Ok(Standing::ChangedElsewhere) if !self.is_called_something_else() => Trouble::OtherTab,
            Ok(Standing::DeletedElsewhere) => Trouble::Deleted,
            Err(_) => return self.trouble.get_untracked().is_some_and(Trouble::is_elsewhere),
            Ok(Standing::Ours | Standing::ChangedElsewhere) => {
                if self.trouble.get_untracked().is_some_and(Trouble::is_elsewhere) {
                    self.trouble.set(self.lasting);
                }
                return false;
            }
        };
        self.drop_curtain();
        self.trouble.set(Some(trouble));
        true
    }

    /// Whether another tab has done nothing but give the game another name, which then counts here.
    fn is_called_something_else(self) -> bool {
        let renamed = self.truth.try_update_value(|truth| {
            let saved = truth.as_mut()?;
            self.shelf.try_update_value(|shelf| shelf.take_over_title(saved))?.ok()
        });
        renamed.flatten() == Some(true)
    }

    /// Saves at once. Trouble is told, and the game goes on in memory.
    pub(super) fn keep(self) {
        self.truth.update_value(|truth| {
            if let Some(saved) = truth {
                saved.played = platform::time();
            }
        });
        self.put_on_shelf();
    }

    /// Saves what was not played.
    pub(super) fn put_on_shelf(self) {
        let kept = self.truth.try_update_value(|truth| {
            let saved = truth.as_mut()?;
            self.shelf.try_update_value(|shelf| shelf.keep(saved))
        });
        if let Some(Some(kept)) = kept {
            self.tell(kept.err().map(Trouble::from));
        }
    }

    /// Another tab has changed what is stored.
    pub fn look_for_other_tabs(self) {
        if self.screen.get_untracked() == Screen::Table {
            self.is_overtaken();
        } else {
            self.look_at_shelf();
        }
    }
}
