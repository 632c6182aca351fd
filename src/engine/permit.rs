//! What a player may do: one short function for each kind of action, and the only place where the
//! rules of a turn are decided. [`super::turn::decide`] refuses by it, and [`legal_actions`] lists
//! by it.

use super::action::Action;
use super::board::Place;
use super::card::{Card, CardSet, Room};
use super::chooser::Chooser;
use super::clause::Clause;
use super::dice::Roll;
use super::phase::{Phase, Stage};
use super::refusal::Refusal;
use super::routes::{Route, Ways};
use super::ruleset::{AccuseAfter, CorridorRoll, Idle, Ruleset, StayToSuggest};
use super::seat::Seat;
use super::theory::Theory;
use super::view::{SeatView, TableView};

type Permit = Result<(), Refusal>;

const fn refused<T>(clause: Clause) -> Result<T, Refusal> {
    Err(Refusal(clause))
}

/// Judges an action of a seat with this hand.
///
/// # Errors
/// With the clause that forbids it.
pub fn permit(table: &TableView, seat: Seat, hand: CardSet, action: Action) -> Permit {
    if matches!(table.phase(), Phase::Over(_)) {
        return refused(Clause::GameOver);
    }
    match action {
        Action::Roll => roll(table, seat),
        Action::Move(to) => walk(table, seat, to),
        Action::Stay => stay(table, seat),
        Action::Passage(to) => passage(table, seat, to),
        Action::Suggest(theory) => suggest(table, seat, theory),
        Action::Accuse(_) => accuse(table, seat),
        Action::Show(card) => show(table, seat, hand, card),
        Action::LetChoose(chooser) => let_choose(table, seat, chooser),
        Action::CloseLook => close_look(table, seat),
        Action::EndTurn => end_turn(table, seat),
    }
}

/// The stage of this seat's own turn, or why it can't act in one.
fn own_turn(table: &TableView, seat: Seat) -> Result<Stage, Refusal> {
    match *table.phase() {
        Phase::Turn { seat: on_turn, stage } if on_turn == seat => Ok(stage),
        _ if table.out().contains(seat) => refused(Clause::WrongAccuserIsOut),
        Phase::Turn { .. } => refused(Clause::TurnOrder),
        Phase::Opening(_) => refused(Clause::OpeningRoll),
        Phase::Answering { .. } => refused(Clause::AnswerFirst),
        Phase::Looking { .. } | Phase::Verdict { .. } => refused(Clause::LookFirst),
        Phase::Over(_) => refused(Clause::GameOver),
    }
}

fn roll(table: &TableView, seat: Seat) -> Permit {
    if let Phase::Opening(opening) = table.phase() {
        return if opening.next() == Some(seat) { Ok(()) } else { refused(Clause::TurnOrder) };
    }
    match own_turn(table, seat)? {
        Stage::Fresh => Ok(()),
        Stage::Rolled(_) => refused(Clause::OneRoll),
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } => refused(Clause::NoMoveAfterSuggestion),
    }
}

/// Where this seat's pawn can go with a roll.
#[must_use]
pub fn offered(table: &TableView, seat: Seat, roll: Roll) -> Vec<Route> {
    let Ruleset { edition, corridor_roll, .. } = *table.ruleset();
    let taken = table.taken_for(seat);
    Ways::of(edition).routes(table.place_of(seat), roll.total(), corridor_roll, taken)
}

/// Whether this seat's pawn can go anywhere with a roll.
#[must_use]
pub fn is_offered_a_place(table: &TableView, seat: Seat, roll: Roll) -> bool {
    let Ruleset { edition, corridor_roll, .. } = *table.ruleset();
    let taken = table.taken_for(seat);
    Ways::of(edition).lead_anywhere(table.place_of(seat), roll.total(), corridor_roll, taken)
}

/// Whether this place is offered to this seat's pawn with a roll.
fn is_offered(table: &TableView, seat: Seat, roll: Roll, to: Place) -> bool {
    let Ruleset { edition, corridor_roll, .. } = *table.ruleset();
    let taken = table.taken_for(seat);
    Ways::of(edition).lead_to(table.place_of(seat), roll.total(), corridor_roll, taken, to)
}

fn walk(table: &TableView, seat: Seat, to: Place) -> Permit {
    match own_turn(table, seat)? {
        Stage::Fresh => refused(Clause::RollBeforeMoving),
        Stage::Rolled(roll) => {
            if is_offered(table, seat, roll, to) {
                return Ok(());
            }
            refused(match to {
                Place::Room(_) if to == table.place_of(seat) => Clause::NoReturn,
                Place::Room(_) => Clause::RoomInReach,
                Place::Square(square) if table.taken_for(seat).contains(square) => {
                    Clause::SquareTaken
                }
                Place::Square(_) => match table.ruleset().corridor_roll {
                    CorridorRoll::Full => Clause::FullRoll,
                    CorridorRoll::UpTo => Clause::UpToRoll,
                },
            })
        }
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } => refused(Clause::NoMoveAfterSuggestion),
    }
}

fn stay(table: &TableView, seat: Seat) -> Permit {
    match own_turn(table, seat)? {
        Stage::Fresh => refused(Clause::RollBeforeMoving),
        Stage::Rolled(roll) => match table.place_of(seat) {
            Place::Room(_) => Ok(()),
            // A record of old rules may stand here without a place on offer, and must go on.
            Place::Square(_) if !is_offered_a_place(table, seat, roll) => Ok(()),
            Place::Square(_) => refused(Clause::TakeOfferedPlace),
        },
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } => refused(Clause::NoMoveAfterSuggestion),
    }
}

fn passage(table: &TableView, seat: Seat, to: Room) -> Permit {
    match own_turn(table, seat)? {
        Stage::Fresh => match table.place_of(seat) {
            Place::Room(room) if table.board().passage(room) == Some(to) => Ok(()),
            _ => refused(Clause::PassageHere),
        },
        Stage::Rolled(_) => refused(Clause::PassageInsteadOfRolling),
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } => refused(Clause::NoMoveAfterSuggestion),
    }
}

/// The room in which this seat may suggest now.
///
/// # Errors
/// With the clause that forbids a suggestion.
pub fn room_to_suggest(table: &TableView, seat: Seat) -> Result<Room, Refusal> {
    match (own_turn(table, seat)?, table.place_of(seat)) {
        (Stage::Suggested { .. }, _) => refused(Clause::OneSuggestion),
        (_, Place::Square(_)) => refused(Clause::SuggestInRoom),
        (Stage::Moved { entered: Some(_) }, Place::Room(room)) => Ok(room),
        (Stage::Rolled(_) | Stage::Moved { entered: None }, Place::Room(_)) => {
            refused(Clause::StayInsteadOfRolling)
        }
        (Stage::Fresh, Place::Room(room)) => match table.ruleset().stay_to_suggest {
            StayToSuggest::Always => Ok(room),
            StayToSuggest::WhenMoved if table.was_brought(seat) => Ok(room),
            StayToSuggest::WhenMoved => refused(Clause::SuggestOnArrival),
        },
    }
}

fn suggest(table: &TableView, seat: Seat, theory: Theory) -> Permit {
    if theory.room == room_to_suggest(table, seat)? {
        Ok(())
    } else {
        refused(Clause::SuggestAboutThisRoom)
    }
}

/// Whether this seat may accuse now, whatever it claims.
///
/// # Errors
/// With the clause that forbids it.
pub fn accuse(table: &TableView, seat: Seat) -> Permit {
    match own_turn(table, seat)? {
        Stage::Fresh | Stage::Rolled(_) | Stage::Moved { .. } => Ok(()),
        Stage::Suggested { answered } => match table.ruleset().accuse_after {
            AccuseAfter::Unanswered if answered => refused(Clause::AccuseOnlyUnanswered),
            AccuseAfter::Unanswered | AccuseAfter::AnySuggestion => Ok(()),
        },
    }
}

/// Why the suggestion, or the accusation after one, that a beginner looks for now is not offered.
fn withheld(table: &TableView, seat: Seat) -> Option<Clause> {
    let refusal = match (own_turn(table, seat).ok()?, table.place_of(seat)) {
        (Stage::Fresh, Place::Square(_)) | (Stage::Rolled(_), _) => None,
        (Stage::Fresh, Place::Room(_)) | (Stage::Moved { .. }, _) => {
            room_to_suggest(table, seat).err()
        }
        (Stage::Suggested { .. }, _) => accuse(table, seat).err(),
    };
    refusal.map(|refusal| refusal.0)
}

fn show(table: &TableView, seat: Seat, hand: CardSet, card: Card) -> Permit {
    match table.phase() {
        Phase::Answering { by, theory, .. } if *by == seat => {
            if !theory.cards().contains(card) {
                refused(Clause::ShowNamedCard)
            } else if !hand.contains(card) {
                refused(Clause::ShowHeldCard)
            } else {
                Ok(())
            }
        }
        _ => refused(Clause::OnlyAskedAnswers),
    }
}

/// Anybody may say so at any time, also who is out: he goes on answering.
fn let_choose(table: &TableView, seat: Seat, chooser: Chooser) -> Permit {
    match table.choosers().get(seat) {
        None => refused(Clause::TurnOrder),
        Some(&now) if now == chooser => refused(Clause::ChooserChanges),
        Some(_) => Ok(()),
    }
}

fn close_look(table: &TableView, seat: Seat) -> Permit {
    match *table.phase() {
        Phase::Looking { asker: looker, .. } | Phase::Verdict { accuser: looker }
            if looker == seat =>
        {
            Ok(())
        }
        _ => refused(Clause::NothingToLookAt),
    }
}

fn end_turn(table: &TableView, seat: Seat) -> Permit {
    let stage = own_turn(table, seat)?;
    match (stage, table.place_of(seat)) {
        (Stage::Moved { .. } | Stage::Suggested { .. }, _) => Ok(()),
        (Stage::Rolled(_), Place::Square(_)) => refused(Clause::TakeOfferedPlace),
        (Stage::Rolled(_), Place::Room(_)) => refused(Clause::MoveOrStay),
        (Stage::Fresh, Place::Square(_)) => refused(Clause::MustRoll),
        (Stage::Fresh, Place::Room(_)) => match table.ruleset().idle {
            Idle::Freely => Ok(()),
            Idle::AfterRolling => refused(Clause::MustRollOrPassage),
        },
    }
}

/// All that a seat may do now, kind by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// May throw the dice.
    pub roll: bool,
    /// May walk one of these ways.
    pub routes: Vec<Route>,
    /// May remain in the room after rolling.
    pub stay: bool,
    /// May take the secret passage to this room.
    pub passage: Option<Room>,
    /// May suggest, naming this room.
    pub suggest: Option<Room>,
    /// May accuse.
    pub accuse: bool,
    /// Why a suggestion or an accusation that a beginner looks for is not offered.
    pub withheld: Option<Clause>,
    /// Must answer with one of these cards.
    pub show: CardSet,
    /// May let this one choose the card that is shown.
    pub let_choose: Option<Chooser>,
    /// May put away what is being looked at.
    pub close_look: bool,
    /// May end the turn.
    pub end_turn: bool,
}

impl Legal {
    /// The same as single actions.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        let simple = [
            (self.roll, Action::Roll),
            (self.stay, Action::Stay),
            (self.close_look, Action::CloseLook),
            (self.end_turn, Action::EndTurn),
        ];
        let accusations = self.accuse.then(Theory::all);
        simple
            .into_iter()
            .filter_map(|(allowed, action)| allowed.then_some(action))
            .chain(self.routes.iter().map(|route| Action::Move(route.to)))
            .chain(self.passage.map(Action::Passage))
            .chain(self.suggest.into_iter().flat_map(Theory::about).map(Action::Suggest))
            .chain(accusations.into_iter().flatten().map(Action::Accuse))
            .chain(self.show.iter().map(Action::Show))
            .chain(self.let_choose.map(Action::LetChoose))
    }
}

/// What the viewing seat may do now: the one source for buttons and computer players.
#[must_use]
pub fn legal_actions(view: &SeatView) -> Legal {
    let table = view.table();
    let seat = view.seat();
    let allowed = |action| permit(table, seat, view.hand(), action).is_ok();
    if table.outcome().is_some() {
        return Legal::default();
    }
    let routes = match own_turn(table, seat) {
        Ok(Stage::Rolled(roll)) => offered(table, seat, roll),
        _ => Vec::new(),
    };
    let passage = match table.place_of(seat) {
        Place::Room(room) => table.board().passage(room),
        Place::Square(_) => None,
    };
    Legal {
        roll: allowed(Action::Roll),
        routes,
        stay: allowed(Action::Stay),
        passage: passage.filter(|&to| allowed(Action::Passage(to))),
        suggest: room_to_suggest(table, seat).ok(),
        accuse: accuse(table, seat).is_ok(),
        withheld: withheld(table, seat),
        show: view.hand().iter().filter(|&card| allowed(Action::Show(card))).collect(),
        let_choose: Some(table.choosers()[seat].other()),
        close_look: allowed(Action::CloseLook),
        end_turn: allowed(Action::EndTurn),
    }
}
