//! Routes that are worked out once.
//!
//! Pieces only close ways, and most routes lead past all of them. So the routes of an empty board
//! are kept, and only those that lead over another piece are looked for anew.
//!
//! It is here for speed alone: of six random players, one loaded machine played 26 to 100 games a
//! second without it, and 560 to 1500 with it
//! (`cargo run --profile bench-native --example bench`).

use std::sync::{LazyLock, OnceLock};

use super::{Route, Search, Walk, Walking, ends, routes};
use crate::engine::board::{Board, Interior, Place, SquareSet};
use crate::engine::card::Room;
use crate::engine::edition::Edition;

/// The most that two dice show.
const HIGHEST_ROLL: usize = 12;

/// A route of the empty board.
#[derive(Debug)]
struct Known {
    route: Route,
    squares: SquareSet,
}

/// The ways of one board.
#[derive(Debug)]
pub struct Ways {
    board: &'static Board,
    /// By place, roll and rule; worked out when first asked for.
    known: Vec<OnceLock<Vec<Known>>>,
    /// The ends of all ways of each length from each square, on the empty board.
    ends: OnceLock<Vec<Vec<SquareSet>>>,
}

static CLASSIC: LazyLock<Ways> = LazyLock::new(|| Ways::new(Board::of(Edition::Classic)));
static MODERN: LazyLock<Ways> = LazyLock::new(|| Ways::new(Board::of(Edition::Modern)));

/// The places that are no squares: rooms and the centre.
const INSIDES: usize = Room::ALL.len() + 1;

impl Ways {
    /// The ways of an edition's board.
    #[must_use]
    pub fn of(edition: Edition) -> &'static Self {
        match edition {
            Edition::Classic => &CLASSIC,
            Edition::Modern => &MODERN,
        }
    }

    fn new(board: &'static Board) -> Self {
        let places = INSIDES + board.squares().count();
        let known =
            (0..places * HIGHEST_ROLL * Walking::ALL.len()).map(|_| OnceLock::new()).collect();
        Self { board, known, ends: OnceLock::new() }
    }

    /// All places to which a roll leads: the same as [`routes`], sooner.
    #[must_use]
    pub fn routes(&self, from: Place, roll: u8, law: Walking, taken: SquareSet) -> Vec<Route> {
        let Some(known) = self.known(from, roll, law) else {
            return routes(self.board, from, roll, law, taken);
        };
        let (free, closed): (Vec<_>, Vec<_>) =
            known.iter().partition(|known| !known.squares.meets(&taken));
        let mut found: Vec<Route> = free.into_iter().map(|known| known.route.clone()).collect();
        if !closed.is_empty() {
            found.extend(self.other_ways(from, roll, law, taken, &closed));
            found.sort_unstable_by_key(|route| route.to);
        }
        found
    }

    /// How many steps of a roll the way to this place takes, if it leads there.
    #[must_use]
    pub fn steps_to(
        &self,
        from: Place,
        roll: u8,
        law: Walking,
        taken: SquareSet,
        to: Place,
    ) -> Option<usize> {
        let Some(known) = self.known(from, roll, law) else {
            let routes = routes(self.board, from, roll, law, taken);
            return routes.iter().find(|route| route.to == to).map(Route::steps);
        };
        let known = known.iter().find(|known| known.route.to == to)?;
        if known.squares.meets(&taken) {
            self.other_ways(from, roll, law, taken, &[known]).first().map(Route::steps)
        } else {
            Some(known.route.steps())
        }
    }

    /// Whether a roll leads anywhere.
    #[must_use]
    pub fn lead_anywhere(&self, from: Place, roll: u8, law: Walking, taken: SquareSet) -> bool {
        self.known(from, roll, law)
            .is_some_and(|known| known.iter().any(|known| !known.squares.meets(&taken)))
            || !self.routes(from, roll, law, taken).is_empty()
    }

    /// The routes of the empty board; `None` for more than two dice show.
    fn known(&self, from: Place, roll: u8, law: Walking) -> Option<&[Known]> {
        let roll_place = usize::from(roll).checked_sub(1).filter(|&roll| roll < HIGHEST_ROLL)?;
        let place = match from {
            Place::Room(room) => room.index(),
            Place::Centre => INSIDES - 1,
            Place::Square(square) => INSIDES + square.index(),
        };
        let laws = Walking::ALL.len();
        let known = self.known.get((place * HIGHEST_ROLL + roll_place) * laws + law as usize)?;
        Some(known.get_or_init(|| {
            routes(self.board, from, roll, law, SquareSet::EMPTY)
                .into_iter()
                .map(|route| Known { squares: route.path.iter().copied().collect(), route })
                .collect()
        }))
    }

    /// Ways round other pieces to the places of these routes, as far as there are any.
    fn other_ways(
        &self,
        from: Place,
        roll: u8,
        law: Walking,
        taken: SquareSet,
        closed: &[&Known],
    ) -> Vec<Route> {
        let walk = Walk::new(self.board, from, usize::from(roll), taken);
        let mut found = Vec::new();
        let mut wanted = SquareSet::EMPTY;
        for &Known { route: Route { to, .. }, .. } in closed {
            match *to {
                Place::Room(room) => found.extend(walk.inside(room.into())),
                Place::Centre => found.extend(walk.inside(Interior::Centre)),
                Place::Square(square) => match (walk.distance[square.index()], law) {
                    (None, _) => {}
                    (Some(steps), Walking::Full | Walking::FullOrBonus) if steps < walk.roll => {
                        wanted.insert(square);
                    }
                    (Some(_), _) => found.push(Route { to: *to, path: walk.shortest(square) }),
                },
            }
        }
        if !wanted.is_empty() {
            // Other pieces are not in this table, which only makes it leave more to try.
            let ends = self.ends.get_or_init(|| ends(self.board, HIGHEST_ROLL, SquareSet::EMPTY));
            found.append(&mut Search::new(&walk, ends, wanted).run());
        }
        if law == Walking::FullOrBonus {
            let bonus = wanted.and(self.board.bonus());
            let early: Vec<Route> =
                bonus.iter().filter_map(|square| walk.early(square, &found)).collect();
            found.extend(early);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn places(edition: Edition) -> Vec<Place> {
        let board = Board::of(edition);
        board.interiors().map(Place::from).chain(board.squares().map(Place::Square)).collect()
    }

    fn place(edition: Edition) -> impl Strategy<Value = Place> {
        let (insides, squares): (Vec<_>, Vec<_>) =
            places(edition).into_iter().partition(|place| place.square().is_none());
        prop_oneof![
            1 => prop::sample::select(insides),
            3 => prop::sample::select(squares),
        ]
    }

    fn positions() -> impl Strategy<Value = (Edition, Place, Vec<Place>)> {
        prop::sample::select(Edition::ALL.to_vec()).prop_flat_map(|edition| {
            let others = prop::collection::vec(place(edition), 0..12);
            (Just(edition), place(edition), others)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]

        #[test]
        fn the_kept_ways_lead_where_a_fresh_look_leads(
            (edition, from, others) in positions(),
            roll in 1_u8..=12,
            law in prop::sample::select(Walking::ALL.to_vec()),
        ) {
            let taken: SquareSet = others
                .into_iter()
                .filter(|&other| other != from)
                .filter_map(Place::square)
                .collect();
            let board = Board::of(edition);
            let ways = Ways::of(edition);
            let fresh = routes(board, from, roll, law, taken);
            let kept = ways.routes(from, roll, law, taken);
            let lengths = |routes: &[Route]| -> Vec<(Place, usize)> {
                routes.iter().map(|route| (route.to, route.steps())).collect()
            };
            prop_assert_eq!(lengths(&kept), lengths(&fresh));
            for route in &kept {
                let squares: SquareSet = route.path.iter().copied().collect();
                prop_assert_eq!(squares.len(), route.path.len());
                prop_assert!(!squares.meets(&taken));
            }
            prop_assert_eq!(ways.lead_anywhere(from, roll, law, taken), !fresh.is_empty());
            for to in places(edition) {
                let leads = fresh.iter().find(|route| route.to == to).map(Route::steps);
                prop_assert_eq!(ways.steps_to(from, roll, law, taken, to), leads);
            }
        }
    }
}
