//! Two straight lines that meet: what report 002 saw in its figure 1, time that falls with the fill
//! rate until it breaks.

use super::fit::solve;
use super::median;

/// Two lines that meet at a break, fitted to the median time of each place: not to logarithms, and so
/// that one slow run does not bend them.
#[derive(Clone, Debug, PartialEq)]
pub struct Pieces {
    /// Where they meet.
    pub at: f64,
    /// `a + b x + c max(0, x - at)`.
    pub coefficients: [f64; 3],
    /// R² of both together.
    pub quality: f64,
    /// R² of one straight line, to compare.
    pub straight: f64,
}

impl Pieces {
    /// The height over a place.
    pub fn at(&self, x: f64) -> f64 {
        let [a, b, c] = self.coefficients;
        a + b * x + c * (x - self.at).max(0.0)
    }
}

/// Breaks that are tried.
const BREAKS: usize = 80;
/// Either line has this share of the places, and at least two: fewer are outliers, such as the only empty board, and no line.
const SHARE: usize = 4;

/// Two lines and their break are four numbers: through fewer places than twice as many they go whatever lies there.
const PLACES: usize = 8;

/// The best break of points (x, time); nothing where there are too few places for one.
pub fn pieces(points: &[(f64, f64)]) -> Option<Pieces> {
    let points = &medians(points);
    if points.len() < PLACES {
        return None;
    }
    let least = (points.len() / SHARE).max(2);
    let (low, high) = (points[least - 1].0, points[points.len() - least].0);
    let mean = points.iter().map(|p| p.1).sum::<f64>() / points.len() as f64;
    let total: f64 = points.iter().map(|p| (p.1 - mean).powi(2)).sum();
    if total <= 0.0 {
        return None;
    }
    // A break at the last place leaves one straight line.
    let straight = fitted(points, f64::INFINITY)?.1;
    let tries = (0..=BREAKS).map(|k| low + (high - low) * k as f64 / BREAKS as f64);
    let best = tries.filter_map(|at| fitted(points, at).map(|(c, loss)| (at, c, loss)));
    let (at, coefficients, loss) = best.min_by(|a, b| a.2.total_cmp(&b.2))?;
    let quality = |loss: f64| 1.0 - loss / total;
    Some(Pieces { at, coefficients, quality: quality(loss), straight: quality(straight) })
}

/// The median time of each place, in the order of places.
fn medians(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    let same = sorted.chunk_by(|a, b| a.0 == b.0);
    same.filter_map(|place| {
        let mut times: Vec<f64> = place.iter().map(|p| p.1).collect();
        Some((place[0].0, median(&mut times)?))
    })
    .collect()
}

/// Least squares with a break, and the sum of squares that is left.
fn fitted(points: &[(f64, f64)], at: f64) -> Option<([f64; 3], f64)> {
    let beyond = |x: f64| if at.is_finite() { (x - at).max(0.0) } else { 0.0 };
    let mut matrix = [[0.0; 4]; 3];
    for (x, t) in points {
        let terms = [1.0, *x, beyond(*x)];
        for row in 0..3 {
            for column in 0..3 {
                matrix[row][column] += terms[row] * terms[column];
            }
            matrix[row][3] += terms[row] * t;
        }
    }
    if !at.is_finite() {
        matrix[2] = [0.0, 0.0, 1.0, 0.0];
    }
    let c = solve(matrix)?;
    let miss = |(x, t): &(f64, f64)| (t - (c[0] + c[1] * x + c[2] * beyond(*x))).powi(2);
    Some((c, points.iter().map(miss).sum()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_break_is_found_where_it_is() {
        let time = |x: f64| if x < 55.0 { 10.0 - 0.15 * x } else { 1.75 - 0.01 * (x - 55.0) };
        let points: Vec<(f64, f64)> =
            (0..20).map(|k| f64::from(k) * 5.0).map(|x| (x, time(x))).collect();
        let found = pieces(&points).unwrap();
        assert!((found.at - 55.0).abs() < 1.5, "{found:?}");
        assert!(found.quality > 0.999 && found.straight < 0.9, "{found:?}");
        assert!((found.at(20.0) - 7.0).abs() < 0.1);
    }

    #[test]
    fn a_place_that_stands_alone_is_no_line() {
        let time = |x: f64| if x < 55.0 { 10.0 - 0.15 * x } else { 1.75 - 0.01 * (x - 55.0) };
        let mut points: Vec<(f64, f64)> =
            (0..20).map(|k| f64::from(k) * 5.0).map(|x| (x, time(x))).collect();
        points[0].1 = 5.0;
        let found = pieces(&points).unwrap();
        assert!((50.0..65.0).contains(&found.at), "{found:?}");
    }

    #[test]
    fn few_places_have_no_break() {
        assert_eq!(pieces(&[(1.0, 1.0), (2.0, 2.0), (3.0, 1.0), (4.0, 0.5), (5.0, 0.4)]), None);
        assert_eq!(pieces(&[(1.0, 1.0); 9]), None);
        let seven: Vec<(f64, f64)> = (0..7).map(|k| (f64::from(k), f64::from(k % 3))).collect();
        assert_eq!(pieces(&seven), None, "two lines go through anything");
    }
}
