//! Stores the nodes of the tree: 8 bytes for a mixed cell, none for the others.

/// The state of an octree cell: empty, mixed or full. The papers call the states white, gray and black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// The cell is empty: white.
    Empty,
    /// The cell is partly full: gray. Only such cells are divided.
    Mixed,
    /// The cell is full: black.
    Full,
}

/// A mixed cell of an octree, as it is stored. Its mixed children are adjacent in the list of nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// The index of the first mixed child; 0 if there is none.
    first: u32,
    /// A bit for each child that is mixed.
    mixed: u8,
    /// A bit for each child that is full.
    full: u8,
}

/// A cell of a tree during a descent from [`super::Octree::root`] by [`super::Octree::child`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subtree {
    /// An empty cell.
    Empty,
    /// A full cell.
    Full,
    /// A divided cell, with eight children.
    Mixed(Node),
}

impl Subtree {
    /// Returns the state of the cell.
    pub fn state(self) -> State {
        match self {
            Self::Empty => State::Empty,
            Self::Full => State::Full,
            Self::Mixed(_) => State::Mixed,
        }
    }

    /// Returns the child of this number: x, y, z from the lowest bit. The children of a cell that is not mixed equal the
    /// cell.
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

/// A bottom-up builder of trees: children first, by number, then their parent. Every tree is built in this way, and equal
/// trees have equal lists.
#[derive(Debug, Default)]
pub(super) struct Builder {
    pub nodes: Vec<Node>,
}

impl Builder {
    /// Returns the parent of eight children; if these are equal leaves, it equals them.
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

    /// Returns the parent of eight voxels, a bit for each that is full.
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
