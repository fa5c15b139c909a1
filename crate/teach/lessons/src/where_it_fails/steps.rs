//! Lists the steps: the world, the paper's search, ours, what it found or proved, and the paper's search in all worlds.

use nearpoint_geometry::Pose;
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldSettings, PlannerSettings};

use super::all::All;
use super::world;
use crate::error::LessonError;
use crate::figure::{Figure, Role};
use crate::plans::{Outcome, Run, Scene, Voxelled, field_on_way, way_of};
use crate::story::{Chart, Draft, Number, Question, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Steps {
    world: String,
    scene: Scene,
    voxelled: Voxelled,
    field: Field,
    published: Run,
    ours: Run,
    /// The first contact of each leg of the paper's path on which the robot meets an obstacle.
    hits: Vec<Pose>,
    all: All,
}

/// The number of robots that are drawn along the path.
const POSES: usize = 9;

const STEPS: [fn(&Steps) -> Draft<'_>; 5] = [
    |it| {
        Draft::say(it.world())
            .ask(Question::yes_or_no("fails.published", it.is_told()))
            .figure(|| it.drawn(|_| {}, |_| {}))
    },
    |it| {
        let key = match it.is_told() {
            true => "fails.published-way",
            false if it.world == "beside" => "fails.published-beside",
            false => "fails.published",
        };
        Draft::say(key)
            .numbers(it.published_numbers())
            .ask(Question::yes_or_no("fails.ours", it.is_found()))
            .figure(|| {
                let below = |figure: &mut Figure| figure.shaded(&it.field, &it.voxelled.cells);
                it.drawn(below, |figure| {
                    figure.explored(&it.published, it.scene.space.cell());
                    if it.is_told() {
                        figure.poses(&it.scene, &it.published, 0, &it.hits);
                    }
                    figure.trail(&it.published);
                })
            })
            .chart(|| it.field_on_way(false))
    },
    |it| {
        Draft::say("fails.ours")
            .numbers(it.published_numbers())
            .count("poses-expanded", it.ours.nodes)
            .ask(Question::yes_or_no("fails.ours", it.is_found()))
            .figure(|| it.drawn(|_| {}, |figure| it.explored(figure)))
            .chart(|| it.field_on_way(false))
    },
    |it| {
        let key = match (it.is_told(), it.is_found()) {
            (false, true) => "fails.way",
            (true, true) => "fails.both",
            (false, false) => "fails.proven",
            (true, false) => "fails.no-way",
        };
        let way = way_of(&it.ours).into_iter().zip(way_of(&it.published));
        let way = way.map(|(ours, published)| ours.beside(published.value));
        Draft::say(key)
            .numbers(it.published_numbers())
            .count("poses-expanded", it.ours.nodes)
            .numbers(way.filter(|_| it.is_found()))
            .figure(|| it.end())
            .chart(|| it.field_on_way(true))
    },
    |it| {
        Draft::say("fails.all")
            .count("worlds-tried", it.all.worlds)
            .count("worlds-found", it.all.found)
            .count("worlds-clean", it.all.clean)
            .figure(|| it.end())
            .chart(|| it.field_on_way(true))
    },
];

impl Steps {
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

    /// Returns whether the paper's search has found a path.
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

    fn published_numbers(&self) -> Vec<Number> {
        let mut numbers = vec![Number::count("nodes-explored", self.published.nodes)];
        if self.is_told() {
            numbers.push(Number::count("legs-that-meet", self.hits.len()));
        }
        numbers
    }

    fn field_on_way(&self, at_end: bool) -> Chart {
        let mut lines = vec![("way-published", &self.published, &self.field)];
        if at_end && self.is_found() {
            lines.push(("way-ours", &self.ours, &self.field));
        }
        field_on_way(&lines)
    }

    /// Draws the world, with the given items below its bodies and above them.
    fn drawn(&self, below: impl FnOnce(&mut Figure), above: impl FnOnce(&mut Figure)) -> Figure {
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
        self.drawn(
            |_| {},
            |figure| {
                self.explored(figure);
                if self.is_found() {
                    figure.poses(&self.scene, &self.ours, POSES, &[]);
                    figure.trail(&self.ours);
                }
            },
        )
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
            ("worlds", Value::from(self.all.worlds)),
            ("found", Value::from(self.all.found)),
            ("clean", Value::from(self.all.clean)),
        ]
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self).with_all(self.holes())
    }
}
