use std::time::Instant;

use super::*;
use crate::engine::edition::Edition;
use crate::engine::theory::Theory;

fn ids<T>(entries: &[Entry<T>]) -> Vec<u64> {
    let number = |entry: &Entry<T>| match entry.id {
        GameId::Drawn(number) => number,
        GameId::Only => 1000,
        GameId::SetAside(place) => 2000 + u64::from(place),
    };
    entries.iter().map(number).collect()
}

/// Everybody accuses at once until it is over.
fn over(mut saved: SavedGame) -> SavedGame {
    for _ in 0..200 {
        let Some(seat) = saved.game.table().actor() else { break };
        let theory = Theory::all(Edition::Classic).next().expect("there are 324");
        let actions = [Action::Accuse(theory), Action::Roll, Action::CloseLook, Action::EndTurn];
        assert!(actions.into_iter().any(|action| saved.game.play(seat, action).is_ok()));
    }
    assert!(saved.game.table().outcome().is_some());
    saved
}

#[test]
fn the_game_played_last_stands_first_and_those_that_are_over_by_themselves() {
    let mut shelf = Shelf::new(Memory::default());
    for (number, millis) in [(1, 50), (2, 70), (3, 60), (4, 10)] {
        shelf.begin(GameId::Drawn(number), &mut played(number, millis)).expect("room");
    }
    shelf.begin(GameId::Only, &mut new_game(5)).expect("room");
    for (number, millis) in [(6, 80), (7, 90)] {
        shelf.begin(GameId::Drawn(number), &mut over(played(number, millis))).expect("room");
    }
    for place in [1, 0] {
        shelf.store().set(Key::Game(GameId::SetAside(place)), "?").expect("room");
    }
    let listing = listed(&shelf);
    assert_eq!(ids(&listing.running), [2, 3, 1, 4, 1000], "one of unknown age comes last");
    assert_eq!(ids(&listing.finished), [7, 6]);
    assert_eq!(ids(&listing.unreadable), [2000, 2001]);
    assert_eq!(listing.deleted, []);
}

#[test]
fn two_hundred_saves_are_listed_by_what_they_say_openly() {
    let mut shelf = Shelf::new(Memory::default());
    for number in 0..200 {
        let saved =
            if number % 3 == 0 { over(played(number, number)) } else { played(number, number) };
        shelf.begin(GameId::Drawn(number), &mut { saved }).expect("memory keeps everything");
    }
    for number in (0..200).step_by(20) {
        let key = Key::Game(GameId::Drawn(number));
        let text = shelf.store().get(key).expect("memory can be read").expect("just put there");
        shelf.store().set(key, &text[..text.len() / 2]).expect("memory keeps everything");
    }
    let begun = Instant::now();
    let listing = listed(&shelf);
    println!("200 saves listed in {:?}", begun.elapsed());
    assert_eq!(ids(&listing.unreadable), (0..200).step_by(20).collect::<Vec<_>>());
    assert!(listing.unreadable.iter().all(|entry| entry.about == LoadError::NotOurs));
    assert_eq!(listing.running.len() + listing.finished.len(), 190);
    assert_eq!(ids(&listing.running)[..3], [199, 197, 196]);
}

#[test]
fn a_game_that_no_list_knows_yet_is_added_where_it_belongs() {
    let mut shelf = Shelf::new(Memory::default());
    for (number, millis) in [(1, 50), (2, 70)] {
        shelf.begin(GameId::Drawn(number), &mut played(number, millis)).expect("room");
    }
    let mut listing = listed(&shelf);
    listing.add(GameId::Drawn(3), Summary::of(&played(3, 60)));
    assert_eq!(ids(&listing.running), [2, 3, 1]);
}

#[test]
fn a_save_that_could_not_be_opened_is_listed_with_its_reason_until_another_lies_there() {
    let mut shelf = Shelf::new(Memory::default());
    let saved = new_game(1);
    // What it says openly is sound, and so is its checksum.
    shelf.store().set(Key::Game(ONE), &compose(&saved, "nonsense")).expect("room");
    shelf.store().set(Key::Game(TWO), &compose(&saved, "nonsense")).expect("room");
    assert_eq!(ids(&listed(&shelf).running), [2, 1]);

    let Ok(Found::Unreadable(reason)) = shelf.open(ONE) else { panic!("it makes no sense") };
    assert_eq!(listed(&shelf).unreadable, [Entry { id: ONE, about: reason }]);
    shelf.rename(TWO, title("Hytta")).expect("nothing is written");
    assert_eq!(ids(&listed(&shelf).unreadable), [1, 2]);

    shelf.store().set(Key::Game(ONE), &write(&saved)).expect("room");
    assert_eq!(ids(&listed(&shelf).running), [1]);
    assert_eq!(found(&mut shelf, ONE), saved);
}
