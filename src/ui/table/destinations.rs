//! Where the roll leads, in words: rooms first, then corridor squares.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::board::Place;
use crate::engine::card::Card;
use crate::engine::routes::Route;
use crate::engine::ruleset::Edition;
use crate::i18n::{Fill, Phrase};
use crate::ui::session::{Session, use_session};
use crate::ui::text::rich;
use crate::ui::widget::{Choice, Pick};

/// The lists of places in reach. A corridor square is more easily tapped on the board, so that the
/// squares are folded away.
#[component]
pub fn Destinations(
    /// The board's edition.
    edition: Edition,
    /// The ways.
    routes: Vec<Route>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let (rooms, squares): (Vec<_>, Vec<_>) =
        routes.into_iter().partition(|route| route.to.square().is_none());
    let list = move |legend: Phrase, routes: Vec<Route>| places(session, edition, legend, &routes);
    let rooms = (!rooms.is_empty()).then(|| list(words.turn.destinations.into(), rooms));
    let squares = (!squares.is_empty()).then(|| {
        let count = u32::try_from(squares.len()).unwrap_or(u32::MAX);
        let summary = words.count(&words.turn.squares, count, &Fill::new());
        view! {
            <details class="fold">
                <summary>{rich(&summary)}</summary>
                {list(words.turn.destinations.into(), squares)}
            </details>
        }
        .into_any()
    });
    view! {
        {rooms}
        {squares}
    }
}

fn places(session: Session, edition: Edition, legend: Phrase, routes: &[Route]) -> AnyView {
    let words = session.words();
    let picks = routes
        .iter()
        .map(|route| Pick {
            label: words.destination(edition, route),
            card: match route.to {
                Place::Room(room) => Some(Card::Room(room)),
                Place::Centre | Place::Square(_) => None,
            },
        })
        .collect();
    let places: Arc<[Place]> = routes.iter().map(|route| route.to).collect();
    let at = Arc::clone(&places);
    let chosen = Callback::new(move |()| {
        let chosen = session.chosen.get()?;
        at.iter().position(|&place| place == chosen)
    });
    let on_pick = Callback::new(move |pick: usize| {
        if let Some(&place) = places.get(pick) {
            session.chosen.set(Some(place));
        }
    });
    view! { <Choice legend=legend name="destination" picks=picks chosen=chosen on_pick=on_pick/> }
        .into_any()
}
