//! Accusing and the end, row by row of the table in which the four rulebooks are compared.

mod common;

use common::{
    CLASSICS, MISTAKE, MURDER, Play, begins_turn_of, row, show, table_of_three, theory, walk,
};
use kartano::engine::action::Action;
use kartano::engine::board::{Interior, Link, Place};
use kartano::engine::card::Suspect::{Green, Plum, Scarlett, White};
use kartano::engine::card::{Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::phase::{Outcome, Phase};
use kartano::engine::ruleset::Preset;
use kartano::engine::theory::Theory;

const ACCUSE: Action = Action::Accuse(MURDER);

/// Two of its three cards are right.
const NEARLY: Theory = Theory { room: Room::Hall, ..MURDER };

/// Three at the table, all in rooms, at the beginning of Miss Scarlett's turn.
fn all_in_rooms(preset: Preset) -> Play {
    let table = table_of_three(preset).standing(Scarlett, Room::Hall);
    table.standing(Green, Room::Kitchen).standing(Plum, Room::Study).turn_of(Scarlett)
}

/// Everything that a player has seen and heard since the game began.
fn heard(play: &Play, viewer: Viewer) -> Vec<Seen> {
    play.game.seen_by(viewer).collect()
}

#[test]
fn an_accusation_is_made_anywhere() {
    for preset in CLASSICS {
        for &room in Edition::Classic.rooms() {
            let play = table_of_three(preset).standing(Scarlett, room).turn_of(Scarlett);
            assert_eq!(play.may(Scarlett, ACCUSE), Ok(()), "{preset:?}: {room:?}");
        }
        let play = table_of_three(preset).turn_of(Scarlett);
        assert_eq!(play.may(Scarlett, ACCUSE), Ok(()), "{preset:?}: start square");
    }
}

#[test]
fn an_accusation_is_made_at_any_moment_of_the_own_turn_before_a_suggestion() {
    for preset in CLASSICS {
        let corridor = table_of_three(preset).standing(Scarlett, (7, 17)).turn_of(Scarlett);
        let rolled = corridor.clone().rolls(5);
        let moved = rolled.clone().walks((12, 17));
        let arrived = rolled.clone().walks(Room::Hall);
        let inside = all_in_rooms(preset);
        let stayed = inside.clone().rolls(4).stays();
        let stuck = table_of_three(preset).standing(Green, (7, 23)).turn_of(Scarlett).rolls(3);
        for play in [corridor, rolled, moved, arrived, inside, stayed, stuck] {
            assert_eq!(play.may(Scarlett, ACCUSE), Ok(()), "{preset:?}: {:?}", play.stage());
        }
    }
}

#[test]
fn after_a_suggestion_one_accuses_always_or_only_when_it_went_unanswered() {
    let refused = Err(Clause::AccuseOnlyUnanswered);
    for (preset, after_an_answer) in row([Ok(()), refused, refused, Ok(())]) {
        let arrived = |holder| {
            let table = table_of_three(preset).holding(holder, Room::Hall);
            let table = table.holding(holder, Weapon::Rope).holding(holder, Suspect::Mustard);
            let table = table.standing(Scarlett, (11, 17)).turn_of(Scarlett).rolls(2);
            table.walks(Room::Hall).asks(Suspect::Mustard, Weapon::Rope)
        };
        let answered = arrived(Green);
        assert_eq!(answered.may(Scarlett, ACCUSE), after_an_answer, "{preset:?}");
        let unanswered = arrived(Scarlett);
        assert_eq!(unanswered.may(Scarlett, ACCUSE), Ok(()), "{preset:?}");
    }
}

#[test]
fn nobody_accuses_in_the_turn_of_another_nor_while_a_suggestion_is_answered() {
    for preset in CLASSICS {
        let play = all_in_rooms(preset);
        assert_eq!(play.may(Plum, ACCUSE), Err(Clause::TurnOrder), "{preset:?}");
        let table = table_of_three(preset).holding(Green, Room::Hall).standing(Scarlett, (11, 17));
        let asking = table.turn_of(Scarlett).rolls(2).walks(Room::Hall);
        let asking = asking.suggests(White, Weapon::Rope);
        let looking = asking.clone().shows(Room::Hall);
        for player in [Scarlett, Green, Plum] {
            let outcome = asking.may(player, ACCUSE);
            assert_eq!(outcome, Err(Clause::AnswerFirst), "{preset:?} {player:?}");
            let outcome = looking.may(player, ACCUSE);
            assert_eq!(outcome, Err(Clause::LookFirst), "{preset:?} {player:?}");
        }
    }
}

#[test]
fn any_room_may_be_named_wherever_the_accuser_stands() {
    for preset in CLASSICS {
        let play = all_in_rooms(preset);
        for theory in Theory::all(Edition::Classic) {
            assert_eq!(play.may(Scarlett, Action::Accuse(theory)), Ok(()), "{preset:?}");
        }
    }
}

#[test]
fn each_player_accuses_once_in_a_game() {
    for preset in CLASSICS {
        let looking = {
            let mut play = all_in_rooms(preset);
            play.does(Scarlett, Action::Accuse(MISTAKE));
            play
        };
        assert_eq!(looking.may(Scarlett, ACCUSE), Err(Clause::LookFirst), "{preset:?}");
        let out = looking.looks_and_puts_away();
        assert_eq!(out.may(Scarlett, ACCUSE), Err(Clause::WrongAccuserIsOut), "{preset:?}");
        let later = out.idles();
        assert_eq!(later.may(Scarlett, ACCUSE), Err(Clause::WrongAccuserIsOut), "{preset:?}");
    }
}

#[test]
fn an_accusation_is_said_aloud_and_in_hungary_written_down() {
    for (preset, aloud) in row([true, false, true, true]) {
        let mut play = all_in_rooms(preset);
        let accused = play.does(Scarlett, Action::Accuse(MISTAKE));
        let claim = |viewer| match accused[0].seen_by(viewer) {
            Seen::Accused { theory, .. } => theory,
            other => panic!("{other:?}"),
        };
        let others = aloud.then_some(MISTAKE);
        assert_eq!(claim(Viewer::Table), others, "{preset:?}");
        assert_eq!(claim(Viewer::Seat(play.seat(Green))), others, "{preset:?}");
        let own = claim(Viewer::Seat(play.seat(Scarlett)));
        assert_eq!(own, Some(MISTAKE), "{preset:?}: the accuser knows what he claimed");
    }
}

#[test]
fn the_accuser_alone_looks_into_the_envelope_and_closes_it() {
    for preset in CLASSICS {
        let mut play = all_in_rooms(preset);
        play.does(Scarlett, Action::Accuse(MISTAKE));
        let scarlett = play.seat(Scarlett);
        assert_eq!(*play.table().phase(), Phase::Verdict { accuser: scarlett }, "{preset:?}");
        assert_eq!(play.view(Scarlett).envelope(), Some(MURDER), "{preset:?}");
        for other in [Green, Plum] {
            assert_eq!(play.view(other).envelope(), None, "{preset:?} {other:?}");
            let outcome = play.may(other, Action::CloseLook);
            assert_eq!(outcome, Err(Clause::NothingToLookAt), "{preset:?} {other:?}");
        }
        for action in [Action::Roll, Action::EndTurn, walk((11, 17))] {
            let outcome = play.may(Scarlett, action);
            assert_eq!(outcome, Err(Clause::LookFirst), "{preset:?} {action:?}");
        }
        assert_eq!(play.may(Scarlett, Action::CloseLook), Ok(()), "{preset:?}");
    }
}

#[test]
fn a_right_accusation_ends_the_game_and_shows_the_cards_to_all() {
    for preset in CLASSICS {
        let mut play = all_in_rooms(preset);
        play.does(Scarlett, ACCUSE);
        assert_eq!(play.table().laid_open(), None, "{preset:?}: not before he has looked");
        let play = play.looks_and_puts_away();
        let by = play.seat(Scarlett);
        assert_eq!(play.table().outcome(), Some(Outcome::Solved { by }), "{preset:?}");
        let open = play.table().laid_open().map(|deal| deal.solution);
        assert_eq!(open, Some(MURDER), "{preset:?}");
        for player in [Scarlett, Green, Plum] {
            for action in [Action::Roll, Action::EndTurn, ACCUSE, Action::CloseLook] {
                let outcome = play.may(player, action);
                assert_eq!(outcome, Err(Clause::GameOver), "{preset:?} {player:?} {action:?}");
            }
        }
    }
}

#[test]
fn a_wrong_accusation_reveals_nothing_not_even_how_many_cards_were_right() {
    for preset in CLASSICS {
        let wrong = all_in_rooms(preset).accuses(MISTAKE);
        let nearly = all_in_rooms(preset).accuses(NEARLY);
        for viewer in [Viewer::Table, Viewer::Seat(wrong.seat(Green))] {
            let [mut wrong, mut nearly] = [&wrong, &nearly].map(|play| heard(play, viewer));
            for seen in wrong.iter_mut().chain(&mut nearly) {
                // What was said aloud differs, of course.
                if let Seen::Accused { theory, solution, .. } = seen {
                    assert_eq!(*solution, None, "{preset:?}");
                    *theory = None;
                }
            }
            assert_eq!(wrong, nearly, "{preset:?} {viewer:?}");
        }
        assert_eq!(wrong.table(), nearly.table(), "{preset:?}");
        assert_eq!(wrong.table().laid_open(), None, "{preset:?}");
    }
}

#[test]
fn a_wrong_accusation_ends_the_turn_at_once_and_there_are_no_more_turns() {
    for preset in CLASSICS {
        let play = all_in_rooms(preset).accuses(MISTAKE);
        assert!(begins_turn_of(&play, Green), "{preset:?}");
        let out = play.table().out();
        assert!(out.contains(play.seat(Scarlett)) && out.len() == 1, "{preset:?}");
        for action in [
            Action::Roll,
            Action::Stay,
            Action::EndTurn,
            walk((11, 17)),
            Action::Take(Link::Passage, Room::Study),
            Action::Suggest(theory(White, Weapon::Rope, Room::Hall)),
        ] {
            let outcome = play.may(Scarlett, action);
            assert_eq!(outcome, Err(Clause::WrongAccuserIsOut), "{preset:?} {action:?}");
        }
        let play = play.idles();
        assert!(begins_turn_of(&play, Plum), "{preset:?}");
        let play = play.idles();
        assert!(begins_turn_of(&play, Green), "{preset:?}: Scarlett is passed over");
    }
}

#[test]
fn a_wrong_accuser_keeps_the_hand_and_goes_on_answering() {
    for preset in CLASSICS {
        let table = table_of_three(preset).holding(Scarlett, Room::Hall);
        let table = table.holding(Green, Weapon::Rope).holding(Green, Suspect::Mustard);
        let play = table.standing(Green, (11, 17)).turn_of(Scarlett);
        let hand = play.view(Scarlett).hand();
        let play = play.accuses(NEARLY).rolls(2).walks(Room::Hall);
        let play = play.suggests(Suspect::Mustard, Weapon::Rope);
        assert_eq!(play.actor(), Scarlett, "{preset:?}: Plum holds none of the three");
        assert_eq!(play.may(Scarlett, Action::EndTurn), Err(Clause::WrongAccuserIsOut));
        assert_eq!(play.may(Scarlett, show(Room::Hall)), Ok(()), "{preset:?}");
        assert_eq!(play.view(Scarlett).hand(), hand, "{preset:?}");
    }
}

#[test]
fn an_accusation_moves_no_pawn_and_no_weapon() {
    for preset in CLASSICS {
        let play = all_in_rooms(preset);
        let (pieces, weapons) = (*play.table().pieces(), *play.table().weapons());
        let play = play.accuses(theory(Plum, Weapon::Rope, Room::Library));
        assert_eq!(play.table().pieces(), &pieces, "{preset:?}");
        assert_eq!(play.table().weapons(), &weapons, "{preset:?}");
    }
}

#[test]
fn a_wrong_accusers_pawn_before_a_door_stays_and_in_croatia_goes_into_the_room() {
    let stays = Place::Square(common::square(11, 17));
    for (preset, place) in row([stays, stays, stays, Place::Room(Room::Hall)]) {
        let play = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let play = play.accuses(MISTAKE);
        assert_eq!(play.place(Scarlett), place, "{preset:?}");
        let cleared = play.game.events().iter().any(|event| {
            matches!(
                event,
                Event::Told(Told::ClearedDoorway { to: Interior::Room(Room::Hall), .. })
            )
        });
        assert_eq!(cleared, place != stays, "{preset:?}: all are told");

        // Neither from a square that is before no door, nor from a room.
        for elsewhere in [common::AsPlace::place((10, 17)), Place::Room(Room::Study)] {
            let play = table_of_three(preset).standing(Scarlett, elsewhere).turn_of(Scarlett);
            assert_eq!(play.accuses(MISTAKE).place(Scarlett), elsewhere, "{preset:?}");
        }
    }
}

#[test]
fn a_right_accusers_pawn_stays_before_the_door() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let place = play.place(Scarlett);
        assert_eq!(play.accuses(MURDER).place(Scarlett), place, "{preset:?}");
    }
}

#[test]
fn the_last_one_left_must_still_solve_the_case_and_in_croatia_has_won() {
    for (preset, wins) in row([false, false, false, true]) {
        let play = all_in_rooms(preset).accuses(MISTAKE).accuses(NEARLY);
        let winner = play.seat(Plum);
        if wins {
            assert_eq!(play.table().outcome(), Some(Outcome::LastLeft { winner }), "{preset:?}");
            let open = play.table().laid_open().map(|deal| deal.solution);
            assert_eq!(open, Some(MURDER), "{preset:?}: the envelope is shown to all");
            continue;
        }
        assert!(begins_turn_of(&play, Plum), "{preset:?}");
        let on = play.clone().idles();
        assert!(begins_turn_of(&on, Plum), "{preset:?}: plays on alone");
        let solved = on.clone().accuses(MURDER);
        assert_eq!(solved.table().outcome(), Some(Outcome::Solved { by: winner }), "{preset:?}");
        let unsolved = on.accuses(NEARLY);
        assert_eq!(unsolved.table().outcome(), Some(Outcome::Unsolved), "{preset:?}");
        let open = unsolved.table().laid_open().map(|deal| deal.solution);
        assert_eq!(open, Some(MURDER), "{preset:?}: then all look");
    }
}

#[test]
fn with_two_players_in_hungary_the_other_one_must_solve_the_case() {
    let table = common::table(Preset::Hu, [Scarlett, Plum]).standing(Scarlett, Room::Hall);
    let play = table.standing(Plum, Room::Study).turn_of(Scarlett).accuses(MISTAKE);
    assert!(begins_turn_of(&play, Plum));
    assert_eq!(play.accuses(MISTAKE).table().outcome(), Some(Outcome::Unsolved));
}

#[test]
fn nobody_is_out_before_he_has_put_the_envelope_away() {
    for preset in CLASSICS {
        let mut play = all_in_rooms(preset);
        let events = play.does(Scarlett, Action::Accuse(MISTAKE));
        assert_eq!(events.len(), 1, "{preset:?}: the table waits for the look");
        assert!(play.table().out().is_empty(), "{preset:?}");
    }
}
