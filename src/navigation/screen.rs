//! Which screen an address means. No address tells anything private, and none lifts a curtain.

/// A screen with an address of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The first one.
    Home,
    /// Setting up a game.
    NewGame,
    /// The game.
    Table,
}

impl Screen {
    /// The screen of an address; the first one for any that is not known.
    #[must_use]
    pub fn of_hash(hash: &str) -> Self {
        match hash {
            "/new" => Self::NewGame,
            "/table" => Self::Table,
            _ => Self::Home,
        }
    }

    /// Its address, after `#`.
    #[must_use]
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Home => "/",
            Self::NewGame => "/new",
            Self::Table => "/table",
        }
    }
}
