//! Reads one joint: its kind, its limits, and the joint that it follows.

use super::graph::{Graph, Reference};
use super::pose::is_true;
use super::scene::Joint;
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::robot::{Element, limits as ordered};
use crate::text::number;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;
use nearpoint_motion::robot::{JointKind, JointLimits};

/// The first version with axes in the joint's frame; earlier versions use the model's frame.
const AXES_IN_JOINTS: (u32, u32) = (1, 5);

/// The value that means no limit in older versions.
const NO_LIMIT: f64 = 1e16;

pub(super) struct Motion {
    pub(super) kind: JointKind,
    /// The axis in the joint's frame.
    pub(super) axis: [f64; 3],
    pub(super) limits: Option<JointLimits>,
    pub(super) speed: Option<f64>,
}

/// Returns the motion of a joint with this pose.
pub(super) fn motion(job: &mut Job, graph: &Graph, joint: &Joint, place: &Pose) -> Result<Motion> {
    let Joint { element, name, .. } = joint;
    let stated = match joint.is_static {
        true => "fixed",
        false => element.text("type")?,
    };
    let kind = match stated {
        "fixed" => JointKind::Fixed,
        "revolute" => JointKind::Revolute,
        "continuous" => JointKind::Continuous,
        "prismatic" => JointKind::Prismatic,
        other @ ("ball" | "universal" | "screw" | "revolute2" | "gearbox") => {
            element.warn(job, message!("joint-cannot-moved", other, name));
            JointKind::Fixed
        }
        other => {
            let shown = sanitize_name(other).unwrap_or_default();
            let problem = message!("sdf-joint-type-not", name, shown);
            return Err(element.error_at(problem, message!("make-fixed-revolute")));
        }
    };
    let mut motion = Motion {
        kind,
        axis: [0.0, 0.0, 1.0],
        limits: None,
        speed: None,
    };
    if kind == JointKind::Fixed {
        return Ok(motion);
    }
    let Some(axis) = element.child("axis") else {
        return Err(element.invalid(message!("sdf-joint-no-axis", name)));
    };
    motion.axis = direction(graph, joint, axis, place)?;
    if let Some(limit) = axis.child("limit") {
        motion.speed = bound(limit, "velocity")?.filter(|&speed| speed > 0.0);
        motion.limits = limits(job, limit, name, kind)?;
    }
    if kind == JointKind::Revolute && motion.limits.is_none() {
        motion.kind = JointKind::Continuous;
    }
    Ok(motion)
}

/// Returns the axis in the joint's frame.
fn direction(graph: &Graph, joint: &Joint, axis: Element, place: &Pose) -> Result<[f64; 3]> {
    let Some(xyz) = axis.child("xyz") else {
        return Ok([0.0, 0.0, 1.0]);
    };
    let direction: [f64; 3] = xyz.content_numbers()?;
    let by_model = match axis.child("use_parent_model_frame") {
        Some(stated) => is_true(stated.content()),
        None => axis
            .version()
            .is_some_and(|version| version < AXES_IN_JOINTS),
    };
    let frame = match (xyz.attribute_text("expressed_in"), by_model) {
        (Some(name), _) => graph.find(xyz, joint.scope, Reference::Named(name))?,
        (None, true) => graph.scopes[joint.scope].frame,
        (None, false) => return Ok(direction),
    };
    let expressed = graph.world_pose(frame)?.rotation;
    if expressed == place.rotation {
        return Ok(direction);
    }
    Ok((place.rotation.inverse() * (expressed * Vector::from(direction))).into())
}

fn limits(
    job: &mut Job,
    limit: Element,
    name: &str,
    kind: JointKind,
) -> Result<Option<JointLimits>> {
    if kind == JointKind::Continuous {
        return Ok(None);
    }
    match (bound(limit, "lower")?, bound(limit, "upper")?) {
        (Some(lower), Some(upper)) => Ok(ordered(job, limit, name, [lower, upper])),
        (None, None) => Ok(None),
        _ => {
            limit.warn(job, message!("sdf-joint-only-one", name));
            Ok(None)
        }
    }
}

/// Returns a number of a limit; none if it is missing, or so large that it is no limit.
fn bound(limit: Element, kind: &str) -> Result<Option<f64>> {
    let Some((element, text)) = limit.child(kind).and_then(|e| Some((e, e.content()?))) else {
        return Ok(None);
    };
    if number(text.as_bytes()).is_some_and(f64::is_infinite) {
        return Ok(None);
    }
    let [value] = element.parsed(kind, text)?;
    Ok(Some(value).filter(|value| value.abs() < NO_LIMIT))
}
