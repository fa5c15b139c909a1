//! Checks whether robots can follow a motion.

use super::{Trajectory, TrajectoryError};
use crate::robot::{Joint, Robot, shown};
use nearpoint_message::{Message, message};

/// A joint that would exceed its speed limit.
#[derive(Debug, Clone, PartialEq)]
pub struct SpeedViolation {
    /// The robot's name.
    pub robot: String,
    /// The joint's name.
    pub joint: String,
    /// The time at which it is fastest, in seconds.
    pub time: f64,
    /// The speed at that time, in radians or lengths a second.
    pub speed: f64,
    /// The speed limit of the joint, in the same unit.
    pub limit: f64,
    /// True if the joint turns, so that the speeds are angular.
    pub is_rotary: bool,
}

nearpoint_message::display!(SpeedViolation);

impl SpeedViolation {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        let Self { robot, joint, .. } = self;
        let [speed, limit] = [self.speed, self.limit].map(|x| shown(x, self.is_rotary));
        message!(
            "limits-joint-would-move",
            joint,
            robot,
            speed,
            time = format!("{:.3}", self.time),
            limit
        )
    }
}

impl Trajectory {
    /// Checks that every value stays within the limits of its joint, also between keyframes. The error has the first
    /// time at which one does not.
    ///
    /// # Errors
    /// [`TrajectoryError::WrongJoints`], [`TrajectoryError::OutsideLimits`].
    pub fn check_limits(&self, robots: &[&Robot]) -> Result<(), TrajectoryError> {
        let joints = self.joints(robots)?;
        let outside = |value: usize, time: f64, at: f64, noise: f64| {
            let (robot, joint) = joints[value];
            let limits = joint.limits?;
            let is_outside = at < limits.lower - noise || at > limits.upper + noise;
            is_outside.then(|| TrajectoryError::OutsideLimits {
                robot: robot.name().to_owned(),
                joint: joint.name.clone(),
                time,
                value: at,
                lower: limits.lower,
                upper: limits.upper,
                turns: joint.is_rotary(),
            })
        };
        let first = self.keyframes()[0].values.iter().enumerate();
        let at_first = first.filter_map(|(value, &at)| outside(value, self.start(), at, 0.0));
        let later = self.segments.iter().flat_map(|span| {
            let each = span.values.iter().enumerate();
            each.flat_map(move |(value, cubic)| {
                let places = cubic.extremes(0.0, 1.0).into_iter();
                places.map(move |found| (value, span.time(found.u), found.value, cubic.noise()))
            })
        });
        let later = later.filter_map(|(value, time, at, noise)| outside(value, time, at, noise));
        at_first.chain(later).next().map_or(Ok(()), Err)
    }

    /// Returns the joints that would exceed their speed limits, each at the time where it is fastest. Joints without a
    /// speed limit are left out.
    ///
    /// # Errors
    /// [`TrajectoryError::WrongJoints`].
    pub fn speed_violations(
        &self,
        robots: &[&Robot],
    ) -> Result<Vec<SpeedViolation>, TrajectoryError> {
        let fast = |(value, (robot, joint)): (usize, &(&Robot, &Joint))| {
            let limit = joint.max_speed?;
            let lasting = self.segments.iter().filter(|span| span.end > span.start);
            let speeds = lasting.map(|span| {
                let (cubic, length) = (&span.values[value], span.end - span.start);
                let steepest = cubic.steepest();
                let speed = steepest.value / length;
                (speed, span.time(steepest.u), cubic.noise() / length)
            });
            let (speed, time, noise) = speeds.max_by(|a, b| a.0.total_cmp(&b.0))?;
            (speed > limit + noise).then(|| SpeedViolation {
                robot: robot.name().to_owned(),
                joint: joint.name.clone(),
                time,
                speed,
                limit,
                is_rotary: joint.is_rotary(),
            })
        };
        let joints = self.joints(robots)?;
        Ok(joints.iter().enumerate().filter_map(fast).collect())
    }

    /// Returns the joint of each value.
    fn joints<'a>(
        &self,
        robots: &[&'a Robot],
    ) -> Result<Vec<(&'a Robot, &'a Joint)>, TrajectoryError> {
        let of = |robot: &&'a Robot| {
            let robot = *robot;
            robot.free_joints().map(move |joint| (robot, joint))
        };
        let joints: Vec<_> = robots.iter().flat_map(of).collect();
        match (joints.len(), self.degrees_of_freedom()) {
            (expected, got) if expected == got => Ok(joints),
            (expected, got) => Err(TrajectoryError::WrongJoints { expected, got }),
        }
    }
}
