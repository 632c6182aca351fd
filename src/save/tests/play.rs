//! Games played at random.

use proptest::prelude::*;

use crate::engine::action::Action;
use crate::engine::card::{Room, Suspect, Weapon};
use crate::engine::dice::{Seeds, Stream};
use crate::engine::event::{Event, Viewer};
use crate::engine::game::Game;
use crate::engine::permit::{Legal, legal_actions};
use crate::engine::ruleset::{AccuseWhere, Edition, Preset, Ruleset};
use crate::engine::seat::BySeat;
use crate::engine::setup::Setup;
use crate::engine::theory::Theory;
use crate::engine::view::SeatView;
use crate::player_name::PlayerName;
use crate::save::{Draft, DraftKind, Mark, SavedGame, Time, Title};

/// A table of the first so many characters.
pub(super) fn table(preset: Preset, players: usize) -> Setup {
    let characters = Suspect::ALL.into_iter().take(players).collect();
    Setup::new(Ruleset::of(preset), characters).expect("the rulebook seats so many")
}

/// Somebody who does anything that is allowed, and accuses in one turn of sixty.
pub(super) struct RandomPlayer(Stream);

impl RandomPlayer {
    pub(super) fn new(number: u64) -> Self {
        Self(Stream::new(Seeds::from_number(!number).dice))
    }

    fn choose(&mut self, view: &SeatView) -> Action {
        let legal = legal_actions(view);
        let Ruleset { edition, accuse_where, .. } = *view.table().ruleset();
        let turns = match accuse_where {
            AccuseWhere::Anywhere => 60,
            AccuseWhere::Centre => 2,
        };
        let turn_begins = legal.accuse && legal.roll;
        if turn_begins && self.0.below(turns) == 0 {
            return self.accusation(edition);
        }
        let let_choose = legal.let_choose.filter(|_| self.0.below(20) == 0);
        let others = Legal { accuse: false, let_choose, ..legal };
        let others: Vec<_> = others.actions(edition).collect();
        self.0.pick(&others).unwrap_or_else(|| self.accusation(edition))
    }

    fn accusation(&mut self, edition: Edition) -> Action {
        let whole = "there is something to choose from";
        Action::Accuse(Theory {
            suspect: self.0.pick(&Suspect::ALL).expect(whole),
            weapon: self.0.pick(edition.weapons()).expect(whole),
            room: self.0.pick(edition.rooms()).expect(whole),
        })
    }

    /// Goes on with a game for so many actions, or to its end.
    pub(super) fn play_on(&mut self, game: &mut Game, actions: usize) {
        let mut views = game.setup().characters().map(|seat, _| game.seat_view(seat));
        for _ in 0..actions {
            let Some(seat) = game.table().actor() else { break };
            let action = self.choose(&views[seat]);
            let news = game.play(seat, action).expect("it was listed").to_vec();
            follow(&mut views, &news);
        }
    }
}

fn follow(views: &mut BySeat<SeatView>, news: &[Event]) {
    for seat in views.seats() {
        for event in news {
            views[seat].apply(event.seen_by(Viewer::Seat(seat)));
        }
    }
}

/// A game of so many random actions, or a whole one.
pub(super) fn played(preset: Preset, players: usize, number: u64, actions: usize) -> Game {
    let mut game = Game::new(table(preset, players), Seeds::from_number(number));
    RandomPlayer::new(number).play_on(&mut game, actions);
    game
}

/// These as names.
pub(super) fn names(typed: &[&str]) -> Vec<PlayerName> {
    typed.iter().map(|name| PlayerName::new(name).expect("a name")).collect()
}

/// The same with names, notes and a draft.
pub(super) fn saved(preset: Preset, players: usize, number: u64, actions: usize) -> SavedGame {
    let game = played(preset, players, number, actions);
    let names = names(&["Kari", "Ola", "Per", "Åse", "Liv", "Jan"][..players]);
    let mut saved = SavedGame::new(game, names).expect("a name for each");
    saved.revision = u32::try_from(number % 1000).expect("below 1000");
    saved.played = Time::of_millis(number / 3);
    saved.title = Title::typed(["", "Hytta", "\"Mökki\" 🦄"][players % 3]).expect("short");
    let mut chance = Stream::new(Seeds::from_number(number + 1).deal);
    for seat in saved.names().seats() {
        for card in saved.game.setup().edition().cards() {
            let mark = [Mark::None, Mark::Tick, Mark::Question][usize::from(chance.below(3))];
            saved.notes[seat].set(card, mark);
        }
    }
    let seats: Vec<_> = saved.names().seats().collect();
    saved.draft = (chance.below(2) == 0).then(|| Draft {
        seat: chance.pick(&seats).expect("somebody plays"),
        kind: if chance.below(2) == 0 { DraftKind::Suggestion } else { DraftKind::Accusation },
        suspect: chance.pick(&[None, Some(Suspect::Plum)]).flatten(),
        weapon: chance.pick(&[None, Some(Weapon::Rope)]).flatten(),
        room: chance.pick(&[None, Some(Room::Study)]).flatten(),
    });
    saved
}

/// Any rulebook with any number of players that it seats.
pub(super) fn any_table() -> impl Strategy<Value = (Preset, usize)> {
    prop::sample::select(Preset::ALL.to_vec()).prop_flat_map(|preset| {
        let ruleset = Ruleset::of(preset);
        (Just(preset), ruleset.players())
    })
}
