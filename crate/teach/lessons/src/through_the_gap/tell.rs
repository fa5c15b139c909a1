//! The story: the world, its field as colours, term by term and as heights, the search, the way, the robot along it.

use nearpoint_geometry::{Point, Pose};
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldSettings, PlannerSettings};

use super::push::Here;
use super::{Wish, world};
use crate::error::LessonError;
use crate::plans::{Outcome, Run, Scene, Voxelled, field_on_way, hollows, how, range, yes_or_no};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    wish: Wish,
    pub scene: Scene,
    pub voxelled: Voxelled,
    pub field: Field,
    /// Where it is told term by term.
    pub here: Here,
    pub hollows: Vec<Point>,
    /// The search that is shown.
    pub run: Run,
    /// The paper's beside ours.
    other: Option<Run>,
    pub hits: Vec<Pose>,
}

const CELLS: usize = 1;
const PUSH: usize = 2;
const HEIGHTS: usize = 3;
const EXPLORED: usize = 4;
const WAY: usize = 5;
const ROBOT: usize = 6;
/// Of the clutter.
const SEED: u64 = 1;

impl Told {
    pub fn new(wish: Wish) -> Result<Self, LessonError> {
        let scene = world::scene(&wish.world, wish.gap, SEED)?;
        let voxelled = scene.voxelled()?;
        let settings = FieldSettings {
            norm: wish.norm,
            ..FieldSettings::default()
        };
        let field = voxelled.field(&scene, settings)?;
        let settings = SearchSettings {
            alpha: wish.alpha,
            ..SearchSettings::default()
        };
        let published = Run::published(&scene, &voxelled, &field, &settings)?;
        let settings = PlannerSettings {
            alpha: wish.alpha,
            ..PlannerSettings::default()
        };
        let (run, other) = match wish.ours {
            true => (Run::ours(&scene, settings)?, Some(published)),
            false => (published, None),
        };
        Ok(Self {
            here: Here::of(&scene, &voxelled, &field).ok_or_else(no_obstacle)?,
            wish,
            hollows: hollows(&field, &voxelled.cells, &scene.target()),
            hits: run.hits(&scene),
            field,
            voxelled,
            scene,
            run,
            other,
        })
    }

    fn is_found(&self) -> bool {
        self.run.outcome == Outcome::Found
    }

    fn world(&self) -> &'static str {
        match self.wish.world.as_str() {
            "pocket" => "gap.world-pocket",
            "two-gaps" => "gap.world-two-gaps",
            "zigzag" => "gap.world-zigzag",
            "island" => "gap.world-island",
            "clutter" => "gap.world-clutter",
            _ => "gap.world",
        }
    }

    fn say(&self, step: usize) -> Say {
        let key = match (step, self.wish.ours, self.run.outcome) {
            (0, ..) => self.world(),
            (PUSH, ..) => return self.here.say(),
            (CELLS, ..) => "gap.field",
            (HEIGHTS, ..) => "gap.heights",
            (EXPLORED, false, _) => "gap.explored",
            (EXPLORED, true, _) => "gap.explored-ours",
            (WAY, false, Outcome::Found) => "gap.way",
            (WAY, true, Outcome::Found) => "gap.way-ours",
            (WAY, _, Outcome::Failed) => "gap.failed",
            (WAY, _, Outcome::Proven) => "gap.proven",
            (_, false, _) => "gap.robot",
            (_, true, _) => "gap.robot-ours",
        };
        let [low, high] = range(&self.field);
        let with = [
            ("gap", Value::from(self.wish.gap)),
            ("blocks", Value::from(self.scene.obstacles.len())),
            ("alpha", Value::from(self.wish.alpha.to_degrees().round())),
            ("full", Value::from(self.voxelled.cells.full().len())),
            ("compacted", Value::from(self.voxelled.compacted)),
            ("empty", Value::from(self.voxelled.cells.empty().len())),
            ("low", Value::from(low.round())),
            ("high", Value::from(high.round())),
            ("hollows", Value::from(self.hollows.len())),
            ("nodes", Value::from(self.run.nodes)),
            (
                "turned",
                Value::from(self.run.turned().to_degrees().round()),
            ),
            ("legs", Value::from(self.run.poses.len().saturating_sub(1))),
            ("hits", Value::from(self.hits.len())),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let cells = &self.voxelled.cells;
        let [low, high] = range(&self.field);
        let plain = |name, value| Number::new(name, value, NumberUnit::Plain, Bound::Exact);
        match step {
            0 => vec![
                Number::count("full-cells", cells.full().len()),
                Number::count("cubes-compacted", self.voxelled.compacted),
                Number::count("empty-cells", cells.empty().len()),
                Number::count("robot-cells", self.voxelled.at_start.full_cells),
            ],
            CELLS | HEIGHTS => vec![
                plain("field-lowest", low),
                plain("field-highest", high),
                Number::count("field-hollows", self.hollows.len()),
            ],
            PUSH => self.here.numbers(),
            _ => self.found(step),
        }
    }

    fn found(&self, step: usize) -> Vec<Number> {
        let (run, other) = (&self.run, self.other.as_ref());
        let both = |name, unit, of: &dyn Fn(&Run) -> f64| {
            let of = |run: &Run| Some(of(run)).filter(|_| run.outcome == Outcome::Found);
            Number::new(name, of(run), unit, Bound::Exact).beside(other.and_then(of))
        };
        let nodes = other.map(|other| other.nodes as f64);
        let mut numbers = vec![
            Number::count("nodes-explored", run.nodes).beside(nodes),
            both("way-length", NumberUnit::Length, &Run::length),
            both("way-turned", NumberUnit::Degrees, &|run| {
                run.turned().to_degrees()
            }),
        ];
        if step == ROBOT {
            numbers.push(Number::count("legs-that-meet", self.hits.len()));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            PUSH => Some(yes_or_no("gap.hollows", !self.hollows.is_empty())),
            HEIGHTS => Some(how("gap.how", &self.run)),
            WAY if self.is_found() => Some(yes_or_no("gap.hits", !self.hits.is_empty())),
            _ => None,
        }
    }
}

fn no_obstacle() -> LessonError {
    LessonError::Impossible {
        reason: "the world has no obstacle".to_owned(),
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        if self.is_found() { ROBOT + 1 } else { WAY + 1 }
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
        if step < WAY {
            return Vec::new();
        }
        let name = |ours: bool| if ours { "way-ours" } else { "way-published" };
        let mut lines = vec![(name(self.wish.ours), &self.run, &self.field)];
        let other = self.other.as_ref();
        lines.extend(other.map(|run| (name(!self.wish.ours), run, &self.field)));
        vec![field_on_way(&lines)]
    }
}
