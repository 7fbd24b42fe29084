//! The variables in the order the search tries them: those of late conflicts first (VSIDS).

/// A heap of variables by weight.
pub struct Queue {
    weight: Vec<f64>,
    heap: Vec<u32>,
    place: Vec<u32>,
    step: f64,
}

const ABSENT: u32 = u32::MAX;
/// Each conflict counts for so much more than the one before.
const GROWTH: f64 = 1.0 / 0.95;
const TOO_LARGE: f64 = 1e100;

impl Queue {
    /// All variables, the first first.
    pub fn new(bits: usize) -> Self {
        let order: Vec<u32> = (0..bits as u32).collect();
        Queue { weight: vec![0.0; bits], heap: order.clone(), place: order, step: 1.0 }
    }

    fn before(&self, a: u32, b: u32) -> bool {
        let (wa, wb) = (self.weight[a as usize], self.weight[b as usize]);
        wa > wb || (wa == wb && a < b)
    }

    fn put(&mut self, at: usize, bit: u32) {
        self.heap[at] = bit;
        self.place[bit as usize] = at as u32;
    }

    fn rise(&mut self, mut at: usize) {
        let bit = self.heap[at];
        while at > 0 && self.before(bit, self.heap[(at - 1) / 2]) {
            self.put(at, self.heap[(at - 1) / 2]);
            at = (at - 1) / 2;
        }
        self.put(at, bit);
    }

    fn sink(&mut self, mut at: usize) {
        let bit = self.heap[at];
        loop {
            let mut child = 2 * at + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.before(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if !self.before(self.heap[child], bit) {
                break;
            }
            self.put(at, self.heap[child]);
            at = child;
        }
        self.put(at, bit);
    }

    /// The heaviest variable, taken out.
    pub fn pop(&mut self) -> Option<u32> {
        let first = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.place[first as usize] = ABSENT;
        if last != first {
            self.put(0, last);
            self.sink(0);
        }
        Some(first)
    }

    /// Puts a variable back.
    pub fn push(&mut self, bit: u32) {
        if self.place[bit as usize] == ABSENT {
            self.heap.push(bit);
            self.rise(self.heap.len() - 1);
        }
    }

    /// A variable took part in a conflict.
    pub fn bump(&mut self, bit: u32) {
        self.weight[bit as usize] += self.step;
        if self.weight[bit as usize] > TOO_LARGE {
            self.weight.iter_mut().for_each(|weight| *weight /= TOO_LARGE);
            self.step /= TOO_LARGE;
        }
        let at = self.place[bit as usize];
        if at != ABSENT {
            self.rise(at as usize);
        }
    }

    /// A conflict is over.
    pub fn age(&mut self) {
        self.step *= GROWTH;
    }
}
