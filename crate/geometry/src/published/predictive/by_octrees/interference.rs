//! Where parts interfere, by their trees alone.

use crate::published::octree::{Cube, Octree, OctreeError, State, Subtree};

/// A cell in which parts interfere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interference {
    /// In voxels of the trees' world.
    pub cube: Cube,
    /// The parts that are in it, two or more.
    pub parts: Vec<u32>,
}

/// The cells in which parts interfere, in the order of the trees, and how many cells were looked at. All trees are
/// walked at once from the root. A cell that all parts but one leave empty has no interference; one where two parts or
/// more are mixed is divided; any other is interference: two or more are full, or one is mixed and the others full.
///
/// The text (Kitamura, section 2.3.2) calls two full parts interference also where two others are mixed; here such a
/// cell is divided, which finds the same in smaller cells. A mixed part with full ones is interference at once, as the
/// text says: some of the mixed one is in the full ones.
///
/// # Errors
/// [`OctreeError::WorldsDiffer`] for trees over different worlds or of different depth.
pub fn interfering_cubes(octrees: &[&Octree]) -> Result<(Vec<Interference>, usize), OctreeError> {
    let mut walk = Walk {
        octrees,
        found: Vec::new(),
        visited: 0,
    };
    let Some(first) = octrees.first() else {
        return Ok((walk.found, 0));
    };
    let differs = |o: &&Octree| o.world() != first.world() || o.depth() != first.depth();
    if octrees.iter().any(differs) {
        return Err(OctreeError::WorldsDiffer);
    }
    let roots: Vec<(u32, Subtree)> = (0..).zip(octrees.iter().map(|o| o.root())).collect();
    walk.cell(first.root_cube(), &roots);
    Ok((walk.found, walk.visited))
}

struct Walk<'a> {
    octrees: &'a [&'a Octree],
    found: Vec<Interference>,
    visited: usize,
}

impl Walk<'_> {
    fn cell(&mut self, cube: Cube, subtrees: &[(u32, Subtree)]) {
        self.visited += 1;
        let is_in = |(_, subtree): &&(u32, Subtree)| subtree.state() != State::Empty;
        let inside: Vec<(u32, Subtree)> = subtrees.iter().filter(is_in).copied().collect();
        if inside.len() < 2 {
            return;
        }
        let is_mixed = |(_, subtree): &&(u32, Subtree)| subtree.state() == State::Mixed;
        if inside.iter().filter(is_mixed).count() < 2 {
            let parts = inside.iter().map(|(part, _)| *part).collect();
            self.found.push(Interference { cube, parts });
            return;
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
