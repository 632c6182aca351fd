//! A board: corridor squares, rooms, doors, starts and secret passages. What can't change in a game.
//!
//! Boards are texts (`board/*.txt`), read once by [`parse`]. A new one is such a text and an arm of
//! [`Edition`]; nothing here or elsewhere knows a certain board.

mod flooring;
mod parse;
mod square;

pub use flooring::Flooring;
pub use parse::{BoardError, parse};
pub use square::{MOST_SQUARES, Square, SquareSet};

use std::sync::LazyLock;

use super::card::{Room, Suspect};
use super::ruleset::Edition;

/// Where a piece can be.
///
/// Rooms are sorted before squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a room; it holds any number of pieces.
    Room(Room),
    /// On a corridor square; it holds one piece.
    Square(Square),
}

/// What the map shows in one of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// Not part of the house.
    Outside,
    /// A corridor square.
    Corridor,
    /// A part of a room.
    Room(Room),
    /// The stairs in the middle, which no piece enters.
    Centre,
}

/// A way to step. North is up on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step as (columns to the right, rows down).
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }

    /// The step back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The column and row one step from there; `None` past the top or the left edge.
    #[must_use]
    pub fn from(self, column: u8, row: u8) -> Option<(u8, u8)> {
        let (right, down) = self.offset();
        Some((column.checked_add_signed(right)?, row.checked_add_signed(down)?))
    }
}

/// A door between a corridor square and a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Door {
    /// The corridor square before it.
    pub square: Square,
    /// The room behind it.
    pub room: Room,
    /// The step from the square into the room.
    pub direction: Direction,
}

/// One end of a secret passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Passage {
    to: Room,
    hatch: (u8, u8),
}

/// A board. Columns and rows are counted from 0, from the top left.
#[derive(Clone, Debug)]
pub struct Board {
    columns: u8,
    rows: u8,
    /// Row by row.
    tiles: Vec<Tile>,
    /// The square of each tile that is a corridor.
    numbers: Vec<Option<Square>>,
    positions: Vec<(u8, u8)>,
    neighbours: Vec<Vec<Square>>,
    doors: [Vec<Door>; Room::ALL.len()],
    starts: Vec<Square>,
    passages: [Option<Passage>; Room::ALL.len()],
    floorings: Vec<Flooring>,
}

static CLASSIC: LazyLock<Board> = LazyLock::new(|| {
    parse(include_str!("board/classic.txt")).expect("the text is part of the program and tested")
});

impl Board {
    /// The board of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> &'static Self {
        match edition {
            Edition::Classic => &CLASSIC,
        }
    }

    /// How many columns the map has.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows the map has.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// All corridor squares, in reading order.
    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + Clone + use<> {
        Square::first(self.positions.len())
    }

    /// The corridor square with this number, if the board has so many.
    #[must_use]
    pub fn square(&self, index: usize) -> Option<Square> {
        Square::numbered(index).filter(|square| square.index() < self.positions.len())
    }

    /// The corridor square there, if there is one.
    #[must_use]
    pub fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        self.numbers[self.offset(column, row)?]
    }

    /// Column and row of a corridor square.
    ///
    /// # Panics
    ///
    /// If the square comes from a larger board, as do the other methods that take a square.
    #[must_use]
    pub fn position(&self, square: Square) -> (u8, u8) {
        self.positions[square.index()]
    }

    /// The corridor squares one step away: above, to the right, below, to the left.
    #[must_use]
    pub fn neighbours(&self, square: Square) -> &[Square] {
        &self.neighbours[square.index()]
    }

    /// The corridor square one step away in that direction, if there is one.
    #[must_use]
    pub fn beside(&self, square: Square, direction: Direction) -> Option<Square> {
        let (column, row) = self.position(square);
        let (column, row) = direction.from(column, row)?;
        self.square_at(column, row)
    }

    /// The direction of the step from a square to its neighbour; `None` if it is no neighbour.
    #[must_use]
    pub fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&step| self.beside(from, step) == Some(to))
    }

    /// What the map shows there; outside beyond its edges.
    #[must_use]
    pub fn tile(&self, column: u8, row: u8) -> Tile {
        self.offset(column, row).map_or(Tile::Outside, |offset| self.tiles[offset])
    }

    fn tile_beside(&self, square: Square, direction: Direction) -> Tile {
        let (column, row) = self.position(square);
        direction.from(column, row).map_or(Tile::Outside, |(column, row)| self.tile(column, row))
    }

    fn offset(&self, column: u8, row: u8) -> Option<usize> {
        let inside = column < self.columns && row < self.rows;
        inside.then(|| usize::from(row) * usize::from(self.columns) + usize::from(column))
    }

    /// The columns and rows that a room takes, in reading order.
    pub fn area(&self, room: Room) -> impl Iterator<Item = (u8, u8)> + Clone + '_ {
        let places =
            (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        places.filter(move |&(column, row)| self.tile(column, row) == Tile::Room(room))
    }

    /// The doors of a room.
    #[must_use]
    pub fn doors(&self, room: Room) -> &[Door] {
        &self.doors[room.index()]
    }

    /// Column and row of the part of its room that lies behind a door.
    ///
    /// # Panics
    ///
    /// If the door is another board's.
    #[must_use]
    pub fn behind(&self, door: &Door) -> (u8, u8) {
        let (column, row) = self.position(door.square);
        door.direction.from(column, row).expect("every door of a board leads into its room")
    }

    /// The rooms whose doors this square stands before: at most one on the boards we know, but a
    /// square between two rooms may serve both.
    pub fn rooms_at(&self, square: Square) -> impl Iterator<Item = Room> + '_ {
        let doors = self.doors.iter().flatten();
        doors.filter(move |door| door.square == square).map(|door| door.room)
    }

    /// The room whose door this square stands before; the first of them where it serves two.
    #[must_use]
    pub fn door_at(&self, square: Square) -> Option<Room> {
        self.rooms_at(square).next()
    }

    /// Where a suspect's pawn starts.
    #[must_use]
    pub fn start(&self, suspect: Suspect) -> Square {
        self.starts[suspect.index()]
    }

    /// Where a room's secret passage leads, if it has one.
    #[must_use]
    pub fn passage(&self, room: Room) -> Option<Room> {
        self.passages[room.index()].map(|passage| passage.to)
    }

    /// Column and row at which the hatch of a room's secret passage is drawn, if it has one.
    #[must_use]
    pub fn hatch(&self, room: Room) -> Option<(u8, u8)> {
        self.passages[room.index()].map(|passage| passage.hatch)
    }

    /// What a room's floor is made of.
    #[must_use]
    pub fn flooring(&self, room: Room) -> Flooring {
        self.floorings[room.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic() -> &'static Board {
        Board::of(Edition::Classic)
    }

    /// Steps from the nearest of these squares to each square, by corridor.
    fn distances(from: &[Square]) -> Vec<usize> {
        let board = classic();
        let mut steps = vec![usize::MAX; board.squares().count()];
        let mut layer = from.to_vec();
        for step in 0.. {
            layer.retain(|square| steps[square.index()] == usize::MAX);
            for square in &layer {
                steps[square.index()] = step;
            }
            layer = layer.iter().flat_map(|&square| board.neighbours(square)).copied().collect();
            if layer.is_empty() {
                break;
            }
        }
        steps
    }

    fn door_squares(room: Room) -> Vec<Square> {
        classic().doors(room).iter().map(|door| door.square).collect()
    }

    /// Kitchen, ballroom, conservatory, dining room, billiard room, library, lounge, hall, study.
    const AS_IN_TABLES: [Room; 9] = [
        Room::Kitchen,
        Room::Ballroom,
        Room::Conservatory,
        Room::Dining,
        Room::Billiard,
        Room::Library,
        Room::Lounge,
        Room::Hall,
        Room::Study,
    ];

    #[test]
    fn the_classic_board_has_188_squares_and_276_pairs_of_neighbours() {
        let board = classic();
        assert_eq!((board.columns(), board.rows()), (24, 25));
        assert_eq!(board.squares().count(), 188);
        let ends: usize = board.squares().map(|square| board.neighbours(square).len()).sum();
        assert_eq!(ends, 2 * 276);
    }

    #[test]
    fn every_square_is_found_where_it_says_it_is() {
        let board = classic();
        for square in board.squares() {
            let (column, row) = board.position(square);
            assert_eq!(board.square_at(column, row), Some(square));
            assert_eq!(board.square(square.index()), Some(square));
            assert_eq!(board.tile(column, row), Tile::Corridor);
        }
        assert_eq!(board.square(188), None);
        assert_eq!(board.square_at(24, 7), None);
        assert_eq!(board.tile(0, 25), Tile::Outside);
        assert_eq!(board.tile(10, 10), Tile::Centre);
    }

    #[test]
    fn neighbours_are_one_orthogonal_step_apart_and_know_each_other() {
        let board = classic();
        for square in board.squares() {
            let (column, row) = board.position(square);
            for &other in board.neighbours(square) {
                let (its_column, its_row) = board.position(other);
                assert_eq!(column.abs_diff(its_column) + row.abs_diff(its_row), 1);
                assert!(board.neighbours(other).contains(&square));
            }
        }
    }

    #[test]
    fn the_classic_board_has_its_17_doors() {
        use Direction::{East, North, South, West};
        let board = classic();
        let door = |&Door { square, room, direction }: &Door| {
            let (column, row) = board.position(square);
            (room, column, row, direction)
        };
        let doors: Vec<_> =
            AS_IN_TABLES.into_iter().flat_map(|room| board.doors(room)).map(door).collect();
        assert_eq!(
            doors,
            [
                (Room::Kitchen, 4, 7, North),
                (Room::Ballroom, 7, 5, East),
                (Room::Ballroom, 9, 8, North),
                (Room::Ballroom, 14, 8, North),
                (Room::Ballroom, 16, 5, West),
                (Room::Conservatory, 18, 5, North),
                (Room::Dining, 8, 12, West),
                (Room::Dining, 6, 16, North),
                (Room::Billiard, 17, 9, East),
                (Room::Billiard, 22, 13, North),
                (Room::Library, 20, 13, South),
                (Room::Library, 16, 16, East),
                (Room::Lounge, 6, 18, South),
                (Room::Hall, 11, 17, South),
                (Room::Hall, 12, 17, South),
                (Room::Hall, 15, 20, West),
                (Room::Study, 17, 20, South),
            ]
        );
    }

    #[test]
    fn a_door_square_knows_its_room_and_others_know_none() {
        let board = classic();
        for square in board.squares() {
            let doors = Room::ALL.into_iter().flat_map(|room| board.doors(room));
            let rooms: Vec<_> =
                doors.filter(|door| door.square == square).map(|door| door.room).collect();
            assert!(rooms.len() <= 1);
            assert_eq!(board.door_at(square), rooms.first().copied());
        }
    }

    #[test]
    fn everybody_starts_at_the_edge_of_the_board_on_a_square_of_the_own() {
        let board = classic();
        let starts = Suspect::ALL.map(|suspect| board.position(board.start(suspect)));
        assert_eq!(starts, [(7, 24), (0, 17), (9, 0), (14, 0), (23, 6), (23, 19)]);
        for (column, row) in starts {
            assert!(column == 0 || row == 0 || column == 23 || row == 24);
        }
    }

    #[test]
    fn the_walk_between_two_rooms_is_as_long_as_on_the_printed_board() {
        let table = [
            [0, 7, 20, 11, 17, 23, 19, 19, 28],
            [7, 0, 4, 7, 6, 12, 15, 13, 17],
            [20, 4, 0, 19, 7, 14, 27, 20, 20],
            [11, 7, 19, 0, 14, 14, 4, 8, 17],
            [17, 6, 7, 14, 0, 4, 22, 15, 15],
            [23, 12, 14, 14, 4, 0, 14, 7, 7],
            [19, 15, 27, 4, 22, 14, 0, 8, 17],
            [19, 13, 20, 8, 15, 7, 8, 0, 4],
            [28, 17, 20, 17, 15, 7, 17, 4, 0],
        ];
        for (from, row) in AS_IN_TABLES.into_iter().zip(table) {
            let steps = distances(&door_squares(from));
            for (to, expected) in AS_IN_TABLES.into_iter().zip(row).filter(|&(to, _)| to != from) {
                let walk = door_squares(to).iter().map(|square| steps[square.index()]).min();
                assert_eq!(walk.map(|walk| walk + 2), Some(expected), "{from:?} to {to:?}");
            }
        }
    }

    #[test]
    fn the_walk_from_a_start_to_each_room_is_as_long_as_on_the_printed_board() {
        let table = [
            [23, 19, 31, 10, 26, 18, 8, 12, 21],
            [23, 19, 31, 8, 26, 18, 8, 12, 21],
            [13, 8, 25, 16, 22, 28, 24, 24, 33],
            [24, 8, 10, 23, 13, 19, 31, 24, 24],
            [23, 9, 7, 22, 10, 17, 30, 23, 23],
            [32, 21, 24, 21, 19, 11, 21, 10, 8],
        ];
        for (suspect, row) in Suspect::ALL.into_iter().zip(table) {
            let steps = distances(&[classic().start(suspect)]);
            for (to, expected) in AS_IN_TABLES.into_iter().zip(row) {
                let walk = door_squares(to).iter().map(|square| steps[square.index()]).min();
                assert_eq!(walk.map(|walk| walk + 1), Some(expected), "{suspect:?} to {to:?}");
            }
        }
    }

    #[test]
    fn passages_join_kitchen_and_study_and_conservatory_and_lounge_both_ways() {
        let board = classic();
        let joined = [(Room::Kitchen, Room::Study), (Room::Conservatory, Room::Lounge)];
        for room in Room::ALL {
            let mut both_ways =
                joined.into_iter().flat_map(|(one, other)| [(one, other), (other, one)]);
            let expected = both_ways.find(|&(from, _)| from == room).map(|(_, to)| to);
            assert_eq!(board.passage(room), expected);
            assert_eq!(board.hatch(room).is_some(), expected.is_some());
        }
        assert_eq!(board.hatch(Room::Study), Some((23, 21)));
    }
}
