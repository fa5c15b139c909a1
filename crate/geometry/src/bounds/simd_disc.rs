//! Stores four discs side by side.

use super::BoundingDisc;
use super::simd_vector::{
    SimdPose, SimdVector, add_scaled, dot, mask, not_zero, select, subtract, unit,
};
use wide::{CmpGt, f32x4};

/// Four discs as a structure of arrays: lane `i` of each vector belongs to disc `i`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SimdDisc {
    pub(super) centre: SimdVector,
    pub(super) half_thickness: f32x4,
    pub(super) normal: SimdVector,
    pub(super) radius: f32x4,
}

impl SimdDisc {
    #[inline]
    pub(crate) fn gather(d: [&BoundingDisc; 4]) -> Self {
        let lanes = |f: fn(&BoundingDisc) -> f32| f32x4::new([f(d[0]), f(d[1]), f(d[2]), f(d[3])]);
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

    /// Returns these, with the others in the marked lanes.
    #[inline]
    pub(crate) fn blend(self, others: &Self, marked: [bool; 4]) -> Self {
        let mask = mask(marked);
        Self {
            centre: select(mask, &self.centre, &others.centre),
            half_thickness: mask.blend(others.half_thickness, self.half_thickness),
            normal: select(mask, &self.normal, &others.normal),
            radius: mask.blend(others.radius, self.radius),
        }
    }

    /// Returns lower bounds of the distances of a point, given relative to the tree's origin, from the discs' contents.
    #[inline]
    pub(crate) fn distances_to(&self, p: [f32; 3]) -> [f32; 4] {
        let off = subtract(&p.map(f32x4::splat), &self.centre);
        let along = dot(&off, &self.normal);
        let beside = add_scaled(&off, &self.normal, -along);
        let zero = f32x4::ZERO;
        let beside = (dot(&beside, &beside).sqrt() - self.radius).fast_max(zero);
        let above = (along.abs() - self.half_thickness).fast_max(zero);
        (beside * beside + above * above).sqrt().to_array()
    }

    /// Returns the gaps between the discs' contents, lane by lane, to rounding; negative when the discs may meet. Each is
    /// the widest along either axis or the line of the centres. If one of these is no wider than `wanted`, it is along the
    /// line between two points that are nearly nearest.
    #[inline]
    pub(crate) fn gaps(&self, other: &Self, wanted: f32) -> f32x4 {
        let between = subtract(&other.centre, &self.centre);
        let length = dot(&between, &between).sqrt();
        let (along_a, along_b) = (dot(&self.normal, &between), dot(&other.normal, &between));
        let cosine = dot(&self.normal, &other.normal).abs();
        let by_a = along_a.abs() - self.half_thickness - other.support_distances(cosine);
        let by_b = along_b.abs() - other.half_thickness - self.support_distances(cosine);
        let inverse = f32x4::ONE / not_zero(length);
        let by_line = length
            - self.support_distances(along_a.abs() * inverse)
            - other.support_distances(along_b.abs() * inverse);
        let widest = wider(wider(by_line, by_a), by_b);
        if widest.to_array().iter().all(|gap| *gap > wanted) {
            return widest;
        }
        // Three alternating projections come close to the nearest points.
        let on_a = self.project(&other.project(&self.centre));
        let across = unit(&subtract(&other.project(&on_a), &on_a));
        let reach = |d: &Self| d.support_distances(dot(&d.normal, &across).abs());
        wider(widest, dot(&across, &between) - reach(self) - reach(other))
    }

    #[inline]
    pub(crate) fn posed(&self, pose: &SimdPose) -> Self {
        Self {
            centre: pose.point(&self.centre),
            normal: pose.vector(&self.normal),
            ..*self
        }
    }

    /// Returns how far each disc extends from its centre in a direction, given the cosine of the angle to its axis.
    #[inline]
    fn support_distances(&self, cosine: f32x4) -> f32x4 {
        let sine = (f32x4::ONE - cosine * cosine).fast_max(f32x4::ZERO).sqrt();
        self.half_thickness * cosine + self.radius * sine
    }

    /// Returns the nearest points of the discs without their thickness.
    #[inline]
    fn project(&self, p: &SimdVector) -> SimdVector {
        let off = subtract(p, &self.centre);
        let beside = add_scaled(&off, &self.normal, -dot(&off, &self.normal));
        let length = dot(&beside, &beside).sqrt();
        let part = (self.radius / not_zero(length)).fast_min(f32x4::ONE);
        add_scaled(&self.centre, &beside, part)
    }
}

/// Returns the wider of two gaps, lane by lane.
#[inline]
fn wider(gap: f32x4, other: f32x4) -> f32x4 {
    other.cmp_gt(gap).blend(other, gap)
}
