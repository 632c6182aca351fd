//! The screens.

pub mod home;
pub mod new_game;
pub mod settings;
pub mod table;
