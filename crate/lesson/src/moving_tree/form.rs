//! The DF expression, as much of it as a picture holds.

use nearpoint_geometry::published::octree::{Cell, Octree};

/// So many symbols are shown.
const SHOWN: usize = 40;

/// The first symbols, and the cells that they stand for.
pub(super) fn beginning(tree: &Octree) -> (String, Vec<Cell>) {
    let mut text: String = tree.df().chars().take(SHOWN).collect();
    let cells: Vec<Cell> = tree.cells().take(SHOWN).collect();
    if tree.cells().count() > SHOWN {
        text.push('…');
    }
    (text, cells)
}

/// Bytes of the whole expression, 2 bits a cell.
pub(super) fn bytes(tree: &Octree) -> usize {
    tree.counts().cells().div_ceil(4)
}
