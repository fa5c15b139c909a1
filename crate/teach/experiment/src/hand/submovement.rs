//! Models one submovement: translation and turn together, along the minimum-jerk profile (Flash & Hogan 1985, equation 3).

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};

use super::parameters::{
    COVERED_FRACTION, MIN_DURATION, ORIENTATION_SPREAD, SECONDS_PER_ROOT_DEGREE,
    SECONDS_PER_ROOT_MM, SPREAD_ACROSS, SPREAD_ALONG,
};
use super::random::Random;

/// Returns the fraction of the distance at a fraction of the time, both 0…1: 10τ³ − 15τ⁴ + 6τ⁵. Speed and acceleration are 0
/// at both ends.
pub fn minimum_jerk(fraction: f64) -> f64 {
    let t = fraction.clamp(0.0, 1.0);
    t * t * t * (10.0 + t * (6.0 * t - 15.0))
}

/// A smooth submovement of a block from a pose, by a shift and a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Submovement {
    /// The start pose, scene from block.
    pub from: Pose,
    /// The translation from the start to the end, in the scene's frame.
    pub shift: Vector,
    /// The turn about the block's centre, as axis times angle, in the scene's frame.
    pub turn: Vector,
    /// The height above the straight path halfway.
    pub arch: f64,
    /// The start time, seconds.
    pub start_time: f64,
    /// The duration, seconds.
    pub duration: f64,
}

impl Submovement {
    /// Returns the movement that results from the intended `shift` and `turn`: it falls short, and its end spreads in
    /// proportion to its speed.
    pub fn from_intended(
        from: Pose,
        shift: Vector,
        turn: Vector,
        start_time: f64,
        random: &mut Random,
    ) -> Submovement {
        let duration = duration(shift.norm(), turn.norm());
        let unasked = (ORIENTATION_SPREAD * shift.norm() / duration).to_radians();
        Submovement {
            from,
            shift: executed(shift, duration, random),
            turn: executed(turn, duration, random) + random.normals() * unasked,
            arch: 0.0,
            start_time,
            duration,
        }
    }

    /// Returns the time at which the submovement ends, in seconds.
    pub fn end_time(&self) -> f64 {
        self.start_time + self.duration
    }

    /// Returns the pose of the block at a time during the submovement.
    pub fn pose_at(&self, time: f64) -> Pose {
        let fraction = ((time - self.start_time) / self.duration).clamp(0.0, 1.0);
        let done = minimum_jerk(fraction);
        // This is as smooth at its ends as the profile, and 1 halfway.
        let hill = fraction * (1.0 - fraction);
        let bump = 64.0 * (hill * hill * hill);
        let shift = self.shift * done + Vector::z() * (self.arch * bump);
        let turn = UnitQuaternion::from_scaled_axis(self.turn * done);
        Pose::from_parts(
            Translation3::from(self.from.translation.vector + shift),
            turn * self.from.rotation,
        )
    }
}

/// Returns the duration, in seconds, of a movement by a distance, mm, and an angle.
pub fn duration(distance: f64, angle: f64) -> f64 {
    let moving = SECONDS_PER_ROOT_MM * distance.sqrt();
    let turning = SECONDS_PER_ROOT_DEGREE * angle.to_degrees().sqrt();
    MIN_DURATION + moving.max(turning)
}

/// Returns the movement that results from an intended one.
fn executed(parameters: Vector, takes: f64, random: &mut Random) -> Vector {
    let spread = SPREAD_ALONG * parameters.norm() / takes;
    let noise = random.normals() * spread;
    let Some(direction) = parameters.try_normalize(0.0) else {
        return parameters;
    };
    let along = direction * noise.dot(&direction);
    parameters * COVERED_FRACTION + along + (noise - along) * SPREAD_ACROSS
}
