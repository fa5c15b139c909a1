//! One joint: how it moves, what it carries, its limits, and which joint it follows.

use super::page::{CORRECT, Page, child};
use crate::error::ImportError;
use crate::job::Job;
use nearpoint_motion::robot::{Joint, JointKind, Limits, Mimic};
use roxmltree::Node;
use std::collections::HashMap;

/// The numbers of what has a name.
pub(super) struct Known<'a> {
    pub(super) links: &'a HashMap<String, usize>,
    pub(super) joints: &'a HashMap<String, usize>,
}

pub(super) fn read(
    job: &mut Job,
    page: &Page,
    node: Node,
    name: &str,
    known: &Known,
) -> Result<Joint, ImportError> {
    let kind = kind(job, page, node, name)?;
    let link = |end: &str| {
        let Some(element) = child(node, end) else {
            let problem = format!("joint “{name}” has no <{end}>");
            return Err(page.bad(job, node, problem, CORRECT));
        };
        let link = page.name(job, element, "link")?;
        known.links.get(&link).copied().ok_or_else(|| {
            let problem = format!("the {end} of joint “{name}” is “{link}”, which is no link");
            page.bad(job, element, problem, CORRECT)
        })
    };
    let (parent, child_link) = (link("parent")?, link("child")?);
    let axis = match child(node, "axis") {
        Some(axis) => page.numbers(job, axis, "xyz")?,
        None => None,
    };
    let limit = child(node, "limit");
    let (limits, speed) = match limit {
        Some(limit) => limits(job, page, limit, name, kind)?,
        None => (None, None),
    };
    if limit.is_none() && matches!(kind, JointKind::Revolute | JointKind::Prismatic) {
        let problem = format!("joint “{name}” has no <limit>");
        let remedy = match kind {
            JointKind::Prismatic => "Say from where to where it slides",
            _ => "Say from where to where it turns, or make it “continuous”",
        };
        return Err(page.bad(job, node, problem, remedy));
    }
    Ok(Joint {
        name: name.to_owned(),
        kind,
        parent,
        child: child_link,
        origin: page.origin(job, node)?,
        axis: axis.unwrap_or([1.0, 0.0, 0.0]),
        limits,
        speed,
        mimic: mimic(job, page, node, name, known)?,
    })
}

fn kind(job: &Job, page: &Page, node: Node, name: &str) -> Result<JointKind, ImportError> {
    match page.text(job, node, "type")? {
        "fixed" => Ok(JointKind::Fixed),
        "revolute" => Ok(JointKind::Revolute),
        "continuous" => Ok(JointKind::Continuous),
        "prismatic" => Ok(JointKind::Prismatic),
        free @ ("floating" | "planar") => {
            let problem = format!("joint “{name}” is {free}, which cannot be moved by one number");
            let remedy = "Replace it by a fixed joint, or by revolute and prismatic ones in a row";
            Err(page.bad(job, node, problem, remedy))
        }
        other => {
            let problem = format!("joint “{name}” is of the type “{other}”, which is not known");
            let remedy = "Make it fixed, revolute, continuous or prismatic";
            Err(page.bad(job, node, problem, remedy))
        }
    }
}

/// The limits of a joint that has some, and its speed. A limit that is not written is 0, and from version 1.2 of the
/// format on none. A speed of 0, which files write where they know none, is none.
fn limits(
    job: &mut Job,
    page: &Page,
    limit: Node,
    name: &str,
    kind: JointKind,
) -> Result<(Option<Limits>, Option<f64>), ImportError> {
    let speed = page
        .value(job, limit, "velocity")?
        .filter(|&speed| speed > 0.0);
    if matches!(kind, JointKind::Fixed | JointKind::Continuous) {
        return Ok((None, speed));
    }
    let lower = page.value(job, limit, "lower")?;
    let upper = page.value(job, limit, "upper")?;
    let limits = |lower, upper| Ok((Some(Limits { lower, upper }), speed));
    match (lower, upper) {
        (Some(lower), Some(upper)) => limits(lower, upper),
        (None, None) if page.version >= (1, 2) => Ok((None, speed)),
        _ if page.version >= (1, 2) => {
            let problem = format!("joint “{name}” has only one of its limits");
            Err(page.bad(job, limit, problem, "Say both of them, or none"))
        }
        (None, None) => {
            job.warn(format_args!(
                "{}: the limits of joint “{name}” are not said, so it stays at 0",
                page.line(limit)
            ));
            limits(0.0, 0.0)
        }
        (lower, upper) => limits(lower.unwrap_or(0.0), upper.unwrap_or(0.0)),
    }
}

fn mimic(
    job: &Job,
    page: &Page,
    node: Node,
    name: &str,
    known: &Known,
) -> Result<Option<Mimic>, ImportError> {
    let Some(mimic) = child(node, "mimic") else {
        return Ok(None);
    };
    let leader = page.name(job, mimic, "joint")?;
    let joint = known.joints.get(&leader).copied().ok_or_else(|| {
        let problem = format!("joint “{name}” follows “{leader}”, which is no joint");
        page.bad(job, mimic, problem, CORRECT)
    })?;
    Ok(Some(Mimic {
        joint,
        multiplier: page.value(job, mimic, "multiplier")?.unwrap_or(1.0),
        offset: page.value(job, mimic, "offset")?.unwrap_or(0.0),
    }))
}
