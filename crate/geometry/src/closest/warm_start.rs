//! Keeps the state of the search for a clearance from one frame to the next.

use super::accumulated_motion::AccumulatedMotion;
use super::front::QueueEntry;
use super::simd_front::Front;
use crate::Pose;
use crate::bounds::Aabb;
use crate::shape::Shape;

/// The state that [`super::clearance`] keeps for a pair of shapes between calls. It changes the cost of a call, never its
/// answer. A new value is empty.
///
/// It holds the front of the search: pairs of subtrees that together cover all pairs of triangles, each with a direction in
/// which a gap was found. A motion of the centre of B's subtree along that direction moves the gap with it, but for the
/// turn times the subtree's radius. So most pairs are known to be still too far apart without another test, even if
/// hundreds are nearly as near as the nearest. After Li & Chen, "Incremental 3D collision detection with hierarchical data
/// structures" (1998), whose front stores overlaps and which ignores the motion.
#[derive(Debug, Clone, Default)]
pub struct WarmStart {
    pub(super) front: Front,
    /// The motion of B since the front was begun.
    pub(super) motion: AccumulatedMotion,
    /// The pair of triangles that was nearest.
    pub(super) nearest: Option<[u32; 2]>,
    /// The number of pairs tested by the search that began the front; `usize::MAX` until that has ended.
    pub(super) initial_cost: usize,
    /// The number of pairs that this search left in the front.
    initial_size: usize,
    key: Option<WarmStartKey>,
}

/// The shapes and the pose that the front belongs to.
#[derive(Debug, Clone, Copy, PartialEq)]
struct WarmStartKey {
    shapes: [ShapeIdentity; 2],
    pose: Pose,
}

/// The identity of a shape, as far as a front could confuse shapes.
#[derive(Debug, Clone, Copy, PartialEq)]
struct ShapeIdentity {
    address: usize,
    nodes: usize,
    triangles: usize,
    bounds: Aabb,
}

impl ShapeIdentity {
    fn new(shape: &Shape) -> Self {
        Self {
            address: shape.mesh().vertices().as_ptr().addr(),
            nodes: shape.bvh().nodes().len(),
            triangles: shape.mesh().triangles().len(),
            bounds: shape.bounds(),
        }
    }
}

impl WarmStart {
    /// Returns the bytes on the heap, without the value itself.
    pub fn memory_bytes(&self) -> usize {
        self.front.memory_bytes()
    }

    /// Adds the motion to B's new pose; `far` is the largest rounded coordinate. A front of other shapes is dropped.
    pub(super) fn move_to(&mut self, a: &Shape, b: &Shape, pose: &Pose, far: f64) {
        let shapes = [ShapeIdentity::new(a), ShapeIdentity::new(b)];
        match self.key {
            Some(seen) if seen.shapes == shapes => {
                self.motion.advance(&seen.pose, pose, far);
            }
            _ => {
                *self = WarmStart::default();
                self.motion = AccumulatedMotion::new(b);
            }
        }
        self.key = Some(WarmStartKey {
            shapes,
            pose: *pose,
        });
    }

    /// Returns whether a front exists that has not grown too long: its pairs only become smaller and more.
    pub(super) fn is_reusable(&self) -> bool {
        self.front.len() > 0 && self.front.len() / 4 <= self.initial_size
    }

    /// Records the cost of the search that began this front, once it has ended.
    pub(super) fn record_cost(&mut self, tests: usize) {
        self.initial_cost = tests;
        self.initial_size = self.front.len();
    }

    /// Begins a new front, with nothing visited. If the search is interrupted, the next call resumes it.
    pub(super) fn restart(&mut self) {
        self.front.clear();
        self.motion.restart();
        (self.initial_cost, self.initial_size) = (usize::MAX, usize::MAX);
        self.front.push(&self.motion.front_entry(&QueueEntry::ALL));
    }
}
