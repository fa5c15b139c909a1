//! Charts time against the number of workers.

use nearpoint_published::predictive::{Sharing, forecast};

use super::measure::{Measurement, WorkerTimes};
use super::model::Model;
use super::run::{Run, SHARING_METHODS};
use super::{amdahl, published, sixteen_cores};
use crate::clock;
use crate::story::{Chart, Line, LineStyle, NumberUnit};

/// The data from which the charts are drawn.
pub(super) struct ChartData<'a> {
    pub run: &'a Run,
    pub model: &'a Model,
    pub measured: Option<&'a Measurement>,
    /// The measured times; empty before they are measured.
    pub by_workers: &'a [WorkerTimes],
}

/// The numbers of workers that are forecast.
const WORKERS: [usize; 15] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64];

const MODELLED: [&str; 3] = ["supposed-static", "supposed-dynamic", "supposed-stealing"];
const MEASURED: [&str; 3] = ["measured-static", "measured-dynamic", "measured-stealing"];
const FORECAST: [&str; 3] = ["forecast-static", "forecast-dynamic", "forecast-stealing"];

fn chart(name: &'static str, y: &'static str) -> Chart {
    Chart::new(name, "hands", y).log_x()
}

/// Charts how much faster the picture's workers are than one, by the first `ways` methods of sharing.
pub(super) fn modelled(run: &Run, ways: usize, at: usize) -> Chart {
    let one = run.modelled(1, Sharing::Static).end;
    let upto = || WORKERS.into_iter().filter(|&workers| workers <= 16);
    let gain =
        |way| upto().map(move |workers| [workers as f64, one / run.modelled(workers, way).end]);
    let ideal = upto().map(|workers| [workers as f64, 1.0 / published::ideal(workers as f64)]);
    let shown = SHARING_METHODS.into_iter().zip(MODELLED).take(ways);
    chart("hands-supposed", "times-faster")
        .line("ideal", ideal)
        .lines(shown.map(|(way, name)| Line::new(name, gain(way))))
        .at(at as f64)
}

/// Charts what was measured, and the forecast from each pair's time.
pub(super) fn times(known: &ChartData<'_>, with_forecast: bool) -> Chart {
    let measured = (0..3).flat_map(|way| {
        let point = |(workers, times): &WorkerTimes| (*workers as f64, times[way]);
        let points = known.by_workers.iter().map(point);
        let (name, unit) = (MEASURED[way], NumberUnit::Microseconds);
        clock::lines(name, LineStyle::Points, points, unit)
    });
    let forecasts = (0..3).filter(|_| with_forecast);
    let forecasts = forecasts.map(|way| Line::new(FORECAST[way], predicted(known, way)));
    let ideal = known.measured.into_iter().flat_map(|m| {
        WORKERS.map(|workers| [workers as f64, forecast(m.steps, &m.costs, workers).ideal])
    });
    chart("hands-times", "microseconds")
        .log_y()
        .lines(measured.chain(forecasts))
        .line("ideal", ideal)
}

/// Charts the measured speed-up, and the bounds by the serial share of the same run: Amdahl's curve and its limit.
pub(super) fn speed_ups(known: &ChartData<'_>) -> Chart {
    let one = known.by_workers.first().and_then(|(_, times)| times[0]);
    let measured = (0..3).flat_map(|way| {
        let point = |(workers, times): &WorkerTimes| {
            let speed_up = one.zip(times[way]).map(|(one, time)| one.over(&time));
            (*workers as f64, speed_up)
        };
        let points = known.by_workers.iter().map(point);
        let (name, unit) = (MEASURED[way], NumberUnit::Ratio);
        clock::lines(name, LineStyle::Points, points, unit)
    });
    let serial = known.measured.into_iter();
    let serial = serial.map(|measured| measured.serial_share().median);
    let bound = serial.clone().flat_map(|serial| {
        WORKERS
            .map(|workers| workers as f64)
            .map(|workers| [workers, amdahl::speed_up(serial, workers)])
    });
    let limit = serial.flat_map(|serial| [1.0, 64.0].map(|workers| [workers, 1.0 / serial]));
    chart("hands-speed-ups", "times-faster")
        .lines(measured)
        .line("amdahl", bound)
        .line("amdahl-limit", limit)
}

/// Charts our own figures of a machine with 16 cores, beside Amdahl's curve by the share that two threads imply.
pub(super) fn sixteen_cores() -> Chart {
    let arm = sixteen_cores::speed_ups(sixteen_cores::ARM);
    let [_, [two, gain], ..] = arm;
    let serial = amdahl::implied_share(gain, two);
    let bound = arm.map(|[threads, _]| [threads, amdahl::speed_up(serial, threads)]);
    let stations = sixteen_cores::speed_ups(sixteen_cores::STATIONS);
    chart("hands-sixteen", "times-faster")
        .log_x()
        .line("sixteen-arm", arm)
        .line("sixteen-stations", stations)
        .points("sixteen-native", [[16.0, sixteen_cores::NATIVE_ARM]])
        .line("sixteen-amdahl", bound)
}

/// Returns the forecast by number of workers, with the cost of sharing by the model.
fn predicted(known: &ChartData<'_>, method: usize) -> impl Iterator<Item = [f64; 2]> {
    known.measured.into_iter().flat_map(move |m| {
        WORKERS.map(|workers| {
            let reported = forecast(m.steps, &m.costs, workers);
            let time = [reported.static_sharing, reported.dynamic, reported.stealing][method];
            let accesses = known.run.accesses(workers, SHARING_METHODS[method]);
            [workers as f64, time + known.model.cost(workers, accesses)]
        })
    })
}

/// Charts the thesis's times, in milliseconds.
pub(super) fn published(run: &Run) -> Chart {
    let reported = published::published_times(run.faces);
    let from_one = |point: [f64; 2]| [[1.0, reported.one], point];
    let ideal = (1..=12_u32).map(|n| [f64::from(n), reported.one * published::ideal(f64::from(n))]);
    let fixed = reported
        .static_sharing
        .map(|point| Line::new("thesis-static", from_one(point)).published());
    chart("hands-published", "milliseconds")
        .log_y()
        .lines([Line::new("thesis-dynamic", from_one(reported.dynamic)).published()])
        .lines(fixed)
        .line("thesis-ideal", ideal)
}

/// Charts the speed-up over one worker: the thesis's times beside the forecast from this machine's.
pub(super) fn gains(known: &ChartData<'_>) -> Chart {
    let reported = published::published_times(known.run.faces);
    let gain = |[workers, time]: [f64; 2]| [[1.0, 1.0], [workers, reported.one / time]];
    let forecasts = known.measured.into_iter().flat_map(|measured| {
        let one = measured.before.median + measured.test.median;
        (0..3).map(move |way| {
            let points = predicted(known, way).map(|[workers, time]| [workers, one / time]);
            Line::new(FORECAST[way], points)
        })
    });
    let fixed = reported
        .static_sharing
        .map(|point| Line::new("thesis-static", gain(point)).published());
    chart("hands-gains", "times-faster")
        .lines(forecasts)
        .lines([Line::new("thesis-dynamic", gain(reported.dynamic)).published()])
        .lines(fixed)
}
