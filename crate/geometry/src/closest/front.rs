//! Pairs of subtrees on their way through the search for a clearance.

use super::gap::Gap;
use super::side::{Side, Subtree};
use crate::bounds::Ball;
use crate::order::compare_by_order;
use std::cmp::Ordering;

/// A subtree of A and one of B, which stand for all pairs of their triangles.
#[derive(Debug, Clone, Copy)]
pub(super) struct SubtreePair {
    pub(super) a: Subtree,
    pub(super) b: Subtree,
}

impl SubtreePair {
    /// All pairs of triangles.
    pub(super) const ALL: Self = Self {
        a: Subtree::ROOT,
        b: Subtree::ROOT,
    };

    /// The two, if each is one triangle.
    #[inline]
    pub(super) fn triangles(&self) -> Option<[u32; 2]> {
        Some([self.a.triangle()?, self.b.triangle()?])
    }

    /// Whether A's subtree is the one that gives way to its children when the pair is taken apart: the larger of two
    /// nodes, and never a triangle.
    #[inline]
    pub(super) fn splits_a(&self, [side_a, side_b]: &[Side; 2]) -> bool {
        match (self.a.triangle(), self.b.triangle()) {
            (Some(_), _) => false,
            (_, Some(_)) => true,
            _ => side_a.radius(self.a) >= side_b.radius(self.b),
        }
    }

    /// The same with a child in place of the subtree that gives way.
    #[inline]
    pub(super) fn with(self, split_a: bool, child: Subtree) -> Self {
        match split_a {
            true => Self { a: child, ..self },
            false => Self { b: child, ..self },
        }
    }
}

/// A pair of the front, and the gap that was found between its subtrees, reckoned back to where the clocks of
/// [`super::motion::Motion`] began.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) width: f32,
    pub(super) along: [f32; 3],
    /// Around B's subtree.
    pub(super) ball: Ball,
    pub(super) pair: SubtreePair,
}

/// A pair to look into, and a gap between its subtrees. The greatest is the nearest, as a heap wants it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Open {
    pub(super) gap: Gap,
    /// Around B's subtree.
    pub(super) ball: Ball,
    pub(super) pair: SubtreePair,
}

impl Open {
    /// All pairs of triangles, of which nothing is known.
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
