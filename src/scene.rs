//! The board as it is to be drawn and tapped: lines, boxes and points, worked out from the board's
//! data alone, so that another board needs nothing here.
//!
//! The unit is the side of one square, (0, 0) the top left corner of the map. No browser and no
//! language: a component maps what it finds here to elements, and puts words to rooms and suspects.
//!
//! - [`Plan`]: what doesn't change in a game;
//! - [`outline`]: walls along the edges of squares;
//! - [`room`]: one room with walls, doors, hatch; [`layout`]: its name and places for its pieces;
//! - [`lettering`]: how a name is set; [`stairs`]: the middle of the board;
//! - [`target`]: where a move may lead, what a tap means, the way drawn;
//! - [`walk`]: how a piece gets from where it was seen to where it is;
//! - [`viewport`]: which part of the map is in view; [`gesture`]: what fingers on it mean;
//! - [`shape`]: points and boxes.

pub mod gesture;
pub mod layout;
pub mod lettering;
pub mod outline;
pub mod room;
pub mod shape;
pub mod stairs;
pub mod target;
pub mod viewport;
pub mod walk;

use std::sync::LazyLock;

use crate::engine::board::{Board, Direction, Interior, Place, Square, Tile};
use crate::engine::card::{Card, Room, Suspect};
use crate::engine::ruleset::Edition;
use outline::Outline;
use room::RoomPlan;
use shape::{Point, Rect};
use stairs::Stairs;

/// How many weapons a game has.
pub const WEAPONS: usize = 6;

/// The plan of a board: what is drawn once and stays.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The whole map; also the drawing's view box.
    pub area: Rect,
    /// The outline of the house, as a closed SVG path.
    pub house: String,
    /// All corridor squares, as one closed SVG path each in one string.
    pub corridor: String,
    /// The stairs in the middle.
    pub stairs: Option<Stairs>,
    /// The rooms, in the edition's order.
    pub rooms: Vec<RoomPlan>,
    /// The start squares, in the order of [`Suspect::ALL`]; none where all start in the centre.
    pub starts: Vec<Start>,
    /// The corridor squares by number.
    squares: Vec<Rect>,
}

/// A start square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Start {
    /// Whose it is.
    pub suspect: Suspect,
    /// The square.
    pub area: Rect,
}

/// The boxes in which the pieces are drawn at one moment of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pieces {
    /// The pawns, by [`Suspect::index`].
    pub pawns: [Rect; Suspect::ALL.len()],
    /// The weapons, by [`Weapon::slot`].
    pub weapons: [Rect; WEAPONS],
}

impl Pieces {
    /// The box of a piece; a room has none.
    #[must_use]
    pub fn of(&self, card: Card) -> Option<Rect> {
        match card {
            Card::Suspect(suspect) => Some(self.pawns[suspect.index()]),
            Card::Weapon(weapon) => Some(self.weapons[weapon.slot()]),
            Card::Room(_) => None,
        }
    }
}

impl Plan {
    /// The plan of an edition's board, drawn once.
    #[must_use]
    pub fn of_edition(edition: Edition) -> &'static Self {
        static CLASSIC: LazyLock<Plan> = LazyLock::new(|| Plan::of(Board::of(Edition::Classic)));
        static MODERN: LazyLock<Plan> = LazyLock::new(|| Plan::of(Board::of(Edition::Modern)));
        match edition {
            Edition::Classic => &CLASSIC,
            Edition::Modern => &MODERN,
        }
    }

    /// Draws the plan of a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let area =
            Rect { x: 0.0, y: 0.0, width: board.columns().into(), height: board.rows().into() };
        let house = Outline::of(board, |tile| tile != Tile::Outside);
        let squares: Vec<_> =
            board.squares().map(|square| Rect::of_tile(board.position(square))).collect();
        let start = |suspect| {
            let square = board.start(suspect)?;
            Some(Start { suspect, area: Rect::of_tile(board.position(square)) })
        };
        Self {
            area,
            house: house.closed(),
            corridor: squares
                .iter()
                .map(|&Rect { x, y, .. }| format!("M{}h1v1h-1z", Point { x, y }))
                .collect(),
            stairs: Stairs::of(board),
            rooms: board.rooms().iter().map(|&room| RoomPlan::of(board, room)).collect(),
            starts: Suspect::ALL.into_iter().filter_map(start).collect(),
            squares,
        }
    }

    /// The plan of a room.
    ///
    /// # Panics
    ///
    /// If the board has no such room.
    #[must_use]
    pub fn room(&self, room: Room) -> &RoomPlan {
        let mut rooms = self.rooms.iter();
        rooms.find(|plan| plan.room == room).expect("a room of this board")
    }

    /// The box of a corridor square.
    ///
    /// # Panics
    ///
    /// If the square comes from a larger board.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        self.squares[square.index()]
    }

    /// The room nearest to a corridor square, by which the square is told in words.
    ///
    /// # Panics
    ///
    /// If the square comes from a larger board.
    #[must_use]
    pub fn nearest_room(&self, square: Square) -> Room {
        let middle = self.square(square).centre();
        let nearest = self
            .rooms
            .iter()
            .min_by(|one, other| one.distance(middle).total_cmp(&other.distance(middle)));
        nearest.expect("a plan has every room").room
    }

    /// Where the pieces are drawn, for pawns by [`Suspect::index`] and weapons by
    /// [`Weapon::slot`].
    ///
    /// The pieces of a room stand close around its middle, however many there are; those in the
    /// centre, and any that are where this board has no place, on the stairs. No two boxes
    /// overlap while no two pawns stand on one square.
    #[must_use]
    pub fn pieces(
        &self,
        pawns: &[Place; Suspect::ALL.len()],
        weapons: &[Interior; WEAPONS],
    ) -> Pieces {
        let pawn = |index: usize| {
            let place = pawns[index];
            let before = pawns[..index].iter().filter(|&&other| other == place).count();
            match place {
                Place::Square(square) => self.square(square),
                Place::Room(room) => self.room(room).layout.pawns[before],
                Place::Centre => self.on_the_stairs(0, before),
            }
        };
        let weapon = |index: usize| {
            let inside = weapons[index];
            let before = weapons[..index].iter().filter(|&&other| other == inside).count();
            match inside {
                Interior::Room(room) => self.room(room).layout.weapons[before],
                Interior::Centre => self.on_the_stairs(1, before),
            }
        };
        Pieces { pawns: std::array::from_fn(pawn), weapons: std::array::from_fn(weapon) }
    }

    /// A place in the middle of the board: in the first of two rows of six, or in the second.
    fn on_the_stairs(&self, row: u8, place: usize) -> Rect {
        let area = self.stairs.as_ref().map_or(self.area, |stairs| stairs.area);
        let side = area.width / 6.0;
        let top = area.centre().y - side;
        let left = (0u8..).nth(place).map_or(area.x, |place| area.x + side * f32::from(place));
        Rect { x: left, y: top + side * f32::from(row), width: side, height: side }
    }
}

/// Who and what is in a room or the centre: pawns, then weapons.
#[must_use]
pub fn in_room(
    edition: Edition,
    inside: Interior,
    pawns: &[Place; Suspect::ALL.len()],
    weapons: &[Interior; WEAPONS],
) -> Vec<Card> {
    let mut here = Vec::new();
    for suspect in Suspect::ALL {
        if pawns[suspect.index()] == inside.into() {
            here.push(Card::Suspect(suspect));
        }
    }
    for &weapon in edition.weapons() {
        if weapons[weapon.slot()] == inside {
            here.push(Card::Weapon(weapon));
        }
    }
    here
}

/// A direction as a step in board units, to the right and down.
fn step(direction: Direction) -> (f32, f32) {
    let (right, down) = direction.offset();
    (right.into(), down.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::parse;
    use crate::engine::card::Weapon;

    /// How many pixels a square of the classic board has on the smallest phone, 360 px wide.
    const PHONE: f32 = 15.0;

    fn classic() -> Plan {
        Plan::of(Board::of(Edition::Classic))
    }

    /// Nine square rooms in three rows, with corridors around them.
    fn blocks(side: usize) -> Board {
        let rows = [["A", "B", "C"], ["D", "E", "F"], ["G", "H", "I"]];
        let corridor = ".".repeat(3 * side + 4) + "\n";
        let mut text = format!("[map]\n{corridor}");
        for row in rows {
            let line = format!(".{}.\n", row.map(|letter| letter.repeat(side)).join("."));
            text += &(line.repeat(side) + &corridor);
        }
        text += "[rooms]\n";
        for (letter, room) in rows.concat().into_iter().zip(*Edition::Classic.rooms()) {
            text += &format!("{letter} {room:?} Boards\n");
        }
        text += "[doors]\n";
        for room in *Edition::Classic.rooms() {
            let (row, column) = (room.index() / 3, room.index() % 3);
            let (row, column) = ((row + 1) * (side + 1), column * (side + 1) + 1);
            text += &format!("{room:?} {column} {row} N\n");
        }
        text += "[starts]\n";
        for suspect in Suspect::ALL {
            text += &format!("{suspect:?} {} 0\n", suspect.index());
        }
        parse(Edition::Classic, &text).expect("a board")
    }

    /// The boxes of all twelve pieces when all are in this room.
    fn crowd(plan: &Plan, room: Room) -> Vec<Rect> {
        let pieces = plan.pieces(&[Place::Room(room); 6], &[Interior::Room(room); 6]);
        pieces.pawns.into_iter().chain(pieces.weapons).collect()
    }

    fn assert_apart(boxes: &[Rect]) {
        for (index, one) in boxes.iter().enumerate() {
            for other in &boxes[..index] {
                assert!(!one.overlaps(other), "{one:?} and {other:?}");
            }
        }
    }

    /// Whether the box lies in the room: no point of it is outside, hence no corner and no point
    /// in steps smaller than a square.
    fn inside(plan: &Plan, room: Room, area: &Rect) -> bool {
        (0u8..=32).all(|across| {
            (0u8..=32).all(|down| {
                let (across, down) = (f32::from(across) / 32.0, f32::from(down) / 32.0);
                let (right, below) = (area.width * across, area.height * down);
                plan.room(room).distance(Point { x: area.x, y: area.y }.moved((right, below)))
                    == 0.0
            })
        })
    }

    #[test]
    fn all_twelve_pieces_in_one_room_are_seen_beside_its_name() {
        let plan = classic();
        for room in *Edition::Classic.rooms() {
            let mut boxes = crowd(&plan, room);
            boxes.push(plan.room(room).layout.label);
            boxes.extend(plan.room(room).hatch.map(|hatch| hatch.area));
            assert_apart(&boxes);
            assert!(boxes.iter().all(|area| inside(&plan, room, area)), "{room:?}");
        }
    }

    #[test]
    fn a_piece_in_a_room_is_as_large_as_on_a_square_or_larger() {
        for room in *Edition::Classic.rooms() {
            for area in crowd(&classic(), room) {
                assert!(area.width * PHONE >= 15.0 && area.height == area.width);
            }
        }
    }

    #[test]
    fn a_passage_has_room_for_a_note_beside_its_hatch() {
        let plan = classic();
        for room in [Room::Kitchen, Room::Conservatory, Room::Lounge, Room::Study] {
            let hatch = plan.room(room).hatch.expect("a passage");
            let note = hatch.note.expect("space beside the hatch");
            let label = plan.room(room).layout.label;
            assert_apart(&[label, hatch.area, note]);
            // Its end, which only a long name reaches, may be under the last pieces of a full room.
            let begin = Rect::around([hatch.area.centre(), note.centre()].map(Rect::at));
            let mut boxes = crowd(&plan, room);
            boxes.extend([label, begin.expect("a stretch")]);
            assert_apart(&boxes);
            assert!(inside(&plan, room, &note));
            let swept = plan.room(room).doors.iter().map(|door| door.inside);
            assert!(swept.into_iter().all(|inside| note.distance(inside) >= 0.5), "{room:?}");
        }
    }

    #[test]
    fn no_door_swings_over_the_name() {
        for room in &classic().rooms {
            for door in &room.doors {
                assert!(room.layout.label.distance(door.inside) >= 0.5);
            }
        }
    }

    #[test]
    fn pawns_stand_above_the_name_and_weapons_below_in_most_rooms() {
        let plan = classic();
        let sorted = plan.rooms.iter().filter(|room| {
            let label = room.layout.label;
            room.layout.pawns.iter().all(|pawn| pawn.bottom() <= label.y)
                && room.layout.weapons.iter().all(|weapon| weapon.y >= label.bottom())
        });
        assert!(sorted.count() >= 5);
    }

    #[test]
    fn another_board_needs_no_new_code_however_small_its_rooms_are() {
        for side in 1..=5 {
            let plan = Plan::of(&blocks(side));
            for room in *Edition::Classic.rooms() {
                let mut boxes = crowd(&plan, room);
                assert!(boxes.iter().all(|area| inside(&plan, room, area)), "{side}");
                assert!(inside(&plan, room, &plan.room(room).layout.label), "{side}");
                if side >= 4 {
                    boxes.push(plan.room(room).layout.label);
                }
                assert_apart(&boxes);
            }
            assert_eq!(plan.stairs, None);
        }
    }

    #[test]
    fn a_lone_piece_stands_in_the_same_place_whoever_it_is() {
        let plan = classic();
        let board = Board::of(Edition::Classic);
        for suspect in Suspect::ALL {
            let mut pawns =
                Suspect::ALL.map(|suspect| Place::Square(board.start(suspect).expect("a square")));
            pawns[suspect.index()] = Place::Room(Room::Hall);
            let pieces = plan.pieces(&pawns, &[Interior::Room(Room::Kitchen); 6]);
            assert_eq!(pieces.pawns[suspect.index()], plan.room(Room::Hall).layout.pawns[0]);
        }
    }

    #[test]
    fn a_room_tells_who_and_what_is_in_it() {
        let board = Board::of(Edition::Classic);
        let mut pawns =
            Suspect::ALL.map(|suspect| Place::Square(board.start(suspect).expect("a square")));
        let mut weapons = [Interior::Room(Room::Hall); 6];
        assert_eq!(in_room(Edition::Classic, Room::Study.into(), &pawns, &weapons), []);
        pawns[Suspect::Plum.index()] = Place::Room(Room::Study);
        pawns[Suspect::White.index()] = Place::Room(Room::Study);
        pawns[Suspect::Green.index()] = Place::Room(Room::Hall);
        weapons[Weapon::Rope.slot()] = Room::Study.into();
        assert_eq!(
            in_room(Edition::Classic, Room::Study.into(), &pawns, &weapons),
            [
                Card::Suspect(Suspect::White),
                Card::Suspect(Suspect::Plum),
                Card::Weapon(Weapon::Rope)
            ]
        );
    }

    #[test]
    fn a_pawn_in_the_corridor_stands_on_its_square() {
        let board = Board::of(Edition::Classic);
        let pawns =
            Suspect::ALL.map(|suspect| Place::Square(board.start(suspect).expect("a square")));
        let pieces = classic().pieces(&pawns, &[Interior::Room(Room::Hall); 6]);
        let starts: Vec<_> = classic().starts.iter().map(|start| start.area).collect();
        assert_eq!(pieces.pawns.as_slice(), starts);
        assert_eq!(pieces.pawns[0], Rect { x: 7.0, y: 24.0, width: 1.0, height: 1.0 });
    }

    /// The edges of squares that a path draws, each from its upper or left end.
    fn edges(path: &str) -> Vec<(i32, i32, char)> {
        let (mut edges, mut x, mut y) = (Vec::new(), 0, 0);
        for line in path.split('M').skip(1) {
            let mut words = line.replace('Z', "").replace('H', " H").replace('V', " V");
            words.push(' ');
            for (index, word) in words.split_whitespace().enumerate() {
                let to: i32 = word.trim_start_matches(['H', 'V']).parse().expect("a number");
                match (index, &word[..1]) {
                    (0, _) => x = to,
                    (1, _) => y = to,
                    (_, "H") => {
                        edges.extend((x.min(to)..x.max(to)).map(|x| (x, y, 'H')));
                        x = to;
                    }
                    _ => {
                        edges.extend((y.min(to)..y.max(to)).map(|y| (x, y, 'V')));
                        y = to;
                    }
                }
            }
        }
        edges.sort_unstable();
        edges
    }

    #[test]
    fn the_walls_of_a_room_have_a_gap_at_each_door_and_nowhere_else() {
        let board = Board::of(Edition::Classic);
        for room in &classic().rooms {
            let mut walls = edges(&room.walls);
            walls.extend(board.doors(room.room).iter().map(|door| {
                let (column, row) = board.position(door.square);
                let (x, y) = (i32::from(column), i32::from(row));
                match door.direction {
                    Direction::North => (x, y, 'H'),
                    Direction::South => (x, y + 1, 'H'),
                    Direction::West => (x, y, 'V'),
                    Direction::East => (x + 1, y, 'V'),
                }
            }));
            walls.sort_unstable();
            assert_eq!(walls, edges(&room.floor), "{:?}", room.room);
        }
    }

    #[test]
    fn a_door_hangs_in_its_gap_and_swings_into_the_room() {
        let plan = classic();
        let door = |room, door: usize| {
            let door = &plan.room(room).doors[door];
            [door.leaf.clone(), door.swing.clone()]
        };
        assert_eq!(door(Room::Kitchen, 0), ["M4 7L4 6", "M4 6A1 1 0 0 1 5 7"]);
        assert_eq!(door(Room::Dining, 0), ["M8 13L7 13", "M7 13A1 1 0 0 1 8 12"]);
    }

    #[test]
    fn two_doors_side_by_side_open_like_the_leaves_of_one() {
        let hall = &classic().rooms[Room::Hall.index()];
        assert_eq!(hall.doors[0].leaf, "M11 18L11 19");
        assert_eq!(hall.doors[0].swing, "M11 19A1 1 0 0 0 12 18");
        assert_eq!(hall.doors[1].leaf, "M13 18L13 19");
        assert_eq!(hall.doors[1].swing, "M13 19A1 1 0 0 1 12 18");
    }

    #[test]
    fn the_hatch_of_a_passage_points_to_the_room_where_it_leads() {
        let plan = classic();
        let hatch = |room| plan.room(room).hatch.expect("a passage");
        assert_eq!(hatch(Room::Kitchen).to, Room::Study);
        assert!((90.0..180.0).contains(&hatch(Room::Kitchen).angle), "down to the right");
        assert!((-90.0..0.0).contains(&hatch(Room::Study).angle), "up to the left");
        assert!((0.0..90.0).contains(&hatch(Room::Lounge).angle), "up to the right");
        assert_eq!(plan.room(Room::Hall).hatch, None);
    }

    #[test]
    fn the_stairs_fill_the_middle_in_two_flights() {
        let stairs = classic().stairs.expect("the classic board has stairs");
        assert_eq!(stairs.area, Rect { x: 10.0, y: 10.0, width: 5.0, height: 7.0 });
        assert_eq!(stairs.walls, "M10 10H15V17H10V10Z");
        assert!(
            stairs.treads.starts_with("M10 11.75L12.4375 11.75M12.5625 11.75L15 11.75M10 12.25L")
        );
        assert_eq!(stairs.way, "M11.25 16.75L11.25 10.875L13.75 10.875L13.75 16.75");
    }
}
