//! The first screen: go on, begin, or look for an earlier game.

mod bin;
mod entry;

use leptos::prelude::*;

use crate::navigation::{Panel, Screen};
use crate::save::LoadError;
use crate::storage::{Entry, GameId, Listing};
use crate::ui::session::{Session, use_session};
use crate::ui::table::top_bar::LanguageMenu;
use crate::ui::text::{each, heeds, live, rich};
use crate::ui::widget::{Heading, Press};
use bin::{Bin, JustDeleted};
use entry::{Game, Latest};

/// How many games of a kind are listed before anybody asks for more.
const FIRST: usize = 20;

/// The game whose options, or whose title, are open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Opened {
    /// None.
    #[default]
    Nothing,
    /// What can be done with this one.
    Options(GameId),
    /// The field for the title of this one.
    Title(GameId),
}

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    session.look_at_shelf();
    session.just_deleted.set(None);
    let opened = RwSignal::new(Opened::Nothing);
    let all = RwSignal::new(false);
    view! {
        <main class="screen home">
            <div class="home__title">
                <Heading class="home__name">{words.app.name}</Heading>
                <p>{words.app.tagline}</p>
                <div class="home__tools">
                    <LanguageMenu/>
                    <button
                        type="button"
                        class="bar__button"
                        data-opens="settings"
                        on:click=heeds(move |_| session.toggle_panel(Panel::Settings))
                    >
                        {words.settings.title}
                    </button>
                </div>
            </div>
            {live(move || {
                let games = session.games.get();
                let most = if all.get() { usize::MAX } else { FIRST };
                shelves(session, &games, opened, most, all)
            })}
            <p class="home__unofficial">{words.app.unofficial}</p>
        </main>
        <JustDeleted/>
    }
}

/// The games of each kind, and the way to a new one.
fn shelves(
    session: Session,
    games: &Listing,
    opened: RwSignal<Opened>,
    most: usize,
    all: RwSignal<bool>,
) -> AnyView {
    let words = session.words();
    let Listing { running, finished, unreadable, deleted } = games;
    let (latest, others) = running.split_at(running.len().min(1));
    let class = if latest.is_empty() { "button button--primary" } else { "button" };
    let rows = |title: &'static str, games: &[Entry<_>]| {
        (!games.is_empty())
            .then(|| {
                let rows = each(games.iter().take(most).cloned(), |game| {
                    view! { <li><Game game=game opened=opened/></li> }
                });
                view! {
                    <section class="home__games">
                        <h2>{title}</h2>
                        <ul class="rows">{rows}</ul>
                    </section>
                }
                .into_any()
            })
            .into_any()
    };
    let more = [others.len(), finished.len(), unreadable.len()].iter().any(|&many| many > most);
    view! {
        <div class="home__games">
            {each(latest.iter().cloned(), |game| view! { <Latest game=game opened=opened/> })}
            <Press class=class on_press=Callback::new(move |()| session.go(Screen::NewGame))>
                {words.home.new_game}
            </Press>
        </div>
        {each(unreadable.iter().take(most), |game| damaged(session, game))}
        {rows(words.library.others, others)}
        {rows(words.library.finished, finished)}
        {more
            .then(|| {
                view! {
                    <Press class="button" on_press=Callback::new(move |()| all.set(true))>
                        {words.library.more}
                    </Press>
                }
                .into_any()
            })
            .into_any()}
        <Bin deleted=deleted.clone()/>
    }
    .into_any()
}

/// A save that can't be read is named with its reason, and kept until somebody deletes it.
fn damaged(session: Session, game: &Entry<LoadError>) -> AnyView {
    let words = session.words();
    let id = game.id;
    view! {
        <section class="notice" role="alert">
            <h2>{words.unreadable.title}</h2>
            <p>{rich(&words.load_error(&game.about))}</p>
            <p>{words.unreadable.kept}</p>
            <Press class="button" on_press=Callback::new(move |()| session.delete(id))>
                {words.library.delete}
            </Press>
        </section>
    }
    .into_any()
}
