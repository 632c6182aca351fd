//! The fullest room that can be.

use kartano::engine::action::Action;
use kartano::engine::board::Place;
use kartano::engine::card::{Room, Suspect, Weapon};
use kartano::engine::dice::Seeds;
use kartano::engine::edition::Edition;
use kartano::engine::game::Game;
use kartano::engine::permit::legal_actions;
use kartano::engine::phase::Phase;
use kartano::engine::ruleset::Preset;
use kartano::engine::seat::Seat;
use kartano::engine::theory::Theory;
use kartano::save::SavedGame;

use super::{best, next_action, table};

/// A game by the Norwegian rules in which all six pawns and all six weapons have come into this room.
/// Somebody makes for it and asks there for one after the other; whoever was called there stays.
///
/// # Panics
/// Where they never all come.
#[must_use]
pub fn crowd(room: Room, names: &[&str]) -> SavedGame {
    let mut saved = table(Preset::Nb, names, Seeds::from_number(7));
    for _ in 0..1000 {
        let (seat, action) = next_action(&saved.game).expect("the game goes on");
        let is_there = saved.game.table().place_of(seat) == Place::Room(room);
        let action =
            if is_there { caller(&saved.game, seat, room) } else { comer(&saved.game, seat, room) }
                .unwrap_or(action);
        saved.game.play(seat, action).expect("it is allowed");
        let is_a_turn = matches!(saved.game.table().phase(), Phase::Turn { .. });
        if is_a_turn && missing(&saved.game, room) == (None, None) {
            return saved;
        }
    }
    panic!("they never all came");
}

/// The first suspect and the first weapon that are not in this room.
fn missing(game: &Game, room: Room) -> (Option<Suspect>, Option<Weapon>) {
    let table = game.table();
    let is_away = |suspect: &Suspect| table.pieces()[suspect.index()] != Place::Room(room);
    let lies_elsewhere = |weapon: &Weapon| table.weapons()[weapon.slot()] != room.into();
    let mut weapons = Edition::Classic.weapons().iter().copied();
    (Suspect::ALL.into_iter().find(is_away), weapons.find(lies_elsewhere))
}

/// What somebody does who is in the room: he calls the next ones there, or ends his turn.
fn caller(game: &Game, seat: Seat, room: Room) -> Option<Action> {
    let legal = legal_actions(&game.seat_view(seat));
    let (suspect, weapon) = missing(game, room);
    let (suspect, weapon) = (suspect.unwrap_or(Suspect::ALL[0]), weapon.unwrap_or(Weapon::ALL[0]));
    let calls = legal.suggest.map(|room| Action::Suggest(Theory { suspect, weapon, room }));
    calls.or(legal.end_turn.then_some(Action::EndTurn))
}

/// What somebody does who is not: he asks nothing elsewhere and makes for the room.
fn comer(game: &Game, seat: Seat, room: Room) -> Option<Action> {
    let legal = legal_actions(&game.seat_view(seat));
    if !legal.routes.is_empty() {
        let to = best(game.table().board(), &legal.routes, |wanted| wanted == room);
        return Some(Action::Move(to));
    }
    let rolls = legal.roll.then_some(Action::Roll);
    rolls.or((legal.suggest.is_some() && legal.end_turn).then_some(Action::EndTurn))
}
