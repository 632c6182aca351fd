//! One room on the plan: floor, walls, doors, the hatch of its passage.

use super::layout::Layout;
use super::outline::Outline;
use super::shape::{Point, Rect};
use super::step;
use crate::engine::board::{Board, Direction, Door, Flooring, Tile};
use crate::engine::card::Room;

/// How far a carpet ends before the walls.
const CARPET_FROM_WALL: f32 = 0.375;

/// How many squares the note beside a hatch takes: as many as a long name wants, or as few as do.
const NOTES: [usize; 2] = [3, 2];

/// A room as it is drawn.
#[derive(Clone, Debug)]
pub struct RoomPlan {
    /// Which room.
    pub room: Room,
    /// What its floor is made of.
    pub flooring: Flooring,
    /// Its floor, as a closed SVG path.
    pub floor: String,
    /// The carpet on it, as a closed SVG path.
    pub carpet: Option<String>,
    /// Its walls with gaps at the doors, as SVG paths.
    pub walls: String,
    /// Its doors.
    pub doors: Vec<DoorPlan>,
    /// The hatch of its secret passage.
    pub hatch: Option<Hatch>,
    /// Where its name and its pieces are put.
    pub layout: Layout,
    /// The squares of the map that it takes.
    pub(super) tiles: Vec<Rect>,
}

/// A door as it is drawn.
#[derive(Clone, Debug)]
pub struct DoorPlan {
    /// The door.
    pub door: Door,
    /// The leaf, open, as an SVG path.
    pub leaf: String,
    /// The quarter circle through which the leaf swings into the room, as an SVG path.
    pub swing: String,
    /// The middle of the square before it.
    pub outside: Point,
    /// The middle of the square of the room behind it.
    pub inside: Point,
}

/// The hatch over a secret passage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hatch {
    /// The square it is drawn in.
    pub area: Rect,
    /// The box beside it for a note where the passage leads, if the room has so much room.
    pub note: Option<Rect>,
    /// The room to which the passage leads.
    pub to: Room,
    /// Where that is: degrees clockwise from straight up, from -180 to 180.
    pub angle: f32,
}

impl RoomPlan {
    /// Draws a room of a board.
    #[must_use]
    pub fn of(board: &Board, room: Room) -> Self {
        let outline = Outline::of(board, |tile| tile == Tile::Room(room));
        let gap = |door: &Door| (board.behind(door), door.direction.opposite());
        let gaps: Vec<_> = board.doors(room).iter().map(gap).collect();
        let tiles: Vec<_> = board.area(room).collect();
        let behind_doors: Vec<_> = gaps.iter().map(|&(tile, _)| tile).collect();
        let flooring = board.flooring(room).unwrap_or(Flooring::Boards);
        let hatch = Hatch::of(board, room, &behind_doors);
        let taken = |tile: &(u8, u8)| {
            let middle = Rect::of_tile(*tile).centre();
            hatch.is_some_and(|hatch| hatch.takes(middle))
        };
        let free: Vec<_> = tiles.iter().copied().filter(|tile| !taken(tile)).collect();
        Self {
            room,
            flooring,
            floor: outline.closed(),
            carpet: flooring.is_carpet().then(|| outline.inset(CARPET_FROM_WALL)),
            walls: outline.with_gaps(&gaps),
            doors: board.doors(room).iter().map(|door| DoorPlan::of(board, door)).collect(),
            hatch,
            layout: Layout::of(&tiles, &free, &behind_doors),
            tiles: tiles.into_iter().map(Rect::of_tile).collect(),
        }
    }

    /// The box around it.
    pub(super) fn area(&self) -> Rect {
        let tiles = self.tiles.iter().copied();
        Rect::around(tiles).unwrap_or(self.layout.label)
    }

    /// How far a point is from the room: 0 inside.
    #[must_use]
    pub fn distance(&self, to: Point) -> f32 {
        self.tiles.iter().map(|tile| tile.distance(to)).fold(f32::INFINITY, f32::min)
    }
}

impl DoorPlan {
    fn of(board: &Board, door: &Door) -> Self {
        let inside = Rect::of_tile(board.behind(door)).centre();
        let (right, down) = step(door.direction);
        // The leaf hangs on the left of who enters, but two doors side by side open like the leaves
        // of one.
        let left = (down, -right);
        let paired = board.doors(door.inside).iter().any(|other| {
            let beside = Rect::of_tile(board.behind(other)).centre();
            other.direction == door.direction && beside == inside.moved(left)
        });
        let (to_hinge, sweep) = if paired { ((-left.0, -left.1), 0) } else { (left, 1) };
        let sill = inside.moved((-right / 2.0, -down / 2.0));
        let hinge = sill.moved((to_hinge.0 / 2.0, to_hinge.1 / 2.0));
        let post = sill.moved((-to_hinge.0 / 2.0, -to_hinge.1 / 2.0));
        let open = hinge.moved((right, down));
        let leaf = format!("M{hinge}L{open}");
        let swing = format!("M{open}A1 1 0 0 {sweep} {post}");
        Self { door: *door, leaf, swing, outside: inside.moved((-right, -down)), inside }
    }
}

impl Hatch {
    fn of(board: &Board, room: Room, swept: &[(u8, u8)]) -> Option<Self> {
        let to = board.passage(room)?;
        let tile = board.hatch(room)?;
        let area = Rect::of_tile(tile);
        let (here, there) = (area.centre(), Rect::of_tile(board.hatch(to)?).centre());
        let angle = (there.x - here.x).atan2(here.y - there.y).to_degrees();
        let free = |&tile: &(u8, u8)| {
            board.tile(tile.0, tile.1) == Tile::Room(room) && !swept.contains(&tile)
        };
        let beside = |side: Direction, long: usize| {
            let next = |&(column, row): &(u8, u8)| side.from(column, row).filter(free);
            let tiles = std::iter::successors(next(&tile), next).take(long);
            (tiles.clone().count() == long).then(|| Rect::around(tiles.map(Rect::of_tile)))?
        };
        let note = NOTES.into_iter().find_map(|long| {
            [Direction::East, Direction::West].into_iter().find_map(|side| beside(side, long))
        });
        Some(Self { area, note, to, angle })
    }

    /// Whether the hatch or its note takes this point. Over the end of a long note pieces may stand.
    fn takes(&self, point: Point) -> bool {
        let is_near = (point.x - self.area.centre().x).abs() < 2.5;
        let mut taken = [Some(self.area), self.note].into_iter().flatten();
        is_near && taken.any(|area| area.distance(point) == 0.0)
    }
}
