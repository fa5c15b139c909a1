//! Comparing a cell along the axes with a tilted cube.

use super::tilt::Tilt;
use super::{MoveCounts, Rule};
use nearpoint_geometry::Vector;

/// How a cell along the axes lies to a tilted cube; both are closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Relation {
    /// They share no point.
    Apart,
    /// They share a point, and the cell has others too.
    Partial,
    /// All of the cell is in the cube.
    Inside,
}

/// Compares cells with one tilted cube.
pub(super) trait Compare<'a>: Sized {
    /// With a cube of this edge, in voxels.
    fn new(tilt: &'a Tilt, edge: f64, rule: Rule) -> Self;

    /// How a cell lies to the cube, its middle seen from the cube's: along the world's axes, and along the cube's.
    fn relation(&self, level: usize, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> Relation;

    /// Which of the eight voxels of a cell of two voxels' edge are full: one that is partial is.
    fn voxels(&self, p: &Vector, q: &Vector, counts: &mut MoveCounts) -> u8;
}

/// The voxels by [`Compare::relation`].
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
