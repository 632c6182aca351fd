//! The rolls before the first turn: public, one player after another.

use std::sync::Arc;

use leptos::prelude::*;

use super::dice::{Dice, Lie};
use crate::engine::action::Action;
use crate::engine::card::Card;
use crate::engine::dice::Roll;
use crate::engine::event::{Seen, Told};
use crate::engine::phase::{Opening, OpeningFor, Phase};
use crate::engine::seat::Seat;
use crate::engine::view::TableView;
use crate::i18n::Fill;
use crate::ui::emblem::Emblem;
use crate::ui::platform;
use crate::ui::session::use_session;
use crate::ui::text::{each, live, rich};
use crate::ui::widget::{Heading, Level, Press};

/// Everybody with what he has rolled, and the button for the next.
#[component]
pub fn OpeningRolls(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let rolls = move |table: &TableView, opening: &Opening| {
        let last = session.log.with(|log| table.characters().map(|seat, _| last_roll(log, seat)));
        let newest = last.iter().filter_map(|(_, roll)| roll.map(|(place, _)| place)).max();
        let row = |seat| {
            let name = words.name(roster.mention(seat));
            let roll = last[seat].map(|(place, roll)| {
                let lie = if Some(place) == newest { Lie::Settling } else { Lie::Still };
                view! { <Dice roll=roll lie=lie/> }.into_any()
            });
            let class = if opening.next() == Some(seat) {
                "row row--next"
            } else if !opening.contenders.contains(seat) {
                "row row--past"
            } else {
                "row"
            };
            view! {
                <li class=class>
                    <Emblem card=Card::Suspect(table.characters()[seat])/>
                    <span class="row__name">{rich(&name)}</span>
                    {roll}
                </li>
            }
        };
        each(table.characters().seats(), row)
    };
    let roster = session.roster();
    let next = move |opening: &Opening| {
        let seat = opening.next()?;
        let fill = Fill::new().player(roster.mention(seat));
        let tie = session.log.with(|log| log.last().filter(|last| is_tie(last)).cloned());
        let button = view! {
            {each(session.narrated(tie.as_slice()), |tie| view! { <p>{rich(&tie)}</p> })}
            <p class="sentence">{rich(&words.say(&words.opening.to_roll, &fill))}</p>
            <Press
                class="button button--primary"
                on_press=Callback::new(move |()| session.act(Action::Roll))
            >
                {words.turn.roll}
            </Press>
        };
        Some(button.into_any())
    };
    let opening = move || match table.get().phase() {
        Phase::Opening(opening) => Some(opening.clone()),
        _ => None,
    };
    let title = match opening().map(|opening| opening.purpose) {
        Some(OpeningFor::Dealer) => words.opening.who_deals,
        _ => words.opening.who_begins,
    };
    view! {
        <section class="sheet">
            <Heading level=Level::Second>{title}</Heading>
            <ul class="rows">
                {live(move || {
                    opening().map(|opening| table.with(|table| rolls(table, &opening))).into_any()
                })}
            </ul>
        </section>
        <footer class="actions">
            {live(move || {
                platform::keep_focus(".actions button");
                opening().as_ref().and_then(&next).into_any()
            })}
        </footer>
    }
}

/// The last roll of a seat in these opening rolls, in this round or one that was a tie, and its place
/// in the log.
fn last_roll(log: &[Seen], of: Seat) -> Option<(usize, Roll)> {
    let rolls = log.iter().enumerate().rev().map_while(|(place, seen)| match seen {
        Seen::Told(Told::OpeningRolled { seat, roll }) => Some(Some((place, *seat, *roll))),
        seen if is_tie(seen) => Some(None),
        _ => None,
    });
    let mut own = rolls.flatten().filter(|&(_, seat, _)| seat == of);
    own.next().map(|(place, _, roll)| (place, roll))
}

fn is_tie(seen: &Seen) -> bool {
    matches!(seen, Seen::Told(Told::RollAgain { .. }))
}
