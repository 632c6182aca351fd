//! One device for all: who holds it, what it may show, and when a curtain stands between two
//! people. Pure, so that every way round the table is tested natively.

pub mod press;

use crate::engine::chooser::Chooser;
use crate::engine::event::Seen;
use crate::engine::phase::Phase;
use crate::engine::seat::Seat;
use crate::engine::view::TableView;

/// What somebody takes the device for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The own turn.
    Turn,
    /// Answering a suggestion.
    Answer,
    /// Seeing the card that is shown.
    Card,
    /// Writing down an accusation, where the rulebook wants it written: the others see it only when
    /// it is right.
    Accusation,
    /// Looking into the envelope.
    Envelope,
    /// The own hand and notes, out of turn.
    Papers,
}

impl Reason {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Turn, Self::Answer, Self::Card, Self::Accusation, Self::Envelope, Self::Papers];

    /// Whether whoever is to take the device for this has it in hand already, so that it stays where
    /// it is and only the others look away: who accuses, who looks at a side card on his own turn, and
    /// an asker for whom the game showed a card without asking the answerer.
    #[must_use]
    pub fn finds_it_in_hand(self, table: &TableView, log: &[Seen]) -> bool {
        match (self, table.phase(), log) {
            (Self::Accusation | Self::Envelope, ..) | (Self::Card, Phase::Peeking { .. }, _) => {
                true
            }
            // One who lets the game choose only now has been handed the device for it.
            (Self::Card, Phase::Looking { by, .. }, [.., before, Seen::Shown { .. }]) => {
                let handed = matches!(before, Seen::Told(told) if told.is_aside());
                table.choosers()[*by] == Chooser::Game && !handed
            }
            _ => false,
        }
    }

    /// Whether the others look away meanwhile; a turn is played before all eyes.
    #[must_use]
    pub const fn is_private(self) -> bool {
        !matches!(self, Self::Turn)
    }
}

/// What the device shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Only what all may see, for all to use.
    Table,
    /// A curtain: nothing private exists until its receiver lifts it.
    Curtain {
        /// Who may lift it.
        to: Seat,
        /// What for.
        reason: Reason,
    },
    /// Lifted: in the hands of one player.
    Held {
        /// Whose.
        by: Seat,
        /// What for.
        reason: Reason,
    },
}

impl Device {
    /// What the game waits for, with the curtain down: after loading, and when hands change.
    #[must_use]
    pub const fn due(table: &TableView) -> Self {
        match *table.phase() {
            Phase::Opening(_) | Phase::Over(_) => Self::Table,
            Phase::Turn { seat, .. } => Self::Curtain { to: seat, reason: Reason::Turn },
            Phase::Answering { by, .. } => Self::Curtain { to: by, reason: Reason::Answer },
            Phase::Looking { asker, .. } | Phase::Peeking { asker, .. } => {
                Self::Curtain { to: asker, reason: Reason::Card }
            }
            Phase::Verdict { accuser } => Self::Curtain { to: accuser, reason: Reason::Envelope },
        }
    }

    /// After an action. A player whose turn goes on keeps the device, and so does one who is busy
    /// with his papers, or who looks into the envelope after writing down an accusation out of the
    /// others' sight. Every other step, a private look included, begins behind a curtain.
    #[must_use]
    pub fn after_action(self, table: &TableView) -> Self {
        match (self, table.phase()) {
            (Self::Held { reason: Reason::Papers, .. }, _) => self,
            (Self::Held { by, .. }, Phase::Turn { seat, .. }) if *seat == by => {
                Self::Held { by, reason: Reason::Turn }
            }
            (Self::Held { by, reason: Reason::Accusation }, Phase::Verdict { accuser })
                if *accuser == by =>
            {
                Self::Held { by, reason: Reason::Envelope }
            }
            _ => Self::due(table),
        }
    }

    /// The receiver says who he is.
    #[must_use]
    pub const fn lifted(self) -> Self {
        match self {
            Self::Curtain { to, reason } => Self::Held { by: to, reason },
            Self::Table | Self::Held { .. } => self,
        }
    }

    /// The page was hidden or the screen left: the curtain falls for whoever held the device.
    #[must_use]
    pub const fn dropped(self) -> Self {
        match self {
            Self::Held { by, reason } => Self::Curtain { to: by, reason },
            Self::Table | Self::Curtain { .. } => self,
        }
    }

    /// The player on turn wants to write down an accusation. The others look on in a turn, so that a
    /// curtain comes first.
    #[must_use]
    pub const fn to_write_an_accusation(self) -> Self {
        match self {
            Self::Held { by, reason: Reason::Turn } => {
                Self::Curtain { to: by, reason: Reason::Accusation }
            }
            Self::Table | Self::Curtain { .. } | Self::Held { .. } => self,
        }
    }

    /// What was being done apart is over, or not wanted after all: papers are closed, or a written
    /// accusation is given up. Back to what the game waits for; the player on turn keeps the device.
    #[must_use]
    pub const fn given_up(self, table: &TableView) -> Self {
        match self {
            Self::Held { by, reason: Reason::Accusation } => {
                Self::Held { by, reason: Reason::Turn }
            }
            // Whoever stands before a curtain has not said who he is.
            Self::Held { reason: Reason::Papers, .. }
            | Self::Curtain { reason: Reason::Papers | Reason::Accusation, .. } => Self::due(table),
            Self::Table | Self::Held { .. } | Self::Curtain { .. } => self,
        }
    }

    /// Somebody asks for his papers. Only at a public moment: on the open table, or while the
    /// player on turn shows it to all. The player on turn opens his own without a curtain.
    #[must_use]
    pub fn papers_for(self, seat: Seat) -> Self {
        match self {
            Self::Table => Self::Curtain { to: seat, reason: Reason::Papers },
            Self::Held { by, reason: Reason::Turn } if by != seat => {
                Self::Curtain { to: seat, reason: Reason::Papers }
            }
            Self::Held { .. } | Self::Curtain { .. } => self,
        }
    }

    /// Whether somebody has it, or may take it, for this.
    #[must_use]
    pub fn is_for(self, what: Reason) -> bool {
        match self {
            Self::Held { reason, .. } | Self::Curtain { reason, .. } => reason == what,
            Self::Table => false,
        }
    }

    /// Whose private things may be in the document now.
    #[must_use]
    pub const fn holder(self) -> Option<Seat> {
        match self {
            Self::Held { by, .. } => Some(by),
            Self::Table | Self::Curtain { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests;
