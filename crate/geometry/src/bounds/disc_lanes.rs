//! Four discs side by side.

use super::{Ball, Bvh, Disc};
use crate::tolerance::{BALL_GROWTH, DISC_NOISE, DISTANCE_NOISE};
use crate::{Rigid, Vector};
use wide::{CmpGt, f32x4};

pub(super) type Lanes = [f32x4; 3];

/// Four discs as a structure of arrays: lane `i` of each vector belongs to disc `i`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DiscLanes {
    pub(super) centre: Lanes,
    pub(super) half_thickness: f32x4,
    pub(super) normal: Lanes,
    pub(super) radius: f32x4,
}

#[inline]
pub(super) fn dot(u: &Lanes, v: &Lanes) -> f32x4 {
    u[0] * v[0] + u[1] * v[1] + u[2] * v[2]
}

#[inline]
pub(super) fn minus(u: &Lanes, v: &Lanes) -> Lanes {
    [u[0] - v[0], u[1] - v[1], u[2] - v[2]]
}

/// `u + s · v`.
#[inline]
fn plus(u: &Lanes, v: &Lanes, s: f32x4) -> Lanes {
    [u[0] + v[0] * s, u[1] + v[1] * s, u[2] + v[2] * s]
}

/// Keeps a division defined.
#[inline]
pub(super) fn not_zero(x: f32x4) -> f32x4 {
    x.fast_max(f32x4::splat(f32::MIN_POSITIVE))
}

/// The root of a sum of squares, no less even where these underflow.
#[inline]
pub(super) fn root(squares: f32x4) -> f32x4 {
    (squares + f32x4::splat(f32::MIN_POSITIVE)).sqrt()
}

/// Replaces gaps and their directions, lane by lane, by wider ones.
#[inline]
fn take_wider(widest: &mut (f32x4, Lanes), gap: f32x4, along: Lanes) {
    let wider = gap.cmp_gt(widest.0);
    widest.0 = wider.blend(gap, widest.0);
    for (old, new) in widest.1.iter_mut().zip(along) {
        *old = wider.blend(new, *old);
    }
}

impl DiscLanes {
    #[inline]
    pub(crate) fn gather(d: [&Disc; 4]) -> Self {
        let lanes = |f: fn(&Disc) -> f32| f32x4::new([f(d[0]), f(d[1]), f(d[2]), f(d[3])]);
        Self {
            centre: [
                lanes(|d| d.centre[0]),
                lanes(|d| d.centre[1]),
                lanes(|d| d.centre[2]),
            ],
            half_thickness: lanes(|d| d.half_thickness),
            normal: [
                lanes(|d| d.normal[0]),
                lanes(|d| d.normal[1]),
                lanes(|d| d.normal[2]),
            ],
            radius: lanes(|d| d.radius),
        }
    }

    /// These, and in the lanes that `mask` marks the others.
    #[inline]
    pub(crate) fn or(self, others: &Self, mask: [bool; 4]) -> Self {
        let mask = f32x4::new(mask.map(|m| if m { f32::from_bits(u32::MAX) } else { 0.0 }));
        let pick = |x: f32x4, y: f32x4| mask.blend(y, x);
        let picks = |u: Lanes, v: Lanes| [pick(u[0], v[0]), pick(u[1], v[1]), pick(u[2], v[2])];
        Self {
            centre: picks(self.centre, others.centre),
            half_thickness: pick(self.half_thickness, others.half_thickness),
            normal: picks(self.normal, others.normal),
            radius: pick(self.radius, others.radius),
        }
    }

    /// The gaps between the discs' contents, lane by lane, to the noise of their [`DiscFrame`], and the directions
    /// along which they show, from these discs to the others; negative when the discs may meet. Each is the widest
    /// along either axis or the line of the centres, or, if one of these is no wider than `wanted`, along the line
    /// between two points that are nearly nearest.
    #[inline]
    pub(crate) fn gaps(&self, other: &Self, wanted: f32) -> (f32x4, Lanes) {
        let between = minus(&other.centre, &self.centre);
        let length = dot(&between, &between).sqrt();
        let (along_a, along_b) = (dot(&self.normal, &between), dot(&other.normal, &between));
        let cosine = dot(&self.normal, &other.normal).abs();
        let by_a = along_a.abs() - self.half_thickness - other.reach(cosine);
        let by_b = along_b.abs() - other.half_thickness - self.reach(cosine);
        let inverse = f32x4::ONE / not_zero(length);
        let by_line =
            length - self.reach(along_a.abs() * inverse) - other.reach(along_b.abs() * inverse);
        let mut widest = (by_line, between.map(|x| x * inverse));
        take_wider(
            &mut widest,
            by_a,
            self.normal.map(|x| x.flip_signs(along_a)),
        );
        take_wider(
            &mut widest,
            by_b,
            other.normal.map(|x| x.flip_signs(along_b)),
        );
        if widest.0.to_array().iter().all(|gap| *gap > wanted) {
            return widest;
        }
        // Three projections to and fro lead close to the nearest points.
        let on_a = self.project(&other.project(&self.centre));
        let across = minus(&other.project(&on_a), &on_a);
        let inverse = f32x4::ONE / not_zero(dot(&across, &across).sqrt());
        let across = across.map(|x| x * inverse);
        let reach = |d: &Self| d.reach(dot(&d.normal, &across).abs());
        let by_nearest = dot(&across, &between) - reach(self) - reach(other);
        take_wider(&mut widest, by_nearest, across);
        widest
    }

    /// Where the shadows of the discs' contents on a line through the tree's origin begin and end, lane by lane.
    #[inline]
    pub(crate) fn shadows(&self, direction: [f32; 3]) -> [f32x4; 2] {
        let direction = direction.map(f32x4::splat);
        let middle = dot(&self.centre, &direction);
        let reach = self.reach(dot(&self.normal, &direction).abs());
        [middle - reach, middle + reach]
    }

    /// Balls around the discs' contents, about the same centres.
    #[inline]
    pub(crate) fn balls(&self) -> [Ball; 4] {
        let [x, y, z] = self.centre.map(|v| v.to_array());
        let squares = self.half_thickness * self.half_thickness + self.radius * self.radius;
        let radius = (root(squares) * f32x4::splat(BALL_GROWTH)).to_array();
        [0, 1, 2, 3].map(|i| Ball {
            centre: [x[i], y[i], z[i]],
            radius: radius[i],
        })
    }

    /// Lower bounds of the distances of a point, given relative to the tree's origin, from the discs' contents.
    #[inline]
    pub(crate) fn distances_to(&self, p: [f32; 3]) -> [f32; 4] {
        let off = minus(&p.map(f32x4::splat), &self.centre);
        let along = dot(&off, &self.normal);
        let beside = plus(&off, &self.normal, -along);
        let zero = f32x4::ZERO;
        let beside = (dot(&beside, &beside).sqrt() - self.radius).fast_max(zero);
        let above = (along.abs() - self.half_thickness).fast_max(zero);
        (beside * beside + above * above).sqrt().to_array()
    }

    /// How far each disc reaches from its centre in a direction, given the cosine to its axis.
    #[inline]
    fn reach(&self, cosine: f32x4) -> f32x4 {
        let sine = (f32x4::ONE - cosine * cosine).fast_max(f32x4::ZERO).sqrt();
        self.half_thickness * cosine + self.radius * sine
    }

    /// The nearest points of the flat discs in the middle.
    #[inline]
    fn project(&self, p: &Lanes) -> Lanes {
        let off = minus(p, &self.centre);
        let beside = plus(&off, &self.normal, -dot(&off, &self.normal));
        let length = dot(&beside, &beside).sqrt();
        let part = (self.radius / not_zero(length)).fast_min(f32x4::ONE);
        plus(&self.centre, &beside, part)
    }
}

/// Takes discs of B to the discs of A.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DiscFrame {
    rotation: [Lanes; 3],
    translation: Lanes,
    /// Absolute: computed bounds less this are bounds of the distance as [`crate::closest`] computes it in f64.
    pub noise: f64,
    /// The same of shadows on a line, whose distance from each other is computed in f64.
    pub shadow_noise: f64,
    /// The direction from the middle of A to that of B, of length 1, if these are farther apart than A and B are large
    /// together. Then the surfaces are apart. The farther, the fewer digits of f32 are left for what lies where in the
    /// shapes, and the less it matters on which line between the two their shadows are taken.
    pub away: Option<Vector>,
    /// How large coordinates are that are rounded.
    pub far: f64,
}

impl DiscFrame {
    pub(crate) fn new(a: &Bvh, b: &Bvh, b_in_a: &Rigid) -> Self {
        let shift = b_in_a.point(&b.origin()) - a.origin();
        let extent = |tree: &Bvh| (tree.bounds().hi - tree.bounds().lo).amax();
        let lanes = |x: f64| f32x4::splat(x as f32);
        let moved = b_in_a
            .translation
            .iter()
            .fold(0.0, |m: f64, x| m.max(x.abs()));
        let far = a.bounds().reach() + b.bounds().reach() + moved;
        let size = extent(a) + extent(b);
        Self {
            rotation: b_in_a.rotation.map(|row| row.map(lanes)),
            translation: [shift.x, shift.y, shift.z].map(lanes),
            noise: DISC_NOISE * (size + shift.amax()) + DISTANCE_NOISE * far,
            shadow_noise: DISC_NOISE * size + DISTANCE_NOISE * far,
            away: (shift.amax() > size).then(|| shift.normalize()),
            far,
        }
    }

    /// Four discs of B, posed.
    #[inline]
    pub(crate) fn pose(&self, discs: &DiscLanes) -> DiscLanes {
        let turned = |v: &Lanes| [0, 1, 2].map(|i| dot(&self.rotation[i], v));
        let centre = turned(&discs.centre);
        DiscLanes {
            centre: [0, 1, 2].map(|i| centre[i] + self.translation[i]),
            normal: turned(&discs.normal),
            ..*discs
        }
    }
}
