//! Actions as text, each with the seat that acts.

use super::error::{NotationError, Reason};
use super::glyph::Writer;
use super::reader::Reader;
use crate::engine::action::Action;
use crate::engine::board::{Board, Link};
use crate::engine::chooser::Chooser;
use crate::engine::seat::Seat;

/// Writes what each seat does.
///
/// ```
/// use kartano::engine::{board::Board, ruleset::Edition};
/// use kartano::notation::{read_actions, write_actions};
///
/// let board = Board::of(Edition::Classic);
/// let script = read_actions(board, "0r 0mK 0ssrK\n 1hr 0c 0e")?;
/// assert_eq!(write_actions(board, &script), "0r0mK0ssrK1hr0c0e");
/// # Ok::<(), kartano::notation::NotationError>(())
/// ```
#[must_use]
pub fn write_actions(board: &Board, script: &[(Seat, Action)]) -> String {
    let mut writer = Writer::new(board);
    for &(seat, action) in script {
        writer.seat(seat);
        match action {
            Action::Roll => writer.letter('r'),
            Action::Move(to) => writer.letter('m').place(to),
            Action::Stay => writer.letter('y'),
            Action::Take(Link::Passage, to) => writer.letter('p').room(to),
            Action::Take(Link::DirectDoor, to) => writer.letter('q').room(to),
            Action::Suggest(theory) => writer.letter('s').theory(theory),
            Action::Accuse(theory) => writer.letter('j').theory(theory),
            Action::Show(card) => writer.letter('h').card(card),
            Action::LetChoose(Chooser::Game) => writer.letter('v'),
            Action::LetChoose(Chooser::Player) => writer.letter('i'),
            Action::Peek(place) => writer.letter('z').side_place(place),
            Action::CloseLook => writer.letter('c'),
            Action::EndTurn => writer.letter('e'),
        };
    }
    writer.text
}

/// Reads what each seat does.
///
/// # Errors
/// With the first byte that makes no sense.
pub fn read_actions(board: &Board, text: &str) -> Result<Vec<(Seat, Action)>, NotationError> {
    let mut reader = Reader::new(text, board);
    let mut script = Vec::new();
    while reader.has_more() {
        let seat = reader.seat()?;
        let start = reader.error(Reason::NoToken);
        script.push((
            seat,
            match reader.take()? {
                b'r' => Action::Roll,
                b'm' => Action::Move(reader.place()?),
                b'y' => Action::Stay,
                b'p' => Action::Take(Link::Passage, reader.room()?),
                b'q' => Action::Take(Link::DirectDoor, reader.room()?),
                b's' => Action::Suggest(reader.theory()?),
                b'j' => Action::Accuse(reader.theory()?),
                b'h' => Action::Show(reader.card()?),
                b'v' => Action::LetChoose(Chooser::Game),
                b'i' => Action::LetChoose(Chooser::Player),
                b'z' => Action::Peek(reader.side_place()?),
                b'c' => Action::CloseLook,
                b'e' => Action::EndTurn,
                _ => return Err(start),
            },
        ));
    }
    Ok(script)
}
