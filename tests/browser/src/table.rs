//! What people do at the table: pass the device on, lift curtains, press buttons by their words.

use std::time::Duration;

use kartano::engine::action::Action;
use kartano::engine::board::{Link, Place};
use kartano::engine::card::Card;
use kartano::engine::chooser::Chooser;
use kartano::engine::event::Event;
use kartano::engine::permit::legal_actions;
use kartano::engine::phase::Phase;
use kartano::engine::ruleset::AccusationVoice;
use kartano::engine::seat::Seat;
use kartano::i18n::{Catalog, Fill, Locale, Phrase, Piece, Roster};
use kartano::save::{SavedGame, read, write};

use crate::page::Page;
use crate::target::{Target, button, css, with_role};

/// Where a game is kept that a test puts on the table.
pub const GAME: &str = "kartano:game";

/// Where the game with this number is kept.
#[must_use]
pub fn game_key(number: u64) -> String {
    format!("kartano:game:{number:016x}")
}

/// How long a person takes before pressing a button that has just appeared.
const CALM: Duration = Duration::from_millis(400);
/// The same at a curtain, which takes nothing in the first 600 ms.
const SURE: Duration = Duration::from_millis(700);

/// A page with a game, and the language in which people play it.
pub struct Table<'a> {
    /// The page.
    pub page: &'a Page,
    /// The language on screen.
    pub locale: Locale,
}

/// Words of a game in one language.
pub struct Words {
    /// All words of the language.
    pub catalog: &'static Catalog,
    roster: Roster,
}

/// A phrase as it stands on the screen, where names are isolated by elements.
#[must_use]
pub fn shown(phrase: &Phrase) -> String {
    let pieces = phrase.pieces().iter().map(|piece| match piece {
        Piece::Text(text) | Piece::Name(text) => text.as_str(),
    });
    pieces.collect()
}

impl Words {
    /// The words for the players of this game.
    #[must_use]
    pub fn of(saved: &SavedGame, locale: Locale) -> Self {
        let characters = saved.game.table().characters();
        let players = saved.names().map(|seat, name| (name.clone(), characters[seat]));
        Self { catalog: locale.catalog(), roster: Roster::new(&players) }
    }

    /// The names at the table.
    #[must_use]
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// How a player is mentioned.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        shown(&self.catalog.name(self.roster.mention(seat)))
    }

    /// What a curtain's button says.
    #[must_use]
    pub fn i_am(&self, seat: Seat) -> String {
        let fill = Fill::new().player(self.roster.mention(seat));
        shown(&self.catalog.say(&self.catalog.curtain.i_am, &fill))
    }

    /// The title of a turn.
    #[must_use]
    pub fn turn_of(&self, seat: Seat) -> String {
        let fill = Fill::new().player(self.roster.mention(seat));
        shown(&self.catalog.say(&self.catalog.turn.of, &fill))
    }

    /// How the papers of a player are asked for: with his cards, and whether the game chooses them.
    #[must_use]
    pub fn papers_of(&self, saved: &SavedGame, seat: Seat) -> String {
        let table = saved.game.table();
        let cards = u32::try_from(table.hand_sizes()[seat]).expect("few");
        let fill = Fill::new().player(self.roster.mention(seat));
        let size = shown(&self.catalog.count(&self.catalog.turn.hand_size, cards, &fill));
        match table.choosers()[seat] {
            Chooser::Player => size,
            Chooser::Game => size + &self.lets_the_game_choose(seat),
        }
    }

    /// What everybody hears of a player for whom the game chooses cards.
    #[must_use]
    pub fn lets_the_game_choose(&self, seat: Seat) -> String {
        let fill = Fill::new().player(self.roster.mention(seat));
        shown(&self.catalog.say(&self.catalog.log.game_chooses, &fill))
    }

    /// A card that the game showed to somebody, in the words for its owner.
    #[must_use]
    pub fn shown_to(&self, seat: Seat, card: Card) -> String {
        let fill = Fill::new().player(self.roster.mention(seat)).card(card);
        shown(&self.catalog.say(&self.catalog.papers.shown_to, &fill))
    }

    /// The button of the next curtain that takes back what this player did last.
    #[must_use]
    pub fn takes_back(&self, seat: Seat) -> String {
        let fill = Fill::new().player(self.roster.mention(seat));
        shown(&self.catalog.say(&self.catalog.curtain.take_back, &fill))
    }

    /// What everybody hears of a player who took a move back.
    #[must_use]
    pub fn took_back(&self, seat: Seat) -> String {
        let fill = Fill::new().player(self.roster.mention(seat));
        shown(&self.catalog.say(&self.catalog.log.took_back, &fill))
    }

    /// What everybody reads when a player has solved the case.
    #[must_use]
    pub fn solved(&self, seat: Seat) -> String {
        let fill = Fill::new().player(self.roster.mention(seat));
        shown(&self.catalog.say(&self.catalog.verdict.solved, &fill))
    }

    /// The button that puts away what only its looker sees: a card, or the envelope, which is shown
    /// to everybody when the accusation was right.
    #[must_use]
    pub fn puts_away(&self, saved: &SavedGame) -> &'static str {
        match saved.game.events().last() {
            Some(Event::Accused { theory, solution, .. }) if theory == solution => {
                self.catalog.accusation.show_all
            }
            Some(Event::Accused { .. }) => self.catalog.accusation.close,
            _ => self.catalog.answers.put_away,
        }
    }

    /// A card shown by one player, in the words for the asker.
    #[must_use]
    pub fn shown_by(&self, seat: Seat, card: Card) -> String {
        let fill = Fill::new().player(self.roster.mention(seat)).card(card);
        shown(&self.catalog.say(&self.catalog.answers.shown, &fill))
    }
}

impl<'a> Table<'a> {
    /// People who play in this language.
    #[must_use]
    pub fn new(page: &'a Page, locale: Locale) -> Self {
        Self { page, locale }
    }

    /// Puts a game on the table and sits down at it.
    #[must_use]
    pub fn with(page: &'a Page, locale: Locale, saved: &SavedGame) -> Self {
        page.store(GAME, &write(saved));
        page.js("sessionStorage.setItem('kartano:open', 'game')");
        page.store("kartano:settings", &format!(r#"{{"language":"{}"}}"#, locale.tag()));
        page.goto("#/table");
        page.reload();
        page.finds(css("main"));
        page.until("the app", "!document.getElementById('boot')");
        Self::new(page, locale)
    }

    /// The game that is open in this tab as it is stored just now, with all its secrets.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        let open =
            self.page.js("return `kartano:${sessionStorage.getItem('kartano:open') ?? 'game'}`");
        let text = self.page.stored(open.as_str().expect("a key")).expect("a game is stored");
        read(&text).unwrap_or_else(|error| panic!("{error:?} in {text}"))
    }

    /// Its words.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::of(&self.saved(), self.locale)
    }

    /// The words of the language.
    #[must_use]
    pub fn catalog(&self) -> &'static Catalog {
        self.locale.catalog()
    }

    /// Presses a button when it has been there for a moment.
    pub fn presses(&self, label: &str) {
        self.calmly(button(label));
    }

    /// Taps something when it has been there for a moment.
    pub fn calmly(&self, target: Target) {
        self.page.finds(target.clone());
        std::thread::sleep(CALM);
        self.page.tap(target);
    }

    /// Taps something at a curtain when it takes a press.
    pub fn surely(&self, target: Target) {
        self.page.finds(target.clone());
        std::thread::sleep(SURE);
        self.page.tap(target);
    }

    /// Waits for the curtain before a seat.
    pub fn hangs_for(&self, seat: Seat) {
        self.page.finds(button(&self.words().i_am(seat)));
    }

    /// The player of a seat takes the device and lifts the curtain.
    pub fn lifts(&self, seat: Seat) {
        let curtain = button(&self.words().i_am(seat));
        self.page.finds(curtain.clone());
        std::thread::sleep(SURE);
        self.page.tap(curtain.clone());
        self.page.loses(curtain);
    }

    /// Whoever the game waits for takes the device and lifts the curtain.
    #[expect(
        clippy::must_use_candidate,
        reason = "whose turn it was is worth knowing only sometimes"
    )]
    pub fn due_lifts(&self) -> Seat {
        let seat = self.saved().game.table().actor().expect("the game goes on");
        self.lifts(seat);
        seat
    }

    /// Picks a radio button by its label.
    pub fn picks(&self, label: &str) {
        self.page.tap(with_role("radio", label));
    }

    /// Picks a card's radio button.
    pub fn picks_card(&self, card: Card) {
        self.picks(&self.catalog().card(card));
    }

    /// Does an action through the screen of the player who holds the device.
    pub fn does(&self, action: Action) {
        let words = self.catalog();
        let before = self.saved();
        match action {
            Action::Roll => self.presses(words.turn.roll),
            Action::Stay => self.presses(words.turn.stay),
            Action::EndTurn => self.presses(words.turn.end),
            Action::Take(link, room) => {
                let by = match link {
                    Link::Passage => &words.turn.passage,
                    Link::DirectDoor => &words.turn.direct_door,
                };
                let label = words.say(by, &Fill::new().room(room));
                self.presses(&shown(&label));
            }
            Action::Peek(place) => {
                let number = u32::try_from(place.index() + 1).expect("one of four");
                self.presses(&shown(&words.say(&words.turn.peek, &Fill::new().n(number))));
            }
            Action::Move(place) => {
                if matches!(place, Place::Square(_)) {
                    self.page.tap(css(".fold:not([open]) > summary"));
                }
                self.picks(&self.destination(place));
                self.presses(&self.go_to(place));
            }
            Action::Suggest(theory) => {
                self.presses(words.turn.suggest);
                self.picks_card(Card::Suspect(theory.suspect));
                self.picks_card(Card::Weapon(theory.weapon));
                self.page.sees(&shown(
                    &words.say(&words.suggestion.sentence, &Fill::new().theory(theory)),
                ));
                self.presses(words.suggestion.say);
            }
            Action::Accuse(theory) => {
                let curtain = self.page.has(css(".curtain"));
                if !curtain {
                    self.presses(words.turn.accuse);
                }
                if before.game.table().ruleset().accusation == AccusationVoice::Written {
                    self.due_lifts();
                }
                self.picks_card(Card::Suspect(theory.suspect));
                self.picks_card(Card::Weapon(theory.weapon));
                self.picks_card(Card::Room(theory.room));
                self.page.sees(&shown(
                    &words.say(&words.accusation.sentence, &Fill::new().theory(theory)),
                ));
                self.presses(words.accusation.confirm);
            }
            Action::Show(card) => {
                self.picks_card(card);
                self.presses(&shown(&words.say(&words.answers.show, &Fill::new().card(card))));
            }
            Action::LetChoose(_) => {
                let asked = matches!(before.game.table().phase(), Phase::Answering { .. });
                if asked {
                    self.presses(words.answers.from_now_on);
                } else {
                    self.calmly(with_role("switch", words.papers.choose_for_me));
                }
            }
            Action::CloseLook => self.presses(self.words().puts_away(&before)),
        }
        self.has_changed(&before);
    }

    /// Waits until something more has happened in the stored game.
    pub fn has_changed(&self, before: &SavedGame) {
        let events = before.game.events().len();
        self.page.wait_for("the next event", || {
            (self.saved().game.events().len() > events).then_some(())
        });
    }

    /// A place in reach, as the list of destinations calls it.
    #[must_use]
    pub fn destination(&self, place: Place) -> String {
        let game = self.saved().game;
        let seat = game.table().actor().expect("somebody moves");
        let legal = legal_actions(&game.seat_view(seat));
        let route = legal.routes.iter().find(|route| route.to == place).expect("in reach");
        shown(&self.catalog().destination(game.table().ruleset().edition, route))
    }

    /// What stands on the button that goes to a place.
    #[must_use]
    pub fn go_to(&self, place: Place) -> String {
        let edition = self.saved().game.table().ruleset().edition;
        shown(&self.catalog().go_to(edition, place))
    }
}
