//! The public log by turns, and what of it is news to a player.

use crate::engine::chooser::Chooser;
use crate::engine::event::{Seen, Told};
use crate::engine::seat::Seat;

/// Which turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOf {
    /// Its number, from 1.
    pub number: u32,
    /// Whose it is.
    pub seat: Seat,
}

/// What happened in one turn, or before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter<'a> {
    /// Which turn; none before the first.
    pub turn: Option<TurnOf>,
    /// What happened in it, without its beginning.
    pub seen: &'a [Seen],
}

/// The whole log, turn by turn, without those of which nothing is to be told.
#[must_use]
pub fn chapters(log: &[Seen]) -> Vec<Chapter<'_>> {
    chapters_from(log, 0)
}

/// What has publicly happened since a player last had the device, turn by turn.
#[must_use]
pub fn news_for(seat: Seat, log: &[Seen]) -> Vec<Chapter<'_>> {
    chapters_from(log, had_the_device_until(seat, log))
}

fn chapters_from(log: &[Seen], since: usize) -> Vec<Chapter<'_>> {
    let mut chapters = Vec::new();
    let (mut turn, mut number, mut start) = (None, 0, 0);
    for (at, seen) in log.iter().enumerate() {
        if let Seen::Told(Told::TurnBegan { seat }) = seen {
            chapters.push(Chapter { turn, seen: &log[start.max(since).min(at)..at] });
            number += 1;
            turn = Some(TurnOf { number, seat: *seat });
            start = at + 1;
        }
    }
    chapters.push(Chapter { turn, seen: &log[start.max(since).min(log.len())..] });
    let is_told = |seen: &Seen| !matches!(seen, Seen::Told(Told::LookClosed));
    chapters.retain(|chapter| chapter.seen.iter().any(is_told));
    chapters
}

/// How many events had happened when this player last had the device in hand.
fn had_the_device_until(seat: Seat, log: &[Seen]) -> usize {
    let mut until = 0;
    let mut chooser = Chooser::default();
    let mut looker = None;
    for (at, seen) in log.iter().enumerate() {
        let was_there = match seen {
            Seen::Told(Told::LetChoose { seat: whose, chooser: now }) if *whose == seat => {
                chooser = *now;
                true
            }
            Seen::Shown { by, to, .. } => {
                looker = Some(*to);
                *by == seat && chooser == Chooser::Player
            }
            Seen::Told(Told::LookClosed) => looker == Some(seat),
            _ => acted(seen) == Some(seat),
        };
        if was_there {
            until = at + 1;
        }
    }
    until
}

/// Who did this at the table with the device in hand.
fn acted(seen: &Seen) -> Option<Seat> {
    match seen {
        Seen::Told(
            Told::OpeningRolled { seat, .. }
            | Told::Rolled { seat, .. }
            | Told::NowhereToGo { seat }
            | Told::Moved { seat, .. }
            | Told::Stayed { seat }
            | Told::TookPassage { seat, .. }
            | Told::Suggested { by: seat, .. }
            | Told::AccusedWrongly { by: seat },
        )
        | Seen::Accused { by: seat, .. } => Some(*seat),
        Seen::Told(_) | Seen::Dealt { .. } | Seen::Shown { .. } | Seen::Ended { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Place;
    use crate::engine::card::{Room, Suspect, Weapon};
    use crate::engine::dice::Roll;
    use crate::engine::theory::Theory;

    const THEORY: Theory =
        Theory { suspect: Suspect::Green, weapon: Weapon::Rope, room: Room::Hall };

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn shown(by: usize, to: usize) -> Seen {
        Seen::Shown { by: seat(by), to: seat(to), card: None }
    }

    /// Before the turns an opening roll; then a turn in which seat 0 asks and seat 1 must answer.
    fn asked() -> Vec<Seen> {
        let roll = Roll::new(3, Some(4)).expect("a roll");
        let told = [
            Told::OpeningRolled { seat: seat(0), roll },
            Told::TurnBegan { seat: seat(0) },
            Told::Rolled { seat: seat(0), roll },
            Told::Moved { seat: seat(0), to: Place::Room(Room::Hall) },
            Told::Suggested { by: seat(0), theory: THEORY },
            Told::AnswerDue { seat: seat(1) },
        ];
        told.into_iter().map(Seen::Told).collect()
    }

    fn count(chapters: &[Chapter<'_>]) -> usize {
        chapters.iter().map(|chapter| chapter.seen.len()).sum()
    }

    #[test]
    fn the_log_falls_into_what_came_before_the_turns_and_the_turns() {
        let mut log = asked();
        log.push(shown(1, 0));
        log.push(Seen::Told(Told::LookClosed));
        log.push(Seen::Told(Told::TurnBegan { seat: seat(1) }));
        let chapters = chapters(&log);
        let turns: Vec<_> = chapters.iter().map(|chapter| chapter.turn).collect();
        assert_eq!(turns, [None, Some(TurnOf { number: 1, seat: seat(0) })]);
        assert_eq!(count(&chapters), log.len() - 2, "all but where turns began");
    }

    #[test]
    fn what_is_new_says_in_which_turn_it_happened_though_that_began_earlier() {
        let log = asked();
        let news = news_for(seat(0), &log);
        assert_eq!(news.len(), 1);
        assert_eq!(news[0].turn, Some(TurnOf { number: 1, seat: seat(0) }));
        assert_eq!(news[0].seen, [Seen::Told(Told::AnswerDue { seat: seat(1) })]);
    }

    #[test]
    fn whoever_never_had_the_device_is_told_everything() {
        let log = asked();
        assert_eq!(news_for(seat(2), &log), chapters(&log));
    }

    #[test]
    fn an_asker_is_told_how_his_question_went_round_before_he_looks_and_not_after() {
        let mut log = asked();
        log.push(shown(1, 0));
        assert_eq!(count(&news_for(seat(0), &log)), 2, "who must answer, and that he did");
        log.push(Seen::Told(Told::LookClosed));
        assert_eq!(news_for(seat(0), &log), []);
    }

    #[test]
    fn an_answer_chosen_by_the_player_ends_his_news_and_one_chosen_by_the_game_does_not() {
        let mut log = asked();
        log.push(shown(1, 0));
        log.push(Seen::Told(Told::LookClosed));
        assert_eq!(news_for(seat(1), &log), [], "that the card was put away is no news");

        let lets = Told::LetChoose { seat: seat(1), chooser: Chooser::Game };
        let mut log = asked();
        log.insert(1, Seen::Told(lets));
        log.push(shown(1, 0));
        assert_eq!(count(&news_for(seat(1), &log)), 5, "all since he let the game choose");
    }
}
