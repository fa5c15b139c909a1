//! Explains the degrees of freedom of a cube: on a table, against a second cube, in a corner, and torn off again. The user
//! can drag the hand.
//!
//! The source is Kitamura 1996, chapter 6, figure 6.1 and table 6.1. The app's snapping solves the same constraints, and
//! follows each pose of the hand in the same way. A dragged hand goes straight from its place in the step to where it is
//! dragged, so that the same values always give the same result.

mod beats;
mod charts;
mod measure;
mod numbers;
mod picture;
mod question;
mod run;
mod scene;
mod steps;
#[cfg(test)]
mod tests;

use nearpoint_geometry::Vector;
use nearpoint_motion::snap::{SnapMethod, SnapSettings};

use crate::figure::Handle;
use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use scene::Case;

/// The user's choices: lengths in mm, angles in degrees.
#[derive(Debug, Clone, Copy)]
struct Wish {
    case: Case,
    settings: SnapSettings,
    drag: Drag,
}

/// The displacement of the hand from its place in the step.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Drag {
    offset: Vector,
    /// The rotation about the vertical.
    turn: f64,
    /// The rotation about the hand's own side-to-side axis.
    tilt: f64,
}

/// The distance at which a face takes hold by the steady method, mm.
const REACH: f64 = 10.0;
/// The displacement of the hand: the least, the largest and the step.
const OFFSETS: [f64; 3] = [-150.0, 150.0, 1.0];
const TURNS: [f64; 3] = [-90.0, 90.0, 1.0];
const TILTS: [f64; 3] = [-60.0, 60.0, 1.0];

pub(crate) fn offers() -> Offer {
    let settings = SnapSettings::default();

    Offer::of([
        Parameter::choice("case", &["one", "two", "three"]).usually("three"),
        Parameter::choice("method", &["steady", "published"]),
        Parameter::number("x", OFFSETS, 0.0),
        Parameter::number("y", OFFSETS, 0.0),
        Parameter::number("z", OFFSETS, 0.0),
        Parameter::number("turn", TURNS, 0.0),
        Parameter::number("tilt", TILTS, 0.0),
        Parameter::number("angle-weight", [0.0, 6.0, 0.5], settings.angle_weight),
        Parameter::number("velocity-weight", [0.0, 6.0, 0.5], settings.velocity_weight),
        Parameter::number("threshold", [0.0, 0.5, 0.01], settings.threshold),
        Parameter::number("hysteresis", [0.0, 0.3, 0.01], settings.hysteresis),
        Parameter::number("pull", [0.1, 1.0, 0.05], settings.pull),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let number = |name: &str| chosen.number(name);
    let wish = Wish {
        case: match chosen.choice("case") {
            "one" => Case::One,
            "two" => Case::Two,
            _ => Case::Three,
        },
        settings: SnapSettings {
            method: match chosen.choice("method") {
                "published" => SnapMethod::Published,
                _ => SnapMethod::Steady,
            },
            angle_weight: number("angle-weight"),
            velocity_weight: number("velocity-weight"),
            threshold: number("threshold"),
            hysteresis: number("hysteresis"),
            pull: number("pull"),
            reach: REACH,
            ..SnapSettings::default()
        },
        drag: Drag {
            offset: Vector::new(number("x"), number("y"), number("z")),
            turn: number("turn"),
            tilt: number("tilt"),
        },
    };
    Ok(Box::new(steps::Steps::new(&wish)?))
}

impl Drag {
    /// Returns the handles: dragging sets the displacement, and the rotation with Shift.
    fn handles(&self) -> ([Handle; 3], Handle) {
        let along = [
            Handle::new("x", Vector::x(), self.offset.x, OFFSETS),
            Handle::new("y", Vector::y(), self.offset.y, OFFSETS),
            Handle::new("z", Vector::z(), self.offset.z, OFFSETS),
        ];
        (along, Handle::new("turn", Vector::z(), self.turn, TURNS))
    }
}
