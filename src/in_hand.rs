//! What of a player's own things may be out while the device is where it is.

use crate::handover::Device;
use crate::save::{Draft, Notes, SavedGame};

/// The private things of whoever holds the device; nothing while nobody does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InHand {
    /// His notes.
    pub notes: Notes,
    /// His suggestion or accusation in the making.
    pub draft: Option<Draft>,
}

impl InHand {
    /// What is out with the device there.
    #[must_use]
    pub fn of(saved: &SavedGame, device: Device) -> Self {
        let Some(holder) = device.holder() else { return Self::default() };
        Self {
            notes: saved.notes.get(holder).copied().unwrap_or_default(),
            draft: saved.draft.filter(|draft| draft.seat == holder),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::card::{Card, Suspect, Weapon};
    use crate::engine::dice::Seeds;
    use crate::engine::game::Game;
    use crate::engine::ruleset::{Preset, Ruleset};
    use crate::engine::seat::Seat;
    use crate::engine::setup::Setup;
    use crate::handover::Reason;
    use crate::player_name::PlayerName;
    use crate::save::{DraftKind, Mark};

    /// A table where the first player has a tick on the rope and half a suggestion.
    fn table() -> (SavedGame, Seat, Seat) {
        let characters = vec![Suspect::Scarlett, Suspect::White, Suspect::Plum];
        let setup = Setup::new(Ruleset::of(Preset::Hu), characters).expect("three may play");
        let seats: Vec<Seat> = setup.characters().seats().collect();
        let game = Game::new(setup, Seeds::from_number(5));
        let names = ["Anna", "Béla", "Csaba"].map(|name| PlayerName::new(name).expect("a name"));
        let mut saved = SavedGame::new(game, names.to_vec()).expect("three names");
        saved.notes[seats[0]].set(Card::Weapon(Weapon::Rope), Mark::Tick);
        saved.draft = Some(Draft::empty(seats[0], DraftKind::Suggestion));
        (saved, seats[0], seats[1])
    }

    #[test]
    fn nothing_private_is_out_on_the_open_table_or_at_a_curtain() {
        let (saved, first, _) = table();
        assert_eq!(InHand::of(&saved, Device::Table), InHand::default());
        for reason in Reason::ALL {
            let curtain = Device::Curtain { to: first, reason };
            assert_eq!(InHand::of(&saved, curtain), InHand::default());
        }
    }

    #[test]
    fn a_holder_has_his_own_notes_and_draft_whatever_he_took_the_device_for() {
        let (saved, first, second) = table();
        for reason in Reason::ALL {
            let own = InHand::of(&saved, Device::Held { by: first, reason });
            assert_eq!(own.notes.mark(Card::Weapon(Weapon::Rope)), Mark::Tick);
            assert_eq!(own.draft, saved.draft);
            let others = InHand::of(&saved, Device::Held { by: second, reason });
            assert_eq!(others, InHand::default());
        }
    }
}
