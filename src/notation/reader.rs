//! Reads a text byte by byte, and says where it stops making sense.

use super::error::{NotationError, Reason};
use super::glyph::{CENTRE, ROOMS, SUSPECTS, WEAPONS};
use crate::engine::board::{Board, Interior, Place};
use crate::engine::card::{Card, CardSet, Room, Suspect, Weapon};
use crate::engine::dice::Roll;
use crate::engine::event::Deal;
use crate::engine::seat::{BySeat, Seat, SeatSet};
use crate::engine::side::SidePlace;
use crate::engine::theory::Theory;

type Read<T> = Result<T, NotationError>;

/// A text and how far it has been read.
pub(crate) struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    board: &'a Board,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str, board: &'a Board) -> Self {
        Self { text: text.as_bytes(), at: 0, board }
    }

    /// Where it has come to.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The next byte, left where it is.
    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// The next byte.
    pub(crate) fn take(&mut self) -> Read<u8> {
        let byte = self.peek().ok_or_else(|| self.error(Reason::EndsTooEarly))?;
        self.at += 1;
        Ok(byte)
    }

    /// An error at the next byte.
    pub(crate) const fn error(&self, reason: Reason) -> NotationError {
        NotationError { at: self.at, reason }
    }

    /// What the next byte stands for, or an error at it.
    pub(crate) fn one<T>(
        &mut self,
        reason: Reason,
        meaning: impl FnOnce(u8) -> Option<T>,
    ) -> Read<T> {
        let here = self.error(reason);
        let byte = self.take()?;
        meaning(byte).ok_or(here)
    }

    /// Passes over a byte that must be this one.
    pub(crate) fn mark(&mut self, mark: u8) -> Read<()> {
        self.one(Reason::NoMark, |byte| (byte == mark).then_some(()))
    }

    /// Passes over white space and tells whether something follows.
    pub(super) fn has_more(&mut self) -> bool {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
        self.peek().is_some()
    }

    pub(crate) fn seat(&mut self) -> Read<Seat> {
        self.one(Reason::NoSeat, seat)
    }

    pub(super) fn side_place(&mut self) -> Read<SidePlace> {
        let place = |byte: u8| SidePlace::new(usize::from(byte.checked_sub(b'0')?));
        self.one(Reason::NoNumber, place)
    }

    pub(super) fn seats(&mut self) -> Read<SeatSet> {
        let mut seats = SeatSet::EMPTY;
        while let Some(seat) = self.peek().and_then(seat) {
            if seats.contains(seat) {
                return Err(self.error(Reason::RepeatedSeat));
            }
            seats.insert(seat);
            self.at += 1;
        }
        Ok(seats)
    }

    pub(crate) fn suspect(&mut self) -> Read<Suspect> {
        self.one(Reason::NoSuspect, suspect)
    }

    pub(crate) fn weapon(&mut self) -> Read<Weapon> {
        let board = self.board;
        self.one(Reason::NoWeapon, |byte| weapon(board, byte))
    }

    pub(crate) fn room(&mut self) -> Read<Room> {
        let board = self.board;
        self.one(Reason::NoRoom, |byte| room(board, byte))
    }

    /// A room or the centre.
    pub(super) fn interior(&mut self) -> Read<Interior> {
        let board = self.board;
        self.one(Reason::NoRoom, |byte| interior(board, byte))
    }

    pub(super) fn theory(&mut self) -> Read<Theory> {
        Ok(Theory { suspect: self.suspect()?, weapon: self.weapon()?, room: self.room()? })
    }

    pub(super) fn place(&mut self) -> Read<Place> {
        let start = self.error(Reason::NoSquare);
        let first = self.take()?;
        if let Some(inside) = interior(self.board, first) {
            return Ok(inside.into());
        }
        let second = self.take()?;
        let position = first.checked_sub(b'a').zip(second.checked_sub(b'a'));
        position
            .and_then(|(column, row)| self.board.square_at(column, row))
            .map(Place::Square)
            .ok_or(start)
    }

    pub(super) fn card(&mut self) -> Read<Card> {
        let board = self.board;
        self.one(Reason::NoCard, |byte| card(board, byte))
    }

    /// Cards up to the first byte that is none.
    pub(crate) fn cards(&mut self) -> Read<CardSet> {
        let mut cards = CardSet::EMPTY;
        let board = self.board;
        while let Some(card) = self.peek().and_then(|byte| card(board, byte)) {
            if cards.contains(card) {
                return Err(self.error(Reason::RepeatedCard));
            }
            cards.insert(card);
            self.at += 1;
        }
        Ok(cards)
    }

    pub(super) fn roll(&mut self) -> Read<Roll> {
        let first = self.one(Reason::NoDie, die)?;
        let second = self.peek().and_then(die);
        self.at += usize::from(second.is_some());
        Roll::new(first, second).ok_or_else(|| self.error(Reason::NoDie))
    }

    pub(super) fn deal(&mut self) -> Read<Deal> {
        let solution = self.theory()?;
        let mut hands = Vec::new();
        while self.peek() == Some(b'/') {
            self.at += 1;
            hands.push(self.cards()?);
        }
        let end = self.error(Reason::TooManyHands);
        let mut face_up = CardSet::EMPTY;
        if self.peek() == Some(b'=') {
            self.at += 1;
            face_up = self.cards()?;
        }
        let mut aside = Vec::new();
        if self.peek() == Some(b'+') {
            self.at += 1;
            for _ in SidePlace::ALL {
                aside.push(self.card()?);
            }
        }
        self.mark(b'.')?;
        Ok(Deal { solution, hands: BySeat::new(hands).ok_or(end)?, face_up, aside })
    }
}

fn listed<T>(glyphs: &[u8], all: impl IntoIterator<Item = T>, byte: u8) -> Option<T> {
    glyphs.iter().zip(all).find(|&(&glyph, _)| glyph == byte).map(|(_, meant)| meant)
}

fn suspect(byte: u8) -> Option<Suspect> {
    listed(&SUSPECTS, Suspect::ALL, byte)
}

fn weapon(board: &Board, byte: u8) -> Option<Weapon> {
    listed(&WEAPONS, Weapon::ALL, byte).filter(|weapon| board.edition().weapons().contains(weapon))
}

fn room(board: &Board, byte: u8) -> Option<Room> {
    listed(&ROOMS, Room::ALL, byte).filter(|room| board.rooms().contains(room))
}

fn interior(board: &Board, byte: u8) -> Option<Interior> {
    if byte == CENTRE && board.has_centre() {
        return Some(Interior::Centre);
    }
    room(board, byte).map(Interior::Room)
}

fn card(board: &Board, byte: u8) -> Option<Card> {
    let suspect = suspect(byte).map(Card::Suspect);
    let weapon = || weapon(board, byte).map(Card::Weapon);
    suspect.or_else(weapon).or_else(|| room(board, byte).map(Card::Room))
}

fn seat(byte: u8) -> Option<Seat> {
    byte.checked_sub(b'0').and_then(|number| Seat::new(usize::from(number)))
}

fn die(byte: u8) -> Option<u8> {
    byte.checked_sub(b'0').filter(|die| (1..=6).contains(die))
}
