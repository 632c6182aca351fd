//! The few words of WebDriver that the harness speaks.

use std::time::Duration;

use serde_json::{Value, json};

/// A request that the driver refused.
#[derive(Debug)]
pub struct Refused {
    /// WebDriver's name for the reason, such as `no such element`.
    pub reason: String,
    /// The driver's explanation.
    pub message: String,
}

impl Refused {
    /// What is said where the driver did not answer at all.
    const LOST: &str = "no answer from the driver";

    /// Whether the driver, or the page as the driver sees it, was too slow.
    fn is_late(&self) -> bool {
        self.reason == Self::LOST || self.reason == "timeout"
    }
}

/// How long a driver may take over anything.
const ANSWER: Duration = Duration::from_secs(60);

/// How long a page may take to load before the driver gives up waiting for it, in milliseconds.
const LOADED: u32 = 20_000;

/// The key under which WebDriver writes a reference to an element.
pub const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser under a driver's control; the browser closes when this is dropped.
pub struct Session {
    agent: ureq::Agent,
    address: String,
    /// What the browser says of itself.
    pub capabilities: Value,
}

impl Session {
    /// Asks the driver that listens on a port for a browser.
    pub fn open(port: u16, capabilities: &Value) -> Result<Self, Refused> {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(ANSWER))
            .build();
        let mut session = Self {
            agent: config.into(),
            address: format!("http://127.0.0.1:{port}/session"),
            capabilities: Value::Null,
        };
        let mut capabilities = capabilities.clone();
        capabilities["timeouts"] = json!({ "pageLoad": LOADED });
        let answer =
            session.post("", &json!({ "capabilities": { "alwaysMatch": capabilities } }))?;
        session.capabilities = answer["capabilities"].clone();
        session.address += "/";
        session.address += answer["sessionId"].as_str().unwrap_or_default();
        Ok(session)
    }

    /// Sends a command.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Refused> {
        let request =
            self.agent.post(format!("{}{path}", self.address)).content_type("application/json");
        understand(request.send(body.to_string()))
    }

    /// Sends a command that loads a page; once more where it is said never to have loaded: drivers now and
    /// then miss that it has, and wait for ever.
    pub fn load(&self, path: &str, body: &Value) -> Result<Value, Refused> {
        let once = || self.post(path, body);
        once().or_else(|refused| if refused.is_late() { once() } else { Err(refused) })
    }

    /// Asks a question.
    pub fn get(&self, path: &str) -> Result<Value, Refused> {
        understand(self.agent.get(format!("{}{path}", self.address)).call())
    }

    /// Ends something.
    pub fn delete(&self, path: &str) -> Result<Value, Refused> {
        understand(self.agent.delete(format!("{}{path}", self.address)).call())
    }

    /// Runs a function body in the page and gives back what it returns.
    pub fn script(&self, body: &str, arguments: &Value) -> Result<Value, Refused> {
        self.post("/execute/sync", &json!({ "script": body, "args": arguments }))
    }

    /// Runs a function body in the page that calls its last argument with the result.
    pub fn script_async(&self, body: &str) -> Result<Value, Refused> {
        self.post("/execute/async", &json!({ "script": body, "args": [] }))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let request =
            self.agent.delete(&self.address).config().timeout_global(Some(Duration::from_secs(5)));
        let _ = request.build().call();
    }
}

fn understand(
    answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<Value, Refused> {
    let lost = |message: String| Refused { reason: Refused::LOST.into(), message };
    let mut answer = answer.map_err(|error| lost(error.to_string()))?;
    let text = answer.body_mut().with_config().limit(64 << 20).read_to_string();
    let text = text.map_err(|error| lost(error.to_string()))?;
    let mut json: Value = serde_json::from_str(&text).map_err(|error| lost(error.to_string()))?;
    let value = json["value"].take();
    match value["error"].as_str() {
        Some(reason) if !answer.status().is_success() => Err(Refused {
            reason: reason.into(),
            message: value["message"].as_str().unwrap_or_default().into(),
        }),
        _ => Ok(value),
    }
}
