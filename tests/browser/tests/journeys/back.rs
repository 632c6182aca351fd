//! Going back closes the topmost thing, loses nothing and holds nobody.

use kartano::engine::card::Card;
use kartano::i18n::{Catalog, Locale};
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, button, css, in_every_engine};
use serde_json::json;

const NAMES: [&str; 3] = ["Kaisa", "Olav", "Žofka"];

/// At the table in this moment, with the curtain lifted.
fn sits_down(page: &Page, moment: Moment) -> Table<'_> {
    let table = Table::with(page, Locale::En, &game_at(moment, &NAMES));
    if !matches!(moment, Moment::Opening | Moment::Over) {
        table.due_lifts();
    }
    table
}

/// Going back once more leads to the first screen.
fn back_leads_home(table: &Table) {
    table.page.back();
    table.page.finds(button(table.catalog().home.resume));
}

/// The player on turn, who has to say again who he is.
fn comes_back(table: &Table) {
    table.page.forward();
    table.due_lifts();
}

fn is_at_the_bare_table(page: &Page) {
    page.finds(css(".board"));
    page.finds(css(".actions button"));
    page.loses(css(".panel"));
    page.loses(css(".sheet"));
}

const PANELS: [fn(&Catalog) -> &'static str; 3] =
    [|words| words.turn.my_papers, |words| words.turn.log, |words| words.app.menu];

in_every_engine!(back_closes_each_panel);
fn back_closes_each_panel(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = sits_down(&page, Moment::Fresh);
    for label in PANELS {
        table.presses(label(table.catalog()));
        page.finds(css(".panel"));
        page.back();
        is_at_the_bare_table(&page);
        table.presses(label(table.catalog()));
        page.finds(css(".panel"));
        page.press("Escape");
        is_at_the_bare_table(&page);
    }
    back_leads_home(&table);
    comes_back(&table);
    is_at_the_bare_table(&page);
}

in_every_engine!(back_closes_each_form);
fn back_closes_each_form(engine: Engine) {
    let page = engine.phone("en-GB");
    for moment in [Moment::Suggesting, Moment::Accusing] {
        let table = sits_down(&page, moment);
        page.finds(css("input:checked"));
        table.presses(table.catalog().app.menu);
        page.finds(css(".panel"));
        page.back();
        page.loses(css(".panel"));
        page.finds(css("input:checked"));
        page.back();
        is_at_the_bare_table(&page);
        assert_eq!(table.saved().draft, None, "given up, as with its own button");
        back_leads_home(&table);
    }
}

in_every_engine!(back_puts_papers_away);
fn back_puts_papers_away(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = sits_down(&page, Moment::Fresh);
    let saved = table.saved();
    let on_turn = saved.game.table().actor().expect("a turn");
    let words = table.words();
    table.presses(words.catalog.turn.my_papers);
    table.presses(&words.papers_of(&saved, on_turn));
    page.finds(css(".notes"));
    page.back();
    is_at_the_bare_table(&page);

    let other = saved.game.table().characters().clockwise_after(on_turn).next().expect("three");
    for looks in [false, true] {
        table.presses(words.catalog.turn.my_papers);
        table.presses(&words.papers_of(&saved, other));
        table.hangs_for(other);
        if looks {
            table.lifts(other);
            page.finds(css(".notes"));
        }
        page.back();
        table.hangs_for(on_turn);
        assert_eq!(page.count(css(".notes")), 0, "the papers are away");
        table.lifts(on_turn);
    }
    back_leads_home(&table);
    assert_eq!(table.saved(), saved, "nothing has happened");
}

in_every_engine!(back_skips_no_private_look);
fn back_skips_no_private_look(engine: Engine) {
    let page = engine.phone("en-GB");
    for moment in [Moment::Answering, Moment::Looking, Moment::Envelope] {
        let table = sits_down(&page, moment);
        let before = table.saved();
        let seat = before.game.table().actor().expect("somebody");
        page.finds(css(".sheet"));
        page.back();
        table.hangs_for(seat);
        assert_eq!(page.count(css(".sheet")), 0, "{moment:?}");
        table.lifts(seat);
        page.press("Escape");
        table.hangs_for(seat);
        back_leads_home(&table);
        page.forward();
        table.lifts(seat);
        page.finds(css(".sheet"));
        assert_eq!(table.saved(), before, "{moment:?}: nothing is lost or skipped");
    }
}

in_every_engine!(no_history_piles_up);
fn no_history_piles_up(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = sits_down(&page, Moment::Fresh);
    let length = || page.js("return history.length").as_u64().expect("a number");
    let before = length();
    for _ in 0..20 {
        page.tap(button(table.catalog().app.menu));
        page.finds(css(".panel"));
        page.press("Escape");
        page.loses(css(".panel"));
    }
    assert!(length() <= before + 1, "{before} entries became {}", length());
    is_at_the_bare_table(&page);
    back_leads_home(&table);
}

in_every_engine!(back_twice_in_one_go_does_it_twice);
fn back_twice_in_one_go_does_it_twice(engine: Engine) {
    let page = engine.phone("en-GB");
    let table = sits_down(&page, Moment::Suggesting);
    table.presses(table.catalog().app.menu);
    page.finds(css(".panel"));
    page.js("history.go(-2)");
    is_at_the_bare_table(&page);
    page.forward();
    table.due_lifts();
    is_at_the_bare_table(&page);
    assert_eq!(page.js("return location.hash"), json!("#/table"));
    back_leads_home(&table);
}

in_every_engine!(no_address_or_history_tells_anything_private);
fn no_address_or_history_tells_anything_private(engine: Engine) {
    let page = engine.phone("en-GB");
    for moment in [Moment::Suggesting, Moment::Answering, Moment::Looking, Moment::Envelope] {
        let table = sits_down(&page, moment);
        page.finds(css(".sheet"));
        let told = page.js("return [location.hash, history.state, document.title]");
        assert_eq!(told[0], json!("#/table"), "{moment:?}");
        assert_eq!(told[1], json!(2), "{moment:?}");
        let title = told[2].as_str().expect("a title");
        for card in Card::all() {
            assert!(!title.contains(&table.catalog().card(card)), "{moment:?}: {title}");
        }
    }
}
