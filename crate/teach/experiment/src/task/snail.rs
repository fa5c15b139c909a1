//! Builds the toy snail: five blocks, about 145 × 47 × 72 mm when done (6.4.3, figures 6.6 and 6.7).
//!
//! The text gives the size, the number of blocks, that three have to be turned, and 14 corners; the blocks are our design.
//! All are 47 mm deep and rest on each other by whole planar faces. The foot is a board that is in place from the start. The
//! tail is a wedge on it, whose back edge ends with the foot (2 corners). The shell's box is placed against the tail (4),
//! and the shell's half-round on the box (4). The head is a five-sided prism between the box and the foot's front end
//! (2 + 2). Tail, half-round and head start turned, the box does not.

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};

use super::model::{Block, Move, Task, TaskId, pairs_at};
use super::prism;

const LENGTH: f64 = 145.0;
const DEPTH: f64 = 47.0;
/// The thickness of the foot.
const FOOT: f64 = 18.0;
/// The width of the shell's box, which is half as high. The radius of the half-round is half of it.
const SHELL: f64 = 54.0;
const BOX_HEIGHT: f64 = 0.5 * SHELL;
/// The length of the foot that is free on either side of the shell.
const END: f64 = 0.5 * (LENGTH - SHELL);
const HEAD_HEIGHT: f64 = 40.0;
/// The number of facets of the half-round.
const FACETS: u32 = 24;
/// The y of the row in front of the snail where the blocks wait.
const WAITING: f64 = -120.0;

// The numbers of the blocks follow.
const FOOT_BLOCK: usize = 0;
const TAIL: usize = 1;
const BOX: usize = 2;
const ROUND: usize = 3;
const HEAD: usize = 4;

/// Builds the task of the snail: its blocks and the moves that place them.
pub fn task() -> Task {
    let blocks = vec![foot(), tail(), shell_box(), half_round(), head()];
    let moves = moves(&blocks);
    Task {
        id: TaskId::Snail,
        blocks,
        moves,
    }
}

fn block(
    name: &'static str,
    soup: Soup,
    colour: [f32; 4],
    symmetries: Vec<UnitQuaternion<f64>>,
    start: Pose,
    target: [f64; 3],
) -> Block {
    let (shape, diagnostics) = prism::with_diagnostics(soup);
    Block {
        name,
        shape,
        diagnostics,
        symmetries,
        start,
        target: Pose::translation(target[0], target[1], target[2]),
        colour,
        fixed: false,
    }
}

/// Returns a turned pose in front of the snail, at x = `right`, `middle` above the table (z = 0).
fn waiting(right: f64, middle: f64, turn: UnitQuaternion<f64>) -> Pose {
    Pose::from_parts(Translation3::new(right, WAITING, middle), turn)
}

fn unturned() -> Vec<UnitQuaternion<f64>> {
    vec![UnitQuaternion::identity()]
}

fn foot() -> Block {
    let target = [0.0, 0.0, 0.5 * FOOT];
    let pose = Pose::translation(0.0, 0.0, 0.5 * FOOT);
    let soup = primitives::cuboid(LENGTH, DEPTH, FOOT);
    let colour = [0.36, 0.62, 0.35, 1.0];
    Block {
        fixed: true,
        ..block("foot", soup, colour, prism::half_turns(), pose, target)
    }
}

/// Returns the tail. Its right angle is at the shell. It starts on the face that later leans against the shell.
fn tail() -> Block {
    let (x, z) = (0.5 * END, 0.5 * BOX_HEIGHT);
    let soup = prism::prism(&[[-x, -z], [x, -z], [x, z]], DEPTH);
    let start = waiting(-110.0, x, prism::quarters(Vector::y(), 1));
    let target = [-0.5 * (SHELL + END), 0.0, FOOT + z];
    block(
        "tail",
        soup,
        [0.85, 0.72, 0.30, 1.0],
        unturned(),
        start,
        target,
    )
}

fn shell_box() -> Block {
    let start = waiting(-30.0, 0.5 * BOX_HEIGHT, UnitQuaternion::identity());
    let target = [0.0, 0.0, FOOT + 0.5 * BOX_HEIGHT];
    let soup = primitives::cuboid(SHELL, DEPTH, BOX_HEIGHT);
    block(
        "shell, lower half",
        soup,
        [0.78, 0.36, 0.28, 1.0],
        prism::half_turns(),
        start,
        target,
    )
}

/// Returns the upper half of the shell. It starts on one of its half-disc ends.
fn half_round() -> Block {
    let radius = 0.5 * SHELL;
    let soup = prism::prism(&prism::half_disc(radius, FACETS), DEPTH);
    let symmetries = vec![UnitQuaternion::identity(), prism::quarters(Vector::z(), 2)];
    let start = waiting(40.0, 0.5 * DEPTH, prism::quarters(Vector::x(), 1));
    let target = [0.0, 0.0, FOOT + BOX_HEIGHT + 0.5 * radius];
    block(
        "shell, upper half",
        soup,
        [0.84, 0.48, 0.36, 1.0],
        symmetries,
        start,
        target,
    )
}

/// Returns the head. It starts on its back, the face that later leans against the shell.
fn head() -> Block {
    let (x, z) = (0.5 * END, 0.5 * HEAD_HEIGHT);
    let outline = [[-x, -z], [x, -z], [x, 5.0], [0.0, z], [-x, z]];
    let start = waiting(110.0, x, prism::quarters(Vector::y(), 3));
    let target = [0.5 * (SHELL + END), 0.0, FOOT + z];
    let soup = prism::prism(&outline, DEPTH);
    block(
        "head",
        soup,
        [0.55, 0.72, 0.86, 1.0],
        unturned(),
        start,
        target,
    )
}

/// Returns the two points of the finished snail with this x and z, on its front and on its back.
fn front_and_back(x: f64, z: f64) -> [Point; 2] {
    [-0.5 * DEPTH, 0.5 * DEPTH].map(|y| Point::new(x, y, z))
}

fn moves(blocks: &[Block]) -> Vec<Move> {
    let (end, side) = (0.5 * LENGTH, 0.5 * SHELL);
    let top = FOOT + BOX_HEIGHT;
    let placing = |block, approach: Vector, meeting: &[(usize, f64, f64)]| Move {
        block,
        approach: approach.normalize(),
        pairs: meeting
            .iter()
            .flat_map(|&(standing, x, z)| pairs_at(blocks, block, standing, &front_and_back(x, z)))
            .collect(),
    };
    let up = Vector::z();
    vec![
        placing(TAIL, up, &[(FOOT_BLOCK, -end, FOOT)]),
        placing(
            BOX,
            up + Vector::x(),
            &[(TAIL, -side, FOOT), (TAIL, -side, top)],
        ),
        placing(ROUND, up, &[(BOX, -side, top), (BOX, side, top)]),
        placing(
            HEAD,
            up + Vector::x(),
            &[(FOOT_BLOCK, end, FOOT), (BOX, side, FOOT)],
        ),
    ]
}
