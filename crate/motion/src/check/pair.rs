//! Prepares a pair of bodies, and bounds its motion while joints deviate from their values.

use super::motion_bound::{Chain, chains};
use super::report::MinClearance;
use super::settings::CheckSettings;
use super::work_cell::{Attachment, WorkCell};
use crate::trajectory::Trajectory;
use nearpoint_geometry::bounds::spheres::MotionBound;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::closest::convex::{self, ConvexWarmStart, hull_proximity};
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::{POSE_ROUNDING, SPHERE_NOISE};
use nearpoint_geometry::{Point, Pose, relative_pose};

/// The inputs of a check.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CheckInput<'a> {
    pub cell: &'a WorkCell,
    pub trajectory: &'a Trajectory,
    pub settings: &'a CheckSettings,
    /// The convex hull of each body, where it saves time.
    pub hulls: &'a [Option<Hull>],
}

/// The number of steps of a search between hulls, which may end before it converges.
const HULL_STEPS: u32 = 32;

/// Two bodies, and the joints between them.
#[derive(Debug)]
pub(crate) struct Pair {
    pub bodies: [usize; 2],
    robots: Vec<usize>,
    chains: [Chain; 2],
    bounding_spheres: [BoundingSphere; 2],
}

/// A bounding sphere of a body, in the body's frame.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BoundingSphere {
    centre: Point,
    radius: f64,
}

/// The two bodies for some joint values, with bounds of their motion while the joints deviate.
#[derive(Debug)]
pub(crate) struct PosedPair {
    /// The poses of both, `scene_from_body`.
    pub poses: [Pose; 2],
    pub b_in_a: Pose,
    pub motion_bounds: [MotionBound; 2],
    /// The largest amount by which a point of one may approach a point of the other.
    pub approach_bound: f64,
    /// The part of the bound that is rounding.
    pub noise: f64,
    /// A lower bound of the distance between their bounding spheres.
    pub sphere_distance: f64,
    /// The bound beyond which an examination is useless: the distance of the bounding spheres' centres, and at least
    /// the radius of the smaller sphere. The minimum matters for a shaft that turns at the centre of its bore.
    pub max_useful_bound: f64,
}

impl Pair {
    /// Finds the joints between two bodies of a work cell, whose bodies have these bounding spheres.
    pub fn new(cell: &WorkCell, spheres: &[BoundingSphere], bodies: [usize; 2]) -> Self {
        let mut robots: Vec<usize> = bodies
            .iter()
            .filter_map(|&body| match cell.bodies[body].attachment {
                Attachment::Scene(_) => None,
                Attachment::Link { robot, .. } => Some(robot),
            })
            .collect();
        robots.dedup();
        Self {
            bodies,
            robots,
            chains: chains(cell, bodies),
            bounding_spheres: bodies.map(|body| spheres[body]),
        }
    }

    /// Returns whether no joint moves one body relative to the other.
    pub fn is_still(&self) -> bool {
        self.chains.iter().all(|chain| chain.len() == 0)
    }

    /// Returns whether a value of the cell moves one body relative to the other.
    pub fn is_moved_by(&self, value: usize) -> bool {
        self.chains.iter().any(|chain| chain.is_moved_by(value))
    }

    /// Returns whether the bodies collide for these values of the cell.
    pub fn collides_at(&self, cell: &WorkCell, values: &[f64]) -> bool {
        let stand = cell.link_poses(values, &self.robots);
        let poses = self.bodies.map(|body| stand.body_pose(cell, body));
        let b_in_a = relative_pose(&poses[0], &poses[1]);
        let [a, b] = self.shapes(cell);
        self.sphere_distance(&poses) <= 0.0
            && (collides(a, b, &b_in_a, &SequentialExecutor) == Ok(true)
                || containment(a, b, &b_in_a) != Containment::Neither)
    }

    /// Returns the meshes of the two bodies, each in its body's frame.
    pub fn shapes<'a>(&self, cell: &'a WorkCell) -> [&'a Shape; 2] {
        self.bodies.map(|body| &*cell.bodies[body].shape)
    }

    /// Poses both bodies at the midpoint of an interval of time, and bounds how far they move within the interval.
    pub fn posed(&self, input: &CheckInput<'_>, from: f64, to: f64) -> PosedPair {
        let values = input.trajectory.at(midpoint(from, to));
        self.posed_at(input.cell, &values, &input.trajectory.spread(from, to))
    }

    /// Poses both bodies for some values of the cell, and bounds how far they move while each value deviates by no more
    /// than its `spread`.
    pub fn posed_at(&self, cell: &WorkCell, values: &[f64], spread: &[f64]) -> PosedPair {
        let stand = cell.link_poses(values, &self.robots);
        let poses = self.bodies.map(|body| stand.body_pose(cell, body));
        let noise = self.noise(&poses);
        let motion_bounds = [0, 1].map(|side| {
            self.chains[side].motion_bound(cell, self.bodies[side], &stand, values, spread)
        });
        let strays = [0, 1].map(|side| {
            let BoundingSphere { centre, radius } = self.bounding_spheres[side];
            motion_bounds[side].bound(&centre, radius)
        });
        let centres = [0, 1].map(|side| poses[side] * self.bounding_spheres[side].centre);
        let apart = (centres[0] - centres[1]).norm();
        PosedPair {
            b_in_a: relative_pose(&poses[0], &poses[1]),
            approach_bound: strays[0] + strays[1] + noise,
            noise,
            sphere_distance: self.sphere_distance(&poses),
            max_useful_bound: apart.max(
                self.bounding_spheres[0]
                    .radius
                    .min(self.bounding_spheres[1].radius),
            ),
            motion_bounds,
            poses,
        }
    }

    /// Returns a lower bound of the distance between the bounding spheres of two posed bodies.
    pub fn sphere_distance(&self, poses: &[Pose; 2]) -> f64 {
        let centres = [0, 1].map(|side| poses[side] * self.bounding_spheres[side].centre);
        let apart = (centres[0] - centres[1]).norm();
        apart
            - self.bounding_spheres[0].radius
            - self.bounding_spheres[1].radius
            - self.noise(poses)
    }

    /// Returns a lower bound of the distance between the convex hulls of two posed bodies, just exact enough to decide
    /// whether it is beyond `limit`.
    pub fn hull_distance(&self, hulls: &[Option<Hull>], posed_pair: &PosedPair, limit: f64) -> f64 {
        let [Some(a), Some(b)] = self.bodies.map(|body| hulls[body].as_ref()) else {
            return 0.0;
        };
        let settings = convex::ProximitySettings {
            limit,
            max_iterations: HULL_STEPS,
            ..convex::ProximitySettings::default()
        };
        // The state is new each time, since a state from before may change the last digits.
        let mut state = ConvexWarmStart::default();
        let found = hull_proximity(a, b, &posed_pair.b_in_a, &settings, &mut state);
        found.lower - posed_pair.noise
    }

    /// Returns a bound of the rounding in results about two posed bodies; 0 for bodies that no joint moves.
    pub fn noise(&self, poses: &[Pose; 2]) -> f64 {
        if self.is_still() {
            return 0.0;
        }
        let steps = 1 + self.chains[0].len() + self.chains[1].len();
        let reach = |side: usize| {
            let ball = &self.bounding_spheres[side];
            poses[side].translation.vector.norm() + ball.centre.coords.norm() + ball.radius
        };
        POSE_ROUNDING * steps as f64 * (reach(0) + reach(1))
    }
}

impl PosedPair {
    /// Converts a distance and points that were found, in A's frame, to the scene.
    pub fn to_min_clearance(&self, time: f64, found: &Clearance) -> MinClearance {
        MinClearance {
            time,
            distance: found.distance,
            points: [found.on_a, found.on_b].map(|p| self.poses[0] * p),
        }
    }

    /// Returns how far the nearest points may move apart; both points are in A's frame.
    pub fn point_motion_bound(&self, on_a: &Point, on_b: &Point) -> f64 {
        let in_b = self.b_in_a.inverse_transform_point(on_b);
        self.motion_bounds[0].bound(on_a, 0.0)
            + self.motion_bounds[1].bound(&in_b, 0.0)
            + self.noise
    }
}

impl BoundingSphere {
    /// Returns the spheres of all bodies of a work cell.
    pub fn of_bodies(cell: &WorkCell) -> Vec<Self> {
        let bodies = cell.bodies.iter();
        bodies.map(|body| Self::from_shape(&body.shape)).collect()
    }

    fn from_shape(shape: &Shape) -> Self {
        let bounds = shape.bounds();
        let centre = bounds.centre();
        let vertices = shape.mesh().vertices().iter();
        let radius = vertices.map(|v| (v - centre).norm()).fold(0.0, f64::max);
        let radius = radius + SPHERE_NOISE * (radius + bounds.max_abs_coordinate());
        Self { centre, radius }
    }
}

pub(super) fn midpoint(from: f64, to: f64) -> f64 {
    from + (to - from) / 2.0
}
