//! Compares a cell along the axes with a tilted cube.

use super::tilt::Tilt;
use super::{FillRule, MoveCounts};
use nearpoint_geometry::Vector;

/// The relation of an axis-aligned cell to a tilted cube; both are closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Relation {
    /// They share no point.
    Apart,
    /// They share a point, and the cell also has points outside.
    Partial,
    /// All of the cell is in the cube.
    Inside,
}

/// A comparison of cells with one tilted cube.
pub(super) trait Compare<'a>: Sized {
    /// Prepares the comparison with a cube of this edge, in voxels.
    fn new(tilt: &'a Tilt, edge: f64, rule: FillRule) -> Self;

    /// Returns a cell's relation to the cube. `p` and `q` are the vector from the cube's centre to the cell's, along the
    /// world's and the cube's axes.
    fn relation(&self, level: usize, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> Relation;

    /// Returns which of the eight voxels of a cell of two voxels' edge are full; a partial voxel is full.
    fn voxels(&self, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> u8;
}

/// Finds the voxels by [`Compare::relation`].
#[inline]
pub(super) fn voxels_one_by_one<'a>(
    compare: &impl Compare<'a>,
    tilt: &Tilt,
    [p, q]: [&Vector; 2],
    counts: &mut MoveCounts,
) -> u8 {
    let mut bits = 0;
    for (i, [world, tilted]) in tilt.levels[0].steps.iter().enumerate() {
        let relation = compare.relation(0, &(p + world), &(q + tilted), counts);
        bits |= u8::from(relation != Relation::Apart) << i;
    }
    bits
}
