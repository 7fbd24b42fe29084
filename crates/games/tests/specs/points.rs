//! All integer points of a program by plain search: slow, and shares nothing with the solvers.

use quadrille_core::pb::{Program, Term};

/// A row as `sum >= bound`, with the greatest sum still possible.
struct Reach {
    terms: Vec<Term>,
    bound: i64,
    most: i64,
}

impl Reach {
    /// The least sum still possible.
    fn least(&self, value: &[Option<bool>]) -> i64 {
        let least = |(by, bit): &Term| match value[bit.index()] {
            Some(true) => *by,
            Some(false) => 0,
            None => (*by).min(0),
        };
        self.terms.iter().map(least).sum()
    }
}

/// The search: every variable is set in turn, those that tell the answer first.
pub struct Points {
    rows: Vec<Reach>,
    /// By variable: the rows it is in, with its factor there.
    of_bit: Vec<Vec<(usize, i64)>>,
    answer: Vec<usize>,
    rest: Vec<usize>,
    value: Vec<Option<bool>>,
    found: Vec<Vec<bool>>,
}

impl Points {
    /// The answers of a program: its points, told by the variables that tell the answer.
    pub fn of(program: &Program) -> Vec<Vec<bool>> {
        let mut rows = Vec::new();
        for row in program.rows() {
            rows.push((row.terms.to_vec(), row.bound));
            if row.equation {
                rows.push((row.terms.iter().map(|(by, bit)| (-by, *bit)).collect(), -row.bound));
            }
        }
        let mut of_bit = vec![Vec::new(); program.bits()];
        for (index, (terms, _)) in rows.iter().enumerate() {
            terms.iter().for_each(|(by, bit)| of_bit[bit.index()].push((index, *by)));
        }
        let reach = |(terms, bound): (Vec<Term>, i64)| {
            let most = terms.iter().map(|(by, _)| (*by).max(0)).sum();
            Reach { terms, bound, most }
        };
        let answer: Vec<usize> = program.answer().iter().map(|bit| bit.index()).collect();
        let rest = (0..program.bits()).filter(|bit| !answer.contains(bit)).collect();
        let rows = rows.into_iter().map(reach).collect();
        let value = vec![None; program.bits()];
        let mut points = Points { rows, of_bit, answer, rest, value, found: Vec::new() };
        points.search(0);
        points.found
    }

    /// Sets a variable and all that follows from it; returns what was set, or that a row broke.
    fn set(&mut self, bit: usize, value: bool) -> (Vec<usize>, bool) {
        let (mut todo, mut set) = (vec![(bit, value)], Vec::new());
        while let Some((bit, value)) = todo.pop() {
            match self.value[bit] {
                Some(other) if other == value => continue,
                Some(_) => return (set, false),
                None => {}
            }
            self.value[bit] = Some(value);
            set.push(bit);
            for &(row, by) in &self.of_bit[bit] {
                self.rows[row].most -= if value { (-by).max(0) } else { by.max(0) };
            }
            for &(row, _) in &self.of_bit[bit] {
                let row = &self.rows[row];
                if row.most < row.bound {
                    return (set, false);
                }
                let free = row.terms.iter().filter(|term| self.value[term.1.index()].is_none());
                let forced = free.filter(|term| row.most - term.0.abs() < row.bound);
                todo.extend(forced.map(|(by, bit)| (bit.index(), *by > 0)));
            }
        }
        (set, true)
    }

    fn unset(&mut self, set: &[usize]) {
        for &bit in set {
            let value = self.value[bit].take().expect("it was set");
            for &(row, by) in &self.of_bit[bit] {
                self.rows[row].most += if value { (-by).max(0) } else { by.max(0) };
            }
        }
    }

    fn search(&mut self, depth: usize) {
        if depth == self.answer.len() {
            if self.exists(0) {
                let value = |bit: &usize| self.value[*bit] == Some(true);
                self.found.push(self.answer.iter().map(value).collect());
            }
            return;
        }
        let bit = self.answer[depth];
        if self.value[bit].is_some() {
            return self.search(depth + 1);
        }
        for value in [false, true] {
            let (set, sound) = self.set(bit, value);
            if sound {
                self.search(depth + 1);
            }
            self.unset(&set);
        }
    }

    /// Whether the variables that are left can be set.
    fn exists(&mut self, depth: usize) -> bool {
        let Some(&bit) = self.rest.get(depth) else {
            return self.rows.iter().all(|row| row.most >= row.bound);
        };
        // Where every row holds whatever it is, there is nothing to choose.
        let settled = |row: &Reach| row.least(&self.value) >= row.bound;
        let idle = self.of_bit[bit].iter().all(|(row, _)| settled(&self.rows[*row]));
        if self.value[bit].is_some() || idle {
            return self.exists(depth + 1);
        }
        [false, true].into_iter().any(|value| {
            let (set, sound) = self.set(bit, value);
            let found = sound && self.exists(depth + 1);
            self.unset(&set);
            found
        })
    }
}
