//! What is known of two surfaces tells them apart where the rooms around their facets do not.
//!
//! A ball has a little play in its ring. The facets of both deviate by more than that, so that no plane parts their
//! rooms, but the ball is all within the ring's cylinder. So a part of a surface is held against the *whole* of another
//! that is known by its measures: if its points are all over that, or all below, the two do not meet. That is told by
//! the height over it ([`FaceSurface::height`]), which changes no faster than one moves: within a ball around a point,
//! and so on a sphere, by no more than the radius.
//!
//! What planar faces have between chords and round edges is counted to the facets beside them, but does not lie on their
//! surface: these slivers are looked at for themselves.

use super::solid::Solid;
use super::thick::Thick;
use crate::closest::to_triangle;
use crate::nalgebra::{ComplexField, Vector2};
use crate::shape::{FaceSurface, about, middle};
use crate::{Point, Rigid};

/// A facet with what is known of the surface over it.
pub(super) struct Piece {
    corners: [Point; 3],
    thick: Thick,
    deviation: f64,
    /// What it lies on; anything else where that does not say where what is counted to the facet is.
    surface: FaceSurface,
    /// How far it may be from that.
    off: f64,
    slivers: Vec<Thick>,
}

impl Piece {
    /// None where the file says nothing of it. The corners are posed, and the room.
    pub(super) fn of(
        solid: &Solid,
        triangle: u32,
        corners: [Point; 3],
        thick: Thick,
        pose: Option<&Rigid>,
    ) -> Option<Self> {
        let (surface, off) = solid.surface(triangle)?;
        // What planar faces have beyond a facet of no width is not known by its sides.
        let [a, b, c] = corners;
        let surface = match a == b || b == c || c == a {
            true => FaceSurface::Other,
            false => pose.map_or(surface, |pose| surface.posed(pose)),
        };
        Some(Self {
            corners,
            thick,
            deviation: solid.deviation(triangle),
            surface,
            off,
            slivers: solid.slivers(triangle, corners, pose),
        })
    }

    /// Whether the surface over this facet, and what of planar faces is beside it, are farther than `tolerance` from
    /// that over another.
    pub(super) fn is_apart(&self, other: &Self, tolerance: f64) -> bool {
        self.is_off(other, tolerance) || other.is_off(self, tolerance)
    }

    /// Told by the height over this one's surface.
    fn is_off(&self, other: &Self, tolerance: f64) -> bool {
        let is_beside = |of: &Self, from: &Self| {
            of.slivers
                .iter()
                .all(|s| s.is_apart(&from.thick, tolerance))
        };
        let enough = tolerance + self.off + other.off;
        (self.is_off_hull(other, enough)
            || self.is_off_profile(other, enough) && is_beside(other, self))
            && is_beside(self, other)
    }

    /// Whether a convex body with all of the other in it, its slivers too, is over this one's surface or below it.
    fn is_off_hull(&self, other: &Self, enough: f64) -> bool {
        let Some([low, high]) = self.heights(other) else {
            return false;
        };
        low > enough || high < -enough
    }

    /// Between which heights over this one's surface the other is.
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
                let [from, to] = other.thick.along(&axis, &through);
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

    /// Whether the other's surface, as far as it goes along its axis, is over this one's, a sphere. In a half plane from
    /// that axis no two points are farther apart than where they come from.
    fn is_off_profile(&self, other: &Self, enough: f64) -> bool {
        let FaceSurface::Sphere { centre, radius } = self.surface else {
            return false;
        };
        let from = |through: &Point, axis| {
            let [low, high] = other.thick.along(axis, through);
            (about(through, axis, &centre), low, high)
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

/// Between which heights over a surface the points of a triangle are.
fn heights_of_triangle(surface: &FaceSurface, corners: &[Point; 3]) -> Option<[f64; 2]> {
    let distance = |from: &Point, to: &[Point; 3]| to_triangle(from, to).distance_squared.sqrt();
    let middle = middle(corners);
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
