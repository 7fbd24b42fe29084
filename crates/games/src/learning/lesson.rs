//! What a contradiction teaches: the clause of its first unique implication point.

use super::{Engine, Literal};

/// What a conflict teaches.
#[derive(Debug)]
pub struct Lesson {
    /// One of these must hold; the first is the one that follows after going back.
    pub clause: Vec<Literal>,
    /// The depth to go back to.
    pub depth: usize,
    /// How many different depths the clause mentions: the smaller, the more useful.
    pub spread: u32,
}

/// Working memory of the analysis, kept between calls.
#[derive(Default)]
pub struct Analysis {
    /// Cells met in the current analysis.
    seen: Vec<bool>,
    /// The cells met in the last analysis: where the difficulty is.
    pub met: Vec<u32>,
    /// Literals of one reason.
    because: Vec<Literal>,
}

impl Analysis {
    /// Turns the contradiction at hand into a clause. Only at a depth above 0.
    pub fn learn<E: Engine>(&mut self, engine: &mut E) -> Lesson {
        let depth = engine.depth() as u32;
        self.seen.resize(engine.len(), false);
        self.met.clear();
        self.because.clear();
        self.because.extend_from_slice(engine.clash());
        // The first place is kept for the implication point.
        let mut clause = vec![self.because[0]];
        let mut open = 0;
        let mut i = engine.trail().len();
        loop {
            for &literal in &self.because {
                let at = literal.at() as usize;
                let level = engine.level(at as u32);
                if level == 0 || self.seen[at] {
                    continue;
                }
                self.seen[at] = true;
                self.met.push(at as u32);
                if level == depth {
                    open += 1;
                } else {
                    clause.push(!literal);
                }
            }
            // The latest literal of this depth that takes part.
            let literal = loop {
                i -= 1;
                if self.seen[engine.trail()[i].at() as usize] {
                    break engine.trail()[i];
                }
            };
            self.seen[literal.at() as usize] = false;
            open -= 1;
            if open == 0 {
                clause[0] = !literal;
                break;
            }
            self.because.clear();
            engine.reasons_of(literal, &mut self.because);
        }
        for &literal in &clause[1..] {
            self.seen[literal.at() as usize] = false;
        }
        finish(engine, clause)
    }
}

fn finish(engine: &impl Engine, mut clause: Vec<Literal>) -> Lesson {
    let level = |l: Literal| engine.level(l.at());
    // The deepest of the others goes second: it is watched.
    if let Some(deepest) = (1..clause.len()).max_by_key(|&i| level(clause[i])) {
        clause.swap(1, deepest);
    }
    let depth = clause.get(1).map_or(0, |&l| level(l) as usize);
    let mut levels: Vec<u32> = clause.iter().map(|&l| level(l)).collect();
    levels.sort_unstable();
    levels.dedup();
    Lesson { clause, depth, spread: levels.len() as u32 }
}
