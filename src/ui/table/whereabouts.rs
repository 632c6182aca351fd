//! Who and what is where: the room that is looked at, and all pieces in words.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::board::{Board, Interior, Place};
use crate::engine::card::{Card, Room, Suspect};
use crate::engine::edition::Edition;
use crate::engine::view::TableView;
use crate::i18n::{Fill, Phrase};
use crate::scene::{Plan, WEAPONS, in_room};
use crate::ui::emblem::Emblem;
use crate::ui::session::{Session, use_session};
use crate::ui::text::{each, live, rich};
use crate::ui::widget::Press;

/// The room that was tapped on the board, with who and what is there.
#[component]
pub fn LookedAt(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    live(move || {
        let room = session.looked_at.get();
        room.map(|room| table.with(|table| look(session, table, room))).into_any()
    })
}

/// All pieces with their places, to unfold: for whoever can't see the board or tap it, too.
#[component]
pub fn Whereabouts(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    // So that a roll, which moves nothing, draws nothing anew.
    let places = Memo::new(move |_| table.with(|table| (*table.pieces(), *table.weapons())));
    let edition = table.with_untracked(|table| table.ruleset().edition);
    let all = live(move || {
        let (pawns, weapons) = places.get();
        let all = everything(session, edition, pawns, weapons);
        each(all, |(card, place)| line(card, &place))
    });
    view! {
        <details class="whereabouts">
            <summary>{session.words().board.whereabouts}</summary>
            <ul class="present">{all}</ul>
        </details>
    }
}

/// A room, who and what is there, and where its passage leads.
fn look(session: Session, table: &TableView, room: Room) -> AnyView {
    let words = session.words();
    let name = words.card(Card::Room(room));
    let label = name.clone();
    let here = in_room(table.ruleset().edition, room.into(), table.pieces(), table.weapons());
    let nobody = here.is_empty().then(|| view! { <p>{words.board.nobody}</p> }.into_any());
    let here = each(here, |card| line(card, &Phrase::from(words.card(card).as_str())));
    let board = Board::of(table.ruleset().edition);
    let passage = board.passage(room).map(|to| {
        let passage = words.say(&words.turn.passage, &Fill::new().room(to));
        view! { <p class="hint">{rich(&passage)}</p> }.into_any()
    });
    view! {
        <section class="looked" aria-label=label>
            <header class="looked__head">
                <Emblem card=Card::Room(room)/>
                <h2>{name}</h2>
                <Press
                    class="bar__button"
                    on_press=Callback::new(move |()| session.looked_at.set(None))
                >
                    {words.app.close}
                </Press>
            </header>
            <ul class="present">{here}</ul>
            {nobody}
            {passage}
        </section>
    }
    .into_any()
}

/// A piece with its sign.
fn line(card: Card, words: &Phrase) -> AnyView {
    view! { <li><Emblem card=card/><span>{rich(words)}</span></li> }.into_any()
}

/// All pieces with their places in words.
fn everything(
    session: Session,
    edition: Edition,
    pawns: [Place; Suspect::ALL.len()],
    weapons: [Interior; WEAPONS],
) -> Vec<(Card, Phrase)> {
    let plan = Plan::of_edition(edition);
    let words = session.words();
    let pawns = Suspect::ALL.into_iter().zip(pawns).map(|(suspect, place)| {
        let fill = Fill::new().suspect(suspect);
        let place = match place {
            Place::Room(room) => words.say(&words.board.suspect_in, &fill.room(room)),
            Place::Centre => words.say(&words.board.suspect_in_centre, &fill),
            Place::Square(square) => {
                let near = plan.nearest_room(square);
                words.say(&words.board.suspect_near, &fill.room(near))
            }
        };
        (Card::Suspect(suspect), place)
    });
    let weapons = edition.weapons().iter().zip(weapons).map(|(&weapon, inside)| {
        let fill = Fill::new().weapon(weapon);
        let place = match inside {
            Interior::Room(room) => words.say(&words.board.weapon_in, &fill.room(room)),
            Interior::Centre => words.say(&words.board.weapon_in_centre, &fill),
        };
        (Card::Weapon(weapon), place)
    });
    pawns.chain(weapons).collect()
}
