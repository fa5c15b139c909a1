//! What the search for a clearance leaves behind for the next frame.

use super::branch::Branch;
use crate::bounds::Aabb;
use crate::shape::Shape;
use crate::{Pose, Rigid};

/// What [`super::clearance`] remembers of one pair of shapes from one call to the next; it changes what a call costs,
/// never its answer. A new value remembers nothing.
///
/// It is the front of the search: pairs of branches that together cover all pairs of triangles, each with a distance
/// that the two were known to keep, on a clock that runs with B's motion. A pair need not be looked at again before the
/// motion since then, added to the clearance, has used that distance up. After Li & Chen, "Incremental 3D collision
/// detection with hierarchical data structures" (1998), whose front remembers overlaps; the bound on the motion is that
/// of conservative advancement.
#[derive(Debug, Clone, Default)]
pub struct Warm {
    pub(super) front: Vec<Kept>,
    /// How far any point of B may have come since the front was begun.
    pub(super) travelled: f64,
    /// The pair of triangles that was nearest.
    pub(super) nearest: Option<[u32; 2]>,
    /// How many pairs the search that began the front looked at.
    pub(super) cold_cost: usize,
    seen: Option<Seen>,
}

/// A pair of branches and the clearance on the travelling clock up to which nothing of it can be nearest.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) until: f64,
    pub(super) a: Branch,
    pub(super) b: Branch,
}

/// What the front is about.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Seen {
    shapes: [Identity; 2],
    pose: Pose,
}

/// Tells shapes apart, as far as a front could mix them up.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Identity {
    address: usize,
    nodes: usize,
    triangles: usize,
    bounds: Aabb,
}

impl Identity {
    fn of(shape: &Shape) -> Self {
        Self {
            address: shape.mesh().vertices().as_ptr().addr(),
            nodes: shape.bvh().nodes().len(),
            triangles: shape.mesh().triangles().len(),
            bounds: shape.bounds(),
        }
    }
}

impl Warm {
    /// Lets the clock run to B's new pose, by the farthest way that any point of B went, plus `noise` for the rounding
    /// of both poses. A front of other shapes is forgotten.
    pub(super) fn move_to(&mut self, a: &Shape, b: &Shape, pose: &Pose, noise: f64) {
        let shapes = [Identity::of(a), Identity::of(b)];
        match self.seen {
            Some(seen) if seen.shapes == shapes => {
                self.travelled += farthest_way(&b.bounds(), &seen.pose, pose) + noise;
            }
            _ => *self = Warm::default(),
        }
        self.seen = Some(Seen {
            shapes,
            pose: *pose,
        });
    }

    /// Begins a new front: everything is yet to be looked at.
    pub(super) fn begin(&mut self) {
        self.front.clear();
        self.travelled = 0.0;
        self.front.push(Kept {
            until: f64::NEG_INFINITY,
            a: Branch::ROOT,
            b: Branch::ROOT,
        });
    }
}

/// How far a point of the box can come between two poses: a motion's displacement is affine in the point, its length
/// convex, and so the largest is a corner's.
fn farthest_way(bounds: &Aabb, from: &Pose, to: &Pose) -> f64 {
    let (from, to) = (Rigid::new(from), Rigid::new(to));
    bounds
        .corners()
        .map(|corner| (to.point(&corner) - from.point(&corner)).norm())
        .fold(0.0, f64::max)
}
