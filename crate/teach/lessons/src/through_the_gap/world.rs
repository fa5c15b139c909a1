//! Builds a robot in the form of an L in flat worlds that show one trait each, all with a gap of the chosen width.

use crate::error::LessonError;
use crate::plans::{EDGE, Flat, Rectangle, Scene};

mod clutter;

/// The names of the worlds, the figure's first.
pub(crate) const NAMES: [&str; 6] = ["wall", "pocket", "two-gaps", "zigzag", "island", "clutter"];

/// The lower and upper x of the wall, mm.
const WALL: [f64; 2] = [28.0, 34.0];
/// The centre of the gap in the wall, and of each of two gaps.
const CENTRE: f64 = 28.0;
const NARROW: f64 = 16.0;
const WIDE: f64 = 48.0;
/// The width of the wider one of two gaps.
const WIDTH: f64 = 24.0;
/// The robot's two arms.
const ROBOT: [Rectangle; 2] = [[-8.0, -6.0, 8.0, -2.0], [-8.0, -6.0, -4.0, 6.0]];
/// The start and the goal, except in the first world and in that of two gaps.
const ENDS: [[f64; 2]; 2] = [[8.0, 32.0], [56.0, 32.0]];

/// Builds a world with gaps of this width; the seed places the clutter.
pub(crate) fn scene(name: &str, gap: f64, seed: u64) -> Result<Scene, LessonError> {
    let (obstacles, [start, goal]) = match name {
        "pocket" => (pocket(gap), ENDS),
        "two-gaps" => (two_gaps(gap), [[12.0, NARROW], [52.0, NARROW]]),
        "zigzag" => (zigzag(gap), ENDS),
        "island" => (vec![[20.0, gap, 44.0, EDGE - gap]], ENDS),
        "clutter" => (clutter::blocks(gap, seed, ENDS), ENDS),
        _ => (wall(gap), [[12.0, 20.0], [52.0, 44.0]]),
    };
    let flat = Flat {
        obstacles: &obstacles,
        robot: &ROBOT,
        start,
        goal,
        // The long arm stands upright.
        turned: 90.0,
        depth: 5,
    };
    flat.scene()
}

fn wall(gap: f64) -> Vec<Rectangle> {
    let ([left, right], half) = (WALL, gap / 2.0);
    vec![
        [left, 0.0, right, CENTRE - half],
        [left, CENTRE + half, right, EDGE],
        [12.0, 44.0, 20.0, 52.0],
        [44.0, 8.0, 56.0, 16.0],
    ]
}

/// Returns a pocket that is open to the start, with its back to the goal, and with the gap past its sides.
fn pocket(gap: f64) -> Vec<Rectangle> {
    let [low, high] = [gap, EDGE - gap];
    vec![
        [36.0, low, 40.0, high],
        [20.0, low, 36.0, low + 4.0],
        [20.0, high - 4.0, 36.0, high],
    ]
}

/// Returns a wall with the gap straight ahead, and a wide one aside.
fn two_gaps(gap: f64) -> Vec<Rectangle> {
    let [left, right] = WALL;
    vec![
        [left, 0.0, right, NARROW - gap / 2.0],
        [left, NARROW + gap / 2.0, right, WIDE - WIDTH / 2.0],
        [left, WIDE + WIDTH / 2.0, right, EDGE],
    ]
}

/// Returns two walls: the path leads past the upper end of one and the lower end of the next.
fn zigzag(gap: f64) -> Vec<Rectangle> {
    vec![[18.0, 0.0, 22.0, EDGE - gap], [42.0, gap, 46.0, EDGE]]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that our search agrees with brute force, which tries every pose of the lattice and sweeps every step on its
    /// own.
    #[test]
    fn planner_finds_path_exactly_if_brute_force_does() {
        let is_way = |name, gap| scene(name, gap, 2).unwrap().check_by_brute_force();
        let narrow = NAMES.map(|name| is_way(name, 8.0));
        assert_eq!(narrow, [false, false, true, false, false, true]);
        assert!(is_way("zigzag", 14.0));
    }
}
