//! The panels that open over the table: whose papers, and what has happened.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::journal::{BeforeThisTurn, Journal};
use crate::engine::card::Card;
use crate::engine::chooser::Chooser;
use crate::engine::seat::Seat;
use crate::engine::view::TableView;
use crate::i18n::Fill;
use crate::navigation::{Panel, Screen};
use crate::ui::emblem::Emblem;
use crate::ui::platform;
use crate::ui::session::use_session;
use crate::ui::text::{each, live, rich};
use crate::ui::widget::{Dialog, Press};

/// The public panel that is open, if one is.
#[component]
pub fn Panels(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    live(move || match session.panel.get() {
        Panel::Closed | Panel::OwnPapers | Panel::Settings => ().into_any(),
        Panel::Journal => view! {
            <Dialog title=words.turn.log opener="[data-opens=journal]">
                <Journal/>
            </Dialog>
        }
        .into_any(),
        Panel::Papers => view! { <WhosePapers table=table/> }.into_any(),
        Panel::Menu => view! {
            <Dialog title=words.app.menu opener="[data-opens=menu]">
                <Press
                    class="button"
                    on_press=Callback::new(move |()| session.toggle_panel(Panel::Settings))
                >
                    {words.settings.title}
                </Press>
                <Press class="button" on_press=Callback::new(move |()| session.go(Screen::Home))>
                    {words.verdict.home}
                </Press>
            </Dialog>
        }
        .into_any(),
    })
}

/// What has happened, but for what the turn itself tells, standing beside the board where the screen
/// is wide enough for both.
#[component]
pub fn StandingJournal() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let wide = RwSignal::new(platform::is_wide());
    let resized = window_event_listener(ev::resize, move |_| {
        let now = platform::is_wide();
        if wide.get_untracked() != now {
            wide.set(now);
        }
    });
    on_cleanup(move || resized.remove());
    live(move || {
        let journal = || {
            view! {
                <section class="table__journal" aria-label=words.turn.log tabindex="0">
                    <h2>{words.turn.log}</h2>
                    <BeforeThisTurn/>
                </section>
            }
        };
        wide.get().then(|| journal().into_any()).into_any()
    })
}

/// Everybody at the table, with the number of cards in hand; a tap asks for the papers.
#[component]
fn WhosePapers(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let row = |table: &TableView, seat: Seat| {
        let suspect = table.characters()[seat];
        let fill = Fill::new().player(roster.mention(seat));
        let size = u32::try_from(table.hand_sizes()[seat]).unwrap_or(u32::MAX);
        let label = words.count(&words.turn.hand_size, size, &fill);
        let out = words.say(&words.turn.out, &fill);
        let out =
            table.out().contains(seat).then(|| view! { <small>{rich(&out)}</small> }.into_any());
        let chosen = words.say(&words.log.game_chooses, &fill);
        let chosen = (table.choosers()[seat] == Chooser::Game)
            .then(|| view! { <small>{rich(&chosen)}</small> }.into_any());
        view! {
            <li>
                <Press
                    class="button button--row"
                    on_press=Callback::new(move |()| session.ask_papers(seat))
                >
                    <Emblem card=Card::Suspect(suspect)/>
                    <span>{rich(&label)} {out} {chosen}</span>
                </Press>
            </li>
        }
    };
    let rows =
        table.with_untracked(|table| each(table.characters().seats(), |seat| row(table, seat)));
    view! {
        <Dialog title=words.papers.whose opener="[data-opens=papers]">
            <ul class="rows">{rows}</ul>
        </Dialog>
    }
}
