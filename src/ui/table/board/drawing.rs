//! What never changes on a board: house, corridor, floors, walls, doors, hatches, names, stairs.

use leptos::prelude::*;
use leptos::svg;

use crate::engine::board::Flooring;
use crate::engine::card::Card;
use crate::i18n::Fill;
use crate::scene::lettering::{Lettering, NAME, NOTE};
use crate::scene::room::{Hatch, RoomPlan};
use crate::scene::shape::{Decimal, Point, Rect};
use crate::scene::stairs::Stairs;
use crate::scene::{Plan, Start};
use crate::ui::emblem::{path, suspect_class};
use crate::ui::session::Session;
use crate::ui::text::each;

/// The pattern of each [`Flooring`], in the board's units.
const FLOORS: &str = include_str!("floors.svg");

/// A square a little smaller than a square of the board, as an SVG path in its middle.
pub(super) fn inset(area: Rect) -> String {
    let corner = Point { x: area.x, y: area.y }.moved((0.1, 0.1));
    format!("M{corner}h0.8v0.8h-0.8z")
}

/// A card's sign with its middle there, so many squares wide.
fn sign(card: Card, class: &'static str, at: Point, width: f32) -> AnyView {
    let place =
        format!("translate({at}) scale({}) translate(-12 -12)", Decimal(width / SIGN_WIDTH));
    view! {
        <path class=class transform=place d=path(card) fill-rule="evenodd"></path>
    }
    .into_any()
}

/// How wide signs are drawn.
const SIGN_WIDTH: f32 = 24.0;

/// House, corridor, start squares, floors.
pub(super) fn ground(plan: &Plan) -> AnyView {
    let start = |start: &Start| {
        view! {
            <g class=suspect_class(start.suspect)>
                <path class="board__start" d=inset(start.area)></path>
                {sign(Card::Suspect(start.suspect), "board__mark", start.area.centre(), 0.66)}
            </g>
        }
    };
    let floor = |room: &RoomPlan| {
        let under = if room.carpet.is_some() { Flooring::Boards } else { room.flooring };
        let carpet = room.carpet.as_ref().map(|carpet| covered(room.flooring, "carpet", carpet));
        vec![covered(under, "board__floor", &room.floor), carpet.into_any()].into_any()
    };
    view! {
        <defs inner_html=FLOORS></defs>
        <path class="board__house" d=plan.house.clone()></path>
        <path class="board__corridor" d=plan.corridor.clone()></path>
        {each(&plan.starts, start)}
        {each(&plan.rooms, floor)}
    }
    .into_any()
}

/// An area with the pattern of its floor.
fn covered(flooring: Flooring, class: &'static str, area: &str) -> AnyView {
    let pattern = format!("url(#floor-{flooring:?})");
    view! { <path class=class fill=pattern d=area.to_owned()></path> }.into_any()
}

/// Walls, doors, hatches, names, stairs.
pub(super) fn walls(session: Session, plan: &Plan) -> AnyView {
    let words = session.words();
    let name = |room| words.card(Card::Room(room));
    let hatch = |hatch: &Hatch| {
        let title = words.say(&words.turn.passage, &Fill::new().room(hatch.to));
        passage(hatch, &name(hatch.to), title.plain())
    };
    let room = |room: &RoomPlan| {
        let label = room.layout.label;
        let leaves: String = room.doors.iter().map(|door| door.leaf.as_str()).collect();
        let swings: String = room.doors.iter().map(|door| door.swing.as_str()).collect();
        view! {
            <path class="board__wall" d=room.walls.clone()></path>
            <path class="board__swing" d=swings></path>
            <path class="board__leaf" d=leaves></path>
            {room.hatch.as_ref().map(hatch)}
            {lettered("board__name", Lettering::of(&name(room.room), label, NAME), label.centre().x)}
        }
    };
    view! {
        {each(&plan.rooms, room)}
        {plan.stairs.as_ref().map(stairs)}
        <path class="board__outer" d=plan.house.clone()></path>
        <path class="board__masonry" d=plan.house.clone()></path>
    }
    .into_any()
}

/// A name as it is set, at this distance from the left.
fn lettered(class: &'static str, name: Lettering, x: f32) -> AnyView {
    let Lettering { lines, size } = name;
    let x = Decimal(x).to_string();
    let line = |(line, y): (String, Decimal)| {
        view! { <tspan x=x.clone() y=y.to_string()>{line}</tspan> }
    };
    view! { <text class=class font-size=size.to_string()>{each(lines, line)}</text> }.into_any()
}

/// A hatch with an arrow to where its passage leads, and that room's name, or its sign where a name
/// would be too small to read.
fn passage(hatch: &Hatch, name: &str, title: String) -> AnyView {
    let place = format!("translate({})", hatch.area.centre());
    let turned = format!("rotate({})", Decimal(hatch.angle));
    let note = hatch.note.map(|note| {
        let to_the_right = note.x > hatch.area.x;
        let (class, x) = if to_the_right {
            ("board__note", note.x)
        } else {
            ("board__note board__note--left", note.right())
        };
        let beside = Rect { width: 1.0, x: if to_the_right { x } else { x - 1.0 }, ..note };
        view! {
            {lettered(class, Lettering::of(name, note, NOTE), x)}
            <g class="board__leads">
                <path d=inset(beside)></path>
                {sign(Card::Room(hatch.to), "board__room", beside.centre(), 0.7)}
            </g>
        }
        .into_any()
    });
    view! {
        <g class="board__hatch" transform=place>
            {svg::title().child(title)}
            <path d="M-.4-.4h.8v.8h-.8z"></path>
            <path class="board__arrow" d="M0-.36.3.02H.11V.34H-.11V.02H-.3z" transform=turned></path>
        </g>
        {note}
    }
    .into_any()
}

/// The stairs, and the envelope on them.
fn stairs(stairs: &Stairs) -> AnyView {
    let place = format!("translate({}) rotate(-8)", stairs.area.centre());
    view! {
        <path class="board__stairs" d=stairs.walls.clone()></path>
        <path class="board__tread" d=stairs.treads.clone()></path>
        <path class="board__rail" d=stairs.rail.clone()></path>
        <path class="board__up" d=stairs.way.clone() marker-end="url(#arrow)"></path>
        <g class="board__envelope" transform=place>
            <path class="board__shadow" d="M-1.5-.9h3.2v2.2h-3.2z"></path>
            <path class="board__paper" d="M-1.6-1.1h3.2v2.2h-3.2zM-1.6 1.1-.4-.1M1.6 1.1.4-.1"></path>
            <path class="board__paper" d="M-1.6-1.1h3.2L0 .25z"></path>
            <circle class="board__seal" cy=".2" r=".42"></circle>
        </g>
    }
    .into_any()
}
