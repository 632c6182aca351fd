//! A family at the table: the device goes round, and whoever has to does something with it.

use kartano::engine::action::Action;
use kartano::engine::phase::Phase;
use kartano::engine::seat::Seat;
use kartano::handover::Device;
use kartano::i18n::Locale;

use crate::evening::next_action;
use crate::page::Page;
use crate::table::Table;

/// How people work the device.
pub trait Hands {
    /// The player of a seat lifts the curtain.
    fn lift(&self, table: &Table, seat: Seat);
    /// Whoever holds the device does something with it.
    fn act(&self, table: &Table, action: Action);
}

/// By tapping.
pub struct Fingers;

impl Hands for Fingers {
    fn lift(&self, table: &Table, seat: Seat) {
        table.lifts(seat);
    }

    fn act(&self, table: &Table, action: Action) {
        table.does(action);
    }
}

/// People at a table, and who holds the device.
pub struct Family<'a> {
    /// The table.
    pub table: Table<'a>,
    /// Where the device is.
    pub device: Device,
    hands: &'a dyn Hands,
}

impl<'a> Family<'a> {
    /// A family before its game begins.
    #[must_use]
    pub fn new(page: &'a Page, locale: Locale) -> Self {
        Self::with(&Fingers, page, locale)
    }

    /// The same, of people who work the device in this way.
    #[must_use]
    pub fn with(hands: &'a dyn Hands, page: &'a Page, locale: Locale) -> Self {
        Self { table: Table::new(page, locale), device: Device::Table, hands }
    }

    /// The device goes to whom the game waits for.
    pub fn hands_it_on(&mut self) {
        self.device = Device::due(self.table.saved().game.table());
    }

    /// Whoever has to takes the device and lifts the curtain.
    pub fn takes(&mut self) {
        if let Device::Curtain { to, .. } = self.device {
            self.hands.lift(&self.table, to);
            self.device = self.device.lifted();
        }
    }

    /// Whoever has to takes the device, and does something with it.
    pub fn acts(&mut self, action: Action) {
        self.takes();
        self.hands.act(&self.table, action);
        self.device = self.device.after_action(self.table.saved().game.table());
    }

    /// They play sensibly until this phase has come, and whoever it is for has taken the device.
    ///
    /// # Panics
    /// Where it never comes.
    pub fn plays_until(&mut self, there: impl Fn(&Phase) -> bool) {
        for _ in 0..200 {
            let game = self.table.saved().game;
            if there(game.table().phase()) {
                self.takes();
                return;
            }
            self.plays_a_step();
        }
        panic!("it never came");
    }

    /// Whoever is next does something sensible.
    ///
    /// # Panics
    /// Where the game is over.
    pub fn plays_a_step(&mut self) {
        let game = self.table.saved().game;
        let (_, action) = next_action(&game).expect("the game goes on");
        self.acts(action);
    }
}
