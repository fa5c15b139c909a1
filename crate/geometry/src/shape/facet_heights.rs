//! Bounds the heights of a facet's points over a surface ([`FaceSurface::height`]).
//!
//! From a centre, an axis or the inside of a cone, heights are convex, so they are largest at a corner. A lower bound is the
//! height along *one* direction, which is linear. With the mean direction of the corners that are farthest apart, it is
//! off by no more than the sagitta.

use super::FaceSurface;
use crate::closest::to_triangle;
use crate::nalgebra::{ComplexField, SVector, Vector2};
use crate::{Point, Vector};

impl FaceSurface {
    /// Returns an interval of the heights of all points of a triangle; None where [`FaceSurface::height`] has none.
    pub(crate) fn heights_of_triangle(&self, corners: &[Point; 3]) -> Option<[f64; 2]> {
        let distance =
            |from: &Point, to: &[Point; 3]| to_triangle(from, to).distance_squared.sqrt();
        let heights = corners.each_ref().map(|p| self.height(p));
        let mut high = f64::NEG_INFINITY;
        for height in heights {
            high = high.max(height?);
        }
        let low = match *self {
            Self::Sphere { centre, radius } => distance(&centre, corners) - radius,
            Self::Cylinder {
                through,
                axis,
                radius,
            } => {
                // Seen along the axis.
                let flat = corners.map(|p| through + across(&through, &axis, &p).0);
                distance(&through, &flat) - radius
            }
            Self::Cone {
                apex,
                axis,
                half_angle,
            } => {
                let (sine, cosine) = ComplexField::sin_cos(half_angle);
                let from_axis = corners.map(|p| across(&apex, &axis, &p));
                let middle = mean_direction(&from_axis.map(|(out, _)| out));
                let along_middle =
                    |(out, along): (Vector, f64)| out.dot(&middle) * cosine - along * sine;
                from_axis
                    .map(along_middle)
                    .into_iter()
                    .fold(f64::INFINITY, f64::min)
            }
            Self::Torus {
                centre,
                axis,
                major,
                minor,
            } => {
                // In a half plane through the axis, all points of the triangle are in a convex hull: that of the corners at
                // their own distances from the axis, and at those along the mean direction.
                let from_axis = corners.map(|p| across(&centre, &axis, &p));
                let middle = mean_direction(&from_axis.map(|(out, _)| out));
                let hull = from_axis.map(|(out, along)| {
                    [out.norm(), out.dot(&middle)].map(|r| Vector2::new(r - major, along))
                });
                let hull = hull.as_flattened();
                let outward = unit_sum(hull);
                let lengths = hull.iter().map(|p| p.norm());
                high = high.max(lengths.fold(0.0, f64::max) - minor);
                let near = hull.iter().map(|p| p.dot(&outward).max(0.0));
                near.fold(f64::INFINITY, f64::min) - minor
            }
            Self::Plane { .. } | Self::Spline | Self::Other => return None,
        };
        Some([low, high])
    }
}

/// Returns the part of a point's offset that is perpendicular to an axis, and its position along it.
fn across(through: &Point, axis: &Vector, p: &Point) -> (Vector, f64) {
    let axis = axis.normalize();
    let off = p - through;
    let along = off.dot(&axis);
    (off - axis * along, along)
}

/// Returns the mean direction of the vectors farthest apart; zero if they are all around.
fn mean_direction(vectors: &[Vector; 3]) -> Vector {
    let directions = vectors.map(|v| v.try_normalize(0.0).unwrap_or_else(Vector::zeros));
    let pairs = [(0, 1), (1, 2), (2, 0)].map(|(i, k)| [directions[i], directions[k]]);
    let farthest = pairs
        .iter()
        .min_by(|p, q| p[0].dot(&p[1]).total_cmp(&q[0].dot(&q[1])));
    farthest.map_or_else(Vector::zeros, |pair| unit_sum(pair))
}

fn unit_sum<const N: usize>(vectors: &[SVector<f64, N>]) -> SVector<f64, N> {
    let sum: SVector<f64, N> = vectors
        .iter()
        .map(|v| v.try_normalize(0.0).unwrap_or(*v))
        .sum();
    sum.try_normalize(0.0).unwrap_or_else(SVector::zeros)
}
