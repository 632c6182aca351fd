//! What holds for all messages of all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::catalog::listed::{Message, all};
use super::message::{Part, parts};
use super::*;
use crate::engine::card::{Card, Room, Suspect, Weapon};
use crate::engine::clause::Clause;
use crate::engine::ruleset::Preset;
use crate::engine::seat::{BySeat, Seat};
use crate::engine::theory::Theory;
use crate::player_name::PlayerName;

const GREEN: Theory =
    Theory { suspect: Suspect::Green, weapon: Weapon::Spanner, room: Room::Lounge };

fn every_message() -> impl Iterator<Item = (Locale, Message)> {
    Locale::ALL
        .into_iter()
        .flat_map(|locale| all(locale.catalog()).into_iter().map(move |message| (locale, message)))
}

fn roster(names: &[(&str, Suspect)]) -> Roster {
    let players =
        names.iter().map(|&(name, suspect)| (PlayerName::new(name).expect("a name"), suspect));
    Roster::new(&BySeat::new(players.collect()).expect("a table"))
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Something in every slot.
fn full(roster: &Roster) -> Fill<'_> {
    Fill::new()
        .player(roster.mention(seat(0)))
        .other(roster.mention(seat(1)))
        .people(roster.mentions())
        .n(2)
        .m(5)
        .text("text")
        .theory(GREEN)
        .card(Card::Weapon(Weapon::Rope))
}

#[test]
fn every_template_of_every_language_has_exactly_the_slots_of_its_message() {
    for (locale, message) in every_message() {
        for pattern in &message.patterns {
            let used: BTreeSet<&str> = parts(pattern)
                .filter_map(|part| match part {
                    Part::Slot(slot) => Some(slot.split('.').next().unwrap_or(slot)),
                    Part::Literal(_) => None,
                })
                .collect();
            let wanted: BTreeSet<&str> = message.slots.iter().copied().collect();
            assert_eq!(used, wanted, "{locale:?} {}: {pattern}", message.name);
        }
    }
}

#[test]
fn no_template_leaves_a_slot_unfilled() {
    let roster = roster(&[("A", Suspect::White), ("B", Suspect::Plum)]);
    let fill = full(&roster);
    for (locale, message) in every_message() {
        let words = locale.catalog();
        for pattern in message.patterns {
            for part in parts(pattern) {
                match part {
                    Part::Slot(slot) => {
                        let mut phrase = Phrase::default();
                        let put = message::put(&mut phrase, slot, &fill, &words.cards, " & ");
                        assert!(put.is_some(), "{locale:?} {}: {{{slot}}}", message.name);
                    }
                    Part::Literal(text) => {
                        assert!(!text.contains(['{', '}']), "{locale:?} {}: {text}", message.name);
                    }
                }
            }
        }
    }
}

#[test]
fn no_message_is_empty_or_has_space_to_spare() {
    for (locale, message) in every_message() {
        for pattern in message.patterns {
            assert!(!pattern.trim().is_empty(), "{locale:?} {}", message.name);
            assert!(!pattern.contains("  "), "{locale:?} {}: {pattern}", message.name);
            if message.name != "app.and" {
                assert_eq!(pattern, pattern.trim(), "{locale:?} {}", message.name);
            }
        }
    }
}

/// Only the first letter of a phrase is made a capital, so that no card's name may stand at the
/// beginning of a second sentence.
#[test]
fn no_sentence_but_the_first_begins_with_a_card() {
    for (locale, message) in every_message() {
        for pattern in message.patterns {
            for begin in [". {s", ". {w", ". {r", ". {card", "! {s", "? {s"] {
                assert!(!pattern.contains(begin), "{locale:?} {}: {pattern}", message.name);
            }
        }
    }
}

/// A letter, hyphen or apostrophe right behind a name would be an ending.
#[test]
fn no_typed_name_takes_an_ending_in_any_language() {
    for (locale, message) in every_message() {
        for pattern in message.patterns {
            for slot in ["{p}", "{q}", "{people}"] {
                for behind in pattern.split(slot).skip(1) {
                    let ending = behind.strip_prefix(['-', '\'', '’', ':']).unwrap_or(behind);
                    let glued = ending.starts_with(|c: char| c.is_alphanumeric() || c == '{');
                    assert!(!glued, "{locale:?} {}: {pattern}", message.name);
                }
            }
        }
    }
}

#[test]
fn every_language_lists_the_same_messages() {
    let names = |locale: Locale| {
        all(locale.catalog()).into_iter().map(|message| message.name).collect::<Vec<_>>()
    };
    for locale in Locale::ALL {
        assert_eq!(names(locale), names(Locale::En));
    }
    assert_eq!(names(Locale::En).iter().collect::<BTreeSet<_>>().len(), names(Locale::En).len());
}

/// What is read of the catalogue, file by file: screens, and what is composed for them.
fn readers() -> Vec<String> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut waiting = vec![sources.join("ui")];
    let mut files = ["narrate.rs", "reasons.rs", "places.rs", "catalog.rs"]
        .map(|file| sources.join("i18n").join(file))
        .to_vec();
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("a file").path();
            if path.is_dir() { waiting.push(path) } else { files.push(path) }
        }
    }
    // A chain of fields may be broken into lines.
    let in_one_line = |file| {
        let text = fs::read_to_string(file).expect("a source file");
        text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".")
    };
    files.iter().map(in_one_line).collect()
}

/// What a part of the catalogue is called in a source: by its own name, or by one given there.
fn names_of_part<'a>(part: &'a str, source: &'a str) -> Vec<&'a str> {
    let mut names = vec![part];
    for (before, _) in source.match_indices(&format!(".{part};")) {
        let statement = source[..before].rsplit([';', '{', '}']).next().unwrap_or_default();
        let given = statement.trim().strip_prefix("let ").and_then(|rest| rest.split_once(" = "));
        names.extend(given.map(|(name, _)| name));
    }
    names
}

fn is_read(source: &str, part: &str, field: &str) -> bool {
    names_of_part(part, source).iter().any(|name| {
        let read = format!("{name}.{field}");
        let inside = |letter: char| letter.is_alphanumeric() || letter == '_';
        source.match_indices(&read).any(|(at, _)| {
            !source[..at].ends_with(inside) && !source[at + read.len()..].starts_with(inside)
        })
    })
}

#[test]
fn every_message_is_read_somewhere() {
    // A `match` chooses among all reasons and among all rulebooks, so that none of them is dead.
    let is_chosen = |path: &str| {
        let is_rulebook = path.starts_with("new_game.") && path != "new_game.form";
        is_rulebook || ["clauses", "faults", "finality"].contains(&path)
    };
    let sources = readers();
    let is_dead = |name: &str| {
        let (path, field) = name.rsplit_once('.').expect("`part.field`");
        let part = path.rsplit('.').next().unwrap_or(path);
        !is_chosen(path) && !sources.iter().any(|source| is_read(source, part, field))
    };
    let names = all(Locale::En.catalog()).into_iter().map(|message| message.name);
    let dead: Vec<_> = names.filter(|name| is_dead(name)).collect();
    assert!(dead.is_empty(), "{dead:?}");
}

#[test]
fn no_language_borrows_the_sentences_of_another() {
    for (at, english) in all(Locale::En.catalog()).into_iter().enumerate() {
        for locale in Locale::ALL.into_iter().filter(|&locale| locale != Locale::En) {
            let own = &all(locale.catalog())[at];
            let sentence = english.patterns[0].matches(' ').count() > 3;
            assert!(!sentence || own.patterns != english.patterns, "{locale:?} {}", own.name);
        }
    }
}

#[test]
fn words_for_different_things_differ_where_they_would_be_confused() {
    for locale in Locale::ALL {
        let words = locale.catalog();
        let (app, turn, papers) = (&words.app, &words.turn, &words.papers);
        let rulebooks = Preset::ALL.map(|preset| words.new_game.rulebook(preset).name);
        let clauses = Clause::ALL.map(|clause| words.clause(clause));
        let groups: [&[&str]; 8] = [
            &[words.suggestion.title, words.accusation.title],
            &[turn.roll, turn.suggest, turn.accuse, turn.end, turn.stay],
            &[app.back, app.close, app.cancel, app.reload],
            &[papers.tick, papers.question, papers.blank],
            &[papers.suspects, papers.weapons, papers.rooms],
            &[words.accusation.right, words.accusation.wrong],
            &rulebooks,
            &clauses,
        ];
        for group in groups {
            let different: BTreeSet<_> = group.iter().collect();
            assert_eq!(different.len(), group.len(), "{locale:?} {group:?}");
        }
    }
}

#[test]
fn a_suggestion_is_said_as_each_language_says_it() {
    for (locale, said) in [
        (Locale::Fi, "Epäilen pastori Viherlevää: murha tehtiin salongissa jakoavaimella."),
        (Locale::Nb, "Jeg mistenker pastor Green for å ha brukt skiftenøkkelen i salongen."),
        (
            Locale::Hu,
            "Green atyát gyanúsítom a gyilkossággal: a társalgóban történt, a csavarkulccsal.",
        ),
        (
            Locale::Nl,
            "Mijn vermoeden: dominee Groenewoud deed het in de zitkamer, met de steeksleutel.",
        ),
        (
            Locale::Hr,
            "Sumnjam na velečasnog Greena: ubojstvo je počinjeno u salonu, francuskim ključem.",
        ),
        (Locale::En, "I suspect Reverend Green of doing it in the lounge with the spanner."),
    ] {
        let words = locale.catalog();
        let phrase = words.say(&words.suggestion.sentence, &Fill::new().theory(GREEN));
        assert_eq!(phrase.plain(), said);
    }
}

#[test]
fn an_accusation_is_said_as_each_language_says_it() {
    for (locale, said) in [
        (Locale::Fi, "Syytän pastori Viherlevää murhasta, joka tehtiin salongissa jakoavaimella."),
        (
            Locale::Nb,
            "Jeg anklager pastor Green for å ha begått mordet i salongen med skiftenøkkelen.",
        ),
        (
            Locale::Hu,
            "Vádat emelek Green atya ellen: a társalgóban követte el a gyilkosságot, \
             a csavarkulccsal.",
        ),
        (
            Locale::Nl,
            "Ik beschuldig dominee Groenewoud van de moord, gepleegd in de zitkamer met de \
             steeksleutel.",
        ),
        (
            Locale::Hr,
            "Optužujem velečasnog Greena za ubojstvo u salonu, počinjeno francuskim ključem.",
        ),
        (
            Locale::En,
            "I accuse Reverend Green of the murder, committed in the lounge with the spanner.",
        ),
    ] {
        let words = locale.catalog();
        let phrase = words.say(&words.accusation.sentence, &Fill::new().theory(GREEN));
        assert_eq!(phrase.plain(), said);
    }
}

#[test]
fn steps_are_counted_as_each_language_counts() {
    let library = Fill::new().room(Room::Library);
    for (locale, n, said) in [
        (Locale::Fi, 1, "Kirjasto, 1 askel"),
        (Locale::Fi, 5, "Kirjasto, 5 askelta"),
        (Locale::Nb, 5, "Bibliotek, 5 steg"),
        (Locale::Hu, 5, "Könyvtár, 5 lépés"),
        (Locale::Nl, 1, "Bibliotheek, 1 stap"),
        (Locale::Nl, 5, "Bibliotheek, 5 stappen"),
        (Locale::Hr, 1, "Knjižnica, 1 korak"),
        (Locale::Hr, 3, "Knjižnica, 3 koraka"),
        (Locale::En, 1, "Library, 1 step"),
        (Locale::En, 12, "Library, 12 steps"),
    ] {
        let words = locale.catalog();
        assert_eq!(words.count(&words.turn.room_steps, n, &library).plain(), said);
    }
    let roster = roster(&[("Ana", Suspect::Scarlett)]);
    let words = Locale::Hr.catalog();
    let held = |n| {
        let fill = Fill::new().player(roster.mention(seat(0)));
        words.count(&words.turn.hand_size, n, &fill).plain()
    };
    assert_eq!(held(4), "\u{2068}Ana\u{2069}: 4 karte");
    assert_eq!(held(5), "\u{2068}Ana\u{2069}: 5 karata");
}

#[test]
fn a_square_is_described_by_the_room_near_it() {
    let near = Fill::new().room(Room::Conservatory).suspect(Suspect::White);
    for (locale, said) in [
        (Locale::Fi, "Rouva Valkopesu käytävällä, kasvihuoneen lähellä"),
        (Locale::Nb, "Fru White i korridoren ved vinterhagen"),
        (Locale::Hu, "Mrs. White a folyosón, a télikert mellett"),
        (Locale::Nl, "Mevrouw De Wit in de gang, bij de serre"),
        (Locale::Hr, "Gospođa White u hodniku, kod zimskog vrta"),
        (Locale::En, "Mrs White in the corridor, near the conservatory"),
    ] {
        let words = locale.catalog();
        assert_eq!(words.say(&words.board.suspect_near, &near).plain(), said);
    }
}

#[test]
fn a_phrase_begins_with_a_capital_unless_a_typed_name_begins_it() {
    let roster = roster(&[("åse", Suspect::Scarlett)]);
    let words = Locale::Nb.catalog();
    let fill = full(&roster);
    assert_eq!(words.say(&words.board.suspect_in, &fill).plain(), "Pastor Green i salongen");
    assert_eq!(
        words.say(&words.log.walked, &fill).plain(),
        "\u{2068}åse\u{2069} går i korridoren."
    );
}

#[test]
fn a_name_is_a_piece_of_its_own_and_markup_in_it_stays_text() {
    let typed = "<b onclick=x>&amp;{s.nom}</b>";
    let roster = roster(&[(typed, Suspect::Scarlett)]);
    let words = Locale::En.catalog();
    let fill = Fill::new().player(roster.mention(seat(0)));
    assert_eq!(
        words.say(&words.curtain.pass_to, &fill).pieces(),
        [Piece::Text("Pass the phone to ".into()), Piece::Name(typed.into())]
    );
}

#[test]
fn a_name_from_right_to_left_is_isolated_in_titles() {
    let roster = roster(&[("דנה", Suspect::Scarlett)]);
    let words = Locale::Hr.catalog();
    let fill = Fill::new().player(roster.mention(seat(0))).n(6);
    assert_eq!(words.say(&words.log.rolled, &fill).plain(), "\u{2068}דנה\u{2069} baca: 6.");
}

#[test]
fn several_names_are_listed_with_the_word_for_and() {
    let names = [("A", Suspect::White), ("B", Suspect::Plum), ("C", Suspect::Green)];
    let roster = roster(&names);
    let words = Locale::Fi.catalog();
    let tie = words.say(&words.opening.tie, &Fill::new().people(roster.mentions()));
    let said: String = tie.plain().replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(said, "Tasapeli. Uudelleen heittävät: A, B ja C.");
}

#[test]
fn an_unfilled_slot_leaves_a_gap_and_no_panic() {
    for (locale, message) in every_message() {
        let words = locale.catalog();
        for pattern in message.patterns {
            assert!(!words.say(&message::t(pattern), &Fill::new()).plain().contains('{'));
        }
    }
    let words = Locale::En.catalog();
    for broken in ["", "{", "}", "{{p}", "{p", "{x} {}", "a{"] {
        let _ = words.say(&message::t(broken), &Fill::new());
    }
}

#[test]
fn showing_a_card_names_it_as_the_verb_wants() {
    let rope = Fill::new().card(Card::Weapon(Weapon::Rope));
    for (locale, said) in [
        (Locale::Fi, "Näytä köysi"),
        (Locale::Nb, "Vis tauet"),
        (Locale::Hu, "Megmutatom: kötél"),
        (Locale::Nl, "Laat zien: touw"),
        (Locale::Hr, "Pokaži: uže"),
        (Locale::En, "Show the rope"),
    ] {
        let words = locale.catalog();
        assert_eq!(words.say(&words.answers.show, &rope).plain(), said);
    }
}
