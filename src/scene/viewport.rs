//! Which part of the map its frame shows: the whole map, or a part of it, larger.
//!
//! Everything is in parts of the frame, so that a frame that changes its size needs nothing here.

use super::shape::{Decimal, Point, Rect};

/// The most that a player may enlarge.
const MOST: f32 = 4.0;
/// Less than this is not worth a movement.
const LEAST_UNASKED: f32 = 1.15;

/// A spot in the frame or an offset, from (0, 0) at its top left to (1, 1) at its bottom right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Frame widths from the left.
    pub x: f32,
    /// Frame heights from the top.
    pub y: f32,
}

impl Spot {
    /// The middle of the frame.
    pub const MIDDLE: Self = Self { x: 0.5, y: 0.5 };
}

/// A part of the map. Whatever it goes through, the map covers the whole frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// How many times larger than the whole map in the frame.
    scale: f32,
    /// How much of the enlarged map is beyond the frame's left and upper edge.
    beyond: Spot,
}

impl Default for Viewport {
    fn default() -> Self {
        Self::WHOLE
    }
}

impl Viewport {
    /// The whole map.
    pub const WHOLE: Self = Self { scale: 1.0, beyond: Spot { x: 0.0, y: 0.0 } };

    /// The nearest to this that is allowed.
    fn within(scale: f32, x: f32, y: f32) -> Self {
        if !(scale.is_finite() && x.is_finite() && y.is_finite()) {
            return Self::WHOLE;
        }
        let scale = between(scale, 1.0, MOST);
        let inner = |beyond| between(beyond, 0.0, scale - 1.0);
        let beyond = Spot { x: inner(x), y: inner(y) };
        Self { scale, beyond }
    }

    /// Whether the whole map is in view.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.scale <= 1.0
    }

    /// How many times larger than the whole map in the frame.
    #[must_use]
    pub fn scale(self) -> f32 {
        self.scale
    }

    /// So many times larger, the map staying where it is at this spot.
    #[must_use]
    pub fn enlarged(self, times: f32, at: Spot) -> Self {
        self.pinched(times, at, at)
    }

    /// So many times larger, what was at one spot coming to another.
    #[must_use]
    pub fn pinched(self, times: f32, from: Spot, to: Spot) -> Self {
        let scale = between(self.scale * times, 1.0, MOST);
        let grown = scale / self.scale;
        let x = (self.beyond.x + from.x) * grown - to.x;
        let y = (self.beyond.y + from.y) * grown - to.y;
        Self::within(scale, x, y)
    }

    /// The map drawn along by so much.
    #[must_use]
    pub fn dragged(self, by: Spot) -> Self {
        Self::within(self.scale, self.beyond.x - by.x, self.beyond.y - by.y)
    }

    /// A part of the map so many times larger, or as large as it fits; the whole map if that is
    /// nearly as large.
    #[must_use]
    pub fn onto(part: Rect, map: Rect, wanted: f32) -> Self {
        let scale = (map.width / part.width).min(map.height / part.height).min(wanted);
        if scale < LEAST_UNASKED {
            return Self::WHOLE;
        }
        let middle = part.centre();
        let x = (middle.x - map.x) / map.width * scale - 0.5;
        let y = (middle.y - map.y) / map.height * scale - 0.5;
        Self::within(scale, x, y)
    }

    /// The point of the map that is seen at a spot of the frame.
    #[must_use]
    pub fn point_at(self, spot: Spot, map: Rect) -> Point {
        Point {
            x: map.x + (self.beyond.x + spot.x) / self.scale * map.width,
            y: map.y + (self.beyond.y + spot.y) / self.scale * map.height,
        }
    }

    /// The map's place as a CSS transform about its top left corner.
    #[must_use]
    pub fn transform(self) -> String {
        let (x, y) = (Decimal(-100.0 * self.beyond.x), Decimal(-100.0 * self.beyond.y));
        format!("translate({x}%, {y}%) scale({})", Decimal(self.scale))
    }
}

/// The number, or the nearer of the two if it is not between them. [`f32::clamp`] would bring ten
/// kilobytes into the program, to write its numbers into a panic.
pub fn between(number: f32, least: f32, most: f32) -> f32 {
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const MAP: Rect = Rect { x: -0.2, y: -0.2, width: 24.4, height: 25.4 };

    fn spot() -> impl Strategy<Value = Spot> {
        (any::<f32>(), any::<f32>(), 0.0..1.0_f32, 0.0..1.0_f32, any::<bool>()).prop_map(
            |(x, y, near_x, near_y, wild)| {
                if wild { Spot { x, y } } else { Spot { x: near_x, y: near_y } }
            },
        )
    }

    #[derive(Clone, Copy, Debug)]
    enum Touch {
        Drag(Spot),
        Pinch(f32, Spot, Spot),
    }

    fn touch() -> impl Strategy<Value = Touch> {
        let times = prop_oneof![0.2..5.0_f32, any::<f32>()];
        prop_oneof![
            spot().prop_map(Touch::Drag),
            (times, spot(), spot()).prop_map(|(times, from, to)| Touch::Pinch(times, from, to)),
        ]
    }

    fn after(touches: &[Touch]) -> Viewport {
        touches.iter().fold(Viewport::WHOLE, |view, touch| match *touch {
            Touch::Drag(by) => view.dragged(by),
            Touch::Pinch(times, from, to) => view.pinched(times, from, to),
        })
    }

    fn near(one: Point, other: Point) -> bool {
        one.distance(other) < 0.01
    }

    proptest! {
        #[test]
        fn the_map_covers_the_frame_whatever_fingers_do(
            touches in prop::collection::vec(touch(), 0..30),
        ) {
            let view = after(&touches);
            prop_assert!((1.0..=MOST).contains(&view.scale()));
            for corner in [Spot { x: 0.0, y: 0.0 }, Spot { x: 1.0, y: 1.0 }] {
                let point = view.point_at(corner, MAP);
                prop_assert!(MAP.grown(0.001).distance(point) == 0.0, "{view:?}");
            }
        }

        #[test]
        fn a_spot_of_the_frame_shows_the_point_that_is_drawn_there(
            touches in prop::collection::vec(touch(), 0..10),
            x in 0.0..1.0_f32,
            y in 0.0..1.0_f32,
        ) {
            let view = after(&touches);
            let point = view.point_at(Spot { x, y }, MAP);
            // As CSS draws it: scaled about the top left corner, then moved.
            let drawn = |at: f32, of: f32, beyond: f32| at / of * view.scale() - beyond;
            prop_assert!((drawn(point.x - MAP.x, MAP.width, view.beyond.x) - x).abs() < 0.001);
            prop_assert!((drawn(point.y - MAP.y, MAP.height, view.beyond.y) - y).abs() < 0.001);
        }

        #[test]
        fn what_is_between_the_fingers_stays_there(times in 1.0..4.0_f32, x in 0.2..0.8_f32) {
            let at = Spot { x, y: 0.4 };
            let before = Viewport::WHOLE.enlarged(1.5, Spot::MIDDLE);
            let after = before.enlarged(times, at);
            prop_assert!(near(before.point_at(at, MAP), after.point_at(at, MAP)));
        }

        #[test]
        fn a_part_that_is_shown_is_in_view_with_its_whole_box(
            x in 0.0..20.0_f32, y in 0.0..20.0_f32, width in 0.5..20.0_f32, height in 0.5..20.0_f32,
            wanted in 1.0..MOST,
        ) {
            let right = (x + width).min(MAP.right());
            let bottom = (y + height).min(MAP.bottom());
            let part = Rect { x, y, width: right - x, height: bottom - y };
            let view = Viewport::onto(part, MAP, wanted);
            prop_assert!(view.scale() <= wanted);
            let first = view.point_at(Spot { x: 0.0, y: 0.0 }, MAP);
            let last = view.point_at(Spot { x: 1.0, y: 1.0 }, MAP);
            prop_assert!(first.x <= part.x + 0.01 && first.y <= part.y + 0.01);
            prop_assert!(last.x >= part.right() - 0.01 && last.y >= part.bottom() - 0.01);
        }
    }

    #[test]
    fn the_view_goes_back_to_the_whole_map_by_making_it_smaller() {
        let view = Viewport::WHOLE.enlarged(3.0, Spot { x: 0.9, y: 0.1 });
        assert!(!view.is_whole());
        assert_eq!(view.enlarged(0.1, Spot { x: 0.2, y: 0.2 }), Viewport::WHOLE);
    }

    #[test]
    fn a_part_nearly_as_large_as_the_map_is_not_worth_a_movement() {
        let part = Rect { x: 1.0, y: 1.0, width: 22.0, height: 10.0 };
        assert_eq!(Viewport::onto(part, MAP, MOST), Viewport::WHOLE);
    }

    #[test]
    fn the_place_of_the_map_is_told_in_parts_of_the_frame() {
        assert_eq!(Viewport::WHOLE.transform(), "translate(0%, 0%) scale(1)");
        let view = Viewport::WHOLE.enlarged(2.0, Spot { x: 1.0, y: 0.5 });
        assert_eq!(view.transform(), "translate(-100%, -50%) scale(2)");
    }
}
