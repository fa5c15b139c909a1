//! Measures hierarchical spheres in a robot cell: building the models, a check of all chosen pairs, both at rest and
//! while the joints move, and the exact query of the faces.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cell::{JOINTS, axes, links, poses, reducer, surroundings};
use nearpoint_bench::table::milliseconds;
use nearpoint_geometry::bounds::spheres::{
    CubeOverlap, MotionBound, RadiusSequence, Scratch, SphereFilter, SphereModel,
    SphereSearchOptions, SphereSettings, SphereTestResult, first_hit, search,
};
use nearpoint_geometry::collide::{collides, colliding_pairs};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, Vector, relative_pose};

/// The number of checks of each kind.
const CHECKS: usize = 400;

fn main() {
    let robot = links();
    models(&robot);
    for accuracy in [0.01, 0.005] {
        cell(&robot, accuracy);
    }
}

fn build(shape: &Shape, settings: &SphereSettings) -> SphereModel {
    SphereModel::build(shape, settings, &SequentialExecutor, &mut ()).unwrap()
}

fn models(robot: &[Shape]) {
    println!("\nmodels, one thread; `kept`: as many spheres with overlaps, `deleted`: their share");
    let heading = ["triangles", "ms", "spheres", "last", "kept", "deleted"];
    print!("{:<40}", "");
    heading.iter().for_each(|h| print!(" {h:>10}"));
    println!();
    let reducer = reducer();
    let size = |shape: &Shape| shape.bounds().diagonal();
    let largest = reducer.iter().map(size).fold(0.0, f64::max);
    for (name, shapes, accuracy) in [
        ("robot, 10 mm", robot, 0.01),
        ("robot, 5 mm", robot, 0.005),
        ("reducer, 1/200", &reducer, largest / 200.0),
    ] {
        for (radius_sequence, filter) in [
            (RadiusSequence::Exact(2.0), SphereFilter::Cell),
            (RadiusSequence::Exact(2.0), SphereFilter::Sphere),
            (RadiusSequence::Ratio(2.0), SphereFilter::Sphere),
            (RadiusSequence::ThreeRanks, SphereFilter::Sphere),
        ] {
            let settings = SphereSettings {
                radius_sequence,
                filter,
                ..SphereSettings::new(accuracy)
            };
            line(
                &format!("{name}, {radius_sequence:?}, {filter:?}"),
                shapes,
                &settings,
            );
        }
    }
}

/// Prints a line for all shapes together. If overlaps make too many spheres, there is no fraction.
fn line(name: &str, shapes: &[Shape], settings: &SphereSettings) {
    let kept = SphereSettings {
        cube_overlap: CubeOverlap::Keep,
        ..*settings
    };
    let mut time = 0.0;
    let mut sums = [0; 3];
    let mut with_overlap = Some(0);
    for shape in shapes {
        let (model, took) = milliseconds(|| build(shape, settings));
        time += took;
        sums[0] += shape.mesh().triangles().len();
        sums[1] += model.len() as usize;
        sums[2] += model.spheres_of_rank(model.rank_count() - 1).len();
        let all = SphereModel::build(shape, &kept, &SequentialExecutor, &mut ()).ok();
        with_overlap = with_overlap.zip(all).map(|(sum, model)| sum + model.len());
    }
    let [triangles, spheres, last] = sums;
    print!("{name:<40} {triangles:>10} {time:>10.1} {spheres:>10} {last:>10}");
    match with_overlap {
        Some(kept) => println!(
            " {kept:>10} {:>8.1} %",
            100.0 * (1.0 - spheres as f64 / f64::from(kept))
        ),
        None => println!("   too many"),
    }
}

/// A pair to check: the indices of its shapes, and for each check the relative pose and the motion bounds.
struct Pair {
    shapes: [usize; 2],
    b_in_a: Vec<Pose>,
    motion_bounds: Vec<[MotionBound; 2]>,
}

/// Returns the motion bound for 1° in each joint between the base and a link, in the link's frame.
fn motion_bound(poses: &[Pose], link: usize) -> MotionBound {
    let mut motion_bound = MotionBound::zero();
    let to_link = poses[link].inverse();
    for (point, axis) in axes(poses)[..link].iter().rev() {
        motion_bound.add_revolute(&(to_link * point), &(to_link * axis), 1_f64.to_radians());
    }
    motion_bound
}

/// Returns the pairs between the two robots, with all surrounding parts, and of non-adjacent links of one robot.
fn pairs(parts: &[(Shape, Pose)]) -> Vec<Pair> {
    let mut random = SplitMix64::seeded(7);
    let bases = [
        Pose::identity(),
        Pose::new(Vector::new(2.4, 0.0, 0.0), Vector::new(0.0, 0.0, 3.0)),
    ];
    let mut angles = || JOINTS.map(|(_, _, [low, high])| low + random.uniform() * (high - low));
    let checks: Vec<_> = (0..CHECKS)
        .map(|_| bases.each_ref().map(|base| poses(base, &angles())))
        .collect();
    let count = 14 + parts.len();
    let is_chosen = |a: usize, b: usize| match (a < 7, b < 7, b < 14) {
        (true, true, _) | (false, _, true) => a + 1 < b,
        _ => a < 14,
    };
    let mut pairs = Vec::new();
    for a in 0..count {
        for b in a + 1..count {
            if !is_chosen(a, b) {
                continue;
            }
            let place = |robots: &[Vec<Pose>; 2], i: usize| match i {
                0..14 => robots[i / 7][i % 7],
                _ => parts[i - 14].1,
            };
            let sway = |robots: &[Vec<Pose>; 2], i: usize| match i {
                0..14 => motion_bound(&robots[i / 7], i % 7),
                _ => MotionBound::zero(),
            };
            let shape = |i: usize| if i < 14 { i % 7 } else { i - 7 };
            pairs.push(Pair {
                shapes: [shape(a), shape(b)],
                b_in_a: checks
                    .iter()
                    .map(|robots| relative_pose(&place(robots, a), &place(robots, b)))
                    .collect(),
                motion_bounds: checks
                    .iter()
                    .map(|robots| [a, b].map(|i| sway(robots, i)))
                    .collect(),
            });
        }
    }
    pairs
}

fn cell(robot: &[Shape], accuracy: f64) {
    let parts = surroundings();
    let around = parts.iter().map(|(shape, _)| shape);
    let shapes: Vec<&Shape> = robot.iter().chain(around).collect();
    let models: Vec<_> = shapes
        .iter()
        .map(|s| build(s, &SphereSettings::new(accuracy)))
        .collect();
    let pairs = pairs(&parts);
    println!(
        "\n{} pairs of parts, {CHECKS} poses, smallest radius {} mm, one thread",
        pairs.len(),
        accuracy * 1e3
    );
    println!(
        "{:<36} {:>10} {:>10} {:>10} {:>12}",
        "ms a check of all pairs", "mean", "median", "most", "pairs that meet"
    );
    let exact = checks("exact, first pair of faces", &pairs, |pair, i| {
        let [a, b] = pair.shapes.map(|s| shapes[s]);
        collides(a, b, &pair.b_in_a[i], &SequentialExecutor).unwrap()
    });
    let all_exact = checks("exact, all pairs of faces", &pairs, |pair, i| {
        let [a, b] = pair.shapes.map(|s| shapes[s]);
        !colliding_pairs(a, b, &pair.b_in_a[i], &SequentialExecutor)
            .unwrap()
            .is_empty()
    });
    let still = MotionBound::zero();
    let mut scratch = Scratch::default();
    let mut tests = 0;
    let first = checks("spheres, first hit", &pairs, |pair, i| {
        let [a, b] = pair.shapes.map(|s| &models[s]);
        let met = first_hit(
            a,
            b,
            &pair.b_in_a[i],
            [&still; 2],
            &mut scratch,
            &SequentialExecutor,
        );
        tests += scratch.tests();
        met.unwrap().unwrap() != SphereTestResult::Separated
    });
    let moving = checks(
        "spheres, first hit, joints move by 1°",
        &pairs,
        |pair, i| {
            let [a, b] = pair.shapes.map(|s| &models[s]);
            let motion_bounds = pair.motion_bounds[i].each_ref();
            let met = first_hit(
                a,
                b,
                &pair.b_in_a[i],
                motion_bounds,
                &mut scratch,
                &SequentialExecutor,
            );
            met.unwrap().unwrap() != SphereTestResult::Separated
        },
    );
    let all = checks("spheres, all hits", &pairs, |pair, i| {
        let [a, b] = pair.shapes.map(|s| &models[s]);
        let found = search(
            a,
            b,
            &pair.b_in_a[i],
            &SphereSearchOptions::all(),
            &SequentialExecutor,
            &mut (),
        );
        found.unwrap().unwrap().collides()
    });
    let last = |m: &SphereModel| m.spheres_of_rank(m.rank_count() - 1).len() as f64;
    let every: f64 = pairs
        .iter()
        .map(|pair| last(&models[pair.shapes[0]]) * last(&models[pair.shapes[1]]))
        .sum();
    println!(
        "exact / spheres {:.1} x (moving {:.1} x), all / all {:.1} x; {:.0} tests a check of {every:.2e}",
        exact / first,
        exact / moving,
        all_exact / all,
        tests as f64 / (CHECKS as f64 * ROUNDS as f64),
    );
}

/// The number of repetitions, of which the shortest time counts.
const ROUNDS: usize = 3;

/// Prints a line, and returns the mean time.
fn checks(name: &str, pairs: &[Pair], mut meet: impl FnMut(&Pair, usize) -> bool) -> f64 {
    let mut met = 0;
    let mut check = |i: usize| {
        let mut best = f64::INFINITY;
        for _ in 0..ROUNDS {
            let count = || pairs.iter().filter(|pair| meet(pair, i)).count();
            let (count, time) = milliseconds(count);
            best = best.min(time);
            met += count;
        }
        best
    };
    let mut times: Vec<f64> = (0..CHECKS).map(&mut check).collect();
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / CHECKS as f64;
    println!(
        "{name:<36} {mean:>10.4} {:>10.4} {:>10.4} {:>12.1}",
        times[CHECKS / 2],
        times[CHECKS - 1],
        met as f64 / (CHECKS * ROUNDS) as f64
    );
    mean
}
