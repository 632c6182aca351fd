//! The letter of each card, and how seats and places are written.

use crate::engine::board::{Board, Place};
use crate::engine::card::{Card, CardSet, Room, Suspect, Weapon};
use crate::engine::dice::Roll;
use crate::engine::event::Deal;
use crate::engine::seat::Seat;
use crate::engine::side::SidePlace;
use crate::engine::theory::Theory;

/// In the order of [`Suspect::ALL`], [`Weapon::ALL`] and [`Room::ALL`]; no letter stands twice.
pub(super) const SUSPECTS: [u8; 6] = *b"smwgpu";
pub(super) const WEAPONS: [u8; 7] = *b"cdlroni";
pub(super) const ROOMS: [u8; 15] = *b"KBCILSHODWVAGET";

/// The letter of the centre, which is no room's.
pub(super) const CENTRE: u8 = b'X';

/// The letter of a suspect.
#[must_use]
pub fn glyph_of_suspect(suspect: Suspect) -> char {
    char::from(SUSPECTS[suspect.index()])
}

/// The suspect with this letter.
#[must_use]
pub fn suspect_of_glyph(glyph: char) -> Option<Suspect> {
    Suspect::ALL.into_iter().find(|&suspect| glyph_of_suspect(suspect) == glyph)
}

pub(super) fn glyph_of_weapon(weapon: Weapon) -> char {
    char::from(WEAPONS[weapon.index()])
}

pub(super) fn glyph_of_room(room: Room) -> char {
    char::from(ROOMS[room.index()])
}

/// The letter of a card.
pub(crate) fn glyph_of_card(card: Card) -> char {
    match card {
        Card::Suspect(suspect) => glyph_of_suspect(suspect),
        Card::Weapon(weapon) => glyph_of_weapon(weapon),
        Card::Room(room) => glyph_of_room(room),
    }
}

/// A text that is being written.
pub(super) struct Writer<'a> {
    pub(super) text: String,
    board: &'a Board,
}

impl<'a> Writer<'a> {
    pub(super) const fn new(board: &'a Board) -> Self {
        Self { text: String::new(), board }
    }

    pub(super) fn letter(&mut self, letter: char) -> &mut Self {
        self.text.push(letter);
        self
    }

    pub(super) fn seat(&mut self, seat: Seat) -> &mut Self {
        self.text.push_str(&seat.index().to_string());
        self
    }

    pub(super) fn side_place(&mut self, place: SidePlace) -> &mut Self {
        self.text.push_str(&place.index().to_string());
        self
    }

    pub(super) fn room(&mut self, room: Room) -> &mut Self {
        self.letter(glyph_of_room(room))
    }

    pub(super) fn place(&mut self, place: Place) -> &mut Self {
        match place {
            Place::Room(room) => self.room(room),
            Place::Centre => self.letter(char::from(CENTRE)),
            Place::Square(square) => {
                let (column, row) = self.board.position(square);
                self.letter(char::from(b'a' + column)).letter(char::from(b'a' + row))
            }
        }
    }

    pub(super) fn cards(&mut self, cards: CardSet) -> &mut Self {
        self.text.extend(cards.iter().map(glyph_of_card));
        self
    }

    pub(super) fn card(&mut self, card: Card) -> &mut Self {
        self.letter(glyph_of_card(card))
    }

    pub(super) fn theory(&mut self, theory: Theory) -> &mut Self {
        self.letter(glyph_of_suspect(theory.suspect))
            .letter(glyph_of_weapon(theory.weapon))
            .room(theory.room)
    }

    pub(super) fn roll(&mut self, roll: Roll) -> &mut Self {
        self.text.extend(roll.dice().map(|die| char::from(b'0' + die)));
        self
    }

    pub(super) fn deal(&mut self, deal: &Deal) -> &mut Self {
        self.theory(deal.solution);
        for (_, &hand) in deal.hands.iter() {
            self.letter('/').cards(hand);
        }
        if !deal.face_up.is_empty() {
            self.letter('=').cards(deal.face_up);
        }
        if !deal.aside.is_empty() {
            self.letter('+');
            self.text.extend(deal.aside.iter().copied().map(glyph_of_card));
        }
        self.letter('.')
    }
}
