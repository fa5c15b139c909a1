//! Represents a flat oriented box around a piece of surface, as a bound for the distance of two surfaces.

use super::disc::BoundingDisc;
use super::simd_vector::{SimdVector, add_scaled, cross, scale};
use crate::Vector;
use crate::tolerance::{DISC_GROWTH, DISC_NORMAL_LENGTH};
use wide::f32x4;

/// The rectangle about a [`BoundingDisc`]'s centre that bounds its content in its plane. The two together are a *tile*.
///
/// A disc around a triangle as long as a shaft bounds poorly; a tile around it is no larger than the triangle. The boxes
/// are after Gottschalk, Lin & Manocha, "OBBTree: a hierarchical structure for rapid interference detection" (1996). The
/// lower bound of two flat boxes' distance is too small only by the square of their size. That makes the rectangles of
/// Larsen, Gottschalk, Lin & Manocha, "Fast proximity queries with swept sphere volumes" (1999) good for distances.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct TileRectangle {
    /// The long direction of the rectangle: the tangent of half the angle from the first of the plane's axes, at most a
    /// right angle, in units of 1 / [`TileRectangle::TURNS`].
    pub turn: i16,
    /// The extent along that direction from the centre, of which [`TileRectangle::PARTS`] make the disc's radius.
    pub long: u16,
    /// The extent across.
    pub wide: u16,
}

impl TileRectangle {
    /// The rectangle that contains the whole disc.
    pub(crate) const WHOLE: Self = Self {
        turn: 0,
        long: u16::MAX,
        wide: u16::MAX,
    };
    pub(super) const TURNS: f32 = i16::MAX as f32;
    pub(super) const PARTS: f32 = u16::MAX as f32;

    /// Creates a rectangle that is long along a direction of the plane and contains the whole disc. The direction is given
    /// by its coordinates on the plane's axes.
    pub(super) fn along([x, y]: [f64; 2]) -> Self {
        let length = (x * x + y * y).sqrt();
        let sign = if x < 0.0 { -1.0 } else { 1.0 };
        let turn = if length > 0.0 {
            sign * y / (length + sign * x)
        } else {
            0.0
        };
        Self {
            turn: (turn * f64::from(Self::TURNS)).round() as i16,
            ..Self::WHOLE
        }
    }

    /// Returns the axes of a tile with this normal.
    pub(super) fn axes(self, normal: [f32; 3]) -> [Vector; 3] {
        let turn = f32x4::splat(f32::from(self.turn));
        scalars(axes(&normal.map(f32x4::splat), turn))
    }

    /// Returns the rectangle with this extent.
    pub(super) fn with_extent(self, [long, wide]: [f64; 2], disc: &BoundingDisc) -> Self {
        // The extent never exceeds the radius, as no content of the disc is farther.
        let of = |size: f64| {
            let parts = size * (1.0 + DISC_GROWTH) / f64::from(disc.radius);
            (parts * f64::from(Self::PARTS)).ceil() as u16
        };
        match disc.radius > f32::MIN_POSITIVE {
            true => Self {
                long: of(long),
                wide: of(wide),
                ..self
            },
            false => self,
        }
    }
}

/// Returns two axes of the plane across a normal of length 1, without a case where they lose digits. Duff et al., "Building
/// an orthonormal basis, revisited" (2017).
#[inline]
pub(super) fn plane(n: &SimdVector) -> [SimdVector; 2] {
    let [x, y, z] = *n;
    let sign = f32x4::ONE.flip_signs(z);
    let a = -f32x4::ONE / (sign + z);
    let b = x * y * a;
    [
        [f32x4::ONE + sign * x * x * a, sign * b, -sign * x],
        [b, sign + y * y * a, -y],
    ]
}

/// Returns the axes of tiles: along, across, and up from the plane; of length 1 and at right angles, to rounding. The
/// normals are those of [`BoundingDisc`].
#[inline]
pub(super) fn axes(normal: &SimdVector, turn: f32x4) -> [SimdVector; 3] {
    let up = scale(normal, f32x4::splat(1.0 / DISC_NORMAL_LENGTH));
    let [first, second] = plane(&up);
    let tangent = turn * f32x4::splat(1.0 / TileRectangle::TURNS);
    let squared = tangent * tangent;
    let inverse = f32x4::ONE / (f32x4::ONE + squared);
    let cosine = (f32x4::ONE - squared) * inverse;
    let sine = (tangent + tangent) * inverse;
    let along = add_scaled(&scale(&first, cosine), &second, sine);
    [along, cross(&up, &along), up]
}

/// Returns a disc's normal, or for a ball any direction.
pub(super) fn upright(normal: [f32; 3]) -> [f32; 3] {
    match normal {
        [0.0, 0.0, 0.0] => [0.0, 0.0, DISC_NORMAL_LENGTH],
        normal => normal,
    }
}

/// Returns the vectors of the first lane.
pub(super) fn scalars<const N: usize>(lanes: [SimdVector; N]) -> [Vector; N] {
    lanes.map(|v| v.map(|x| f64::from(x.as_array_ref()[0])).into())
}

/// A single tile.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoundingTile {
    pub(super) disc: BoundingDisc,
    pub(super) axes: [Vector; 3],
    /// The extent along each axis.
    pub(super) half: [f64; 3],
}

impl BoundingTile {
    pub(super) fn new(disc: BoundingDisc, cut: TileRectangle) -> Self {
        let normal = upright(disc.normal);
        let up = match normal == disc.normal {
            true => disc.half_thickness,
            false => disc.radius,
        };
        let part = f64::from(disc.radius) / f64::from(TileRectangle::PARTS);
        Self {
            disc,
            axes: cut.axes(normal),
            half: [
                part * f64::from(cut.long),
                part * f64::from(cut.wide),
                up.into(),
            ],
        }
    }
}
