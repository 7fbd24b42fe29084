//! Probing: try each colour of each open cell; where a try fails, the opposite is known.
//!
//! A try that does not fail clears everything that follows from it too: those literals imply no
//! more than it did, so they need no try of their own until the next pass.

use crate::learning::{Analysis, Engine, Literal};
use quadrille_core::{Budget, Stop};

/// Settles what probing can; `false` when the board is contradictory.
pub fn settle<E: Engine>(engine: &mut E, budget: &mut Budget) -> Result<bool, Stop> {
    if !engine.draw(budget)? {
        return Ok(false);
    }
    let cells = engine.open();
    let all = engine.trail().len() + cells.len();
    // Long tries that never fail are the sign of a loose board: leave it to the search.
    let mut effort = 64 * cells.len() as u64 + 10_000;
    let mut analysis = Analysis::default();
    let mut cleared = vec![0u32; 2 * engine.len()];
    for pass in 1.. {
        let before = engine.trail().len();
        for &at in &cells {
            // White first: it says more, so that the try for black is often unnecessary.
            for literal in [Literal::white(at), Literal::black(at)] {
                while is_open(engine, at) && cleared[literal.index()] != pass {
                    budget.tick()?;
                    if effort == 0 {
                        return Ok(true);
                    }
                    engine.decide(literal);
                    let fits = engine.draw(budget)?;
                    let drawn = &engine.trail()[engine.start_of(0)..];
                    effort = effort.saturating_sub(drawn.len() as u64);
                    if fits {
                        drawn.iter().for_each(|&l| cleared[l.index()] = pass);
                        engine.backtrack(0);
                    } else {
                        // The implication point of a try at depth 1 is a single literal.
                        let lesson = analysis.learn(engine);
                        engine.backtrack(0);
                        engine.settle(lesson.clause[0]);
                        if !engine.draw(budget)? {
                            return Ok(false);
                        }
                    }
                }
            }
        }
        let settled = engine.trail().len() - before;
        let left = all - engine.trail().len();
        // Another pass over many cells for a few more is not worth its price.
        if settled == 0 || left == 0 || settled * 200 < left {
            break;
        }
    }
    Ok(true)
}

fn is_open(engine: &impl Engine, at: u32) -> bool {
    !engine.holds(Literal::white(at)) && !engine.holds(Literal::black(at))
}
