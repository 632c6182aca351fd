//! The bar at the top of the table: what it is about, and the panels. The menu of languages, which
//! other screens have too.

use leptos::prelude::*;

use crate::engine::card::{Card, Suspect};
use crate::i18n::{Locale, Phrase};
use crate::navigation::Panel;
use crate::ui::emblem::Emblem;
use crate::ui::platform;
use crate::ui::session::use_session;
use crate::ui::text::{each, follows, heeds, rich};

/// A menu of languages, each in its own words.
#[component]
pub fn LanguageMenu(
    /// The class of its label, which can be heard where it is not seen.
    #[prop(default = "unseen")]
    label: &'static str,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let change = move |event| {
        if let Some(locale) = Locale::from_tag(&event_target_value(&event)) {
            session.speak(locale);
            platform::keep_focus(".language select");
        }
    };
    let option = |locale: Locale| {
        let selected = locale == words.locale;
        view! {
            <option value=locale.tag() lang=locale.tag() selected=selected>
                {locale.own_name()}
            </option>
        }
    };
    view! {
        <label class="language">
            <span class=label>{words.app.language}</span>
            <select on:change=heeds(change)>{each(Locale::ALL, option)}</select>
        </label>
    }
}

/// Signs of the panels, in a box of 24 by 24.
const PAPERS: &str = "M5 2h10l4 4v16H5zM8 9h8v1.5H8zM8 13h8v1.5H8zM8 17h5v1.5H8z";
const JOURNAL: &str =
    "M3 5h3v3H3zM8 5h13v3H8zM3 10.5h3v3H3zM8 10.5h13v3H8zM3 16h3v3H3zM8 16h13v3H8z";
const MENU: &str = "M3 5h18v2.5H3zM3 10.7h18v2.5H3zM3 16.5h18V19H3z";

/// The bar of the table, with the panels that all may open.
#[component]
pub fn TopBar(
    /// What it is about.
    title: Phrase,
    /// Whose turn it is about.
    #[prop(optional)]
    suspect: Option<Suspect>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let toggle =
        move |panel: Panel, opens: &'static str, sign: &'static str, label: &'static str| {
            view! {
                <button
                    type="button"
                    class="bar__tool"
                    data-opens=opens
                    aria-expanded=follows(move || (session.panel.get() == panel).to_string())
                    on:click=heeds(move |_| session.toggle_panel(panel))
                >
                    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
                        <path d=sign fill-rule="evenodd"></path>
                    </svg>
                    <span>{label}</span>
                </button>
            }
        };
    view! {
        <header class="bar">
            {suspect.map(|suspect| view! { <Emblem card=Card::Suspect(suspect)/> }.into_any())}
            <h1 class="bar__title">{rich(&title)}</h1>
            <nav class="bar__tools">
                {toggle(Panel::Papers, "papers", PAPERS, words.turn.my_papers)}
                {toggle(Panel::Journal, "journal", JOURNAL, words.turn.log)}
                {toggle(Panel::Menu, "menu", MENU, words.app.menu)}
            </nav>
        </header>
    }
}
