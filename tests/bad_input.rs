//! What the engine says to input that no honest player makes: each a clear refusal, and nothing
//! lost.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use common::{CLASSICS, MISTAKE, MURDER, Play, new_game, row, show, table_of_three, theory, walk};
use kartano::engine::action::Action;
use kartano::engine::board::Link;
use kartano::engine::card::Suspect::{Green, Mustard, Peacock, Plum, Scarlett, White};
use kartano::engine::card::{CardSet, Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::dice::{Roll, Seeds};
use kartano::engine::event::{Deal, Event, Told};
use kartano::engine::game::{Drawn, Game};
use kartano::engine::phase::Outcome;
use kartano::engine::refusal::{Fault, SetupError};
use kartano::engine::ruleset::{Preset, Ruleset};
use kartano::engine::seat::Seat;
use kartano::engine::setup::Setup;

#[test]
fn a_table_that_no_rulebook_knows_is_refused() {
    use SetupError::{OutOfOrder, SameCharacter, TooFewPlayers, TooManyPlayers};
    let seven = [Scarlett, Mustard, White, Green, Peacock, Plum, Scarlett];
    let cases: [(Preset, &[Suspect], SetupError); 10] = [
        (Preset::Nb, &[], TooFewPlayers { fewest: 3 }),
        (Preset::Nl, &[Plum], TooFewPlayers { fewest: 3 }),
        (Preset::Hr, &[Green, Plum], TooFewPlayers { fewest: 3 }),
        (Preset::Hu, &[], TooFewPlayers { fewest: 2 }),
        (Preset::Hu, &[Plum], TooFewPlayers { fewest: 2 }),
        (Preset::Nb, &seven, TooManyPlayers { most: 6 }),
        (Preset::Hu, &[Plum; 100], TooManyPlayers { most: 6 }),
        (Preset::Nl, &[Plum, Green, Plum], SameCharacter(Plum)),
        (Preset::Hr, &[Green, Green, Plum], SameCharacter(Green)),
        (Preset::Hu, &[Plum, Green], OutOfOrder(Green)),
    ];
    for (preset, characters, error) in cases {
        let outcome = Setup::new(Ruleset::of(preset), characters.to_vec());
        assert_eq!(outcome, Err(error), "{preset:?} {characters:?}");
    }
}

/// Miss Scarlett has just asked Green.
fn asked(preset: Preset) -> Play {
    let table = table_of_three(preset).holding(Green, Room::Hall).standing(Scarlett, (11, 17));
    table.turn_of(Scarlett).rolls(2).walks(Room::Hall).suggests(White, Weapon::Rope)
}

#[test]
fn an_action_out_of_phase_is_refused_with_the_rule_and_changes_nothing() {
    for preset in CLASSICS {
        let fresh = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett);
        let moved = fresh.clone().rolls(4).walks((11, 17));
        let looking = asked(preset).shows(Room::Hall);
        let over = fresh.clone().accuses(MURDER);
        let hall = Action::Suggest(theory(White, Weapon::Rope, Room::Hall));
        let cases = [
            (&fresh, show(Room::Hall), Clause::OnlyAskedAnswers),
            (&fresh, Action::CloseLook, Clause::NothingToLookAt),
            (&fresh, walk((11, 17)), Clause::RollBeforeMoving),
            (&fresh, Action::Take(Link::Passage, Room::Study), Clause::PassageHere),
            (&fresh, hall, Clause::SuggestInRoom),
            (&moved, show(Room::Hall), Clause::OnlyAskedAnswers),
            (&moved, Action::CloseLook, Clause::NothingToLookAt),
            (&moved, walk((11, 17)), Clause::OneMove),
            (&looking, show(Room::Hall), Clause::OnlyAskedAnswers),
            (&looking, hall, Clause::LookFirst),
            (&over, Action::Roll, Clause::GameOver),
            (&over, show(Room::Hall), Clause::GameOver),
            (&over, hall, Clause::GameOver),
        ];
        for (play, action, clause) in cases {
            assert_eq!(play.may(Scarlett, action), Err(clause), "{preset:?} {action:?}");
        }
    }
}

#[test]
fn an_action_for_another_seat_is_refused_in_every_phase() {
    for preset in CLASSICS {
        let fresh = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett);
        let asked = asked(preset);
        let looking = asked.clone().shows(Room::Hall);
        let cases = [
            (&fresh, Plum, Action::Roll, Clause::TurnOrder),
            (&fresh, Plum, Action::EndTurn, Clause::TurnOrder),
            (&fresh, Plum, Action::Accuse(MURDER), Clause::TurnOrder),
            (&asked, Scarlett, show(Room::Hall), Clause::OnlyAskedAnswers),
            (&asked, Plum, show(Room::Hall), Clause::OnlyAskedAnswers),
            (&asked, Green, Action::EndTurn, Clause::AnswerFirst),
            (&looking, Green, Action::CloseLook, Clause::NothingToLookAt),
            (&looking, Plum, Action::CloseLook, Clause::NothingToLookAt),
        ];
        for (play, player, action, clause) in cases {
            assert_eq!(play.may(player, action), Err(clause), "{preset:?} {player:?} {action:?}");
        }
    }
    let rolling = new_game(Preset::Hu, [Scarlett, Green, Plum]);
    assert_eq!(rolling.may(Plum, Action::Roll), Err(Clause::TurnOrder));
}

#[test]
fn a_seat_that_the_table_does_not_have_may_do_nothing() {
    let [fourth, sixth] = [3, 5].map(|number| Seat::new(number).unwrap());
    for preset in CLASSICS {
        let fresh = table_of_three(preset).turn_of(Scarlett);
        let asked = asked(preset);
        let looking = asked.clone().shows(Room::Hall);
        let over = fresh.clone().accuses(MURDER);
        for play in [fresh, asked, looking, over, new_game(preset, [Scarlett, Green, Plum])] {
            for action in [
                Action::Roll,
                walk((7, 17)),
                Action::Stay,
                Action::Take(Link::Passage, Room::Study),
                Action::Suggest(MISTAKE),
                Action::Accuse(MISTAKE),
                show(Room::Hall),
                Action::CloseLook,
                Action::EndTurn,
            ] {
                for seat in [fourth, sixth] {
                    let mut game = play.game.clone();
                    assert!(game.play(seat, action).is_err(), "{preset:?} {action:?}");
                    assert_eq!(game, play.game, "{preset:?} {action:?}");
                }
            }
        }
    }
    assert_eq!(Seat::new(6), None);
    assert_eq!(Seat::new(usize::MAX), None);
}

#[test]
fn a_double_tap_is_refused_the_second_time() {
    for preset in CLASSICS {
        let fresh = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett);
        let rolled = fresh.clone().rolls(4);
        let moved = rolled.clone().walks((11, 17));
        let inside = table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett);
        let stayed = inside.rolls(4).stays();
        let asked = asked(preset);
        let shown = asked.clone().shows(Room::Hall);
        let closed = shown.clone().looks_and_puts_away();
        let ended = moved.clone().ends_turn();
        let mut accused = fresh.clone();
        accused.does(Scarlett, Action::Accuse(MISTAKE));
        let hall = Action::Suggest(theory(White, Weapon::Rope, Room::Hall));
        let cases = [
            (&rolled, Scarlett, Action::Roll, Clause::OneRoll),
            (&moved, Scarlett, walk((11, 17)), Clause::OneMove),
            (&stayed, Scarlett, Action::Stay, Clause::OneMove),
            (&asked, Scarlett, hall, Clause::AnswerFirst),
            (&shown, Green, show(Room::Hall), Clause::OnlyAskedAnswers),
            (&closed, Scarlett, Action::CloseLook, Clause::NothingToLookAt),
            (&ended, Scarlett, Action::EndTurn, Clause::TurnOrder),
            (&accused, Scarlett, Action::Accuse(MISTAKE), Clause::LookFirst),
        ];
        for (play, player, action, clause) in cases {
            assert_eq!(play.may(player, action), Err(clause), "{preset:?} {action:?}");
        }
    }
}

/// What a record of events is refused for.
fn fault(play: &Play, events: Vec<Event>) -> Option<Fault> {
    let game = &play.game;
    Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events)
        .err()
        .map(|error| error.fault)
}

#[test]
fn a_record_with_a_card_missing_or_twice_is_refused() {
    for preset in CLASSICS {
        let play = table_of_three(preset).turn_of(Scarlett);
        let events = play.game.events();
        let tampered = |change: &dyn Fn(&mut Deal)| {
            let mut events = events.to_vec();
            for event in &mut events {
                if let Event::Dealt { deal, .. } = event {
                    change(deal);
                }
            }
            fault(&play, events)
        };
        assert_eq!(tampered(&|_| {}), None, "{preset:?}");
        let [scarlett, green] = [Scarlett, Green].map(|who| play.seat(who));
        let missing = tampered(&|deal| {
            let card = deal.hands[scarlett].iter().next().unwrap();
            deal.hands[scarlett].remove(card);
        });
        let twice = tampered(&|deal| {
            let card = deal.hands[scarlett].iter().next().unwrap();
            deal.hands[green].insert(card);
        });
        let in_envelope_too = tampered(&|deal| {
            let card = deal.hands[scarlett].iter().next().unwrap();
            deal.hands[scarlett].remove(card);
            deal.hands[scarlett].insert(common::AsCard::card(deal.solution.room));
        });
        let no_hands = tampered(&|deal| {
            deal.hands = deal.hands.map(|_, _| CardSet::EMPTY);
        });
        for found in [missing, twice, in_envelope_too, no_hands] {
            assert_eq!(found, Some(Fault::CardsNotConserved), "{preset:?}");
        }
    }
}

#[test]
fn a_record_of_things_that_cannot_have_happened_is_refused() {
    for preset in CLASSICS {
        let fresh = table_of_three(preset).turn_of(Scarlett);
        let asked = asked(preset);
        let shown = asked.clone().shows(Room::Hall);
        let over = fresh.clone().accuses(MURDER);
        let [scarlett, green, plum] = [Scarlett, Green, Plum].map(|who| fresh.seat(who));
        let nobody = Seat::new(5).unwrap();
        let hall = common::AsCard::card(Room::Hall);
        let voice = fresh.table().ruleset().accusation;
        let cases = [
            (&fresh, Event::Told(Told::TurnBegan { seat: plum }), Fault::SeatOrder),
            (&fresh, Event::Told(Told::TurnBegan { seat: nobody }), Fault::NoSuchSeat),
            (&fresh, Event::Told(Told::Stayed { seat: green }), Fault::SeatOrder),
            (&fresh, Event::Told(Told::Stayed { seat: nobody }), Fault::NoSuchSeat),
            (&fresh, Event::Told(Told::CannotAnswer { seat: green }), Fault::OutOfPlace),
            (&fresh, Event::Told(Told::LookClosed), Fault::OutOfPlace),
            (&fresh, Event::Told(Told::Unanswered), Fault::OutOfPlace),
            (&fresh, Event::Told(Told::AccusedWrongly { by: scarlett }), Fault::OutOfPlace),
            (&fresh, Event::Shown { by: green, to: scarlett, card: hall }, Fault::OutOfPlace),
            (&fresh, fresh.game.events()[0].clone(), Fault::OutOfPlace),
            (&fresh, fresh.game.events()[1].clone(), Fault::OutOfPlace),
            (
                &fresh,
                Event::Accused { by: scarlett, voice, theory: MISTAKE, solution: MISTAKE },
                Fault::EnvelopeChanged,
            ),
            (
                &fresh,
                Event::Accused { by: green, voice, theory: MISTAKE, solution: MURDER },
                Fault::SeatOrder,
            ),
            (&asked, Event::Shown { by: plum, to: scarlett, card: hall }, Fault::SeatOrder),
            (&asked, Event::Shown { by: green, to: plum, card: hall }, Fault::SeatOrder),
            (&asked, Event::Told(Told::TurnBegan { seat: green }), Fault::OutOfPlace),
            (&asked, Event::Told(Told::Stayed { seat: scarlett }), Fault::OutOfPlace),
            (&shown, Event::Told(Told::TurnBegan { seat: green }), Fault::OutOfPlace),
            (&over, Event::Told(Told::TurnBegan { seat: green }), Fault::OutOfPlace),
        ];
        for (play, event, expected) in cases {
            let mut events = play.game.events().to_vec();
            events.push(event.clone());
            assert_eq!(fault(play, events), Some(expected), "{preset:?} {event:?}");
        }
    }
}

#[test]
fn a_record_that_claims_another_end_is_refused() {
    for preset in CLASSICS {
        let mut play = table_of_three(preset).turn_of(Scarlett);
        play.does(Scarlett, Action::Accuse(MISTAKE));
        let Event::Dealt { deal, .. } = play.game.events()[1].clone() else { panic!("the deal") };
        let [scarlett, green] = [Scarlett, Green].map(|who| play.seat(who));
        let cases = [
            (Outcome::Solved { by: scarlett }, Fault::EnvelopeChanged),
            (Outcome::Solved { by: green }, Fault::OutOfPlace),
            (Outcome::LastLeft { winner: green }, Fault::OutOfPlace),
            (Outcome::Unsolved, Fault::OutOfPlace),
        ];
        for (outcome, expected) in cases {
            let mut events = play.game.events().to_vec();
            events.push(Event::Ended { outcome, deal: deal.clone() });
            assert_eq!(fault(&play, events), Some(expected), "{preset:?} {outcome:?}");
        }
    }
}

#[test]
fn a_player_who_holds_a_named_card_cannot_be_recorded_as_silent() {
    for preset in CLASSICS {
        let asked = asked(preset);
        let mut events = asked.game.events().to_vec();
        let due = events.pop();
        let green = asked.seat(Green);
        assert_eq!(due, Some(Event::Told(Told::AnswerDue { seat: green })), "{preset:?}");
        events.push(Event::Told(Told::CannotAnswer { seat: green }));
        assert_eq!(fault(&asked, events), Some(Fault::NotHeld), "{preset:?}");
    }
}

#[test]
fn a_record_that_ends_between_the_deal_and_the_first_turn_waits_only_where_that_is_rolled_for() {
    for (preset, expected) in
        row([None, Some(Fault::Unfinished), Some(Fault::Unfinished), Some(Fault::Unfinished)])
    {
        let play = table_of_three(preset).turn_of(Scarlett);
        let mut events = play.game.events().to_vec();
        let deal = events.iter().position(|event| matches!(event, Event::Dealt { .. })).unwrap();
        events.truncate(deal + 1);
        assert_eq!(fault(&play, events), expected, "{preset:?}");
    }
}

#[test]
fn a_record_that_ends_before_the_deal_waits_only_where_the_dealer_is_rolled_for() {
    for (preset, expected) in
        row([Some(Fault::Unfinished), None, Some(Fault::Unfinished), Some(Fault::Unfinished)])
    {
        let play = table_of_three(preset).turn_of(Scarlett);
        let arranged = play.game.events()[0].clone();
        let roll = Roll::new(3, None).unwrap();
        let rolled = Event::Told(Told::OpeningRolled { seat: play.seat(Scarlett), roll });
        assert_eq!(fault(&play, vec![arranged.clone()]), expected, "{preset:?}");
        assert_eq!(fault(&play, vec![arranged, rolled]), expected, "{preset:?}");
    }
}

#[test]
fn a_record_in_which_nothing_comes_of_a_question_or_of_a_wrong_accusation_is_refused() {
    for preset in CLASSICS {
        let mut accused = table_of_three(preset).turn_of(Scarlett);
        accused.does(Scarlett, Action::Accuse(MISTAKE));
        let mut only_asked = asked(preset).game.events().to_vec();
        only_asked.pop();
        for mut events in [accused.game.events().to_vec(), only_asked] {
            events.push(Event::Told(Told::TurnBegan { seat: accused.seat(Green) }));
            assert_eq!(fault(&accused, events), Some(Fault::OutOfPlace), "{preset:?}");
        }
    }
}

#[test]
fn a_record_that_stops_after_a_roll_that_leads_nowhere_goes_on_by_staying() {
    for preset in CLASSICS {
        let stuck = table_of_three(preset).standing(Green, (7, 23)).turn_of(Scarlett).rolls(3);
        let game = &stuck.game;
        let mut events = game.events().to_vec();
        let last = events.pop();
        let nowhere = Event::Told(Told::NowhereToGo { seat: stuck.seat(Scarlett) });
        assert_eq!(last, Some(nowhere), "{preset:?}");
        let loaded = Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events);
        let play = Play { game: loaded.unwrap() };
        assert_eq!(play.may(Scarlett, Action::EndTurn), Err(Clause::TakeOfferedPlace));
        let stayed = play.stays();
        assert_eq!(stayed.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn an_empty_record_and_one_that_stops_in_the_middle_are_refused() {
    for preset in CLASSICS {
        let asked = asked(preset);
        assert_eq!(fault(&asked, Vec::new()), Some(Fault::Unfinished), "{preset:?}");
        let mut events = asked.game.events().to_vec();
        events.pop();
        assert_eq!(fault(&asked, events), Some(Fault::Unfinished), "{preset:?}: only asked");
        let setup = asked.game.setup().clone();
        let other = Game::replay(setup, Seeds::from_number(0), Drawn::default(), Vec::new());
        assert_eq!(other.unwrap_err().event, 0, "{preset:?}");
    }
}
