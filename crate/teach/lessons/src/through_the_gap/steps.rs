//! Lists the steps: the world, its field as colours, term by term and as heights, the search, the path, the robot along it.

use nearpoint_geometry::{Point, Pose};
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldSettings, PlannerSettings};

use super::push::Here;
use super::{Wish, world};
use crate::error::LessonError;
use crate::figure::Role;
use crate::plans::{Outcome, Run, Scene, Voxelled, field_on_way, hollows, how, range, way_of};
use crate::story::{Chart, Draft, Number, Question, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Steps {
    wish: Wish,
    pub scene: Scene,
    pub voxelled: Voxelled,
    pub field: Field,
    /// The place where the field is explained term by term.
    pub here: Here,
    pub hollows: Vec<Point>,
    /// The search that is shown.
    pub run: Run,
    /// The paper's search, beside ours.
    other: Option<Run>,
    pub hits: Vec<Pose>,
}

/// The seed of the clutter.
const SEED: u64 = 1;

const STEPS: [fn(&Steps) -> Draft<'_>; 7] = [
    |it| {
        let cells = &it.voxelled.cells;
        Draft::say(it.world())
            .with_all(it.holes())
            .count("full-cells", cells.full().len())
            .count("cubes-compacted", it.voxelled.compacted)
            .count("empty-cells", cells.empty().len())
            .count("robot-cells", it.voxelled.at_start.full_cells)
            .figure(|| it.drawn(|figure| figure.bodies(&it.scene, Role::B)))
    },
    |it| {
        Draft::say("gap.field")
            .with_all(it.holes())
            .numbers(it.heights_of_field())
            .figure(|| it.drawn(|figure| it.shaded(figure)))
            .draw(|figure| figure.ramp(&it.scene))
    },
    |it| {
        it.here
            .draft()
            .ask(Question::yes_or_no("gap.hollows", !it.hollows.is_empty()))
            .figure(|| it.drawn(|figure| it.push(figure)))
    },
    |it| {
        Draft::say("gap.heights")
            .with_all(it.holes())
            .numbers(it.heights_of_field())
            .ask(how("gap.how", &it.run))
            .figure(|| it.drawn(|figure| it.heights(figure)))
    },
    |it| {
        Draft::say_if(it.wish.ours, "gap.explored-ours", "gap.explored")
            .with_all(it.holes())
            .numbers(it.found())
            .figure(|| it.drawn(|figure| it.explored(figure)))
    },
    |it| {
        let key = match (it.run.outcome, it.wish.ours) {
            (Outcome::Found, false) => "gap.way",
            (Outcome::Found, true) => "gap.way-ours",
            (Outcome::Failed, _) => "gap.failed",
            (Outcome::Proven, _) => "gap.proven",
        };
        let hits = Question::yes_or_no("gap.hits", !it.hits.is_empty());
        Draft::say(key)
            .with_all(it.holes())
            .numbers(it.found())
            .ask(it.is_found().then_some(hits))
            .figure(|| it.drawn(|figure| it.explored(figure)))
            .draw(|figure| figure.trail(&it.run))
            .chart(|| it.field_on_way())
    },
    |it| {
        Draft::say_if(it.wish.ours, "gap.robot-ours", "gap.robot")
            .with_all(it.holes())
            .numbers(it.found())
            .count("legs-that-meet", it.hits.len())
            .figure(|| it.drawn(|figure| it.on_way(figure)))
            .chart(|| it.field_on_way())
    },
];

impl Steps {
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
            here: Here::of(&scene, &voxelled, &field).ok_or(LessonError::NoStory)?,
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

    fn heights_of_field(&self) -> [Number; 3] {
        let [low, high] = range(&self.field);
        [
            Number::plain("field-lowest", low),
            Number::plain("field-highest", high),
            Number::count("field-hollows", self.hollows.len()),
        ]
    }

    fn found(&self) -> Vec<Number> {
        let other = self.other.as_ref();
        let nodes = Number::count("nodes-explored", self.run.nodes);
        let beside = other
            .map(way_of)
            .map_or([None; 2], |of| of.map(|number| number.value));
        let way = way_of(&self.run).into_iter().zip(beside);
        [nodes.beside(other.map(|other| other.nodes as f64))]
            .into_iter()
            .chain(way.map(|(number, beside)| number.beside(beside)))
            .collect()
    }

    fn field_on_way(&self) -> Chart {
        let name = |ours: bool| if ours { "way-ours" } else { "way-published" };
        let mut lines = vec![(name(self.wish.ours), &self.run, &self.field)];
        let other = self.other.as_ref();
        lines.extend(other.map(|run| (name(!self.wish.ours), run, &self.field)));
        field_on_way(&lines)
    }

    /// Returns the values that the texts may name.
    fn holes(&self) -> [(&'static str, Value); 13] {
        let [low, high] = range(&self.field);
        let turned = self.run.turned().to_degrees().round();
        [
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
            ("turned", Value::from(turned)),
            ("legs", Value::from(self.run.poses.len().saturating_sub(1))),
            ("hits", Value::from(self.hits.len())),
        ]
    }
}

impl Story for Steps {
    /// Counts the steps; the last one, with the robot on its path, exists only if a path was found.
    fn steps(&self) -> usize {
        STEPS.len() - usize::from(!self.is_found())
    }

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self)
    }
}
