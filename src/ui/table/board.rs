//! The board, drawn from the scene. What never changes is drawn once; pieces and places in reach
//! follow the table; a choice changes two lines.

mod drawing;
mod frame;
mod pieces;

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::board::Place;
use crate::engine::card::{Card, Suspect};
use crate::engine::view::TableView;
use crate::scene::Plan;
use crate::scene::shape::{Decimal, Rect};
use crate::scene::target::Target;
use crate::scene::viewport::Viewport;
use crate::scene::walk::transform;
use crate::ui::platform;
use crate::ui::session::use_session;
use crate::ui::text::{again, each, follows, live};
use drawing::{ground, inset, walls};
use frame::{Sight, Tapped};
use pieces::{boxes, on_turn, piece};

/// Room round the map for the outer half of walls and of pawns' rings, in squares.
const EDGE: f32 = 0.2;

/// The board with its pieces. A tap near a place in reach chooses it; for the keyboard and the ear
/// the same places stand in the list of destinations.
#[component]
pub fn Board(
    /// What everybody sees.
    table: Memo<Arc<TableView>>,
    /// The places in reach.
    targets: Memo<Arc<Vec<Target>>>,
    /// What stands beside the tools that enlarge the board.
    children: Children,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let edition = table.with_untracked(|table| table.ruleset().edition);
    let plan = Plan::of_edition(edition);
    let map = plan.area.grown(EDGE);
    let sight = RwSignal::new(Sight::default());

    let tap = Callback::new(move |Tapped { point, square }: Tapped| {
        let target = targets.with_untracked(|targets| {
            plan.nearest_target(point, square, targets).map(|target| target.to)
        });
        if target.is_some() {
            session.chosen.set(target);
        }
        session.looked_at.set(match target {
            Some(Place::Square(_) | Place::Centre) => None,
            Some(Place::Room(room)) => Some(room),
            None => plan.room_at(point),
        });
    });
    let chosen = move || {
        let chosen = session.chosen.get()?;
        targets.with(|targets| targets.iter().find(|target| target.to == chosen).cloned())
    };
    let mut followed = None::<Last>;
    again(move || {
        let now = Last { targets: targets.get(), chosen: chosen() };
        let appears = followed.is_none();
        let last = followed.take().unwrap_or_default();
        if last.targets != now.targets {
            let targets = Arc::clone(&now.targets);
            // By the time that this is done the board may be gone.
            let look = move || {
                let pawn = table.try_with_untracked(|table| {
                    boxes(plan, table).of(Card::Suspect(on_turn(table)?))
                });
                let square = frame::square(map);
                let _ = sight.try_update(|sight| {
                    sight.view = pawn.flatten().map_or(Viewport::WHOLE, |pawn| {
                        plan.view_of_choice(pawn, &targets, square)
                    });
                });
            };
            // Another part of the board takes long to paint: on a board that stands there already
            // what is new is shown before it moves.
            if appears {
                look();
            } else {
                platform::once_shown(look);
            }
        }
        let seen = table.get();
        if let Some(before) = session.last_seen.get_untracked() {
            glide(plan, &before, &seen, last.chosen.as_ref());
        }
        session.last_seen.set(Some(seen));
        followed = Some(now);
    });

    let pieces = {
        let weapons = edition.weapons().iter().copied().map(Card::Weapon);
        let pawns = Suspect::ALL.into_iter().map(Card::Suspect);
        each(weapons.chain(pawns), move |card| piece(card, plan, table))
    };
    let reach = live(move || targets.with(|targets| each(targets.iter(), |to| reach(plan, to))));
    let mark = follows(move || chosen().map(|target| mark(plan, &target)).unwrap_or_default());
    let way = follows(move || chosen().as_ref().map(Target::points).unwrap_or_default());
    let board = view! {
        <svg
            class="board"
            viewBox=view_box(map)
            role="img"
            aria-label=words.board.name
            style:transform=follows(move || sight.get().view.transform())
        >
            <g class="board__ground">{ground(plan)}</g>
            <g class="board__reach">{reach}</g>
            {walls(session, plan)}
            <path class="reach--chosen" d=mark></path>
            <polyline class="board__way" points=way></polyline>
            <g class="board__pieces">{pieces}</g>
        </svg>
    };
    frame::frame(words, map, sight, tap, children(), board.into_any())
}

/// What there was to choose, and what was chosen, when the board was last followed.
#[derive(Default)]
struct Last {
    targets: Arc<Vec<Target>>,
    chosen: Option<Target>,
}

/// Shows how the pieces got where they are: the pawn on turn by the way that was chosen, if it is
/// where that leads.
fn glide(plan: &Plan, before: &TableView, now: &TableView, chosen: Option<&Target>) {
    let Some(drawn) = platform::find(".board__pieces") else { return };
    let walked = chosen.zip(on_turn(now)).and_then(|(target, suspect)| {
        let arrived = now.pieces()[suspect.index()] == target.to;
        arrived.then_some((suspect, target.line.as_slice()))
    });
    for walk in boxes(plan, now).walks_since(&boxes(plan, before), walked) {
        let piece = u32::try_from(walk.piece).ok();
        if let Some(piece) = piece.and_then(|piece| drawn.children().item(piece)) {
            platform::animate(&piece, walk.through.iter().copied().map(transform), walk.millis());
        }
    }
}

fn view_box(area: Rect) -> String {
    let Rect { x, y, width, height } = area;
    format!("{} {} {} {}", Decimal(x), Decimal(y), Decimal(width), Decimal(height))
}

/// A place in reach.
fn reach(plan: &Plan, target: &Target) -> AnyView {
    view! { <path class="reach" d=mark(plan, target)></path> }.into_any()
}

/// The outline of a place in reach.
fn mark(plan: &Plan, target: &Target) -> String {
    match target.to {
        Place::Square(square) => inset(plan.square(square)),
        Place::Room(room) => plan.room(room).floor.clone(),
        Place::Centre => {
            plan.stairs.as_ref().map(|stairs| stairs.walls.clone()).unwrap_or_default()
        }
    }
}
