//! Computes where everything is in a cycle: the arm comes, goes through the arch, closes its hand, stands still and leaves
//! with the object.

use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};

use super::scene::OBJECT_HEIGHT;

/// The state of the arm at a time.
struct Keyframe {
    /// The time, as a fraction of all cycles.
    at: f64,
    /// The centre of the palm.
    palm: [f64; 3],
    /// The rotation about the upward axis, in radians.
    turn: f64,
    /// Half the gap between the fingers.
    open: f64,
}

const fn keyframe(at: f64, palm: [f64; 3], turn: f64, open: f64) -> Keyframe {
    Keyframe {
        at,
        palm,
        turn,
        open,
    }
}

/// The time at which the hand has closed: from then on the object moves with it.
const GRASPED: f64 = 0.64;
const WIDE: f64 = 36.0;
/// Half the gap of the closed hand, which leaves a millimetre to the object.
const CLOSED: f64 = 20.0;
const AT_OBJECT: [f64; 3] = [186.0, 0.0, OBJECT_HEIGHT / 2.0];

const KEYFRAMES: [Keyframe; 8] = [
    keyframe(0.0, [-500.0, -50.0, 80.0], 0.2, WIDE),
    keyframe(0.22, [-290.0, -14.0, 62.0], 0.08, WIDE),
    keyframe(0.60, AT_OBJECT, 0.0, WIDE),
    keyframe(GRASPED, AT_OBJECT, 0.0, CLOSED),
    keyframe(0.70, AT_OBJECT, 0.0, CLOSED),
    keyframe(0.75, [186.0, 0.0, 140.0], 0.0, CLOSED),
    keyframe(0.86, [480.0, 30.0, 130.0], -0.1, CLOSED),
    keyframe(1.0, [640.0, 60.0, 20.0], -0.2, CLOSED),
];

/// The distance from the palm's centre to the fingers' centres, and to the object that they grasp.
const FINGER_DISTANCE: f64 = 44.0;
/// Half a finger's width.
const FINGER: f64 = 7.0;

/// Returns the pose of each part, `part_in_world`, in the cycle `cycle` of `cycles`.
pub(super) fn poses(cycle: usize, cycles: usize) -> Vec<Pose> {
    let time = cycle as f64 / (cycles - 1) as f64;
    let Keyframe {
        palm, turn, open, ..
    } = interpolate(time);
    let turned = UnitQuaternion::from_axis_angle(&Vector::z_axis(), turn);
    let palm = Pose::from_parts(palm.into(), turned);
    let in_palm = |x: f64, y: f64| palm * Pose::translation(x, y, 0.0);
    let object = if time > GRASPED {
        in_palm(FINGER_DISTANCE, 0.0)
    } else {
        Pose::translation(AT_OBJECT[0] + FINGER_DISTANCE, AT_OBJECT[1], AT_OBJECT[2])
    };
    vec![
        Pose::translation(60.0, 0.0, -10.0),
        Pose::translation(-100.0, -110.0, 90.0),
        Pose::translation(-100.0, 110.0, 90.0),
        Pose::translation(-100.0, 0.0, 198.0),
        in_palm(-76.0, 0.0),
        palm,
        in_palm(FINGER_DISTANCE, -open - FINGER),
        in_palm(FINGER_DISTANCE, open + FINGER),
        object,
    ]
}

/// Interpolates linearly between keyframes. Between equal keyframes nothing changes at all, so that the arm stands exactly
/// still.
fn interpolate(time: f64) -> Keyframe {
    let next = KEYFRAMES.iter().position(|key| time < key.at);
    let next = next.unwrap_or(KEYFRAMES.len() - 1).max(1);
    let (from, to) = (&KEYFRAMES[next - 1], &KEYFRAMES[next]);
    let fraction = (time - from.at) / (to.at - from.at);
    let mix = |a: f64, b: f64| a + (b - a) * fraction;
    Keyframe {
        at: time,
        palm: [0, 1, 2].map(|k| mix(from.palm[k], to.palm[k])),
        turn: mix(from.turn, to.turn),
        open: mix(from.open, to.open),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_closes_then_everything_stands_still() {
        for cycles in [60, 120, 180] {
            let moves = |i: usize| poses(i, cycles) != poses(i - 1, cycles);
            let still: Vec<usize> = (1..cycles).filter(|&i| !moves(i)).collect();
            let (first, last) = (still[0], still[still.len() - 1]);
            assert!(still.len() >= 2 && still.len() == last - first + 1);
            assert!((first as f64 / cycles as f64 - GRASPED).abs() < 0.04);
        }
    }
}
