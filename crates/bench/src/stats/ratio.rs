//! How much faster or slower, with an interval that says how sure that is.

/// The geometric mean of ratios, with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The geometric mean.
    pub mean: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// How many ratios there were.
    pub count: usize,
}

/// The ratio of paired times, from Student's distribution on their logarithms; at least two pairs.
pub fn ratio(pairs: &[(f64, f64)]) -> Option<Ratio> {
    let logs: Vec<f64> = pairs.iter().map(|(a, b)| (b.max(1e-9) / a.max(1e-9)).ln()).collect();
    let count = logs.len();
    if count < 2 {
        return None;
    }
    let n = count as f64;
    let mean = logs.iter().sum::<f64>() / n;
    let variance = logs.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let half = student(count - 1) * (variance / n).sqrt();
    Some(Ratio { mean: mean.exp(), low: (mean - half).exp(), high: (mean + half).exp(), count })
}

/// The 97.5 % point of Student's distribution: exact for few degrees of freedom, then the first
/// terms of its expansion around the normal one.
fn student(degrees: usize) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    if let Some(point) = FEW.get(degrees.wrapping_sub(1)) {
        return *point;
    }
    let (z, d) = (1.959_964_f64, degrees as f64);
    let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
    z + (z3 + z) / (4.0 * d)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * d * d)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * d * d * d)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_matches_the_tables() {
        for (degrees, want) in [(1, 12.706), (11, 2.201), (20, 2.086), (30, 2.042), (120, 1.980)] {
            assert!((student(degrees) - want).abs() < 1e-3, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn a_constant_ratio_has_no_doubt() {
        let pairs = [(1.0, 2.0), (3.0, 6.0), (0.5, 1.0)];
        let found = ratio(&pairs).unwrap();
        assert!((found.mean - 2.0).abs() < 1e-9 && (found.high - found.low).abs() < 1e-9);
        assert_eq!(ratio(&pairs[..1]), None);
    }
}
