//! A game in the list: who plays, how far they have come, and what can be done with it.

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;

use super::Opened;
use crate::engine::card::Card;
use crate::i18n::{Fill, Roster, narrate_outcome};
use crate::player_name::PlayerName;
use crate::save::{Progress, Summary, Title, TooLong};
use crate::storage::{Entry, GameId};
use crate::ui::emblem::Emblem;
use crate::ui::platform;
use crate::ui::session::{Session, use_session};
use crate::ui::text::{each, follows, heeds, live, rich};
use crate::ui::widget::Press;

/// The game to go on with.
#[component]
pub fn Latest(
    /// Which game.
    game: Entry<Summary>,
    /// What is open in the list.
    opened: RwSignal<Opened>,
) -> impl IntoView {
    let session = use_session();
    let id = game.id;
    let about = about(session, &game.about);
    let about = view! { <div class="game__about">{about}</div> }.into_any();
    view! {
        <div class="home__saved">
            <Press
                class="button button--primary"
                on_press=Callback::new(move |()| session.open_game(id))
            >
                {session.words().home.resume}
            </Press>
            {with_options(session, about, game, opened)}
        </div>
    }
}

/// One of the other games. A tap opens it.
#[component]
pub fn Game(
    /// Which game.
    game: Entry<Summary>,
    /// What is open in the list.
    opened: RwSignal<Opened>,
) -> impl IntoView {
    let session = use_session();
    let id = game.id;
    let open = Callback::new(move |()| session.open_game(id));
    let about = about(session, &game.about);
    let about =
        view! { <Press class="game__about game__open" on_press=open>{about}</Press> }.into_any();
    with_options(session, about, game, opened)
}

/// What is said of a game: its title or players, then how far it has come and when.
pub fn about(session: Session, game: &Summary) -> AnyView {
    let words = session.words();
    let Summary { preset, players, title, played, progress } = game;
    let count = players.len();
    let players_named = each(players.iter(), |(seat, (name, suspect))| {
        let comma = if seat.index() + 1 < count { "," } else { "" };
        view! {
            <span class="game__who">
                <Emblem card=Card::Suspect(*suspect)/>
                <bdi>{name.to_string()}</bdi>
                {comma}
            </span>
            " "
        }
    });
    let title = title.as_ref().map(|title| {
        view! { <span class="game__title"><bdi>{title.as_str().to_owned()}</bdi></span> }.into_any()
    });
    let progress = match progress {
        Progress::Turn(turn) => words.say(&words.home.turn, &Fill::new().n((*turn).max(1))),
        Progress::Over(outcome) => narrate_outcome(*outcome, &Roster::new(players), words),
    };
    let played = played.map(|played| view! { <time>{session.when(played)}</time> }.into_any());
    view! {
        {title.into_any()}
        <span class="game__players">{players_named}</span>
        <span class="game__progress">
            <span>{rich(&progress)}</span>
            " "
            <span>{words.new_game.rulebook(*preset).name}</span>
            " "
            {played.into_any()}
        </span>
    }
    .into_any()
}

/// A game in a few words: for the ear, where the eye sees which game a button belongs to.
fn name(game: &Summary) -> String {
    match &game.title {
        Some(title) => title.as_str().to_owned(),
        None => {
            let names: Vec<_> = game.players.iter().map(|(_, (name, _))| name.as_str()).collect();
            names.join(", ")
        }
    }
}

/// The name of the button that opens the options of a game.
fn button_of(id: GameId) -> String {
    format!("options-{id}")
}

/// What is said of a game, and behind a button what can be done with it.
fn with_options(
    session: Session,
    about: AnyView,
    game: Entry<Summary>,
    opened: RwSignal<Opened>,
) -> AnyView {
    let words = session.words();
    let id = game.id;
    let label = format!("{}: {}", words.library.options, name(&game.about));
    let is_open =
        move || matches!(opened.get(), Opened::Options(one) | Opened::Title(one) if one == id);
    let toggle = move |_| {
        opened.update(|opened| {
            *opened =
                if *opened == Opened::Nothing { Opened::Options(id) } else { Opened::Nothing };
        });
    };
    let close = Callback::new(move |()| {
        opened.set(Opened::Nothing);
        platform::focus_on(button_of(id));
    });
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && is_open() {
            close.run(());
        }
    };
    let part = live(move || match opened.get() {
        Opened::Options(one) if one == id => choices(session, &game, opened),
        Opened::Title(one) if one == id => renaming(session, &game, close),
        Opened::Nothing | Opened::Options(_) | Opened::Title(_) => ().into_any(),
    });
    view! {
        <div class="game" on:keydown=heeds(escape)>
            {about}
            <button
                type="button"
                class="button game__options"
                id=button_of(id)
                aria-label=label
                aria-expanded=follows(move || is_open().to_string())
                on:click=heeds(toggle)
            >
                "⋯"
            </button>
            <div class="game__part">{part}</div>
        </div>
    }
    .into_any()
}

/// Play again, rename, delete.
fn choices(session: Session, game: &Entry<Summary>, opened: RwSignal<Opened>) -> AnyView {
    let words = session.words();
    let id = game.id;
    let again = matches!(game.about.progress, Progress::Over(_)).then(|| {
        let again = Callback::new(move |()| session.play_again(id));
        view! { <Press class="button" on_press=again>{words.verdict.again}</Press> }.into_any()
    });
    let rename = Callback::new(move |()| {
        opened.set(Opened::Title(id));
        platform::keep_focus(".game__field input");
    });
    let delete = Callback::new(move |()| {
        opened.set(Opened::Nothing);
        session.delete(id);
    });
    view! {
        <div class="game__choices">
            {again.into_any()}
            <Press class="button" on_press=rename>
                {words.library.rename}
            </Press>
            <Press class="button" on_press=delete>
                {words.library.delete}
            </Press>
        </div>
    }
    .into_any()
}

/// The field for a title.
fn renaming(session: Session, game: &Entry<Summary>, close: Callback<()>) -> AnyView {
    let words = session.words();
    let id = game.id;
    let typed = StoredValue::new(name_given(&game.about));
    let is_long = RwSignal::new(false);
    let keep = Callback::new(move |()| match typed.with_value(|typed| Title::typed(typed)) {
        Ok(title) => {
            close.run(());
            session.rename(id, title);
        }
        Err(TooLong) => is_long.set(true),
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        keep.run(());
    };
    let complaint = live(move || {
        let most = u32::try_from(PlayerName::LONGEST).unwrap_or(u32::MAX);
        is_long
            .get()
            .then(|| {
                let text = words.say(&words.library.title_long, &Fill::new().m(most));
                view! { <p class="warning" role="alert">{rich(&text)}</p> }.into_any()
            })
            .into_any()
    });
    view! {
        <form class="game__choices" on:submit=submit>
            <label class="game__field">
                {words.library.title}
                <input
                    type="text"
                    maxlength="80"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=name_given(&game.about)
                    on:input=heeds(move |event| typed.set_value(event_target_value(&event)))
                />
            </label>
            <p class="hint">{words.library.title_hint}</p>
            {complaint}
            <Press class="button button--primary" on_press=keep>
                {words.library.save}
            </Press>
            <Press class="button" on_press=close>
                {words.app.cancel}
            </Press>
        </form>
    }
    .into_any()
}

fn name_given(game: &Summary) -> String {
    game.title.as_ref().map_or_else(String::new, |title| title.as_str().to_owned())
}
