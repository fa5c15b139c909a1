//! Builds a wall with two gaps, and a block that can obstruct the path.

use nearpoint_geometry::Vector;

use crate::error::LessonError;
use crate::figure::HandleAxis;
use crate::plans::{EDGE, Flat, Rectangle, Scene, at};

/// The robot's rectangles, which form a T.
const ROBOT: [Rectangle; 2] = [[-6.0, 0.0, 6.0, 4.0], [-2.0, -4.0, 2.0, 4.0]];
/// The block's half length and width, mm.
const BLOCK: [f64; 2] = [4.0, 10.0];
/// The range and the step of the block's centre, which is neither at the start nor at the goal.
pub(super) const ACROSS: [f64; 3] = [24.0, 40.0, 1.0];
pub(super) const ALONG: [f64; 3] = [11.0, 53.0, 1.0];
/// The block's first position: in the centre, where it closes neither gap.
pub(super) const HOME: [f64; 2] = [40.0, 32.0];
/// The index of the block among the obstacles.
pub(super) const NUMBER: usize = 0;

/// Builds the scene with the block at its first position.
pub(super) fn scene() -> Result<Scene, LessonError> {
    let [half_x, half_y] = BLOCK;
    let flat = Flat {
        obstacles: &[
            [-half_x, -half_y, half_x, half_y],
            [28.0, 0.0, 34.0, 11.0],
            [28.0, 21.0, 34.0, 43.0],
            [28.0, 53.0, 34.0, EDGE],
        ],
        robot: &ROBOT,
        start: [12.0, 32.0],
        goal: [52.0, 32.0],
        turned: 90.0,
        depth: 4,
    };
    let mut scene = flat.scene()?;
    scene.obstacles[NUMBER].pose = at(HOME, 0.0, scene.space.cell());
    Ok(scene)
}

/// Returns the handles that a drag of the block sets.
pub(super) fn handles([x, y]: [f64; 2]) -> Vec<HandleAxis> {
    vec![
        HandleAxis::new("x", Vector::x(), x, ACROSS),
        HandleAxis::new("y", Vector::y(), y, ALONG),
    ]
}
