//! Setting up a game.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_sys::HtmlInputElement;

use crate::engine::card::{Card, Suspect};
use crate::engine::ruleset::Preset;
use crate::engine::seat::Seat;
use crate::i18n::{Catalog, Fill, Phrase};
use crate::navigation::Screen;
use crate::new_game::{FormError, Guest, NewGame as Form, OFFERED};
use crate::player_name::PlayerName;
use crate::ui::emblem::Emblem;
use crate::ui::platform;
use crate::ui::session::{Session, use_session};
use crate::ui::table::top_bar::LanguageMenu;
use crate::ui::text::{again, each, follows, heeds, live, rich};
use crate::ui::widget::{Choice, Heading, Pick, Press, plain};

/// The form of a new game.
#[component]
pub fn NewGame(
    /// What has been filled in. It outlives a change of language.
    form: RwSignal<Form>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let error = RwSignal::new(None::<FormError>);
    // What is drawn anew when it changes. Names don't belong to it: they are being typed.
    let preset = Memo::new(move |_| form.with(Form::preset));
    let seats = Memo::new(move |_| {
        form.with(|form| {
            form.guests().iter().map(|guest| (guest.number, guest.suspect)).collect::<Vec<_>>()
        })
    });
    again(move || {
        form.track();
        error.set(None);
        session.keep_form();
    });
    let start = Callback::new(move |()| {
        match form.with_untracked(|form| form.check(|number| default_name(words, number))) {
            Ok((setup, names)) => session.begin(setup, &names),
            Err(found) => error.set(Some(found)),
        }
    });
    let complaint = live(move || {
        error
            .get()
            .map(|error| {
                let text = complain(words, error);
                view! { <p class="warning" role="alert">{rich(&text)}</p> }.into_any()
            })
            .into_any()
    });
    view! {
        <header class="bar">
            {plain("bar__button", words.app.back, move || session.go(Screen::Home))}
            <p class="bar__title"></p>
            <LanguageMenu/>
        </header>
        <main class="screen">
            <section class="sheet sheet--form">
                <Heading>{words.new_game.form.title}</Heading>
                {rulebooks(session, form, preset)}
                {numbers(session, form, preset, seats)}
                {guests(session, form, preset, seats)}
            </section>
            <footer class="actions">
                {complaint}
                <Press class="button button--primary" on_press=start>
                    {words.new_game.form.start}
                </Press>
            </footer>
        </main>
    }
}

fn default_name(words: &Catalog, number: u32) -> String {
    words.say(&words.new_game.form.default_name, &Fill::new().n(number)).plain()
}

/// The rulebooks, each with what matters most about it.
fn rulebooks(session: Session, form: RwSignal<Form>, preset: Memo<Preset>) -> impl IntoView {
    let words = session.words();
    let picks = OFFERED
        .iter()
        .map(|&preset| Pick { label: words.new_game.rulebook(preset).name.into(), card: None })
        .collect();
    let chosen = Callback::new(move |()| OFFERED.iter().position(|&one| one == preset.get()));
    let differences = live(move || {
        let rulebook = words.new_game.rulebook(preset.get());
        each(rulebook.differences, |text| view! { <li>{text}</li> })
    });
    let choose = Callback::new(move |place: usize| {
        if let Some(&preset) = OFFERED.get(place) {
            form.update(|form| form.choose_rules(preset));
        }
    });
    view! {
        <Choice
            legend=words.new_game.form.rulebook.into()
            name="rulebook"
            picks=picks
            chosen=chosen
            on_pick=choose
        />
        <div class="differences">
            <h2>{words.new_game.form.differences}</h2>
            <ul>{differences}</ul>
        </div>
    }
}

/// The seats that are drawn: the number of each guest, and his character.
type Seats = Memo<Vec<(u32, Suspect)>>;

/// How many players.
fn numbers(
    session: Session,
    form: RwSignal<Form>,
    preset: Memo<Preset>,
    seats: Seats,
) -> impl IntoView {
    let words = session.words();
    live(move || {
        preset.track();
        let range = form.with_untracked(Form::numbers);
        let first = *range.start();
        let picks = range
            .map(|number| Pick { label: Phrase::from(number.to_string().as_str()), card: None })
            .collect();
        view! {
            <Choice
                legend=words.new_game.form.how_many.into()
                name="players"
                picks=picks
                chosen=Callback::new(move |()| seats.with(Vec::len).checked_sub(first))
                on_pick=Callback::new(move |place: usize| {
                    form.update(|form| form.seat_players(first + place));
                })
            />
        }
        .into_any()
    })
}

/// The players round the table. Drawn anew when somebody comes, goes or changes places, not while a
/// name is typed.
fn guests(
    session: Session,
    form: RwSignal<Form>,
    preset: Memo<Preset>,
    seats: Seats,
) -> impl IntoView {
    let words = session.words();
    let by_character = move || {
        preset.track();
        form.with_untracked(Form::is_ordered_by_character)
    };
    view! {
        <fieldset class="guests">
            <legend>{words.new_game.form.order}</legend>
            <p class="hint">
                {live(move || {
                    let form = &words.new_game.form;
                    let hint = if by_character() { form.nearest } else { form.order_hint };
                    hint.into_any()
                })}
            </p>
            <ol>
                {live(move || {
                    let movable = !by_character();
                    each(0..seats.with(Vec::len), |place| guest(session, form, place, movable))
                })}
            </ol>
        </fieldset>
    }
}

fn guest(session: Session, form: RwSignal<Form>, place: usize, movable: bool) -> impl IntoView {
    let words = session.words();
    let Some(Guest { name, suspect, number }) =
        form.with_untracked(|form| form.guests().get(place).cloned())
    else {
        return ().into_any();
    };
    let position = u32::try_from(place + 1).unwrap_or(u32::MAX);
    let label = words.say(&words.new_game.form.name_of, &Fill::new().n(position)).plain();
    let value = name.unwrap_or_else(|| default_name(words, number));
    let take = move |event| {
        let taken = event_target_value(&event).parse().ok();
        if let Some(&suspect) = taken.and_then(|index: usize| Suspect::ALL.get(index)) {
            form.update(|form| form.take(place, suspect));
        }
    };
    let option = |one: Suspect| {
        view! {
            <option value=one.index().to_string() selected=one == suspect>
                {words.suspect(one)}
            </option>
        }
    };
    let is_unnamed = move || {
        form.with_untracked(|form| form.guests().get(place).is_some_and(|one| one.name.is_none()))
    };
    let up = (movable && place > 0).then(|| {
        view! {
            <button
                type="button"
                class="button button--small"
                aria-label=follows(move || form.with(|form| move_up(words, form.guests().get(place))))
                on:click=heeds(move |_| {
                    form.update(|form| form.move_up(place));
                    platform::keep_focus(".guests button");
                })
            >
                "↑"
            </button>
        }
        .into_any()
    });
    view! {
        <li class="guest">
            <Emblem card=Card::Suspect(suspect)/>
            <input
                type="text"
                class="guest__name"
                aria-label=label
                maxlength="80"
                autocomplete="off"
                spellcheck="false"
                prop:value=value
                on:click=heeds(move |event: MouseEvent| {
                    // A name that nobody has typed gives way to the first letter.
                    if is_unnamed() {
                        event_target::<HtmlInputElement>(&event).select();
                    }
                })
                on:input=heeds(move |event| {
                    form.update(|form| form.name(place, event_target_value(&event)));
                })
            />
            <select
                class="guest__suspect"
                aria-label=words.new_game.form.character
                on:change=heeds(take)
            >
                {each(Suspect::ALL, option)}
            </select>
            {up}
        </li>
    }
    .into_any()
}

/// What the button says that seats a guest before the one before him.
fn move_up(words: &Catalog, guest: Option<&Guest>) -> String {
    let named = guest.and_then(|guest| {
        let default = default_name(words, guest.number);
        PlayerName::new(guest.name.as_ref().unwrap_or(&default)).ok()
    });
    let mention = named.as_ref().map(PlayerName::mention);
    let fill = mention.map_or_else(Fill::new, |mention| Fill::new().player(mention));
    words.say(&words.new_game.form.move_up, &fill).plain()
}

fn complain(words: &Catalog, error: FormError) -> Phrase {
    match error {
        FormError::Name(place, error) => match Seat::new(place) {
            Some(seat) => words.name_error(error, seat),
            None => Phrase::default(),
        },
        FormError::Table(error) => words.setup_error(error),
    }
}
