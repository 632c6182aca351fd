//! Taking a move back: only one that brought nobody anything new to know, and only until the next
//! player has begun.

use super::event::{Event, Told};
use super::seat::Seat;

/// A move that can be taken back: a walk, staying, a passage, or the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who made it.
    pub by: Seat,
    /// Which event it is. Each of these moves is one.
    pub(super) event: usize,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// Nobody has moved yet.
    NothingDone,
    /// The next player has begun his turn.
    NextHasBegun,
    /// The dice were thrown.
    Rolled,
    /// A suggestion was made.
    Suggested,
    /// A card was shown.
    CardShown,
    /// An accusation was made.
    Accused,
}

/// The last move, if it can be taken back. `begun` is the last turn that its player has begun.
///
/// # Errors
/// With what has made final whatever happened last.
pub fn last_move(events: &[Event], begun: u32) -> Result<LastMove, NoUndo> {
    let (event, last) = last_of(events).ok_or(NoUndo::NothingDone)?;
    let by = match last {
        Event::Told(
            Told::Moved { seat, .. } | Told::Stayed { seat } | Told::TookLink { seat, .. },
        ) => *seat,
        Event::Told(Told::TurnBegan { .. }) => ended_by(&events[..event], begun)?,
        other => return Err(finality(other)),
    };
    Ok(LastMove { by, event })
}

/// The last event, apart from what is said beside the game: that stays said.
fn last_of(events: &[Event]) -> Option<(usize, &Event)> {
    let moves_on = |event: &Event| !matches!(event, Event::Told(told) if told.is_aside());
    events.iter().enumerate().rfind(|(_, event)| moves_on(event))
}

/// Who ended his turn after these events, if nothing else made the next one begin.
fn ended_by(before: &[Event], begun: u32) -> Result<Seat, NoUndo> {
    let mut turns = 0;
    let mut last = Err(NoUndo::NothingDone);
    for event in before {
        if let Event::Told(Told::TurnBegan { seat }) = event {
            turns += 1;
            last = Ok(*seat);
        }
    }
    if let Some((_, cause)) = last_of(before)
        && matches!(finality(cause), NoUndo::Accused)
    {
        return Err(NoUndo::Accused);
    }
    if last.is_ok() && turns < begun { Err(NoUndo::NextHasBegun) } else { last }
}

/// What somebody learned by this event, or would unlearn without it.
const fn finality(event: &Event) -> NoUndo {
    match event {
        Event::Told(told) => match told {
            Told::OpeningRolled { .. }
            | Told::RollAgain { .. }
            | Told::Rolled { .. }
            | Told::NowhereToGo { .. } => NoUndo::Rolled,
            Told::Suggested { .. }
            | Told::CannotAnswer { .. }
            | Told::AnswerDue { .. }
            | Told::Unanswered => NoUndo::Suggested,
            Told::LookClosed => NoUndo::CardShown,
            Told::AccusedWrongly { .. } | Told::ClearedDoorway { .. } => NoUndo::Accused,
            Told::Arranged { .. }
            | Told::TurnBegan { .. }
            | Told::Moved { .. }
            | Told::Stayed { .. }
            | Told::TookLink { .. }
            | Told::LetChoose { .. } => NoUndo::NothingDone,
        },
        Event::Dealt { .. } => NoUndo::NothingDone,
        Event::Shown { .. } | Event::Peeked { .. } => NoUndo::CardShown,
        Event::Accused { .. } | Event::Ended { .. } => NoUndo::Accused,
    }
}
