//! Finds the facets of two parts that reach the other part.

use super::contact_tolerance;
use super::solid::Solid;
use crate::bounds::Aabb;
use crate::closest::witness_points;
use crate::collide::intersection::Intersection;
use crate::collide::{PairVisitor, Plane, traverse_expanded};
use crate::executor::{Executor, Interrupted};
use crate::{Point, Pose, Vector};
use std::ops::ControlFlow;

/// Returns for each facet of both parts whether its zone may come within `reach` of the other part's zones, or meet its
/// inside.
pub(super) fn reaching_facets(
    solids: [&Solid; 2],
    b_in_a: &Pose,
    intersection: Option<&Intersection>,
    reach: f64,
    executor: &impl Executor,
) -> Result<[Vec<bool>; 2], Interrupted> {
    let reach = reach + contact_tolerance(solids[0], solids[1]);
    let largest = solids.map(Solid::max_deviation);
    let mut search = ReachSearch {
        solids,
        reach,
        found: [Vec::new(), Vec::new()],
    };
    let growth = [Vector::repeat(largest[0] + largest[1] + reach); 2];
    let [a, b] = solids.map(|solid| solid.shape);
    let _ = traverse_expanded(a, b, b_in_a, &growth, &mut search, executor)?;
    let mut is_reaching = [a, b].map(|shape| vec![false; shape.mesh().triangles().len()]);
    for (marks, found) in is_reaching.iter_mut().zip(&search.found) {
        found.iter().for_each(|&t| marks[t as usize] = true);
    }
    for facet in intersection.iter().flat_map(|common| &common.facets) {
        let (side, triangle) = facet.source.side();
        is_reaching[side][triangle as usize] = true;
    }
    Ok(is_reaching)
}

/// Returns the largest deviation of the marked facets of a part.
pub(super) fn max_marked_deviation(solid: &Solid, marks: &[bool]) -> f64 {
    let marked = (0..).zip(marks).filter(|(_, is_marked)| **is_marked);
    marked.map(|(t, _)| solid.deviation(t)).fold(0.0, f64::max)
}

struct ReachSearch<'a> {
    solids: [&'a Solid<'a>; 2],
    reach: f64,
    /// The facets found; some more than once.
    found: [Vec<u32>; 2],
}

impl PairVisitor for ReachSearch<'_> {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        let near = self.solids[0].deviation(a) + self.solids[1].deviation(b) + self.reach;
        let boxes = [a_corners, &b_plane.corners].map(Aabb::from_points);
        if boxes[0].distance_squared(&boxes[1]) <= near * near {
            let [on_a, on_b] = witness_points(a_corners, &b_plane.corners);
            if (on_a - on_b).norm() <= near {
                [a, b]
                    .iter()
                    .zip(&mut self.found)
                    .for_each(|(&t, found)| found.push(t));
            }
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self {
            found: [Vec::new(), Vec::new()],
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        for (found, more) in self.found.iter_mut().zip(fork.found) {
            found.extend(more);
        }
    }
}
