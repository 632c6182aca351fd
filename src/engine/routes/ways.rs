//! Routes that are worked out once.
//!
//! Pieces only close ways, and most routes lead past all of them. So the routes of an empty board
//! are kept, and only those that lead over another piece are looked for anew.
//!
//! It is here for speed alone: of six random players, one loaded machine played 26 to 100 games a
//! second without it, and 560 to 1500 with it
//! (`cargo run --profile bench-native --example bench`).

use std::sync::{LazyLock, OnceLock};

use super::{Route, Search, Walk, ends, routes};
use crate::engine::board::{Board, Place, SquareSet};
use crate::engine::card::Room;
use crate::engine::ruleset::{CorridorRoll, Edition};

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

impl Ways {
    /// The ways of an edition's board.
    #[must_use]
    pub fn of(edition: Edition) -> &'static Self {
        match edition {
            Edition::Classic => &CLASSIC,
        }
    }

    fn new(board: &'static Board) -> Self {
        let places = Room::ALL.len() + board.squares().count();
        let known = (0..places * HIGHEST_ROLL * 2).map(|_| OnceLock::new()).collect();
        Self { board, known, ends: OnceLock::new() }
    }

    /// All places to which a roll leads: the same as [`routes`], sooner.
    #[must_use]
    pub fn routes(&self, from: Place, roll: u8, law: CorridorRoll, taken: SquareSet) -> Vec<Route> {
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

    /// Whether a roll leads to this place.
    #[must_use]
    pub fn lead_to(
        &self,
        from: Place,
        roll: u8,
        law: CorridorRoll,
        taken: SquareSet,
        to: Place,
    ) -> bool {
        match self.known(from, roll, law) {
            None => routes(self.board, from, roll, law, taken).iter().any(|route| route.to == to),
            Some(known) => known.iter().find(|known| known.route.to == to).is_some_and(|known| {
                !known.squares.meets(&taken)
                    || !self.other_ways(from, roll, law, taken, &[known]).is_empty()
            }),
        }
    }

    /// Whether a roll leads anywhere.
    #[must_use]
    pub fn lead_anywhere(
        &self,
        from: Place,
        roll: u8,
        law: CorridorRoll,
        taken: SquareSet,
    ) -> bool {
        self.known(from, roll, law)
            .is_some_and(|known| known.iter().any(|known| !known.squares.meets(&taken)))
            || !self.routes(from, roll, law, taken).is_empty()
    }

    /// The routes of the empty board; `None` for more than two dice show.
    fn known(&self, from: Place, roll: u8, law: CorridorRoll) -> Option<&[Known]> {
        let roll_place = usize::from(roll).checked_sub(1).filter(|&roll| roll < HIGHEST_ROLL)?;
        let place = match from {
            Place::Room(room) => room.index(),
            Place::Square(square) => Room::ALL.len() + square.index(),
        };
        let law_place = match law {
            CorridorRoll::Full => 0,
            CorridorRoll::UpTo => 1,
        };
        let known = self.known.get((place * HIGHEST_ROLL + roll_place) * 2 + law_place)?;
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
        law: CorridorRoll,
        taken: SquareSet,
        closed: &[&Known],
    ) -> Vec<Route> {
        let walk = Walk::new(self.board, from, usize::from(roll), taken);
        let mut found = Vec::new();
        let mut wanted = SquareSet::EMPTY;
        for &Known { route: Route { to, .. }, .. } in closed {
            match *to {
                Place::Room(room) => found.extend(walk.room(room)),
                Place::Square(square) => match (walk.distance[square.index()], law) {
                    (None, _) => {}
                    (Some(steps), CorridorRoll::Full) if steps < walk.roll => {
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
        found
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn place() -> impl Strategy<Value = Place> {
        let board = Board::of(Edition::Classic);
        let squares: Vec<_> = board.squares().map(Place::Square).collect();
        prop_oneof![
            1 => prop::sample::select(Room::ALL.map(Place::Room).to_vec()),
            3 => prop::sample::select(squares),
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn the_kept_ways_lead_where_a_fresh_look_leads(
            from in place(),
            others in prop::collection::vec(place(), 0..12),
            roll in 1_u8..=12,
            law in prop::sample::select(vec![CorridorRoll::Full, CorridorRoll::UpTo]),
        ) {
            let taken: SquareSet = others
                .into_iter()
                .filter(|&other| other != from)
                .filter_map(|other| match other {
                    Place::Square(square) => Some(square),
                    Place::Room(_) => None,
                })
                .collect();
            let board = Board::of(Edition::Classic);
            let ways = Ways::of(Edition::Classic);
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
            for to in Room::ALL.map(Place::Room).into_iter().chain(board.squares().map(Place::Square)) {
                let leads = fresh.iter().any(|route| route.to == to);
                prop_assert_eq!(ways.lead_to(from, roll, law, taken, to), leads);
            }
        }
    }
}
