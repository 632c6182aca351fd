//! A turn: the board, what has happened in it, and what can be done.

use std::sync::Arc;

use leptos::prelude::*;

use super::actions::Actions;
use super::board::Board;
use super::choosing::ShownForHint;
use super::destinations::Destinations;
use super::dice::Thrown;
use super::journal::Lines;
use super::panels::{Panels, StandingJournal};
use super::papers::Papers;
use super::take_back::TakeBack;
use super::theory_form::TheoryForm;
use super::top_bar::TopBar;
use super::whereabouts::{LookedAt, Whereabouts};
use crate::engine::permit::Legal;
use crate::engine::seat::Seat;
use crate::engine::view::TableView;
use crate::i18n::Fill;
use crate::navigation::{Panel, form_in_turn};
use crate::save::DraftKind;
use crate::scene::Plan;
use crate::ui::session::use_session;
use crate::ui::text::live;
use crate::ui::widget::Level;

/// The turn of the player who holds the device.
#[component]
pub fn Turn(
    /// Whose.
    seat: Seat,
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let suspect = table.with_untracked(|table| table.characters()[seat]);
    let title = words.say(&words.turn.of, &Fill::new().player(roster.mention(seat)));
    let legal = Memo::new(move |_| {
        table.track();
        Arc::new(session.legal())
    });
    let edition = table.with_untracked(|table| table.ruleset().edition);
    let plan = Plan::of_edition(edition);
    let targets = Memo::new(move |_| {
        let from = table.with(|table| table.place_of(seat));
        Arc::new(legal.with(|legal: &Arc<Legal>| plan.targets(from, &legal.routes)))
    });
    let voice = table.with_untracked(|table| table.ruleset().accusation);
    let open = Memo::new(move |_| {
        let draft = session.draft.get().map(|draft| draft.kind);
        match (session.panel.get(), form_in_turn(draft, voice)) {
            (Panel::OwnPapers, _) => Open::Papers,
            (_, Some(kind)) => Open::Form(kind),
            (_, None) => Open::Board,
        }
    });
    let body = live(move || match open.get() {
        Open::Papers => {
            let close = Callback::new(move |()| session.give_up());
            session
                .holders_view()
                .map(|view| {
                    view! { <Papers level=Level::Second view=view on_close=close/> }.into_any()
                })
                .into_any()
        }
        Open::Form(kind) => {
            let room = legal.with_untracked(|legal| legal.suggest);
            view! {
                <Panels table=table/>
                <TheoryForm level=Level::Second kind=kind room=room voice=voice/>
            }
            .into_any()
        }
        Open::Board => {
            let destinations = live(move || {
                let routes = legal.with(|legal| legal.routes.clone());
                (!routes.is_empty())
                    .then(|| {
                        view! {
                            <Destinations edition=edition routes=routes/>
                        }
                        .into_any()
                    })
                    .into_any()
            });
            view! {
                <Panels table=table/>
                <div class="table__board">
                    <Board table=table targets=targets>
                        <Thrown/>
                    </Board>
                </div>
                <div class="table__side">
                    <ShownForHint/>
                    <LookedAt table=table/>
                    <ThisTurn/>
                    {destinations}
                    <TakeBack/>
                    <Whereabouts table=table/>
                </div>
                <StandingJournal/>
                <Actions edition=edition legal=legal/>
            }
            .into_any()
        }
    });
    view! {
        <TopBar title=title suspect=suspect/>
        <main class="table">{body}</main>
    }
}

/// What lies open in the middle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// Board and actions.
    Board,
    /// A suggestion or an accusation in the making.
    Form(DraftKind),
    /// The own papers.
    Papers,
}

/// What has happened in this turn, or since it came to a suggestion.
#[component]
fn ThisTurn() -> impl IntoView {
    let session = use_session();
    live(move || view! { <Lines seen=session.this_turn()/> }.into_any())
}
