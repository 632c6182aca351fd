//! The three browser engines, and how each is started.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::bidi::Bidi;
use crate::page::Page;
use crate::place;
use crate::process::Process;
use crate::screen::Screen;
use crate::session::{Refused, Session};
use crate::site::Site;

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, as on Android and most computers.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKit, Safari's engine, in GTK's browser.
    WebKit,
}

/// A started browser. Its parts are dropped, so closed, from first to last.
pub(crate) struct Browser {
    pub session: Session,
    pub bidi: Option<Bidi>,
    _driver: Process,
    _display: Option<Process>,
    _home: TempDir,
}

impl Engine {
    /// Its name in small letters.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Opens the site on a phone whose owner reads this language, such as `nb-NO`.
    #[must_use]
    pub fn phone(self, language: &str) -> Page {
        self.open(Screen::PHONE, language)
    }

    /// Opens the site on a screen of any size.
    #[must_use]
    pub fn open(self, screen: Screen, language: &str) -> Page {
        self.open_on(Site::start(), screen, language)
    }

    /// Opens a site that the test has started itself.
    #[must_use]
    pub fn open_on(self, site: Site, screen: Screen, language: &str) -> Page {
        let browser = self.start(screen, language);
        Page::open(self, browser, site, screen)
    }

    /// On a busy machine a browser now and then hangs as it starts: then another is started.
    fn start(self, screen: Screen, language: &str) -> Browser {
        let once = || self.start_once(screen, language);
        once().or_else(|_| once()).unwrap_or_else(|refused| {
            panic!("{} did not start: {refused:?}; install it: {}", self.name(), self.install())
        })
    }

    fn start_once(self, screen: Screen, language: &str) -> Result<Browser, Refused> {
        let home = tempfile::tempdir().expect("a temporary folder");
        let port = free_port();
        let mut display = None;
        let mut driver;
        let capabilities;
        match self {
            Self::Chromium => {
                driver = Command::new("chromedriver");
                driver.arg(format!("--port={port}"));
                capabilities = chromium(screen, language, &home);
            }
            Self::Firefox => {
                driver = Command::new(place::geckodriver());
                let ports = [port.to_string(), free_port().to_string()];
                driver.args(["--port", &ports[0], "--websocket-port", &ports[1]]);
                capabilities = firefox(screen, language);
            }
            Self::WebKit => {
                let (process, number) = start_display();
                display = Some(process);
                driver = Command::new("WebKitWebDriver");
                driver.arg(format!("--port={port}"));
                driver.env("DISPLAY", number).env("GDK_SCALE", screen.ratio.to_string());
                driver.env("LOCPATH", place::locales()).env("LC_ALL", locale(language));
                driver.env_remove("LANGUAGE");
                capabilities = webkit();
            }
        }
        driver.env("HOME", home.path()).stdout(Stdio::null()).stderr(Stdio::null());
        for variable in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            driver.env_remove(variable);
        }
        let driver = Process::start(&mut driver, self.install());
        wait_for_port(port, self);
        let session = Session::open(port, &capabilities)?;
        let bidi = session.capabilities["webSocketUrl"].as_str().map(|url| {
            let mut bidi = Bidi::connect(url);
            bidi.set_viewport(screen);
            bidi
        });
        Ok(Browser { session, bidi, _driver: driver, _display: display, _home: home })
    }

    fn install(self) -> &'static str {
        match self {
            Self::Chromium => "apt-get install chromium chromium-driver, or: scripts/setup.sh test",
            Self::Firefox => {
                "apt-get install firefox-esr and cargo install geckodriver, or: scripts/setup.sh test"
            }
            Self::WebKit => "apt-get install webkit2gtk-driver xvfb, or: scripts/setup.sh test",
        }
    }
}

fn chromium(screen: Screen, language: &str, home: &TempDir) -> Value {
    let profile = format!("--user-data-dir={}", home.path().join("profile").display());
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Chromium shows no part of a screen that sticks out of its window, and a tap whose picture is
        // never shown never ends.
        "--screen-info={1600x1600}",
        "--window-size=1600,1600",
        &format!("--accept-lang={language}"),
        &profile,
    ];
    let metrics = json!({ "width": screen.width, "height": screen.height, "pixelRatio": f64::from(screen.ratio),
        "touch": screen.touch, "mobile": screen.touch });
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": { "args": arguments, "mobileEmulation": { "deviceMetrics": metrics } },
    })
}

fn firefox(screen: Screen, language: &str) -> Value {
    // 1: a coarse pointer that cannot hover; 6: a fine one that can.
    let pointer = if screen.touch { 1 } else { 6 };
    json!({
        "browserName": "firefox",
        "webSocketUrl": true,
        "moz:firefoxOptions": { "args": ["-headless"], "prefs": {
            "intl.accept_languages": language,
            "ui.primaryPointerCapabilities": pointer,
            "ui.allPointerCapabilities": pointer,
            "dom.w3c_touch_events.enabled": i32::from(screen.touch),
        } },
    })
}

fn webkit() -> Value {
    json!({ "webkitgtk:browserOptions": { "binary": mini_browser(),
        "args": ["--automation", "--javascript-can-open-windows-automatically=true"] } })
}

/// GTK's little browser lies in a folder named after the machine's architecture.
fn mini_browser() -> PathBuf {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut programs = folders.map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"));
    programs
        .find(|program| program.exists())
        .expect("MiniBrowser; install it: apt-get install webkit2gtk-driver")
}

/// `hr-HR` as the locale `hr_HR.UTF-8`. What is no language and country stays as it is, for tests of odd settings.
fn locale(language: &str) -> String {
    format!("{}.UTF-8", language.replace('-', "_"))
}

/// Starts a display that nobody sees, and gives its number, which it chooses itself.
fn start_display() -> (Process, String) {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "4000x4000x24", "-nolisten", "tcp"]);
    let mut display = Process::start(
        command.stdout(Stdio::piped()).stderr(Stdio::null()),
        "apt-get install xvfb",
    );
    let mut number = String::new();
    let out = display.0.stdout.take().expect("its output is piped");
    BufReader::new(out).read_line(&mut number).expect("Xvfb says its number");
    (display, format!(":{}", number.trim()))
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("an address").port()
}

fn wait_for_port(port: u16, engine: Engine) {
    let until = Instant::now() + Duration::from_secs(20);
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(Instant::now() < until, "the driver of {} does not listen", engine.name());
        std::thread::sleep(Duration::from_millis(50));
    }
}
