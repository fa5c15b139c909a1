//! Separates two surfaces of known form where the tolerance zones of their facets overlap.
//!
//! A ball has a little play in its ring. The facets of both deviate by more than that, so that no plane separates their
//! tolerance zones, but the ball is all within the ring's cylinder. So a part of a surface is compared with the *whole* of
//! another of known measures: if its points are all above that, or all below, the two do not meet. The height over the
//! surface decides ([`FaceSurface::height`]). It changes no faster than the point moves: within a ball around a point, and
//! so on a sphere, by no more than the radius.
//!
//! The parts of planar faces between chords and round edges belong to the facets beside them, but do not lie on their
//! surface. These slivers are tested separately.

use super::solid::Solid;
use super::tolerance_zone::ToleranceZone;
use crate::closest::to_triangle;
use crate::nalgebra::{ComplexField, Vector2};
use crate::shape::{FaceSurface, axis_coordinates, triangle_centroid};
use crate::{Point, RigidTransform};

/// A facet with the known surface over it.
pub(super) struct SurfaceFacet {
    corners: [Point; 3],
    zone: ToleranceZone,
    deviation: f64,
    /// The surface it lies on; another kind if that does not locate everything that belongs to the facet.
    surface: FaceSurface,
    /// The largest distance of the face from it.
    surface_error: f64,
    adjacent_envelopes: Vec<ToleranceZone>,
}

impl SurfaceFacet {
    /// Returns None if the file states no surface. The corners and the envelope are posed.
    pub(super) fn new(
        solid: &Solid,
        triangle: u32,
        corners: [Point; 3],
        zone: ToleranceZone,
        pose: Option<&RigidTransform>,
    ) -> Option<Self> {
        let (surface, surface_error) = solid.surface(triangle)?;
        // A planar face beyond a facet without width cannot be located by the facet's sides.
        let [a, b, c] = corners;
        let surface = match a == b || b == c || c == a {
            true => FaceSurface::Other,
            false => pose.map_or(surface, |pose| surface.posed(pose)),
        };
        Some(Self {
            corners,
            zone,
            deviation: solid.deviation(triangle),
            surface,
            surface_error,
            adjacent_envelopes: solid.adjacent_envelopes(triangle, corners, pose),
        })
    }

    /// Returns whether the surface over this facet, with the planar slivers beside it, is farther than `tolerance` from
    /// that over another.
    pub(super) fn is_separated(&self, other: &Self, tolerance: f64) -> bool {
        self.is_off_surface(other, tolerance) || other.is_off_surface(self, tolerance)
    }

    /// Returns whether the height over this one's surface separates the two.
    fn is_off_surface(&self, other: &Self, tolerance: f64) -> bool {
        let is_beside = |of: &Self, from: &Self| {
            of.adjacent_envelopes
                .iter()
                .all(|s| s.is_separated(&from.zone, tolerance))
        };
        let enough = tolerance + self.surface_error + other.surface_error;
        (self.is_off_hull(other, enough)
            || self.is_off_profile(other, enough) && is_beside(other, self))
            && is_beside(self, other)
    }

    /// Returns whether a convex body around all of the other, its slivers included, is above this one's surface or below
    /// it.
    fn is_off_hull(&self, other: &Self, enough: f64) -> bool {
        let Some([low, high]) = self.heights(other) else {
            return false;
        };
        low > enough || high < -enough
    }

    /// Returns the interval of the other's heights over this one's surface.
    fn heights(&self, other: &Self) -> Option<[f64; 2]> {
        let around = |centre: &Point, radius: f64| {
            let height = self.surface.height(centre)?;
            Some([height - radius, height + radius])
        };
        let near = heights_of_triangle(&self.surface, &other.corners)?;
        let near = [near[0] - other.deviation, near[1] + other.deviation];
        let known = match other.surface {
            FaceSurface::Sphere { centre, radius } => around(&centre, radius)?,
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                let axis = axis.normalize();
                let [from, to] = other.zone.along(&axis, &through);
                let middle = through + axis * ((from + to) / 2.0);
                // Along a parallel axis the height does not change.
                let change = match self.surface {
                    FaceSurface::Cylinder { axis: own, .. } => own.cross(&axis).norm() / own.norm(),
                    _ => 1.0,
                };
                around(&middle, (to - from) / 2.0 * change + radius)?
            }
            _ => near,
        };
        Some([near[0].max(known[0]), near[1].min(known[1])])
    }

    /// Returns whether the other's surface, within its range along its axis, is above this one's, a sphere. A half plane
    /// from that axis keeps distances: no two points in it are farther apart than their originals.
    fn is_off_profile(&self, other: &Self, enough: f64) -> bool {
        let FaceSurface::Sphere { centre, radius } = self.surface else {
            return false;
        };
        let from = |through: &Point, axis| {
            let [low, high] = other.zone.along(axis, through);
            (axis_coordinates(through, axis, &centre), low, high)
        };
        let distance = match other.surface {
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                let ([out, along], low, high) = from(&through, &axis.normalize());
                Vector2::new(out - radius, along - along.max(low).min(high)).norm()
            }
            FaceSurface::Cone {
                apex,
                axis,
                half_angle,
            } => {
                let ([out, along], low, high) = from(&apex, &axis.normalize());
                let (sine, cosine) = ComplexField::sin_cos(half_angle);
                // Along the slope.
                let [low, high] = [low, high].map(|end| end.max(0.0) / cosine);
                let at = (out * sine + along * cosine).max(low).min(high);
                Vector2::new(out - at * sine, along - at * cosine).norm()
            }
            _ => return false,
        };
        distance - radius > enough
    }
}

/// Returns the interval of a triangle's heights over a surface.
fn heights_of_triangle(surface: &FaceSurface, corners: &[Point; 3]) -> Option<[f64; 2]> {
    let distance = |from: &Point, to: &[Point; 3]| to_triangle(from, to).distance_squared.sqrt();
    let middle = triangle_centroid(corners);
    let farthest = corners.iter().map(|p| (p - middle).norm());
    let radius = farthest.fold(0.0, f64::max);
    let height = surface.height(&middle)?;
    let low = match *surface {
        FaceSurface::Sphere { centre, radius } => distance(&centre, corners) - radius,
        FaceSurface::Cylinder {
            through,
            axis,
            radius,
        } => {
            // Seen along the axis.
            let axis = axis.normalize();
            let flat = corners.map(|p| p - axis * axis.dot(&(p - through)));
            distance(&through, &flat) - radius
        }
        _ => height - radius,
    };
    let high = match surface {
        // From a point, an axis or the inside of a cone distances are convex.
        FaceSurface::Sphere { .. } | FaceSurface::Cylinder { .. } | FaceSurface::Cone { .. } => {
            let heights = corners.iter().filter_map(|p| surface.height(p));
            heights.fold(f64::NEG_INFINITY, f64::max)
        }
        _ => height + radius,
    };
    Some([low, high])
}
