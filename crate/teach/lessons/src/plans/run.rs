//! Describes the result of a search in one form, for the paper's search and for ours.

use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::search::{self, End, SearchNode, SearchSettings, Waypoint};
use nearpoint_published::planning::{Field, Planner, PlannerSettings, Problem, Progress};

use super::{Scene, VoxelScene};
use crate::story::Number;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Found,
    /// The search failed; a path may exist.
    Failed,
    /// No path exists by steps of the lattice.
    Proven,
}

#[derive(Debug, Clone)]
pub(crate) struct Run {
    pub outcome: Outcome,
    /// The explored positions of the robot's centre, each once.
    pub explored: Vec<Point>,
    /// The number of explored nodes, or of expanded poses.
    pub nodes: usize,
    /// The path of the robot's centre.
    pub trail: Vec<Point>,
    pub poses: Vec<Pose>,
}

/// Returns the length and the rotation of a path, where one was found.
pub(crate) fn path_numbers(run: &Run) -> [Number; 2] {
    let of = |value: f64| Some(value).filter(|_| run.outcome == Outcome::Found);
    [
        Number::length("way-length", of(run.length())),
        Number::degrees("way-turned", of(run.turned().to_degrees())),
    ]
}

impl Run {
    /// Runs the paper's search in a scene and returns its result in the common form.
    pub fn published(
        scene: &Scene,
        voxelled: &VoxelScene,
        field: &Field,
        settings: &SearchSettings,
    ) -> Result<Self, PlanError> {
        let found = search::search(
            &scene.space,
            &voxelled.robot,
            field,
            &scene.start,
            scene.target(),
            settings,
            &SequentialExecutor,
        )?;
        let outcome = match found.end {
            End::Reached => Outcome::Found,
            _ => Outcome::Failed,
        };
        Ok(Self::from_search(
            scene,
            &found.explored,
            &found.path,
            outcome,
        ))
    }

    /// Converts the result of the paper's search to the common form.
    pub fn from_search(
        scene: &Scene,
        explored: &[SearchNode],
        path: &[Waypoint],
        outcome: Outcome,
    ) -> Self {
        let middle = |node: &SearchNode| {
            let around = scene.space.cell_box(&node.cell);
            around.lo + (around.hi - around.lo) * 0.5
        };
        Self {
            outcome,
            nodes: explored.len(),
            explored: without_duplicates(explored.iter().map(middle)),
            trail: path.iter().map(|point| point.at).collect(),
            poses: path.iter().map(|point| point.pose).collect(),
        }
    }

    /// Plans a path in a scene with our planner and returns its result in the common form.
    pub fn planned(scene: &Scene, settings: PlannerSettings) -> Result<Self, PlanError> {
        let mut planner = planner(scene, settings)?;
        let progress = finish(&mut planner)?;
        Ok(Self::from_planner(&planner, progress))
    }

    /// Converts the result of a planner that has ended to the common form.
    pub fn from_planner(planner: &Planner, progress: Progress) -> Self {
        let centre = planner.centre();
        let poses = planner.path().map_or(&[][..], |path| &path.path.poses);
        Self {
            outcome: match progress {
                Progress::Found => Outcome::Found,
                Progress::None => Outcome::Proven,
                Progress::Running | Progress::LimitReached => Outcome::Failed,
            },
            nodes: planner.counts().expanded,
            explored: without_duplicates(planner.explored().map(|pose| pose * centre)),
            trail: poses.iter().map(|pose| pose * centre).collect(),
            poses: poses.to_vec(),
        }
    }

    /// Returns the sum of all rotations of the path, in radians.
    pub fn turned(&self) -> f64 {
        let angle = |ends: &[Pose]| ends[0].rotation.angle_to(&ends[1].rotation);
        let angles = self.poses.windows(2).map(angle);
        angles.fold(0.0, |all, one| all + one)
    }

    /// Returns the length of the path: the sum of the distances between its positions.
    pub fn length(&self) -> f64 {
        let legs = self.trail.windows(2);
        legs.map(|ends| (ends[1] - ends[0]).norm()).sum()
    }

    /// Returns the pose of the robot's first contact on each segment that has one, by the exact test of the whole motion
    /// between two poses.
    pub fn hits(&self, scene: &Scene) -> Vec<Pose> {
        let legs = self.poses.windows(2);
        legs.filter_map(|ends| first_contact_pose(scene, [ends[0], ends[1]]))
            .collect()
    }
}

pub(crate) fn planner(scene: &Scene, settings: PlannerSettings) -> Result<Planner, PlanError> {
    let problem = Problem {
        space: scene.space,
        robot: scene.robot.clone(),
        obstacles: scene.obstacles.clone(),
        start: scene.start,
        goal: scene.goal,
        settings,
    };
    Planner::new(problem, &SequentialExecutor)
}

/// Runs the planner to the end.
pub(crate) fn finish(planner: &mut Planner) -> Result<Progress, PlanError> {
    const SLICE: usize = 4096;
    loop {
        match planner.run(SLICE, &SequentialExecutor)? {
            Progress::Running => {}
            end => return Ok(end),
        }
    }
}

fn first_contact_pose(scene: &Scene, [from, to]: [Pose; 2]) -> Option<Pose> {
    let centre = scene.robot.bounds().centre();
    let travel = RigidMotion::new(from, to, centre).ok()?;
    let times = scene.obstacles.iter().filter_map(|obstacle| {
        let rest = RigidMotion::new(obstacle.pose, obstacle.pose, Point::origin()).ok()?;
        let met = first_contact(
            &scene.robot,
            &obstacle.shape,
            &travel,
            &rest,
            &SequentialExecutor,
        );
        Some(met.ok()??.time)
    });
    let first = times.min_by(f64::total_cmp)?;
    Some(travel.at(first))
}

fn without_duplicates(places: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut all: Vec<Point> = places.collect();
    let key = |p: &Point, q: &Point| {
        let by = |axis: usize| p[axis].total_cmp(&q[axis]);
        by(0).then(by(1)).then(by(2))
    };
    all.sort_by(key);
    all.dedup();
    all
}

#[cfg(test)]
impl Scene {
    /// Returns whether a path by steps of the lattice exists, by brute force; our search must agree.
    pub fn check_by_brute_force(&self) -> bool {
        use nearpoint_published::planning::brute;

        let settings = PlannerSettings::default();
        let problem = Problem {
            space: self.space,
            robot: self.robot.clone(),
            obstacles: self.obstacles.clone(),
            start: self.start,
            goal: self.goal,
            settings,
        };
        let shortest = brute::shortest(&problem).expect("turns are by 30°");
        let ours = Run::planned(self, settings).expect("the scene can be planned in");
        let stated = match shortest {
            Some(_) => Outcome::Found,
            None => Outcome::Proven,
        };
        assert_eq!(ours.outcome, stated, "{shortest:?}");
        shortest.is_some()
    }
}
