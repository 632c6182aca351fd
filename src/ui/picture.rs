//! A card's picture in its frame.

use leptos::prelude::*;

use super::emblem::suspect_class;
use crate::art;
use crate::engine::card::Card;

/// A card's picture, for the eye only: the name stands beside it.
#[component]
pub fn Picture(
    /// Of which card.
    card: Card,
) -> impl IntoView {
    let inks = match card {
        Card::Suspect(suspect) => suspect_class(suspect),
        Card::Weapon(_) => "picture--weapon",
        Card::Room(_) => "picture--room",
    };
    let drawing = [art::frame(card), art::picture(card)].concat();
    view! { <span class=format!("picture {inks}") aria-hidden="true" inner_html=drawing></span> }
        .into_any()
}
