//! Represents a flat cylinder around a piece of surface, as a bound for distances of points.

use crate::tolerance::{DISC_GROWTH, DISC_NORMAL_LENGTH};
use crate::{Point, Vector};

/// A cylinder: every bounded point p has |n̂·(p − centre)| ≤ half_thickness, and lies no farther than `radius` from the
/// axis through the centre along n̂, the direction of `normal`. Relative to the origin of the shape's tree.
///
/// Surfaces are smooth or flat where others come near them. There the lower bound of a disc's distance is too small by the
/// square of its size, that of a box by the size itself. So a search with discs visits few nodes on every level, where a
/// search with boxes visits ever more. [`super::TileRectangle`] explains the case of two surfaces.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct BoundingDisc {
    pub centre: [f32; 3],
    pub half_thickness: f32,
    /// The normal, never longer than 1, and shorter by no more than [`DISC_GROWTH`] covers; zero for a ball.
    pub normal: [f32; 3],
    pub radius: f32,
}

/// A ball, also relative to the origin of the shape's tree.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BoundingBall {
    pub centre: [f32; 3],
    pub radius: f32,
}

impl BoundingBall {
    /// The disc around no point.
    pub(crate) const EMPTY: Self = Self {
        centre: [0.0; 3],
        radius: 0.0,
    };
}

impl BoundingDisc {
    /// The ball around no point.
    pub(crate) const EMPTY: Self = Self {
        centre: [0.0; 3],
        half_thickness: 0.0,
        normal: [0.0; 3],
        radius: 0.0,
    };

    /// Returns the direction of `v` as a disc's normal; zero if it has none.
    #[inline]
    pub(super) fn axis(v: Vector) -> [f32; 3] {
        let squared = v.x * v.x + v.y * v.y + v.z * v.z;
        let inverse = if squared > 0.0 {
            1.0 / squared.sqrt()
        } else {
            0.0
        };
        [v.x, v.y, v.z].map(|x| (x * inverse) as f32 * DISC_NORMAL_LENGTH)
    }

    /// Returns how far the disc extends from its centre along `direction`.
    #[inline]
    pub(super) fn support_distance(&self, direction: &Vector) -> f64 {
        if self.radius == 0.0 {
            return 0.0;
        }
        let cosine = Vector::from(self.normal.map(f64::from))
            .dot(direction)
            .abs();
        let sine = (1.0 - cosine * cosine).max(0.0).sqrt();
        f64::from(self.half_thickness) * cosine + f64::from(self.radius) * sine
    }

    /// Returns the disc around a triangle; `origin` is that of the tree.
    #[inline]
    pub(crate) fn from_triangle(corners: &[Point; 3], origin: &Point) -> BoundingDisc {
        let [a, b, c] = corners;
        let normal = Self::axis((b - a).cross(&(c - a)));
        let middle = (a.coords + b.coords + c.coords) / 3.0 - origin.coords;
        let centre: [f32; 3] = middle.map(|x| x as f32).into();
        let (mut half_thickness, mut squared) = (0f32, 0f32);
        for corner in corners {
            let off = [0, 1, 2].map(|i| (corner[i] - origin[i]) as f32 - centre[i]);
            let along = off[0] * normal[0] + off[1] * normal[1] + off[2] * normal[2];
            half_thickness = half_thickness.max(along.abs());
            squared = squared.max(off[0] * off[0] + off[1] * off[1] + off[2] * off[2]);
        }
        BoundingDisc {
            centre,
            half_thickness: rounded_up(half_thickness.into()),
            normal,
            radius: rounded_up(squared.sqrt().into()),
        }
    }
}

/// Returns a size that covers its own rounding to f32, and that of the normal it is measured along.
#[inline]
pub(super) fn rounded_up(size: f64) -> f32 {
    (size * (1.0 + DISC_GROWTH)) as f32 + f32::MIN_POSITIVE
}
