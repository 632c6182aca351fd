//! The rules, and nothing else: no browser, no language, no clock, no hidden randomness.
//!
//! An [`action::Action`] of a seat is judged by [`turn::decide`], which answers with
//! [`event::Event`]s or with a [`refusal::Refusal`] that names the rule; [`state::State`] folds the
//! events; [`view::TableView`] and [`view::SeatView`] fold what may be seen of them.

pub mod action;
pub mod board;
pub mod card;
pub mod chooser;
pub mod clause;
pub mod dice;
pub mod edition;
pub mod event;
pub mod game;
pub mod integrity;
pub mod permit;
pub mod phase;
pub mod refusal;
pub mod routes;
pub mod ruleset;
pub mod seat;
pub mod setup;
pub mod side;
pub mod state;
pub mod theory;
pub mod turn;
pub mod undo;
pub mod view;
