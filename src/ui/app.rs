//! The app: which screen, in which language, and what stands round every screen.

use leptos::prelude::*;

use super::screens::home::Home;
use super::screens::new_game::NewGame;
use super::screens::settings::Settings;
use super::screens::table::Table;
use super::session::{Session, Trouble, use_session};
use super::text::{again, live};
use super::widget::plain;
use super::{failure, platform};
use crate::i18n::Fill;
use crate::navigation::{Panel, Screen};

/// Starts the app in the page.
pub fn mount() {
    failure::watch();
    platform::clear_page();
    mount_to_body(App);
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::open();
    provide_context(session);

    platform::on_history(move || session.follow_browser());
    platform::on_escape(move || session.escape());
    platform::on_hidden(move || session.drop_curtain());
    platform::on_storage(move || session.look_for_other_tabs());
    again(move || {
        let locale = session.locale.get();
        platform::describe_document(locale.tag(), &title(session));
    });
    again(move || session.lead_browser(session.shown().entry()));
    again(move || platform::look(session.appearance.get()));
    live(move || {
        // Words are read as they are when a screen is drawn: another language draws it anew.
        session.locale.track();
        let screen = live(move || match session.screen.get() {
            Screen::Home => view! { <Home/> }.into_any(),
            Screen::NewGame => view! { <NewGame form=session.form/> }.into_any(),
            Screen::Table => view! { <Table/> }.into_any(),
        });
        view! {
            <Announcements/>
            <SavingTrouble/>
            {screen}
            {live(move || {
                let open = session.panel.get() == Panel::Settings;
                open.then(|| view! { <Settings/> }.into_any()).into_any()
            })}
            <Refused/>
        }
        .into_any()
    })
}

/// The title: public, whoever holds the device.
fn title(session: Session) -> String {
    let words = session.words();
    let name = words.app.name;
    match (session.screen.get(), session.table.get()) {
        (Screen::NewGame, _) => format!("{} · {name}", words.new_game.form.title),
        (Screen::Table, Some(table)) => match table.on_turn() {
            Some(seat) if table.outcome().is_none() => {
                let roster = session.roster();
                let turn = Fill::new().player(roster.mention(seat));
                format!("{} · {name}", words.say(&words.turn.of, &turn).plain())
            }
            _ => name.to_owned(),
        },
        _ => name.to_owned(),
    }
}

/// What has just happened, for the ear, once. Public.
#[component]
fn Announcements() -> impl IntoView {
    let session = use_session();
    let latest = live(move || {
        if session.screen.get() != Screen::Table {
            return String::new().into_any();
        }
        let heard = session.heard.get();
        let lines = session.log.with(|log| session.narrated(log.get(heard..).unwrap_or_default()));
        let lines = lines.into_iter().chain(session.took_back());
        lines.map(|line| line.plain()).collect::<Vec<_>>().join(" ").into_any()
    });
    view! { <p class="unseen" role="status" aria-live="polite">{latest}</p> }
}

/// What is wrong with saving, said plainly.
#[component]
fn SavingTrouble() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    live(move || {
        session
            .trouble
            .get()
            .map(|trouble| {
                let said = &words.storage;
                let (text, way_out) = match trouble {
                    Trouble::Denied => (said.denied, None),
                    Trouble::Full => (said.full, None),
                    Trouble::Stuck => (said.stuck, None),
                    Trouble::OtherTab => {
                        let load = plain("button", said.other_tab_reload, move || session.load());
                        (said.other_tab, Some(load))
                    }
                    Trouble::Deleted => {
                        let restore = words.library.restore;
                        let back = plain("button", restore, move || session.bring_back());
                        (said.deleted_elsewhere, Some(back))
                    }
                };
                view! { <div class="trouble" role="alert"><p>{text}</p>{way_out}</div> }.into_any()
            })
            .into_any()
    })
}

/// The rule that has just forbidden something.
#[component]
fn Refused() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    live(move || {
        session
            .refused
            .get()
            .map(|clause| {
                view! {
                    <div class="toast" role="alert">
                        <p>{words.clause(clause)}</p>
                        {plain("bar__button", words.app.close, move || session.refused.set(None))}
                    </div>
                }
                .into_any()
            })
            .into_any()
    })
}
