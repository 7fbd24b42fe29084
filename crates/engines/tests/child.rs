//! Engines in a child process. This test is its own child, so it has no harness.

use quadrille_core::workshop::Workshop;
use quadrille_core::{Budget, Rng, Stop};
use quadrille_engines::child;
use quadrille_engines::mip::{self, Outcome, Program};
use quadrille_engines::sat::{self, Formula, Lit, Sat};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn main() {
    if std::env::args().nth(1).as_deref() == Some(child::VERB) {
        child::serve_standard().expect("a question was damaged");
        return;
    }
    let tests: [(&str, fn()); 6] = [
        ("a child finds what this process finds", same_answers),
        ("a core and a solution come back from a child", cores_and_solutions),
        ("a proof comes back from a child", proofs),
        ("time, cancelling and memory end a child", limits),
        ("a child that is killed is not a result", killed),
        ("a child is kept and used again", kept),
    ];
    for (name, test) in tests {
        test();
        eprintln!("ok   {name}");
    }
}

fn workshop() -> Workshop {
    Workshop::new(2, || {
        let program = std::env::current_exe()?;
        let mut command = Command::new(program);
        // An engine that runs out of memory says so in words of its own.
        command.arg(child::VERB).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null()).spawn()
    })
}

/// A knapsack with many items: more than a small program, soon solved.
fn knapsack(items: usize) -> Program {
    let mut rng = Rng::new(5);
    let mut p = Program::new("knapsack");
    p.maximise();
    let vars: Vec<_> = (0..items).map(|i| p.binary(format!("x{i}"))).collect();
    for var in &vars {
        p.cost(*var, (1 + rng.below(50)) as f64);
    }
    for row in 0..20 {
        let terms: Vec<_> = vars.iter().map(|v| (*v, (1 + rng.below(3)) as f64)).collect();
        p.row(format!("r{row}"), &terms, f64::NEG_INFINITY, items as f64);
    }
    p
}

/// Far beyond HiGHS, and wide enough for a child.
fn hopeless() -> Program {
    let mut rng = Rng::new(3);
    let mut p = Program::new("market split");
    let vars: Vec<_> = (0..4000).map(|i| p.binary(format!("x{i}"))).collect();
    for row in 0..8 {
        let terms: Vec<_> = vars.iter().map(|v| (*v, rng.below(100_000) as f64)).collect();
        let half = (terms.iter().map(|t| t.1).sum::<f64>() / 2.0).floor();
        p.row(format!("r{row}"), &terms, half, half);
    }
    p
}

fn objective(outcome: &Outcome) -> f64 {
    match outcome {
        Outcome::Optimal { objective, .. } => *objective,
        other => panic!("{other:?}"),
    }
}

fn same_answers() {
    let program = knapsack(mip::SMALL / 20 + 100);
    let here = mip::solve(&program, &mut Budget::unlimited());
    let mut budget = Budget::unlimited().with_workshop(workshop());
    let there = mip::solve(&program, &mut budget);
    assert!((objective(&here) - objective(&there)).abs() < 1e-6);
}

/// n + 1 pigeons in n holes, among many clauses that ask for nothing.
fn pigeons(holes: usize) -> (Formula, Lit) {
    let mut f = Formula::new();
    let at: Vec<Vec<Lit>> =
        (0..=holes).map(|p| (0..holes).map(|h| f.var(format!("p{p}h{h}"))).collect()).collect();
    let unless = f.var("unless");
    for row in &at {
        let mut clause = row.clone();
        clause.push(unless);
        f.clause(&clause);
    }
    for h in 0..holes {
        for p in 0..=holes {
            for q in 0..p {
                f.clause(&[!at[p][h], !at[q][h]]);
            }
        }
    }
    while f.len() < sat::SMALL {
        let (a, b) = (f.fresh(), f.fresh());
        f.clause(&[a, b]);
    }
    (f, unless)
}

fn cores_and_solutions() {
    let (formula, unless) = pigeons(6);
    let mut budget = Budget::unlimited().with_workshop(workshop());
    let mut sat = Sat::new(&formula);
    let other = sat.fresh();
    assert_eq!(sat.solve(&[!unless, other], &mut budget), Ok(false));
    assert_eq!(sat.core(), [unless]);
    assert_eq!(sat.solve(&[other], &mut budget), Ok(true));
    assert!(sat.value(unless) && sat.value(other) && !sat.value(!unless));
    for clause in formula.clauses() {
        assert!(clause.iter().any(|lit| sat.value(*lit)));
    }
    sat.clause(&[!unless]);
    assert_eq!(sat.solve(&[], &mut budget), Ok(false));
    assert!(budget.nodes() > 0, "conflicts are counted");
}

fn proofs() {
    let (mut formula, unless) = pigeons(5);
    formula.clause(&[!unless]);
    let here = Sat::new(&formula).prove(&mut Budget::unlimited()).unwrap();
    let mut budget = Budget::unlimited().with_workshop(workshop());
    let there = Sat::new(&formula).prove(&mut budget).unwrap();
    assert_eq!((here.formula, here.proof), (there.formula, there.proof));
}

fn limits() {
    let budget = || Budget::unlimited().with_workshop(workshop());
    let begin = Instant::now();
    let out = mip::solve(&hopeless(), &mut budget().with_time(Duration::from_millis(300)));
    assert!(matches!(out, Outcome::Stopped { stop: Stop::Time, .. }), "{out:?}");
    let mut cancelled = budget();
    let token = cancelled.cancel_token();
    let canceller = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(300));
        token.cancel();
    });
    let out = mip::solve(&hopeless(), &mut cancelled);
    canceller.join().unwrap();
    assert!(matches!(out, Outcome::Stopped { stop: Stop::Cancelled, .. }), "{out:?}");
    let out = mip::solve(&hopeless(), &mut budget().with_memory(4 << 20));
    assert!(matches!(out, Outcome::Stopped { stop: Stop::Memory, .. }), "{out:?}");
    let (formula, unless) = pigeons(14);
    let mut sat = Sat::new(&formula);
    let mut short = budget().with_time(Duration::from_millis(300));
    assert_eq!(sat.solve(&[!unless], &mut short), Err(Stop::Time));
    // The child was ended with the budget; the next call has another.
    assert_eq!(sat.solve(&[unless], &mut budget()), Ok(true));
    assert_eq!(sat.solve(&[], &mut budget().with_memory(3 << 20)), Err(Stop::Memory));
    // Not a speed test: without limits this would run for hours.
    assert!(begin.elapsed() < Duration::from_secs(60), "{:?}", begin.elapsed());
}

/// A child that ends at once in place of one that serves.
fn killed() {
    let broken = Workshop::new(2, || {
        let mut command = Command::new("true");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
    });
    let mut budget = Budget::unlimited().with_workshop(broken);
    let out = mip::solve(&hopeless(), &mut budget);
    assert!(matches!(out, Outcome::Stopped { stop: Stop::Lost, .. }), "{out:?}");
    let absent = Workshop::new(2, || Command::new("/nonexistent/program").spawn());
    let mut budget = Budget::unlimited().with_workshop(absent);
    let (formula, _) = pigeons(3);
    assert_eq!(Sat::new(&formula).solve(&[], &mut budget), Err(Stop::Lost));
}

fn kept() {
    let workshop = workshop();
    let mut ids = Vec::new();
    for _ in 0..3 {
        let program = knapsack(mip::SMALL / 20 + 100);
        let mut budget = Budget::unlimited().with_workshop(workshop.clone());
        objective(&mip::solve(&program, &mut budget));
        let child = workshop.take().unwrap();
        ids.push(child.id());
        workshop.give_back(child);
    }
    assert!(ids.windows(2).all(|pair| pair[0] == pair[1]), "{ids:?}");
}
