//! Whether recorded events can be true. What no rule fix changes is judged: seats, cards, answers,
//! order. Old moves are not judged by the rules of today.

use super::chooser::Chooser;
use super::event::{Deal, Event, Told};
use super::phase::{Outcome, Phase, Stage};
use super::refusal::{Fault, ReplayError};
use super::ruleset::{Dealer, FirstTurn, Ruleset};
use super::seat::Seat;
use super::setup::Setup;
use super::state::State;
use super::view::{Question, TableView};

/// Folds events, each checked against those before it.
///
/// # Errors
/// With the first event that can't be true.
pub fn replayed(setup: Setup, events: &[Event]) -> Result<State, ReplayError> {
    let mut state = State::new(setup);
    for (event, news) in events.iter().enumerate() {
        let before = event.checked_sub(1).map(|before| &events[before]);
        check(&state, before, news).map_err(|fault| ReplayError { event, fault })?;
        state.apply(news);
    }
    let moves_on = |event: &&Event| !matches!(event, Event::Told(told) if told.is_aside());
    match events.iter().rev().find(moves_on) {
        Some(last) if waits_after(&state, last) => Ok(state),
        _ => Err(ReplayError { event: events.len(), fault: Fault::Unfinished }),
    }
}

/// Whether a record may stop after this event: somebody can act, or the game is over.
fn waits_after(state: &State, last: &Event) -> bool {
    let table = state.table();
    if answers_at_once(table) {
        return false;
    }
    let Ruleset { dealer, first_turn, .. } = *table.ruleset();
    match last {
        // Where nobody rolls for the deal, the cards come before the first roll.
        Event::Told(Told::Arranged { .. } | Told::OpeningRolled { .. }) => {
            table.actor().is_some() && (dealer == Dealer::HighestRoll || state.deal().is_some())
        }
        // Where Miss Scarlett begins, her turn comes with the cards.
        Event::Dealt { .. } => first_turn == FirstTurn::HighestRoll,
        Event::Told(
            Told::Suggested { .. }
            | Told::CannotAnswer { .. }
            | Told::AccusedWrongly { .. }
            | Told::ClearedDoorway { .. },
        ) => false,
        _ => true,
    }
}

fn ensure(holds: bool, fault: Fault) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault) }
}

fn check(state: &State, before: Option<&Event>, event: &Event) -> Result<(), Fault> {
    let table = state.table();
    let over = matches!(table.phase(), Phase::Over(_));
    ensure(!over, Fault::OutOfPlace)?;
    let first = matches!(event, Event::Told(Told::Arranged { .. }));
    ensure(first == before.is_none(), Fault::OutOfPlace)?;
    ensure(is_said_of_question(event) == before.is_some_and(leaves_question), Fault::OutOfPlace)?;
    let shown = matches!(event, Event::Shown { .. });
    ensure(shown || !answers_at_once(table), Fault::OutOfPlace)?;
    match event {
        Event::Told(told) => check_told(state, told),
        Event::Dealt { dealer, deal } => {
            seated(table, *dealer)?;
            ensure(state.deal().is_none(), Fault::OutOfPlace)?;
            let same_table = deal.hands.len() == table.characters().len();
            let whole = deal.is_whole(table.setup().edition());
            let row = deal.aside.len() == table.setup().side_cards();
            ensure(same_table && row && whole, Fault::CardsNotConserved)
        }
        Event::Shown { by, to, card } => {
            let Phase::Answering { asker, theory, by: asked } = *table.phase() else {
                return Err(Fault::OutOfPlace);
            };
            ensure((*by, *to) == (asked, asker), Fault::SeatOrder)?;
            ensure(theory.cards().contains(*card), Fault::NotNamed)?;
            let hand = state.hand(*by);
            ensure(hand.contains(*card), Fault::NotHeld)?;
            let matching = hand.and(theory.cards());
            let choice = state.showings().to_choose_from(*by, *to, matching);
            ensure(!answers_at_once(table) || choice.contains(*card), Fault::NotChosen)
        }
        Event::Peeked { by, place, card } => {
            on_turn(table, *by)?;
            let unanswered = Stage::Suggested { answered: false };
            let may = matches!(table.phase(), Phase::Turn { stage, .. } if *stage == unanswered);
            ensure(may && !table.looked_at(*by).contains(*place), Fault::OutOfPlace)?;
            let lies = state.deal().and_then(|deal| deal.aside.get(place.index()));
            ensure(lies == Some(card), Fault::CardsNotConserved)
        }
        Event::Accused { by, solution, .. } => {
            on_turn(table, *by)?;
            let dealt = state.deal().map(|deal| deal.solution);
            ensure(dealt == Some(*solution), Fault::EnvelopeChanged)
        }
        Event::Ended { outcome, deal } => {
            ensure(state.deal() == Some(deal), Fault::CardsNotConserved)?;
            check_outcome(state, deal, *outcome)
        }
    }
}

/// Whether the game chooses for the one who was asked: then the answer is what happens next.
fn answers_at_once(table: &TableView) -> bool {
    let asked = match *table.phase() {
        Phase::Answering { by, .. } => Some(by),
        _ => None,
    };
    asked.is_some_and(|by| table.choosers()[by] == Chooser::Game)
}

/// Whether a question goes on round the table after this event.
const fn leaves_question(event: &Event) -> bool {
    matches!(event, Event::Told(Told::Suggested { .. } | Told::CannotAnswer { .. }))
}

/// Whether this is how a question goes round.
const fn is_said_of_question(event: &Event) -> bool {
    matches!(
        event,
        Event::Told(Told::CannotAnswer { .. } | Told::AnswerDue { .. } | Told::Unanswered)
    )
}

fn check_told(state: &State, told: &Told) -> Result<(), Fault> {
    let table = state.table();
    match *told {
        Told::Arranged { .. } => Ok(()),
        Told::OpeningRolled { seat, .. } => {
            seated(table, seat)?;
            opening(table)?;
            ensure(table.actor() == Some(seat), Fault::SeatOrder)
        }
        Told::RollAgain { among } => {
            opening(table)?;
            among.iter().try_for_each(|seat| seated(table, seat))?;
            ensure(among.len() > 1, Fault::OutOfPlace)
        }
        Told::TurnBegan { seat } => {
            seated(table, seat)?;
            ensure(state.deal().is_some(), Fault::OutOfPlace)?;
            let waiting = match *table.phase() {
                Phase::Answering { .. } | Phase::Looking { .. } | Phase::Peeking { .. } => true,
                Phase::Verdict { accuser } => !table.out().contains(accuser),
                Phase::Opening(_) | Phase::Turn { .. } | Phase::Over(_) => false,
            };
            ensure(!waiting, Fault::OutOfPlace)?;
            let next = table.on_turn().map(|last| table.next_turn_after(last));
            ensure(next.is_none_or(|next| next == Some(seat)), Fault::SeatOrder)
        }
        Told::Rolled { seat, .. }
        | Told::NowhereToGo { seat }
        | Told::Moved { seat, .. }
        | Told::Stayed { seat }
        | Told::TookLink { seat, .. }
        | Told::Suggested { by: seat, .. } => on_turn(table, seat),
        Told::CannotAnswer { seat } => {
            let question = asked_next(state, seat)?;
            let held = state.hand(seat).and(question.theory.cards());
            ensure(held.is_empty(), Fault::NotHeld)
        }
        Told::AnswerDue { seat } => {
            let question = asked_next(state, seat)?;
            let held = state.hand(seat).and(question.theory.cards());
            ensure(!held.is_empty(), Fault::NotHeld)
        }
        Told::Unanswered => {
            let question = question_going_round(table)?;
            let others = table.characters().len() - 1;
            ensure(question.silent.len() == others, Fault::SeatOrder)
        }
        Told::LetChoose { seat, chooser } => {
            seated(table, seat)?;
            ensure(table.choosers()[seat] != chooser, Fault::OutOfPlace)
        }
        Told::LookClosed => {
            let looking = matches!(table.phase(), Phase::Looking { .. } | Phase::Peeking { .. });
            ensure(looking, Fault::OutOfPlace)
        }
        Told::AccusedWrongly { by } => {
            let looking = matches!(*table.phase(), Phase::Verdict { accuser } if accuser == by);
            let right = state.accusation() == state.deal().map(|deal| deal.solution);
            ensure(looking && !right, Fault::OutOfPlace)
        }
        Told::ClearedDoorway { seat, .. } => ensure(table.out().contains(seat), Fault::OutOfPlace),
    }
}

fn seated(table: &TableView, seat: Seat) -> Result<(), Fault> {
    ensure(table.characters().has(seat), Fault::NoSuchSeat)
}

fn opening(table: &TableView) -> Result<(), Fault> {
    ensure(matches!(table.phase(), Phase::Opening(_)), Fault::OutOfPlace)
}

fn on_turn(table: &TableView, seat: Seat) -> Result<(), Fault> {
    seated(table, seat)?;
    match *table.phase() {
        Phase::Turn { seat: now, .. } => ensure(now == seat, Fault::SeatOrder),
        _ => Err(Fault::OutOfPlace),
    }
}

/// The question that is just going round.
fn question_going_round(table: &TableView) -> Result<&Question, Fault> {
    let unanswered = Stage::Suggested { answered: false };
    let open = matches!(table.phase(), Phase::Turn { stage, .. } if *stage == unanswered);
    table.question().filter(|_| open).ok_or(Fault::OutOfPlace)
}

/// The question, if this seat is the next to be asked.
fn asked_next(state: &State, seat: Seat) -> Result<&Question, Fault> {
    let table = state.table();
    seated(table, seat)?;
    let question = question_going_round(table)?;
    let mut round = table.characters().clockwise_after(question.by);
    let next = round.find(|&next| !question.silent.contains(next));
    ensure(next == Some(seat), Fault::SeatOrder)?;
    Ok(question)
}

fn check_outcome(state: &State, deal: &Deal, outcome: Outcome) -> Result<(), Fault> {
    let table = state.table();
    match outcome {
        Outcome::Solved { by } => {
            let looking = matches!(*table.phase(), Phase::Verdict { accuser } if accuser == by);
            ensure(looking, Fault::OutOfPlace)?;
            ensure(state.accusation() == Some(deal.solution), Fault::EnvelopeChanged)
        }
        Outcome::LastLeft { winner } => ensure(table.still_in().eq([winner]), Fault::OutOfPlace),
        Outcome::Unsolved => ensure(table.still_in().next().is_none(), Fault::OutOfPlace),
    }
}
