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

/// Who has the first turn, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginner {
    /// He rolled highest.
    HighestRoll(Seat),
    /// His character comes first of those that are played.
    FirstCharacter(Seat),
}

/// What happened in one turn, or before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter<'a> {
    /// Which turn; none before the first.
    pub turn: Option<TurnOf>,
    /// What happened in it, without its beginning.
    pub seen: &'a [Seen],
    /// Who begins, at the end of what came before the first turn.
    pub beginner: Option<Beginner>,
}

/// The whole log, turn by turn, without those of which nothing is to be told.
#[must_use]
pub fn chapters(log: &[Seen]) -> Vec<Chapter<'_>> {
    chapters_from(log, 0)
}

/// What has publicly happened since a player last looked, turn by turn. `looked` is how many events
/// there were when he is known to have looked last; what he did himself tells of more.
///
/// A question is told whole: whoever hears how it was answered hears what had been asked.
#[must_use]
pub fn news_for(seat: Seat, log: &[Seen], looked: usize) -> Vec<Chapter<'_>> {
    let since = had_the_device_until(seat, log).max(looked);
    chapters_from(log, from_the_question(log, since))
}

fn chapters_from(log: &[Seen], since: usize) -> Vec<Chapter<'_>> {
    let mut chapters = Vec::new();
    let (mut turn, mut number, mut start) = (None, 0, 0);
    for (at, seen) in log.iter().enumerate() {
        if let Seen::Told(Told::TurnBegan { seat }) = seen {
            let beginner = turn.is_none().then(|| beginner(*seat, &log[..at]));
            chapters.push(Chapter { turn, seen: &log[start.max(since).min(at)..at], beginner });
            number += 1;
            turn = Some(TurnOf { number, seat: *seat });
            start = at + 1;
        }
    }
    let seen = &log[start.max(since).min(log.len())..];
    chapters.push(Chapter { turn, seen, beginner: None });
    let is_told = |seen: &Seen| !matches!(seen, Seen::Told(Told::LookClosed));
    chapters.retain(|chapter| chapter.seen.iter().any(is_told));
    chapters
}

/// Why the first turn after these events is this player's.
fn beginner(seat: Seat, before: &[Seen]) -> Beginner {
    match before.last() {
        Some(Seen::Told(Told::OpeningRolled { .. })) => Beginner::HighestRoll(seat),
        _ => Beginner::FirstCharacter(seat),
    }
}

/// Where to begin so that no answer is told without its question.
fn from_the_question(log: &[Seen], since: usize) -> usize {
    let answers = |seen: &Seen| {
        matches!(
            seen,
            Seen::Shown { .. }
                | Seen::Told(Told::CannotAnswer { .. } | Told::AnswerDue { .. } | Told::Unanswered)
        )
    };
    let asks = |seen: &Seen| matches!(seen, Seen::Told(Told::Suggested { .. }));
    match log.get(since) {
        Some(seen) if answers(seen) => log[..since].iter().rposition(asks).unwrap_or(since),
        _ => since,
    }
}

/// How many events had happened when this player last had the device in hand, as far as the events
/// tell. In a turn he has it until the next one begins.
fn had_the_device_until(seat: Seat, log: &[Seen]) -> usize {
    let mut until = 0;
    let mut chooser = Chooser::default();
    let (mut looker, mut on_turn) = (None, None);
    for (at, seen) in log.iter().enumerate() {
        let was_there = match seen {
            Seen::Told(Told::TurnBegan { seat: next }) => {
                if on_turn.replace(*next) == Some(seat) {
                    until = at;
                }
                false
            }
            Seen::Told(Told::LetChoose { seat: whose, chooser: now }) if *whose == seat => {
                chooser = *now;
                true
            }
            Seen::Shown { by, to, .. } => {
                looker = Some(*to);
                // He let the game choose when he had been asked, and saw that it did.
                let just_let = at > 0 && until == at;
                *by == seat && (chooser == Chooser::Player || just_let)
            }
            Seen::Peeked { by, .. } => {
                looker = Some(*by);
                *by == seat
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

/// Who did this at the table with the device in hand. The rolls before the first turn are made by all
/// together, and an accusation goes on: its maker is still to look into the envelope.
fn acted(seen: &Seen) -> Option<Seat> {
    match seen {
        Seen::Told(
            Told::Rolled { seat, .. }
            | Told::NowhereToGo { seat }
            | Told::Moved { seat, .. }
            | Told::Stayed { seat }
            | Told::TookLink { seat, .. }
            | Told::Suggested { by: seat, .. }
            | Told::AccusedWrongly { by: seat },
        ) => Some(*seat),
        Seen::Told(_)
        | Seen::Dealt { .. }
        | Seen::Shown { .. }
        | Seen::Peeked { .. }
        | Seen::Accused { .. }
        | Seen::Ended { .. } => None,
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

    fn told(told: Told) -> Seen {
        Seen::Told(told)
    }

    /// What a player is told who was never known to look without acting.
    fn news(number: usize, log: &[Seen]) -> Vec<Chapter<'_>> {
        news_for(seat(number), log, 0)
    }

    /// All that a player is told, in one go.
    fn heard(number: usize, log: &[Seen]) -> Vec<Seen> {
        news(number, log).iter().flat_map(|chapter| chapter.seen.to_vec()).collect()
    }

    fn suggested() -> Seen {
        told(Told::Suggested { by: seat(0), theory: THEORY })
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
        let news = news(0, &log);
        assert_eq!(news.len(), 1);
        assert_eq!(news[0].turn, Some(TurnOf { number: 1, seat: seat(0) }));
    }

    #[test]
    fn whoever_never_had_the_device_is_told_everything() {
        let log = asked();
        assert_eq!(news(2, &log), chapters(&log));
    }

    #[test]
    fn everybodys_first_look_tells_all_opening_rolls_the_own_too_and_who_begins_and_why() {
        let roll = |number| {
            told(Told::OpeningRolled {
                seat: seat(number),
                roll: Roll::new(3, Some(4)).expect("a roll"),
            })
        };
        let mut log = vec![roll(0), roll(1), roll(2), told(Told::TurnBegan { seat: seat(1) })];
        for number in 0..3 {
            let news = news(number, &log);
            assert_eq!(news[0].seen, [roll(0), roll(1), roll(2)], "player {number}");
            assert_eq!(news[0].beginner, Some(Beginner::HighestRoll(seat(1))));
        }
        // By other rulebooks the first turn hangs on the characters.
        log.truncate(3);
        log.push(told(Told::Stayed { seat: seat(0) }));
        log.push(told(Told::TurnBegan { seat: seat(1) }));
        assert_eq!(chapters(&log)[0].beginner, Some(Beginner::FirstCharacter(seat(1))));
        // Whoever has looked is not told again.
        assert_eq!(news_for(seat(1), &log, log.len()), []);
    }

    #[test]
    fn an_asker_is_told_how_his_question_went_round_before_he_looks_and_not_after() {
        let mut log = asked();
        log.push(shown(1, 0));
        let due = told(Told::AnswerDue { seat: seat(1) });
        assert_eq!(heard(0, &log), [suggested(), due, shown(1, 0)], "and what he had asked");
        log.push(told(Told::LookClosed));
        assert_eq!(news(0, &log), []);
    }

    #[test]
    fn nobody_hears_an_answer_without_its_question() {
        let mut log = asked();
        log.push(shown(1, 0));
        for looked in 5..log.len() {
            let news = news_for(seat(2), &log, looked);
            assert_eq!(news[0].seen[0], suggested(), "who had looked after {looked} events");
        }
    }

    #[test]
    fn what_happened_before_a_players_own_eyes_is_no_news() {
        // Nobody can answer: the asker has the device and sees it, then ends his turn.
        let mut log = asked();
        log.pop();
        log.push(told(Told::CannotAnswer { seat: seat(1) }));
        log.push(told(Told::Unanswered));
        log.push(told(Told::TurnBegan { seat: seat(1) }));
        assert_eq!(news(0, &log), []);
        // Whoever looked at his papers in between had seen all until then.
        let looked = log.len();
        let roll = Roll::new(1, Some(2)).expect("a roll");
        log.push(told(Told::Rolled { seat: seat(1), roll }));
        assert_eq!(news_for(seat(2), &log, looked)[0].seen, [log[looked].clone()]);
    }

    #[test]
    fn an_accuser_reads_at_the_envelope_what_he_has_just_accused_and_not_after() {
        let accused = Seen::Accused { by: seat(0), theory: Some(THEORY), solution: None };
        let mut log = asked();
        log.truncate(4);
        log.push(accused.clone());
        assert_eq!(heard(0, &log), [accused]);
        log.push(told(Told::AccusedWrongly { by: seat(0) }));
        log.push(told(Told::TurnBegan { seat: seat(1) }));
        assert_eq!(news(0, &log), []);
    }

    #[test]
    fn an_answer_chosen_by_the_player_ends_his_news_and_one_chosen_by_the_game_does_not() {
        let mut log = asked();
        log.push(shown(1, 0));
        log.push(told(Told::LookClosed));
        assert_eq!(news(1, &log), [], "that the card was put away is no news");

        let lets = Told::LetChoose { seat: seat(1), chooser: Chooser::Game };
        let mut log = asked();
        log.insert(1, told(lets.clone()));
        log.push(shown(1, 0));
        assert_eq!(count(&news(1, &log)), 5, "all since he let the game choose");

        let mut log = asked();
        log.push(told(lets));
        log.push(shown(1, 0));
        assert_eq!(news(1, &log), [], "he let it choose on the spot, and saw it do so");
    }
}
