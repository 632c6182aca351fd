//! A family at the table: the device goes round, and whoever has to does something with it.

use kartano::engine::action::Action;
use kartano::engine::phase::Phase;
use kartano::handover::Device;
use kartano::i18n::Locale;

use crate::evening::next_action;
use crate::page::Page;
use crate::table::Table;

/// People at a table, and who holds the device.
pub struct Family<'a> {
    /// The table.
    pub table: Table<'a>,
    /// Where the device is.
    pub device: Device,
}

impl<'a> Family<'a> {
    /// A family before its game begins.
    #[must_use]
    pub fn new(page: &'a Page, locale: Locale) -> Self {
        Self { table: Table::new(page, locale), device: Device::Table }
    }

    /// The device goes to whom the game waits for.
    pub fn hands_it_on(&mut self) {
        self.device = Device::due(self.table.saved().game.table());
    }

    /// Whoever has to takes the device and lifts the curtain.
    pub fn takes(&mut self) {
        if let Device::Curtain { to, .. } = self.device {
            self.table.lifts(to);
            self.device = self.device.lifted();
        }
    }

    /// Whoever has to takes the device, and does something with it.
    pub fn acts(&mut self, action: Action) {
        self.takes();
        self.table.does(action);
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
