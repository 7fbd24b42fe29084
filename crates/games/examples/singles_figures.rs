//! The figures of `docs/benchmarks/singles.md`: run it in release mode, optionally with a section's name.

use quadrille_core::prelude::*;

use quadrille_core::{Ask, Budget, GenerateAsk, Method, Options, Verdict, referee};
use quadrille_games::singles::Singles;
use quadrille_games::singles::rules::Puzzle;
use std::io::{self, Write};
use std::time::{Duration, Instant};

fn main() -> io::Result<()> {
    let wanted = std::env::args().nth(1);
    let mut out = io::stdout().lock();
    let sections: [(&str, fn(&mut dyn Write) -> io::Result<()>); 8] = [
        ("corpus", corpus),
        ("unique", unique),
        ("levels", levels),
        ("restart", restart),
        ("loose", loose),
        ("methods", methods),
        ("cuts", cuts),
        ("limits", limits),
    ];
    for (name, run) in sections {
        if wanted.as_deref().is_none_or(|w| w == name) {
            run(&mut out)?;
            writeln!(out)?;
        }
    }
    Ok(())
}

fn method(name: &str) -> &'static Method<Singles> {
    Singles::methods().iter().find(|m| m.name == name).expect("a method of the game")
}

/// Seconds for one call and what it returned.
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let value = work();
    (start.elapsed().as_secs_f64(), value)
}

fn median(mut seconds: Vec<f64>) -> f64 {
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}

fn prove_unique(puzzle: &Puzzle, name: &str) -> (f64, bool) {
    let mut budget = Budget::unlimited();
    let (time, answer) =
        timed(|| referee::solve(puzzle, method(name), &Ask::count(2), &mut budget));
    (time, answer.is_ok_and(|a| a.solutions == 1 && a.exhausted))
}

fn generate(side: usize, seed: u64, difficulty: Option<&str>, style: &str) -> Puzzle {
    let ask = GenerateAsk {
        size: Some((side, side)),
        difficulty: difficulty.map(str::to_string),
        seed,
        options: Options::new().with("style", style),
    };
    match Singles::generate(&ask, &mut Budget::unlimited()) {
        Ok(made) => made.puzzle,
        Err(error) => panic!("no {side} x {side} puzzle: {error:?}"),
    }
}

fn corpus(out: &mut dyn Write) -> io::Result<()> {
    let text = include_str!("../src/singles/corpus/sgt_singles.tsv");
    for name in ["search", "sat", "mip"] {
        let (mut times, mut unique) = (Vec::new(), 0);
        for line in text.lines() {
            let id = line.split('\t').next().unwrap_or("");
            let puzzle = id.parse().expect("a puzzle of the corpus");
            let (time, proved) = prove_unique(&puzzle, name);
            times.push(time);
            unique += u32::from(proved);
        }
        let (worst, count) = (times.iter().copied().fold(0.0, f64::max), times.len());
        writeln!(
            out,
            "corpus {name}: {unique} of {count} proved unique, median {:.3} ms, worst {:.3} ms",
            1e3 * median(times),
            1e3 * worst
        )?;
    }
    Ok(())
}

fn unique(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "side  boards  generate ms (median, worst)  solve+prove ms (median, worst)")?;
    for (side, boards) in [(12, 50), (20, 50), (60, 20), (100, 20), (200, 8), (1000, 1)] {
        let (mut made, mut solved) = (Vec::new(), Vec::new());
        for seed in 0..boards {
            let (time, puzzle) = timed(|| generate(side, seed, None, "unique"));
            made.push(time);
            // Best of three: the machine is shared.
            let runs = (0..3).map(|_| prove_unique(&puzzle, "search"));
            let (time, proved) = runs.fold((f64::MAX, true), |a, b| (a.0.min(b.0), a.1 && b.1));
            assert!(proved, "a generated puzzle was not unique");
            solved.push(time);
        }
        let worst = |t: &[f64]| 1e3 * t.iter().copied().fold(0.0, f64::max);
        let (m, s) = (worst(&made), worst(&solved));
        writeln!(
            out,
            "{side:>4}  {boards:>6}  {:>10.2} {m:>10.2}       {:>10.2} {s:>10.2}",
            1e3 * median(made),
            1e3 * median(solved)
        )?;
    }
    Ok(())
}

fn levels(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "side  level    boards  generate ms (median, worst)  prove unique ms (median)")?;
    for (side, boards) in [(12, 20), (28, 10), (50, 5)] {
        for level in Singles::levels() {
            let (mut made, mut proved) = (Vec::new(), Vec::new());
            for seed in 0..boards {
                let (time, puzzle) = timed(|| generate(side, seed, Some(level.name), "unique"));
                made.push(time);
                proved.push(prove_unique(&puzzle, "search").0);
            }
            let worst = 1e3 * made.iter().copied().fold(0.0, f64::max);
            writeln!(
                out,
                "{side:>4}  {:<8} {boards:>5}  {:>10.2} {worst:>10.2}  {:>10.3}",
                level.name,
                1e3 * median(made),
                1e3 * median(proved)
            )?;
        }
    }
    Ok(())
}

fn restart(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "side  solved of 100 with restarts 0, 10, 100, 1000   seconds at 1000")?;
    for side in 5..=12 {
        let mut solved = [0; 4];
        let mut seconds = 0.0;
        for seed in 0..100 {
            let puzzle = generate(side, seed, None, "report");
            for (i, restarts) in ["0", "10", "100", "1000"].into_iter().enumerate() {
                let options = Options::new().with("restarts", restarts);
                let ask = Ask { seed, options, ..Ask::default() };
                let mut budget = Budget::unlimited();
                let (time, answer) =
                    timed(|| referee::solve(&puzzle, method("restart"), &ask, &mut budget));
                solved[i] += u32::from(answer.is_ok_and(|a| a.verdict == Verdict::Solved));
                seconds += if i == 3 { time } else { 0.0 };
            }
        }
        let [a, b, c, d] = solved;
        writeln!(out, "{side:>4}  {a:>4} {b:>4} {c:>4} {d:>4}   {seconds:>8.3}")?;
    }
    Ok(())
}

/// The complete methods on the same unique boards.
fn methods(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "side  prove unique, median ms of 5 boards: search, sat, mip")?;
    for (side, with_mip) in [(8, true), (12, true), (20, true), (60, false), (200, false)] {
        let boards: Vec<Puzzle> = (0..5).map(|seed| generate(side, seed, None, "unique")).collect();
        write!(out, "{side:>4}")?;
        for name in ["search", "sat", "mip"].into_iter().take(if with_mip { 3 } else { 2 }) {
            let times = boards.iter().map(|puzzle| {
                let (time, proved) = prove_unique(puzzle, name);
                assert!(proved, "{name} did not prove a unique puzzle unique");
                time
            });
            write!(out, "  {:>10.3}", 1e3 * median(times.collect()))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The report's cut against the border cut, on the report's boards.
fn cuts(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "side  cut     solved of 10   seconds in all   notes of the last board")?;
    for side in [5, 7, 9, 12] {
        for cut in ["report", "border"] {
            let (mut solved, mut seconds, mut notes) = (0, 0.0, String::new());
            for seed in 0..10 {
                let puzzle = generate(side, seed, None, "report");
                let ask = Ask { options: Options::new().with("cut", cut), ..Ask::default() };
                let mut budget = Budget::for_time(Duration::from_secs(3));
                let (time, answer) =
                    timed(|| referee::solve(&puzzle, method("mip"), &ask, &mut budget));
                let answer = answer.expect("the option exists");
                solved += u32::from(answer.verdict == Verdict::Solved);
                seconds += time;
                notes = answer.notes.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            }
            writeln!(out, "{side:>4}  {cut}  {solved:>8}  {seconds:>14.3}       {notes}")?;
        }
    }
    Ok(())
}

/// How soon a time limit is honoured on a large board.
fn limits(out: &mut dyn Write) -> io::Result<()> {
    let puzzle = generate(1000, 1, None, "unique");
    for limit in [20, 100, 300] {
        let mut budget = Budget::for_time(Duration::from_millis(limit));
        let (time, _) =
            timed(|| referee::solve(&puzzle, method("search"), &Ask::count(2), &mut budget));
        writeln!(out, "1000 x 1000, limit {limit} ms: search returns after {:.0} ms", 1e3 * time)?;
        for difficulty in [None, Some("extreme")] {
            let difficulty = difficulty.map(str::to_string);
            let ask =
                GenerateAsk { size: Some((1000, 1000)), difficulty, ..GenerateAsk::default() };
            let mut budget = Budget::for_time(Duration::from_millis(limit));
            let (time, _) = timed(|| Singles::generate(&ask, &mut budget).is_ok());
            writeln!(
                out,
                "1000 x 1000, limit {limit} ms: generate returns after {:.0} ms",
                1e3 * time
            )?;
        }
    }
    Ok(())
}

/// Boards of the report's generator: several solutions, nothing to propagate from.
fn loose(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "side  any solution ms   two solutions ms   (the report's boards)")?;
    for side in [12, 50, 100, 200, 400] {
        let puzzle = generate(side, 1, None, "report");
        let mut times = Vec::new();
        for count in [1, 2] {
            let mut budget = Budget::unlimited();
            let ask = Ask::count(count);
            let (time, answer) =
                timed(|| referee::solve(&puzzle, method("search"), &ask, &mut budget));
            assert!(answer.is_ok_and(|a| a.verdict == Verdict::Solved));
            times.push(time);
        }
        writeln!(out, "{side:>4}  {:>12.2}  {:>12.2}", 1e3 * times[0], 1e3 * times[1])?;
    }
    Ok(())
}
