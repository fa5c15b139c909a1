//! Computes affine maps of the plane, for the nested frames of drawings.

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::planar::{Point2, Vector2};

/// The map of (x, y) to `x`·x + `y`·y + `at`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Affine {
    pub(super) x: Vector2,
    pub(super) y: Vector2,
    pub(super) at: Vector2,
}

impl Affine {
    pub(super) const IDENTITY: Self = Self::scale(1.0, 1.0);

    pub(super) const fn scale(x: f64, y: f64) -> Self {
        Self {
            x: Vector2::new(x, 0.0),
            y: Vector2::new(0.0, y),
            at: Vector2::new(0.0, 0.0),
        }
    }

    pub(super) fn translation(x: f64, y: f64) -> Self {
        Self {
            at: Vector2::new(x, y),
            ..Self::IDENTITY
        }
    }

    /// Makes a rotation by degrees, counter-clockwise if y points up; quarter turns are exact.
    pub(super) fn rotation(degrees: f64) -> Self {
        let turn = nearpoint_geometry::planar::PlanarRotation::from_degrees(degrees);
        Self {
            x: turn.vector(Vector2::x()),
            y: turn.vector(Vector2::y()),
            at: Vector2::zeros(),
        }
    }

    /// Makes a shear by degrees: vertical lines lean along x, horizontal ones along y.
    pub(super) fn skew(x: f64, y: f64) -> Self {
        let slope = |degrees: f64| ComplexField::tan(degrees.to_radians());
        Self {
            x: Vector2::new(1.0, slope(y)),
            y: Vector2::new(slope(x), 1.0),
            at: Vector2::zeros(),
        }
    }

    pub(super) fn point(&self, p: Point2) -> Point2 {
        Point2::from(self.vector(p.coords) + self.at)
    }

    pub(super) fn vector(&self, v: Vector2) -> Vector2 {
        self.x * v.x + self.y * v.y
    }

    /// Composes this map with `inner`, which is applied first.
    pub(super) fn compose(&self, inner: &Self) -> Self {
        Self {
            x: self.vector(inner.x),
            y: self.vector(inner.y),
            at: self.vector(inner.at) + self.at,
        }
    }
}
