//! What is left after each step, the cubes of each level, and where the time goes.

use super::place::Place;
use super::run::Run;
use super::time::{PUBLISHED, shares};
use crate::clock::{self, Time};
use crate::meeting::With;
use crate::story::{Axis, Chart, Line, LineStyle, NumberUnit};

pub(super) fn charts(run: &Run, place: Place, times: Option<[Time; 4]>) -> Vec<Chart> {
    let mut charts = vec![left(run, place)];
    match place {
        Place::Level(level) => charts.insert(0, levels(run, level)),
        Place::Shares => charts.insert(0, of_time(times)),
        _ => {}
    }
    charts
}

fn line(name: &'static str, points: Vec<[f64; 2]>, style: LineStyle) -> Line {
    Line {
        name,
        points,
        style,
    }
}

/// Pairs of faces that are still possible after each step that is done.
fn left(run: &Run, place: Place) -> Chart {
    let boxed = if run.boxes.regions.is_empty() {
        0
    } else {
        run.all_pairs()
    };
    let [a, b] = run.candidates();
    let met = run.collisions().len();
    let counts = [run.all_pairs(), boxed, a * b, run.pairs.len(), met];
    let done = place.done();
    let logged = |count: usize| if count == 0 { f64::NAN } else { count as f64 };
    let points = (0..=done).map(|i| [i as f64, logged(counts[i])]).collect();
    let mut lines = vec![line("possible-pairs", points, LineStyle::Line)];
    lines.extend(published(run));
    Chart {
        name: "four-steps-left",
        x: Axis {
            name: "step-done",
            log: false,
        },
        y: Axis {
            name: "face-pairs",
            log: true,
        },
        lines,
        at: Some(done as f64),
    }
}

/// Pairs that the thesis tested, at depth 6, and that collide, where it tells them.
fn published(run: &Run) -> Option<Line> {
    let counts = match (run.wish.with, run.wish.faces) {
        (With::Sphere, 960) => [186.0, 21.0],
        (With::Sphere, 3968) => [1160.0, 121.0],
        _ => return None,
    };
    let points = vec![[3.0, counts[0]], [4.0, counts[1]]];
    Some(line("thesis-pairs", points, LineStyle::Published))
}

/// Cubes of each level so far, and how many faces meet one.
fn levels(run: &Run, level: usize) -> Chart {
    let of = |i: usize| {
        let cubes = &run.levels[i];
        let held: usize = cubes.iter().map(|cube| cube.faces.len()).sum();
        (cubes.len() as f64, held as f64 / cubes.len() as f64)
    };
    let cubes = (0..=level).map(|i| [i as f64, of(i).0]).collect();
    let faces = (0..=level).map(|i| [i as f64, of(i).1]).collect();
    Chart {
        name: "four-steps-levels",
        x: Axis {
            name: "level",
            log: false,
        },
        y: Axis {
            name: "count",
            log: true,
        },
        lines: vec![
            line("cubes-of-level", cubes, LineStyle::Line),
            line("faces-a-cube", faces, LineStyle::Line),
        ],
        at: Some(level as f64),
    }
}

fn of_time(times: Option<[Time; 4]>) -> Chart {
    let here = times.map(|times| {
        let points = (1..)
            .zip(shares(times))
            .map(|(i, share)| (f64::from(i), Some(share)));
        clock::lines("share-here", LineStyle::Line, points, NumberUnit::Plain)
    });
    let table = (1..).zip(PUBLISHED).map(|(i, share)| [f64::from(i), share]);
    let table = line("share-table", table.collect(), LineStyle::Published);
    Chart {
        name: "four-steps-shares",
        x: Axis {
            name: "step-done",
            log: false,
        },
        y: Axis {
            name: "percent",
            log: false,
        },
        lines: here.into_iter().flatten().chain([table]).collect(),
        at: None,
    }
}
