//! Bounds distances from below: two shapes are at least as far apart as their projected intervals on a line.

use crate::{Point, Vector};

/// A lower bound of a distance, and the direction that proves it.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeparationBound {
    /// The width, negative if the intervals overlap.
    pub(super) distance: f64,
    /// The direction from A to B, of length 1 or slightly less. A motion of B along it widens the gap by as much, or
    /// slightly less.
    pub(super) direction: [f32; 3],
}

impl SeparationBound {
    /// The bound that excludes no distance.
    pub(super) const NONE: Self = Self {
        distance: f64::NEG_INFINITY,
        direction: [0.0; 3],
    };

    /// Returns the gap, reduced by its rounding error.
    pub(super) fn narrowed(self, noise: f64) -> Self {
        Self {
            distance: self.distance - noise,
            ..self
        }
    }
}

/// Returns a gap of two triangles, to rounding, that is wider than `wanted`. It tries the `likely` direction, the line of
/// their centroids and their normals; None proves nothing. This is quick, and it suffices for most pairs.
pub(super) fn separation_beyond(
    a: &[Point; 3],
    b: &[Point; 3],
    likely: Option<Vector>,
    wanted: f64,
) -> Option<SeparationBound> {
    let centre = |t: &[Point; 3]| (t[1] - t[0]) + (t[2] - t[0]);
    let across = (b[0] - a[0]) + (centre(b) - centre(a)) / 3.0;
    let normal = |t: &[Point; 3]| (t[1] - t[0]).cross(&(t[2] - t[0]));
    let beyond = |direction: Vector| {
        let width = interval_separation(&direction, a, b).abs();
        let squared = direction.dot(&direction);
        (width > 0.0 && width * width > wanted * wanted * squared)
            .then(|| separation_along(&direction, a, b))
    };
    likely
        .and_then(beyond)
        .or_else(|| beyond(across))
        .or_else(|| beyond(normal(a)))
        .or_else(|| beyond(normal(b)))
}

/// Returns the gap of two triangles along a line, for either sign of the direction.
pub(super) fn separation_along(
    direction: &Vector,
    a: &[Point; 3],
    b: &[Point; 3],
) -> SeparationBound {
    let squared = direction.dot(direction);
    let apart = interval_separation(direction, a, b);
    if squared == 0.0 || apart == 0.0 {
        return SeparationBound::NONE;
    }
    let unit = direction / (squared.sqrt() * apart.signum());
    SeparationBound {
        distance: apart.abs() / squared.sqrt(),
        direction: unit.map(|x| x as f32).into(),
    }
}

/// Returns the gap of the triangles' projected intervals, times the length of the direction; positive if B comes after A, 0
/// where they overlap.
#[inline]
fn interval_separation(direction: &Vector, a: &[Point; 3], b: &[Point; 3]) -> f64 {
    // Measuring from a corner loses little where both are far from the origin.
    let along = |t: &[Point; 3]| t.map(|p| direction.dot(&(p - a[0])));
    let ([a0, a1, a2], [b0, b1, b2]) = (along(a), along(b));
    let after = b0.min(b1).min(b2) - a0.max(a1).max(a2);
    let before = a0.min(a1).min(a2) - b0.max(b1).max(b2);
    if after >= before {
        after.max(0.0)
    } else {
        -before.max(0.0)
    }
}
