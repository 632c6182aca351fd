//! Words of the settings.

use super::messages;
use crate::i18n::message::Text;

messages! {
    /// The settings.
    Settings {
        /// Title, and on the button that opens them.
        title: Text,
        /// Of the choice between light and dark.
        theme: Text,
        /// As the system has it.
        system: Text,
        /// The light theme.
        light: Text,
        /// The dark theme.
        lamplight: Text,
        /// Of the choice whether anything moves.
        motion: Text,
        /// Nothing moves.
        still: Text,
        /// Of the choice of a size.
        text_size: Text,
        /// Of the choice of a hand.
        hand: Text,
        /// The right hand.
        right: Text,
        /// The left hand.
        left: Text,
    }
}
