//! Where a move may lead: what can be chosen, what a tap means, and the way as it is drawn.

use super::Plan;
use super::shape::{Point, Rect};
use super::viewport::Viewport;
use crate::engine::board::{Place, Square};
use crate::engine::card::Room;
use crate::engine::routes::Route;

/// How far beside a target a tap may be, in pixels: the breadth of a finger.
const FINGER: f32 = 24.0;
/// How much of that is left in a room that can't be chosen: a tap there rather means that room.
const IN_A_ROOM: f32 = 1.0 / 3.0;
/// What is seen round the places in reach, in squares.
const ROUND_THE_REACH: f32 = 1.5;

/// A place that may be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// The place.
    pub to: Place,
    /// The way there, from point to point.
    pub line: Vec<Point>,
}

impl Target {
    /// The way as the points of an SVG polyline.
    #[must_use]
    pub fn points(&self) -> String {
        let points: Vec<_> = self.line.iter().map(Point::to_string).collect();
        points.join(", ")
    }
}

impl Plan {
    /// Where these routes lead, in their order.
    #[must_use]
    pub fn targets(&self, from: Place, routes: &[Route]) -> Vec<Target> {
        routes.iter().map(|route| Target { to: route.to, line: self.line(from, route) }).collect()
    }

    /// The room at this point, if there is one.
    #[must_use]
    pub fn room_at(&self, point: Point) -> Option<Room> {
        self.rooms.iter().find(|room| room.distance(point) == 0.0).map(|room| room.room)
    }

    /// The target that a tap at this point means, if it is near one; `square` is how many pixels a
    /// square has on the screen.
    ///
    /// In a room that may be chosen it means the room. In another room it means none, unless it is
    /// just beside one.
    #[must_use]
    pub fn nearest_target<'a>(
        &self,
        tap: Point,
        square: f32,
        targets: &'a [Target],
    ) -> Option<&'a Target> {
        let finger = FINGER / square;
        let reach = if self.room_at(tap).is_some() { finger * IN_A_ROOM } else { finger };
        targets
            .iter()
            .map(|target| (self.distance(target.to, tap), target))
            .filter(|&(distance, _)| distance <= reach)
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, target)| target)
    }

    /// What is in view when a choice among these begins: the whole map where a finger finds each
    /// square, else a part in which it does, with the pawn, the ways, the names of the rooms to
    /// choose, and as many of the rooms about them as fit in full; `square` is how many pixels a
    /// square of the whole map has on the screen.
    #[must_use]
    pub fn view_of_choice(&self, pawn: Rect, targets: &[Target], square: f32) -> Viewport {
        if targets.is_empty() || square >= FINGER {
            return Viewport::WHOLE;
        }
        let names = targets.iter().filter_map(|target| match target.to {
            Place::Room(room) => Some(self.room(room).layout.label),
            Place::Centre | Place::Square(_) => None,
        });
        let ways = targets.iter().flat_map(|target| &target.line).map(|&point| Rect::at(point));
        let scope = Rect::around([pawn].into_iter().chain(names).chain(ways));
        let Some(scope) = scope else { return Viewport::WHOLE };
        let wanted = FINGER / square;
        let (width, height) = (self.area.width / wanted, self.area.height / wanted);
        let scope = self.rooms.iter().fold(scope.grown(ROUND_THE_REACH), |scope, room| {
            let area = room.area();
            let beside = scope.x < area.right()
                && area.x < scope.right()
                && scope.y < area.bottom()
                && area.y < scope.bottom();
            Rect::around([scope, area])
                .filter(|both| beside && both.width <= width && both.height <= height)
                .unwrap_or(scope)
        });
        Viewport::onto(scope, self.area, wanted)
    }

    fn distance(&self, place: Place, to: Point) -> f32 {
        match place {
            Place::Square(square) => self.square(square).distance(to),
            Place::Room(room) => self.room(room).distance(to),
            Place::Centre => {
                self.stairs.as_ref().map_or(f32::INFINITY, |stairs| stairs.area.distance(to))
            }
        }
    }

    /// The way as it is drawn: from the middle of each square to the next, through the doors, into
    /// the room just behind the door.
    fn line(&self, from: Place, route: &Route) -> Vec<Point> {
        let middle = |square| self.square(square).centre();
        let begin = match (from, route.path.first()) {
            (Place::Square(square), _) => Some(middle(square)),
            (Place::Room(room), Some(&first)) => self.inside(room, first),
            (Place::Centre, Some(&first)) => self.in_the_centre(first),
            (Place::Room(_) | Place::Centre, None) => None,
        };
        let last = route.path.last().copied().or(from.square());
        let end = match (route.to, last) {
            (Place::Room(room), Some(last)) => self.inside(room, last),
            (Place::Centre, Some(last)) => self.in_the_centre(last),
            _ => None,
        };
        let squares = route.path.iter().copied().map(middle);
        begin.into_iter().chain(squares).chain(end).collect()
    }

    /// The middle of the part of the room behind its door at this square.
    fn inside(&self, room: Room, before: Square) -> Option<Point> {
        let mut doors = self.room(room).doors.iter();
        doors.find(|plan| plan.door.square == before).map(|plan| plan.inside)
    }

    /// The point of the stairs that is nearest to the square before one of their doors.
    fn in_the_centre(&self, before: Square) -> Option<Point> {
        let Rect { x, y, width, height } = self.stairs.as_ref()?.area.grown(-0.5);
        let from = self.square(before).centre();
        Some(Point { x: from.x.clamp(x, x + width), y: from.y.clamp(y, y + height) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::{Board, SquareSet};
    use crate::engine::edition::Edition;
    use crate::engine::routes::{Walking, routes};
    use crate::scene::viewport::Spot;

    /// The pixels of a square on a phone, 390 px wide, that shows the whole board.
    const PHONE: f32 = 16.0;

    fn board() -> &'static Board {
        Board::of(Edition::Classic)
    }

    fn at(column: u8, row: u8) -> Place {
        Place::Square(board().square_at(column, row).expect("a corridor square"))
    }

    fn targets(from: Place, roll: u8) -> Vec<Target> {
        let routes = routes(board(), from, roll, Walking::Full, SquareSet::EMPTY);
        Plan::of(board()).targets(from, &routes)
    }

    fn tapped(x: f32, y: f32, targets: &[Target]) -> Option<Place> {
        Plan::of(board()).nearest_target(Point { x, y }, PHONE, targets).map(|target| target.to)
    }

    /// From (20, 13) with a four: billiard room, library, (17, 12), (16, 13), (17, 14).
    fn by_the_library() -> Vec<Target> {
        targets(at(20, 13), 4)
    }

    #[test]
    fn every_place_in_reach_may_be_chosen() {
        let places: Vec<_> = by_the_library().iter().map(|target| target.to).collect();
        let rooms = [Room::Billiard, Room::Library].map(Place::Room);
        assert_eq!(places, [rooms[0], rooms[1], at(17, 12), at(16, 13), at(17, 14)]);
    }

    #[test]
    fn a_tap_anywhere_in_a_room_that_may_be_chosen_means_it() {
        for (x, y) in [(18.1, 8.1), (23.9, 12.9), (21.0, 10.0), (18.01, 12.0)] {
            assert_eq!(tapped(x, y, &by_the_library()), Some(Place::Room(Room::Billiard)));
        }
    }

    #[test]
    fn a_tap_near_a_square_means_the_nearest_that_may_be_chosen() {
        assert_eq!(tapped(17.5, 12.5, &by_the_library()), Some(at(17, 12)));
        assert_eq!(tapped(16.4, 12.6, &by_the_library()), Some(at(16, 13)));
        assert_eq!(tapped(15.6, 13.4, &by_the_library()), Some(at(16, 13)));
        assert_eq!(tapped(14.8, 13.4, &by_the_library()), Some(at(16, 13)));
    }

    #[test]
    fn a_tap_far_from_everything_means_nothing() {
        assert_eq!(tapped(4.0, 8.0, &by_the_library()), None);
        assert_eq!(tapped(12.0, 12.0, &by_the_library()), None);
        assert_eq!(tapped(12.0, 12.0, &[]), None);
    }

    #[test]
    fn a_finger_finds_a_square_however_large_the_board_is_drawn() {
        let plan = Plan::of(board());
        let targets = by_the_library();
        for square in [13.0, 16.0, 30.0, 64.0] {
            let tap = |pixels: f32| {
                let point = Point { x: 16.0 - pixels / square, y: 13.5 };
                plan.nearest_target(point, square, &targets).map(|target| target.to)
            };
            assert_eq!(tap(23.9), Some(at(16, 13)), "{square}");
            assert_eq!(tap(24.1), None, "{square}");
        }
    }

    #[test]
    fn a_phone_shows_all_that_may_be_chosen_no_larger_than_a_finger_needs() {
        let plan = Plan::of(board());
        let targets = by_the_library();
        let pawn = plan.square(board().square_at(20, 13).expect("a square"));
        let view = plan.view_of_choice(pawn, &targets, PHONE);
        assert!((1.2..=FINGER / PHONE).contains(&view.scale()), "{view:?}");
        let corner = |x, y| view.point_at(Spot { x, y }, plan.area);
        let (first, last) = (corner(0.0, 0.0), corner(1.0, 1.0));
        let seen =
            Rect { x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y };
        for target in &targets {
            assert!(target.line.iter().all(|&point| seen.distance(point) == 0.0));
        }
        for room in [Room::Billiard, Room::Library] {
            let area = plan.room(room).area();
            let corners = [(area.x, area.y), (area.right(), area.bottom())];
            let is_seen = |(x, y)| seen.grown(0.01).distance(Point { x, y }) == 0.0;
            assert!(corners.into_iter().all(is_seen), "{room:?} is seen in full");
        }
        assert_eq!(seen.distance(pawn.centre()), 0.0);
    }

    #[test]
    fn the_view_stays_whole_on_a_large_screen_and_without_a_choice() {
        let plan = Plan::of(board());
        let pawn = plan.square(board().square_at(20, 13).expect("a square"));
        assert_eq!(plan.view_of_choice(pawn, &by_the_library(), 28.0), Viewport::WHOLE);
        assert_eq!(plan.view_of_choice(pawn, &[], PHONE), Viewport::WHOLE);
    }

    #[test]
    fn a_tap_into_a_room_that_may_not_be_chosen_means_no_square_outside_it() {
        // From before the study's door, two steps back: the study itself is out of reach.
        let targets = targets(at(17, 18), 1);
        assert_eq!(tapped(17.5, 21.3, &targets), None);
        assert_eq!(
            tapped(16.8, 17.8, &targets),
            Some(at(16, 18)),
            "a finger's width into the wall"
        );
        assert_eq!(tapped(20.0, 16.0, &targets), None);
    }

    #[test]
    fn the_way_goes_from_the_piece_step_by_step_to_the_place() {
        let plan = Plan::of(board());
        let places =
            board().squares().map(Place::Square).chain(board().interiors().map(Place::from));
        for from in places {
            let routes = routes(board(), from, 5, Walking::Full, SquareSet::EMPTY);
            for (target, route) in plan.targets(from, &routes).iter().zip(&routes) {
                // Out of a room, the first stretch leads from behind the door onto its square.
                assert_eq!(target.line.len(), route.steps() + 1);
                for stretch in target.line.windows(2) {
                    assert_eq!(stretch[0].distance(stretch[1]), 1.0);
                }
                let (first, last) = (target.line[0], target.line[route.steps()]);
                assert_eq!(plan.distance(from, first), 0.0);
                assert_eq!(plan.distance(target.to, last), 0.0);
            }
        }
    }

    #[test]
    fn the_way_is_drawn_through_the_middle_of_the_squares() {
        let library = &by_the_library()[1];
        assert_eq!(library.to, Place::Room(Room::Library));
        assert_eq!(library.points(), "20.5 13.5, 20.5 14.5");
    }
}
