//! Keeps the state of the search for a clearance from one frame to the next.

use super::front::Open;
use super::lanes::Front;
use super::motion::Motion;
use crate::Pose;
use crate::bounds::Aabb;
use crate::shape::Shape;

/// The state that [`super::clearance`] keeps for a pair of shapes between calls. It changes the cost of a call, never its
/// answer. A new value is empty.
///
/// It holds the front of the search: pairs of subtrees that together cover all pairs of triangles, each with a direction in
/// which a gap was found. A motion of the middle of B's subtree along that direction moves the gap with it, but for the
/// turn times the subtree's radius. So most pairs are known to be still too far apart without another test, even if
/// hundreds are nearly as near as the nearest. After Li & Chen, "Incremental 3D collision detection with hierarchical data
/// structures" (1998), whose front stores overlaps and which ignores the motion.
#[derive(Debug, Clone, Default)]
pub struct Warm {
    pub(super) front: Front,
    /// The motion of B since the front was begun.
    pub(super) motion: Motion,
    /// The pair of triangles that was nearest.
    pub(super) nearest: Option<[u32; 2]>,
    /// The number of pairs tested by the search that began the front; `usize::MAX` until that has ended.
    pub(super) cold_cost: usize,
    /// The number of pairs that this search left in the front.
    cold_size: usize,
    seen: Option<Seen>,
}

/// The shapes and the pose that the front belongs to.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Seen {
    shapes: [Identity; 2],
    pose: Pose,
}

/// The identity of a shape, as far as a front could confuse shapes.
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
    /// Returns the memory that it takes beside itself.
    pub fn memory_bytes(&self) -> usize {
        self.front.memory_bytes()
    }

    /// Advances the clocks to B's new pose; `far` is the largest rounded coordinate. A front of other shapes is dropped.
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

    /// Returns whether a front exists that has not grown too long: its pairs only become smaller and more.
    pub(super) fn is_worth_renewing(&self) -> bool {
        self.front.len() > 0 && self.front.len() / 4 <= self.cold_size
    }

    /// Records the cost of the search that began this front, once it has ended.
    pub(super) fn note_cost(&mut self, tests: usize) {
        self.cold_cost = tests;
        self.cold_size = self.front.len();
    }

    /// Begins a new front, with nothing visited. If the search is stopped, the next call resumes it.
    pub(super) fn begin(&mut self) {
        self.front.clear();
        self.motion.restart();
        (self.cold_cost, self.cold_size) = (usize::MAX, usize::MAX);
        self.front.push(&self.motion.kept(&Open::ALL));
    }
}
