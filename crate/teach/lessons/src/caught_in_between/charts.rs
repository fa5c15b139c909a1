//! Draws the charts beside the disc, the blade and the balls.

use super::Parameters;
use super::blade::by_rotation;
use super::crossing::BallCase;
use super::report::{END, EXACT, HULL, START};
use super::through::DiscCase;
use crate::story::{Chart, Line};

/// The names of the lines, by test.
const NAMES: [&str; 4] = ["at-start", "at-end", "by-hulls", "by-time"];

pub(super) fn disc_charts(story: &DiscCase, parameters: &Parameters) -> Vec<Chart> {
    let by = |by: usize| story.report.pairs_by_test[by].len() as f64;
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
        .at(parameters.speed);
    vec![speeds, samples]
}

pub(super) fn blade_charts(parameters: &Parameters) -> Chart {
    let [sagitta, allowed] = by_rotation();
    Chart::new("bulge", "degrees", "length")
        .line("bulge", sagitta)
        .line("allowed", allowed)
        .at(parameters.rotation.to_degrees())
}

pub(super) fn ball_charts(story: &BallCase) -> Chart {
    Chart::new("gap", "part-of-cycle", "length").line("between-the-balls", story.gaps.clone())
}
