//! What a glTF node says about where it is: a matrix, or a translation, a rotation and a scale.

use super::document::Node;
use crate::error::ImportError;
use crate::job::{EXPORT_AGAIN, Job};
use crate::placement::Placement;
use nearpoint_geometry::nalgebra::{Matrix3, Quaternion, UnitQuaternion, Vector3};
use nearpoint_geometry::tolerance::UNIT_QUATERNION;

/// The placement that the node of this number gives itself and its children.
pub(super) fn placement(job: &Job, number: usize, node: &Node) -> Result<Placement, ImportError> {
    let bad = |what: &str, problem: &str| {
        job.bad(format!("nodes[{number}].{what}"), problem, EXPORT_AGAIN)
    };
    if let Some(matrix) = &node.matrix {
        return Placement::of_matrix(matrix)
            .ok_or_else(|| bad("matrix", "it is not an affine transform of finite numbers"));
    }
    let translation = Vector3::from(node.translation.unwrap_or_default());
    let [x, y, z, w] = node.rotation.unwrap_or([0.0, 0.0, 0.0, 1.0]);
    let rotation = Quaternion::new(w, x, y, z);
    let scale = Vector3::from(node.scale.unwrap_or([1.0; 3]));
    let finite = |values: &[f64]| values.iter().all(|v| v.is_finite());
    if !finite(translation.as_slice()) || !finite(scale.as_slice()) {
        return Err(bad("translation or scale", "it is not finite"));
    }
    let length = rotation.norm();
    if !length.is_normal() {
        return Err(bad("rotation", "it is no rotation"));
    }
    Ok(Placement {
        translation,
        // A unit quaternion stays as it is written, so that what is unrotated stays exactly so.
        rotation: if (length - 1.0).abs() <= UNIT_QUATERNION {
            UnitQuaternion::new_unchecked(rotation)
        } else {
            UnitQuaternion::new_normalize(rotation)
        },
        stretch: Matrix3::from_diagonal(&scale),
    })
}
