//! What lies over the first screen. Going back, or Escape, closes the topmost of it.

use super::{Entry, Screen};
use crate::engine::ruleset::AccusationVoice;
use crate::handover::{Device, Reason};
use crate::save::DraftKind;

/// A panel that lies over a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Panel {
    /// None.
    #[default]
    Closed,
    /// Whose papers to open.
    Papers,
    /// What has happened.
    Journal,
    /// The settings, and the way home.
    Menu,
    /// How the program looks and speaks.
    Settings,
    /// The papers of the player on turn, who holds the device.
    OwnPapers,
}

/// One thing that lies over what is beneath it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// A screen over the first one.
    Screen,
    /// A curtain before something that somebody has asked for and may leave alone.
    Apart,
    /// A suggestion or an accusation in the making.
    Form,
    /// A private look that the game waits for: an answer, a shown card, the envelope.
    Look,
    /// Hand and notes.
    Papers,
    /// A panel that all may see.
    Panel,
}

/// What is shown just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The screen.
    pub screen: Screen,
    /// Who holds the device.
    pub device: Device,
    /// The suggestion or accusation that the holder is making in his turn, if he is.
    pub form: Option<DraftKind>,
    /// The panel that is open.
    pub panel: Panel,
}

impl Shown {
    /// What lies over the first screen, the lowest first.
    #[must_use]
    pub fn layers(self) -> Vec<Layer> {
        let mut layers = Vec::new();
        if self.screen != Screen::Home {
            layers.push(Layer::Screen);
        }
        if self.screen == Screen::Table {
            match self.device {
                Device::Curtain { reason: Reason::Papers | Reason::Accusation, .. } => {
                    layers.push(Layer::Apart);
                }
                Device::Held { reason: Reason::Turn, .. } if self.form.is_some() => {
                    layers.push(Layer::Form);
                }
                Device::Held { reason: Reason::Accusation, .. } => layers.push(Layer::Form),
                Device::Held { reason: Reason::Papers, .. } => layers.push(Layer::Papers),
                Device::Held {
                    reason: Reason::Answer | Reason::Card | Reason::Envelope, ..
                } => {
                    layers.push(Layer::Look);
                }
                Device::Held { .. } | Device::Curtain { .. } | Device::Table => {}
            }
        }
        match self.panel {
            Panel::Closed => {}
            Panel::OwnPapers => layers.push(Layer::Papers),
            Panel::Papers | Panel::Journal | Panel::Menu | Panel::Settings => {
                layers.push(Layer::Panel);
            }
        }
        layers
    }

    /// The entry of the browser's history at which this belongs.
    #[must_use]
    pub fn entry(self) -> Entry {
        Entry { screen: self.screen, depth: self.layers().len() }
    }
}

/// The form that lies open in a turn, of what its player is making. Others look on in a turn, so that
/// an accusation that is to be written is made behind a curtain of its own.
#[must_use]
pub fn form_in_turn(draft: Option<DraftKind>, voice: AccusationVoice) -> Option<DraftKind> {
    draft.filter(|&kind| kind == DraftKind::Suggestion || voice == AccusationVoice::Aloud)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Seat;

    fn at_table(device: Device) -> Shown {
        Shown { screen: Screen::Table, device, form: None, panel: Panel::Closed }
    }

    fn held(reason: Reason) -> Device {
        Device::Held { by: Seat::new(0).expect("a seat"), reason }
    }

    fn curtain(reason: Reason) -> Device {
        Device::Curtain { to: Seat::new(0).expect("a seat"), reason }
    }

    #[test]
    fn nothing_lies_over_the_first_screen_and_only_the_table_over_it() {
        let home = Shown { screen: Screen::Home, ..at_table(Device::Table) };
        assert_eq!(home.layers(), []);
        for device in [Device::Table, held(Reason::Turn)] {
            assert_eq!(at_table(device).layers(), [Layer::Screen], "{device:?}");
        }
    }

    #[test]
    fn a_curtain_that_the_game_wants_is_left_for_home_and_one_asked_for_is_taken_away() {
        for reason in [Reason::Turn, Reason::Answer, Reason::Card, Reason::Envelope] {
            assert_eq!(at_table(curtain(reason)).layers(), [Layer::Screen], "{reason:?}");
        }
        for reason in [Reason::Papers, Reason::Accusation] {
            let layers = at_table(curtain(reason)).layers();
            assert_eq!(layers, [Layer::Screen, Layer::Apart], "{reason:?}");
        }
    }

    #[test]
    fn a_private_look_lies_over_the_table() {
        for reason in [Reason::Answer, Reason::Card, Reason::Envelope] {
            let layers = at_table(held(reason)).layers();
            assert_eq!(layers, [Layer::Screen, Layer::Look], "{reason:?}");
        }
        let papers = at_table(held(Reason::Papers)).layers();
        assert_eq!(papers, [Layer::Screen, Layer::Papers]);
        let accusation = at_table(held(Reason::Accusation)).layers();
        assert_eq!(accusation, [Layer::Screen, Layer::Form]);
    }

    #[test]
    fn a_panel_lies_over_a_form_and_both_over_the_table() {
        let form = Some(DraftKind::Suggestion);
        let shown = Shown { form, panel: Panel::Menu, ..at_table(held(Reason::Turn)) };
        assert_eq!(shown.layers(), [Layer::Screen, Layer::Form, Layer::Panel]);
        let shown = Shown { form, panel: Panel::OwnPapers, ..at_table(held(Reason::Turn)) };
        assert_eq!(shown.layers(), [Layer::Screen, Layer::Form, Layer::Papers]);
    }

    #[test]
    fn the_settings_lie_over_the_first_screen() {
        let home = Shown { screen: Screen::Home, ..at_table(Device::Table) };
        let shown = Shown { panel: Panel::Settings, ..home };
        assert_eq!(shown.layers(), [Layer::Panel]);
        assert_eq!(shown.entry(), Entry { screen: Screen::Home, depth: 1 });
    }

    #[test]
    fn a_written_accusation_is_not_made_before_the_eyes_of_all() {
        use AccusationVoice::{Aloud, Written};
        use DraftKind::{Accusation, Suggestion};
        assert_eq!(form_in_turn(Some(Accusation), Written), None);
        assert_eq!(form_in_turn(Some(Accusation), Aloud), Some(Accusation));
        assert_eq!(form_in_turn(Some(Suggestion), Written), Some(Suggestion));
        assert_eq!(form_in_turn(None, Aloud), None);
    }
}
