//! Making a board winnable: as few pegs as possible put in or taken out.

use super::classes::Classes;
use super::field::Field;
use super::play::is_won;
use super::rules::{Minimise, Pegs, Puzzle, replay};
use super::solve;
use quadrille_core::{Ask, Budget, Edit, Rng, Stop};
use std::time::Duration;

/// A board that takes longer to be won is not what a setter is given.
const TRY: Duration = Duration::from_secs(2);
const TRY_NODES: u64 = 3_000_000;

/// Edits, one or two, after which one peg can be left, on the goal if there is one; none where it can be already.
pub(super) fn mended(
    puzzle: &Puzzle,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Vec<String>>, Stop> {
    let field = Field::new(puzzle);
    let classes = Classes::new(&field);
    let goal = field.goal(puzzle);
    let mut pegs = field.pegs(puzzle.start());
    // What never changes tells fifteen boards of sixteen that they cannot be won.
    let hopeless = |pegs: &[bool]| match goal {
        Some(goal) => classes.forbids(pegs, goal).is_some(),
        None => classes.fewest(pegs) > 1,
    };
    if !hopeless(&pegs) && can_be_won(puzzle, budget)? {
        return Ok(Some(Vec::new()));
    }
    let mut order: Vec<usize> = (0..field.len()).collect();
    rng.shuffle(&mut order);
    let single = order.iter().map(|&one| vec![one]);
    let double = order
        .iter()
        .enumerate()
        .flat_map(|(at, &one)| order[..at].iter().map(move |&other| vec![other, one]));
    for changes in single.chain(double) {
        budget.tick()?;
        changes.iter().for_each(|&i| pegs[i] = !pegs[i]);
        let edits: Vec<String> = changes.iter().map(|&i| edit(&field, &pegs, i)).collect();
        let worth_it = !hopeless(&pegs);
        changes.iter().for_each(|&i| pegs[i] = !pegs[i]);
        if !worth_it {
            continue;
        }
        let mut changed = puzzle.clone();
        // A board without a peg or without a hole is no puzzle.
        if edits.iter().all(|edit| Pegs::edit(&mut changed, edit).is_ok())
            && can_be_won(&changed, budget)?
        {
            return Ok(Some(edits));
        }
    }
    Ok(None)
}

/// The edit that makes a cell what it is to be.
fn edit(field: &Field, pegs: &[bool], number: usize) -> String {
    format!("{}={}", field.cells[number], if pegs[number] { "peg" } else { "hole" })
}

/// Whether a play was found that wins, within a short time: who sets a board wants one that is known to be won.
fn can_be_won(puzzle: &Puzzle, budget: &mut Budget) -> Result<bool, Stop> {
    let asked = puzzle.clone().with_minimise(Minimise::Pegs);
    let mut slice = budget.slice(TRY, TRY_NODES);
    let answer = solve::best_known(&asked, &Ask::default(), &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    let end = answer.solution.and_then(|solution| replay(&asked, &solution).ok());
    Ok(end.is_some_and(|end| is_won(&asked, &end)))
}
