//! Explains the decomposition of a part into convex elements, merge by merge.

mod batches;
mod bracket;
mod compare;
mod picture;
mod replay;
mod steps;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::unit::Up;
use nearpoint_published::decompose::{
    DecomposeMethod, DecomposeSettings, DecomposeStep, Holes, MergeCheck, decompose,
};

use crate::error::LessonError;
use crate::info::{LessonInputs, Model, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use replay::Recorder;

const HOUSING: Model = Model {
    name: "housing",
    file: "models/reducer.glb",
    part: "housing base",
};

/// Returns the parameters of the lesson on the decomposition of a part into convex elements.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("model", &["bracket", HOUSING.name]),
        Parameter::choice(
            "variant",
            &["optimised", "basic", "negative", "published-negative"],
        ),
        Parameter::choice("check", &["gilbert", "one-evaluation", "none", "lookup"]),
    ])
    .with_models([HOUSING])
}

/// Opens the lesson on the decomposition of a part into convex elements, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let (up, mesh) = match values.choice("model") {
        "bracket" => (Up::Z, bracket::bracket()),
        _ => {
            let lent = context.models.get(HOUSING.name);
            (Up::Y, lent.map(|shape| shape.mesh().clone()))
        }
    };
    let mesh = mesh.ok_or(LessonError::MissingModel {
        lesson: "decomposition",
        name: HOUSING.name,
        file: HOUSING.file,
    })?;
    let settings = DecomposeSettings {
        method: match values.choice("variant") {
            "basic" => DecomposeMethod::Basic,
            _ => DecomposeMethod::Optimised,
        },
        holes: match values.choice("variant") {
            "negative" => Holes::NonPlanar,
            "published-negative" => Holes::Published,
            _ => Holes::Ignored,
        },
        check: match values.choice("check") {
            "none" => MergeCheck::None,
            "gilbert" => MergeCheck::Gilbert,
            "one-evaluation" => MergeCheck::OneEvaluation,
            _ => MergeCheck::Lookup,
        },
        flatness: DecomposeSettings::file_flatness(&mesh),
    };
    let mut recorder = Recorder::default();
    let found = run(&mesh, &settings, &mut recorder)?;
    let part = steps::Part { mesh, up, settings };
    Ok(Box::new(steps::Steps::new(
        part,
        found,
        recorder,
        context.now,
    )))
}

type RecordedDecomposition = nearpoint_published::decompose::Decomposition;

fn run(
    mesh: &Mesh,
    settings: &DecomposeSettings,
    trace: &mut impl Trace<DecomposeStep>,
) -> Result<RecordedDecomposition, LessonError> {
    decompose(mesh, settings, &SequentialExecutor, trace).map_err(LessonError::from)
}
