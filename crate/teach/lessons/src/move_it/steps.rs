//! Lists the steps: the block at its dragged position, and the cost of repairing the plan.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::planning::PlannerSettings;

use super::world;
use crate::error::LessonError;
use crate::figure::{Caption, DragHandle, Figure, Item, Role};
use crate::plans::{
    Outcome, Run, Scene, at, finish, path_numbers, path_question, planner, rotation_along_path,
};
use crate::story::{Chart, LazyStep, Number, Question, Story};

/// The steps of the lesson on a plan that is repaired while the user drags an obstacle, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    at: [f64; 2],
    /// The scene with the block at its position.
    scene: Scene,
    /// The plan before the block was moved, and the repaired one.
    before: Run,
    run: Run,
    /// The numbers of expanded poses: to repair the plan, and to make a new one.
    repaired_poses: usize,
    new_poses: usize,
}

/// The angle by which our search turns.
const ALPHA: f64 = std::f64::consts::FRAC_PI_4;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 4] = [
    |it| {
        LazyStep::new("move-it.world")
            .ask(path_question("gap.how", &it.run))
            .figure(|| it.world(|_| {}))
    },
    |it| {
        LazyStep::new_if(it.is_found(), "move-it.way", "move-it.none")
            .numbers(path_numbers(&it.run))
            .ask(Question::yes_or_no(
                "move-it.less",
                it.repaired_poses < it.new_poses,
            ))
            .figure(|| it.world(|figure| figure.trail(&it.run)))
            .chart(|| it.turned())
    },
    |it| {
        let key = match (it.is_found(), it.is_moved()) {
            (false, _) => "move-it.none",
            (true, false) => "move-it.still",
            (true, true) => "move-it.mended",
        };
        LazyStep::new(key)
            .numbers(path_numbers(&it.run))
            .numbers([it.repaired_poses()])
            .figure(|| {
                it.world(|figure| {
                    figure.explored(&it.run, it.scene.space.cell());
                    figure.old_trail(&it.before);
                    figure.trail(&it.run);
                })
            })
            .chart(|| it.turned())
    },
    |it| {
        LazyStep::new("move-it.robot")
            .numbers(path_numbers(&it.run))
            .numbers([it.repaired_poses()])
            .figure(|| it.world(|figure| figure.trail(&it.run)))
            .robot_along(&it.scene, &it.run)
            .chart(|| it.turned())
    },
];

impl Steps {
    /// Plans the path with the block at home, then repairs it with the block at this position.
    pub fn new(place: [f64; 2]) -> Result<Self, LessonError> {
        let mut scene = world::scene()?;
        let settings = PlannerSettings {
            alpha: ALPHA,
            ..PlannerSettings::default()
        };
        let mut first = planner(&scene, settings)?;
        let mut progress = finish(&mut first)?;
        let before = Run::from_planner(&first, progress);
        let known = first.counts().expanded;
        let pose = at(place, 0.0, scene.space.cell());
        if place != world::HOME {
            first.move_obstacle(world::NUMBER, pose, &SequentialExecutor)?;
            progress = finish(&mut first)?;
        }
        scene.obstacles[world::NUMBER].pose = pose;
        let mut anew = planner(&scene, settings)?;
        finish(&mut anew)?;
        Ok(Self {
            at: place,
            before,
            run: Run::from_planner(&first, progress),
            repaired_poses: first.counts().expanded - known,
            new_poses: anew.counts().expanded,
            scene,
        })
    }

    fn is_found(&self) -> bool {
        self.run.outcome == Outcome::Found
    }

    fn is_moved(&self) -> bool {
        self.at != world::HOME
    }

    fn repaired_poses(&self) -> Number {
        Number::count("poses-mended", self.repaired_poses)
            .compared_with(Some(self.new_poses as f64))
    }

    fn turned(&self) -> Chart {
        let mut lines = vec![("plan-now", &self.run)];
        if self.is_moved() {
            lines.push(("plan-before", &self.before));
        }
        rotation_along_path(&lines)
    }

    /// Draws the world with the block that can be dragged, and the given contents.
    fn world(&self, draw: impl FnOnce(&mut Figure)) -> Figure {
        let mut figure = Figure::empty();
        figure.border(&self.scene.space);
        let mut walls = self.scene.clone();
        let block = walls.obstacles.remove(world::NUMBER);
        figure.bodies(&walls, Role::B);
        figure.solid(&block.shape, block.pose, Role::Element(2));
        let middle = block.pose.translation.vector.into();
        figure.label(middle, Caption::Key("drag-me"), Role::Origin);
        draw(&mut figure);
        figure.items.push(Item::DragHandle(DragHandle {
            shape: block.shape.clone(),
            pose: block.pose,
            along: world::handles(self.at),
            turn: None,
        }));
        figure
    }
}

impl Story for Steps {
    /// Counts the steps; the last one, with the robot on its path, exists only if a path was found.
    fn steps(&self) -> usize {
        STEPS.len() - usize::from(!self.is_found())
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
            .with_arg("turned", self.run.turned().to_degrees().round())
            .with_arg("mended", self.repaired_poses)
            .with_arg("anew", self.new_poses)
    }
}
