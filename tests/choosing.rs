//! "Choose for me": the game answers for a player who wants it so. Everybody knows that it does;
//! nobody can tell from how it answers what he holds.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use common::{CLASSICS, MISTAKE, Play, Table, show, table_of_three, theory};
use kartano::engine::action::Action;
use kartano::engine::card::Suspect::{Green, Mustard, Plum, Scarlett};
use kartano::engine::card::{Card, Room, Weapon};
use kartano::engine::chooser::Chooser;
use kartano::engine::clause::Clause;
use kartano::engine::dice::Seeds;
use kartano::engine::event::{Event, Told, Viewer};
use kartano::engine::game::Game;
use kartano::engine::phase::Phase;
use kartano::engine::refusal::Fault;
use kartano::engine::ruleset::Preset;
use kartano::engine::theory::Theory;

const FOR_ME: Action = Action::LetChoose(Chooser::Game);
const MYSELF: Action = Action::LetChoose(Chooser::Player);

/// The room in which is asked. Its door square.
const ROOM: Room = Room::Kitchen;
const DOOR: (u8, u8) = (4, 7);

/// Scarlett has walked into the kitchen, whose card Plum holds; Green sits on her left.
fn asks_in_the_kitchen(table: Table) -> Play {
    let table = table.holding(Plum, ROOM).standing(Scarlett, DOOR).standing(Plum, ROOM);
    table.standing(Green, Room::Lounge).turn_of(Scarlett).rolls(2).walks(ROOM)
}

/// Green holds two of the cards that are asked for.
fn before_a_question(preset: Preset) -> Play {
    let table = table_of_three(preset).holding(Green, Mustard).holding(Green, Weapon::Rope);
    asks_in_the_kitchen(table)
}

/// What is asked.
const ASKED: Theory = theory(Mustard, Weapon::Rope, ROOM);

fn question() -> Action {
    Action::Suggest(ASKED)
}

fn shown(events: &[Event]) -> Option<Card> {
    events.iter().find_map(|event| match event {
        Event::Shown { card, .. } => Some(*card),
        _ => None,
    })
}

/// The same game, but with the chance of this number.
fn with_chance(play: &Play, number: u64) -> Play {
    let game = &play.game;
    let events = game.events().to_vec();
    let seeds = Seeds::from_number(number);
    Play { game: Game::replay(game.setup().clone(), seeds, game.drawn(), events).unwrap() }
}

#[test]
fn a_question_is_answered_in_the_same_step_and_the_asker_looks() {
    for preset in CLASSICS {
        let mut play = before_a_question(preset);
        play.does(Green, FOR_ME);
        let events = play.does(Scarlett, question());
        let (asker, by) = (play.seat(Scarlett), play.seat(Green));
        assert_eq!(events[1], Event::Told(Told::AnswerDue { seat: by }));
        assert!(matches!(events[2], Event::Shown { by: b, to, .. } if (b, to) == (by, asker)));
        assert_eq!(play.table().actor(), Some(asker));
        assert!(matches!(*play.table().phase(), Phase::Looking { asker: a, .. } if a == asker));
        let card = shown(&events).unwrap();
        assert!([Card::Suspect(Mustard), Card::Weapon(Weapon::Rope)].contains(&card));
        assert_eq!(play.view(Scarlett).on_show(), Some(card));
    }
}

#[test]
fn one_matching_card_and_two_look_the_same_to_everybody_else() {
    let told = |table: Table| {
        let mut play = asks_in_the_kitchen(table);
        play.does(Green, FOR_ME);
        play.does(Scarlett, question());
        play.game.seen_by(Viewer::Seat(play.seat(Plum))).skip(2).collect::<Vec<_>>()
    };
    let two = table_of_three(Preset::Nb).holding(Green, Mustard).holding(Green, Weapon::Rope);
    let one = table_of_three(Preset::Nb).holding(Green, Mustard).holding(Scarlett, Weapon::Rope);
    assert_eq!(told(one), told(two));
}

#[test]
fn of_two_cards_never_seen_either_is_shown_about_equally_often() {
    let mut play = before_a_question(Preset::Nb);
    play.does(Green, FOR_ME);
    let rope = |number: &u64| {
        let events = with_chance(&play, *number).does(Scarlett, question());
        shown(&events) == Some(Card::Weapon(Weapon::Rope))
    };
    let ropes = (0..400).filter(rope).count();
    assert!((160..=240).contains(&ropes), "{ropes} of 400");
}

/// Green has shown Scarlett this card, and then lets the game choose.
fn shown_once(card: Card) -> Play {
    let mut play = before_a_question(Preset::Nb);
    play.does(Scarlett, question());
    let mut play = play.shows(card).looks_and_puts_away().ends_turn();
    play.does(Green, FOR_ME);
    play
}

#[test]
fn a_card_that_this_asker_has_seen_from_this_player_is_shown_again() {
    for card in [Card::Suspect(Mustard), Card::Weapon(Weapon::Rope)] {
        let play = shown_once(card).until_turn_of(Scarlett);
        for number in 0..20 {
            let events = with_chance(&play, number).does(Scarlett, question());
            assert_eq!(shown(&events), Some(card));
        }
    }
}

#[test]
fn what_another_asker_has_seen_does_not_count() {
    let play = shown_once(Card::Suspect(Mustard)).until_turn_of(Plum);
    let rope = |number: &u64| {
        let events = with_chance(&play, *number).does(Plum, question());
        shown(&events) == Some(Card::Weapon(Weapon::Rope))
    };
    assert!((60..=140).contains(&(0..200).filter(rope).count()), "Plum has seen neither");
}

#[test]
fn whoever_is_asked_may_let_the_game_choose_and_it_answers_at_once() {
    let mut play = before_a_question(Preset::Nl);
    play.does(Scarlett, question());
    let events = play.does(Green, FOR_ME);
    assert_eq!(events.len(), 2);
    assert!(matches!(events[1], Event::Shown { .. }));
    assert_eq!(play.actor(), Scarlett);
    assert_eq!(play.view(Green).shown_for().len(), 1, "he will be told which card");
}

#[test]
fn a_player_is_told_what_was_shown_for_him_and_to_whom_and_nobody_else_is() {
    let mut play = before_a_question(Preset::Nb);
    play.does(Green, FOR_ME);
    let card = shown(&play.does(Scarlett, question())).unwrap();
    let (view, asker) = (play.view(Green), play.seat(Scarlett));
    let told: Vec<_> = view.shown_for().iter().map(|shown| (shown.card, shown.to)).collect();
    assert_eq!(told, [(card, asker)]);
    for other in [Scarlett, Plum] {
        assert_eq!(play.view(other).shown_for(), []);
    }
}

#[test]
fn cards_that_a_player_shows_himself_are_not_listed_as_shown_for_him() {
    let mut play = before_a_question(Preset::Nb);
    play.does(Scarlett, question());
    let play = play.shows(Mustard);
    assert_eq!(play.view(Green).shown_for(), []);
}

#[test]
fn anybody_may_switch_at_any_time_and_only_to_the_other() {
    for preset in CLASSICS {
        let mut play = before_a_question(preset);
        for player in [Scarlett, Green, Plum] {
            assert_eq!(play.may(player, MYSELF), Err(Clause::ChooserChanges));
            assert_eq!(play.may(player, FOR_ME), Ok(()));
        }
        play.does(Plum, FOR_ME);
        assert_eq!(play.may(Plum, FOR_ME), Err(Clause::ChooserChanges));
        assert_eq!(play.may(Plum, MYSELF), Ok(()));
        assert_eq!(play.on_turn(), Scarlett, "the turn goes on");
        let out = before_a_question(preset).accuses(MISTAKE);
        assert_eq!(out.may(Scarlett, FOR_ME), Ok(()), "who is out goes on answering");
    }
}

#[test]
fn nobody_may_switch_when_the_game_is_over() {
    let mut play = before_a_question(Preset::Nb);
    let (_, deal) = play.dealt().unwrap();
    play.does(Scarlett, Action::Accuse(deal.solution));
    let play = play.looks_and_puts_away();
    for player in [Scarlett, Green, Plum] {
        assert_eq!(play.may(player, FOR_ME), Err(Clause::GameOver));
    }
}

#[test]
fn switched_off_the_player_chooses_again() {
    let mut play = before_a_question(Preset::Hu);
    play.does(Green, FOR_ME);
    play.does(Green, MYSELF);
    play.does(Scarlett, question());
    assert_eq!(play.actor(), Green);
    assert_eq!(play.may(Green, show(Mustard)), Ok(()));
}

#[test]
fn everybody_is_told_who_lets_the_game_choose() {
    let mut play = before_a_question(Preset::Hr);
    let events = play.does(Plum, FOR_ME);
    let seat = play.seat(Plum);
    let chooser = Chooser::Game;
    assert_eq!(events, [Event::Told(Told::LetChoose { seat, chooser })]);
    assert_eq!(play.table().choosers()[seat], chooser);
}

#[test]
fn the_choice_draws_neither_from_the_dice_nor_from_the_deal_and_a_reload_changes_nothing() {
    let mut play = before_a_question(Preset::Nb);
    play.does(Green, FOR_ME);
    let before = play.game.drawn();
    let loaded = with_chance(&play, common::SEED_NUMBER);
    let events = play.does(Scarlett, question());
    let after = play.game.drawn();
    assert_eq!((after.deal, after.dice), (before.deal, before.dice));
    assert!(after.answers > before.answers);
    let mut loaded = loaded;
    assert_eq!(loaded.does(Scarlett, question()), events);
}

/// Why a record of this game with other events at the end is not believed.
fn fault(play: &Play, taken: usize, put: Vec<Event>) -> Option<Fault> {
    let game = &play.game;
    let mut events = game.events()[..game.events().len() - taken].to_vec();
    events.extend(put);
    let replayed = Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events);
    replayed.err().map(|error| error.fault)
}

#[test]
fn a_record_in_which_the_game_did_not_answer_at_once_is_refused() {
    let mut play = before_a_question(Preset::Nb);
    play.does(Green, FOR_ME);
    play.does(Scarlett, question());
    assert_eq!(fault(&play, 1, vec![]), Some(Fault::Unfinished));
    let seat = play.seat(Plum);
    let said = Event::Told(Told::LetChoose { seat, chooser: Chooser::Game });
    assert_eq!(fault(&play, 1, vec![said]), Some(Fault::OutOfPlace));
    let twice = Event::Told(Told::LetChoose { seat: play.seat(Green), chooser: Chooser::Game });
    assert_eq!(fault(&play, 0, vec![twice]), Some(Fault::OutOfPlace));
}

#[test]
fn a_record_in_which_the_game_gave_away_more_than_it_would_is_refused() {
    let play = shown_once(Card::Suspect(Mustard)).until_turn_of(Scarlett);
    let [by, to] = [Green, Scarlett].map(|player| play.seat(player));
    let again = |card: Card| {
        vec![
            Event::Told(Told::Suggested { by: to, theory: ASKED }),
            Event::Told(Told::AnswerDue { seat: by }),
            Event::Shown { by, to, card },
        ]
    };
    assert_eq!(fault(&play, 0, again(Card::Suspect(Mustard))), None);
    assert_eq!(fault(&play, 0, again(Card::Weapon(Weapon::Rope))), Some(Fault::NotChosen));
}
