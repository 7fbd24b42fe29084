//! Proofs are checked by a checker that shares nothing with the solver.
//!
//! LRAT lines are `id literals 0 hints 0` and `id d ids 0`. The checker accepts steps that follow
//! by unit propagation along the hints (all that CaDiCaL needs for the formulas here).

use quadrille_core::Budget;
use quadrille_engines::sat::{Formula, Lit, ProofError, Sat};
use std::collections::{HashMap, HashSet};

/// Whether `proof` derives the empty clause from the DIMACS text `cnf`; an error says which line
/// does not follow.
fn check(cnf: &str, proof: &str) -> Result<(), String> {
    let numbers = |line: &str| -> Vec<i64> {
        line.split_whitespace().map(|w| w.parse().expect("a number")).collect()
    };
    let mut clauses: HashMap<i64, Vec<i64>> = HashMap::new();
    for line in cnf.lines().filter(|l| !l.starts_with(['c', 'p'])) {
        let mut clause = numbers(line);
        assert_eq!(clause.pop(), Some(0));
        clauses.insert(clauses.len() as i64 + 1, clause);
    }
    for line in proof.lines() {
        if line.split_whitespace().nth(1) == Some("d") {
            for id in line.split_whitespace().skip(2).filter(|w| *w != "0") {
                clauses.remove(&id.parse().expect("a number"));
            }
            continue;
        }
        let step = numbers(line);
        let end = 1 + step[1..].iter().position(|n| *n == 0).expect("a closing zero");
        let (clause, hints) = (&step[1..end], &step[end + 1..step.len() - 1]);
        follows(&clauses, clause, hints).map_err(|why| format!("{line}: {why}"))?;
        if clause.is_empty() {
            return Ok(());
        }
        clauses.insert(step[0], clause.to_vec());
    }
    Err("the empty clause is never derived".to_string())
}

fn follows(clauses: &HashMap<i64, Vec<i64>>, clause: &[i64], hints: &[i64]) -> Result<(), String> {
    let mut holds: HashSet<i64> = clause.iter().map(|lit| -lit).collect();
    for hint in hints {
        let used = clauses.get(hint).ok_or(format!("no clause {hint}"))?;
        let open: Vec<i64> = used.iter().copied().filter(|l| !holds.contains(&-l)).collect();
        match open[..] {
            [] => return Ok(()),
            [unit] => {
                holds.insert(unit);
            }
            _ => return Err(format!("hint {hint} is not unit")),
        }
    }
    Err("no conflict".to_string())
}

fn pigeons(holes: usize) -> Formula {
    let mut f = Formula::new();
    let at: Vec<Vec<Lit>> =
        (0..=holes).map(|p| (0..holes).map(|h| f.var(format!("p{p}h{h}"))).collect()).collect();
    at.iter().for_each(|row| f.clause(row));
    (0..holes).for_each(|h| f.at_most_one(&at.iter().map(|row| row[h]).collect::<Vec<_>>()));
    f
}

/// Proves a formula and has the proof checked.
fn proved(sat: &Sat) -> (String, String) {
    let proof = sat.prove(&mut Budget::unlimited()).unwrap();
    let lrat = String::from_utf8(proof.proof).unwrap();
    check(&proof.formula, &lrat).unwrap();
    (proof.formula, lrat)
}

#[test]
fn the_proof_of_an_impossible_formula_checks() {
    let mut sat = Sat::new(&pigeons(5));
    assert!(!sat.solve(&[], &mut Budget::unlimited()).unwrap());
    let (cnf, lrat) = proved(&sat);

    // The checker is not a rubber stamp: without a line that the last one leans on, it complains.
    let last = lrat.lines().rfind(|l| l.split(' ').nth(1) == Some("0")).expect("the empty clause");
    let clauses = cnf.lines().filter(|l| !l.starts_with(['c', 'p'])).count() as u64;
    let derived = |word: &&str| word.parse().is_ok_and(|id: u64| id > clauses);
    let used = last.split(' ').skip(1).find(derived).expect("a derived clause");
    let kept = lrat.lines().filter(|line| !line.starts_with(&format!("{used} ")));
    assert!(check(&cnf, &kept.map(|l| format!("{l}\n")).collect::<String>()).is_err());
}

#[test]
fn clauses_that_are_units_leave_the_numbers_right() {
    // Units shorten the clauses that come after them while the formula is still being given.
    let mut f = Formula::new();
    let lits: Vec<Lit> = (0..12).map(|i| f.var(format!("x{i}"))).collect();
    for chunk in lits.chunks(3) {
        f.clause(&[!chunk[0]]);
        f.clause(chunk);
        f.clause(&[chunk[0], !chunk[1], !chunk[2]]);
        f.exactly(1, chunk);
    }
    f.at_most(3, &lits);
    proved(&Sat::new(&f));
}

#[test]
fn clauses_added_later_are_part_of_the_proof() {
    let mut f = Formula::new();
    let lits: Vec<Lit> = (0..3).map(|i| f.var(format!("x{i}"))).collect();
    f.exactly_one(&lits);
    let mut sat = Sat::new(&f);
    let mut budget = Budget::unlimited();
    assert_eq!(sat.prove(&mut budget), Err(ProofError::Satisfiable));
    while sat.solve(&[], &mut budget).unwrap() {
        let differs: Vec<Lit> = lits.iter().map(|l| if sat.value(*l) { !*l } else { *l }).collect();
        sat.clause(&differs);
    }
    proved(&sat);
}
