//! Separates the surfaces over two facets by a plane.
//!
//! A piece of a sphere, a cylinder, a cone or a torus lies in a convex body of known measures: the ball, the part of the
//! cylinder or the cone between two planes across its axis, the hull of the torus. So does a planar sliver beside it, whose
//! border is a chord and a curve of the surface. If a plane separates two such bodies, the surfaces are apart, however
//! coarse their facets are. Gilbert's method finds the plane: each of its steps has the bodies' support points along a
//! direction, which bound their distance.

use crate::closest::convex::SimplexMethod;
use crate::nalgebra::ComplexField;
use crate::shape::FaceSurface;
use crate::{Point, Vector};
use smallvec::{SmallVec, smallvec};

/// A convex body that contains the surface over a facet, with the planar slivers beside it.
#[derive(Debug, Clone, Copy)]
pub(super) enum ConvexPiece {
    Triangle([Point; 3]),
    Ball {
        centre: Point,
        radius: f64,
    },
    /// The hull of two discs across an axis, each with its radius.
    Frustum {
        axis: Vector,
        ends: [(Point, f64); 2],
    },
    /// The hull of a torus.
    Ring {
        centre: Point,
        axis: Vector,
        major: f64,
        minor: f64,
    },
}

/// The largest number of steps. Bodies that come nearer to each other than this shows are not decided.
const MAX_STEPS: usize = 32;

impl ConvexPiece {
    /// Returns the body of the part of a surface that is within an interval along its axis. `along` returns it for a point
    /// and a direction of length 1. Returns None for a plane and for free-form surfaces.
    pub(super) fn new(
        surface: &FaceSurface,
        along: impl Fn(&Point, &Vector) -> [f64; 2],
    ) -> Option<Self> {
        let frustum = |from: &Point, axis: &Vector, radius: &dyn Fn(f64) -> f64| {
            let axis = axis.normalize();
            let ends = along(from, &axis).map(|end| (from + axis * end, radius(end)));
            Some(Self::Frustum { axis, ends })
        };
        match *surface {
            FaceSurface::Sphere { centre, radius } => Some(Self::Ball { centre, radius }),
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => frustum(&through, &axis, &|_| radius),
            FaceSurface::Cone {
                apex,
                axis,
                half_angle,
            } => {
                let (sine, cosine) = ComplexField::sin_cos(half_angle);
                frustum(&apex, &axis, &|end| end.max(0.0) * sine / cosine)
            }
            FaceSurface::Torus {
                centre,
                axis,
                major,
                minor,
            } => Some(Self::Ring {
                centre,
                axis: axis.normalize(),
                major,
                minor,
            }),
            FaceSurface::Plane { .. } | FaceSurface::Spline | FaceSurface::Other => None,
        }
    }

    /// Returns a point that is farthest along a direction of any length.
    fn support(&self, direction: &Vector) -> Point {
        let unit = |v: Vector| v.try_normalize(0.0).unwrap_or_else(Vector::zeros);
        // Across the axis even if only rounding is left, so that the point never lies below the body.
        let around = |axis: &Vector| unit(axis.cross(direction).cross(axis));
        let farthest = |points: &[Point]| {
            let height = |p: &Point| direction.dot(&p.coords);
            let far = |p: Point, q: &Point| if height(q) > height(&p) { *q } else { p };
            points[1..].iter().fold(points[0], far)
        };
        match self {
            Self::Triangle(corners) => farthest(corners),
            Self::Ball { centre, radius } => centre + unit(*direction) * *radius,
            Self::Frustum { axis, ends } => {
                let out = around(axis);
                farthest(&ends.map(|(centre, radius)| centre + out * radius))
            }
            Self::Ring {
                centre,
                axis,
                major,
                minor,
            } => centre + around(axis) * *major + unit(*direction) * *minor,
        }
    }

    /// Returns whether a plane shows that two bodies are farther apart than `distance`.
    pub(super) fn are_apart(&self, other: &Self, distance: f64) -> bool {
        let difference = |direction: &Vector| self.support(direction) - other.support(&-direction);
        let mut points: SmallVec<[Vector; 4]> = smallvec![difference(&Vector::x())];
        for _ in 0..MAX_STEPS {
            let found = SimplexMethod::default().closest_point(&points);
            let mut weights = found.weights.into_iter();
            points.retain(|_| weights.next().is_some_and(|weight| weight > 0.0));
            let length = found.point.norm();
            if points.len() == 4 || length <= distance {
                return false;
            }
            let support = difference(&-found.point);
            if support.dot(&found.point) > distance * length {
                return true;
            }
            if points.contains(&support) {
                return false;
            }
            points.push(support);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    const SEED: u64 = 43;

    fn vector(random: &mut SplitMix64) -> Vector {
        Vector::from_fn(|_, _| random.signed())
    }

    /// A direction along a tilted axis leaves only rounding across it.
    #[test]
    fn support_along_the_axis_is_not_below_the_body() {
        let mut random = SplitMix64::seeded(SEED);
        for case in 0..2000 {
            let axis = vector(&mut random).normalize();
            let centre = Point::from(vector(&mut random));
            let off = [0.0, 1e-16, 1e-12, 1e-8][case % 4];
            let direction = (axis * random.signed() + vector(&mut random) * off) * 3.0;
            let far = centre + axis * random.uniform();
            let bodies = [
                ConvexPiece::Frustum {
                    axis,
                    ends: [(centre, 1.0), (far, 0.5)],
                },
                ConvexPiece::Ring {
                    centre,
                    axis,
                    major: 1.0,
                    minor: 0.25,
                },
            ];
            for body in bodies {
                let height = direction.dot(&body.support(&direction).coords);
                for inside in [centre, far] {
                    let is_in = matches!(body, ConvexPiece::Frustum { .. }) || inside == centre;
                    let below = direction.dot(&inside.coords) - height;
                    assert!(
                        !is_in || below <= 1e-14,
                        "seed {SEED}, case {case}: {below}"
                    );
                }
            }
        }
    }
}
