//! The story: closed, climbed, proven, opened, climbed on, planned anew, and the robot on its way.

use nearpoint_geometry::work::Serial;
use nearpoint_published::planning::PlannerSettings;

use super::climb::{Climbed, climb};
use super::world;
use crate::error::LessonError;
use crate::plans::{Outcome, Run, Scene, field_on_way, finish, planner, yes_or_no};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    opening: f64,
    /// Closed and opened.
    pub scenes: [Scene; 2],
    /// To the end with the door closed, and on after it has moved.
    pub climbed: [Climbed; 2],
    /// With the door closed, and the same plan mended.
    pub ours: [Run; 2],
    /// Poses that mending looked on from.
    mended: usize,
}

/// Our search turns by so much.
const ALPHA: f64 = std::f64::consts::FRAC_PI_4;

pub(super) const CLOSED: usize = 0;
pub(super) const STUCK: usize = 1;
pub(super) const PROVEN: usize = 2;
pub(super) const OPENED: usize = 3;
pub(super) const ON: usize = 4;
pub(super) const MENDED: usize = 5;
const ROBOT: usize = 6;

impl Told {
    pub fn new(opening: f64) -> Result<Self, LessonError> {
        let scenes = [world::scene(0.0)?, world::scene(opening)?];
        let settings = PlannerSettings {
            alpha: ALPHA,
            ..PlannerSettings::default()
        };
        let mut plan = planner(&scenes[0], settings)?;
        let progress = finish(&mut plan)?;
        let closed = Run::of(&plan, progress);
        let to = scenes[1].obstacles[world::DOOR].pose;
        plan.move_obstacle(world::DOOR, to, &Serial)?;
        let progress = finish(&mut plan)?;
        let opened = Run::of(&plan, progress);
        Ok(Self {
            opening,
            climbed: climb(&scenes[0], &scenes[1])?,
            mended: opened.nodes - closed.nodes,
            ours: [closed, opened],
            scenes,
        })
    }

    fn comes_on(&self) -> bool {
        self.climbed[1].run.outcome == Outcome::Found
    }

    fn is_found(&self) -> bool {
        self.ours[1].outcome == Outcome::Found
    }

    fn say(&self, step: usize) -> Say {
        let key = match step {
            CLOSED => "door.closed",
            STUCK => "door.stuck",
            PROVEN => "door.proven",
            OPENED => "door.opened",
            ON if self.comes_on() => "door.on",
            ON => "door.stuck-again",
            MENDED if self.is_found() => "door.mended",
            MENDED => "door.proven-again",
            _ => "door.robot",
        };
        let door = &self.climbed[1].voxelled.obstacles[world::DOOR];
        let [before, after] = [0, 1].map(|i| &self.climbed[i].run);
        let turned = |run: &Run| Value::from(run.turned().to_degrees().round());
        let with = [
            ("opening", Value::from(self.opening)),
            ("steps", Value::from(before.nodes - 1)),
            ("more", Value::from(after.nodes - before.nodes)),
            ("turned", turned(after)),
            ("turned-ours", turned(&self.ours[1])),
            ("poses", Value::from(self.ours[0].nodes)),
            ("mended", Value::from(self.mended)),
            ("full", Value::from(door.full_cells)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let run = match step {
            CLOSED => return self.cells(0),
            OPENED => return self.cells(1),
            STUCK => &self.climbed[0].run,
            ON => &self.climbed[1].run,
            PROVEN => return vec![Number::count("poses-expanded", self.ours[0].nodes)],
            _ => &self.ours[1],
        };
        let (length, turned) = (run.length(), run.turned().to_degrees());
        let of = |value: f64| Some(value).filter(|_| run.outcome == Outcome::Found);
        let mut numbers = match step {
            STUCK | ON => vec![Number::count("climbing-steps", run.nodes - 1)],
            _ => {
                let mended = Number::count("poses-mended", self.mended);
                vec![mended.beside(Some(self.ours[0].nodes as f64))]
            }
        };
        let exact = Bound::Exact;
        numbers.push(Number::new(
            "way-length",
            of(length),
            NumberUnit::Length,
            exact,
        ));
        numbers.push(Number::new(
            "way-turned",
            of(turned),
            NumberUnit::Degrees,
            exact,
        ));
        numbers
    }

    fn cells(&self, when: usize) -> Vec<Number> {
        let voxelled = &self.climbed[when].voxelled;
        vec![
            Number::count("full-cells", voxelled.cells.full().len()),
            Number::count("empty-cells", voxelled.cells.empty().len()),
            Number::count("robot-cells", voxelled.at_start.full_cells),
        ]
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            CLOSED => {
                let arrives = self.climbed[0].run.outcome == Outcome::Found;
                Some(yes_or_no("door.climb", arrives))
            }
            OPENED => Some(yes_or_no("door.on", self.comes_on())),
            ON => Some(yes_or_no("door.less", self.mended < self.ours[0].nodes)),
            _ => None,
        }
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
        let when = usize::from(step >= ON);
        let climbed = &self.climbed[when];
        let mut lines = vec![("way-climbed", &climbed.run, &climbed.field)];
        if step == ROBOT {
            lines.push(("way-ours", &self.ours[1], &climbed.field));
        }
        match step {
            CLOSED => Vec::new(),
            _ => vec![field_on_way(&lines)],
        }
    }
}
