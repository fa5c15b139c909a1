//! Three worlds: a gap beside the middles of the cells, a gap to turn in, and one that is too narrow.

use crate::error::LessonError;
use crate::plans::{EDGE, Flat, Scene};
use crate::through_the_gap;

pub(super) const NAMES: [&str; 3] = ["beside", "turn", "closed"];

/// Of the gaps to turn in, and too narrow, mm.
const TURN: f64 = 10.0;
const CLOSED: f64 = 8.0;

pub(super) fn scene(name: &str) -> Result<Scene, LessonError> {
    match name {
        "turn" => through_the_gap::scene(TURN),
        "closed" => through_the_gap::scene(CLOSED),
        _ => beside(),
    }
}

/// A square of 12 mm and a gap of 14 mm, in the middle of which no cell has its middle.
fn beside() -> Result<Scene, LessonError> {
    let flat = Flat {
        obstacles: &[[28.0, 0.0, 34.0, 24.0], [28.0, 38.0, 34.0, EDGE]],
        robot: &[[-6.0, -6.0, 6.0, 6.0]],
        start: [12.0, 20.0],
        goal: [52.0, 44.0],
        turned: 0.0,
        depth: 5,
    };
    flat.scene()
}
