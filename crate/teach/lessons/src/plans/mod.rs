//! Provides what the lessons about paths around obstacles need: worlds, searches, and pictures of fields.

mod chart;
mod field;
mod flat;
mod path;
mod run;
mod scene;
mod shades;

pub(crate) use chart::{field_along_path, rotation_along_path};
pub(crate) use field::{local_minima, on_relief, range};
pub(crate) use flat::{EDGE, Flat, Rectangle, at};
pub(crate) use run::{Outcome, Run, finish, path_numbers, planner};
pub(crate) use scene::{INSET, Scene, VoxelScene};

use crate::story::Question;

/// Asks how the robot will reach the goal; the run has the answer.
pub(crate) fn path_question(name: &'static str, run: &Run) -> Question {
    let choices = ["by-shifts", "with-turns", "not-at-all"];
    Question::choice(
        name,
        choices,
        match run.outcome {
            Outcome::Found if run.turned() > 0.0 => 1,
            Outcome::Found => 0,
            Outcome::Failed | Outcome::Proven => 2,
        },
    )
}
