//! Suggesting and answering, row by row of the table in which the four rulebooks are compared.

mod common;

use common::{
    CLASSICS, MISTAKE, MURDER, Play, begins_turn_of, row, show, table, table_of_three, theory, walk,
};
use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Peacock, Plum, Scarlett, White};
use kartano::engine::card::{Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::phase::Phase;
use kartano::engine::ruleset::Preset;
use kartano::engine::theory::Theory;

/// Whether a suggestion about this room is allowed to a player now.
fn may_suggest(play: &Play, player: Suspect, room: Room) -> Result<(), Clause> {
    play.may(player, Action::Suggest(theory(White, Weapon::Rope, room)))
}

/// What the rulebooks say to a player who did nothing to earn a suggestion in this room in this
/// turn: no difference in the first two, refused in the others.
const ONLY_WHERE_ANY_TURN_WILL_DO: [Result<(), Clause>; 4] =
    [Ok(()), Ok(()), Err(Clause::SuggestOnArrival), Err(Clause::SuggestOnArrival)];

/// Miss Scarlett walks into the hall and suggests Plum there; it is Plum's next turn. Before, Plum
/// stood somewhere.
fn plum_named_in_the_hall(preset: Preset, from: Place) -> Play {
    let table = table_of_three(preset).standing(Scarlett, (11, 17)).standing(Plum, from);
    let play = table.standing(Green, Room::Kitchen).turn_of(Scarlett).rolls(2).walks(Room::Hall);
    let play = play.asks(Plum, Weapon::Rope).ends_turn().idles();
    assert!(begins_turn_of(&play, Plum));
    assert_eq!(play.place(Plum), Place::Room(Room::Hall));
    play
}

// Where and when.

#[test]
fn a_suggestion_is_made_in_a_room_and_about_that_room() {
    for preset in CLASSICS {
        let outside = table_of_three(preset).standing(Scarlett, (9, 17)).turn_of(Scarlett);
        let in_room = Err(Clause::SuggestInRoom);
        assert_eq!(may_suggest(&outside, Scarlett, Room::Hall), in_room, "{preset:?}: fresh");
        let rolled = outside.rolls(2);
        assert_eq!(may_suggest(&rolled, Scarlett, Room::Hall), in_room, "{preset:?}: rolled");
        let at_the_door = rolled.walks((11, 17));
        assert_eq!(may_suggest(&at_the_door, Scarlett, Room::Hall), in_room, "{preset:?}: moved");

        let inside = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let inside = inside.rolls(2).walks(Room::Hall);
        for &room in Edition::Classic.rooms() {
            let expected =
                if room == Room::Hall { Ok(()) } else { Err(Clause::SuggestAboutThisRoom) };
            assert_eq!(may_suggest(&inside, Scarlett, room), expected, "{preset:?}: {room:?}");
        }
    }
}

#[test]
fn who_arrives_on_foot_or_by_a_passage_may_suggest() {
    for preset in CLASSICS {
        let walked = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let walked = walked.rolls(2).walks(Room::Hall);
        assert_eq!(may_suggest(&walked, Scarlett, Room::Hall), Ok(()), "{preset:?}: on foot");
        let passage = table_of_three(preset).standing(Scarlett, Room::Kitchen).turn_of(Scarlett);
        let passage = passage.takes_passage(Room::Study);
        assert_eq!(may_suggest(&passage, Scarlett, Room::Study), Ok(()), "{preset:?}: passage");
    }
}

#[test]
fn who_began_the_turn_in_the_room_may_suggest_where_any_own_turn_will_do() {
    for (preset, expected) in row(ONLY_WHERE_ANY_TURN_WILL_DO) {
        let play = table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett);
        assert_eq!(may_suggest(&play, Scarlett, Room::Hall), expected, "{preset:?}");
    }
}

#[test]
fn nobody_suggests_in_the_turn_of_another() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Green, Room::Hall).turn_of(Scarlett);
        let outcome = may_suggest(&play, Green, Room::Hall);
        assert_eq!(outcome, Err(Clause::TurnOrder), "{preset:?}");
    }
}

#[test]
fn a_suggestion_not_made_on_arriving_is_gone_until_one_leaves_and_comes_back_in_a_later_turn() {
    for (preset, next_turn) in row(ONLY_WHERE_ANY_TURN_WILL_DO) {
        let table = table_of_three(preset).standing(Scarlett, (11, 17));
        let table = table.standing(Green, Room::Kitchen).standing(Plum, Room::Study);
        let play = table.turn_of(Scarlett).rolls(2).walks(Room::Hall).ends_turn();
        let play = play.idles().idles();
        assert_eq!(may_suggest(&play, Scarlett, Room::Hall), next_turn, "{preset:?}: unused");

        let outside = play.rolls(2).walks((10, 17));
        let in_room = Err(Clause::SuggestInRoom);
        assert_eq!(may_suggest(&outside, Scarlett, Room::Hall), in_room, "{preset:?}: left");
        let back = outside.ends_turn().idles().idles().rolls(3).walks(Room::Hall);
        assert_eq!(may_suggest(&back, Scarlett, Room::Hall), Ok(()), "{preset:?}: back");
    }
}

// Moved by another player's suggestion.

#[test]
fn who_was_moved_here_by_another_may_suggest_at_once_or_roll_or_take_a_passage() {
    for preset in CLASSICS {
        for from in [common::start(Plum), Place::Room(Room::Study)] {
            let play = plum_named_in_the_hall(preset, from);
            assert_eq!(may_suggest(&play, Plum, Room::Hall), Ok(()), "{preset:?} {from:?}");
            assert_eq!(play.may(Plum, Action::Roll), Ok(()), "{preset:?} {from:?}");
        }
        let table = table_of_three(preset).standing(Scarlett, (6, 18));
        let table = table.standing(Green, Room::Kitchen);
        let play = table.turn_of(Scarlett).rolls(2).walks(Room::Lounge);
        let play = play.asks(Plum, Weapon::Rope).ends_turn().idles();
        assert_eq!(
            play.may(Plum, Action::Take(Link::Passage, Room::Conservatory)),
            Ok(()),
            "{preset:?}"
        );
        assert_eq!(may_suggest(&play, Plum, Room::Lounge), Ok(()), "{preset:?}");
    }
}

#[test]
fn who_was_moved_here_and_rolls_has_chosen_and_suggests_only_in_another_room() {
    for preset in CLASSICS {
        let start = common::start(Plum);
        let rolled = plum_named_in_the_hall(preset, start).rolls(5);
        let refused = Err(Clause::StayInsteadOfRolling);
        assert_eq!(may_suggest(&rolled, Plum, Room::Hall), refused, "{preset:?}");
        let stayed = rolled.clone().stays();
        assert_eq!(may_suggest(&stayed, Plum, Room::Hall), refused, "{preset:?}");
        let elsewhere = rolled.walks(Room::Study);
        assert_eq!(may_suggest(&elsewhere, Plum, Room::Study), Ok(()), "{preset:?}");
    }
}

#[test]
fn who_stood_there_already_when_named_was_not_moved() {
    for (preset, expected) in row(ONLY_WHERE_ANY_TURN_WILL_DO) {
        let play = plum_named_in_the_hall(preset, Place::Room(Room::Hall));
        assert_eq!(may_suggest(&play, Plum, Room::Hall), expected, "{preset:?}");
    }
}

#[test]
fn who_named_himself_was_not_moved() {
    for (preset, expected) in row(ONLY_WHERE_ANY_TURN_WILL_DO) {
        let table = table_of_three(preset).standing(Scarlett, (11, 17));
        let table = table.standing(Green, Room::Kitchen).standing(Plum, Room::Study);
        let play = table.turn_of(Scarlett).rolls(2).walks(Room::Hall);
        let play = play.asks(Scarlett, Weapon::Rope).ends_turn().until_turn_of(Scarlett);
        assert_eq!(may_suggest(&play, Scarlett, Room::Hall), expected, "{preset:?}");
    }
}

#[test]
fn who_was_moved_away_and_back_by_two_suggestions_was_moved() {
    for preset in CLASSICS {
        let table = table_of_three(preset).standing(Plum, Room::Hall);
        let play = table.standing(Scarlett, (6, 18)).standing(Green, (11, 17)).turn_of(Scarlett);
        let away = play.rolls(2).walks(Room::Lounge).asks(Plum, Weapon::Rope).ends_turn();
        assert_eq!(away.place(Plum), Place::Room(Room::Lounge), "{preset:?}");
        let back = away.rolls(2).walks(Room::Hall).asks(Plum, Weapon::Rope).ends_turn();
        assert_eq!(back.place(Plum), Place::Room(Room::Hall), "{preset:?}");
        assert_eq!(may_suggest(&back, Plum, Room::Hall), Ok(()), "{preset:?}");
    }
}

#[test]
fn who_was_moved_and_does_not_use_it_in_the_very_next_own_turn_has_lost_it() {
    for (preset, expected) in row(ONLY_WHERE_ANY_TURN_WILL_DO) {
        let start = common::start(Plum);
        let play = plum_named_in_the_hall(preset, start).until_turn_of(Plum);
        assert_eq!(may_suggest(&play, Plum, Room::Hall), expected, "{preset:?}: not used");

        let used = plum_named_in_the_hall(preset, start).asks(White, Weapon::Rope).ends_turn();
        let used = used.until_turn_of(Plum);
        assert_eq!(may_suggest(&used, Plum, Room::Hall), expected, "{preset:?}: used");
    }
}

#[test]
fn to_be_moved_lasts_over_the_turns_of_others() {
    for preset in CLASSICS {
        let table = table(preset, [Scarlett, Mustard, Green, Plum]);
        let table = table.standing(Scarlett, (11, 17)).standing(Mustard, Room::Kitchen);
        let play = table.standing(Green, Room::Study).turn_of(Scarlett).rolls(2).walks(Room::Hall);
        let play = play.asks(Plum, Weapon::Rope).ends_turn().idles().idles();
        assert!(begins_turn_of(&play, Plum));
        assert_eq!(may_suggest(&play, Plum, Room::Hall), Ok(()), "{preset:?}");
    }
}

// How many, and what after it.

#[test]
fn one_suggestion_in_a_turn_and_then_only_an_accusation() {
    for preset in CLASSICS {
        let table = table_of_three(preset).standing(Scarlett, (18, 5));
        // Everything named is in the envelope, so that nobody can answer.
        let play = table.turn_of(Scarlett).rolls(2).walks(MURDER.room);
        let play = play.asks(MURDER.suspect, MURDER.weapon);
        let again = may_suggest(&play, Scarlett, MURDER.room);
        assert_eq!(again, Err(Clause::OneSuggestion), "{preset:?}");
        for action in
            [Action::Roll, walk((18, 5)), Action::Stay, Action::Take(Link::Passage, Room::Lounge)]
        {
            let outcome = play.may(Scarlett, action);
            assert_eq!(outcome, Err(Clause::NoMoveAfterSuggestion), "{preset:?} {action:?}");
        }
        assert_eq!(play.may(Scarlett, Action::Accuse(MISTAKE)), Ok(()), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn nobody_is_obliged_to_suggest() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let play = play.rolls(2).walks(Room::Hall);
        assert_eq!(play.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn cards_from_the_own_hand_may_be_named_and_then_nobody_can_answer() {
    for preset in CLASSICS {
        let table = table_of_three(preset).holding(Scarlett, Mustard).holding(Scarlett, Room::Hall);
        let play = table.holding(Scarlett, Weapon::Rope).standing(Scarlett, (11, 17));
        let play = play.turn_of(Scarlett).rolls(2).walks(Room::Hall);
        let bluff = Action::Suggest(theory(Mustard, Weapon::Rope, Room::Hall));
        let events = play.tries(Scarlett, bluff).expect("naming own cards is allowed");
        assert_eq!(events.last(), Some(&Event::Told(Told::Unanswered)), "{preset:?}");
    }
}

#[test]
fn the_own_character_may_be_named_and_stays_in_the_room() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let play = play.rolls(2).walks(Room::Hall).asks(Scarlett, Weapon::Rope);
        assert_eq!(play.place(Scarlett), Place::Room(Room::Hall), "{preset:?}");
        assert_eq!(play.room_of(Weapon::Rope), Room::Hall, "{preset:?}");
    }
}

#[test]
fn the_named_pawn_and_weapon_are_moved_into_the_room_and_stay_there() {
    for preset in CLASSICS {
        // Plum is played and Peacock is not; both are moved alike.
        for named in [Plum, Peacock] {
            let table = table_of_three(preset).standing(Scarlett, (11, 17));
            let play = table.standing(Green, Room::Kitchen).lying(Weapon::Spanner, Room::Hall);
            let play = play.turn_of(Scarlett).rolls(2).walks(Room::Hall);
            let before = *play.table().pieces();
            let play = play.asks(named, Weapon::Rope).ends_turn();
            assert_eq!(play.place(named), Place::Room(Room::Hall), "{preset:?} {named:?}");
            assert_eq!(play.room_of(Weapon::Rope), Room::Hall, "{preset:?}: beside another");
            assert_eq!(play.room_of(Weapon::Spanner), Room::Hall, "{preset:?}");
            for other in Suspect::ALL.into_iter().filter(|&other| other != named) {
                assert_eq!(play.place(other), before[other.index()], "{preset:?} {other:?}");
            }
            let later = play.idles();
            assert_eq!(later.place(named), Place::Room(Room::Hall), "{preset:?}: not put back");
            assert_eq!(later.room_of(Weapon::Rope), Room::Hall, "{preset:?}: not put back");
        }
    }
}

#[test]
fn a_suspect_whom_nobody_plays_can_be_suggested() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let play = play.rolls(2).walks(Room::Hall);
        for suspect in [Mustard, White, Peacock] {
            let action = Action::Suggest(theory(suspect, Weapon::Rope, Room::Hall));
            assert_eq!(play.may(Scarlett, action), Ok(()), "{preset:?} {suspect:?}");
        }
    }
}

/// Miss Scarlett suggests the hall, which Green holds, and has looked at the card.
fn shown_a_card(preset: Preset) -> Play {
    let table = table_of_three(preset).holding(Green, Room::Hall).standing(Scarlett, (11, 17));
    let play = table.turn_of(Scarlett).rolls(2).walks(Room::Hall);
    play.suggests(White, Weapon::Rope).shows(Room::Hall).looks_and_puts_away()
}

#[test]
fn after_a_card_was_shown_one_accuses_or_the_turn_is_over() {
    let refused = Err(Clause::AccuseOnlyUnanswered);
    for (preset, accuse) in row([Ok(()), refused, refused, Ok(())]) {
        let play = shown_a_card(preset);
        assert_eq!(play.may(Scarlett, Action::Accuse(MURDER)), accuse, "{preset:?}");
        let again = may_suggest(&play, Scarlett, Room::Hall);
        assert_eq!(again, Err(Clause::OneSuggestion), "{preset:?}");
        let roll = play.may(Scarlett, Action::Roll);
        assert_eq!(roll, Err(Clause::NoMoveAfterSuggestion), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

#[test]
fn whoever_would_look_for_a_suggestion_or_accusation_in_vain_is_told_why() {
    for (preset, in_the_room) in row(ONLY_WHERE_ANY_TURN_WILL_DO) {
        let why = |play: &Play| play.legal(Scarlett).withheld;
        let began = table_of_three(preset).standing(Scarlett, Room::Hall).turn_of(Scarlett);
        assert_eq!(why(&began), in_the_room.err(), "{preset:?}: began in the room");
        let outside = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        assert_eq!(why(&outside), None, "{preset:?}: who has yet to roll wonders about nothing");
        let rolled = outside.rolls(2);
        assert_eq!(why(&rolled), None, "{preset:?}: nor who has yet to walk");
        let arrived = rolled.clone().walks(Room::Hall);
        assert_eq!(why(&arrived), None, "{preset:?}: the suggestion is on offer");
        let walked = rolled.walks((9, 17));
        assert_eq!(why(&walked), Some(Clause::SuggestInRoom), "{preset:?}: in the corridor");
    }
    for preset in CLASSICS {
        let play = shown_a_card(preset);
        let asker = play.on_turn();
        let legal = play.legal(asker);
        assert_eq!(legal.withheld.is_none(), legal.accuse, "{preset:?}: after an answer");
    }
}

#[test]
fn after_nobody_could_answer_one_may_accuse_in_the_same_turn() {
    for preset in CLASSICS {
        let table = table_of_three(preset).standing(Scarlett, (18, 5)).turn_of(Scarlett);
        let play = table.rolls(2).walks(MURDER.room).suggests(MURDER.suspect, MURDER.weapon);
        assert_eq!(play.may(Scarlett, Action::Accuse(MURDER)), Ok(()), "{preset:?}");
    }
}

// Answering.

/// Four at the table. Green holds what Miss Scarlett is about to ask for in the library, save the
/// library itself, which is White's; Mustard holds none of it.
fn four_and_a_question(preset: Preset) -> Play {
    let table = table(preset, [Scarlett, Mustard, Green, Plum]);
    let table = table.holding(Green, Peacock).holding(Green, Weapon::Rope);
    let table = table.holding(Plum, Room::Library).standing(Scarlett, (20, 13));
    table.turn_of(Scarlett).rolls(2).walks(Room::Library)
}

#[test]
fn the_question_goes_round_from_the_askers_left_to_the_first_who_holds_a_named_card() {
    for preset in CLASSICS {
        let play = four_and_a_question(preset);
        let asked = theory(Peacock, Weapon::Rope, Room::Library);
        let events = play.tries(Scarlett, Action::Suggest(asked)).expect("an arrival");
        let [scarlett, mustard, green] = [Scarlett, Mustard, Green].map(|who| play.seat(who));
        let told = [
            Told::Suggested { by: scarlett, theory: asked },
            Told::CannotAnswer { seat: mustard },
            Told::AnswerDue { seat: green },
        ];
        assert_eq!(events, told.map(Event::Told), "{preset:?}: who holds none says so");
    }
}

#[test]
fn the_one_asked_shows_exactly_one_named_card_of_his_own_choice() {
    for preset in CLASSICS {
        let play = four_and_a_question(preset).suggests(Peacock, Weapon::Rope);
        assert_eq!(play.may(Green, show(Peacock)), Ok(()), "{preset:?}: either");
        assert_eq!(play.may(Green, show(Weapon::Rope)), Ok(()), "{preset:?}: or");
        let not_held = play.may(Green, show(Room::Library));
        assert_eq!(not_held, Err(Clause::ShowHeldCard), "{preset:?}");
        let hand = play.view(Green).hand();
        for card in hand.iter().filter(|&card| play.may(Green, Action::Show(card)).is_err()) {
            let outcome = play.may(Green, Action::Show(card));
            assert_eq!(outcome, Err(Clause::ShowNamedCard), "{preset:?} {card:?}");
        }
        let shown = play.shows(Peacock);
        let second = shown.may(Green, show(Weapon::Rope));
        assert_eq!(second, Err(Clause::OnlyAskedAnswers), "{preset:?}: one, not two");
    }
}

#[test]
fn nobody_further_is_asked_and_nobody_else_answers() {
    for preset in CLASSICS {
        let play = four_and_a_question(preset).suggests(Peacock, Weapon::Rope);
        // Plum holds the library, but Green comes first.
        assert_eq!(
            play.may(Plum, show(Room::Library)),
            Err(Clause::OnlyAskedAnswers),
            "{preset:?}"
        );
        let play = play.shows(Weapon::Rope);
        let Phase::Looking { asker, by, .. } = *play.table().phase() else { panic!("a look") };
        assert_eq!((asker, by), (play.seat(Scarlett), play.seat(Green)), "{preset:?}");
        assert_eq!(
            play.may(Plum, show(Room::Library)),
            Err(Clause::OnlyAskedAnswers),
            "{preset:?}"
        );
        let silent = play.table().question().expect("a question").silent;
        let mustard_alone = [play.seat(Mustard)].into_iter().collect();
        assert_eq!(silent, mustard_alone, "{preset:?}: nothing is said of Plum");
    }
}

#[test]
fn the_card_is_seen_by_the_asker_alone() {
    for preset in CLASSICS {
        let play = four_and_a_question(preset).suggests(Peacock, Weapon::Rope).shows(Weapon::Rope);
        let shown = play.game.events().last().expect("a card was shown");
        let rope = common::AsCard::card(Weapon::Rope);
        for (viewer, card) in [
            (Viewer::Table, None),
            (Viewer::Seat(play.seat(Scarlett)), Some(rope)),
            (Viewer::Seat(play.seat(Mustard)), None),
            (Viewer::Seat(play.seat(Green)), Some(rope)),
            (Viewer::Seat(play.seat(Plum)), None),
        ] {
            let (by, to) = (play.seat(Green), play.seat(Scarlett));
            assert_eq!(shown.seen_by(viewer), Seen::Shown { by, to, card }, "{preset:?}");
        }
        let on_show = Suspect::ALL.into_iter().filter(|&who| {
            play.game.setup().player_of(who).is_some() && play.view(who).on_show().is_some()
        });
        assert_eq!(on_show.collect::<Vec<_>>(), [Scarlett], "{preset:?}");
    }
}

#[test]
fn everything_else_waits_for_the_answer_which_cannot_be_withheld() {
    for preset in CLASSICS {
        let play = four_and_a_question(preset).suggests(Peacock, Weapon::Rope);
        let anything = [
            Action::Roll,
            Action::EndTurn,
            Action::Stay,
            walk((20, 13)),
            Action::Accuse(MURDER),
            Action::Suggest(theory(Peacock, Weapon::Rope, Room::Library)),
        ];
        for player in [Scarlett, Mustard, Green, Plum] {
            for action in anything {
                let outcome = play.may(player, action);
                assert_eq!(outcome, Err(Clause::AnswerFirst), "{preset:?} {player:?} {action:?}");
            }
            let look = play.may(player, Action::CloseLook);
            assert_eq!(look, Err(Clause::NothingToLookAt), "{preset:?} {player:?}");
        }
    }
}

#[test]
fn everything_else_waits_until_the_asker_has_put_the_card_away() {
    for preset in CLASSICS {
        let play = four_and_a_question(preset).suggests(Peacock, Weapon::Rope).shows(Peacock);
        for action in [Action::Roll, Action::EndTurn, Action::Accuse(MURDER)] {
            for player in [Scarlett, Mustard, Green, Plum] {
                let outcome = play.may(player, action);
                assert_eq!(outcome, Err(Clause::LookFirst), "{preset:?} {player:?} {action:?}");
            }
        }
        for player in [Mustard, Green, Plum] {
            let outcome = play.may(player, Action::CloseLook);
            assert_eq!(outcome, Err(Clause::NothingToLookAt), "{preset:?} {player:?}");
        }
        assert_eq!(play.may(Scarlett, Action::CloseLook), Ok(()), "{preset:?}");
    }
}

#[test]
fn everybody_says_so_when_nobody_holds_a_named_card() {
    for preset in CLASSICS {
        let table = table(preset, [Scarlett, Mustard, Green, Plum]).standing(Scarlett, (18, 5));
        let play = table.turn_of(Scarlett).rolls(2).walks(MURDER.room);
        let events = play.tries(Scarlett, Action::Suggest(MURDER)).expect("an arrival");
        let round = [Mustard, Green, Plum].map(|who| Told::CannotAnswer { seat: play.seat(who) });
        let told: Vec<Event> = [Told::Suggested { by: play.seat(Scarlett), theory: MURDER }]
            .into_iter()
            .chain(round)
            .chain([Told::Unanswered])
            .map(Event::Told)
            .collect();
        assert_eq!(events, told, "{preset:?}");
    }
}

#[test]
fn every_theory_about_the_room_may_be_suggested_there() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (11, 17)).turn_of(Scarlett);
        let play = play.rolls(2).walks(Room::Hall);
        for theory in Theory::about(Edition::Classic, Room::Hall) {
            assert_eq!(play.may(Scarlett, Action::Suggest(theory)), Ok(()), "{preset:?}");
        }
    }
}
