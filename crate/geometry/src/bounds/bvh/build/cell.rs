//! Represents the cells of a grid over triangles.

use super::refs::Span;

/// The number of cells along each of the two axes.
pub const SIDE: usize = 8;
/// The total number of cells.
pub const CELLS: usize = SIDE * SIDE;

/// The contents of a cell.
#[derive(Debug, Clone, Copy)]
pub struct Cell {
    pub boxes: Span,
    pub centres: Span,
    pub count: u32,
}

impl Cell {
    pub const EMPTY: Self = Self {
        boxes: Span::EMPTY,
        centres: Span::EMPTY,
        count: 0,
    };

    #[inline]
    pub fn with(&self, other: &Self) -> Self {
        Self {
            boxes: self.boxes.with(&other.boxes),
            centres: self.centres.with(&other.centres),
            count: self.count + other.count,
        }
    }
}
