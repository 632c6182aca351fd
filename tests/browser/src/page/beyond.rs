//! What a journey needs beyond a finger and an eye: another tab, another theme, a browser that refuses.

use serde_json::{Value, json};

use super::Page;
use super::base64::decode;
use crate::engine::Engine;
use crate::session::{ELEMENT, Refused};

impl Page {
    /// Opens the same site in another tab, does something there, and comes back to the first one,
    /// which has meanwhile been hidden. The other tab stays open.
    pub fn in_another_tab(&self, act: impl FnOnce(&Self)) {
        let here = self.get("/window");
        let other = self.post("/window/new", &json!({ "type": "tab" }));
        self.post("/window", &json!({ "handle": other["handle"] }));
        self.goto("");
        act(self);
        self.post("/window", &json!({ "handle": here }));
        self.until("the first tab in view again", "document.visibilityState === 'visible'");
    }

    /// Runs a script in every page from now on before anything of the page runs. Chromium alone can.
    pub fn before_load(&self, script: &str) {
        let command = json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": { "source": script } });
        self.chromium(&command);
    }

    /// Prefers something, such as `prefers-color-scheme: dark`. Chromium alone can.
    pub fn prefers(&self, feature: &str, value: &str) {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.chromium(&json!({ "cmd": "Emulation.setEmulatedMedia", "params": features }));
        self.until(value, &format!("matchMedia('({feature}: {value})').matches"));
    }

    /// Loads nothing from such addresses from now on. Chromium alone can.
    pub fn blocks(&self, addresses: &str) {
        self.chromium(&json!({ "cmd": "Network.enable", "params": {} }));
        let urls = json!({ "urls": [addresses] });
        self.chromium(&json!({ "cmd": "Network.setBlockedURLs", "params": urls }));
    }

    /// Goes back with Shift and Tab to what had the focus before.
    pub fn tab_back(&self) {
        let steps: Vec<Value> =
            [("keyDown", "Shift"), ("keyDown", "Tab"), ("keyUp", "Tab"), ("keyUp", "Shift")]
                .iter()
                .map(|(kind, key)| json!({ "type": kind, "value": super::key_code(key) }))
                .collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": steps });
        self.post("/actions", &json!({ "actions": [keyboard] }));
    }

    /// Chromium's driver says of a held key's repeats that each is a press of its own; its inside knows better.
    pub(super) fn hold_in_chromium(&self, key: &str, times: usize) {
        let (name, code, text) = match key {
            "Enter" => ("Enter", 13, "\r"),
            "Space" => (" ", 32, " "),
            "ArrowLeft" => ("ArrowLeft", 37, ""),
            "Escape" => ("Escape", 27, ""),
            other => panic!("what is the code of {other}?"),
        };
        let send = |kind: &str, repeats: bool| {
            let mut event = json!({ "type": kind, "key": name, "code": key, "windowsVirtualKeyCode": code, "autoRepeat": repeats });
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = json!(text);
            }
            self.chromium(&json!({ "cmd": "Input.dispatchKeyEvent", "params": event }));
        };
        for time in 0..times {
            send("keyDown", time > 0);
            std::thread::sleep(std::time::Duration::from_millis(33));
        }
        send("keyUp", false);
    }

    /// Letters beyond the first 65,536 are on no keyboard, and only Firefox's driver types them; elsewhere
    /// they are inserted, as from a list of emoji.
    pub(super) fn insert(&self, element: &str, text: &str) -> Result<Value, Refused> {
        self.browser.session.post(&format!("/element/{element}/click"), &json!({}))?;
        let insert = "document.execCommand('insertText', false, arguments[0])";
        self.browser.session.script(insert, &json!([text]))
    }

    /// Brings an element into the middle, as a person scrolls to what lies under a bar.
    pub(super) fn scroll_to(&self, element: &str) {
        let scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        let _ = self.browser.session.script(scroll, &json!([{ ELEMENT: element }]));
    }

    /// Makes the processor so many times slower. Chromium alone can.
    pub fn slowed(&self, times: u32) {
        self.chromium(
            &json!({ "cmd": "Emulation.setCPUThrottlingRate", "params": { "rate": times } }),
        );
    }

    /// A picture of what is shown, as WebP. Chromium alone can.
    #[must_use]
    pub fn webp(&self) -> Vec<u8> {
        let how = json!({ "format": "webp", "quality": 85 });
        let taken = self.chromium(&json!({ "cmd": "Page.captureScreenshot", "params": how }));
        decode(taken["data"].as_str().unwrap_or_default())
    }

    fn chromium(&self, command: &Value) -> Value {
        assert_eq!(self.engine, Engine::Chromium, "only Chromium can do this");
        self.post("/goog/cdp/execute", command)
    }
}
