//! Lists the steps: one worker, three ways to share, the measurement, the forecast, and the published times.

use std::cell::OnceCell;
use std::sync::Arc;

use nearpoint_geometry::work::AnyWork;
use nearpoint_published::predictive::{FEW_PAIRS, Sharing, forecast, schedule};

use super::charts::{self, Known};
use super::measure::{Measured, OfWorkers, by_workers, measure, wake};
use super::model::Model;
use super::picture::figure;
use super::published;
use super::question::{self, spread};
use super::run::{REPORTED, Run, WAYS};
use crate::clock::{Time, mark};
use crate::story::{Bound, Draft, Number, NumberUnit, Story};

#[derive(Debug)]
pub(super) struct Steps {
    run: Run,
    /// The number of workers in the pictures.
    workers: usize,
    model: Model,
    now: fn() -> f64,
    work: Arc<dyn AnyWork>,
    /// The measurement, made when it is first needed.
    measured: OnceCell<Option<Measured>>,
    by_workers: OnceCell<Vec<OfWorkers>>,
    wake: OnceCell<Option<Time>>,
}

const STEPS: [fn(&Steps) -> Draft<'_>; 8] = [
    Steps::one,
    |it| it.shared(0).ask(question::accesses(&it.run, it.workers)),
    |it| it.shared(1).ask(question::thefts(&it.run, it.workers)),
    |it| it.shared(2),
    Steps::on_workers,
    Steps::forecast,
    Steps::checked,
    Steps::published,
];

/// The number of workers that numbers are forecast for: as many as the thesis had processors.
const FORECAST: usize = 12;

impl Steps {
    pub fn new(
        run: Run,
        workers: usize,
        model: Model,
        now: fn() -> f64,
        work: Arc<dyn AnyWork>,
    ) -> Self {
        Self {
            run,
            workers,
            model,
            now,
            work,
            measured: OnceCell::new(),
            by_workers: OnceCell::new(),
            wake: OnceCell::new(),
        }
    }

    fn measured(&self) -> Option<&Measured> {
        let measured = self.measured.get_or_init(|| measure(&self.run, self.now));
        measured.as_ref()
    }

    fn by_workers(&self) -> &[OfWorkers] {
        let measured = || by_workers(&self.run, self.now, &*self.work);
        self.by_workers.get_or_init(measured)
    }

    fn wake(&self) -> Option<Time> {
        *self.wake.get_or_init(|| wake(self.now, &*self.work))
    }

    /// Returns the chosen model with the measured time until another worker starts.
    fn measured_model(&self) -> Model {
        Model {
            wake: self.wake().map_or(self.model.wake, |time| time.median),
            ..self.model
        }
    }

    /// Makes a step with a text about the pairs on the list.
    fn say(&self, key: &'static str) -> Draft<'_> {
        Draft::say(key)
            .count("list-pairs", self.run.pairs.len())
            .count("list-met", self.run.collisions())
    }

    fn known<'a>(&'a self, model: &'a Model) -> Known<'a> {
        Known {
            run: &self.run,
            model,
            measured: self.measured(),
            by_workers: self.by_workers.get().map_or(&[], Vec::as_slice),
        }
    }

    fn one(&self) -> Draft<'_> {
        let run = &self.run;
        self.say("more-hands.one")
            .with("pairs", run.pairs.len())
            .with("met", run.collisions())
            .with("longer", REPORTED)
            .measured(|| {
                let measured = self.measured();
                let test = measured.map(|m| m.test);
                let longest = measured.map(|m| m.costs.iter().copied().fold(0.0, f64::max));
                let mean = test.map(|test| test / run.pairs.len().max(1) as f64);
                vec![
                    Number::micros("before-the-test", measured.map(|m| m.before)),
                    Number::micros("the-test", test),
                    Number::micros("pair-mean", mean),
                    model("pair-longest", longest),
                ]
            })
            .ask(question::together(run, self.workers))
            .figure(|| figure(run, 1, Sharing::Static))
            .chart(|| charts::supposed(run, 0, 1))
    }

    /// Explains one of the [`WAYS`]. The picture's times are assumed, not measured.
    fn shared(&self, way: usize) -> Draft<'_> {
        let (run, workers, sharing) = (&self.run, self.workers, WAYS[way]);
        let key = match sharing {
            Sharing::Static => "more-hands.static",
            Sharing::Dynamic => "more-hands.dynamic",
            Sharing::Stealing => "more-hands.stealing",
        };
        let plan = run.supposed(workers, sharing);
        let accesses = run.accesses(workers, sharing);
        let gain = run.supposed(1, Sharing::Static).end / plan.end;
        let thefts = (sharing == Sharing::Stealing).then_some(plan.thefts);
        self.say(key)
            .with("hands", workers)
            .with("pairs", run.pairs.len())
            .with("met", run.collisions())
            .with("accesses", accesses)
            .with("thefts", plan.thefts)
            .with("spread", spread(run, workers))
            .count("hands-shown", workers)
            .count("shared-accesses", accesses)
            .numbers([Number::ratio("gain-shown", gain).worth(Bound::Approximate)])
            .numbers(thefts.map(|thefts| Number::count("thefts", thefts)))
            .figure(move || figure(run, workers, sharing))
            .chart(move || charts::supposed(run, way + 1, workers))
    }

    /// Shows the times with one worker, and with all that are lent.
    fn on_workers(&self) -> Draft<'_> {
        const ONE: [&str; 3] = ["one-static", "one-dynamic", "one-stealing"];
        const ALL: [&str; 3] = ["all-static", "all-dynamic", "all-stealing"];
        let key = match self.run.pairs.len() {
            0..FEW_PAIRS => "more-hands.few",
            _ => "more-hands.measured",
        };
        let of = |names: [&'static str; 3], times: Option<&OfWorkers>| {
            let times = times.map_or([None; 3], |(_, times)| *times);
            let mut numbers = [0, 1, 2].map(|i| Number::micros(names[i], times[i]));
            mark(&mut numbers);
            numbers
        };
        self.say(key)
            .with("lent", self.work.workers())
            .with("pairs", self.run.pairs.len())
            .with("few", FEW_PAIRS)
            .count("hands-lent", self.work.workers())
            .measured(move || {
                let measured = self.by_workers();
                [of(ONE, measured.first()), of(ALL, measured.last())].concat()
            })
            .ask(question::limit())
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(|| charts::times(&self.known(&self.model), false))
    }

    fn forecast(&self) -> Draft<'_> {
        const NAMES: [&str; 3] = ["forecast-static", "forecast-dynamic", "forecast-stealing"];
        const WITH_COST: [&str; 3] = [
            "forecast-static-cost",
            "forecast-dynamic-cost",
            "forecast-stealing-cost",
        ];
        let numbers = || {
            let measured = self.measured();
            let told = measured.map(|m| forecast(m.steps, &m.costs, FORECAST));
            let one = measured.map(|m| m.before.median + m.test.median);
            let mut numbers = vec![model("forecast-one", one)];
            for (i, name) in NAMES.into_iter().enumerate() {
                let accesses = self.run.accesses(FORECAST, WAYS[i]);
                let cost = self.model.cost(FORECAST, accesses);
                let times = told
                    .as_ref()
                    .map(|told| [told.fixed, told.dynamic, told.stealing]);
                let value = times.map(|times| times[i]);
                numbers.push(model(name, value));
                numbers.push(model(WITH_COST[i], value.map(|time| time + cost)));
            }
            numbers.push(model("forecast-ideal", told.map(|told| told.ideal)));
            numbers
        };
        self.say("more-hands.forecast")
            .with("pairs", self.run.pairs.len())
            .with("wake", self.model.wake)
            .with("access", self.model.access)
            .measured(numbers)
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(|| charts::times(&self.known(&self.model), true))
    }

    fn checked(&self) -> Draft<'_> {
        self.say("more-hands.checked")
            .with("lent", self.work.workers())
            .with("access", self.model.access)
            .count("hands-lent", self.work.workers())
            .measured(|| self.beside_model())
            .ask(question::reported(&self.run))
            .figure(|| figure(&self.run, self.workers, Sharing::Dynamic))
            .chart(|| charts::times(&self.known(&self.measured_model()), true))
    }

    /// States the time of all lent workers, the model's forecast for them, and the ratio of both.
    fn beside_model(&self) -> Vec<Number> {
        const TOOK: [&str; 3] = ["all-static", "all-dynamic", "all-stealing"];
        const MODEL: [&str; 3] = ["model-static", "model-dynamic", "model-stealing"];
        const OFF: [&str; 3] = ["off-static", "off-dynamic", "off-stealing"];
        let ratio = |name, off| Number::ratio(name, off).worth(Bound::Measured);
        let mut numbers = vec![Number::micros("wake-measured", self.wake())];
        let off =
            |times: &OfWorkers, way: usize| Some(times.1[way]?.median / self.told(times.0, way)?);
        for way in 0..WAYS.len() {
            let all = self.by_workers().last();
            let took = all.and_then(|(_, times)| times[way]);
            let told = all.and_then(|(workers, _)| self.told(*workers, way));
            numbers.push(Number::micros(TOOK[way], took));
            numbers.push(model(MODEL[way], told));
            numbers.push(ratio(OFF[way], all.and_then(|times| off(times, way))));
        }
        let each = (self.by_workers().iter()).flat_map(|times| (0..3).map(move |way| (times, way)));
        let each = each.filter_map(|(times, way)| off(times, way));
        let far = |off: &f64| off.max(1.0 / off);
        let most = each.max_by(|a, b| far(a).total_cmp(&far(b)));
        numbers.push(ratio("off-most", most));
        numbers
    }

    /// Returns the model's forecast for `workers` workers and one of [`WAYS`], from the measurement of one worker.
    fn told(&self, workers: usize, way: usize) -> Option<f64> {
        let measured = self.measured()?;
        let told = schedule(measured.steps, &measured.costs, workers, WAYS[way]).end;
        let accesses = self.run.accesses(workers, WAYS[way]);
        Some(told + self.measured_model().cost(workers, accesses))
    }

    fn published(&self) -> Draft<'_> {
        let run = &self.run;
        let millis =
            |name, value| Number::new(name, value, NumberUnit::Milliseconds, Bound::Published);
        let told = published::reported(run.faces);
        let [workers, dynamic] = told.dynamic;
        let key = match run.faces {
            960 => "more-hands.published-960",
            _ => "more-hands.published-3968",
        };
        let of_dynamic = match workers == 8.0 {
            true => "thesis-dynamic-8",
            false => "thesis-dynamic-11",
        };
        let fixed = told.fixed.map(|[_, time]| millis("thesis-static-12", time));
        self.say(key)
            .with("limit", 1.0 / published::ideal(f64::INFINITY))
            .numbers([millis("thesis-one", told.one)])
            .numbers(fixed)
            .numbers([
                millis(of_dynamic, dynamic),
                millis("thesis-ideal-12", told.one * published::ideal(12.0)),
            ])
            .figure(|| figure(run, self.workers, Sharing::Dynamic))
            .chart(|| charts::published(run))
            .chart(|| charts::gains(&self.known(&self.model)))
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

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self)
    }
}
