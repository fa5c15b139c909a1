//! The taught motion along which pairs of parts are asked as a whole: all of it that an answer depends on, and the
//! answers, as bytes.

use std::sync::Arc;

use nearpoint_geometry::work::Work;
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::check::{
    Cell, Check, CheckMethod, CheckSettings, CheckedBody, FirstContact, Interval, Mounted,
    PairMotion, Smallest,
};
use nearpoint_motion::robot::{Description, Joint, JointKind, Limits, Mimic, Robot};
use nearpoint_motion::trajectory::{Form, Key as MotionKey, Trajectory};
use nearpoint_scene::MotionQuestion;

use crate::bytes::{Damage, Key, Read, Reader, Writer};
use crate::error::BatchError;

const KINDS: [JointKind; 4] = [
    JointKind::Fixed,
    JointKind::Revolute,
    JointKind::Continuous,
    JointKind::Prismatic,
];
const FORMS: [Form; 3] = [Form::Linear, Form::Trapezoidal, Form::Cubic];

/// Robots and the way that they go.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Motion {
    /// With where their bases are, `scene_from_base`.
    robots: Vec<(Description, Pose)>,
    form: Form,
    keys: Vec<MotionKey>,
    /// See [`CheckSettings::accuracy`].
    accuracy: f64,
}

/// Which link has a part: the robot's place and the link's. None: it stands still.
pub(crate) type Link = Option<[u32; 2]>;

pub(crate) fn write_link(writer: &mut Writer, link: Link) {
    writer.option(link, |writer, link| {
        link.iter()
            .for_each(|&place| writer.count(u64::from(place)));
    });
}

pub(crate) fn read_link(reader: &mut Reader) -> Read<Link> {
    reader.option(|reader| Ok([reader.small()?, reader.small()?]))
}

impl Motion {
    pub fn of(question: &MotionQuestion) -> Self {
        let robots = question.cell.robots.iter();
        let robots = robots.map(|Mounted { robot, base }| (robot.description().clone(), *base));
        Self {
            robots: robots.collect(),
            form: question.trajectory.form(),
            keys: question.trajectory.keys().to_vec(),
            accuracy: question.settings.accuracy,
        }
    }

    /// By which two motions are the same.
    pub fn key(&self) -> Key {
        let mut writer = Writer::inner();
        self.write(&mut writer);
        Key::of(&writer.into_inner())
    }

    pub fn write(&self, writer: &mut Writer) {
        writer.each(&self.robots, |writer, (robot, base)| {
            write_robot(writer, robot);
            writer.pose(base);
        });
        writer.place(&FORMS, self.form);
        writer.each(&self.keys, |writer, key| {
            writer.number(key.time);
            writer.each(&key.values, |writer, &value| writer.number(value));
        });
        writer.number(self.accuracy);
    }

    pub fn read(reader: &mut Reader) -> Read<Self> {
        Ok(Self {
            robots: reader.each(|reader| Ok((read_robot(reader)?, reader.pose()?)))?,
            form: reader.place(&FORMS)?,
            keys: reader.each(|reader| {
                Ok(MotionKey {
                    time: reader.number()?,
                    values: reader.each(Reader::number)?,
                })
            })?,
            accuracy: reader.number()?,
        })
    }

    /// Answers pairs of bodies that move along this motion. Clearances up to `within` are told.
    pub fn answers(
        &self,
        bodies: Vec<CheckedBody>,
        pairs: Vec<[usize; 2]>,
        within: f64,
        work: &impl Work,
    ) -> Result<Vec<Vec<u8>>, BatchError> {
        // What a plan wrote makes sense: it was whole.
        let wrong = || BatchError::Plan {
            damage: Damage::Sense,
        };
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

fn write_robot(writer: &mut Writer, robot: &Description) {
    writer.text(&robot.name);
    writer.each(&robot.links, |writer, name| writer.text(name));
    writer.each(&robot.joints, |writer, joint| {
        writer.text(&joint.name);
        writer.place(&KINDS, joint.kind);
        writer.count(joint.parent as u64);
        writer.count(joint.child as u64);
        writer.pose(&joint.origin);
        joint.axis.iter().for_each(|&x| writer.number(x));
        writer.option(joint.limits, |writer, limits| {
            writer.number(limits.lower);
            writer.number(limits.upper);
        });
        writer.option(joint.speed, Writer::number);
        writer.option(joint.mimic, |writer, mimic| {
            writer.count(mimic.joint as u64);
            writer.number(mimic.multiplier);
            writer.number(mimic.offset);
        });
    });
}

fn read_robot(reader: &mut Reader) -> Read<Description> {
    Ok(Description {
        name: reader.text()?,
        links: reader.each(Reader::text)?,
        joints: reader.each(|reader| {
            Ok(Joint {
                name: reader.text()?,
                kind: reader.place(&KINDS)?,
                parent: reader.small()?,
                child: reader.small()?,
                origin: reader.pose()?,
                axis: reader.numbers()?,
                limits: reader.option(|reader| {
                    let (lower, upper) = (reader.number()?, reader.number()?);
                    Ok(Limits { lower, upper })
                })?,
                // A motion says all values; so nothing of the rest is written.
                rest: 0.0,
                speed: reader.option(Reader::number)?,
                mimic: reader.option(|reader| {
                    Ok(Mimic {
                        joint: reader.small()?,
                        multiplier: reader.number()?,
                        offset: reader.number()?,
                    })
                })?,
            })
        })?,
    })
}

/// An answer without a head and without the names of its parts: in a block.
fn written(answer: &PairMotion) -> Vec<u8> {
    let mut writer = Writer::inner();
    writer.each(&answer.intervals, |writer, interval| {
        writer.number(interval.from);
        writer.number(interval.to);
        writer.byte(u8::from(interval.certain));
    });
    writer.option(answer.first.as_ref(), |writer, first| {
        writer.number(first.time);
        writer.each(&first.triangles, |writer, pair| {
            pair.iter().for_each(|&t| writer.count(u64::from(t)));
        });
        writer.point(&first.at);
    });
    writer.option(answer.smallest, |writer, smallest| {
        writer.number(smallest.time);
        writer.number(smallest.distance);
        smallest.points.iter().for_each(|at| writer.point(at));
    });
    writer.number(answer.within);
    writer.into_inner()
}

/// What was written, of these two parts.
pub(crate) fn read_answer(bytes: &[u8], pair: [usize; 2]) -> Read<PairMotion> {
    let mut reader = Reader::inner(bytes);
    let answer = PairMotion {
        pair,
        intervals: reader.each(|reader| {
            Ok(Interval {
                from: reader.number()?,
                to: reader.number()?,
                certain: reader.place(&[false, true])?,
            })
        })?,
        first: reader.option(|reader| {
            Ok(FirstContact {
                time: reader.number()?,
                triangles: reader.each(|reader| Ok([reader.small()?, reader.small()?]))?,
                at: reader.point()?,
            })
        })?,
        smallest: reader.option(|reader| {
            Ok(Smallest {
                time: reader.number()?,
                distance: reader.number()?,
                points: [reader.point()?, reader.point()?] as [Point; 2],
            })
        })?,
        within: reader.number()?,
    };
    reader.end()?;
    Ok(answer)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
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
        let joints = KINDS
            .into_iter()
            .zip(1..)
            .map(|(kind, child)| joint(kind, child));
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
        let mut writer = Writer::inner();
        motion.write(&mut writer);
        let bytes = writer.into_inner();
        let mut reader = Reader::inner(&bytes);
        let read = Motion::read(&mut reader).unwrap();
        reader.end().unwrap();
        assert_eq!(format!("{read:?}"), format!("{motion:?}"));
        assert_eq!(read.key(), motion.key());
        let read = read_answer(&written(&answer), [3, 7]).unwrap();
        assert_eq!(format!("{read:?}"), format!("{answer:?}"));
    }

    #[test]
    fn damaged_ones_never_panic() {
        let mut writer = Writer::inner();
        motion().write(&mut writer);
        let (motion, answer) = (writer.into_inner(), written(&answer()));
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
