//! What may be seen: by all ([`TableView`]), and by the player of one seat ([`SeatView`]). Both are
//! folded from seen events alone, so that they can't hold what their viewer may not know.

use super::board::{Board, Interior, Place, SquareSet};
use super::card::{Card, CardSet, Suspect};
use super::chooser::Chooser;
use super::event::{Deal, Seen, Told};
use super::phase::{Opening, OpeningFor, Outcome, Phase, Stage};
use super::ruleset::{Dealer, Ruleset};
use super::seat::{BySeat, Seat, SeatSet};
use super::setup::Setup;
use super::side::{SidePlace, SidePlaces};
use super::theory::Theory;

/// The last suggestion, and how far the question went round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who suggested.
    pub by: Seat,
    /// What.
    pub theory: Theory,
    /// Who held none of the cards.
    pub silent: SeatSet,
}

/// What everybody at the table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    setup: Setup,
    phase: Phase,
    pieces: [Place; 6],
    weapons: [Interior; 6],
    hand_sizes: BySeat<usize>,
    face_up: CardSet,
    looked_at: BySeat<SidePlaces>,
    on_turn: Option<Seat>,
    turn: u32,
    out: SeatSet,
    brought: SeatSet,
    choosers: BySeat<Chooser>,
    question: Option<Question>,
    laid_open: Option<Deal>,
}

impl TableView {
    /// A table before anything has happened.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let purpose = match setup.ruleset().dealer {
            Dealer::HighestRoll => OpeningFor::Dealer,
            Dealer::Random => OpeningFor::FirstTurn,
        };
        Self {
            phase: Phase::Opening(Opening::new(purpose, setup.characters())),
            pieces: Suspect::ALL.map(|suspect| setup.beginning(suspect)),
            weapons: [Interior::Centre; 6],
            hand_sizes: setup.characters().map(|_, _| 0),
            face_up: CardSet::EMPTY,
            looked_at: setup.characters().map(|_, _| SidePlaces::default()),
            on_turn: None,
            turn: 0,
            out: SeatSet::EMPTY,
            brought: SeatSet::EMPTY,
            choosers: setup.characters().map(|_, _| Chooser::default()),
            question: None,
            laid_open: None,
            setup,
        }
    }

    /// Rulebook and characters.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rulebook.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        self.setup.ruleset()
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.setup.board()
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whom the game waits for; nobody when it is over.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Opening(opening) => opening.next(),
            Phase::Turn { seat, .. } => Some(*seat),
            Phase::Answering { by, .. } => Some(*by),
            Phase::Looking { asker, .. } | Phase::Peeking { asker, .. } => Some(*asker),
            Phase::Verdict { accuser } => Some(*accuser),
            Phase::Over(_) => None,
        }
    }

    /// Whose turn it is, also while others answer; nobody's before the first turn.
    #[must_use]
    pub const fn on_turn(&self) -> Option<Seat> {
        self.on_turn
    }

    /// The number of the turn, from 1; 0 before the first.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Where each pawn stands, in the order of [`Suspect::ALL`].
    #[must_use]
    pub const fn pieces(&self) -> &[Place; 6] {
        &self.pieces
    }

    /// Where each weapon lies, by [`super::card::Weapon::slot`].
    #[must_use]
    pub const fn weapons(&self) -> &[Interior; 6] {
        &self.weapons
    }

    /// The seats' characters.
    #[must_use]
    pub const fn characters(&self) -> &BySeat<Suspect> {
        self.setup.characters()
    }

    /// Where the pawn of this seat stands.
    #[must_use]
    pub fn place_of(&self, seat: Seat) -> Place {
        self.pieces[self.characters()[seat].index()]
    }

    /// The corridor squares on which another pawn than this seat's stands.
    #[must_use]
    pub fn taken_for(&self, seat: Seat) -> SquareSet {
        let own = self.characters()[seat];
        Suspect::ALL
            .into_iter()
            .filter(|&suspect| suspect != own)
            .filter_map(|suspect| self.pieces[suspect.index()].square())
            .collect()
    }

    /// How many cards each player holds.
    #[must_use]
    pub const fn hand_sizes(&self) -> &BySeat<usize> {
        &self.hand_sizes
    }

    /// The cards that lie face up for all to see.
    #[must_use]
    pub const fn face_up(&self) -> CardSet {
        self.face_up
    }

    /// The places of side cards that this seat has looked at.
    #[must_use]
    pub fn looked_at(&self, seat: Seat) -> SidePlaces {
        self.looked_at[seat]
    }

    /// Who has accused wrongly.
    #[must_use]
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// Who still plays for the solution, in seat order.
    pub fn still_in(&self) -> impl Iterator<Item = Seat> + Clone {
        let out = self.out;
        self.characters().seats().filter(move |&seat| !out.contains(seat))
    }

    /// Whose turn comes after this one, clockwise among those who are still in.
    #[must_use]
    pub fn next_turn_after(&self, seat: Seat) -> Option<Seat> {
        let round = self.characters().clockwise_after(seat).chain([seat]);
        round.into_iter().find(|&next| !self.out.contains(next))
    }

    /// Whether another player's suggestion brought this seat's pawn into its room, from anywhere
    /// else, since its last own turn.
    #[must_use]
    pub const fn was_brought(&self, seat: Seat) -> bool {
        self.brought.contains(seat)
    }

    /// Who chooses the card that each player shows.
    #[must_use]
    pub const fn choosers(&self) -> &BySeat<Chooser> {
        &self.choosers
    }

    /// The last suggestion.
    #[must_use]
    pub const fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// All cards, when the game is over.
    #[must_use]
    pub const fn laid_open(&self) -> Option<&Deal> {
        self.laid_open.as_ref()
    }

    /// How the game ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Folds one more event. Total: whatever it is, the table shows it.
    ///
    /// The seats of an event must be seats of this table.
    pub fn apply(&mut self, seen: &Seen) {
        match seen {
            Seen::Told(told) => self.hear(told),
            Seen::Dealt { sizes, face_up, .. } => {
                self.hand_sizes = sizes.clone();
                self.face_up = *face_up;
                self.phase =
                    Phase::Opening(Opening::new(OpeningFor::FirstTurn, self.setup.characters()));
            }
            Seen::Shown { by, to, .. } => {
                if let Some(question) = &self.question {
                    let theory = question.theory;
                    self.phase = Phase::Looking { asker: *to, by: *by, theory };
                }
            }
            Seen::Peeked { by, place, .. } => {
                self.looked_at[*by].insert(*place);
                self.phase = Phase::Peeking { asker: *by, place: *place };
            }
            Seen::Accused { by, .. } => self.phase = Phase::Verdict { accuser: *by },
            Seen::Ended { outcome, deal } => {
                self.phase = Phase::Over(*outcome);
                self.laid_open = Some(deal.clone());
            }
        }
    }

    fn hear(&mut self, told: &Told) {
        match told {
            Told::Arranged { pieces, weapons } => {
                self.pieces = *pieces;
                self.weapons = *weapons;
            }
            Told::OpeningRolled { seat, roll } => {
                if let Phase::Opening(opening) = &mut self.phase {
                    opening.rolls[*seat] = Some(*roll);
                }
            }
            Told::RollAgain { among } => {
                if let Phase::Opening(opening) = &mut self.phase {
                    opening.contenders = *among;
                    for seat in among.iter() {
                        opening.rolls[seat] = None;
                    }
                }
            }
            Told::TurnBegan { seat } => {
                if let Some(before) = self.on_turn {
                    self.brought.remove(before);
                }
                self.on_turn = Some(*seat);
                self.turn += 1;
                self.question = None;
                self.stage(*seat, Stage::Fresh);
            }
            Told::Rolled { seat, roll } => self.stage(*seat, Stage::Rolled(*roll)),
            Told::NowhereToGo { seat } | Told::Stayed { seat } => {
                self.stage(*seat, Stage::Moved { entered: None });
            }
            Told::Moved { seat, to } => {
                self.put(*seat, *to);
                self.stage(*seat, Stage::Moved { entered: to.interior() });
            }
            Told::TookLink { seat, to, .. } => {
                self.put(*seat, Place::Room(*to));
                self.stage(*seat, Stage::Moved { entered: Some(Interior::Room(*to)) });
            }
            Told::Suggested { by, theory } => self.suggested(*by, *theory),
            Told::CannotAnswer { seat } => {
                if let Some(question) = &mut self.question {
                    question.silent.insert(*seat);
                }
            }
            Told::AnswerDue { seat } => {
                if let Some(Question { by: asker, theory, .. }) = self.question {
                    self.phase = Phase::Answering { asker, theory, by: *seat };
                }
            }
            Told::Unanswered => self.suggestion_done(false),
            Told::LetChoose { seat, chooser } => self.choosers[*seat] = *chooser,
            Told::LookClosed => match self.phase {
                Phase::Peeking { asker, .. } => self.stage(asker, Stage::Peeked),
                _ => self.suggestion_done(true),
            },
            Told::AccusedWrongly { by } => self.out.insert(*by),
            Told::ClearedDoorway { seat, to } => self.put(*seat, (*to).into()),
        }
    }

    fn stage(&mut self, seat: Seat, stage: Stage) {
        self.phase = Phase::Turn { seat, stage };
    }

    fn put(&mut self, seat: Seat, place: Place) {
        let suspect = self.characters()[seat];
        self.pieces[suspect.index()] = place;
    }

    fn suggested(&mut self, by: Seat, theory: Theory) {
        let room = Place::Room(theory.room);
        let named = self.setup.player_of(theory.suspect);
        let came_from_elsewhere = self.pieces[theory.suspect.index()] != room;
        if let Some(named) = named
            && named != by
            && came_from_elsewhere
        {
            self.brought.insert(named);
        }
        self.pieces[theory.suspect.index()] = room;
        self.weapons[theory.weapon.slot()] = Interior::Room(theory.room);
        self.question = Some(Question { by, theory, silent: SeatSet::EMPTY });
        self.stage(by, Stage::Suggested { answered: false });
    }

    fn suggestion_done(&mut self, answered: bool) {
        if let Some(asker) = self.question.as_ref().map(|question| question.by) {
            self.stage(asker, Stage::Suggested { answered });
        }
    }
}

/// A card that was shown to a player in answer to his own suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// Which card.
    pub card: Card,
    /// Who holds it.
    pub by: Seat,
    /// In which turn it was shown.
    pub turn: u32,
}

/// A card that the game showed for a player, to whoever asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownFor {
    /// Which card.
    pub card: Card,
    /// Who asked and saw it.
    pub to: Seat,
    /// In which turn it was shown.
    pub turn: u32,
}

/// A side card that a player has looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peek {
    /// In which place.
    pub place: SidePlace,
    /// Which card.
    pub card: Card,
    /// In which turn.
    pub turn: u32,
}

/// What the player of one seat knows: the table, and what only he has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    seat: Seat,
    table: TableView,
    hand: CardSet,
    sightings: Vec<Sighting>,
    shown_for: Vec<ShownFor>,
    peeks: Vec<Peek>,
    on_show: Option<Card>,
    envelope: Option<Theory>,
    history: Vec<Seen>,
}

impl SeatView {
    /// The view of a seat before anything has happened.
    #[must_use]
    pub fn new(seat: Seat, setup: Setup) -> Self {
        Self {
            seat,
            table: TableView::new(setup),
            hand: CardSet::EMPTY,
            sightings: Vec::new(),
            shown_for: Vec::new(),
            peeks: Vec::new(),
            on_show: None,
            envelope: None,
            history: Vec::new(),
        }
    }

    /// Whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What everybody knows.
    #[must_use]
    pub const fn table(&self) -> &TableView {
        &self.table
    }

    /// The own hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The cards that were shown to this seat, in order.
    #[must_use]
    pub fn sightings(&self) -> &[Sighting] {
        &self.sightings
    }

    /// What the game has shown for this seat, in order.
    #[must_use]
    pub fn shown_for(&self) -> &[ShownFor] {
        &self.shown_for
    }

    /// The side cards that this seat has looked at, in order.
    #[must_use]
    pub fn peeks(&self) -> &[Peek] {
        &self.peeks
    }

    /// The card that is being shown to this seat just now.
    #[must_use]
    pub const fn on_show(&self) -> Option<Card> {
        self.on_show
    }

    /// What the envelope holds, once this seat has looked into it.
    #[must_use]
    pub const fn envelope(&self) -> Option<Theory> {
        self.envelope
    }

    /// Everything this seat has seen and heard.
    #[must_use]
    pub fn history(&self) -> &[Seen] {
        &self.history
    }

    /// Folds one more event as this seat saw it.
    pub fn apply(&mut self, seen: Seen) {
        self.table.apply(&seen);
        match &seen {
            Seen::Dealt { hand: Some(hand), .. } => self.hand = *hand,
            Seen::Shown { by, to, card: Some(card) } if *to == self.seat => {
                self.on_show = Some(*card);
                self.sightings.push(Sighting { card: *card, by: *by, turn: self.table.turn });
            }
            Seen::Shown { by, to, card: Some(card) }
                if *by == self.seat && self.table.choosers[*by] == Chooser::Game =>
            {
                self.shown_for.push(ShownFor { card: *card, to: *to, turn: self.table.turn });
            }
            Seen::Peeked { place, card: Some(card), .. } => {
                self.peeks.push(Peek { place: *place, card: *card, turn: self.table.turn });
            }
            Seen::Told(Told::LookClosed) => self.on_show = None,
            Seen::Accused { solution: Some(solution), .. } => self.envelope = Some(*solution),
            _ => {}
        }
        self.history.push(seen);
    }
}
