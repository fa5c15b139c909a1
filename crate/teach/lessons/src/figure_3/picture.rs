//! Draws the pairs of a size, each in the nearest of its positions.

use nearpoint_geometry::planar::{Point2, Vector2};

use super::measure::Measurement;
use crate::contours::Sheet;
use crate::figure::{Figure, Role};

/// The distance from pair to pair.
const APART: f64 = 3.2;
const SHEET: Sheet = Sheet {
    centre: Point2::new(0.0, 0.0),
    half: Vector2::new(5.2, 3.3),
};
/// The radius of the picture that sets how closely the intersection is hatched.
const HATCHED: f64 = 2.0;
const PLACES: [[f64; 2]; 5] = [
    [-1.0, 0.5],
    [0.0, 0.5],
    [1.0, 0.5],
    [-0.5, -0.5],
    [0.5, -0.5],
];

pub(super) fn figure(measured: Option<&Measurement>) -> Figure {
    let mut figure = SHEET.figure();
    let pairs = measured.map_or(&[][..], |measured| &measured.pairs);
    for ((pair, shifts), place) in pairs.iter().zip(PLACES) {
        // The nearest of the positions takes the least space.
        let near = shifts.iter().min_by(|p, q| p.norm().total_cmp(&q.norm()));
        let shift = near.copied().unwrap_or_default();
        let middle = Vector2::from(place) * APART - shift / 2.0;
        figure.contour(&pair.a, middle, 0, Role::A);
        figure.contour(&pair.b, middle + shift, 1, Role::B);
        figure.intersection(&pair.a, &pair.b, [middle, middle + shift], HATCHED);
    }
    figure
}
