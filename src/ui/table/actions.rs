//! What the player on turn can do, at the thumb; one of it stands out.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::action::Action;
use crate::engine::board::Link;
use crate::engine::permit::Legal;
use crate::engine::ruleset::Edition;
use crate::i18n::Fill;
use crate::save::DraftKind;
use crate::ui::platform;
use crate::ui::session::{Session, use_session};
use crate::ui::text::{live, rich};
use crate::ui::widget::Press;

/// The bar of actions.
#[component]
pub fn Actions(
    /// The board's edition.
    edition: Edition,
    /// What is allowed.
    legal: Memo<Arc<Legal>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let act = move |action| Callback::new(move |()| session.act(action));
    let draft = move |kind| Callback::new(move |()| session.begin_draft(kind));
    let button = move |first: bool, label: AnyView, on_press: Callback<()>| {
        let class = if first { "button button--primary" } else { "button" };
        view! { <Press class=class on_press=on_press>{label}</Press> }.into_any()
    };
    let buttons = live(move || {
        let legal = legal.get();
        platform::keep_focus(
            ".choice--destination input, .fold summary, .actions button:not(:disabled)",
        );
        let mut buttons = Vec::new();
        if !legal.routes.is_empty() {
            buttons.push(go(session, edition));
        }
        let arrived = !legal.roll;
        if legal.roll {
            buttons.push(button(true, words.turn.roll.into_any(), act(Action::Roll)));
        }
        if legal.suggest.is_some() {
            let label = words.turn.suggest.into_any();
            buttons.push(button(arrived, label, draft(DraftKind::Suggestion)));
        }
        for &(link, room) in &legal.links {
            let by = match link {
                Link::Passage => &words.turn.passage,
                Link::DirectDoor => &words.turn.direct_door,
            };
            let label = rich(&words.say(by, &Fill::new().room(room)));
            buttons.push(button(false, label, act(Action::Take(link, room))));
        }
        for place in legal.peek.iter().copied() {
            let number = u32::try_from(place.index() + 1).unwrap_or(u32::MAX);
            let label = rich(&words.say(&words.turn.peek, &Fill::new().n(number)));
            buttons.push(button(false, label, act(Action::Peek(place))));
        }
        if legal.stay {
            buttons.push(button(false, words.turn.stay.into_any(), act(Action::Stay)));
        }
        if legal.accuse {
            let label = words.turn.accuse.into_any();
            buttons.push(button(false, label, draft(DraftKind::Accusation)));
        }
        if legal.end_turn {
            let first = arrived && legal.suggest.is_none();
            buttons.push(button(first, words.turn.end.into_any(), act(Action::EndTurn)));
        }
        if let Some(clause) = legal.withheld {
            buttons.push(view! { <p class="hint">{words.clause(clause)}</p> }.into_any());
        }
        buttons.into_any()
    });
    view! { <footer class="actions">{buttons}</footer> }
}

/// Goes to the chosen place, and says which; before the choice it asks for one. Nothing else walks:
/// a second tap on a place never does.
fn go(session: Session, edition: Edition) -> AnyView {
    let words = session.words();
    let on_press = Callback::new(move |()| {
        if let Some(place) = session.chosen.get_untracked() {
            session.act(Action::Move(place));
        }
    });
    let label = live(move || match session.chosen.get() {
        Some(place) => rich(&words.go_to(edition, place)),
        None => words.turn.choose.into_any(),
    });
    view! {
        <Press
            class="button button--primary"
            disabled=Callback::new(move |()| session.chosen.get().is_none())
            on_press=on_press
        >
            {label}
        </Press>
    }
    .into_any()
}
