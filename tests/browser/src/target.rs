//! What on a page is meant.

use std::fmt;

/// An element as a person, or a screen reader, would name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// By role and whole accessible name.
    Named(String, String),
    /// By role and a part of the accessible name.
    NamedLike(String, String),
    /// By a CSS selector.
    Css(String),
}

impl Target {
    /// The same, but a part of the accessible name is enough.
    #[must_use]
    pub fn loosely(self) -> Self {
        match self {
            Self::Named(role, name) => Self::NamedLike(role, name),
            other => other,
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(role, name) => write!(out, "{role} \"{name}\""),
            Self::NamedLike(role, name) => write!(out, "{role} \"…{name}…\""),
            Self::Css(selector) => write!(out, "`{selector}`"),
        }
    }
}

/// The element with this role and accessible name.
#[must_use]
pub fn with_role(role: &str, name: &str) -> Target {
    Target::Named(role.into(), name.into())
}

/// The button with this accessible name.
#[must_use]
pub fn button(name: &str) -> Target {
    with_role("button", name)
}

/// The link with this accessible name.
#[must_use]
pub fn link(name: &str) -> Target {
    with_role("link", name)
}

/// The text field with this accessible name.
#[must_use]
pub fn textbox(name: &str) -> Target {
    with_role("textbox", name)
}

/// The element that this CSS selector picks.
#[must_use]
pub fn css(selector: &str) -> Target {
    Target::Css(selector.into())
}
