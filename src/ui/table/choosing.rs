//! The game chooses for a player: the switch, and what it has shown for him.

use leptos::prelude::*;

use crate::engine::action::Action;
use crate::engine::chooser::Chooser;
use crate::engine::seat::Seat;
use crate::engine::view::SeatView;
use crate::i18n::Fill;
use crate::navigation::Panel;
use crate::ui::session::use_session;
use crate::ui::text::{each, follows, heeds, rich};
use crate::ui::widget::Press;

/// The cards that the game has shown for the holder, and to whom. What he has not been told of yet
/// is marked as new, and counts as told from now on.
#[component]
pub fn ShownFor(
    /// The holder's view.
    view: SeatView,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let shown = view.shown_for();
    if shown.is_empty() {
        return ().into_any();
    }
    let told = shown.len().saturating_sub(session.untold());
    session.has_told();
    let lines = each(shown.iter().enumerate(), |(place, shown)| {
        let fill = Fill::new().player(roster.mention(shown.to)).card(shown.card);
        let line = words.say(&words.papers.shown_to, &fill);
        let new = (place >= told)
            .then(|| view! { <strong>" (" {words.papers.new} ")"</strong> }.into_any());
        view! { <li>{rich(&line)} {new}</li> }
    });
    view! {
        <h2>{words.papers.shown_for}</h2>
        <ul class="lines">{lines}</ul>
    }
    .into_any()
}

/// Says, in a turn, that the game has shown cards which its player has not been told of. Nothing of
/// them lies open until he opens his papers.
#[component]
pub fn ShownForHint() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    (session.untold() > 0)
        .then(|| {
            let open = Callback::new(move |()| session.panel.set(Panel::OwnPapers));
            view! { <Press class="button" on_press=open>{words.turn.see_shown}</Press> }.into_any()
        })
        .into_any()
}

/// Switches who chooses the card that the holder shows.
#[component]
pub fn WhoChooses(
    /// The holder's seat.
    seat: Seat,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let is_on = move || session.chooser(seat) == Chooser::Game;
    view! {
        <button
            type="button"
            class="button button--row switch"
            role="switch"
            aria-checked=follows(move || is_on().to_string())
            on:click=heeds(move |_| session.act(Action::LetChoose(session.chooser(seat).other())))
        >
            <span>{words.papers.choose_for_me}</span>
        </button>
        <p class="hint">{words.papers.everyone_hears}</p>
    }
}
