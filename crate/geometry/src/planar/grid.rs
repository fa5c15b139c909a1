//! Defines the grid of a sheet, and turns by an angle.

use std::f64::consts::{FRAC_PI_2, TAU};

use nalgebra::ComplexField;

use super::{Point2, Vector2};
use crate::tolerance::QUARTER_TURN_NOISE;

/// The number of grid steps along the largest coordinate. Differences of such numbers, and the differences of those, are
/// exact in f64.
const STEPS: f64 = (1_u64 << 48) as f64;

/// The fine grid that turned contours and their shifts lie on: its step is a power of two.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grid {
    step: f64,
    /// The number that rounds to the grid when added and subtracted.
    rounder: f64,
}

impl Grid {
    /// Returns the grid of a sheet on which no coordinate is larger than `extent`: 2⁻⁴⁸ of it, or slightly less.
    pub fn for_extent(extent: f64) -> Self {
        let extent = if extent.is_finite() {
            extent.abs()
        } else {
            1.0
        };
        let mut power = 1.0;
        while power < extent {
            power *= 2.0;
        }
        while power / 2.0 >= extent && power > f64::MIN_POSITIVE {
            power /= 2.0;
        }
        let step = power / STEPS;
        Self {
            step,
            rounder: step * (3_u64 << 51) as f64,
        }
    }

    /// Returns the distance of neighbouring grid points, along an axis.
    pub fn step(&self) -> f64 {
        self.step
    }

    /// Returns the nearest number on the grid; the even one of two.
    #[inline]
    pub fn round(&self, x: f64) -> f64 {
        (x + self.rounder) - self.rounder
    }

    /// Returns the nearest point on the grid.
    #[inline]
    pub fn point(&self, p: Point2) -> Point2 {
        Point2::new(self.round(p.x), self.round(p.y))
    }

    /// Returns the nearest vector between points of the grid.
    #[inline]
    pub fn vector(&self, v: Vector2) -> Vector2 {
        Vector2::new(self.round(v.x), self.round(v.y))
    }
}

/// A turn by an angle, stored as its cosine and sine; quarter turns are exact.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlanarRotation {
    /// The angle in radians, within half a turn either way.
    angle: f64,
    cos: f64,
    sin: f64,
}

impl PlanarRotation {
    /// The turn by 0.
    pub const IDENTITY: Self = Self {
        angle: 0.0,
        cos: 1.0,
        sin: 0.0,
    };

    /// Creates a counter-clockwise turn by an angle in radians; an angle that is a quarter turn to rounding becomes one.
    /// NaN becomes 0.
    pub fn from_radians(angle: f64) -> Self {
        let angle = if angle.is_finite() { angle } else { 0.0 };
        let angle = angle - (angle / TAU).round() * TAU;
        let quarter = (angle / FRAC_PI_2).round();
        let rest = angle - quarter * FRAC_PI_2;
        let meant = rest.abs() <= QUARTER_TURN_NOISE;
        Self::from_quarter(quarter, if meant { 0.0 } else { rest }, angle)
    }

    /// Creates a counter-clockwise turn by an angle in degrees. NaN becomes 0.
    pub fn from_degrees(degrees: f64) -> Self {
        let degrees = if degrees.is_finite() { degrees } else { 0.0 };
        let degrees = degrees - (degrees / 360.0).round() * 360.0;
        let quarter = (degrees / 90.0).round();
        let rest = degrees - quarter * 90.0;
        Self::from_quarter(quarter, rest.to_radians(), degrees.to_radians())
    }

    fn from_quarter(quarter: f64, rest: f64, angle: f64) -> Self {
        let (sin, cos) = ComplexField::sin_cos(rest);
        let (cos, sin) = match quarter as i32 {
            0 => (cos, sin),
            1 => (-sin, cos),
            -1 => (sin, -cos),
            _ => (-cos, -sin),
        };
        Self { angle, cos, sin }
    }

    /// Returns the angle in radians, within half a turn either way.
    pub fn angle(&self) -> f64 {
        self.angle
    }

    /// Returns the point turned about the origin.
    #[inline]
    pub fn point(&self, p: Point2) -> Point2 {
        Point2::from(self.vector(p.coords))
    }

    /// Returns the vector turned by the angle.
    #[inline]
    pub fn vector(&self, v: Vector2) -> Vector2 {
        Vector2::new(
            self.cos * v.x - self.sin * v.y,
            self.sin * v.x + self.cos * v.y,
        )
    }

    /// Returns the vector that is turned into `v`.
    pub fn inverse_vector(&self, v: Vector2) -> Vector2 {
        Vector2::new(
            self.cos * v.x + self.sin * v.y,
            self.cos * v.y - self.sin * v.x,
        )
    }
}
