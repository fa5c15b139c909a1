//! Runs the cycles up to the first collision by both tests of a pair: the thesis's figures 3.5 and 3.6.

use std::hint::black_box;

use nearpoint_geometry::collide::swept::SweptMethod;

use super::run::{PairLists, Parameters, tested};
use crate::clock::{self, Time, microseconds};
use crate::predicted_pair::{OtherPart, PredictedPair};
use crate::story::{Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit};

/// The numbers of cycles before the first collision at which the pairs are counted.
pub(super) const BEFORE: [u32; 12] = [40, 32, 26, 22, 18, 14, 11, 8, 6, 4, 2, 0];

/// The tests: the plain one of figure 3.6, at the start of a cycle, and that of the thesis, by hulls of the motion.
pub(super) const METHODS: [SweptMethod; 2] = [SweptMethod::DiscreteAtStart, SweptMethod::Hull];

/// A cycle of all four steps.
#[derive(Debug, Clone)]
pub(super) struct Cycle {
    /// The number of cycles after the first collision, which is at 0.
    pub at: f64,
    pub overlap: bool,
    pub listed: usize,
    /// The number of pairs that collide by each of [`METHODS`].
    pub colliding: [usize; 2],
    /// The times of the methods; none if the clock has stopped.
    times: [Option<Time>; 2],
}

impl Cycle {
    /// Runs the four steps in a cycle. Returns none if it is before the first cycle, or cannot be made.
    pub fn run(
        meeting: &PredictedPair,
        before: u32,
        parameters: &Parameters,
        now: fn() -> f64,
    ) -> Option<Self> {
        if before >= meeting.cycle {
            return None;
        }
        let meeting = meeting.before(before);
        let step = meeting.step().ok()?;
        let listed = PairLists::new(&step, parameters).ok()?;
        let count = |method| tested(&listed.candidates, &listed.pairs, method).len();
        let time =
            |method| microseconds(now, || _ = black_box(whole(&meeting, parameters, method)));
        Some(Self {
            at: -f64::from(before),
            overlap: !listed.boxes.regions.is_empty(),
            listed: listed.pairs.len(),
            colliding: METHODS.map(count),
            times: METHODS.map(time),
        })
    }
}

/// Runs all four steps once, and counts the pairs that collide.
fn whole(meeting: &PredictedPair, parameters: &Parameters, method: SweptMethod) -> usize {
    let step = meeting.step().ok();
    let listed = step.and_then(|step| PairLists::plain(&step, parameters).ok());
    listed.map_or(0, |(found, pairs)| tested(&found, &pairs, method).len())
}

/// States the numbers of the cycles that were run.
pub(super) fn numbers(cycles: &[Cycle], parameters: &Parameters) -> Vec<Number> {
    let first = |of: &dyn Fn(&Cycle) -> bool| {
        let found = cycles.iter().find(|cycle| of(cycle));
        found.map(|cycle| -cycle.at)
    };
    let count =
        |name, value: Option<f64>| Number::new(name, value, NumberUnit::Count, Bound::Exact);
    let last = cycles.last();
    let [plain, hull] = [0, 1].map(|i| last.and_then(|cycle| cycle.times[i]));
    let apart = plain.zip(hull).is_none_or(|(a, b)| a.differs_reliably(&b));
    let time = |name, time| Number::millis(name, time).noisy_if(!apart);
    vec![
        count("boxes-since", first(&|cycle| cycle.overlap)),
        count("pairs-since", first(&|cycle| cycle.listed > 0)),
        time("time-method-1", plain),
        time(
            match parameters.other_part {
                OtherPart::Figure => "time-figures",
                _ => "time-method-2",
            },
            hull,
        ),
    ]
}

pub(super) fn charts(cycles: &[Cycle], parameters: &Parameters) -> Vec<Chart> {
    let x = Axis {
        name: "cycles-to-go",
        log: false,
    };
    let y = |name| Axis { name, log: true };
    let chart = |name, y, lines| Chart {
        name,
        x,
        y,
        lines,
        at: Some(0.0),
    };
    let mut times = Vec::new();
    for (i, name) in ["method-1", "method-2"].into_iter().enumerate() {
        let points = cycles.iter().map(|cycle| (cycle.at, cycle.times[i]));
        times.extend(clock::lines(
            name,
            LineStyle::Line,
            points,
            NumberUnit::Milliseconds,
        ));
    }
    times.extend(published(parameters));
    let counted = |name, of: &dyn Fn(&Cycle) -> usize| {
        Line::new(
            name,
            (cycles.iter()).map(|cycle| [cycle.at, logged(of(cycle))]),
        )
    };
    let counts = vec![
        counted("pairs-tested", &|cycle| cycle.listed),
        counted("met-by-method-2", &|cycle| cycle.colliding[1]),
        counted("met-by-method-1", &|cycle| cycle.colliding[0]),
    ];
    vec![
        chart("four-steps-times", y("milliseconds"), times),
        chart("four-steps-cycles", y("count"), counts),
    ]
}

/// Converts a count for a logarithmic scale, which has no 0.
fn logged(count: usize) -> f64 {
    if count == 0 { f64::NAN } else { count as f64 }
}

/// Returns what the thesis's text reports of the figures: the lines themselves are not available.
fn published(parameters: &Parameters) -> Vec<Line> {
    let line = |name, points: &[[f64; 2]]| Line::new(name, points.iter().copied()).published();
    match (parameters.other_part, parameters.faces) {
        (OtherPart::Sphere, 3968) => vec![
            line("thesis-method-1", &[[0.0, 70.0]]),
            line(
                "thesis-method-2",
                &[[-28.0, 2.0], [-27.0, 12.0], [0.0, 434.0]],
            ),
        ],
        (OtherPart::Sphere, 960) => vec![line("thesis-method-2", &[[0.0, 126.0]])],
        (OtherPart::Figure, _) => vec![line("thesis-venus", &[[0.0, 40.0], [0.0, 60.0]])],
        _ => Vec::new(),
    }
}
