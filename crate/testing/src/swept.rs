//! Draws triangles in motion.

use crate::Random;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::{Point, Vector};

fn corners(mut corner: impl FnMut() -> Point) -> [Point; 3] {
    [corner(), corner(), corner()]
}

/// Draws a triangle with one of the kinds of motion that random corners can have, in about the unit cube.
pub fn random_motion(random: &mut Random) -> SweptTriangle {
    let size = random.pick(&[1.0, 0.3, 0.1]);
    let near = |random: &mut Random| {
        let centre = random.point();
        corners(|| centre + random.point().coords * size)
    };
    let from = near(random);
    let shift = random.point().coords * random.pick(&[2.0, 0.5, 0.01]);
    let to = match random.below(5) {
        0 => from.map(|p| p + shift),
        1 => from,
        2 => near(random),
        _ => from.map(|p| p + shift + random.point().coords * 0.1),
    };
    let mut thin = |[a, b, c]: [Point; 3]| [a, b, if random.below(20) == 0 { b } else { c }];
    SweptTriangle::new(thin(from), to)
}

/// Draws corners on an integer grid at both ends: coincident, in one plane, degenerate, touching for an instant.
pub fn on_grid(random: &mut Random) -> SweptTriangle {
    let n = random.pick(&[2, 3, 5]);
    let from = corners(|| random.grid(n));
    let to = match random.below(3) {
        0 => from,
        1 => {
            let shift = random.grid(3) - random.grid(3);
            from.map(|p| p + shift)
        }
        _ => corners(|| random.grid(n)),
    };
    SweptTriangle::new(from, to)
}

/// Draws a triangle that stays in the plane z = 0.
pub fn in_plane(random: &mut Random) -> SweptTriangle {
    let mut t = random_motion(random);
    for p in t.from.iter_mut().chain(&mut t.to) {
        p.z = 0.0;
    }
    t
}

/// Scales a triangle by a factor, then moves it.
pub fn scaled(t: &SweptTriangle, factor: f64, offset: Vector) -> SweptTriangle {
    let moved = |p: Point| Point::from(p.coords * factor + offset);
    SweptTriangle {
        from: t.from.map(moved),
        to: t.to.map(moved),
        deviation: t.deviation * factor,
    }
}
