//! One whole game as a family plays it: from the first screen to the verdict, and once more.

use std::ops::{Deref, DerefMut};

use kartano::engine::action::Action;
use kartano::engine::card::{Card, Suspect};
use kartano::engine::edition::Edition;
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::ruleset::Preset;
use kartano::engine::seat::Seat;
use kartano::engine::theory::Theory;
use kartano::handover::Device;
use kartano::i18n::{Fill, Locale};
use kartano::save::Mark;
use kartano_browser::evening::{hand, next_action, solution};
use kartano_browser::family::Family;
use kartano_browser::table::shown;
use kartano_browser::{Engine, button, css, in_every_engine, textbox, with_role};

const NAMES: [&str; 3] = ["<b>Ő</b>", "דנה לוי", "🦉 Ugla"];
const CHARACTERS: [Suspect; 3] = [Suspect::Plum, Suspect::White, Suspect::Green];

/// A family's evening.
struct Evening<'a>(Family<'a>);

impl<'a> Deref for Evening<'a> {
    type Target = Family<'a>;

    fn deref(&self) -> &Family<'a> {
        &self.0
    }
}

impl DerefMut for Evening<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

in_every_engine!(a_whole_game_is_played);
fn a_whole_game_is_played(engine: Engine) {
    let page = engine.phone("nb-NO");
    let mut family = Evening(Family::new(&page, Locale::Nb));
    family.sets_the_table();
    family.rolls_for_the_first_turn();

    family.plays_until(|phase| matches!(phase, Phase::Turn { stage: Stage::Rolled(_), .. }));
    family.speaks_another_language(Locale::Hu);
    family.loads_the_page_again();

    family.plays_until(|phase| {
        matches!(phase, Phase::Turn { stage: Stage::Moved { entered: Some(_) }, .. })
    });
    let theory = family.begins_a_suggestion();
    family.changes_the_language_with_a_suggestion_half_made(Locale::Nb, theory);
    family.says_it(theory);
    family.answers_and_looks(theory);
    family.acts(Action::EndTurn);

    family.asks_for_papers_out_of_turn();
    family.acts(Action::Roll);
    family.accuses_rightly();
    family.plays_again();
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

impl Evening<'_> {
    fn sets_the_table(&self) {
        let (table, page) = (&self.table, self.table.page);
        let words = table.catalog();
        table.presses(words.home.new_game);
        table.picks(words.new_game.hu.name);
        page.sees(words.new_game.hu.differences[0]);
        table.picks(words.new_game.nb.name);
        page.sees(words.new_game.nb.differences[0]);
        for (place, (name, suspect)) in (1..).zip(NAMES.into_iter().zip(CHARACTERS)) {
            let label = shown(&words.say(&words.new_game.form.name_of, &Fill::new().n(place)));
            page.write(textbox(&label), name);
            let list = css(&format!(".guest:nth-child({place}) select"));
            page.choose(list, &words.suspect(suspect));
        }
        table.presses(words.new_game.form.start);
        page.sees(words.opening.who_begins);
        let saved = table.saved();
        assert_eq!(saved.game.table().ruleset().preset, Preset::Nb);
        let names: Vec<_> = saved.names().iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, NAMES);
        let characters: Vec<_> =
            saved.game.table().characters().iter().map(|(_, &one)| one).collect();
        assert_eq!(characters, CHARACTERS);
        for name in NAMES {
            page.sees(name);
        }
        page.until("no name read as HTML", "!document.querySelector('main b')");
    }

    fn rolls_for_the_first_turn(&mut self) {
        while matches!(self.table.saved().game.table().phase(), Phase::Opening(_)) {
            self.table.does(Action::Roll);
        }
        self.hands_it_on();
    }

    fn dice(&self) -> String {
        self.table.page.finds(css(".dice"));
        let label =
            self.table.page.js("return document.querySelector('.dice').getAttribute('aria-label')");
        label.as_str().unwrap_or_default().to_owned()
    }

    fn dice_in_words(&self) -> String {
        let words = self.table.catalog();
        let Phase::Turn { stage: Stage::Rolled(roll), .. } =
            *self.table.saved().game.table().phase()
        else {
            panic!("somebody has rolled");
        };
        let faces: Vec<u32> = roll.dice().map(u32::from).collect();
        shown(&words.say(&words.board.dice, &Fill::new().n(faces[0]).m(faces[1])))
    }

    fn speaks_another_language(&mut self, locale: Locale) {
        let before = self.table.saved();
        assert_eq!(self.dice(), self.dice_in_words());
        self.table.presses(self.table.catalog().app.menu);
        self.table.presses(self.table.catalog().settings.title);
        self.table.page.choose(css(".settings .language select"), locale.own_name());
        self.table.locale = locale;
        let html = format!("document.documentElement.lang === '{}'", locale.tag());
        self.table.page.until("the other language", &html);
        self.table.presses(self.table.catalog().app.close);
        self.table.page.finds(with_role("img", &self.dice_in_words()));
        assert_eq!(self.table.saved(), before, "a language changes nothing");
    }

    fn loads_the_page_again(&mut self) {
        let before = self.table.saved();
        self.table.page.reload();
        let seat = before.game.table().actor().expect("somebody is on turn");
        self.table.hangs_for(seat);
        assert_eq!(self.table.page.count(css(".dice, .board")), 0, "the curtain hangs");
        self.table.lifts(seat);
        assert_eq!(self.dice(), self.dice_in_words(), "the dice lie as they lay");
        assert_eq!(self.table.saved(), before);
    }

    fn begins_a_suggestion(&mut self) -> Theory {
        let Some((_, Action::Suggest(theory))) = next_action(&self.table.saved().game) else {
            panic!("in a room that was just entered");
        };
        self.table.presses(self.table.catalog().turn.suggest);
        self.table.picks_card(Card::Suspect(theory.suspect));
        theory
    }

    fn changes_the_language_with_a_suggestion_half_made(&mut self, locale: Locale, theory: Theory) {
        let page = self.table.page;
        let before = self.table.saved();
        assert_eq!(before.draft.and_then(|draft| draft.suspect), Some(theory.suspect));
        self.table.presses(self.table.catalog().app.menu);
        self.table.presses(self.table.catalog().settings.title);
        page.choose(css(".settings .language select"), locale.own_name());
        self.table.locale = locale;
        self.table.page.finds(button(self.table.catalog().app.close));
        assert_eq!(self.table.saved(), before, "a language changes nothing");

        page.back();
        page.loses(css(".panel"));
        self.still_has_it_picked(theory);
        assert_eq!(self.table.saved(), before, "nothing of it is lost");
    }

    fn still_has_it_picked(&self, theory: Theory) {
        let page = self.table.page;
        page.finds(with_role("radio", &self.table.catalog().suspect(theory.suspect)));
        let picked = format!(
            "document.querySelector('input:checked').value === '{}'",
            theory.suspect.index()
        );
        page.until("what was picked", &picked);
    }

    fn says_it(&mut self, theory: Theory) {
        let before = self.table.saved();
        self.table.picks_card(Card::Weapon(theory.weapon));
        self.table.presses(self.table.catalog().suggestion.say);
        self.table.has_changed(&before);
        self.device = self.device.after_action(self.table.saved().game.table());
    }

    fn answers_and_looks(&mut self, theory: Theory) {
        let page = self.table.page;
        let game = self.table.saved().game;
        let Phase::Answering { by, asker, .. } = *game.table().phase() else {
            panic!("somebody can answer");
        };
        self.table.hangs_for(by);
        assert_eq!(page.count(css("input")), 0, "no card is offered before the curtain is lifted");
        self.takes();
        let matching = hand(&game, by).and(theory.cards());
        page.until(
            "only what matches",
            &format!("document.querySelectorAll('main input').length === {}", matching.len()),
        );
        let card = matching.iter().next_back().expect("one at least");
        self.acts(Action::Show(card));

        self.table.hangs_for(asker);
        self.takes();
        page.sees(&self.table.words().shown_by(by, card));
        self.acts(Action::CloseLook);
        page.finds(button(self.table.catalog().turn.end));
    }

    fn asks_for_papers_out_of_turn(&mut self) {
        let (table, page) = (&self.table, self.table.page);
        let Device::Curtain { to: on_turn, .. } = self.device else { panic!("a new turn") };
        table.lifts(on_turn);
        let saved = table.saved();
        let other = saved.game.table().characters().clockwise_after(on_turn).next().expect("three");
        let words = table.words();
        table.presses(words.catalog.turn.my_papers);
        table.presses(&words.papers_of(&saved, other));
        table.lifts(other);
        let cards = hand(&saved.game, other);
        page.until(
            "the hand",
            &format!("document.querySelectorAll('.card').length === {}", cards.len()),
        );
        for card in cards.iter() {
            page.sees(&words.catalog.card(card));
        }
        let another =
            Edition::Classic.cards().find(|&card| !cards.contains(card)).expect("15 others");
        self.marks(other, another);
        let held = cards.iter().next().expect("six cards");
        let fill = Fill::new().card(held).text(words.catalog.papers.in_hand);
        page.finds(button(&shown(&words.catalog.say(&words.catalog.papers.mark, &fill))));
        table.presses(words.catalog.papers.hide);
        table.lifts(on_turn);
        page.finds(button(words.catalog.turn.roll));
        assert_eq!(table.saved().game, saved.game, "the turn has waited");
        self.device = self.device.lifted();
    }

    fn marks(&self, seat: Seat, card: Card) {
        let words = self.table.catalog();
        let label =
            |mark| shown(&words.say(&words.papers.mark, &Fill::new().card(card).text(mark)));
        self.table.page.tap(button(&label(words.papers.blank)));
        self.table.page.tap(button(&label(words.papers.tick)));
        self.table.page.finds(button(&label(words.papers.question)));
        assert_eq!(self.table.saved().notes[seat].mark(card), Mark::Question);
    }

    fn accuses_rightly(&mut self) {
        let page = self.table.page;
        let theory = solution(&self.table.saved().game).expect("the cards are dealt");
        let Device::Held { by: accuser, .. } = self.device else { panic!("in the own turn") };
        self.acts(Action::Accuse(theory));
        self.table.hangs_for(accuser);
        self.takes();
        let words = self.table.words();
        page.sees(words.catalog.accusation.right);
        for card in theory.cards().iter() {
            page.sees(&words.catalog.card(card));
        }
        self.acts(Action::CloseLook);

        page.sees(&words.solved(accuser));
        let sentence =
            words.catalog.say(&words.catalog.verdict.solution, &Fill::new().theory(theory));
        page.sees(&shown(&sentence));
        page.sees(words.catalog.verdict.hands);
        page.until("all cards", "document.querySelectorAll('.card').length === 21");
        let game = self.table.saved().game;
        for (seat, _) in game.table().characters().iter() {
            page.sees(&words.name(seat));
        }
    }

    fn plays_again(&mut self) {
        let before = self.table.saved();
        self.table.presses(self.table.catalog().verdict.again);
        self.table.page.sees(self.table.catalog().opening.who_begins);
        let after = self.table.saved();
        assert_eq!(after.names(), before.names());
        assert_eq!(after.game.setup(), before.game.setup());
        assert_ne!(after.game.seeds(), before.game.seeds());
        assert!(matches!(after.game.table().phase(), Phase::Opening(_)));
    }
}
