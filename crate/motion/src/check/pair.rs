//! Prepares a pair of bodies, and bounds its motion around a moment.

use super::cell::{Carrier, Cell};
use super::reach::{Chain, chains};
use super::report::Smallest;
use super::settings::{CheckMethod, CheckSettings};
use crate::trajectory::Trajectory;
use nearpoint_geometry::bounds::spheres::MotionBound;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::closest::convex::{self, PairState, between};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::{POSE_ROUNDING, SPHERE_NOISE};
use nearpoint_geometry::{Point, Pose, relative};

/// The inputs of a check.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground<'a> {
    pub cell: &'a Cell,
    pub trajectory: &'a Trajectory,
    pub settings: &'a CheckSettings,
    /// The convex hull of each body, where it is of use.
    pub hulls: &'a [Option<Hull>],
}

/// The number of steps of a search between hulls, which may end before it converges.
const HULL_STEPS: u32 = 32;

/// Two bodies, and the joints between them.
#[derive(Debug)]
pub(super) struct Pair {
    pub bodies: [usize; 2],
    robots: Vec<usize>,
    chains: [Chain; 2],
    balls: [Ball; 2],
    /// The largest distance of the surfaces at a contact.
    pub within: f64,
}

/// A ball around a body, in the body's frame.
#[derive(Debug, Clone, Copy)]
struct Ball {
    centre: Point,
    radius: f64,
}

/// The two bodies in the middle of an interval, with bounds of their motion in it.
#[derive(Debug)]
pub(super) struct Placed {
    pub time: f64,
    /// The poses of both, `scene_from_body`.
    pub poses: [Pose; 2],
    pub b_in_a: Pose,
    pub motion_bounds: [MotionBound; 2],
    /// The largest amount by which two points of them may come nearer to each other.
    pub bound: f64,
    /// The part of the bound that is rounding.
    pub noise: f64,
    /// A lower bound of the distance between the balls around them.
    pub gap: f64,
    /// The bound beyond which an examination is of no use: the distance of the balls' centres, and at least the radius
    /// of the smaller ball. A shaft turns in the middle of its bore.
    pub coarse: f64,
}

impl Pair {
    pub fn new(cell: &Cell, bodies: [usize; 2], settings: &CheckSettings) -> Self {
        let mut robots: Vec<usize> = bodies
            .iter()
            .filter_map(|&body| match cell.bodies[body].carrier {
                Carrier::Still(_) => None,
                Carrier::Link { robot, .. } => Some(robot),
            })
            .collect();
        robots.dedup();
        let spheres = bodies.iter().filter_map(|&body| {
            let model = cell.bodies[body].spheres.as_ref()?;
            (settings.method == CheckMethod::Spheres).then(|| 2.0 * model.smallest_radius())
        });
        Self {
            bodies,
            robots,
            chains: chains(cell, bodies),
            balls: bodies.map(|body| Ball::around(&cell.bodies[body].shape)),
            within: settings.accuracy + spheres.sum::<f64>(),
        }
    }

    /// Returns whether no joint moves the two to each other.
    pub fn is_still(&self) -> bool {
        self.chains.iter().all(|chain| chain.len() == 0)
    }

    pub fn shapes<'a>(&self, cell: &'a Cell) -> [&'a Shape; 2] {
        self.bodies.map(|body| &*cell.bodies[body].shape)
    }

    pub fn place(&self, ground: &Ground<'_>, from: f64, to: f64) -> Placed {
        let Ground {
            cell, trajectory, ..
        } = *ground;
        let time = middle(from, to);
        let values = trajectory.at(time);
        let spread = trajectory.spread(from, to);
        let stand = cell.stand(&values, &self.robots);
        let poses = self.bodies.map(|body| stand.pose(cell, body));
        let noise = self.noise(&poses);
        let motion_bounds = [0, 1].map(|side| {
            self.chains[side].motion_bound(cell, self.bodies[side], &stand, &values, &spread)
        });
        let strays = [0, 1].map(|side| {
            let Ball { centre, radius } = self.balls[side];
            motion_bounds[side].bound(&centre, radius)
        });
        let centres = [0, 1].map(|side| poses[side] * self.balls[side].centre);
        let apart = (centres[0] - centres[1]).norm();
        Placed {
            time,
            b_in_a: relative(&poses[0], &poses[1]),
            bound: strays[0] + strays[1] + noise,
            noise,
            gap: self.gap(&poses),
            coarse: apart.max(self.balls[0].radius.min(self.balls[1].radius)),
            motion_bounds,
            poses,
        }
    }

    /// Returns a lower bound of the distance between the balls around two posed bodies.
    pub fn gap(&self, poses: &[Pose; 2]) -> f64 {
        let centres = [0, 1].map(|side| poses[side] * self.balls[side].centre);
        let apart = (centres[0] - centres[1]).norm();
        apart - self.balls[0].radius - self.balls[1].radius - self.noise(poses)
    }

    /// Returns a lower bound of the distance between their convex hulls, only exact enough to decide whether it is
    /// beyond `limit`.
    pub fn hulls_apart(&self, ground: &Ground<'_>, placed: &Placed, limit: f64) -> f64 {
        let [Some(a), Some(b)] = self.bodies.map(|body| ground.hulls[body].as_ref()) else {
            return 0.0;
        };
        let settings = convex::ProximitySettings {
            limit,
            iterations: HULL_STEPS,
            ..convex::ProximitySettings::default()
        };
        // The state is new each time, since a state from before may change the last digits.
        let mut state = PairState::default();
        let found = between(a, b, &placed.b_in_a, &settings, &mut state);
        found.lower - placed.noise
    }

    /// Returns a bound of the rounding in what is computed of two posed bodies; 0 for bodies that no joint moves.
    pub fn noise(&self, poses: &[Pose; 2]) -> f64 {
        if self.is_still() {
            return 0.0;
        }
        let steps = 1 + self.chains[0].len() + self.chains[1].len();
        let reach = |side: usize| {
            let ball = &self.balls[side];
            poses[side].translation.vector.norm() + ball.centre.coords.norm() + ball.radius
        };
        POSE_ROUNDING * steps as f64 * (reach(0) + reach(1))
    }
}

impl Placed {
    /// Returns the distance and points that were found, in the scene.
    pub fn smallest(&self, found: &Clearance) -> Smallest {
        Smallest {
            time: self.time,
            distance: found.distance,
            points: [found.on_a, found.on_b].map(|p| self.poses[0] * p),
        }
    }

    /// Returns how far the nearest points may stray from each other; both points are in A's frame.
    pub fn stray(&self, on_a: &Point, on_b: &Point) -> f64 {
        let in_b = self.b_in_a.inverse_transform_point(on_b);
        self.motion_bounds[0].bound(on_a, 0.0)
            + self.motion_bounds[1].bound(&in_b, 0.0)
            + self.noise
    }
}

impl Ball {
    fn around(shape: &Shape) -> Self {
        let bounds = shape.bounds();
        let centre = bounds.centre();
        let vertices = shape.mesh().vertices().iter();
        let radius = vertices.map(|v| (v - centre).norm()).fold(0.0, f64::max);
        let radius = radius + SPHERE_NOISE * (radius + bounds.reach());
        Self { centre, radius }
    }
}

pub(super) fn middle(from: f64, to: f64) -> f64 {
    from + (to - from) / 2.0
}
