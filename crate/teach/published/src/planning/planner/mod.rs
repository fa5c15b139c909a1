//! Plans paths by a search that is complete at its resolution over position and orientation, exact between two poses, and
//! updated when the world changes.
//!
//! A robot moves by steps of a voxel's edge and turns by steps of an angle ([`nearpoint_motion::plan::Rotations`]) from its
//! start. The distances of the meshes decide whether a step is free. A body that is farther from everything at both ends
//! than a point moves during the step has enough clearance. A step that this does not decide is halved (Schwarzer, Saha and
//! Latombe, "Exact collision checking of robot paths", 2002). The continuous test sweeps what five halvings leave undecided.
//! D* Lite searches the shortest such path, so that only changes are searched again when an obstacle moves. Then the path is
//! shortened, each new segment tested in the same manner.
//!
//! The search ends with a path, or with the proof that none exists *by such steps*: every pose from which the goal can be
//! reached was searched. A gap narrower than the steps can resolve stays closed; smaller voxels and angles open it.
//!
//! The robot is within the world at every pose of the lattice. While it turns between two such poses its corners may leave
//! the world by a little.

mod begin;
mod edges;
mod replan;
mod roadmap;
mod segment_test;

use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};

use super::Space;
use crate::planning::PlanError;
use begin::check_body;
use edges::EdgeTests;
use nearpoint_motion::plan::lattice::LatticeState;
use nearpoint_motion::plan::planning_scene::PlanningScene;
use nearpoint_motion::plan::{Path, PathShortener, PlanningPart};
use nearpoint_motion::pose::same_bits;
use replan::{ReplanStatus, Replanner};
use roadmap::Roadmap;

/// A planning problem: a robot among obstacles is to move from one pose to another. All poses map a shape's frame into the
/// world.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The space of the path, and the resolution of the search.
    pub space: Space,
    /// The robot. It is closed, and so are the obstacles.
    pub robot: Arc<Shape>,
    /// The obstacles that the robot must not enter.
    pub obstacles: Vec<PlanningPart>,
    /// The start pose of the robot's frame in the world.
    pub start: Pose,
    /// The goal pose of the robot's frame in the world.
    pub goal: Pose,
    /// The limits of the search, and its steps.
    pub settings: PlannerSettings,
}

/// The settings of a planner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlannerSettings {
    /// The turning step, in radians.
    pub alpha: f64,
    /// The number of poses after which the search gives up.
    pub max_states: usize,
}

impl Default for PlannerSettings {
    fn default() -> Self {
        Self {
            alpha: std::f64::consts::FRAC_PI_6,
            max_states: 1 << 20,
        }
    }
}

/// The progress of a planner: running, found, no path, or limit reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Nothing is decided yet.
    Running,
    /// [`Planner::path`] has a path.
    Found,
    /// There is no path by such steps.
    None,
    /// The limit of poses was reached; there may be a path.
    LimitReached,
}

/// The numbers of poses and tests since the planner was created.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// The number of poses whose distance to the obstacles was computed; they count again after an obstacle has moved.
    pub poses: usize,
    /// The number of steps between two poses.
    pub edges: usize,
    /// The number of steps on a tried path that distances at the ends did not decide.
    pub swept: usize,
    /// The number of poses that were expanded.
    pub expanded: usize,
}

/// A planned path, as it was found and after shortening.
#[derive(Debug, Clone)]
pub struct PlannedPath {
    /// The shortened path.
    pub path: Path,
    /// The path by steps of the lattice, before shortening.
    pub steps: Path,
}

/// A planner that repairs its path when the world changes.
#[derive(Debug, Clone)]
pub struct Planner {
    space: Space,
    /// The robot alone, in its own frame.
    robot: Vec<PlanningPart>,
    obstacles: Vec<PlanningPart>,
    settings: PlannerSettings,
    map: Roadmap,
    plan: Replanner<LatticeState>,
    /// The states whose edges may have changed since the last run.
    changed_states: Vec<LatticeState>,
    end: Option<Progress>,
    path: Option<PlannedPath>,
}

impl Planner {
    /// Continues planning for about `poses` poses. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Interrupted`] if `executor` requests a stop.
    pub fn run(&mut self, poses: usize, executor: &impl Executor) -> Result<Progress, Interrupted> {
        if let Some(end) = self.end {
            return Ok(end);
        }
        let ground = PlanningScene::new(&self.robot, &self.obstacles);
        let reach = self.map.lattice.extreme_poses();
        let Some(group) = ground.group(reach.each_ref()) else {
            return Ok(*self.end.insert(Progress::None));
        };
        let mut edges = EdgeTests::new(&mut self.map, &group, executor);
        if !self.changed_states.is_empty() {
            self.plan.changed(&self.changed_states, &mut edges)?;
            self.changed_states.clear();
        }
        let end = match self.plan.run(&mut edges, poses)? {
            ReplanStatus::Found => {
                let steps = self.plan.path();
                let blocked = edges.blocked(&steps)?;
                if !blocked.is_empty() {
                    self.plan.edges_changed(blocked, &mut edges)?;
                    return Ok(Progress::Running);
                }
                let steps = steps
                    .into_iter()
                    .map(|state| edges.map.pose(state))
                    .collect();
                let path = shortened(steps, &mut edges)?;
                self.path = Some(path);
                Progress::Found
            }
            ReplanStatus::None => Progress::None,
            ReplanStatus::Running if self.map.pose_count() > self.settings.max_states => {
                Progress::LimitReached
            }
            ReplanStatus::Running => return Ok(Progress::Running),
        };
        self.end = Some(end);
        Ok(end)
    }

    /// Returns the planned path, once it is found.
    pub fn path(&self) -> Option<&PlannedPath> {
        self.path.as_ref()
    }

    /// Returns the poses that the search has expanded.
    pub fn explored(&self) -> impl Iterator<Item = Pose> + '_ {
        self.plan.expanded_nodes().map(|state| self.map.pose(state))
    }

    /// Returns the numbers of poses and tests so far.
    pub fn counts(&self) -> Counts {
        Counts {
            expanded: self.plan.expanded(),
            ..self.map.counts
        }
    }

    /// Returns the number of orientations that are tried.
    pub fn orientations(&self) -> usize {
        self.map.lattice.rotations.count()
    }

    /// Returns the robot's point that moves straight while the robot turns, in the robot's frame.
    pub fn centre(&self) -> Point {
        self.map.lattice.centre
    }

    /// Moves an obstacle to a new pose. The next run updates the plan; until then there is none.
    ///
    /// # Errors
    /// As [`Planner::new`], for the obstacle and its effect on the start and the goal; then nothing has changed.
    pub fn move_obstacle(
        &mut self,
        obstacle: usize,
        pose: Pose,
        executor: &impl Executor,
    ) -> Result<(), PlanError> {
        let (index, obstacles) = (obstacle, self.obstacles.len());
        let old = self.obstacles.get(index).cloned();
        let old = old.ok_or(PlanError::Obstacle { index, obstacles })?;
        if same_bits(&old.pose, &pose) {
            return Ok(());
        }
        let moved = PlanningPart {
            pose,
            ..old.clone()
        };
        check_body(&self.space, &moved.shape, &pose)?;
        self.obstacles[index] = moved.clone();
        if let Err(error) = self.check_ends(executor) {
            self.obstacles[index] = old;
            return Err(error);
        }
        for place in [old, moved] {
            let around = place.shape.bounds().posed(&place.pose);
            self.changed_states
                .extend(self.map.invalidate_near(&around));
        }
        (self.end, self.path) = (None, None);
        Ok(())
    }
}

/// Shortens a path through the lattice: it is cut, then halved and cut again while that helps.
fn shortened<W: Executor>(
    steps: Vec<Pose>,
    edges: &mut EdgeTests<'_, W>,
) -> Result<PlannedPath, Interrupted> {
    let (centre, radius) = (edges.map.lattice.centre, edges.map.lattice.radius);
    let steps = Path::new(steps, centre, radius);
    let mut path = shortcut(steps.poses.clone(), edges)?;
    for _ in 0..MAX_ROUNDS {
        let before = Path::new(path.clone(), centre, radius);
        let again = shortcut(halved(&before, edges), edges)?;
        let after = Path::new(again, centre, radius);
        if after.length > before.length * (1.0 - MIN_GAIN) {
            break;
        }
        path = after.poses;
    }
    let path = Path::new(path, centre, radius);
    Ok(PlannedPath { path, steps })
}

/// The largest number of rounds of shortening.
const MAX_ROUNDS: usize = 4;
/// The smallest relative shortening by a round after which another round follows.
const MIN_GAIN: f64 = 0.005;

fn shortcut<W: Executor>(
    poses: Vec<Pose>,
    edges: &mut EdgeTests<'_, W>,
) -> Result<Vec<Pose>, Interrupted> {
    let mut shortening = PathShortener::new(poses);
    while !shortening.step(|from, to| edges.is_free(from, to))? {}
    Ok(shortening.poses().to_vec())
}

/// Returns the poses with one more between every two.
fn halved<W: Executor>(path: &Path, edges: &EdgeTests<'_, W>) -> Vec<Pose> {
    let mut all = vec![path.poses[0]];
    for leg in path.poses.windows(2) {
        all.extend(edges.group.segment(&leg[0], &leg[1]).map(|leg| leg.at(0.5)));
        all.push(leg[1]);
    }
    all
}
