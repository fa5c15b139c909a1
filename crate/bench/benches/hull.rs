//! Measures convex hulls of many points, beside parry's.

#![allow(clippy::unwrap_used)]

use nearpoint_bench::table::{compare, heading};
use nearpoint_bench::{clouds, parry};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Vector};
use parry3d_f64::transformation::convex_hull;

fn main() {
    heading("Convex hulls (answer: vertices)");
    let all = Vector::repeat(1.0);
    let cases: [(&str, Vec<Point>); 2] = [
        ("1M points in a ball", clouds::in_ball(1_000_000, 1)),
        (
            "100k points on a sphere",
            clouds::on_sphere(100_000, 2, all),
        ),
    ];
    for (name, points) in cases {
        let theirs = parry::points(&points);
        compare(
            name,
            || Hull::build(&points).unwrap().vertices().len(),
            "parry f64",
            || convex_hull(&theirs).0.len(),
        );
    }
}
