//! Measures moving octrees as in Kitamura 1996, section 5.6: 39 moves of a body of about 860 full cells at depth 5.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases::shape;
use nearpoint_bench::planning_worlds::add;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::octree::motion::{
    CellTest, Comparison, MotionSource, MoveCounts, MoveResult, MoveSettings, moved, translated,
};
use nearpoint_published::octree::{FillRule, Octree, WorldCube};
use std::hint::black_box;
use std::time::{Duration, Instant};

const DEPTH: u32 = 5;
const MOVES: u32 = 39;
const ROUNDS: usize = 25;

fn main() {
    for (name, body) in [("shuttle", shuttle()), ("ellipsoid", ellipsoid())] {
        let begin = Instant::now();
        let sources = [
            MotionSource::from_octree(&body),
            MotionSource::compacted(&body),
        ];
        let (time, counts) = (begin.elapsed(), body.counts());
        println!(
            "\n{name}: {} full cells of {} voxels, {} cubes after compaction ({time:.1?})",
            counts.full,
            counts.voxels,
            sources[1].cubes().len(),
        );
        turned(&sources);
        shifted(&sources);
    }
}

/// Returns a fuselage, wings and a tail, each solid, slightly rolled and pitched, as large in its world as the paper's
/// shuttle. Compaction depends on the shape: thin shapes across the borders of large cells gain most.
fn shuttle() -> Octree {
    let mut soup = Soup::default();
    let mut add = |part, size, at| add(&mut soup, part, size, at);
    let cube = || primitives::cuboid(1.0, 1.0, 1.0);
    add(
        primitives::uv_sphere(24, 16, 1.0),
        [14.0, 3.6, 3.6],
        [0.0; 3],
    );
    add(cube(), [12.0, 25.0, 2.0], [4.0, 0.0, -1.5]);
    add(cube(), [7.0, 2.0, 9.0], [9.8, 0.0, 4.0]);
    tree(soup, UnitQuaternion::from_euler_angles(0.05, 0.1, 0.0))
}

/// Returns a tilted ellipsoid, which is round everywhere, so that compaction gains little.
fn ellipsoid() -> Octree {
    let mut soup = primitives::uv_sphere(32, 16, 1.0);
    for p in &mut soup.positions {
        *p = [p[0] * 12.5, p[1] * 7.5, p[2] * 5.0];
    }
    let turn = Vector::new(0.3, -0.5, 0.7);
    tree(soup, UnitQuaternion::from_scaled_axis(turn))
}

fn tree(soup: Soup, turn: UnitQuaternion<f64>) -> Octree {
    let shape = shape(soup);
    let world = WorldCube::new(Point::origin(), f64::from(1_u32 << DEPTH)).unwrap();
    let pose = Pose::from_parts(Vector::repeat(16.0).into(), turn);
    Octree::from_shape(
        &shape,
        &pose,
        world,
        DEPTH,
        FillRule::Centre,
        &SequentialExecutor,
    )
    .unwrap()
}

/// Returns the pose after this many moves: a translation, and rotations about the centre of the world.
fn pose(moves: u32) -> Pose {
    let turn = Vector::new(1.5, -1.5, 1.5) * std::f64::consts::PI / 180.0;
    let middle = Vector::repeat(16.0);
    let step = UnitQuaternion::from_scaled_axis(turn);
    let shift = Vector::new(-0.1, 0.0, 0.0) + middle - step * middle;
    let step = Pose::from_parts(shift.into(), step);
    (0..moves).fold(Pose::identity(), |pose, _| step * pose)
}

fn turned([cells, compacted]: &[MotionSource; 2]) {
    let poses: Vec<Pose> = (1..=MOVES).map(pose).collect();
    for rule in [FillRule::Centre, FillRule::AnyContact] {
        heading(
            &format!("shifts and turns, {rule:?}, an update"),
            "cube tests",
        );
        let ways = [
            ("Weng and Ahuja", cells, CellTest::WengAhuja),
            ("Weng and Ahuja, compacted", compacted, CellTest::WengAhuja),
            ("exact", cells, CellTest::Exact),
            ("exact, compacted", compacted, CellTest::Exact),
        ];
        compare(
            ways.map(|(name, source, test)| {
                let settings = MoveSettings { rule, test };
                let poses = &poses;
                let run = move |i: usize| {
                    moved(source, &poses[i], &settings, &SequentialExecutor).unwrap()
                };
                (name, run)
            }),
            |counts| counts.cube_tests,
        );
    }
}

fn shifted([cells, compacted]: &[MotionSource; 2]) {
    for rule in [FillRule::Centre, FillRule::AnyContact] {
        heading(&format!("shifts, {rule:?}, an update"), "comparisons");
        let ways = [
            ("plain", cells, Comparison::Plain),
            ("plain, compacted", compacted, Comparison::Plain),
            ("partitions", cells, Comparison::Partitions),
            ("partitions, compacted", compacted, Comparison::Partitions),
        ];
        compare(
            ways.map(|(name, source, way)| {
                let run = move |i: usize| {
                    let shift = Vector::new(-0.1 * (i + 1) as f64, 0.0, 0.0);
                    translated(source, &shift, rule, way, &SequentialExecutor).unwrap()
                };
                (name, run)
            }),
            |counts| counts.comparisons,
        );
    }
}

fn heading(text: &str, counted: &str) {
    println!(
        "\n{text:<44} {counted:>12} {:>10} {:>9} {:>9}",
        "time", "tests", "times"
    );
}

/// Times all methods in turn, and prints a line with the speed relative to the first for each.
fn compare<F: Fn(usize) -> MoveResult>(
    ways: [(&str, F); 4],
    counted: impl Fn(&MoveCounts) -> usize,
) {
    let mut best = [Duration::MAX; 4];
    let mut tests = [0; 4];
    for _ in 0..ROUNDS {
        for (way, (_, run)) in ways.iter().enumerate() {
            let begin = Instant::now();
            let all: Vec<MoveResult> = (0..MOVES as usize).map(|i| black_box(run(i))).collect();
            best[way] = best[way].min(begin.elapsed() / MOVES);
            tests[way] = all.iter().map(|m| counted(&m.counts)).sum::<usize>() / MOVES as usize;
        }
    }
    for (way, (name, _)) in ways.iter().enumerate() {
        println!(
            "{name:<44} {:>12} {:>10.1?} {:>7.2} x {:>7.2} x",
            tests[way],
            best[way],
            tests[0] as f64 / tests[way] as f64,
            best[0].as_secs_f64() / best[way].as_secs_f64(),
        );
    }
}
