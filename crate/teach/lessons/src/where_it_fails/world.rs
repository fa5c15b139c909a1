//! Builds a gap that the centres of the cells miss, a gap to turn in, and one that is too narrow. Adds the worlds of
//! “Through the gap” that show one trait each.

use crate::error::LessonError;
use crate::plans::{EDGE, Flat, Scene};
use crate::through_the_gap;

pub(super) const NAMES: [&str; 8] = [
    "beside", "turn", "closed", "pocket", "two-gaps", "zigzag", "island", "clutter",
];

/// Builds a world, and sets the width of its gap, mm; the seed places the clutter.
pub(super) fn scene(name: &str, seed: u64) -> Result<Scene, LessonError> {
    let (name, gap) = match name {
        "beside" => return beside(),
        "turn" => ("wall", 10.0),
        "closed" => ("wall", 8.0),
        "two-gaps" | "zigzag" => (name, 10.0),
        "clutter" => (name, 6.0),
        _ => (name, 12.0),
    };
    through_the_gap::scene(name, gap, seed)
}

/// Builds a square of 12 mm and a gap of 14 mm, whose centre line contains no cell's centre.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planner_finds_path_exactly_if_brute_force_does() {
        let ways = NAMES.map(|name| (name, scene(name, 1).unwrap().check_by_brute_force()));
        let without = ways.iter().filter(|(_, is_way)| !is_way);
        let without: Vec<_> = without.map(|(name, _)| *name).collect();
        assert_eq!(without, ["closed", "zigzag"], "{ways:?}");
    }
}
