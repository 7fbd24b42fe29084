//! Trends: how time grows, fitted as a polynomial and as an exponential.
//!
//! Timing noise is relative, so both fits weigh relative errors, and both qualities are measured
//! in the same way: as the share of the variance of log(time) that the fit explains.

use super::Results;

/// A fitted curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// `a + b x + c x²`, or `a e^(b x)` when there are two.
    pub coefficients: Vec<f64>,
    /// R² on log(time): 1 is perfect, 0 is no better than a constant.
    pub quality: f64,
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
    /// The better of the two.
    pub fn better(&self) -> Option<&Fit> {
        match (&self.polynomial, &self.exponential) {
            (Some(p), Some(e)) if e.quality >= p.quality => Some(e),
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
    let polynomial = enough(4).then(|| polynomial(&points)).flatten();
    let positive = places.first().is_some_and(|x| *x > 0.0);
    let power = (enough(3) && positive).then(|| power(&points)).flatten();
    Fits { polynomial, exponential, power }
}

/// The points of one column in one series: solved runs only, as the reports do.
pub fn points(results: &Results, column: usize, series: &str) -> Vec<(f64, f64)> {
    let known = results.best_known();
    let mut points = Vec::new();
    for run in &results.runs {
        if results.instances[run.instance].series != series {
            continue;
        }
        if let (Some(x), Some(sample)) = (results.x(run.instance), &run.samples[column])
            && results.counts(run, sample, &known)
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
    let fit = Fit { coefficients: vec![a.exp(), b], quality: 0.0 };
    Some(Fit { quality: quality(points, |x| fit.at(x)), ..fit })
}

fn power(points: &[(f64, f64)]) -> Option<(f64, f64)> {
    let (a, b) = line(points.iter().map(|(x, t)| (x.ln(), t.ln())))?;
    Some((b, quality(points, |x| (a + b * x.ln()).exp())))
}

/// Degree two with relative errors: the normal equations with weights 1/t².
fn polynomial(points: &[(f64, f64)]) -> Option<Fit> {
    let scale = points.iter().map(|p| p.0.abs()).fold(0.0, f64::max).max(1e-300);
    let mut matrix = [[0.0; 4]; 3];
    for (x, t) in points {
        let x = x / scale;
        let (powers, weight) = ([1.0, x, x * x], 1.0 / (t * t));
        for row in 0..3 {
            for column in 0..3 {
                matrix[row][column] += weight * powers[row] * powers[column];
            }
            matrix[row][3] += weight * powers[row] * t;
        }
    }
    let [a, b, c] = solve(matrix)?;
    let coefficients = vec![a, b / scale, c / (scale * scale)];
    let fit = Fit { coefficients, quality: 0.0 };
    Some(Fit { quality: quality(points, |x| fit.at(x)), ..fit })
}

/// Gauss with pivoting, three unknowns.
fn solve(mut m: [[f64; 4]; 3]) -> Option<[f64; 3]> {
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
            assert!((got - want).abs() < 1e-6, "{polynomial:?}");
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
    fn too_few_points_give_no_fit() {
        let found = fits(&[(1.0, 1.0), (2.0, 2.0), (2.0, 3.0)]);
        assert!(found.polynomial.is_none() && found.exponential.is_none());
        assert!(fits(&[]).better().is_none());
    }
}
