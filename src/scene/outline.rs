//! Walls: the edges between the squares of an area and what is around it, as SVG paths.

use std::fmt::Write;

use super::shape::Point;
use super::step;
use crate::engine::board::{Board, Direction, Tile};

/// One edge of a square, walked clockwise around the area.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Edge {
    /// The square of the area.
    tile: (u8, u8),
    /// On which side of the square it lies.
    side: Direction,
}

impl Edge {
    /// The corner of squares where the edge begins.
    fn begin(self) -> (u16, u16) {
        let (column, row) = (u16::from(self.tile.0), u16::from(self.tile.1));
        match self.side {
            Direction::North => (column, row),
            Direction::East => (column + 1, row),
            Direction::South => (column + 1, row + 1),
            Direction::West => (column, row + 1),
        }
    }

    /// The corner where it ends: where the next side of the square begins.
    fn end(self) -> (u16, u16) {
        Self { tile: self.tile, side: clockwise(self.side) }.begin()
    }
}

fn clockwise(side: Direction) -> Direction {
    match side {
        Direction::North => Direction::East,
        Direction::East => Direction::South,
        Direction::South => Direction::West,
        Direction::West => Direction::North,
    }
}

/// The outline of an area of the map: one closed walk round it, and one for each hole or piece.
#[derive(Clone, Debug)]
pub struct Outline(Vec<Vec<Edge>>);

impl Outline {
    /// The outline of all squares that belong to the area.
    #[must_use]
    pub fn of(board: &Board, belongs: impl Fn(Tile) -> bool) -> Self {
        let inside = |column, row| belongs(board.tile(column, row));
        let mut edges = Vec::new();
        for row in 0..board.rows() {
            for column in (0..board.columns()).filter(|&column| inside(column, row)) {
                for side in Direction::ALL {
                    let beyond = side.from(column, row);
                    if !beyond.is_some_and(|(column, row)| inside(column, row)) {
                        edges.push(Edge { tile: (column, row), side });
                    }
                }
            }
        }
        let mut walks = Vec::new();
        while !edges.is_empty() {
            walks.push(walk(&mut edges));
        }
        Self(walks)
    }

    /// The whole outline, as closed SVG paths in one string.
    #[must_use]
    pub fn closed(&self) -> String {
        self.0.iter().map(|walk| line(walk) + "Z").collect()
    }

    /// The outline of the area without a border of this width, as closed SVG paths in one string.
    /// The border is to be narrower than half a square.
    #[must_use]
    pub fn inset(&self, by: f32) -> String {
        let mut path = String::new();
        for walk in &self.0 {
            let nexts = walk.iter().cycle().skip(1);
            let corners =
                walk.iter().zip(nexts).filter_map(|(&edge, &next)| corner(edge, next, by));
            for (index, corner) in corners.enumerate() {
                // Writing to a string can't fail.
                let _ = write!(path, "{}{corner}", if index == 0 { 'M' } else { 'L' });
            }
            path.push('Z');
        }
        path
    }

    /// The outline with gaps, as SVG paths in one string. A gap is a side of a square of the area.
    #[must_use]
    pub fn with_gaps(&self, gaps: &[((u8, u8), Direction)]) -> String {
        let gap = |edge: &Edge| gaps.contains(&(edge.tile, edge.side));
        let open = |walk: &Vec<Edge>| match walk.iter().position(gap) {
            None => line(walk) + "Z",
            Some(first) => {
                let from_gap = [&walk[first..], &walk[..first]].concat();
                from_gap.split(gap).map(line).collect()
            }
        };
        self.0.iter().map(open).collect()
    }
}

/// Where a walk turns from this edge to the next, moved inward by so much; nowhere if both lie in
/// one line.
fn corner(edge: Edge, next: Edge, by: f32) -> Option<Point> {
    let inward = |edge: Edge| {
        let (right, down) = step(edge.side.opposite());
        (right * by, down * by)
    };
    let (x, y) = edge.end();
    let turn = Point { x: x.into(), y: y.into() };
    (edge.side != next.side).then(|| turn.moved(inward(edge)).moved(inward(next)))
}

/// Takes out of the edges those of one closed walk.
fn walk(edges: &mut Vec<Edge>) -> Vec<Edge> {
    let mut walk = vec![edges.remove(0)];
    let begin = walk[0].begin();
    loop {
        let last = walk[walk.len() - 1];
        let mut next = (0..edges.len()).filter(|&index| edges[index].begin() == last.end());
        // Where two squares of the area meet at a corner only, two edges go on. The one on the same
        // square keeps the walk from crossing itself.
        let next = next.clone().find(|&index| edges[index].tile == last.tile).or(next.next());
        match next {
            Some(index) if last.end() != begin => walk.push(edges.remove(index)),
            _ => return walk,
        }
    }
}

/// The edges as one SVG line, straight stretches in one.
fn line(edges: &[Edge]) -> String {
    let mut path = String::new();
    let Some(first) = edges.first() else { return path };
    let (x, y) = first.begin();
    // Writing to a string can't fail.
    let _ = write!(path, "M{x} {y}");
    for (index, edge) in edges.iter().enumerate() {
        if edges.get(index + 1).is_none_or(|next| next.side != edge.side) {
            let (x, y) = edge.end();
            let _ = match edge.side {
                Direction::North | Direction::South => write!(path, "H{x}"),
                Direction::East | Direction::West => write!(path, "V{y}"),
            };
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::card::Room;
    use crate::engine::ruleset::Edition;

    fn of(room: Room) -> Outline {
        Outline::of(Board::of(Edition::Classic), |tile| tile == Tile::Room(room))
    }

    #[test]
    fn walls_follow_the_edges_of_the_squares() {
        assert_eq!(of(Room::Billiard).closed(), "M18 8H24V13H18V8Z");
        assert_eq!(of(Room::Kitchen).closed(), "M0 1H6V7H1V6H0V1Z");
    }

    #[test]
    fn a_wall_is_open_where_a_gap_is() {
        let gaps = [((18, 9), Direction::West), ((22, 12), Direction::South)];
        assert_eq!(of(Room::Billiard).with_gaps(&gaps), "M22 13H18V10M18 9V8H24V13H23");
    }

    #[test]
    fn a_carpet_keeps_away_from_every_wall() {
        assert_eq!(
            of(Room::Billiard).inset(0.25),
            "M23.75 8.25L23.75 12.75L18.25 12.75L18.25 8.25Z"
        );
        // The notch at its lower left corner.
        let kitchen = of(Room::Kitchen).inset(0.25);
        assert!(kitchen.contains("L1.25 6.75L1.25 5.75L0.25 5.75"), "{kitchen}");
    }

    #[test]
    fn an_area_in_two_parts_has_two_outlines() {
        let board = Board::of(Edition::Classic);
        let two =
            Outline::of(board, |tile| matches!(tile, Tile::Room(Room::Billiard) | Tile::Centre));
        assert_eq!(two.closed(), "M18 8H24V13H18V8ZM10 10H15V17H10V10Z");
    }
}
