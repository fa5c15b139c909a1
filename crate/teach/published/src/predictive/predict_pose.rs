//! Extrapolates the motion of a part.

use nearpoint_geometry::Pose;

/// Returns the pose after another step like the last one, from `before` to `now`. The part's origin moves by the same vector
/// again, and the part turns about it by the same rotation. Poses are in the world's frame.
pub fn predict_pose(before: &Pose, now: &Pose) -> Pose {
    let turn = now.rotation * before.rotation.inverse();
    let shift = now.translation.vector - before.translation.vector;
    Pose::from_parts((now.translation.vector + shift).into(), turn * now.rotation)
}
