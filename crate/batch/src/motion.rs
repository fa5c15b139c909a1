//! Encodes the taught motion along which pairs are checked as a whole, with all inputs of an answer, and the answers.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::work::Work;
use nearpoint_motion::check::{
    Cell, Check, CheckMethod, CheckSettings, CheckedBody, FirstContact, Interval, Mounted,
    PairMotion, Smallest,
};
use nearpoint_motion::robot::{Description, Joint, JointKind, Limits, Mimic, Robot};
use nearpoint_motion::trajectory::{Form, Key as MotionKey, Trajectory};
use nearpoint_scene::MotionQuestion;

use crate::bytes::{Damage, Key, Read, Reader, Writer};
use crate::error::BatchError;
use crate::stored::{Stored, store_fields, store_variants};

store_variants! {
    JointKind { 0: Fixed {}, 1: Revolute {}, 2: Continuous {}, 3: Prismatic {} }
    Form { 0: Linear {}, 1: Trapezoidal {}, 2: Cubic {} }
}

store_fields! {
    Description { name, links, joints }
    Joint { name, kind, parent, child, origin, axis, limits, rest, speed, mimic }
    Limits { lower, upper }
    Mimic { joint, multiplier, offset }
    MotionKey { time, values }
    Motion { robots, form, keys, accuracy }
    Interval { from, to, certain }
    FirstContact { time, triangles, at }
    Smallest { time, distance, points }
}

/// The robots and their path.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Motion {
    /// The robots with the poses of their bases, `scene_from_base`.
    robots: Vec<(Description, Pose)>,
    form: Form,
    keys: Vec<MotionKey>,
    /// The accuracy: see [`CheckSettings::accuracy`].
    accuracy: f64,
}

/// The link that carries a part, as the indices of the robot and of its link; `None` if the part does not move.
pub(crate) type Link = Option<[u32; 2]>;

impl Motion {
    pub fn of(question: &MotionQuestion) -> Self {
        let robots = question.cell.robots.iter();
        let robots = robots.map(|Mounted { robot, base }| {
            let mut robot = robot.description().clone();
            // A motion sets all values, so the values at rest do not matter.
            robot.joints.iter_mut().for_each(|joint| joint.rest = 0.0);
            (robot, *base)
        });
        Self {
            robots: robots.collect(),
            form: question.trajectory.form(),
            keys: question.trajectory.keys().to_vec(),
            accuracy: question.settings.accuracy,
        }
    }

    /// Returns the key, which is equal for equal motions.
    pub fn key(&self) -> Key {
        Key::of(&self.to_bytes())
    }

    /// Checks pairs of bodies along this motion, with clearances up to `within`.
    pub fn answers(
        &self,
        bodies: Vec<CheckedBody>,
        pairs: Vec<[usize; 2]>,
        within: f64,
        work: &impl Work,
    ) -> Result<Vec<Vec<u8>>, BatchError> {
        // A whole object of a plan is valid, so this cannot happen.
        let wrong = || BatchError::plan(Damage::Sense);
        let robots = self.robots.iter().map(|(description, base)| {
            let robot = Arc::new(Robot::new(description.clone()).map_err(|_| wrong())?);
            Ok(Mounted { robot, base: *base })
        });
        let cell = Cell {
            robots: robots.collect::<Result<_, BatchError>>()?,
            pairs,
            bodies,
        };
        let trajectory = Trajectory::new(self.form, self.keys.clone()).map_err(|_| wrong())?;
        let settings = CheckSettings {
            method: CheckMethod::Exact,
            stop_at_first: false,
            horizon: within,
            samples: 0,
            ..CheckSettings::new(self.accuracy)
        };
        let check = Check::share(Arc::new(cell), trajectory, settings);
        let mut check = check.map_err(|_| wrong())?;
        while !check.advance(work) {
            if work.stopped() {
                return Err(BatchError::Stopped);
            }
        }
        Ok(check.report().pairs.iter().map(written).collect())
    }
}

/// Encodes an answer without a head and without the names of its parts, for a block.
fn written(answer: &PairMotion) -> Vec<u8> {
    let mut writer = Writer::inner();
    answer.intervals.write(&mut writer);
    answer.first.write(&mut writer);
    answer.smallest.write(&mut writer);
    answer.within.write(&mut writer);
    writer.into_inner()
}

/// Decodes an answer about these two parts.
pub(crate) fn read_answer(bytes: &[u8], pair: [usize; 2]) -> Read<PairMotion> {
    let mut reader = Reader::inner(bytes);
    let answer = PairMotion {
        pair,
        intervals: Stored::read(&mut reader)?,
        first: Stored::read(&mut reader)?,
        smallest: Stored::read(&mut reader)?,
        within: Stored::read(&mut reader)?,
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

    fn answer() -> PairMotion {
        let at = Point::new(0.1, -0.0, 1.0 / 3.0);
        PairMotion {
            pair: [3, 7],
            intervals: vec![
                Interval {
                    from: 0.1,
                    to: 0.2,
                    certain: true,
                },
                Interval {
                    from: 0.3,
                    to: 0.3,
                    certain: false,
                },
            ],
            first: Some(FirstContact {
                time: 0.1,
                triangles: vec![[0, 5], [300, 2]],
                at,
            }),
            smallest: Some(Smallest {
                time: 0.15,
                distance: 0.0,
                points: [at, at],
            }),
            within: 0.001,
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
            limits: (child == 1).then_some(Limits {
                lower: -1.0,
                upper: 0.1,
            }),
            rest: 0.0,
            speed: (child == 2).then_some(0.7),
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
        let robot = Description {
            name: "a robot".to_owned(),
            links: (0..5).map(|link| format!("link {link}")).collect(),
            joints: joints.collect(),
        };
        Motion {
            robots: vec![(robot, Pose::translation(1.0, 0.0, 0.0))],
            form: Form::Cubic,
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
        let read = Motion::read(&mut Reader::inner(&motion.to_bytes())).unwrap();
        assert_eq!(format!("{read:?}"), format!("{motion:?}"));
        assert_eq!(read.key(), motion.key());
        let read = read_answer(&written(&answer), [3, 7]).unwrap();
        assert_eq!(format!("{read:?}"), format!("{answer:?}"));
    }

    #[test]
    fn damaged_ones_never_panic() {
        let (motion, answer) = (motion().to_bytes(), written(&answer()));
        let mut random = Random::new(13);
        for _ in 0..3000 {
            for whole in [&motion, &answer] {
                let mut bytes = whole.clone();
                let at = random.index(bytes.len());
                bytes[at] = random.index(256) as u8;
                bytes.truncate(random.index(bytes.len() + 1).max(at));
                let _ = Motion::read(&mut Reader::inner(&bytes));
                let _ = read_answer(&bytes, [0, 1]);
            }
        }
    }
}
