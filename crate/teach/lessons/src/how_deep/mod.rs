//! Measures the cost of a cycle by octrees against their level, for small and large faces, on this machine.

mod collision_case;
mod measure;
mod picture;
mod steps;

use nearpoint_geometry::collide::swept::SweptMethod;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use measure::Size;

/// The numbers of faces of a sphere. Where Kitamura reports the fastest level (section 2.5), it follows with the name of
/// that number.
const SIZES: [(usize, Option<(&str, usize)>); 3] = [
    (48, None),
    (360, Some(("published-360", 4))),
    (960, Some(("published-960", 5))),
];

/// Returns the parameters of the lesson on the cost of a cycle by octrees against their level.
pub(crate) fn offers() -> LessonInputs {
    let largest = Parameter::choice("largest", &["48", "360", "960"]).with_default("960");

    LessonInputs::new([largest, Parameter::choice("test", &["hull", "exact"])])
}

/// Opens the lesson on the cost of a cycle by octrees against their level, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let largest = values.count("largest");
    let test = match values.choice("test") {
        "exact" => SweptMethod::Exact,
        _ => SweptMethod::Hull,
    };
    let wanted = SIZES.into_iter().filter(|(faces, _)| *faces <= largest);
    let sizes = wanted.map(|(faces, published)| Size::new(faces, published, test));
    let sizes = sizes.collect::<Result<_, _>>()?;
    Ok(Box::new(steps::Steps::new(sizes, context.now)))
}
