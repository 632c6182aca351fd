//! Where a room's name is set, and where pieces stand in it.
//!
//! Every room has places for all pawns and all weapons, the ones above its name and the others
//! below where there is room enough. Rows of places are laid from the name outward; the largest
//! places are taken with which all fit. Sizes are sixteenths, which a float holds exactly, so that
//! neighbours touch and never overlap.

use std::ops::RangeInclusive;

use super::WEAPONS;
use super::shape::{Point, Rect};
use crate::engine::card::Suspect;

/// From the walls to a name or a piece.
const MARGIN: f32 = 1.0 / 16.0;
/// Places are squares with a side of so many sixteenths, at best and at worst.
const SIXTEENTHS: RangeInclusive<u8> = 3..=20;
/// Smaller than this, pieces can't be told apart; they are larger if they may stand on the name.
const SMALLEST_BESIDE_A_NAME: f32 = 0.5;
/// Heights of the box for the name, from the best on.
const LABEL_HEIGHTS: [f32; 3] = [1.25, 1.0, 0.875];
/// The longest row of places: six, which is all pawns or all weapons.
const LONGEST_ROW: usize = 6;

/// Where a room's name and pieces are put.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The box for its name, which [`super::lettering`] sets into it.
    pub label: Rect,
    /// Places for pawns, from the middle of the room outward.
    pub pawns: [Rect; Suspect::ALL.len()],
    /// Places for weapons, from the middle of the room outward.
    pub weapons: [Rect; WEAPONS],
}

impl Layout {
    /// Lays out a room of these squares, given in reading order. The pieces stand on those that are
    /// free of the hatch and its note; the name keeps clear also of those into which doors swing.
    pub(super) fn of(tiles: &[(u8, u8)], free: &[(u8, u8)], swept: &[(u8, u8)]) -> Self {
        let floor = Floor::new(free.iter().copied());
        let clear = Floor::new(floor.tiles.iter().copied().filter(|tile| !swept.contains(tile)));
        let sizes = || SIXTEENTHS.rev().map(|sixteenths| f32::from(sixteenths) / 16.0);
        let beside_a_name = |size| {
            [Rows::OnOneSide, Rows::Mixed].into_iter().find_map(|rows| {
                LABEL_HEIGHTS.into_iter().find_map(|height| {
                    clear.labels(height).find_map(|label| around(&floor, label, size, rows))
                })
            })
        };
        // In a closet the name is written first and the pieces stand on it.
        let on_the_name = || {
            let any = Floor::new(tiles.iter().copied());
            let label = clear.labels(0.875).chain(any.labels(0.875)).next()?;
            sizes().find_map(|size| {
                let from = any.top() + MARGIN;
                let (pawns, weapons) = split(any.rows_down(from, size), label.centre())?;
                Some(Self { label, pawns, weapons })
            })
        };
        sizes()
            .take_while(|&size| size > SMALLEST_BESIDE_A_NAME)
            .find_map(beside_a_name)
            .or_else(on_the_name)
            .expect("one square holds 16 places of 3/16, and a room has a square")
    }
}

/// How pawns and weapons share the rows of places.
#[derive(Clone, Copy)]
enum Rows {
    /// All pawns above the name, all weapons below.
    OnOneSide,
    /// Pawns first, then weapons, wherever there is room.
    Mixed,
}

/// The layout with places of this size around this name, if all fit.
fn around(floor: &Floor, label: Rect, size: f32, rows: Rows) -> Option<Layout> {
    let above = floor.rows_up(label.y, size);
    let below = floor.rows_down(label.bottom(), size);
    if above.len() + below.len() < Suspect::ALL.len() + WEAPONS {
        return None;
    }
    let middle = label.centre();
    let (pawns, weapons) = match rows {
        Rows::OnOneSide => (nearest(&above, middle)?, nearest(&below, middle)?),
        Rows::Mixed => split([above, below].concat(), middle)?,
    };
    Some(Layout { label, pawns, weapons })
}

/// The six places nearest to a point, the nearest first.
fn nearest(places: &[Rect], to: Point) -> Option<[Rect; 6]> {
    let mut places = (places.len() >= 6).then(|| places.to_vec())?;
    sort(&mut places, &|place| (place.centre().distance(to), 0.0));
    places.first_chunk().copied()
}

/// The twelve places nearest to a point: the upper six for pawns, the lower six for weapons.
fn split(mut places: Vec<Rect>, to: Point) -> Option<([Rect; 6], [Rect; 6])> {
    sort(&mut places, &|place| (place.centre().distance(to), 0.0));
    places.truncate(Suspect::ALL.len() + WEAPONS);
    sort(&mut places, &|place| (place.y, place.x));
    let (upper, lower) = places.split_at_checked(Suspect::ALL.len())?;
    Some((nearest(upper, to)?, nearest(lower, to)?))
}

/// Sorts boxes by a first number, and by a second where the first is the same.
///
/// One function for all orders, since each sort of its own makes the program larger by 3 KB.
fn sort(boxes: &mut [Rect], order: &dyn Fn(&Rect) -> (f32, f32)) {
    boxes.sort_by(|one, other| {
        let (one, other) = (order(one), order(other));
        one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
    });
}

/// Squares of a room that may be used.
struct Floor {
    /// In reading order, since it is looked up again and again.
    tiles: Vec<(u8, u8)>,
    /// From the first column that has a square to the last.
    columns: RangeInclusive<u8>,
    /// The same for the rows.
    rows: RangeInclusive<u8>,
}

impl Floor {
    fn new(tiles: impl Iterator<Item = (u8, u8)>) -> Self {
        let tiles: Vec<_> = tiles.collect();
        let range = |numbers: &mut dyn Iterator<Item = u8>| {
            let widen = |(low, high): (u8, u8), number: u8| (low.min(number), high.max(number));
            let (low, high) = numbers.fold((u8::MAX, 0), widen);
            low..=high
        };
        let columns = range(&mut tiles.iter().map(|tile| tile.0));
        let rows = range(&mut tiles.iter().map(|tile| tile.1));
        Self { tiles, columns, rows }
    }

    fn has(&self, column: u8, row: u8) -> bool {
        self.tiles.binary_search_by_key(&(row, column), |&(column, row)| (row, column)).is_ok()
    }

    fn top(&self) -> f32 {
        f32::from(*self.rows.start())
    }

    fn bottom(&self) -> f32 {
        f32::from(*self.rows.end()) + 1.0
    }

    /// The stretches, from left to right, that are free from one height to another, margins taken
    /// off.
    fn stretches(&self, from: f32, to: f32) -> Vec<(f32, f32)> {
        if from < self.top() + MARGIN || to > self.bottom() - MARGIN {
            return Vec::new();
        }
        let touched = |row: u8| f32::from(row) < to && f32::from(row) + 1.0 > from;
        let rows: Vec<u8> = self.rows.clone().filter(|&row| touched(row)).collect();
        let free = |column| rows.iter().all(|&row| self.has(column, row));
        let mut stretches: Vec<(f32, f32)> = Vec::new();
        for column in self.columns.clone().filter(|&column| free(column)) {
            let (left, right) = (f32::from(column), f32::from(column) + 1.0);
            match stretches.last_mut() {
                Some(stretch) if stretch.1 == left => stretch.1 = right,
                _ => stretches.push((left, right)),
            }
        }
        stretches.into_iter().map(|(left, right)| (left + MARGIN, right - MARGIN)).collect()
    }

    /// Places in one row.
    fn row(&self, y: f32, size: f32) -> Vec<Rect> {
        let mut places = Vec::new();
        for (left, right) in self.stretches(y, y + size) {
            let end_of = |count: u8| left + f32::from(count) * size;
            let count = (1..).take(LONGEST_ROW).take_while(|&count| end_of(count) <= right).count();
            let spare = (1..).take(count).last().map_or(0.0, |count| right - end_of(count));
            places.extend((0u8..).take(count).map(|number| Rect {
                x: left + spare / 2.0 + f32::from(number) * size,
                y,
                width: size,
                height: size,
            }));
        }
        places
    }

    /// Rows of places, one below another from this height on.
    fn rows_down(&self, from: f32, size: f32) -> Vec<Rect> {
        let mut places = Vec::new();
        let mut y = from;
        while y + size <= self.bottom() {
            let row = self.row(y, size);
            y += if row.is_empty() { MARGIN } else { size };
            places.extend(row);
        }
        places
    }

    /// Rows of places, one above another from this height on.
    fn rows_up(&self, from: f32, size: f32) -> Vec<Rect> {
        let mut places = Vec::new();
        let mut y = from - size;
        while y >= self.top() {
            let row = self.row(y, size);
            y -= if row.is_empty() { MARGIN } else { size };
            places.extend(row);
        }
        places
    }

    /// Boxes for a name of this height: the widest first, of these the one nearest to the middle.
    /// None is much narrower than the widest.
    fn labels(&self, height: f32) -> impl Iterator<Item = Rect> {
        let middle = (self.top() + self.bottom()) / 2.0;
        let mut labels = Vec::new();
        let mut y = self.top() + MARGIN;
        while y + height <= self.bottom() {
            labels.extend(self.stretches(y, y + height).into_iter().map(|(left, right)| Rect {
                x: left,
                y,
                width: right - left,
                height,
            }));
            y += MARGIN;
        }
        sort(&mut labels, &|label| (-label.width, (label.centre().y - middle).abs()));
        let widest = labels.first().map_or(0.0, |label| label.width);
        labels.into_iter().filter(move |label| label.width >= 0.75 * widest)
    }
}
