//! Reads one joint: its kind, its links, its limits, and the joint that it follows.

use super::origin::origin;
use crate::error::Result;
use crate::job::Job;
use crate::robot::{Element, limits as ordered};
use nearpoint_message::message;
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Mimic};
use std::collections::HashMap;

/// The indices of links and joints by name.
pub(super) struct NameIndex<'a> {
    pub(super) links: &'a HashMap<&'a str, usize>,
    pub(super) joints: &'a HashMap<&'a str, usize>,
}

pub(super) fn read(job: &mut Job, joint: Element, name: &str, known: &NameIndex) -> Result<Joint> {
    let mut kind = kind(job, joint, name)?;
    let link = |end: &str| {
        let Some(element) = joint.child(end) else {
            return Err(joint.invalid(message!("urdf-joint-no", name, end)));
        };
        let link = element.name("link")?;
        known.links.get(&*link).copied().ok_or_else(|| {
            let problem = message!("urdf-joint-no-link", end, name, link);
            element.invalid(problem)
        })
    };
    let (parent, child) = (link("parent")?, link("child")?);
    let axis = match joint.child("axis") {
        Some(axis) => axis.numbers("xyz")?,
        None => None,
    };
    if axis == Some([0.0; 3]) && kind != JointKind::Fixed {
        joint.warn(job, message!("urdf-axis-joint-zero", name));
        kind = JointKind::Fixed;
    }
    let limit = joint.child("limit");
    let (limits, max_speed) = match limit {
        Some(limit) => limits(job, limit, name, kind)?,
        None => (None, None),
    };
    if limit.is_none() && matches!(kind, JointKind::Revolute | JointKind::Prismatic) {
        let problem = message!("urdf-joint-no-limit", name);
        let remedy = match kind {
            JointKind::Prismatic => message!("urdf-say-slides"),
            _ => message!("urdf-say-turns-make"),
        };
        return Err(joint.error_at(problem, remedy));
    }
    let mimic = mimic(job, joint, name, known)?;
    Ok(Joint {
        name: name.to_owned(),
        kind,
        parent,
        child,
        origin: origin(job, joint)?,
        axis: axis.unwrap_or([1.0, 0.0, 0.0]),
        limits,
        default_value: 0.0,
        max_speed,
        mimic,
    })
}

fn kind(job: &mut Job, joint: Element, name: &str) -> Result<JointKind> {
    match joint.text("type")? {
        "fixed" => Ok(JointKind::Fixed),
        "revolute" => Ok(JointKind::Revolute),
        "continuous" => Ok(JointKind::Continuous),
        "prismatic" => Ok(JointKind::Prismatic),
        other @ ("floating" | "planar") => {
            joint.warn(job, message!("joint-cannot-moved", other, name));
            Ok(JointKind::Fixed)
        }
        other => {
            let problem = message!("urdf-joint-type-not", name, other);
            let remedy = message!("make-fixed-revolute");
            Err(joint.error_at(problem, remedy))
        }
    }
}

/// Returns the limits of a joint, and its largest speed. A missing limit is 0; from version 1.2 of the format on there
/// is none. A speed of 0, which files write for an unknown one, is none.
fn limits(
    job: &mut Job,
    limit: Element,
    name: &str,
    kind: JointKind,
) -> Result<(Option<JointLimits>, Option<f64>)> {
    let speed = limit.value("velocity")?.filter(|&speed| speed > 0.0);
    if matches!(kind, JointKind::Fixed | JointKind::Continuous) {
        return Ok((None, speed));
    }
    let lower = limit.value("lower")?;
    let upper = limit.value("upper")?;
    let optional = limit.version().is_some_and(|version| version >= (1, 2));
    let mut limits = |lower, upper| Ok((ordered(job, limit, name, [lower, upper]), speed));
    match (lower, upper) {
        (Some(lower), Some(upper)) => limits(lower, upper),
        (None, None) if optional => Ok((None, speed)),
        _ if optional => {
            let problem = message!("urdf-joint-only-one", name);
            Err(limit.error_at(problem, message!("urdf-say-both-none")))
        }
        (None, None) => {
            limit.warn(job, message!("urdf-limits-joint-not", name));
            let stays = JointLimits {
                lower: 0.0,
                upper: 0.0,
            };
            Ok((Some(stays), speed))
        }
        (lower, upper) => limits(lower.unwrap_or(0.0), upper.unwrap_or(0.0)),
    }
}

fn mimic(job: &mut Job, joint: Element, name: &str, known: &NameIndex) -> Result<Option<Mimic>> {
    let Some(mimic) = joint.child("mimic") else {
        return Ok(None);
    };
    let leader = mimic.name("joint")?;
    let Some(joint) = known.joints.get(&*leader).copied() else {
        mimic.warn(job, message!("urdf-joint-follows-no", name, leader));
        return Ok(None);
    };
    Ok(Some(Mimic {
        joint,
        multiplier: mimic.value("multiplier")?.unwrap_or(1.0),
        offset: mimic.value("offset")?.unwrap_or(0.0),
    }))
}
