//! Measures triangles in motion: a million random pairs by every method, with its misses, false reports and cost; and
//! the first contact of whole parts.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases::shape;
use nearpoint_bench::table::sorted_times;
use nearpoint_geometry::Point;
use nearpoint_geometry::brute_force::{SampledTimeOfImpact, time_of_impact};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::swept::{
    RigidMotion, SweptMethod, SweptTriangle, first_contact, swept,
};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector, relative_pose};
use std::hint::black_box;
use std::time::Instant;

/// The number of pairs of each kind.
const PAIRS: usize = 1_000_000;

fn main() {
    parts();
    for (name, spread, size, motion) in [
        ("mostly far from each other", 2.0, 0.3, 0.3),
        ("close, a small step", 0.3, 0.3, 0.1),
        ("close, a large step", 0.3, 0.3, 1.0),
    ] {
        random_pairs(name, spread, size, motion);
    }
}

fn point(random: &mut SplitMix64, max_distance: f64) -> Point {
    Point::new(random.signed(), random.signed(), random.signed()) * max_distance
}

fn triangle(random: &mut SplitMix64, spread: f64, size: f64, motion: f64) -> SweptTriangle {
    let (centre, shift) = (point(random, spread), point(random, motion).coords);
    let from = [(); 3].map(|()| centre + point(random, size).coords);
    let to = from.map(|p| p + shift + point(random, motion / 5.0).coords);
    SweptTriangle::new(from, to)
}

fn random_pairs(name: &str, spread: f64, size: f64, motion: f64) {
    let mut random = SplitMix64::seeded(1);
    let mut triangle = || triangle(&mut random, spread, size, motion);
    let pairs: Vec<_> = (0..PAIRS).map(|_| [triangle(), triangle()]).collect();
    let begin = Instant::now();
    let truth: Vec<_> = pairs
        .iter()
        .map(|[a, b]| time_of_impact(a, b, 1e-5))
        .collect();
    let count =
        |wanted: fn(&SampledTimeOfImpact) -> bool| truth.iter().filter(|t| wanted(t)).count();
    println!(
        "\n{PAIRS} pairs, {name}: {} meet, {} near, by search in {:.2} us each",
        count(|t| matches!(t, SampledTimeOfImpact::At(_))),
        count(|t| matches!(t, SampledTimeOfImpact::Near(_))),
        begin.elapsed().as_secs_f64() * 1e6 / PAIRS as f64
    );
    println!(
        "{:<16} {:>9} {:>8} {:>8} {:>10} {:>12}",
        "", "meet", "missed", "in vain", "uncertain", "us a pair"
    );
    for method in SweptMethod::ALL {
        let begin = Instant::now();
        let found: Vec<_> = pairs
            .iter()
            .map(|[a, b]| black_box(swept(a, b, method)))
            .collect();
        let each = begin.elapsed().as_secs_f64() * 1e6 / PAIRS as f64;
        let both = || found.iter().zip(&truth);
        println!(
            "{:<16} {:>9} {:>8} {:>8} {:>10} {each:>12.3}",
            format!("{method:?}"),
            found.iter().filter(|f| f.is_contact()).count(),
            both()
                .filter(|(f, t)| !f.is_contact() && matches!(t, SampledTimeOfImpact::At(_)))
                .count(),
            both()
                .filter(|(f, t)| f.is_contact() && matches!(t, SampledTimeOfImpact::Separated))
                .count(),
            found
                .iter()
                .filter(|f| f.time_of_impact().is_some_and(|m| !m.is_certain))
                .count(),
        );
    }
}

/// Measures pairs of parts of about 100 000 triangles, or a plate of twelve.
fn parts() {
    let sphere = shape(primitives::uv_sphere(320, 157, 1.0));
    let torus = shape(primitives::torus(320, 156, 1.0, 0.3));
    let plate = shape(primitives::cuboid(10.0, 10.0, 0.001));
    let at = |x: f64, y: f64, z: f64| Pose::translation(x, y, z);
    // The direction is oblique, with a lateral offset.
    let skew = |distance: f64, beside: f64| {
        let v = Vector::new(0.6, 0.64, 0.48) * distance + Vector::new(0.8, -0.48, -0.36) * beside;
        at(v.x, v.y, v.z)
    };
    let turned = |angle: f64, pose: Pose| {
        let turn = UnitQuaternion::from_scaled_axis(Vector::new(0.6, 0.8, 0.0) * angle);
        Pose::from_parts(pose.translation, turn * pose.rotation)
    };
    let upright = Pose::new(Vector::new(1.0, 0.0, 0.0), Vector::new(1.57, 0.0, 0.0));
    let beside = |x: f64| Pose::from_parts(at(x, 0.01, 0.0).translation, upright.rotation);
    println!("\nFirst contact of parts, one thread");
    println!(
        "{:<44} {:>10} {:>8} {:>10} {:>10} {:>7}",
        "", "time", "pairs", "ms", "instant", "ratio"
    );
    for (name, a, b, from, to) in [
        (
            "spheres, a step past each other",
            &sphere,
            &sphere,
            skew(2.0005, 0.0),
            skew(2.0005, 0.03),
        ),
        (
            "  turning too",
            &sphere,
            &sphere,
            skew(2.0005, 0.0),
            turned(0.05, skew(2.0005, 0.03)),
        ),
        (
            "spheres, a step onto each other",
            &sphere,
            &sphere,
            at(2.05, 0.2, 0.1),
            at(1.95, 0.2, 0.1),
        ),
        (
            "  turning too",
            &sphere,
            &sphere,
            at(2.05, 0.2, 0.1),
            turned(0.05, at(1.95, 0.2, 0.1)),
        ),
        (
            "spheres, far apart, a long way",
            &sphere,
            &sphere,
            at(9.0, 0.0, 0.0),
            at(-9.0, 0.5, 0.0),
        ),
        (
            "tori in each other, a step free",
            &torus,
            &torus,
            beside(1.38),
            beside(1.397),
        ),
        (
            "  turning too",
            &torus,
            &torus,
            beside(1.0),
            turned(0.05, beside(1.38)),
        ),
        (
            "tori in each other, a step to contact",
            &torus,
            &torus,
            beside(1.0),
            beside(1.5),
        ),
        (
            "sphere through a thin plate",
            &plate,
            &sphere,
            at(0.0, 0.0, -90.0),
            at(0.0, 0.0, 110.0),
        ),
        (
            "  turning too",
            &plate,
            &sphere,
            at(0.0, 0.0, -90.0),
            turned(1.0, at(0.0, 0.0, 110.0)),
        ),
    ] {
        let moves = RigidMotion::new(from, to, Point::origin()).unwrap();
        let rests = RigidMotion::stationary(Pose::identity()).unwrap();
        let contact = || first_contact(a, b, &rests, &moves, &SequentialExecutor).unwrap();
        let found = contact();
        let instant = || {
            let pose = relative_pose(&Pose::identity(), &moves.at(1.0));
            colliding_pairs(a, b, &pose, &SequentialExecutor)
                .unwrap()
                .len()
        };
        let best = |times: Vec<f64>| times[0];
        let ours = best(sorted_times(20, contact));
        let theirs = best(sorted_times(20, instant));
        println!(
            "{name:<44} {:>10} {:>8} {ours:>10.3} {theirs:>10.3} {:>7.2}",
            found.as_ref().map_or("none".into(), |f| format!(
                "{:.6}{}",
                f.time,
                if f.is_certain { "" } else { "?" }
            )),
            found.as_ref().map_or(0, |f| f.pairs.len()),
            ours / theirs,
        );
    }
}
