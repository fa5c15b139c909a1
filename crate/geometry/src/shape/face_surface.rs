//! The surfaces that the faces of a mesh lie on, where its file says so.

use crate::tolerance::UNIT_DIRECTION;
use crate::{Point, Vector};

/// The surface that a face of a mesh lies on, in the part's frame, as its CAD file has it. Directions are of length 1,
/// and either sense will do.
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
    /// Whether it is curved as its measures say.
    pub(super) fn is_simply_curved(&self) -> bool {
        self.parts().0.is_some()
    }

    /// The point, the direction and the sizes that it is told by.
    #[rustfmt::skip]
    pub(crate) fn parts(&self) -> (Option<Point>, Option<Vector>, [Option<f64>; 2]) {
        match *self {
            Self::Plane { normal } => (None, Some(normal), [None; 2]),
            Self::Cylinder { through, axis, radius } => (Some(through), Some(axis), [Some(radius), None]),
            Self::Cone { apex, axis, half_angle } => (Some(apex), Some(axis), [Some(half_angle), None]),
            Self::Sphere { centre, radius } => (Some(centre), None, [Some(radius), None]),
            Self::Torus { centre, axis, major, minor } => (Some(centre), Some(axis), [Some(major), Some(minor)]),
            Self::Spline | Self::Other => (None, None, [None; 2]),
        }
    }

    pub(super) fn is_sound(&self) -> bool {
        let unit = |v: Vector| (v.norm() - 1.0).abs() <= UNIT_DIRECTION;
        let placed = |p: Point| p.iter().all(|x| x.is_finite());
        let long = |length: f64| length > 0.0 && length.is_finite();
        let (point, direction, sizes) = self.parts();
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

/// What a file says of the surfaces that a mesh stands for.
#[derive(Debug)]
pub(super) struct Stated {
    /// Of each face.
    pub(super) surfaces: Vec<FaceSurface>,
    /// How far the surface is from each triangle at most.
    pub(super) deviations: Vec<f32>,
}
