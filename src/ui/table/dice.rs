//! The dice as they lie.

use leptos::prelude::*;

use crate::engine::dice::Roll;
use crate::engine::event::{Seen, Told};
use crate::i18n::Fill;
use crate::ui::session::use_session;
use crate::ui::text::{each, live};

/// Where the pips of a face lie, in a box of 4 by 4.
const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(2, 2)],
        2 => &[(1, 1), (3, 3)],
        3 => &[(1, 1), (2, 2), (3, 3)],
        4 => &[(1, 1), (3, 1), (1, 3), (3, 3)],
        5 => &[(1, 1), (3, 1), (2, 2), (1, 3), (3, 3)],
        _ => &[(1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)],
    }
}

/// How dice lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// They have just been thrown, and settle.
    Settling,
    /// They lie still.
    Still,
}

/// The dice of this turn, once they are thrown.
#[component]
pub fn Thrown() -> impl IntoView {
    let session = use_session();
    live(move || {
        let heard = session.heard.get();
        let thrown = session.log.with(|log| thrown(log));
        let dice = thrown.map(|(place, roll)| {
            let lie = if place >= heard { Lie::Settling } else { Lie::Still };
            view! { <Dice roll=roll lie=lie/> }.into_any()
        });
        dice.into_any()
    })
}

/// The roll of the turn that is going on, and its place in the log.
fn thrown(log: &[Seen]) -> Option<(usize, Roll)> {
    let (place, last) = log.iter().enumerate().rfind(|(_, seen)| {
        matches!(seen, Seen::Told(Told::Rolled { .. } | Told::TurnBegan { .. }))
    })?;
    match last {
        Seen::Told(Told::Rolled { roll, .. }) => Some((place, *roll)),
        _ => None,
    }
}

/// A roll.
#[component]
pub fn Dice(
    /// What was thrown.
    roll: Roll,
    /// How the dice lie.
    lie: Lie,
) -> impl IntoView {
    let words = use_session().words();
    let faces: Vec<u8> = roll.dice().collect();
    let label = match *faces.as_slice() {
        [first, second] => {
            let fill = Fill::new().n(first.into()).m(second.into());
            words.say(&words.board.dice, &fill)
        }
        _ => words.say(&words.board.die, &Fill::new().n(roll.total().into())),
    };
    let die = |face: u8| {
        let dots = each(
            pips(face),
            |(x, y)| view! { <circle cx=x.to_string() cy=y.to_string() r="0.42"></circle> },
        );
        view! {
            <svg class="die" viewBox="0 0 4 4" aria-hidden="true">
                <rect x="0.1" y="0.1" width="3.8" height="3.8" rx="0.7"></rect>
                {dots}
            </svg>
        }
    };
    let class = match lie {
        Lie::Settling => "dice dice--settling",
        Lie::Still => "dice",
    };
    view! {
        <span class=class role="img" aria-label=label.plain()>
            {each(faces, die)}
        </span>
    }
}
