use proptest::prelude::*;
use std::collections::VecDeque;

use super::*;

/// A browser that does what it is told, and what the player wants, one after another, later.
struct Browser {
    /// The entries: the screen of each, and its depth if the program has been there.
    entries: Vec<(Screen, Option<usize>)>,
    at: usize,
    /// How far to go from where it is then.
    due: VecDeque<isize>,
}

/// A program with a browser.
struct Program {
    browser: Browser,
    trail: Trail,
    shown: Entry,
    left: bool,
}

impl Program {
    /// Opened at this address.
    fn at(screen: Screen) -> Self {
        let browser = Browser { entries: vec![(screen, None)], at: 0, due: VecDeque::new() };
        let depth = usize::from(screen != Screen::Home);
        let shown = Entry { screen, depth };
        let mut program = Self { browser, trail: Trail::found(screen, None), shown, left: false };
        program.follow();
        program
    }

    fn follow(&mut self) {
        while let Some(step) = self.trail.next(self.shown) {
            let browser = &mut self.browser;
            match step {
                Step::Push(entry) => {
                    browser.entries.truncate(browser.at + 1);
                    browser.entries.push((entry.screen, Some(entry.depth)));
                    browser.at += 1;
                }
                Step::Replace(entry) => {
                    browser.entries[browser.at] = (entry.screen, Some(entry.depth));
                }
                Step::Back(by) => {
                    assert!(by <= browser.at || !browser.due.is_empty(), "out of the program");
                    browser.due.push_back(-isize::try_from(by).expect("few"));
                }
            }
            self.trail.took(step);
        }
    }

    fn shows(&mut self, screen: Screen, depth: usize) {
        self.shown = Entry { screen, depth };
        self.follow();
    }

    /// The browser does the first thing that is due.
    fn happens(&mut self) {
        let Some(by) = self.browser.due.pop_front() else { return };
        match self.browser.at.checked_add_signed(by) {
            Some(at) if at < self.browser.entries.len() => self.browser.at = at,
            Some(_) => return,
            None => {
                self.left = true;
                return;
            }
        }
        let (screen, depth) = self.browser.entries[self.browser.at];
        match self.trail.landed(screen, depth, self.shown) {
            Landing::Own => {}
            Landing::Close { down_to } => self.shown.depth = down_to,
            Landing::Show(screen) => {
                self.shown = Entry { screen, depth: usize::from(screen != Screen::Home) };
            }
        }
        self.follow();
    }

    fn settles(&mut self) {
        while !self.browser.due.is_empty() {
            self.happens();
        }
    }

    fn goes(&mut self, by: isize) {
        self.browser.due.push_back(by);
    }

    fn types(&mut self, screen: Screen) {
        self.browser.entries.truncate(self.browser.at + 1);
        self.browser.entries.push((screen, None));
        self.goes(1);
        self.settles();
    }

    fn is_where_it_belongs(&self) -> bool {
        let entry = (self.shown.screen, Some(self.shown.depth));
        self.browser.entries[self.browser.at] == entry
    }
}

const TABLE: Entry = Entry { screen: Screen::Table, depth: 1 };

/// From the first screen to the table.
fn at_the_table() -> Program {
    let mut program = Program::at(Screen::Home);
    program.shows(Screen::Table, 1);
    program
}

#[test]
fn going_back_closes_one_thing_after_another_and_then_leads_home() {
    let mut program = at_the_table();
    program.shows(Screen::Table, 2);
    program.shows(Screen::Table, 3);
    for depth in [2, 1] {
        program.goes(-1);
        program.settles();
        assert_eq!(program.shown, Entry { screen: Screen::Table, depth });
    }
    program.goes(-1);
    program.settles();
    assert_eq!(program.shown, Entry::HOME);
    assert!(!program.left);
    program.goes(-1);
    program.settles();
    assert!(program.left, "nothing holds a player who wants to go");
}

#[test]
fn opening_and_closing_a_panel_twenty_times_leaves_no_trace() {
    let mut program = at_the_table();
    for _ in 0..20 {
        program.shows(Screen::Table, 2);
        program.shows(Screen::Table, 1);
        program.settles();
    }
    assert!(program.browser.entries.len() <= 3, "{:?}", program.browser.entries);
    program.goes(-1);
    program.settles();
    assert_eq!(program.shown, Entry::HOME);
}

#[test]
fn what_is_opened_while_the_browser_still_goes_back_has_its_own_entry() {
    let mut program = at_the_table();
    program.shows(Screen::Table, 2);
    program.shows(Screen::Table, 1);
    program.shows(Screen::Table, 2);
    program.settles();
    assert!(program.is_where_it_belongs());
    program.goes(-1);
    program.settles();
    assert_eq!(program.shown, TABLE);
}

#[test]
fn going_back_twice_in_one_go_closes_two_things() {
    let mut program = at_the_table();
    program.shows(Screen::Table, 2);
    program.shows(Screen::Table, 3);
    program.goes(-1);
    program.goes(-1);
    program.settles();
    assert_eq!(program.shown, TABLE);
    assert!(program.is_where_it_belongs());
}

#[test]
fn a_player_who_goes_back_while_the_program_does_is_not_led_out_of_it() {
    let mut program = at_the_table();
    program.shows(Screen::Table, 2);
    program.shows(Screen::Table, 3);
    program.goes(-1);
    program.shows(Screen::Table, 1);
    program.settles();
    assert_eq!(program.shown, Entry::HOME);
    assert!(program.is_where_it_belongs() && !program.left);
}

#[test]
fn going_forward_opens_nothing_again_but_a_screen() {
    let mut program = at_the_table();
    program.shows(Screen::Table, 2);
    program.goes(-1);
    program.settles();
    program.goes(1);
    program.settles();
    assert_eq!(program.shown, TABLE);
    assert!(program.is_where_it_belongs());
    program.goes(-1);
    program.settles();
    program.goes(2);
    program.settles();
    assert_eq!(program.shown, TABLE);
    assert!(program.is_where_it_belongs());
}

#[test]
fn home_lies_under_every_address_that_is_opened_or_typed() {
    for screen in [Screen::NewGame, Screen::Table] {
        let mut opened = Program::at(screen);
        opened.goes(-1);
        opened.settles();
        assert_eq!(opened.shown, Entry::HOME);

        let mut typed = Program::at(Screen::Home);
        typed.types(screen);
        assert!(typed.is_where_it_belongs());
        typed.goes(-1);
        typed.settles();
        assert_eq!(typed.shown, Entry::HOME);
    }
}

#[test]
fn a_game_takes_the_place_of_the_form_that_began_it() {
    let mut program = Program::at(Screen::Home);
    program.shows(Screen::NewGame, 1);
    program.shows(Screen::Table, 1);
    program.goes(-1);
    program.settles();
    assert_eq!(program.shown, Entry::HOME);
}

#[test]
fn a_page_that_is_loaded_again_with_a_curtain_over_its_papers_is_not_deeper_than_it_looks() {
    let mut program = at_the_table();
    program.shows(Screen::Table, 3);
    program.trail = Trail::found(Screen::Table, Some(3));
    program.shows(Screen::Table, 1);
    program.settles();
    assert!(program.is_where_it_belongs());
}

#[derive(Clone, Copy, Debug)]
enum Doing {
    Opens,
    Closes,
    Shows(Screen),
    Back,
    Forward,
    Waits,
}

fn doing() -> impl Strategy<Value = Doing> {
    let screen = prop_oneof![Just(Screen::Home), Just(Screen::NewGame), Just(Screen::Table)];
    prop_oneof![
        4 => Just(Doing::Opens),
        3 => Just(Doing::Closes),
        1 => screen.prop_map(Doing::Shows),
        3 => Just(Doing::Back),
        1 => Just(Doing::Forward),
        5 => Just(Doing::Waits),
    ]
}

proptest! {
    #[test]
    fn whatever_is_done_the_history_stays_short_and_true(all in prop::collection::vec(doing(), 1..60)) {
        let mut program = Program::at(Screen::Home);
        for doing in all {
            let Entry { screen, depth } = program.shown;
            match doing {
                Doing::Opens if depth < 4 => program.shows(screen, depth + 1),
                Doing::Closes if depth > usize::from(screen != Screen::Home) => {
                    program.shows(screen, depth - 1);
                }
                Doing::Shows(screen) => program.shows(screen, usize::from(screen != Screen::Home)),
                // As fast as a double tap, but no faster.
                Doing::Back if program.browser.due.len() < 2 => program.goes(-1),
                Doing::Forward if program.browser.due.len() < 2 => program.goes(1),
                _ => program.happens(),
            }
            if program.left {
                return Ok(());
            }
            prop_assert!(program.browser.entries.len() <= 6, "{:?}", program.browser.entries);
        }
        program.settles();
        prop_assert!(program.left || program.is_where_it_belongs(), "{:?} {:?}", program.shown, program.browser.entries);
    }
}
