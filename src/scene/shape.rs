//! Points and boxes, in squares from the top left corner of the map, and how they are written.

use std::fmt::{Display, Formatter, Result, Write as _};

/// A number as it is written in SVG and CSS, with four decimals at most: a thousandth of a pixel.
///
/// Much less than [`f32`]'s own way of being written, which finds the fewest digits that tell a
/// number from its neighbours, and for that brings ten kilobytes into the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decimal(pub f32);

impl Display for Decimal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        #[expect(clippy::cast_possible_truncation, reason = "a board is not that large")]
        let parts = (self.0 * 10_000.0).round_ties_even() as i32;
        let sign = if parts < 0 { "-" } else { "" };
        let parts = parts.unsigned_abs();
        write!(f, "{sign}{}", parts / 10_000)?;
        let mut rest = parts % 10_000;
        if rest > 0 {
            f.write_char('.')?;
        }
        while rest > 0 {
            write!(f, "{}", rest / 1000)?;
            rest = rest % 1000 * 10;
        }
        Ok(())
    }
}

/// A point. It is written as in SVG, `x y`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Squares from the left.
    pub x: f32,
    /// Squares from the top.
    pub y: f32,
}

/// An upright box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Rect {
    /// The box of the map's square at this column and row.
    #[must_use]
    pub fn of_tile((column, row): (u8, u8)) -> Self {
        Self { x: column.into(), y: row.into(), width: 1.0, height: 1.0 }
    }

    /// The box of a point, without width or height.
    #[must_use]
    pub fn at(Point { x, y }: Point) -> Self {
        Self { x, y, width: 0.0, height: 0.0 }
    }

    /// The smallest box around these; `None` without any.
    #[must_use]
    pub fn around(boxes: impl IntoIterator<Item = Self>) -> Option<Self> {
        boxes.into_iter().reduce(|one, other| {
            let (x, y) = (one.x.min(other.x), one.y.min(other.y));
            let width = one.right().max(other.right()) - x;
            let height = one.bottom().max(other.bottom()) - y;
            Self { x, y, width, height }
        })
    }

    /// The box with so much more on each side.
    #[must_use]
    pub fn grown(&self, by: f32) -> Self {
        let twice = by + by;
        Self {
            x: self.x - by,
            y: self.y - by,
            width: self.width + twice,
            height: self.height + twice,
        }
    }

    /// Its right edge.
    #[must_use]
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// Its lower edge.
    #[must_use]
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// The point in its middle.
    #[must_use]
    pub fn centre(&self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Whether the two have more in common than an edge.
    #[cfg(test)]
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }

    /// How far a point is from the nearest point of the box: 0 inside.
    #[must_use]
    pub fn distance(&self, to: Point) -> f32 {
        let across = (self.x - to.x).max(to.x - self.right()).max(0.0);
        let down = (self.y - to.y).max(to.y - self.bottom()).max(0.0);
        across.hypot(down)
    }
}

impl Display for Point {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} {}", Decimal(self.x), Decimal(self.y))
    }
}

impl Point {
    /// How far another point is.
    #[must_use]
    pub fn distance(&self, to: Self) -> f32 {
        (self.x - to.x).hypot(self.y - to.y)
    }

    /// The point moved to the right and down.
    #[must_use]
    pub fn moved(self, (right, down): (f32, f32)) -> Self {
        Self { x: self.x + right, y: self.y + down }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_as_few_decimals_as_they_need() {
        let written = [0.0, -0.0, 7.0, 20.5, -1.25, 0.0625, 1.0 / 24.0, -0.1, 179.99999, -0.00001];
        let expected = ["0", "0", "7", "20.5", "-1.25", "0.0625", "0.0417", "-0.1", "180", "0"];
        assert_eq!(written.map(|number| Decimal(number).to_string()), expected);
        assert_eq!(Point { x: 20.5, y: 13.0 }.to_string(), "20.5 13");
    }
}
