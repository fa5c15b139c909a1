//! Implements steps 1–3 by the trees of rigid parts, traversed in pairs.
//!
//! The cubes of the world find faces of two parts that are near each other. The trees of rigid parts do the same with less
//! work: only the faces in the last pairs of boxes are visited. The boxes of one tree are transformed to the other's frame
//! at the beginning of the step, and enlarged by the motion of both parts in it. None of this is Kitamura's.

use super::bounds_mode::BoundsMode;
use super::boxes::{Boxes, overlaps};
use super::candidates::{Candidates, Face, FaceId};
use super::end_poses::EndPoses;
use super::face_octree::CandidatePair;
use super::part::Part;
use nearpoint_geometry::collide::Plane;
use nearpoint_geometry::collide::{PairVisitor, traverse_expanded};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::{DISTANCE_NOISE, MAX_POSE_DISTANCE, POSE_ROUNDING};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector, relative_pose};
use std::ops::ControlFlow;

/// The lists from the trees.
pub(super) struct PairLists {
    pub boxes: Boxes,
    /// The candidates, in no order.
    pub candidates: Candidates,
    pub pairs: Vec<CandidatePair>,
}

/// The number of pairs for each triangle beyond which a list is too long: such a step should be divided first.
const MAX_PAIRS_PER_TRIANGLE: usize = 32;

/// Returns each pair of triangles of different parts whose boxes intersect between two instants of the step. Returns None if
/// parts deform, are too far away for trees in f32, or there are too many pairs.
pub(super) fn list(
    parts: &[Part<'_>],
    instants: [f64; 2],
    executor: &impl Executor,
) -> Result<Option<PairLists>, Interrupted> {
    let ends: Option<Vec<EndPoses<'_>>> =
        parts.iter().map(|part| part.end_poses(instants)).collect();
    let Some(ends) = ends.filter(|all| {
        all.iter()
            .all(|e| e.max_abs_coordinate() <= MAX_POSE_DISTANCE)
    }) else {
        return Ok(None);
    };
    let boxes = overlaps(ends.iter().map(swept_box).collect());
    let mut faces = Faces::new(&ends, boxes.max_abs_coordinate());
    let mut pairs = Vec::new();
    for region in &boxes.regions {
        let [a, b] = region.parts.map(|i| &ends[i as usize]);
        let Some(found) = near_pairs(a, b, executor)? else {
            return Ok(None);
        };
        pairs.reserve(found.len());
        for triangles in found {
            let pair = [0, 1].map(|i| faces.index_of(region.parts[i], triangles[i]));
            let [p, q] = pair.map(|i| &faces.found.faces[i as usize].bounds);
            if p.overlaps(q) {
                pairs.push(pair);
            }
        }
    }
    Ok(Some(PairLists {
        boxes,
        candidates: faces.found,
        pairs,
    }))
}

fn swept_box(ends: &EndPoses<'_>) -> nearpoint_geometry::bounds::Aabb {
    let bounds = ends.bounds();
    bounds.grown(ends.deviation + POSE_ROUNDING * ends.max_abs_coordinate())
}

/// Returns the triangles of two parts whose boxes in A's frame intersect; None if there are too many.
fn near_pairs(
    a: &EndPoses<'_>,
    b: &EndPoses<'_>,
    executor: &impl Executor,
) -> Result<Option<Vec<[u32; 2]>>, Interrupted> {
    let max_pairs = MAX_PAIRS_PER_TRIANGLE
        * [a, b]
            .map(|e| e.shape.mesh().triangles().len())
            .iter()
            .sum::<usize>();
    let mut near = PairCollector {
        pairs: Vec::new(),
        max_pairs,
    };
    let [b_in_a, b_then] = [&b.from, &b.to].map(|pose| relative_pose(&a.from, pose));
    let a_then = relative_pose(&a.from, &a.to);
    let of_a = coordinate_change(a, &Pose::identity(), &a_then);
    let of_b = coordinate_change(b, &b_in_a, &b_then);
    let slack = a.deviation
        + b.deviation
        + POSE_ROUNDING * (a.max_abs_coordinate() + b.max_abs_coordinate());
    let growth = [of_a[1] - of_b[0], of_b[1] - of_a[0]].map(|v| v.add_scalar(slack));
    let flow = traverse_expanded(a.shape, b.shape, &b_in_a, &growth, &mut near, executor)?;
    Ok((flow.is_continue() && near.pairs.len() <= max_pairs).then_some(near.pairs))
}

/// Returns the least and the most by which a coordinate of any point of a part changes from one pose to another, and 0. Both
/// are found at corners of its box: the change is linear in the point.
fn coordinate_change(ends: &EndPoses<'_>, from: &Pose, to: &Pose) -> [Vector; 2] {
    let [from, to] = [from, to].map(RigidTransform::new);
    let ways = ends
        .shape
        .bounds()
        .corners()
        .map(|p| to.point(&p) - from.point(&p));
    ways.fold([Vector::zeros(); 2], |[lo, hi], v| [lo.inf(&v), hi.sup(&v)])
}

/// A collector of pairs.
struct PairCollector {
    pairs: Vec<[u32; 2]>,
    max_pairs: usize,
}

impl PairVisitor for PairCollector {
    #[inline]
    fn pair(&mut self, a: u32, _: &[Point; 3], b: u32, _: &Plane) -> ControlFlow<()> {
        self.pairs.push([a, b]);
        if self.pairs.len() > self.max_pairs {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self {
            pairs: Vec::new(),
            max_pairs: self.max_pairs,
        }
    }

    fn merge(&mut self, fork: Self) {
        self.pairs.extend(fork.pairs);
    }
}

/// The requested faces, each posed once.
struct Faces<'a> {
    ends: &'a [EndPoses<'a>],
    rigids: Vec<[RigidTransform; 2]>,
    /// One more than the index in `found` for each triangle of a part, 0 if it has none; empty until the first request.
    indices: Vec<Vec<u32>>,
    found: Candidates,
}

impl<'a> Faces<'a> {
    fn new(ends: &'a [EndPoses<'a>], reach: f64) -> Self {
        Self {
            ends,
            rigids: ends.iter().map(EndPoses::rigids).collect(),
            indices: vec![Vec::new(); ends.len()],
            found: Candidates {
                faces: Vec::new(),
                bounds: BoundsMode::Swept,
                noise: DISTANCE_NOISE * reach,
            },
        }
    }

    fn index_of(&mut self, part: u32, triangle: u32) -> u32 {
        let number = part as usize;
        let ends = &self.ends[number];
        let places = &mut self.indices[number];
        if places.is_empty() {
            *places = vec![0; ends.shape.mesh().triangles().len()];
        }
        let place = &mut places[triangle as usize];
        if *place == 0 {
            let swept = ends.swept(triangle, &self.rigids[number]);
            let bounds = self.found.face_box(&swept);
            let id = FaceId { part, triangle };
            self.found.faces.push(Face { id, swept, bounds });
            *place = self.found.faces.len() as u32;
        }
        *place - 1
    }
}
