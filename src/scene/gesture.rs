//! What fingers on the map mean: a tap, a second tap right after it, a drag, a pinch.
//!
//! A mouse and a pen are fingers too.

use super::viewport::{Spot, Viewport};

/// Milliseconds on a clock that only goes forward.
pub type Millis = f64;

/// How far a finger may slip, in pixels, and still have tapped.
const SLIP: f32 = 10.0;
/// How soon after a tap a second one belongs to it.
const TWICE: Millis = 300.0;
/// How far from it, in pixels.
const BESIDE: f32 = 40.0;

/// A place on the screen, in pixels from the frame's top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pixel {
    /// Pixels from the left.
    pub x: f32,
    /// Pixels from the top.
    pub y: f32,
}

impl Pixel {
    fn distance(self, to: Self) -> f32 {
        (self.x - to.x).hypot(self.y - to.y)
    }

    fn between(self, other: Self) -> Self {
        Self { x: f32::midpoint(self.x, other.x), y: f32::midpoint(self.y, other.y) }
    }
}

/// The size of the frame in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Frame {
    /// A place on the screen as a spot of the frame.
    #[must_use]
    pub fn spot(self, at: Pixel) -> Spot {
        Spot { x: at.x / self.width, y: at.y / self.height }
    }
}

/// Which finger.
pub type Id = i32;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: Id,
    from: Pixel,
    at: Pixel,
}

/// A tap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tap {
    /// One by itself.
    Once(Pixel),
    /// The second of two.
    Twice(Pixel),
}

/// The fingers on the map: the first two; more mean nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fingers {
    first: Option<Finger>,
    second: Option<Finger>,
    /// Whether they have done more than touch.
    slipped: bool,
    last_tap: Option<(Millis, Pixel)>,
}

impl Fingers {
    /// A finger goes down. `alone` if it is the only one of its kind: whatever was thought to be down
    /// before has gone unnoticed.
    pub fn down(&mut self, id: Id, at: Pixel, alone: bool) {
        let finger = Some(Finger { id, from: at, at });
        if alone || self.first.is_none() {
            *self = Self { first: finger, last_tap: self.last_tap, ..Self::default() };
        } else if self.second.is_none() {
            self.second = finger;
            self.slipped = true;
        }
    }

    /// A finger moves: what is in view then.
    #[must_use]
    pub fn moved(&mut self, id: Id, to: Pixel, view: Viewport, frame: Frame) -> Viewport {
        let before = (self.first, self.second);
        for finger in [&mut self.first, &mut self.second].into_iter().flatten() {
            if finger.id == id {
                finger.at = to;
                self.slipped |= finger.from.distance(to) > SLIP;
            }
        }
        let now = (self.first, self.second);
        if !self.slipped || before == now {
            return view;
        }
        match (before, now) {
            ((Some(a), Some(b)), (Some(c), Some(d))) => {
                let times = c.at.distance(d.at) / a.at.distance(b.at).max(1.0);
                let spot = |one: Finger, other: Finger| frame.spot(one.at.between(other.at));
                view.pinched(times, spot(a, b), spot(c, d))
            }
            ((Some(from), None), (Some(to), None)) => {
                let (from, to) = (frame.spot(from.at), frame.spot(to.at));
                view.dragged(Spot { x: to.x - from.x, y: to.y - from.y })
            }
            _ => view,
        }
    }

    /// A finger is lifted: whether that was a tap.
    #[must_use]
    pub fn up(&mut self, id: Id, now: Millis) -> Option<Tap> {
        let finger = self.first.filter(|finger| finger.id == id);
        let still = finger.filter(|_| !self.slipped);
        self.gone(id);
        let at = still?.at;
        let before = self.last_tap.take();
        if before.is_some_and(|(then, beside)| now - then <= TWICE && beside.distance(at) <= BESIDE)
        {
            return Some(Tap::Twice(at));
        }
        self.last_tap = Some((now, at));
        Some(Tap::Once(at))
    }

    /// A finger means something else, such as scrolling the page, or is gone.
    pub fn gone(&mut self, id: Id) {
        let is = |finger: &Option<Finger>| finger.is_some_and(|finger| finger.id == id);
        if is(&self.second) {
            self.second = None;
        } else if is(&self.first) {
            self.first = self.second.take();
        }
    }

    /// Whether a finger is down.
    #[must_use]
    pub fn are_down(&self) -> bool {
        self.first.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame { width: 360.0, height: 375.0 };

    fn at(x: f32, y: f32) -> Pixel {
        Pixel { x, y }
    }

    fn tapped(fingers: &mut Fingers, place: Pixel, now: Millis) -> Option<Tap> {
        fingers.down(1, place, true);
        fingers.up(1, now)
    }

    fn large() -> Viewport {
        Viewport::WHOLE.enlarged(2.0, Spot::MIDDLE)
    }

    #[test]
    fn a_finger_that_slips_a_little_has_tapped() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(50.0, 50.0), true);
        assert_eq!(fingers.moved(1, at(55.0, 54.0), large(), FRAME), large());
        assert_eq!(fingers.up(1, 100.0), Some(Tap::Once(at(55.0, 54.0))));
        assert!(!fingers.are_down());
    }

    #[test]
    fn a_drag_moves_the_map_and_is_no_tap() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(100.0, 100.0), true);
        let view = fingers.moved(1, at(136.0, 100.0), large(), FRAME);
        assert_eq!(view, large().dragged(Spot { x: 0.1, y: 0.0 }));
        // Not even back where it began.
        let _ = fingers.moved(1, at(100.0, 100.0), view, FRAME);
        assert_eq!(fingers.up(1, 400.0), None);
    }

    #[test]
    fn two_fingers_apart_enlarge_and_are_no_tap() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(100.0, 100.0), true);
        fingers.down(2, at(200.0, 100.0), false);
        let view = fingers.moved(2, at(300.0, 100.0), Viewport::WHOLE, FRAME);
        assert_eq!(view.scale(), 2.0);
        assert_eq!(fingers.up(1, 100.0), None);
        assert_eq!(fingers.up(2, 120.0), None);
        assert!(!fingers.are_down());
    }

    #[test]
    fn what_is_under_two_fingers_stays_under_them() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(100.0, 100.0), true);
        fingers.down(2, at(200.0, 200.0), false);
        let map = super::super::shape::Rect { x: 0.0, y: 0.0, width: 24.0, height: 25.0 };
        let before = large().point_at(FRAME.spot(at(150.0, 150.0)), map);
        let view = fingers.moved(1, at(80.0, 80.0), large(), FRAME);
        let view = fingers.moved(2, at(260.0, 260.0), view, FRAME);
        let after = view.point_at(FRAME.spot(at(170.0, 170.0)), map);
        assert!(before.distance(after) < 0.01, "{before:?} {after:?}");
    }

    #[test]
    fn a_finger_left_of_two_drags_on_without_a_jump() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(100.0, 100.0), true);
        fingers.down(2, at(200.0, 100.0), false);
        let view = fingers.moved(2, at(300.0, 100.0), Viewport::WHOLE, FRAME);
        assert_eq!(fingers.up(1, 50.0), None);
        let moved = fingers.moved(2, at(282.0, 100.0), view, FRAME);
        let expected = view.dragged(Spot { x: -0.05, y: 0.0 });
        assert_eq!(moved.transform(), expected.transform());
    }

    #[test]
    fn two_taps_at_one_place_are_one_gesture() {
        let mut fingers = Fingers::default();
        let place = at(50.0, 50.0);
        assert_eq!(tapped(&mut fingers, place, 0.0), Some(Tap::Once(place)));
        assert_eq!(tapped(&mut fingers, place, 200.0), Some(Tap::Twice(place)));
        assert_eq!(tapped(&mut fingers, place, 400.0), Some(Tap::Once(place)));
        assert_eq!(tapped(&mut fingers, place, 900.0), Some(Tap::Once(place)));
        assert_eq!(tapped(&mut fingers, at(150.0, 50.0), 950.0), Some(Tap::Once(at(150.0, 50.0))));
    }

    #[test]
    fn a_finger_that_scrolls_the_page_has_not_tapped() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(50.0, 50.0), true);
        fingers.gone(1);
        assert_eq!(fingers.up(1, 50.0), None);
        assert!(!fingers.are_down());
    }

    #[test]
    fn a_finger_whose_end_went_unnoticed_spoils_nothing() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(50.0, 50.0), true);
        let place = at(200.0, 200.0);
        fingers.down(7, place, true);
        assert_eq!(fingers.up(7, 1000.0), Some(Tap::Once(place)));
    }

    #[test]
    fn a_third_finger_means_nothing() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(100.0, 100.0), true);
        fingers.down(2, at(200.0, 100.0), false);
        fingers.down(3, at(300.0, 300.0), false);
        assert_eq!(fingers.moved(3, at(0.0, 0.0), large(), FRAME), large());
        assert_eq!(fingers.up(3, 10.0), None);
    }
}
