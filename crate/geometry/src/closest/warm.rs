//! What the search for a clearance leaves behind for the next frame.

use super::front::Open;
use super::lanes::Front;
use super::motion::Motion;
use crate::Pose;
use crate::bounds::Aabb;
use crate::shape::Shape;

/// What [`super::clearance`] remembers of one pair of shapes from one call to the next; it changes what a call costs,
/// never its answer. A new value remembers nothing.
///
/// It is the front of the search: pairs of subtrees that together cover all pairs of triangles, each with a direction
/// in which a gap showed between the two. Where the middle of B's subtree moves along that direction, the gap moves
/// with it, but for the turn times the subtree's radius, and so most pairs are known to be too far apart still without
/// another look, even where hundreds are nearly as near as the nearest. After Li & Chen, "Incremental 3D collision
/// detection with hierarchical data structures" (1998), whose front remembers overlaps and which takes no account of
/// the motion.
#[derive(Debug, Clone, Default)]
pub struct Warm {
    pub(super) front: Front,
    /// How far B has come since the front was begun.
    pub(super) motion: Motion,
    /// The pair of triangles that was nearest.
    pub(super) nearest: Option<[u32; 2]>,
    /// How many pairs the search that began the front looked at; all there are until it has come to its end.
    pub(super) cold_cost: usize,
    /// How many pairs it left.
    cold_size: usize,
    seen: Option<Seen>,
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
    /// How much memory it takes beside itself.
    pub fn memory_bytes(&self) -> usize {
        self.front.memory_bytes()
    }

    /// Lets the clocks run to B's new pose; `far` is how large coordinates are that are rounded. A front of other
    /// shapes is forgotten.
    pub(super) fn move_to(&mut self, a: &Shape, b: &Shape, pose: &Pose, far: f64) {
        let shapes = [Identity::of(a), Identity::of(b)];
        match self.seen {
            Some(seen) if seen.shapes == shapes => {
                self.motion.advance(&seen.pose, pose, far);
            }
            _ => {
                *self = Warm::default();
                self.motion = Motion::of(b);
            }
        }
        self.seen = Some(Seen {
            shapes,
            pose: *pose,
        });
    }

    /// Whether a front is there that has not grown too long: its pairs only ever become smaller and more.
    pub(super) fn is_worth_renewing(&self) -> bool {
        self.front.len() > 0 && self.front.len() / 4 <= self.cold_size
    }

    /// Takes down what the search cost that has begun this front and come to its end.
    pub(super) fn note_cost(&mut self, tests: usize) {
        self.cold_cost = tests;
        self.cold_size = self.front.len();
    }

    /// Begins a new front: everything is yet to be looked at. Should that be stopped, the next call goes on with it.
    pub(super) fn begin(&mut self) {
        self.front.clear();
        self.motion.restart();
        (self.cold_cost, self.cold_size) = (usize::MAX, usize::MAX);
        self.front.push(&self.motion.kept(&Open::ALL));
    }
}
