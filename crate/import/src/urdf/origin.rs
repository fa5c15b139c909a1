//! Where something is: the `origin` in its element.

use super::version::version;
use crate::error::Result;
use crate::job::Job;
use crate::robot::Element;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_message::message;

/// The pose that the `origin` in an element says; where there is none it is the identity. Roll, pitch and yaw are
/// about axes that stand still, x first. Quaternions are read from version 1.1 on, as ROS does.
pub(super) fn origin(job: &mut Job, of: Element) -> Result<Pose> {
    let Some(origin) = of.child("origin") else {
        return Ok(Pose::identity());
    };
    let at = origin.numbers("xyz")?.unwrap_or([0.0; 3]);
    let at = origin.near("xyz", at)?;
    let mut quaternion = origin.numbers::<4>("quat_xyzw")?;
    if quaternion.is_some() && version(origin) < (1, 1) {
        origin.warn(job, message!("urdf-quat-xyzw-not"));
        quaternion = None;
    }
    let rotation = match quaternion {
        Some([x, y, z, w]) => UnitQuaternion::try_new(Quaternion::new(w, x, y, z), 0.0)
            .ok_or_else(|| {
                let problem = message!("urdf-quat-xyzw-zero");
                origin.wrong(problem)
            })?,
        None => {
            let [roll, pitch, yaw] = origin.numbers("rpy")?.unwrap_or([0.0; 3]);
            UnitQuaternion::from_euler_angles(roll, pitch, yaw)
        }
    };
    Ok(Pose::from_parts(Translation3::from(at), rotation))
}
