//! Who may name what.

use super::none;
use super::sources::{Source, files, rust};
use quadrille_games::GAMES;

/// Paths or path beginnings that may break a rule, each with its reason.
type Allowed = &'static [(&'static str, &'static str)];

/// The offences outside the list, and the entries of the list that nothing needs.
fn judged(rule: &str, allowed: Allowed, sources: &[Source], offends: impl Fn(&str) -> bool) {
    let mut offences = Vec::new();
    let mut needed = vec![false; allowed.len()];
    for source in sources {
        for (number, line) in source.code().filter(|(_, line)| offends(line)) {
            match allowed.iter().position(|(path, _)| source.path.starts_with(path)) {
                Some(entry) => needed[entry] = true,
                None => offences.push(format!("{}: {}", source.at(number), line.trim())),
            }
        }
    }
    let idle = allowed.iter().zip(needed).filter(|(_, needed)| !needed);
    offences.extend(idle.map(|((path, _), _)| format!("{path} needs no exception any more")));
    none(rule, &offences);
}

fn games() -> Vec<Source> {
    rust().into_iter().filter(|source| source.path.starts_with("crates/games/src/")).collect()
}

#[test]
fn referees_import_no_sibling() {
    let mut offences = Vec::new();
    let referees: Vec<Source> = games()
        .into_iter()
        .filter(|source| {
            // crates/games/src/GAME/rules.rs, and the modules of its own below it.
            source.path.split('/').nth(4).is_some_and(|room| room.starts_with("rules"))
        })
        .collect();
    assert!(referees.len() >= GAMES.len(), "every game has its referee");
    for source in &referees {
        // Its own modules and the choices of a type may be opened.
        let own = |name: &str| {
            name.starts_with(char::is_uppercase) || source.text.contains(&format!("mod {name};"))
        };
        for (number, line) in source.code() {
            let code = line.trim_start();
            let import = code.strip_prefix("pub use ").or_else(|| code.strip_prefix("use "));
            let from = import.and_then(|path| path.split([':', ';']).next());
            let foreign =
                from.is_some_and(|from| !["std", "quadrille_core"].contains(&from) && !own(from));
            let named =
                ["super::", "crate::", "quadrille_engines"].iter().any(|p| code.contains(p));
            if foreign || named {
                offences.push(format!("{}: {code}", source.at(number)));
            }
        }
    }
    none("a referee imports only quadrille_core and std", &offences);
}

#[test]
fn what_proofs_speak_about_shares_nothing_with_a_solver() {
    let specs: Vec<Source> = games()
        .into_iter()
        .filter(|source| source.path.split('/').nth(4).is_some_and(|room| room == "spec.rs"))
        .collect();
    assert!(specs.len() >= 5, "a game that has proofs states its program");
    let foreign = |line: &str| {
        let rest = line.replace("super::rules", "");
        ["super::", "crate::", "quadrille_engines"].iter().any(|path| rest.contains(path))
    };
    judged("a spec imports only its rules, quadrille_core and std", &[], &specs, foreign);
}

#[test]
fn games_do_no_input_or_output_and_read_no_clock() {
    let banned = [
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "Instant",
        "SystemTime",
        "stdout(",
        "stderr(",
        "stdin(",
        "File::",
        "serde_json",
    ];
    let offends = |line: &str| banned.iter().any(|word| line.contains(word));
    judged("games do no input or output and read no clock", &[], &games(), offends);
}

#[test]
fn only_the_budget_reads_the_clock_in_core() {
    const ALLOWED: Allowed = &[
        ("crates/core/src/budget.rs", "the Budget is the clock everybody else asks"),
        ("crates/core/src/clock.rs", "the clock itself"),
        ("crates/core/src/erase.rs", "a report says how many seconds the work took"),
        ("crates/core/src/tree/record.rs", "a tree says when each of its nodes was settled"),
    ];
    let core: Vec<Source> =
        rust().into_iter().filter(|source| source.path.starts_with("crates/core/")).collect();
    let banned = ["std::fs", "std::net", "std::env", "Instant", "SystemTime", "stdout(", "stderr("];
    let offends = |line: &str| banned.iter().any(|word| line.contains(word));
    judged("core knows no file and no clock but the Budget's", ALLOWED, &core, offends);
}

#[test]
fn nothing_prints_with_a_macro_that_panics() {
    let macros = ["println!", "eprintln!", "print!", "eprint!", "dbg!"];
    // What comes before tells `print!` from `my_print!`.
    let offends = |line: &str| {
        macros.iter().any(|name| {
            line.match_indices(name)
                .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
        })
    };
    judged("a closed stream must not panic: use output::print or complain!", &[], &rust(), offends);
}

#[test]
fn unsafe_code_stays_in_its_room() {
    const ALLOWED: Allowed = &[
        ("crates/engines/src/sat/cadical.rs", "calls CaDiCaL, which is C++"),
        ("crates/engines/src/mip/highs.rs", "calls HiGHS, which is a loaded library"),
        ("crates/service/src/memory.rs", "asks the C library to give memory back"),
        ("crates/wasm/src/lib.rs", "is called by a page, which hands over bytes"),
    ];
    let offends = |line: &str| line.contains("unsafe_code") || line.contains("unsafe {");
    judged("unsafe code stays where C++ is called", ALLOWED, &rust(), offends);
}

/// Whether a line has a game's name as a string, or reaches into a game's folder.
fn names_a_game(line: &str) -> bool {
    GAMES.iter().map(|game| game.name()).any(|name| {
        line.contains(&format!("\"{name}\"")) || line.contains(&format!("quadrille_games::{name}"))
    })
}

#[test]
fn only_the_registry_and_a_games_own_folder_name_it() {
    const ALLOWED: Allowed = &[
        ("crates/bench/src/preset.rs", "the reports' experiments are about certain games"),
        ("crates/bench/src/growth/works.rs", "what grows is a certain game's"),
        ("crates/bench/src/run/launch_tests.rs", "a test's sample"),
        ("crates/cli/src/verbs/census/", "a verb that only Pegs has"),
        ("crates/bench/src/census/", "its pages on a disk"),
        ("crates/bench/src/grade/answer.rs", "in a student's file: how many pegs are left"),
        ("crates/cli/src/verbs/pegs.rs", "the verbs that only Pegs has"),
        ("crates/cli/src/verbs/mod.rs", "the verb `pegs`, which only Pegs has"),
        ("crates/cli/src/verbs/duel.rs", "a verb that only Pairs has"),
        ("crates/cli/src/verbs/tournament.rs", "a verb that only Pairs has"),
        ("crates/records/src/", "records are about certain games"),
        ("crates/python/src/duel.rs", "a class that only Pairs has"),
        ("crates/wire/src/duel.rs", "a question that only Pairs has"),
    ];
    let elsewhere: Vec<Source> =
        rust().into_iter().filter(|source| !source.path.starts_with("crates/games/src/")).collect();
    judged("there is no `match game_name` outside the registry", ALLOWED, &elsewhere, names_a_game);
}

#[test]
fn games_do_not_know_each_other() {
    let mut offences = Vec::new();
    for source in games() {
        let folder = source.path.split('/').nth(3).expect("a folder").to_string();
        for (number, line) in source.code() {
            let other =
                GAMES.iter().map(|game| game.name()).filter(|name| *name != folder).any(|name| {
                    line.contains(&format!("\"{name}\""))
                        || line.contains(&format!("crate::{name}"))
                });
            if other {
                offences.push(format!("{}: {}", source.at(number), line.trim()));
            }
        }
    }
    none("a game knows no other game", &offences);
}

/// What is different in a game, the games themselves tell.
#[test]
fn the_page_names_no_game() {
    let names = |line: &str| {
        GAMES.iter().map(|game| game.name()).any(|name| {
            ['\'', '"'].iter().any(|quote| line.contains(&format!("{quote}{name}{quote}")))
        })
    };
    let page = files(&["web/src"], &[".ts", ".svelte"]);
    judged("the page knows no game by its name", &[], &page, names);
}
