//! Lists the steps: the world, its field as colours, term by term and as heights, the search, the path, the robot along it.

use nearpoint_geometry::{Point, Pose};
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldSettings, PlannerSettings};

use super::push::FieldPoint;
use super::{Parameters, world};
use crate::error::LessonError;
use crate::figure::Role;
use crate::plans::{
    Outcome, Run, Scene, VoxelScene, field_along_path, local_minima, path_numbers, path_question,
    range,
};
use crate::story::{Chart, LazyStep, Number, Question, Story};
use crate::values::Value;

/// The steps of the lesson on the path of an L-shaped robot that has to turn, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    parameters: Parameters,
    pub scene: Scene,
    pub voxel_scene: VoxelScene,
    pub field: Field,
    /// The point at which the field is explained term by term.
    pub field_point: FieldPoint,
    pub local_minima: Vec<Point>,
    /// The search that is shown.
    pub run: Run,
    /// The paper's search, beside ours.
    other: Option<Run>,
    pub hits: Vec<Pose>,
}

/// The seed of the clutter.
const SEED: u64 = 1;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 7] = [
    |it| {
        let cells = &it.voxel_scene.cells;
        LazyStep::new(it.world())
            .with_args(it.holes())
            .count("full-cells", cells.full().len())
            .count("cubes-compacted", it.voxel_scene.compacted)
            .count("empty-cells", cells.empty().len())
            .count("robot-cells", it.voxel_scene.at_start.full_cells)
            .figure(|| it.with_border(|figure| figure.bodies(&it.scene, Role::B)))
    },
    |it| {
        LazyStep::new("gap.field")
            .with_args(it.holes())
            .numbers(it.heights_of_field())
            .figure(|| it.with_border(|figure| it.shaded(figure)))
            .draw(|figure| figure.ramp(&it.scene))
    },
    |it| {
        it.field_point
            .step()
            .ask(Question::yes_or_no(
                "gap.hollows",
                !it.local_minima.is_empty(),
            ))
            .figure(|| it.with_border(|figure| it.push(figure)))
    },
    |it| {
        LazyStep::new("gap.heights")
            .with_args(it.holes())
            .numbers(it.heights_of_field())
            .ask(path_question("gap.how", &it.run))
            .figure(|| it.with_border(|figure| it.heights(figure)))
    },
    |it| {
        LazyStep::new_if(it.parameters.ours, "gap.explored-ours", "gap.explored")
            .with_args(it.holes())
            .numbers(it.found())
            .figure(|| it.with_border(|figure| it.explored(figure)))
    },
    |it| {
        let key = match (it.run.outcome, it.parameters.ours) {
            (Outcome::Found, false) => "gap.way",
            (Outcome::Found, true) => "gap.way-ours",
            (Outcome::Failed, _) => "gap.failed",
            (Outcome::Proven, _) => "gap.proven",
        };
        let hits = Question::yes_or_no("gap.hits", !it.hits.is_empty());
        LazyStep::new(key)
            .with_args(it.holes())
            .numbers(it.found())
            .ask(it.is_found().then_some(hits))
            .figure(|| it.with_border(|figure| it.explored(figure)))
            .draw(|figure| figure.trail(&it.run))
            .chart(|| it.field_along_path())
    },
    |it| {
        LazyStep::new_if(it.parameters.ours, "gap.robot-ours", "gap.robot")
            .with_args(it.holes())
            .numbers(it.found())
            .count("legs-that-meet", it.hits.len())
            .figure(|| it.with_border(|figure| it.along_path(figure)))
            .robot_along(&it.scene, &it.run)
            .chart(|| it.field_along_path())
    },
];

impl Steps {
    /// Builds the world of these parameters, computes its field, and searches a path in it.
    pub fn new(parameters: Parameters) -> Result<Self, LessonError> {
        let scene = world::scene(&parameters.world, parameters.gap, SEED)?;
        let voxel_scene = scene.to_voxels()?;
        let settings = FieldSettings {
            norm: parameters.norm,
            ..FieldSettings::default()
        };
        let field = voxel_scene.field(&scene, settings)?;
        let settings = SearchSettings {
            alpha: parameters.alpha,
            ..SearchSettings::default()
        };
        let published = Run::published(&scene, &voxel_scene, &field, &settings)?;
        let settings = PlannerSettings {
            alpha: parameters.alpha,
            ..PlannerSettings::default()
        };
        let (run, other) = match parameters.ours {
            true => (Run::planned(&scene, settings)?, Some(published)),
            false => (published, None),
        };
        Ok(Self {
            field_point: FieldPoint::nearest_to_start(&scene, &voxel_scene, &field)
                .ok_or(LessonError::NoStory)?,
            parameters,
            local_minima: local_minima(&field, &voxel_scene.cells, &scene.target()),
            hits: run.hits(&scene),
            field,
            voxel_scene,
            scene,
            run,
            other,
        })
    }

    fn is_found(&self) -> bool {
        self.run.outcome == Outcome::Found
    }

    fn world(&self) -> &'static str {
        match self.parameters.world.as_str() {
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
            Number::count("field-hollows", self.local_minima.len()),
        ]
    }

    fn found(&self) -> Vec<Number> {
        let other = self.other.as_ref();
        let nodes = Number::count("nodes-explored", self.run.nodes);
        let beside = other
            .map(path_numbers)
            .map_or([None; 2], |of| of.map(|number| number.value));
        let way = path_numbers(&self.run).into_iter().zip(beside);
        [nodes.compared_with(other.map(|other| other.nodes as f64))]
            .into_iter()
            .chain(way.map(|(number, beside)| number.compared_with(beside)))
            .collect()
    }

    fn field_along_path(&self) -> Chart {
        let name = |ours: bool| if ours { "way-ours" } else { "way-published" };
        let mut lines = vec![(name(self.parameters.ours), &self.run, &self.field)];
        let other = self.other.as_ref();
        lines.extend(other.map(|run| (name(!self.parameters.ours), run, &self.field)));
        field_along_path(&lines)
    }

    /// Returns the values that the texts may name.
    fn holes(&self) -> [(&'static str, Value); 13] {
        let [low, high] = range(&self.field);
        let turned = self.run.turned().to_degrees().round();
        [
            ("gap", Value::from(self.parameters.gap)),
            ("blocks", Value::from(self.scene.obstacles.len())),
            (
                "alpha",
                Value::from(self.parameters.alpha.to_degrees().round()),
            ),
            ("full", Value::from(self.voxel_scene.cells.full().len())),
            ("compacted", Value::from(self.voxel_scene.compacted)),
            ("empty", Value::from(self.voxel_scene.cells.empty().len())),
            ("low", Value::from(low.round())),
            ("high", Value::from(high.round())),
            ("hollows", Value::from(self.local_minima.len())),
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

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
