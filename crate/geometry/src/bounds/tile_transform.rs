//! Poses tiles of one tree among the tiles of another.

use super::simd_vector::SimdPose;
use super::{Bvh, SimdDisc, SimdTile};
use crate::tolerance::{DISC_NOISE, DISTANCE_NOISE, TILE_NOISE};
use crate::{RigidTransform, Vector};

/// A map of tiles of B to the tiles of A.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TileTransform {
    pose: SimdPose,
    /// The absolute rounding error: computed bounds less this are bounds of the distance as [`crate::closest`] computes it
    /// in f64.
    pub noise: f64,
    /// The rounding error of bounds between discs.
    pub disc_noise: f64,
    /// The rounding error of projected intervals on a line, whose distance from each other is computed in f64.
    pub interval_noise: f64,
    /// The unit direction from the centre of A to that of B, if these are farther apart than the sum of both sizes. Then
    /// the surfaces are apart. The farther they are, the fewer digits of f32 are left for positions in the shapes, and the
    /// less the choice of the line between the two matters for their projected intervals.
    pub separation_direction: Option<Vector>,
    /// The largest coordinate that is rounded.
    pub max_abs_coordinate: f64,
}

impl TileTransform {
    pub(crate) fn new(a: &Bvh, b: &Bvh, b_in_a: &RigidTransform) -> Self {
        let shift = b_in_a.point(&b.origin()) - a.origin();
        let extent = |tree: &Bvh| (tree.bounds().hi - tree.bounds().lo).amax();
        let moved = b_in_a
            .translation
            .iter()
            .fold(0.0, |m: f64, x| m.max(x.abs()));
        let max_abs_coordinate =
            a.bounds().max_abs_coordinate() + b.bounds().max_abs_coordinate() + moved;
        let size = extent(a) + extent(b);
        Self {
            pose: SimdPose::new(b_in_a, &shift),
            disc_noise: DISC_NOISE * (size + shift.amax()) + DISTANCE_NOISE * max_abs_coordinate,
            noise: TILE_NOISE * (size + shift.amax()) + DISTANCE_NOISE * max_abs_coordinate,
            interval_noise: TILE_NOISE * size + DISTANCE_NOISE * max_abs_coordinate,
            separation_direction: (shift.amax() > size).then(|| shift.normalize()),
            max_abs_coordinate,
        }
    }

    /// Poses four tiles of B.
    #[inline]
    pub(crate) fn pose(&self, tiles: &SimdTile) -> SimdTile {
        let [along, across, up] = &tiles.axes;
        let turned = |v| self.pose.vector(v);
        SimdTile {
            centre: self.pose.point(&tiles.centre),
            axes: [turned(along), turned(across), turned(up)],
            ..*tiles
        }
    }

    /// Poses four discs of B.
    #[inline]
    pub(crate) fn pose_discs(&self, discs: &SimdDisc) -> SimdDisc {
        discs.posed(&self.pose)
    }
}
