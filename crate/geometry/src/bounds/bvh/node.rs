//! Represents a node with four children.

use crate::bounds::SimdAabb;
use wide::f32x4;

/// The content of one of the four boxes of a [`Node`]: a node, a triangle or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Child {
    /// The slot is unused and its box is empty.
    Empty,
    /// The node of this number.
    Node(u32),
    /// The triangle of this number.
    Triangle(u32),
}

/// The highest bit of a reference, which marks triangles.
const TRIANGLE: u32 = 1 << 31;
const EMPTY: u32 = u32::MAX;

/// A number beyond every coordinate of a box; the difference of two is still finite.
const FAR: f32 = 1e38;

/// A node of a bounding volume hierarchy: four boxes and the content of each.
#[derive(Debug, Clone, Copy, PartialEq)]
#[repr(C)]
pub struct Node {
    /// The children's boxes, relative to the tree's origin.
    pub boxes: SimdAabb,
    children: [u32; 4],
}

impl Node {
    /// Creates a node whose slots are all unused.
    pub(super) fn empty() -> Self {
        Self {
            boxes: SimdAabb {
                lo: [f32x4::splat(FAR); 3],
                hi: [f32x4::splat(-FAR); 3],
            },
            children: [EMPTY; 4],
        }
    }

    /// Returns the node with other boxes.
    #[inline]
    pub(crate) fn with_boxes(&self, boxes: SimdAabb) -> Self {
        Self { boxes, ..*self }
    }

    /// Fills a slot.
    pub(super) fn set(&mut self, slot: usize, lo: [f32; 3], hi: [f32; 3], child: Child) {
        for axis in 0..3 {
            self.boxes.lo[axis].as_array_mut()[slot] = lo[axis];
            self.boxes.hi[axis].as_array_mut()[slot] = hi[axis];
        }
        self.children[slot] = match child {
            Child::Empty => EMPTY,
            Child::Node(i) => i,
            Child::Triangle(i) => i | TRIANGLE,
        };
    }

    /// Adds `offset` to the numbers of child nodes.
    pub(super) fn renumber(&mut self, offset: u32) {
        for child in &mut self.children {
            if *child & TRIANGLE == 0 {
                *child += offset;
            }
        }
    }

    /// Returns the content of slot `slot` (0…3).
    #[inline]
    pub fn child(&self, slot: usize) -> Child {
        match self.children[slot] {
            EMPTY => Child::Empty,
            i if i & TRIANGLE != 0 => Child::Triangle(i & !TRIANGLE),
            i => Child::Node(i),
        }
    }
}
