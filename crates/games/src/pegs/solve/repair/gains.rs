//! Which way to take jumps back has been worth its work.

use quadrille_core::Rng;

/// The ways there are.
const WAYS: usize = 4;
/// What is taken to be known of each at first: half a peg gained, for about ten usual steps.
const FIRST: (f64, f64) = (0.5, 100_000.0);

/// Pegs gained and work spent in each way.
pub struct Gains([(f64, f64); WAYS]);

impl Default for Gains {
    fn default() -> Self {
        Gains([FIRST; WAYS])
    }
}

impl Gains {
    /// A way, the more likely the more it gained for its work.
    pub fn draw(&self, rng: &mut Rng) -> usize {
        let rates = self.0.map(|(pegs, work)| pegs / work);
        let mut at = rng.unit() * rates.iter().sum::<f64>();
        let passed = |rate: &f64| {
            at -= rate;
            at < 0.0
        };
        rates.iter().position(passed).unwrap_or(0)
    }

    /// Remembers what a step gained and cost.
    pub fn note(&mut self, way: usize, pegs: usize, work: f64) {
        self.0[way].0 += pegs as f64;
        self.0[way].1 += work;
    }
}
