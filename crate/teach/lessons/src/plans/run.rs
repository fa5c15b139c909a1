//! What a search found, told alike for the paper's and for ours.

use nearpoint_geometry::collide::swept::{Travel, first_contact};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::search::{self, End, Explored, SearchSettings, Waypoint};
use nearpoint_published::planning::{Field, Planner, PlannerSettings, Problem, Progress};

use super::{Scene, Voxelled};
use crate::story::Number;

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Found,
    /// There may be a way.
    Failed,
    /// There is no way by steps of the lattice.
    Proven,
}

#[derive(Debug, Clone)]
pub(crate) struct Run {
    pub outcome: Outcome,
    /// Where the robot's middle was looked at, each place once.
    pub explored: Vec<Point>,
    /// Nodes, or poses, that were looked at.
    pub nodes: usize,
    /// The way of the robot's middle.
    pub trail: Vec<Point>,
    pub poses: Vec<Pose>,
}

/// Returns how long a way is and how much it turns, where one was found.
pub(crate) fn way_of(run: &Run) -> [Number; 2] {
    let of = |value: f64| Some(value).filter(|_| run.outcome == Outcome::Found);
    [
        Number::length("way-length", of(run.length())),
        Number::degrees("way-turned", of(run.turned().to_degrees())),
    ]
}

impl Run {
    pub fn published(
        scene: &Scene,
        voxelled: &Voxelled,
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
            &Serial,
        )?;
        let outcome = match found.end {
            End::Reached => Outcome::Found,
            _ => Outcome::Failed,
        };
        Ok(Self::walked(scene, &found.explored, &found.path, outcome))
    }

    /// What the paper's search has done.
    pub fn walked(
        scene: &Scene,
        explored: &[Explored],
        path: &[Waypoint],
        outcome: Outcome,
    ) -> Self {
        let middle = |node: &Explored| {
            let around = scene.space.place(&node.cell);
            around.lo + (around.hi - around.lo) * 0.5
        };
        Self {
            outcome,
            nodes: explored.len(),
            explored: once(explored.iter().map(middle)),
            trail: path.iter().map(|point| point.at).collect(),
            poses: path.iter().map(|point| point.pose).collect(),
        }
    }

    pub fn ours(scene: &Scene, settings: PlannerSettings) -> Result<Self, PlanError> {
        let mut planner = planner(scene, settings)?;
        let progress = finish(&mut planner)?;
        Ok(Self::of(&planner, progress))
    }

    /// What a planner has found, once it has come to an end.
    pub fn of(planner: &Planner, progress: Progress) -> Self {
        let centre = planner.centre();
        let poses = planner.path().map_or(&[][..], |path| &path.path.poses);
        Self {
            outcome: match progress {
                Progress::Found => Outcome::Found,
                Progress::None => Outcome::Proven,
                Progress::Going | Progress::TooMany => Outcome::Failed,
            },
            nodes: planner.counts().expanded,
            explored: once(planner.explored().map(|pose| pose * centre)),
            trail: poses.iter().map(|pose| pose * centre).collect(),
            poses: poses.to_vec(),
        }
    }

    /// All turns of the way, in radians.
    pub fn turned(&self) -> f64 {
        let angle = |ends: &[Pose]| ends[0].rotation.angle_to(&ends[1].rotation);
        let angles = self.poses.windows(2).map(angle);
        angles.fold(0.0, |all, one| all + one)
    }

    /// How long the middle's way is.
    pub fn length(&self) -> f64 {
        let legs = self.trail.windows(2);
        legs.map(|ends| (ends[1] - ends[0]).norm()).sum()
    }

    /// Where the robot first meets an obstacle, on each leg from pose to pose on which it does, by the exact test of all
    /// that is in between.
    pub fn hits(&self, scene: &Scene) -> Vec<Pose> {
        let legs = self.poses.windows(2);
        legs.filter_map(|ends| meets(scene, [ends[0], ends[1]]))
            .collect()
    }

    /// Some of the poses, the first and the last among them.
    pub fn some(&self, most: usize) -> Vec<Pose> {
        let (count, last) = (
            most.min(self.poses.len()),
            self.poses.len().saturating_sub(1),
        );
        let at = |i: usize| self.poses[i * last / (count - 1).max(1)];
        (0..count).map(at).collect()
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
    Planner::new(problem, &Serial)
}

/// Goes on to the end.
pub(crate) fn finish(planner: &mut Planner) -> Result<Progress, PlanError> {
    const SLICE: usize = 4096;
    loop {
        match planner.run(SLICE, &Serial)? {
            Progress::Going => {}
            end => return Ok(end),
        }
    }
}

fn meets(scene: &Scene, [from, to]: [Pose; 2]) -> Option<Pose> {
    let centre = scene.robot.bounds().centre();
    let travel = Travel::new(from, to, centre).ok()?;
    let times = scene.obstacles.iter().filter_map(|obstacle| {
        let rest = Travel::new(obstacle.pose, obstacle.pose, Point::origin()).ok()?;
        let met = first_contact(&scene.robot, &obstacle.shape, &travel, &rest, &Serial);
        Some(met.ok()??.time)
    });
    let first = times.min_by(f64::total_cmp)?;
    Some(travel.at(first))
}

fn once(places: impl Iterator<Item = Point>) -> Vec<Point> {
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
    /// Whether there is a way by steps of the lattice, as brute force has it; our search must say the same.
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
        let ours = Run::ours(self, settings).expect("the scene can be planned in");
        let said = match shortest {
            Some(_) => Outcome::Found,
            None => Outcome::Proven,
        };
        assert_eq!(ours.outcome, said, "{shortest:?}");
        shortest.is_some()
    }
}
