//! What holds in every game: random players play complete games by each rulebook with each number
//! of players.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use std::cell::Cell;
use std::collections::HashSet;

use common::random_player::{FAR_TOO_MANY_TURNS, RandomGame};
use kartano::engine::action::Action;
use kartano::engine::board::{Board, Interior, Link, Place};
use kartano::engine::card::{Card, CardSet, Room, Suspect, Weapon};
use kartano::engine::chooser::Chooser;
use kartano::engine::dice::{Chance, Seeds, Stream};
use kartano::engine::edition::Edition;
use kartano::engine::event::{Deal, Event, Seen, Told, Viewer};
use kartano::engine::game::{Drawn, Game};
use kartano::engine::permit::legal_actions;
use kartano::engine::refusal::Fault;
use kartano::engine::ruleset::{AccusationVoice, Preset, Ruleset};
use kartano::engine::seat::{MOST_SEATS, Seat};
use kartano::engine::setup::Setup;
use kartano::engine::side::SidePlace;
use kartano::engine::state::State;
use kartano::engine::theory::Theory;
use kartano::engine::turn::decide;
use kartano::engine::view::{SeatView, TableView};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};

/// Games are played for each property; those that look at whole games closely take fewer.
const MANY: u32 = 64;

/// For properties that try every action there is in several positions of each game.
const FEW: u32 = 24;

/// In so many positions of each game every action is tried.
const POSITIONS: usize = 4;

fn config(cases: u32) -> Config {
    Config { cases, failure_persistence: None, ..Config::default() }
}

/// A game, its players and its chance decided by the case.
#[derive(Clone, Debug)]
struct Case {
    preset: Preset,
    characters: Vec<Suspect>,
    number: u64,
}

impl Case {
    fn setup(&self) -> Setup {
        Setup::new(Ruleset::of(self.preset), self.characters.clone()).unwrap()
    }

    fn begun(&self) -> RandomGame {
        RandomGame::new(self.setup(), self.number)
    }

    fn finished(&self) -> RandomGame {
        let mut game = self.begun();
        game.finish();
        game
    }
}

/// Any rulebook, any number of players it allows, with any characters; it shrinks towards few
/// players. Half of the tables of rulebooks with free choice sit in an order of their own.
fn cases() -> impl Strategy<Value = Case> {
    let presets = prop::sample::select(&Preset::ALL[..]);
    presets
        .prop_flat_map(|preset| {
            let ruleset = Ruleset::of(preset);
            let characters = ruleset
                .players()
                .prop_flat_map(|players| prop::sample::subsequence(&Suspect::ALL[..], players));
            (Just(preset), characters, any::<bool>(), any::<u64>())
        })
        .prop_map(|(preset, mut characters, mixed, number)| {
            let free = Setup::new(Ruleset::of(preset), characters.iter().rev().copied().collect());
            if mixed && free.is_ok() {
                Stream::new(Seeds::from_number(number).deal).shuffle(&mut characters);
            }
            Case { preset, characters, number }
        })
}

/// Where the events say that pawns and weapons are, told by nothing but the events.
#[derive(Debug, PartialEq, Eq)]
struct Pieces {
    pawns: [Place; 6],
    weapons: [Interior; 6],
}

impl Pieces {
    fn after(setup: &Setup, events: &[Event]) -> Self {
        let Some(Event::Told(Told::Arranged { pieces, weapons })) = events.first() else {
            panic!("a game begins with setting up");
        };
        let mut all = Self { pawns: *pieces, weapons: *weapons };
        for event in events {
            let Event::Told(told) = event else { continue };
            match *told {
                Told::Moved { seat, to } => all.put(setup, seat, to),
                Told::TookLink { seat, to, .. } => all.put(setup, seat, Place::Room(to)),
                Told::ClearedDoorway { seat, to } => all.put(setup, seat, to.into()),
                Told::Suggested { theory, .. } => {
                    all.pawns[theory.suspect.index()] = Place::Room(theory.room);
                    all.weapons[theory.weapon.slot()] = Interior::Room(theory.room);
                }
                _ => {}
            }
        }
        all
    }

    fn put(&mut self, setup: &Setup, seat: Seat, place: Place) {
        self.pawns[setup.characters()[seat].index()] = place;
    }
}

/// The deal of a game, once there is one.
fn deal(events: &[Event]) -> Option<&Deal> {
    events.iter().find_map(|event| match event {
        Event::Dealt { deal, .. } => Some(deal),
        _ => None,
    })
}

/// Every action there is on an edition's board, with the cards of both editions.
fn universe(edition: Edition) -> Vec<Action> {
    let simple = [Action::Roll, Action::Stay, Action::CloseLook, Action::EndTurn];
    let squares = Board::of(edition).squares().map(Place::Square);
    let places = Room::ALL.into_iter().map(Place::Room).chain([Place::Centre]).chain(squares);
    let links = Link::ALL.into_iter().flat_map(|link| Room::ALL.map(|to| (link, to)));
    let theories = || Room::ALL.into_iter().flat_map(about);
    simple
        .into_iter()
        .chain(places.map(Action::Move))
        .chain(links.map(|(link, to)| Action::Take(link, to)))
        .chain(theories().map(Action::Suggest))
        .chain(theories().map(Action::Accuse))
        .chain(Card::all().map(Action::Show))
        .chain([Chooser::Player, Chooser::Game].map(Action::LetChoose))
        .chain(SidePlace::ALL.map(Action::Peek))
        .collect()
}

/// All theories about a room, of whatever edition.
fn about(room: Room) -> impl Iterator<Item = Theory> {
    Suspect::ALL.into_iter().flat_map(move |suspect| {
        Weapon::ALL.into_iter().map(move |weapon| Theory { suspect, weapon, room })
    })
}

fn state_after(setup: &Setup, events: &[Event]) -> State {
    let mut state = State::new(setup.clone());
    for event in events {
        state.apply(event);
    }
    state
}

fn table_after(setup: &Setup, events: &[Event]) -> TableView {
    let mut table = TableView::new(setup.clone());
    for event in events {
        table.apply(&event.seen_by(Viewer::Table));
    }
    table
}

fn view_after(seat: Seat, setup: &Setup, events: &[Event]) -> SeatView {
    let mut view = SeatView::new(seat, setup.clone());
    for event in events {
        view.apply(event.seen_by(Viewer::Seat(seat)));
    }
    view
}

#[test]
fn a_random_game_lasts_at_least_twenty_turns_on_average() {
    /// By each rulebook, with each number of players.
    const GAMES: u64 = 8;
    /// Shorter games would hardly show what happens when many are out.
    const FEWEST_TURNS: f64 = 20.0;
    for preset in Preset::ALL {
        let ruleset = Ruleset::of(preset);
        let mut turns = 0;
        let mut games = 0;
        for players in ruleset.players() {
            let setup = Setup::new(ruleset.clone(), Suspect::ALL[..players].to_vec()).unwrap();
            let mut with_so_many = 0;
            for number in 0..GAMES {
                let mut game = RandomGame::new(setup.clone(), number);
                game.finish();
                with_so_many += game.game.table().turn();
            }
            turns += with_so_many;
            games += u32::try_from(GAMES).unwrap();
            println!("{preset:?}, {players} players: {} turns", f64::from(with_so_many) / 8.0);
        }
        let mean = f64::from(turns) / f64::from(games);
        println!("mean turns of a random game, {preset:?}: {mean:.0}");
        assert!(mean >= FEWEST_TURNS, "{preset:?}: {mean}");
    }
}

proptest! {
    #![proptest_config(config(MANY))]

    #[test]
    fn every_game_ends_with_all_cards_in_place_and_the_pieces_where_the_events_say(case in cases()) {
        let setup = case.setup();
        let mut random = case.begun();
        while let Some((seat, action)) = random.next() {
            random.play(seat, action);
            prop_assert!(random.game.table().turn() < FAR_TOO_MANY_TURNS);
        }
        let game = &random.game;
        let deal = deal(game.events()).expect("a game that ended was dealt");
        prop_assert!(deal.is_whole(setup.edition()));
        for (seat, hand) in deal.hands.iter() {
            prop_assert_eq!(random.views[seat.index()].hand(), *hand);
            prop_assert_eq!(game.table().hand_sizes()[seat], hand.len());
        }
        prop_assert!(game.table().outcome().is_some());
        prop_assert_eq!(game.table().laid_open(), Some(deal));
        prop_assert_eq!(game.table().actor(), None);
        let pieces = Pieces::after(&setup, game.events());
        prop_assert_eq!(&pieces.pawns, game.table().pieces());
        prop_assert_eq!(&pieces.weapons, game.table().weapons());
    }

    #[test]
    fn at_every_moment_the_pieces_are_where_the_events_say_and_no_square_holds_two(
        case in cases(),
        moments in prop::collection::vec(any::<Index>(), 12),
    ) {
        let setup = case.setup();
        let finished = case.finished();
        let events = finished.game.events();
        for moment in moments {
            let so_far = &events[..=moment.index(events.len())];
            let table = table_after(&setup, so_far);
            let pieces = Pieces::after(&setup, so_far);
            prop_assert_eq!(&pieces.pawns, table.pieces());
            prop_assert_eq!(&pieces.weapons, table.weapons());
            let squares: Vec<Place> = pieces
                .pawns
                .into_iter()
                .filter(|place| matches!(place, Place::Square(_)))
                .collect();
            prop_assert_eq!(HashSet::<Place>::from_iter(squares.clone()).len(), squares.len());
        }
    }

    #[test]
    fn a_replay_equals_the_play_wherever_the_game_waited(case in cases()) {
        let mut random = case.begun();
        let mut waited = vec![(random.game.events().len(), random.game.drawn())];
        let halfway = {
            let mut middle = None;
            while let Some((seat, action)) = random.next() {
                random.play(seat, action);
                waited.push((random.game.events().len(), random.game.drawn()));
                if waited.len() == 40 {
                    middle = Some(random.game.clone());
                }
            }
            middle
        };
        let game = &random.game;
        let replay = |events: usize, drawn: Drawn| {
            let events = game.events()[..events].to_vec();
            Game::replay(game.setup().clone(), game.seeds(), drawn, events)
        };
        prop_assert_eq!(replay(game.events().len(), game.drawn()), Ok(game.clone()));
        if let Some(halfway) = halfway {
            let (events, drawn) = waited[39];
            prop_assert_eq!(replay(events, drawn), Ok(halfway));
        }
        // Every prefix at the beginning, where the phases of opening are, and some of the rest.
        let some = waited.iter().take(30).chain(waited.iter().step_by(37));
        for &(events, drawn) in some {
            let table = table_after(game.setup(), &game.events()[..events]);
            let prefix = replay(events, drawn).map(|prefix| prefix.table().clone());
            prop_assert_eq!(prefix, Ok(table), "stops after {} events", events);
        }
    }

    #[test]
    fn a_game_goes_on_after_a_replay_as_if_it_had_not_stopped(case in cases()) {
        let mut random = case.begun();
        for _ in 0..25 {
            if let Some((seat, action)) = random.next() {
                random.play(seat, action);
            }
        }
        let game = &random.game;
        let setup = game.setup().clone();
        let mut loaded =
            Game::replay(setup, game.seeds(), game.drawn(), game.events().to_vec()).unwrap();
        for _ in 0..25 {
            if let Some((seat, action)) = random.next() {
                random.play(seat, action);
                prop_assert!(loaded.play(seat, action).is_ok());
            }
        }
        prop_assert_eq!(loaded, random.game);
    }

    #[test]
    fn a_record_cut_anywhere_is_refused_as_unfinished_or_can_be_played_on(
        case in cases(),
        moments in prop::collection::vec(any::<Index>(), 24),
    ) {
        let game = case.finished().game;
        for moment in moments {
            let events = game.events()[..=moment.index(game.events().len())].to_vec();
            match Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events.clone()) {
                Err(error) => prop_assert_eq!(error.fault, Fault::Unfinished),
                Ok(cut) => {
                    let may_act = cut.table().actor().is_some_and(|seat| {
                        let legal = legal_actions(&view_after(seat, game.setup(), &events));
                        legal.actions(game.setup().edition()).any(|action| {
                            !matches!(action, Action::Accuse(_) | Action::LetChoose(_))
                        })
                    });
                    prop_assert_eq!(may_act, cut.table().outcome().is_none());
                }
            }
        }
    }

    #[test]
    fn until_all_is_laid_open_the_table_hears_of_no_card_but_what_is_said_aloud(case in cases()) {
        let game = case.finished().game;
        let aloud = game.setup().ruleset().accusation == AccusationVoice::Aloud;
        for seen in game.seen_by(Viewer::Table) {
            let is_accusation = matches!(seen, Seen::Accused { .. });
            let lies_open = matches!(&seen, Seen::Dealt { face_up, .. } if !face_up.is_empty());
            if !matches!(seen, Seen::Told(_) | Seen::Ended { .. }) {
                let named = lies_open || aloud && is_accusation;
                prop_assert_eq!(names_a_card(&seen), named, "{:?}", seen);
            }
        }
    }

    #[test]
    fn whoever_has_no_part_in_an_answer_or_accusation_hears_what_the_table_hears(case in cases()) {
        let game = case.finished().game;
        for event in game.events() {
            let parts = match *event {
                Event::Shown { by, to, .. } => [by, to],
                Event::Accused { by, .. } | Event::Peeked { by, .. } => [by, by],
                _ => continue,
            };
            for seat in game.setup().characters().seats().filter(|seat| !parts.contains(seat)) {
                prop_assert_eq!(event.seen_by(Viewer::Seat(seat)), event.seen_by(Viewer::Table));
            }
        }
    }
}

/// Whether any card occurs in what somebody hears, wherever it stands there.
fn names_a_card(seen: &Seen) -> bool {
    let heard = format!("{seen:?}");
    let mut words = heard.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| Card::all().any(|card| format!("{card:?}").ends_with(&format!("({word})"))))
}

proptest! {
    #![proptest_config(config(FEW))]

    #[test]
    fn every_listed_action_is_accepted_and_every_other_is_refused_and_changes_nothing(
        case in cases(),
        moments in prop::collection::vec(any::<Index>(), POSITIONS),
    ) {
        let setup = case.setup();
        let mut random = case.begun();
        let mut waited = vec![(random.game.events().len(), random.game.drawn())];
        while let Some((seat, action)) = random.next() {
            random.play(seat, action);
            waited.push((random.game.events().len(), random.game.drawn()));
        }
        // The beginning and the end always, and some moments between.
        let chosen = moments.iter().map(|moment| moment.index(waited.len()));
        for moment in chosen.chain([0, waited.len() - 1]) {
            let (events, drawn) = waited[moment];
            let seeds = random.game.seeds();
            let events = random.game.events()[..events].to_vec();
            let state = state_after(&setup, &events);
            let chance = Chance {
                deal: Stream::resumed(seeds.deal, drawn.deal),
                dice: Stream::resumed(seeds.dice, drawn.dice),
                answers: Stream::resumed(seeds.answers, drawn.answers),
            };
            let before = Game::replay(setup.clone(), seeds, drawn, events.clone()).unwrap();
            let mut game = before.clone();
            let mut somebody_may_act = false;
            for seat in (0..usize::from(MOST_SEATS)).filter_map(Seat::new) {
                let listed: HashSet<Action> = if setup.characters().has(seat) {
                    let view = view_after(seat, &setup, &events);
                    legal_actions(&view).actions(setup.edition()).collect()
                } else {
                    HashSet::new()
                };
                somebody_may_act |= !listed.is_empty();
                for action in universe(setup.edition()) {
                    let mut drawn_from = chance.clone();
                    let outcome = decide(&state, seat, action, &mut drawn_from);
                    prop_assert_eq!(
                        outcome.is_ok(),
                        listed.contains(&action),
                        "{:?} {:?} in {:?}: {:?}", seat, action, state.table().phase(), outcome
                    );
                    if outcome.is_err() {
                        prop_assert_eq!(&drawn_from, &chance);
                        prop_assert!(game.play(seat, action).is_err());
                    }
                }
            }
            prop_assert_eq!(&game, &before, "refused actions changed the game");
            prop_assert_eq!(somebody_may_act, state.table().outcome().is_none());
        }
    }
}

/// Another deal that a viewer can't tell from this one: the two cards change places. `None` if
/// the envelope would hold something that is no theory.
fn swapped(deal: &Deal, one: Card, other: Card) -> Option<Deal> {
    let turned = |card: Card| match card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    };
    let turned_set = |cards: CardSet| cards.iter().map(turned).collect::<CardSet>();
    let mut solution = deal.solution;
    for card in deal.solution.cards().iter() {
        match (card, turned(card)) {
            (Card::Suspect(_), Card::Suspect(suspect)) => solution.suspect = suspect,
            (Card::Weapon(_), Card::Weapon(weapon)) => solution.weapon = weapon,
            (Card::Room(_), Card::Room(room)) => solution.room = room,
            _ => return None,
        }
    }
    let hands = deal.hands.map(|_, &hand| turned_set(hand));
    let aside = deal.aside.iter().copied().map(turned).collect();
    Some(Deal { solution, hands, face_up: turned_set(deal.face_up), aside })
}

/// The same game with another deal beneath it: what was shown to others out of this viewer's sight
/// is another card where its holder no longer has it. `None` if a past answer would be a lie.
fn retold(game: &Game, viewer: Viewer, deal: &Deal) -> Option<Vec<Event>> {
    let mut question: Option<Theory> = None;
    let mut events = game.events().to_vec();
    for event in &mut events {
        match event {
            Event::Told(Told::Suggested { theory, .. }) => question = Some(*theory),
            Event::Dealt { deal: dealt, .. } => *dealt = deal.clone(),
            Event::Shown { by, to, card } if !deal.hands[*by].contains(*card) => {
                let looked = [Viewer::Seat(*by), Viewer::Seat(*to)].contains(&viewer);
                let might = deal.hands[*by].and(question?.cards());
                *card = might.iter().next().filter(|_| !looked)?;
            }
            Event::Peeked { place, card, .. } => *card = deal.aside[place.index()],
            Event::Accused { solution, .. } => *solution = deal.solution,
            _ => {}
        }
    }
    let replayed =
        Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events.clone()).ok()?;
    assert_eq!(replayed.events(), events);
    Some(events)
}

/// The cards whose place a viewer knows.
fn known_to(viewer: Viewer, game: &Game) -> CardSet {
    let face_up = game.table().face_up();
    let Viewer::Seat(seat) = viewer else { return face_up };
    let view = game.seat_view(seat);
    let seen: CardSet = view.sightings().iter().map(|sighting| sighting.card).collect();
    let seen = view.peeks().iter().fold(seen, |mut seen, peek| {
        seen.insert(peek.card);
        seen
    });
    let envelope = view.envelope().map(Theory::cards).unwrap_or_default();
    view.hand().or(seen).or(envelope).or(face_up)
}

/// Random players play to a moment before the end; then the cards that the viewer has not seen
/// change places, again and again, as long as every past answer stays legal.
#[test]
fn a_view_does_not_change_when_cards_it_has_not_seen_change_places() {
    let swaps = Cell::new(0_u32);
    let in_envelope = Cell::new(0_u32);
    let shown_otherwise = Cell::new(0_u32);
    let strategy = (cases(), 1..250_usize, any::<Index>(), any::<u64>());
    let outcome = TestRunner::new(config(MANY)).run(&strategy, |(case, acts, who, whim)| {
        let setup = case.setup();
        let mut random = case.begun();
        let mut last_open = random.game.clone();
        for _ in 0..acts {
            let Some((seat, action)) = random.next() else { break };
            last_open = random.game.clone();
            random.play(seat, action);
        }
        if random.game.table().outcome().is_some() {
            random.game = last_open;
        }
        let game = random.game;
        let Some(mut deal) = deal(game.events()).cloned() else { return Ok(()) };
        let viewers: Vec<Viewer> =
            setup.characters().seats().map(Viewer::Seat).chain([Viewer::Table]).collect();
        let viewer = *who.get(&viewers);
        let known = known_to(viewer, &game);
        let mut unseen: Vec<Card> =
            setup.edition().cards().filter(|&card| !known.contains(card)).collect();
        let mut chance = Stream::new(Seeds::from_number(whim).deal);
        chance.shuffle(&mut unseen);
        let table = table_after(&setup, game.events());
        for (place, &one) in unseen.iter().enumerate() {
            for &other in &unseen[place + 1..] {
                let Some(changed) = swapped(&deal, one, other).filter(|new| *new != deal) else {
                    continue;
                };
                let Some(events) = retold(&game, viewer, &changed) else { continue };
                swaps.set(swaps.get() + 1);
                if changed.solution != deal.solution {
                    in_envelope.set(in_envelope.get() + 1);
                }
                let shown = |event: &&Event| matches!(event, Event::Shown { .. });
                let shown_before = game.events().iter().filter(shown);
                if !events.iter().filter(shown).eq(shown_before) {
                    shown_otherwise.set(shown_otherwise.get() + 1);
                }
                prop_assert_eq!(&table_after(&setup, &events), &table);
                let heard = events.iter().map(|event| event.seen_by(viewer));
                prop_assert!(heard.eq(game.seen_by(viewer)), "{:?} hears something else", viewer);
                if let Viewer::Seat(seat) = viewer {
                    let view = view_after(seat, &setup, &events);
                    prop_assert_eq!(&view, &game.seat_view(seat));
                }
                deal = changed;
            }
        }
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    let counts = [swaps, in_envelope, shown_otherwise].map(Cell::into_inner);
    println!("swaps, in the envelope, with another card shown: {counts:?}");
    assert!(counts.iter().all(|&count| count > 100), "hardly anything was tried: {counts:?}");
}

#[test]
fn all_actions_are_tried_and_those_of_the_other_edition_too() {
    // 4 without choice, squares, 15 rooms and the centre to walk to, two links to each room, every
    // theory twice, 28 cards, 2 who may choose and 4 side cards.
    for (edition, squares) in [(Edition::Classic, 188), (Edition::Modern, 73)] {
        let all = 4 + squares + 16 + 2 * 15 + 2 * (6 * 7 * 15) + 28 + 2 + 4;
        assert_eq!(universe(edition).len(), all);
    }
}
