//! Lists the steps: one worker, three methods of sharing, the measurement, the forecast, the published times, sixteen cores,
//! and messages.

use std::cell::OnceCell;
use std::sync::Arc;

use nearpoint_geometry::executor::DynExecutor;
use nearpoint_published::predictive::{MIN_SHARED_PAIRS, Sharing, forecast, schedule};

use super::charts::{self, ChartData};
use super::measure::{
    Measurement, WorkerTimes, by_workers, measure, message_time, worker_start_time,
};
use super::model::Model;
use super::picture::figure;
use super::question::{self, spread};
use super::run::{REPORTED_RATIO, Run, SHARING_METHODS};
use super::{published, sixteen_cores};
use crate::clock::{Time, mark_noisy};
use crate::story::{Bound, Context, LazyStep, Number, NumberUnit, Story};

/// The steps of the lesson on the sharing of pairs of faces between several threads, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    run: Run,
    /// The number of workers in the pictures.
    workers: usize,
    model: Model,
    now: fn() -> f64,
    executor: Arc<dyn DynExecutor>,
    copy_message: fn(&[u8]) -> Vec<u8>,
    /// The measurement, made when it is first needed.
    measured: OnceCell<Option<Measurement>>,
    by_workers: OnceCell<Vec<WorkerTimes>>,
    wake: OnceCell<Option<Time>>,
}

const STEPS: [fn(&Steps) -> LazyStep<'_>; 10] = [
    Steps::one,
    |it| {
        it.sharing_step(0)
            .ask(question::accesses(&it.run, it.workers))
    },
    |it| {
        it.sharing_step(1)
            .ask(question::steals(&it.run, it.workers))
    },
    |it| it.sharing_step(2),
    Steps::on_workers,
    Steps::forecast,
    Steps::checked,
    Steps::published,
    Steps::sixteen_cores,
    Steps::messages,
];

/// The number of workers that numbers are forecast for: as many as the thesis had processors.
const FORECAST: usize = 12;

impl Steps {
    /// Makes the steps that share a run's pairs among this many workers.
    pub fn new(run: Run, workers: usize, model: Model, context: &Context<'_>) -> Self {
        Self {
            run,
            workers,
            model,
            now: context.now,
            executor: Arc::clone(context.executor),
            copy_message: context.copy_message,
            measured: OnceCell::new(),
            by_workers: OnceCell::new(),
            wake: OnceCell::new(),
        }
    }

    fn measured(&self) -> Option<&Measurement> {
        let measured = self.measured.get_or_init(|| measure(&self.run, self.now));
        measured.as_ref()
    }

    fn by_workers(&self) -> &[WorkerTimes] {
        let measured = || by_workers(&self.run, self.now, &*self.executor);
        self.by_workers.get_or_init(measured)
    }

    fn wake(&self) -> Option<Time> {
        *self
            .wake
            .get_or_init(|| worker_start_time(self.now, &*self.executor))
    }

    /// Returns the chosen model, with the measured time until another worker starts.
    fn measured_model(&self) -> Model {
        Model {
            wake: self.wake().map_or(self.model.wake, |time| time.median),
            ..self.model
        }
    }

    /// Makes a step with a text about the listed pairs.
    fn text_step(&self, key: &'static str) -> LazyStep<'_> {
        LazyStep::new(key)
            .count("list-pairs", self.run.pairs.len())
            .count("list-met", self.run.collisions())
    }

    fn chart_data<'a>(&'a self, model: &'a Model) -> ChartData<'a> {
        ChartData {
            run: &self.run,
            model,
            measured: self.measured(),
            by_workers: self.by_workers.get().map_or(&[], Vec::as_slice),
        }
    }

    fn one(&self) -> LazyStep<'_> {
        let run = &self.run;
        self.text_step("more-hands.one")
            .with_arg("pairs", run.pairs.len())
            .with_arg("met", run.collisions())
            .with_arg("longer", REPORTED_RATIO)
            .slow_numbers(|| {
                let measured = self.measured();
                let test = measured.map(|m| m.test);
                let longest = measured.map(Measurement::longest_pair);
                let mean = test.map(|test| test / run.pairs.len().max(1) as f64);
                vec![
                    Number::micros("before-the-test", measured.map(|m| m.before)),
                    Number::micros("the-test", test),
                    Number::micros("pair-mean", mean),
                    model("pair-longest", longest),
                ]
            })
            .ask(question::equal_finish_question(run, self.workers))
            .figure(|| figure(run, 1, Sharing::Static))
            .chart(|| charts::modelled(run, 0, 1))
    }

    /// Explains one of the [`SHARING_METHODS`]. The picture's times are assumed, not measured.
    fn sharing_step(&self, method: usize) -> LazyStep<'_> {
        let (run, workers, sharing) = (&self.run, self.workers, SHARING_METHODS[method]);
        let key = match sharing {
            Sharing::Static => "more-hands.static",
            Sharing::Dynamic => "more-hands.dynamic",
            Sharing::Stealing => "more-hands.stealing",
        };
        let plan = run.modelled(workers, sharing);
        let accesses = run.accesses(workers, sharing);
        let gain = run.modelled(1, Sharing::Static).end / plan.end;
        let thefts = (sharing == Sharing::Stealing).then_some(plan.steals);
        self.text_step(key)
            .with_arg("hands", workers)
            .with_arg("pairs", run.pairs.len())
            .with_arg("met", run.collisions())
            .with_arg("accesses", accesses)
            .with_arg("thefts", plan.steals)
            .with_arg("spread", spread(run, workers))
            .count("hands-shown", workers)
            .count("shared-accesses", accesses)
            .numbers([Number::ratio("gain-shown", gain).with_bound(Bound::Approximate)])
            .numbers(thefts.map(|thefts| Number::count("thefts", thefts)))
            .figure(move || figure(run, workers, sharing))
            .chart(move || charts::modelled(run, method + 1, workers))
    }

    /// Shows the times with one worker, and with all that the caller provides.
    fn on_workers(&self) -> LazyStep<'_> {
        const ONE: [&str; 3] = ["one-static", "one-dynamic", "one-stealing"];
        const ALL: [&str; 3] = ["all-static", "all-dynamic", "all-stealing"];
        let key = match self.run.pairs.len() {
            0..MIN_SHARED_PAIRS => "more-hands.few",
            _ => "more-hands.measured",
        };
        let of = |names: [&'static str; 3], times: Option<&WorkerTimes>| {
            let times = times.map_or([None; 3], |(_, times)| *times);
            let mut numbers = [0, 1, 2].map(|i| Number::micros(names[i], times[i]));
            mark_noisy(&mut numbers);
            numbers
        };
        self.text_step(key)
            .with_arg("lent", self.executor.parallelism_dyn())
            .with_arg("pairs", self.run.pairs.len())
            .with_arg("few", MIN_SHARED_PAIRS)
            .with_arg("thesis", published::ideal(f64::INFINITY))
            .count("hands-lent", self.executor.parallelism_dyn())
            .slow_numbers(move || {
                let times = self.by_workers();
                let share = self.measured().map(Measurement::serial_share);
                let limit = self.measured().map(Measurement::serial_limit);
                let bounds = [("serial-share", share), ("serial-limit", limit)];
                let bounds = bounds.map(|(name, of)| Number::time(name, of, NumberUnit::Ratio));
                let [one, all] = [of(ONE, times.first()), of(ALL, times.last())];
                one.into_iter().chain(all).chain(bounds).collect()
            })
            .ask(question::limit())
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(|| charts::speed_ups(&self.chart_data(&self.model)))
            .chart(|| charts::times(&self.chart_data(&self.model), false))
    }

    fn forecast(&self) -> LazyStep<'_> {
        const NAMES: [&str; 3] = ["forecast-static", "forecast-dynamic", "forecast-stealing"];
        const WITH_COST: [&str; 3] = [
            "forecast-static-cost",
            "forecast-dynamic-cost",
            "forecast-stealing-cost",
        ];
        let numbers = || {
            let measured = self.measured();
            let reported = measured.map(|m| forecast(m.steps, &m.costs, FORECAST));
            let one = measured.map(|m| m.before.median + m.test.median);
            let mut numbers = vec![model("forecast-one", one)];
            for (i, name) in NAMES.into_iter().enumerate() {
                let accesses = self.run.accesses(FORECAST, SHARING_METHODS[i]);
                let cost = self.model.cost(FORECAST, accesses);
                let times = reported
                    .as_ref()
                    .map(|reported| [reported.static_sharing, reported.dynamic, reported.stealing]);
                let value = times.map(|times| times[i]);
                numbers.push(model(name, value));
                numbers.push(model(WITH_COST[i], value.map(|time| time + cost)));
            }
            numbers.push(model(
                "forecast-ideal",
                reported.map(|reported| reported.ideal),
            ));
            let limit = measured.and_then(Measurement::longest_pair_limit);
            numbers.push(Number::ratio("pair-longest-limit", limit).with_bound(Bound::Measured));
            numbers
        };
        self.text_step("more-hands.forecast")
            .with_arg("pairs", self.run.pairs.len())
            .with_arg("wake", self.model.wake)
            .with_arg("access", self.model.access)
            .slow_numbers(numbers)
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(|| charts::times(&self.chart_data(&self.model), true))
    }

    fn checked(&self) -> LazyStep<'_> {
        self.text_step("more-hands.checked")
            .with_arg("lent", self.executor.parallelism_dyn())
            .with_arg("access", self.model.access)
            .count("hands-lent", self.executor.parallelism_dyn())
            .slow_numbers(|| self.beside_model())
            .ask(question::fastest_question(&self.run))
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(|| charts::times(&self.chart_data(&self.measured_model()), true))
    }

    /// States the time of all provided workers, the model's forecast for them, and the ratio of both.
    fn beside_model(&self) -> Vec<Number> {
        const TOOK: [&str; 3] = ["all-static", "all-dynamic", "all-stealing"];
        const MODEL: [&str; 3] = ["model-static", "model-dynamic", "model-stealing"];
        const OFF: [&str; 3] = ["off-static", "off-dynamic", "off-stealing"];
        let ratio = |name, off| Number::ratio(name, off).with_bound(Bound::Measured);
        let mut numbers = vec![Number::micros("wake-measured", self.wake())];
        let off = |times: &WorkerTimes, way: usize| {
            Some(times.1[way]?.median / self.forecast_time(times.0, way)?)
        };
        for way in 0..SHARING_METHODS.len() {
            let all = self.by_workers().last();
            let took = all.and_then(|(_, times)| times[way]);
            let reported = all.and_then(|(workers, _)| self.forecast_time(*workers, way));
            numbers.push(Number::micros(TOOK[way], took));
            numbers.push(model(MODEL[way], reported));
            numbers.push(ratio(OFF[way], all.and_then(|times| off(times, way))));
        }
        let each = (self.by_workers().iter()).flat_map(|times| (0..3).map(move |way| (times, way)));
        let each = each.filter_map(|(times, way)| off(times, way));
        let far = |off: &f64| off.max(1.0 / off);
        let most = each.max_by(|a, b| far(a).total_cmp(&far(b)));
        numbers.push(ratio("off-most", most));
        numbers
    }

    /// Returns the model's forecast for `workers` workers and one of [`SHARING_METHODS`], from the measurement of one
    /// worker.
    fn forecast_time(&self, workers: usize, method: usize) -> Option<f64> {
        let measured = self.measured()?;
        let reported = schedule(
            measured.steps,
            &measured.costs,
            workers,
            SHARING_METHODS[method],
        )
        .end;
        let accesses = self.run.accesses(workers, SHARING_METHODS[method]);
        Some(reported + self.measured_model().cost(workers, accesses))
    }

    fn published(&self) -> LazyStep<'_> {
        let run = &self.run;
        published::add_times(self.text_step(published::text_key(run.faces)), run.faces)
            .ask(question::sixteen_threads())
            .figure(|| figure(run, self.workers, Sharing::Dynamic))
            .chart(|| charts::published(run))
            .chart(|| charts::gains(&self.chart_data(&self.model)))
    }

    fn sixteen_cores(&self) -> LazyStep<'_> {
        sixteen_cores::step()
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(charts::sixteen_cores)
    }

    /// Measures what messages between workers copy, beside the time to wake a worker that shares the memory.
    fn messages(&self) -> LazyStep<'_> {
        let [task, _] = self.run.messages();
        LazyStep::new("more-hands.messages")
            .with_arg("pairs", self.run.pairs.len())
            .with_arg("kilobytes", task.len().div_ceil(1000))
            .count("message-bytes", task.len())
            .slow_numbers(move || {
                let copies = message_time(&self.run, self.now, self.copy_message);
                let test = self.measured().map(|measured| measured.test);
                let of_test = copies.zip(test).map(|(copies, test)| copies.over(&test));
                vec![
                    Number::micros("message-copies", copies),
                    Number::micros("wake-measured", self.wake()),
                    Number::micros("the-test", test),
                    Number::time("message-of-test", of_test, NumberUnit::Ratio),
                ]
            })
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
    }
}

/// States a number computed from measured ones.
fn model(name: &'static str, value: Option<f64>) -> Number {
    Number::new(name, value, NumberUnit::Microseconds, Bound::Measured)
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
