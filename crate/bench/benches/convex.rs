//! Measures two convex hulls in motion: warm and cold hill climbing, linear search, the published methods, and parry.
//! It first counts the operations of a step, then the time.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::clouds::{on_sphere, orbit};
use nearpoint_bench::parry;
use nearpoint_bench::table::{compare, heading};
use nearpoint_geometry::closest::convex::{
    Convex, ConvexWarmStart, ExhaustiveHull, Feature, ProximitySettings, proximity,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::tracking::{Graph, Neighbourhood, TrackState, track};
use parry3d_f64::query::contact;
use parry3d_f64::shape::ConvexPolyhedron;
use std::cell::Cell;

const STEPS: u32 = 200;
/// The number of repetitions of a step that show its cost with a warm memory cache.
const REPETITIONS: usize = 16;
/// The largest number of vertices for linear search, which takes minutes beyond it.
const MAX_SCANNED: usize = 10_000;

fn main() {
    let motions = [
        ("apart, 0.4° a step", orbit(STEPS, 2.45, 0.3, [0.4, 0.25])),
        ("apart, 8° a step", orbit(STEPS, 2.45, 0.3, [8.0, 5.0])),
        ("penetrating, 0.4°", orbit(STEPS, 1.1, 0.3, [0.4, 0.25])),
    ];
    let pairs = [10, 100, 1000, 10_000, 100_000].map(|count| {
        let hull = |seed, stretch| Hull::build(&on_sphere(count, seed, stretch)).unwrap();
        let b = Vector::new(1.0, 0.8, 0.6);
        (count, [hull(1, Vector::repeat(1.0)), hull(2, b)])
    });
    for (name, poses) in &motions {
        println!("\n{name}: a step's iterations + expansions, support evaluations");
        for (count, hulls) in &pairs {
            let [warm, cold] = [true, false].map(|is_warm| cost(hulls, poses, is_warm));
            println!("{count:>7} vertices   warm {warm}   cold {cold}");
        }
    }
    for (name, poses) in &motions {
        heading(&format!("{STEPS} steps {name} (answer: mean distance)"));
        for (count, hulls) in &pairs {
            times(*count, hulls, poses, !name.starts_with("pen"));
        }
    }
}

/// Follows the motion and returns the mean signed distance.
fn follow(a: &impl Convex, b: &impl Convex, poses: &[Pose], is_warm: bool) -> String {
    let mut state = ConvexWarmStart::default();
    let step = |pose: &Pose| {
        if !is_warm {
            state = ConvexWarmStart::default();
        }
        proximity(
            a,
            b,
            pose,
            &ProximitySettings::default(),
            &mut state,
            &mut (),
        )
        .upper
    };
    mean(poses.iter().map(step))
}

/// Follows the same motion, but repeats each step from the state of the one before.
fn repeat(a: &impl Convex, b: &impl Convex, poses: &[Pose]) -> String {
    let mut state = ConvexWarmStart::default();
    let step = |pose: &Pose| {
        let before = state.clone();
        let mut last = 0.0;
        for _ in 0..REPETITIONS {
            state = before.clone();
            let settings = ProximitySettings::default();
            last = proximity(a, b, pose, &settings, &mut state, &mut ()).upper;
        }
        last
    };
    mean(poses.iter().map(step))
}

fn follow_published([a, b]: &[Hull; 2], graphs: &[Graph; 2], poses: &[Pose]) -> String {
    let mut state = TrackState::default();
    let hulls = [(a, &graphs[0]), (b, &graphs[1])];
    let step = |pose: &Pose| {
        let found = track(
            hulls,
            pose,
            &ProximitySettings::default(),
            &mut state,
            &mut (),
        );
        found.proximity.upper
    };
    mean(poses.iter().map(step))
}

fn mean(all: impl ExactSizeIterator<Item = f64>) -> String {
    let count = all.len() as f64;
    format!("{:.7}", all.sum::<f64>() / count)
}

fn times(count: usize, hulls: &[Hull; 2], poses: &[Pose], is_apart: bool) {
    let [a, b] = hulls;
    let theirs = [a, b].map(|hull| {
        let points = parry::points(hull.vertices());
        ConvexPolyhedron::from_convex_hull(&points).unwrap()
    });
    let parry = || {
        let identity = parry::isometry(&Pose::identity());
        let step = |pose: &Pose| {
            let pose = parry::isometry(pose);
            let found = contact(&identity, &theirs[0], &pose, &theirs[1], f64::MAX);
            found.unwrap().map_or(f64::NAN, |found| found.dist)
        };
        mean(poses.iter().map(step))
    };
    let line = |what: &str| format!("{count:>7} vertices, {what}");
    let warm = || follow(a, b, poses, true);
    compare(&line("warm"), warm, "parry f64", parry);
    compare(&line("warm"), warm, "ours, cold", || {
        follow(a, b, poses, false)
    });
    // A repeated step finds its data in the cache, so the difference is the latency of memory.
    let often = || {
        let all: Vec<String> = (0..REPETITIONS)
            .map(|_| follow(a, b, poses, true))
            .collect();
        all[0].clone()
    };
    compare(
        &line("each step again and again"),
        || repeat(a, b, poses),
        "the motion, as often",
        often,
    );
    if count <= MAX_SCANNED {
        compare(&line("warm"), warm, "all vertices, warm", || {
            follow(&ExhaustiveHull(a), &ExhaustiveHull(b), poses, true)
        });
    }
    // The published methods do not compute a depth.
    for (name, method) in [
        ("method one", Neighbourhood::Polygons),
        ("method two", Neighbourhood::Triangles),
    ] {
        if is_apart {
            let graphs = [a, b].map(|hull| Graph::new(hull, method));
            compare(&line("warm"), warm, name, || {
                follow_published(hulls, &graphs, poses)
            });
        }
    }
}

fn cost([a, b]: &[Hull; 2], poses: &[Pose], is_warm: bool) -> String {
    let evaluations = Cell::new(0);
    let counted = [a, b].map(|hull| Counted {
        hull,
        evaluations: &evaluations,
    });
    let mut state = ConvexWarmStart::default();
    let (mut iterations, mut expansions) = (0, 0);
    for pose in poses {
        if !is_warm {
            state = ConvexWarmStart::default();
        }
        let [a, b] = &counted;
        let found = proximity(
            a,
            b,
            pose,
            &ProximitySettings::default(),
            &mut state,
            &mut (),
        );
        iterations += found.iterations;
        expansions += found.expansions;
    }
    let [iterations, expansions, evaluations] =
        [iterations, expansions, evaluations.get()].map(|n| f64::from(n) / poses.len() as f64);
    format!("{iterations:>5.2} + {expansions:>5.2}, {evaluations:>5.2}")
}

/// A hull that counts its support queries.
struct Counted<'a> {
    hull: &'a Hull,
    evaluations: &'a Cell<u32>,
}

impl Convex for Counted<'_> {
    fn count(&self) -> u32 {
        self.hull.count()
    }

    fn point(&self, number: u32) -> Point {
        self.hull.point(number)
    }

    fn support(&self, direction: &Vector, near: u32) -> u32 {
        self.evaluations.set(self.evaluations.get() + 1);
        self.hull.support(direction, near)
    }

    fn centre(&self) -> Point {
        self.hull.centre()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.hull.feature(points)
    }
}
