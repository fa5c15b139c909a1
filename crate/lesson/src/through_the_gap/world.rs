//! A wall with a gap, some more in the way, and a robot like an L.

use crate::error::LessonError;
use crate::plans::{EDGE, Flat, Rectangle, Scene};

/// Of the wall, mm.
const WALL: [f64; 2] = [28.0, 34.0];
/// The middle of the gap.
const MIDDLE: f64 = 28.0;
/// Two arms.
const ROBOT: [Rectangle; 2] = [[-8.0, -6.0, 8.0, -2.0], [-8.0, -6.0, -4.0, 6.0]];

pub(crate) fn scene(gap: f64) -> Result<Scene, LessonError> {
    let ([left, right], half) = (WALL, gap / 2.0);
    let flat = Flat {
        obstacles: &[
            [left, 0.0, right, MIDDLE - half],
            [left, MIDDLE + half, right, EDGE],
            [12.0, 44.0, 20.0, 52.0],
            [44.0, 8.0, 56.0, 16.0],
        ],
        robot: &ROBOT,
        start: [12.0, 20.0],
        goal: [52.0, 44.0],
        // The long arm stands upright.
        turned: 90.0,
        depth: 5,
    };
    flat.scene()
}
