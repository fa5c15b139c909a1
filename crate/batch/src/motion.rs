//! Encodes the taught motion along which pairs are checked as a whole, with all inputs of an answer, and the answers.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::Executor;
use nearpoint_motion::check::{
    Check, CheckMethod, CheckSettings, CheckedBody, FirstContact, Interval, MinClearance,
    MountedRobot, PairMotionReport, WorkCell,
};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Mimic, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe as MotionKey, Trajectory};
use nearpoint_scene::MotionCheckInput;

use crate::bytes::{ContentKey, DecodeError, DecodeResult, Reader, Writer};
use crate::codec::{Codec, store_fields, store_variants};
use crate::error::BatchError;

store_variants! {
    JointKind { 0: Fixed {}, 1: Revolute {}, 2: Continuous {}, 3: Prismatic {} }
    Interpolation { 0: Linear {}, 1: Trapezoidal {}, 2: Cubic {} }
}

store_fields! {
    RobotDescription { name, links, joints }
    Joint { name, kind, parent, child, origin, axis, limits, default_value, max_speed, mimic }
    JointLimits { lower, upper }
    Mimic { joint, multiplier, offset }
    MotionKey { time, values }
    Motion { robots, interpolation, keys, accuracy }
    Interval { from, to, is_certain }
    FirstContact { time, triangles, point }
    MinClearance { time, distance, points }
}

/// The robots and their path.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Motion {
    /// The robots with the poses of their bases.
    robots: Vec<(RobotDescription, Pose)>,
    interpolation: Interpolation,
    keys: Vec<MotionKey>,
    /// The accuracy: see [`CheckSettings::accuracy`].
    accuracy: f64,
}

/// The link that carries a part, as the indices of the robot and of its link; `None` if the part does not move.
pub(crate) type Link = Option<[u32; 2]>;

impl Motion {
    /// Copies the robots, the keyframes and the accuracy of a motion check.
    pub fn new(input: &MotionCheckInput) -> Self {
        let robots = input.cell.robots.iter();
        let robots = robots.map(|MountedRobot { robot, base }| {
            let mut robot = robot.description().clone();
            // A motion sets all values, so the values at rest do not matter.
            robot
                .joints
                .iter_mut()
                .for_each(|joint| joint.default_value = 0.0);
            (robot, *base)
        });
        Self {
            robots: robots.collect(),
            interpolation: input.trajectory.interpolation(),
            keys: input.trajectory.keyframes().to_vec(),
            accuracy: input.settings.accuracy,
        }
    }

    /// Returns the content key of the motion, which is equal for equal motions.
    pub fn key(&self) -> ContentKey {
        ContentKey::of_bytes(&self.to_bytes())
    }

    /// Checks pairs of bodies along this motion, with clearances up to `max_distance`.
    pub fn check_pairs(
        &self,
        bodies: Vec<CheckedBody>,
        pairs: Vec<[usize; 2]>,
        within: f64,
        executor: &impl Executor,
    ) -> Result<Vec<Vec<u8>>, BatchError> {
        // An undamaged object of a plan is valid, so this cannot happen.
        let wrong = || BatchError::plan(DecodeError::Invalid);
        let robots = self.robots.iter().map(|(description, base)| {
            let robot = Arc::new(Robot::new(description.clone()).map_err(|_| wrong())?);
            Ok(MountedRobot { robot, base: *base })
        });
        let cell = WorkCell {
            robots: robots.collect::<Result<_, BatchError>>()?,
            pairs,
            bodies,
        };
        let trajectory =
            Trajectory::new(self.interpolation, self.keys.clone()).map_err(|_| wrong())?;
        let settings = CheckSettings {
            method: CheckMethod::Exact,
            stop_at_first_contact: false,
            horizon: within,
            samples: 0,
            ..CheckSettings::new(self.accuracy)
        };
        let check = Check::partial(Arc::new(cell), trajectory, settings);
        let mut check = check.map_err(|_| wrong())?;
        while !check.advance(executor) {
            if executor.is_interrupted() {
                return Err(BatchError::Interrupted);
            }
        }
        Ok(check.report().pairs.iter().map(encode).collect())
    }
}

/// Encodes an answer without a head and without the names of its parts, for a block.
fn encode(answer: &PairMotionReport) -> Vec<u8> {
    let mut writer = Writer::without_header();
    answer.intervals.write(&mut writer);
    answer.first_contact.write(&mut writer);
    answer.min_clearance.write(&mut writer);
    answer.max_distance.write(&mut writer);
    writer.into_inner()
}

/// Decodes an answer about these two parts.
pub(crate) fn decode(bytes: &[u8], pair: [usize; 2]) -> DecodeResult<PairMotionReport> {
    let mut reader = Reader::without_header(bytes);
    let answer = PairMotionReport {
        bodies: pair,
        intervals: Codec::read(&mut reader)?,
        first_contact: Codec::read(&mut reader)?,
        min_clearance: Codec::read(&mut reader)?,
        max_distance: Codec::read(&mut reader)?,
    };
    reader.end()?;
    Ok(answer)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use nearpoint_geometry::Point;
    use nearpoint_testing::Random;

    fn answer() -> PairMotionReport {
        let point = Point::new(0.1, -0.0, 1.0 / 3.0);
        PairMotionReport {
            bodies: [3, 7],
            intervals: vec![
                Interval {
                    from: 0.1,
                    to: 0.2,
                    is_certain: true,
                },
                Interval {
                    from: 0.3,
                    to: 0.3,
                    is_certain: false,
                },
            ],
            first_contact: Some(FirstContact {
                time: 0.1,
                triangles: vec![[0, 5], [300, 2]],
                point,
            }),
            min_clearance: Some(MinClearance {
                time: 0.15,
                distance: 0.0,
                points: [point, point],
            }),
            max_distance: 0.001,
        }
    }

    fn motion() -> Motion {
        use JointKind::*;
        let joint = |kind, child| Joint {
            name: format!("joint {child}"),
            kind,
            parent: child - 1,
            child,
            origin: Pose::translation(0.1, 0.2, 1.0 / 3.0),
            axis: [0.0, -0.0, 3.0],
            limits: (child == 1).then_some(JointLimits {
                lower: -1.0,
                upper: 0.1,
            }),
            default_value: 0.0,
            max_speed: (child == 2).then_some(0.7),
            mimic: (child == 3).then_some(Mimic {
                joint: 1,
                multiplier: -0.5,
                offset: 0.1,
            }),
        };
        let joints = [Fixed, Revolute, Continuous, Prismatic]
            .into_iter()
            .zip(1..);
        let joints = joints.map(|(kind, child)| joint(kind, child));
        let robot = RobotDescription {
            name: "a robot".to_owned(),
            links: (0..5).map(|link| format!("link {link}")).collect(),
            joints: joints.collect(),
        };
        Motion {
            robots: vec![(robot, Pose::translation(1.0, 0.0, 0.0))],
            interpolation: Interpolation::Cubic,
            keys: vec![MotionKey {
                time: 0.5,
                values: vec![1.0, -0.0],
            }],
            accuracy: 0.01,
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let (motion, answer) = (motion(), answer());
        let read = Motion::read(&mut Reader::without_header(&motion.to_bytes())).unwrap();
        assert_eq!(format!("{read:?}"), format!("{motion:?}"));
        assert_eq!(read.key(), motion.key());
        let read = decode(&encode(&answer), [3, 7]).unwrap();
        assert_eq!(format!("{read:?}"), format!("{answer:?}"));
    }

    #[test]
    fn damaged_ones_never_panic() {
        let (motion, answer) = (motion().to_bytes(), encode(&answer()));
        let mut random = Random::new(13);
        for _ in 0..3000 {
            for whole in [&motion, &answer] {
                let mut bytes = whole.clone();
                let at = random.index(bytes.len());
                bytes[at] = random.index(256) as u8;
                bytes.truncate(random.index(bytes.len() + 1).max(at));
                let _ = Motion::read(&mut Reader::without_header(&bytes));
                let _ = decode(&bytes, [0, 1]);
            }
        }
    }
}
