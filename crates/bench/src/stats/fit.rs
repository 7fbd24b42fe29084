//! Trends: how time grows, fitted as a polynomial and as an exponential.
//!
//! Timing noise is relative, so both curves are fitted to log(time) by least squares, and both
//! qualities are the share of the variance of log(time) that the curve explains.

use super::{Results, Standing};

/// A fitted curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// `a + b x + c x²`, or `a e^(b x)` when there are two.
    pub coefficients: Vec<f64>,
    /// R² on log(time): 1 is perfect, 0 is no better than a constant.
    pub quality: f64,
    /// The same with the usual penalty for each coefficient: what fits are compared by.
    pub adjusted: f64,
    /// Whether it falls and rises within the points: few times do, and a curve of degree two bends all too readily.
    pub bends: bool,
}

/// What a curve that bends must explain more than one that does not.
const BEND: f64 = 0.1;

/// `factor * x^exponent`: a straight line on logarithmic axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PowerLaw {
    /// The height at 1.
    pub factor: f64,
    /// The slope of the line.
    pub exponent: f64,
    /// R² on the logarithm.
    pub quality: f64,
}

impl PowerLaw {
    /// The curve's height.
    pub fn at(&self, x: f64) -> f64 {
        self.factor * x.powf(self.exponent)
    }
}

/// Both fits of one column in one series.
#[derive(Clone, Debug)]
pub struct Fits {
    /// Degree two.
    pub polynomial: Option<Fit>,
    /// `a e^(b x)`.
    pub exponential: Option<Fit>,
    /// The exponent of `a x^b`, with the quality of that fit.
    pub power: Option<(f64, f64)>,
}

impl Fit {
    /// The curve's height.
    pub fn at(&self, x: f64) -> f64 {
        match self.coefficients.as_slice() {
            [a, b, c] => a + b * x + c * x * x,
            [a, b] => a * (b * x).exp(),
            _ => f64::NAN,
        }
    }

    /// The formula, for people.
    pub fn formula(&self) -> String {
        match self.coefficients.as_slice() {
            [a, b, c] => format!("{a:.3e} {} x {} x²", signed(*b), signed(*c)),
            [a, b] => format!("{a:.3e} exp({b:.4} x)"),
            _ => String::new(),
        }
    }
}

fn signed(value: f64) -> String {
    format!("{} {:.3e}", if value < 0.0 { "-" } else { "+" }, value.abs())
}

impl Fits {
    /// The better of the two, a polynomial's extra coefficient held against it, and its bend.
    pub fn better(&self) -> Option<&Fit> {
        let worth = |fit: &Fit| fit.adjusted - if fit.bends { BEND } else { 0.0 };
        match (&self.polynomial, &self.exponential) {
            (Some(p), Some(e)) if e.adjusted >= worth(p) => Some(e),
            (p, e) => p.as_ref().or(e.as_ref()),
        }
    }
}

/// The fits of points (x, time) with positive times.
pub fn fits(points: &[(f64, f64)]) -> Fits {
    let points: Vec<(f64, f64)> =
        points.iter().copied().filter(|(x, t)| x.is_finite() && *t > 0.0).collect();
    let mut places: Vec<f64> = points.iter().map(|p| p.0).collect();
    places.sort_by(f64::total_cmp);
    places.dedup();
    let enough = |n: usize| places.len() >= n;
    let exponential = enough(3).then(|| exponential(&points)).flatten();
    // Three coefficients through four points would only follow their noise.
    let polynomial = (enough(4) && points.len() >= 6).then(|| polynomial(&points)).flatten();
    let positive = places.first().is_some_and(|x| *x > 0.0);
    let power = (enough(3) && positive).then(|| power_law(&points)).flatten();
    let power = power.map(|law| (law.exponent, law.quality));
    Fits { polynomial, exponential, power }
}

/// The points of one column in one series: runs that ended with a solution, proved best or not.
pub fn points(results: &Results, column: usize, series: &str) -> Vec<(f64, f64)> {
    of_standing(results, column, series, &[Standing::Solved, Standing::Answered])
}

/// The points of puzzles proved impossible: another task, and as a rule another time.
pub fn refuted(results: &Results, column: usize, series: &str) -> Vec<(f64, f64)> {
    of_standing(results, column, series, &[Standing::Refuted])
}

fn of_standing(
    results: &Results,
    column: usize,
    series: &str,
    wanted: &[Standing],
) -> Vec<(f64, f64)> {
    let known = results.best_known();
    let mut points = Vec::new();
    for run in &results.runs {
        if results.instances[run.instance].series != series {
            continue;
        }
        if let (Some(x), Some(sample)) = (results.x(run.instance), &run.samples[column])
            && wanted.contains(&results.standing(run, sample, &known))
        {
            points.push((x, sample.time.max(1e-6)));
        }
    }
    points
}

/// Least squares of y = a + b x.
fn line(points: impl Iterator<Item = (f64, f64)> + Clone) -> Option<(f64, f64)> {
    let n = points.clone().count() as f64;
    let (sx, sy) = points.clone().fold((0.0, 0.0), |(a, b), (x, y)| (a + x, b + y));
    let (mx, my) = (sx / n, sy / n);
    let (mut sxx, mut sxy) = (0.0, 0.0);
    for (x, y) in points {
        sxx += (x - mx) * (x - mx);
        sxy += (x - mx) * (y - my);
    }
    (sxx > 0.0).then(|| (my - sxy / sxx * mx, sxy / sxx))
}

fn exponential(points: &[(f64, f64)]) -> Option<Fit> {
    let (a, b) = line(points.iter().map(|(x, t)| (*x, t.ln())))?;
    Some(judged(points, vec![a.exp(), b]))
}

/// The power law of points whose numbers are all positive; nothing where they stand at one place.
pub fn power_law(points: &[(f64, f64)]) -> Option<PowerLaw> {
    let (a, b) = line(points.iter().map(|(x, t)| (x.ln(), t.ln())))?;
    let law = PowerLaw { factor: a.exp(), exponent: b, quality: 0.0 };
    Some(PowerLaw { quality: quality(points, |x| law.at(x)), ..law })
}

/// A curve with its qualities.
fn judged(points: &[(f64, f64)], coefficients: Vec<f64>) -> Fit {
    let terms = coefficients.len() as f64 - 1.0;
    let ends = points.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), (x, _)| {
        (low.min(*x), high.max(*x))
    });
    let bends = match coefficients.as_slice() {
        [_, b, c] => (ends.0..ends.1).contains(&(-b / (2.0 * c))),
        _ => false,
    };
    let fit = Fit { coefficients, quality: 0.0, adjusted: 0.0, bends };
    let quality = quality(points, |x| fit.at(x));
    let n = points.len() as f64;
    let adjusted = 1.0 - (1.0 - quality) * (n - 1.0) / (n - terms - 1.0).max(1.0);
    Fit { quality, adjusted, ..fit }
}

/// Degree two, fitted to log(time) by Gauss and Newton's steps from the best constant on; a step
/// that does not help, or that leads below zero somewhere, is halved.
fn polynomial(points: &[(f64, f64)]) -> Option<Fit> {
    let scale = points.iter().map(|p| p.0.abs()).fold(0.0, f64::max).max(1e-300);
    let curve = |c: &[f64; 3], x: f64| c[0] + c[1] * (x / scale) + c[2] * (x / scale).powi(2);
    let loss = |c: &[f64; 3]| {
        let miss = |(x, t): &(f64, f64)| (t / curve(c, *x)).ln().powi(2);
        let sum: f64 = points.iter().map(miss).sum();
        if sum.is_nan() { f64::INFINITY } else { sum }
    };
    let middle = points.iter().map(|p| p.1.ln()).sum::<f64>() / points.len() as f64;
    let mut best = [middle.exp(), 0.0, 0.0];
    for _ in 0..200 {
        let mut matrix = [[0.0; 4]; 3];
        for (x, t) in points {
            let (u, p) = (x / scale, curve(&best, *x));
            let slopes = [1.0 / p, u / p, u * u / p];
            for row in 0..3 {
                for column in 0..3 {
                    matrix[row][column] += slopes[row] * slopes[column];
                }
                matrix[row][3] += slopes[row] * (t / p).ln();
            }
        }
        let step = solve(matrix)?;
        let before = loss(&best);
        let tries = (0..40).map(|k| {
            let part = 0.5f64.powi(k);
            [0, 1, 2].map(|i| best[i] + part * step[i])
        });
        match tries.into_iter().find(|c| loss(c) < before * (1.0 - 1e-9)) {
            Some(better) => best = better,
            None => break,
        }
    }
    let coefficients = vec![best[0], best[1] / scale, best[2] / (scale * scale)];
    Some(judged(points, coefficients))
}

/// Gauss with pivoting, three unknowns.
pub(super) fn solve(mut m: [[f64; 4]; 3]) -> Option<[f64; 3]> {
    for step in 0..3 {
        let pivot = (step..3).max_by(|a, b| m[*a][step].abs().total_cmp(&m[*b][step].abs()))?;
        m.swap(step, pivot);
        if m[step][step].abs() < 1e-300 {
            return None;
        }
        for row in 0..3 {
            if row != step {
                let factor = m[row][step] / m[step][step];
                for column in step..4 {
                    m[row][column] -= factor * m[step][column];
                }
            }
        }
    }
    let result = [m[0][3] / m[0][0], m[1][3] / m[1][1], m[2][3] / m[2][2]];
    result.iter().all(|v| v.is_finite()).then_some(result)
}

/// R² on log(time). A curve that dips to zero or below is taken at a tenth of the least time.
fn quality(points: &[(f64, f64)], curve: impl Fn(f64) -> f64) -> f64 {
    let floor = points.iter().map(|p| p.1).fold(f64::INFINITY, f64::min) / 10.0;
    let mean = points.iter().map(|p| p.1.ln()).sum::<f64>() / points.len() as f64;
    let (mut rest, mut all) = (0.0, 0.0);
    for (x, t) in points {
        rest += (t.ln() - curve(*x).max(floor).ln()).powi(2);
        all += (t.ln() - mean).powi(2);
    }
    if all > 0.0 { 1.0 - rest / all } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_law_is_found_again() {
        let along = |law: fn(f64) -> f64| -> Vec<(f64, f64)> {
            (1..=12).map(|x| (f64::from(x), law(f64::from(x)))).collect()
        };
        let found = fits(&along(|x| 0.5 + 2.0 * x + 3.0 * x * x));
        let polynomial = found.polynomial.clone().unwrap();
        for (got, want) in polynomial.coefficients.iter().zip([0.5, 2.0, 3.0]) {
            assert!((got - want).abs() < 1e-4, "{polynomial:?}");
        }
        assert!(polynomial.quality > 0.999_999 && found.better() == Some(&polynomial));

        let found = fits(&along(|x| 0.01 * (0.7 * x).exp()));
        let exponential = found.exponential.clone().unwrap();
        assert!((exponential.coefficients[1] - 0.7).abs() < 1e-9);
        assert!(exponential.quality > 0.999_999 && found.better() == Some(&exponential));

        let (exponent, quality) = fits(&along(|x| 4.0 * x.powi(3))).power.unwrap();
        assert!((exponent - 3.0).abs() < 1e-9 && quality > 0.999_999);
    }

    #[test]
    fn a_curve_bends_only_where_that_explains_much() {
        // Falling times with a last one that is a little slower.
        let falling = [8.0, 6.1, 3.9, 3.1, 2.0, 1.6, 1.0, 1.1];
        let along =
            |times: [f64; 8]| fits(&std::array::from_fn::<_, 8, _>(|k| (k as f64, times[k])));
        let found = along(falling);
        assert!(found.better() == found.exponential.as_ref(), "{found:?}");
        let found = along([9.0, 4.0, 1.5, 1.0, 1.0, 1.5, 4.0, 9.0]);
        assert!(found.polynomial.as_ref().is_some_and(|fit| fit.bends), "{found:?}");
        assert!(found.better() == found.polynomial.as_ref(), "{found:?}");
    }

    #[test]
    fn noise_never_makes_a_fit_worse_than_a_constant() {
        let mut rng = quadrille_core::Rng::new(3);
        for _ in 0..200 {
            let points: Vec<(f64, f64)> =
                (0..30).map(|k| (f64::from(k % 8), 10f64.powf(rng.unit() * 6.0 - 5.0))).collect();
            let found = fits(&points);
            for fit in [found.polynomial.unwrap(), found.exponential.unwrap()] {
                assert!((-1e-9..=1.0).contains(&fit.quality), "{fit:?}");
            }
        }
    }

    #[test]
    fn too_few_points_give_no_fit() {
        let found = fits(&[(1.0, 1.0), (2.0, 2.0), (2.0, 3.0)]);
        assert!(found.polynomial.is_none() && found.exponential.is_none());
        assert!(fits(&[]).better().is_none());
    }
}
