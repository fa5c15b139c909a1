//! Describes robots, the pairs that may collide and the taught motion for JavaScript.

use nearpoint_motion::robot::{Joint, JointKind};
use nearpoint_motion::trajectory::SpeedViolation;
use nearpoint_scene::pose::{PoseNumbers, to_numbers};
use nearpoint_scene::{AllowedReason, PartId, RobotId, Scene, SceneRobot, TrajectorySpec};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// A robot: its pose, its parts, and its joints that are free.
#[derive(Debug, Serialize, Tsify)]
pub struct RobotRow {
    id: RobotId,
    name: String,
    /// The pose: it takes the base's coordinates into the scene's.
    #[tsify(type = "Pose")]
    base: PoseNumbers,
    parts: Vec<PartId>,
    /// Those of its parts that no joint carries.
    #[serde(rename = "baseParts")]
    base_parts: Vec<PartId>,
    joints: Vec<JointRow>,
    /// True if the joints were made in the scene, so that they can be changed.
    #[serde(rename = "isMechanism")]
    is_mechanism: bool,
    /// The joints that others move.
    followers: Vec<FollowerRow>,
}

/// A joint that another one moves.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
struct FollowerRow {
    name: String,
    kind: JointKind,
    lower: Option<f64>,
    upper: Option<f64>,
    value: f64,
    /// The joint that moves it.
    leader: String,
    /// The change of its value for each radian or length of the other joint's.
    ratio: f64,
}

/// A joint that is free. Values are radians, or lengths for prismatic joints; null: no limit, or no speed given.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
struct JointRow {
    name: String,
    kind: JointKind,
    lower: Option<f64>,
    upper: Option<f64>,
    speed: Option<f64>,
    value: f64,
}

/// A pair of parts whose collisions are allowed.
#[derive(Debug, Serialize, Tsify)]
pub struct AllowedRow {
    a: PartId,
    b: PartId,
    #[serde(flatten)]
    #[tsify(type = "AllowedReason")]
    allowance: AllowedReason,
}

/// Describes all robots of the scene for JavaScript.
pub(crate) fn robot_rows(scene: &Scene) -> Vec<RobotRow> {
    scene
        .robots()
        .iter()
        .map(|robot| robot_row(robot))
        .collect()
}

fn robot_row(robot: &SceneRobot) -> RobotRow {
    let joints = robot.robot.free_joints().zip(&robot.values);
    let root = robot.robot.root();
    let on_base = robot.parts.iter().filter(|own| own.link == root);
    RobotRow {
        id: robot.id,
        name: robot.robot.name().to_owned(),
        base: to_numbers(&robot.base),
        parts: robot.parts.iter().map(|own| own.part).collect(),
        base_parts: on_base.map(|own| own.part).collect(),
        joints: joints.map(joint_row).collect(),
        is_mechanism: robot.source.is_none(),
        followers: follower_rows(robot),
    }
}

fn follower_rows(robot: &SceneRobot) -> Vec<FollowerRow> {
    let joints = &robot.robot.description().joints;
    let value = |at: usize| { robot.robot.mapping(at) }.map(|mapping| mapping.value(&robot.values));
    let row = |(at, joint): (usize, &Joint)| {
        joint.mimic.map(|mimic| FollowerRow {
            value: value(at).unwrap_or_default(),
            name: joint.name.clone(),
            kind: joint.kind,
            lower: joint.limits.map(|limits| limits.lower),
            upper: joint.limits.map(|limits| limits.upper),
            leader: joints[mimic.joint].name.clone(),
            ratio: mimic.multiplier,
        })
    };
    joints.iter().enumerate().filter_map(row).collect()
}

fn joint_row((joint, &value): (&Joint, &f64)) -> JointRow {
    JointRow {
        name: joint.name.clone(),
        kind: joint.kind,
        lower: joint.limits.map(|limits| limits.lower),
        upper: joint.limits.map(|limits| limits.upper),
        speed: joint.max_speed,
        value,
    }
}

/// Describes all pairs of parts whose collisions are allowed, with the reasons.
pub(crate) fn allowed_rows(scene: &Scene) -> Vec<AllowedRow> {
    let row = |(&(a, b), allowance): (_, &AllowedReason)| AllowedRow {
        a,
        b,
        allowance: allowance.clone(),
    };
    scene.allowed().iter().map(row).collect()
}

/// The taught motion of the scene's robots.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct MotionRow {
    #[serde(flatten)]
    motion: TrajectorySpec,
    start: f64,
    end: f64,
    /// The names of the values in files: robot/joint.
    joints: Vec<String>,
    /// The time that the robots were last moved to; null if their poses are not those of the motion.
    time: Option<f64>,
    #[serde(rename = "tooFast")]
    speed_violations: Vec<SpeedViolationRow>,
}

/// A joint that is faster than its speed allows, at the time when it is fastest.
#[derive(Debug, Serialize, Tsify)]
struct SpeedViolationRow {
    joint: String,
    time: f64,
    speed: f64,
    allowed: f64,
}

/// Describes the taught motion; none if there is none.
pub(crate) fn motion_row(scene: &Scene) -> Option<MotionRow> {
    let taught = scene.trajectory()?;
    let too_fast = |fast: SpeedViolation| SpeedViolationRow {
        joint: format!("{}/{}", fast.robot, fast.joint),
        time: fast.time,
        speed: fast.speed,
        allowed: fast.limit,
    };
    Some(MotionRow {
        motion: TrajectorySpec::from(&**taught),
        start: taught.start(),
        end: taught.end(),
        joints: scene.joint_names(),
        time: scene.motion_time(),
        speed_violations: scene.speed_violations().into_iter().map(too_fast).collect(),
    })
}
