//! Draws the charts beside the disc, the blade and the balls.

use super::Wish;
use super::blade::by_rotation;
use super::crossing::Crossing;
use super::report::{END, EXACT, HULL, START};
use super::through::Through;
use crate::story::{Chart, Line};

/// The names of the lines, by test.
const NAMES: [&str; 4] = ["at-start", "at-end", "by-hulls", "by-time"];

pub(super) fn through(story: &Through, wish: &Wish) -> Vec<Chart> {
    let by = |by: usize| story.report.by[by].len() as f64;
    let ends = [&story.samples[0], &story.samples[story.samples.len() - 1]];
    let level = ends.map(|&[x, _]| [x, by(EXACT)]);
    let samples = Chart::new("samples", "samples", "count")
        .log_x()
        .line("sampled", story.samples.clone())
        .line("by-time", level);
    let by = |by: usize| Line::new(NAMES[by], story.speeds[by].clone());
    let speeds = Chart::new("pairs-by-speed", "speed", "count")
        .log_x()
        .lines([START, END, HULL, EXACT].map(by))
        .at(wish.speed);
    vec![speeds, samples]
}

pub(super) fn blade(wish: &Wish) -> Chart {
    let [bulge, allowed] = by_rotation();
    Chart::new("bulge", "degrees", "length")
        .line("bulge", bulge)
        .line("allowed", allowed)
        .at(wish.rotation.to_degrees())
}

pub(super) fn crossing(story: &Crossing) -> Chart {
    Chart::new("gap", "part-of-cycle", "length").line("between-the-balls", story.gaps.clone())
}
