//! The refuter against trying everything, and VeriPB on every proof it writes.

use quadrille_core::pb::{Bit, Program, Term};
use quadrille_core::{Budget, Rng, Stop};
use quadrille_engines::pb::{NoLemmas, Refuter};
use std::path::PathBuf;
use std::process::Command;

/// A small program with rows of all kinds.
fn program(rng: &mut Rng) -> Program {
    let mut program = Program::new();
    let bits: Vec<Bit> =
        (0..3 + rng.below(8)).map(|i| program.answer_bit(format!("x{i}"))).collect();
    for _ in 0..2 + rng.below(14) {
        let mut terms: Vec<Term> = Vec::new();
        for bit in &bits {
            if rng.below(2) == 0 {
                terms.push(([1, 1, 1, -1, -1, 2, -3, 5][rng.below(8)], *bit));
            }
        }
        let most: i64 = terms.iter().map(|(by, _)| (*by).max(0)).sum();
        let bound = most - rng.below(4) as i64;
        match rng.below(6) {
            0 => program.exactly(terms, bound),
            1 => program.at_most(terms, bound),
            _ => program.at_least(terms, bound),
        };
    }
    program.minimise(bits.iter().map(|bit| ([3, -2, 1][bit.index() % 3], *bit)));
    program
}

fn points(program: &Program) -> Vec<Vec<bool>> {
    let all = (0u32..1 << program.bits())
        .map(|mask| (0..program.bits()).map(|i| mask >> i & 1 == 1).collect::<Vec<bool>>());
    all.filter(|point| program.holds(point)).collect()
}

/// What the checker says; it is where `tools/setup test` puts it.
fn verdict(program: &str, proof: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (opb, pbp) = (folder.path().join("x.opb"), folder.path().join("x.pbp"));
    std::fs::write(&opb, program).unwrap();
    std::fs::write(&pbp, proof).unwrap();
    let home = PathBuf::from(std::env::var_os("HOME").unwrap());
    let cache = std::env::var_os("XDG_CACHE_HOME").map_or(home.join(".cache"), PathBuf::from);
    let named = std::env::var_os("QUADRILLE_VERIPB").map(PathBuf::from);
    let checker = named.unwrap_or_else(|| cache.join("quadrille/tools/bin/veripb"));
    let output = Command::new(&checker)
        .args(["--opb".into(), opb, pbp])
        .output()
        .unwrap_or_else(|e| panic!("{}: {e}; `tools/setup test` installs it", checker.display()));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    said.lines().filter(|line| !line.starts_with("Running")).collect::<Vec<_>>().join("\n")
}

#[test]
fn it_agrees_with_trying_everything_and_its_proofs_are_verified() {
    let mut rng = Rng::new(7);
    let (mut refuted, mut bounded) = (0, 0);
    for round in 0..2000 {
        let program = program(&mut rng);
        let points = points(&program);
        let budget = &mut Budget::unlimited();
        let proof = Refuter::refute(&program, &mut NoLemmas, budget).unwrap();
        assert_eq!(proof.is_none(), !points.is_empty(), "{}", program.to_opb());
        if let Some(proof) = proof {
            refuted += 1;
            // A checker wants bounds where there is an objective; this is about the rows alone.
            if round % 8 == 0 {
                let opb = program.to_opb();
                let lines = opb.lines().filter(|line| !line.starts_with("min:"));
                let rows: String = lines.map(|line| format!("{line}\n")).collect();
                assert_eq!(verdict(&rows, &proof), "s VERIFIED UNSATISFIABLE", "{rows}{proof}");
            }
            continue;
        }
        let best = points.iter().min_by_key(|point| program.value(point)).unwrap();
        let value = program.value(best);
        let proof = Refuter::bound(&program, best, &mut NoLemmas, budget).unwrap();
        let proof = proof.expect("nothing is better than the best");
        bounded += 1;
        if round % 8 == 0 {
            let wanted = format!("s VERIFIED BOUNDS {value} <= obj <= {value}");
            assert_eq!(verdict(&program.to_opb(), &proof), wanted, "{}{proof}", program.to_opb());
        }
        let worse = points.iter().max_by_key(|point| program.value(point)).unwrap();
        if program.value(worse) > value {
            let none = Refuter::bound(&program, worse, &mut NoLemmas, budget).unwrap();
            assert_eq!(none, None, "something is better");
        }
    }
    assert!(refuted > 200 && bounded > 200, "{refuted} {bounded}");
}

/// Pigeons and holes need exponentially many clauses: a budget must end that.
#[test]
fn a_budget_ends_it() {
    let mut program = Program::new();
    let (pigeons, holes) = (13, 12);
    let sits: Vec<Vec<Bit>> = (0..pigeons)
        .map(|p| (0..holes).map(|h| program.answer_bit(format!("p{p}h{h}"))).collect())
        .collect();
    for pigeon in &sits {
        program.at_least(pigeon.iter().map(|bit| (1, *bit)), 1);
    }
    for hole in 0..holes {
        for one in 0..pigeons {
            for two in 0..one {
                program.at_most([(1, sits[one][hole]), (1, sits[two][hole])], 1);
            }
        }
    }
    let mut budget = Budget::unlimited().with_nodes(20_000);
    assert_eq!(Refuter::refute(&program, &mut NoLemmas, &mut budget), Err(Stop::Nodes));
    let mut budget = Budget::unlimited().with_memory(3 << 20);
    assert_eq!(Refuter::refute(&program, &mut NoLemmas, &mut budget), Err(Stop::Memory));
}
