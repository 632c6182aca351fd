use super::*;
use crate::engine::action::Action;
use crate::engine::card::{Card, Suspect};
use crate::engine::chooser::Chooser;
use crate::engine::dice::Seeds;
use crate::engine::edition::Edition;
use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::permit::legal_actions;
use crate::engine::ruleset::{Preset, Ruleset};
use crate::engine::setup::Setup;
use crate::engine::theory::Theory;

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a test's seat")
}

fn dutch_game() -> Game {
    game_of_number(11)
}

fn game_of_number(number: u64) -> Game {
    let characters = vec![Suspect::Scarlett, Suspect::Green, Suspect::Plum];
    let setup = Setup::new(Ruleset::of(Preset::Nl), characters).expect("three may play");
    Game::new(setup, Seeds::from_number(number))
}

/// Plays until the player on turn stands in a room that was just entered.
fn played_into_a_room(mut game: Game) -> Game {
    loop {
        let actor = game.table().actor().expect("the game goes on");
        let legal = legal_actions(&game.seat_view(actor));
        if legal.suggest.is_some() {
            return game;
        }
        let action = legal
            .routes
            .first()
            .map(|route| Action::Move(route.to))
            .or(legal.roll.then_some(Action::Roll))
            .unwrap_or(Action::EndTurn);
        game.play(actor, action).expect("it was listed");
    }
}

/// The asker in a room, the player to the left, and what may be suggested there.
fn before_a_question(game: &Game) -> (Seat, Seat, impl Iterator<Item = Theory> + use<>) {
    let asker = game.table().actor().expect("somebody is on turn");
    let room = legal_actions(&game.seat_view(asker)).suggest.expect("in a room");
    let left = game.table().characters().clockwise_after(asker).next().expect("three play");
    (asker, left, Theory::about(Edition::Classic, room))
}

/// Whether a seat could answer this.
fn holds(game: &Game, seat: Seat, theory: Theory) -> bool {
    !game.seat_view(seat).hand().and(theory.cards()).is_empty()
}

/// A suggestion that the seat to the left can answer.
fn asked() -> (Game, Seat, Seat) {
    let mut game = played_into_a_room(dutch_game());
    let (asker, left, mut theories) = before_a_question(&game);
    let theory = theories.find(|&theory| holds(&game, left, theory));
    let theory = theory.expect("somebody holds a suspect, a weapon or this room");
    game.play(asker, Action::Suggest(theory)).expect("allowed in the room");
    (game, asker, left)
}

#[test]
fn the_player_on_turn_keeps_the_device_while_the_turn_goes_on() {
    let mut game = dutch_game();
    let first = game.table().actor().expect("somebody begins");
    let device = Device::due(game.table());
    assert_eq!(device, Device::Curtain { to: first, reason: Reason::Turn });
    let held = device.lifted();
    game.play(first, Action::Roll).expect("a turn begins with a roll");
    assert_eq!(held.after_action(game.table()), held);
}

#[test]
fn a_question_goes_to_the_answerer_and_back_behind_curtains() {
    let (mut game, asker, left) = asked();
    let asking = Device::Held { by: asker, reason: Reason::Turn };
    let curtain = asking.after_action(game.table());
    assert_eq!(curtain, Device::Curtain { to: left, reason: Reason::Answer });

    let card = game.seat_view(left).hand().iter().find(|&card| {
        game.table().question().is_some_and(|question| question.theory.cards().contains(card))
    });
    game.play(left, Action::Show(card.expect("he was asked"))).expect("held and named");
    let back = curtain.lifted().after_action(game.table());
    assert_eq!(back, Device::Curtain { to: asker, reason: Reason::Card });

    game.play(asker, Action::CloseLook).expect("he is looking");
    let on = back.lifted().after_action(game.table());
    assert_eq!(on, Device::Held { by: asker, reason: Reason::Turn });
}

#[test]
fn a_question_that_the_game_answers_leads_straight_to_the_askers_own_curtain() {
    let mut game = played_into_a_room(dutch_game());
    let (asker, left, mut theories) = before_a_question(&game);
    game.play(left, Action::LetChoose(Chooser::Game)).expect("at any time");
    let theory = theories.find(|&theory| holds(&game, left, theory)).expect("one of 36");
    game.play(asker, Action::Suggest(theory)).expect("allowed in the room");
    let device = Device::Held { by: asker, reason: Reason::Turn }.after_action(game.table());
    assert_eq!(device, Device::Curtain { to: asker, reason: Reason::Card });
}

#[test]
fn a_question_that_nobody_can_answer_leaves_the_device_with_the_asker() {
    let mut tried = (0..100).filter_map(|number| {
        let game = played_into_a_room(game_of_number(number));
        let (asker, _, mut theories) = before_a_question(&game);
        let others = game.table().characters().clockwise_after(asker);
        let theory =
            theories.find(|&theory| !others.clone().any(|seat| holds(&game, seat, theory)))?;
        Some((game, asker, theory))
    });
    let (mut game, asker, theory) = tried.next().expect("one of a hundred games");
    game.play(asker, Action::Suggest(theory)).expect("allowed in the room");
    let held = Device::Held { by: asker, reason: Reason::Turn };
    assert_eq!(held.after_action(game.table()), held);
}

#[test]
fn a_turn_that_is_taken_back_goes_on_behind_its_players_own_curtain() {
    let mut game = played_into_a_room(dutch_game());
    let mover = game.table().actor().expect("somebody is on turn");
    let turn = game.table().turn();
    game.play(mover, Action::EndTurn).expect("after moving");
    let curtain = Device::due(game.table());
    assert_eq!(game.undo(turn).map(|last| last.by), Ok(mover));
    let own = Device::Curtain { to: mover, reason: Reason::Turn };
    assert_ne!(curtain, own);
    assert_eq!(curtain.after_action(game.table()), own);
    // The walk before it is taken back in his own hands.
    let held = own.lifted();
    assert_eq!(game.undo(turn).map(|last| last.by), Ok(mover));
    assert_eq!(held.after_action(game.table()), held);
}

#[test]
fn who_switches_in_his_papers_goes_on_reading_them() {
    let mut game = dutch_game();
    let papers = Device::Held { by: seat(1), reason: Reason::Papers };
    game.play(seat(1), Action::LetChoose(Chooser::Game)).expect("at any time");
    assert_eq!(papers.after_action(game.table()), papers);
}

#[test]
fn the_last_one_left_keeps_the_device_from_turn_to_turn() {
    let mut game = dutch_game();
    let right = game.events().iter().find_map(|event| match event {
        Event::Dealt { deal, .. } => Some(deal.solution),
        _ => None,
    });
    let wrong =
        Theory::all(Edition::Classic).find(|&theory| Some(theory) != right).expect("there are 324");
    for _ in 0..2 {
        let actor = game.table().actor().expect("the game goes on");
        game.play(actor, Action::Accuse(wrong)).expect("in the own turn");
        game.play(actor, Action::CloseLook).expect("he is looking");
    }
    let last = game.table().actor().expect("the game goes on");
    let held = Device::Held { by: last, reason: Reason::Turn };
    let mut game = played_into_a_room(game);
    game.play(last, Action::EndTurn).expect("after moving");
    assert_eq!(game.table().on_turn(), Some(last));
    assert_eq!(held.after_action(game.table()), held);
}

#[test]
fn who_wrote_an_accusation_down_behind_a_curtain_looks_into_the_envelope_at_once() {
    let mut game = dutch_game();
    let first = game.table().actor().expect("somebody begins");
    let theory = Theory::all(Edition::Classic).next().expect("there are 324");
    game.play(first, Action::Accuse(theory)).expect("at any moment of the own turn");
    let writing = Device::Held { by: first, reason: Reason::Accusation };
    let looking = Device::Held { by: first, reason: Reason::Envelope };
    assert_eq!(writing.after_action(game.table()), looking);
}

#[test]
fn the_next_turn_begins_behind_a_curtain() {
    let (mut game, asker, left) = asked();
    let shown = game
        .seat_view(left)
        .hand()
        .iter()
        .find(|&card: &Card| game.play(left, Action::Show(card)).is_ok());
    assert!(shown.is_some());
    game.play(asker, Action::CloseLook).expect("he is looking");
    game.play(asker, Action::EndTurn).expect("after the answer");
    let device = Device::Held { by: asker, reason: Reason::Turn }.after_action(game.table());
    assert_eq!(device, Device::Curtain { to: left, reason: Reason::Turn });
}

#[test]
fn an_accuser_looks_into_the_envelope_behind_a_curtain() {
    let mut game = dutch_game();
    let first = game.table().actor().expect("somebody begins");
    let theory = Theory::all(Edition::Classic).next().expect("there are 324");
    game.play(first, Action::Accuse(theory)).expect("at any moment of the own turn");
    let device = Device::Held { by: first, reason: Reason::Turn }.after_action(game.table());
    assert_eq!(device, Device::Curtain { to: first, reason: Reason::Envelope });
}

#[test]
fn the_curtain_falls_for_the_holder_when_the_page_is_hidden() {
    for reason in Reason::ALL {
        let held = Device::Held { by: seat(2), reason };
        assert_eq!(held.dropped(), Device::Curtain { to: seat(2), reason });
        assert_eq!(held.dropped().holder(), None);
    }
    assert_eq!(Device::Table.dropped(), Device::Table);
}

#[test]
fn anybody_may_ask_for_papers_at_a_public_moment_and_the_turn_waits() {
    let game = dutch_game();
    let first = game.table().actor().expect("somebody begins");
    let turn = Device::Held { by: first, reason: Reason::Turn };
    let papers = turn.papers_for(seat(2));
    assert_eq!(papers, Device::Curtain { to: seat(2), reason: Reason::Papers });
    let closed = papers.lifted().given_up(game.table());
    assert_eq!(closed, Device::Curtain { to: first, reason: Reason::Turn });
}

#[test]
fn an_accusation_is_written_behind_a_curtain_and_can_be_given_up() {
    let game = dutch_game();
    let first = game.table().actor().expect("somebody begins");
    let turn = Device::Held { by: first, reason: Reason::Turn };
    let curtain = turn.to_write_an_accusation();
    assert_eq!(curtain, Device::Curtain { to: first, reason: Reason::Accusation });
    assert_eq!(curtain.lifted().given_up(game.table()), turn);
    let dropped = curtain.lifted().dropped();
    assert_eq!(dropped.given_up(game.table()), Device::due(game.table()));
    assert_eq!(dropped.given_up(game.table()).holder(), None);
    assert_eq!(turn.given_up(game.table()), turn);
}

#[test]
fn nobody_gets_papers_while_another_looks_at_something_private() {
    let private =
        [Reason::Answer, Reason::Card, Reason::Accusation, Reason::Envelope, Reason::Papers];
    for reason in private {
        let held = Device::Held { by: seat(0), reason };
        assert_eq!(held.papers_for(seat(1)), held);
    }
}

/// What everybody has seen of a game.
fn log(game: &Game) -> Vec<crate::engine::event::Seen> {
    game.seen_by(crate::engine::event::Viewer::Table).collect()
}

#[test]
fn a_shown_card_reaches_the_asker_by_hand_unless_the_game_answered_without_handing_the_device() {
    let (mut game, _, left) = asked();
    let matching = legal_actions(&game.seat_view(left)).show;
    let card = matching.iter().next().expect("he was asked");
    let mut by_the_game = game.clone();
    game.play(left, Action::Show(card)).expect("it matches");
    assert!(!Reason::Card.finds_it_in_hand(game.table(), &log(&game)), "the answerer has it");

    let lets = Action::LetChoose(Chooser::Game);
    by_the_game.play(left, lets).expect("anybody may");
    assert!(
        !Reason::Card.finds_it_in_hand(by_the_game.table(), &log(&by_the_game)),
        "he was handed it, and let the game choose then"
    );

    let mut game = played_into_a_room(dutch_game());
    let (asker, left, mut theories) = before_a_question(&game);
    game.play(left, lets).expect("anybody may");
    let theory = theories.find(|&theory| holds(&game, left, theory)).expect("something held");
    game.play(asker, Action::Suggest(theory)).expect("allowed in the room");
    assert!(Reason::Card.finds_it_in_hand(game.table(), &log(&game)), "it never left the asker");
}

#[test]
fn an_accuser_keeps_the_device_for_the_envelope_and_a_turn_is_no_secret() {
    let game = dutch_game();
    assert!(Reason::Envelope.finds_it_in_hand(game.table(), &log(&game)));
    assert!(Reason::Accusation.finds_it_in_hand(game.table(), &log(&game)));
    assert!(!Reason::Turn.finds_it_in_hand(game.table(), &log(&game)));
    let public: Vec<Reason> = Reason::ALL.into_iter().filter(|one| !one.is_private()).collect();
    assert_eq!(public, [Reason::Turn]);
}
