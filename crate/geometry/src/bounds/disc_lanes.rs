//! Four discs side by side.

use super::Disc;
use super::lanes::{Lanes, dot, mask, minus, pick, plus};
use wide::f32x4;

/// Four discs as a structure of arrays: lane `i` of each vector belongs to disc `i`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DiscLanes {
    pub(super) centre: Lanes,
    pub(super) half_thickness: f32x4,
    pub(super) normal: Lanes,
    pub(super) radius: f32x4,
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

    /// These, and in the lanes that are marked the others.
    #[inline]
    pub(crate) fn or(self, others: &Self, marked: [bool; 4]) -> Self {
        let mask = mask(marked);
        Self {
            centre: pick(mask, &self.centre, &others.centre),
            half_thickness: mask.blend(others.half_thickness, self.half_thickness),
            normal: pick(mask, &self.normal, &others.normal),
            radius: mask.blend(others.radius, self.radius),
        }
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
}
