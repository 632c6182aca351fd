//! Events as text.

use super::error::{NotationError, Reason};
use super::glyph::Writer;
use super::reader::Reader;
use crate::engine::board::{Board, Interior, Link, Place};
use crate::engine::chooser::Chooser;
use crate::engine::event::{Deal, Event, Told};
use crate::engine::phase::Outcome;
use crate::engine::ruleset::AccusationVoice;
use crate::engine::seat::Seat;

/// What the events so far let one leave out.
#[derive(Default)]
struct Context {
    on_turn: Option<Seat>,
    asked: Option<Seat>,
    deal: Option<Deal>,
}

impl Context {
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Told(Told::TurnBegan { seat }) => self.on_turn = Some(*seat),
            Event::Told(Told::AnswerDue { seat }) => self.asked = Some(*seat),
            Event::Dealt { deal, .. } => self.deal = Some(deal.clone()),
            _ => {}
        }
    }
}

/// Writes events without a space between them.
#[must_use]
pub fn write_events(board: &Board, events: &[Event]) -> String {
    let mut writer = Writer::new(board);
    let mut context = Context::default();
    for event in events {
        write_event(&mut writer, &context, event);
        context.follow(event);
    }
    writer.text
}

/// Reads events, with or without white space between them.
///
/// # Errors
/// With the first byte that makes no sense.
pub fn read_events(board: &Board, text: &str) -> Result<Vec<Event>, NotationError> {
    let mut reader = Reader::new(text, board);
    rest_as_events(&mut reader)
}

/// Reads everything that is left as events.
pub(crate) fn rest_as_events(reader: &mut Reader<'_>) -> Result<Vec<Event>, NotationError> {
    let mut context = Context::default();
    let mut events = Vec::new();
    while reader.has_more() {
        let event = read_event(reader, &context)?;
        context.follow(&event);
        events.push(event);
    }
    Ok(events)
}

/// The letter of an event of whoever is on turn; for another seat the capital and the seat.
fn by<'w, 'a>(
    writer: &'w mut Writer<'a>,
    context: &Context,
    letter: char,
    seat: Seat,
) -> &'w mut Writer<'a> {
    if context.on_turn == Some(seat) {
        writer.letter(letter)
    } else {
        writer.letter(letter.to_ascii_uppercase()).seat(seat)
    }
}

fn write_event(writer: &mut Writer<'_>, context: &Context, event: &Event) {
    match event {
        Event::Told(told) => write_told(writer, context, told),
        Event::Dealt { dealer, deal } => {
            writer.letter('d').seat(*dealer).deal(deal);
        }
        Event::Shown { by, to, card } => {
            if (Some(*by), Some(*to)) == (context.asked, context.on_turn) {
                writer.letter('h').card(*card);
            } else {
                writer.letter('H').seat(*by).seat(*to).card(*card);
            }
        }
        Event::Peeked { by: seat, place, card } => {
            by(writer, context, 'z', *seat).side_place(*place).card(*card);
        }
        Event::Accused { by, voice, theory, solution } => {
            let dealt = context.deal.as_ref().map(|deal| deal.solution);
            let letter = match voice {
                AccusationVoice::Aloud => 'j',
                AccusationVoice::Written => 'w',
            };
            if (Some(*by), Some(*solution)) == (context.on_turn, dealt) {
                writer.letter(letter).theory(*theory);
            } else {
                let letter = letter.to_ascii_uppercase();
                writer.letter(letter).seat(*by).theory(*theory).theory(*solution);
            }
        }
        Event::Ended { outcome, deal } => {
            let known = context.deal.as_ref() == Some(deal);
            writer.letter(if known { 'e' } else { 'E' });
            match *outcome {
                Outcome::Solved { by } => writer.letter('s').seat(by),
                Outcome::LastLeft { winner } => writer.letter('l').seat(winner),
                Outcome::Unsolved => writer.letter('u'),
            };
            if !known {
                writer.deal(deal);
            }
        }
    }
}

fn write_told(writer: &mut Writer<'_>, context: &Context, told: &Told) {
    match *told {
        Told::Arranged { pieces, weapons } => {
            writer.letter('b');
            for place in pieces {
                writer.place(place);
            }
            for inside in weapons {
                writer.place(inside.into());
            }
            writer
        }
        Told::OpeningRolled { seat, roll } => writer.letter('o').seat(seat).roll(roll),
        Told::RollAgain { among } => {
            writer.letter('g');
            for seat in among.iter() {
                writer.seat(seat);
            }
            writer
        }
        Told::TurnBegan { seat } => writer.letter('t').seat(seat),
        Told::Rolled { seat, roll } => by(writer, context, 'r', seat).roll(roll),
        Told::NowhereToGo { seat } => by(writer, context, 'x', seat),
        Told::Moved { seat, to } => by(writer, context, 'm', seat).place(to),
        Told::Stayed { seat } => by(writer, context, 'y', seat),
        Told::TookLink { seat, link, to } => {
            let letter = match link {
                Link::Passage => 'p',
                Link::DirectDoor => 'q',
            };
            by(writer, context, letter, seat).room(to)
        }
        Told::Suggested { by: seat, theory } => by(writer, context, 's', seat).theory(theory),
        Told::CannotAnswer { seat } => writer.letter('n').seat(seat),
        Told::AnswerDue { seat } => writer.letter('a').seat(seat),
        Told::Unanswered => writer.letter('u'),
        Told::LetChoose { seat, chooser } => {
            let letter = match chooser {
                Chooser::Game => 'v',
                Chooser::Player => 'i',
            };
            writer.letter(letter).seat(seat)
        }
        Told::LookClosed => writer.letter('c'),
        Told::AccusedWrongly { by: seat } => by(writer, context, 'f', seat),
        Told::ClearedDoorway { seat, to } => by(writer, context, 'k', seat).place(to.into()),
    };
}

fn read_event(reader: &mut Reader<'_>, context: &Context) -> Result<Event, NotationError> {
    let at = reader.at();
    let missing = |reason| NotationError { at, reason };
    let on_turn = || context.on_turn.ok_or(missing(Reason::NobodyOnTurn));
    let dealt = || context.deal.clone().ok_or(missing(Reason::NotDealt));

    let letter = reader.take()?;
    if is_by_a_player(letter) {
        let seat = if letter.is_ascii_lowercase() { on_turn()? } else { reader.seat()? };
        return Ok(Event::Told(read_told_by(reader, letter, seat)?));
    }
    Ok(match letter {
        b'b' => {
            let mut pieces = [Place::Centre; 6];
            for place in &mut pieces {
                *place = reader.place()?;
            }
            let mut weapons = [Interior::Centre; 6];
            for inside in &mut weapons {
                *inside = reader.interior()?;
            }
            Event::Told(Told::Arranged { pieces, weapons })
        }
        b'o' => Event::Told(Told::OpeningRolled { seat: reader.seat()?, roll: reader.roll()? }),
        b'g' => Event::Told(Told::RollAgain { among: reader.seats()? }),
        b't' => Event::Told(Told::TurnBegan { seat: reader.seat()? }),
        b'n' => Event::Told(Told::CannotAnswer { seat: reader.seat()? }),
        b'a' => Event::Told(Told::AnswerDue { seat: reader.seat()? }),
        b'u' => Event::Told(Told::Unanswered),
        b'v' | b'i' => {
            let chooser = if letter == b'v' { Chooser::Game } else { Chooser::Player };
            Event::Told(Told::LetChoose { seat: reader.seat()?, chooser })
        }
        b'c' => Event::Told(Told::LookClosed),
        b'd' => Event::Dealt { dealer: reader.seat()?, deal: reader.deal()? },
        b'h' => {
            let by = context.asked.ok_or(missing(Reason::NobodyAsked))?;
            Event::Shown { by, to: on_turn()?, card: reader.card()? }
        }
        b'z' => Event::Peeked { by: on_turn()?, place: reader.side_place()?, card: reader.card()? },
        b'Z' => {
            Event::Peeked { by: reader.seat()?, place: reader.side_place()?, card: reader.card()? }
        }
        b'H' => Event::Shown { by: reader.seat()?, to: reader.seat()?, card: reader.card()? },
        b'j' | b'w' => Event::Accused {
            by: on_turn()?,
            voice: voice(letter),
            theory: reader.theory()?,
            solution: dealt()?.solution,
        },
        b'J' | b'W' => Event::Accused {
            by: reader.seat()?,
            voice: voice(letter),
            theory: reader.theory()?,
            solution: reader.theory()?,
        },
        b'e' => Event::Ended { outcome: read_outcome(reader)?, deal: dealt()? },
        b'E' => Event::Ended { outcome: read_outcome(reader)?, deal: reader.deal()? },
        _ => return Err(missing(Reason::NoToken)),
    })
}

/// Whether a token with this letter is about one player, by rule the one on turn.
const fn is_by_a_player(letter: u8) -> bool {
    matches!(
        letter.to_ascii_lowercase(),
        b'r' | b'x' | b'm' | b'y' | b'p' | b'q' | b's' | b'f' | b'k'
    )
}

fn read_told_by(reader: &mut Reader<'_>, letter: u8, seat: Seat) -> Result<Told, NotationError> {
    Ok(match letter.to_ascii_lowercase() {
        b'r' => Told::Rolled { seat, roll: reader.roll()? },
        b'x' => Told::NowhereToGo { seat },
        b'm' => Told::Moved { seat, to: reader.place()? },
        b'y' => Told::Stayed { seat },
        b'p' => Told::TookLink { seat, link: Link::Passage, to: reader.room()? },
        b'q' => Told::TookLink { seat, link: Link::DirectDoor, to: reader.room()? },
        b's' => Told::Suggested { by: seat, theory: reader.theory()? },
        b'f' => Told::AccusedWrongly { by: seat },
        _ => Told::ClearedDoorway { seat, to: reader.interior()? },
    })
}

const fn voice(letter: u8) -> AccusationVoice {
    if letter.eq_ignore_ascii_case(&b'w') {
        AccusationVoice::Written
    } else {
        AccusationVoice::Aloud
    }
}

fn read_outcome(reader: &mut Reader<'_>) -> Result<Outcome, NotationError> {
    let here = reader.error(Reason::NoOutcome);
    Ok(match reader.take()? {
        b's' => Outcome::Solved { by: reader.seat()? },
        b'l' => Outcome::LastLeft { winner: reader.seat()? },
        b'u' => Outcome::Unsolved,
        _ => return Err(here),
    })
}
