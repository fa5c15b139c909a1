//! Sorts triangles into cells by their centres.

use super::cell::{CELLS, CELLS_PER_AXIS, Cell};
use super::plan::Plan;
use super::primitive_refs::{PackedBox, PrimitiveRef};
use super::{MIN_PARALLEL_TRIANGLES, is_parallel};
use crate::executor::{Executor, for_each};
use crate::tolerance::GRID_MARGIN;
use wide::f32x4;

/// A grid of equal cells over the two longest sides of a box of centres.
#[derive(Debug)]
pub struct Grid {
    least: f32x4,
    scale: f32x4,
    axes: [usize; 2],
}

/// A number that rounds by addition. Near it f32 has only integers, and its own bits end in zeros, so the sum leaves the
/// rounded number in the last bits.
const ROUNDER: f32 = 1.5 * (1 << 23) as f32;

impl Grid {
    /// Creates a grid over the two longest sides of a box of centres.
    pub fn over(centres: &PackedBox) -> Self {
        let extent = (centres.hi - centres.lo).to_array();
        let shortest = (0..3).fold(0, |s, i| if extent[i] <= extent[s] { i } else { s });
        let axes = [(shortest + 1) % 3, (shortest + 2) % 3];
        let mut scale = [0.0; 4];
        for axis in axes {
            let cells = CELLS_PER_AXIS as f32 * (1.0 - GRID_MARGIN) / extent[axis];
            scale[axis] = if cells.is_finite() { cells } else { 0.0 };
        }
        Self {
            least: centres.lo,
            scale: f32x4::new(scale),
            axes,
        }
    }

    /// Returns the cell of a triangle.
    #[inline]
    fn cell(&self, r: &PrimitiveRef) -> usize {
        let place =
            (r.centre() - self.least) * self.scale - f32x4::splat(0.5) + f32x4::splat(ROUNDER);
        let index = |axis: usize| place.as_array_ref()[axis].to_bits() as usize % CELLS_PER_AXIS;
        index(self.axes[0]) + CELLS_PER_AXIS * index(self.axes[1])
    }

    /// Counts and bounds the triangles of each cell.
    pub fn fill(&self, refs: &[PrimitiveRef], executor: &impl Executor) -> [Cell; CELLS] {
        if is_parallel(refs.len(), executor) {
            let (left, right) = refs.split_at(refs.len() / 2);
            let (mut cells, right) =
                executor.join(|| self.fill(left, executor), || self.fill(right, executor));
            for (cell, other) in cells.iter_mut().zip(&right) {
                *cell = cell.union(other);
            }
            return cells;
        }
        let mut cells = [Cell::EMPTY; CELLS];
        for r in refs {
            let centre = r.centre();
            let cell = &mut cells[self.cell(r)];
            cell.boxes.lo = r.lo.fast_min(cell.boxes.lo);
            cell.boxes.hi = r.hi.fast_max(cell.boxes.hi);
            cell.centres.lo = centre.fast_min(cell.centres.lo);
            cell.centres.hi = centre.fast_max(cell.centres.hi);
            cell.count += 1;
        }
        cells
    }

    /// Copies the triangles, grouped by the parts of the plan.
    pub fn sort(
        &self,
        from: &[PrimitiveRef],
        to: &mut [PrimitiveRef],
        plan: &Plan,
        executor: &impl Executor,
    ) {
        if is_parallel(from.len(), executor) {
            return self.sort_in_parallel(from, to, plan, executor);
        }
        let mut next = [0; 4];
        for i in 1..plan.parts().len() {
            next[i] = next[i - 1] + plan.parts()[i - 1].count as usize;
        }
        for r in from {
            let place = &mut next[plan.part_of(self.cell(r))];
            to[*place] = *r;
            *place += 1;
        }
    }

    /// Copies the triangles to the same places: counts them in chunks, and gives each chunk its places in each part.
    fn sort_in_parallel(
        &self,
        from: &[PrimitiveRef],
        to: &mut [PrimitiveRef],
        plan: &Plan,
        executor: &impl Executor,
    ) {
        let chunks = from.chunks(MIN_PARALLEL_TRIANGLES);
        let mut chunks: Vec<Chunk> = chunks.map(Chunk::new).collect();
        for_each(executor, &mut chunks, &|chunk| {
            for r in chunk.from {
                chunk.counts[plan.part_of(self.cell(r))] += 1;
            }
        });
        let mut rest = to;
        for part in 0..4 {
            for chunk in &mut chunks {
                (chunk.to[part], rest) = rest.split_at_mut(chunk.counts[part]);
            }
        }
        for_each(executor, &mut chunks, &|Chunk { from, to, .. }| {
            let mut next = [0; 4];
            for r in *from {
                let part = plan.part_of(self.cell(r));
                to[part][next[part]] = *r;
                next[part] += 1;
            }
        });
    }
}

/// Triangles that one thread sorts, and their places in the parts of a plan.
struct Chunk<'a> {
    from: &'a [PrimitiveRef],
    counts: [usize; 4],
    to: [&'a mut [PrimitiveRef]; 4],
}

impl<'a> Chunk<'a> {
    fn new(from: &'a [PrimitiveRef]) -> Self {
        Self {
            from,
            counts: [0; 4],
            to: std::array::from_fn(|_| &mut [][..]),
        }
    }
}
