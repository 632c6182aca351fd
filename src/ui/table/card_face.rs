//! A card as it is held, laid open, or turned.

use leptos::prelude::*;

use crate::art;
use crate::engine::card::Card;
use crate::ui::picture::Picture;
use crate::ui::session::use_session;
use crate::ui::text::each;

/// How a card comes to lie open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entrance {
    /// It lay open before.
    #[default]
    Open,
    /// It lies on its face and is turned.
    Turned,
}

/// A card's face.
#[component]
pub fn CardFace(
    /// Which card.
    card: Card,
    /// How it comes.
    #[prop(optional)]
    entrance: Entrance,
) -> impl IntoView {
    let words = use_session().words();
    let (class, back) = match entrance {
        Entrance::Open => ("card", None),
        Entrance::Turned => ("card card--turned", Some(art::BACK)),
    };
    let back = back.map(|back| {
        view! { <span class="card__back picture" aria-hidden="true" inner_html=back></span> }
            .into_any()
    });
    view! {
        <span class=class>
            <span class="card__leaf">
                <span class="card__face">
                    <Picture card=card/>
                    <span class="card__name">{words.card(card)}</span>
                </span>
                {back}
            </span>
        </span>
    }
    .into_any()
}

/// Cards side by side.
#[component]
pub fn Cards(
    /// Which, in their order.
    cards: Vec<Card>,
    /// How they come.
    #[prop(optional)]
    entrance: Entrance,
) -> impl IntoView {
    let face = |card| view! { <li><CardFace card=card entrance=entrance/></li> };
    view! { <ul class="cards">{each(cards, face)}</ul> }.into_any()
}
