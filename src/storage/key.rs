//! What is kept, by name.

use std::fmt;

/// How many saves that could not be read earlier programs set aside at most.
const SET_ASIDE_PLACES: u8 = 3;

/// Which game: a name that it keeps for good, whatever it is called and whoever plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    /// The one game that earlier programs kept. It stays where it is, so that nothing can be lost
    /// on the way to another place.
    Only,
    /// One that earlier programs could not read and set aside, by its place from 0.
    SetAside(u8),
    /// Any other, by a number drawn by chance, so that two tabs never take the same.
    Drawn(u64),
}

impl GameId {
    /// The length of the longest name.
    pub(super) const LONGEST: usize = "game:0123456789abcdef".len();

    /// The game with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        if name == "game" {
            return Some(Self::Only);
        }
        let id = match name.split_once(':')? {
            ("unreadable", place) => Self::SetAside(place.parse().ok()?),
            ("game", number) => Self::Drawn(u64::from_str_radix(number, 16).ok()?),
            _ => return None,
        };
        let exists = !matches!(id, Self::SetAside(SET_ASIDE_PLACES..));
        // A number can be written in several ways, and only one of them is a name.
        (exists && id.to_string() == name).then_some(id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Only => f.write_str("game"),
            Self::SetAside(place) => write!(f, "unreadable:{place}"),
            Self::Drawn(number) => write!(f, "game:{number:016x}"),
        }
    }
}

/// The name of something that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A game.
    Game(GameId),
    /// Which games were deleted last.
    Deleted,
    /// Which game is open in this tab. Each tab has its own.
    Open,
    /// The table that is being set, or was set last.
    Form,
    /// The settings.
    Settings,
}

/// What all names of this program begin with, since all programs of a site share one store.
const OURS: &str = "kartano:";

impl Key {
    /// The key with this name, if it is one of ours.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name = name.strip_prefix(OURS)?;
        Some(match name {
            "deleted" => Self::Deleted,
            "open" => Self::Open,
            "form" => Self::Form,
            "settings" => Self::Settings,
            _ => Self::Game(GameId::named(name)?),
        })
    }
}

/// The name in the browser's store.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(OURS)?;
        match self {
            Self::Game(id) => id.fmt(f),
            Self::Deleted => f.write_str("deleted"),
            Self::Open => f.write_str("open"),
            Self::Form => f.write_str("form"),
            Self::Settings => f.write_str("settings"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_found_by_its_name() {
        let games = [0, 7, u64::MAX].map(GameId::Drawn);
        let old = [GameId::Only, GameId::SetAside(0), GameId::SetAside(2)];
        let games = games.into_iter().chain(old);
        let rest = [Key::Deleted, Key::Open, Key::Form, Key::Settings];
        for key in games.map(Key::Game).chain(rest) {
            assert_eq!(Key::named(&key.to_string()), Some(key));
        }
    }

    #[test]
    fn no_name_is_longer_than_the_longest() {
        for id in [GameId::Only, GameId::SetAside(0), GameId::Drawn(u64::MAX)] {
            assert!(id.to_string().len() <= GameId::LONGEST, "{id}");
        }
    }

    #[test]
    fn names_of_other_programs_and_other_spellings_are_none() {
        for name in [
            "",
            "game",
            "kartano",
            "kartano:",
            "kartano:games",
            "kartano:game:",
            "kartano:game:1",
            "kartano:game:+00000000000000f",
            "kartano:game:000000000000000F",
            "kartano:game:00000000000000001",
            "kartano:unreadable:3",
            "kartano:unreadable:01",
            "kartano:try",
            "Kartano:game",
        ] {
            assert_eq!(Key::named(name), None, "{name}");
        }
    }

    #[test]
    fn what_earlier_programs_kept_is_found_where_they_put_it() {
        assert_eq!(Key::Game(GameId::Only).to_string(), "kartano:game");
        assert_eq!(Key::Game(GameId::SetAside(1)).to_string(), "kartano:unreadable:1");
    }
}
