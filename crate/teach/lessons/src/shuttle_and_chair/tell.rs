//! The story: the world, its cells, two looks at the field, the search, the way, the robot along it, and times.

use nearpoint_geometry::Pose;
use nearpoint_published::octree::Cube;
use nearpoint_published::planning::{Cells, Field, FieldMethod};

use super::measure::{
    PUBLISHED_FIELD, PUBLISHED_SEARCH, Times, chart, field, search, times, with_levels,
};
use super::world;
use crate::clock::{Time, mark};
use crate::error::LessonError;
use crate::plans::{Outcome, Run, Scene, Voxelled, how, range, yes_or_no};
use crate::slices::Slices;
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    pub scene: Scene,
    pub voxelled: Voxelled,
    /// The robot's full cells where it starts.
    pub robot_cells: Vec<Cube>,
    pub field: Field,
    pub run: Run,
    /// Legs on which the robot meets an obstacle.
    pub hits: Vec<Pose>,
    /// The full cells of the paper's world.
    published: usize,
    now: fn() -> f64,
    /// Of all worlds.
    times: Slices<Times>,
    /// Nodes that the search looks at, by [`LEVELS`].
    nodes: Slices<usize>,
    world: String,
}

/// A level less than published, as many, and one more.
const LEVELS: [(&str, u32); 3] = [
    ("nodes-level-4", world::DEPTH - 1),
    ("nodes-level-5", world::DEPTH),
    ("nodes-level-6", world::DEPTH + 1),
];

pub(super) const WORLD: usize = 0;
pub(super) const CELLS: usize = 1;
pub(super) const SLICE: usize = 2;
pub(super) const SURFACES: usize = 3;
pub(super) const EXPLORED: usize = 4;
pub(super) const WAY: usize = 5;
const ROBOT: usize = 6;
const TIMES: usize = 7;

impl Told {
    pub fn new(name: &str, now: fn() -> f64) -> Result<Self, LessonError> {
        let scene = world::scene(name, world::DEPTH)?;
        let voxelled = scene.voxelled()?;
        let field = field(&scene, &voxelled, FieldMethod::Sweeps)?;
        let run = search(&scene, &voxelled, &field)?;
        let robot_cells = Cells::of(&scene.space, &voxelled.at_start.voxels);
        Ok(Self {
            robot_cells: robot_cells.full().to_vec(),
            hits: run.hits(&scene),
            published: world::published(name),
            field,
            run,
            voxelled,
            scene,
            now,
            times: Slices::new(world::NAMES.len()),
            nodes: Slices::new(LEVELS.len()),
            world: name.to_owned(),
        })
    }

    /// Which layer of voxels is shown.
    pub fn layer(&self) -> u32 {
        let at = self.scene.start.translation.vector.into();
        let voxel = self.scene.space.voxel_at(&at);
        voxel.map_or(0, |[_, _, z]| z)
    }

    fn say(&self, step: usize) -> Say {
        const KEYS: [&str; 8] = [
            "shuttle.world",
            "shuttle.cells",
            "shuttle.slice",
            "shuttle.surfaces",
            "shuttle.explored",
            "shuttle.way",
            "shuttle.robot",
            "shuttle.times",
        ];
        let [low, high] = range(&self.field);
        let with = [
            ("full", Value::from(self.voxelled.cells.full().len())),
            ("compacted", Value::from(self.voxelled.compacted)),
            ("published", Value::from(self.published)),
            ("robot", Value::from(self.robot_cells.len())),
            ("low", Value::from(low.round())),
            ("high", Value::from(high.round())),
            ("nodes", Value::from(self.run.nodes)),
            (
                "turned",
                Value::from(self.run.turned().to_degrees().round()),
            ),
            ("legs", Value::from(self.run.poses.len().saturating_sub(1))),
            ("hits", Value::from(self.hits.len())),
        ];
        Say::new(KEYS[step], with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let cells = &self.voxelled.cells;
        let plain = |name, value| Number::new(name, value, NumberUnit::Plain, Bound::Exact);
        match step {
            WORLD | CELLS => vec![
                Number::count("full-cells", cells.full().len()),
                Number::count("published-cells", self.published),
                Number::count("cubes-compacted", self.voxelled.compacted),
                Number::count("empty-cells", cells.empty().len()),
                Number::count("robot-cells", self.robot_cells.len()),
            ],
            SLICE | SURFACES => {
                let [low, high] = range(&self.field);
                vec![plain("field-lowest", low), plain("field-highest", high)]
            }
            TIMES => self.measured(),
            _ => self.found(step),
        }
    }

    fn found(&self, step: usize) -> Vec<Number> {
        let is_found = self.run.outcome == Outcome::Found;
        let of = |value: f64| Some(value).filter(|_| is_found);
        let turned = self.run.turned().to_degrees();
        let exact = Bound::Exact;
        let mut numbers = vec![
            Number::count("nodes-explored", self.run.nodes),
            Number::new(
                "way-length",
                of(self.run.length()),
                NumberUnit::Length,
                exact,
            ),
            Number::new("way-turned", of(turned), NumberUnit::Degrees, exact),
        ];
        if step == ROBOT {
            numbers.push(Number::count("legs-that-meet", self.hits.len()));
        }
        numbers
    }

    /// The world that is shown, and the paper's.
    fn measured(&self) -> Vec<Number> {
        let full = self.voxelled.cells.full().len();
        let of_world = |times: &&Times| times.full == full;
        let own = self.times.first().find(of_world);
        let unit = NumberUnit::Milliseconds;
        let number =
            |name, of: fn(&Times) -> Option<Time>| Number::time(name, own.and_then(of), unit);
        let published = |name, time: f64| Number::new(name, time, unit, Bound::Published);
        let mut fields = [
            number("field-cubes", |times| times.cubes),
            number("field-sweeps", |times| times.sweeps),
        ];
        mark(&mut fields);
        let mut numbers = fields.to_vec();
        numbers.extend([
            number("plan-search", |times| times.search),
            published("published-field", PUBLISHED_FIELD),
            published("published-search", PUBLISHED_SEARCH),
        ]);
        let levels = LEVELS.iter().zip(self.nodes.iter());
        numbers.extend(levels.filter_map(|((name, _), nodes)| Some(Number::count(name, *nodes?))));
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            SURFACES => Some(how("shuttle.how", &self.run)),
            WAY => Some(yes_or_no("gap.hits", !self.hits.is_empty())),
            _ => None,
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        TIMES + 1
    }

    fn prepare(&mut self, step: usize) -> f64 {
        if step != TIMES {
            return 1.0;
        }
        let now = self.now;
        let of = |world: usize| times(world::NAMES[world], now).ok();
        let timed = self.times.make_one(0..world::NAMES.len(), of);
        if timed < 1.0 {
            return timed / 2.0;
        }
        let name = &self.world;
        let of = |level: usize| Some(with_levels(name, LEVELS[level].1).ok()?.nodes);
        0.5 + self.nodes.make_one(0..LEVELS.len(), of) / 2.0
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
        let full = self.voxelled.cells.full().len();
        let shown = (step == TIMES).then(|| chart(self.times.first(), full));
        shown.into_iter().collect()
    }
}
