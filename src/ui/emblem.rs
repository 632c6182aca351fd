//! A sign for each card, so that nothing is told by colour alone.

mod sign;

pub use sign::path;

use leptos::prelude::*;

use crate::engine::card::{Card, Suspect};

/// The class that gives a suspect's colour to whatever stands in it.
#[must_use]
pub const fn suspect_class(suspect: Suspect) -> &'static str {
    match suspect {
        Suspect::Scarlett => "scarlett",
        Suspect::Mustard => "mustard",
        Suspect::White => "white",
        Suspect::Green => "green",
        Suspect::Peacock => "peacock",
        Suspect::Plum => "plum",
    }
}

/// A card's sign, for the eye only: the name stands beside it.
#[component]
pub fn Emblem(
    /// Whose.
    card: Card,
) -> impl IntoView {
    let colour = match card {
        Card::Suspect(suspect) => suspect_class(suspect),
        Card::Weapon(_) => "weapon",
        Card::Room(_) => "room",
    };
    view! {
        <svg class=format!("emblem {colour}") viewBox="0 0 24 24" aria-hidden="true">
            <path d=path(card) fill-rule="evenodd"></path>
        </svg>
    }
}
