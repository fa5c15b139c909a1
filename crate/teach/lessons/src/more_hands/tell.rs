//! The story: one worker, three ways to share, what is measured, what is forecast, what was published.

use std::cell::OnceCell;
use std::sync::Arc;

use nearpoint_geometry::work::AnyWork;
use nearpoint_published::predictive::{FEW_PAIRS, Sharing, forecast, schedule};

use super::charts::{self, Known};
use super::measure::{Measured, OfWorkers, by_workers, measure, wake};
use super::model::Model;
use super::picture::figure;
use super::place::Place;
use super::published;
use super::question::{question, spread};
use super::run::{REPORTED, Run, WAYS};
use crate::clock::{Time, mark};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    run: Run,
    /// In the pictures.
    workers: usize,
    model: Model,
    now: fn() -> f64,
    work: Arc<dyn AnyWork>,
    /// Once they were asked for.
    measured: OnceCell<Option<Measured>>,
    by_workers: OnceCell<Vec<OfWorkers>>,
    wake: OnceCell<Option<Time>>,
}

const PLACES: [Place; 8] = [
    Place::One,
    Place::Shared(Sharing::Static),
    Place::Shared(Sharing::Dynamic),
    Place::Shared(Sharing::Stealing),
    Place::Measured,
    Place::Forecast,
    Place::Checked,
    Place::Published,
];

/// The number of workers that numbers are forecast for: as many as the thesis had processors.
const FORECAST: usize = 12;

impl Told {
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

    /// As it is chosen; where it is checked, with what it takes here until another worker is there.
    fn model(&self, place: Place) -> Model {
        let measured = self.wake().filter(|_| place == Place::Checked);
        Model {
            wake: measured.map_or(self.model.wake, |time| time.median),
            ..self.model
        }
    }

    fn say(&self, place: Place) -> Say {
        let (run, workers) = (&self.run, self.workers);
        let pairs = ("pairs", Value::from(run.pairs.len()));
        let met = ("met", Value::from(run.collisions()));
        let of = |sharing| Value::from(run.accesses(workers, sharing));
        let in_picture = ("hands", Value::from(workers));
        match place {
            Place::One => {
                let longer = ("longer", Value::from(REPORTED));
                Say::new("more-hands.one", [pairs, met, longer])
            }
            Place::Shared(sharing) => {
                let key = match sharing {
                    Sharing::Static => "more-hands.static",
                    Sharing::Dynamic => "more-hands.dynamic",
                    Sharing::Stealing => "more-hands.stealing",
                };
                let thefts = run.supposed(workers, sharing).thefts;
                let thefts = ("thefts", Value::from(thefts));
                let spread = ("spread", Value::from(spread(run, workers)));
                let accesses = ("accesses", of(sharing));
                Say::new(key, [in_picture, pairs, met, accesses, thefts, spread])
            }
            Place::Measured => {
                let key = match run.pairs.len() {
                    0..FEW_PAIRS => "more-hands.few",
                    _ => "more-hands.measured",
                };
                let lent = ("lent", Value::from(self.work.workers()));
                Say::new(key, [lent, pairs, ("few", Value::from(FEW_PAIRS))])
            }
            Place::Forecast => {
                let wake = ("wake", Value::from(self.model.wake));
                let access = ("access", Value::from(self.model.access));
                Say::new("more-hands.forecast", [pairs, wake, access])
            }
            Place::Checked => {
                let lent = ("lent", Value::from(self.work.workers()));
                let access = ("access", Value::from(self.model.access));
                Say::new("more-hands.checked", [lent, access])
            }
            Place::Published => {
                let key = match run.faces {
                    960 => "more-hands.published-960",
                    _ => "more-hands.published-3968",
                };
                let limit = ("limit", Value::from(1.0 / published::ideal(f64::INFINITY)));
                Say::new(key, [limit])
            }
        }
    }

    fn numbers(&self, place: Place) -> Vec<Number> {
        let run = &self.run;
        let mut numbers = vec![
            Number::count("list-pairs", run.pairs.len()),
            Number::count("list-met", run.collisions()),
        ];
        match place {
            Place::One => numbers.extend(self.on_one_worker()),
            Place::Shared(sharing) => numbers.extend(self.of_picture(sharing)),
            Place::Measured => numbers.extend(self.on_workers()),
            Place::Forecast => numbers.extend(self.forecast()),
            Place::Checked => numbers.extend(self.checked()),
            Place::Published => numbers.extend(published_numbers(run)),
        }
        numbers
    }

    fn on_one_worker(&self) -> Vec<Number> {
        let measured = self.measured();
        let micros = |name, time| Number::time(name, time, NumberUnit::Microseconds);
        let test = measured.map(|m| m.test);
        let longest = measured.map(|m| m.costs.iter().copied().fold(0.0, f64::max));
        vec![
            micros("before-the-test", measured.map(|m| m.before)),
            micros("the-test", test),
            micros(
                "pair-mean",
                test.map(|test| test / self.run.pairs.len().max(1) as f64),
            ),
            model("pair-longest", longest),
        ]
    }

    /// What the picture supposes, so not measured.
    fn of_picture(&self, sharing: Sharing) -> Vec<Number> {
        let (run, workers) = (&self.run, self.workers);
        let one = run.supposed(1, Sharing::Static).end;
        let plan = run.supposed(workers, sharing);
        let gain = one / plan.end;
        let mut numbers = vec![
            Number::count("hands-shown", workers),
            Number::count("shared-accesses", run.accesses(workers, sharing)),
            Number::new("gain-shown", gain, NumberUnit::Ratio, Bound::Approximate),
        ];
        if sharing == Sharing::Stealing {
            numbers.push(Number::count("thefts", plan.thefts));
        }
        numbers
    }

    /// With one worker, and with all that are lent.
    fn on_workers(&self) -> Vec<Number> {
        const ONE: [&str; 3] = ["one-static", "one-dynamic", "one-stealing"];
        const ALL: [&str; 3] = ["all-static", "all-dynamic", "all-stealing"];
        let measured = self.by_workers();
        let ends = [(ONE, measured.first()), (ALL, measured.last())];
        let micros = NumberUnit::Microseconds;
        let of = |(names, times): ([&'static str; 3], Option<&OfWorkers>)| {
            let times = times.map_or([None; 3], |(_, times)| *times);
            let mut numbers = [0, 1, 2].map(|i| Number::time(names[i], times[i], micros));
            mark(&mut numbers);
            numbers
        };
        let lent = Number::count("hands-lent", self.work.workers());
        [lent]
            .into_iter()
            .chain(ends.into_iter().flat_map(of))
            .collect()
    }

    /// What all that are lent took, what the model says of them, and how many times as long it was.
    fn checked(&self) -> Vec<Number> {
        const TOOK: [&str; 3] = ["all-static", "all-dynamic", "all-stealing"];
        const TOLD: [&str; 3] = ["model-static", "model-dynamic", "model-stealing"];
        const OFF: [&str; 3] = ["off-static", "off-dynamic", "off-stealing"];
        let told = |name, value, unit| Number::new(name, value, unit, Bound::Measured);
        let micros = NumberUnit::Microseconds;
        let mut numbers = vec![
            Number::count("hands-lent", self.work.workers()),
            Number::time("wake-measured", self.wake(), micros),
        ];
        let off =
            |times: &OfWorkers, way: usize| Some(times.1[way]?.median / self.told(times.0, way)?);
        for way in 0..WAYS.len() {
            let all = self.by_workers().last();
            let took = all.and_then(|(_, times)| times[way]);
            let model = all.and_then(|(workers, _)| self.told(*workers, way));
            let off = all.and_then(|times| off(times, way));
            numbers.push(Number::time(TOOK[way], took, micros));
            numbers.push(told(TOLD[way], model, micros));
            numbers.push(told(OFF[way], off, NumberUnit::Ratio));
        }
        let each = (self.by_workers().iter()).flat_map(|times| (0..3).map(move |way| (times, way)));
        let far = |off: &f64| off.max(1.0 / off);
        let farther = |a: &f64, b: &f64| far(a).total_cmp(&far(b));
        let most = each
            .filter_map(|(times, way)| off(times, way))
            .max_by(farther);
        numbers.push(told("off-most", most, NumberUnit::Ratio));
        numbers
    }

    /// What the model says of so many workers and one of [`WAYS`], from what was measured of one.
    fn told(&self, workers: usize, way: usize) -> Option<f64> {
        let measured = self.measured()?;
        let told = schedule(measured.steps, &measured.costs, workers, WAYS[way]).end;
        let accesses = self.run.accesses(workers, WAYS[way]);
        Some(told + self.model(Place::Checked).cost(workers, accesses))
    }

    fn forecast(&self) -> Vec<Number> {
        const NAMES: [&str; 3] = ["forecast-static", "forecast-dynamic", "forecast-stealing"];
        const WITH_COST: [&str; 3] = [
            "forecast-static-cost",
            "forecast-dynamic-cost",
            "forecast-stealing-cost",
        ];
        let told = self
            .measured()
            .map(|m| (m, forecast(m.steps, &m.costs, FORECAST)));
        let micros = model;
        let one = told.as_ref().map(|(m, _)| m.before.median + m.test.median);
        let times = told
            .as_ref()
            .map(|(_, told)| [told.fixed, told.dynamic, told.stealing]);
        let mut numbers = vec![micros("forecast-one", one)];
        for (i, name) in NAMES.into_iter().enumerate() {
            let cost = self
                .model
                .cost(FORECAST, self.run.accesses(FORECAST, WAYS[i]));
            let value = times.map(|times| times[i]);
            numbers.push(micros(name, value));
            numbers.push(micros(WITH_COST[i], value.map(|time| time + cost)));
        }
        numbers.push(micros("forecast-ideal", told.map(|(_, told)| told.ideal)));
        numbers
    }
}

/// Computed from what was measured.
fn model(name: &'static str, value: Option<f64>) -> Number {
    Number::new(name, value, NumberUnit::Microseconds, Bound::Measured)
}

fn published_numbers(run: &Run) -> Vec<Number> {
    let millis = |name, value| Number::new(name, value, NumberUnit::Milliseconds, Bound::Published);
    let told = published::reported(run.faces);
    let [workers, dynamic] = told.dynamic;
    let mut numbers = vec![millis("thesis-one", told.one)];
    numbers.extend(told.fixed.map(|[_, time]| millis("thesis-static-12", time)));
    let name = if workers == 8.0 {
        "thesis-dynamic-8"
    } else {
        "thesis-dynamic-11"
    };
    numbers.push(millis(name, dynamic));
    numbers.push(millis("thesis-ideal-12", told.one * published::ideal(12.0)));
    numbers
}

impl Story for Told {
    fn steps(&self) -> usize {
        PLACES.len()
    }

    fn tell(&mut self, step: usize) -> Step {
        let place = PLACES[step];
        let (workers, sharing) = match place {
            Place::One => (1, Sharing::Static),
            Place::Shared(sharing) => (self.workers, sharing),
            _ => (self.workers, Sharing::Dynamic),
        };
        Step {
            say: self.say(place),
            numbers: self.numbers(place),
            events: Vec::new(),
            question: question(&self.run, self.workers, place),
            figure: figure(&self.run, workers, sharing),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        question(&self.run, self.workers, PLACES[step])
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let place = PLACES[step];
        let known = Known {
            run: &self.run,
            workers: self.workers,
            model: &self.model(place),
            measured: self.measured(),
            by_workers: self.by_workers.get().map_or(&[], Vec::as_slice),
        };
        charts::charts(&known, place)
    }
}
