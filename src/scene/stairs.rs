//! The stairs in the middle of the board, on which the envelope lies.

use super::outline::Outline;
use super::shape::{Point, Rect};
use crate::engine::board::{Board, Tile};

/// From one tread to the next.
const TREAD: f32 = 0.5;
/// How much of the height the landing takes, on which the flights meet.
const LANDING: f32 = 0.25;
/// Between the two flights.
const WELL: f32 = 0.125;

/// Stairs in two flights side by side, with a landing between them, as a plan shows them.
#[derive(Clone, Debug, PartialEq)]
pub struct Stairs {
    /// The box around them.
    pub area: Rect,
    /// Their walls, as a closed SVG path.
    pub walls: String,
    /// The edges of the treads, as SVG paths.
    pub treads: String,
    /// The rail round the well between the flights, as an SVG path.
    pub rail: String,
    /// The way up: from the foot over the landing to the head, as an SVG path.
    pub way: String,
}

impl Stairs {
    pub(super) fn of(board: &Board) -> Option<Self> {
        let tiles = (0..board.rows())
            .flat_map(|row| (0..board.columns()).map(move |column| (column, row)))
            .filter(|&(column, row)| board.tile(column, row) == Tile::Centre);
        let area = Rect::around(tiles.map(Rect::of_tile))?;
        let middle = area.centre();
        let (left, right) = (middle.x - WELL / 2.0, middle.x + WELL / 2.0);
        let landing = area.y + area.height * LANDING;
        let treads = (0u8..)
            .map(|tread| landing + f32::from(tread) * TREAD)
            .take_while(|&y| y < area.bottom())
            .map(|y| {
                let (from, on) = (Point { x: area.x, y }, Point { x: right, y });
                let (to, end) = (Point { x: left, y }, Point { x: area.right(), y });
                format!("M{from}L{to}M{on}L{end}")
            });
        let foot = Point { x: left, y: area.bottom() };
        let top = Point { x: left, y: landing - TREAD / 2.0 };
        let back = Point { x: right, y: landing - TREAD / 2.0 };
        let head = Point { x: right, y: area.bottom() };
        let quarter = area.width / 4.0;
        let turn = area.y + area.height * LANDING / 2.0;
        let begin = Point { x: middle.x - quarter, y: area.bottom() - TREAD / 2.0 };
        let up = Point { x: middle.x - quarter, y: turn };
        let over = Point { x: middle.x + quarter, y: turn };
        let arrive = Point { x: middle.x + quarter, y: area.bottom() - TREAD / 2.0 };
        Some(Self {
            area,
            walls: Outline::of(board, |tile| tile == Tile::Centre).closed(),
            treads: treads.collect(),
            rail: format!("M{foot}L{top}L{back}L{head}"),
            way: format!("M{begin}L{up}L{over}L{arrive}"),
        })
    }
}
