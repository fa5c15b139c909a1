//! Checks a problem, and prepares the data of a planner.

use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::{Containment, containment};
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_message::message;

use super::replan::Replanner;
use super::roadmap::{GOAL, Roadmap};
use super::{Planner, Problem};
use crate::planning::voxel_model::{check_flat, posed_shape_bounds};
use crate::planning::{Dimension, Space};
use crate::planning::{PathEnd, PlanError};
use nearpoint_motion::group::Group;
use nearpoint_motion::plan::lattice::{Lattice, LatticeState};
use nearpoint_motion::plan::planning_scene::{PlanningScene, pairs_near};
use nearpoint_motion::plan::{PlanningPart, RotationAxes, Rotations};

impl Planner {
    /// Makes a planner for a problem, after checking it; nothing is searched yet.
    ///
    /// # Errors
    /// [`PlanError`] for a body that is open or, in the plane, not flat; for an invalid number or turning step. Also for a
    /// robot larger than the world or beyond it, and for a start or goal outside of it or too near to an obstacle.
    pub fn new(problem: Problem, executor: &impl Executor) -> Result<Self, PlanError> {
        let Problem {
            space,
            robot,
            obstacles,
            start,
            goal,
            settings,
        } = problem;
        for obstacle in &obstacles {
            check_body(&space, &obstacle.shape, &obstacle.pose)?;
        }
        check_pose(&space, &robot, &start, PathEnd::Start)?;
        check_pose(&space, &robot, &goal, PathEnd::Goal)?;
        let lattice = lattice(&space, &robot, &start, settings.alpha)?;
        let inside = inside(&space, &robot, &lattice);
        let pose = Pose::identity();
        let planner = Self {
            space,
            robot: vec![PlanningPart { shape: robot, pose }],
            obstacles,
            settings,
            map: Roadmap::new(lattice, inside, goal, settings.alpha),
            plan: Replanner::new(LatticeState::START, GOAL),
            changed_states: Vec::new(),
            end: None,
            path: None,
        };
        planner.check_ends(executor)?;
        Ok(planner)
    }

    /// Checks that the robot touches no obstacle at both ends.
    pub(super) fn check_ends(&self, executor: &impl Executor) -> Result<(), PlanError> {
        let ground = PlanningScene::new(&self.robot, &self.obstacles);
        let reach = self.map.lattice.extreme_poses();
        let group = ground.group(reach.each_ref());
        let group = group.ok_or(PlanError::NotFinite {
            what: message!("pose"),
        })?;
        let [start, goal] = [&self.map.lattice.start, &self.map.goal];
        check_free(&group, start, PathEnd::Start, executor)?;
        check_free(&group, goal, PathEnd::Goal, executor)
    }
}

/// Checks that a body can be in a space at this pose.
pub(super) fn check_body(space: &Space, shape: &Shape, pose: &Pose) -> Result<(), PlanError> {
    if !shape.is_closed() {
        return Err(PlanError::Open);
    }
    if !pose.to_homogeneous().iter().all(|x| x.is_finite()) {
        return Err(PlanError::NotFinite {
            what: message!("pose"),
        });
    }
    if space.dimension() == Dimension::Flat {
        check_flat(space, &posed_shape_bounds(shape, pose))?;
    }
    Ok(())
}

/// Checks that the robot is in the world at a pose.
fn check_pose(space: &Space, robot: &Shape, pose: &Pose, end: PathEnd) -> Result<(), PlanError> {
    check_body(space, robot, pose)?;
    let (own, world) = (posed_shape_bounds(robot, pose), space.world());
    let position = pose * robot.bounds().centre();
    if !world.bounds().contains_point(&position) {
        return Err(PlanError::Outside { end, position });
    }
    let size = (own.hi - own.lo).amax();
    if size > world.edge() {
        let edge = world.edge();
        return Err(PlanError::RobotTooLarge { size, edge });
    }
    match world.bounds().contains(&own) {
        true => Ok(()),
        false => Err(PlanError::RobotOutside { end }),
    }
}

/// Checks that the robot touches no obstacle at a pose, and is in none.
fn check_free(
    group: &Group<'_>,
    pose: &Pose,
    end: PathEnd,
    executor: &impl Executor,
) -> Result<(), PlanError> {
    for pair in pairs_near(group, pose, 0.0) {
        let [held, obstacle] = group.shapes(pair);
        let placed = group.in_obstacle(pair, pose);
        let mut warm = WarmStart::default();
        let is_met = clearance(obstacle, held, &placed, 0.0, &mut warm, executor)?.is_some();
        if is_met || containment(obstacle, held, &placed) != Containment::Neither {
            let obstacle = pair.obstacle;
            return Err(PlanError::InCollision { end, obstacle });
        }
    }
    Ok(())
}

fn lattice(space: &Space, robot: &Shape, start: &Pose, alpha: f64) -> Result<Lattice, PlanError> {
    let (side, around) = (space.side() as i16, robot.bounds());
    let (turning, up, radius) = match space.dimension() {
        Dimension::Flat => (RotationAxes::Planar, 0, flat_radius(robot)),
        Dimension::Solid => (RotationAxes::Spatial, side, around.diagonal() / 2.0),
    };
    let high = [side, side, up];
    Ok(Lattice {
        start: *start,
        centre: around.centre(),
        radius,
        axes: UnitQuaternion::identity(),
        step: space.cell(),
        bounds: [high.map(|x| -x), high],
        rotations: Rotations::new(turning, alpha)?,
    })
}

/// Returns the radius from the robot's centre, seen along z: turns about it move nothing farther.
fn flat_radius(robot: &Shape) -> f64 {
    let centre = robot.bounds().centre();
    let off = |p: &Point| (p - centre).xy().norm();
    robot.mesh().vertices().iter().map(off).fold(0.0, f64::max)
}

/// Returns for each turn the positions at which the whole robot is in the world.
fn inside(space: &Space, robot: &Shape, lattice: &Lattice) -> Vec<[[i16; 3]; 2]> {
    let world = space.world().bounds();
    let of = |rotation: u16| {
        let state = LatticeState {
            rotation,
            ..LatticeState::START
        };
        let own = posed_shape_bounds(robot, &lattice.pose(state));
        let steps = |room: f64| room / lattice.step;
        let low = [0, 1, 2].map(|i| steps(world.lo[i] - own.lo[i]).ceil() as i16);
        let high = [0, 1, 2].map(|i| steps(world.hi[i] - own.hi[i]).floor() as i16);
        match space.dimension() {
            Dimension::Flat => [[low[0], low[1], 0], [high[0], high[1], 0]],
            Dimension::Solid => [low, high],
        }
    };
    (0..lattice.rotations.count() as u16).map(of).collect()
}
