//! What makes tests of the rules read like sentences: a [`Table`] to arrange, and a [`Play`] in
//! which players, called by their characters, act.
//!
//! A position is made of events, as a saved game is, and the game is played through
//! [`Game::play`]; nothing here changes a state by another way. Dice are scripted by setting the
//! stream of rolls to a place from which the wanted roll comes next.

#![allow(dead_code, reason = "each test crate uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that can't be set up fails, and should")]

pub mod random_player;

use kartano::engine::action::Action;
use kartano::engine::board::{Board, Interior, Link, Place, Square};
use kartano::engine::card::{Card, CardSet, Room, Suspect, Weapon};
use kartano::engine::clause::Clause;
use kartano::engine::dice::{Roll, Seeds, Stream};
use kartano::engine::event::{Deal, Event, Told};
use kartano::engine::game::{Drawn, Game};
use kartano::engine::permit::{Legal, legal_actions};
use kartano::engine::phase::{Phase, Stage};
use kartano::engine::ruleset::{Edition, Preset, Ruleset, WeaponStart};
use kartano::engine::seat::{BySeat, Seat};
use kartano::engine::setup::{PRINTED_LIST, Setup};
use kartano::engine::theory::Theory;
use kartano::engine::view::{SeatView, TableView};

/// The rulebooks that are played on the classic board.
pub const CLASSICS: [Preset; 4] = [Preset::Nb, Preset::Hu, Preset::Nl, Preset::Hr];

/// A row of the matrix: what each rulebook of the classic board says, in the order nb, hu, nl, hr.
pub fn row<T>(cells: [T; 4]) -> impl Iterator<Item = (Preset, T)> {
    CLASSICS.into_iter().zip(cells)
}

/// The classic board, on which four of the rulebooks are played.
pub fn board() -> &'static Board {
    Board::of(Edition::Classic)
}

/// The corridor square in this column and row, counted from 0 from the top left.
pub fn square(column: u8, row: u8) -> Square {
    board().square_at(column, row).unwrap_or_else(|| panic!("({column}, {row}) is no corridor"))
}

/// Where a suspect's pawn starts on the classic board.
pub fn start(suspect: Suspect) -> Place {
    Place::Square(board().start(suspect).expect("a start square"))
}

/// What stands for a place in a sentence: a room, or the column and row of a corridor square.
pub trait AsPlace: Copy {
    /// The place.
    fn place(self) -> Place;
}

impl AsPlace for Room {
    fn place(self) -> Place {
        Place::Room(self)
    }
}

impl AsPlace for (u8, u8) {
    fn place(self) -> Place {
        Place::Square(square(self.0, self.1))
    }
}

impl AsPlace for Place {
    fn place(self) -> Place {
        self
    }
}

/// What stands for a card in a sentence.
pub trait AsCard {
    /// The card.
    fn card(self) -> Card;
}

impl AsCard for Card {
    fn card(self) -> Card {
        self
    }
}

impl AsCard for Suspect {
    fn card(self) -> Card {
        Card::Suspect(self)
    }
}

impl AsCard for Weapon {
    fn card(self) -> Card {
        Card::Weapon(self)
    }
}

impl AsCard for Room {
    fn card(self) -> Card {
        Card::Room(self)
    }
}

/// The action of showing a card.
pub fn show(card: impl AsCard) -> Action {
    Action::Show(card.card())
}

/// The action of walking to a place.
pub fn walk(to: impl AsPlace) -> Action {
    Action::Move(to.place())
}

/// Who, with what, where.
pub const fn theory(suspect: Suspect, weapon: Weapon, room: Room) -> Theory {
    Theory { suspect, weapon, room }
}

/// What the envelope holds unless a test says otherwise. No test that relies on it lets anybody
/// stand in that conservatory by chance.
pub const MURDER: Theory = theory(Suspect::White, Weapon::Spanner, Room::Conservatory);

/// What may not be: the envelope never holds it unless a test says so.
pub const MISTAKE: Theory = theory(Suspect::Mustard, Weapon::Rope, Room::Hall);

/// The seeds of every constructed game. Which they are matters nowhere.
pub const SEED_NUMBER: u64 = 2;

/// A table being arranged for a test. Pawns stand on their start squares and weapons lie by the
/// printed list until moved; cards that nobody was given are dealt so that hands are as even as
/// the rules make them.
pub struct Table {
    setup: Setup,
    pieces: [Place; 6],
    weapons: [Interior; 6],
    solution: Theory,
    held: BySeat<CardSet>,
    aside: Option<Vec<Card>>,
}

/// A table of one rulebook with these characters, clockwise.
pub fn table<const N: usize>(preset: Preset, characters: [Suspect; N]) -> Table {
    let ruleset = Ruleset::of(preset);
    let setup = Setup::new(ruleset.clone(), characters.to_vec()).unwrap();
    Table {
        pieces: Suspect::ALL.map(|suspect| setup.beginning(suspect)),
        weapons: if ruleset.weapons == WeaponStart::Centre {
            [Interior::Centre; 6]
        } else {
            PRINTED_LIST.map(Interior::Room)
        },
        solution: MURDER,
        aside: None,
        held: setup.characters().map(|_, _| CardSet::EMPTY),
        setup,
    }
}

/// A table of three whose characters every rulebook allows in this order.
pub fn table_of_three(preset: Preset) -> Table {
    table(preset, [Suspect::Scarlett, Suspect::Green, Suspect::Plum])
}

/// A table with every character played.
pub fn table_of_six(preset: Preset) -> Table {
    table(preset, Suspect::ALL)
}

impl Table {
    /// Puts a pawn somewhere.
    pub fn standing(mut self, suspect: Suspect, place: impl AsPlace) -> Self {
        self.pieces[suspect.index()] = place.place();
        self
    }

    /// Puts pawns that are nobody's concern in this test before these doors, or wherever.
    pub fn blocking<const N: usize>(self, pawns: [(Suspect, (u8, u8)); N]) -> Self {
        pawns.into_iter().fold(self, |table, (suspect, at)| table.standing(suspect, at))
    }

    /// Puts a weapon into a room.
    pub fn lying(mut self, weapon: Weapon, room: Room) -> Self {
        self.weapons[weapon.slot()] = Interior::Room(room);
        self
    }

    /// Says who did it.
    pub fn envelope(mut self, solution: Theory) -> Self {
        self.solution = solution;
        self
    }

    /// Gives a card to a player.
    pub fn holding(mut self, player: Suspect, card: impl AsCard) -> Self {
        let seat = self.setup.player_of(player).unwrap();
        self.held[seat].insert(card.card());
        self
    }

    /// Puts these cards aside, from left to right.
    pub fn aside(mut self, cards: [Card; 4]) -> Self {
        self.aside = Some(cards.to_vec());
        self
    }

    /// The deal: the cards given, and the others round the table from seat 0 on, to whoever has
    /// not got a full hand yet.
    pub fn deal(&self) -> Deal {
        let mut hands = self.held.clone();
        let given = hands.iter().fold(self.solution.cards(), |given, (_, &hand)| given.or(hand));
        let mut rest: Vec<Card> =
            self.setup.edition().cards().filter(|&card| !given.contains(card)).collect();
        let seats = hands.len();
        let aside: Vec<Card> = self
            .aside
            .clone()
            .unwrap_or_else(|| rest.split_off(rest.len() - self.setup.side_cards()));
        rest.retain(|card| !aside.contains(card));
        let face_up = self.setup.face_up_cards();
        let dealt = Edition::CARDS - self.solution.cards().len() - face_up - aside.len();
        for seat in self.setup.characters().seats() {
            let full = dealt / seats + usize::from(seat.index() < dealt % seats);
            let missing = full.checked_sub(hands[seat].len()).expect("a hand of the usual size");
            for card in rest.drain(..missing) {
                hands[seat].insert(card);
            }
        }
        let deal =
            Deal { solution: self.solution, hands, face_up: rest.into_iter().collect(), aside };
        assert!(
            deal.is_whole(self.setup.edition()),
            "a card was given to two players, or is in the envelope"
        );
        deal
    }

    /// The game at the beginning of this player's first turn.
    pub fn turn_of(self, player: Suspect) -> Play {
        let seat = self.setup.player_of(player).unwrap();
        let dealer = self.setup.characters().seats().last().unwrap();
        let events = vec![
            Event::Told(Told::Arranged { pieces: self.pieces, weapons: self.weapons }),
            Event::Dealt { dealer, deal: self.deal() },
            Event::Told(Told::TurnBegan { seat }),
        ];
        let seeds = Seeds::from_number(SEED_NUMBER);
        let game = Game::replay(self.setup, seeds, Drawn::default(), events).unwrap();
        Play { game }
    }
}

/// A new game of one rulebook with these characters, clockwise, before anybody has acted.
pub fn new_game<const N: usize>(preset: Preset, characters: [Suspect; N]) -> Play {
    Play::from_number(preset, &characters, SEED_NUMBER)
}

/// A game that players, called by their characters, play.
#[derive(Clone, Debug)]
pub struct Play {
    /// The game.
    pub game: Game,
}

impl Play {
    /// A new game with the seeds of this number.
    pub fn from_number(preset: Preset, characters: &[Suspect], number: u64) -> Self {
        let setup = Setup::new(Ruleset::of(preset), characters.to_vec()).unwrap();
        Self { game: Game::new(setup, Seeds::from_number(number)) }
    }

    /// What everybody sees.
    pub fn table(&self) -> &TableView {
        self.game.table()
    }

    /// Who dealt, and how, once the cards are dealt.
    pub fn dealt(&self) -> Option<(Seat, Deal)> {
        self.game.events().iter().find_map(|event| match event {
            Event::Dealt { dealer, deal } => Some((*dealer, deal.clone())),
            _ => None,
        })
    }

    /// The seat of a character.
    pub fn seat(&self, player: Suspect) -> Seat {
        self.game.setup().player_of(player).unwrap()
    }

    /// What this player knows.
    pub fn view(&self, player: Suspect) -> SeatView {
        self.game.seat_view(self.seat(player))
    }

    /// All that this player may do.
    pub fn legal(&self, player: Suspect) -> Legal {
        legal_actions(&self.view(player))
    }

    /// The character of the player for whom the game waits.
    pub fn actor(&self) -> Suspect {
        self.table().characters()[self.table().actor().expect("the game is not over")]
    }

    /// The character of the player whose turn it is.
    pub fn on_turn(&self) -> Suspect {
        self.table().characters()[self.table().on_turn().expect("somebody's turn")]
    }

    /// Where a pawn stands.
    pub fn place(&self, suspect: Suspect) -> Place {
        self.table().pieces()[suspect.index()]
    }

    /// Where a weapon lies.
    pub fn room_of(&self, weapon: Weapon) -> Room {
        self.lies(weapon).room().expect("the weapon lies in a room")
    }

    /// Where a weapon lies, which may be the centre.
    pub fn lies(&self, weapon: Weapon) -> Interior {
        self.table().weapons()[weapon.slot()]
    }

    /// The room that the player on turn stands in.
    pub fn room(&self) -> Room {
        match self.place(self.on_turn()) {
            Place::Room(room) => room,
            Place::Square(_) | Place::Centre => panic!("the pawn stands in no room"),
        }
    }

    /// How far the turn has come.
    pub fn stage(&self) -> Stage {
        match *self.table().phase() {
            Phase::Turn { stage, .. } => stage,
            ref other => panic!("no turn: {other:?}"),
        }
    }

    /// What would happen if this player did this, or the rule that forbids it.
    ///
    /// Asserts on the way that a refusal changes nothing, and that [`legal_actions`] says the same.
    pub fn tries(&self, player: Suspect, action: Action) -> Result<Vec<Event>, Clause> {
        let mut after = self.game.clone();
        let outcome = after.play(self.seat(player), action).map(<[Event]>::to_vec);
        if outcome.is_err() {
            assert_eq!(after, self.game, "a refused action changed the game");
        }
        let listed =
            self.legal(player).actions(self.game.setup().edition()).any(|legal| legal == action);
        assert_eq!(listed, outcome.is_ok(), "listed and accepted differ: {action:?}");
        outcome.map_err(|refusal| refusal.0)
    }

    /// Whether this player may do this, or the rule that forbids it.
    pub fn may(&self, player: Suspect, action: Action) -> Result<(), Clause> {
        self.tries(player, action).map(|_| ())
    }

    /// The events of an action that must be allowed.
    pub fn does(&mut self, player: Suspect, action: Action) -> Vec<Event> {
        let seat = self.seat(player);
        match self.game.play(seat, action) {
            Ok(events) => events.to_vec(),
            Err(refusal) => panic!("{player:?} may not {action:?}: {refusal:?}"),
        }
    }

    fn then(mut self, action: Action) -> Self {
        self.does(self.actor(), action);
        self
    }

    /// Whoever acts now throws this total.
    pub fn rolls(mut self, total: u8) -> Self {
        let seeds = self.game.seeds();
        let count = self.table().ruleset().dice;
        // Two dice show any total within some dozens of throws.
        let dice = (0..1_000)
            .find(|&drawn| {
                let mut stream = Stream::resumed(seeds.dice, drawn);
                Roll::thrown(count, &mut stream).total() == total
            })
            .expect("a total that these dice can show");
        let drawn = Drawn { dice, ..self.game.drawn() };
        let events = self.game.events().to_vec();
        self.game = Game::replay(self.game.setup().clone(), seeds, drawn, events).unwrap();
        self.then(Action::Roll)
    }

    /// Whoever is on turn walks there.
    pub fn walks(self, to: impl AsPlace) -> Self {
        self.then(walk(to))
    }

    /// Whoever is on turn remains in the room after rolling.
    pub fn stays(self) -> Self {
        self.then(Action::Stay)
    }

    /// Whoever is on turn takes the secret passage.
    pub fn takes_passage(self, to: Room) -> Self {
        self.then(Action::Take(Link::Passage, to))
    }

    /// Whoever is on turn takes the direct door.
    pub fn takes_door(self, to: Room) -> Self {
        self.then(Action::Take(Link::DirectDoor, to))
    }

    /// Whoever is on turn suggests, in the room where he stands.
    pub fn suggests(self, suspect: Suspect, weapon: Weapon) -> Self {
        let room = self.room();
        self.then(Action::Suggest(theory(suspect, weapon, room)))
    }

    /// Whoever is asked shows this card.
    pub fn shows(self, card: impl AsCard) -> Self {
        self.then(show(card))
    }

    /// Whoever looks at something puts it away.
    pub fn looks_and_puts_away(self) -> Self {
        self.then(Action::CloseLook)
    }

    /// Whoever is on turn suggests, and the answer, if there is one, is given and looked at.
    pub fn asks(mut self, suspect: Suspect, weapon: Weapon) -> Self {
        self = self.suggests(suspect, weapon);
        if matches!(self.table().phase(), Phase::Answering { .. }) {
            let card = self.legal(self.actor()).show.iter().next().unwrap();
            self = self.then(Action::Show(card)).looks_and_puts_away();
        }
        self
    }

    /// Whoever is on turn accuses and looks into the envelope.
    pub fn accuses(self, theory: Theory) -> Self {
        self.then(Action::Accuse(theory)).looks_and_puts_away()
    }

    /// Whoever is on turn ends it.
    pub fn ends_turn(self) -> Self {
        self.then(Action::EndTurn)
    }

    /// Whoever is on turn, in a room, lets it pass there, by rolling where the rulebook wants it.
    pub fn idles(mut self) -> Self {
        if !self.legal(self.on_turn()).end_turn {
            self = self.rolls(2);
            if matches!(self.stage(), Stage::Rolled(_)) {
                self = self.stays();
            }
        }
        self.ends_turn()
    }

    /// Turns pass idly until this player's begins: at least one.
    pub fn until_turn_of(self, player: Suspect) -> Self {
        let mut play = self.idles();
        for _ in Suspect::ALL {
            if play.on_turn() == player {
                return play;
            }
            play = play.idles();
        }
        panic!("{player:?} has no turn any more");
    }

    /// The places offered to whoever is on turn and has rolled.
    pub fn offered(&self) -> Vec<Place> {
        self.legal(self.on_turn()).routes.iter().map(|route| route.to).collect()
    }
}

/// Whether a game is at the beginning of this player's turn.
pub fn begins_turn_of(play: &Play, player: Suspect) -> bool {
    play.on_turn() == player
        && play.table().actor() == Some(play.seat(player))
        && play.stage() == Stage::Fresh
}
