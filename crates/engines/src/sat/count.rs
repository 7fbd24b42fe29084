//! Counting solutions with blocking clauses.

use super::{Formula, Lit, ProofError, Sat};
use quadrille_core::{Answer, Ask, Budget, Verdict, message};

/// Counts up to `ask.count` solutions that differ in the `decide` literals, and proves "no
/// (further) solution" where `ask.proof` says so.
///
/// `read` turns the solver's assignment into a solution; the first one is kept.
pub fn count<S>(
    formula: &Formula,
    decide: &[Lit],
    ask: &Ask,
    budget: &mut Budget,
    read: impl Fn(&Sat) -> S,
) -> Answer<S> {
    let mut sat = Sat::new(formula).recorded(ask.tree);
    let answer = count_on(&mut sat, decide, ask, budget, read);
    Answer { tree: sat.take_tree(), ..answer }
}

fn count_on<S>(
    sat: &mut Sat,
    decide: &[Lit],
    ask: &Ask,
    budget: &mut Budget,
    read: impl Fn(&Sat) -> S,
) -> Answer<S> {
    let (mut first, mut found) = (None, 0);
    while found < ask.count.max(1) {
        match sat.solve(&[], budget) {
            Err(stop) => return Answer::counted(first, found, false, Some(stop)),
            Ok(false) => {
                return prove(sat, Answer::counted(first, found, true, None), ask, budget);
            }
            Ok(true) => {
                found += 1;
                let differs: Vec<Lit> =
                    decide.iter().map(|l| if sat.value(*l) { !*l } else { *l }).collect();
                if first.is_none() {
                    first = Some(read(sat));
                }
                sat.clause(&differs);
            }
        }
    }
    Answer::counted(first, found, false, None)
}

/// The answer with the proof that the clauses given so far have no solution, where it is asked for.
///
/// An answer whose proof was not finished is as unfinished as its proof.
pub fn prove<S>(sat: &Sat, answer: Answer<S>, ask: &Ask, budget: &mut Budget) -> Answer<S> {
    if !ask.proof {
        return answer;
    }
    match sat.prove(budget) {
        Ok(proof) => Answer { lrat: Some(proof), ..answer },
        Err(ProofError::Stopped(stop)) => Answer { verdict: Verdict::Unknown(stop), ..answer }
            .note(message!("sat-proof-unfinished")),
        Err(ProofError::Satisfiable) => unreachable!("the claim was just found"),
        Err(ProofError::NoEngine) => answer.note(message!("sat-no-proofs")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_up_to_the_limit_and_knows_the_end() {
        let mut f = Formula::new();
        let lits: Vec<Lit> = (0..4).map(|i| f.var(format!("x{i}"))).collect();
        f.exactly(2, &lits);
        let count = |n| count(&f, &lits, &Ask::count(n), &mut Budget::unlimited(), |_| ());
        assert_eq!((count(5).solutions, count(5).exhausted), (5, false));
        assert_eq!((count(9).solutions, count(9).exhausted), (6, true));
    }
}
