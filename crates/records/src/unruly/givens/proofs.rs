//! That no board has fewer tiles, as programs without a point and their refutations.
//!
//! A program holds some boards, up to symmetry; one of them is chosen, and so is one tile fewer than the record says. For each board it has sets
//! of cells where another board differs. Where more of these share no cell than there are tiles, their sum rules the board out. Otherwise
//! the tiles are looked for as in `hunt`, and each choice of them is ruled out so.

use super::hunt::{Hunt, by_hits};
use super::others::Others;
use super::square::forms;
use crate::record::{Notation, Refuted, Term};
use quadrille_core::pb::{Bit, Program, RowId};
use quadrille_core::{Budget, Stop};
use quadrille_engines::pb::{Lit, Log};

/// About so many programs; small sizes have one a board.
const PROGRAMS: usize = 1000;

pub fn prove_all(
    term: &Term,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    prove(term, false, budget, put)
}

pub fn prove_distinct(
    term: &Term,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    prove(term, true, budget, put)
}

fn prove(
    term: &Term,
    distinct: bool,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    let n = 2 * term.n as usize;
    let tiles: usize = term.value.parse().map_err(|_| Stop::Refused)?;
    let fewer = tiles.checked_sub(1).ok_or(Stop::Refused)?;
    let (forms, _) = forms(n, distinct, budget)?;
    let others = Others::new(n, distinct);
    for (number, boards) in forms.chunks(forms.len().div_ceil(PROGRAMS)).enumerate() {
        budget.report("progress-forms", (number * boards.len()) as u64, forms.len() as u64);
        let mut claim = Claim::new(n);
        for board in boards {
            claim.add(&others, *board, fewer, budget)?;
        }
        let (program, proof) = claim.end(fewer, budget)?;
        let name = format!("board-{:04}", number + 1);
        let program = program.to_opb();
        if !put(Refuted { name, notation: Notation::VeriPb, program, proof }) {
            return Ok(());
        }
    }
    Ok(())
}

/// A program about some boards as it grows.
struct Claim {
    n: usize,
    program: Program,
    cells: Vec<Bit>,
    /// For each board, that it is the chosen one.
    boards: Vec<(Bit, Vec<Set>)>,
}

/// The cells in which a board differs from another, and the row that says so.
#[derive(Clone, Copy)]
struct Set {
    cells: u64,
    row: RowId,
}

impl Claim {
    fn new(n: usize) -> Self {
        let mut program = Program::new();
        let name = |cell: usize| format!("r{}c{} is given", cell / n + 1, cell % n + 1);
        let cells = (0..n * n).map(|cell| program.answer_bit(name(cell))).collect();
        Claim { n, program, cells, boards: Vec::new() }
    }

    /// Takes a board in, with sets that no `fewer` tiles hit.
    fn add(
        &mut self,
        others: &Others,
        board: u64,
        fewer: usize,
        budget: &mut Budget,
    ) -> Result<(), Stop> {
        let mut hunt = Hunt::new(others, board);
        // Such tiles would be a better record.
        if hunt.at_most(fewer, budget)?.is_some() {
            return Err(Stop::Refused);
        }
        let mut sets = hunt.sets().to_vec();
        if let Some(apart) = apart(sets.iter().copied(), fewer + 1) {
            sets = apart.into_iter().map(|at| sets[at]).collect();
        }
        let number = self.boards.len() + 1;
        let chosen = self.program.bit(format_args!("board {number} is chosen"));
        self.program.note(format!("board {number}: {}", rows(board, self.n)));
        let n = self.n;
        let has = |set: u64, cell: usize| set >> (cell / n * 8 + cell % n) & 1 == 1;
        let mut with_row = |cells: u64| {
            let inside = self.cells.iter().enumerate().filter(|(cell, _)| has(cells, *cell));
            let terms = inside.map(|(_, cell)| (1, *cell)).chain([(-1, chosen)]);
            Set { cells, row: self.program.at_least(terms, 0) }
        };
        let sets = sets.into_iter().map(&mut with_row).collect();
        self.boards.push((chosen, sets));
        Ok(())
    }

    /// The whole program, and its refutation.
    fn end(mut self, fewer: usize, budget: &mut Budget) -> Result<(Program, Vec<u8>), Stop> {
        self.program.note(
            "one board is chosen; the rows above ask for a tile wherever another board differs",
        );
        let one = self.program.at_least(self.boards.iter().map(|(chosen, _)| (1, *chosen)), 1);
        self.program.note("fewer tiles than the record says");
        let few = self.program.at_most(self.cells.iter().map(|cell| (1, *cell)), fewer as i64);
        let log = Log::new(&self.program, budget);
        let mut refutation = Refutation { n: self.n, few, cells: self.cells, log };
        let mut all = vec![one];
        for (chosen, sets) in &self.boards {
            let not_it = vec![Lit::new(*chosen, false)];
            all.push(refutation.rule_out(not_it, sets.clone(), fewer, budget)?);
            refutation.log.check()?;
        }
        let none = refutation.log.add(&all);
        Ok((self.program, refutation.log.unsatisfiable(none).into_bytes()))
    }
}

/// The proof as it grows.
struct Refutation {
    n: usize,
    /// The row that asks for few tiles.
    few: RowId,
    cells: Vec<Bit>,
    log: Log,
}

impl Refutation {
    /// Derives the clause of a board, of tiles that are chosen and of cells that are barred: with at most `left` more tiles that
    /// cannot be. The sets are those that the tiles do not hit, without the barred cells.
    fn rule_out(
        &mut self,
        clause: Vec<Lit>,
        sets: Vec<Set>,
        left: usize,
        budget: &mut Budget,
    ) -> Result<RowId, Stop> {
        budget.tick()?;
        if let Some(apart) = apart(sets.iter().map(|set| set.cells), left + 1) {
            let mut parts: Vec<RowId> = apart.into_iter().map(|at| sets[at].row).collect();
            parts.push(self.few);
            let sum = self.log.add(&parts);
            let id = self.log.clause(&clause, &[sum]);
            self.log.delete(sum);
            return Ok(id);
        }
        let Some(tightest) = sets.iter().min_by_key(|set| set.cells.count_ones()).copied() else {
            return Err(Stop::Refused);
        };
        let mut barred = 0;
        let mut longer = clause.clone();
        let mut parts = Vec::new();
        let known: Vec<u64> = sets.iter().map(|set| set.cells).collect();
        for cell in by_hits(&known, tightest.cells) {
            let bit = self.bit(cell);
            let unhit = sets.iter().filter(|set| set.cells & cell == 0);
            let unhit = unhit.map(|set| Set { cells: set.cells & !barred, row: set.row }).collect();
            let with: Vec<Lit> = longer.iter().copied().chain([Lit::new(bit, false)]).collect();
            // No tile is left only where `apart` has found a set that is not hit.
            let left = left.checked_sub(1).ok_or(Stop::Refused)?;
            parts.push(self.rule_out(with, unhit, left, budget)?);
            longer.push(Lit::new(bit, true));
            barred |= cell;
        }
        let hints: Vec<RowId> = parts.iter().copied().chain([tightest.row]).collect();
        let id = self.log.clause(&clause, &hints);
        if !parts.is_empty() {
            self.log.delete_all(&parts);
        }
        Ok(id)
    }

    fn bit(&self, cell: u64) -> Bit {
        let at = cell.trailing_zeros() as usize;
        self.cells[at / 8 * self.n + at % 8]
    }
}

/// So many sets that share no cell, by their places, if taking the first that fits makes them.
fn apart(sets: impl Iterator<Item = u64>, count: usize) -> Option<Vec<usize>> {
    let (mut used, mut apart) = (0, Vec::new());
    for (at, set) in sets.enumerate() {
        if apart.len() < count && set & used == 0 {
            used |= set;
            apart.push(at);
        }
    }
    (apart.len() == count).then_some(apart)
}

/// The rows of a board for readers.
fn rows(board: u64, n: usize) -> String {
    let row = |row: usize| -> String {
        (0..n).map(|col| if board >> (8 * row + col) & 1 == 1 { '1' } else { '0' }).collect()
    };
    (0..n).map(row).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::others::tests::all;
    use super::*;

    /// What the checker is not asked: that in each set of cells another board differs.
    #[test]
    fn each_row_tells_of_another_board() {
        let budget = &mut Budget::unlimited();
        for (distinct, fewer) in [(false, 5), (true, 4)] {
            let mut boards = all(6, distinct);
            boards.sort_unstable();
            let others = Others::new(6, distinct);
            let mut searched = 0;
            for board in &forms(6, distinct, budget).unwrap().0 {
                let mut claim = Claim::new(6);
                claim.add(&others, *board, fewer, budget).unwrap();
                let sets = &claim.boards[0].1;
                assert!(sets.iter().all(|set| boards.binary_search(&(board ^ set.cells)).is_ok()));
                searched += usize::from(sets.len() > fewer + 1);
            }
            assert!(distinct || searched > 0, "no choices of tiles are looked at");
        }
    }

    #[test]
    fn a_board_with_so_few_tiles_cannot_be_refuted() {
        let budget = &mut Budget::unlimited();
        let term = Term { n: 2, value: "5".to_string(), ..Term::default() };
        assert_eq!(prove_all(&term, budget, &mut |_| true), Err(Stop::Refused));
    }
}
