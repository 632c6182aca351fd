//! How a piece gets from where it was last seen to where it is.

use super::shape::{Decimal, Point, Rect};
use super::{Pieces, WEAPONS};
use crate::engine::card::Suspect;

/// How long a step of a walk takes, in milliseconds.
const STEP: u32 = 45;
/// The shortest walk, and the time of a piece that is put elsewhere.
const SHORTEST: u32 = 250;
/// The longest walk.
const LONGEST: u32 = 600;

/// A way of one piece over the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// Which piece, by its place in [`Pieces::in_order`].
    pub piece: usize,
    /// The boxes in which it is drawn one after another.
    pub through: Vec<Rect>,
}

impl Walk {
    /// How long it takes, in milliseconds.
    #[must_use]
    pub fn millis(&self) -> u32 {
        let steps = u32::try_from(self.through.len()).unwrap_or(u32::MAX).saturating_sub(1);
        steps.saturating_mul(STEP).clamp(SHORTEST, LONGEST)
    }
}

/// A box as the CSS transform of a drawing of 24 by 24.
#[must_use]
pub fn transform(area: Rect) -> String {
    let (x, y, size) = (Decimal(area.x), Decimal(area.y), Decimal(area.width / 24.0));
    format!("translate({x}px, {y}px) scale({size})")
}

impl Pieces {
    /// All boxes in the order in which pieces are drawn: weapons, and pawns above them.
    pub fn in_order(&self) -> impl Iterator<Item = Rect> {
        self.weapons.into_iter().chain(self.pawns)
    }

    /// How the pieces that are elsewhere now got there: the one that walked by its way, the others
    /// straight from box to box.
    #[must_use]
    pub fn walks_since(&self, before: &Self, walked: Option<(Suspect, &[Point])>) -> Vec<Walk> {
        let moved = before.in_order().zip(self.in_order()).enumerate();
        moved
            .filter(|(_, (from, to))| from != to)
            .map(|(piece, (from, to))| {
                let way = match walked {
                    Some((suspect, way)) if piece == WEAPONS + suspect.index() => way,
                    _ => &[],
                };
                let steps = way.iter().map(|&point| Rect::at(point).grown(0.5));
                let mut through: Vec<Rect> = [from].into_iter().chain(steps).chain([to]).collect();
                through.dedup();
                Walk { piece, through }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::{Board, Interior, Place, SquareSet};
    use crate::engine::card::{Room, Weapon};
    use crate::engine::edition::Edition;
    use crate::engine::routes::{Walking, routes};
    use crate::scene::Plan;

    fn board() -> &'static Board {
        Board::of(Edition::Classic)
    }

    fn at(column: u8, row: u8) -> Place {
        Place::Square(board().square_at(column, row).expect("a corridor square"))
    }

    fn starts() -> [Place; 6] {
        Suspect::ALL.map(|suspect| Place::Square(board().start(suspect).expect("a square")))
    }

    fn pieces(pawns: &[Place; 6], weapons: &[Interior; 6]) -> Pieces {
        Plan::of(board()).pieces(pawns, weapons)
    }

    #[test]
    fn a_pawn_walks_its_way_square_by_square() {
        let plan = Plan::of(board());
        let routes = routes(board(), at(20, 13), 4, Walking::Full, SquareSet::EMPTY);
        let targets = plan.targets(at(20, 13), &routes);
        let mut pawns = starts();
        pawns[Suspect::Green.index()] = at(20, 13);
        let before = pieces(&pawns, &[Interior::Room(Room::Hall); 6]);
        for target in targets {
            pawns[Suspect::Green.index()] = target.to;
            let after = pieces(&pawns, &[Interior::Room(Room::Hall); 6]);
            let walks = after.walks_since(&before, Some((Suspect::Green, &target.line)));
            let [walk] = walks.as_slice() else { panic!("one pawn walks: {walks:?}") };
            let boxes: Vec<Rect> = after.in_order().collect();
            assert_eq!(
                walk.through.first(),
                Some(&plan.square(board().square_at(20, 13).expect("a square")))
            );
            assert_eq!(walk.through.last(), Some(&boxes[walk.piece]));
            assert!(walk.through.windows(2).all(|step| step[0] != step[1]), "it never stands");
            let on_squares = walk.through.iter().take(target.line.len());
            let middles: Vec<Point> = on_squares.map(Rect::centre).collect();
            assert_eq!(middles, target.line);
        }
    }

    #[test]
    fn pieces_that_a_suggestion_moves_go_straight_to_the_room() {
        let mut pawns = starts();
        let before = pieces(&pawns, &[Interior::Room(Room::Hall); 6]);
        pawns[Suspect::Plum.index()] = Place::Room(Room::Lounge);
        let mut weapons = [Interior::Room(Room::Hall); 6];
        weapons[Weapon::Spanner.slot()] = Room::Lounge.into();
        let after = pieces(&pawns, &weapons);
        let walks = after.walks_since(&before, None);
        assert_eq!(walks.len(), 2);
        assert!(walks.iter().all(|walk| walk.through.len() == 2));
        assert!(walks.iter().all(|walk| walk.millis() == SHORTEST));
    }

    #[test]
    fn where_nothing_has_moved_nothing_walks() {
        let pieces = pieces(&starts(), &[Interior::Room(Room::Hall); 6]);
        assert_eq!(pieces.walks_since(&pieces, None), []);
    }

    #[test]
    fn no_walk_takes_longer_than_a_player_likes_to_wait() {
        let through = vec![Rect::at(Point { x: 0.0, y: 0.0 }); 40];
        assert_eq!(Walk { piece: 0, through }.millis(), LONGEST);
    }

    #[test]
    fn a_box_is_the_place_of_a_drawing() {
        let area = Rect { x: 2.0, y: 3.5, width: 1.2, height: 1.2 };
        assert_eq!(transform(area), "translate(2px, 3.5px) scale(0.05)");
    }
}
