//! What every game owes its users, asked of every game in the registry.
//!
//! A game may refuse what it is not made for, so every test counts what it asserted and demands at
//! least one puzzle for each method, notation and level: who refuses everything does not pass.

mod drafts;
mod images;
mod methods;
mod notations;
mod players;
mod support;

use quadrille_games::GAMES;

#[test]
fn the_tables_are_complete() {
    for game in GAMES {
        let formats = game.formats();
        assert!(formats.iter().any(|f| f.name == "id" && f.reads && f.writes), "{}", game.name());
        assert!(game.methods().iter().any(|m| m.exact), "{}", game.name());
        let levels: Vec<_> = game.levels().iter().map(|l| l.name).collect();
        assert!(!levels.is_empty() && !game.techniques().is_empty(), "{}", game.name());
        for technique in game.techniques() {
            assert!(levels.contains(&technique.level), "{} {}", game.name(), technique.name);
        }
        assert!(game.levels().is_sorted_by_key(|l| l.rank), "{}: easiest first", game.name());
    }
}
