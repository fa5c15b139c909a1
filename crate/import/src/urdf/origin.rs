//! Where something is: the `origin` in its element.

use super::version::version;
use crate::error::ImportError;
use crate::job::Job;
use crate::robot::{CORRECT, Element};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_message::message;

/// The pose that the `origin` in an element says; where there is none it is the identity. Roll, pitch and yaw are
/// about axes that stand still, x first. Quaternions are read from version 1.1 on, as ROS does.
pub(super) fn origin(job: &mut Job, of: Element) -> Result<Pose, ImportError> {
    let Some(origin) = of.child("origin") else {
        return Ok(Pose::identity());
    };
    let at = origin.numbers(job, "xyz")?.unwrap_or([0.0; 3]);
    let at = origin.near(job, "xyz", at)?;
    let mut quaternion = origin.numbers::<4>(job, "quat_xyzw")?;
    if quaternion.is_some() && version(origin) < (1, 1) {
        let sentence = message!("urdf-quat-xyzw-not");
        origin.warn(job, sentence);
        quaternion = None;
    }
    let rotation = match quaternion {
        Some([x, y, z, w]) => UnitQuaternion::try_new(Quaternion::new(w, x, y, z), 0.0)
            .ok_or_else(|| {
                let problem = message!("urdf-quat-xyzw-zero");
                origin.bad(job, problem, CORRECT)
            })?,
        None => {
            let [roll, pitch, yaw] = origin.numbers(job, "rpy")?.unwrap_or([0.0; 3]);
            UnitQuaternion::from_euler_angles(roll, pitch, yaw)
        }
    };
    Ok(Pose::from_parts(Translation3::from(at), rotation))
}
