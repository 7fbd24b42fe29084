//! How sure a fitted curve is: the same fit on points drawn again from the points.

use super::{Fit, fits};
use quadrille_core::Rng;

/// How often the points are drawn again.
const DRAWS: usize = 200;
/// A band around fewer points would say nothing.
const LEAST_POINTS: usize = 8;
/// More points are thinned: the band is as wide, and drawn in time.
const MOST_POINTS: usize = 300;

/// Between which heights 95 % of the fits lie at each place, by the bootstrap; the fits are of the same
/// kind as `fit`.
pub fn band(points: &[(f64, f64)], fit: &Fit, places: &[f64]) -> Option<Vec<(f64, f64)>> {
    if points.len() < LEAST_POINTS {
        return None;
    }
    let step = points.len().div_ceil(MOST_POINTS);
    let points: Vec<(f64, f64)> = points.iter().copied().step_by(step).collect();
    let kind = fit.coefficients.len();
    // Drawn from a fixed seed: the same results always give the same picture.
    let mut rng = Rng::new(1);
    let mut heights: Vec<Vec<f64>> = vec![Vec::new(); places.len()];
    for _ in 0..DRAWS {
        let drawn: Vec<(f64, f64)> =
            (0..points.len()).map(|_| points[rng.below(points.len())]).collect();
        let found = fits(&drawn);
        let same = [found.polynomial, found.exponential];
        let Some(curve) = same.into_iter().flatten().find(|f| f.coefficients.len() == kind) else {
            continue;
        };
        for (place, column) in places.iter().zip(&mut heights) {
            column.push(curve.at(*place));
        }
    }
    let edges = heights.iter_mut().map(|column| {
        column.sort_by(f64::total_cmp);
        let at = |share: f64| column.get((share * column.len() as f64) as usize).copied();
        Some((at(0.025)?, at(0.975)?))
    });
    edges.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_holds_its_curve_and_grows_with_the_noise() {
        let mut rng = Rng::new(4);
        let mut width = |noise: f64| {
            let point = |k: usize, rng: &mut Rng| {
                let shake = (rng.below(1000) as f64 / 1000.0 - 0.5) * noise;
                (k as f64, (0.1 * k as f64 + shake).exp())
            };
            let points: Vec<(f64, f64)> = (0..40).map(|k| point(k, &mut rng)).collect();
            let fit = fits(&points).exponential.unwrap();
            let (low, high) = band(&points, &fit, &[20.0]).unwrap()[0];
            assert!(low <= fit.at(20.0) && fit.at(20.0) <= high);
            high / low
        };
        assert!(width(0.1) < width(2.0));
    }

    #[test]
    fn few_points_have_no_band() {
        let points = [(1.0, 1.0), (2.0, 2.0), (3.0, 4.0)];
        let fit = fits(&points).exponential.unwrap();
        assert_eq!(band(&points, &fit, &[2.0]), None);
    }
}
