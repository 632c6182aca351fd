//! Telling a meant press from the tail of an earlier one: a double tap, or a key still held.

/// Milliseconds on a clock that only goes forward.
pub type Millis = f64;

/// A press that has begun and not yet become a click.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    begun: Millis,
    held: bool,
}

/// Guards a button from the moment it is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guard {
    opens: Millis,
    press: Option<Press>,
}

impl Guard {
    /// A button painted now, that takes no press begun before so many milliseconds have passed.
    #[must_use]
    pub fn painted(now: Millis, wait: Millis) -> Self {
        Self { opens: now + wait, press: None }
    }

    /// It is painted only now: the wait begins anew, and a press that has begun stays too early.
    pub fn painted_now(&mut self, now: Millis, wait: Millis) {
        self.opens = now + wait;
    }

    /// A finger, a pointer or a key goes down; `held` if it is a key that repeats.
    pub fn pressed(&mut self, now: Millis, held: bool) {
        self.press = Some(Press { begun: now, held });
    }

    /// The press came to nothing.
    pub fn let_go(&mut self) {
        self.press = None;
    }

    /// Whether this click was meant. A click that no press came before is that of an assistive
    /// technology, and counts as begun now.
    pub fn accepts_click(&mut self, now: Millis) -> bool {
        let press = self.press.take().unwrap_or(Press { begun: now, held: false });
        !press.held && press.begun >= self.opens
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_begun_too_early_is_not_taken_however_long_it_lasts() {
        let mut guard = Guard::painted(1000.0, 600.0);
        guard.pressed(1500.0, false);
        assert!(!guard.accepts_click(5000.0));
    }

    #[test]
    fn the_wait_begins_when_the_button_can_be_seen() {
        let mut guard = Guard::painted(1000.0, 600.0);
        guard.painted_now(1080.0, 600.0);
        guard.pressed(1650.0, false);
        assert!(!guard.accepts_click(1900.0));
        guard.pressed(1680.0, false);
        assert!(guard.accepts_click(1900.0));
    }

    #[test]
    fn a_calm_press_is_taken() {
        let mut guard = Guard::painted(1000.0, 600.0);
        guard.pressed(1600.0, false);
        assert!(guard.accepts_click(1700.0));
    }

    #[test]
    fn a_held_key_is_never_taken() {
        let mut guard = Guard::painted(1000.0, 600.0);
        guard.pressed(2000.0, false);
        guard.pressed(2030.0, true);
        assert!(!guard.accepts_click(2060.0));
        guard.pressed(2100.0, false);
        assert!(guard.accepts_click(2150.0));
    }

    #[test]
    fn a_press_that_came_to_nothing_spoils_no_later_click() {
        let mut guard = Guard::painted(1000.0, 600.0);
        guard.pressed(1200.0, false);
        guard.let_go();
        assert!(guard.accepts_click(1700.0));
    }

    #[test]
    fn a_screen_readers_click_is_taken_once_the_wait_is_over() {
        let mut guard = Guard::painted(1000.0, 600.0);
        assert!(!guard.accepts_click(1599.0));
        assert!(guard.accepts_click(1600.0));
    }
}
