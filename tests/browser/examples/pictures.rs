//! Pictures of every main screen: `make pictures`.
//!
//! All of them go to `target/pictures`, named after language, screen, theme and moment; those that
//! the README shows go to `docs/pictures` too.

use std::path::{Path, PathBuf};

use kartano::engine::board::Place;
use kartano::engine::permit::legal_actions;
use kartano::handover::Device;
use kartano::i18n::Locale;
use kartano::save::SavedGame;
use kartano_browser::evening::{Moment, later_game_at};
use kartano_browser::table::Table;
use kartano_browser::{Engine, Page, Screen, button, css};

/// The languages, each with names that are at home there.
const PEOPLE: [(Locale, [&str; 4]); 3] = [
    (Locale::Fi, ["Aino", "Väinö", "Helmi", "Onni"]),
    (Locale::Hu, ["Zsófia", "Bence", "Kata", "Gergő"]),
    (Locale::En, ["Agnes", "Basil", "Clara", "Dorothy"]),
];

const SCREENS: [(&str, Screen); 5] = [
    ("phone", Screen { width: 360, height: 780, ratio: 2, touch: true }),
    ("sideways", Screen { width: 780, height: 360, ratio: 2, touch: true }),
    ("tablet", Screen { width: 820, height: 1180, ratio: 1, touch: true }),
    ("tablet-sideways", Screen { width: 1180, height: 820, ratio: 1, touch: true }),
    ("desktop", Screen { width: 1280, height: 800, ratio: 1, touch: false }),
];

const THEMES: [&str; 2] = ["light", "dark"];

/// What the README shows.
const README: [&str; 5] = [
    "en-phone-light-reach",
    "en-phone-dark-curtain",
    "en-phone-light-shown",
    "en-tablet-sideways-light-answered",
    "fi-phone-dark-reach",
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let studio =
        Studio { all: folder(&root, "target/pictures"), few: folder(&root, "docs/pictures") };
    let only = std::env::args().nth(1);
    for (locale, names) in PEOPLE {
        if only.as_deref().is_none_or(|only| only == locale.tag()) {
            studio.takes(locale, &names);
            println!("kartano: pictures in {}", locale.own_name());
        }
    }
}

fn folder(root: &Path, name: &str) -> PathBuf {
    let folder = root.join(name);
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}

/// Where the pictures go.
struct Studio {
    all: PathBuf,
    few: PathBuf,
}

impl Studio {
    fn takes(&self, locale: Locale, names: &[&str]) {
        let mut page = Engine::Chromium.open(SCREENS[0].1, locale.tag());
        let words = locale.catalog();
        page.finds(button(words.home.new_game));
        self.shoots(&mut page, locale, "first");
        Table::new(&page, locale).presses(words.home.new_game);
        page.finds(button(words.new_game.form.start));
        self.shoots(&mut page, locale, "new-game");

        for (moment, name) in [
            (Moment::Opening, "opening"),
            (Moment::Fresh, "turn"),
            (Moment::Rolled, "reach"),
            (Moment::Suggesting, "suggestion"),
            (Moment::Answering, "answer"),
            (Moment::Looking, "shown"),
            (Moment::Answered, "answered"),
            (Moment::Accusing, "accusation"),
            (Moment::Envelope, "envelope"),
            (Moment::Over, "verdict"),
        ] {
            let saved = later_game_at(moment, names);
            let _ = Table::with(&page, locale, &saved);
            if let Device::Curtain { to, .. } = Device::due(saved.game.table()) {
                Table::new(&page, locale).hangs_for(to);
                if moment == Moment::Answering {
                    self.shoots(&mut page, locale, "curtain");
                }
                Table::new(&page, locale).lifts(to);
            }
            page.finds(css(".actions button"));
            if moment == Moment::Rolled {
                picks_a_room(&page, locale, &saved);
            }
            self.shoots(&mut page, locale, name);
            if moment == Moment::Answered {
                self.papers(&mut page, locale, &saved);
            }
        }
        page.goto("#/");
        page.finds(button(words.home.new_game));
        self.shoots(&mut page, locale, "home");
    }

    /// The papers of the player on turn.
    fn papers(&self, page: &mut Page, locale: Locale, saved: &SavedGame) {
        let seat = saved.game.table().actor().expect("the game goes on");
        let table = Table::new(page, locale);
        table.presses(table.catalog().turn.my_papers);
        self.shoots(page, locale, "whose-papers");
        let table = Table::new(page, locale);
        table.presses(&table.words().papers_of(saved, seat));
        page.finds(css(".notes"));
        self.shoots(page, locale, "papers");
    }

    fn shoots(&self, page: &mut Page, locale: Locale, what: &str) {
        for (size, screen) in SCREENS {
            page.resize(screen);
            for theme in THEMES {
                page.prefers("prefers-color-scheme", theme);
                page.is_at_rest();
                let name = format!("{}-{size}-{theme}-{what}", locale.tag());
                let picture = page.webp();
                let save = |folder: &Path| {
                    std::fs::write(folder.join(format!("{name}.webp")), &picture)
                        .expect("a picture is saved");
                };
                save(&self.all);
                if README.contains(&name.as_str()) {
                    save(&self.few);
                }
            }
        }
        page.resize(SCREENS[0].1);
    }
}

/// Picks a room in reach if there is one, so that the way there is seen.
fn picks_a_room(page: &Page, locale: Locale, saved: &SavedGame) {
    let seat = saved.game.table().actor().expect("the game goes on");
    let legal = legal_actions(&saved.game.seat_view(seat));
    let room = legal.routes.iter().find(|route| matches!(route.to, Place::Room(_)));
    if let Some(route) = room {
        let table = Table::new(page, locale);
        table.picks(&table.destination(route.to));
    }
}
