//! What a player may do: one short function for each kind of action, and the only place where the
//! rules of a turn are decided. [`super::turn::decide`] refuses by it, and [`legal_actions`] lists
//! by it.

use super::action::Action;
use super::board::{Link, Place};
use super::card::{Card, CardSet, Room};
use super::chooser::Chooser;
use super::clause::Clause;
use super::dice::Roll;
use super::phase::{Phase, Stage};
use super::refusal::Refusal;
use super::routes::{Route, Walking, Ways};
use super::ruleset::{AccuseAfter, AccuseWhere, Edition, Idle, StayToSuggest};
use super::seat::Seat;
use super::side::SidePlace;
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
        Action::Take(link, to) => take(table, seat, link, to),
        Action::Suggest(theory) => suggest(table, seat, theory),
        Action::Accuse(theory) => accuse_of(table, seat, theory),
        Action::Show(card) => show(table, seat, hand, card),
        Action::LetChoose(chooser) => let_choose(table, seat, chooser),
        Action::CloseLook => close_look(table, seat),
        Action::Peek(place) => peek(table, seat, place),
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
        Phase::Looking { .. } | Phase::Peeking { .. } | Phase::Verdict { .. } => {
            refused(Clause::LookFirst)
        }
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
        Stage::Suggested { .. } | Stage::Peeked => refused(Clause::NoMoveAfterSuggestion),
    }
}

/// Where this seat's pawn can go with a roll.
#[must_use]
pub fn offered(table: &TableView, seat: Seat, roll: Roll) -> Vec<Route> {
    let (ways, walking) = walking(table);
    let taken = table.taken_for(seat);
    ways.routes(table.place_of(seat), roll.total(), walking, taken)
}

/// Whether any place is offered to this seat's pawn with a roll.
#[must_use]
pub fn is_offered_a_place(table: &TableView, seat: Seat, roll: Roll) -> bool {
    let (ways, walking) = walking(table);
    let taken = table.taken_for(seat);
    ways.lead_anywhere(table.place_of(seat), roll.total(), walking, taken)
}

/// How many steps the way to this place takes, if it is offered to this seat's pawn with a roll.
#[must_use]
pub fn steps_to(table: &TableView, seat: Seat, roll: Roll, to: Place) -> Option<usize> {
    let (ways, walking) = walking(table);
    let taken = table.taken_for(seat);
    ways.steps_to(table.place_of(seat), roll.total(), walking, taken, to)
}

fn walking(table: &TableView) -> (&'static Ways, Walking) {
    let rules = table.ruleset();
    (Ways::of(rules.edition), rules.walking())
}

fn walk(table: &TableView, seat: Seat, to: Place) -> Permit {
    match own_turn(table, seat)? {
        Stage::Fresh => refused(Clause::RollBeforeMoving),
        Stage::Rolled(roll) => {
            if steps_to(table, seat, roll, to).is_some() {
                return Ok(());
            }
            refused(match to {
                Place::Room(_) | Place::Centre if to == table.place_of(seat) => Clause::NoReturn,
                Place::Room(_) => Clause::RoomInReach,
                Place::Centre if table.board().has_centre() => Clause::CentreInReach,
                Place::Centre => Clause::NoCentre,
                Place::Square(square) if table.taken_for(seat).contains(square) => {
                    Clause::SquareTaken
                }
                Place::Square(_) => match table.ruleset().walking() {
                    Walking::Full => Clause::FullRoll,
                    Walking::FullOrBonus => Clause::FullRollOrBonus,
                    Walking::UpTo => Clause::UpToRoll,
                },
            })
        }
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } | Stage::Peeked => refused(Clause::NoMoveAfterSuggestion),
    }
}

fn stay(table: &TableView, seat: Seat) -> Permit {
    match own_turn(table, seat)? {
        Stage::Fresh => refused(Clause::RollBeforeMoving),
        Stage::Rolled(roll) => match table.place_of(seat) {
            Place::Room(_) | Place::Centre => Ok(()),
            // A record of old rules may stand here without a place on offer, and must go on.
            Place::Square(_) if !is_offered_a_place(table, seat, roll) => Ok(()),
            Place::Square(_) => refused(Clause::TakeOfferedPlace),
        },
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } | Stage::Peeked => refused(Clause::NoMoveAfterSuggestion),
    }
}

fn take(table: &TableView, seat: Seat, link: Link, to: Room) -> Permit {
    let (here, instead) = match link {
        Link::Passage => (Clause::PassageHere, Clause::PassageInsteadOfRolling),
        Link::DirectDoor => (Clause::DirectDoorHere, Clause::DirectDoorInsteadOfRolling),
    };
    match own_turn(table, seat)? {
        Stage::Fresh => match table.place_of(seat) {
            Place::Room(room) if table.board().link(link, room) == Some(to) => Ok(()),
            _ => refused(here),
        },
        Stage::Rolled(_) => refused(instead),
        Stage::Moved { .. } => refused(Clause::OneMove),
        Stage::Suggested { .. } | Stage::Peeked => refused(Clause::NoMoveAfterSuggestion),
    }
}

/// The room in which this seat may suggest now.
///
/// # Errors
/// With the clause that forbids a suggestion.
pub fn room_to_suggest(table: &TableView, seat: Seat) -> Result<Room, Refusal> {
    match (own_turn(table, seat)?, table.place_of(seat)) {
        (Stage::Suggested { .. } | Stage::Peeked, _) => refused(Clause::OneSuggestion),
        (_, Place::Square(_) | Place::Centre) => refused(Clause::SuggestInRoom),
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
    if theory.room != room_to_suggest(table, seat)? {
        refused(Clause::SuggestAboutThisRoom)
    } else if table.ruleset().edition.can_tell(theory) {
        Ok(())
    } else {
        refused(Clause::CardsOfThisGame)
    }
}

/// Whether this seat may accuse now, whatever it claims.
///
/// # Errors
/// With the clause that forbids it.
pub fn accuse(table: &TableView, seat: Seat) -> Permit {
    let stage = own_turn(table, seat)?;
    match (stage, table.ruleset().accuse_after) {
        (Stage::Suggested { .. }, AccuseAfter::Never) => {
            return refused(Clause::NoAccusationAfterSuggestion);
        }
        (Stage::Peeked, _) => return refused(Clause::PeekEndsTurn),
        (Stage::Suggested { answered: true }, AccuseAfter::Unanswered) => {
            return refused(Clause::AccuseOnlyUnanswered);
        }
        _ => {}
    }
    match (table.ruleset().accuse_where, table.place_of(seat), stage) {
        (AccuseWhere::Anywhere, ..)
        | (AccuseWhere::Centre, Place::Centre, Stage::Fresh | Stage::Moved { entered: Some(_) }) => {
            Ok(())
        }
        (AccuseWhere::Centre, Place::Centre, _) => refused(Clause::AccuseInsteadOfRolling),
        (AccuseWhere::Centre, ..) => refused(Clause::AccuseInCentre),
    }
}

fn accuse_of(table: &TableView, seat: Seat, theory: Theory) -> Permit {
    accuse(table, seat)?;
    if table.ruleset().edition.can_tell(theory) { Ok(()) } else { refused(Clause::CardsOfThisGame) }
}

/// Why the suggestion, or the accusation after one, that a beginner looks for now is not offered.
fn withheld(table: &TableView, seat: Seat) -> Option<Clause> {
    let refusal = match (own_turn(table, seat).ok()?, table.place_of(seat)) {
        (Stage::Fresh, Place::Square(_) | Place::Centre)
        | (Stage::Rolled(_) | Stage::Peeked, _) => None,
        (Stage::Moved { entered: Some(_) }, Place::Centre) | (Stage::Suggested { .. }, _) => {
            accuse(table, seat).err()
        }
        (Stage::Fresh, Place::Room(_)) | (Stage::Moved { .. }, _) => {
            room_to_suggest(table, seat).err()
        }
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
        Phase::Looking { asker: looker, .. }
        | Phase::Peeking { asker: looker, .. }
        | Phase::Verdict { accuser: looker }
            if looker == seat =>
        {
            Ok(())
        }
        _ => refused(Clause::NothingToLookAt),
    }
}

/// A side card is looked at after a suggestion without an answer, each place once.
fn peek(table: &TableView, seat: Seat, place: SidePlace) -> Permit {
    let stage = own_turn(table, seat)?;
    if !table.setup().has_side_cards() {
        return refused(Clause::NoSideCards);
    }
    match stage {
        Stage::Peeked => refused(Clause::PeekEndsTurn),
        Stage::Suggested { answered: false } if table.looked_at(seat).contains(place) => {
            refused(Clause::PeekNewPlace)
        }
        Stage::Suggested { answered: false } => Ok(()),
        _ => refused(Clause::PeekWhenUnanswered),
    }
}

fn end_turn(table: &TableView, seat: Seat) -> Permit {
    let stage = own_turn(table, seat)?;
    match (stage, table.place_of(seat)) {
        (Stage::Moved { .. } | Stage::Suggested { .. } | Stage::Peeked, _) => Ok(()),
        (Stage::Rolled(_), Place::Square(_)) => refused(Clause::TakeOfferedPlace),
        (Stage::Rolled(_), Place::Room(_) | Place::Centre) => refused(Clause::MoveOrStay),
        (Stage::Fresh, Place::Square(_)) => refused(Clause::MustRoll),
        (Stage::Fresh, Place::Room(_) | Place::Centre) => match table.ruleset().idle {
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
    /// May take these links, each to its room.
    pub links: Vec<(Link, Room)>,
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
    /// May look at the side cards in these places.
    pub peek: Vec<SidePlace>,
    /// May put away what is being looked at.
    pub close_look: bool,
    /// May end the turn.
    pub end_turn: bool,
}

impl Legal {
    /// The same as single actions, in a game of this edition.
    pub fn actions(&self, edition: Edition) -> impl Iterator<Item = Action> {
        let simple = [
            (self.roll, Action::Roll),
            (self.stay, Action::Stay),
            (self.close_look, Action::CloseLook),
            (self.end_turn, Action::EndTurn),
        ];
        let accusations = self.accuse.then(|| Theory::all(edition));
        let suggestions = self.suggest.map(|room| Theory::about(edition, room));
        simple
            .into_iter()
            .filter_map(|(allowed, action)| allowed.then_some(action))
            .chain(self.routes.iter().map(|route| Action::Move(route.to)))
            .chain(self.links.iter().map(|&(link, to)| Action::Take(link, to)))
            .chain(suggestions.into_iter().flatten().map(Action::Suggest))
            .chain(accusations.into_iter().flatten().map(Action::Accuse))
            .chain(self.show.iter().map(Action::Show))
            .chain(self.let_choose.map(Action::LetChoose))
            .chain(self.peek.iter().copied().map(Action::Peek))
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
    let links = Link::ALL.into_iter().filter_map(|link| match table.place_of(seat) {
        Place::Room(room) => table.board().link(link, room).map(|to| (link, to)),
        Place::Square(_) | Place::Centre => None,
    });
    Legal {
        roll: allowed(Action::Roll),
        routes,
        stay: allowed(Action::Stay),
        links: links.filter(|&(link, to)| allowed(Action::Take(link, to))).collect(),
        suggest: room_to_suggest(table, seat).ok(),
        accuse: accuse(table, seat).is_ok(),
        withheld: withheld(table, seat),
        show: view.hand().iter().filter(|&card| allowed(Action::Show(card))).collect(),
        let_choose: Some(table.choosers()[seat].other()),
        peek: SidePlace::ALL.into_iter().filter(|&at| allowed(Action::Peek(at))).collect(),
        close_look: allowed(Action::CloseLook),
        end_turn: allowed(Action::EndTurn),
    }
}
