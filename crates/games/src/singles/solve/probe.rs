//! Probing: try each colour of each open cell; where a try fails, the opposite is known.
//!
//! A try that does not fail clears everything that follows from it too: those literals imply no
//! more than it did, so they need no try of their own until the next pass.

use super::engine::{Engine, Reason};
use crate::learning::{Analysis, Literal};
use crate::singles::frame::Colour;
use quadrille_core::{Budget, Stop};

/// Settles what probing can; `false` when the board is contradictory.
pub fn settle(engine: &mut Engine<'_>, budget: &mut Budget) -> Result<bool, Stop> {
    if !engine.propagate(budget)? {
        return Ok(false);
    }
    let cells: Vec<u32> =
        engine.frame.inside().filter(|&at| engine.colour(at) == Colour::Open).collect();
    // Long tries that never fail are the sign of a loose board: leave it to the search.
    let mut effort = 64 * cells.len() as u64 + 10_000;
    let mut analysis = Analysis::default();
    let mut cleared = vec![0u32; 2 * engine.frame.len()];
    for pass in 1.. {
        let before = engine.trail().len();
        for &at in &cells {
            // White first: it says more, so that the try for black is often unnecessary.
            for literal in [Literal::white(at), Literal::black(at)] {
                while engine.colour(at) == Colour::Open && cleared[literal.index()] != pass {
                    budget.tick()?;
                    if effort == 0 {
                        return Ok(true);
                    }
                    engine.decide(literal);
                    let fits = engine.propagate(budget)?;
                    effort = effort.saturating_sub(engine.trail_above(0).len() as u64);
                    if fits {
                        engine.trail_above(0).iter().for_each(|&l| cleared[l.index()] = pass);
                        engine.backtrack(0);
                    } else {
                        // The implication point of a try at depth 1 is a single literal.
                        let lesson = analysis.learn(engine);
                        engine.backtrack(0);
                        engine.assign(lesson.clause[0], Reason::None);
                        if !engine.propagate(budget)? {
                            return Ok(false);
                        }
                    }
                }
            }
        }
        let settled = engine.trail().len() - before;
        let left = engine.frame.rows * engine.frame.cols - engine.trail().len();
        // Another pass over many cells for a few more is not worth its price.
        if settled == 0 || left == 0 || settled * 200 < left {
            break;
        }
    }
    Ok(true)
}
