//! Spheres of each rank, and tests of each rank.

use super::run::Run;
use crate::story::{Axis, Chart, Line, LineStyle};

/// Up to so many ranks, and with the search's tests if it was told.
pub(super) fn charts(run: &Run, ranks: usize, is_searched: bool) -> Vec<Chart> {
    let chart = |name, log, lines| Chart {
        name,
        x: Axis {
            name: "rank",
            log: false,
        },
        y: Axis { name: "count", log },
        lines,
        at: Some(ranks as f64),
    };
    let line = |name, counts: &[u32], style| Line {
        name,
        points: (1..)
            .zip(counts)
            .map(|(rank, &count)| [f64::from(rank), f64::from(count)])
            .take(ranks)
            .collect(),
        style,
    };
    let (solid, points) = (LineStyle::Line, LineStyle::Points);
    let spheres = vec![
        line("deleted-a", &run.deleted[0], solid),
        line("deleted-b", &run.deleted[1], solid),
        line("kept-a", &run.kept[0], points),
        line("kept-b", &run.kept[1], points),
    ];
    let mut charts = vec![chart("spheres-of-ranks", true, spheres)];
    if is_searched {
        let tests: Vec<u32> = run.found.counts.tests.iter().map(|&n| n as u32).collect();
        charts.push(chart(
            "tests-of-ranks",
            false,
            vec![line("all-hits-tests", &tests, solid)],
        ));
    }
    charts
}
