//! Reads the `pose` of an element, and the frame that it is relative to.

use super::graph::Reference;
use crate::error::Result;
use crate::robot::Element;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_message::message;

/// The first version in which a pose has `relative_to`; earlier ones have `frame`.
const RELATIVE_TO: (u32, u32) = (1, 7);

/// Returns the pose of an element, and the frame that it is relative to, by default `otherwise`.
pub(super) fn pose<'a>(of: Element<'a>, otherwise: Reference<'a>) -> Result<(Pose, Reference<'a>)> {
    let Some(element) = of.child("pose") else {
        return Ok((Pose::identity(), otherwise));
    };
    let is_old = (element.version()).is_some_and(|version| version < RELATIVE_TO);
    let relative_to = element
        .attribute_text("relative_to")
        .or_else(|| element.attribute_text("frame").filter(|_| is_old));
    let relative_to = relative_to.map_or(otherwise, Reference::Named);
    let Some(text) = element.content() else {
        return Ok((Pose::identity(), relative_to));
    };
    let (at, rotation) = match element.attribute("rotation_format") {
        Some("quat_xyzw") => {
            let [x, y, z, i, j, k, w] = element.parsed("pose", text)?;
            let rotation = UnitQuaternion::try_new(Quaternion::new(w, i, j, k), 0.0);
            let rotation = rotation.filter(|found| found.coords.amax().is_normal());
            let rotation = rotation.ok_or_else(|| {
                let problem = message!("sdf-quaternion-pose-zero");
                element.invalid(problem)
            })?;
            ([x, y, z], rotation)
        }
        _ => {
            let [x, y, z, angles @ ..]: [f64; 6] = element.parsed("pose", text)?;
            let [roll, pitch, yaw] = match is_true(element.attribute("degrees")) {
                true => angles.map(f64::to_radians),
                false => angles,
            };
            (
                [x, y, z],
                UnitQuaternion::from_euler_angles(roll, pitch, yaw),
            )
        }
    };
    let at = element.checked_position("pose", at)?;
    let pose = Pose::from_parts(Translation3::from(at), rotation);
    Ok((pose, relative_to))
}

/// Returns whether a text means true, ignoring case.
pub(super) fn is_true(text: Option<&str>) -> bool {
    text.is_some_and(|text| text == "1" || text.eq_ignore_ascii_case("true"))
}
