//! Lists the steps: closed, climbed, proven, opened, climbed on, planned again, and the robot on its path.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::planning::PlannerSettings;

use super::climb::{ClimbResult, climb};
use super::world;
use crate::error::LessonError;
use crate::plans::{Outcome, Run, Scene, field_along_path, finish, path_numbers, planner};
use crate::story::{Chart, LazyStep, Number, Question, Story};
use crate::values::Value;

/// The steps of the lesson on a path planner that waits until an obstacle moves away, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    opening: f64,
    /// The scenes with the door closed and with it opened.
    pub scenes: [Scene; 2],
    /// The climbs to the end with the door closed, and on after it has moved.
    pub climbs: [ClimbResult; 2],
    /// Our plans: with the door closed, and the same plan repaired.
    pub ours: [Run; 2],
    /// The number of poses that the repair expanded.
    repaired_poses: usize,
}

/// The angle by which our search turns.
const ALPHA: f64 = std::f64::consts::FRAC_PI_4;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 7] = [
    |it| {
        LazyStep::new("door.closed")
            .numbers(it.cells(0))
            .ask(Question::yes_or_no(
                "door.climb",
                it.climbs[0].run.outcome == Outcome::Found,
            ))
            .figure(|| it.at_start())
    },
    |it| {
        LazyStep::new("door.stuck")
            .numbers(it.steps_climbed(0))
            .figure(|| it.climb(0, 0))
            .chart(|| it.field_along_path(0, None))
    },
    |it| {
        LazyStep::new("door.proven")
            .count("poses-expanded", it.ours[0].nodes)
            .figure(|| it.plan(0))
            .chart(|| it.field_along_path(0, None))
    },
    |it| {
        LazyStep::new("door.opened")
            .numbers(it.cells(1))
            .ask(Question::yes_or_no("door.on", it.continues()))
            .figure(|| it.climb(1, 0))
            .draw(|figure| it.door_before(figure))
            .chart(|| it.field_along_path(0, None))
    },
    |it| {
        LazyStep::new_if(it.continues(), "door.on", "door.stuck-again")
            .numbers(it.steps_climbed(1))
            .ask(Question::yes_or_no(
                "door.less",
                it.repaired_poses < it.ours[0].nodes,
            ))
            .figure(|| it.climb(1, 1))
            .chart(|| it.field_along_path(1, None))
    },
    |it| {
        LazyStep::new_if(it.is_found(), "door.mended", "door.proven-again")
            .numbers(it.repaired_poses())
            .figure(|| it.plan(1))
            .chart(|| it.field_along_path(1, None))
    },
    |it| {
        LazyStep::new("door.robot")
            .numbers(it.repaired_poses())
            .figure(|| it.along_path())
            .robot_along(&it.scenes[1], &it.ours[1])
            .chart(|| it.field_along_path(1, Some(&it.ours[1])))
    },
];

impl Steps {
    /// Plans the path behind the closed door, then repairs it when the door is open by this much.
    pub fn new(opening: f64) -> Result<Self, LessonError> {
        let scenes = [world::scene(0.0)?, world::scene(opening)?];
        let settings = PlannerSettings {
            alpha: ALPHA,
            ..PlannerSettings::default()
        };
        let mut plan = planner(&scenes[0], settings)?;
        let progress = finish(&mut plan)?;
        let closed = Run::from_planner(&plan, progress);
        let to = scenes[1].obstacles[world::DOOR].pose;
        plan.move_obstacle(world::DOOR, to, &SequentialExecutor)?;
        let progress = finish(&mut plan)?;
        let opened = Run::from_planner(&plan, progress);
        Ok(Self {
            opening,
            climbs: climb(&scenes[0], &scenes[1])?,
            repaired_poses: opened.nodes - closed.nodes,
            ours: [closed, opened],
            scenes,
        })
    }

    fn continues(&self) -> bool {
        self.climbs[1].run.outcome == Outcome::Found
    }

    fn is_found(&self) -> bool {
        self.ours[1].outcome == Outcome::Found
    }

    fn steps_climbed(&self, when: usize) -> Vec<Number> {
        let run = &self.climbs[when].run;
        let steps = Number::count("climbing-steps", run.nodes - 1);
        [steps].into_iter().chain(path_numbers(run)).collect()
    }

    fn repaired_poses(&self) -> Vec<Number> {
        let mended = Number::count("poses-mended", self.repaired_poses);
        let mended = mended.compared_with(Some(self.ours[0].nodes as f64));
        [mended]
            .into_iter()
            .chain(path_numbers(&self.ours[1]))
            .collect()
    }

    fn cells(&self, when: usize) -> Vec<Number> {
        let voxelled = &self.climbs[when].voxel_scene;
        vec![
            Number::count("full-cells", voxelled.cells.full().len()),
            Number::count("empty-cells", voxelled.cells.empty().len()),
            Number::count("robot-cells", voxelled.at_start.full_cells),
        ]
    }

    /// Charts the field at one time along the climbed path, and along ours.
    fn field_along_path(&self, when: usize, ours: Option<&Run>) -> Chart {
        let ClimbResult { run, field, .. } = &self.climbs[when];
        let mut lines = vec![("way-climbed", run, field)];
        lines.extend(ours.map(|run| ("way-ours", run, field)));
        field_along_path(&lines)
    }

    /// Returns the values that the texts of all steps may name.
    fn holes(&self) -> [(&'static str, Value); 8] {
        let door = &self.climbs[1].voxel_scene.obstacles[world::DOOR];
        let [before, after] = [0, 1].map(|i| &self.climbs[i].run);
        let turned = |run: &Run| Value::from(run.turned().to_degrees().round());
        [
            ("opening", Value::from(self.opening)),
            ("steps", Value::from(before.nodes - 1)),
            ("more", Value::from(after.nodes - before.nodes)),
            ("turned", turned(after)),
            ("turned-ours", turned(&self.ours[1])),
            ("poses", Value::from(self.ours[0].nodes)),
            ("mended", Value::from(self.repaired_poses)),
            ("full", Value::from(door.full_cells)),
        ]
    }
}

impl Story for Steps {
    /// Counts the steps; the last one, with the robot on its path, exists only if a path was found.
    fn steps(&self) -> usize {
        STEPS.len() - usize::from(!self.is_found())
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self).with_args(self.holes())
    }
}
