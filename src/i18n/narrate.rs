//! What happened, in words that are the same for everybody.

use super::catalog::Catalog;
use super::message::Fill;
use super::names::Roster;
use super::phrase::Phrase;
use crate::engine::board::{Interior, Link, Place};
use crate::engine::chooser::Chooser;
use crate::engine::event::{Seen, Told};
use crate::engine::phase::Outcome;
use crate::engine::seat::Seat;

/// Events in words, in their order: a sentence for each of which there is something to tell. Those
/// who can't answer, one after another, share a sentence; where nobody can, that alone is said.
#[must_use]
pub fn narrate_all(seen: &[Seen], roster: &Roster, words: &Catalog) -> Vec<Phrase> {
    let mut lines = Vec::new();
    let mut silent = Vec::new();
    for seen in seen {
        match seen {
            Seen::Told(Told::CannotAnswer { seat }) => {
                silent.push(*seat);
                continue;
            }
            Seen::Told(Told::Unanswered) => silent.clear(),
            _ => {}
        }
        lines.extend(cannot(&std::mem::take(&mut silent), roster, words));
        lines.extend(narrate(seen, roster, words));
    }
    lines.extend(cannot(&silent, roster, words));
    lines
}

/// That these players can't answer.
fn cannot(silent: &[Seat], roster: &Roster, words: &Catalog) -> Option<Phrase> {
    match silent {
        [] => None,
        &[seat] => {
            Some(words.say(&words.answers.cannot, &Fill::new().player(roster.mention(seat))))
        }
        many => {
            let people = many.iter().map(|&seat| roster.mention(seat));
            Some(words.say(&words.answers.cannot_all, &Fill::new().people(people)))
        }
    }
}

/// An event in the third person, for the log and for announcements; `None` for one of which there
/// is nothing to tell.
///
/// A shown card is never named, whoever the event was stripped for, nor is what an accuser found
/// in the envelope.
#[must_use]
pub fn narrate(seen: &Seen, roster: &Roster, words: &Catalog) -> Option<Phrase> {
    let log = &words.log;
    let player = |seat| Fill::new().player(roster.mention(seat));
    Some(match seen {
        Seen::Told(told) => return narrate_told(told, roster, words),
        Seen::Dealt { dealer, .. } => words.say(&log.dealt, &player(*dealer)),
        Seen::Shown { by, to, card: _ } => {
            words.say(&log.shown, &player(*by).other(roster.mention(*to)))
        }
        Seen::Peeked { by, place, card: _ } => {
            let place = u32::try_from(place.index() + 1).unwrap_or(u32::MAX);
            words.say(&log.peeked, &player(*by).n(place))
        }
        Seen::Accused { by, theory: Some(theory), solution: _ } => {
            words.say(&log.accused, &player(*by).theory(*theory))
        }
        Seen::Accused { by, theory: None, solution: _ } => {
            words.say(&log.accused_in_writing, &player(*by))
        }
        Seen::Ended { outcome, deal } => {
            let solution = words.say(&words.verdict.solution, &Fill::new().theory(deal.solution));
            narrate_outcome(*outcome, roster, words).followed_by(&solution)
        }
    })
}

/// How a game ended.
#[must_use]
pub fn narrate_outcome(outcome: Outcome, roster: &Roster, words: &Catalog) -> Phrase {
    let verdict = &words.verdict;
    match outcome {
        Outcome::Solved { by } => {
            words.say(&verdict.solved, &Fill::new().player(roster.mention(by)))
        }
        Outcome::LastLeft { winner } => {
            words.say(&verdict.last_left, &Fill::new().player(roster.mention(winner)))
        }
        Outcome::Unsolved => verdict.unsolved.into(),
    }
}

fn narrate_told(told: &Told, roster: &Roster, words: &Catalog) -> Option<Phrase> {
    let log = &words.log;
    let player = |seat| Fill::new().player(roster.mention(seat));
    Some(match told {
        Told::Arranged { .. } => log.arranged.into(),
        Told::OpeningRolled { seat, roll } | Told::Rolled { seat, roll } => {
            words.say(&log.rolled, &player(*seat).n(u32::from(roll.total())))
        }
        Told::RollAgain { among } => {
            let tied = among.iter().map(|seat| roster.mention(seat));
            words.say(&words.opening.tie, &Fill::new().people(tied))
        }
        Told::TurnBegan { seat } => words.say(&log.turn, &player(*seat)),
        Told::NowhereToGo { seat } => words.say(&log.nowhere, &player(*seat)),
        Told::Moved { seat, to: Place::Room(room) } => {
            words.say(&log.entered, &player(*seat).room(*room))
        }
        Told::Moved { seat, to: Place::Centre } => words.say(&log.entered_centre, &player(*seat)),
        Told::Moved { seat, to: Place::Square(_) } => words.say(&log.walked, &player(*seat)),
        Told::Stayed { seat } => words.say(&log.stayed, &player(*seat)),
        Told::TookLink { seat, link, to } => {
            let by = match link {
                Link::Passage => &log.passage,
                Link::DirectDoor => &log.direct_door,
            };
            words.say(by, &player(*seat).room(*to))
        }
        Told::Suggested { by, theory } => words.say(&log.suggested, &player(*by).theory(*theory)),
        Told::CannotAnswer { seat } => words.say(&words.answers.cannot, &player(*seat)),
        Told::AnswerDue { seat } => words.say(&log.must_show, &player(*seat)),
        Told::Unanswered => words.answers.nobody.into(),
        Told::LetChoose { seat, chooser: Chooser::Game } => {
            words.say(&log.game_chooses, &player(*seat))
        }
        Told::LetChoose { seat, chooser: Chooser::Player } => {
            words.say(&log.chooses, &player(*seat))
        }
        Told::LookClosed => return None,
        Told::AccusedWrongly { by } => words.say(&words.verdict.wrong, &player(*by)),
        Told::ClearedDoorway { seat, to } => {
            let suspect = roster.suspect(*seat)?;
            let fill = Fill::new().suspect(suspect);
            match to {
                Interior::Room(room) => words.say(&log.cleared, &fill.room(*room)),
                Interior::Centre => words.say(&words.board.suspect_in_centre, &fill),
            }
        }
    })
}

#[cfg(test)]
mod tests;
