//! The public log: the same words for everybody.

use leptos::prelude::*;

use crate::engine::event::Seen;
use crate::i18n::Fill;
use crate::news::{Beginner, Chapter, TurnOf, chapters};
use crate::ui::session::{Session, use_session};
use crate::ui::text::{each, items, live, rich};

/// Seen events, a line each, in the order in which they happened.
#[component]
pub fn Lines(
    /// As the table saw them.
    seen: Vec<Seen>,
) -> impl IntoView {
    let session = use_session();
    let lines = session.narrated(&seen);
    view! { <ol class="lines">{items(&lines)}</ol> }
}

/// Turn by turn what happened, the latest turn first; within a turn as it happened.
pub fn by_turns(session: Session, chapters: &[Chapter<'_>]) -> AnyView {
    let words = session.words();
    let roster = session.roster();
    each(chapters.iter().rev(), |chapter| {
        let heading = match chapter.turn {
            Some(TurnOf { number, seat }) => {
                let fill = Fill::new().player(roster.mention(seat)).n(number);
                words.say(&words.log.turn_number, &fill)
            }
            None => words.log.before_turns.into(),
        };
        let mut lines = session.narrated(chapter.seen);
        lines.extend(chapter.beginner.map(|beginner| match beginner {
            Beginner::HighestRoll(seat) => {
                words.say(&words.log.begins_by_roll, &Fill::new().player(roster.mention(seat)))
            }
            Beginner::FirstCharacter(seat) => {
                let fill = Fill::new().player(roster.mention(seat));
                let fill = roster.suspect(seat).into_iter().fold(fill, Fill::suspect);
                words.say(&words.log.begins_by_character, &fill)
            }
        }));
        view! {
            <h3 class="turn-break">{rich(&heading)}</h3>
            <ol class="lines">{items(&lines)}</ol>
        }
    })
}

/// Everything that has happened.
#[component]
pub fn Journal() -> impl IntoView {
    let session = use_session();
    live(move || session.log.with(|log| by_turns(session, &chapters(log))))
}

/// What had happened before what the turn itself tells.
#[component]
pub fn BeforeThisTurn() -> impl IntoView {
    let session = use_session();
    live(move || {
        session.log.with(|log| {
            let before = log.len() - session.this_turn().len();
            by_turns(session, &chapters(&log[..before]))
        })
    })
}
