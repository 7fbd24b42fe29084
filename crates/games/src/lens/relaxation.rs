//! A program's relaxation on the board.

use super::{LONG, fixed, name, size, spent};
use quadrille_core::lens::{Link, Part, Price, Proposed, RelaxationSeen, Shade, gap};
use quadrille_core::pb::{Bit, Program};
use quadrille_core::{Ask, Budget, Cell, DynPuzzle, InputError, Ruling, Stop};
use quadrille_engines::lp::{NEAR, Relaxed, is_fraction, proved, relax};
use quadrille_engines::mip;
use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

/// The rows of larger programs are not told with their prices.
const MOST_PRICES: usize = 4_000;
/// Of more links the largest are told: a jump that is shared out among hundreds of steps cannot be seen in one.
const MOST_LINKS: usize = 20_000;
/// So long the game's best method may look for the optimum.
const FOR_OPTIMUM: Duration = Duration::from_millis(250);

/// The relaxation of a puzzle's program after some decisions; the inner error is a limit. With `optimum` the
/// game's best method is asked for the optimum, to tell the gap.
pub fn relaxation(
    puzzle: &dyn DynPuzzle,
    method: Option<&str>,
    decisions: &[(String, bool)],
    optimum: bool,
    budget: &mut Budget,
) -> Result<Result<RelaxationSeen, Stop>, InputError> {
    mip::available()?;
    let name = name(puzzle, method)?;
    let program = puzzle.program(Some(name))?;
    let fixed = fixed(&program, decisions)?;
    let mut slice = budget.slice(LONG, u64::MAX);
    let before = slice.time_left().unwrap_or_default();
    let relaxed = match optimum_of(puzzle, name, &program, &fixed, &mut slice) {
        Ok(relaxed) => relaxed,
        Err(stop) => return Ok(Err(stop)),
    };
    let seconds = spent(before, &slice);
    let mut seen = RelaxationSeen {
        program: name.to_string(),
        size: size(&program),
        feasible: relaxed.is_some(),
        seconds,
        ..RelaxationSeen::default()
    };
    if let Some(relaxed) = relaxed {
        on_board(&program, &relaxed, &mut seen);
        let minimises = !program.objective().is_empty();
        seen.bound = minimises.then_some(relaxed.bound);
        if minimises && program.row_count() <= MOST_PRICES {
            seen.prices = prices(&program, &relaxed);
            seen.dual_bound = Some(dual_bound(&program, &relaxed, &fixed));
        }
        if optimum && minimises {
            // The relaxation is there to be shown: a gap that takes long to know is not waited for.
            seen.optimum = best(puzzle, name, &mut budget.slice(FOR_OPTIMUM, u64::MAX))?;
            seen.gap = gap(seen.bound, seen.optimum);
        }
    }
    Ok(Ok(seen))
}

/// The relaxation: by the game's own way, if it has one and it leads to what is proved best, otherwise by HiGHS.
fn optimum_of(
    puzzle: &dyn DynPuzzle,
    name: &str,
    program: &Program,
    fixed: &[(Bit, bool)],
    budget: &mut Budget,
) -> Result<Option<Relaxed>, Stop> {
    if fixed.is_empty() {
        match puzzle.relaxed(name, budget)? {
            Some(Proposed::Nothing) => return Ok(None),
            Some(Proposed::Best { values, dual }) => {
                if let Some(best) = proved(program, values, dual) {
                    return Ok(Some(best));
                }
            }
            None => {}
        }
    }
    relax(program, fixed, budget)
}

/// What the program's objective says of the best solution, if the game's own method proves one in time.
pub(super) fn best(
    puzzle: &dyn DynPuzzle,
    program: &str,
    budget: &mut Budget,
) -> Result<Option<i64>, InputError> {
    let report = puzzle.solve(None, &Ask::default(), budget)?;
    match report.solution.filter(|_| report.verdict == Ruling::Solved) {
        Some(solution) => puzzle.worth(program, &solution).map(Some),
        None => Ok(None),
    }
}

/// What every row costs, and its slack.
fn prices(program: &Program, relaxed: &Relaxed) -> Vec<Price> {
    let tidy = |value: f64| if value.abs() < NEAR { 0.0 } else { value };
    let price = |(index, row): (usize, quadrille_core::pb::Row<'_>)| Price {
        row: program.row_text(&row),
        cells: priced_cells(program, &row),
        dual: tidy(relaxed.dual[index]),
        slack: tidy(relaxed.activity[index] - row.bound as f64),
    };
    program.rows().enumerate().map(price).collect()
}

/// The one cell that all variables of a row share, as the pairs of a cell do, whose price it is; otherwise all of the row's.
fn priced_cells(program: &Program, row: &quadrille_core::pb::Row<'_>) -> Vec<Cell> {
    let all = program.cells_of(row);
    let shared =
        |cell: &&Cell| row.terms.iter().all(|(_, bit)| program.cells(*bit).contains(*cell));
    match all.iter().filter(shared).collect::<Vec<_>>()[..] {
        [cell] => vec![*cell],
        _ => all,
    }
}

/// What the right-hand sides cost at these prices, and the bounds of variables at what these cost beyond them: by
/// duality the value of the relaxation.
fn dual_bound(program: &Program, relaxed: &Relaxed, fixed: &[(Bit, bool)]) -> f64 {
    let rows: f64 = program.rows().zip(&relaxed.dual).map(|(r, dual)| r.bound as f64 * dual).sum();
    let mut upper = vec![1.0; program.bits()];
    let mut lower = vec![0.0; program.bits()];
    for (bit, value) in fixed {
        let value = f64::from(u8::from(*value));
        (lower[bit.index()], upper[bit.index()]) = (value, value);
    }
    let at = |(index, reduced): (usize, &f64)| match *reduced < 0.0 {
        true => upper[index] * reduced,
        false => lower[index] * reduced,
    };
    rows + relaxed.reduced.iter().enumerate().map(at).sum::<f64>()
}

fn on_board(program: &Program, relaxed: &Relaxed, seen: &mut RelaxationSeen) {
    let mut cells: BTreeMap<Cell, Shade> = BTreeMap::new();
    let mut layers = HashSet::new();
    for (index, value) in relaxed.values.iter().enumerate() {
        let bit = Bit(index as u32);
        let value = if is_fraction(*value) { *value } else { value.round() };
        seen.fractional += usize::from(is_fraction(value));
        let about = program.cells(bit);
        let doubt = (2.0 * (value - value.round()).abs()).min(1.0);
        for cell in &about {
            let empty = Shade { cell: *cell, doubt: 0.0, parts: Vec::new() };
            let shade = cells.entry(*cell).or_insert(empty);
            // A pair that is half formed leaves both its cells in doubt.
            shade.doubt = shade.doubt.max(doubt);
        }
        let says = program.says(bit);
        // Only the variables that tell the answer are shown; the others help to say the rules.
        match about.as_slice() {
            [cell] if program.answer().binary_search(&bit).is_ok() => {
                if layers.insert(says) {
                    seen.layers.push(says.to_string());
                }
                if value > NEAR
                    && let Some(shade) = cells.get_mut(cell)
                {
                    shade.parts.push(Part { says: says.to_string(), value });
                }
            }
            [from, to] if value > NEAR && program.answer().binary_search(&bit).is_ok() => {
                let says = says.to_string();
                let reduced = relaxed.reduced[index];
                seen.links.push(Link { from: *from, to: *to, says, value, reduced });
            }
            _ => {}
        }
    }
    if seen.links.len() > MOST_LINKS {
        seen.links.sort_by(|a, b| b.value.total_cmp(&a.value));
        seen.links.truncate(MOST_LINKS);
    }
    seen.light = program.light().to_vec();
    seen.fractional_cells = cells.values().filter(|shade| shade.doubt > 0.0).count();
    seen.cells = cells.into_values().collect();
}
