//! Measures large assemblies on one thread: the check of all pairs, and the latency of a command while one part is
//! dragged.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases;
use nearpoint_bench::stations::{PARTS, StationShape, part, stations};
use nearpoint_geometry::Pose;
use nearpoint_scene::{Command, DragMode, PartId, Placement, Scene, ThreadPool};
use std::sync::LazyLock;
use std::time::Instant;

/// The number of steps of a drag, and of renamings.
const STEPS: usize = 200;

/// The number of runs of a whole check, of which the best and the median time are printed.
const RUNS: usize = 5;

/// Returns the milliseconds of this run.
fn clock() -> f64 {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed().as_secs_f64() * 1e3
}

/// Returns a scene of this many stations without clearances.
fn scene(count: usize) -> Scene {
    let mut scene = Scene::new(ThreadPool::Sequential, clock);
    scene.set_max_distance(0.0).unwrap();
    scene.add(stations(count)).unwrap();
    scene
}

/// Returns the shortest and the median time in milliseconds.
fn timed(scene: &mut Scene, commands: impl Iterator<Item = Command>) -> [f64; 2] {
    let mut times: Vec<f64> = commands
        .map(|command| {
            let begin = clock();
            scene.apply(command).unwrap();
            scene.finish();
            clock() - begin
        })
        .collect();
    times.sort_by(f64::total_cmp);
    [times[0], times[times.len() / 2]]
}

/// Measures the whole check, at once and in slices as in the browser, and the sum of its queries.
fn check(count: usize) {
    let mut whole = scene(count);
    let begin = clock();
    let asked: f64 = whole
        .finish()
        .pairs
        .iter()
        .map(|pair| pair.duration_ms)
        .sum();
    let took = clock() - begin;
    let mut sliced = scene(count);
    let (begin, mut slices, mut longest) = (clock(), 0, 0.0f64);
    while sliced.frame().pending > 0 {
        let slice = clock();
        sliced.step(&|| clock() - slice > 8.0);
        longest = longest.max(clock() - slice);
        slices += 1;
    }
    println!(
        "{:>7} parts: {took:>8.1} ms, {:.3} of its {} pairs' own time; in {slices} slices {:.1} ms, the longest {longest:.1}",
        PARTS * count,
        took / asked,
        whole.frame().pairs.len(),
        clock() - begin,
    );
}

/// Measures SO-101 as it is loaded; depths, intersections, faces and deviations take most of the time. Each run builds
/// new shapes, because shapes cache results.
fn so101() {
    let meshes = cases::so101();
    let run = || {
        let made = meshes.iter().cloned().map(StationShape::new);
        let parts = made.enumerate();
        let parts = parts.map(|(n, made)| part(format!("part {n}"), &made, Pose::identity(), n));
        let mut scene = Scene::new(ThreadPool::Sequential, clock);
        scene.add(parts.collect()).unwrap();
        let begin = clock();
        scene.finish();
        clock() - begin
    };
    let mut times: Vec<f64> = (0..RUNS).map(|_| run()).collect();
    times.sort_by(f64::total_cmp);
    let [least, median] = [times[0], times[RUNS / 2]];
    println!("\nSO-101, everything asked: {least:.1} ms at least, {median:.1} ms median");
}

fn drag(count: usize) {
    let mut scene = scene(count);
    scene.finish();
    let parts = scene.parts().len();
    let part: PartId = scene.parts()[PARTS * (count / 2) + 4].id;
    let start = scene.part(part).unwrap().pose;
    let reported = |what: &str, [least, median]: [f64; 2]| {
        println!("{parts:>7} {what:<8} {least:>9.4} {median:>9.4}");
    };
    let renames = (0..STEPS).map(|n| Command::Rename {
        part,
        name: format!("name {n}"),
    });
    reported("rename", timed(&mut scene, renames));
    for (what, mode) in [
        ("detect", DragMode::Detect),
        ("stop", DragMode::Stop),
        ("snap", DragMode::Snap),
    ] {
        scene.apply(Command::SetDragMode { mode }).unwrap();
        scene
            .apply(Command::BeginDrag { parts: vec![part] })
            .unwrap();
        let steps = (0..STEPS).map(|n| {
            let way = Pose::translation(0.03 * n as f64, 0.02 * n as f64, 0.01);
            let poses = vec![Placement(part, way * start)];
            Command::DragTo { poses }
        });
        reported(what, timed(&mut scene, steps));
        scene.apply(Command::CancelDrag).unwrap();
    }
}

fn main() {
    println!("Whole checks");
    for count in [20, 200, 1600] {
        check(count);
    }
    so101();
    println!(
        "\n{:>7} {:<8} {:>9} {:>9}",
        "parts", "", "ms least", "median"
    );
    for count in [1, 100, 1000, 10_000] {
        drag(count);
    }
}
