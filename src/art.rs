//! The pictures of the cards: drawings of one hand, a file for each in `art/`.
//!
//! A picture is 60 wide and 80 high, as is its frame, and says with a few classes only what each
//! shape is: a line, a print in ink or tint, bare paper. What colour that is, is for `style/cards.css` to say, so that
//! the same drawing is printed for each suspect and in both themes.

use crate::engine::card::{Card, Room, Suspect, Weapon};

/// The back of every card, of the size of a whole card with its name.
pub const BACK: &str = include_str!("../art/back.svg");

/// The frame around a card's picture, which tells its kind: a niche for a portrait, a tag for a piece
/// of evidence, a plan's corners for a room.
#[must_use]
pub const fn frame(card: Card) -> &'static str {
    match card {
        Card::Suspect(_) => include_str!("../art/frames/suspect.svg"),
        Card::Weapon(_) => include_str!("../art/frames/weapon.svg"),
        Card::Room(_) => include_str!("../art/frames/room.svg"),
    }
}

/// What stands in the frame.
#[must_use]
pub const fn picture(card: Card) -> &'static str {
    match card {
        Card::Suspect(suspect) => portrait(suspect),
        Card::Weapon(weapon) => evidence(weapon),
        Card::Room(room) => interior(room),
    }
}

const fn portrait(suspect: Suspect) -> &'static str {
    match suspect {
        Suspect::Scarlett => include_str!("../art/cards/scarlett.svg"),
        Suspect::Mustard => include_str!("../art/cards/mustard.svg"),
        Suspect::White => include_str!("../art/cards/white.svg"),
        Suspect::Green => include_str!("../art/cards/green.svg"),
        Suspect::Peacock => include_str!("../art/cards/peacock.svg"),
        Suspect::Plum => include_str!("../art/cards/plum.svg"),
    }
}

const fn evidence(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Candlestick => include_str!("../art/cards/candlestick.svg"),
        Weapon::Dagger => include_str!("../art/cards/dagger.svg"),
        Weapon::LeadPipe => include_str!("../art/cards/lead_pipe.svg"),
        Weapon::Revolver => include_str!("../art/cards/revolver.svg"),
        Weapon::Rope => include_str!("../art/cards/rope.svg"),
        Weapon::Spanner => include_str!("../art/cards/spanner.svg"),
        Weapon::Pistol => include_str!("../art/cards/pistol.svg"),
    }
}

const fn interior(room: Room) -> &'static str {
    match room {
        Room::Kitchen => include_str!("../art/cards/kitchen.svg"),
        Room::Ballroom => include_str!("../art/cards/ballroom.svg"),
        Room::Conservatory => include_str!("../art/cards/conservatory.svg"),
        Room::Billiard => include_str!("../art/cards/billiard.svg"),
        Room::Library => include_str!("../art/cards/library.svg"),
        Room::Study => include_str!("../art/cards/study.svg"),
        Room::Hall => include_str!("../art/cards/hall.svg"),
        Room::Lounge => include_str!("../art/cards/lounge.svg"),
        Room::Dining => include_str!("../art/cards/dining.svg"),
        Room::Living => include_str!("../art/cards/living.svg"),
        Room::Veranda => include_str!("../art/cards/veranda.svg"),
        Room::Garage => include_str!("../art/cards/garage.svg"),
        Room::Games => include_str!("../art/cards/games.svg"),
        Room::Bedroom => include_str!("../art/cards/bedroom.svg"),
        Room::Bathroom => include_str!("../art/cards/bathroom.svg"),
    }
}

#[cfg(test)]
mod tests;
