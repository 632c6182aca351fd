//! A finger on a place of the screen, where there is no element to name. Chromium takes a finger for
//! one; elsewhere it is a mouse.

use serde_json::{Value, json};

use super::Page;
use crate::engine::Engine;

/// A place on the screen, in pixels from its top left corner.
pub type Spot = (f64, f64);

impl Page {
    /// Taps a place.
    pub fn tap_at(&self, at: Spot) {
        self.finger(at, vec![down(), up()]);
    }

    /// Taps a place twice, as fast as a nervous finger does.
    pub fn double_tap_at(&self, at: Spot) {
        let pause = json!({ "type": "pause", "duration": 60 });
        self.finger(at, vec![down(), up(), pause, down(), up()]);
    }

    /// Draws a finger from one place to another.
    pub fn drag(&self, from: Spot, to: Spot) {
        self.finger(from, vec![down(), move_to(to, 150), up()]);
    }

    /// Lays two fingers side by side around a place, so far apart, and draws them apart or together.
    pub fn pinch(&self, (x, y): Spot, from: f64, to: f64) {
        let finger = |side: f64| {
            let at = |apart: f64| (x + side * apart / 2.0, y);
            vec![move_to(at(from), 0), down(), move_to(at(to), 150), up()]
        };
        self.fingers(vec![finger(-1.0), finger(1.0)]);
    }

    fn finger(&self, at: Spot, then: Vec<Value>) {
        let mut steps = vec![move_to(at, 0)];
        steps.extend(then);
        self.fingers(vec![steps]);
    }

    fn fingers(&self, steps: Vec<Vec<Value>>) {
        let kind = if self.engine == Engine::Chromium { "touch" } else { "mouse" };
        let finger = |(number, steps): (usize, Vec<Value>)| {
            json!({ "type": "pointer", "id": format!("finger {number}"),
                "parameters": { "pointerType": kind }, "actions": steps })
        };
        let fingers: Vec<Value> = steps.into_iter().enumerate().map(finger).collect();
        self.post("/actions", &json!({ "actions": fingers }));
    }
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

fn move_to((x, y): Spot, duration: u32) -> Value {
    let (x, y) = (x.round() as i64, y.round() as i64);
    json!({ "type": "pointerMove", "duration": duration, "x": x, "y": y, "origin": "viewport" })
}
