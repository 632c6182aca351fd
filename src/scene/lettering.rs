//! How a name is set into its box: in one line, or in two where it can be larger so.

use super::shape::{Decimal, Rect};

/// How wide an average letter is, with something to spare, as a part of the font size.
const LETTER: f32 = 0.64;
/// How high a line of letters with accents and descenders is, as a part of the font size.
const LINE: f32 = 1.2;

/// The largest letters of a room's own name, in squares, so that all names are of one kind.
pub const NAME: f32 = 0.9;
/// The largest letters of the name beside a hatch.
pub const NOTE: f32 = 0.5;

/// A name as it is set.
#[derive(Clone, Debug, PartialEq)]
pub struct Lettering {
    /// The lines, each with the height of its middle.
    pub lines: Vec<(String, Decimal)>,
    /// The font size.
    pub size: Decimal,
}

impl Lettering {
    /// Sets a name into a box, as large as it fits, but no larger than this.
    #[must_use]
    pub fn of(name: &str, area: Rect, largest: f32) -> Self {
        let size = |lines: &[&str]| size(lines, area).min(largest);
        let one = (size(&[name]), vec![name]);
        let breaks = name.match_indices(' ').map(|(at, _)| vec![&name[..at], &name[at + 1..]]);
        let (size, lines) = breaks
            .map(|lines| (size(&lines), lines))
            .fold(one, |best, next| if next.0 > best.0 { next } else { best });
        let first = area.centre().y - size * LINE * (count(lines.len()) - 1.0) / 2.0;
        let middle = |(number, line): (usize, &str)| {
            (line.to_owned(), Decimal(first + size * LINE * count(number)))
        };
        Self { lines: lines.into_iter().enumerate().map(middle).collect(), size: Decimal(size) }
    }
}

/// The largest font size with which these lines fit.
fn size(lines: &[&str], area: Rect) -> f32 {
    let longest = lines.iter().map(|line| line.chars().count()).fold(1, usize::max);
    let across = area.width / (LETTER * count(longest));
    let down = area.height / (LINE * count(lines.len()));
    across.min(down)
}

/// A small number of lines or letters.
fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(name: &str, width: f32, height: f32) -> (Vec<String>, f32) {
        let lettering = Lettering::of(name, Rect { x: 0.0, y: 0.0, width, height }, NAME);
        let lines = lettering.lines.into_iter().map(|(line, _)| line).collect();
        (lines, lettering.size.0)
    }

    #[test]
    fn a_name_is_as_large_as_its_box_but_not_larger_than_all_others() {
        assert_eq!(set("Hall", 5.0, 1.0), (vec!["Hall".to_owned()], 1.0 / LINE));
        assert_eq!(set("Hall", 5.0, 3.0).1, NAME);
        assert!((set("Conservatory", 3.84, 1.0).1 - 0.5).abs() < 0.001);
    }

    #[test]
    fn a_long_name_goes_into_two_lines_where_it_can_be_larger_so() {
        assert_eq!(set("Plesna dvorana", 3.0, 1.25).0, ["Plesna", "dvorana"]);
        assert_eq!(set("Plesna dvorana", 6.0, 1.25).0, ["Plesna dvorana"]);
        assert_eq!(set("Biljardihuone", 3.0, 2.0).0, ["Biljardihuone"], "no word is broken");
    }

    #[test]
    fn two_lines_stand_one_below_the_other_about_the_middle_of_the_box() {
        let area = Rect { x: 1.0, y: 2.0, width: 2.4, height: 2.4 };
        let heights: Vec<_> =
            Lettering::of("Radna soba", area, NAME).lines.into_iter().map(|(_, y)| y.0).collect();
        assert_eq!(heights.len(), 2);
        assert!((f32::midpoint(heights[0], heights[1]) - 3.2).abs() < 0.001);
    }
}
