use proptest::prelude::*;

use super::*;
use crate::storage::DELETED_KEPT;

#[test]
fn a_newer_state_of_another_tab_is_noticed_and_left_alone() {
    let store = Shared::default();
    let (mut one, mut other) = (Shelf::new(store.clone()), Shelf::new(store));
    let mut here = new_game(1);
    one.begin(ONE, &mut here).expect("memory keeps everything");
    let mut there = found(&mut other, ONE);

    roll(&mut there);
    assert_eq!(other.keep(&mut there), Ok(()));
    roll(&mut here);
    assert_eq!(one.standing(), Ok(Standing::ChangedElsewhere));
    assert_eq!(one.keep(&mut here), Err(KeepError::ChangedElsewhere));
    assert_eq!((here.revision, there.revision), (1, 2));

    assert_eq!(found(&mut one, ONE), there);
    assert_eq!(one.keep(&mut there), Ok(()));
    assert_eq!(other.standing(), Ok(Standing::ChangedElsewhere));
}

#[test]
fn two_tabs_play_two_games_and_neither_notices() {
    let store = Shared::default();
    let (mut one, mut other) = (Shelf::new(store.clone()), Shelf::new(store));
    let (mut here, mut there) = (new_game(1), new_game(2));
    one.begin(ONE, &mut here).expect("memory keeps everything");
    other.begin(TWO, &mut there).expect("memory keeps everything");
    for _ in 0..2 {
        roll(&mut here);
        roll(&mut there);
        assert_eq!((one.keep(&mut here), other.keep(&mut there)), (Ok(()), Ok(())));
    }
    assert_eq!((found(&mut one, TWO), found(&mut other, ONE)), (there, here));
}

/// What somebody does in one of two tabs; games are counted as they are begun.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Begin,
    Open(usize),
    Play,
    Rename(usize, &'static str),
    Delete(usize),
    Restore(usize),
}

fn any_deed() -> impl Strategy<Value = (usize, Deed)> {
    let game = 0_usize..12;
    let deed = prop_oneof![
        Just(Deed::Begin),
        game.clone().prop_map(Deed::Open),
        Just(Deed::Play),
        (game.clone(), prop::sample::select(vec!["", "Hytta", "Mökki"]))
            .prop_map(|(game, title)| Deed::Rename(game, title)),
        game.clone().prop_map(Deed::Delete),
        game.prop_map(Deed::Restore),
    ];
    (0_usize..2, deed)
}

/// A tab, and what it has open.
struct Tab {
    shelf: Shelf<Shared>,
    open: Option<SavedGame>,
}

/// What must be true of the games, whatever the tabs do.
#[derive(Default)]
struct Truth {
    begun: usize,
    there: Vec<usize>,
    deleted: Vec<usize>,
}

fn id(game: usize) -> GameId {
    GameId::Drawn(game.try_into().expect("a small number"))
}

fn seeds(game: usize) -> Seeds {
    Seeds::from_number(game.try_into().expect("a small number"))
}

impl Truth {
    fn follow(&mut self, tab: &mut Tab, deed: Deed) {
        match deed {
            Deed::Begin => {
                let mut saved = new_game(self.begun.try_into().expect("a small number"));
                tab.shelf.begin(id(self.begun), &mut saved).expect("memory keeps everything");
                tab.open = Some(saved);
                self.there.push(self.begun);
                self.begun += 1;
            }
            Deed::Open(game) => {
                if let Found::Game(saved) = tab.shelf.open(id(game)).expect("memory can be read") {
                    assert!(self.there.contains(&game), "{game} is not there");
                    assert_eq!(saved.game.seeds(), seeds(game), "another game's secrets");
                    tab.open = Some(*saved);
                }
            }
            Deed::Play => {
                let Some(saved) = &mut tab.open else { return };
                if saved.game.events().len() < 2 {
                    roll(saved);
                }
                let kept = tab.shelf.keep(saved);
                assert!(!matches!(kept, Err(KeepError::Store(_))));
            }
            Deed::Rename(game, name) => {
                tab.shelf.rename(id(game), title(name)).expect("memory keeps everything");
            }
            Deed::Delete(game) if self.there.contains(&game) => {
                tab.shelf.delete(id(game)).expect("memory keeps everything");
                if tab.shelf.open_game().is_none() {
                    tab.open = None;
                }
                self.there.retain(|&other| other != game);
                self.deleted.push(game);
                let many = self.deleted.len().saturating_sub(DELETED_KEPT);
                self.deleted.drain(..many);
            }
            Deed::Restore(game) if self.deleted.contains(&game) => {
                tab.shelf.restore(id(game)).expect("memory keeps everything");
                self.deleted.retain(|&other| other != game);
                self.there.push(game);
            }
            Deed::Delete(_) | Deed::Restore(_) => {}
        }
    }

    fn holds(&self, store: &Shared) {
        let mut shelf = Shelf::new(store.clone());
        let listing = listed(&shelf);
        assert_eq!(listing.unreadable, []);
        let mut running: Vec<_> = listing.running.iter().map(|entry| entry.id).collect();
        let mut there: Vec<_> = self.there.iter().map(|&game| id(game)).collect();
        running.sort();
        there.sort();
        assert_eq!(running, there, "a game was lost, or came back unasked");
        let deleted: Vec<_> = listing.deleted.iter().map(|entry| entry.id).collect();
        assert_eq!(deleted, self.deleted.iter().rev().map(|&game| id(game)).collect::<Vec<_>>());
        for &game in &self.there {
            assert_eq!(found(&mut shelf, id(game)).game.seeds(), seeds(game));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn whatever_two_tabs_do_no_game_is_lost_or_mixed_up_with_another(
        deeds in prop::collection::vec(any_deed(), 0..40),
    ) {
        let store = Shared::default();
        let mut tabs = [0, 1].map(|_| Tab { shelf: Shelf::new(store.clone()), open: None });
        let mut truth = Truth::default();
        for (tab, deed) in deeds {
            truth.follow(&mut tabs[tab], deed);
            truth.holds(&store);
        }
    }
}

#[test]
fn another_name_given_in_another_tab_is_taken_over() {
    let store = Shared::default();
    let (mut one, mut other) = (Shelf::new(store.clone()), Shelf::new(store));
    let mut here = new_game(1);
    one.begin(ONE, &mut here).expect("memory keeps everything");
    other.rename(ONE, title("Mökki")).expect("memory keeps everything");
    assert_eq!(one.standing(), Ok(Standing::ChangedElsewhere));
    assert_eq!(one.take_over_title(&mut here), Ok(true));
    assert_eq!((one.standing(), here.title.clone()), (Ok(Standing::Ours), title("Mökki")));

    let mut there = found(&mut other, ONE);
    roll(&mut there);
    assert_eq!(other.keep(&mut there), Ok(()));
    let before = here.clone();
    assert_eq!(one.take_over_title(&mut here), Ok(false), "somebody has played on");
    assert_eq!((one.standing(), here), (Ok(Standing::ChangedElsewhere), before));
}

#[test]
fn a_game_that_lies_nowhere_else_is_known_to_be_only_here() {
    let store = Shared::default();
    let (mut one, mut other) = (Shelf::new(store.clone()), Shelf::new(store.clone()));
    one.begin(ONE, &mut new_game(1)).expect("memory keeps everything");
    assert_eq!(one.is_only_here(), Ok(false));
    other.delete(ONE).expect("memory keeps everything");
    assert_eq!((one.standing(), one.is_only_here()), (Ok(Standing::DeletedElsewhere), Ok(false)));
    store.remove(Key::Game(ONE)).expect("memory keeps everything");
    assert_eq!(one.is_only_here(), Ok(true));
}
