//! Explains the degrees of freedom of a cube: on a table, against a second cube, in a corner, and released again. The user
//! can drag the cube.
//!
//! The source is Kitamura 1996, chapter 6, figure 6.1 and table 6.1. The app's snapping solves the same constraints, and
//! follows each dragged pose in the same way. The dragged pose goes straight from its pose in the step to where the user
//! drags it, so that the same values always give the same result.

mod charts;
mod drag_events;
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

use crate::figure::HandleAxis;
use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use scene::Case;

/// The user's choices: lengths in mm, angles in degrees.
#[derive(Debug, Clone, Copy)]
struct Parameters {
    case: Case,
    settings: SnapSettings,
    drag: Drag,
}

/// The displacement of the dragged pose from its pose in the step.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Drag {
    offset: Vector,
    /// The rotation about the vertical.
    turn: f64,
    /// The rotation about the cube's own side-to-side axis.
    tilt: f64,
}

/// The distance at which a face snaps by the steady method, mm.
const SNAP_DISTANCE: f64 = 10.0;
/// The displacement of the dragged pose: the least, the largest and the step.
const OFFSETS: [f64; 3] = [-150.0, 150.0, 1.0];
const TURNS: [f64; 3] = [-90.0, 90.0, 1.0];
const TILTS: [f64; 3] = [-60.0, 60.0, 1.0];

/// Returns the parameters of the lesson on the degrees of freedom of a cube that snaps to other faces.
pub(crate) fn offers() -> LessonInputs {
    let settings = SnapSettings::default();

    LessonInputs::new([
        Parameter::choice("case", &["one", "two", "three"]).with_default("three"),
        Parameter::choice("method", &["steady", "published"]),
        Parameter::number("x", OFFSETS, 0.0),
        Parameter::number("y", OFFSETS, 0.0),
        Parameter::number("z", OFFSETS, 0.0),
        Parameter::number("turn", TURNS, 0.0),
        Parameter::number("tilt", TILTS, 0.0),
        Parameter::number("angle-weight", [0.0, 6.0, 0.5], settings.angle_weight),
        Parameter::number("velocity-weight", [0.0, 6.0, 0.5], settings.velocity_weight),
        Parameter::number("threshold", [0.0, 0.5, 0.01], settings.coverage_threshold),
        Parameter::number("hysteresis", [0.0, 0.3, 0.01], settings.coverage_hysteresis),
        Parameter::number("pull", [0.1, 1.0, 0.05], settings.release_factor),
    ])
}

/// Opens the lesson on the degrees of freedom of a cube that snaps to other faces, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let number = |name: &str| values.number(name);
    let parameters = Parameters {
        case: match values.choice("case") {
            "one" => Case::One,
            "two" => Case::Two,
            _ => Case::Three,
        },
        settings: SnapSettings {
            method: match values.choice("method") {
                "published" => SnapMethod::Kitamura,
                _ => SnapMethod::Stable,
            },
            angle_weight: number("angle-weight"),
            velocity_weight: number("velocity-weight"),
            coverage_threshold: number("threshold"),
            coverage_hysteresis: number("hysteresis"),
            release_factor: number("pull"),
            snap_distance: SNAP_DISTANCE,
            ..SnapSettings::default()
        },
        drag: Drag {
            offset: Vector::new(number("x"), number("y"), number("z")),
            turn: number("turn"),
            tilt: number("tilt"),
        },
    };
    Ok(Box::new(steps::Steps::new(&parameters)?))
}

impl Drag {
    /// Returns the handles: dragging sets the displacement, and the rotation with Shift.
    fn handles(&self) -> ([HandleAxis; 3], HandleAxis) {
        let along = [
            HandleAxis::new("x", Vector::x(), self.offset.x, OFFSETS),
            HandleAxis::new("y", Vector::y(), self.offset.y, OFFSETS),
            HandleAxis::new("z", Vector::z(), self.offset.z, OFFSETS),
        ];
        (
            along,
            HandleAxis::new("turn", Vector::z(), self.turn, TURNS),
        )
    }
}
