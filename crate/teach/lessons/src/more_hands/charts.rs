//! Time against the number of workers.

use nearpoint_published::predictive::{Sharing, forecast};

use super::measure::{Measured, OfWorkers};
use super::model::Model;
use super::place::Place;
use super::published;
use super::run::{Run, WAYS};
use crate::clock;
use crate::story::{Axis, Chart, Line, LineStyle, NumberUnit};

/// What the charts are drawn from.
pub(super) struct Known<'a> {
    pub run: &'a Run,
    pub workers: usize,
    pub model: &'a Model,
    pub measured: Option<&'a Measured>,
    /// None before it was measured.
    pub by_workers: &'a [OfWorkers],
}

/// The numbers of workers that are forecast.
const WORKERS: [usize; 15] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64];

const SUPPOSED: [&str; 3] = ["supposed-static", "supposed-dynamic", "supposed-stealing"];
const MEASURED: [&str; 3] = ["measured-static", "measured-dynamic", "measured-stealing"];
const FORECAST: [&str; 3] = ["forecast-static", "forecast-dynamic", "forecast-stealing"];

pub(super) fn charts(known: &Known<'_>, place: Place) -> Vec<Chart> {
    match place {
        Place::One | Place::Shared(_) => vec![supposed(known, place)],
        Place::Measured => vec![times(known, false)],
        Place::Forecast | Place::Checked => vec![times(known, true)],
        Place::Published => vec![published(known), gains(known)],
    }
}

fn line(name: &'static str, points: Vec<[f64; 2]>, style: LineStyle) -> Line {
    Line {
        name,
        points,
        style,
    }
}

fn chart(name: &'static str, y: &'static str, log: bool, lines: Vec<Line>) -> Chart {
    Chart {
        name,
        x: Axis {
            name: "hands",
            log: true,
        },
        y: Axis { name: y, log },
        lines,
        at: None,
    }
}

/// How much faster the picture's workers are than one, by the ways told so far.
fn supposed(known: &Known<'_>, place: Place) -> Chart {
    let run = known.run;
    let told = match place {
        Place::Shared(sharing) => WAYS
            .iter()
            .position(|way| *way == sharing)
            .map_or(0, |i| i + 1),
        _ => 0,
    };
    let one = run.supposed(1, Sharing::Static).end;
    let upto = WORKERS.into_iter().filter(|&workers| workers <= 16);
    let gain = |way| {
        let of = |workers: usize| [workers as f64, one / run.supposed(workers, way).end];
        upto.clone().map(of).collect()
    };
    let ideal = upto
        .clone()
        .map(|workers| [workers as f64, 1.0 / published::ideal(workers as f64)]);
    let mut lines = vec![line("ideal", ideal.collect(), LineStyle::Line)];
    let told = WAYS.into_iter().zip(SUPPOSED).take(told);
    lines.extend(told.map(|(way, name)| line(name, gain(way), LineStyle::Line)));
    Chart {
        at: Some(if place == Place::One {
            1.0
        } else {
            known.workers as f64
        }),
        ..chart("hands-supposed", "times-faster", false, lines)
    }
}

/// What was measured, and the forecast from what each pair took.
fn times(known: &Known<'_>, with_forecast: bool) -> Chart {
    let mut lines: Vec<Line> = (0..3)
        .flat_map(|way| {
            let point = |(workers, times): &OfWorkers| (*workers as f64, times[way]);
            let points = known.by_workers.iter().map(point);
            let unit = NumberUnit::Microseconds;
            clock::lines(MEASURED[way], LineStyle::Points, points, unit)
        })
        .collect();
    if with_forecast {
        lines.extend((0..3).map(|way| {
            let points = predicted(known, way).collect();
            line(FORECAST[way], points, LineStyle::Line)
        }));
    }
    let ideal = known.measured.into_iter().flat_map(|m| {
        WORKERS.map(|workers| [workers as f64, forecast(m.steps, &m.costs, workers).ideal])
    });
    lines.push(line("ideal", ideal.collect(), LineStyle::Line));
    chart("hands-times", "microseconds", true, lines)
}

/// By number of workers, with what the model says that sharing costs.
fn predicted(known: &Known<'_>, way: usize) -> impl Iterator<Item = [f64; 2]> {
    known.measured.into_iter().flat_map(move |m| {
        WORKERS.map(|workers| {
            let told = forecast(m.steps, &m.costs, workers);
            let time = [told.fixed, told.dynamic, told.stealing][way];
            let accesses = known.run.accesses(workers, WAYS[way]);
            [workers as f64, time + known.model.cost(workers, accesses)]
        })
    })
}

/// The thesis's times, in milliseconds.
fn published(known: &Known<'_>) -> Chart {
    let told = published::reported(known.run.faces);
    let from_one = |point: [f64; 2]| vec![[1.0, told.one], point];
    let ideal = (1..=12_u32).map(|n| [f64::from(n), told.one * published::ideal(f64::from(n))]);
    let style = LineStyle::Published;
    let mut lines = vec![line("thesis-dynamic", from_one(told.dynamic), style)];
    lines.extend(
        told.fixed
            .map(|point| line("thesis-static", from_one(point), style)),
    );
    lines.push(line("thesis-ideal", ideal.collect(), LineStyle::Line));
    chart("hands-published", "milliseconds", true, lines)
}

/// How much faster than one worker: the thesis's times beside the forecast from this machine's.
fn gains(known: &Known<'_>) -> Chart {
    let told = published::reported(known.run.faces);
    let gain = |[workers, time]: [f64; 2]| vec![[1.0, 1.0], [workers, told.one / time]];
    let mut lines = Vec::new();
    if let Some(measured) = known.measured {
        let one = measured.before.median + measured.test.median;
        lines.extend((0..3).map(|way| {
            let points = predicted(known, way).map(|[workers, time]| [workers, one / time]);
            line(FORECAST[way], points.collect(), LineStyle::Line)
        }));
    }
    let style = LineStyle::Published;
    lines.push(line("thesis-dynamic", gain(told.dynamic), style));
    lines.extend(
        told.fixed
            .map(|point| line("thesis-static", gain(point), style)),
    );
    chart("hands-gains", "times-faster", false, lines)
}
