//! Prints how the levels, scores and ratings of `explain` and `rate` agree with the labels that another maker gave the boards of the corpora,
//! and how they change when a board is turned or mirrored: `cargo run --release -p quadrille-games --example rating`.
//! See docs/rating.md.
#![allow(clippy::print_stdout)]

use quadrille_core::prelude::*;
use quadrille_core::rating::rate;
use quadrille_core::{Budget, Locale, Options};
use quadrille_games::singles::Singles;
use quadrille_games::towers::Towers;
use quadrille_games::unruly::Unruly;
use std::collections::BTreeMap;

fn main() {
    println!(
        "game, boards, those with the label as level; rank correlation with the labels of level, rating, score, and score in one size; pairs of boards with different labels that the rating has in order, and the score; boards whose level and rating change when they are turned, and by how much the score does"
    );
    game::<Towers>(include_str!("../src/towers/corpus/sgt.tsv"), "ehxu");
    game::<Singles>(include_str!("../src/singles/corpus/sgt_singles.tsv"), "ek");
    game::<Unruly>(include_str!("../src/unruly/corpus/sgt_unruly.tsv"), "ten");
}

/// A board as the maker labels it and as we rate it.
struct Rated {
    size: String,
    label: usize,
    rank: usize,
    score: u32,
    rating: f64,
    /// The ranks, scores and ratings of its images, itself among them.
    images: Vec<(usize, u32, f64)>,
}

fn game<G: Game>(corpus: &str, letters: &str) {
    let rated: Vec<Rated> =
        corpus.lines().filter_map(|line| labelled::<G>(line, letters)).collect();
    let count = rated.len();
    let of = |value: fn(&Rated) -> f64| rated.iter().map(value).collect::<Vec<f64>>();
    let labels = of(|r| r.label as f64);
    let same = rated.iter().filter(|r| r.label == r.rank).count();
    let level = correlation(&labels, &of(|r| r.rank as f64));
    let score = correlation(&labels, &of(|r| f64::from(r.score)));
    let rating = correlation(&labels, &of(|r| r.rating));
    let other = |differs: fn(&Rated, &(usize, u32, f64)) -> bool| {
        rated.iter().filter(|r| r.images.iter().any(|image| differs(r, image))).count()
    };
    let levels = other(|r, image| r.rank != image.0);
    let ratings = other(|r, image| r.rating.to_bits() != image.2.to_bits());
    let mut spreads: Vec<f64> = rated.iter().map(spread).collect();
    spreads.sort_by(f64::total_cmp);
    println!(
        "{}, {count}, {same}; {level:.2}, {rating:.2}, {score:.2}, {:.2}; {:.0} %, {:.0} %; {levels}, {ratings}, {:.0} % (median) to {:.0} %",
        G::NAME,
        within_sizes(&rated),
        100.0 * in_order(&rated, |r| r.rating),
        100.0 * in_order(&rated, |r| f64::from(r.score)),
        100.0 * spreads[count / 2],
        100.0 * spreads[count - 1],
    );
}

/// The share of pairs of boards with different labels whose values are in the labels' order.
fn in_order(rated: &[Rated], value: fn(&Rated) -> f64) -> f64 {
    let pairs = rated.iter().flat_map(|one| rated.iter().map(move |other| (one, other)));
    let (mut all, mut right) = (0, 0);
    for (one, other) in pairs.filter(|(one, other)| one.label < other.label) {
        all += 1;
        right += usize::from(value(one) < value(other));
    }
    f64::from(right as u32) / f64::from(all.max(1))
}

/// How much the scores of a board's images differ, as a share of the least.
fn spread(rated: &Rated) -> f64 {
    let scores = || rated.images.iter().map(|(_, score, _)| f64::from(*score));
    let (least, most) = (scores().fold(f64::INFINITY, f64::min), scores().fold(0.0, f64::max));
    if least > 0.0 { (most - least) / least } else { 0.0 }
}

/// The rank of the level that `explain` gives, one beyond for a board that no level solves, its score, and the rating.
fn graded<G: Game>(puzzle: &G::Puzzle) -> (usize, u32, f64) {
    let start = G::start(puzzle);
    let told = G::explain(puzzle, &start, usize::MAX, Locale::default(), &mut Budget::unlimited());
    let told = told.expect("no limit was set");
    let levels = G::levels();
    let rank = levels.iter().position(|level| Some(level.name) == told.difficulty);
    let rating = rate::<G>(puzzle, &mut Budget::unlimited()).expect("no limit was set").rating;
    (rank.unwrap_or(levels.len()), told.score, rating)
}

fn labelled<G: Game>(line: &str, letters: &str) -> Option<Rated> {
    let id = line.split('\t').next()?;
    let (parameters, _) = id.split_once(':')?;
    let (size, letter) = parameters.split_once('d')?;
    let label = letters.find(letter.chars().next()?)?;
    let read = G::formats().iter().find(|format| format.name == "id")?.read?;
    let puzzle = read(id, &Options::new()).expect("the corpus is well written");
    let (rank, score, rating) = graded::<G>(&puzzle);
    let images = (0..).map_while(|number| G::image(&puzzle, number));
    let images = images.map(|image| graded::<G>(&image)).collect();
    Some(Rated { size: size.to_string(), label, rank, score, rating, images })
}

/// The mean of the correlations inside the sizes that have boards with different labels, each weighted by its boards: a
/// large board has more steps, whatever its level.
fn within_sizes(rated: &[Rated]) -> f64 {
    let mut sizes: BTreeMap<&str, Vec<&Rated>> = BTreeMap::new();
    rated.iter().for_each(|r| sizes.entry(&r.size).or_default().push(r));
    let (mut sum, mut weight) = (0.0, 0.0);
    for boards in sizes.values() {
        let labels: Vec<f64> = boards.iter().map(|r| r.label as f64).collect();
        if labels.iter().all(|label| *label == labels[0]) {
            continue;
        }
        let scores: Vec<f64> = boards.iter().map(|r| f64::from(r.score)).collect();
        let count = boards.len() as f64;
        sum += count * correlation(&labels, &scores);
        weight += count;
    }
    sum / weight
}

/// Spearman's rank correlation; equal values share the mean of their ranks.
fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let (a, b) = (ranks(a), ranks(b));
    let mean = (a.len() as f64 + 1.0) / 2.0;
    let product = |x: &[f64], y: &[f64]| -> f64 {
        x.iter().zip(y).map(|(x, y)| (x - mean) * (y - mean)).sum()
    };
    let both = (product(&a, &a) * product(&b, &b)).sqrt();
    if both == 0.0 { 0.0 } else { product(&a, &b) / both }
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: &f64| {
        let less = values.iter().filter(|other| *other < value).count();
        let equal = values.iter().filter(|other| *other == value).count();
        less as f64 + (equal as f64 + 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}
