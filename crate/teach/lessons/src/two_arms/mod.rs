//! Checks two arms over one table: motions that were taught one by one, then run together, with one pose moved. Also checks
//! an arm beside a conveyor.

mod arms;
mod belt;
mod checked;
mod picture;
mod steps;

use nearpoint_motion::trajectory::Form;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

#[derive(Debug, Clone, Copy)]
struct Wish {
    form: Form,
    /// The folding of the moved pose, 0…1.
    fold: f64,
    /// The smallest radius of the spheres, mm.
    radius: f64,
    /// The speed of the conveyor in the last steps, in mm a second.
    belt: f64,
}

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("form", &["linear", "trapezoidal", "cubic"]),
        Parameter::number("fold", [0.0, 100.0, 5.0], 60.0),
        Parameter::number("radius", [5.0, 30.0, 1.0], 12.0),
        Parameter::number("belt", [0.0, 400.0, 50.0], 250.0),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let wish = Wish {
        form: match chosen.choice("form") {
            "trapezoidal" => Form::Trapezoidal,
            "cubic" => Form::Cubic,
            _ => Form::Linear,
        },
        fold: chosen.number("fold") / 100.0,
        radius: chosen.number("radius"),
        belt: chosen.number("belt"),
    };
    Ok(Box::new(steps::Steps::new(&wish)?))
}
