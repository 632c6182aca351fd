//! What is seen and touched; in a browser only.
//!
//! Components map what the views and the scene say to elements, and call verbs of the
//! [`session::Session`]. No rule, no word and no secret is decided here.

#![expect(clippy::needless_pass_by_value, reason = "a component owns what it is given")]

pub mod app;
pub mod curtain;
pub mod emblem;
pub mod failure;
pub mod picture;
pub mod platform;
pub mod screens;
pub mod session;
pub mod table;
pub mod text;
pub mod widget;
