//! Models how the eye perceives the distance of a block from its target: well across the line of sight, badly along it.

use nearpoint_geometry::{Pose, Vector};

use super::parameters::{
    ACUITY, CorrectionModel, DISCRIMINATION_THRESHOLD, EYE_DISTANCE, GAZE_DEPRESSION,
    INTERPUPILLARY_DISTANCE, SLANT_ACUITY, STEREOACUITY, TURN_ACUITY, WEBER_FRACTION,
    WEBER_IN_DEPTH,
};
use super::random::Random;

/// One observation: the perceived movement that would bring the block to its target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PerceivedOffset {
    /// The translation, in the scene's frame.
    pub shift: Vector,
    /// The rotation as axis times angle, in the scene's frame.
    pub turn: Vector,
    /// True if no part of it can be distinguished from zero.
    pub is_noticeable: bool,
}

/// An eye in front of the scene, looking away from the person and down.
#[derive(Debug, Clone, Copy)]
pub struct Eye {
    /// The axes to the right, upwards, and along the line of sight.
    axes: [Vector; 3],
    /// The standard deviations along these, in millimetres and radians, and what a large difference adds.
    position: [f64; 3],
    turn: [f64; 3],
    weber_position: [f64; 3],
    weber_turn: [f64; 3],
    correction_model: CorrectionModel,
}

impl Eye {
    /// Makes an eye with the acuity of the parameters.
    pub fn new(correction_model: CorrectionModel) -> Eye {
        let down = GAZE_DEPRESSION.to_radians();
        let (sin, cos) = nearpoint_geometry::nalgebra::ComplexField::sin_cos(down);
        let arc_minutes = |value: f64| (value / 60.0).to_radians();
        let across = EYE_DISTANCE * arc_minutes(ACUITY);
        // This is the depth with just that disparity: δ = b · Δz / z².
        let along =
            EYE_DISTANCE * EYE_DISTANCE * arc_minutes(STEREOACUITY) / INTERPUPILLARY_DISTANCE;
        let (slant, turn) = (SLANT_ACUITY.to_radians(), TURN_ACUITY.to_radians());
        let (near, deep) = (WEBER_FRACTION, WEBER_IN_DEPTH);
        Eye {
            axes: [
                Vector::x(),
                Vector::new(0.0, sin, cos),
                Vector::new(0.0, cos, -sin),
            ],
            position: [across, across, along],
            turn: [slant, slant, turn],
            weber_position: [near, near, deep],
            weber_turn: [deep, deep, near],
            correction_model,
        }
    }

    /// Observes with errors how a block that is shown at `shown` must move to the pose `aim`.
    pub fn observe(&self, shown: &Pose, aim: &Pose, random: &mut Random) -> PerceivedOffset {
        let shift = aim.translation.vector - shown.translation.vector;
        let turn = (aim.rotation * shown.rotation.inverse()).scaled_axis();
        let (shift, placed) = self.perceived(shift, &self.position, &self.weber_position, random);
        let (turn, turned) = self.perceived(turn, &self.turn, &self.weber_turn, random);
        PerceivedOffset {
            shift,
            turn,
            is_noticeable: placed && turned,
        }
    }

    fn perceived(
        &self,
        truth: Vector,
        least: &[f64; 3],
        weber: &[f64; 3],
        random: &mut Random,
    ) -> (Vector, bool) {
        let (mut seen, mut nothing) = (Vector::zeros(), true);
        for (n, axis) in self.axes.iter().enumerate() {
            let part = truth.dot(axis);
            let more = weber[n] * part;
            let part = part + random.normal() * (least[n] * least[n] + more * more).sqrt();
            let is_reported = part.abs() > DISCRIMINATION_THRESHOLD * least[n];
            nothing &= !is_reported;
            if is_reported || self.correction_model == CorrectionModel::All {
                seen += axis * part;
            }
        }
        (seen, nothing)
    }
}
