use super::play::saved;
use crate::engine::card::Card;
use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::ruleset::Preset;
use crate::engine::seat::Seat;
use crate::notation::write_events;
use crate::save::header::Header;
use crate::save::{SavedGame, write};

/// So short a piece tells little, and turns up by chance now and then.
const PIECE: usize = 6;

fn shares_a_piece(text: &str, secret: &str) -> bool {
    let mut pieces = secret.as_bytes().windows(PIECE);
    pieces.any(|piece| text.as_bytes().windows(PIECE).any(|other| other == piece))
}

#[test]
fn neither_cards_nor_seeds_nor_notes_can_be_read_in_a_save() {
    for preset in Preset::ALL {
        for number in 0..20 {
            let saved = saved(preset, 6, number, 150);
            let text = write(&saved);
            let game = &saved.game;
            let events = write_events(game.setup().board(), game.events());
            assert!(!shares_a_piece(&text, &events), "{text}");
            for seed in [game.seeds().deal, game.seeds().dice] {
                let hex: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
                assert!(!shares_a_piece(&text, &hex), "{text}");
            }
        }
    }
}

#[test]
fn the_same_table_with_other_cards_has_the_same_open_part() {
    let open = |number| {
        let mut saved = saved(Preset::Nb, 3, number, 0);
        saved.revision = 1;
        let text = write(&saved);
        text.split("\"body\"").next().map(str::to_owned)
    };
    assert_eq!(open(1), open(2));
}

/// The same game so far, but these two players hold each other's card.
fn swapped(saved: &SavedGame, one: (Seat, Card), other: (Seat, Card)) -> Option<SavedGame> {
    let game = &saved.game;
    let mut events = game.events().to_vec();
    for event in &mut events {
        if let Event::Dealt { deal, .. } = event {
            for ((seat, given), (_, taken)) in [(one, other), (other, one)] {
                deal.hands[seat].remove(given);
                deal.hands[seat].insert(taken);
            }
        }
    }
    let game = Game::replay(game.setup().clone(), game.seeds(), game.drawn(), events).ok()?;
    Some(SavedGame { game, ..saved.clone() })
}

/// All games that differ from this one in the places of two cards, and in nothing that happened.
fn dealt_otherwise(saved: &SavedGame) -> impl Iterator<Item = SavedGame> {
    let hands = saved.names().seats().map(|seat| (seat, saved.game.seat_view(seat).hand()));
    let held: Vec<_> =
        hands.flat_map(|(seat, hand)| hand.iter().map(move |card| (seat, card))).collect();
    let pairs = held.iter().flat_map(|one| held.iter().map(move |other| (one, other)));
    let pairs = pairs.filter(|((one, _), (other, _))| one < other);
    pairs.filter_map(|(&one, &other)| swapped(saved, one, other)).collect::<Vec<_>>().into_iter()
}

#[test]
fn where_a_card_lies_changes_the_body_alone_and_there_no_place_that_could_be_pointed_at() {
    for preset in Preset::ALL {
        let mut compared = 0;
        for number in 0..5 {
            let one = saved(preset, 4, number, 60);
            let parsed = |saved: &SavedGame| Header::read(&write(saved)).expect("just written");
            let open =
                |header: Header| Header { body: String::new(), check: String::new(), ..header };
            for other in dealt_otherwise(&one) {
                let [one, other] = [&one, &other].map(parsed);
                // Once the first changed letter is packed, all that follows looks different.
                let pairs = one.body.bytes().zip(other.body.bytes());
                let behind: Vec<_> = pairs.skip_while(|(one, other)| one == other).collect();
                let same = behind.iter().filter(|(one, other)| one == other).count();
                assert!(same * 10 < behind.len(), "{same} of {}", behind.len());
                assert_eq!(open(one), open(other));
                compared += 1;
            }
        }
        assert!(compared > 100, "{preset:?}: {compared}");
    }
}
