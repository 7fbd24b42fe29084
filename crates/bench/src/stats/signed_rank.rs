//! Whether a difference between paired times is more than chance: Wilcoxon's signed-rank test, and an
//! interval by the bootstrap, neither of which asks how times are spread.

use quadrille_core::Rng;

/// What a paired comparison says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Significance {
    /// How likely so large a difference is if there is none: two-sided.
    pub p: f64,
    /// The lower end of the bootstrap's 95 % interval of the geometric mean ratio.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Below this the difference is called significant.
pub const LEVEL: f64 = 0.05;
/// With fewer pairs the exact distribution is counted out.
const EXACT: usize = 20;
/// How often pairs are drawn again.
const DRAWS: usize = 2000;

/// Compares pairs (before, after); nothing with fewer than two of them.
pub fn significance(pairs: &[(f64, f64)]) -> Option<Significance> {
    if pairs.len() < 2 {
        return None;
    }
    let logs: Vec<f64> = pairs.iter().map(|(a, b)| (b.max(1e-9) / a.max(1e-9)).ln()).collect();
    let (low, high) = interval(&logs);
    Some(Significance { p: signed_rank(&logs), low, high })
}

/// Wilcoxon's test of differences: differences of zero are dropped, equal ones share their ranks.
fn signed_rank(differences: &[f64]) -> f64 {
    let mut kept: Vec<f64> = differences.iter().copied().filter(|d| *d != 0.0).collect();
    kept.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    let n = kept.len();
    if n == 0 {
        return 1.0;
    }
    // Ranks times two, so that shared ones are whole.
    let mut ranks = vec![0usize; n];
    let mut ties = 0.0;
    let mut at = 0;
    while at < n {
        let same = kept[at..].iter().take_while(|d| d.abs() == kept[at].abs()).count();
        ranks[at..at + same].fill(2 * at + same + 1);
        ties += (same * same * same - same) as f64;
        at += same;
    }
    let above: usize = kept.iter().zip(&ranks).filter(|(d, _)| **d > 0.0).map(|(_, r)| *r).sum();
    let total: usize = ranks.iter().sum();
    let less = above.min(total - above);
    if n <= EXACT {
        return exact(&ranks, less);
    }
    let count = n as f64;
    let mean = count * (count + 1.0) / 4.0;
    let spread = (count * (count + 1.0) * (2.0 * count + 1.0) / 24.0 - ties / 48.0).sqrt();
    let z = (less as f64 / 2.0 - mean + 0.5) / spread;
    (2.0 * normal(z)).min(1.0)
}

/// The share of all choices of signs whose sum of positive ranks is as far from the middle.
fn exact(ranks: &[usize], less: usize) -> f64 {
    let total: usize = ranks.iter().sum();
    let mut ways = vec![0.0; total + 1];
    ways[0] = 1.0;
    for rank in ranks {
        for sum in (*rank..=total).rev() {
            ways[sum] += ways[sum - rank];
        }
    }
    let all: f64 = ways.iter().sum();
    let tail: f64 = ways[..=less].iter().sum();
    (2.0 * tail / all).min(1.0)
}

/// The normal distribution below `z`, by Abramowitz and Stegun's 26.2.17 (error below 1e-7).
fn normal(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let sum: f64 = series.iter().rev().fold(0.0, |sum, c| (sum + c) * t);
    let tail = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if z < 0.0 { tail } else { 1.0 - tail }
}

/// The bootstrap's 95 % interval of the geometric mean.
fn interval(logs: &[f64]) -> (f64, f64) {
    // A fixed seed: the same results are always told the same.
    let mut rng = Rng::new(1);
    let mut mean = || {
        let sum: f64 = (0..logs.len()).map(|_| logs[rng.below(logs.len())]).sum();
        sum / logs.len() as f64
    };
    let mut means: Vec<f64> = (0..DRAWS).map(|_| mean()).collect();
    means.sort_by(f64::total_cmp);
    let at = |share: f64| means[(share * DRAWS as f64) as usize].exp();
    (at(0.025), at(0.975))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values_of_the_test() {
        // All of n differences on one side: 2 / 2^n.
        assert!((signed_rank(&[1.0, 2.0, 3.0, 4.0, 5.0]) - 2.0 / 32.0).abs() < 1e-12);
        // Counted by hand: sums of positive ranks up to 1 out of 1, 2, 3 are 0 and 1, of 8.
        assert!((signed_rank(&[1.0, -2.0, -3.0]) - 0.5).abs() < 1e-12);
        assert!((signed_rank(&[0.0, 0.0]) - 1.0).abs() < 1e-12);
        assert!((normal(-1.959_964) - 0.025).abs() < 1e-6 && (normal(0.0) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn many_pairs_agree_with_the_exact_count() {
        // The same twenty differences, exactly and by the normal distribution.
        let differences: Vec<f64> =
            (1..=20).map(|k| if k % 3 == 0 { -f64::from(k) } else { f64::from(k) }).collect();
        let ranks: Vec<usize> = (1..=20).map(|k| 2 * k).collect();
        let below: usize = (1..=20).filter(|k| k % 3 == 0).map(|k| 2 * k).sum();
        let counted = exact(&ranks, below);
        assert!((signed_rank(&differences) - counted).abs() < 1e-12);
        let (mean, spread) = (105.0, (20.0 * 21.0 * 41.0 / 24.0f64).sqrt());
        let near = 2.0 * normal((below as f64 / 2.0 - mean + 0.5) / spread);
        assert!((near - counted).abs() < 0.01, "{near} {counted}");
    }

    #[test]
    fn noise_is_not_significant_and_a_speed_up_is() {
        let mut rng = Rng::new(8);
        let mut pairs = |factor: f64| -> Vec<(f64, f64)> {
            let mut time = || 1.0 + rng.below(1000) as f64 / 1000.0;
            (0..40).map(|_| (time(), factor * time())).collect()
        };
        let same = significance(&pairs(1.0)).unwrap();
        assert!(same.p > LEVEL && same.low < 1.0 && same.high > 1.0, "{same:?}");
        let half = significance(&pairs(0.5)).unwrap();
        assert!(half.p < LEVEL && half.high < 0.7, "{half:?}");
        assert_eq!(significance(&[(1.0, 2.0)]), None);
    }
}
