//! Represents triangles that share a subtree.

use super::grid::Grid;
use super::median_split;
use super::plan::Plan;
use super::primitive_refs::{PackedBox, PrimitiveRef, box_and_centre_box};
use crate::executor::Executor;

/// The depth from which every cut is at the median, which bounds the depth for any triangles.
const MAX_SAH_DEPTH: u32 = 40;

/// A set of triangles yet to be cut, with spare memory of the same size to sort them into.
pub struct Group<'a> {
    pub refs: &'a mut [PrimitiveRef],
    spare: &'a mut [PrimitiveRef],
    /// The box around the triangles' boxes.
    boxes: PackedBox,
    /// The box around (twice) the centres of the triangles' boxes.
    centres: PackedBox,
}

impl<'a> Group<'a> {
    /// Creates a group of at least one triangle, with memory for as many.
    pub fn new(
        refs: &'a mut [PrimitiveRef],
        spare: &'a mut [PrimitiveRef],
        executor: &impl Executor,
    ) -> Self {
        let (boxes, centres) = box_and_centre_box(refs, executor);
        Self {
            refs,
            spare,
            boxes,
            centres,
        }
    }

    /// Returns the smallest box around all triangles.
    pub fn bounds(&self) -> ([f32; 3], [f32; 3]) {
        self.boxes.xyz()
    }

    /// Cuts the group into two to four (one for each triangle if there are at most four), emitted in order.
    pub fn split(self, depth: u32, executor: &impl Executor, emit: impl FnMut(Group<'a>)) {
        if self.refs.len() > median_split::MAX_SMALL_GROUP && depth < MAX_SAH_DEPTH {
            let grid = Grid::over(&self.centres);
            let cells = grid.fill(self.refs, executor);
            let plan = Plan::new(&cells);
            if plan.parts().len() > 1 {
                grid.sort(self.refs, self.spare, &plan, executor);
                return emit_sorted(self.spare, self.refs, &plan, emit);
            }
        }
        let ends = median_split::median_split(self.refs, self.spare, &self.centres);
        emit_ends(self.refs, self.spare, ends, executor, emit);
    }
}

/// Emits the parts of a plan, whose triangles are in order.
fn emit_sorted<'a>(
    mut refs: &'a mut [PrimitiveRef],
    mut spare: &'a mut [PrimitiveRef],
    plan: &Plan,
    mut emit: impl FnMut(Group<'a>),
) {
    for part in plan.parts() {
        let (group, rest) = refs.split_at_mut(part.count as usize);
        let (spare_part, beyond) = spare.split_at_mut(part.count as usize);
        emit(Group {
            refs: group,
            spare: spare_part,
            boxes: part.boxes,
            centres: part.centres,
        });
        (refs, spare) = (rest, beyond);
    }
}

/// Emits the parts that end at `ends`.
fn emit_ends<'a>(
    mut refs: &'a mut [PrimitiveRef],
    mut spare: &'a mut [PrimitiveRef],
    ends: impl Iterator<Item = usize>,
    executor: &impl Executor,
    mut emit: impl FnMut(Group<'a>),
) {
    let mut begin = 0;
    for end in ends {
        let (group, rest) = refs.split_at_mut(end - begin);
        let (spare_part, beyond) = spare.split_at_mut(end - begin);
        emit(Group::new(group, spare_part, executor));
        (refs, spare) = (rest, beyond);
        begin = end;
    }
}
