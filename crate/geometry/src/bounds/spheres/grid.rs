//! Divides a cell into cubes.

use crate::bounds::Aabb;
use crate::{Point, Vector};

/// The cubes of one cell, from its lowest corner on. Where the cell is not a multiple of them, the last along an axis ends
/// where the cell ends, and overlaps the one before. A single cube along an axis is centred in the cell.
#[derive(Debug, Clone, Copy)]
pub(super) struct CubeGrid {
    cell: Aabb,
    edge: f64,
    count: [u64; 3],
}

/// A block of cubes: from `lo` to before `hi` along each axis.
#[derive(Debug, Clone, Copy)]
pub(super) struct CubeBlock {
    lo: [u64; 3],
    hi: [u64; 3],
}

impl CubeGrid {
    /// Creates the grid of cubes with this edge over a cell. A cell that exceeds a number of cubes by no more than
    /// `noise` gets no further cube.
    pub fn new(cell: Aabb, edge: f64, noise: f64) -> Self {
        let side = cell.hi - cell.lo;
        let count = [0, 1, 2].map(|i| ((side[i] - noise) / edge).ceil().max(1.0) as u64);
        Self { cell, edge, count }
    }

    /// Returns the block of all cubes.
    pub fn all(&self) -> CubeBlock {
        CubeBlock {
            lo: [0; 3],
            hi: self.count,
        }
    }

    fn centre(&self, axis: usize, at: u64) -> f64 {
        let (lo, hi) = (self.cell.lo[axis], self.cell.hi[axis]);
        if self.count[axis] == 1 {
            0.5 * (lo + hi)
        } else {
            (lo + (at as f64 + 0.5) * self.edge).min(hi - 0.5 * self.edge)
        }
    }

    /// Returns the centre of the centres of a block's cubes, and the distance of the farthest from it.
    pub fn centre_and_radius(&self, block: &CubeBlock) -> (Point, f64) {
        let low = Point::from([0, 1, 2].map(|i| self.centre(i, block.lo[i])));
        let high = Point::from([0, 1, 2].map(|i| self.centre(i, block.hi[i] - 1)));
        let half: Vector = (high - low) * 0.5;
        (low + half, half.norm())
    }

    /// Returns the box around the cells of a block's cubes. A cube's cell is the cube within the divided cell, or, `alone`,
    /// the part that earlier cubes do not own. Since cubes lie in rows, that is a box, and these boxes share nothing but
    /// faces.
    pub fn cells(&self, block: &CubeBlock, alone: bool) -> Aabb {
        let mut cells = self.cell;
        for axis in 0..3 {
            let (first, end) = (block.lo[axis], block.hi[axis]);
            let (lo, hi) = (self.cell.lo[axis], self.cell.hi[axis]);
            cells.lo[axis] = lo + first as f64 * self.edge;
            if first + 1 == self.count[axis] && !alone {
                cells.lo[axis] = (hi - self.edge).min(cells.lo[axis]).max(lo);
            }
            if end < self.count[axis] {
                cells.hi[axis] = lo + end as f64 * self.edge;
            }
        }
        cells
    }
}

impl CubeBlock {
    /// Returns the number of cubes in the block.
    pub fn len(&self) -> u64 {
        let long = |axis: usize| self.hi[axis] - self.lo[axis];
        long(0).saturating_mul(long(1)).saturating_mul(long(2))
    }

    /// Returns the cubes, one by one.
    pub fn cubes(&self) -> impl Iterator<Item = Self> + use<> {
        let Self { lo, hi } = *self;
        let rows = (lo[0]..hi[0]).flat_map(move |x| (lo[1]..hi[1]).map(move |y| [x, y]));
        let all = rows.flat_map(move |[x, y]| (lo[2]..hi[2]).map(move |z| [x, y, z]));
        all.map(|lo| Self {
            lo,
            hi: lo.map(|at| at + 1),
        })
    }

    /// Returns two blocks of about half the cubes; None for a single cube.
    pub fn halves(&self) -> Option<[Self; 2]> {
        let long = |axis: usize| self.hi[axis] - self.lo[axis];
        let axis = if long(0) >= long(1) && long(0) >= long(2) {
            0
        } else if long(1) >= long(2) {
            1
        } else {
            2
        };
        if long(axis) == 1 {
            return None;
        }
        let centre = self.lo[axis] + long(axis) / 2;
        let (mut low, mut high) = (*self, *self);
        low.hi[axis] = centre;
        high.lo[axis] = centre;
        Some([low, high])
    }
}
