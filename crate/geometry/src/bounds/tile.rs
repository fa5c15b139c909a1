//! A flat oriented box around a piece of surface: the bound that two surfaces' distance wants.

use super::disc::Disc;
use super::lanes::{Lanes, cross, plus, times};
use crate::Vector;
use crate::tolerance::{DISC_GROWTH, DISC_NORMAL_LENGTH};
use wide::f32x4;

/// How the content of a [`Disc`] lies in its plane: in a rectangle about its centre. The two together are a *tile*.
///
/// A disc around a triangle as long as a shaft bounds next to nothing; a tile around it is no larger than the triangle.
/// Oriented boxes after Gottschalk, Lin & Manocha, "OBBTree: a hierarchical structure for rapid interference detection"
/// (1996); that the lower bound of two flat ones' distance falls short by the square of their size only is what makes
/// the rectangles of Larsen, Gottschalk, Lin & Manocha, "Fast proximity queries with swept sphere volumes" (1999) good
/// for distances.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct Cut {
    /// Which way the rectangle is long: the tangent of half the angle from the first of the plane's axes, no more than
    /// a right angle, of which [`Cut::TURNS`] make 1.
    pub turn: i16,
    /// How far it reaches along that from the centre, of which [`Cut::PARTS`] make the disc's radius.
    pub long: u16,
    /// How far it reaches across.
    pub wide: u16,
}

impl Cut {
    /// Not cut at all.
    pub(crate) const WHOLE: Self = Self {
        turn: 0,
        long: u16::MAX,
        wide: u16::MAX,
    };
    pub(super) const TURNS: f32 = i16::MAX as f32;
    pub(super) const PARTS: f32 = u16::MAX as f32;

    /// Turned so that the rectangle is long along a direction of the plane, given by its parts along the plane's axes.
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

    /// The axes of a tile with this normal.
    pub(super) fn axes(self, normal: [f32; 3]) -> [Vector; 3] {
        let turn = f32x4::splat(f32::from(self.turn));
        scalars(axes(&normal.map(f32x4::splat), turn))
    }

    /// With a rectangle that reaches so far.
    pub(super) fn reaching(self, [long, wide]: [f64; 2], disc: &Disc) -> Self {
        // Never more than the radius: no content of the disc is farther.
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

/// Two axes of the plane across a normal of length 1, without a case where they lose digits. Duff et al., "Building an
/// orthonormal basis, revisited" (2017).
#[inline]
pub(super) fn plane(n: &Lanes) -> [Lanes; 2] {
    let [x, y, z] = *n;
    let sign = f32x4::ONE.flip_signs(z);
    let a = -f32x4::ONE / (sign + z);
    let b = x * y * a;
    [
        [f32x4::ONE + sign * x * x * a, sign * b, -sign * x],
        [b, sign + y * y * a, -y],
    ]
}

/// The axes of tiles: along, across, and up from the plane; of length 1 and at right angles, to rounding. The normals
/// are as [`Disc`] has them.
#[inline]
pub(super) fn axes(normal: &Lanes, turn: f32x4) -> [Lanes; 3] {
    let up = times(normal, f32x4::splat(1.0 / DISC_NORMAL_LENGTH));
    let [first, second] = plane(&up);
    let tangent = turn * f32x4::splat(1.0 / Cut::TURNS);
    let squared = tangent * tangent;
    let inverse = f32x4::ONE / (f32x4::ONE + squared);
    let cosine = (f32x4::ONE - squared) * inverse;
    let sine = (tangent + tangent) * inverse;
    let along = plus(&times(&first, cosine), &second, sine);
    [along, cross(&up, &along), up]
}

/// A disc's normal, or, of a ball, any direction as one.
pub(super) fn upright(normal: [f32; 3]) -> [f32; 3] {
    match normal {
        [0.0, 0.0, 0.0] => [0.0, 0.0, DISC_NORMAL_LENGTH],
        normal => normal,
    }
}

/// The vectors of the first lane.
pub(super) fn scalars<const N: usize>(lanes: [Lanes; N]) -> [Vector; N] {
    lanes.map(|v| v.map(|x| f64::from(x.as_array_ref()[0])).into())
}

/// A tile by itself.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tile {
    pub(super) disc: Disc,
    pub(super) axes: [Vector; 3],
    /// How far it reaches along each.
    pub(super) half: [f64; 3],
}

impl Tile {
    pub(super) fn of(disc: Disc, cut: Cut) -> Self {
        let normal = upright(disc.normal);
        let up = match normal == disc.normal {
            true => disc.half_thickness,
            false => disc.radius,
        };
        let part = f64::from(disc.radius) / f64::from(Cut::PARTS);
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
