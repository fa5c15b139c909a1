//! Explains whether a part can be removed. It tests straight paths, then searches among moves and turns, with each step
//! proven free. It shortens the path, and shows what the answer “no way” means.

mod charts;
mod picture;
mod search;
mod steps;
mod straight;
mod trapped_part;
mod world;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

/// Returns the parameters of the lesson on the removal of a part from an assembly.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("part", &world::NAMES),
        Parameter::choice("step", &search::STEPS.map(|(name, _)| name)),
        Parameter::choice("turns", &search::TURNS.map(|(name, _)| name)),
    ])
}

/// Opens the lesson on the removal of a part from an assembly, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let [part, step, turns] = ["part", "step", "turns"].map(|name| values.choice(name));
    Ok(Box::new(steps::Steps::new(part, step, turns)?))
}
