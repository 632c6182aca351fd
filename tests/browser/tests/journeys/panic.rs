//! When the program fails: a page that says so, in the player's language, with nothing private in it,
//! and the way back into the saved game.

use kartano::i18n::Locale;
use kartano_browser::evening::{Moment, game_at, hand};
use kartano_browser::table::Table;
use kartano_browser::{Engine, button, css, in_chromium};

in_chromium!(a_failure_is_told_and_the_game_goes_on);
fn a_failure_is_told_and_the_game_goes_on(engine: Engine) {
    let page = engine.phone("fi-FI");
    let saved = game_at(Moment::Looking, &["Kaisa", "Olav", "Žofka"]);
    let table = Table::with(&page, Locale::Fi, &saved);
    let words = table.catalog();
    let seat = table.due_lifts();
    // The browser refuses just once what it never refuses, so that the program can't go on.
    page.js(
        "for (const name of ['createElement', 'createElementNS', 'createTextNode', 'createComment']) {
            const real = Document.prototype[name];
            Document.prototype[name] = function () {
                for (const [name, real] of window.real) Document.prototype[name] = real;
                throw new Error('refused by the test');
            };
            (window.real ??= []).push([name, real]);
        }
        for (const name of ['cloneNode', 'insertBefore', 'appendChild']) {
            const real = Node.prototype[name];
            Node.prototype[name] = function (...given) {
                if (!window.refused) {
                    window.refused = true;
                    throw new Error('refused by the test');
                }
                return real.apply(this, given);
            };
        }",
    );
    table.presses(words.answers.put_away);
    page.sees(words.app.panic_title);
    page.sees(words.app.panic_saved);
    for card in hand(&table.saved().game, seat).iter() {
        let html = page.snapshot().html;
        assert!(!html.contains(&words.card(card)), "nothing private is left in the page");
    }
    assert_eq!(page.count(css("main")), 1);
    page.tap(button(words.app.reload));
    table.lifts(table.saved().game.table().actor().expect("somebody"));
    page.finds(css(".actions button"));
}
