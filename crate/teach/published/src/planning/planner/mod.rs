//! Our search: complete at its resolution over position and orientation, exact between two poses, mended when the world
//! changes.
//!
//! A robot goes by steps of a voxel's edge and turns by steps of an angle ([`nearpoint_motion::plan::Rotations`]) from where it starts.
//! Whether a step is free is decided by distances of the meshes: what is farther from everything at both ends than a
//! point goes on the way has room enough, and a step that this does not tell of is halved (Schwarzer, Saha and Latombe,
//! "Exact collision checking of robot paths", 2002); what five halvings leave is swept by the continuous test. The
//! shortest such way is searched by D* Lite, so that only what has changed is looked at again when an obstacle is
//! elsewhere. Then the way is made shorter, each new leg tested in the same manner.
//!
//! It ends with a way, or with the proof that none exists *by such steps*: all that leads to the goal was looked at. A
//! gap that is narrower than the steps can hit stays closed to it; smaller voxels and angles open it.
//!
//! The robot is within the world wherever it is in the lattice; while it turns between two such poses its corners may
//! reach out by a little.

mod begin;
mod between;
mod edges;
mod replan;
mod roadmap;

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};

use super::Space;
use crate::planning::PlanError;
use begin::check_still;
use edges::EdgeTests;
use nearpoint_motion::plan::ground::Ground;
use nearpoint_motion::plan::lattice::State;
use nearpoint_motion::plan::{Obstacle, Path, Shortening, Smallest, smallest};
use nearpoint_motion::pose::same_bits;
use replan::{Replanned, Replanner};
use roadmap::Roadmap;

/// What is asked: a robot among obstacles is to go from one pose to another. All poses map a shape's frame into the
/// world.
#[derive(Debug, Clone)]
pub struct Problem {
    /// Where the way may go, and how finely it is looked for.
    pub space: Space,
    /// Closed, and so are the obstacles.
    pub robot: Arc<Shape>,
    /// What the robot must not enter.
    pub obstacles: Vec<Obstacle>,
    /// Of the robot's frame in the world.
    pub start: Pose,
    /// Of the robot's frame in the world.
    pub goal: Pose,
    /// How far the search goes, and by which steps.
    pub settings: PlannerSettings,
}

/// How to plan.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlannerSettings {
    /// The step of turning, radians.
    pub alpha: f64,
    /// How far from every obstacle the robot stays.
    pub clearance: f64,
    /// When so many poses were looked at the search gives up.
    pub most_states: usize,
}

impl Default for PlannerSettings {
    fn default() -> Self {
        Self {
            alpha: std::f64::consts::FRAC_PI_6,
            clearance: 0.0,
            most_states: 1 << 20,
        }
    }
}

/// How far a planner has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Nothing is decided yet.
    Going,
    /// [`Planner::path`] is there.
    Found,
    /// There is no way by such steps.
    None,
    /// As many poses were looked at as may be; there may be a way.
    TooMany,
}

/// What planning took, since the planner was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Poses whose distance to the obstacles was asked for; again after one has moved.
    pub poses: usize,
    /// Steps between two poses.
    pub edges: usize,
    /// Those on a way that was tried that distances at the ends did not decide.
    pub swept: usize,
    /// Poses whose ways on were looked at.
    pub expanded: usize,
}

/// A way, as it was found and made shorter.
#[derive(Debug, Clone)]
pub struct PlannedPath {
    /// To go along.
    pub path: Path,
    /// By steps of the lattice, before it was made shorter.
    pub steps: Path,
    /// None if nothing is nearer than the way is long.
    pub smallest: Option<Smallest>,
}

/// A plan that is kept while the world changes.
#[derive(Debug, Clone)]
pub struct Planner {
    space: Space,
    /// One, in its own frame.
    robot: Vec<Obstacle>,
    obstacles: Vec<Obstacle>,
    settings: PlannerSettings,
    map: Roadmap,
    plan: Replanner<State>,
    /// Around these something has moved since.
    stale: Vec<State>,
    end: Option<Progress>,
    path: Option<PlannedPath>,
}

impl Planner {
    /// Goes on for about so many poses. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Stopped`] when `work` says so.
    pub fn run(&mut self, poses: usize, work: &impl Work) -> Result<Progress, Stopped> {
        if let Some(end) = self.end {
            return Ok(end);
        }
        let ground = Ground::new(&self.robot, &self.obstacles);
        let reach = self.map.lattice.reach();
        let Some(group) = ground.group(reach.each_ref()) else {
            return Ok(*self.end.insert(Progress::None));
        };
        let mut edges = EdgeTests::new(&mut self.map, &group, self.settings.clearance, work);
        if !self.stale.is_empty() {
            self.plan.changed(&self.stale, &mut edges)?;
            self.stale.clear();
        }
        let end = match self.plan.run(&mut edges, poses)? {
            Replanned::Path => {
                let steps = self.plan.path();
                let blocked = edges.blocked(&steps)?;
                if !blocked.is_empty() {
                    self.plan.edges_changed(blocked, &mut edges)?;
                    return Ok(Progress::Going);
                }
                let steps = steps
                    .into_iter()
                    .map(|state| edges.map.pose(state))
                    .collect();
                let path = shortened(steps, &mut edges)?;
                self.path = Some(path);
                Progress::Found
            }
            Replanned::None => Progress::None,
            Replanned::Going if self.map.looked_at() > self.settings.most_states => {
                Progress::TooMany
            }
            Replanned::Going => return Ok(Progress::Going),
        };
        self.end = Some(end);
        Ok(end)
    }

    /// The way, once it is found.
    pub fn path(&self) -> Option<&PlannedPath> {
        self.path.as_ref()
    }

    /// The poses whose ways on are known.
    pub fn explored(&self) -> impl Iterator<Item = Pose> + '_ {
        self.plan.known().map(|state| self.map.pose(state))
    }

    /// What it took so far.
    pub fn counts(&self) -> Counts {
        Counts {
            expanded: self.plan.expanded(),
            ..self.map.counts
        }
    }

    /// How many orientations are tried.
    pub fn orientations(&self) -> usize {
        self.map.lattice.rotations.count()
    }

    /// What goes straight on while the robot turns, in its frame.
    pub fn centre(&self) -> Point {
        self.map.lattice.centre
    }

    /// An obstacle is elsewhere. The plan is mended when it is run next; until then there is none.
    ///
    /// # Errors
    /// As [`Planner::new`], for the obstacle and what it does to the start and the goal; then nothing has changed.
    pub fn move_obstacle(
        &mut self,
        obstacle: usize,
        pose: Pose,
        work: &impl Work,
    ) -> Result<(), PlanError> {
        let (index, obstacles) = (obstacle, self.obstacles.len());
        let old = self.obstacles.get(index).cloned();
        let old = old.ok_or(PlanError::Obstacle { index, obstacles })?;
        if same_bits(&old.pose, &pose) {
            return Ok(());
        }
        let moved = Obstacle {
            pose,
            ..old.clone()
        };
        check_still(&self.space, &moved.shape, &pose)?;
        self.obstacles[index] = moved.clone();
        if let Err(error) = self.check_ends(work) {
            self.obstacles[index] = old;
            return Err(error);
        }
        for place in [old, moved] {
            let around = place.shape.bounds().posed(&place.pose);
            self.stale.extend(self.map.forget_near(&around));
        }
        (self.end, self.path) = (None, None);
        Ok(())
    }
}

/// A way through the lattice made shorter: cut, and what is left halved and cut again while that helps.
fn shortened<W: Work>(
    steps: Vec<Pose>,
    edges: &mut EdgeTests<'_, W>,
) -> Result<PlannedPath, Stopped> {
    let (centre, radius) = (edges.map.lattice.centre, edges.map.lattice.radius);
    let steps = Path::new(steps, centre, radius);
    let mut path = cut(steps.poses.clone(), edges)?;
    for _ in 0..MOST_ROUNDS {
        let before = Path::new(path.clone(), centre, radius);
        let again = cut(halved(&before, edges), edges)?;
        let after = Path::new(again, centre, radius);
        if after.length > before.length * (1.0 - WORTH_IT) {
            break;
        }
        path = after.poses;
    }
    let path = Path::new(path, centre, radius);
    let smallest = smallest(&path, edges.group, edges.work)?;
    Ok(PlannedPath {
        path,
        steps,
        smallest,
    })
}

/// Rounds of shortening at most.
const MOST_ROUNDS: usize = 4;
/// A round that shortens the way by less than this share is the last.
const WORTH_IT: f64 = 0.005;

fn cut<W: Work>(poses: Vec<Pose>, edges: &mut EdgeTests<'_, W>) -> Result<Vec<Pose>, Stopped> {
    let mut shortening = Shortening::of(poses);
    while !shortening.step(|from, to| edges.is_free(from, to))? {}
    Ok(shortening.poses().to_vec())
}

/// With a pose between every two.
fn halved<W: Work>(path: &Path, edges: &EdgeTests<'_, W>) -> Vec<Pose> {
    let mut all = vec![path.poses[0]];
    for leg in path.poses.windows(2) {
        all.extend(edges.group.leg(&leg[0], &leg[1]).map(|leg| leg.at(0.5)));
        all.push(leg[1]);
    }
    all
}
