//! Measures the intersection of two solids, beside the slow reference volume if that ends, and beside the search for
//! colliding triangles.

#![allow(clippy::unwrap_used)]

use nearpoint_bench::cases::shape;
use nearpoint_bench::table::{compare, heading};
use nearpoint_geometry::brute_force::intersection_volume;
use nearpoint_geometry::collide::{colliding_pairs, intersection};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Pose, Vector};

fn main() {
    let sphere = |segments| primitives::uv_sphere(segments, segments / 2 + 1, 1.0);
    let torus = |around| primitives::torus(around, around / 2, 1.0, 0.4);
    heading("The body in common, pairs included, one thread (answer: volume)");
    compare_with_reference(
        "boxes",
        primitives::cuboid(1.0, 1.0, 1.0),
        primitives::cuboid(1.0, 1.0, 1.0),
    );
    compare_with_reference("spheres of 112", sphere(8), sphere(8));
    compare_with_reference("spheres of 1 024", sphere(32), sphere(32));
    heading("The same beside the pairs alone (answer: facets, pairs)");
    for (name, a, b) in [
        ("spheres of 1 024", sphere(32), sphere(32)),
        ("torus and sphere of 1 024", torus(32), sphere(32)),
        ("spheres of 100k", sphere(316), sphere(316)),
        ("torus and sphere of 100k", torus(316), sphere(316)),
        (
            "blobs of 100k",
            primitives::bumpy_sphere(316, 159, 7),
            primitives::bumpy_sphere(316, 159, 8),
        ),
        (
            "a box and a sphere of 100k",
            primitives::cuboid(1.6, 1.6, 1.6),
            sphere(316),
        ),
    ] {
        let (a, b) = (shape(a), shape(b));
        let pairs = || colliding_pairs(&a, &b, &pose(), &SequentialExecutor).unwrap();
        compare(
            name,
            || {
                let body = intersection(&a, &b, &pose(), &pairs(), &SequentialExecutor);
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

fn compare_with_reference(name: &str, a: Soup, b: Soup) {
    let (a, b) = (shape(a), shape(b));
    let volume = || {
        let pairs = colliding_pairs(&a, &b, &pose(), &SequentialExecutor).unwrap();
        let body = intersection(&a, &b, &pose(), &pairs, &SequentialExecutor);
        body.unwrap().unwrap().volume()
    };
    compare(
        name,
        || format!("{:.6}", volume()),
        "slow and sure",
        || format!("{:.6}", intersection_volume(&a, &b, &pose())),
    );
}
