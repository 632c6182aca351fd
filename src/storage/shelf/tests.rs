//! What the shelf keeps, whatever is done to it.

mod deleting;
mod keeping;
mod listing;
mod two_shelves;

use std::cell::Cell;
use std::rc::Rc;

use super::super::Memory;
use super::*;
use crate::engine::action::Action;
use crate::engine::card::Suspect;
use crate::engine::dice::Seeds;
use crate::engine::game::Game;
use crate::engine::ruleset::{Preset, Ruleset};
use crate::engine::setup::Setup;
use crate::player_name::PlayerName;
use crate::save::{Summary, Time, compose};

const ONE: GameId = GameId::Drawn(1);
const TWO: GameId = GameId::Drawn(2);

fn new_game(number: u64) -> SavedGame {
    let characters = vec![Suspect::Scarlett, Suspect::White, Suspect::Plum];
    let setup = Setup::new(Ruleset::of(Preset::Nb), characters).expect("three may play");
    let names = ["Kari", "Ola", "Per"].map(|name| PlayerName::new(name).expect("a name"));
    let game = Game::new(setup, Seeds::from_number(number));
    SavedGame::new(game, names.to_vec()).expect("three names")
}

/// A game that was last played then.
fn played(number: u64, millis: u64) -> SavedGame {
    let mut saved = new_game(number);
    saved.played = Time::of_millis(millis);
    saved
}

fn roll(saved: &mut SavedGame) {
    let seat = saved.game.table().actor().expect("the game goes on");
    saved.game.play(seat, Action::Roll).expect("it waits for a roll");
}

fn title(typed: &str) -> Option<Title> {
    Title::typed(typed).expect("short enough")
}

fn found(shelf: &mut Shelf<impl Store>, id: GameId) -> SavedGame {
    match shelf.open(id) {
        Ok(Found::Game(saved)) => *saved,
        other => panic!("{id}: {other:?}"),
    }
}

fn listed(shelf: &Shelf<impl Store>) -> Listing {
    shelf.list().expect("it can be read")
}

/// One store for several shelves, as tabs have it; how much it holds can be limited.
#[derive(Clone, Default)]
struct Shared {
    memory: Rc<Memory>,
    room: Rc<Cell<Option<usize>>>,
}

impl Shared {
    fn size(&self) -> usize {
        let keys = self.memory.keys().expect("memory can be read").into_iter();
        let size = |key: Key| {
            let text = self.memory.get(key).expect("memory can be read").expect("listed");
            key.to_string().len() + text.len()
        };
        keys.filter(|key| *key != Key::Open).map(size).sum()
    }

    /// From now on there is no room for another letter.
    fn fill(&self) {
        self.room.set(Some(self.size()));
    }
}

impl Store for Shared {
    fn get(&self, key: Key) -> Result<Option<String>, StoreError> {
        self.memory.get(key)
    }

    fn set(&self, key: Key, text: &str) -> Result<(), StoreError> {
        let before = self.memory.get(key)?;
        self.memory.set(key, text)?;
        if self.room.get().is_some_and(|room| self.size() > room) {
            match before {
                Some(before) => self.memory.set(key, &before)?,
                None => self.memory.remove(key)?,
            }
            return Err(StoreError::Full);
        }
        Ok(())
    }

    fn remove(&self, key: Key) -> Result<(), StoreError> {
        self.memory.remove(key)
    }

    fn keys(&self) -> Result<Vec<Key>, StoreError> {
        self.memory.keys()
    }
}
