//! Finds the joints that the options name, with the ranges to search.

use nearpoint_message::{Message, message};
use nearpoint_motion::range::{RangeJoint, ValueRange};
use nearpoint_motion::robot::Joint;
use nearpoint_scene::Scene;

/// A joint whose range is searched. Its numbers are radians or lengths, as everywhere in the engine.
#[derive(Debug)]
pub struct ChosenJoint {
    pub robot: String,
    pub name: String,
    pub is_rotary: bool,
    pub searched: RangeJoint,
}

/// The default resolution of a map over several joints, as a fraction of each range.
const MAP_RESOLUTION: f64 = 1.0 / 128.0;
/// The default resolution of a single joint, and where only the classes of pairs are wanted.
const FINE_RESOLUTION: f64 = 1.0 / 4096.0;

/// The size of the smallest cells: in degrees or lengths, or as a fraction of the range.
#[derive(Clone, Copy)]
enum Resolution {
    Given(f64),
    Fraction(f64),
}

impl ChosenJoint {
    /// Returns a value as the options and the output have it: in degrees if the joint turns, else as a length.
    pub fn shown(&self, value: f64) -> f64 {
        if self.is_rotary {
            value.to_degrees()
        } else {
            value
        }
    }
}

/// Returns the joints that are named, each `NAME` or `NAME=LOWER:UPPER`; all free joints that can move if none is. Turning
/// joints without limits turn once.
pub fn chosen_joints(
    scene: &Scene,
    named: &[String],
    resolution: Option<f64>,
) -> Result<Vec<ChosenJoint>, Message> {
    let joints = scene.robots().iter().flat_map(|robot| {
        let of = robot.robot.name();
        robot.robot.free_joints().map(move |joint| (of, joint))
    });
    let joints: Vec<(&str, &Joint)> = joints.collect();
    if joints.is_empty() {
        return Err(message!("cli-no-robot"));
    }
    let resolution = match (resolution, named) {
        (Some(given), _) => Resolution::Given(given),
        (None, [] | [_]) => Resolution::Fraction(FINE_RESOLUTION),
        (None, _) => Resolution::Fraction(MAP_RESOLUTION),
    };
    if named.is_empty() {
        let all = joints.iter().enumerate();
        let moving = all.filter(|(_, (_, joint))| {
            joint
                .limits
                .is_none_or(|limits| limits.lower < limits.upper)
        });
        let chosen = moving
            .map(|(value, (robot, joint))| ChosenJoint::new(value, robot, joint, None, resolution));
        return chosen.collect();
    }
    let chosen = named.iter().map(|option| {
        let (name, range) = match option.rsplit_once('=') {
            Some((name, range)) => (name, Some(parse_range(option, range)?)),
            None => (option.as_str(), None),
        };
        let is_named = |(robot, joint): &(&str, &Joint)| {
            joint.name == name
                || name
                    .strip_prefix(robot)
                    .and_then(|rest| rest.strip_prefix('/'))
                    == Some(&joint.name)
        };
        let mut found = joints
            .iter()
            .enumerate()
            .filter(|(_, joint)| is_named(joint));
        match (found.next(), found.next()) {
            (Some((value, (robot, joint))), None) => {
                ChosenJoint::new(value, robot, joint, range, resolution)
            }
            (None, _) => {
                let all: Vec<&str> = joints.iter().map(|(_, joint)| &*joint.name).collect();
                Err(message!("cli-no-joint", name, joints = all.join(", ")))
            }
            _ => Err(message!("cli-joint-name-twice", name)),
        }
    });
    chosen.collect()
}

impl ChosenJoint {
    fn new(
        value: usize,
        robot: &str,
        joint: &Joint,
        range: Option<[f64; 2]>,
        resolution: Resolution,
    ) -> Result<Self, Message> {
        let is_rotary = joint.is_rotary();
        let read = |number: f64| {
            if is_rotary {
                number.to_radians()
            } else {
                number
            }
        };
        let [lower, upper] = match (range, joint.whole_range()) {
            (Some(range), _) => range.map(read),
            (None, Some(whole)) => [whole.lower, whole.upper],
            (None, None) => {
                let name = &joint.name;
                return Err(message!("cli-joint-no-limits", name));
            }
        };
        let resolution = match resolution {
            Resolution::Given(resolution) => read(resolution),
            // A range of one value has one cell.
            Resolution::Fraction(_) if upper == lower => 1.0,
            Resolution::Fraction(fraction) => (upper - lower) * fraction,
        };
        Ok(Self {
            robot: robot.to_owned(),
            name: joint.name.clone(),
            is_rotary,
            searched: RangeJoint {
                value,
                range: ValueRange { lower, upper },
                resolution,
            },
        })
    }
}

fn parse_range(option: &str, range: &str) -> Result<[f64; 2], Message> {
    let number = |text: &str| {
        let number: Option<f64> = text.trim().parse().ok();
        number.filter(|number| number.is_finite())
    };
    let numbers = (range.split_once(':'))
        .and_then(|(lower, upper)| Some([number(lower)?, number(upper)?]))
        .filter(|[lower, upper]| lower <= upper);
    numbers.ok_or_else(|| message!("cli-joint-range", option))
}
