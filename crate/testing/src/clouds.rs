//! Draws point sets for hulls: round, flat, thin, on a grid.

use crate::Random;
use nearpoint_geometry::{Point, Vector};

/// Draws a set of `count` points.
pub fn random_points(count: usize, mut one: impl FnMut() -> Point) -> Vec<Point> {
    (0..count).map(|_| one()).collect()
}

/// Draws a point in the ball of radius 1.
pub fn in_ball(random: &mut Random) -> Point {
    loop {
        let p = random.point();
        if p.coords.norm_squared() <= 1.0 {
            return p;
        }
    }
}

/// Draws a point on the sphere of radius 1.
pub fn on_sphere(random: &mut Random) -> Point {
    loop {
        let p = random.point().coords;
        if (0.01..=1.0).contains(&p.norm_squared()) {
            return Point::from(p.normalize());
        }
    }
}

/// Draws one of the kinds of set: round, in a cube, on a small grid, nearly flat, needles, flat, on a line, equal.
pub fn random_cloud(random: &mut Random, count: usize) -> Vec<Point> {
    let kind = random.below(9);
    let thin = 10_f64.powi(-(random.below(14) as i32));
    let stretch = Vector::new(1.0, thin, random.pick(&[1.0, thin]));
    random_points(count, || match kind {
        0 => on_sphere(random),
        1 => in_ball(random),
        2 => random.point(),
        3 => random.grid(3),
        4 => random.grid(5),
        5 => Point::from(in_ball(random).coords.component_mul(&stretch)),
        6 => random.point() + Vector::x() * random.pick(&[0.0, 1e9]),
        7 => {
            let p = random.grid(9);
            Point::new(p.x, p.y, p.x + 2.0 * p.y)
        }
        _ => Point::from(Vector::new(1.0, 2.0, -3.0) * random.below(4) as f64),
    })
}
