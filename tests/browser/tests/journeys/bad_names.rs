//! Whatever is typed as a name: a clear message or a player, and nothing lost.

use kartano::engine::card::Suspect;
use kartano::i18n::{Fill, Locale};
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::{GAME, Table, shown};
use kartano_browser::{Engine, Page, button, css, in_chromium, textbox};

const LOCALE: Locale = Locale::En;

fn field(place: u32) -> kartano_browser::Target {
    let words = LOCALE.catalog();
    textbox(&shown(&words.say(&words.new_game.form.name_of, &Fill::new().n(place))))
}

fn opened(engine: Engine) -> Page {
    let page = engine.phone("en-GB");
    page.goto("#/new");
    page.finds(button(LOCALE.catalog().new_game.form.start));
    page
}

/// Types a name; an empty one by deleting what was there, as fingers do.
fn types(page: &Page, place: u32, name: &str) {
    if name.is_empty() {
        page.write(field(place), "x");
        page.press("Backspace");
    } else {
        page.write(field(place), name);
    }
}

in_chromium!(a_name_that_is_none_is_told_and_nothing_is_lost);
fn a_name_that_is_none_is_told_and_nothing_is_lost(engine: Engine) {
    let page = opened(engine);
    let table = Table::new(&page, LOCALE);
    let form = &LOCALE.catalog().new_game.form;
    page.write(field(1), "Ööpik");
    let blank = LOCALE.catalog().say(&form.name_blank, &Fill::new().n(2));
    let long = LOCALE.catalog().say(&form.name_long, &Fill::new().n(2).m(40));
    for (name, complaint) in [
        ("", &blank),
        ("   ", &blank),
        ("\u{200b}\u{2800}", &blank),
        (&"x".repeat(41), &long),
        (&"Ő".repeat(60), &long),
    ] {
        types(&page, 2, name);
        table.presses(form.start);
        page.sees(&shown(complaint));
        let kept = page.js(
            "return [...document.querySelectorAll('.guest__name')].map((field) => field.value)",
        );
        assert_eq!(kept[0], "Ööpik", "the other names are still there");
        assert_eq!(kept[1], name, "and so is what was typed");
        let games = |key: &String| key.starts_with(GAME);
        assert!(!page.stored_keys().iter().any(games), "no game was begun");
    }
    page.write(field(2), &"x".repeat(40));
    table.presses(form.start);
    page.sees(LOCALE.catalog().opening.who_begins);
}

in_chromium!(the_name_that_nobody_typed_gives_way_to_the_first_letter);
fn the_name_that_nobody_typed_gives_way_to_the_first_letter(engine: Engine) {
    let page = opened(engine);
    let name = || page.js("return document.querySelector('.guest__name').value");
    page.tap(field(1));
    page.press("K");
    assert_eq!(name(), "K", "nothing had to be deleted");
    page.tap(field(1));
    page.press("i");
    assert_ne!(name(), "i", "a name that was typed stays");
}

in_chromium!(any_name_that_can_be_seen_will_do);
fn any_name_that_can_be_seen_will_do(engine: Engine) {
    let page = opened(engine);
    let table = Table::new(&page, LOCALE);
    let names = ["<img src=x onerror=alert(1)>", "👩‍👩‍👧 Møller", "\u{202e}דנה\" ' &amp;"];
    for (place, name) in (1..).zip(names) {
        page.write(field(place), name);
    }
    table.presses(LOCALE.catalog().new_game.form.start);
    page.sees(LOCALE.catalog().opening.who_begins);
    page.sees(names[0]);
    page.sees(names[1]);
    page.sees("דנה\" ' &amp;");
    assert_eq!(page.count(css("img")), 0, "a name is no HTML");
    let turned = page.js("return document.body.innerText.includes('\\u202e')");
    assert_eq!(turned, false, "nor does it turn the text about");
    let isolated = page.js("return [...document.querySelectorAll('.row__name')].every((row) => row.querySelector('bdi'))");
    assert_eq!(isolated, true, "each name stands apart");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

in_chromium!(two_of_the_same_name_are_told_apart_by_their_characters);
fn two_of_the_same_name_are_told_apart_by_their_characters(engine: Engine) {
    let page = engine.phone("en-GB");
    let suspects = [Suspect::Scarlett, Suspect::Mustard, Suspect::White];
    // The second is called like the first but for case and space, the third like somebody else's character.
    let names = ["Aino", "AINO ", "Professor Plum"];
    for moment in [Moment::Fresh, Moment::Answering, Moment::Looking, Moment::Over] {
        let saved = game_at(moment, &names);
        let table = Table::with(&page, LOCALE, &saved);
        if moment == Moment::Over {
            page.sees(LOCALE.catalog().verdict.hands);
        } else {
            table.due_lifts();
        }
        page.finds(css(".actions"));
        let alone = page.js(
            "return [...document.querySelectorAll('bdi')].map((name) => name.textContent + (name.nextSibling?.textContent ?? ''))",
        );
        let mentions = alone.as_array().expect("mentions");
        assert!(
            !mentions.is_empty() || moment == Moment::Fresh,
            "{moment:?}: somebody is mentioned"
        );
        for mention in mentions {
            let mention = mention.as_str().unwrap_or_default();
            let told = suspects
                .iter()
                .any(|&one| mention.contains(&format!(" ({})", LOCALE.catalog().suspect(one))));
            assert!(told, "{moment:?}: who is meant by {mention:?}?");
        }
    }
    page.goto("#/");
    // A game is called by its people; who has solved the case is told apart.
    page.sees("Aino, AINO, Professor Plum");
    page.sees("Professor Plum (Mrs White)");
}
