//! Divides space into the cells of a search: the leaves of the tree of a set of voxels.

use super::{Dimension, Space, Voxels};
use crate::octree::{Cube, Octree, OctreeError};

/// The number that marks a voxel without an empty cell.
const NONE: u32 = u32::MAX;

/// The leaf cells of the octree of a set of voxels. In a flat space they are those of its quadtree, whose squares are given
/// as cubes of which only the lowest layer counts. They are in depth-first order, children by number: x lowest, then y, then
/// z.
#[derive(Debug, Clone, PartialEq)]
pub struct Cells {
    space: Space,
    empty: Vec<Cube>,
    full: Vec<Cube>,
    /// The empty cell of each voxel, or [`NONE`].
    owner: Vec<u32>,
    /// The neighbours of all empty cells, one list after the other.
    neighbour_lists: Vec<u32>,
    /// The start of each cell's neighbours in that list, and at last their end.
    first: Vec<u32>,
}

impl Cells {
    /// Builds the leaves of the tree of these voxels, and links the empty ones that are neighbours.
    pub fn from_voxels(space: &Space, voxels: &Voxels) -> Self {
        let [empty, full] = leaves(space, voxels);
        let mut cells = Self {
            space: *space,
            empty,
            full,
            owner: vec![NONE; space.voxels()],
            neighbour_lists: Vec::new(),
            first: vec![0],
        };
        cells.fill_owners();
        cells.link();
        cells
    }

    /// Returns the empty cells, which have none of the voxels. A cell's number is its index here.
    pub fn empty(&self) -> &[Cube] {
        &self.empty
    }

    /// Returns the full cells, which consist of these voxels only.
    pub fn full(&self) -> &[Cube] {
        &self.full
    }

    /// Returns the empty neighbours of the empty cell of this number, in rising order. Neighbours share a face; in the plane
    /// they share an edge. Returns none for a number that no cell has.
    pub fn neighbours(&self, cell: usize) -> &[u32] {
        match self.first.get(cell..cell.saturating_add(2)) {
            Some(&[from, to]) => &self.neighbour_lists[from as usize..to as usize],
            _ => &[],
        }
    }

    /// Returns the empty cell that a voxel is in.
    pub fn at(&self, voxel: [u32; 3]) -> Option<u32> {
        let is_in = self.space.contains(voxel);
        let owner = is_in.then(|| self.owner[self.space.index(voxel)]);
        owner.filter(|&cell| cell != NONE)
    }

    /// Counts the full cells of a set of voxels, without building the rest.
    pub(super) fn count_full(space: &Space, voxels: &Voxels) -> usize {
        let [_, full] = leaves(space, voxels);
        full.len()
    }

    /// Returns the voxels as fewer cubes of any whole edge ([`Octree::compacted`]); squares in a flat space.
    pub fn compacted(space: &Space, voxels: &Voxels) -> Vec<Cube> {
        compacted(space, voxels).unwrap_or_default()
    }

    fn fill_owners(&mut self) {
        for (number, cube) in (0..).zip(&self.empty) {
            let layers = if self.space.axes() == 3 { cube.edge } else { 1 };
            for z in cube.min[2]..cube.min[2] + layers {
                for y in cube.min[1]..cube.min[1] + cube.edge {
                    let from = self.space.index([cube.min[0], y, z]);
                    self.owner[from..from + cube.edge as usize].fill(number);
                }
            }
        }
    }

    fn link(&mut self) {
        let mut found = Vec::new();
        for i in 0..self.empty.len() {
            found.clear();
            for axis in 0..self.space.axes() {
                self.add_neighbours_across(&self.empty[i], axis, &mut found);
            }
            found.sort_unstable();
            found.dedup();
            self.neighbour_lists.extend_from_slice(&found);
            self.first.push(self.neighbour_lists.len() as u32);
        }
    }

    /// Adds the cells beyond the two faces across an axis.
    fn add_neighbours_across(&self, cube: &Cube, axis: usize, found: &mut Vec<u32>) {
        let others = [0, 1, 2].map(|a| a != axis && a < self.space.axes());
        let steps = others.map(|varies| if varies { cube.edge } else { 1 });
        let below = cube.min[axis].checked_sub(1);
        let above = Some(cube.min[axis] + cube.edge).filter(|&x| x < self.space.side());
        for at in [below, above].into_iter().flatten() {
            for i in 0..steps.iter().product() {
                let step = [
                    i % steps[0],
                    i / steps[0] % steps[1],
                    i / steps[0] / steps[1],
                ];
                let mut voxel = [0, 1, 2].map(|a| cube.min[a] + step[a]);
                voxel[axis] = at;
                let owner = self.owner[self.space.index(voxel)];
                if owner != NONE && found.last() != Some(&owner) {
                    found.push(owner);
                }
            }
        }
    }
}

fn compacted(space: &Space, voxels: &Voxels) -> Result<Vec<Cube>, OctreeError> {
    let octree = Octree::from_voxels(space.world(), space.depth(), voxels.iter())?;
    Ok(match space.dimension() {
        Dimension::Flat => octree.compacted_squares(0),
        Dimension::Solid => octree.compacted(),
    })
}

/// Returns the empty and the full leaves.
fn leaves(space: &Space, voxels: &Voxels) -> [Vec<Cube>; 2] {
    let (mut empty, mut full) = (Vec::new(), Vec::new());
    let root = Cube {
        min: [0; 3],
        edge: space.side(),
    };
    add_leaves(space, voxels, root, [&mut empty, &mut full]);
    [empty, full]
}

/// Adds the leaves of a cell to the empty ones, the first list, and to the full ones.
fn add_leaves(space: &Space, voxels: &Voxels, cube: Cube, found: [&mut Vec<Cube>; 2]) {
    let [empty, full] = found;
    if cube.edge == 1 {
        let is_full = voxels.contains_index(space.index(cube.min));
        if is_full { full } else { empty }.push(cube);
        return;
    }
    let before = [empty.len(), full.len()];
    for number in 0..1 << space.axes() {
        add_leaves(space, voxels, cube.child(number), [empty, full]);
    }
    // A child that is mixed adds to both.
    if full.len() == before[1] {
        empty.truncate(before[0]);
        empty.push(cube);
    } else if empty.len() == before[0] {
        full.truncate(before[1]);
        full.push(cube);
    }
}
