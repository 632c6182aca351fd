use super::*;
use crate::engine::card::{Card, Room};
use crate::save::Mark;

#[test]
fn a_game_is_found_as_it_was_kept() {
    let mut shelf = Shelf::new(Memory::default());
    assert_eq!(shelf.open(ONE), Ok(Found::Nothing));

    let mut saved = new_game(1);
    assert_eq!(shelf.begin(ONE, &mut saved), Ok(()));
    roll(&mut saved);
    let seat = saved.names().seats().next().expect("somebody plays");
    saved.notes[seat].set(Card::Room(Room::Hall), Mark::Question);
    assert_eq!(shelf.keep(&mut saved), Ok(()));
    assert_eq!(saved.revision, 2);
    assert_eq!(found(&mut shelf, ONE), saved);
}

#[test]
fn a_new_game_leaves_the_others_as_they_are() {
    let mut shelf = Shelf::new(Memory::default());
    let (mut one, mut two) = (new_game(1), new_game(2));
    shelf.begin(ONE, &mut one).expect("memory keeps everything");
    shelf.begin(TWO, &mut two).expect("memory keeps everything");
    roll(&mut two);
    shelf.keep(&mut two).expect("memory keeps everything");
    assert_eq!(found(&mut shelf, ONE), one);
    assert_eq!(found(&mut shelf, TWO), two);
}

#[test]
fn the_game_that_was_open_in_this_tab_is_known_after_a_reload() {
    let store = Shared::default();
    let mut shelf = Shelf::new(store.clone());
    shelf.begin(ONE, &mut new_game(1)).expect("memory keeps everything");
    shelf.begin(TWO, &mut new_game(2)).expect("memory keeps everything");
    found(&mut shelf, ONE);
    assert_eq!(Shelf::new(store.clone()).last_open(), Ok(Some(ONE)));
    shelf.close();
    assert_eq!(Shelf::new(store).last_open(), Ok(None));
}

#[test]
fn what_earlier_programs_kept_is_opened_played_on_and_renamed_where_it_is() {
    let text = include_str!("../../../save/tests/version_1.json").trim_end();
    let store = Shared::default();
    store.set(Key::Game(GameId::Only), text).expect("memory keeps everything");
    store.fill();

    let mut shelf = Shelf::new(store.clone());
    let listing = listed(&shelf);
    assert_eq!(listing.finished.iter().map(|entry| entry.id).collect::<Vec<_>>(), [GameId::Only]);
    let mut saved = found(&mut shelf, GameId::Only);
    assert_eq!(shelf.keep(&mut saved), Err(KeepError::Store(StoreError::Full)));
    assert_eq!(store.get(Key::Game(GameId::Only)).as_ref().map(Option::as_deref), Ok(Some(text)));

    store.room.set(None);
    saved.played = Time::of_millis(5);
    assert_eq!(shelf.keep(&mut saved), Ok(()));
    assert_eq!(shelf.rename(GameId::Only, title("Hytta")), Ok(()));
    saved.title = title("Hytta");
    saved.revision += 1;
    assert_eq!(found(&mut shelf, GameId::Only), saved);
}

#[test]
fn a_save_that_cannot_be_read_is_named_and_never_written_over() {
    let mut shelf = Shelf::new(Memory::default());
    let damaged = r#"{"kartano":7,"future":true}"#;
    for id in [GameId::Only, GameId::SetAside(2), ONE] {
        shelf.store().set(Key::Game(id), damaged).expect("memory keeps everything");
        let reason = LoadError::FutureVersion(7);
        assert_eq!(shelf.open(id), Ok(Found::Unreadable(reason)));
        assert_eq!(shelf.open_game(), None);
        assert_eq!(shelf.rename(id, title("Hytta")), Ok(()));
        let mut saved = new_game(1);
        assert_eq!(shelf.begin(TWO, &mut saved), Ok(()));
        assert_eq!(shelf.open(id), Ok(Found::Unreadable(reason)));
        assert_eq!(shelf.keep(&mut saved), Ok(()), "the game goes on under its own name");
        assert_eq!(
            shelf.store().get(Key::Game(id)).as_ref().map(Option::as_deref),
            Ok(Some(damaged))
        );
        shelf.close();
    }
}

#[test]
fn a_title_comes_and_goes_and_changes_nothing_else() {
    let mut shelf = Shelf::new(Memory::default());
    let mut saved = played(1, 77);
    shelf.begin(ONE, &mut saved).expect("memory keeps everything");
    for typed in ["Mökki", "<b>", "  ", "Hytta"] {
        assert_eq!(shelf.rename(ONE, title(typed)), Ok(()));
        saved.title = title(typed);
        saved.revision += 1;
        assert_eq!(found(&mut shelf, ONE), saved);
    }
    assert_eq!(shelf.rename(TWO, title("nobody's")), Ok(()));
    assert_eq!(shelf.open(TWO), Ok(Found::Nothing));
}

#[test]
fn a_full_store_leaves_what_is_there_and_the_game_goes_on() {
    let store = Shared::default();
    let mut shelf = Shelf::new(store.clone());
    let mut saved = new_game(1);
    shelf.begin(ONE, &mut saved).expect("there is room yet");
    let kept = saved.clone();
    store.fill();
    saved.title = title("so long that it needs more room");
    assert_eq!(shelf.keep(&mut saved), Err(KeepError::Store(StoreError::Full)));
    assert!(shelf.is_behind() && !shelf.is_unlisted());
    assert_eq!(saved.revision, 1);
    assert_eq!(found(&mut Shelf::new(store.clone()), ONE), kept);
    assert_eq!(shelf.rename(ONE, title("so long that it needs more room")), Err(StoreError::Full));
    assert_eq!(found(&mut Shelf::new(store.clone()), ONE), kept);

    store.room.set(None);
    assert_eq!(shelf.keep(&mut saved), Ok(()));
    assert!(!shelf.is_behind());
    assert_eq!(found(&mut Shelf::new(store), ONE), saved);
}

#[test]
fn a_game_that_could_not_be_put_there_at_first_is_put_there_later() {
    let store = Shared::default();
    let mut shelf = Shelf::new(store.clone());
    shelf.begin(ONE, &mut new_game(1)).expect("there is room yet");
    store.fill();
    let mut saved = new_game(2);
    assert_eq!(shelf.begin(TWO, &mut saved), Err(StoreError::Full));
    assert!(shelf.is_behind() && shelf.is_unlisted());
    roll(&mut saved);
    assert_eq!(shelf.keep(&mut saved), Err(KeepError::Store(StoreError::Full)));
    assert_eq!(listed(&shelf).running.len(), 1);
    store.room.set(None);
    assert_eq!(shelf.keep(&mut saved), Ok(()));
    assert_eq!(found(&mut shelf, TWO), saved);
}
