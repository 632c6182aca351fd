use super::*;
use crate::engine::board::Board;
use crate::engine::card::{Card, Room, Suspect, Weapon};
use crate::engine::chooser::Chooser;
use crate::engine::dice::Roll;
use crate::engine::event::{Event, Viewer};
use crate::engine::ruleset::{AccusationVoice, Edition};
use crate::engine::seat::{BySeat, Seat};
use crate::engine::theory::Theory;
use crate::i18n::Locale;
use crate::player_name::PlayerName;

const GREEN: Theory =
    Theory { suspect: Suspect::Green, weapon: Weapon::Spanner, room: Room::Lounge };

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn roster() -> Roster {
    let player = |name, suspect| (PlayerName::new(name).expect("a name"), suspect);
    let players = vec![player("Anna", Suspect::Scarlett), player("Béla", Suspect::White)];
    Roster::new(&BySeat::new(players).expect("a table"))
}

fn told(event: &Event, viewer: Viewer, locale: Locale) -> Option<String> {
    narrate(&event.seen_by(viewer), &roster(), locale.catalog())
        .map(|phrase| phrase.plain().replace(['\u{2068}', '\u{2069}'], ""))
}

fn every_told() -> Vec<Told> {
    let seat = seat(0);
    let roll = Roll::new(3, Some(4)).expect("a roll");
    let board = Board::of(Edition::Classic);
    let square = board.squares().next().expect("a square");
    let hall = Room::Hall;
    vec![
        Told::Arranged { pieces: [Place::Room(hall); 6], weapons: [Interior::Room(hall); 6] },
        Told::OpeningRolled { seat, roll },
        Told::RollAgain { among: [seat, self::seat(1)].into_iter().collect() },
        Told::TurnBegan { seat },
        Told::Rolled { seat, roll },
        Told::NowhereToGo { seat },
        Told::Moved { seat, to: Place::Room(hall) },
        Told::Moved { seat, to: Place::Square(square) },
        Told::Stayed { seat },
        Told::Moved { seat, to: Place::Centre },
        Told::TookLink { seat, link: Link::Passage, to: Room::Kitchen },
        Told::TookLink { seat, link: Link::DirectDoor, to: Room::Kitchen },
        Told::Suggested { by: seat, theory: GREEN },
        Told::CannotAnswer { seat },
        Told::AnswerDue { seat },
        Told::Unanswered,
        Told::LetChoose { seat, chooser: Chooser::Game },
        Told::LetChoose { seat, chooser: Chooser::Player },
        Told::AccusedWrongly { by: seat },
        Told::ClearedDoorway { seat, to: Interior::Room(hall) },
        Told::ClearedDoorway { seat, to: Interior::Centre },
    ]
}

#[test]
fn a_suggestion_is_told_of_a_third_person() {
    let event = Event::Told(Told::Suggested { by: seat(0), theory: GREEN });
    for (locale, said) in [
        (Locale::Fi, "Anna epäilee pastori Viherlevää: salongissa jakoavaimella."),
        (Locale::Nb, "Anna mistenker pastor Green i salongen med skiftenøkkelen."),
        (Locale::Hu, "Anna gyanúsítottja: Green atya, a társalgóban, a csavarkulccsal."),
        (Locale::Nl, "Anna vermoedt: dominee Groenewoud, in de zitkamer, met de steeksleutel."),
        (Locale::Hr, "Anna sumnja na velečasnog Greena: u salonu, francuskim ključem."),
        (Locale::En, "Anna suspects Reverend Green, in the lounge, with the spanner."),
    ] {
        assert_eq!(told(&event, Viewer::Table, locale).as_deref(), Some(said));
    }
}

#[test]
fn everything_public_has_words_in_every_language_except_putting_a_card_away() {
    for locale in Locale::ALL {
        for event in every_told().into_iter().map(Event::Told) {
            let words = told(&event, Viewer::Table, locale).expect("words");
            assert!(words.chars().count() > 5, "{words}");
        }
        assert_eq!(told(&Event::Told(Told::LookClosed), Viewer::Table, locale), None);
    }
}

#[test]
fn a_shown_card_is_never_named_and_everybody_reads_the_same() {
    for locale in Locale::ALL {
        let shown = |card| Event::Shown { by: seat(0), to: seat(1), card };
        let rope = shown(Card::Weapon(Weapon::Rope));
        let for_all = told(&rope, Viewer::Table, locale);
        for card in Card::all() {
            for viewer in [Viewer::Table, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
                assert_eq!(told(&shown(card), viewer, locale), for_all);
            }
        }
    }
}

#[test]
fn an_accuser_does_not_tell_what_the_envelope_holds() {
    let other = Theory { room: Room::Hall, ..GREEN };
    for locale in Locale::ALL {
        let accused = |solution| Event::Accused {
            by: seat(0),
            voice: AccusationVoice::Aloud,
            theory: GREEN,
            solution,
        };
        let mine = |solution| told(&accused(solution), Viewer::Seat(seat(0)), locale);
        assert_eq!(mine(GREEN), mine(other));
    }
}

#[test]
fn a_written_accusation_is_told_without_its_cards() {
    let event = Event::Accused {
        by: seat(1),
        voice: AccusationVoice::Written,
        theory: GREEN,
        solution: GREEN,
    };
    let said = told(&event, Viewer::Table, Locale::Hu);
    assert_eq!(said.as_deref(), Some("Béla leír egy vádat."));
}

#[test]
fn the_end_tells_who_won_and_the_solution() {
    let deal = crate::engine::event::Deal {
        solution: GREEN,
        hands: BySeat::new(vec![]).expect("a table"),
        face_up: crate::engine::card::CardSet::EMPTY,
        aside: Vec::new(),
    };
    let event = Event::Ended { outcome: Outcome::Solved { by: seat(1) }, deal };
    assert_eq!(
        told(&event, Viewer::Table, Locale::En).as_deref(),
        Some("Béla has solved the case. It was Reverend Green, in the lounge, with the spanner.")
    );
}

#[test]
fn those_who_cannot_answer_share_a_sentence_and_nobody_stands_for_all() {
    let line = |told| Event::Told(told).seen_by(Viewer::Table);
    let cannot = |number| line(Told::CannotAnswer { seat: seat(number) });
    let said = |seen: &[Seen]| -> Vec<String> {
        let lines = narrate_all(seen, &roster(), Locale::En.catalog());
        lines.iter().map(|line| line.plain().replace(['\u{2068}', '\u{2069}'], "")).collect()
    };
    let due = line(Told::AnswerDue { seat: seat(1) });
    assert_eq!(
        said(&[cannot(0), due.clone()]),
        ["Anna cannot refute it.", "Béla can refute it and must show a card."]
    );
    assert_eq!(said(&[cannot(0), cannot(1), due])[..1], ["Anna and Béla cannot refute it."]);
    assert_eq!(said(&[cannot(0), cannot(1)]), ["Anna and Béla cannot refute it."]);
    assert_eq!(said(&[cannot(0), cannot(1), line(Told::Unanswered)]), ["Nobody can refute it."]);
}
