//! Writes the DF expression, as much of it as a picture holds.

use nearpoint_published::octree::{Cell, DfError, Octree};

use crate::story::{Bound, Number, NumberUnit};

/// The number of symbols that are shown.
const SHOWN: usize = 40;

/// Returns the first symbols, and the cells that they stand for.
pub(super) fn beginning(tree: &Octree) -> (String, Vec<Cell>) {
    let mut text: String = tree.df().chars().take(SHOWN).collect();
    let cells: Vec<Cell> = tree.cells().take(SHOWN).collect();
    if tree.cells().count() > SHOWN {
        text.push('…');
    }
    (text, cells)
}

/// Returns the bytes of the whole expression, at 2 bits a cell.
pub(super) fn bytes(tree: &Octree) -> usize {
    tree.counts().cells().div_ceil(4)
}

/// The worked example of section 5.2.1, as transcribed.
const EXAMPLE: &str = "(B(BWBBBWWWBWBWB(B(BWBBBWBWBBBBWBW";

/// States how many symbols the published example has, and after how many of them the reader has a complete tree.
pub(super) fn published(tree: &Octree) -> Vec<Number> {
    let read = Octree::from_df(EXAMPLE, tree.world(), tree.depth());
    let complete = match read {
        Err(DfError::TooMany { at }) => at - 1,
        _ => EXAMPLE.len(),
    };
    let symbols = EXAMPLE.len() as f64;
    vec![
        Number::new(
            "example-symbols",
            symbols,
            NumberUnit::Count,
            Bound::Published,
        ),
        Number::count("example-complete", complete),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::Point;
    use nearpoint_published::octree::WorldCube;

    /// Checks the count: four divided cells have 32 children, so with the root there are 33 cells.
    #[test]
    fn the_published_example_has_a_symbol_too_many() {
        let divided = EXAMPLE.matches('(').count();
        assert_eq!((EXAMPLE.len(), 1 + 8 * divided), (34, 33));
        let world = WorldCube::new(Point::origin(), 1.0).unwrap();
        let numbers = published(&Octree::empty(world, 4).unwrap());
        assert_eq!(numbers[1].value, Some(33.0));
        assert!(Octree::from_df(&EXAMPLE[..33], world, 4).is_ok());
    }
}
