//! Stores the pairs of subtrees that the search for a clearance has still to visit.

use super::gap::Gap;
use super::side::{Side, Subtree};
use crate::bounds::Ball;
use crate::order::compare_by_order;
use std::cmp::Ordering;

/// A subtree of A and one of B, which cover all pairs of their triangles.
#[derive(Debug, Clone, Copy)]
pub(super) struct SubtreePair {
    pub(super) a: Subtree,
    pub(super) b: Subtree,
}

impl SubtreePair {
    /// The pair of roots: all pairs of triangles.
    pub(super) const ALL: Self = Self {
        a: Subtree::ROOT,
        b: Subtree::ROOT,
    };

    /// Returns the two triangles, if each subtree is one triangle.
    #[inline]
    pub(super) fn triangles(&self) -> Option<[u32; 2]> {
        Some([self.a.triangle()?, self.b.triangle()?])
    }

    /// Returns whether A's subtree is the one that is split: the larger of two nodes, and never a triangle.
    #[inline]
    pub(super) fn splits_a(&self, [side_a, side_b]: &[Side; 2]) -> bool {
        match (self.a.triangle(), self.b.triangle()) {
            (Some(_), _) => false,
            (_, Some(_)) => true,
            _ => side_a.radius(self.a) >= side_b.radius(self.b),
        }
    }

    /// Returns the pair with a child in place of the split subtree.
    #[inline]
    pub(super) fn with(self, split_a: bool, child: Subtree) -> Self {
        match split_a {
            true => Self { a: child, ..self },
            false => Self { b: child, ..self },
        }
    }
}

/// A pair of the front, with the gap found between its subtrees, relative to the clocks' start ([`super::motion::Motion`]).
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) width: f32,
    pub(super) along: [f32; 3],
    /// The ball around B's subtree.
    pub(super) ball: Ball,
    pub(super) pair: SubtreePair,
}

/// A pair to visit, and a gap between its subtrees. The greatest is the nearest, as a heap requires.
#[derive(Debug, Clone, Copy)]
pub(super) struct Open {
    pub(super) gap: Gap,
    /// The ball around B's subtree.
    pub(super) ball: Ball,
    pub(super) pair: SubtreePair,
}

impl Open {
    /// The pair of roots, without a known gap.
    pub(super) const ALL: Self = Self {
        gap: Gap::NONE,
        ball: Ball::NOTHING,
        pair: SubtreePair::ALL,
    };
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> Ordering {
        other.gap.width.total_cmp(&self.gap.width)
    }
}

compare_by_order!(Open);
