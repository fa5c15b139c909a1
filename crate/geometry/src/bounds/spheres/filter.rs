//! Tests whether a sphere, and its cell, meet a triangle.

use crate::bounds::Aabb;
use crate::bounds::PreparedTriangle;
use crate::closest::to_triangle;
use crate::{Point, Vector};

/// The shapes that triangles have to meet.
#[derive(Debug, Clone, Copy)]
pub(super) struct CellProbe {
    pub ball: Option<(Point, f64)>,
    /// The centre of a box, half its sides, and the rounding error of its corners.
    pub cell: Option<(Point, Vector, f64)>,
}

impl CellProbe {
    /// Creates a probe that triangles have to meet in a ball, in the frame of their corners.
    pub fn ball(centre: Point, radius: f64) -> Self {
        Self {
            ball: Some((centre, radius)),
            cell: None,
        }
    }

    /// Creates a probe that triangles have to meet in a box, grown by the rounding error `noise` of its corners.
    pub fn cell(cell: &Aabb, noise: f64) -> Self {
        Self {
            ball: None,
            cell: Some((cell.centre(), (cell.hi - cell.lo) * 0.5, noise)),
        }
    }

    /// Returns whether a triangle meets the ball and the cell of the probe; the one that is not set counts as met.
    pub fn intersects(&self, corners: &[Point; 3]) -> bool {
        self.cell.is_none_or(|(centre, half, noise)| {
            // This precedes making the facet, which takes longer.
            !is_separated(corners, &centre, |i| half[i] + noise)
                && PreparedTriangle::new(*corners).intersects_box(&centre, &half, noise)
        }) && self
            .ball
            .is_none_or(|(centre, radius)| ball_intersects_triangle(&centre, radius, corners))
    }
}

/// Returns whether the closed ball and the closed triangle share a point. Exact but for rounding: the caller has grown
/// `radius` by that. It computes in units of the radius, so that no power of a length overflows.
fn ball_intersects_triangle(centre: &Point, radius: f64, corners: &[Point; 3]) -> bool {
    if is_separated(corners, centre, |_| radius) {
        return false;
    }
    let corners = corners.map(|p| Point::from((p - centre) / radius));
    to_triangle(&Point::origin(), &corners).distance_squared <= 1.0
}

/// Returns whether along some axis all corners are farther from a point than `reach`.
#[inline]
fn is_separated([a, b, c]: &[Point; 3], from: &Point, reach: impl Fn(usize) -> f64) -> bool {
    (0..3).any(|i| {
        a[i].min(b[i]).min(c[i]) - from[i] > reach(i)
            || from[i] - a[i].max(b[i]).max(c[i]) > reach(i)
    })
}
