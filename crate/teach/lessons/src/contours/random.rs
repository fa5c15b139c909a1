//! Generates random contours, the same on every machine.

use std::f64::consts::TAU;

use nearpoint_geometry::planar::{Point2, Polygon, Vector2};

use super::shapes::of_rings;
use crate::error::LessonError;
use crate::shapes::sin_cos;
use nearpoint_geometry::random::SplitMix64;

/// A kind of random contour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Corners on a circle; the contour is convex.
    Round,
    /// Corners at even angles and random distances.
    Star,
    /// A back with teeth of random lengths.
    Comb,
    /// Columns side by side, each up and down to random heights.
    Histogram,
}

/// Returns a contour of about radius 1 with `corners` corners; combs and histograms have a multiple of four.
pub(crate) fn contour(
    kind: Kind,
    corners: usize,
    random: &mut SplitMix64,
) -> Result<Polygon, LessonError> {
    let between =
        |random: &mut SplitMix64, low: f64, high: f64| low + (high - low) * random.uniform();
    let ring = match kind {
        Kind::Round => {
            let angle = |i: usize| (i as f64 + 0.8 * random.uniform()) * TAU / corners as f64;
            let angles: Vec<f64> = (0..corners).map(angle).collect();
            angles
                .into_iter()
                .map(|angle| on_circle(angle, 1.0))
                .collect()
        }
        Kind::Star => {
            let corner = |i: usize| {
                let radius = between(random, 0.2, 1.0);
                on_circle(TAU * i as f64 / corners as f64, radius)
            };
            (0..corners).map(corner).collect()
        }
        Kind::Comb => {
            let teeth = corners.div_ceil(4).max(2);
            let pitch = 1.6 / (teeth as f64 - 0.5);
            let mut points = vec![Point2::new(-0.8, -0.8), Point2::new(0.8, -0.8)];
            for tooth in (0..teeth).rev() {
                let x = -0.8 + pitch * tooth as f64;
                let (top, end) = (between(random, 0.0, 0.8), x + pitch / 2.0);
                points.extend([[end, top], [x, top]].map(Point2::from));
                if tooth > 0 {
                    points.extend([[x, -0.5], [x - pitch / 2.0, -0.5]].map(Point2::from));
                }
            }
            points
        }
        Kind::Histogram => {
            let columns = corners.div_ceil(4).max(2);
            let width = 1.6 / columns as f64;
            let x = |column: usize| -0.8 + width * column as f64;
            let (mut below, mut above) = (Vec::new(), Vec::new());
            for column in 0..columns {
                let (low, high) = (between(random, -0.9, -0.1), between(random, 0.1, 0.9));
                let ends = [x(column), x(column + 1)];
                below.extend(ends.map(|x| Point2::new(x, low)));
                above.extend(ends.map(|x| Point2::new(x, high)));
            }
            above.reverse();
            below.extend(above);
            below
        }
    };
    of_rings(vec![ring])
}

fn on_circle(angle: f64, radius: f64) -> Point2 {
    let (sin, cos) = sin_cos(angle);
    Point2::new(cos, sin) * radius
}

/// Returns a random rotation in degrees, and a position at most `reach` away.
pub(crate) fn random_pose(random: &mut SplitMix64, reach: f64) -> (f64, Vector2) {
    let degrees = 360.0 * random.uniform();
    let far = on_circle(TAU * random.uniform(), reach * random.uniform().sqrt());
    (degrees, far.coords)
}
