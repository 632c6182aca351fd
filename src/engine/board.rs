//! A board: corridor squares, rooms, centre, doors, starts and links. What can't change in a game.
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

/// A place that holds any number of pieces, and is entered through doors.
///
/// Rooms are sorted before the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Interior {
    /// A room.
    Room(Room),
    /// The middle of the board, where it can be entered.
    Centre,
}

impl Interior {
    /// The room, if it is one.
    #[must_use]
    pub const fn room(self) -> Option<Room> {
        match self {
            Self::Room(room) => Some(room),
            Self::Centre => None,
        }
    }

    /// The place of its doors in a board's list: the rooms, then the centre.
    const fn index(self) -> usize {
        match self {
            Self::Room(room) => room.index(),
            Self::Centre => Room::ALL.len(),
        }
    }
}

impl From<Room> for Interior {
    fn from(room: Room) -> Self {
        Self::Room(room)
    }
}

/// Where a piece can be.
///
/// Rooms are sorted before the centre, and that before squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a room; it holds any number of pieces.
    Room(Room),
    /// In the middle of the board; it holds any number of pieces.
    Centre,
    /// On a corridor square; it holds one piece.
    Square(Square),
}

impl Place {
    /// The room or centre, if it is one.
    #[must_use]
    pub const fn interior(self) -> Option<Interior> {
        match self {
            Self::Room(room) => Some(Interior::Room(room)),
            Self::Centre => Some(Interior::Centre),
            Self::Square(_) => None,
        }
    }

    /// The corridor square, if it is one.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Room(_) | Self::Centre => None,
        }
    }
}

impl From<Interior> for Place {
    fn from(interior: Interior) -> Self {
        match interior {
            Interior::Room(room) => Self::Room(room),
            Interior::Centre => Self::Centre,
        }
    }
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
    /// The stairs in the middle. Pieces enter them only where a door leads there.
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

/// A door between a corridor square and a room, or the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Door {
    /// The corridor square before it.
    pub square: Square,
    /// What is behind it.
    pub inside: Interior,
    /// The step from the square to the inside.
    pub direction: Direction,
}

/// What leads from a room straight into another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Link {
    /// A secret passage under the house.
    Passage,
    /// A door in the wall that the two rooms share.
    DirectDoor,
}

impl Link {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Passage, Self::DirectDoor];
}

/// One end of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    to: Room,
    /// Where it is drawn: the hatch of a passage, the part of the room before a direct door.
    at: (u8, u8),
}

/// A board. Columns and rows are counted from 0, from the top left.
#[derive(Clone, Debug)]
pub struct Board {
    edition: Edition,
    columns: u8,
    rows: u8,
    /// Row by row.
    tiles: Vec<Tile>,
    /// The square of each tile that is a corridor.
    numbers: Vec<Option<Square>>,
    positions: Vec<(u8, u8)>,
    neighbours: Vec<Vec<Square>>,
    /// Between neighbouring squares, where no step leads.
    rails: Vec<(Square, Square)>,
    /// By room, then the centre's.
    doors: [Vec<Door>; Room::ALL.len() + 1],
    /// One for each suspect, or none at all where everybody starts in the centre.
    starts: Vec<Square>,
    bonus: SquareSet,
    passages: [Option<End>; Room::ALL.len()],
    openings: [Option<End>; Room::ALL.len()],
    floorings: [Option<Flooring>; Room::ALL.len()],
}

static CLASSIC: LazyLock<Board> = LazyLock::new(|| {
    parse(Edition::Classic, include_str!("board/classic.txt"))
        .expect("the text is part of the program and tested")
});

static MODERN: LazyLock<Board> = LazyLock::new(|| {
    parse(Edition::Modern, include_str!("board/modern.txt"))
        .expect("the text is part of the program and tested")
});

impl Board {
    /// The board of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> &'static Self {
        match edition {
            Edition::Classic => &CLASSIC,
            Edition::Modern => &MODERN,
        }
    }

    /// Which edition's board it is.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Its rooms, clockwise from the kitchen.
    #[must_use]
    pub const fn rooms(&self) -> &'static [Room; 9] {
        self.edition.rooms()
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

    /// The corridor square one step away in that direction, if there is one and no rail between.
    #[must_use]
    pub fn beside(&self, square: Square, direction: Direction) -> Option<Square> {
        let (column, row) = self.position(square);
        let (column, row) = direction.from(column, row)?;
        let beside = self.square_at(column, row)?;
        let railed =
            |&(one, other)| (one, other) == (square, beside) || (one, other) == (beside, square);
        (!self.rails.iter().any(railed)).then_some(beside)
    }

    /// The pairs of neighbouring squares with a rail between, which no step crosses.
    #[must_use]
    pub fn rails(&self) -> &[(Square, Square)] {
        &self.rails
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

    /// The doors of a room or of the centre; none if the board has no such place, or no way into it.
    #[must_use]
    pub fn doors(&self, inside: impl Into<Interior>) -> &[Door] {
        &self.doors[inside.into().index()]
    }

    /// Whether pieces can be in the centre.
    #[must_use]
    pub fn has_centre(&self) -> bool {
        !self.doors(Interior::Centre).is_empty()
    }

    /// All places but corridor squares that pieces can enter: the rooms, in the order of
    /// [`Room::ALL`], and the centre where it has doors.
    pub fn interiors(&self) -> impl Iterator<Item = Interior> + '_ {
        let all = Room::ALL.into_iter().map(Interior::Room).chain([Interior::Centre]);
        all.filter(|&inside| !self.doors(inside).is_empty())
    }

    /// Column and row of the part of the inside that lies behind a door.
    ///
    /// # Panics
    ///
    /// If the door is another board's.
    #[must_use]
    pub fn behind(&self, door: &Door) -> (u8, u8) {
        let (column, row) = self.position(door.square);
        door.direction.from(column, row).expect("every door of a board leads into its room")
    }

    /// What this square stands before the doors of: at most one place on the boards we know, but a
    /// square between two rooms may serve both.
    pub fn insides_at(&self, square: Square) -> impl Iterator<Item = Interior> + '_ {
        let doors = self.doors.iter().flatten();
        doors.filter(move |door| door.square == square).map(|door| door.inside)
    }

    /// What this square stands before a door of; the first where it serves two.
    #[must_use]
    pub fn door_at(&self, square: Square) -> Option<Interior> {
        self.insides_at(square).next()
    }

    /// The square on which a suspect's pawn starts; none where everybody starts in the centre.
    #[must_use]
    pub fn start(&self, suspect: Suspect) -> Option<Square> {
        self.starts.get(suspect.index()).copied()
    }

    /// The squares with a bonus mark.
    #[must_use]
    pub const fn bonus(&self) -> SquareSet {
        self.bonus
    }

    /// Where a room's secret passage leads, if it has one.
    #[must_use]
    pub fn passage(&self, room: Room) -> Option<Room> {
        self.link(Link::Passage, room)
    }

    /// Where a link of this kind leads from a room, if it has one.
    #[must_use]
    pub fn link(&self, link: Link, room: Room) -> Option<Room> {
        self.end(link, room).map(|end| end.to)
    }

    const fn end(&self, link: Link, room: Room) -> Option<End> {
        match link {
            Link::Passage => self.passages[room.index()],
            Link::DirectDoor => self.openings[room.index()],
        }
    }

    /// Whether it has links of this kind.
    #[must_use]
    pub fn has(&self, link: Link) -> bool {
        Room::ALL.into_iter().any(|room| self.link(link, room).is_some())
    }

    /// Column and row at which the hatch of a room's secret passage is drawn, if it has one.
    #[must_use]
    pub fn hatch(&self, room: Room) -> Option<(u8, u8)> {
        self.end(Link::Passage, room).map(|end| end.at)
    }

    /// Column and row of the part of a room before its direct door, if it has one.
    #[must_use]
    pub fn opening(&self, room: Room) -> Option<(u8, u8)> {
        self.end(Link::DirectDoor, room).map(|end| end.at)
    }

    /// What a room's floor is made of; `None` for a room that the board lacks.
    #[must_use]
    pub fn flooring(&self, room: Room) -> Option<Flooring> {
        self.floorings[room.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic() -> &'static Board {
        Board::of(Edition::Classic)
    }

    fn modern() -> &'static Board {
        Board::of(Edition::Modern)
    }

    /// Steps from the nearest of these squares to each square, by corridor.
    fn distances(board: &Board, from: &[Square]) -> Vec<usize> {
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

    fn door_squares(board: &Board, inside: impl Into<Interior>) -> Vec<Square> {
        board.doors(inside).iter().map(|door| door.square).collect()
    }

    /// The walk from there to a room or the centre: the fewest steps, with the last one inside.
    fn walk(board: &Board, steps: &[usize], to: impl Into<Interior>) -> Option<usize> {
        door_squares(board, to).iter().map(|square| steps[square.index()] + 1).min()
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
        let door = |&Door { square, inside, direction }: &Door| {
            let (column, row) = board.position(square);
            (inside.room().expect("no door into the centre"), column, row, direction)
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
                doors.filter(|door| door.square == square).map(|door| door.inside).collect();
            assert!(rooms.len() <= 1);
            assert_eq!(board.door_at(square), rooms.first().copied());
        }
    }

    #[test]
    fn everybody_starts_at_the_edge_of_the_board_on_a_square_of_the_own() {
        let board = classic();
        let starts =
            Suspect::ALL.map(|suspect| board.start(suspect).map(|square| board.position(square)));
        let starts = starts.map(|start| start.expect("a start square"));
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
            let steps = distances(classic(), &door_squares(classic(), from));
            for (to, expected) in AS_IN_TABLES.into_iter().zip(row).filter(|&(to, _)| to != from) {
                let walk = walk(classic(), &steps, to);
                assert_eq!(walk.map(|walk| walk + 1), Some(expected), "{from:?} to {to:?}");
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
            let start = classic().start(suspect).expect("a start square");
            let steps = distances(classic(), &[start]);
            for (to, expected) in AS_IN_TABLES.into_iter().zip(row) {
                assert_eq!(walk(classic(), &steps, to), Some(expected), "{suspect:?} to {to:?}");
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

    // The modern board.

    /// Kitchen, dining room, living room, veranda, garage, games room, bedroom, bathroom, study.
    fn modern_rooms() -> impl Iterator<Item = Room> {
        modern().rooms().iter().copied()
    }

    #[test]
    fn the_modern_board_has_73_squares_and_113_pairs_of_neighbours() {
        let board = modern();
        assert_eq!((board.columns(), board.rows()), (22, 21));
        assert_eq!(board.squares().count(), 73);
        let ends: usize = board.squares().map(|square| board.neighbours(square).len()).sum();
        assert_eq!(ends, 2 * 113);
    }

    #[test]
    fn the_modern_board_has_ten_doors_into_rooms_and_four_into_the_centre() {
        use Direction::{East, North, South, West};
        let board = modern();
        let doors: Vec<_> = modern_rooms()
            .map(Interior::Room)
            .chain([Interior::Centre])
            .flat_map(|inside| board.doors(inside))
            .map(|&Door { square, inside, direction }| (inside, board.position(square), direction))
            .collect();
        let room = Interior::Room;
        assert_eq!(
            doors,
            [
                (room(Room::Kitchen), (14, 6), East),
                (room(Room::Dining), (13, 10), East),
                (room(Room::Living), (14, 14), East),
                (room(Room::Veranda), (10, 16), South),
                (room(Room::Veranda), (11, 16), South),
                (room(Room::Garage), (7, 15), West),
                (room(Room::Games), (7, 11), West),
                (room(Room::Bedroom), (7, 5), West),
                (room(Room::Bathroom), (9, 4), North),
                (room(Room::Study), (10, 4), East),
                (Interior::Centre, (11, 9), South),
                (Interior::Centre, (13, 11), West),
                (Interior::Centre, (11, 13), North),
                (Interior::Centre, (8, 11), East),
            ]
        );
        assert!(board.has_centre() && !classic().has_centre());
    }

    #[test]
    fn three_stair_rails_part_neighbouring_squares_of_the_modern_board() {
        let board = modern();
        let at = |(column, row)| board.square_at(column, row).expect("a corridor square");
        for (one, other) in [((10, 5), (10, 6)), ((9, 6), (10, 6)), ((9, 7), (10, 7))] {
            let (one, other) = (at(one), at(other));
            assert!(!board.neighbours(one).contains(&other));
            assert!(!board.neighbours(other).contains(&one));
            assert_eq!(board.direction(one, other), None);
            assert!(board.rails().contains(&(one, other)));
        }
        assert_eq!(board.rails().len(), 3);
        assert_eq!(classic().rails(), []);
    }

    #[test]
    fn six_squares_of_the_modern_board_bear_a_bonus_mark_and_none_is_before_a_door() {
        let board = modern();
        let marked: Vec<_> = board.bonus().iter().map(|square| board.position(square)).collect();
        assert_eq!(marked, [(9, 5), (11, 6), (8, 8), (13, 12), (10, 13), (12, 15)]);
        assert!(board.bonus().iter().all(|square| board.door_at(square).is_none()));
        assert!(classic().bonus().is_empty());
    }

    #[test]
    fn two_passages_and_two_direct_doors_join_rooms_of_the_modern_board_both_ways() {
        let board = modern();
        for (link, joined) in [
            (Link::Passage, [(Room::Kitchen, Room::Garage), (Room::Bedroom, Room::Living)]),
            (Link::DirectDoor, [(Room::Kitchen, Room::Dining), (Room::Bedroom, Room::Bathroom)]),
        ] {
            for room in Room::ALL {
                let mut ways = joined.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]);
                let expected = ways.find(|&(from, _)| from == room).map(|(_, to)| to);
                assert_eq!(board.link(link, room), expected, "{link:?} from {room:?}");
            }
        }
        assert!(!classic().has(Link::DirectDoor));
    }

    #[test]
    fn everybody_starts_in_the_centre_of_the_modern_board() {
        assert!(Suspect::ALL.into_iter().all(|suspect| modern().start(suspect).is_none()));
    }

    #[test]
    fn the_walk_between_two_rooms_is_as_long_as_on_the_modern_board() {
        let table = [
            [0, 7, 12, 15, 18, 14, 14, 13, 14],
            [7, 0, 7, 10, 13, 11, 13, 12, 13],
            [12, 7, 0, 7, 10, 12, 18, 17, 18],
            [15, 10, 7, 0, 6, 10, 16, 17, 18],
            [18, 13, 10, 6, 0, 6, 14, 15, 16],
            [14, 11, 12, 10, 6, 0, 10, 11, 12],
            [14, 13, 18, 16, 14, 10, 0, 5, 6],
            [13, 12, 17, 17, 15, 11, 5, 0, 3],
            [14, 13, 18, 18, 16, 12, 6, 3, 0],
        ];
        for (from, row) in modern_rooms().zip(table) {
            let steps = distances(modern(), &door_squares(modern(), from));
            for (to, expected) in modern_rooms().zip(row).filter(|&(to, _)| to != from) {
                let walk = walk(modern(), &steps, to);
                assert_eq!(walk.map(|walk| walk + 1), Some(expected), "{from:?} to {to:?}");
            }
        }
    }

    #[test]
    fn the_walk_from_the_centre_to_each_room_is_as_long_as_on_the_modern_board() {
        let steps = distances(modern(), &door_squares(modern(), Interior::Centre));
        for (to, expected) in modern_rooms().zip([8, 3, 6, 5, 7, 3, 9, 9, 10]) {
            let walk = walk(modern(), &steps, to);
            assert_eq!(walk.map(|walk| walk + 1), Some(expected), "to {to:?}");
        }
    }
}
