//! Reads the `origin` of an element.

use crate::error::Result;
use crate::job::Job;
use crate::robot::Element;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_message::message;

/// Returns the pose of an element's `origin`; the identity if there is none. Roll, pitch and yaw are about fixed axes,
/// x first. Quaternions are read from version 1.1 on, like in ROS.
pub(super) fn origin(job: &mut Job, of: Element) -> Result<Pose> {
    let Some(origin) = of.child("origin") else {
        return Ok(Pose::identity());
    };
    let at = origin.numbers("xyz")?.unwrap_or([0.0; 3]);
    let at = origin.checked_position("xyz", at)?;
    let mut quaternion = origin.numbers::<4>("quat_xyzw")?;
    let is_old = origin.version().is_none_or(|version| version < (1, 1));
    if quaternion.is_some() && is_old {
        origin.warn(job, message!("urdf-quat-xyzw-not"));
        quaternion = None;
    }
    let rotation = match quaternion {
        Some([x, y, z, w]) => UnitQuaternion::try_new(Quaternion::new(w, x, y, z), 0.0)
            .ok_or_else(|| {
                let problem = message!("urdf-quat-xyzw-zero");
                origin.invalid(problem)
            })?,
        None => {
            let [roll, pitch, yaw] = origin.numbers("rpy")?.unwrap_or([0.0; 3]);
            UnitQuaternion::from_euler_angles(roll, pitch, yaw)
        }
    };
    Ok(Pose::from_parts(Translation3::from(at), rotation))
}
