//! The story: the world, the paper's search, ours, and what it found or proved.

use nearpoint_geometry::unit::Up;
use nearpoint_motion::published::search::SearchSettings;
use nearpoint_motion::published::{Field, FieldSettings, PlannerSettings};

use super::world;
use crate::error::LessonError;
use crate::figure::{Figure, Role};
use crate::plans::{Outcome, Run, Scene, Voxelled, field_on_way, yes_or_no};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    beside: bool,
    scene: Scene,
    voxelled: Voxelled,
    field: Field,
    published: Run,
    ours: Run,
}

const WORLD: usize = 0;
const PUBLISHED: usize = 1;
const OURS: usize = 2;
const END: usize = 3;
/// The robot is shown so often along its way.
const POSES: usize = 9;

impl Told {
    pub fn new(name: &str) -> Result<Self, LessonError> {
        let scene = world::scene(name)?;
        let voxelled = scene.voxelled()?;
        let field = voxelled.field(&scene, FieldSettings::default())?;
        let settings = SearchSettings::default();
        Ok(Self {
            beside: name == world::NAMES[0],
            published: Run::published(&scene, &voxelled, &field, &settings)?,
            ours: Run::ours(&scene, PlannerSettings::default())?,
            field,
            voxelled,
            scene,
        })
    }

    fn is_found(&self) -> bool {
        self.ours.outcome == Outcome::Found
    }

    fn say(&self, step: usize) -> Say {
        let key = match (step, self.is_found()) {
            (WORLD, _) if self.beside => "fails.beside",
            (WORLD, _) => "fails.world",
            (PUBLISHED, _) if self.beside => "fails.published-beside",
            (PUBLISHED, _) => "fails.published",
            (OURS, _) => "fails.ours",
            (_, true) => "fails.way",
            (_, false) => "fails.proven",
        };
        let turned = self.ours.turned().to_degrees().round();
        let with = [
            ("nodes", Value::from(self.published.nodes)),
            ("poses", Value::from(self.ours.nodes)),
            ("turned", Value::from(turned)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let mut numbers = Vec::new();
        if step >= PUBLISHED {
            numbers.push(Number::count("nodes-explored", self.published.nodes));
        }
        if step >= OURS {
            numbers.push(Number::count("poses-expanded", self.ours.nodes));
        }
        if step == END && self.is_found() {
            let [length, turned] = [self.ours.length(), self.ours.turned().to_degrees()];
            let exact = Bound::Exact;
            numbers.push(Number::new("way-length", length, NumberUnit::Length, exact));
            numbers.push(Number::new(
                "way-turned",
                turned,
                NumberUnit::Degrees,
                exact,
            ));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        let published = self.published.outcome == Outcome::Found;
        match step {
            WORLD => Some(yes_or_no("fails.published", published)),
            PUBLISHED | OURS => Some(yes_or_no("fails.ours", self.is_found())),
            _ => None,
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let cell = self.scene.space.cell();
        figure.border(&self.scene.space);
        if step == PUBLISHED {
            figure.shaded(&self.field, &self.voxelled.cells);
        }
        figure.bodies(&self.scene, Role::B);
        match step {
            WORLD => {}
            PUBLISHED => {
                figure.explored(&self.published, cell);
                figure.trail(&self.published);
            }
            _ => figure.explored(&self.ours, cell),
        }
        if step == END && self.is_found() {
            figure.poses(&self.scene, &self.ours, POSES, &[]);
            figure.trail(&self.ours);
        }
        figure
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        END + 1
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
        let mut lines = vec![("way-published", &self.published, &self.field)];
        if step == END && self.is_found() {
            lines.push(("way-ours", &self.ours, &self.field));
        }
        match step {
            WORLD => Vec::new(),
            _ => vec![field_on_way(&lines)],
        }
    }
}
