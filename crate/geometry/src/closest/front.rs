//! Stores the pairs of subtrees that the search for a clearance has still to visit.

use super::posed_shape::{PosedShape, Subtree};
use super::separation_bound::SeparationBound;
use crate::bounds::BoundingBall;
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
    pub(super) fn splits_a(&self, [side_a, side_b]: &[PosedShape; 2]) -> bool {
        match (self.a.triangle(), self.b.triangle()) {
            (Some(_), _) => false,
            (_, Some(_)) => true,
            _ => side_a.radius(self.a) >= side_b.radius(self.b),
        }
    }

    /// Returns the pair with a child in place of the split subtree.
    #[inline]
    pub(super) fn with_child(self, split_a: bool, child: Subtree) -> Self {
        match split_a {
            true => Self { a: child, ..self },
            false => Self { b: child, ..self },
        }
    }
}

/// A pair of the front, with the gap found between its subtrees as it was before the accumulated motion
/// ([`super::accumulated_motion::AccumulatedMotion`]).
#[derive(Debug, Clone, Copy)]
pub(super) struct FrontEntry {
    pub(super) distance: f32,
    pub(super) direction: [f32; 3],
    /// The ball around B's subtree.
    pub(super) ball: BoundingBall,
    pub(super) pair: SubtreePair,
}

/// A pair to visit, and a gap between its subtrees. The greatest is the nearest, as a heap requires.
#[derive(Debug, Clone, Copy)]
pub(super) struct QueueEntry {
    pub(super) gap: SeparationBound,
    /// The ball around B's subtree.
    pub(super) ball: BoundingBall,
    pub(super) pair: SubtreePair,
}

impl QueueEntry {
    /// The pair of roots, without a known gap.
    pub(super) const ALL: Self = Self {
        gap: SeparationBound::NONE,
        ball: BoundingBall::EMPTY,
        pair: SubtreePair::ALL,
    };
}

impl Ord for QueueEntry {
    fn cmp(&self, other: &Self) -> Ordering {
        other.gap.distance.total_cmp(&self.gap.distance)
    }
}

compare_by_order!(QueueEntry);
