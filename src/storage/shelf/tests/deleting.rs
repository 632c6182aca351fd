use super::*;
use crate::storage::DELETED_KEPT;

fn ids<T>(entries: &[Entry<T>]) -> Vec<GameId> {
    entries.iter().map(|entry| entry.id).collect()
}

#[test]
fn a_deleted_game_is_gone_from_the_list_and_comes_back_as_it_was() {
    let mut shelf = Shelf::new(Memory::default());
    let mut saved = new_game(1);
    shelf.begin(ONE, &mut saved).expect("memory keeps everything");
    assert_eq!(shelf.delete(ONE), Ok(()));
    assert_eq!((shelf.open_game(), shelf.open(ONE)), (None, Ok(Found::Nothing)));
    assert_eq!(ids(&listed(&shelf).running), []);
    assert_eq!(ids(&listed(&shelf).deleted), [ONE]);

    assert_eq!(shelf.restore(ONE), Ok(()));
    assert_eq!(ids(&listed(&shelf).deleted), []);
    assert_eq!(found(&mut shelf, ONE), saved);
}

#[test]
fn a_save_that_cannot_be_read_is_deleted_and_brought_back_like_any_other() {
    let mut shelf = Shelf::new(Memory::default());
    shelf.store().set(Key::Game(GameId::SetAside(0)), "?").expect("memory keeps everything");
    assert_eq!(shelf.delete(GameId::SetAside(0)), Ok(()));
    assert_eq!(listed(&shelf).unreadable, []);
    let entry = Entry { id: GameId::SetAside(0), about: Err(LoadError::NotOurs) };
    assert_eq!(listed(&shelf).deleted, [entry]);
    assert_eq!(shelf.restore(GameId::SetAside(0)), Ok(()));
    assert_eq!(ids(&listed(&shelf).unreadable), [GameId::SetAside(0)]);
}

#[test]
fn the_last_five_deleted_games_can_come_back_and_those_before_are_gone() {
    let mut shelf = Shelf::new(Memory::default());
    let all: Vec<_> = (0..8).map(GameId::Drawn).collect();
    for &id in &all {
        shelf.begin(id, &mut new_game(1)).expect("memory keeps everything");
    }
    for &id in all.iter().chain([&all[4]]) {
        shelf.delete(id).expect("memory keeps everything");
    }
    let kept: Vec<_> = [4, 7, 6, 5, 3].map(GameId::Drawn).to_vec();
    assert_eq!(kept.len(), DELETED_KEPT);
    assert_eq!(ids(&listed(&shelf).deleted), kept);
    assert_eq!(shelf.store().get(Key::Game(GameId::Drawn(2))), Ok(None));
}

#[test]
fn a_game_deleted_in_another_tab_is_not_put_back_unasked() {
    let store = Shared::default();
    let (mut here, mut there) = (Shelf::new(store.clone()), Shelf::new(store.clone()));
    let mut saved = new_game(1);
    here.begin(ONE, &mut saved).expect("memory keeps everything");
    there.delete(ONE).expect("memory keeps everything");

    roll(&mut saved);
    assert_eq!(here.standing(), Ok(Standing::DeletedElsewhere));
    assert_eq!(here.keep(&mut saved), Err(KeepError::DeletedElsewhere));
    assert_eq!(ids(&listed(&there).running), []);

    assert_eq!(here.bring_back(&mut saved), Ok(()));
    assert_eq!(here.keep(&mut saved), Ok(()));
    assert_eq!(found(&mut there, ONE), saved);
}

#[test]
fn a_game_that_is_gone_for_good_comes_back_from_the_tab_that_plays_it() {
    let store = Shared::default();
    let (mut here, mut there) = (Shelf::new(store.clone()), Shelf::new(store.clone()));
    let mut saved = new_game(1);
    here.begin(ONE, &mut saved).expect("memory keeps everything");
    store.remove(Key::Game(ONE)).expect("it is there");
    assert_eq!(here.keep(&mut saved), Err(KeepError::DeletedElsewhere));
    assert_eq!(there.open(ONE), Ok(Found::Nothing));
    assert_eq!(here.bring_back(&mut saved), Ok(()));
    assert_eq!(found(&mut there, ONE), saved);
}

#[test]
fn in_a_full_store_games_can_still_be_deleted_and_brought_back() {
    let store = Shared::default();
    let mut shelf = Shelf::new(store.clone());
    let all: Vec<_> = (0..9).map(GameId::Drawn).collect();
    for &id in &all {
        shelf.begin(id, &mut new_game(1)).expect("there is room yet");
    }
    store.fill();
    for &id in &all {
        assert_eq!(shelf.delete(id), Ok(()), "{id}");
    }
    assert_eq!(shelf.restore(all[8]), Ok(()));
    assert_eq!(found(&mut shelf, all[8]).game, new_game(1).game);
}

#[test]
fn a_game_that_is_played_gets_the_room_of_those_that_were_deleted_first() {
    let store = Shared::default();
    let mut shelf = Shelf::new(store.clone());
    for number in 0..3 {
        shelf.begin(GameId::Drawn(number), &mut new_game(1)).expect("there is room yet");
    }
    let mut saved = found(&mut shelf, GameId::Drawn(2));
    store.fill();
    saved.title = title("so long that it needs more room");
    assert_eq!(shelf.keep(&mut saved), Err(KeepError::Store(StoreError::Full)));
    for number in [0, 1] {
        shelf.delete(GameId::Drawn(number)).expect("the room for the note is reserved");
    }
    assert_eq!(shelf.keep(&mut saved), Ok(()));
    assert_eq!(ids(&listed(&shelf).deleted), [GameId::Drawn(1)], "no more than was needed");
    assert_eq!(found(&mut shelf, GameId::Drawn(2)), saved);
}

#[test]
fn a_note_of_deleted_games_that_makes_no_sense_hides_nothing() {
    let mut shelf = Shelf::new(Memory::default());
    shelf.begin(ONE, &mut new_game(1)).expect("memory keeps everything");
    for text in ["", "[]", "game:1 \u{0} kartano:game", "🦄"] {
        shelf.store().set(Key::Deleted, text).expect("memory keeps everything");
        assert_eq!(ids(&listed(&shelf).running), [ONE], "{text}");
        assert_eq!(shelf.standing(), Ok(Standing::Ours), "{text}");
    }
}
