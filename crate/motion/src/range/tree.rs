//! Stores what is known of one pair of bodies in each cell, as a tree of halved cells.

use super::cell::{Cell, Section};
use std::collections::VecDeque;

/// The cells of a pair.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// The cells that are still to be examined, in the order in which they came up.
    pub open: VecDeque<OpenCell>,
}

#[derive(Debug, Clone, Copy)]
enum Node {
    Open,
    /// The two halves along a joint are this node and the next.
    Halved {
        joint: u16,
        first: u32,
    },
    Leaf(CellClass),
}

/// The class of a pair in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CellClass {
    Clear,
    /// The bodies collide at all values.
    Colliding,
    /// The bodies collide at the centre.
    CollidingPose,
    Undecided,
}

/// A cell that is still to be examined.
#[derive(Debug, Clone)]
pub(super) struct OpenCell {
    node: u32,
    pub cell: Cell,
}

/// The result of looking up a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lookup {
    Leaf(CellClass),
    /// The leaf that contains the cell is larger, and the colliding pose at its centre is not in the cell.
    Elsewhere,
    /// The cell contains parts of several leaves. Halving it along this joint separates some.
    Several(usize),
}

impl Tree {
    pub fn new(joints: usize) -> Self {
        Self {
            nodes: vec![Node::Open],
            open: VecDeque::from([OpenCell {
                node: 0,
                cell: vec![Section::WHOLE; joints],
            }]),
        }
    }

    /// Records the class of a cell.
    pub fn settle(&mut self, cell: &OpenCell, class: CellClass) {
        self.nodes[cell.node as usize] = Node::Leaf(class);
    }

    /// Halves a cell along a joint.
    pub fn halve(&mut self, cell: OpenCell, joint: usize) {
        let first = self.nodes.len() as u32;
        self.nodes[cell.node as usize] = Node::Halved {
            joint: joint as u16,
            first,
        };
        for upper in 0..2 {
            let mut half = cell.cell.clone();
            half[joint] = half[joint].half(upper);
            self.nodes.push(Node::Open);
            self.open.push_back(OpenCell {
                node: first + upper,
                cell: half,
            });
        }
    }

    /// Returns the class of a cell. `joints` move the pair; the others do not matter to it. `around` becomes the cell of
    /// the leaf; its memory is reused.
    pub fn lookup(&self, cell: &[Section], joints: &[usize], around: &mut Cell) -> Lookup {
        around.clear();
        around.resize(cell.len(), Section::WHOLE);
        let mut node = 0;
        loop {
            match self.nodes[node as usize] {
                Node::Open => return Lookup::Leaf(CellClass::Undecided),
                Node::Leaf(CellClass::CollidingPose) => {
                    let has_middle = |&joint: &usize| around[joint].has_middle_in(&cell[joint]);
                    return match joints.iter().all(has_middle) {
                        true => Lookup::Leaf(CellClass::CollidingPose),
                        false => Lookup::Elsewhere,
                    };
                }
                Node::Leaf(class) => return Lookup::Leaf(class),
                Node::Halved { joint, first } => {
                    let joint = usize::from(joint);
                    let Some(upper) = around[joint].half_with(&cell[joint]) else {
                        return Lookup::Several(joint);
                    };
                    around[joint] = around[joint].half(upper);
                    node = first + upper;
                }
            }
        }
    }

    /// Calls `visit` for each leaf and each open cell, which counts as undecided.
    pub fn for_each_leaf(&self, joints: usize, visit: &mut impl FnMut(&Cell, CellClass)) {
        let mut waiting = vec![(0u32, vec![Section::WHOLE; joints])];
        while let Some((node, cell)) = waiting.pop() {
            match self.nodes[node as usize] {
                Node::Open => visit(&cell, CellClass::Undecided),
                Node::Leaf(class) => visit(&cell, class),
                Node::Halved { joint, first } => {
                    for upper in [1, 0] {
                        let mut half = cell.clone();
                        let joint = usize::from(joint);
                        half[joint] = half[joint].half(upper);
                        waiting.push((first + upper, half));
                    }
                }
            }
        }
    }
}
