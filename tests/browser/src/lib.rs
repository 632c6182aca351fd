//! Journeys through the built site, in three browser engines, written as a person would tell them.
//!
//! ```no_run
//! use kartano_browser::{Engine, button, in_every_engine};
//!
//! in_every_engine!(a_new_game_starts);
//! fn a_new_game_starts(engine: Engine) {
//!     let page = engine.phone("nb-NO");
//!     page.tap(button("Nytt spill"));
//!     page.sees("Hvem er med?");
//!     page.is_accessible();
//! }
//! ```
//!
//! Everything here waits for what it wants, at most [`PATIENCE`], and panics with what it saw instead.
//! A page that is dropped in a panic leaves its picture and its document in `target/browser/`.
//! `DIST`, `AXE`, `GECKODRIVER` and `LOCALES` say where things are; `scripts/browser-tests.sh` sets them.

mod bidi;
mod engine;
pub mod evening;
pub mod family;
mod page;
mod place;
mod process;
mod run;
mod screen;
mod session;
mod site;
pub mod table;
mod target;

pub use engine::Engine;
pub use page::{PATIENCE, Page, Snapshot};
pub use screen::Screen;
pub use site::Site;
pub use target::{Target, button, css, link, textbox, with_role};
