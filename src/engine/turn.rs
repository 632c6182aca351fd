//! What an allowed action leads to.

use super::action::Action;
use super::board::Place;
use super::card::Card;
use super::chooser::Chooser;
use super::dice::{Chance, Roll};
use super::event::{Deal, Event, Told};
use super::permit::{is_offered_a_place, permit};
use super::phase::{Opening, OpeningFor, Outcome, Phase};
use super::refusal::Refusal;
use super::ruleset::{AtDoor, Dealer, FirstTurn, LastOne};
use super::seat::Seat;
use super::setup::{Setup, arrange, deal_cards};
use super::side::SidePlace;
use super::state::State;
use super::theory::Theory;
use super::view::TableView;

/// Judges an action and says what happens. Changes nothing but the chance that it draws, and that
/// only when the action is allowed.
///
/// # Errors
/// With the rule that forbids the action.
pub fn decide(
    state: &State,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
) -> Result<Vec<Event>, Refusal> {
    let table = state.table();
    permit(table, seat, state.hand(seat), action)?;
    Ok(match action {
        Action::Roll => {
            let roll = Roll::thrown(table.ruleset().dice, &mut chance.dice);
            match table.phase() {
                Phase::Opening(opening) => opening_roll(table, opening, seat, roll, chance),
                _ => rolled(table, seat, roll),
            }
        }
        Action::Move(to) => told([Told::Moved { seat, to }]),
        Action::Stay => told([Told::Stayed { seat }]),
        Action::Take(link, to) => told([Told::TookLink { seat, link, to }]),
        Action::Suggest(theory) => suggested(state, seat, theory, chance),
        Action::Accuse(theory) => accused(state, seat, theory),
        Action::Show(card) => shown(table, seat, card),
        Action::LetChoose(chooser) => let_choose(state, seat, chooser, chance),
        Action::CloseLook => match table.phase() {
            Phase::Verdict { .. } => verdict(state, seat),
            _ => told([Told::LookClosed]),
        },
        Action::Peek(place) => peeked(state, seat, place),
        Action::EndTurn => next_turn(table, seat),
    })
}

fn told<const N: usize>(news: [Told; N]) -> Vec<Event> {
    news.into_iter().map(Event::Told).collect()
}

/// What happens before anybody acts: everything is put on the board, and what needs no roll follows.
#[must_use]
pub fn opening_events(setup: &Setup, chance: &mut Chance) -> Vec<Event> {
    let mut events = vec![Event::Told(arrange(setup, &mut chance.deal))];
    if setup.ruleset().dealer == Dealer::Random {
        let seats: Vec<Seat> = setup.characters().seats().collect();
        if let Some(dealer) = chance.deal.pick(&seats) {
            events.extend(dealt(setup, dealer, chance));
        }
    }
    events
}

fn dealt(setup: &Setup, dealer: Seat, chance: &mut Chance) -> Vec<Event> {
    let deal = deal_cards(setup, dealer, &mut chance.deal);
    let mut events = vec![Event::Dealt { dealer, deal }];
    if setup.ruleset().first_turn == FirstTurn::Scarlett
        && let Some(seat) = setup.nearest_to_scarlett()
    {
        events.push(Event::Told(Told::TurnBegan { seat }));
    }
    events
}

fn opening_roll(
    table: &TableView,
    opening: &Opening,
    seat: Seat,
    roll: Roll,
    chance: &mut Chance,
) -> Vec<Event> {
    let mut events = told([Told::OpeningRolled { seat, roll }]);
    let mut after = opening.clone();
    after.rolls[seat] = Some(roll);
    if after.next().is_some() {
        return events;
    }
    let highest = after.highest();
    let mut winners = highest.iter();
    match (winners.next(), winners.next()) {
        (Some(winner), None) => match opening.purpose {
            OpeningFor::Dealer => events.extend(dealt(table.setup(), winner, chance)),
            OpeningFor::FirstTurn => {
                events.push(Event::Told(Told::TurnBegan { seat: winner }));
            }
        },
        _ => events.push(Event::Told(Told::RollAgain { among: highest })),
    }
    events
}

fn rolled(table: &TableView, seat: Seat, roll: Roll) -> Vec<Event> {
    let mut events = told([Told::Rolled { seat, roll }]);
    if !is_offered_a_place(table, seat, roll) {
        events.push(Event::Told(Told::NowhereToGo { seat }));
    }
    events
}

/// The question goes round, clockwise from the asker's left, to the first who holds a named card.
/// Where the game chooses for him, it answers at once, however many cards match.
fn suggested(state: &State, by: Seat, theory: Theory, chance: &mut Chance) -> Vec<Event> {
    let named = theory.cards();
    let mut events = told([Told::Suggested { by, theory }]);
    for seat in state.table().characters().clockwise_after(by) {
        if state.hand(seat).and(named).is_empty() {
            events.push(Event::Told(Told::CannotAnswer { seat }));
        } else {
            events.push(Event::Told(Told::AnswerDue { seat }));
            if state.table().choosers()[seat] == Chooser::Game {
                events.extend(chosen(state, seat, by, theory, chance));
            }
            return events;
        }
    }
    events.push(Event::Told(Told::Unanswered));
    events
}

/// The card that the game shows for a player.
fn chosen(state: &State, by: Seat, to: Seat, theory: Theory, chance: &mut Chance) -> Option<Event> {
    let matching = state.hand(by).and(theory.cards());
    let card = state.showings().choose(by, to, matching, &mut chance.answers)?;
    Some(Event::Shown { by, to, card })
}

/// A question that waits for this player is answered with it.
fn let_choose(state: &State, seat: Seat, chooser: Chooser, chance: &mut Chance) -> Vec<Event> {
    let mut events = told([Told::LetChoose { seat, chooser }]);
    if let Phase::Answering { asker, theory, by } = *state.table().phase()
        && by == seat
    {
        events.extend(chosen(state, seat, asker, theory, chance));
    }
    events
}

fn shown(table: &TableView, by: Seat, card: Card) -> Vec<Event> {
    match *table.phase() {
        Phase::Answering { asker: to, .. } => vec![Event::Shown { by, to, card }],
        _ => Vec::new(),
    }
}

fn peeked(state: &State, by: Seat, place: SidePlace) -> Vec<Event> {
    let card = state.deal().and_then(|deal| deal.aside.get(place.index()));
    card.map(|&card| Event::Peeked { by, place, card }).into_iter().collect()
}

fn accused(state: &State, by: Seat, theory: Theory) -> Vec<Event> {
    let voice = state.table().ruleset().accusation;
    state
        .deal()
        .map(|deal| Event::Accused { by, voice, theory, solution: deal.solution })
        .into_iter()
        .collect()
}

/// The accuser has put the envelope away: the table learns whether he was right, and no more.
fn verdict(state: &State, by: Seat) -> Vec<Event> {
    let Some(deal) = state.deal() else { return Vec::new() };
    if state.accusation() == Some(deal.solution) {
        return vec![ended(Outcome::Solved { by }, deal)];
    }
    let table = state.table();
    let mut events = told([Told::AccusedWrongly { by }]);
    if table.ruleset().at_door == AtDoor::GoesIn
        && let Place::Square(square) = table.place_of(by)
        && let Some(to) = table.board().door_at(square)
    {
        events.push(Event::Told(Told::ClearedDoorway { seat: by, to }));
    }
    let left: Vec<Seat> = table.still_in().filter(|&seat| seat != by).collect();
    match (left.as_slice(), table.ruleset().last_one) {
        ([], _) => events.push(ended(Outcome::Unsolved, deal)),
        (&[winner], LastOne::WinsAtOnce) => {
            events.push(ended(Outcome::LastLeft { winner }, deal));
        }
        _ => {
            let round = table.characters().clockwise_after(by);
            events.extend(
                round
                    .into_iter()
                    .find(|seat| left.contains(seat))
                    .map(|seat| Event::Told(Told::TurnBegan { seat })),
            );
        }
    }
    events
}

fn ended(outcome: Outcome, deal: &Deal) -> Event {
    Event::Ended { outcome, deal: deal.clone() }
}

fn next_turn(table: &TableView, seat: Seat) -> Vec<Event> {
    table
        .next_turn_after(seat)
        .map(|seat| Event::Told(Told::TurnBegan { seat }))
        .into_iter()
        .collect()
}
