//! Making puzzles: named boards, plays taken back from one peg, and random shapes.

use super::boards;
use super::explain::LEVELS;
use super::field::Field;
use super::format::asked;
use super::rules::{MAX_CELLS, MAX_SIDE, Minimise, Puzzle, Solution, Spot};
use super::{Pegs, solve};
use quadrille_core::{
    Ask, Budget, Cell, GenerateAsk, GenerateError, Generated, Grid, InputError, Kind, OptionSpec,
    Rng, Shape, Verdict,
};
use std::time::Duration;

/// Options of the generators.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "board",
        kind: Kind::Text("NAME"),
        about: "a named board: english, european, wiegleb, asymmetrical, cross:N, diamond:N, \
                square:N, rect:RxC, triangle:N",
    },
    OptionSpec {
        name: "vacancy",
        kind: Kind::Text("rRcC|random"),
        about: "with --board: the empty hole (default the board's usual one)",
    },
    OptionSpec {
        name: "kind",
        kind: Kind::Choice(&["reverse", "shape"]),
        about: "without --board: a play taken back from one peg (default), or a random shape full \
                of pegs but one",
    },
    OptionSpec {
        name: "steps",
        kind: Kind::Whole { least: 0, most: u64::MAX, default: None },
        about: "reverse: how many jumps the puzzle takes (default: easy 10, medium 20, hard 35, \
                otherwise as many as fit)",
    },
];

/// The search for a best play of a new puzzle ends after this.
const SOLVE_TIME: Duration = Duration::from_secs(10);

/// Makes a puzzle.
pub fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Pegs>, GenerateError> {
    let mut rng = Rng::new(ask.seed);
    if let Some(name) = ask.options.get("board") {
        if ask.size.is_some() {
            return Err(
                InputError::new("--size does not go with --board; write --board square:6").into()
            );
        }
        let puzzle = named(name, ask.options.get("vacancy"), &mut rng)?;
        return described(asked(puzzle, &ask.options)?, budget);
    }
    let (rows, cols) = ask.size.unwrap_or((7, 7));
    if rows == 0 || cols == 0 || rows > MAX_SIDE || cols > MAX_SIDE || rows * cols > MAX_CELLS {
        return Err(InputError::new(format!(
            "--size {rows}x{cols}: expected sides up to {MAX_SIDE} and at most {MAX_CELLS} cells"
        ))
        .into());
    }
    if rows.max(cols) < 3 {
        return Err(InputError::new("--size: a jump needs three cells in a line").into());
    }
    match ask.options.choice("kind", &["reverse", "shape"])? {
        "shape" => {
            let puzzle = shape(rows, cols, &mut rng, budget)?;
            described(asked(puzzle, &ask.options)?, budget)
        }
        _ => reverse(ask, rows, cols, &mut rng, budget),
    }
}

fn named(name: &str, vacancy: Option<&str>, rng: &mut Rng) -> Result<Puzzle, InputError> {
    match vacancy {
        None => boards::named(name, None),
        Some("random") => {
            let cells: Vec<Cell> = boards::named(name, None)?.cells().collect();
            boards::named(name, rng.choose(&cells).copied())
        }
        Some(text) => match text.parse() {
            Ok(cell) => boards::named(name, Some(cell)),
            Err(()) => Err(InputError::new(format!(
                "--vacancy {}: expected random or a cell such as r4c4",
                text.chars().take(20).collect::<String>()
            ))),
        },
    }
}

/// The puzzle with the best play that can be found for it.
fn described(puzzle: Puzzle, budget: &mut Budget) -> Result<Generated<Pegs>, GenerateError> {
    budget.check()?;
    let mut slice = budget.slice(SOLVE_TIME, u64::MAX);
    // What is said of a new puzzle is its fewest pegs; the fewest moves take far longer to find.
    let pegs_alone = puzzle.clone().with_minimise(Minimise::Pegs);
    let answer = solve::best_known(&pegs_alone, &Ask::default(), &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    let left = |s: &Solution| super::rules::pegs(puzzle.start()) - s.jumps().count();
    let note = match (&answer.verdict, &answer.solution) {
        (Verdict::Solved, Some(s)) => format!("fewest pegs: {}, proved", left(s)),
        (_, Some(s)) => format!("fewest pegs known: {}, not proved", left(s)),
        (Verdict::Impossible, None) => "the goal cannot be reached, proved".to_string(),
        _ => "fewest pegs: not known".to_string(),
    };
    Ok(Generated { puzzle, solution: answer.solution, notes: vec![note.into()] })
}

/// Takes back jumps from a single peg; always solvable in as many jumps.
///
/// As in the second report, the peg nearest to the first one gives way each time, which keeps the
/// board compact; among equals chance decides.
fn reverse(
    ask: &GenerateAsk,
    rows: usize,
    cols: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated<Pegs>, GenerateError> {
    let steps = match (ask.options.get("steps"), ask.difficulty.as_deref()) {
        (Some(_), _) => ask.options.number("steps", 0)?,
        (None, None) => usize::MAX,
        (None, Some(name)) => match LEVELS.iter().position(|l| l.name == name) {
            Some(rank) => [10, 20, 35][rank],
            None => {
                return Err(InputError::new(format!(
                    "--difficulty {name}: expected easy, medium or hard"
                ))
                .into());
            }
        },
    };
    if steps == 0 {
        return Err(InputError::new("--steps 0: expected at least 1").into());
    }
    let mut full = Grid::filled(rows, cols, Spot::Hole);
    let middle = Cell::new(rows / 2, cols / 2);
    full[middle] = Spot::Peg;
    let field = Field::new(&Puzzle::new(Shape::Square, full)?);
    // On a small board no jump leads to the middle.
    let away = |c: &Cell| c.row.abs_diff(middle.row).pow(2) + c.col.abs_diff(middle.col).pow(2);
    let landings = field.jumps.iter().map(|j| field.cells[j.to]);
    let first = landings.min_by_key(away).unwrap_or(middle);
    // An unlucky order may get stuck early; a few fresh starts find a longer one.
    let mut best: (Vec<bool>, Vec<bool>, Vec<_>) = Default::default();
    for _ in 0..50 {
        let made = take_back(&field, first, steps, rng, budget)?;
        if made.2.len() > best.2.len() || best.0.is_empty() {
            best = made;
        }
        if best.2.len() == steps || steps == usize::MAX {
            break;
        }
    }
    let (pegs, touched, mut jumps) = best;
    if steps != usize::MAX && jumps.len() < steps {
        return Err(InputError::new(format!(
            "--steps {steps} do not fit on {rows}x{cols}: {} did; ask for a larger --size",
            jumps.len()
        ))
        .into());
    }
    let mut grid = Grid::filled(rows, cols, Spot::Nothing);
    for (i, cell) in field.cells.iter().enumerate().filter(|(i, _)| touched[*i]) {
        grid[*cell] = if pegs[i] { Spot::Peg } else { Spot::Hole };
    }
    jumps.reverse();
    let solution = field.solution(jumps);
    let puzzle = asked(Puzzle::new(Shape::Square, grid)?, &ask.options)?;
    let fits = super::rules::check(&puzzle, &solution).is_ok();
    Ok(Generated {
        puzzle,
        solution: fits.then_some(solution),
        notes: vec!["fewest pegs: 1, by construction".into()],
    })
}

type TakenBack = (Vec<bool>, Vec<bool>, Vec<super::field::Jump>);

fn take_back(
    field: &Field,
    first: Cell,
    steps: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<TakenBack, GenerateError> {
    let mut pegs: Vec<bool> = field.cells.iter().map(|c| *c == first).collect();
    let mut touched = pegs.clone();
    let mut jumps = Vec::new();
    let away = |i: usize| {
        let c = field.cells[i];
        c.row.abs_diff(first.row).pow(2) + c.col.abs_diff(first.col).pow(2)
    };
    while jumps.len() < steps {
        budget.tick()?;
        let open = field.jumps.iter().filter(|j| pegs[j.to] && !pegs[j.over] && !pegs[j.from]);
        let nearest = open.clone().map(|j| away(j.to)).min();
        let near: Vec<_> = open.filter(|j| Some(away(j.to)) == nearest).copied().collect();
        let Some(j) = rng.choose(&near).copied() else { break };
        (pegs[j.from], pegs[j.over], pegs[j.to]) = (true, true, false);
        [j.from, j.over, j.to].iter().for_each(|i| touched[*i] = true);
        jumps.push(j);
    }
    Ok((pegs, touched, jumps))
}

/// A random connected shape of about two thirds of the box, full but for one hole.
fn shape(
    rows: usize,
    cols: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    let mut grid = Grid::filled(rows, cols, Spot::Nothing);
    let mut rim = vec![Cell::new(rows / 2, cols / 2)];
    let mut cells = Vec::new();
    while cells.len() * 3 < rows * cols * 2 {
        budget.tick()?;
        if rim.is_empty() {
            break;
        }
        let cell = rim.swap_remove(rng.below(rim.len()));
        if grid[cell] == Spot::Peg {
            continue;
        }
        grid[cell] = Spot::Peg;
        cells.push(cell);
        rim.extend(cell.neighbours(rows, cols).filter(|c| grid[*c] == Spot::Nothing));
    }
    // A hole no peg can jump into would end the game before it starts.
    let mut open = cells.clone();
    open.retain(|c| {
        let row = |d: isize| grid.get(Cell::new(c.row.wrapping_add_signed(d), c.col));
        let col = |d: isize| grid.get(Cell::new(c.row, c.col.wrapping_add_signed(d)));
        let peg = |s: Option<&Spot>| s == Some(&Spot::Peg);
        [1isize, -1]
            .iter()
            .any(|s| (peg(row(*s)) && peg(row(2 * s))) || (peg(col(*s)) && peg(col(2 * s))))
    });
    let hole = *rng.choose(&open).unwrap_or(&cells[0]);
    grid[hole] = Spot::Hole;
    Ok(Puzzle::new(Shape::Square, grid)?)
}
