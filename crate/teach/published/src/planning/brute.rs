//! Searches exhaustively for comparison: every pose of the lattice, every step swept on its own.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, Vector, relative_pose};

use super::{Dimension, Problem};
use crate::planning::PlanError;
use nearpoint_motion::plan::{PlanningPart, RotationAxes, Rotations};

/// A position in steps from the start, and a turn.
type LatticeState = ([i32; 3], u16);

/// Returns the length of the shortest path by steps of the lattice, found by Dijkstra's search. [`super::Planner`]
/// finds the same length before it shortens the path. Returns None if there is no path.
///
/// # Errors
/// [`PlanError::Alpha`] for an invalid turning step.
pub fn shortest(problem: &Problem) -> Result<Option<f64>, PlanError> {
    let turning = match problem.space.dimension() {
        Dimension::Flat => RotationAxes::Planar,
        Dimension::Solid => RotationAxes::Spatial,
    };
    let all = BruteForce {
        problem,
        rotations: Rotations::new(turning, problem.settings.alpha)?,
        radius: radius(problem),
    };
    Ok(all.dijkstra())
}

/// Returns whether a body that moves straight from one pose to another, turning at constant speed, touches no obstacle.
pub fn segment_is_free(robot: &Shape, obstacles: &[PlanningPart], from: &Pose, to: &Pose) -> bool {
    let Ok(travel) = RigidMotion::new(*from, *to, robot.bounds().centre()) else {
        return false;
    };
    obstacles.iter().all(|obstacle| {
        let rest = RigidMotion::stationary(obstacle.pose);
        rest.is_ok_and(|rest| {
            matches!(
                first_contact(robot, &obstacle.shape, &travel, &rest, &SequentialExecutor),
                Ok(None)
            )
        })
    })
}

/// Returns whether a body at a pose touches no obstacle and is inside none.
pub fn is_free(robot: &Shape, obstacles: &[PlanningPart], pose: &Pose) -> bool {
    obstacles.iter().all(|obstacle| {
        let placed = relative_pose(&obstacle.pose, pose);
        matches!(
            collides(&obstacle.shape, robot, &placed, &SequentialExecutor),
            Ok(false)
        ) && containment(&obstacle.shape, robot, &placed) == Containment::Neither
    })
}

/// Returns the distance of the farthest point from the centre of the robot's box, or in the plane from the axis there.
fn radius(problem: &Problem) -> f64 {
    let bounds = problem.robot.bounds();
    if problem.space.dimension() == Dimension::Solid {
        return bounds.diagonal() / 2.0;
    }
    let vertices = problem.robot.mesh().vertices().iter();
    let off = vertices.map(|p| (p - bounds.centre()).xy().norm());
    off.fold(0.0, f64::max)
}

struct BruteForce<'a> {
    problem: &'a Problem,
    rotations: Rotations,
    radius: f64,
}

impl BruteForce<'_> {
    fn pose(&self, (at, turn): LatticeState) -> Pose {
        let start = &self.problem.start;
        let middle = self.problem.robot.bounds().centre();
        let way = Vector::from(at.map(f64::from)) * self.problem.space.cell();
        let rotation = match turn {
            0 => start.rotation,
            turn => self.rotations.rotation(turn) * start.rotation,
        };
        let centre = start * middle + way;
        Pose::from_parts(Translation3::from(centre - rotation * middle), rotation)
    }

    fn is_in_world(&self, pose: &Pose) -> bool {
        let world = self.problem.space.world().bounds();
        let axes = match self.problem.space.dimension() {
            Dimension::Flat => 2,
            Dimension::Solid => 3,
        };
        let mut corners = self
            .problem
            .robot
            .mesh()
            .vertices()
            .iter()
            .map(|p| pose * p);
        corners.all(|p| (0..axes).all(|i| p[i] >= world.lo[i] && p[i] <= world.hi[i]))
    }

    fn neighbours(&self, (at, turn): LatticeState) -> Vec<LatticeState> {
        let layers = match self.problem.space.dimension() {
            Dimension::Flat => 9..18,
            Dimension::Solid => 0..27,
        };
        let by = layers.map(|n| [n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1]);
        let around = by
            .filter(|by| *by != [0; 3])
            .map(|by| ([0, 1, 2].map(|i| at[i] + by[i]), turn));
        let turns = self
            .rotations
            .neighbours(turn)
            .iter()
            .map(|&turn| (at, turn));
        around.chain(turns).collect()
    }

    fn length(&self, from: &Pose, to: &Pose) -> f64 {
        let middle = self.problem.robot.bounds().centre();
        (to * middle - from * middle).norm() + self.radius * from.rotation.angle_to(&to.rotation)
    }

    /// Returns whether the goal is at most a step and a turn away.
    fn is_beside_goal(&self, pose: &Pose) -> bool {
        let middle = self.problem.robot.bounds().centre();
        let off = (pose * middle - self.problem.goal * middle) / self.problem.space.cell();
        off.amax() <= 1.0
            && pose.rotation.angle_to(&self.problem.goal.rotation) <= self.problem.settings.alpha
    }

    fn dijkstra(&self) -> Option<f64> {
        let Problem {
            robot,
            obstacles,
            goal,
            ..
        } = self.problem;
        // Lengths are not below 0, so their bits have the same order.
        let mut waiting = BinaryHeap::from([Reverse((0.0_f64.to_bits(), Some(([0; 3], 0))))]);
        let mut free: HashMap<LatticeState, bool> = HashMap::new();
        let mut done = HashSet::new();
        while let Some(Reverse((bits, place))) = waiting.pop() {
            let cost = f64::from_bits(bits);
            let Some(place) = place else {
                return Some(cost);
            };
            if !done.insert(place) {
                continue;
            }
            let from = self.pose(place);
            if self.is_beside_goal(&from) && segment_is_free(robot, obstacles, &from, goal) {
                let all = cost + self.length(&from, goal);
                waiting.push(Reverse((all.to_bits(), None)));
            }
            for next in self.neighbours(place) {
                let to = self.pose(next);
                let fits = || self.is_in_world(&to) && is_free(robot, obstacles, &to);
                if !done.contains(&next)
                    && *free.entry(next).or_insert_with(fits)
                    && segment_is_free(robot, obstacles, &from, &to)
                {
                    let all = cost + self.length(&from, &to);
                    waiting.push(Reverse((all.to_bits(), Some(next))));
                }
            }
        }
        None
    }
}
