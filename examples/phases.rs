//! Prints what a player may do in each phase of a turn, by each rulebook, as the engine itself says
//! it: `cargo run --example phases`. The output is kept in `docs/phases.md`.

#[path = "../tests/common/mod.rs"]
mod common;

use common::{MISTAKE, MURDER, Play, Table, show, table_of_three, theory, walk};
use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Plum, Scarlett};
use kartano::engine::card::{Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::ruleset::Preset;

/// The room of these examples. It has a secret passage and one door.
const ROOM: Room = Room::Kitchen;

/// The square before its door.
const DOOR: (u8, u8) = (4, 7);

/// A phase: what it is called, and a position in it with the player whom the row is about.
type Phase = (&'static str, fn(Preset) -> Play, Suspect);

/// The phases, in the order of a turn.
const PHASES: [Phase; 18] = [
    ("turn begins, in the corridor", fresh_in_corridor, Scarlett),
    ("turn begins, in a room", fresh_in_room, Scarlett),
    ("turn begins, in a room, moved there by another", fresh_and_moved, Scarlett),
    ("rolled, in the corridor", rolled_in_corridor, Scarlett),
    ("rolled, in a room", |preset| fresh_in_room(preset).rolls(3), Scarlett),
    ("rolled, in a room, moved there", |preset| fresh_and_moved(preset).rolls(3), Scarlett),
    ("moved, in the corridor", |preset| rolled_in_corridor(preset).walks((7, 7)), Scarlett),
    ("moved into a room", |preset| rolled_in_corridor(preset).walks(ROOM), Scarlett),
    ("stayed in the room", |preset| fresh_in_room(preset).rolls(3).stays(), Scarlett),
    ("rolled, but nowhere to go", nowhere_to_go, Scarlett),
    ("after an unanswered suggestion", unanswered, Scarlett),
    ("after an answered suggestion", |preset| looking(preset).looks_and_puts_away(), Scarlett),
    ("answering: the one asked", asked, Green),
    ("answering: the asker", asked, Scarlett),
    ("looking at a shown card", looking, Scarlett),
    ("looking into the envelope", looking_into_the_envelope, Scarlett),
    ("another player's turn", fresh_in_room, Plum),
    ("out after a wrong accusation", |preset| fresh_in_room(preset).accuses(MISTAKE), Scarlett),
];

fn main() {
    print!("{}", page());
}

/// The page with a table for each rulebook.
pub fn page() -> String {
    let mut page = String::from(
        "# What may be done in each phase of a turn\n\n\
         Printed by `cargo run --example phases`; a test compares.\n\n\
         \"yes\", or the clause of the rules that refuses.\n",
    );
    for preset in common::CLASSICS {
        page += &table(preset);
    }
    page
}

/// The table of one rulebook.
fn table(preset: Preset) -> String {
    let name = format!("{preset:?}").to_lowercase();
    let mut table = format!("\n## {name}\n\n");
    let mut line = |cells: &[String]| table += &format!("| {} |\n", cells.join(" | "));
    let kinds =
        ["Roll", "Move", "Stay", "Passage", "Suggest", "Accuse", "Show", "CloseLook", "EndTurn"];
    let heads: Vec<String> = ["phase"].into_iter().chain(kinds).map(str::to_owned).collect();
    line(&heads);
    line(&heads.iter().map(|_| "-".to_owned()).collect::<Vec<_>>());
    for (phase, position, player) in PHASES {
        let play = position(preset);
        let cells = probes(&play, player).map(|action| cell(play.may(player, action)));
        line(&[phase.to_owned()].into_iter().chain(cells).collect::<Vec<_>>());
    }
    table
}

fn cell(may: Result<(), Clause>) -> String {
    match may {
        Ok(()) => "yes".to_owned(),
        Err(clause) => format!("{clause:?}"),
    }
}

/// One action of each kind: one that is legal, if any of the kind is.
fn probes(play: &Play, player: Suspect) -> [Action; 9] {
    let legal = play.legal(player);
    let room = match play.place(player) {
        Place::Room(room) => room,
        Place::Square(_) | Place::Centre => ROOM,
    };
    let passage = common::board().passage(room).unwrap_or(ROOM);
    let to = legal.routes.first().map_or(Place::Room(Room::Ballroom), |route| route.to);
    let card = legal.show.iter().next();
    [
        Action::Roll,
        walk(to),
        Action::Stay,
        Action::Take(Link::Passage, passage),
        Action::Suggest(theory(Mustard, Weapon::Rope, room)),
        Action::Accuse(MURDER),
        card.map_or(show(ROOM), Action::Show),
        Action::CloseLook,
        Action::EndTurn,
    ]
}

/// Scarlett to begin; Green and Plum wait in rooms.
fn arranged(preset: Preset) -> Table {
    table_of_three(preset).standing(Green, Room::Lounge).standing(Plum, Room::Study)
}

fn fresh_in_corridor(preset: Preset) -> Play {
    arranged(preset).standing(Scarlett, DOOR).turn_of(Scarlett)
}

fn fresh_in_room(preset: Preset) -> Play {
    arranged(preset).standing(Scarlett, ROOM).turn_of(Scarlett)
}

fn fresh_and_moved(preset: Preset) -> Play {
    let play = arranged(preset).standing(Green, DOOR).turn_of(Green).rolls(2).walks(ROOM);
    play.asks(Scarlett, Weapon::Rope).ends_turn().idles()
}

fn rolled_in_corridor(preset: Preset) -> Play {
    fresh_in_corridor(preset).rolls(3)
}

fn nowhere_to_go(preset: Preset) -> Play {
    arranged(preset).standing(Scarlett, ROOM).standing(Green, DOOR).turn_of(Scarlett).rolls(3)
}

/// Scarlett asks for three cards that one player holds.
fn asks(preset: Preset, holder: Suspect) -> Play {
    let table = arranged(preset).holding(holder, Mustard).holding(holder, Weapon::Rope);
    let play = table.holding(holder, ROOM).standing(Scarlett, DOOR).turn_of(Scarlett);
    play.rolls(2).walks(ROOM).suggests(Mustard, Weapon::Rope)
}

fn unanswered(preset: Preset) -> Play {
    asks(preset, Scarlett)
}

fn asked(preset: Preset) -> Play {
    asks(preset, Green)
}

fn looking(preset: Preset) -> Play {
    asked(preset).shows(Mustard)
}

fn looking_into_the_envelope(preset: Preset) -> Play {
    let mut play = fresh_in_room(preset);
    play.does(Scarlett, Action::Accuse(MISTAKE));
    play
}
