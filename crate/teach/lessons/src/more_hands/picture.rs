//! Draws the pairs in the colours of the workers that test them, and over the spheres the schedule of each worker.

use std::collections::BTreeMap;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::predictive::{FaceId, Schedule, Sharing};

use super::run::Run;
use crate::cubes::of_boxes;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};

/// The height of a worker's row and the length of all rows, on one worker, in voxels.
const ROW: f64 = 0.34;
const LENGTH: f64 = 6.4;
/// The height of the board above the spheres.
const BOARD_HEIGHT: f64 = 0.7;

/// Draws the schedule of `workers` workers, by a method of sharing.
pub(super) fn figure(run: &Run, workers: usize, sharing: Sharing) -> Figure {
    let mut figure = Figure::empty();
    let plan = run.modelled(workers, sharing);
    let of_face = first_workers(run, &plan);
    run.meeting
        .draw(&mut figure, |face| match of_face.get(&face) {
            Some(worker) => Role::Element(*worker as u32),
            None => Role::Quiet,
        });
    board(&mut figure, run, workers, sharing, &plan);
    figure
}

/// Returns for each face the worker that tests its first pair.
fn first_workers(run: &Run, plan: &Schedule) -> BTreeMap<FaceId, usize> {
    let mut workers = BTreeMap::new();
    for (pair, taken) in run.pairs.iter().zip(&plan.tests) {
        for face in pair {
            let id = run.candidates.faces[*face as usize].id;
            workers.entry(id).or_insert(taken.worker);
        }
    }
    workers
}

/// Draws a row for each worker, with its work from left to right. Steps 1 to 3 come first, which only the first worker does,
/// then pairs.
fn board(figure: &mut Figure, run: &Run, workers: usize, sharing: Sharing, plan: &Schedule) {
    let costs = run.modelled_costs();
    let steps: f64 = run.modelled_steps().iter().sum();
    let whole = steps + costs.iter().sum::<f64>();
    let scale = LENGTH / whole;
    let boxes = &run.boxes.parts;
    let all = boxes.iter().fold(Aabb::EMPTY, |all, b| all.union(b));
    let top = Point::new(
        all.centre().x - LENGTH / 2.0,
        all.centre().y,
        all.hi.z + BOARD_HEIGHT + ROW * workers as f64,
    );
    let bar = |worker: usize, from: f64, to: f64| {
        let lo = top + Vector::new(from * scale, 0.0, -ROW * (worker + 1) as f64);
        Aabb {
            lo,
            hi: lo + Vector::new((to - from) * scale, 0.1, ROW * 0.8),
        }
    };
    if let Some(shape) = of_boxes(&[bar(0, 0.0, steps)]) {
        figure.solid(&shape, Pose::identity(), Role::Removed);
    }
    for worker in 0..workers {
        let own = plan
            .tests
            .iter()
            .zip(&costs)
            .filter(|(t, _)| t.worker == worker);
        let tests = own.map(|(t, cost)| [t.start, t.start + cost]).collect();
        let bars = spans(tests, MAX_MERGED_FRACTION * whole);
        let bars: Vec<Aabb> = bars
            .iter()
            .map(|[from, to]| bar(worker, *from, *to))
            .collect();
        if let Some(shape) = of_boxes(&bars) {
            figure.solid(&shape, Pose::identity(), Role::Element(worker as u32));
        }
        let named = top + Vector::new(-0.35, 0.0, -ROW * (worker as f64 + 0.6));
        let name = Caption::Math((worker + 1).to_string());
        figure.label(named, name, Role::Quiet);
    }
    let end = top + Vector::new(plan.end * scale, 0.0, 0.0);
    let foot = end + Vector::new(0.0, 0.0, -ROW * workers as f64);
    figure.line(&[end, foot], Role::Witness, Weight::Strong, Hidden::Over);
    let name = match sharing {
        _ if workers == 1 => "all-done",
        Sharing::Static => "all-done-static",
        Sharing::Dynamic => "all-done-dynamic",
        Sharing::Stealing => "all-done-stealing",
    };
    figure.label(end, Caption::Key(name), Role::Witness);
}

/// The largest fraction of the whole length up to which consecutive tests are drawn as one bar: thinner bars would not be
/// visible.
const MAX_MERGED_FRACTION: f64 = 1.0 / 120.0;

fn spans(mut tests: Vec<[f64; 2]>, max: f64) -> Vec<[f64; 2]> {
    tests.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let mut spans: Vec<[f64; 2]> = Vec::new();
    for [from, to] in tests {
        match spans.last_mut() {
            Some(last) if from <= last[1] && to - last[0] <= max => last[1] = to,
            _ => spans.push([from, to]),
        }
    }
    spans
}
