//! Going about: the screens and their addresses, what lies over a screen, and how the browser's
//! history follows, so that going back closes the topmost thing. Pure, so that every way there and
//! back is tested natively.

mod layer;
mod screen;
mod trail;

pub use layer::{Layer, Panel, Shown, form_in_turn};
pub use screen::Screen;
pub use trail::{Entry, Landing, Step, Trail};
