//! Which cell to decide next: the one that took part in most recent conflicts.

/// A heap of cells by activity; equal cells in reading order, so that neighbours come together.
#[derive(Debug)]
pub struct Order {
    activity: Vec<f64>,
    heap: Vec<u32>,
    /// Where a cell stands in the heap.
    place: Vec<u32>,
    step: f64,
}

const ABSENT: u32 = u32::MAX;

impl Order {
    /// All of `cells`, in order, on a board of `len` cells.
    pub fn new(len: usize, cells: Vec<u32>) -> Self {
        let mut place = vec![ABSENT; len];
        for (i, &at) in cells.iter().enumerate() {
            place[at as usize] = i as u32;
        }
        Order { activity: vec![0.0; len], heap: cells, place, step: 1.0 }
    }

    /// Notes that these cells took part in a conflict.
    pub fn bump(&mut self, cells: &[u32]) {
        for &at in cells {
            self.activity[at as usize] += self.step;
            if self.place[at as usize] != ABSENT {
                self.rise(self.place[at as usize] as usize);
            }
        }
        // Growing the step is the same as fading all older activity.
        self.step /= 0.95;
        if self.step > 1e100 {
            self.activity.iter_mut().for_each(|a| *a *= 1e-100);
            self.step *= 1e-100;
        }
    }

    /// Puts a cell back.
    pub fn insert(&mut self, at: u32) {
        if self.place[at as usize] == ABSENT {
            self.place[at as usize] = self.heap.len() as u32;
            self.heap.push(at);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes the most active cell out.
    pub fn pop(&mut self) -> Option<u32> {
        let top = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.place[top as usize] = ABSENT;
        if last != top {
            self.heap[0] = last;
            self.place[last as usize] = 0;
            self.sink(0);
        }
        Some(top)
    }

    fn before(&self, a: u32, b: u32) -> bool {
        let (x, y) = (self.activity[a as usize], self.activity[b as usize]);
        x > y || (x == y && a < b)
    }

    fn rise(&mut self, mut i: usize) {
        while i > 0 && self.before(self.heap[i], self.heap[(i - 1) / 2]) {
            self.swap(i, (i - 1) / 2);
            i = (i - 1) / 2;
        }
    }

    fn sink(&mut self, mut i: usize) {
        loop {
            let mut best = i;
            for child in [2 * i + 1, 2 * i + 2] {
                if child < self.heap.len() && self.before(self.heap[child], self.heap[best]) {
                    best = child;
                }
            }
            if best == i {
                return;
            }
            self.swap(i, best);
            i = best;
        }
    }

    fn swap(&mut self, i: usize, j: usize) {
        self.heap.swap(i, j);
        self.place[self.heap[i] as usize] = i as u32;
        self.place[self.heap[j] as usize] = j as u32;
    }
}
