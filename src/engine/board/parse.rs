//! Reads a board from its text.
//!
//! The text has sections, each under its name in brackets. Empty lines and lines that begin
//! with `//` say nothing. Columns and rows are counted from 0, from the top left; rooms and suspects
//! bear the names that they have in [`crate::engine::card`].
//!
//! | section | a line |
//! |-|-|
//! | `[map]` | a row, one character a square: `.` corridor, `#` outside, `X` centre, or a room's letter |
//! | `[rooms]` | `K Kitchen Checker`: letter, room, [`Flooring`] |
//! | `[doors]` | `Kitchen 4 7 N`: room or `Centre`, the corridor square before the door, the step in |
//! | `[starts]` | `Scarlett 7 24`: suspect, corridor square; none where all start in the centre |
//! | `[rails]` | `10 5 10 6`: two neighbouring corridor squares between which no step leads |
//! | `[bonus]` | `9 5`: a corridor square with a bonus mark |
//! | `[passages]` | `Kitchen 5 1 Study 23 21`: room and where its hatch is drawn, for both ends |
//! | `[openings]` | `Kitchen 17 7 Dining 17 8`: rooms with a door between, and the parts beside it |

use super::{
    Board, Direction, Door, End, Flooring, Interior, MOST_SQUARES, Square, SquareSet, Tile,
};
use crate::engine::card::{Room, Suspect};
use crate::engine::edition::Edition;

/// Why a text is no board. Lines are counted from 1, columns and rows from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// The line has not the form that its section demands, or stands in none.
    Line(usize),
    /// The row is not as long as the first one, or there are more rows or columns than 255.
    Row(usize),
    /// The character stands for no kind of square and no room.
    Letter {
        /// Its column.
        column: u8,
        /// Its row.
        row: u8,
        /// What stands there.
        letter: char,
    },
    /// There are more corridor squares than [`MOST_SQUARES`].
    TooManySquares,
    /// The door of this line does not lead from a corridor square into its room.
    Door(usize),
    /// The start of this line is not a corridor square.
    Start(usize),
    /// The rail of this line does not lie between two neighbouring corridor squares.
    Rail(usize),
    /// The bonus mark of this line is not on a corridor square.
    Bonus(usize),
    /// The room of this line is not one of the edition's.
    Foreign(usize),
    /// An end of this line's passage does not lie in its room, or a room has two passages.
    Passage(usize),
    /// The rooms of this line do not meet where it says, or a room has two such doors.
    Opening(usize),
    /// The room is not one connected area of the map.
    Scattered(Room),
    /// No door leads into the room.
    NoDoor(Room),
    /// The suspect starts nowhere, and can't start in the centre with all others.
    NoStart(Suspect),
    /// This corridor square can't be reached from the first one.
    CutOff {
        /// Its column.
        column: u8,
        /// Its row.
        row: u8,
    },
}

impl std::fmt::Display for BoardError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line} can't be read"),
            Self::Row(row) => write!(f, "row {row} has the wrong length"),
            Self::Letter { column, row, letter } => {
                write!(f, "{letter:?} at ({column}, {row}) means nothing")
            }
            Self::TooManySquares => write!(f, "more than {MOST_SQUARES} corridor squares"),
            Self::Door(line) => write!(f, "line {line}: no door from a corridor into its room"),
            Self::Start(line) => write!(f, "line {line}: the start is no corridor square"),
            Self::Rail(line) => write!(f, "line {line}: no rail between two neighbours"),
            Self::Bonus(line) => write!(f, "line {line}: the mark is on no corridor square"),
            Self::Foreign(line) => write!(f, "line {line}: a room of another edition"),
            Self::Passage(line) => write!(f, "line {line}: no passage between two rooms"),
            Self::Opening(line) => write!(f, "line {line}: no door between two rooms"),
            Self::Scattered(room) => write!(f, "{room:?} is not one connected area"),
            Self::NoDoor(room) => write!(f, "{room:?} has no door"),
            Self::NoStart(suspect) => write!(f, "{suspect:?} has no start"),
            Self::CutOff { column, row } => write!(f, "({column}, {row}) can't be reached"),
        }
    }
}

impl std::error::Error for BoardError {}

/// The lines that say something, with their numbers, sorted by section.
#[derive(Default)]
struct Sections<'a> {
    map: Vec<&'a str>,
    rooms: Vec<(usize, Vec<&'a str>)>,
    doors: Vec<(usize, Vec<&'a str>)>,
    starts: Vec<(usize, Vec<&'a str>)>,
    rails: Vec<(usize, Vec<&'a str>)>,
    bonus: Vec<(usize, Vec<&'a str>)>,
    passages: Vec<(usize, Vec<&'a str>)>,
    openings: Vec<(usize, Vec<&'a str>)>,
}

impl<'a> Sections<'a> {
    fn of(text: &'a str) -> Result<Self, BoardError> {
        let mut sections = Self::default();
        let mut name = "";
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() || line.starts_with("//") {
                continue;
            }
            if line.starts_with('[') {
                name = line.trim_end();
                continue;
            }
            let entry = (number, line.split_whitespace().collect());
            match name {
                "[map]" => sections.map.push(line.trim_end()),
                "[rooms]" => sections.rooms.push(entry),
                "[doors]" => sections.doors.push(entry),
                "[starts]" => sections.starts.push(entry),
                "[rails]" => sections.rails.push(entry),
                "[bonus]" => sections.bonus.push(entry),
                "[passages]" => sections.passages.push(entry),
                "[openings]" => sections.openings.push(entry),
                _ => return Err(BoardError::Line(number)),
            }
        }
        Ok(sections)
    }
}

/// Reads the board of an edition; the module's doc says how it is written.
///
/// # Errors
///
/// Says what is wrong when the text has not this form, or when the board could not be played on:
/// rooms without a door, characters without a start, squares out of reach.
pub fn parse(edition: Edition, text: &str) -> Result<Board, BoardError> {
    let sections = Sections::of(text)?;
    let letters = letters(edition, &sections)?;
    let mut board = map(edition, &sections.map, &letters)?;
    rails(&mut board, &sections)?;
    doors(&mut board, &sections)?;
    starts(&mut board, &sections)?;
    bonus(&mut board, &sections)?;
    passages(&mut board, &sections)?;
    openings(&mut board, &sections)?;
    check(&board)?;
    Ok(board)
}

/// A line about a room.
#[derive(Clone, Copy)]
struct Named {
    letter: char,
    room: Room,
    flooring: Flooring,
}

fn letters(edition: Edition, sections: &Sections) -> Result<Vec<Named>, BoardError> {
    let letter = |(line, words): &(usize, Vec<&str>)| {
        let [letter, name, floor] = words[..] else { return Err(BoardError::Line(*line)) };
        let mut letters = letter.chars();
        match (letters.next(), letters.next(), room(name), flooring(floor)) {
            (Some(letter), None, Some(room), Some(flooring)) => {
                if edition.rooms().contains(&room) {
                    Ok(Named { letter, room, flooring })
                } else {
                    Err(BoardError::Foreign(*line))
                }
            }
            _ => Err(BoardError::Line(*line)),
        }
    };
    sections.rooms.iter().map(letter).collect()
}

/// The board with its tiles, squares and floors, and with nothing else.
fn map(edition: Edition, rows: &[&str], letters: &[Named]) -> Result<Board, BoardError> {
    let width = rows.first().map_or(0, |row| row.chars().count());
    let (Ok(columns), Ok(height)) = (u8::try_from(width), u8::try_from(rows.len())) else {
        return Err(BoardError::Row(0));
    };
    let mut tiles = Vec::new();
    for (row, text) in (0..height).zip(rows) {
        if text.chars().count() != width {
            return Err(BoardError::Row(row.into()));
        }
        for (column, letter) in (0..columns).zip(text.chars()) {
            let named = letters.iter().find(|named| named.letter == letter);
            tiles.push(match (letter, named) {
                ('.', _) => Tile::Corridor,
                ('#', _) => Tile::Outside,
                ('X', _) => Tile::Centre,
                (_, Some(named)) => Tile::Room(named.room),
                (_, None) => return Err(BoardError::Letter { column, row, letter }),
            });
        }
    }
    let corridors = tiles.iter().filter(|&&tile| tile == Tile::Corridor).count();
    if corridors > MOST_SQUARES {
        return Err(BoardError::TooManySquares);
    }
    let mut squares = Square::first(corridors);
    let numbers = tiles
        .iter()
        .map(|&tile| if tile == Tile::Corridor { squares.next() } else { None })
        .collect();
    let places = (0..height).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let positions = places
        .zip(&tiles)
        .filter_map(|(place, &tile)| (tile == Tile::Corridor).then_some(place))
        .collect();
    let mut floorings = [None; Room::ALL.len()];
    for named in letters {
        floorings[named.room.index()] = Some(named.flooring);
    }
    let mut board = Board {
        edition,
        columns,
        rows: height,
        tiles,
        numbers,
        positions,
        neighbours: Vec::new(),
        rails: Vec::new(),
        doors: Default::default(),
        starts: Vec::new(),
        bonus: SquareSet::EMPTY,
        passages: [None; Room::ALL.len()],
        openings: [None; Room::ALL.len()],
        floorings,
    };
    board.neighbours = neighbours(&board);
    Ok(board)
}

fn neighbours(board: &Board) -> Vec<Vec<Square>> {
    let of =
        |square| Direction::ALL.into_iter().filter_map(|step| board.beside(square, step)).collect();
    board.squares().map(of).collect()
}

fn rails(board: &mut Board, sections: &Sections) -> Result<(), BoardError> {
    for (line, words) in &sections.rails {
        let [column, row, other_column, other_row] = words[..] else {
            return Err(BoardError::Line(*line));
        };
        let ends = position(column, row).zip(position(other_column, other_row));
        let (one, other) = ends.ok_or(BoardError::Line(*line))?;
        let pair = board.square_at(one.0, one.1).zip(board.square_at(other.0, other.1));
        let pair = pair.filter(|&(one, other)| board.direction(one, other).is_some());
        board.rails.push(pair.ok_or(BoardError::Rail(*line))?);
    }
    board.neighbours = neighbours(board);
    Ok(())
}

fn bonus(board: &mut Board, sections: &Sections) -> Result<(), BoardError> {
    for (line, words) in &sections.bonus {
        let [column, row] = words[..] else { return Err(BoardError::Line(*line)) };
        let (column, row) = position(column, row).ok_or(BoardError::Line(*line))?;
        board.bonus.insert(board.square_at(column, row).ok_or(BoardError::Bonus(*line))?);
    }
    Ok(())
}

fn doors(board: &mut Board, sections: &Sections) -> Result<(), BoardError> {
    for (line, words) in &sections.doors {
        let [name, column, row, step] = words[..] else { return Err(BoardError::Line(*line)) };
        let (Some(inside), Some((column, row)), Some(direction)) =
            (interior(name), position(column, row), direction(step))
        else {
            return Err(BoardError::Line(*line));
        };
        let square = board.square_at(column, row).ok_or(BoardError::Door(*line))?;
        let tile = match inside {
            Interior::Room(room) => Tile::Room(room),
            Interior::Centre => Tile::Centre,
        };
        if board.tile_beside(square, direction) != tile {
            return Err(BoardError::Door(*line));
        }
        board.doors[inside.index()].push(Door { square, inside, direction });
    }
    Ok(())
}

fn starts(board: &mut Board, sections: &Sections) -> Result<(), BoardError> {
    let mut starts = [None; Suspect::ALL.len()];
    for (line, words) in &sections.starts {
        let [name, column, row] = words[..] else { return Err(BoardError::Line(*line)) };
        let (Some(suspect), Some((column, row))) = (suspect(name), position(column, row)) else {
            return Err(BoardError::Line(*line));
        };
        let square = board.square_at(column, row).ok_or(BoardError::Start(*line))?;
        starts[suspect.index()] = Some(square);
    }
    if sections.starts.is_empty() && board.has_centre() {
        return Ok(());
    }
    for suspect in Suspect::ALL {
        board.starts.push(starts[suspect.index()].ok_or(BoardError::NoStart(suspect))?);
    }
    Ok(())
}

fn passages(board: &mut Board, sections: &Sections) -> Result<(), BoardError> {
    for (line, words) in &sections.passages {
        for (from, end) in ends(board, *line, words)?.ok_or(BoardError::Passage(*line))? {
            let passage = &mut board.passages[from.index()];
            if passage.replace(end).is_some() {
                return Err(BoardError::Passage(*line));
            }
        }
    }
    Ok(())
}

fn openings(board: &mut Board, sections: &Sections) -> Result<(), BoardError> {
    for (line, words) in &sections.openings {
        let ends = ends(board, *line, words)?.ok_or(BoardError::Opening(*line))?;
        let [(_, one), (_, other)] = ends;
        let apart = one.at.0.abs_diff(other.at.0) + one.at.1.abs_diff(other.at.1);
        if apart != 1 {
            return Err(BoardError::Opening(*line));
        }
        for (from, end) in ends {
            let opening = &mut board.openings[from.index()];
            if opening.replace(end).is_some() {
                return Err(BoardError::Opening(*line));
            }
        }
    }
    Ok(())
}

/// Both ends of a link between two rooms; `None` if one does not lie in its room.
fn ends(
    board: &Board,
    line: usize,
    words: &[&str],
) -> Result<Option<[(Room, End); 2]>, BoardError> {
    let [one, one_column, one_row, other, other_column, other_row] = *words else {
        return Err(BoardError::Line(line));
    };
    let (Some(one), Some(other), Some(here), Some(there)) =
        (room(one), room(other), position(one_column, one_row), position(other_column, other_row))
    else {
        return Err(BoardError::Line(line));
    };
    let lies = |at: (u8, u8), room| board.tile(at.0, at.1) == Tile::Room(room);
    let joined = one != other && lies(here, one) && lies(there, other);
    let ends = [(one, End { to: other, at: here }), (other, End { to: one, at: there })];
    Ok(joined.then_some(ends))
}

/// Whether one can play on it.
fn check(board: &Board) -> Result<(), BoardError> {
    for &room in board.rooms() {
        if board.doors(room).is_empty() {
            return Err(BoardError::NoDoor(room));
        }
        if !connected(board, room) {
            return Err(BoardError::Scattered(room));
        }
    }
    let mut seen = SquareSet::EMPTY;
    let mut next: Vec<_> = board.squares().take(1).collect();
    while let Some(square) = next.pop() {
        if !seen.contains(square) {
            seen.insert(square);
            next.extend(board.neighbours(square));
        }
    }
    match board.squares().find(|&square| !seen.contains(square)) {
        None => Ok(()),
        Some(square) => {
            let (column, row) = board.position(square);
            Err(BoardError::CutOff { column, row })
        }
    }
}

fn connected(board: &Board, room: Room) -> bool {
    let area: Vec<_> = board.area(room).collect();
    let mut seen = Vec::new();
    let mut next: Vec<_> = area.iter().copied().take(1).collect();
    while let Some(place) = next.pop() {
        if area.contains(&place) && !seen.contains(&place) {
            seen.push(place);
            next.extend(Direction::ALL.into_iter().filter_map(|step| step.from(place.0, place.1)));
        }
    }
    seen.len() == area.len()
}

fn room(name: &str) -> Option<Room> {
    Room::ALL.into_iter().find(|room| format!("{room:?}") == name)
}

fn interior(name: &str) -> Option<Interior> {
    if name == "Centre" { Some(Interior::Centre) } else { room(name).map(Interior::Room) }
}

fn suspect(name: &str) -> Option<Suspect> {
    Suspect::ALL.into_iter().find(|suspect| format!("{suspect:?}") == name)
}

fn flooring(name: &str) -> Option<Flooring> {
    Flooring::ALL.into_iter().find(|flooring| format!("{flooring:?}") == name)
}

fn position(column: &str, row: &str) -> Option<(u8, u8)> {
    Some((column.parse().ok()?, row.parse().ok()?))
}

fn direction(letter: &str) -> Option<Direction> {
    match letter {
        "N" => Some(Direction::North),
        "E" => Some(Direction::East),
        "S" => Some(Direction::South),
        "W" => Some(Direction::West),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &str = include_str!("classic.txt");

    /// The line, counted from 1, that begins like this.
    fn line(beginning: &str) -> usize {
        1 + CLASSIC.lines().position(|line| line.starts_with(beginning)).expect("a line of it")
    }

    fn fault(from: &str, to: &str) -> BoardError {
        assert!(CLASSIC.contains(from), "{from} is in the text");
        parse(Edition::Classic, &CLASSIC.replacen(from, to, 1))
            .expect_err("the change makes it wrong")
    }

    #[test]
    fn a_door_that_leads_into_no_room_is_named_by_its_line() {
        let door = line("Kitchen 4 7 N");
        assert_eq!(fault("Kitchen 4 7 N", "Kitchen 4 7 S"), BoardError::Door(door));
        assert_eq!(fault("Kitchen 4 7 N", "Kitchen 4 6 N"), BoardError::Door(door));
        assert_eq!(fault("Kitchen 4 7 N", "Ballroom 4 7 N"), BoardError::Door(door));
        assert_eq!(fault("Kitchen 4 7 N", "Kitchen 200 200 N"), BoardError::Door(door));
    }

    #[test]
    fn a_line_that_can_not_be_read_is_named() {
        let door = line("Kitchen 4 7 N");
        assert_eq!(fault("Kitchen 4 7 N", "Kitchen 4 7 up"), BoardError::Line(door));
        assert_eq!(fault("Kitchen 4 7 N", "Kitchen four 7 N"), BoardError::Line(door));
        assert_eq!(fault("Kitchen 4 7 N", "Attic 4 7 N"), BoardError::Line(door));
        assert_eq!(fault("Kitchen 4 7 N", "Kitchen 4 7"), BoardError::Line(door));
        assert_eq!(fault("K Kitchen", "KK Kitchen"), BoardError::Line(line("K Kitchen")));
        assert_eq!(fault("Kitchen Checker", "Kitchen"), BoardError::Line(line("K Kitchen")));
        assert_eq!(fault("Kitchen Checker", "Kitchen Mud"), BoardError::Line(line("K Kitchen")));
        assert_eq!(fault("[starts]", "[beginnings]"), BoardError::Line(line("Scarlett")));
    }

    #[test]
    fn what_a_game_needs_must_be_there() {
        assert_eq!(fault("Plum 23 19", ""), BoardError::NoStart(Suspect::Plum));
        assert_eq!(fault("Kitchen 4 7 N", ""), BoardError::NoDoor(Room::Kitchen));
        assert_eq!(
            parse(Edition::Classic, "").expect_err("nothing is there"),
            BoardError::NoStart(Suspect::Scarlett)
        );
    }

    #[test]
    fn starts_are_corridor_squares_and_hatches_lie_in_their_rooms() {
        assert_eq!(fault("Plum 23 19", "Plum 23 20"), BoardError::Start(line("Plum")));
        let passage = line("Kitchen 5 1");
        assert_eq!(fault("Study 23 21", "Study 0 0"), BoardError::Passage(passage));
        assert_eq!(fault("Study 23 21", "Kitchen 1 1"), BoardError::Passage(passage));
    }

    #[test]
    fn the_map_is_a_rectangle_of_known_letters() {
        assert_eq!(fault("D..XXXXX...I", "D..XXXX...I"), BoardError::Row(10));
        assert_eq!(
            fault("KKKKKK#...BBBB", "KKKKKK#..?BBBB"),
            BoardError::Letter { column: 9, row: 1, letter: '?' }
        );
    }

    #[test]
    fn rooms_hang_together_and_every_square_can_be_reached() {
        assert_eq!(
            fault(".####.#########", ".####.########K"),
            BoardError::Scattered(Room::Kitchen)
        );
        assert_eq!(
            fault(".####.#########", ".####.########."),
            BoardError::CutOff { column: 23, row: 0 }
        );
    }

    #[test]
    fn a_board_has_no_more_squares_than_a_set_can_hold() {
        let rows = ".".repeat(20) + "\n";
        let text = format!("[map]\n{}", rows.repeat(13));
        assert_eq!(
            parse(Edition::Classic, &text).expect_err("260 squares"),
            BoardError::TooManySquares
        );
    }

    #[test]
    fn a_fault_is_told_in_a_sentence() {
        assert_eq!(
            BoardError::Door(7).to_string(),
            "line 7: no door from a corridor into its room"
        );
        let letter = BoardError::Letter { column: 9, row: 1, letter: '?' };
        assert_eq!(letter.to_string(), "'?' at (9, 1) means nothing");
    }
}
