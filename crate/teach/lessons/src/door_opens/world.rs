//! Builds a wall with a gap, and a door behind it that slides away.

use crate::error::LessonError;
use crate::plans::{EDGE, Flat, Rectangle, Scene, at};

/// The robot's rectangles, which form a T.
const ROBOT: [Rectangle; 2] = [[-8.0, 2.0, 8.0, 6.0], [-2.0, -6.0, 2.0, 6.0]];
/// The distance that the door slides, mm.
pub(super) const OPENING: [f64; 3] = [0.0, 24.0, 4.0];
pub(super) const OPEN: f64 = 24.0;
/// The index of the door among the obstacles.
pub(super) const DOOR: usize = 0;

/// Builds the scene with the door at this distance from its closed position.
pub(super) fn scene(opening: f64) -> Result<Scene, LessonError> {
    let flat = Flat {
        obstacles: &[
            [36.0, 16.0, 44.0, 40.0],
            [28.0, 0.0, 34.0, 21.0],
            [28.0, 35.0, 34.0, EDGE],
        ],
        robot: &ROBOT,
        start: [12.0, 44.0],
        goal: [52.0, 28.0],
        turned: 90.0,
        depth: 5,
    };
    let mut scene = flat.scene()?;
    scene.obstacles[DOOR].pose = at([0.0, opening], 0.0, scene.space.cell());
    Ok(scene)
}
