//! Represents the cells of a grid over triangles.

use super::primitive_refs::PackedBox;

/// The number of cells along each of the two axes.
pub const CELLS_PER_AXIS: usize = 8;
/// The total number of cells.
pub const CELLS: usize = CELLS_PER_AXIS * CELLS_PER_AXIS;

/// The number of triangles in a cell, and the boxes around them and around their centres.
#[derive(Debug, Clone, Copy)]
pub struct Cell {
    pub boxes: PackedBox,
    pub centres: PackedBox,
    pub count: u32,
}

impl Cell {
    pub const EMPTY: Self = Self {
        boxes: PackedBox::EMPTY,
        centres: PackedBox::EMPTY,
        count: 0,
    };

    /// Returns a cell with the triangles of both: the boxes around them and around their centres, and their number.
    #[inline]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            boxes: self.boxes.union(&other.boxes),
            centres: self.centres.union(&other.centres),
            count: self.count + other.count,
        }
    }
}
