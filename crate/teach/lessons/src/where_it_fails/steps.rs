//! Lists the steps: the world, the paper's search, ours, what it found or proved, and the paper's search in all worlds.

use nearpoint_geometry::Pose;
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldSettings, PlannerSettings};

use super::world;
use super::world_counts::WorldCounts;
use crate::error::LessonError;
use crate::figure::{Figure, Role, Symbol};
use crate::plans::{Outcome, Run, Scene, VoxelScene, field_along_path, path_numbers};
use crate::story::{Chart, LazyStep, Number, Question, Story};
use crate::values::Value;

/// The steps of the lesson on worlds in which the published path search fails, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    world: String,
    scene: Scene,
    voxel_scene: VoxelScene,
    field: Field,
    published: Run,
    ours: Run,
    /// The first contact of each segment of the paper's path on which the robot hits an obstacle.
    hits: Vec<Pose>,
    world_counts: WorldCounts,
}

const STEPS: [fn(&Steps) -> LazyStep<'_>; 5] = [
    |it| {
        LazyStep::new(it.world())
            .ask(Question::yes_or_no("fails.published", it.is_path_found()))
            .figure(|| it.world_with(|_| {}, |_| {}))
    },
    |it| {
        let key = match it.is_path_found() {
            true => "fails.published-way",
            false if it.world == "beside" => "fails.published-beside",
            false => "fails.published",
        };
        LazyStep::new(key)
            .numbers(it.published_numbers())
            .ask(Question::yes_or_no("fails.ours", it.is_found()))
            .figure(|| {
                let below = |figure: &mut Figure| figure.shaded(&it.field, &it.voxel_scene.cells);
                it.world_with(below, |figure| {
                    figure.explored(&it.published, it.scene.space.cell());
                    if it.is_path_found() {
                        figure.hits(&it.scene, &it.hits);
                    }
                    figure.trail(&it.published);
                })
            })
            .chart(|| it.field_along_path(false))
    },
    |it| {
        LazyStep::new("fails.ours")
            .numbers(it.published_numbers())
            .count("poses-expanded", it.ours.nodes)
            .ask(Question::yes_or_no("fails.ours", it.is_found()))
            .figure(|| it.world_with(|_| {}, |figure| it.explored(figure)))
            .chart(|| it.field_along_path(false))
    },
    |it| {
        let key = match (it.is_path_found(), it.is_found()) {
            (false, true) => "fails.way",
            (true, true) => "fails.both",
            (false, false) => "fails.proven",
            (true, false) => "fails.no-way",
        };
        let way = path_numbers(&it.ours)
            .into_iter()
            .zip(path_numbers(&it.published));
        let way = way.map(|(ours, published)| ours.compared_with(published.value));
        LazyStep::new(key)
            .numbers(it.published_numbers())
            .count("poses-expanded", it.ours.nodes)
            .numbers(way.filter(|_| it.is_found()))
            .figure(|| it.end())
            .robot_along(&it.scene, &it.ours)
            .chart(|| it.field_along_path(true))
    },
    |it| {
        LazyStep::new("fails.all")
            .count("worlds-tried", it.world_counts.worlds)
            .count("worlds-found", it.world_counts.found)
            .count("worlds-clean", it.world_counts.clean)
            .figure(|| it.end())
            .robot_along(&it.scene, &it.ours)
            .chart(|| it.field_along_path(true))
    },
];

impl Steps {
    /// Runs the paper's search and ours in the world with this name and seed, and lists the steps.
    pub fn new(name: &str, seed: u64) -> Result<Self, LessonError> {
        let scene = world::scene(name, seed)?;
        let voxel_scene = scene.to_voxels()?;
        let field = voxel_scene.field(&scene, FieldSettings::default())?;
        let settings = SearchSettings::default();
        let published = Run::published(&scene, &voxel_scene, &field, &settings)?;
        Ok(Self {
            world: name.to_owned(),
            hits: published.hits(&scene),
            world_counts: WorldCounts::count(seed)?,
            published,
            ours: Run::planned(&scene, PlannerSettings::default())?,
            field,
            voxel_scene,
            scene,
        })
    }

    fn is_found(&self) -> bool {
        self.ours.outcome == Outcome::Found
    }

    /// Returns whether the paper's search has found a path.
    fn is_path_found(&self) -> bool {
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

    fn published_numbers(&self) -> Vec<Number> {
        let mut numbers = vec![Number::count("nodes-explored", self.published.nodes)];
        if self.is_path_found() {
            numbers.push(Number::count("legs-that-meet", self.hits.len()));
        }
        numbers
    }

    fn field_along_path(&self, at_end: bool) -> Chart {
        let mut lines = vec![("way-published", &self.published, &self.field)];
        if at_end && self.is_found() {
            lines.push(("way-ours", &self.ours, &self.field));
        }
        field_along_path(&lines)
    }

    /// Draws the world, with the given items below its bodies and above them.
    fn world_with(
        &self,
        below: impl FnOnce(&mut Figure),
        above: impl FnOnce(&mut Figure),
    ) -> Figure {
        let mut figure = Figure::empty();
        figure.border(&self.scene.space);
        below(&mut figure);
        figure.bodies(&self.scene, Role::B);
        above(&mut figure);
        figure
    }

    fn explored(&self, figure: &mut Figure) {
        figure.explored(&self.ours, self.scene.space.cell());
    }

    fn end(&self) -> Figure {
        if !self.is_found() {
            return self.world_with(|_| {}, |figure| self.explored(figure));
        }
        Figure::empty().with(|figure| {
            figure.border(&self.scene.space);
            figure.obstacles(&self.scene, Role::B);
            figure.dot(self.scene.target(), Role::Lower, Symbol::Ring);
            self.explored(figure);
            figure.trail(&self.ours);
        })
    }

    /// Returns the values that the texts of all steps may name.
    fn holes(&self) -> [(&'static str, Value); 11] {
        let turned = self.ours.turned().to_degrees().round();
        let legs = self.published.poses.len().saturating_sub(1);
        [
            ("nodes", Value::from(self.published.nodes)),
            ("poses", Value::from(self.ours.nodes)),
            ("turned", Value::from(turned)),
            ("blocks", Value::from(self.scene.obstacles.len())),
            ("hits", Value::from(self.hits.len())),
            ("legs", Value::from(legs)),
            ("long", Value::from(self.published.length().round())),
            ("short", Value::from(self.ours.length().round())),
            ("worlds", Value::from(self.world_counts.worlds)),
            ("found", Value::from(self.world_counts.found)),
            ("clean", Value::from(self.world_counts.clean)),
        ]
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self).with_args(self.holes())
    }
}
