//! Measures path planning among obstacles. 200 random planar worlds are solved by the paper's search, by ours, and by
//! an exhaustive search. A spatial world of ten bodies is planned, and planned again after one body moved.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases;
use nearpoint_bench::planning_worlds::add;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_published::octree::WorldCube;
use nearpoint_published::planning::brute::{segment_is_free, shortest};
use nearpoint_published::planning::search::{End, SearchSettings, search};
use nearpoint_published::planning::{
    Dimension, Field, FieldSettings, Planner, PlannerSettings, Problem, Progress, Space, VoxelModel,
};
use std::f64::consts::FRAC_PI_6;
use std::sync::Arc;
use std::time::{Duration, Instant};

const WORLDS: usize = 200;

/// Runs both benchmarks, or the one in the argument.
fn main() {
    let named = |name: &str| std::env::args().any(|arg| arg == name);
    if !named("space") {
        plane();
    }
    if !named("plane") {
        space();
    }
}

fn shape(soup: Soup) -> Arc<Shape> {
    Arc::new(cases::shape(soup))
}

/// Returns a body of boxes whose extents are from -1/2 to 1/2, scaled and moved.
fn boxes(parts: &[([f64; 3], [f64; 3])]) -> Arc<Shape> {
    let mut soup = Soup::default();
    for (size, at) in parts {
        add(&mut soup, primitives::cuboid(1.0, 1.0, 1.0), *size, *at);
    }
    shape(soup)
}

fn solve(planner: &mut Planner) -> bool {
    loop {
        match planner.run(1000, &SequentialExecutor).unwrap() {
            Progress::Running => {}
            end => return end == Progress::Found,
        }
    }
}

fn flat_problem(seed: u64) -> Option<Problem> {
    let mut random = SplitMix64::seeded(seed);
    let world = WorldCube::new(Point::origin(), 16.0).unwrap();
    let space = Space::new(world, 5, Dimension::Flat).unwrap();
    let height = 0.5 * space.cell();
    let mut some = |low: f64, high: f64| low + (high - low) * random.uniform();
    let mut wall = || {
        let (long, thick) = (some(1.0, 7.0), some(0.4, 1.2));
        let size = if some(0.0, 1.0) < 0.5 {
            [long, thick]
        } else {
            [thick, long]
        };
        let at = [0, 1].map(|i| some(size[i] / 2.0, 16.0 - size[i] / 2.0));
        PlanningPart {
            shape: shape(primitives::cuboid(size[0], size[1], height)),
            pose: Pose::translation(at[0], at[1], height),
        }
    };
    let obstacles: Vec<_> = (0..12).map(|_| wall()).collect();
    let robot = boxes(&[
        ([2.6, 0.6, height], [0.0, 0.0, 0.0]),
        ([0.6, 1.5, height], [-1.0, 1.05, 0.0]),
    ]);
    let at = |x: f64, y: f64, turn: f64| Pose::new(Vector::new(x, y, height), Vector::z() * turn);
    let start = at(2.25, some(2.0, 14.0).round(), 0.0);
    let goal = at(13.75, some(2.0, 14.0).round(), 0.0);
    Some(Problem {
        space,
        robot,
        obstacles,
        start,
        goal,
        settings: PlannerSettings {
            alpha: FRAC_PI_6,
            ..PlannerSettings::default()
        },
    })
}

/// Returns whether the paper's search finds a path and all its segments are free; `None` if it finds none.
fn published(problem: &Problem) -> Option<bool> {
    let space = &problem.space;
    let placed: Result<Vec<_>, _> = problem
        .obstacles
        .iter()
        .map(|o| {
            VoxelModel::new(space, o.shape.clone(), o.pose, &SequentialExecutor)?
                .voxels(&o.pose, &SequentialExecutor)
        })
        .collect();
    let goal = problem.goal * problem.robot.bounds().centre();
    let field = Field::new(
        space,
        &placed.ok()?,
        goal,
        FieldSettings::default(),
        &SequentialExecutor,
    )
    .ok()?;
    let robot = VoxelModel::new(
        space,
        problem.robot.clone(),
        problem.start,
        &SequentialExecutor,
    )
    .ok()?;
    let settings = SearchSettings {
        alpha: FRAC_PI_6,
        ..SearchSettings::default()
    };
    let found = search(
        space,
        &robot,
        &field,
        &problem.start,
        goal,
        &settings,
        &SequentialExecutor,
    )
    .ok()?;
    let legs = found.path.windows(2);
    (found.end == End::Reached).then(|| {
        legs.into_iter().all(|leg| {
            segment_is_free(
                &problem.robot,
                &problem.obstacles,
                &leg[0].pose,
                &leg[1].pose,
            )
        })
    })
}

fn plane() {
    let (mut worlds, mut seed) = (0, 0);
    let (mut by_brute, mut by_ours, mut by_paper, mut sound) = (0, 0, 0, 0);
    let mut times = [Duration::ZERO; 3];
    let mut worst = 0.0_f64;
    while worlds < WORLDS {
        seed += 1;
        let Some(problem) = flat_problem(seed) else {
            continue;
        };
        let begin = Instant::now();
        let Ok(mut planner) = Planner::new(problem.clone(), &SequentialExecutor) else {
            continue;
        };
        worlds += 1;
        let ours = solve(&mut planner);
        times[0] += begin.elapsed();
        let begin = Instant::now();
        let paper = published(&problem);
        times[1] += begin.elapsed();
        let begin = Instant::now();
        let brute = shortest(&problem).unwrap();
        times[2] += begin.elapsed();
        assert_eq!(ours, brute.is_some(), "seed {seed}");
        if let (Some(path), Some(best)) = (planner.path(), brute) {
            worst = worst.max(path.path.length / best);
            for leg in path.path.poses.windows(2) {
                assert!(
                    segment_is_free(&problem.robot, &problem.obstacles, &leg[0], &leg[1]),
                    "seed {seed}"
                );
            }
        }
        by_ours += usize::from(ours);
        by_brute += usize::from(brute.is_some());
        by_paper += usize::from(paper.is_some());
        sound += usize::from(paper == Some(true));
    }
    println!(
        "{WORLDS} random worlds in the plane, 32 × 32 places, 12 orientations, L-shaped robot, 12 walls"
    );
    println!(
        "solved: brute {by_brute}, ours {by_ours}, paper {by_paper}, of which {sound} are free between their poses"
    );
    println!("longest of ours to the shortest by steps: {worst:.3}");
    let [ours, paper, brute] = times.map(|t| t.as_secs_f64() / WORLDS as f64);
    println!(
        "mean time: ours {:.2} ms, paper {:.2} ms, brute {:.2} ms = {:.0} × ours",
        1e3 * ours,
        1e3 * paper,
        1e3 * brute,
        brute / ours
    );
}

fn space() {
    let world = WorldCube::new(Point::origin(), 32.0).unwrap();
    let space = Space::new(world, 5, Dimension::Solid).unwrap();
    let mut random = SplitMix64::seeded(7);
    let mut obstacles = Vec::new();
    for i in 0..10 {
        let mut some = |low: f64, high: f64| low + (high - low) * random.uniform();
        let radius = some(2.0, 4.0);
        let soup = if i % 2 == 0 {
            primitives::uv_sphere(24, 12, radius)
        } else {
            primitives::cuboid(radius, 2.0 * radius, 1.5 * radius)
        };
        obstacles.push(PlanningPart {
            shape: shape(soup),
            pose: Pose::translation(some(8.0, 24.0), some(5.0, 27.0), some(5.0, 27.0)),
        });
    }
    let robot = boxes(&[
        ([5.0, 1.4, 1.4], [0.0, 0.0, 0.0]),
        ([2.0, 4.0, 0.5], [-0.8, 0.0, -0.3]),
        ([1.2, 0.4, 1.6], [-1.8, 0.0, 1.3]),
    ]);
    let problem = Problem {
        space,
        robot,
        obstacles,
        start: Pose::translation(3.5, 16.0, 16.0),
        goal: Pose::translation(28.5, 16.0, 16.0),
        settings: PlannerSettings {
            alpha: FRAC_PI_6,
            ..PlannerSettings::default()
        },
    };
    println!("\nten bodies in space, 32³ places, steps of 30°");
    let begin = Instant::now();
    let mut planner = Planner::new(problem.clone(), &SequentialExecutor).unwrap();
    let made = begin.elapsed();
    let found = solve(&mut planner);
    let whole = begin.elapsed();
    println!(
        "{} orientations ({made:.1?}); found {found} in {whole:.1?}, {:?}",
        planner.orientations(),
        planner.counts()
    );
    let mut now = problem;
    for (obstacle, by) in [
        (3, [0.0, 2.0, 1.0]),
        (6, [-1.0, -2.0, 0.0]),
        (1, [0.0, 0.0, 3.0]),
    ] {
        let mut pose = now.obstacles[obstacle].pose;
        pose.translation.vector += Vector::from(by);
        let begin = Instant::now();
        if planner
            .move_obstacle(obstacle, pose, &SequentialExecutor)
            .is_err()
        {
            continue;
        }
        now.obstacles[obstacle].pose = pose;
        solve(&mut planner);
        let mended = begin.elapsed();
        let begin = Instant::now();
        let mut afresh = Planner::new(now.clone(), &SequentialExecutor).unwrap();
        solve(&mut afresh);
        let new = begin.elapsed() - made;
        println!(
            "obstacle {obstacle} moved: mended in {mended:.1?}, afresh {new:.1?} = {:.1} ×",
            new.as_secs_f64() / mended.as_secs_f64()
        );
    }
}
