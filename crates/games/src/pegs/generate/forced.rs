//! Plays that never leave a choice, taken back from a single peg.

use super::reverse::TakenBack;
use crate::pegs::field::{Field, Jump};
use quadrille_core::{Budget, Cell, Rng, Stop};

/// Takes back up to `steps` jumps such that each was the only one, and none goes on with the peg that
/// jumped before it.
pub(super) fn play(
    field: &Field,
    last: Cell,
    steps: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<TakenBack, Stop> {
    let mut made = TakenBack::end(field, last);
    while made.jumps.len() < steps {
        budget.tick()?;
        let mut open: Vec<Jump> = made.open(field).collect();
        open.retain(|j| made.jumps.last().is_none_or(|next| next.from != j.to));
        rng.shuffle(&mut open);
        let longer = open.into_iter().find_map(|j| {
            let mut longer = made.clone();
            longer.take_back(j);
            is_forced(field, &longer).then_some(longer)
        });
        match longer {
            Some(longer) => made = longer,
            None => break,
        }
    }
    Ok(made)
}

/// Whether no position of a play leaves a choice. All are looked at: a cell that is new to the board
/// may be a hole to jump into later.
fn is_forced(field: &Field, play: &TakenBack) -> bool {
    let mut pegs = play.pegs.clone();
    play.jumps.iter().rev().all(|next| {
        let fits = |j: &&Jump| pegs[j.from] && pegs[j.over] && play.touched[j.to] && !pegs[j.to];
        let alone = field.jumps.iter().filter(fits).count() == 1;
        (pegs[next.from], pegs[next.over], pegs[next.to]) = (false, false, true);
        alone
    })
}
