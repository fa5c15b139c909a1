//! Charts the pairs that remain after each step, the cubes of each level, and the time of each step.

use super::run::Run;
use super::time::{PUBLISHED, percentages};
use crate::clock::{self, Time};
use crate::predicted_pair::OtherPart;
use crate::story::{Chart, Line, LineStyle, NumberUnit};

/// Charts the pairs of faces that are still possible after each step that is done.
pub(super) fn remaining_pairs(run: &Run, done: usize) -> Chart {
    let boxed = if run.boxes.regions.is_empty() {
        0
    } else {
        run.all_pairs()
    };
    let [a, b] = run.candidates();
    let met = run.collisions().len();
    let counts = [run.all_pairs(), boxed, a * b, run.pairs.len(), met];
    let logged = |count: usize| if count == 0 { f64::NAN } else { count as f64 };
    let points = (0..=done).map(|i| [i as f64, logged(counts[i])]);
    Chart::new("four-steps-left", "step-done", "face-pairs")
        .log_y()
        .line("possible-pairs", points)
        .lines(published(run))
        .at(done as f64)
}

/// Returns the numbers of pairs that the thesis tested at depth 6, and of those that collide, where it reports them.
fn published(run: &Run) -> Option<Line> {
    let counts = match (run.parameters.other_part, run.parameters.faces) {
        (OtherPart::Sphere, 960) => [186.0, 21.0],
        (OtherPart::Sphere, 3968) => [1160.0, 121.0],
        _ => return None,
    };
    let points = [[3.0, counts[0]], [4.0, counts[1]]];
    Some(Line::new("thesis-pairs", points).published())
}

/// Charts the cubes of each level so far, and the faces that intersect one.
pub(super) fn levels(run: &Run, level: usize) -> Chart {
    let of = |i: usize| {
        let cubes = &run.levels[i];
        let held: usize = cubes.iter().map(|cube| cube.faces.len()).sum();
        (cubes.len() as f64, held as f64 / cubes.len() as f64)
    };
    let cubes = (0..=level).map(|i| [i as f64, of(i).0]);
    let faces = (0..=level).map(|i| [i as f64, of(i).1]);
    Chart::new("four-steps-levels", "level", "count")
        .log_y()
        .line("cubes-of-level", cubes)
        .line("faces-a-cube", faces)
        .at(level as f64)
}

pub(super) fn of_time(times: Option<[Time; 4]>) -> Chart {
    let here = times.map(|times| {
        let points = (1..)
            .zip(percentages(times))
            .map(|(i, fraction)| (f64::from(i), Some(fraction)));
        clock::lines("share-here", LineStyle::Line, points, NumberUnit::Plain)
    });
    let table = (1..)
        .zip(PUBLISHED)
        .map(|(i, fraction)| [f64::from(i), fraction]);
    let table = Line::new("share-table", table).published();
    Chart::new("four-steps-shares", "step-done", "percent")
        .lines(here.into_iter().flatten().chain([table]))
}
