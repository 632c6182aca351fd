//! A player's own hand and notes.

use leptos::prelude::*;

use super::card_face::Cards;
use super::choosing::{ShownFor, WhoChooses};
use crate::engine::card::{Card, CardSet, Suspect};
use crate::engine::view::SeatView;
use crate::i18n::Fill;
use crate::save::Mark;
use crate::ui::emblem::Emblem;
use crate::ui::session::use_session;
use crate::ui::text::{each, follows, heeds, items, live, rich};
use crate::ui::widget::{Heading, Level, Press};

/// Hand and notes of the one who holds the device.
#[component]
pub fn Papers(
    /// The level of its heading.
    #[prop(optional)]
    level: Level,
    /// The holder's view.
    view: SeatView,
    /// Puts them away.
    on_close: Callback<()>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let only_for =
        words.say(&words.papers.only_for, &Fill::new().player(roster.mention(view.seat())));
    let shown = view.sightings().iter().map(|sighting| {
        let fill = Fill::new().player(roster.mention(sighting.by)).card(sighting.card);
        words.say(&words.answers.shown, &fill)
    });
    let shown: Vec<_> = shown.collect();
    let shown = (!shown.is_empty()).then(|| {
        view! {
            <h2>{words.papers.seen}</h2>
            <ul class="lines">{items(&shown)}</ul>
        }
        .into_any()
    });
    let suspects = Suspect::ALL.map(Card::Suspect);
    let edition = view.table().ruleset().edition;
    let weapons = edition.weapons().map(Card::Weapon);
    let rooms = edition.rooms().map(Card::Room);
    let hand = view.hand();
    let notes = move |title: &'static str, cards: &[Card]| {
        let rows = each(cards, |&card| view! { <Note card=card hand=hand/> });
        view! {
            <h3>{title}</h3>
            <ul class="notes">{rows}</ul>
        }
    };
    view! {
        <section class="sheet sheet--papers">
            <div class="sheet__part">
                <Heading level=level>{words.papers.title}</Heading>
                <p class="hint">{rich(&only_for)}</p>
                <h2>{words.papers.hand}</h2>
                <Cards cards=view.hand().iter().collect()/>
                {shown}
                <ShownFor view=view.clone()/>
                <WhoChooses seat=view.seat()/>
            </div>
            <div class="sheet__part">
                <h2>{words.papers.notes}</h2>
                <p class="hint">
                    "✗ " {words.papers.tick} " · ? " {words.papers.question} " · ● "
                    {words.papers.in_hand}
                </p>
                {notes(words.papers.suspects, &suspects)}
                {notes(words.papers.weapons, &weapons)}
                {notes(words.papers.rooms, &rooms)}
            </div>
        </section>
        <footer class="actions">
            <Press class="button button--primary" on_press=on_close>
                {words.papers.hide}
            </Press>
        </footer>
    }
}

/// A card in the notes; a tap goes on to the next mark. One in the own hand bears a sign of its own
/// until it is marked.
#[component]
fn Note(
    /// Which card.
    card: Card,
    /// The holder's hand.
    hand: CardSet,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let mark = move || session.notes.with(|notes| notes.mark(card));
    let is_held = hand.contains(card);
    let name = move |mark| {
        let mark = match mark {
            Mark::None if is_held => words.papers.in_hand,
            Mark::None => words.papers.blank,
            Mark::Tick => words.papers.tick,
            Mark::Question => words.papers.question,
        };
        words.say(&words.papers.mark, &Fill::new().card(card).text(mark)).plain()
    };
    let sign = move |mark| match mark {
        Mark::None if is_held => "●",
        Mark::None => "",
        Mark::Tick => "✗",
        Mark::Question => "?",
    };
    view! {
        <li>
            <button
                type="button"
                class="note"
                aria-label=follows(move || name(mark()))
                on:click=heeds(move |_| session.mark(card))
            >
                <Emblem card=card/>
                <span class="note__card">{words.card(card)}</span>
                <span class="note__mark">{live(move || sign(mark()).into_any())}</span>
            </button>
        </li>
    }
}
