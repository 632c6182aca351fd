//! The one place where a tap becomes an action and events become what screens show.
//!
//! It keeps the truth (game, notes, draft) to itself. Screens get the table's view, the public log,
//! and, while a player holds the device, that player's view.

mod holder;
mod library;
mod list;
mod navigation;
mod play;
mod trouble;

pub use trouble::Trouble;

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use super::{failure, platform};
use crate::appearance::Appearance;
use crate::engine::board::Place;
use crate::engine::card::Room;
use crate::engine::clause::Clause;
use crate::engine::edition::Edition;
use crate::engine::event::Seen;
use crate::engine::seat::{BySeat, Seat};
use crate::engine::view::TableView;
use crate::handover::Device;
use crate::i18n::{Catalog, Fill, Locale, Phrase, Roster, narrate_all};
use crate::navigation::{Panel, Screen, Trail};
use crate::new_game::NewGame;
use crate::save::{Draft, Notes, SavedGame};
use crate::storage::{self, GameId, Key, Listing, Settings, Shelf, Store};

/// The session of this page: everything a screen may read, and the verbs that it may call.
///
/// A mere handle, since nearly every function in a view holds one. What it leads to lives as long as
/// the page.
#[derive(Clone, Copy)]
pub struct Session(&'static State);

impl Deref for Session {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// What a screen may read of the session, and what stays its own.
pub struct State {
    /// The language.
    pub locale: RwSignal<Locale>,
    /// How the program looks.
    pub appearance: RwSignal<Appearance>,
    /// The screen.
    pub screen: RwSignal<Screen>,
    /// What everybody sees of the game, if there is one.
    pub table: RwSignal<Option<Arc<TableView>>>,
    /// What has publicly happened.
    pub log: RwSignal<Arc<Vec<Seen>>>,
    /// How many lines of the log were there before the last action.
    pub heard: RwSignal<usize>,
    /// Who has just taken a move back, until something else happens.
    pub undone: RwSignal<Option<Seat>>,
    /// Who holds the device.
    pub device: RwSignal<Device>,
    /// The panel that is open.
    pub panel: RwSignal<Panel>,
    /// The place that is chosen to go to.
    pub chosen: RwSignal<Option<Place>>,
    /// The room of which the table is told who and what is there.
    pub looked_at: RwSignal<Option<Room>>,
    /// What everybody saw when the board was last in view in this game.
    pub last_seen: RwSignal<Option<Arc<TableView>>>,
    /// The holder's suggestion or accusation in the making.
    pub draft: RwSignal<Option<Draft>>,
    /// The holder's notes.
    pub notes: RwSignal<Notes>,
    /// The rule that has just forbidden something.
    pub refused: RwSignal<Option<Clause>>,
    /// What is wrong with saving, if something is.
    pub trouble: RwSignal<Option<Trouble>>,
    /// All games, as the first screen lists them.
    pub games: RwSignal<Arc<Listing>>,
    /// The game that was just deleted.
    pub just_deleted: RwSignal<Option<GameId>>,
    /// The table that is being set, or was set last.
    pub form: RwSignal<NewGame>,
    /// What stays wrong as long as the page is open: that there is nothing to save in.
    lasting: Option<Trouble>,
    trail: StoredValue<Trail>,
    roster: StoredValue<Arc<Roster>>,
    truth: StoredValue<Option<SavedGame>>,
    /// How many events there were when each player last had the device in hand on this page.
    looked: StoredValue<BySeat<usize>>,
    shelf: StoredValue<Shelf<Box<dyn Store>>, LocalStorage>,
}

/// The table that was set last.
fn kept_form(store: &impl Store) -> Option<NewGame> {
    NewGame::of_text(&store.get(Key::Form).ok()??)
}

/// The session of this page.
///
/// # Panics
/// Outside the app, which provides it before anything is drawn.
#[must_use]
pub fn use_session() -> Session {
    expect_context()
}

impl Session {
    /// Opens what is stored.
    #[must_use]
    pub fn open() -> Self {
        let (store, denied) = storage::open();
        let tags = platform::languages();
        let settings = Settings::load(&store).unwrap_or_default();
        let locale =
            settings.language.unwrap_or_else(|| Locale::preferred(tags.iter().map(String::as_str)));
        failure::speak(locale);
        let nobody = BySeat::default();
        let screen = Screen::of_hash(&platform::hash());
        let state = State {
            locale: RwSignal::new(locale),
            appearance: RwSignal::new(settings.appearance),
            screen: RwSignal::new(screen),
            table: RwSignal::new(None),
            log: RwSignal::default(),
            heard: RwSignal::new(0),
            undone: RwSignal::new(None),
            device: RwSignal::new(Device::Table),
            panel: RwSignal::default(),
            chosen: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            last_seen: RwSignal::new(None),
            draft: RwSignal::new(None),
            notes: RwSignal::default(),
            refused: RwSignal::new(None),
            trouble: RwSignal::new(denied.map(Trouble::from)),
            lasting: denied.map(Trouble::from),
            games: RwSignal::default(),
            just_deleted: RwSignal::new(None),
            form: RwSignal::new(kept_form(&store).unwrap_or_default()),
            trail: StoredValue::new(Trail::found(screen, platform::depth())),
            roster: StoredValue::new(Arc::new(Roster::new(&nobody))),
            truth: StoredValue::new(None),
            looked: StoredValue::new(BySeat::default()),
            shelf: StoredValue::new_local(Shelf::new(store)),
        };
        Self(Box::leak(Box::new(state)))
    }

    /// The words of the language. Screens are drawn anew when it changes.
    #[must_use]
    pub fn words(self) -> &'static Catalog {
        self.locale.get_untracked().catalog_of(self.edition())
    }

    /// The edition of the game on the table; the classic one while there is none.
    #[must_use]
    pub fn edition(self) -> Edition {
        let edition = |table: &Option<Arc<TableView>>| Some(table.as_ref()?.ruleset().edition);
        self.table.with_untracked(edition).unwrap_or_default()
    }

    /// The names at the table.
    #[must_use]
    pub fn roster(self) -> Arc<Roster> {
        self.roster.get_value()
    }

    /// That a move has just been taken back, in words.
    #[must_use]
    pub fn took_back(self) -> Option<Phrase> {
        let (roster, words) = (self.roster(), self.words());
        let by = self.undone.get()?;
        Some(words.say(&words.log.took_back, &Fill::new().player(roster.mention(by))))
    }

    /// Events in words.
    #[must_use]
    pub fn narrated(self, seen: &[Seen]) -> Vec<Phrase> {
        let roster = self.roster();
        let words = self.words();
        narrate_all(seen, &roster, words)
    }
}
