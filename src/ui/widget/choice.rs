//! One of several: a group of radio buttons.

use leptos::prelude::*;

use crate::engine::card::Card;
use crate::i18n::Phrase;
use crate::ui::emblem::Emblem;
use crate::ui::text::{each, heeds, rich};

/// Something that can be picked.
pub struct Pick {
    /// What it is called.
    pub label: Phrase,
    /// The card that is drawn beside it.
    pub card: Option<Card>,
}

/// A card's sign.
fn sign(card: Card) -> AnyView {
    view! { <Emblem card=card/> }.into_any()
}

/// A group of which one is picked, by its place in the list.
#[component]
pub fn Choice(
    /// What is asked for.
    legend: Phrase,
    /// The group's name, unlike that of any other group on the screen.
    name: &'static str,
    /// What can be picked.
    picks: Vec<Pick>,
    /// How a card is drawn beside its name.
    #[prop(default = sign)]
    drawn: fn(Card) -> AnyView,
    /// Which is picked now.
    chosen: Callback<(), Option<usize>>,
    /// Picks one.
    on_pick: Callback<usize>,
) -> impl IntoView {
    let option = move |(place, pick): (usize, Pick)| {
        view! {
            <label class="pick">
                <input
                    type="radio"
                    name=name
                    value=place.to_string()
                    prop:checked=move || chosen.run(()) == Some(place)
                    on:change=heeds(move |_| on_pick.run(place))
                />
                {pick.card.map(drawn)}
                <span>{rich(&pick.label)}</span>
            </label>
        }
    };
    view! {
        <fieldset class=format!("choice choice--{name}")>
            <legend>{rich(&legend)}</legend>
            <div class="choice__picks">
                {each(picks.into_iter().enumerate(), option)}
            </div>
        </fieldset>
    }
}
