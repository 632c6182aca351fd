//! The worked cases that settle how the four rulebooks are read, by their numbers. Cases about the
//! Finnish rulebook, about what may be concluded, and about screens alone are tested elsewhere; the
//! walking of C6, C13, C19 to C22 and C29 is tested square by square beside the routes too.

#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

mod common;

use common::{
    AsCard as _, AsPlace, CLASSICS, MISTAKE, MURDER, Play, begins_turn_of, row, show, table,
    table_of_six, table_of_three, theory, walk,
};
use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place};
use kartano::engine::card::Suspect::{Green, Mustard, Peacock, Plum, Scarlett, White};
use kartano::engine::card::{Card, Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::edition::Edition;
use kartano::engine::event::{Event, Seen, Told, Viewer};
use kartano::engine::game::Game;
use kartano::engine::phase::{Outcome, Phase, Stage};
use kartano::engine::refusal::Fault;
use kartano::engine::ruleset::Preset;
use kartano::engine::theory::Theory;

/// Whether a suggestion about this room is allowed to a player now.
fn may_suggest(play: &Play, player: Suspect, room: Room) -> Result<(), Clause> {
    play.may(player, Action::Suggest(theory(White, Weapon::Rope, room)))
}

/// Places in the order in which they are offered.
fn places<const N: usize>(places: [&dyn Fn() -> Place; N]) -> Vec<Place> {
    let mut places: Vec<Place> = places.into_iter().map(|place| place()).collect();
    places.sort_unstable();
    places
}

/// What Miss Scarlett is offered from there, everybody else being on the start squares.
fn offered(preset: Preset, from: impl AsPlace, roll: u8) -> Vec<Place> {
    table_of_three(preset).standing(Scarlett, from).turn_of(Scarlett).rolls(roll).offered()
}

/// The question of C1 to C15: A is Miss Scarlett, B Mustard, C White and D Green; C holds the two
/// cards that A asks for besides the library, which is D's.
fn a_asks_for_what_c_holds(preset: Preset) -> Play {
    let table = table(preset, [Scarlett, Mustard, White, Green]);
    let table = table.holding(White, Peacock).holding(White, Weapon::LeadPipe);
    let table = table.holding(Green, Room::Library).envelope(MISTAKE).standing(White, Room::Study);
    let table = table.standing(Mustard, Room::Kitchen).standing(Green, Room::Lounge);
    let play = table.standing(Scarlett, (20, 13)).turn_of(Scarlett).rolls(2);
    play.walks(Room::Library).suggests(Peacock, Weapon::LeadPipe)
}

#[test]
fn c01_each_hears_who_cannot_answer_and_the_asker_alone_sees_the_card() {
    for preset in CLASSICS {
        let play = a_asks_for_what_c_holds(preset).shows(Weapon::LeadPipe);
        let [a, b, c] = [Scarlett, Mustard, White].map(|who| play.seat(who));
        for (who, card) in [
            (Scarlett, Some(Weapon::LeadPipe.card())),
            (Mustard, None),
            (White, Some(Weapon::LeadPipe.card())),
            (Green, None),
        ] {
            let view = play.view(who);
            let asked = theory(Peacock, Weapon::LeadPipe, Room::Library);
            let since = view
                .history()
                .iter()
                .skip_while(|seen| !matches!(seen, Seen::Told(Told::Suggested { .. })));
            let expected = [
                Seen::Told(Told::Suggested { by: a, theory: asked }),
                Seen::Told(Told::CannotAnswer { seat: b }),
                Seen::Told(Told::AnswerDue { seat: c }),
                Seen::Shown { by: c, to: a, card },
            ];
            assert!(since.eq(&expected), "{preset:?}: what {who:?} heard, of D nothing");
        }
        let sightings = play.view(Scarlett).sightings().to_vec();
        let [sighting] = sightings[..] else { panic!("{sightings:?}") };
        assert_eq!((sighting.card, sighting.by), (Weapon::LeadPipe.card(), c), "{preset:?}");
        for other in [Mustard, White, Green] {
            assert_eq!(play.view(other).sightings(), [], "{preset:?} {other:?}");
        }
    }
}

#[test]
fn c06_spare_steps_are_lost_at_a_door_and_the_move_ends_there() {
    for (preset, (away, roll)) in row([(5, 8), (4, 6), (5, 8), (4, 6)]) {
        // Along row 17 to the square before the hall's left front door, and a step in.
        let from = (11 + 1 - away, 17);
        let play = table_of_three(preset).standing(Scarlett, from).turn_of(Scarlett);
        let play = play.rolls(roll).walks(Room::Hall);
        assert_eq!(play.may(Scarlett, walk((12, 17))), Err(Clause::OneMove), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Roll), Err(Clause::OneMove), "{preset:?}");
    }
}

/// A (Miss Scarlett) was moved into the lounge by B's (Green's) suggestion; it is A's next turn.
fn a_moved_into_the_lounge(preset: Preset) -> Play {
    let table = table_of_three(preset).standing(Green, (6, 18)).standing(Plum, Room::Study);
    let play = table.turn_of(Green).rolls(2).walks(Room::Lounge).asks(Scarlett, Weapon::Rope);
    play.ends_turn().idles()
}

#[test]
fn c07_who_was_moved_may_suggest_or_roll_or_take_a_passage_and_the_turn_after_not_for_free() {
    let again = [Ok(()), Ok(()), Err(Clause::SuggestOnArrival), Err(Clause::SuggestOnArrival)];
    for (preset, again) in row(again) {
        let play = a_moved_into_the_lounge(preset);
        assert!(begins_turn_of(&play, Scarlett), "{preset:?}");
        assert_eq!(may_suggest(&play, Scarlett, Room::Lounge), Ok(()), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Roll), Ok(()), "{preset:?}");
        let passage = Action::Take(Link::Passage, Room::Conservatory);
        assert_eq!(play.may(Scarlett, passage), Ok(()), "{preset:?}");
        let later = play.until_turn_of(Scarlett);
        assert_eq!(may_suggest(&later, Scarlett, Room::Lounge), again, "{preset:?}");
    }
}

#[test]
fn c08_a_wrong_accuser_is_asked_in_seat_order_and_never_gets_a_turn() {
    for preset in CLASSICS {
        let table = table(preset, [Scarlett, Mustard, White, Green]).envelope(MURDER);
        let table = table.holding(Mustard, Weapon::Rope).holding(Green, Peacock);
        let table = table.holding(Scarlett, Room::Hall).standing(Scarlett, Room::Kitchen);
        let table = table.standing(Green, Room::Study).standing(White, (11, 17));
        let play = table.standing(Mustard, Room::Lounge).turn_of(Mustard).accuses(MISTAKE);
        assert!(begins_turn_of(&play, White), "{preset:?}");
        let play = play.rolls(2).walks(Room::Hall).suggests(Plum, Weapon::Rope);
        // Green and Scarlett sit between White and Mustard; Scarlett holds the hall.
        assert_eq!(play.actor(), Scarlett, "{preset:?}");
        let play = play.shows(Room::Hall).looks_and_puts_away().ends_turn().idles();
        assert!(begins_turn_of(&play, Scarlett), "{preset:?}");
        let play = play.idles();
        assert!(begins_turn_of(&play, White), "{preset:?}: not Mustard's");
        let play = play.rolls(3).walks((13, 17)).ends_turn();
        let play = play.idles().idles().rolls(3).walks(Room::Hall).suggests(Plum, Weapon::Dagger);
        assert_eq!(play.actor(), Scarlett, "{preset:?}");
    }
    // The wrong accuser himself.
    for preset in CLASSICS {
        let table = table_of_three(preset).holding(Scarlett, Weapon::Rope);
        let table = table.holding(Green, Room::Hall).holding(Green, Mustard);
        let play = table.standing(Green, (11, 17)).turn_of(Scarlett).accuses(MISTAKE);
        let play = play.rolls(2).walks(Room::Hall).suggests(Mustard, Weapon::Rope);
        assert_eq!(play.actor(), Scarlett, "{preset:?}");
        assert_eq!(play.may(Scarlett, show(Weapon::Rope)), Ok(()), "{preset:?}");
    }
}

#[test]
fn c09_when_two_of_three_were_wrong_the_third_plays_on_alone_and_in_croatia_has_won() {
    for (preset, won) in row([false, false, false, true]) {
        let play = table_of_three(preset).standing(Plum, Room::Study).turn_of(Scarlett);
        let play = play.accuses(MISTAKE).accuses(MISTAKE);
        let winner = play.seat(Plum);
        let outcome = won.then_some(Outcome::LastLeft { winner });
        assert_eq!(play.table().outcome(), outcome, "{preset:?}");
        if !won {
            assert!(begins_turn_of(&play, Plum), "{preset:?}");
            assert!(begins_turn_of(&play.idles(), Plum), "{preset:?}");
        }
    }
}

#[test]
fn c10_four_players_get_5_5_4_4_cards_five_4_4_4_3_3_and_two_in_hungary_9_each() {
    let dealt = |preset, players: usize| {
        let mut play = Play::from_number(preset, &Suspect::ALL[..players], 0);
        while matches!(play.table().phase(), Phase::Opening(_)) {
            play.does(play.actor(), Action::Roll);
        }
        let mut sizes: Vec<usize> =
            play.table().hand_sizes().iter().map(|(_, &size)| size).collect();
        sizes.sort_unstable();
        sizes.reverse();
        sizes
    };
    for preset in CLASSICS {
        assert_eq!(dealt(preset, 4), [5, 5, 4, 4], "{preset:?}");
        assert_eq!(dealt(preset, 5), [4, 4, 4, 3, 3], "{preset:?}");
    }
    assert_eq!(dealt(Preset::Hu, 2), [9, 9]);
}

#[test]
fn c11_an_asker_who_names_the_own_character_stays_and_all_else_is_as_usual() {
    for preset in CLASSICS {
        let table = table_of_three(preset).holding(Green, Scarlett).standing(Scarlett, (11, 17));
        let play = table.turn_of(Scarlett).rolls(2).walks(Room::Hall);
        let play = play.suggests(Scarlett, Weapon::Rope);
        assert_eq!(play.place(Scarlett), Place::Room(Room::Hall), "{preset:?}");
        assert_eq!(play.room_of(Weapon::Rope), Room::Hall, "{preset:?}");
        assert_eq!(play.actor(), Green, "{preset:?}");
        assert_eq!(play.may(Green, show(Scarlett)), Ok(()), "{preset:?}");
    }
}

#[test]
fn c12_in_croatia_a_wrong_accuser_before_a_door_goes_in_and_the_door_is_free() {
    for (preset, free) in row([false, false, false, true]) {
        let table = table_of_three(preset).standing(Scarlett, (17, 20));
        let play = table.standing(Green, (17, 19)).turn_of(Scarlett);
        let blocked = play.clone().game;
        assert_eq!(blocked.table().place_of(play.seat(Scarlett)), (17, 20).place());
        let play = play.accuses(MISTAKE);
        let place = if free { Place::Room(Room::Study) } else { (17, 20).place() };
        assert_eq!(play.place(Scarlett), place, "{preset:?}");
        let play = play.rolls(2);
        let expected = if free { Ok(()) } else { Err(Clause::RoomInReach) };
        assert_eq!(play.may(Green, walk(Room::Study)), expected, "{preset:?}");
    }
}

/// The rooms without a passage that few pawns can shut, each with all its door squares.
fn shut_rooms() -> impl Iterator<Item = (Room, [(u8, u8); 2])> {
    [
        (Room::Dining, [(8, 12), (6, 16)]),
        (Room::Billiard, [(17, 9), (22, 13)]),
        (Room::Library, [(20, 13), (16, 16)]),
    ]
    .into_iter()
}

#[test]
fn c13_who_is_shut_in_where_he_suggested_may_suggest_again_in_hungary_and_not_in_holland() {
    let again = [Ok(()), Ok(()), Err(Clause::SuggestOnArrival), Err(Clause::SuggestOnArrival)];
    for (preset, again) in row(again) {
        for (room, [door, other_door]) in shut_rooms() {
            let table = table_of_six(preset).standing(Scarlett, door).standing(Plum, other_door);
            let play = table.standing(Mustard, Room::Kitchen).turn_of(Scarlett);
            let play = play.rolls(2).walks(room).asks(White, Weapon::Rope);
            // Somebody steps before the door behind her; the turns between do not matter.
            let mut events = play.ends_turn().game.events().to_vec();
            let seat =
                |suspect: Suspect| kartano::engine::seat::Seat::new(suspect.index()).unwrap();
            events.extend([
                Event::Told(Told::Moved { seat: seat(Mustard), to: door.place() }),
                Event::Told(Told::TurnBegan { seat: seat(White) }),
                Event::Told(Told::TurnBegan { seat: seat(Green) }),
                Event::Told(Told::TurnBegan { seat: seat(Peacock) }),
                Event::Told(Told::TurnBegan { seat: seat(Plum) }),
                Event::Told(Told::TurnBegan { seat: seat(Scarlett) }),
            ]);
            let base = table_of_six(preset).turn_of(Scarlett).game;
            let (setup, seeds, drawn) = (base.setup().clone(), base.seeds(), base.drawn());
            let play = Play { game: Game::replay(setup, seeds, drawn, events).unwrap() };
            assert!(begins_turn_of(&play, Scarlett));
            assert_eq!(play.clone().rolls(6).offered(), [], "{preset:?} {room:?}: shut in");
            assert_eq!(may_suggest(&play, Scarlett, room), again, "{preset:?} {room:?}");
        }
    }
}

#[test]
fn c14_the_only_card_that_matches_is_shown_again_and_nobody_further_is_asked() {
    for preset in CLASSICS {
        let table = table_of_three(preset).holding(Green, Weapon::Rope).holding(Plum, Mustard);
        let table = table.holding(Scarlett, Room::Hall).holding(Scarlett, Room::Study);
        let table = table.standing(Scarlett, (15, 20)).standing(Green, Room::Kitchen);
        let play = table.standing(Plum, Room::Lounge).turn_of(Scarlett);
        let first = play.rolls(2).walks(Room::Hall).suggests(Mustard, Weapon::Rope);
        let first = first.shows(Weapon::Rope).looks_and_puts_away().ends_turn().idles().idles();
        let again = first.rolls(5).walks(Room::Study).suggests(Mustard, Weapon::Rope);
        assert_eq!(again.actor(), Green, "{preset:?}: not Plum");
        let only = again.legal(Green).show;
        assert_eq!(only.iter().collect::<Vec<_>>(), [Weapon::Rope.card()], "{preset:?}");
        for action in [Action::EndTurn, show(Mustard), show(Room::Study)] {
            assert!(again.may(Green, action).is_err(), "{preset:?} {action:?}");
        }
        assert_eq!(again.may(Plum, show(Mustard)), Err(Clause::OnlyAskedAnswers), "{preset:?}");
        let shown = again.shows(Weapon::Rope);
        assert_eq!(shown.view(Scarlett).on_show(), Some(Weapon::Rope.card()), "{preset:?}");
    }
}

#[test]
fn c15_a_card_not_named_or_not_held_is_refused_also_in_a_loaded_game() {
    for preset in CLASSICS {
        let play = a_asks_for_what_c_holds(preset);
        let not_named =
            play.view(White).hand().iter().find(|&card| card == Card::Suspect(Scarlett));
        let not_named = not_named.or_else(|| {
            let named = theory(Peacock, Weapon::LeadPipe, Room::Library).cards();
            play.view(White).hand().iter().find(|&card| !named.contains(card))
        });
        let cases = [
            (not_named.unwrap(), Clause::ShowNamedCard, Fault::NotNamed),
            (Room::Library.card(), Clause::ShowHeldCard, Fault::NotHeld),
        ];
        for (card, clause, fault) in cases {
            assert_eq!(play.may(White, Action::Show(card)), Err(clause), "{preset:?}");
            let mut events = play.game.events().to_vec();
            events.push(Event::Shown { by: play.seat(White), to: play.seat(Scarlett), card });
            let setup = play.game.setup().clone();
            let loaded = Game::replay(setup, play.game.seeds(), play.game.drawn(), events);
            assert_eq!(loaded.map_err(|error| error.fault), Err(fault), "{preset:?}");
        }
    }
}

#[test]
fn c16_who_is_out_is_passed_over_in_turns_but_not_in_answers() {
    for preset in CLASSICS {
        let five = [Scarlett, Mustard, White, Green, Peacock];
        let [one, two, three, four, five_] = five;
        let mut table = table(preset, five).standing(three, (18, 5));
        for (player, room) in
            [(one, Room::Hall), (two, Room::Lounge), (four, Room::Study), (five_, Room::Library)]
        {
            table = table.standing(player, room);
        }
        let play = table.turn_of(two).accuses(MISTAKE);
        let play = play.rolls(2).walks(MURDER.room).ends_turn().accuses(MISTAKE);
        let mut play = play;
        for next in [five_, one, three, five_, one] {
            assert!(begins_turn_of(&play, next), "{preset:?}: turns go 5, 1, 3, 5, 1");
            play = play.idles();
        }
        let again = play.rolls(2).walks((18, 6)).ends_turn().idles().idles();
        let again = again.rolls(3).walks(MURDER.room);
        let events = again.tries(three, Action::Suggest(MURDER)).expect("an arrival");
        let asked: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Told(Told::CannotAnswer { seat }) => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(asked, [four, five_, one, two].map(|who| again.seat(who)), "{preset:?}");
    }
}

#[test]
fn c17_to_be_named_in_the_room_where_one_stands_gives_no_free_suggestion() {
    let free = [Ok(()), Ok(()), Err(Clause::SuggestOnArrival), Err(Clause::SuggestOnArrival)];
    for (preset, free) in row(free) {
        // A is Green, B is Scarlett.
        let table = table_of_three(preset).standing(Green, Room::Hall);
        let play = table.standing(Scarlett, (11, 17)).turn_of(Scarlett).rolls(2);
        let play = play.walks(Room::Hall).asks(Green, Weapon::Rope).ends_turn();
        assert!(begins_turn_of(&play, Green), "{preset:?}");
        assert_eq!(may_suggest(&play, Green, Room::Hall), free, "{preset:?}");
    }
}

#[test]
fn c19_from_20_13_with_a_roll_of_4() {
    let full = places([
        &|| Place::Room(Room::Library),
        &|| Place::Room(Room::Billiard),
        &|| (16, 13).place(),
        &|| (17, 12).place(),
        &|| (17, 14).place(),
    ]);
    for (preset, up_to) in row([false, true, false, false]) {
        let offered_here = offered(preset, (20, 13), 4);
        if up_to {
            for place in full.iter().copied().chain([(21, 13).place(), (22, 13).place()]) {
                assert!(offered_here.contains(&place), "{preset:?} {place:?}");
            }
        } else {
            assert_eq!(offered_here, full, "{preset:?}");
        }
        assert!(!offered(preset, (17, 12), 4).contains(&(17, 12).place()), "{preset:?}: a loop");
    }
}

#[test]
fn c20_odd_against_even_and_six_from_the_library_by_the_other_door() {
    for (preset, up_to) in row([false, true, false, false]) {
        let three_away = (10, 17).place();
        let reached = offered(preset, (7, 17), 6).contains(&three_away);
        assert_eq!(reached, up_to, "{preset:?}: three away with a roll of 6");
        let from_library = offered(preset, Room::Library, 6);
        assert!(from_library.contains(&(18, 13).place()), "{preset:?}");
    }
}

#[test]
fn c21_who_is_shut_in_cannot_leave_and_can_end_the_turn_in_croatia_after_rolling() {
    let at_once = [Ok(()), Ok(()), Ok(()), Err(Clause::MustRollOrPassage)];
    for (preset, at_once) in row(at_once) {
        for (room, [door, other_door]) in shut_rooms() {
            let table = table_of_six(preset).standing(Scarlett, room);
            let play = table.standing(Plum, door).standing(Mustard, other_door).turn_of(Scarlett);
            assert_eq!(play.may(Scarlett, Action::EndTurn), at_once, "{preset:?} {room:?}");
            let rolled = play.rolls(6);
            assert_eq!(rolled.stage(), Stage::Moved { entered: None }, "{preset:?} {room:?}");
            assert_eq!(rolled.place(Scarlett), Place::Room(room), "{preset:?}");
            assert_eq!(rolled.may(Scarlett, Action::EndTurn), Ok(()), "{preset:?} {room:?}");
        }
    }
}

#[test]
fn c22_a_pawn_whose_player_is_out_still_blocks_a_corridor_one_square_wide() {
    for preset in CLASSICS {
        let table = table_of_three(preset).standing(Green, (22, 19)).standing(Scarlett, Room::Hall);
        let play = table.turn_of(Green).accuses(MISTAKE);
        assert!(begins_turn_of(&play, Plum), "{preset:?}");
        assert_eq!(play.place(Green), (22, 19).place(), "{preset:?}");
        let play = play.rolls(4);
        assert_eq!(play.offered(), [], "{preset:?}");
        assert_eq!(play.may(Plum, Action::EndTurn), Ok(()), "{preset:?}");
    }
}

/// So many games are dealt: a hundred for each of the 324 envelopes.
const DEALS: u64 = 32_400;

/// The rolls before a deal that waits for them are played; the cards are those of the seeds.
fn dealt(preset: Preset, characters: &[Suspect], number: u64) -> kartano::engine::event::Deal {
    let mut play = Play::from_number(preset, characters, number);
    loop {
        if let Some((_, deal)) = play.dealt() {
            return deal;
        }
        play.does(play.actor(), Action::Roll);
    }
}

#[test]
fn c25_each_envelope_comes_up_equally_often_and_each_card_in_proportion_to_the_hands() {
    // Chi-square with 323 degrees of freedom: mean 323, standard deviation the root of 646, 25.4;
    // six of these above and below.
    let plausible = 323.0 - 6.0 * 25.4..323.0 + 6.0 * 25.4;
    for preset in CLASSICS {
        let four = [Scarlett, Mustard, White, Green];
        let all: Vec<Theory> = Theory::all(Edition::Classic).collect();
        let mut envelopes = vec![0_u32; all.len()];
        let mut held = vec![[0_u32; Card::COUNT]; four.len()];
        let mut sizes = vec![0_usize; four.len()];
        for number in 0..DEALS {
            let deal = dealt(preset, &four, number);
            let index = all.iter().position(|&theory| theory == deal.solution).unwrap();
            envelopes[index] += 1;
            for (seat, hand) in deal.hands.iter() {
                sizes[seat.index()] += hand.len();
                for card in hand.iter() {
                    held[seat.index()][card.index()] += 1;
                }
            }
        }
        let expected = 100.0;
        let chi_square: f64 =
            envelopes.iter().map(|&seen| (f64::from(seen) - expected).powi(2) / expected).sum();
        assert!(plausible.contains(&chi_square), "{preset:?}: {chi_square}");

        for (held, dealt) in held.iter().zip(sizes) {
            let share_of_rest = f64::from(u32::try_from(dealt).unwrap()) / 18.0;
            for card in Edition::Classic.cards() {
                // Not in the envelope, and then in this hand among the eighteen cards dealt.
                let expected = share_of_rest * (1.0 - 1.0 / pile(card));
                // Five standard deviations of a binomial count, which is at most the root of this.
                let bound = 5.0 * expected.sqrt();
                let off = (f64::from(held[card.index()]) - expected).abs();
                assert!(off < bound, "{preset:?} {card:?}: {off} off of {expected}");
            }
        }
    }
}

/// How many cards the pile has from which this one's envelope card comes.
fn pile(card: Card) -> f64 {
    match card {
        Card::Suspect(_) | Card::Weapon(_) => 6.0,
        Card::Room(_) => 9.0,
    }
}

#[test]
fn c25_no_card_tells_which_other_is_in_the_same_hand() {
    // Of the 18 cards dealt, two are in one of the hands of 5, 5, 4 and 4 in so many of all cases.
    let together = (2.0 * 5.0 * 4.0 + 2.0 * 4.0 * 3.0) / (18.0 * 17.0);
    for preset in CLASSICS {
        let mut shared = [[0_u32; Card::COUNT]; Card::COUNT];
        for number in 0..DEALS {
            let deal = dealt(preset, &[Scarlett, Mustard, White, Green], number);
            for (_, hand) in deal.hands.iter() {
                for one in hand.iter() {
                    for other in hand.iter() {
                        shared[one.index()][other.index()] += 1;
                    }
                }
            }
        }
        for one in Edition::Classic.cards() {
            for other in Edition::Classic.cards().filter(|&other| other > one) {
                let same_pile = std::mem::discriminant(&one) == std::mem::discriminant(&other);
                let both_dealt = if same_pile {
                    1.0 - 2.0 / pile(one)
                } else {
                    (1.0 - 1.0 / pile(one)) * (1.0 - 1.0 / pile(other))
                };
                let expected = f64::from(u32::try_from(DEALS).unwrap()) * both_dealt * together;
                let off = (f64::from(shared[one.index()][other.index()]) - expected).abs();
                // Five standard deviations of a binomial count, or a little more.
                assert!(off < 5.0 * expected.sqrt(), "{preset:?} {one:?} {other:?}: off by {off}");
            }
        }
    }
}

#[test]
fn c26_a_wrong_accusation_said_aloud_is_known_to_all_and_a_written_one_to_its_maker() {
    for (preset, known) in row([true, false, true, true]) {
        let play = table_of_three(preset).turn_of(Scarlett).accuses(MISTAKE);
        for (viewer, expected) in [
            (Viewer::Seat(play.seat(Green)), known),
            (Viewer::Seat(play.seat(Plum)), known),
            (Viewer::Table, known),
            (Viewer::Seat(play.seat(Scarlett)), true),
        ] {
            let heard = play.game.seen_by(viewer).any(
                |seen| matches!(seen, Seen::Accused { theory: Some(theory), .. } if theory == MISTAKE),
            );
            assert_eq!(heard, expected, "{preset:?} {viewer:?}");
        }
    }
}

#[test]
fn c27_after_an_unanswered_suggestion_only_an_accusation_is_left() {
    for preset in CLASSICS {
        let play = table_of_three(preset).standing(Scarlett, (18, 5)).turn_of(Scarlett);
        let play = play.rolls(2).walks(MURDER.room).suggests(MURDER.suspect, MURDER.weapon);
        assert_eq!(play.stage(), Stage::Suggested { answered: false }, "{preset:?}");
        let refused = Err(Clause::NoMoveAfterSuggestion);
        let again = may_suggest(&play, Scarlett, MURDER.room);
        assert_eq!(again, Err(Clause::OneSuggestion), "{preset:?}");
        assert_eq!(play.may(Scarlett, Action::Roll), refused, "{preset:?}");
        // The murder is set in the conservatory, which has a passage.
        assert_eq!(
            play.may(Scarlett, Action::Take(Link::Passage, Room::Lounge)),
            refused,
            "{preset:?}"
        );
        assert_eq!(play.may(Scarlett, Action::Accuse(MURDER)), Ok(()), "{preset:?}");
    }
}

#[test]
fn c28_who_was_moved_and_rolls_first_cannot_then_stay_and_suggest() {
    for preset in CLASSICS {
        let play = a_moved_into_the_lounge(preset).rolls(4);
        let chosen = Err(Clause::StayInsteadOfRolling);
        assert_eq!(may_suggest(&play, Scarlett, Room::Lounge), chosen, "{preset:?}");
        assert_eq!(may_suggest(&play.stays(), Scarlett, Room::Lounge), chosen, "{preset:?}");
    }
}

#[test]
fn c29_the_room_left_is_not_offered() {
    for preset in CLASSICS {
        let hall = Place::Room(Room::Hall);
        let play = table_of_three(preset).standing(Scarlett, hall).turn_of(Scarlett).rolls(6);
        assert!(!play.offered().contains(&hall), "{preset:?}");
        assert_eq!(play.may(Scarlett, walk(hall)), Err(Clause::NoReturn), "{preset:?}");
    }
}
