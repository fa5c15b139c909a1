//! Converts poses to and from seven numbers `[qw, qx, qy, qz, tx, ty, tz]`, and validates them.

use nearpoint_geometry::nalgebra::{Quaternion, Translation3, Unit, UnitQuaternion};
pub use nearpoint_geometry::relative_pose;
use nearpoint_geometry::{Pose, tolerance};
use nearpoint_message::message;

/// The seven numbers of a pose: the rotation quaternion (w, x, y, z) and the translation.
pub type PoseNumbers = [f64; 7];

/// Converts a pose to seven numbers: the quaternion (w, x, y, z) and the translation. [`from_numbers`] restores the
/// same pose, bit for bit.
pub fn to_numbers(pose: &Pose) -> PoseNumbers {
    let (q, t) = (&pose.rotation, &pose.translation.vector);
    [q.w, q.i, q.j, q.k, t.x, t.y, t.z]
}

/// Returns the pose of seven numbers; the quaternion need not have length one. Returns `None` when a number is NaN or
/// infinite or the quaternion is zero.
pub fn from_numbers(numbers: PoseNumbers) -> Option<Pose> {
    let [w, i, j, k, x, y, z] = numbers;
    let quaternion = Quaternion::new(w, i, j, k);
    let norm = quaternion.norm();
    if !numbers.iter().all(|n| n.is_finite()) || !norm.is_normal() {
        return None;
    }
    // A quaternion that is almost normalised stays as it is: a pose that is written and read again is the same.
    let rotation = if (norm - 1.0).abs() <= tolerance::UNIT_QUATERNION {
        Unit::new_unchecked(quaternion)
    } else {
        UnitQuaternion::new_unchecked(quaternion / norm)
    };
    Some(Pose::from_parts(Translation3::new(x, y, z), rotation))
}

nearpoint_message::errors! {
    /// A reason why a pose is invalid for a part. Its message completes a sentence that begins with the pose.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub enum InvalidPose {
        /// A number is NaN or infinite, or the rotation is zero.
        NotAPose => message!("pose-number-not-finite"),
        /// A coordinate is beyond [`tolerance::MAX_PLACEMENT`].
        TooFar(value: f64) => message!(
            "pose-coordinate-none-may",
            value = format!("{value:e}"),
            most = format!("{:e}", tolerance::MAX_PLACEMENT)
        ),
    }
}

/// Returns the pose, with its rotation normalised if many products have denormalised it. Coordinates are bounded: far
/// away, a part's shape loses its precision, and farther still distances overflow.
///
/// # Errors
/// [`InvalidPose`] for a pose that is invalid for a part.
pub fn validated(pose: &Pose) -> Result<Pose, InvalidPose> {
    let sound = from_numbers(to_numbers(pose)).ok_or(InvalidPose::NotAPose)?;
    let mut translation = sound.translation.vector.iter();
    match translation.find(|x| x.abs() > tolerance::MAX_PLACEMENT) {
        Some(&far) => Err(InvalidPose::TooFar(far)),
        None => Ok(sound),
    }
}

/// Returns whether the two poses are the same, bit for bit.
pub fn same_bits(a: &Pose, b: &Pose) -> bool {
    to_numbers(a).map(f64::to_bits) == to_numbers(b).map(f64::to_bits)
}

/// Serialises poses, for `#[serde(with = "nearpoint_motion::pose::serde_numbers")]`.
pub mod serde_numbers {
    use super::{Pose, PoseNumbers, from_numbers, to_numbers};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    /// Serializes a pose as its [`PoseNumbers`].
    pub fn serialize<S: Serializer>(pose: &Pose, serializer: S) -> Result<S::Ok, S::Error> {
        to_numbers(pose).serialize(serializer)
    }

    /// Deserializes a pose, and rejects numbers that are no pose.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pose, D::Error> {
        from_numbers(PoseNumbers::deserialize(deserializer)?).ok_or_else(|| {
            D::Error::custom(
                "a pose is [qw, qx, qy, qz, tx, ty, tz], all finite and the quaternion not zero",
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::Vector;

    fn turned(angle: f64, x: f64) -> Pose {
        Pose::new(
            Vector::new(x, 0.2, -0.7),
            Vector::new(0.3, 1.0, -0.4).normalize() * angle,
        )
    }

    #[test]
    fn numbers_give_back_the_same_pose_bit_for_bit() {
        for n in 0..1000 {
            let pose = turned(f64::from(n) * 0.01, 1.0 / f64::from(n + 3));
            let again = from_numbers(to_numbers(&pose)).unwrap();
            assert!(same_bits(&pose, &again), "{pose:?}");
            let read: PoseNumbers =
                serde_json::from_str(&serde_json::to_string(&to_numbers(&pose)).unwrap()).unwrap();
            assert!(same_bits(&pose, &from_numbers(read).unwrap()), "{pose:?}");
        }
    }

    #[test]
    fn numbers_need_not_be_normalised_but_must_be_finite() {
        let pose = from_numbers([2.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0]).unwrap();
        assert_eq!(pose.rotation, UnitQuaternion::identity());
        assert!(from_numbers([0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0]).is_none());
        assert!(from_numbers([1.0, 0.0, 0.0, 0.0, f64::NAN, 2.0, 3.0]).is_none());
        assert!(from_numbers([f64::INFINITY, 0.0, 0.0, 0.0, 0.0, 2.0, 3.0]).is_none());
    }

    #[test]
    fn poses_are_bounded_as_coordinates_are() {
        let most = tolerance::MAX_PLACEMENT;
        for (x, expected) in [
            (most, Ok(())),
            (-most, Ok(())),
            (most.next_up(), Err(InvalidPose::TooFar(most.next_up()))),
            (-1e300, Err(InvalidPose::TooFar(-1e300))),
            (f64::INFINITY, Err(InvalidPose::NotAPose)),
            (f64::NAN, Err(InvalidPose::NotAPose)),
        ] {
            for axis in 0..3 {
                let mut pose = turned(0.3, 0.0);
                pose.translation.vector[axis] = x;
                assert_eq!(validated(&pose).map(drop), expected, "{x} {axis}");
            }
        }
    }

    #[test]
    fn equal_rotations_are_exactly_no_rotation() {
        let (a, b) = (turned(0.7, 0.25), turned(0.7, 1.5));
        assert_eq!(relative_pose(&a, &b).rotation, UnitQuaternion::identity());
        assert!(same_bits(&relative_pose(&a, &a), &Pose::identity()));
        let offset = relative_pose(
            &Pose::translation(0.1, 0.0, 0.0),
            &Pose::translation(0.4, 0.0, 0.0),
        );
        assert_eq!(offset.translation.x, 0.4 - 0.1);
    }
}
