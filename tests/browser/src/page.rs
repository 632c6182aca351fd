//! A page as the person before it uses it.

mod base64;
mod beyond;
mod finger;

use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use base64::decode;

use crate::engine::{Browser, Engine};
use crate::place;
use crate::screen::Screen;
use crate::session::{ELEMENT, Refused};
use crate::site::Site;
use crate::target::Target;

/// How long a page may take to show what is waited for.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// What a curious person can get at in a page, for comparing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The whole document.
    pub html: String,
    /// The title of the window.
    pub title: String,
    /// The address without the server's name, which differs from test to test.
    pub address: String,
}

/// An open page of the site, and the browser it is open in.
pub struct Page {
    browser: Browser,
    engine: Engine,
    site: Site,
    rest: Cell<Duration>,
}

/// Opening and moving about.
impl Page {
    pub(crate) fn open(engine: Engine, browser: Browser, site: Site, screen: Screen) -> Self {
        let page = Self { browser, engine, site, rest: Cell::default() };
        if engine == Engine::WebKit {
            page.open_popup(screen);
        }
        page.goto("");
        page
    }

    /// A window with a toolbar is never narrow in MiniBrowser; a popup has none.
    fn open_popup(&self, screen: Screen) {
        let first = self.get("/window");
        let features = format!("popup,width={},height={}", screen.width, screen.height);
        self.goto("boot.js");
        self.js_with("window.open('about:blank', '_blank', arguments[0])", &json!([features]));
        let popup = self.wait_for("a popup window", || {
            self.get("/window/handles").as_array()?.iter().find(|window| **window != first).cloned()
        });
        self.post("/window", &json!({ "handle": popup }));
    }

    /// The engine that shows it.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The server, to stop it.
    pub fn site(&mut self) -> &mut Site {
        &mut self.site
    }

    /// Opens an address of the site, such as `""` or `"#/rules"`.
    pub fn goto(&self, path: &str) {
        self.load("/url", &json!({ "url": self.site.url(path) }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.load("/refresh", &json!({}));
    }

    /// Goes back in the history.
    pub fn back(&self) {
        self.post("/back", &json!({}));
    }

    /// Goes forward in the history.
    pub fn forward(&self) {
        self.post("/forward", &json!({}));
    }

    /// Looks at another tab for a while: the page is hidden, then seen again. WebKit's popup cannot be
    /// covered, so there the page is told that it was.
    pub fn look_away(&self) {
        if self.engine == Engine::WebKit {
            self.js(
                "for (const state of ['hidden', 'visible']) {
                    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
                    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
                    document.dispatchEvent(new Event('visibilitychange'));
                }
                delete document.visibilityState;
                delete document.hidden;",
            );
            return;
        }
        // A browser that is quick about it never hides the page at all: then look again.
        self.js("window.wasHidden = false;
            document.addEventListener('visibilitychange', () => { window.wasHidden ||= document.hidden }, { once: true })");
        self.until_or("the page to be hidden", || {
            let here = self.get("/window");
            let other = self.post("/window/new", &json!({ "type": "tab" }));
            self.post("/window", &json!({ "handle": other["handle"] }));
            self.browser.session.delete("/window").expect("the other tab closes");
            self.post("/window", &json!({ "handle": here }));
            self.until("the page in view again", "document.visibilityState === 'visible'");
            self.js("return window.wasHidden").as_bool() == Some(true)
        });
    }

    /// Gives the page another size, as turning the phone does.
    pub fn resize(&mut self, screen: Screen) {
        let Screen { width, height, ratio, touch } = screen;
        match self.engine {
            Engine::Chromium => {
                let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": touch });
                let command =
                    json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": metrics });
                self.post("/goog/cdp/execute", &command);
            }
            Engine::Firefox => {
                self.browser.bidi.as_mut().expect("Firefox has BiDi").set_viewport(screen);
            }
            Engine::WebKit => {
                self.post("/window/rect", &json!({ "width": width, "height": height }));
            }
        }
        // A phone shows more than its width where something sticks out, a computer less by a scroll bar.
        let there = format!("[innerWidth, document.documentElement.clientWidth].includes({width})");
        self.until(&format!("a width of {width}"), &there);
    }
}

/// Doing.
impl Page {
    /// Taps an element once it is there. It must be visible, and nothing may lie over it.
    pub fn tap(&self, target: Target) {
        self.act(&target, |element| {
            self.browser.session.post(&format!("/element/{element}/click"), &json!({}))
        });
    }

    /// Taps an element twice as fast as a nervous finger does.
    pub fn double_tap(&self, target: Target) {
        let pointer = if self.engine == Engine::Chromium { "touch" } else { "mouse" };
        self.act(&target, |element| {
            let press = || [json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 })];
            let mut steps = vec![json!({ "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": { ELEMENT: element } })];
            steps.extend(press());
            steps.push(json!({ "type": "pause", "duration": 60 }));
            steps.extend(press());
            let finger = json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": pointer }, "actions": steps });
            self.browser.session.post("/actions", &json!({ "actions": [finger] }))
        });
    }

    /// Empties a text field and types into it.
    pub fn write(&self, target: Target, text: &str) {
        self.act(&target, |element| {
            self.browser.session.post(&format!("/element/{element}/clear"), &json!({}))?;
            if self.engine != Engine::Firefox && text.chars().any(|letter| letter > '\u{FFFF}') {
                return self.insert(element, text);
            }
            self.browser
                .session
                .post(&format!("/element/{element}/value"), &json!({ "text": text }))
        });
    }

    /// Chooses an option, by its text, of a list that drops down.
    pub fn choose(&self, list: Target, option: &str) {
        self.act(&list, |element| {
            let find = "return [...arguments[0].options].find((option) => option.text.trim() === arguments[1])";
            let option = self.browser.session.script(find, &json!([{ ELEMENT: element }, option]))?;
            let id = option[ELEMENT].as_str().ok_or_else(|| Refused {
                reason: "no such option".into(),
                message: String::new(),
            })?;
            self.browser.session.post(&format!("/element/{id}/click"), &json!({}))
        });
    }

    /// Presses a key: a character, or `Enter`, `Tab`, `Escape`, `Space`, `Backspace`, `Home`, `End`, `ArrowUp` …
    pub fn press(&self, key: &str) {
        self.hold(key, 1);
    }

    /// Holds a key down for so many repeats, as fast as keyboards repeat. WebKit's driver never repeats a
    /// held key: there it is pressed as often.
    pub fn hold(&self, key: &str, times: usize) {
        if self.engine == Engine::Chromium && times > 1 {
            return self.hold_in_chromium(key, times);
        }
        let key = key_code(key);
        let down = json!({ "type": "keyDown", "value": key });
        let up = json!({ "type": "keyUp", "value": key });
        let pause = json!({ "type": "pause", "duration": 33 });
        let mut steps = Vec::new();
        for _ in 0..times {
            steps.push(down.clone());
            if self.engine == Engine::WebKit {
                steps.push(up.clone());
            }
            if times > 1 {
                steps.push(pause.clone());
            }
        }
        if self.engine != Engine::WebKit {
            steps.push(up);
        }
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": steps });
        self.post("/actions", &json!({ "actions": [keyboard] }));
    }

    /// Leaves the page alone for so long after every action, so that nothing but the action keeps it busy.
    pub fn rests_after_acting(&self, rest: Duration) {
        self.rest.set(rest);
    }

    /// Tries to act on an element until the driver finds nothing to object to.
    fn act(&self, target: &Target, act: impl Fn(&str) -> Result<Value, Refused>) {
        let until = Instant::now() + PATIENCE;
        loop {
            let found = self.find(target);
            let problem = match found.as_slice() {
                [element] => match act(element) {
                    Ok(_) => return std::thread::sleep(self.rest.get()),
                    Err(refused) => {
                        self.scroll_to(element);
                        format!("{}: {}", refused.reason, refused.message)
                    }
                },
                [] => "it is not there".into(),
                several => format!("there are {} of it", several.len()),
            };
            assert!(
                Instant::now() < until,
                "{target} cannot be used: {problem}\n{}",
                self.described()
            );
            std::thread::sleep(Duration::from_millis(30));
        }
    }
}

/// Seeing.
impl Page {
    /// Waits until this text is on the page.
    pub fn sees(&self, text: &str) {
        self.until_or(&format!("the text \"{text}\""), || self.text().contains(text));
    }

    /// Waits until this element is there.
    pub fn finds(&self, target: Target) {
        self.until_or(&target.to_string(), || self.has(target.clone()));
    }

    /// Waits until this element is not there any more.
    pub fn loses(&self, target: Target) {
        self.until_or(&format!("{target} to go"), || !self.has(target.clone()));
    }

    /// Whether this element is there now.
    #[must_use]
    pub fn has(&self, target: Target) -> bool {
        !self.find(&target).is_empty()
    }

    /// How many such elements are there now.
    #[must_use]
    pub fn count(&self, target: Target) -> usize {
        self.find(&target).len()
    }

    /// The visible text of the page.
    #[must_use]
    pub fn text(&self) -> String {
        string(&self.js("return document.body.innerText"))
    }

    /// The visible text of one element, once it is there.
    #[must_use]
    pub fn text_of(&self, target: Target) -> String {
        let element = self.wait_for(&target.to_string(), || self.find(&target).into_iter().next());
        string(&self.js_with(
            "return arguments[0].innerText ?? arguments[0].textContent",
            &json!([{ ELEMENT: element }]),
        ))
    }

    /// The roles and accessible names of all there is to use or read as a heading.
    #[must_use]
    pub fn outline(&self) -> Vec<String> {
        self.ensure_axe();
        let all = self.js_with(include_str!("find.js"), &json!(["all"]));
        all.as_array().into_iter().flatten().map(string).collect()
    }

    /// Waits until a JavaScript expression is true.
    pub fn until(&self, what: &str, expression: &str) {
        self.until_or(what, || self.js(&format!("return !!({expression})")) == json!(true));
    }

    /// Waits until nothing moves on the page any more.
    pub fn is_at_rest(&self) {
        let rest = "document.getAnimations().every((one) => one.playState === 'finished')";
        self.until("all at rest", rest);
    }

    /// What a curious person can get at.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let parts = self.js(
            "return [document.documentElement.outerHTML, document.title, location.pathname + location.search + location.hash]",
        );
        Snapshot { html: string(&parts[0]), title: string(&parts[1]), address: string(&parts[2]) }
    }

    /// Panics where axe-core finds a fault.
    pub fn is_accessible(&self) {
        assert_eq!(self.accessibility_faults(), Vec::<String>::new(), "accessibility");
    }

    /// The faults that axe-core finds.
    #[must_use]
    pub fn accessibility_faults(&self) -> Vec<String> {
        self.ensure_axe();
        let run = "const done = arguments[arguments.length - 1];
            axe.run().then((found) => done(found.violations.flatMap((fault) =>
                fault.nodes.map((node) => `${fault.id}: ${node.html} ${node.failureSummary}`))), (error) => done([`${error}`]));";
        let faults = self
            .browser
            .session
            .script_async(run)
            .unwrap_or_else(|refused| panic!("axe: {refused:?}"));
        faults.as_array().into_iter().flatten().map(string).collect()
    }

    /// Errors in the console since the last call. Only Chromium tells; elsewhere there are none.
    #[must_use]
    pub fn console_errors(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            return Vec::new();
        }
        let entries = self.post("/se/log", &json!({ "type": "browser" }));
        let severe =
            entries.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| string(&entry["message"])).collect()
    }

    /// Saves a picture of what is shown as `target/browser/NAME-ENGINE.png`, and gives its place.
    pub fn picture(&self, name: &str) -> PathBuf {
        // After two frames the picture shows the last input in every engine.
        let settle = "const done = arguments[arguments.length - 1];
            document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));";
        let _ = self.browser.session.script_async(settle);
        let file = place::pictures().join(format!("{name}-{}.png", self.engine.name()));
        std::fs::write(&file, decode(&string(&self.get("/screenshot"))))
            .expect("the picture can be written");
        file
    }
}

/// Reaching behind the page.
impl Page {
    /// What is stored under a key.
    #[must_use]
    pub fn stored(&self, key: &str) -> Option<String> {
        self.js_with("return localStorage.getItem(arguments[0])", &json!([key]))
            .as_str()
            .map(str::to_owned)
    }

    /// The keys under which something is stored.
    #[must_use]
    pub fn stored_keys(&self) -> Vec<String> {
        self.js("return Object.keys(localStorage).sort()")
            .as_array()
            .into_iter()
            .flatten()
            .map(string)
            .collect()
    }

    /// Stores a text under a key.
    pub fn store(&self, key: &str, value: &str) {
        self.js_with("localStorage.setItem(arguments[0], arguments[1])", &json!([key, value]));
    }

    /// Forgets all that is stored.
    pub fn forget(&self) {
        self.js("localStorage.clear(); sessionStorage.clear()");
    }

    /// Runs the body of a function in the page and gives back what it returns.
    pub fn js(&self, body: &str) -> Value {
        self.js_with(body, &json!([]))
    }

    /// The same, with `arguments`.
    pub fn js_with(&self, body: &str, arguments: &Value) -> Value {
        self.browser
            .session
            .script(body, arguments)
            .unwrap_or_else(|refused| panic!("{refused:?} in {body:.200}"))
    }

    /// Asks until there is an answer.
    pub fn wait_for<T>(&self, what: &str, ask: impl Fn() -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(answer) = ask() {
                return answer;
            }
            assert!(Instant::now() < until, "waited in vain for {what}\n{}", self.described());
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    fn until_or(&self, what: &str, ask: impl Fn() -> bool) {
        self.wait_for(what, || ask().then_some(()));
    }

    fn find(&self, target: &Target) -> Vec<String> {
        let arguments = match target {
            Target::Css(selector) => json!(["css", selector]),
            Target::Named(role, name) => json!(["named", role, name]),
            Target::NamedLike(role, name) => json!(["like", role, name]),
        };
        if !matches!(target, Target::Css(_)) {
            self.ensure_axe();
        }
        // In the middle of a navigation there is no document to ask; the caller asks again.
        let found =
            self.browser.session.script(include_str!("find.js"), &arguments).unwrap_or_default();
        found.as_array().into_iter().flatten().map(|element| string(&element[ELEMENT])).collect()
    }

    fn ensure_axe(&self) {
        let there = self
            .browser
            .session
            .script("return typeof axe", &json!([]))
            .is_ok_and(|kind| kind == "object");
        if !there {
            let file = place::axe();
            let source = std::fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}; install it: npm ci", file.display()));
            let _ = self.browser.session.script(&source, &json!([]));
        }
    }

    fn described(&self) -> String {
        let mut described = format!("in {}, at {}\n", self.engine.name(), self.snapshot().address);
        for line in self.outline() {
            described += &format!("  {line}\n");
        }
        described
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.browser
            .session
            .post(path, body)
            .unwrap_or_else(|refused| panic!("{path} {body}: {refused:?}"))
    }

    fn load(&self, path: &str, body: &Value) {
        let loaded = self.browser.session.load(path, body);
        loaded.unwrap_or_else(|refused| panic!("{path} {body}: {refused:?}"));
    }

    fn get(&self, path: &str) -> Value {
        self.browser.session.get(path).unwrap_or_else(|refused| panic!("{path}: {refused:?}"))
    }
}

impl Drop for Page {
    /// A failing test leaves what it saw.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let test = std::thread::current().name().unwrap_or("page").replace("::", "-");
        let folder = place::pictures();
        if let Ok(picture) = self.browser.session.get("/screenshot") {
            let _ = std::fs::write(
                folder.join(format!("failed-{test}.png")),
                decode(&string(&picture)),
            );
        }
        if let Ok(html) = self.browser.session.get("/source") {
            let _ = std::fs::write(folder.join(format!("failed-{test}.html")), string(&html));
        }
    }
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// WebDriver's private characters for keys without one.
fn key_code(key: &str) -> &str {
    match key {
        "Backspace" => "\u{E003}",
        "Tab" => "\u{E004}",
        "Shift" => "\u{E008}",
        "Enter" => "\u{E007}",
        "Escape" => "\u{E00C}",
        "Space" => " ",
        "PageUp" => "\u{E00E}",
        "PageDown" => "\u{E00F}",
        "End" => "\u{E010}",
        "Home" => "\u{E011}",
        "ArrowLeft" => "\u{E012}",
        "ArrowUp" => "\u{E013}",
        "ArrowRight" => "\u{E014}",
        "ArrowDown" => "\u{E015}",
        "Delete" => "\u{E017}",
        character => character,
    }
}
