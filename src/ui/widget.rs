//! The few generic parts.

mod choice;
mod dialog;
mod heading;
mod plain;
mod press;

pub use choice::{Choice, Pick};
pub use dialog::Dialog;
pub use heading::{Heading, Level};
pub use plain::plain;
pub use press::{CALM, Press, SURE};
