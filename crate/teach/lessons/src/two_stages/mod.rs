//! Explains two stages: where octrees interfere, and which faces there are about to collide.

mod cycle;
mod find;
mod levels;
mod picture;
mod steps;
mod walk;

pub(crate) use picture::{faces, objects};

use nearpoint_geometry::collide::swept::SweptMethod;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use cycle::{CycleSetup, Parameters, TreeSource};

/// The last cycle of the story: A and B are well inside each other by then.
const LAST: usize = 128;

/// Returns the parameters of the lesson on octrees that interfere and faces in them that are about to collide.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("largest", &["48", "168", "360", "728", "960"]).with_default("168"),
        Parameter::choice("level", &["3", "4", "5"]).with_default("4"),
        Parameter::choice("trees", &["moved", "anew", "centres"]),
        Parameter::choice("test", &["hull", "exact", "plain"]),
        Parameter::choice("objects", &["2", "8"]),
    ])
}

/// Opens the lesson on octrees that interfere and faces in them that are about to collide, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let parameters = Parameters {
        faces: values.count("largest"),
        level: values.count("level") as u32,
        trees: match values.choice("trees") {
            "anew" => TreeSource::Rebuilt,
            "centres" => TreeSource::Centres,
            _ => TreeSource::Moved,
        },
        test: match values.choice("test") {
            "exact" => SweptMethod::Exact,
            "plain" => SweptMethod::DiscreteAtEnd,
            _ => SweptMethod::Hull,
        },
        objects: values.count("objects"),
    };
    let machine = CycleSetup::new(parameters)?;
    let found = find::shown_cycles(&machine)?;
    let samples = find::samples(&machine, &found)?;
    let meeting = find::first_collision(&found);
    let cycle = found[meeting].cycle;
    let walk = walk::Walk {
        cycle_index: meeting,
        cycle,
        levels: levels::levels(&machine, cycle)?,
    };
    Ok(Box::new(steps::Steps::new(
        machine,
        found,
        samples,
        walk,
        context.now,
    )))
}
