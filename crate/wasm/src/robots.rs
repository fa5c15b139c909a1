//! Robots as they come in with their parts, and as JavaScript is told of them.

use std::sync::Arc;

use js_sys::Reflect;
use nearpoint_motion::robot::{Description, Joint, JointKind, Robot};
use nearpoint_motion::trajectory::TooFast;
use nearpoint_scene::pose::{PoseNumbers, from_numbers, to_numbers};
use nearpoint_scene::{
    Allowance, Motion, NewLinkPart, NewRobot, PartId, RobotId, Scene, SceneRobot,
};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::convert::{from_js, refuse};

#[derive(Debug, Deserialize)]
struct ParsedRobot {
    description: Description,
    parts: Vec<ParsedLinkPart>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ParsedLinkPart {
    part: usize,
    link: usize,
    in_link: PoseNumbers,
}

/// The robots of a `Parsed`; none where it has none.
pub(crate) fn read(parsed: &JsValue, source: usize) -> Result<Vec<NewRobot>, JsValue> {
    let robots = Reflect::get(parsed, &"robots".into())?;
    if robots.is_undefined() {
        return Ok(Vec::new());
    }
    let robots: Vec<ParsedRobot> = from_js(robots, "the robots")?;
    let robot = |(index, parsed): (usize, ParsedRobot)| {
        Ok(NewRobot {
            robot: Arc::new(Robot::new(parsed.description).map_err(refuse)?),
            parts: parsed
                .parts
                .iter()
                .map(link_part)
                .collect::<Result<_, _>>()?,
            source,
            index,
        })
    };
    robots.into_iter().enumerate().map(robot).collect()
}

fn link_part(parsed: &ParsedLinkPart) -> Result<NewLinkPart, JsValue> {
    let pose = from_numbers(parsed.in_link);
    let bad = || refuse("A part's place in its link has a number that is not finite.");
    Ok(NewLinkPart {
        part: parsed.part,
        link: parsed.link,
        in_link: pose.ok_or_else(bad)?,
    })
}

#[derive(Debug, Serialize)]
pub(crate) struct RobotRow<'a> {
    id: RobotId,
    name: &'a str,
    base: PoseNumbers,
    parts: Vec<PartId>,
    joints: Vec<JointRow<'a>>,
}

#[derive(Debug, Serialize)]
struct JointRow<'a> {
    name: &'a str,
    kind: JointKind,
    lower: Option<f64>,
    upper: Option<f64>,
    speed: Option<f64>,
    value: f64,
}

#[derive(Debug, Serialize)]
pub(crate) struct AllowedRow<'a> {
    a: PartId,
    b: PartId,
    #[serde(flatten)]
    allowance: &'a Allowance,
}

pub(crate) fn robot_rows(scene: &Scene) -> Vec<RobotRow<'_>> {
    scene
        .robots()
        .iter()
        .map(|robot| robot_row(robot))
        .collect()
}

fn robot_row(robot: &SceneRobot) -> RobotRow<'_> {
    let joints = robot.robot.free_joints().zip(&robot.values);
    RobotRow {
        id: robot.id,
        name: robot.robot.name(),
        base: to_numbers(&robot.base),
        parts: robot.parts.iter().map(|own| own.part).collect(),
        joints: joints.map(joint_row).collect(),
    }
}

fn joint_row<'a>((joint, &value): (&'a Joint, &f64)) -> JointRow<'a> {
    JointRow {
        name: &joint.name,
        kind: joint.kind,
        lower: joint.limits.map(|limits| limits.lower),
        upper: joint.limits.map(|limits| limits.upper),
        speed: joint.speed,
        value,
    }
}

pub(crate) fn allowed_rows(scene: &Scene) -> Vec<AllowedRow<'_>> {
    let row = |(&(a, b), allowance)| AllowedRow { a, b, allowance };
    scene.allowed().iter().map(row).collect()
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MotionRow {
    #[serde(flatten)]
    motion: Motion,
    start: f64,
    end: f64,
    joints: Vec<String>,
    time: Option<f64>,
    too_fast: Vec<TooFastRow>,
}

#[derive(Debug, Serialize)]
struct TooFastRow {
    joint: String,
    time: f64,
    speed: f64,
    allowed: f64,
}

pub(crate) fn motion_row(scene: &Scene) -> Option<MotionRow> {
    let taught = scene.taught()?;
    let too_fast = |fast: TooFast| TooFastRow {
        joint: format!("{}/{}", fast.robot, fast.joint),
        time: fast.time,
        speed: fast.speed,
        allowed: fast.limit,
    };
    Some(MotionRow {
        motion: Motion::from(&**taught),
        start: taught.start(),
        end: taught.end(),
        joints: scene.joint_names(),
        time: scene.motion_time(),
        too_fast: scene.too_fast().into_iter().map(too_fast).collect(),
    })
}
