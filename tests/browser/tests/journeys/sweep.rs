//! Every screen in every language, on small and large screens, in both themes: nothing hides, overflows,
//! is too small to be touched or too pale to be read.

use kartano::handover::Device;
use kartano::i18n::{Fill, Locale};
use kartano::save::SavedGame;
use kartano_browser::evening::{Moment, game_at};
use kartano_browser::table::{GAME, Table, shown};
use kartano_browser::{Engine, Page, Screen, button, css};
use serde_json::json;

/// As long as names may be, with and without places to break, and as short.
const NAMES: [&str; 3] =
    ["Maximilian Alexander von Hohenzollern-Ös", "Wolfeschlegelsteinhausenbergerdorffwelch", "Ő"];

const SMALL: Screen = Screen { width: 320, height: 640, ratio: 2, touch: true };
const TABLET: Screen = Screen { width: 820, height: 1180, ratio: 2, touch: true };
const SIDEWAYS: Screen = Screen { width: 1180, height: 820, ratio: 2, touch: true };

/// What is looked at on each screen.
struct Look {
    screen: Screen,
    theme: &'static str,
    /// Whether axe judges as well, which takes longer than all the rest.
    judged: bool,
}

const LIGHT: Look = Look { screen: Screen::PHONE, theme: "light", judged: true };
const DARK: Look = Look { screen: SMALL, theme: "dark", judged: true };
const DARK_LAYOUT: Look = Look { judged: false, ..DARK };

macro_rules! sweeps {
    ($($name:ident: $locale:expr, $looks:expr;)*) => {
        $(#[test] fn $name() { sweep($locale, &$looks); })*
    };
}

sweeps! {
    finnish: Locale::Fi, [LIGHT, DARK];
    norwegian: Locale::Nb, [LIGHT, DARK_LAYOUT];
    hungarian: Locale::Hu, [LIGHT, DARK_LAYOUT];
    dutch: Locale::Nl, [LIGHT, DARK_LAYOUT];
    croatian: Locale::Hr, [LIGHT, DARK_LAYOUT];
    english: Locale::En, [LIGHT, DARK_LAYOUT];
    finnish_on_large_screens: Locale::Fi, [
        Look { screen: TABLET, theme: "light", judged: true },
        Look { screen: Screen::DESKTOP, theme: "light", judged: false },
    ];
}

#[test]
#[ignore = "the full product, for make test-all"]
fn all_languages_on_all_screens_in_both_themes() {
    for locale in Locale::ALL {
        let mut looks = Vec::new();
        for screen in
            [Screen::PHONE, SMALL, TABLET, SIDEWAYS, Screen::DESKTOP, Screen::PHONE_SIDEWAYS]
        {
            looks.extend(["light", "dark"].map(|theme| Look { screen, theme, judged: true }));
        }
        sweep(locale, &looks);
    }
}

/// A walk through all screens. What is wrong is gathered, so that one run tells all.
struct Sweep<'a> {
    page: Page,
    locale: Locale,
    looks: &'a [Look],
    faults: Vec<String>,
}

fn sweep(locale: Locale, looks: &[Look]) {
    let page = Engine::Chromium.open(looks[0].screen, locale.tag());
    let mut sweep = Sweep { page, locale, looks, faults: Vec::new() };
    sweep.before_the_game();
    for moment in Moment::ALL {
        sweep.at(moment);
    }
    let errors = sweep.page.console_errors();
    sweep.faults.extend(errors.into_iter().map(|error| format!("console: {error}")));
    let faults = sweep.faults;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

impl Sweep<'_> {
    fn before_the_game(&mut self) {
        let words = self.locale.catalog();
        self.page.finds(button(words.home.new_game));
        self.look("home");
        self.page.tap(button(words.home.new_game));
        std::thread::sleep(std::time::Duration::from_millis(400));
        if !self.page.has(button(words.new_game.form.start)) {
            Table::new(&self.page, self.locale).presses(words.home.new_game);
        }
        self.page.finds(button(words.new_game.form.start));
        self.look("new game");
        let label = shown(&words.say(&words.new_game.form.name_of, &Fill::new().n(1)));
        self.page.write(kartano_browser::textbox(&label), " ");
        Table::new(&self.page, self.locale).presses(words.new_game.form.start);
        self.page.finds(css("[role=alert]"));
        self.look("new game without a name");
        self.page.store(GAME, "unreadable");
        self.page.goto("#/");
        self.page.reload();
        self.page.finds(css("[role=alert]"));
        self.look("home with an unreadable save");
    }

    fn at(&mut self, moment: Moment) {
        let saved = game_at(moment, &NAMES);
        let _ = Table::with(&self.page, self.locale, &saved);
        if let Device::Curtain { to, .. } = Device::due(saved.game.table()) {
            Table::new(&self.page, self.locale).hangs_for(to);
            if matches!(
                moment,
                Moment::Fresh | Moment::Answering | Moment::Looking | Moment::Envelope
            ) {
                self.look(&format!("curtain, {moment:?}"));
            }
            Table::new(&self.page, self.locale).lifts(to);
        }
        self.page.finds(css(".actions button"));
        self.look(&format!("{moment:?}"));
        if moment == Moment::Answered {
            self.panels(&saved);
        }
        if moment == Moment::Over {
            self.home(moment);
        }
    }

    /// What opens over a turn, the own papers, and those of another.
    fn panels(&mut self, saved: &SavedGame) {
        let words = self.locale.catalog();
        for label in [words.turn.my_papers, words.turn.log, words.app.menu] {
            Table::new(&self.page, self.locale).presses(label);
            self.page.finds(css(".panel"));
            self.look(&format!("panel {label}"));
            if label == words.app.menu {
                Table::new(&self.page, self.locale).presses(words.settings.title);
                self.page.finds(css(".settings"));
                self.look("settings");
                self.in_the_other_theme();
            }
            self.page.press("Escape");
            self.page.loses(css(".panel"));
        }
        let seat = saved.game.table().actor().expect("a turn");
        let table = Table::new(&self.page, self.locale);
        table.presses(words.turn.my_papers);
        table.presses(&table.words().papers_of(saved, seat));
        self.page.finds(css(".notes"));
        self.look("own papers");
        let table = Table::new(&self.page, self.locale);
        table.presses(words.papers.hide);
        let other = saved.game.table().characters().clockwise_after(seat).next().expect("three");
        table.presses(words.turn.my_papers);
        table.presses(&table.words().papers_of(saved, other));
        table.hangs_for(other);
        self.look("curtain before papers");
    }

    fn home(&mut self, moment: Moment) {
        let words = self.locale.catalog();
        self.page.goto("#/");
        self.page.finds(css(".game__options"));
        self.look(&format!("home, {moment:?}"));
        self.page.tap(css(".game__options"));
        self.look("home, options of a game");
        Table::new(&self.page, self.locale).presses(words.library.rename);
        self.look("home, the title of a game");
        Table::new(&self.page, self.locale).presses(words.app.cancel);
        self.page.tap(css(".game__options"));
        Table::new(&self.page, self.locale).presses(words.library.delete);
        self.page.tap(css(".fold > summary"));
        self.look("home, a game deleted");
    }

    /// The same by the app's own choice, whatever the system prefers.
    fn in_the_other_theme(&mut self) {
        let words = self.locale.catalog();
        let table = Table::new(&self.page, self.locale);
        table.picks(words.settings.lamplight);
        self.look("settings by lamplight");
        let table = Table::new(&self.page, self.locale);
        table.picks(words.settings.light);
        self.look("settings by daylight");
        self.page.tap(css(".choice--theme .pick:first-child"));
    }

    /// Looks at the screen in all the ways that were asked for.
    fn look(&mut self, name: &str) {
        let lang = self.page.js("return document.documentElement.lang");
        if lang != json!(self.locale.tag()) {
            self.faults.push(format!("{name}: lang is {lang}"));
        }
        for Look { screen, theme, judged } in self.looks {
            let at = format!(
                "{name}, {}, {}x{}, {theme}",
                self.locale.tag(),
                screen.width,
                screen.height
            );
            self.page.resize(*screen);
            self.page.prefers("prefers-color-scheme", theme);
            self.page.is_at_rest();
            let found = self.page.js(include_str!("sweep.js"));
            for fault in found.as_array().into_iter().flatten() {
                self.faults.push(format!("{at}: {}", fault.as_str().unwrap_or_default()));
            }
            if *judged {
                self.faults.extend(
                    self.page.accessibility_faults().iter().map(|fault| format!("{at}: {fault}")),
                );
            }
        }
        self.page.resize(self.looks[0].screen);
    }
}
