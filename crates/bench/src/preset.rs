//! The experiments of the five course reports, as manifests.

use crate::manifest::{Batch, Manifest};
use std::collections::BTreeMap;

/// A ready-made data set.
pub struct Preset {
    /// The name for `--preset`.
    pub name: &'static str,
    /// What it reproduces.
    pub about: &'static str,
    /// Whether its puzzles come from a folder (`--from`) and not from a generator.
    pub from_folder: bool,
    /// The data set.
    pub manifest: Manifest,
}

/// Seeds of different batches of a preset are this far apart.
const SEED_STEP: u64 = 1000;

/// Every preset, in the order of the games.
pub fn all() -> Vec<Preset> {
    vec![
        towers("towers-full", "full", 5..=8, 10, "Towers, full clues, 10 a size (report 000)"),
        towers("towers-restarts", "restarts", 5..=8, 10, "The same by report 000's own generator"),
        towers("towers-normal", "normal", 5..=12, 5, "Towers, normal mode (report 001)"),
        towers("towers-hard", "hard", 5..=12, 5, "Towers, hard mode (report 001)"),
        singles(),
        unruly_fill(),
        unruly_size(),
        unruly_density(),
        unruly_share(),
        unruly_program(),
        pegs_steps(),
        pegs_boards(),
        pegs_heuristics(),
        pegs_shapes(),
        pegs_holes(),
        pairs(),
    ]
}

/// The preset of a name.
pub fn find(name: &str) -> Option<Preset> {
    all().into_iter().find(|preset| preset.name == name)
}

fn options(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

/// Collects batches and gives each its own seeds.
struct Batches(Vec<Batch>);

impl Batches {
    fn add(&mut self, batch: Batch) {
        let seed = (self.0.len() as u64 + 1) * SEED_STEP;
        self.0.push(Batch { seed, ..batch });
    }
}

fn preset(
    name: &'static str,
    about: &'static str,
    game: &str,
    methods: &[&str],
    axis: &str,
    batches: Batches,
) -> Preset {
    Preset {
        name,
        about,
        from_folder: false,
        manifest: Manifest {
            game: game.to_string(),
            about: about.to_string(),
            format: None,
            methods: methods.iter().map(|m| m.to_string()).collect(),
            axis: Some(axis.to_string()).filter(|a| !a.is_empty()),
            read: BTreeMap::new(),
            batches: batches.0,
        },
    }
}

fn towers(
    name: &'static str,
    mode: &str,
    sizes: std::ops::RangeInclusive<u64>,
    count: u64,
    about: &'static str,
) -> Preset {
    let mut batches = Batches(vec![]);
    for n in sizes {
        batches.add(Batch {
            name: format!("n{n:02}"),
            count,
            size: Some(n.to_string()),
            x: Some(n as f64),
            options: options(&[("mode", mode)]),
            ..Batch::default()
        });
    }
    preset(name, about, "towers", &["mip", "sat", "search"], "side n", batches)
}

fn singles() -> Preset {
    let mut batches = Batches(vec![]);
    for n in 5..=12 {
        batches.add(Batch {
            name: format!("n{n:02}"),
            count: 10,
            size: Some(n.to_string()),
            x: Some(f64::from(n)),
            options: options(&[("style", "report")]),
            ..Batch::default()
        });
    }
    let about = "Singles, sizes 5 to 12, integer program against heuristic (report 001)";
    let methods = ["mip", "restart", "sat", "search"];
    preset("singles", about, "singles", &methods, "side n", batches)
}

fn unruly_batch(n: u32, fill: u32, x: u32, series: String) -> Batch {
    Batch {
        name: format!("n{n:03}f{fill:02}"),
        count: 1,
        size: Some(n.to_string()),
        x: Some(f64::from(x)),
        series,
        options: options(&[("fill", &fill.to_string())]),
        ..Batch::default()
    }
}

fn unruly_fill() -> Preset {
    let mut batches = Batches(vec![]);
    for n in [10, 50, 90] {
        for fill in (0..=95).step_by(5) {
            // Fill 0 is the same empty board every time; elsewhere three boards damp the noise.
            let count = if fill == 0 { 1 } else { 3 };
            batches.add(Batch { count, ..unruly_batch(n, fill, fill, format!("{n} x {n}")) });
        }
    }
    let about = "Unruly, time against fill rate at sides 10, 50 and 90 (report 002)";
    let methods = ["mip", "mip-2colour", "search"];
    preset("unruly-fill", about, "unruly", &methods, "fill rate in %", batches)
}

fn unruly_size() -> Preset {
    let mut batches = Batches(vec![]);
    for fill in [20, 50, 80] {
        for n in (10..=100).step_by(10) {
            let series = format!("{fill} % filled");
            batches.add(Batch { count: 3, ..unruly_batch(n, fill, n, series) });
        }
    }
    let about = "Unruly, time against size at fill rates 20, 50 and 80 % (report 002)";
    let methods = ["mip", "mip-2colour", "search"];
    preset("unruly-size", about, "unruly", &methods, "side n", batches)
}

fn unruly_density() -> Preset {
    let mut batches = Batches(vec![]);
    for n in [6, 8, 10, 12, 16, 20, 30, 40, 50] {
        batches.add(Batch {
            name: format!("n{n:02}"),
            count: 5,
            size: Some(n.to_string()),
            x: Some(f64::from(n)),
            options: options(&[("density", "10")]),
            ..Batch::default()
        });
    }
    let about = "Unruly, \"potentially solvable\" boards at 10 % density (report 003)";
    let methods = ["mip-2colour", "mip", "search"];
    preset("unruly-density", about, "unruly", &methods, "side n", batches)
}

fn pegs_steps() -> Preset {
    let mut batches = Batches(vec![]);
    for steps in (4..=38).step_by(2) {
        batches.add(Batch {
            name: format!("s{steps:02}"),
            count: 3,
            // Room enough that a compact puzzle of 38 steps does not feel the edge.
            size: Some("12".to_string()),
            x: Some(f64::from(steps)),
            options: options(&[("steps", &steps.to_string())]),
            ..Batch::default()
        });
    }
    let about = "Pegs, time against number of steps, 4 to 38 (report 002)";
    preset("pegs-steps", about, "pegs", &["mip", "exact"], "steps", batches)
}

fn pegs_boards() -> Preset {
    let mut batches = Batches(vec![]);
    let boards = ["english", "european", "wiegleb", "asymmetrical", "diamond:9", "cross:5"];
    for board in boards {
        batches.add(Batch {
            name: board.replace(':', ""),
            count: 1,
            options: options(&[("board", board)]),
            ..Batch::default()
        });
    }
    let about = "Pegs, classic boards: integer program against heuristics (report 000)";
    let methods = ["mip", "gather", "gather-penalised", "centre", "random", "exact"];
    preset("pegs-boards", about, "pegs", &methods, "", batches)
}

const HEURISTICS: [&str; 5] = ["gather", "gather-penalised", "centre", "random", "exact"];

/// The comparison that report 000 had no time for.
fn pegs_heuristics() -> Preset {
    let mut batches = Batches(vec![]);
    for steps in [10, 20, 30] {
        batches.add(Batch {
            name: format!("s{steps}"),
            count: 10,
            size: Some("12".to_string()),
            x: Some(f64::from(steps)),
            options: options(&[("steps", &steps.to_string())]),
            ..Batch::default()
        });
    }
    let about = "Pegs, heuristics on generated boards of 10, 20 and 30 steps (report 000's wish)";
    preset("pegs-heuristics", about, "pegs", &HEURISTICS, "steps", batches)
}

/// Report 000's random shapes.
fn pegs_shapes() -> Preset {
    let mut batches = Batches(vec![]);
    for n in 5..=8 {
        batches.add(Batch {
            name: format!("n{n}"),
            count: 5,
            size: Some(n.to_string()),
            x: Some(f64::from(n)),
            options: options(&[("kind", "shape")]),
            ..Batch::default()
        });
    }
    let about = "Pegs, heuristics on random shapes (report 000's wish)";
    preset("pegs-shapes", about, "pegs", &HEURISTICS, "side n", batches)
}

/// What report 002 could not quantify.
fn pegs_holes() -> Preset {
    let mut batches = Batches(vec![]);
    for holes in 2..=6 {
        batches.add(Batch {
            name: format!("h{holes}"),
            count: 5,
            size: Some("9".to_string()),
            x: Some(f64::from(holes)),
            options: options(&[("steps", "8"), ("holes", &holes.to_string())]),
            ..Batch::default()
        });
    }
    let about = "Pegs, time against the number of holes at 8 steps (report 002's open question)";
    preset("pegs-holes", about, "pegs", &["mip", "exact"], "holes", batches)
}

/// Report 003's expectation that boards below a density of 40 % can mostly be solved.
fn unruly_share() -> Preset {
    let mut batches = Batches(vec![]);
    for n in [6, 10, 20] {
        for density in (10..=50).step_by(10) {
            batches.add(Batch {
                name: format!("n{n:02}d{density}"),
                count: 10,
                size: Some(n.to_string()),
                x: Some(f64::from(density)),
                series: format!("{n} x {n}"),
                options: options(&[("density", &density.to_string())]),
                ..Batch::default()
            });
        }
    }
    let about = "Unruly, share of solvable boards by density (report 003's expectation)";
    preset("unruly-share", about, "unruly", &["mip-2colour", "search"], "density in %", batches)
}

/// Report 002: what comes out of its generation program can be solved up to about 30 %.
fn unruly_program() -> Preset {
    let mut batches = Batches(vec![]);
    for fill in (5..=50).step_by(5) {
        let half = fill / 2;
        let (white, black) = (half.to_string(), (fill - half).to_string());
        batches.add(Batch {
            name: format!("f{fill:02}"),
            count: 10,
            size: Some("10".to_string()),
            x: Some(f64::from(fill)),
            options: options(&[("white", &white), ("black", &black)]),
            ..Batch::default()
        });
    }
    let about = "Unruly, boards of report 002's generation program: which can be solved?";
    preset("unruly-program", about, "unruly", &["mip", "search"], "tiles placed in %", batches)
}

fn pairs() -> Preset {
    let about = "Pairs, the grids of a folder (report 004): give it with --from";
    let methods = ["greedy", "greedy-score", "flow", "matching"];
    let made = preset("pairs-grids", about, "pairs", &methods, "", Batches(vec![]));
    Preset { from_folder: true, ..made }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_name_games_methods_and_options_that_exist() {
        for preset in all() {
            // A preset of a game that is not in the registry would be a broken promise.
            let game = quadrille_games::reading::game(&preset.manifest.game).unwrap();
            let known: Vec<_> = game.methods().iter().map(|m| m.name).collect();
            for method in &preset.manifest.methods {
                assert!(known.contains(&method.as_str()), "{}: {method}", preset.name);
            }
            for batch in &preset.manifest.batches {
                let ask = batch.ask(batch.seed).unwrap();
                let declared = [game.generate_options(), game.read_options()];
                assert_eq!(ask.options.only(&declared), Ok(()), "{} {}", preset.name, batch.name);
            }
        }
    }
}
