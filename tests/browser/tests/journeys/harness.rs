//! The harness itself: that it does what it says in every engine, and refuses what a person could not do.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kartano_browser::{
    Engine, Page, Screen, Site, button, css, in_every_engine, textbox, with_role,
};
use serde_json::json;

const HTML: &str = r#"<!doctype html><html lang="en"><title>Try me</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<body><main><h1>Try me</h1>
<button id="count" onclick="this.textContent = `Tapped ${++taps}`">Tapped 0</button>
<button aria-label="Named by a label">x</button>
<button hidden>Hidden</button>
<label>Name <input id="name" data-keys="0" onkeydown="this.dataset.keys++"></label>
<label>Town <select id="town"><option>Oslo</option><option>Győr</option></select></label>
<div style="position: relative"><button>Covered</button><div style="position: absolute; inset: 0"></div></div>
<svg viewBox="0 0 10 10" width="40" height="40" role="group" aria-label="Board"><rect id="square" role="button"
  aria-label="Square 3" tabindex="0" width="10" height="10" onclick="this.setAttribute('aria-label', 'Square 4')" /></svg>
</main><script>let taps = 0;</script></body></html>"#;

fn opened(engine: Engine, html: &str) -> (Page, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("index.html"), html).expect("written");
    std::fs::write(folder.path().join("boot.js"), "").expect("written");
    let site = Site::serve(folder.path().to_owned());
    (engine.open_on(site, Screen::PHONE, "en-GB"), folder)
}

/// What an action that must fail says, without waiting as long as a page may take.
fn complaint(action: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(action)).expect_err("this must fail");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

in_every_engine!(a_hand_can_do_it);
fn a_hand_can_do_it(engine: Engine) {
    let (mut page, _folder) = opened(engine, HTML);
    page.tap(button("Tapped 0"));
    page.sees("Tapped 1");
    page.double_tap(button("Tapped").loosely());
    page.sees("Tapped 3");
    page.tap(button("Square 3"));
    page.finds(button("Square 4"));
    assert!(page.has(button("Named by a label")));
    assert!(!page.has(button("Hidden")), "what is hidden is not there");
    assert_eq!(page.count(with_role("heading", "Try me")), 1);

    page.write(textbox("Name"), "Željko Ősz Åse");
    assert_eq!(page.js("return document.getElementById('name').value"), json!("Željko Ősz Åse"));
    page.js("document.getElementById('name').dataset.keys = 0");
    page.hold("ArrowLeft", 5);
    page.until("held keys repeat", "document.getElementById('name').dataset.keys >= 5");
    page.choose(css("#town"), "Győr");
    page.until("the chosen town", "document.getElementById('town').value === 'Győr'");

    page.store("kartano:try", "1");
    page.reload();
    page.sees("Tapped 0");
    assert_eq!(page.stored("kartano:try").as_deref(), Some("1"));
    assert_eq!(page.stored_keys(), ["kartano:try"]);
    page.goto("#/there");
    assert_eq!(page.snapshot().address, "/#/there");
    page.back();
    page.until("the way back", "location.hash === ''");
    page.resize(Screen::TABLET);
    page.is_accessible();
}

in_every_engine!(an_eye_can_look_away);
fn an_eye_can_look_away(engine: Engine) {
    let (page, _folder) = opened(engine, HTML);
    page.js("document.addEventListener('visibilitychange', () => document.body.append(` ${document.visibilityState}`))");
    page.look_away();
    page.sees("hidden visible");
    page.tap(button("Tapped 0"));
    page.sees("Tapped 1");
}

in_every_engine!(what_no_hand_can_do_fails);
fn what_no_hand_can_do_fails(engine: Engine) {
    let (page, _folder) = opened(engine, HTML);
    let covered = complaint(|| page.tap(button("Covered")));
    assert!(covered.contains("cannot be used"), "{covered}");
    page.js("document.querySelector('h1').outerHTML = '<img src=\"data:,\">'");
    let image = complaint(|| page.is_accessible());
    assert!(image.contains("image-alt"), "{image}");
}

in_every_engine!(a_stopped_site_is_gone);
fn a_stopped_site_is_gone(engine: Engine) {
    let (mut page, _folder) = opened(engine, HTML);
    page.site().stop();
    // Engines differ in whether they complain; none may show the page.
    let _ = catch_unwind(AssertUnwindSafe(|| page.goto("")));
    assert!(!page.has(css("#count")));
}
