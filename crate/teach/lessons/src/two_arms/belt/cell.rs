//! Builds the conveyor's frame, the workpiece on its belt, and the arm beside it, with the taught motion.

use std::sync::Arc;

use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::check::{Attachment, MountedRobot, WorkCell};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};

use super::super::Parameters;
use super::super::arms::{APART, EXTENDED, LINKS, TURNS, body, robot};
use crate::error::LessonError;

/// The fixed frame, a box: from and to along each axis, mm.
const FRAME: [[f64; 2]; 3] = [[-20.0, 140.0], [-520.0, 900.0], [0.0, 200.0]];
/// The workpiece, about the centre of its foot.
const PIECE: [[f64; 2]; 3] = [[-50.0, 50.0], [-60.0, 60.0], [0.0, 200.0]];
/// The first position of the workpiece.
pub(super) const FROM: Point = Point::new(60.0, -400.0, 200.0);
/// The index of the belt in the motion's values, after the arm's joints.
pub(super) const BELT: usize = 3;
/// The indices of the frame and of the workpiece, after the links of the arm.
pub(super) const BODY_INDICES: [usize; 2] = [LINKS.len(), LINKS.len() + 1];

/// Returns a robot with one joint that slides what lies on the belt along it.
fn belt() -> Result<Arc<Robot>, LessonError> {
    let description = RobotDescription {
        name: "belt".to_owned(),
        links: ["frame", "piece"].map(str::to_owned).to_vec(),
        joints: vec![Joint {
            name: "belt".to_owned(),
            kind: JointKind::Prismatic,
            parent: 0,
            child: 1,
            origin: Pose::identity(),
            axis: [0.0, 1.0, 0.0],
            limits: Some(JointLimits {
                lower: 0.0,
                upper: 2000.0,
            }),
            default_value: 0.0,
            max_speed: None,
            mimic: None,
        }],
    };
    Robot::new(description)
        .map(Arc::new)
        .map_err(LessonError::from)
}

/// Returns the arm, the frame and the workpiece; each link is checked against both.
pub(super) fn cell(parameters: &Parameters) -> Result<WorkCell, LessonError> {
    let mut bodies = Vec::new();
    for (link, &(_, width, along)) in LINKS.iter().enumerate() {
        let half = [-width / 2.0, width / 2.0];
        let in_link = Pose::identity();
        let carrier = Attachment::Link {
            robot: 0,
            link,
            in_link,
        };
        bodies.push(body([&half, &half, &along], carrier, parameters)?);
    }
    let [x, y, z] = &FRAME;
    bodies.push(body(
        [x, y, z],
        Attachment::Scene(Pose::identity()),
        parameters,
    )?);
    let [x, y, z] = &PIECE;
    let carrier = Attachment::Link {
        robot: 1,
        link: 1,
        in_link: Pose::identity(),
    };
    bodies.push(body([x, y, z], carrier, parameters)?);
    let robots = vec![
        MountedRobot {
            robot: robot("a")?,
            base: Pose::translation(-APART, 0.0, 0.0),
        },
        MountedRobot {
            robot: belt()?,
            base: Pose::translation(FROM.x, FROM.y, FROM.z),
        },
    ];
    let links = 0..LINKS.len();
    Ok(WorkCell {
        robots,
        bodies,
        pairs: links
            .flat_map(|link| BODY_INDICES.map(|place| [link, place]))
            .collect(),
    })
}

/// Returns the taught motion of the arm, together with the belt's.
pub(super) fn motion(form: Interpolation, speed: f64) -> Result<Trajectory, LessonError> {
    let key = |(n, &turn): (usize, &f64)| Keyframe {
        time: n as f64,
        values: vec![turn, EXTENDED[0], EXTENDED[1], speed * n as f64],
    };
    let keys = TURNS.iter().enumerate().map(key).collect();
    Trajectory::new(form, keys).map_err(LessonError::from)
}
