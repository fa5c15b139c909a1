//! Implements steps 1–3 by the trees of rigid parts, walked two at a time.
//!
//! The cubes of the world bring faces of two parts together. The trees of rigid parts do the same with less work: only the
//! faces in the last pairs of boxes are visited. The boxes of one tree are taken to the other's frame at the beginning of
//! the step. They are grown by the motion of both parts in it. None of this is Kitamura's.

use super::bounds::Bounds;
use super::boxes::{Boxes, overlaps};
use super::candidates::{Candidates, Face, FaceId};
use super::ends::Ends;
use super::face_octree::CandidatePair;
use super::part::Part;
use nearpoint_geometry::collide::Plane;
use nearpoint_geometry::collide::{Visit, walk_grown};
use nearpoint_geometry::tolerance::{DISTANCE_NOISE, LARGEST_TRAVEL, POSE_ROUNDING};
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose, Rigid, Vector, relative};
use std::ops::ControlFlow;

/// The lists from the trees.
pub(super) struct Listed {
    pub boxes: Boxes,
    /// The candidates, in no order.
    pub candidates: Candidates,
    pub pairs: Vec<CandidatePair>,
}

/// The number of pairs for each triangle beyond which a list is too long: so large a step should be divided first.
const MOST_PAIRS: usize = 32;

/// Returns each pair of triangles of different parts whose boxes meet between two instants of the step. Returns None if
/// parts deform, are too far away for trees in f32, or there are too many pairs.
pub(super) fn list(
    parts: &[Part<'_>],
    instants: [f64; 2],
    work: &impl Work,
) -> Result<Option<Listed>, Stopped> {
    let ends: Option<Vec<Ends<'_>>> = parts.iter().map(|part| part.ends(instants)).collect();
    let Some(ends) = ends.filter(|all| all.iter().all(|e| e.reach() <= LARGEST_TRAVEL)) else {
        return Ok(None);
    };
    let boxes = overlaps(ends.iter().map(around).collect());
    let mut faces = Faces::of(&ends, boxes.reach());
    let mut pairs = Vec::new();
    for region in &boxes.regions {
        let [a, b] = region.parts.map(|i| &ends[i as usize]);
        let Some(found) = near(a, b, work)? else {
            return Ok(None);
        };
        pairs.reserve(found.len());
        for triangles in found {
            let pair = [0, 1].map(|i| faces.place(region.parts[i], triangles[i]));
            let [p, q] = pair.map(|i| &faces.found.faces[i as usize].bounds);
            if p.overlaps(q) {
                pairs.push(pair);
            }
        }
    }
    Ok(Some(Listed {
        boxes,
        candidates: faces.found,
        pairs,
    }))
}

fn around(ends: &Ends<'_>) -> nearpoint_geometry::bounds::Aabb {
    let bounds = ends.bounds();
    bounds.grown(ends.deviation + POSE_ROUNDING * ends.reach())
}

/// Returns the triangles of two parts whose boxes in A's frame meet; None if there are too many.
fn near(a: &Ends<'_>, b: &Ends<'_>, work: &impl Work) -> Result<Option<Vec<[u32; 2]>>, Stopped> {
    let most = MOST_PAIRS
        * [a, b]
            .map(|e| e.shape.mesh().triangles().len())
            .iter()
            .sum::<usize>();
    let mut near = Near {
        pairs: Vec::new(),
        most,
    };
    let [b_in_a, b_then] = [&b.from, &b.to].map(|pose| relative(&a.from, pose));
    let a_then = relative(&a.from, &a.to);
    let of_a = way(a, &Pose::identity(), &a_then);
    let of_b = way(b, &b_in_a, &b_then);
    let slack = a.deviation + b.deviation + POSE_ROUNDING * (a.reach() + b.reach());
    let growth = [of_a[1] - of_b[0], of_b[1] - of_a[0]].map(|v| v.add_scalar(slack));
    let flow = walk_grown(a.shape, b.shape, &b_in_a, &growth, &mut near, work)?;
    Ok((flow.is_continue() && near.pairs.len() <= most).then_some(near.pairs))
}

/// Returns the least and the most by which a coordinate of any point of a part changes from one pose to another, and 0. Both
/// are found at corners of its box: the change is linear in the point.
fn way(ends: &Ends<'_>, from: &Pose, to: &Pose) -> [Vector; 2] {
    let [from, to] = [from, to].map(Rigid::new);
    let ways = ends
        .shape
        .bounds()
        .corners()
        .map(|p| to.point(&p) - from.point(&p));
    ways.fold([Vector::zeros(); 2], |[lo, hi], v| [lo.inf(&v), hi.sup(&v)])
}

/// A collector of pairs.
struct Near {
    pairs: Vec<[u32; 2]>,
    most: usize,
}

impl Visit for Near {
    #[inline]
    fn pair(&mut self, a: u32, _: &[Point; 3], b: u32, _: &Plane) -> ControlFlow<()> {
        self.pairs.push([a, b]);
        if self.pairs.len() > self.most {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self {
            pairs: Vec::new(),
            most: self.most,
        }
    }

    fn merge(&mut self, fork: Self) {
        self.pairs.extend(fork.pairs);
    }
}

/// The requested faces, each posed once.
struct Faces<'a> {
    ends: &'a [Ends<'a>],
    rigids: Vec<[Rigid; 2]>,
    /// One more than the index in `found` for each triangle of a part, 0 if it has none; empty until the first request.
    places: Vec<Vec<u32>>,
    found: Candidates,
}

impl<'a> Faces<'a> {
    fn of(ends: &'a [Ends<'a>], reach: f64) -> Self {
        Self {
            ends,
            rigids: ends.iter().map(Ends::rigids).collect(),
            places: vec![Vec::new(); ends.len()],
            found: Candidates {
                faces: Vec::new(),
                when: Bounds::Swept,
                noise: DISTANCE_NOISE * reach,
            },
        }
    }

    fn place(&mut self, part: u32, triangle: u32) -> u32 {
        let number = part as usize;
        let ends = &self.ends[number];
        let places = &mut self.places[number];
        if places.is_empty() {
            *places = vec![0; ends.shape.mesh().triangles().len()];
        }
        let place = &mut places[triangle as usize];
        if *place == 0 {
            let swept = ends.swept(triangle, &self.rigids[number]);
            let bounds = self.found.around(&swept);
            let id = FaceId { part, triangle };
            self.found.faces.push(Face { id, swept, bounds });
            *place = self.found.faces.len() as u32;
        }
        *place - 1
    }
}
