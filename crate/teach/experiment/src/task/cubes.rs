//! Builds tasks A, B and C: a cube of 7 cm is put onto one cube, against two, into the corner of three (6.4.2, figure 6.5).
//!
//! The base cube stands about the origin, the moved one belongs on top of it. In B a second cube stands behind that target,
//! in C a third to its right: pairs of them share an edge, at right angles. The moved cube starts in front, at the height of
//! the base, one edge away from it and turned as it belongs. The text has no numbers for that distance and does not state
//! which of the possible arrangements figure 6.5 draws: these are our reading.

use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose, Vector};

use super::model::{Block, Move, Task, TaskId, pairs_at};
use super::prism;

/// The edge of a cube, millimetres.
pub const EDGE: f64 = 70.0;

const WOOD: [f32; 4] = [0.76, 0.66, 0.50, 1.0];
const MOVED: [f32; 4] = [0.30, 0.52, 0.80, 1.0];

/// Returns the directions from the moved cube's target to the fixed cubes: below, behind, to the right.
fn towards_fixed(faces: usize) -> Vec<Vector> {
    let all = [-Vector::z(), Vector::y(), Vector::x()];
    all[..faces].to_vec()
}

/// Builds the task whose cube touches this number of others, 1 to 3.
pub fn task(id: TaskId, faces: usize) -> Task {
    let names = ["base", "behind", "right"];
    let (shape, diagnostics) = prism::with_diagnostics(primitives::cuboid(EDGE, EDGE, EDGE));
    let cube = |name, start, target, colour, fixed| Block {
        name,
        shape: shape.clone(),
        diagnostics: diagnostics.clone(),
        symmetries: prism::cube_turns(),
        start,
        target,
        colour,
        fixed,
    };
    let place = Vector::z() * EDGE;
    let at = |v: Vector| Pose::translation(v.x, v.y, v.z);
    let start = at(Vector::y() * (-2.0 * EDGE));
    let mut blocks = vec![cube("cube", start, at(place), MOVED, false)];
    let directions = towards_fixed(faces);
    for (name, direction) in names.into_iter().zip(&directions) {
        let pose = at(place + direction * EDGE);
        blocks.push(cube(name, pose, pose, WOOD, true));
    }
    let pairs = corners(faces)
        .into_iter()
        .flat_map(|(standing, at)| pairs_at(&blocks, 0, standing, &[at]))
        .collect();
    let away: Vector = directions.iter().map(|direction| -direction).sum();
    Task {
        id,
        blocks,
        moves: vec![Move {
            block: 0,
            approach: away.normalize(),
            pairs,
        }],
    }
}

/// Returns the corners of the finished cube that lie on a fixed one, in the scene's frame, each once, with the first block
/// of it.
fn corners(faces: usize) -> Vec<(usize, Point)> {
    let directions = towards_fixed(faces);
    let corner = |n: u32| {
        let side = |bit: u32| if n & bit == 0 { -0.5 } else { 0.5 };
        Vector::new(side(1), side(2), side(4))
    };
    let on_a_face = |n: u32| {
        let v = corner(n);
        let standing = directions
            .iter()
            .position(|direction| direction.dot(&v) > 0.0)?;
        Some((standing + 1, Point::from((Vector::z() + v) * EDGE)))
    };
    (0..8).filter_map(on_a_face).collect()
}
