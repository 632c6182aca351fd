//! Taking a move back: on the own turn, and at the curtain before the next one.

use leptos::prelude::*;

use crate::engine::event::Seen;
use crate::engine::seat::Seat;
use crate::engine::undo::NoUndo;
use crate::i18n::Fill;
use crate::ui::session::use_session;
use crate::ui::text::{live, rich};
use crate::ui::widget::{Press, SURE};

/// In a turn in which something was done: takes the last move back, or says why it can't be.
#[component]
pub fn TakeBack() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let said = RwSignal::new(None::<NoUndo>);
    let take_back = Callback::new(move |()| said.set(session.take_back().err()));
    let is_done = |seen: &Seen| !matches!(seen, Seen::Told(told) if told.is_aside());
    live(move || {
        // What was said holds until something else is done or chosen.
        session.chosen.track();
        session.looked_at.track();
        said.set(None);
        if !session.this_turn().iter().any(is_done) && session.last_move().is_err() {
            return ().into_any();
        }
        let reason = live(move || said.get().map(|reason| words.finality.of(reason)).into_any());
        view! {
            <div class="take-back">
                <Press class="button button--small" on_press=take_back>
                    {words.turn.take_back}
                </Press>
                <p class="hint" role="status">{reason}</p>
            </div>
        }
        .into_any()
    })
}

/// At the curtain before a turn that waits for its player: gives the turn before back to its player.
#[component]
pub fn TakeBackAtCurtain() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let by = session.last_move().ok().filter(|_| session.awaits_its_player());
    let button = move |by: Seat| {
        let label = words.say(&words.curtain.take_back, &Fill::new().player(roster.mention(by)));
        let take_back = Callback::new(move |()| {
            // What could be taken back when the curtain fell still can: nobody has acted since.
            let _ = session.take_back();
        });
        view! {
            <Press class="button" wait=SURE on_press=take_back>
                {rich(&label)}
            </Press>
        }
        .into_any()
    };
    by.map(|last| button(last.by)).into_any()
}
