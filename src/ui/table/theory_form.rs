//! Making a suggestion or an accusation: pick, read the whole sentence, say it.

use leptos::prelude::*;

use crate::engine::action::Action;
use crate::engine::card::{Card, Room, Suspect, Weapon};
use crate::engine::ruleset::AccusationVoice;
use crate::i18n::{Fill, Phrase};
use crate::save::{Draft, DraftKind};
use crate::ui::session::{Session, use_session};
use crate::ui::text::{live, rich};
use crate::ui::widget::{Choice, Heading, Level, Pick, Press};

/// The form. What is picked is kept for its maker, also over a reload.
#[component]
pub fn TheoryForm(
    /// The level of its heading.
    #[prop(optional)]
    level: Level,
    /// What is being made.
    kind: DraftKind,
    /// The room of a suggestion, which is not to be chosen.
    room: Option<Room>,
    /// How accusations are made by this rulebook.
    voice: AccusationVoice,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let edition = session.edition();
    let suggestion = kind == DraftKind::Suggestion;
    let fixed = room;
    let theory = move || {
        let draft = session.draft.get()?;
        let room = if suggestion { fixed } else { draft.room };
        Draft { room, ..draft }.theory()
    };
    let sentence = move || match theory() {
        Some(theory) => {
            let pattern =
                if suggestion { &words.suggestion.sentence } else { &words.accusation.sentence };
            words.say(pattern, &Fill::new().theory(theory))
        }
        None if suggestion => words.suggestion.incomplete.into(),
        None => words.accusation.incomplete.into(),
    };
    let say = Callback::new(move |()| {
        if let Some(theory) = theory() {
            session.act(match kind {
                DraftKind::Suggestion => Action::Suggest(theory),
                DraftKind::Accusation => Action::Accuse(theory),
            });
        }
    });
    let cancel = move || session.cancel_draft();
    let rooms = (!suggestion).then(|| {
        let picked = Callback::new(move |()| {
            let picked = session.draft.get()?.room?;
            edition.rooms().iter().position(|&room| room == picked)
        });
        let rooms = edition.rooms().map(Card::Room);
        group(session, words.accusation.room.into(), "room", rooms, picked)
    });
    let suspects = {
        let legend = if suggestion { words.suggestion.suspect } else { words.accusation.suspect };
        let picked = Callback::new(move |()| session.draft.get()?.suspect.map(Suspect::index));
        group(session, legend.into(), "suspect", Suspect::ALL.map(Card::Suspect), picked)
    };
    let weapons = {
        let legend = if suggestion { words.suggestion.weapon } else { words.accusation.weapon };
        let picked = Callback::new(move |()| session.draft.get()?.weapon.map(Weapon::slot));
        group(session, legend.into(), "weapon", edition.weapons().map(Card::Weapon), picked)
    };
    let about = if suggestion {
        fixed.map(|room| {
            let place = words.say(&words.suggestion.room, &Fill::new().room(room));
            view! { <p class="hint">{rich(&place)}</p> }.into_any()
        })
    } else {
        let voice = match voice {
            AccusationVoice::Aloud => words.accusation.aloud,
            AccusationVoice::Written => words.accusation.written,
        };
        let warning = view! {
            <p class="hint">{voice}</p>
            <p class="warning">{words.accusation.warning}</p>
        };
        Some(warning.into_any())
    };
    let title = if suggestion { words.suggestion.title } else { words.accusation.title };
    let confirm = if suggestion { words.suggestion.say } else { words.accusation.confirm };
    view! {
        <section class="sheet">
            <Heading level=level>{title}</Heading>
            {about}
            {suspects}
            {weapons}
            {rooms}
        </section>
        <footer class="actions actions--sentence">
            <p class="sentence" aria-live="polite">{live(move || rich(&sentence()))}</p>
            <Press
                class="button button--primary"
                disabled=Callback::new(move |()| theory().is_none())
                on_press=say
            >
                {confirm}
            </Press>
            <Press class="button" on_press=Callback::new(move |()| cancel())>
                {words.app.cancel}
            </Press>
        </footer>
    }
}

/// The cards of one kind.
fn group<const N: usize>(
    session: Session,
    legend: Phrase,
    name: &'static str,
    cards: [Card; N],
    chosen: Callback<(), Option<usize>>,
) -> AnyView {
    let words = session.words();
    let picks = cards
        .iter()
        .map(|&card| Pick { label: words.card(card).as_str().into(), card: Some(card) })
        .collect();
    let on_pick = Callback::new(move |place: usize| {
        if let Some(&card) = cards.get(place) {
            session.pick(card);
        }
    });
    view! { <Choice legend=legend name=name picks=picks chosen=chosen on_pick=on_pick/> }.into_any()
}
