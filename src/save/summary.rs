//! What a list of games says of each, read from the open part alone.

use super::error::LoadError;
use super::header::Header;
use super::time::Time;
use super::title::Title;
use super::{Open, SavedGame, load};
use crate::engine::card::Suspect;
use crate::engine::game::Game;
use crate::engine::phase::Outcome;
use crate::engine::ruleset::Preset;
use crate::engine::seat::{BySeat, Seat};
use crate::player_name::PlayerName;

/// A game in short. Nothing of it is private.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The rulebook.
    pub preset: Preset,
    /// The players' names and characters, seat by seat.
    pub players: BySeat<(PlayerName, Suspect)>,
    /// What it was called, if anything.
    pub title: Option<Title>,
    /// When it was last played, if that is known.
    pub played: Option<Time>,
    /// How far it has come.
    pub progress: Progress,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is in this turn, counted from 1; 0 before the first.
    Turn(u32),
    /// It is over.
    Over(Outcome),
}

impl Summary {
    /// Reads the open part of a save. What is hidden is looked at only where the open part does not
    /// say how far the game has come, as in version 1.
    ///
    /// # Errors
    /// With what keeps the text from being a save, as far as the open part tells.
    pub fn read(text: &str) -> Result<Self, LoadError> {
        let header = Header::read(text)?;
        let Open { setup, names, title, played, progress } = Open::read(&header)?;
        let Some(progress) = progress else { return Ok(Self::of(&load(&header)?)) };
        let characters = setup.characters();
        let players = names.map(|seat, name| (name.clone(), characters[seat]));
        Ok(Self { preset: setup.ruleset().preset, players, title, played, progress })
    }

    /// A game in short.
    #[must_use]
    pub fn of(saved: &SavedGame) -> Self {
        let setup = saved.game.setup();
        let characters = setup.characters();
        Self {
            preset: setup.ruleset().preset,
            players: saved.names().map(|seat, name| (name.clone(), characters[seat])),
            title: saved.title.clone(),
            played: saved.played,
            progress: Progress::of(&saved.game),
        }
    }
}

impl Progress {
    /// How far this game has come.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let table = game.table();
        table.outcome().map_or(Self::Turn(table.turn()), Self::Over)
    }

    /// As the open part says it: the number of the turn, or the end by a letter and a seat.
    pub(super) fn written(self) -> String {
        match self {
            Self::Turn(number) => number.to_string(),
            Self::Over(Outcome::Solved { by }) => format!("s{}", by.index()),
            Self::Over(Outcome::LastLeft { winner }) => format!("l{}", winner.index()),
            Self::Over(Outcome::Unsolved) => "u".to_owned(),
        }
    }

    /// What the open part says; `None` if that makes no sense at a table with these seats.
    pub(super) fn read<T>(text: &str, table: &BySeat<T>) -> Option<Self> {
        let seat = |number: &str| {
            let seat = Seat::new(number.parse().ok()?)?;
            table.has(seat).then_some(seat)
        };
        if let Some(number) = text.strip_prefix('s') {
            return Some(Self::Over(Outcome::Solved { by: seat(number)? }));
        }
        if let Some(number) = text.strip_prefix('l') {
            return Some(Self::Over(Outcome::LastLeft { winner: seat(number)? }));
        }
        match text {
            "u" => Some(Self::Over(Outcome::Unsolved)),
            _ => text.parse().ok().map(Self::Turn),
        }
    }
}
