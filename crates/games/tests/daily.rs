//! Puzzles of days gone by stay what they were: a week of them against what the page asked for and got when
//! `golden/daily.tsv` was written, by the page's own arithmetic and module of that time.
//!
//! A line is a day, a game, the side of its board, its level, its seed and the puzzle's name. No line may ever change.

use quadrille_core::{Budget, GenerateAsk};
use quadrille_games::{GAMES, find};
use std::time::Duration;

/// The week of the file begins on a Monday.
const WEEK: &str = include_str!("golden/daily.tsv");

#[test]
fn puzzles_of_the_days_are_what_they_were() {
    let mut lines = WEEK.lines();
    for weekday in 0..7 {
        // A game that came later has days of its own.
        for line in lines.by_ref().take(5) {
            let [day, name, side, level, seed, id] = line.split('\t').collect::<Vec<_>>()[..]
            else {
                panic!("six fields: {line}")
            };
            let game = find(name).unwrap();
            let (daily, levels) = (game.offer().daily, game.levels());
            let ask = GenerateAsk {
                size: Some((daily.sides[weekday], daily.sides[weekday])),
                // From the easiest on Monday to the hardest on Sunday, halves up.
                difficulty: Some(levels[(weekday * (levels.len() - 1) + 3) / 6].name.to_string()),
                seed: format!("{}{}", day.replace('-', ""), daily.number).parse().unwrap(),
                ..GenerateAsk::default()
            };
            assert_eq!(daily.sides[weekday].to_string(), side, "{line}");
            assert_eq!(ask.difficulty.as_deref(), Some(level), "{line}");
            assert_eq!(ask.seed.to_string(), seed, "{line}");
            let mut budget = Budget::for_time(Duration::from_secs(60));
            let made = game.generate(&ask, &mut budget).unwrap();
            assert_eq!(made.puzzle.id().unwrap(), id, "{line}");
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn no_two_games_share_a_seed() {
    let mut numbers: Vec<u8> = GAMES.iter().map(|game| game.offer().daily.number).collect();
    assert!(numbers.iter().all(|&number| number < 10));
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), GAMES.len());
}
