//! Checks two arms over one table: motions that were taught one by one, then run together, with one pose moved. Also checks
//! an arm beside a conveyor.

mod arms;
mod belt;
mod checked;
mod picture;
mod steps;

use nearpoint_motion::trajectory::Interpolation;

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;

#[derive(Debug, Clone, Copy)]
struct Parameters {
    form: Interpolation,
    /// The amount by which the moved pose is folded, 0…1.
    fold: f64,
    /// The smallest radius of the spheres, mm.
    radius: f64,
    /// The speed of the conveyor in the last steps, in mm a second.
    belt: f64,
}

/// Returns the parameters of the lesson on two robot arms that share a table.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("form", &["linear", "trapezoidal", "cubic"]),
        Parameter::number("fold", [0.0, 100.0, 5.0], 60.0),
        Parameter::number("radius", [5.0, 30.0, 1.0], 12.0),
        Parameter::number("belt", [0.0, 400.0, 50.0], 250.0),
    ])
}

/// Opens the lesson on two robot arms that share a table, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let parameters = Parameters {
        form: match values.choice("form") {
            "trapezoidal" => Interpolation::Trapezoidal,
            "cubic" => Interpolation::Cubic,
            _ => Interpolation::Linear,
        },
        fold: values.number("fold") / 100.0,
        radius: values.number("radius"),
        belt: values.number("belt"),
    };
    Ok(Box::new(steps::Steps::new(&parameters)?))
}
