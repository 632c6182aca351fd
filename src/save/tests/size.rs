use super::play::saved;
use crate::engine::ruleset::Preset;
use crate::player_name::PlayerName;
use crate::save::{SavedGame, write};

/// With the longest names there are, and full notes.
fn size(saved: &SavedGame) -> usize {
    let longest = PlayerName::new(&"🦄".repeat(PlayerName::LONGEST)).expect("just short enough");
    let names = vec![longest; saved.names().len()];
    let renamed = SavedGame::new(saved.game.clone(), names).expect("a name for each");
    write(&SavedGame { notes: saved.notes.clone(), draft: saved.draft, ..renamed }).len()
}

#[test]
fn a_game_of_six_takes_at_most_12_kb() {
    for preset in Preset::ALL {
        let games: Vec<_> = (0..100).map(|number| saved(preset, 6, number, usize::MAX)).collect();
        let turns = || games.iter().map(|saved| saved.game.table().turn());
        let sizes: Vec<_> = games.iter().map(size).collect();
        let longest = sizes.iter().max().copied().unwrap_or_default();
        println!(
            "{preset:?}: {} turns, {} bytes; at most {} turns, {longest} bytes",
            turns().sum::<u32>() / 100,
            sizes.iter().sum::<usize>() / 100,
            turns().max().unwrap_or_default(),
        );
        assert!(longest <= 12_000);
    }
}
