//! Lists the steps: the world, its cells, two views of the field, the search, the path, the robot along it, and times.

use nearpoint_geometry::Pose;
use nearpoint_published::octree::Cube;
use nearpoint_published::planning::{Cells, Field, FieldMethod};

use super::measure::{
    PUBLISHED_FIELD, PUBLISHED_SEARCH, Times, chart, field, search, times, with_levels,
};
use super::world;
use crate::clock::{Time, mark_noisy};
use crate::error::LessonError;
use crate::figure::Role;
use crate::plans::{Run, Scene, VoxelScene, path_numbers, path_question, range};
use crate::slices::Slices;
use crate::story::{Bound, LazyStep, Number, NumberUnit, Question, Story};
use crate::values::Value;

/// The steps of the lesson on paths of robots that turn about all axes, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub scene: Scene,
    pub voxel_scene: VoxelScene,
    /// The robot's full cells at its start.
    pub robot_cells: Vec<Cube>,
    pub field: Field,
    pub run: Run,
    /// The first contact of each segment on which the robot hits an obstacle.
    pub hits: Vec<Pose>,
    /// The number of full cells of the paper's world.
    published: usize,
    now: fn() -> f64,
    /// The times of all worlds.
    times: Slices<Times>,
    /// The number of nodes that the search explores, by [`LEVELS`].
    nodes: Slices<usize>,
    world: String,
}

/// The levels: one less than published, as many, and one more.
const LEVELS: [(&str, u32); 3] = [
    ("nodes-level-4", world::DEPTH - 1),
    ("nodes-level-5", world::DEPTH),
    ("nodes-level-6", world::DEPTH + 1),
];

const STEPS: [fn(&Steps) -> LazyStep<'_>; 8] = [
    |it| {
        let draft = LazyStep::new("shuttle.world").numbers(it.cells());
        draft
            .figure(|| it.world())
            .draw(|figure| figure.bodies(&it.scene, Role::B))
    },
    |it| {
        let draft = LazyStep::new("shuttle.cells").numbers(it.cells());
        draft
            .figure(|| it.world())
            .draw(|figure| it.draw_cells(figure))
    },
    |it| {
        let draft = LazyStep::new("shuttle.slice").numbers(it.heights());
        draft.figure(|| it.world()).draw(|figure| it.slice(figure))
    },
    |it| {
        LazyStep::new("shuttle.surfaces")
            .numbers(it.heights())
            .ask(path_question("shuttle.how", &it.run))
            .figure(|| it.world())
            .draw(|figure| it.surfaces(figure))
    },
    |it| {
        let draft = LazyStep::new("shuttle.explored").numbers(it.found());
        draft
            .figure(|| it.world())
            .draw(|figure| it.explored(figure))
    },
    |it| {
        LazyStep::new("shuttle.way")
            .numbers(it.found())
            .ask(Question::yes_or_no("gap.hits", !it.hits.is_empty()))
            .figure(|| it.world())
            .draw(|figure| {
                it.explored(figure);
                figure.trail(&it.run);
            })
    },
    |it| {
        LazyStep::new("shuttle.robot")
            .numbers(it.found())
            .count("legs-that-meet", it.hits.len())
            .figure(|| it.world())
            .draw(|figure| it.along_path(figure))
            .robot_along(&it.scene, &it.run)
    },
    |it| {
        LazyStep::new("shuttle.times")
            .numbers(it.measured())
            .figure(|| it.world())
            .draw(|figure| it.along_path(figure))
            .robot_along(&it.scene, &it.run)
            .chart(|| chart(it.times.first(), it.voxel_scene.cells.full().len()))
    },
];

impl Steps {
    /// Builds the world with this name, computes its field, and searches a path in it.
    pub fn new(name: &str, now: fn() -> f64) -> Result<Self, LessonError> {
        let scene = world::scene(name, world::DEPTH)?;
        let voxel_scene = scene.to_voxels()?;
        let field = field(&scene, &voxel_scene, FieldMethod::Sweeps)?;
        let run = search(&scene, &voxel_scene, &field)?;
        let robot_cells = Cells::from_voxels(&scene.space, &voxel_scene.at_start.voxels);
        Ok(Self {
            robot_cells: robot_cells.full().to_vec(),
            hits: run.hits(&scene),
            published: world::published(name),
            field,
            run,
            voxel_scene,
            scene,
            now,
            times: Slices::new(world::NAMES.len()),
            nodes: Slices::new(LEVELS.len()),
            world: name.to_owned(),
        })
    }

    /// Returns the layer of voxels that is shown.
    pub fn layer(&self) -> u32 {
        let at = self.scene.start.translation.vector.into();
        let voxel = self.scene.space.voxel_at(&at);
        voxel.map_or(0, |[_, _, z]| z)
    }

    fn cells(&self) -> [Number; 5] {
        let cells = &self.voxel_scene.cells;
        [
            Number::count("full-cells", cells.full().len()),
            Number::count("published-cells", self.published),
            Number::count("cubes-compacted", self.voxel_scene.compacted),
            Number::count("empty-cells", cells.empty().len()),
            Number::count("robot-cells", self.robot_cells.len()),
        ]
    }

    fn heights(&self) -> [Number; 2] {
        let [low, high] = range(&self.field);
        [
            Number::plain("field-lowest", low),
            Number::plain("field-highest", high),
        ]
    }

    fn found(&self) -> Vec<Number> {
        let nodes = Number::count("nodes-explored", self.run.nodes);
        [nodes].into_iter().chain(path_numbers(&self.run)).collect()
    }

    /// States the times of the shown world, and the paper's.
    fn measured(&self) -> Vec<Number> {
        let full = self.voxel_scene.cells.full().len();
        let of_world = |times: &&Times| times.full == full;
        let own = self.times.first().find(of_world);
        let number = |name, of: fn(&Times) -> Option<Time>| Number::millis(name, own.and_then(of));
        let published =
            |name, time: f64| Number::new(name, time, NumberUnit::Milliseconds, Bound::Published);
        let mut fields = [
            number("field-cubes", |times| times.cubes),
            number("field-sweeps", |times| times.sweeps),
        ];
        mark_noisy(&mut fields);
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

    /// Returns the values that the texts of all steps may name.
    fn holes(&self) -> [(&'static str, Value); 10] {
        let [low, high] = range(&self.field);
        let turned = self.run.turned().to_degrees().round();
        [
            ("full", Value::from(self.voxel_scene.cells.full().len())),
            ("compacted", Value::from(self.voxel_scene.compacted)),
            ("published", Value::from(self.published)),
            ("robot", Value::from(self.robot_cells.len())),
            ("low", Value::from(low.round())),
            ("high", Value::from(high.round())),
            ("nodes", Value::from(self.run.nodes)),
            ("turned", Value::from(turned)),
            ("legs", Value::from(self.run.poses.len().saturating_sub(1))),
            ("hits", Value::from(self.hits.len())),
        ]
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn prepare(&mut self, step: usize) -> f64 {
        if step + 1 < STEPS.len() {
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

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self).with_args(self.holes())
    }
}
