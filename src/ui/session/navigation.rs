//! Going about: screens, what lies over them, the way back, the language.

use leptos::prelude::*;

use super::Session;
use crate::appearance::Appearance;
use crate::engine::ruleset::AccusationVoice;
use crate::i18n::Locale;
use crate::navigation::{Entry, Landing, Layer, Panel, Screen, Shown, form_in_turn};
use crate::storage::Settings;
use crate::ui::{failure, platform};

impl Session {
    /// Speaks another language from now on.
    pub fn speak(self, locale: Locale) {
        self.keep_settings(Some(locale));
        failure::speak(locale);
        self.fall_silent();
        self.locale.set(locale);
    }

    /// What was said for the ear is not said again.
    fn fall_silent(self) {
        self.heard.set(self.log.with_untracked(|log| log.len()));
    }

    /// Looks otherwise from now on.
    pub fn look(self, change: impl FnOnce(&mut Appearance)) {
        self.appearance.update(change);
        let stored = self.shelf.with_value(|shelf| Settings::load(shelf.store()));
        self.keep_settings(stored.unwrap_or_default().language);
    }

    fn keep_settings(self, language: Option<Locale>) {
        let settings = Settings { language, appearance: self.appearance.get_untracked() };
        if let Err(error) = self.shelf.with_value(|shelf| settings.keep(shelf.store())) {
            self.tell(Some(error.into()));
        }
    }

    /// Goes to another screen. Whoever held the device has to lift the curtain again.
    pub fn go(self, screen: Screen) {
        self.drop_curtain();
        self.panel.set(Panel::Closed);
        if self.screen.get_untracked() != screen {
            self.fall_silent();
            self.screen.set(screen);
            platform::to_top();
        }
    }

    /// What is shown just now.
    #[must_use]
    pub fn shown(self) -> Shown {
        let voice = self.table.with(|table| {
            table.as_ref().map_or(AccusationVoice::Aloud, |table| table.ruleset().accusation)
        });
        let draft = self.draft.get().map(|draft| draft.kind);
        Shown {
            screen: self.screen.get(),
            device: self.device.get(),
            form: form_in_turn(draft, voice),
            panel: self.panel.get(),
        }
    }

    /// Opens a panel, or closes it if it is open.
    pub fn toggle_panel(self, panel: Panel) {
        let open = self.panel.get_untracked() == panel;
        self.panel.set(if open { Panel::Closed } else { panel });
    }

    /// Closes the topmost thing that lies over the screen, as its own button would. Tells whether
    /// there was any.
    pub fn escape(self) -> bool {
        match untrack(|| self.shown().layers()).last() {
            None | Some(Layer::Screen) => false,
            Some(&layer) => {
                self.close(layer);
                true
            }
        }
    }

    fn close(self, layer: Layer) {
        match layer {
            Layer::Screen => self.go(Screen::Home),
            Layer::Form => self.cancel_draft(),
            Layer::Apart | Layer::Papers => self.give_up(),
            Layer::Look => self.drop_curtain(),
            Layer::Panel => self.panel.set(Panel::Closed),
        }
    }

    /// The browser has come to another entry of its history, perhaps by itself. Where the program
    /// did not send it, whoever held the device lifts the curtain again, though the screen may be
    /// the old one: back and forward in one go are heard of only after both.
    pub fn follow_browser(self) {
        let screen = Screen::of_hash(&platform::hash());
        let shown = untrack(|| self.shown());
        let landing = self
            .trail
            .try_update_value(|trail| trail.landed(screen, platform::depth(), shown.entry()));
        match landing {
            Some(Landing::Close { down_to }) => {
                for &layer in shown.layers().iter().skip(down_to).rev() {
                    self.close(layer);
                }
            }
            Some(Landing::Show(screen)) => self.go(screen),
            Some(Landing::Own) | None => {}
        }
        self.lead_browser(untrack(|| self.shown().entry()));
    }

    /// Leads the browser to the entry of its history where what is shown belongs.
    pub fn lead_browser(self, entry: Entry) {
        self.trail.update_value(|trail| {
            while let Some(step) = trail.next(entry)
                && platform::step(step)
            {
                trail.took(step);
            }
        });
    }
}
