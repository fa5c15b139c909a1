//! Marks which children of two spheres meet the other.

use super::SphereSearchStep;
use super::scratch::{PosedSphere, squared_distance};
use super::traversal::SphereTraversal;
use crate::trace::Trace;
use std::ops::Range;

impl<T: Trace<SphereSearchStep>> SphereTraversal<'_, T> {
    /// Marks the replacements of the two: the children of each that meet the other, or the sphere itself in the last rank.
    /// Returns their ranges among the marked.
    pub fn mark(&mut self, pair: &[PosedSphere; 2]) -> [Range<usize>; 2] {
        let first = self.scratch.marked.len();
        self.mark_side(0, pair);
        let centre = self.scratch.marked.len();
        // If one side has none, no pair is left.
        if !self.skips_redundant_tests || centre > first {
            self.mark_side(1, pair);
        }
        let marked = [first..centre, centre..self.scratch.marked.len()];
        self.trace.record(|| SphereSearchStep::Marked {
            parents: pair.map(|ball| ball.sphere),
            marked: marked.clone().map(|range| {
                let balls = self.scratch.marked[range].iter();
                balls.map(|ball| ball.sphere).collect()
            }),
        });
        marked
    }

    /// Marks those of one side, the nearest first, as it most likely leads to a hit. They are tested in their stored frame,
    /// with the other posed into it, and with a motion bound common to all children. The remaining ones are tested with
    /// their own bound.
    fn mark_side(&mut self, side: usize, pair: &[PosedSphere; 2]) {
        let (own, other) = (pair[side], pair[1 - side]);
        if self.is_last(side, &own) {
            self.scratch.marked.push(own);
            return;
        }
        let (model, motion_bound) = (self.models[side], self.motion_bounds[side]);
        let rank = own.rank as usize + 1;
        let radius = model.radius(rank);
        let wider = model.children_radius(rank - 1) - model.radius(rank - 1);
        let shared = motion_bound.widened(own.motion, wider);
        let apart =
            radius + self.models[1 - side].radius(other.rank as usize) + other.motion + self.noise;
        let at = match side {
            0 => other.centre,
            _ => self.pose.inverse_point(&other.centre),
        };
        let reach_squared = |motion: f64| (apart + motion) * (apart + motion);
        let most = reach_squared(shared);
        let first = self.scratch.marked.len();
        let mut nearest = (f64::INFINITY, first);
        let children = model.children(own.sphere);
        let level = rank.max(other.rank as usize);
        self.scratch.tests[level] += children.len() as u64;
        for (sphere, child) in children.zip(model.children_of(own.sphere)) {
            let distance_squared = squared_distance(&child.centre, &at);
            let mut intersects = distance_squared <= most;
            let mut motion = 0.0;
            if intersects && !motion_bound.is_zero() {
                motion = motion_bound.bound(&child.centre, radius).min(shared);
                intersects = distance_squared <= reach_squared(motion);
            }
            self.trace.record(|| {
                let mut spheres = [sphere, other.sphere];
                spheres.rotate_left(side);
                SphereSearchStep::Tested {
                    spheres,
                    level,
                    intersects,
                }
            });
            if !intersects {
                continue;
            }
            if distance_squared < nearest.0 {
                nearest = (distance_squared, self.scratch.marked.len());
            }
            let centre = match side {
                0 => child.centre,
                _ => self.pose.point(&child.centre),
            };
            self.scratch.marked.push(PosedSphere {
                sphere,
                rank: rank as u32,
                centre,
                motion,
            });
        }
        if nearest.1 < self.scratch.marked.len() {
            self.scratch.marked.swap(first, nearest.1);
        }
    }
}
