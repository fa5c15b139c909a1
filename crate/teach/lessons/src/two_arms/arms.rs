//! Defines the arms, the table's workpiece, and the taught motions, in millimetres and radians.

use std::f64::consts::PI;
use std::sync::Arc;

use nearpoint_geometry::bounds::spheres::{self, SphereModel};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::check::{Attachment, CheckedBody, MountedRobot, WorkCell};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};

use super::Parameters;
use crate::error::LessonError;
use crate::shapes::blocks;

/// The links of an arm: the name, the width of the link's box along x and y, centred, and the box's bounds along z.
pub(super) const LINKS: [(&str, f64, [f64; 2]); 4] = [
    ("base", 90.0, [0.0, 95.0]),
    ("turret", 70.0, [5.0, 55.0]),
    ("upper", 50.0, [5.0, 295.0]),
    ("fore", 40.0, [5.0, 260.0]),
];

/// The joints between the links: the axis, and the height on the link before.
const JOINTS: [(&str, [f64; 3], f64); 3] = [
    ("turn", [0.0, 0.0, 1.0], 100.0),
    ("shoulder", [0.0, 1.0, 0.0], 60.0),
    ("elbow", [0.0, 1.0, 0.0], 300.0),
];

/// The distance from the centre of the table to an arm's base.
pub(super) const APART: f64 = 350.0;

/// The shoulder and the elbow of an arm that reaches out, and of one that is folded.
pub(super) const EXTENDED: [f64; 2] = [0.6, 1.0];
const FOLDED: [f64; 2] = [-0.2, 0.4];

/// The rotation of both arms at each second: they change sides, and neither of them stops in the middle.
pub(super) const TURNS: [f64; 4] = [-0.9, -0.35, 0.35, 0.9];

/// The index of the moved key of the second arm.
pub(super) const MOVED: usize = 1;

/// The first body of each arm, and the workpiece's.
pub(super) const FIRST: [usize; 2] = [0, LINKS.len()];

pub(super) fn robot(name: &str) -> Result<Arc<Robot>, LessonError> {
    let joint = |(n, &(name, axis, up)): (usize, &(&str, [f64; 3], f64))| Joint {
        name: name.to_owned(),
        kind: JointKind::Revolute,
        parent: n,
        child: n + 1,
        origin: Pose::translation(0.0, 0.0, up),
        axis,
        limits: Some(JointLimits {
            lower: -PI,
            upper: PI,
        }),
        default_value: 0.0,
        max_speed: None,
        mimic: None,
    };
    let description = RobotDescription {
        name: name.to_owned(),
        links: LINKS.map(|(name, ..)| name.to_owned()).to_vec(),
        joints: JOINTS.iter().enumerate().map(joint).collect(),
    };
    Robot::new(description)
        .map(Arc::new)
        .map_err(LessonError::from)
}

/// Returns both arms and the workpiece, with all pairs except those within one arm.
pub(super) fn cell(parameters: &Parameters) -> Result<WorkCell, LessonError> {
    let half_turn = UnitQuaternion::from_axis_angle(&Vector::z_axis(), PI);
    let bases = [
        Pose::translation(-APART, 0.0, 0.0),
        Pose::from_parts(Vector::new(APART, 0.0, 0.0).into(), half_turn),
    ];
    let mut robots = Vec::new();
    let mut bodies = Vec::new();
    for (name, base) in ["a", "b"].into_iter().zip(bases) {
        for (link, &(_, width, along)) in LINKS.iter().enumerate() {
            let half = [-width / 2.0, width / 2.0];
            let carrier = Attachment::Link {
                robot: robots.len(),
                link,
                in_link: Pose::identity(),
            };
            bodies.push(body([&half, &half, &along], carrier, parameters)?);
        }
        robots.push(MountedRobot {
            robot: robot(name)?,
            base,
        });
    }
    let still = Attachment::Scene(Pose::identity());
    bodies.push(body(
        [&[-50.0, 50.0], &[-50.0, 50.0], &[0.0, 60.0]],
        still,
        parameters,
    )?);
    let links = LINKS.len();
    // Each arm alone was taught without collisions.
    let of_one = |a: usize, b: usize| a / links == b / links && b < 2 * links;
    let count = bodies.len();
    let all = (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b]));
    let pairs = all.filter(|&[a, b]| !of_one(a, b)).collect();
    Ok(WorkCell {
        robots,
        bodies,
        pairs,
    })
}

pub(super) fn body(
    sides: [&[f64]; 3],
    attachment: Attachment,
    parameters: &Parameters,
) -> Result<CheckedBody, LessonError> {
    let shape = blocks(sides, |_| true)?;
    let settings = spheres::SphereSettings::new(parameters.radius);
    let model = SphereModel::build(&shape, &settings, &SequentialExecutor, &mut ())?;
    Ok(CheckedBody {
        shape,
        spheres: Some(Arc::new(model)),
        attachment,
    })
}

/// Returns the taught motion, with the moved pose folded by 0…1; 0 is the motion as first taught.
pub(super) fn taught_motion(form: Interpolation, fold: f64) -> Result<Trajectory, LessonError> {
    let key = |(n, &turn): (usize, &f64)| {
        let fraction = if n == MOVED { fold } else { 0.0 };
        let bent = |k: usize| EXTENDED[k] + fraction * (FOLDED[k] - EXTENDED[k]);
        let values = vec![turn, EXTENDED[0], EXTENDED[1], turn, bent(0), bent(1)];
        Keyframe {
            time: n as f64,
            values,
        }
    };
    let keys = TURNS.iter().enumerate().map(key).collect();
    Trajectory::new(form, keys).map_err(LessonError::from)
}
