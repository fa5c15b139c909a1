//! Measures the intersection of two solids, beside the slow reliable volume where that ends, and beside finding the
//! triangles that meet.

#![allow(clippy::unwrap_used)]

use nearpoint_bench::cases::shape;
use nearpoint_bench::table::{compare, heading};
use nearpoint_geometry::brute::common_volume;
use nearpoint_geometry::collide::{colliding_pairs, common};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Soup, make};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Pose, Vector};

fn main() {
    let sphere = |segments| make::uv_sphere(segments, segments / 2 + 1, 1.0);
    let torus = |around| make::torus(around, around / 2, 1.0, 0.4);
    heading("The body in common, pairs included, one thread (answer: volume)");
    against_the_slow_way(
        "boxes",
        make::cuboid(1.0, 1.0, 1.0),
        make::cuboid(1.0, 1.0, 1.0),
    );
    against_the_slow_way("spheres of 112", sphere(8), sphere(8));
    against_the_slow_way("spheres of 1 024", sphere(32), sphere(32));
    heading("The same beside the pairs alone (answer: facets, pairs)");
    for (name, a, b) in [
        ("spheres of 1 024", sphere(32), sphere(32)),
        ("torus and sphere of 1 024", torus(32), sphere(32)),
        ("spheres of 100k", sphere(316), sphere(316)),
        ("torus and sphere of 100k", torus(316), sphere(316)),
        (
            "blobs of 100k",
            make::blob(316, 159, 7),
            make::blob(316, 159, 8),
        ),
        (
            "a box and a sphere of 100k",
            make::cuboid(1.6, 1.6, 1.6),
            sphere(316),
        ),
    ] {
        let (a, b) = (shape(a), shape(b));
        let pairs = || colliding_pairs(&a, &b, &pose(), &Serial).unwrap();
        compare(
            name,
            || {
                let body = common(&a, &b, &pose(), &pairs(), &Serial);
                body.unwrap().unwrap().facets.len()
            },
            "ours, pairs alone",
            || pairs().len(),
        );
    }
}

/// Returns a rotation about no axis of symmetry, and half a radius of distance.
fn pose() -> Pose {
    let turn = UnitQuaternion::from_euler_angles(0.3, -0.7, 0.4);
    Pose::from_parts(Vector::new(0.31, 0.27, 0.29).into(), turn)
}

fn against_the_slow_way(name: &str, a: Soup, b: Soup) {
    let (a, b) = (shape(a), shape(b));
    let volume = || {
        let pairs = colliding_pairs(&a, &b, &pose(), &Serial).unwrap();
        let body = common(&a, &b, &pose(), &pairs, &Serial);
        body.unwrap().unwrap().volume()
    };
    compare(
        name,
        || format!("{:.6}", volume()),
        "slow and sure",
        || format!("{:.6}", common_volume(&a, &b, &pose())),
    );
}
