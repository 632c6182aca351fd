//! A game as text that can be kept: an open header in JSON, and a hidden body in our notation.
//!
//! What nobody may see in passing (hands, envelope, seeds, notes, a half-made suggestion) is in the
//! body, which is packed and unreadable to the eye. [`read`] takes nothing on trust: checksum, table, names and notation are
//! checked, and the events by [`Game::replay`]. Where a save is kept is the business of
//! [`crate::storage`].

mod body;
mod draft;
mod error;
mod fingerprint;
mod header;
mod notes;
mod pack;
mod summary;
#[cfg(test)]
mod tests;
mod time;
mod title;

pub use draft::{Draft, DraftKind};
pub use error::LoadError;
pub use fingerprint::fingerprint;
pub use notes::{Mark, Notes};
pub use summary::{Progress, Summary};
pub use time::{Ago, Day, Time};
pub use title::{Title, TooLong};

use crate::engine::card::Suspect;
use crate::engine::game::Game;
use crate::engine::ruleset::{Preset, Ruleset};
use crate::engine::seat::BySeat;
use crate::engine::setup::Setup;
use crate::engine::undo::{LastMove, NoUndo};
use crate::notation::{glyph_of_suspect, suspect_of_glyph};
use crate::player_name::PlayerName;
use body::Body;
use header::{Header, VERSION};
use pack::{pack, unpack};

/// A game with all that belongs to it at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The game.
    pub game: Game,
    /// What each player noted. Screens show a seat its own.
    pub notes: BySeat<Notes>,
    /// A suggestion or accusation in the making. Screens show it to its maker.
    pub draft: Option<Draft>,
    /// The last turn that its player has begun, by lifting the curtain. How it came about can't be
    /// taken back any more.
    pub begun: u32,
    /// Of how many of the cards that the game showed for him each player has been told.
    pub told: BySeat<u32>,
    /// How often it has been saved. Counted by the shelf.
    pub revision: u32,
    /// When it was last played, if that is known.
    pub played: Option<Time>,
    /// What it is called, if anything.
    pub title: Option<Title>,
    names: BySeat<PlayerName>,
}

impl SavedGame {
    /// A game with the names of its players, seat by seat, without notes and draft; `None` if there
    /// is not one name for each seat.
    #[must_use]
    pub fn new(game: Game, names: Vec<PlayerName>) -> Option<Self> {
        let table = game.setup().characters();
        let names = BySeat::new(names).filter(|names| names.len() == table.len())?;
        let notes = table.map(|_, _| Notes::default());
        let told = table.map(|_, _| 0);
        Some(Self {
            game,
            notes,
            draft: None,
            begun: 0,
            told,
            revision: 0,
            played: None,
            title: None,
            names,
        })
    }

    /// Whether the turn waits for its player to begin it.
    #[must_use]
    pub const fn awaits_its_player(&self) -> bool {
        self.begun < self.game.table().turn()
    }

    /// Takes the last move back.
    ///
    /// # Errors
    /// With the reason why it can't be; then nothing has changed.
    pub fn take_back(&mut self) -> Result<LastMove, NoUndo> {
        let last = self.game.undo(self.begun)?;
        self.draft = None;
        Ok(last)
    }

    /// The players' names.
    #[must_use]
    pub const fn names(&self) -> &BySeat<PlayerName> {
        &self.names
    }
}

/// Writes a game as text.
///
/// ```
/// use kartano::engine::card::Suspect;
/// use kartano::engine::dice::Seeds;
/// use kartano::engine::game::Game;
/// use kartano::engine::ruleset::{Preset, Ruleset};
/// use kartano::engine::setup::Setup;
/// use kartano::player_name::PlayerName;
/// use kartano::save::{SavedGame, read, write};
///
/// let characters = vec![Suspect::Plum, Suspect::White, Suspect::Green];
/// let setup = Setup::new(Ruleset::of(Preset::Nb), characters).expect("three may play");
/// let game = Game::new(setup, Seeds::from_number(1));
/// let names = ["Kari", "Ola", "Per"].map(|name| PlayerName::new(name).expect("a name"));
/// let saved = SavedGame::new(game, names.to_vec()).expect("three names");
/// assert_eq!(read(&write(&saved)), Ok(saved));
/// ```
#[must_use]
pub fn write(saved: &SavedGame) -> String {
    let game = &saved.game;
    let body = Body {
        seeds: game.seeds(),
        drawn: game.drawn(),
        begun: saved.begun,
        notes: saved.notes.clone(),
        told: saved.told.clone(),
        draft: saved.draft,
        events: game.events().to_vec(),
    };
    compose(saved, &body.write(game.setup().board()))
}

/// The text of a save with this body, which is not looked at.
pub(crate) fn compose(saved: &SavedGame, body: &str) -> String {
    let setup = saved.game.setup();
    let header = Header {
        kartano: VERSION,
        revision: saved.revision,
        rules: tag(setup.ruleset().preset).to_owned(),
        seats: setup.characters().iter().map(|(_, &suspect)| glyph_of_suspect(suspect)).collect(),
        names: saved.names.iter().map(|(_, name)| name.to_string()).collect(),
        played: saved.played.map(Time::millis),
        title: saved.title.as_ref().map(|title| title.as_str().to_owned()),
        progress: Some(Progress::of(&saved.game).written()),
        body: pack(body),
        check: String::new(),
    };
    header.write()
}

/// Reads a saved game.
///
/// # Errors
/// With what keeps it from being one.
pub fn read(text: &str) -> Result<SavedGame, LoadError> {
    load(&Header::read(text)?)
}

/// The game that a save's header and its hidden part tell.
fn load(header: &Header) -> Result<SavedGame, LoadError> {
    let Open { setup, names, title, played, progress } = Open::read(header)?;
    let plain = unpack(&header.body).ok_or(LoadError::Packing)?;
    let Body { seeds, drawn, begun, notes, told, draft, events } =
        Body::read(&plain, header.kartano, setup.board(), setup.characters())?;
    let game = Game::replay(setup, seeds, drawn, events).map_err(LoadError::Contradicts)?;
    if progress.is_some_and(|progress| progress != Progress::of(&game)) {
        return Err(LoadError::Progress);
    }
    let begun = begun.min(game.table().turn());
    let revision = header.revision;
    Ok(SavedGame { game, notes, draft, begun, told, revision, played, title, names })
}

/// What the open part says, apart from the revision.
struct Open {
    setup: Setup,
    names: BySeat<PlayerName>,
    title: Option<Title>,
    played: Option<Time>,
    progress: Option<Progress>,
}

impl Open {
    fn read(header: &Header) -> Result<Self, LoadError> {
        let preset = Preset::ALL.into_iter().find(|&preset| tag(preset) == header.rules);
        let ruleset = Ruleset::of(preset.ok_or(LoadError::UnknownRules)?);
        let setup = Setup::new(ruleset, characters(&header.seats)?).map_err(LoadError::Setup)?;
        let table = setup.characters();
        let names = BySeat::new(names(&header.names)?)
            .filter(|names| names.len() == table.len())
            .ok_or(LoadError::NameCount)?;
        let title = header.title.as_deref().map(Title::typed);
        let title = title.transpose().map_err(|_| LoadError::Title)?.flatten();
        let progress = match header.progress.as_deref() {
            Some(text) => Some(Progress::read(text, table).ok_or(LoadError::Progress)?),
            None => None,
        };
        let played = header.played.and_then(Time::of_millis);
        Ok(Self { names, title, played, progress, setup })
    }
}

fn characters(glyphs: &str) -> Result<Vec<Suspect>, LoadError> {
    let suspects = glyphs.chars().enumerate();
    suspects
        .map(|(seat, glyph)| suspect_of_glyph(glyph).ok_or(LoadError::UnknownCharacter(seat)))
        .collect()
}

fn names(texts: &[String]) -> Result<Vec<PlayerName>, LoadError> {
    let numbered = texts.iter().enumerate();
    numbered
        .map(|(seat, text)| PlayerName::new(text).map_err(|error| LoadError::Name(seat, error)))
        .collect()
}

/// What a rulebook is called in a save.
pub(crate) const fn tag(preset: Preset) -> &'static str {
    match preset {
        Preset::Fi => "fi",
        Preset::Nb => "nb",
        Preset::Hu => "hu",
        Preset::Nl => "nl",
        Preset::Hr => "hr",
    }
}
