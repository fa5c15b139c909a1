//! Represents two swept triangles relative to the first corner of A.

use super::SweptTriangle;
use crate::tolerance::SWEPT_NOISE;
use crate::{Point, Vector};

/// Both triangles at both ends, relative to a corner of A. Each coordinate is rounded once, relative to itself, for any
/// distance from the origin.
#[derive(Debug, Clone, Copy)]
pub(super) struct RelativePair {
    /// The corners of A at time 0 and at time 1.
    pub(super) a: [[Vector; 3]; 2],
    /// The corners of B.
    pub(super) b: [[Vector; 3]; 2],
    /// The largest coordinate of all corners.
    pub(super) max_abs_coordinate: f64,
    /// The sum of both deviations from straight paths.
    pub(super) deviation: f64,
    /// The largest rounding error of a gap along a unit direction; a wider gap is certain.
    pub(super) noise: f64,
}

impl RelativePair {
    /// Creates the pair relative to A's first corner as it moves: a common motion cancels out.
    pub(super) fn new(a: &SweptTriangle, b: &SweptTriangle) -> Self {
        Self::relative_to(a, b, [a.from[0], a.to[0]])
    }

    /// Creates the pair relative to A's first corner at time 0, at both ends.
    pub(super) fn at_start(a: &SweptTriangle, b: &SweptTriangle) -> Self {
        Self::relative_to(a, b, [a.from[0]; 2])
    }

    fn relative_to(a: &SweptTriangle, b: &SweptTriangle, origin: [Point; 2]) -> Self {
        let relative =
            |t: &SweptTriangle| [t.from.map(|p| p - origin[0]), t.to.map(|p| p - origin[1])];
        let (of_a, of_b) = (relative(a), relative(b));
        let all = of_a.iter().chain(&of_b).flatten();
        let max_abs_coordinate = all.fold(0.0, |reach: f64, v| reach.max(v.amax()));
        let deviation = a.deviation + b.deviation;
        Self {
            a: of_a,
            b: of_b,
            max_abs_coordinate,
            deviation,
            noise: SWEPT_NOISE * (max_abs_coordinate + deviation),
        }
    }

    /// Returns the margin: a wider gap along a unit direction separates the true triangles.
    pub(super) fn margin(&self) -> f64 {
        self.deviation + self.noise
    }

    /// Returns both triangles at a time, rounded.
    pub(super) fn at(&self, time: f64) -> [[Point; 3]; 2] {
        [&self.a, &self.b]
            .map(|[from, to]| [0, 1, 2].map(|i| Point::from(from[i] + (to[i] - from[i]) * time)))
    }
}
