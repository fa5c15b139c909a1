//! Iterates over the cells of a tree.

use super::node::Subtree;
use super::{Octree, State};

/// An axis-aligned cube of voxels. It starts at `min`, in voxels from the world's corner, and is `edge` voxels long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cube {
    /// The smallest corner along x, y and z.
    pub min: [u32; 3],
    /// The edge, a power of two.
    pub edge: u32,
}

impl Cube {
    /// Returns the child cube with this number, whose bits are x, y and z from the lowest, of a cell with an even edge.
    pub fn child(&self, number: usize) -> Self {
        let edge = self.edge / 2;
        let mut min = self.min;
        for (axis, x) in min.iter_mut().enumerate() {
            *x += (number >> axis & 1) as u32 * edge;
        }
        Self { min, edge }
    }

    /// Returns whether the voxel is in this cube.
    pub fn contains(&self, voxel: [u32; 3]) -> bool {
        (0..3).all(|i| voxel[i] >= self.min[i] && voxel[i] - self.min[i] < self.edge)
    }
}

/// A cell of an octree: its cube and its state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// The position of the cell.
    pub cube: Cube,
    /// The relation of the part to the cell.
    pub state: State,
}

/// The numbers of full, empty and mixed cells of an octree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CellCounts {
    /// The number of cells wholly outside of the part: the paper's white nodes.
    pub empty: usize,
    /// The number of cells divided into eight: the paper's gray nodes.
    pub mixed: usize,
    /// The number of cells that are full by the [`super::FillRule`]: the paper's black nodes.
    pub full: usize,
    /// The number of voxels in full cells.
    pub voxels: usize,
}

impl CellCounts {
    /// Returns the number of all cells of the octree.
    pub fn cells(&self) -> usize {
        self.empty + self.mixed + self.full
    }
}

/// An iterator over the cells of an octree, parents before children, children by number.
#[derive(Debug)]
pub struct Cells<'a> {
    octree: &'a Octree,
    open: Vec<(Subtree, Cube)>,
}

impl Iterator for Cells<'_> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let (subtree, cube) = self.open.pop()?;
        if subtree.state() == State::Mixed {
            let child = |i| (self.octree.child(subtree, i), cube.child(i));
            self.open.extend((0..8).rev().map(child));
        }
        Some(Cell {
            cube,
            state: subtree.state(),
        })
    }
}

impl Octree {
    /// Returns the root cell, from which a walk descends by [`Octree::child`].
    pub fn root(&self) -> Subtree {
        self.root
    }

    /// Returns the child cell with this number, whose bits are x, y and z from the lowest, of a cell of this tree. The
    /// children of a cell that is not mixed equal the cell.
    #[inline]
    pub fn child(&self, of: Subtree, number: usize) -> Subtree {
        of.child(&self.nodes, number)
    }

    /// Returns the cube of the root: all voxels of the world.
    pub fn root_cube(&self) -> Cube {
        Cube {
            min: [0; 3],
            edge: 1 << self.depth(),
        }
    }

    /// Iterates over all cells, depth first, parents before children, children by number.
    pub fn cells(&self) -> Cells<'_> {
        Cells {
            octree: self,
            open: vec![(self.root, self.root_cube())],
        }
    }

    /// Iterates over the cubes of the full cells, in the order of the tree.
    pub fn full_cubes(&self) -> impl Iterator<Item = Cube> + '_ {
        let full = |cell: Cell| (cell.state == State::Full).then_some(cell.cube);
        self.cells().filter_map(full)
    }

    /// Counts the cells of each kind.
    pub fn counts(&self) -> CellCounts {
        let mut counts = CellCounts::default();
        for cell in self.cells() {
            match cell.state {
                State::Empty => counts.empty += 1,
                State::Mixed => counts.mixed += 1,
                State::Full => {
                    counts.full += 1;
                    counts.voxels += (cell.cube.edge as usize).pow(3);
                }
            }
        }
        counts
    }
}
