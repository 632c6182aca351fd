//! The hidden part of a save as plain text: seeds, chance drawn, notes, draft, events.
//!
//! ```text
//! deal seed, dice seed, answers seed   64 hexadecimal digits each
//! 118,97,3;                            numbers drawn from each
//! 14;                                  the last turn that its player has begun
//! sK?cd2;                              the notes of each seat: ticks, question marks, and of how
//!                                      many cards shown for him its player has been told
//! ssc.;                                a draft: its seat, `s` or `j`, and what is chosen; nothing
//!                                      without one
//! bgy...                               events
//! ```
//!
//! Version 1 had neither answers nor a last turn begun, and told of no cards.

use std::fmt::Write as _;

use super::draft::{Draft, DraftKind};
use super::error::LoadError;
use super::fingerprint::fingerprint;
use super::header::FIRST_VERSION;
use super::notes::{Mark, Notes};
use crate::engine::board::Board;
use crate::engine::card::Card;
use crate::engine::dice::{Seed, Seeds};
use crate::engine::event::Event;
use crate::engine::game::Drawn;
use crate::engine::seat::BySeat;
use crate::notation::{NotationError, Reader, Reason, glyph_of_card, rest_as_events, write_events};

/// Much more chance than a game ever draws, and little enough to be drawn again in no time.
const MOST_DRAWN: u32 = 1_000_000;

/// What the hidden part says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Body {
    pub(super) seeds: Seeds,
    pub(super) drawn: Drawn,
    pub(super) begun: u32,
    pub(super) notes: BySeat<Notes>,
    pub(super) told: BySeat<u32>,
    pub(super) draft: Option<Draft>,
    pub(super) events: Vec<Event>,
}

impl Body {
    pub(super) fn write(&self, board: &Board) -> String {
        let mut text = String::new();
        let Seeds { deal, dice, answers } = &self.seeds;
        for byte in deal.iter().chain(dice).chain(answers) {
            // Writing to a string does not fail.
            let _ = write!(text, "{byte:02x}");
        }
        let Drawn { deal, dice, answers } = self.drawn;
        let _ = write!(text, "{deal},{dice},{answers};{};", self.begun);
        for (seat, notes) in self.notes.iter() {
            text.extend(notes.marked(Mark::Tick).iter().map(glyph_of_card));
            text.push('?');
            text.extend(notes.marked(Mark::Question).iter().map(glyph_of_card));
            let _ = write!(text, "{};", self.told[seat]);
        }
        if let Some(Draft { seat, kind, suspect, weapon, room }) = self.draft {
            let kind = match kind {
                DraftKind::Suggestion => 's',
                DraftKind::Accusation => 'j',
            };
            let _ = write!(text, "{}{kind}", seat.index());
            let chosen =
                [suspect.map(Card::Suspect), weapon.map(Card::Weapon), room.map(Card::Room)];
            text.extend(chosen.map(|card| card.map_or('.', glyph_of_card)));
        }
        text.push(';');
        text.push_str(&write_events(board, &self.events));
        text
    }

    /// Reads the hidden part of a save of this version, of a table whose seats these are.
    pub(super) fn read<T>(
        text: &str,
        version: u32,
        board: &Board,
        table: &BySeat<T>,
    ) -> Result<Self, LoadError> {
        let mut reader = Reader::new(text, board);
        let read = if version == FIRST_VERSION { read_first } else { read };
        let body = read(&mut reader, table).map_err(LoadError::Notation)?;
        match body.draft {
            Some(draft) if !table.has(draft.seat) => Err(LoadError::DraftOf(draft.seat)),
            _ => Ok(body),
        }
    }
}

fn read<T>(reader: &mut Reader<'_>, table: &BySeat<T>) -> Result<Body, NotationError> {
    let seeds = Seeds { deal: seed(reader)?, dice: seed(reader)?, answers: seed(reader)? };
    let drawn = Drawn {
        deal: number(reader, b',')?,
        dice: number(reader, b',')?,
        answers: number(reader, b';')?,
    };
    let begun = number(reader, b';')?;
    let mut notes = table.map(|_, _| Notes::default());
    let mut told = table.map(|_, _| 0);
    for seat in table.seats() {
        notes[seat] = sheet(reader)?;
        told[seat] = number(reader, b';')?;
    }
    let draft = draft(reader)?;
    let events = rest_as_events(reader)?;
    Ok(Body { seeds, drawn, begun, notes, told, draft, events })
}

/// Version 1. Nothing was taken back then: every turn counts as begun.
fn read_first<T>(reader: &mut Reader<'_>, table: &BySeat<T>) -> Result<Body, NotationError> {
    let (deal, dice) = (seed(reader)?, seed(reader)?);
    let seeds = Seeds { deal, dice, answers: answers_after(deal, dice) };
    let drawn = Drawn { deal: number(reader, b',')?, dice: number(reader, b';')?, answers: 0 };
    let mut notes = table.map(|_, _| Notes::default());
    for seat in table.seats() {
        notes[seat] = sheet(reader)?;
        reader.mark(b';')?;
    }
    let told = table.map(|_, _| 0);
    let draft = draft(reader)?;
    let events = rest_as_events(reader)?;
    Ok(Body { seeds, drawn, begun: u32::MAX, notes, told, draft, events })
}

/// A seed for the answers of a game of version 1, which was begun without one.
///
/// It must be the same at every reading, so that a reload changes nothing, and can't be computed
/// by anybody who does not know the others. It tells nothing of them: it is a digest of 64 bits of
/// their 512, so that for every digest there remain far more seeds than there are deals and rolls.
fn answers_after(deal: Seed, dice: Seed) -> Seed {
    Seeds::from_number(fingerprint(&[deal, dice].concat())).answers
}

fn seed(reader: &mut Reader<'_>) -> Result<Seed, NotationError> {
    let mut seed = Seed::default();
    for byte in &mut seed {
        *byte = digit(reader, 16)? << 4 | digit(reader, 16)?;
    }
    Ok(seed)
}

fn digit(reader: &mut Reader<'_>, radix: u32) -> Result<u8, NotationError> {
    reader.one(Reason::NoNumber, |byte| {
        char::from(byte).to_digit(radix).and_then(|digit| u8::try_from(digit).ok())
    })
}

/// A number and the mark after it.
fn number(reader: &mut Reader<'_>, end: u8) -> Result<u32, NotationError> {
    let start = reader.error(Reason::NoNumber);
    let mut number = u32::from(digit(reader, 10)?);
    while reader.peek().is_some_and(|byte| byte.is_ascii_digit()) {
        number = number * 10 + u32::from(digit(reader, 10)?);
        if number > MOST_DRAWN {
            return Err(start);
        }
    }
    reader.mark(end)?;
    Ok(number)
}

fn sheet(reader: &mut Reader<'_>) -> Result<Notes, NotationError> {
    let mut notes = Notes::default();
    for card in reader.cards()?.iter() {
        notes.set(card, Mark::Tick);
    }
    reader.mark(b'?')?;
    let here = reader.error(Reason::RepeatedCard);
    for card in reader.cards()?.iter() {
        if notes.mark(card) != Mark::None {
            return Err(here);
        }
        notes.set(card, Mark::Question);
    }
    Ok(notes)
}

fn draft(reader: &mut Reader<'_>) -> Result<Option<Draft>, NotationError> {
    if reader.peek() == Some(b';') {
        reader.mark(b';')?;
        return Ok(None);
    }
    let seat = reader.seat()?;
    let kind = reader.one(Reason::NoToken, |byte| match byte {
        b's' => Some(DraftKind::Suggestion),
        b'j' => Some(DraftKind::Accusation),
        _ => None,
    })?;
    let suspect = chosen(reader, Reader::suspect)?;
    let weapon = chosen(reader, Reader::weapon)?;
    let room = chosen(reader, Reader::room)?;
    reader.mark(b';')?;
    Ok(Some(Draft { seat, kind, suspect, weapon, room }))
}

fn chosen<'a, T>(
    reader: &mut Reader<'a>,
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, NotationError>,
) -> Result<Option<T>, NotationError> {
    if reader.peek() == Some(b'.') {
        reader.mark(b'.')?;
        return Ok(None);
    }
    read(reader).map(Some)
}
