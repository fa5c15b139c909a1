//! Holds table 2.1 of Kitamura's thesis: eight spheres in a world of 16 voxels an edge, and how they move.

use nearpoint_geometry::{Pose, Vector};

/// A row of the table: an object's first position, and its motion and rotation in a cycle.
struct Row {
    at: [f64; 3],
    velocity: [f64; 3],
    /// The rotation in a cycle about each axis, in degrees.
    turn: [f64; 3],
}

/// The objects A to H. The table gives the velocities of C to H by their size and signs.
const TABLE: [Row; 8] = [
    row([2.5, 2.5, 2.5], [0.015, 0.0075, 0.01], [0.0, 0.25, 0.0]),
    row([8.5, 6.5, 6.5], [-0.015, -0.0075, -0.01], [0.0, 0.25, 0.0]),
    row([13.5, 13.5, 6.0], [-SLOW, -SLOW, -SLOW], [0.05, 0.1, 0.15]),
    row([6.0, 2.5, 13.5], [-SLOW, -SLOW, -SLOW], [0.1, 0.15, 0.05]),
    row([2.5, 13.5, 2.5], [SLOW, -SLOW, -SLOW], [0.15, 0.05, 0.1]),
    row(
        [13.5, 8.0, 13.5],
        [SLOW, -SLOW, -SLOW],
        [-0.05, -0.1, -0.15],
    ),
    row([13.5, 2.5, 2.5], [SLOW, -SLOW, -SLOW], [-0.1, -0.15, -0.05]),
    row(
        [6.0, 13.5, 13.5],
        [SLOW, -SLOW, -SLOW],
        [-0.15, -0.05, -0.1],
    ),
];
const SLOW: f64 = 0.0005;

const fn row(at: [f64; 3], velocity: [f64; 3], turn: [f64; 3]) -> Row {
    Row { at, velocity, turn }
}

/// Returns the pose of an object in a cycle. The object turns evenly about one axis: the table does not state in what order
/// to turn about the three.
pub(crate) fn pose(object: usize, cycle: f64) -> Pose {
    let row = &TABLE[object];
    let turn = Vector::from(row.turn.map(f64::to_radians)) * cycle;
    let at = Vector::from(row.at) + Vector::from(row.velocity) * cycle;
    Pose::new(at, turn)
}

/// Returns the distance between the centres of A and B.
pub(crate) fn distance(cycle: f64) -> f64 {
    let [a, b] = [0, 1].map(|object| pose(object, cycle).translation.vector);
    (b - a).norm()
}
