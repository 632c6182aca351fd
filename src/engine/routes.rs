//! Where a roll can lead, with one way to each place.
//!
//! The rules of walking that all rulebooks share: one square at a time, never diagonally; no square
//! twice in a turn, the one where the move begins included; not onto or past another piece. A room
//! is entered through a door, which costs a step and ends the move, so that no way leads through
//! one; the rest of the roll is lost. Nobody comes back into the room just left. The centre, where
//! it has doors, is like a room. The rulebooks differ in how much of a roll must be walked in the
//! corridors: [`Walking`].

mod ways;

pub use ways::Ways;

use super::board::{Board, Interior, Place, Square, SquareSet};

/// On which corridor squares a move may end. Entering a room never needs an exact roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walking {
    /// After the whole roll.
    Full,
    /// After the whole roll, or earlier on a bonus square.
    FullOrBonus,
    /// After any part of the roll.
    UpTo,
}

impl Walking {
    /// All ways of walking.
    pub const ALL: [Self; 3] = [Self::Full, Self::FullOrBonus, Self::UpTo];
}

/// A place that a roll leads to, with a way there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    /// Where the move ends.
    pub to: Place,
    /// The squares walked, in order, without the one where the move begins. The last one is where
    /// the move ends or stands before the door of the room where it ends.
    pub path: Vec<Square>,
}

impl Route {
    /// How many steps of the roll the way takes; into a room is one step more than its squares.
    #[must_use]
    pub fn steps(&self) -> usize {
        match self.to {
            Place::Square(_) => self.path.len(),
            Place::Room(_) | Place::Centre => self.path.len() + 1,
        }
    }
}

/// All places to which a roll leads from a place, each once, with one way: first the rooms and the
/// centre, then the squares in reading order. Empty if there is none, as when other pieces stand before all
/// doors of the room.
///
/// `taken` are the squares on which other pieces stand.
///
/// Rooms are reached by a shortest way. So are squares under [`Walking::UpTo`]; under
/// [`Walking::Full`] a square is reached by a way of exactly `roll` squares, and is left out if
/// there is none, save for a bonus square under [`Walking::FullOrBonus`].
#[must_use]
pub fn routes(board: &Board, from: Place, roll: u8, law: Walking, taken: SquareSet) -> Vec<Route> {
    let walk = Walk::new(board, from, usize::from(roll), taken);
    let mut routes = walk.insides();
    match law {
        Walking::Full => routes.extend(walk.squares_by_the_whole_roll()),
        Walking::FullOrBonus => {
            let mut squares = walk.squares_by_the_whole_roll();
            let early = board.bonus().iter().filter_map(|square| walk.early(square, &squares));
            let early: Vec<Route> = early.collect();
            squares.extend(early);
            squares.sort_unstable_by_key(|route| route.to);
            routes.extend(squares);
        }
        Walking::UpTo => routes.extend(walk.squares_on_the_way()),
    }
    routes
}

/// The squares before the doors of a room or the centre.
fn before(board: &Board, inside: Interior) -> Vec<Square> {
    board.doors(inside).iter().map(|door| door.square).collect()
}

/// One roll from one place, with what is near.
struct Walk<'a> {
    board: &'a Board,
    from: Place,
    roll: usize,
    /// The squares that can't be entered: other pieces' and the one where the move begins.
    closed: SquareSet,
    /// The squares that the first step may lead to.
    first: Vec<Square>,
    /// The fewest steps to each square by open squares, if the roll is enough for them.
    distance: Vec<Option<usize>>,
}

impl<'a> Walk<'a> {
    fn new(board: &'a Board, from: Place, roll: usize, taken: SquareSet) -> Self {
        let mut closed = taken;
        let mut first: Vec<Square> = match from {
            Place::Room(room) => before(board, room.into()),
            Place::Centre => before(board, Interior::Centre),
            Place::Square(square) => {
                closed.insert(square);
                board.neighbours(square).to_vec()
            }
        };
        first.retain(|&square| !closed.contains(square));
        let mut distance = vec![None; board.squares().count()];
        let mut layer = first.clone();
        for steps in 1..=roll {
            layer.retain(|square| distance[square.index()].is_none() && !closed.contains(*square));
            for square in &layer {
                distance[square.index()] = Some(steps);
            }
            layer = layer.iter().flat_map(|&square| board.neighbours(square)).copied().collect();
        }
        Self { board, from, roll, closed, first, distance }
    }

    /// The rooms within the roll and the centre, but not where the move begins.
    fn insides(&self) -> Vec<Route> {
        self.board.interiors().filter_map(|inside| self.inside(inside)).collect()
    }

    /// The way into a room or the centre, if it is within the roll and the move begins elsewhere.
    fn inside(&self, inside: Interior) -> Option<Route> {
        let to = inside.into();
        let doors = self.board.doors(inside).iter().filter_map(|door| {
            let here = self.from == Place::Square(door.square);
            let steps = if here { 0 } else { self.distance[door.square.index()]? };
            Some((steps, door.square))
        });
        let (steps, square) = doors.min_by_key(|&(steps, _)| steps)?;
        let path = if steps == 0 { Vec::new() } else { self.shortest(square) };
        (steps < self.roll && to != self.from).then_some(Route { to, path })
    }

    /// The way to a square that ends before the whole roll is walked, if there is one, and no way
    /// among these ends there.
    fn early(&self, square: Square, others: &[Route]) -> Option<Route> {
        let to = Place::Square(square);
        let steps = self.distance[square.index()]?;
        let only = steps < self.roll && !others.iter().any(|other| other.to == to);
        only.then(|| Route { to, path: self.shortest(square) })
    }

    fn squares_on_the_way(&self) -> Vec<Route> {
        let near = self.board.squares().filter(|square| self.distance[square.index()].is_some());
        near.map(|square| Route { to: Place::Square(square), path: self.shortest(square) })
            .collect()
    }

    /// A shortest way to a square that has a distance, with few turns.
    fn shortest(&self, to: Square) -> Vec<Square> {
        let mut path = vec![to];
        let mut last = to;
        let mut ahead = None;
        while let Some(steps) = self.distance[last.index()].filter(|&steps| steps > 1) {
            let nearer = |square: &Square| self.distance[square.index()] == Some(steps - 1);
            let straight = ahead.and_then(|step| self.board.beside(last, step)).filter(nearer);
            let before = straight
                .or_else(|| self.board.neighbours(last).iter().copied().find(nearer))
                .expect("a square at a distance was reached from one that is a step nearer");
            ahead = self.board.direction(last, before);
            path.push(before);
            last = before;
        }
        path.reverse();
        path
    }

    /// The squares where a way of exactly as many different squares as were rolled can end.
    fn squares_by_the_whole_roll(&self) -> Vec<Route> {
        let mut found: Vec<_> = self
            .board
            .squares()
            .filter(|square| self.distance[square.index()] == Some(self.roll))
            .map(|square| Route { to: Place::Square(square), path: self.shortest(square) })
            .collect();
        if self.roll > 0 {
            let nearer = self.board.squares().filter(|square| {
                self.distance[square.index()].is_some_and(|steps| steps < self.roll)
            });
            let ends = ends(self.board, self.roll, self.closed);
            for route in Search::new(self, &ends, nearer.collect()).run() {
                found.insert(found.partition_point(|other| other.to < route.to), route);
            }
        }
        found
    }
}

/// For each number of steps below `most`, the ends of all ways of that length from each square,
/// even of those that use squares twice, past the closed squares.
fn ends(board: &Board, most: usize, closed: SquareSet) -> Vec<Vec<SquareSet>> {
    let mut ends: Vec<Vec<SquareSet>> = Vec::with_capacity(most);
    ends.push(board.squares().map(|square| SquareSet::from_iter([square])).collect());
    for steps in 1..most {
        let nearer = &ends[steps - 1];
        let of = |square: Square| {
            let open = board.neighbours(square).iter().filter(|&&next| !closed.contains(next));
            open.fold(SquareSet::EMPTY, |ends, next| ends.or(nearer[next.index()]))
        };
        ends.push(board.squares().map(of).collect());
    }
    ends
}

/// Looks for ways of an exact length that use no square twice.
///
/// Tries the ways one after another, but leaves one as soon as no wanted square can lie at the end
/// of it, by a table of [`ends`]. It knows distances, and odd from even, which on a board of long
/// corridors leaves little to try.
struct Search<'a> {
    walk: &'a Walk<'a>,
    used: SquareSet,
    /// Squares where a way is still to be found.
    wanted: SquareSet,
    ends: &'a [Vec<SquareSet>],
    path: Vec<Square>,
    found: Vec<Route>,
}

impl<'a> Search<'a> {
    fn new(walk: &'a Walk<'a>, ends: &'a [Vec<SquareSet>], wanted: SquareSet) -> Self {
        Self { walk, used: walk.closed, wanted, ends, path: Vec::new(), found: Vec::new() }
    }

    /// The ways of the whole roll to the wanted squares.
    fn run(mut self) -> Vec<Route> {
        for &square in &self.walk.first {
            self.step(square, self.walk.roll - 1);
        }
        self.found
    }

    /// Goes onto a square and on from there by all ways of so many more steps, then back.
    fn step(&mut self, square: Square, more: usize) {
        if self.used.contains(square) || !self.ends[more][square.index()].meets(&self.wanted) {
            return;
        }
        self.path.push(square);
        if more == 0 {
            self.wanted.remove(square);
            self.found.push(Route { to: Place::Square(square), path: self.path.clone() });
        } else {
            self.used.insert(square);
            for &next in self.walk.board.neighbours(square) {
                self.step(next, more - 1);
            }
            self.used.remove(square);
        }
        self.path.pop();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::engine::card::Room;
    use crate::engine::edition::Edition;

    fn board() -> &'static Board {
        Board::of(Edition::Classic)
    }

    fn square(column: u8, row: u8) -> Square {
        board().square_at(column, row).expect("a corridor square")
    }

    fn at(column: u8, row: u8) -> Place {
        Place::Square(square(column, row))
    }

    fn taken<const N: usize>(squares: [(u8, u8); N]) -> SquareSet {
        squares.into_iter().map(|(column, row)| square(column, row)).collect()
    }

    fn in_the_way_of(room: Room) -> SquareSet {
        board().doors(room).iter().map(|door| door.square).collect()
    }

    fn offered(from: Place, roll: u8, law: Walking, taken: SquareSet) -> Vec<Place> {
        routes(board(), from, roll, law, taken).into_iter().map(|route| route.to).collect()
    }

    fn full(from: Place, roll: u8) -> Vec<Place> {
        offered(from, roll, Walking::Full, SquareSet::EMPTY)
    }

    fn up_to(from: Place, roll: u8) -> Vec<Place> {
        offered(from, roll, Walking::UpTo, SquareSet::EMPTY)
    }

    /// The way by which a roll leads to this place, if it does.
    fn way(from: Place, roll: u8, law: Walking, to: Place) -> Option<Route> {
        routes(board(), from, roll, law, SquareSet::EMPTY).into_iter().find(|route| route.to == to)
    }

    // Worked cases of the rulebooks.

    #[test]
    fn c6_spare_steps_are_lost_at_a_door() {
        // The hall's door square (11, 17) is four steps from (7, 17): a step in makes five.
        let hall = Place::Room(Room::Hall);
        for law in [Walking::Full, Walking::UpTo] {
            for roll in [5, 6, 8] {
                let route = way(at(7, 17), roll, law, hall).expect("the hall is within the roll");
                assert_eq!((route.steps(), route.path.len()), (5, 4));
            }
            assert!(!offered(at(7, 17), 4, law, SquareSet::EMPTY).contains(&hall));
        }
    }

    #[test]
    fn c13_c21_nobody_leaves_a_room_with_pieces_before_all_its_doors() {
        for room in [Room::Dining, Room::Billiard, Room::Library] {
            for law in [Walking::Full, Walking::UpTo] {
                assert_eq!(offered(Place::Room(room), 12, law, in_the_way_of(room)), []);
                let mut one_free = in_the_way_of(room);
                one_free.remove(board().doors(room)[0].square);
                assert_ne!(offered(Place::Room(room), 12, law, one_free), []);
            }
        }
    }

    #[test]
    fn c19_a_full_roll_is_never_shortened_by_turning_round() {
        let rooms = [Room::Billiard, Room::Library].map(Place::Room);
        let ends = [at(17, 12), at(16, 13), at(17, 14)];
        assert_eq!(full(at(20, 13), 4), [&rooms[..], &ends[..]].concat());
        let up_to = up_to(at(20, 13), 4);
        for place in rooms.into_iter().chain(ends).chain([at(21, 13), at(22, 13)]) {
            assert!(up_to.contains(&place));
        }
    }

    #[test]
    fn c19_nobody_comes_back_to_the_start_square_by_a_loop() {
        assert!(!full(at(17, 12), 4).contains(&at(17, 12)));
        assert!(!up_to(at(17, 12), 4).contains(&at(17, 12)));
        assert!(full(at(17, 12), 4).contains(&at(16, 11)), "(16, 11) ends a way round the corner");
    }

    #[test]
    fn c20_an_even_roll_does_not_end_an_odd_number_of_squares_away() {
        let three_away = at(7, 8);
        assert!(up_to(at(7, 5), 6).contains(&three_away));
        assert!(!full(at(7, 5), 6).contains(&three_away));
    }

    #[test]
    fn c20_six_from_the_library_by_its_other_door_end_before_the_billiard_room() {
        let library = Place::Room(Room::Library);
        assert!(up_to(library, 6).contains(&at(18, 13)));
        let by_full_roll =
            way(library, 6, Walking::Full, at(18, 13)).expect("six by the door at (16, 16)");
        assert_eq!(by_full_roll.path.first(), Some(&square(16, 16)));
        assert_eq!(by_full_roll.steps(), 6);
    }

    #[test]
    fn c22_a_piece_in_a_corridor_one_square_wide_lets_nobody_past() {
        // Professor Plum's start is at the end of such a corridor.
        let plum = at(23, 19);
        let next = taken([(22, 19)]);
        assert_eq!(offered(plum, 12, Walking::Full, next), []);
        assert_eq!(offered(plum, 12, Walking::UpTo, next), []);
    }

    #[test]
    fn c29_the_room_left_is_not_offered_though_its_other_door_is_near() {
        let hall = Place::Room(Room::Hall);
        assert!(!full(hall, 6).contains(&hall));
        assert!(!up_to(hall, 6).contains(&hall));
    }

    // What a player asks of the walking.

    #[test]
    fn whoever_stands_before_a_door_is_inside_in_one_step() {
        let route = way(at(17, 20), 1, Walking::Full, Place::Room(Room::Study))
            .expect("the study is behind the door");
        assert_eq!((route.steps(), route.path), (1, Vec::new()));
    }

    #[test]
    fn a_piece_before_the_only_door_keeps_others_out_of_the_room() {
        let study = Place::Room(Room::Study);
        for law in [Walking::Full, Walking::UpTo] {
            assert!(offered(at(17, 18), 12, law, SquareSet::EMPTY).contains(&study));
            assert!(!offered(at(17, 18), 12, law, taken([(17, 20)])).contains(&study));
        }
    }

    #[test]
    fn nothing_is_offered_without_a_roll() {
        assert_eq!(full(at(17, 20), 0), []);
        assert_eq!(up_to(Place::Room(Room::Hall), 0), []);
    }

    #[test]
    fn rooms_come_first_and_squares_in_reading_order() {
        let places = full(Place::Room(Room::Hall), 12);
        assert!(places.is_sorted());
        assert!(matches!(places[0], Place::Room(_)));
    }

    /// The ends of all ways of exactly so many squares, found by walking every one of them.
    fn ends_of_every_way(from: Place, roll: usize, taken: SquareSet) -> SquareSet {
        fn on(path: &mut Vec<Square>, more: usize, taken: SquareSet, ends: &mut SquareSet) {
            let here = *path.last().expect("the way has begun");
            if more == 0 {
                ends.insert(here);
                return;
            }
            for &next in board().neighbours(here) {
                if !taken.contains(next) && !path.contains(&next) {
                    path.push(next);
                    on(path, more - 1, taken, ends);
                    path.pop();
                }
            }
        }
        let mut ends = SquareSet::EMPTY;
        match from {
            Place::Square(square) => on(&mut vec![square], roll, taken, &mut ends),
            Place::Room(room) => {
                for door in board().doors(room) {
                    if !taken.contains(door.square) {
                        on(&mut vec![door.square], roll - 1, taken, &mut ends);
                    }
                }
            }
            Place::Centre => panic!("nobody is in the centre of the classic board"),
        }
        ends
    }

    prop_compose! {
        /// A place, a roll, and five other pieces that tend to be near.
        fn positions()(
            start in prop_oneof![
                (0..188usize).prop_map(|number| Place::Square(board().square(number).expect("188"))),
                (0..9usize).prop_map(|number| Place::Room(board().rooms()[number])),
            ],
            roll in 1..=9u8,
            others in prop::collection::vec(0..188usize, 0..12),
        ) -> (Place, u8, SquareSet) {
            let mut taken: SquareSet =
                others.into_iter().map(|number| board().square(number).expect("188")).collect();
            if let Place::Square(square) = start {
                taken.remove(square);
            }
            (start, roll, taken)
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(512))]

        #[test]
        fn a_full_roll_offers_exactly_the_ends_of_all_ways((from, roll, taken) in positions()) {
            let squares: Vec<_> = offered(from, roll, Walking::Full, taken)
                .into_iter()
                .filter(|place| matches!(place, Place::Square(_)))
                .collect();
            let ends = ends_of_every_way(from, roll.into(), taken);
            prop_assert_eq!(squares, ends.iter().map(Place::Square).collect::<Vec<_>>());
        }

        #[test]
        fn up_to_a_roll_offers_the_ends_of_all_shorter_ways_too((from, roll, taken) in positions()) {
            let squares: Vec<_> = offered(from, roll, Walking::UpTo, taken)
                .into_iter()
                .filter(|place| matches!(place, Place::Square(_)))
                .collect();
            let ends = (1..=roll).fold(SquareSet::EMPTY, |ends, steps| {
                ends.or(ends_of_every_way(from, steps.into(), taken))
            });
            prop_assert_eq!(squares, ends.iter().map(Place::Square).collect::<Vec<_>>());
        }

        #[test]
        fn a_room_is_offered_exactly_when_a_free_door_of_it_is_a_step_short_of_the_roll(
            (from, roll, taken) in positions(),
        ) {
            for law in [Walking::Full, Walking::UpTo] {
                let offered = offered(from, roll, law, taken);
                for &room in board().rooms() {
                    let mut before = match from {
                        Place::Square(square) => SquareSet::from_iter([square]),
                        Place::Room(_) | Place::Centre => SquareSet::EMPTY,
                    };
                    for steps in 1..roll {
                        before = before.or(ends_of_every_way(from, steps.into(), taken));
                    }
                    let expected = from != Place::Room(room)
                        && board().doors(room).iter().any(|door| before.contains(door.square));
                    prop_assert_eq!(offered.contains(&Place::Room(room)), expected);
                }
            }
        }

        #[test]
        fn every_way_offered_can_be_walked(
            (from, _, taken) in positions(),
            roll in 1..=12u8,
        ) {
            for law in [Walking::Full, Walking::UpTo] {
                let routes = routes(board(), from, roll, law, taken);
                prop_assert!(routes.is_sorted_by(|one, next| one.to < next.to));
                for route in routes {
                    let mut used = taken;
                    let mut last = match from {
                        Place::Square(square) => Some(square),
                        Place::Room(_) | Place::Centre => None,
                    };
                    used.extend(last);
                    for &square in &route.path {
                        prop_assert!(!used.contains(square));
                        used.insert(square);
                        let beside = match (last, from) {
                            (Some(last), _) => board().neighbours(last).contains(&square),
                            (None, Place::Room(room)) =>
                                board().doors(room).iter().any(|door| door.square == square),
                            (None, Place::Square(_) | Place::Centre) => false,
                        };
                        prop_assert!(beside);
                        last = Some(square);
                    }
                    match route.to {
                        Place::Square(square) => prop_assert_eq!(Some(square), last),
                        Place::Room(room) => prop_assert!(
                            board().doors(room).iter().any(|door| Some(door.square) == last)
                        ),
                        Place::Centre => prop_assert!(false, "it has no door"),
                    }
                    prop_assert!(route.steps() >= 1 && route.steps() <= roll.into());
                    if law == Walking::Full && matches!(route.to, Place::Square(_)) {
                        prop_assert_eq!(route.steps(), usize::from(roll));
                    }
                }
            }
        }
    }
}
