//! The story: the world, the paper's search, ours, what it found or proved, and the paper's search in all worlds.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Up;
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldSettings, PlannerSettings};

use super::all::All;
use super::world;
use crate::error::LessonError;
use crate::figure::{Figure, Role};
use crate::plans::{Outcome, Run, Scene, Voxelled, field_on_way, yes_or_no};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    world: String,
    scene: Scene,
    voxelled: Voxelled,
    field: Field,
    published: Run,
    ours: Run,
    /// Legs of the paper's way on which the robot meets an obstacle.
    hits: Vec<Pose>,
    all: All,
}

const WORLD: usize = 0;
const PUBLISHED: usize = 1;
const OURS: usize = 2;
const END: usize = 3;
const ALL: usize = 4;
/// The robot is shown so often along its way.
const POSES: usize = 9;

impl Told {
    pub fn new(name: &str, seed: u64) -> Result<Self, LessonError> {
        let scene = world::scene(name, seed)?;
        let voxelled = scene.voxelled()?;
        let field = voxelled.field(&scene, FieldSettings::default())?;
        let settings = SearchSettings::default();
        let published = Run::published(&scene, &voxelled, &field, &settings)?;
        Ok(Self {
            world: name.to_owned(),
            hits: published.hits(&scene),
            all: All::of(seed)?,
            published,
            ours: Run::ours(&scene, PlannerSettings::default())?,
            field,
            voxelled,
            scene,
        })
    }

    fn is_found(&self) -> bool {
        self.ours.outcome == Outcome::Found
    }

    /// Whether the paper's search has found a way.
    fn is_told(&self) -> bool {
        self.published.outcome == Outcome::Found
    }

    fn world(&self) -> &'static str {
        match self.world.as_str() {
            "beside" => "fails.beside",
            "pocket" => "fails.pocket",
            "two-gaps" => "fails.two-gaps",
            "zigzag" => "fails.zigzag",
            "island" => "fails.island",
            "clutter" => "fails.clutter",
            _ => "fails.world",
        }
    }

    fn say(&self, step: usize) -> Say {
        let key = match (step, self.is_told(), self.is_found()) {
            (WORLD, ..) => self.world(),
            (PUBLISHED, true, _) => "fails.published-way",
            (PUBLISHED, ..) if self.world == "beside" => "fails.published-beside",
            (PUBLISHED, ..) => "fails.published",
            (OURS, ..) => "fails.ours",
            (ALL, ..) => "fails.all",
            (_, false, true) => "fails.way",
            (_, true, true) => "fails.both",
            (_, false, false) => "fails.proven",
            (_, true, false) => "fails.no-way",
        };
        let turned = self.ours.turned().to_degrees().round();
        let with = [
            ("nodes", Value::from(self.published.nodes)),
            ("poses", Value::from(self.ours.nodes)),
            ("turned", Value::from(turned)),
            ("blocks", Value::from(self.scene.obstacles.len())),
            ("hits", Value::from(self.hits.len())),
            (
                "legs",
                Value::from(self.published.poses.len().saturating_sub(1)),
            ),
            ("long", Value::from(self.published.length().round())),
            ("short", Value::from(self.ours.length().round())),
            ("worlds", Value::from(self.all.worlds)),
            ("found", Value::from(self.all.found)),
            ("clean", Value::from(self.all.clean)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        if step == ALL {
            return self.in_all();
        }
        let mut numbers = Vec::new();
        if step >= PUBLISHED {
            numbers.push(Number::count("nodes-explored", self.published.nodes));
        }
        if step >= PUBLISHED && self.is_told() {
            numbers.push(Number::count("legs-that-meet", self.hits.len()));
        }
        if step >= OURS {
            numbers.push(Number::count("poses-expanded", self.ours.nodes));
        }
        if step == END && self.is_found() {
            let told = |of: fn(&Run) -> f64| Some(of(&self.published)).filter(|_| self.is_told());
            let number = |name, unit, of: fn(&Run) -> f64| {
                Number::new(name, of(&self.ours), unit, Bound::Exact).beside(told(of))
            };
            let degrees = |run: &Run| run.turned().to_degrees();
            numbers.push(number("way-length", NumberUnit::Length, Run::length));
            numbers.push(number("way-turned", NumberUnit::Degrees, degrees));
        }
        numbers
    }

    fn in_all(&self) -> Vec<Number> {
        vec![
            Number::count("worlds-tried", self.all.worlds),
            Number::count("worlds-found", self.all.found),
            Number::count("worlds-clean", self.all.clean),
        ]
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            WORLD => Some(yes_or_no("fails.published", self.is_told())),
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
                if self.is_told() {
                    figure.poses(&self.scene, &self.published, 0, &self.hits);
                }
                figure.trail(&self.published);
            }
            _ => figure.explored(&self.ours, cell),
        }
        if step >= END && self.is_found() {
            figure.poses(&self.scene, &self.ours, POSES, &[]);
            figure.trail(&self.ours);
        }
        figure
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        ALL + 1
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

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let mut lines = vec![("way-published", &self.published, &self.field)];
        if step >= END && self.is_found() {
            lines.push(("way-ours", &self.ours, &self.field));
        }
        match step {
            WORLD => Vec::new(),
            _ => vec![field_on_way(&lines)],
        }
    }
}
