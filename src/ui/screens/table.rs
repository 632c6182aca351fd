//! The game: whatever the device shows just now.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::phase::Phase;
use crate::engine::ruleset::AccusationVoice;
use crate::engine::seat::Seat;
use crate::engine::view::{SeatView, TableView};
use crate::handover::{Device, Reason};
use crate::i18n::Phrase;
use crate::save::DraftKind;
use crate::scene::Plan;
use crate::ui::curtain::Curtain;
use crate::ui::platform;
use crate::ui::session::{Session, use_session};
use crate::ui::table::envelope::Envelope;
use crate::ui::table::opening::OpeningRolls;
use crate::ui::table::panels::Panels;
use crate::ui::table::papers::Papers;
use crate::ui::table::refute::Refute;
use crate::ui::table::shown::Shown;
use crate::ui::table::theory_form::TheoryForm;
use crate::ui::table::top_bar::TopBar;
use crate::ui::table::turn::Turn;
use crate::ui::table::verdict::Verdict;
use crate::ui::text::live;

/// The table screen. Without a game there is none.
#[component]
pub fn Table() -> impl IntoView {
    let session = use_session();
    session.sit_down();
    let Some(first) = session.table.get_untracked() else {
        platform::once_placed(move || session.leave_empty_table());
        return ().into_any();
    };
    // The first turn would wait for the plan of the board.
    let edition = first.ruleset().edition;
    platform::once_shown(move || {
        let _ = Plan::of_edition(edition);
    });
    let table = Memo::new(move |last: Option<&Arc<TableView>>| {
        session.table.get().or_else(|| last.cloned()).unwrap_or_else(|| Arc::clone(&first))
    });
    let is_over = Memo::new(move |_| table.with(|table| matches!(table.phase(), Phase::Over(_))));
    live(move || match session.device.get() {
        Device::Curtain { to, reason } => {
            view! { <Curtain to=to reason=reason table=table/> }.into_any()
        }
        Device::Held { by, reason } => held(session, table, by, reason),
        Device::Table => {
            let over = is_over.get();
            let words = session.words();
            view! {
                <TopBar title=Phrase::from(words.app.name)/>
                <main class="screen">
                    <Panels table=table/>
                    {if over {
                        view! { <Verdict table=table/> }.into_any()
                    } else {
                        view! { <OpeningRolls table=table/> }.into_any()
                    }}
                </main>
            }
            .into_any()
        }
    })
}

/// What the holder of the device sees.
fn held(session: Session, table: Memo<Arc<TableView>>, seat: Seat, reason: Reason) -> AnyView {
    let private = |screen: fn(SeatView) -> AnyView| session.holders_view().map(screen).into_any();
    match reason {
        Reason::Turn => view! { <Turn seat=seat table=table/> }.into_any(),
        Reason::Answer => private(|view| view! { <Refute view=view/> }.into_any()),
        Reason::Card => private(|view| view! { <Shown view=view/> }.into_any()),
        Reason::Envelope => private(|view| view! { <Envelope view=view/> }.into_any()),
        Reason::Accusation => view! {
            <main class="screen">
                <TheoryForm
                    kind=DraftKind::Accusation
                    room=None
                    voice=AccusationVoice::Written
                />
            </main>
        }
        .into_any(),
        Reason::Papers => {
            let close = Callback::new(move |()| session.give_up());
            let papers =
                session.holders_view().map(|view| view! { <Papers view=view on_close=close/> });
            view! { <main class="screen">{papers}</main> }.into_any()
        }
    }
}
