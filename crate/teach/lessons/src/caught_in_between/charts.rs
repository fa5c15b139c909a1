//! The charts beside each of the three scenes.

use super::Wish;
use super::blade::by_rotation;
use super::crossing::Crossing;
use super::report::{END, EXACT, HULL, START};
use super::through::Through;
use crate::story::{Axis, Chart, Line, LineStyle};

/// Names of lines, by test.
const NAMES: [&str; 4] = ["at-start", "at-end", "by-hulls", "by-time"];

fn axis(name: &'static str) -> Axis {
    Axis { name, log: false }
}

fn line(name: &'static str, points: &[[f64; 2]]) -> Line {
    Line {
        name,
        points: points.to_vec(),
        style: LineStyle::Line,
    }
}

pub(super) fn through(story: &Through, wish: &Wish) -> Vec<Chart> {
    let by = |by: usize| story.report.by[by].len() as f64;
    let ends = [&story.samples[0], &story.samples[story.samples.len() - 1]];
    let level = ends.map(|&[x, _]| [x, by(EXACT)]);
    let samples = Chart {
        name: "samples",
        x: Axis {
            name: "samples",
            log: true,
        },
        y: axis("count"),
        lines: vec![line("sampled", &story.samples), line("by-time", &level)],
        at: None,
    };
    let by = |by: usize| line(NAMES[by], &story.speeds[by]);
    let speeds = Chart {
        name: "pairs-by-speed",
        x: Axis {
            name: "speed",
            log: true,
        },
        y: axis("count"),
        lines: [START, END, HULL, EXACT].map(by).to_vec(),
        at: Some(wish.speed),
    };
    vec![speeds, samples]
}

pub(super) fn blade(wish: &Wish) -> Vec<Chart> {
    let [bulge, allowed] = by_rotation();
    vec![Chart {
        name: "bulge",
        x: axis("degrees"),
        y: axis("length"),
        lines: vec![line("bulge", &bulge), line("allowed", &allowed)],
        at: Some(wish.rotation.to_degrees()),
    }]
}

pub(super) fn crossing(story: &Crossing) -> Vec<Chart> {
    vec![Chart {
        name: "gap",
        x: axis("part-of-cycle"),
        y: axis("length"),
        lines: vec![line("between-the-balls", &story.gaps)],
        at: None,
    }]
}
