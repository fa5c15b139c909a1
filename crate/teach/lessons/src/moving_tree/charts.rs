//! Charts the cube tests and times of all variants, over the moves.

use nearpoint_published::octree::Octree;

use super::body::{LEVEL, MOVES};
use super::moves::{Measurement, Parameters};
use crate::clock;
use crate::cubes;
use crate::story::{Chart, Line, LineStyle, NumberUnit};

/// The names of lines, in the order of the variants.
const NAMES: [&str; 4] = [
    "tree-exact-compacted",
    "tree-exact",
    "tree-weng-ahuja-compacted",
    "tree-weng-ahuja",
];

/// The milliseconds of an update in table 5.1, on one processor of its machine.
pub(super) const TIMES: [(&str, f64); 3] = [
    ("published-weng-ahuja", 229.0),
    ("published-exact", 127.0),
    ("published-proposed", 62.0),
];
/// The cube tests of an update.
pub(super) const TESTS: [(&str, f64); 2] = [
    ("published-weng-ahuja", 54_007.0),
    ("published-exact", 43_223.0),
];

pub(super) fn charts(
    known: &[(u32, &Measurement)],
    at: Option<u32>,
    parameters: &Parameters,
) -> Vec<Chart> {
    let chart = |name, y, lines| {
        Chart::new(name, "moves", y)
            .lines(lines)
            .at(at.map(f64::from))
    };
    let lines = |of: &dyn Fn(&Measurement, usize) -> f64| {
        let line = |(variant, name)| {
            Line::new(
                name,
                known
                    .iter()
                    .map(|(moves, measured)| [f64::from(*moves), of(measured, variant)]),
            )
        };
        NAMES.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    let mut tests =
        lines(&|measured, variant| measured.costs[variant].tests(parameters.turns) as f64);
    let timed = |(variant, name): (usize, &'static str)| {
        let points = known.iter();
        let points = points.map(|(moves, m)| (f64::from(*moves), m.costs[variant].time));
        clock::lines(name, LineStyle::Line, points, NumberUnit::Milliseconds)
    };
    let mut times: Vec<Line> = NAMES.into_iter().enumerate().flat_map(timed).collect();
    if parameters.turns && parameters.level == LEVEL {
        tests.extend(TESTS.map(published));
        times.extend(TIMES.map(published));
    }
    let counted = if parameters.turns {
        "tree-tests"
    } else {
        "tree-comparisons"
    };
    vec![
        chart(counted, "count", tests),
        chart("tree-time", "milliseconds", times).log_y(),
    ]
}

/// Charts the white, grey and black cells of each level.
pub(super) fn colours(tree: &Octree) -> Chart {
    let line = |(colour, name)| {
        Line::new(
            name,
            (0..=tree.depth()).map(|level| {
                let count = cubes::colours(tree, tree.depth() - level)[colour];
                [f64::from(level), count as f64]
            }),
        )
    };
    let names = ["cells-white", "cells-grey", "cells-black"];
    Chart::new("tree-colours", "level", "count").lines(names.into_iter().enumerate().map(line))
}

fn published((name, y): (&'static str, f64)) -> Line {
    Line::new(name, vec![[1.0, y], [f64::from(MOVES), y]]).published()
}
