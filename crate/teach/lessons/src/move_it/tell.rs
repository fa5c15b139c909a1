//! The story: the block where the hand has it, and what mending the plan took.

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::work::Serial;
use nearpoint_published::planning::PlannerSettings;

use super::world;
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Grip, Item, Role};
use crate::plans::{Outcome, Run, Scene, at, finish, how, planner, turned_on_way, yes_or_no};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    at: [f64; 2],
    /// With the block where it is.
    scene: Scene,
    /// The plan before the block was moved, and the mended one.
    before: Run,
    run: Run,
    /// Poses that were looked on from, to mend the plan and to make it anew.
    mended: usize,
    anew: usize,
}

/// Our search turns by so much.
const ALPHA: f64 = std::f64::consts::FRAC_PI_4;

const WORLD: usize = 0;
const HERE: usize = 1;
const MENDED: usize = 2;
const ROBOT: usize = 3;
/// The robot is shown so often along its way.
const POSES: usize = 9;

impl Told {
    pub fn new(place: [f64; 2]) -> Result<Self, LessonError> {
        let mut scene = world::scene()?;
        let settings = PlannerSettings {
            alpha: ALPHA,
            ..PlannerSettings::default()
        };
        let mut first = planner(&scene, settings)?;
        let mut progress = finish(&mut first)?;
        let before = Run::of(&first, progress);
        let known = first.counts().expanded;
        let pose = at(place, 0.0, scene.space.cell());
        if place != world::HOME {
            first.move_obstacle(world::NUMBER, pose, &Serial)?;
            progress = finish(&mut first)?;
        }
        scene.obstacles[world::NUMBER].pose = pose;
        let mut anew = planner(&scene, settings)?;
        finish(&mut anew)?;
        Ok(Self {
            at: place,
            before,
            run: Run::of(&first, progress),
            mended: first.counts().expanded - known,
            anew: anew.counts().expanded,
            scene,
        })
    }

    fn is_found(&self) -> bool {
        self.run.outcome == Outcome::Found
    }

    fn is_moved(&self) -> bool {
        self.at != world::HOME
    }

    fn say(&self, step: usize) -> Say {
        let key = match (step, self.is_found()) {
            (WORLD, _) => "move-it.world",
            (HERE, true) => "move-it.way",
            (_, false) => "move-it.none",
            (MENDED, _) if !self.is_moved() => "move-it.still",
            (MENDED, _) => "move-it.mended",
            (_, true) => "move-it.robot",
        };
        let turned = self.run.turned().to_degrees().round();
        let with = [
            ("turned", Value::from(turned)),
            ("mended", Value::from(self.mended)),
            ("anew", Value::from(self.anew)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        if step == WORLD {
            return Vec::new();
        }
        let of = |value: f64| Some(value).filter(|_| self.is_found());
        let [length, turned] = [self.run.length(), self.run.turned().to_degrees()].map(of);
        let mut numbers = vec![
            Number::new("way-length", length, NumberUnit::Length, Bound::Exact),
            Number::new("way-turned", turned, NumberUnit::Degrees, Bound::Exact),
        ];
        if step >= MENDED {
            let mended = Number::count("poses-mended", self.mended);
            numbers.push(mended.beside(Some(self.anew as f64)));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            WORLD => Some(how("gap.how", &self.run)),
            HERE => Some(yes_or_no("move-it.less", self.mended < self.anew)),
            _ => None,
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        figure.border(&self.scene.space);
        let mut walls = self.scene.clone();
        let block = walls.obstacles.remove(world::NUMBER);
        figure.bodies(&walls, Role::B);
        figure.solid(&block.shape, block.pose, Role::Element(2));
        let middle = block.pose.translation.vector.into();
        figure.label(middle, Caption::Key("drag-me"), Role::Origin);
        if step == MENDED {
            figure.explored(&self.run, self.scene.space.cell());
            figure.old_trail(&self.before);
        }
        if step == ROBOT {
            figure.poses(&self.scene, &self.run, POSES, &[]);
        }
        if step != WORLD {
            figure.trail(&self.run);
        }
        figure.items.push(Item::Grip(Grip {
            shape: block.shape.clone(),
            pose: block.pose,
            along: world::handles(self.at),
            turn: None,
        }));
        figure
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        if self.is_found() {
            ROBOT + 1
        } else {
            MENDED + 1
        }
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let mut lines = vec![("plan-now", &self.run)];
        if self.is_moved() {
            lines.push(("plan-before", &self.before));
        }
        match step {
            WORLD => Vec::new(),
            _ => vec![turned_on_way(&lines)],
        }
    }
}
