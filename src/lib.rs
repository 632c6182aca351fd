//! Kartano: the murder-in-the-manor deduction game, by the rulebooks of several countries.
//!
//! ```text
//! tap -> Action -> engine::turn::decide -> [Event] -> State -> TableView -> scene, words -> screens for all
//!                          |                                -> SeatView  -> the holder's screens
//!                          +-> Refusal(Clause) -> words
//! ```
//!
//! From the ground up; an import runs down only:
//!
//! - [`engine`]: the rules; [`player_name`]: what a player may be called;
//! - [`scene`]: the board as it is drawn; [`art`]: the pictures of the cards;
//!   [`notation`]: actions and events as text;
//!   [`handover`]: who holds the device; [`news`]: what has happened, turn by turn;
//! - [`save`]: a game as text that is kept;
//! - [`in_hand`]: what of a player's own things may be out;
//! - [`appearance`]: how the program looks, as a person likes it;
//! - [`i18n`]: words in six languages; [`new_game`]: a table being set;
//! - [`storage`]: where things are kept;
//! - [`navigation`]: screens, what lies over them, and the way back;
//! - `ui`: what is seen and touched, in a browser only.

pub mod appearance;
pub mod art;
pub mod engine;
pub mod handover;
pub mod i18n;
pub mod in_hand;
mod letters;
pub mod navigation;
pub mod new_game;
pub mod news;
pub mod notation;
pub mod player_name;
pub mod save;
pub mod scene;
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod ui;
