//! The site opens, in every engine and language, without a complaint.

use kartano_browser::{Engine, in_every_engine};

in_every_engine!(the_front_page_opens);
fn the_front_page_opens(engine: Engine) {
    let page = engine.phone("en-GB");
    page.sees("Kartano");
    page.until("a language", "document.documentElement.lang !== ''");
    page.is_accessible();
    assert_eq!(page.console_errors(), Vec::<String>::new());
    page.picture("front-page");
}

in_every_engine!(the_phone_is_a_phone);
fn the_phone_is_a_phone(engine: Engine) {
    let page = engine.phone("hr-HR");
    let seen = page.js("return [innerWidth, innerHeight, devicePixelRatio, navigator.language]");
    assert_eq!(seen, serde_json::json!([390, 844, 3, "hr-HR"]));
}
