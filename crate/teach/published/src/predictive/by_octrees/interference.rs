//! Finds where parts interfere, by their trees alone.

use crate::octree::{Cube, Octree, OctreeError, State, Subtree};

/// An octree cell in which parts interfere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interference {
    /// The cell, in voxels of the trees' world.
    pub cube: Cube,
    /// The parts that are in it, two or more.
    pub parts: Vec<u32>,
}

/// The outcome of comparing a cell of all trees: no interference, interference, or its children decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellOutcome {
    /// Fewer than two parts are in it.
    Apart,
    /// Two parts or more are mixed in it, so its children are visited.
    Divided,
    /// Parts interfere in it.
    Interference,
}

impl CellOutcome {
    /// Returns the outcome for the numbers of parts that fill the cell, and of those that are mixed in it.
    pub fn from_counts(full: usize, mixed: usize) -> Self {
        match (full + mixed, mixed) {
            (0 | 1, _) => Self::Apart,
            (_, 0 | 1) => Self::Interference,
            _ => Self::Divided,
        }
    }
}

/// An octree cell that the walk of all trees visits.
#[derive(Debug, Clone, Copy)]
pub struct Visit {
    /// The cell, in voxels of the trees' world.
    pub cube: Cube,
    /// The number of parts that fill it.
    pub full: usize,
    /// The number of parts that are mixed in it.
    pub mixed: usize,
}

impl Visit {
    /// Returns the outcome for the cell.
    pub fn outcome(&self) -> CellOutcome {
        CellOutcome::from_counts(self.full, self.mixed)
    }
}

/// Returns the cells in which parts interfere, in the order of the trees, and the number of visited cells. All trees are
/// traversed at once from the root. A cell that all parts but one leave empty has no interference. A cell where two parts or
/// more are mixed is divided. Any other cell is interference: two or more parts fill it, or one is mixed and the others fill
/// it.
///
/// The text (Kitamura, section 2.3.2) calls two full parts interference even where two others are mixed. Here such a cell is
/// divided, which finds the same in smaller cells. A mixed part with full ones is interference at once, as in the text: some
/// of the mixed part is in the full ones.
///
/// # Errors
/// [`OctreeError::WorldsDiffer`] for trees over different worlds or of different depth.
pub fn interfering_cubes(octrees: &[&Octree]) -> Result<(Vec<Interference>, usize), OctreeError> {
    let mut visited = 0;
    let found = interfering_cubes_traced(octrees, |_| visited += 1)?;
    Ok((found, visited))
}

/// Finds the interfering cells as [`interfering_cubes`] does, and reports each visited cell, parents before children.
///
/// # Errors
/// As [`interfering_cubes`].
pub fn interfering_cubes_traced(
    octrees: &[&Octree],
    visit: impl FnMut(Visit),
) -> Result<Vec<Interference>, OctreeError> {
    let mut walk = Walk {
        octrees,
        found: Vec::new(),
        visit,
    };
    let Some(first) = octrees.first() else {
        return Ok(walk.found);
    };
    let differs = |o: &&Octree| o.world() != first.world() || o.depth() != first.depth();
    if octrees.iter().any(differs) {
        return Err(OctreeError::WorldsDiffer);
    }
    let roots: Vec<(u32, Subtree)> = (0..).zip(octrees.iter().map(|o| o.root())).collect();
    walk.cell(first.root_cube(), &roots);
    Ok(walk.found)
}

struct Walk<'a, F> {
    octrees: &'a [&'a Octree],
    found: Vec<Interference>,
    visit: F,
}

impl<F: FnMut(Visit)> Walk<'_, F> {
    fn cell(&mut self, cube: Cube, subtrees: &[(u32, Subtree)]) {
        let is_in = |(_, subtree): &&(u32, Subtree)| subtree.state() != State::Empty;
        let inside: Vec<(u32, Subtree)> = subtrees.iter().filter(is_in).copied().collect();
        let is_mixed = |(_, subtree): &&(u32, Subtree)| subtree.state() == State::Mixed;
        let mixed = inside.iter().filter(is_mixed).count();
        let visit = Visit {
            cube,
            full: inside.len() - mixed,
            mixed,
        };
        (self.visit)(visit);
        match visit.outcome() {
            CellOutcome::Apart => return,
            CellOutcome::Interference => {
                let parts = inside.iter().map(|(part, _)| *part).collect();
                self.found.push(Interference { cube, parts });
                return;
            }
            CellOutcome::Divided => {}
        }
        for i in 0..8 {
            let below = |(part, subtree): &(u32, Subtree)| {
                (*part, self.octrees[*part as usize].child(*subtree, i))
            };
            let children: Vec<_> = inside.iter().map(below).collect();
            self.cell(cube.child(i), &children);
        }
    }
}
