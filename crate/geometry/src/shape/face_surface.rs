//! Defines the surfaces that the faces of a mesh lie on, where its file states them.

use crate::tolerance::UNIT_DIRECTION;
use crate::{Point, Vector};

/// The surface that a face of a mesh lies on, in the part's frame, as in its CAD file. Directions are of length 1, of
/// either sense.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(
    missing_docs,
    reason = "the kinds and their measures are named as CAD does"
)]
pub enum FaceSurface {
    /// A plane.
    Plane { normal: Vector },
    /// A cylinder around the axis through a point.
    Cylinder {
        through: Point,
        axis: Vector,
        radius: f64,
    },
    /// A cone; the half angle is that between the axis and the surface, in radians, more than 0 and less than a quarter
    /// turn.
    Cone {
        apex: Point,
        axis: Vector,
        half_angle: f64,
    },
    /// A sphere.
    Sphere { centre: Point, radius: f64 },
    /// A torus: a circle of the minor radius, its centre at the major radius from the axis, turned around that.
    Torus {
        centre: Point,
        axis: Vector,
        major: f64,
        minor: f64,
    },
    /// A free-form surface.
    Spline,
    /// Any other curved surface.
    Other,
}

impl FaceSurface {
    /// Returns whether it is curved, with a form given by its measures.
    pub(super) fn is_simply_curved(&self) -> bool {
        self.parameters().0.is_some()
    }

    /// Returns the point, the direction and the sizes that define it.
    #[rustfmt::skip]
    pub(crate) fn parameters(&self) -> (Option<Point>, Option<Vector>, [Option<f64>; 2]) {
        match *self {
            Self::Plane { normal } => (None, Some(normal), [None; 2]),
            Self::Cylinder { through, axis, radius } => (Some(through), Some(axis), [Some(radius), None]),
            Self::Cone { apex, axis, half_angle } => (Some(apex), Some(axis), [Some(half_angle), None]),
            Self::Sphere { centre, radius } => (Some(centre), None, [Some(radius), None]),
            Self::Torus { centre, axis, major, minor } => (Some(centre), Some(axis), [Some(major), Some(minor)]),
            Self::Spline | Self::Other => (None, None, [None; 2]),
        }
    }

    pub(super) fn is_valid(&self) -> bool {
        let unit = |v: Vector| (v.norm() - 1.0).abs() <= UNIT_DIRECTION;
        let placed = |p: Point| p.iter().all(|x| x.is_finite());
        let long = |length: f64| length > 0.0 && length.is_finite();
        let (point, direction, sizes) = self.parameters();
        let is_open = match self {
            Self::Cone { half_angle, .. } => *half_angle < std::f64::consts::FRAC_PI_2,
            _ => true,
        };
        point.is_none_or(placed)
            && direction.is_none_or(unit)
            && sizes.into_iter().flatten().all(long)
            && is_open
    }
}

/// The surfaces that a file states for a mesh.
#[derive(Debug)]
pub(super) struct FaceSurfaces {
    /// The surface of each face.
    pub(super) surfaces: Vec<FaceSurface>,
    /// The largest distance of the surface from each triangle.
    pub(super) deviations: Vec<f32>,
}
