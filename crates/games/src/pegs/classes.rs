//! Position classes: what never changes, whatever is played.
//!
//! Colour the board in diagonals of three colours. A jump changes one cell of each colour, so it
//! flips the parity of the pegs on every colour at once, and the *sums* of two colours keep their
//! parity for ever. Squares have two such colourings, triangles one. A part of the board that no
//! jump leaves is a board of its own: its parities are kept separately and it never loses its
//! last peg.

use super::field::Field;
use quadrille_core::Shape;

/// The invariants of a board.
pub struct Classes {
    /// Sets of cells of which every jump changes none or two.
    pub parities: Vec<Vec<usize>>,
    /// The parts of the board between which no jump leads; cells of no jump are parts by themselves.
    pub parts: Vec<Vec<usize>>,
    /// The cells over which no jump goes and from which none leads but to others of them: as many pegs as stand on them stay.
    pub stays: Vec<usize>,
    /// For each cell its bit in every parity.
    bits: Vec<u8>,
}

impl Classes {
    /// Finds them.
    pub fn new(field: &Field) -> Self {
        let colourings: &[fn(usize, usize) -> usize] = match field.shape() {
            Shape::Square => &[|r, c| (r + c) % 3, |r, c| (r + 2 * c) % 3],
            Shape::Triangle => &[|r, c| (r + c) % 3],
        };
        let mut parities = Vec::new();
        for colour in colourings {
            for left_out in [0, 1] {
                let set = (0..field.len())
                    .filter(|&i| colour(field.cells[i].row, field.cells[i].col) != left_out);
                parities.push(set.collect::<Vec<_>>());
            }
        }
        let mut bits = vec![0; field.len()];
        for (k, set) in parities.iter().enumerate() {
            set.iter().for_each(|&i| bits[i] |= 1 << k);
        }
        Classes { parities, parts: parts(field), stays: stays(field), bits }
    }

    fn class(&self, cells: impl Iterator<Item = usize>) -> u8 {
        cells.fold(0, |class, i| class ^ self.bits[i])
    }

    /// Whether two positions agree in every parity, part by part, and neither has a part of pegs
    /// where the other has none.
    pub fn same(&self, a: &[bool], b: &[bool]) -> bool {
        self.parts.iter().all(|part| {
            let of = |pegs: &[bool]| {
                let standing = || part.iter().copied().filter(|i| pegs[*i]);
                (self.class(standing()), standing().next().is_some())
            };
            of(a) == of(b)
        })
    }

    /// A lower bound on the pegs left, for any play from a position.
    pub fn fewest(&self, pegs: &[bool]) -> usize {
        self.parts.iter().map(|part| self.fewest_in(part, pegs)).sum()
    }

    fn fewest_in(&self, part: &[usize], pegs: &[bool]) -> usize {
        let standing = part.iter().filter(|i| pegs[**i]).count();
        if standing == 0 || part.len() == 1 {
            return standing;
        }
        let class = self.class(part.iter().copied().filter(|i| pegs[*i]));
        let is_stay = |i: &&usize| self.stays.binary_search(i).is_ok();
        let stay: Vec<usize> = part.iter().filter(is_stay).copied().collect();
        let least = stay.iter().filter(|i| pegs[**i]).count();
        let mut there = [0usize; 16];
        let bits = |i: usize| usize::from(self.bits[i]);
        if least == 0 {
            part.iter().for_each(|&i| there[bits(i)] += 1);
            return fewest_of_class(class, &there).min(standing);
        }
        let others = part.iter().filter(|i| !is_stay(i));
        others.for_each(|&i| there[bits(i)] += 1);
        // Whether so many of the cells where pegs stay have classes that add up to this.
        let mut sums = vec![[false; 16]; stay.len() + 1];
        sums[0][0] = true;
        for (i, &cell) in stay.iter().enumerate() {
            for count in (0..=i).rev() {
                for sum in (0..16).filter(|sum| sums[count][*sum]).collect::<Vec<_>>() {
                    sums[count + 1][sum ^ bits(cell)] = true;
                }
            }
        }
        let rest = |sum: usize| match sum ^ usize::from(class) {
            0 => 0,
            rest => fewest_of_class(rest as u8, &there),
        };
        let fewest = (least..=stay.len()).flat_map(|count| {
            let sums = (0..16).filter(|sum| sums[count][*sum]).collect::<Vec<_>>();
            sums.into_iter().map(move |sum| (count, sum))
        });
        let fewest = fewest.map(|(count, sum)| rest(sum).saturating_add(count)).min();
        fewest.unwrap_or(standing).min(standing)
    }

    /// Whether a single peg on `cell` is ruled out for any play from a position.
    pub fn forbids(&self, pegs: &[bool], cell: usize) -> Option<Forbidden> {
        for part in &self.parts {
            if !part.contains(&cell) && part.iter().any(|i| pegs[*i]) {
                return Some(Forbidden::Part(part.clone()));
            }
        }
        let start = self.class((0..pegs.len()).filter(|i| pegs[*i]));
        let wrong = start ^ self.bits[cell];
        (wrong != 0)
            .then(|| Forbidden::Parity(self.parities[wrong.trailing_zeros() as usize].clone()))
    }
}

/// Why a cell cannot hold the only peg left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forbidden {
    /// No jump leaves these cells, so a peg of theirs stays for ever.
    Part(Vec<usize>),
    /// The parity of the pegs on these cells never changes, and is another one in the end.
    Parity(Vec<usize>),
}

/// The least number of different cells whose classes add up to `class`; `there[c]` cells have class c.
pub(super) fn fewest_of_class(class: u8, there: &[usize; 16]) -> usize {
    // Two cells of one class cancel, so more than that of any class is never needed.
    let mut reach = [usize::MAX; 16];
    let mut with_some = [usize::MAX; 16];
    reach[0] = 0;
    for (c, &count) in there.iter().enumerate() {
        for k in 1..=count.min(2) {
            let step = if k == 1 { c } else { 0 };
            for s in 0..16 {
                if reach[s] != usize::MAX {
                    let target = s ^ step;
                    with_some[target] = with_some[target].min(reach[s] + k);
                }
            }
        }
        // The next class may add to anything found so far, or to nothing.
        for s in 1..16 {
            reach[s] = reach[s].min(with_some[s]);
        }
    }
    with_some[usize::from(class)]
}

/// The cells where pegs stay, in order.
fn stays(field: &Field) -> Vec<usize> {
    let mut stays = vec![true; field.len()];
    field.jumps.iter().for_each(|j| stays[j.over] = false);
    while let Some(j) = field.jumps.iter().find(|j| stays[j.from] && !stays[j.to]) {
        stays[j.from] = false;
    }
    (0..field.len()).filter(|i| stays[*i]).collect()
}

fn parts(field: &Field) -> Vec<Vec<usize>> {
    let mut leader: Vec<usize> = (0..field.len()).collect();
    fn find(leader: &mut [usize], mut i: usize) -> usize {
        while leader[i] != i {
            leader[i] = leader[leader[i]];
            i = leader[i];
        }
        i
    }
    for j in &field.jumps {
        for (a, b) in [(j.from, j.over), (j.over, j.to)] {
            let (a, b) = (find(&mut leader, a), find(&mut leader, b));
            leader[a.max(b)] = a.min(b);
        }
    }
    let mut parts: Vec<Vec<usize>> = vec![Vec::new(); field.len()];
    for i in 0..field.len() {
        let at = find(&mut leader, i);
        parts[at].push(i);
    }
    parts.retain(|p| !p.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::rules::{Puzzle, Spot};
    use crate::pegs::solve::class_bound;
    use quadrille_core::{Cell, Grid, Rng};
    use std::collections::HashSet;

    #[test]
    fn the_european_central_game_leaves_two() {
        let puzzle = named("european", None).unwrap();
        let field = Field::new(&puzzle);
        let classes = Classes::new(&field);
        let pegs = field.pegs(puzzle.start());
        assert_eq!(classes.fewest(&pegs), 2);
        assert!((0..37).all(|i| classes.forbids(&pegs, i).is_some()));
    }

    #[test]
    fn the_english_central_game_may_end_in_five_places() {
        let puzzle = named("english", None).unwrap();
        let field = Field::new(&puzzle);
        let classes = Classes::new(&field);
        let pegs = field.pegs(puzzle.start());
        assert_eq!(classes.fewest(&pegs), 1);
        let ends: Vec<_> = (0..33).filter(|i| classes.forbids(&pegs, *i).is_none()).collect();
        assert_eq!(ends.len(), 5);
        assert!(ends.contains(&field.number(Cell::new(3, 3)).unwrap()));
    }

    /// A board of rows of pegs, holes and nothing.
    fn drawn(rows: &[&str]) -> Puzzle {
        let spot = |c: char| match c {
            '*' => Spot::Peg,
            'o' => Spot::Hole,
            _ => Spot::Nothing,
        };
        let cells = rows.iter().flat_map(|row| row.chars().map(spot)).collect();
        Puzzle::new(Shape::Square, Grid::from_vec(rows.len(), rows[0].len(), cells)).unwrap()
    }

    #[test]
    fn pegs_that_stay_are_counted() {
        // Over the ends of the pocket's column no peg jumps, and theirs jump to each other's cell alone.
        let puzzle = drawn(&["  *  ", "  ** ", "*****", "  ** ", "  o  "]);
        let field = Field::new(&puzzle);
        let classes = Classes::new(&field);
        let stays: Vec<Cell> = classes.stays.iter().map(|i| field.cells[*i]).collect();
        assert_eq!(stays, [Cell::new(1, 3), Cell::new(3, 3)]);
        assert!(classes.fewest(&field.pegs(puzzle.start())) >= 2);
    }

    /// The fewest pegs any play leaves, by looking at every play.
    fn fewest_of_all(field: &Field, pegs: Vec<bool>, seen: &mut HashSet<Vec<bool>>) -> usize {
        let mut fewest = pegs.iter().filter(|p| **p).count();
        if !seen.insert(pegs.clone()) {
            return fewest;
        }
        for j in field.jumps.iter().filter(|j| pegs[j.from] && pegs[j.over] && !pegs[j.to]) {
            let mut next = pegs.clone();
            (next[j.from], next[j.over], next[j.to]) = (false, false, true);
            fewest = fewest.min(fewest_of_all(field, next, seen));
        }
        fewest
    }

    #[test]
    fn no_play_leaves_fewer_and_the_proof_says_so() {
        let (mut rng, mut more) = (Rng::new(5), 0);
        for _ in 0..400 {
            let spot = |_| match rng.below(10) {
                0..3 => Spot::Nothing,
                3..5 => Spot::Hole,
                _ => Spot::Peg,
            };
            let grid = Grid::from_vec(4, 5, (0..20).map(spot).collect());
            let Ok(puzzle) = Puzzle::new(Shape::Square, grid) else { continue };
            let field = Field::new(&puzzle);
            let pegs = field.pegs(puzzle.start());
            let (bound, proof) = class_bound(&field, &pegs);
            let fewest = fewest_of_all(&field, pegs.clone(), &mut HashSet::new());
            assert!(bound <= fewest, "{bound} and {fewest}");
            assert!(proof.check(&puzzle).is_ok(), "{}", proof.to_text());
            let without = Classes { stays: Vec::new(), ..Classes::new(&field) };
            more += usize::from(without.fewest(&pegs) < bound);
        }
        assert!(more > 20, "{more}");
    }

    #[test]
    fn every_jump_changes_none_or_two_cells_of_a_parity() {
        for name in ["european", "triangle:7", "rect:2x5"] {
            let field = Field::new(&named(name, None).unwrap());
            for set in Classes::new(&field).parities {
                for j in &field.jumps {
                    let changed = [j.from, j.over, j.to].iter().filter(|i| set.contains(i)).count();
                    assert!(changed.is_multiple_of(2), "{name}");
                }
            }
        }
    }
}
