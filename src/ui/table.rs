//! What stands on the table screen.

pub mod actions;
pub mod board;
pub mod card_face;
pub mod choosing;
pub mod destinations;
pub mod dice;
pub mod envelope;
pub mod journal;
pub mod opening;
pub mod panels;
pub mod papers;
pub mod refute;
pub mod shown;
pub mod take_back;
pub mod theory_form;
pub mod top_bar;
pub mod turn;
pub mod verdict;
pub mod whereabouts;
