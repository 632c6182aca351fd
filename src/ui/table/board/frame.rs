//! The frame in which the board is seen: fingers, wheel and keys on it, and the tools beside it.

use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget};

use crate::i18n::Catalog;
use crate::scene::gesture::{Fingers, Frame, Pixel, Tap};
use crate::scene::shape::{Point, Rect};
use crate::scene::viewport::{Spot, Viewport, between};
use crate::ui::platform::{find, now};
use crate::ui::text::{follows, heeds};

/// How much a press of a tool or key enlarges.
const LARGER: f32 = 1.5;
/// How much a double tap enlarges.
const TAP_LARGER: f32 = 2.2;
/// How far an arrow key moves the view, in parts of the frame.
const STRIDE: f32 = 0.2;

/// What is in view, and the fingers on it.
#[derive(Clone, Copy, Default)]
pub(super) struct Sight {
    /// The part of the map.
    pub view: Viewport,
    fingers: Fingers,
}

/// A tap on the board.
#[derive(Clone, Copy)]
pub(super) struct Tapped {
    /// Where on the map.
    pub point: Point,
    /// How many pixels a square has on the screen.
    pub square: f32,
}

/// How many pixels a square of the whole map has on the screen.
pub(super) fn square(map: Rect) -> f32 {
    let width = find(".frame").map_or(0.0, |frame| frame.get_bounding_client_rect().width());
    #[expect(clippy::cast_possible_truncation, reason = "a screen is not that wide")]
    let width = width as f32;
    width / map.width
}

/// The map in its frame, and under it some tools of the caller's and those that enlarge.
pub(super) fn frame(
    words: &'static Catalog,
    map: Rect,
    sight: RwSignal<Sight>,
    on_tap: Callback<Tapped>,
    tools: AnyView,
    board: AnyView,
) -> AnyView {
    let finger = move |event: PointerEvent| {
        let Some((element, frame, at)) = place(event.current_target(), &event) else { return };
        let id = event.pointer_id();
        match event.type_().as_str() {
            "pointerdown" if event.button() == 0 => {
                // Refused only for a finger that is gone already.
                let _ = element.set_pointer_capture(id);
                sight.update(|sight| sight.fingers.down(id, at, event.is_primary()));
            }
            "pointermove" if sight.get_untracked().fingers.are_down() => {
                sight.update(|sight| sight.view = sight.fingers.moved(id, at, sight.view, frame));
            }
            "pointerup" => {
                let mut tap = None;
                sight.update(|sight| tap = sight.fingers.up(id, now()));
                match tap {
                    Some(Tap::Once(at)) => {
                        let view = sight.get_untracked().view;
                        let point = view.point_at(frame.spot(at), map);
                        let square = frame.width / map.width * view.scale();
                        on_tap.run(Tapped { point, square });
                    }
                    Some(Tap::Twice(at)) => sight.update(|sight| {
                        let larger = sight.view.enlarged(TAP_LARGER, frame.spot(at));
                        sight.view = if sight.view.is_whole() { larger } else { Viewport::WHOLE };
                    }),
                    None => {}
                }
            }
            "pointercancel" => sight.update(|sight| sight.fingers.gone(id)),
            _ => {}
        }
    };
    let wheel = move |event: WheelEvent| {
        let at = place(event.current_target(), &event).filter(|_| event.ctrl_key());
        if let Some((_, frame, at)) = at {
            event.prevent_default();
            #[expect(clippy::cast_possible_truncation, reason = "a turn of a wheel fits")]
            let turn = between(event.delta_y() as f32 / 200.0, -0.4, 0.4);
            sight.update(|sight| sight.view = sight.view.enlarged(1.0 - turn, frame.spot(at)));
        }
    };
    let enlarge = move |times| {
        sight.update(|sight| sight.view = sight.view.enlarged(times, Spot::MIDDLE));
    };
    let key = move |event: KeyboardEvent| {
        let (x, y) = match event.key().as_str() {
            "ArrowLeft" => (STRIDE, 0.0),
            "ArrowRight" => (-STRIDE, 0.0),
            "ArrowUp" => (0.0, STRIDE),
            "ArrowDown" => (0.0, -STRIDE),
            "+" => return enlarge(LARGER),
            "-" => return enlarge(1.0 / LARGER),
            _ => return,
        };
        if !sight.get_untracked().view.is_whole() {
            event.prevent_default();
            sight.update(|sight| sight.view = sight.view.dragged(Spot { x, y }));
        }
    };
    let class = follows(move || {
        let sight = sight.get();
        let part = if sight.view.is_whole() { "" } else { " frame--part" };
        let held = if sight.fingers.are_down() { " frame--held" } else { "" };
        format!("frame{part}{held}")
    });
    let tool = move |name: &'static str, sign: &'static str, times: f32| {
        view! {
            <button type="button" class="tool" aria-label=name on:click=heeds(move |_| enlarge(times))>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d=sign></path>
                </svg>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="framed" on:keydown=heeds(key)>
            <div
                class=class
                on:pointerdown=heeds(finger)
                on:pointermove=heeds(finger)
                on:pointerup=heeds(finger)
                on:pointercancel=heeds(finger)
                on:wheel=wheel
            >
                {board}
            </div>
            <div class="framed__tools">
                {tools} {tool(words.board.smaller, "M5 12h14", 1.0 / LARGER)}
                {tool(words.board.larger, "M5 12h14M12 5v14", LARGER)}
                {tool(words.board.whole, "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", 0.0)}
            </div>
        </div>
    }
    .into_any()
}

/// The frame, its size, and where in it something happens.
fn place(frame: Option<EventTarget>, at: &web_sys::MouseEvent) -> Option<(Element, Frame, Pixel)> {
    let frame: Element = frame?.unchecked_into();
    let on_screen = frame.get_bounding_client_rect();
    #[expect(clippy::cast_possible_truncation, reason = "a point on a screen fits")]
    let pixels = |number: f64| number as f32;
    let size = Frame { width: pixels(on_screen.width()), height: pixels(on_screen.height()) };
    let x = pixels(f64::from(at.client_x()) - on_screen.left());
    let y = pixels(f64::from(at.client_y()) - on_screen.top());
    Some((frame, size, Pixel { x, y }))
}
