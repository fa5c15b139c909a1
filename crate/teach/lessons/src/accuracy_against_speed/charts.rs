//! Charts spheres, tests, times and false alarms over the smallest radius, and over the ratio between ranks.

use super::measure::{Benchmark, Measurement};
use crate::clock::{self, Time};
use crate::story::{Chart, Line, LineStyle, NumberUnit};

/// Returns a line through these measurements.
fn line(
    name: &'static str,
    known: &[(f64, &Measurement)],
    style: LineStyle,
    of: impl Fn(&Measurement) -> f64,
) -> Line {
    Line::new(name, known.iter().map(|(x, m)| [*x, of(m)])).styled(style)
}

/// Returns the charts of the measurements, by radius or by ratio.
pub(super) fn charts(
    bench: &Benchmark,
    known: &[(f64, &Measurement)],
    over: &'static str,
    at: Option<f64>,
) -> Vec<Chart> {
    let chart = |name, y, lines| Chart::new(name, over, y).log_x().lines(lines).at(at);
    let solid = LineStyle::Line;
    let counts = vec![
        line("spheres-total", known, solid, |m| m.spheres() as f64),
        line("tests-of-check", known, solid, |m| m.tests),
    ];
    let timed = |name, of: &dyn Fn(&Measurement) -> Option<Time>| {
        let points = known.iter().map(|(x, m)| (*x, of(m)));
        clock::lines(name, solid, points, NumberUnit::Microseconds)
    };
    let times = [
        timed("by-spheres", &|m| m.time),
        timed("by-faces", &|_| bench.exact_time),
    ];
    let fraction = |m: &Measurement| {
        let count = m.wrong(&bench.truth)[0].len();
        100.0 * count as f64 / bench.poses.len() as f64
    };
    let alarms = vec![line("false-alarms", known, solid, fraction)];
    vec![
        chart("spheres-and-tests", "count", counts).log_y(),
        chart("time-of-check", "microseconds", times.concat()).log_y(),
        chart("false-alarms", "percent", alarms),
    ]
}
