//! C23: an accusation begins empty, and given up in any way it has changed nothing.

use kartano::i18n::Locale;
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, button, in_chromium};

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];

type Way = (&'static str, fn(&Table<'_>));
const WAYS: [Way; 4] = [
    ("by its button", |table| table.presses(table.catalog().app.cancel)),
    ("by Escape", |table| table.page.press("Escape")),
    ("by Escape while the button has the focus", |table| {
        table.page.js("[...document.querySelectorAll('.actions button')].at(-1).focus()");
        table.page.press("Escape");
    }),
    ("by going back", |table| table.page.back()),
];

fn picked(page: &Page) -> u64 {
    page.js("return document.querySelectorAll('main input:checked').length")
        .as_u64()
        .expect("a number")
}

fn given_up(engine: Engine, moment: Moment) {
    let page = engine.phone("en-GB");
    for (how, gives_up) in WAYS {
        let before = game_at(moment, &NAMES);
        page.goto("#/");
        let table = Table::with(&page, Locale::En, &before);
        let words = table.catalog();
        table.due_lifts();
        page.finds(button(words.turn.accuse));
        let seen = page.text();
        table.presses(words.turn.accuse);
        page.sees(words.accusation.incomplete);
        assert_eq!(picked(&page), 0, "all three fields are empty");
        for card in kartano_browser::evening::wrong(&before.game).cards().iter() {
            table.picks_card(card);
        }
        assert_eq!(picked(&page), 3);
        gives_up(&table);
        page.until(
            &format!("the board again, the accusation given up {how}"),
            "!document.querySelector('main input[name=suspect]')",
        );
        assert_eq!(page.text(), seen, "{how}: dice, board and actions are as before");
        assert_eq!(table.saved().draft, None, "{how}");
        assert_eq!(table.saved().game, before.game, "{how}");
    }
}

in_chromium!(an_accusation_given_up_after_the_roll_changes_nothing);
fn an_accusation_given_up_after_the_roll_changes_nothing(engine: Engine) {
    given_up(engine, Moment::Rolled);
}

in_chromium!(an_accusation_given_up_before_the_roll_changes_nothing);
fn an_accusation_given_up_before_the_roll_changes_nothing(engine: Engine) {
    given_up(engine, Moment::Fresh);
}
