//! Measures the engine: `cargo run --release --example bench`.
//!
//! Prints each figure as `key: value unit` and writes them into `target/bench.json`.
#![allow(clippy::unwrap_used, reason = "a measurement that fails has nothing to go on with")]

#[path = "../tests/common/figures.rs"]
mod figures;
#[path = "../tests/common/random_player.rs"]
mod random_player;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use kartano::engine::board::{Board, Place, SquareSet};
use kartano::engine::card::Suspect;
use kartano::engine::dice::{Seeds, Stream};
use kartano::engine::routes::{Walking, Ways};
use kartano::engine::ruleset::{Edition, Preset, Ruleset};
use kartano::engine::setup::Setup;
use random_player::RandomGame;

/// Games are played for so long by each rulebook.
const GAMES_FOR: Duration = Duration::from_secs(3);

/// So many positions are tried with each roll.
const POSITIONS: u64 = 4_000;

/// The most that two dice show.
const HIGHEST_ROLL: u8 = 12;

fn main() {
    let mut measured = BTreeMap::new();
    let mut say = |key: &str, value: f64, unit: &str| {
        println!("{key}: {value:.1} {unit}");
        measured.insert(key.to_owned(), value);
    };
    for preset in Preset::ALL {
        let key = format!("games_per_s_{}", format!("{preset:?}").to_lowercase());
        say(&key, games_per_second(preset), "games/s");
    }
    say("routes_p99_us", routes_p99_us(), "us");
    figures::write(&measured);
}

/// How many random games with six seats are played to the end in a second.
fn games_per_second(preset: Preset) -> f64 {
    let setup = Setup::new(Ruleset::of(preset), Suspect::ALL.to_vec()).unwrap();
    let start = Instant::now();
    let mut games = 0_u32;
    while start.elapsed() < GAMES_FOR {
        RandomGame::new(setup.clone(), games.into()).finish();
        games += 1;
    }
    f64::from(games) / start.elapsed().as_secs_f64()
}

/// The microseconds within which all destinations are found in 99 of 100 positions, for the roll
/// and the rule that take longest.
fn routes_p99_us() -> f64 {
    let board = Board::of(Edition::Classic);
    let ways = Ways::of(Edition::Classic);
    let laws = [Walking::Full, Walking::UpTo];
    let rolls = laws.into_iter().flat_map(|law| (1..=HIGHEST_ROLL).map(move |roll| (law, roll)));
    let p99 = rolls.map(|(law, roll)| {
        let mut times: Vec<Duration> = (0..POSITIONS)
            .map(|number| {
                let (from, taken) = position(board, number);
                let start = Instant::now();
                let found = ways.routes(from, roll, law, taken);
                let time = start.elapsed();
                std::hint::black_box(found);
                time
            })
            .collect();
        times.sort_unstable();
        times[times.len() * 99 / 100]
    });
    p99.max().unwrap_or_default().as_secs_f64() * 1e6
}

/// A pawn anywhere, in a room or in the corridor, and the other five anywhere too.
fn position(board: &Board, number: u64) -> (Place, SquareSet) {
    let mut chance = Stream::new(Seeds::from_number(number).deal);
    let squares: Vec<_> = board.squares().collect();
    let mut anywhere = || match chance.below(4) {
        0 => Place::Room(chance.pick(board.rooms()).unwrap()),
        _ => Place::Square(chance.pick(&squares).unwrap()),
    };
    let from = anywhere();
    let others = (1..Suspect::ALL.len()).map(|_| anywhere()).filter(|&place| place != from);
    let taken = others.filter_map(Place::square);
    (from, taken.collect())
}
