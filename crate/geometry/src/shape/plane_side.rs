//! Decides whether a curved face that ends at a planar one stays on its side of the plane.

use super::FaceSurface;
use crate::order::min_max;
use crate::tolerance::FILE_POSITION_NOISE;
use crate::{Point, Vector};

/// A facet of a curved face that ends at a plane and lies on one side of it.
pub(super) struct FacetAtPlane {
    pub(super) corners: [Point; 3],
    /// The largest distance of the surface from the facet.
    pub(super) deviation: f64,
    /// A point on the plane.
    pub(super) point: Point,
    /// The plane's normal, towards the facet.
    pub(super) direction: Vector,
    /// The largest length that is rounding.
    pub(super) noise: f64,
}

impl FacetAtPlane {
    /// Returns whether the surface over the facet is on that side, too; it is not if it extends through the plane and
    /// returns. Such a part of it has a lowest point: where that is not beside the facet, or not below the plane, there is
    /// no such part. The answer is true only for the positions that CAD uses.
    pub(super) fn stays_on_side(&self, surface: &FaceSurface) -> bool {
        let is_along = |axis: &Vector| axis.cross(&self.direction).norm() <= FILE_POSITION_NOISE;
        let is_across = |axis: &Vector| axis.dot(&self.direction).abs() <= FILE_POSITION_NOISE;
        let height = |p: &Point| self.direction.dot(&(p - self.point));
        let is_below = |lowest: f64| lowest < -self.noise;
        match surface {
            FaceSurface::Sphere { centre, radius } => {
                let beside = [0, 1, 2].into_iter().all(|k| {
                    let mut along = Vector::zeros();
                    along[k] = 1.0;
                    self.is_beside(centre.coords[k] - radius * self.direction[k], |p| {
                        p.coords.dot(&along)
                    })
                });
                !(is_below(height(centre) - radius) && beside)
            }
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                let across = axis.cross(&self.direction);
                let beside = || self.is_beside(0.0, |p| across.dot(&(p - through)));
                is_along(axis)
                    || is_across(axis) && !(is_below(height(through) - radius) && beside())
            }
            // Around the axis, from a plane through it, they do not come back for half a turn.
            FaceSurface::Cone { apex, axis, .. } => {
                is_along(axis) || is_across(axis) && height(apex).abs() <= self.noise
            }
            FaceSurface::Torus {
                centre,
                axis,
                major,
                minor,
            } => {
                let out = |p: &Point| axis.cross(&(p - centre)).norm();
                is_along(axis) && !(is_below(height(centre) - minor) && self.is_beside(*major, out))
                    || is_across(axis) && height(centre).abs() <= self.noise
            }
            FaceSurface::Plane { .. } | FaceSurface::Spline | FaceSurface::Other => false,
        }
    }

    /// Returns whether a value is among those that the surface over the facet may have.
    fn is_beside(&self, value: f64, of: impl Fn(&Point) -> f64) -> bool {
        let [low, high] = min_max(self.corners.iter().map(of));
        let margin = self.deviation + self.noise;
        low - margin <= value && value <= high + margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests a facet of a cylinder of radius 1 along y, between two angles off the top, and the plane at its first angle.
    fn holds(angles: [f64; 2], normal: [f64; 3]) -> bool {
        let on = |angle: f64, y: f64| Point::new(angle.sin(), y, angle.cos());
        let [from, to] = angles;
        let facet = FacetAtPlane {
            corners: [on(from, 0.0), on(to, 0.0), on(to, 1.0)],
            deviation: 1.0 - ((to - from) / 2.0).cos(),
            point: on(from, 0.0),
            direction: Vector::from(normal),
            noise: 1e-6,
        };
        facet.stays_on_side(&FaceSurface::Cylinder {
            through: Point::new(0.0, 7.0, 0.0),
            axis: Vector::y(),
            radius: 1.0,
        })
    }

    #[test]
    fn a_surface_that_bulges_through_the_plane_is_found() {
        let [up, down] = [[0.0, 0.0, 1.0], [0.0, 0.0, -1.0]];
        // Tangent to the plane at the top, and from there away from it.
        assert!(holds([0.0, 0.3], down));
        // Over the top, and farther down: the facet is below the plane, the cylinder above it.
        assert!(!holds([-0.1, 0.3], down));
        // From a chord on, as of a shaft with a flat.
        assert!(holds([0.5, 0.8], down));
        // The other part of that cylinder, which is all above the plane.
        assert!(holds([0.5, 0.2], up));
        // At its end, and at one that is cut aslant.
        assert!(holds([0.0, 0.3], [0.0, 1.0, 0.0]));
        assert!(!holds([0.0, 0.3], [0.0, 0.6, -0.8]));
    }
}
