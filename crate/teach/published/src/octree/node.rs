//! The nodes of the tree: 8 bytes for a mixed cell, none for the others.

/// What a cell holds. In words of the papers: white, gray, black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// Nothing: white.
    Empty,
    /// Some of both: gray; only such cells are divided.
    Mixed,
    /// Solid: black.
    Full,
}

/// A mixed cell. Its mixed children are next to each other in the list of nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// Where the first mixed child is; 0 when there is none.
    first: u32,
    /// A bit for each child that is mixed.
    mixed: u8,
    /// A bit for each child that is full.
    full: u8,
}

/// A cell of a tree as one walks down it from [`super::Octree::root`] by [`super::Octree::child`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subtree {
    /// No part of it.
    Empty,
    /// All of it.
    Full,
    /// Divided, with eight children.
    Mixed(Node),
}

impl Subtree {
    /// What the cell holds.
    pub fn state(self) -> State {
        match self {
            Self::Empty => State::Empty,
            Self::Full => State::Full,
            Self::Mixed(_) => State::Mixed,
        }
    }

    /// Its child of this number: x, y, z from the lowest bit. A child of a cell that is not mixed is like its parent.
    #[inline]
    pub(super) fn child(self, nodes: &[Node], number: usize) -> Self {
        let Self::Mixed(node) = self else {
            return self;
        };
        if node.full >> number & 1 == 1 {
            Self::Full
        } else if node.mixed >> number & 1 == 1 {
            let before = node.mixed & ((1 << number) - 1);
            Self::Mixed(nodes[(node.first + before.count_ones()) as usize])
        } else {
            Self::Empty
        }
    }
}

/// Puts a tree together from below: children first, by number, then their parent. Every tree is made so, and equal
/// trees have equal lists.
#[derive(Debug, Default)]
pub(super) struct Builder {
    pub nodes: Vec<Node>,
}

impl Builder {
    /// The parent of eight children; eight equal ones become their parent.
    pub fn close(&mut self, children: [Subtree; 8]) -> Subtree {
        let first = self.nodes.len() as u32;
        let mut node = Node {
            first: 0,
            mixed: 0,
            full: 0,
        };
        for (i, child) in children.into_iter().enumerate() {
            match child {
                Subtree::Empty => {}
                Subtree::Full => node.full |= 1 << i,
                Subtree::Mixed(below) => {
                    node.mixed |= 1 << i;
                    node.first = first;
                    self.nodes.push(below);
                }
            }
        }
        match (node.mixed, node.full) {
            (0, 0) => Subtree::Empty,
            (0, 0xff) => Subtree::Full,
            _ => Subtree::Mixed(node),
        }
    }

    /// The parent of eight voxels, a bit for each that is full.
    pub fn close_voxels(full: u8) -> Subtree {
        match full {
            0 => Subtree::Empty,
            0xff => Subtree::Full,
            _ => Subtree::Mixed(Node {
                first: 0,
                mixed: 0,
                full,
            }),
        }
    }
}
