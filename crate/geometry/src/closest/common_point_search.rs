//! Chooses which common point of two meeting surfaces is returned.

use super::Clearance;
use super::closest_points::closest_points;
use super::front::{QueueEntry, SubtreePair};
use super::posed_shape::{PosedShape, Subtree};
use super::separation_bound::{SeparationBound, separation_beyond};
use crate::bounds::{BoundingBall, TileTransform};
use crate::executor::{Executor, Interrupted};
use crate::tolerance::DISTANCE_NOISE;
use std::collections::BinaryHeap;

/// A search for a common point that visits the deepest overlaps first, by their discs. The point it finds depends on the
/// shapes and the pose only.
pub(super) struct CommonPointSearch<'a> {
    sides: &'a [PosedShape<'a>; 2],
    frame: &'a TileTransform,
    /// The pairs to visit, ordered by their disc overlap.
    open: BinaryHeap<QueueEntry>,
}

/// The number of pairs between two polls.
const POLL_EVERY: usize = 64;

impl<'a> CommonPointSearch<'a> {
    pub(super) fn new(sides: &'a [PosedShape<'a>; 2], frame: &'a TileTransform) -> Self {
        Self {
            sides,
            frame,
            open: BinaryHeap::new(),
        }
    }

    /// Finds the first common point, if there is any.
    pub(super) fn find(
        &mut self,
        executor: &impl Executor,
    ) -> Result<Option<Clearance>, Interrupted> {
        self.compare(&[SubtreePair::ALL], &[Subtree::ROOT], &[Subtree::ROOT]);
        let mut looked = 0_usize;
        while let Some(QueueEntry { pair, .. }) = self.open.pop() {
            looked += 1;
            executor.poll(looked.is_multiple_of(POLL_EVERY))?;
            match (pair.a.triangle(), pair.b.triangle()) {
                (Some(a), Some(b)) => {
                    let found = self.common_point(a, b);
                    if found.is_some() {
                        return Ok(found);
                    }
                }
                _ => self.split(&pair),
            }
        }
        Ok(None)
    }

    /// Finds a common point of two triangles.
    fn common_point(&mut self, triangle_a: u32, triangle_b: u32) -> Option<Clearance> {
        let [side_a, side_b] = self.sides;
        let (a, b) = (side_a.corners(triangle_a), side_b.corners(triangle_b));
        if separation_beyond(&a, &b, None, DISTANCE_NOISE * self.frame.max_abs_coordinate).is_some()
        {
            return None;
        }
        let found = closest_points(&a, &b);
        (found.distance_squared == 0.0).then_some(Clearance {
            distance: 0.0,
            on_a: found.on_a,
            on_b: found.on_b,
            triangle_a,
            triangle_b,
        })
    }

    /// Replaces the larger of two subtrees by its children.
    fn split(&mut self, both: &SubtreePair) {
        let SubtreePair { a, b } = *both;
        let [side_a, side_b] = self.sides;
        let split_a = both.splits_a(self.sides);
        let (side, parent) = if split_a { (side_a, a) } else { (side_b, b) };
        let (children, count) = side.children(parent);
        let children = &children[..count];
        let pairs = children
            .iter()
            .map(|&child| both.with_child(split_a, child));
        let pairs: Vec<SubtreePair> = pairs.collect();
        match split_a {
            true => self.compare(&pairs, children, &[b; 4]),
            false => self.compare(&pairs, &[a; 4], children),
        }
    }

    /// Queues the pairs whose discs may meet, given the subtrees of A and of B lane by lane.
    fn compare(&mut self, pairs: &[SubtreePair], a: &[Subtree], b: &[Subtree]) {
        let [side_a, side_b] = self.sides;
        let noise = self.frame.disc_noise;
        let discs_b = self.frame.pose_discs(&side_b.discs(b));
        let widths = side_a.discs(a).gaps(&discs_b, noise as f32).to_array();
        for (&pair, width) in pairs.iter().zip(widths) {
            let distance = f64::from(width) - noise;
            if distance <= 0.0 {
                let gap = SeparationBound {
                    distance,
                    ..SeparationBound::NONE
                };
                let ball = BoundingBall::EMPTY;
                self.open.push(QueueEntry { gap, ball, pair });
            }
        }
    }
}
