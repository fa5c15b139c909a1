//! Builds the pairs: each part consists of boxes, its elements.

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::{Hull, HullError};

/// A box by two opposite corners, and the key of its name.
#[derive(Debug)]
pub(crate) struct Block {
    pub name: &'static str,
    lo: [f64; 3],
    hi: [f64; 3],
}

#[derive(Debug)]
pub(crate) struct Pair {
    pub name: &'static str,
    /// The boxes of A and of B.
    pub blocks: [&'static [Block]; 2],
}

const fn block(name: &'static str, lo: [f64; 3], hi: [f64; 3]) -> Block {
    Block { name, lo, hi }
}

const ROD: Block = block("rod", [-0.5, -0.5, 3.5], [0.5, 0.5, 14.0]);
const BRIDGE: Block = block("bridge", [-0.5, -0.5, 14.0], [6.0, 0.5, 15.0]);
/// The rod's arm, which comes down outside the right wall, 0.1 away from it.
const ARM: Block = block("rod-arm", [5.1, -0.5, 2.0], [6.0, 0.5, 14.0]);
const CHANNEL: &[Block] = &[
    block("left-wall", [-5.0, -5.0, 0.0], [-4.0, 5.0, 10.0]),
    block("right-wall", [4.0, -5.0, 0.0], [5.0, 5.0, 10.0]),
    block("floor", [-5.0, -5.0, -1.0], [5.0, 5.0, 0.0]),
];

/// The pairs. The first is the published example: a rod in a U-channel with an arm outside the wall. The others are the rod
/// alone, and a block in the corner of an angle.
pub(crate) const PAIRS: [Pair; 3] = [
    Pair {
        name: "rod-and-arm",
        blocks: [&[ROD, ARM, BRIDGE], CHANNEL],
    },
    Pair {
        name: "rod",
        blocks: [&[ROD], CHANNEL],
    },
    Pair {
        name: "corner",
        blocks: [
            &[block("block", [-3.0, -1.5, 1.0], [0.0, 1.5, 4.0])],
            &[
                block("foot", [-5.0, -3.0, -1.0], [5.0, 3.0, 0.0]),
                block("upright", [4.0, -3.0, 0.0], [5.0, 3.0, 9.0]),
            ],
        ],
    },
];

pub(crate) fn pair(name: &str) -> &'static Pair {
    let found = PAIRS.iter().find(|pair| pair.name == name);
    found.unwrap_or(&PAIRS[0])
}

impl Block {
    /// Cuts the box across its longest side into `pieces` boxes.
    pub fn cut(&self, pieces: usize) -> Result<Vec<Hull>, HullError> {
        let length = |axis: &usize| self.hi[*axis] - self.lo[*axis];
        let axis = (0..3).fold(0, |a, b| if length(&b) > length(&a) { b } else { a });
        let at = |i: usize| self.lo[axis] + length(&axis) * i as f64 / pieces as f64;
        let piece = |i: usize| {
            let mut ends = [self.lo, self.hi];
            (ends[0][axis], ends[1][axis]) = (at(i), at(i + 1));
            let corner =
                |i: usize| Point::new(ends[i & 1][0], ends[i >> 1 & 1][1], ends[i >> 2][2]);
            Hull::build(&(0..8).map(corner).collect::<Vec<_>>())
        };
        (0..pieces).map(piece).collect()
    }
}

impl Pair {
    /// Returns the convex elements of a part, each block cut into `pieces` pieces.
    pub fn elements(&self, side: usize, pieces: usize) -> Result<Vec<Hull>, HullError> {
        let blocks = self.blocks[side].iter().map(|block| block.cut(pieces));
        Ok(blocks.collect::<Result<Vec<_>, _>>()?.concat())
    }
}
