//! The story: the parts, the four steps, the third of them level by level, and the time of each.

use std::cell::OnceCell;

use nearpoint_published::predictive::Bounds;

use super::METHODS;
use super::charts;
use super::cycles::{self, BEFORE, Cycle};
use super::picture::figure;
use super::place::Place;
use super::question::question;
use super::run::Run;
use super::time::{PUBLISHED, shares, times};
use crate::clock::Time;
use crate::meeting::With;
use crate::slices::Slices;
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    run: Run,
    now: fn() -> f64,
    /// Once they were asked for.
    times: OnceCell<Option<[Time; 4]>>,
    /// Up to the collision.
    cycles: Slices<Cycle>,
}

const TIMES: [&str; 4] = ["time-step-1", "time-step-2", "time-step-3", "time-step-4"];
const SHARES: [&str; 4] = [
    "share-step-1",
    "share-step-2",
    "share-step-3",
    "share-step-4",
];
/// Of the thesis's table 3.1.
const TABLE: [&str; 4] = [
    "table-step-1",
    "table-step-2",
    "table-step-3",
    "table-step-4",
];
const MET: [&str; 4] = ["met-plain-start", "met-plain-end", "met-hull", "met-exact"];

impl Told {
    pub fn new(run: Run, now: fn() -> f64) -> Self {
        Self {
            run,
            now,
            times: OnceCell::new(),
            cycles: Slices::new(BEFORE.len()),
        }
    }

    fn place(&self, step: usize) -> Place {
        let levels = self.run.levels.len();
        match step {
            0 => Place::Parts,
            1 => Place::Boxes,
            2 => Place::Candidates,
            _ if step < 3 + levels => Place::Level(step - 3),
            _ => match step - 3 - levels {
                0 => Place::Pairs,
                1 => Place::Tested,
                2 => Place::Shares,
                _ => Place::Cycles,
            },
        }
    }

    fn times(&self) -> Option<[Time; 4]> {
        *self.times.get_or_init(|| times(&self.run, self.now))
    }

    fn say(&self, place: Place) -> Say {
        let run = &self.run;
        let all = Value::from(run.all_pairs());
        let pairs = Value::from(run.pairs.len());
        let share = Value::from(run.pairs.len() as f64 / run.all_pairs() as f64);
        match place {
            Place::Parts => {
                let [faces, others] = run.meeting.faces().map(Value::from);
                let cycle = Value::from(run.meeting.cycle as usize);
                match run.wish.with {
                    With::Figure => Say::new(
                        "four-steps.figures",
                        [
                            ("faces", faces),
                            ("others", others),
                            ("all", all),
                            ("cycle", cycle),
                        ],
                    ),
                    _ => Say::new(
                        "four-steps.parts",
                        [("faces", faces), ("all", all), ("cycle", cycle)],
                    ),
                }
            }
            Place::Boxes => Say::new("four-steps.boxes", []),
            Place::Candidates => {
                let [a, b] = run.candidates();
                let left = ("left", Value::from(a * b));
                let with = [
                    ("a", Value::from(a)),
                    ("b", Value::from(b)),
                    left,
                    ("all", all),
                ];
                Say::new("four-steps.candidates", with)
            }
            Place::Level(level) => self.of_level(level),
            Place::Pairs => {
                let key = match run.wish.bounds {
                    Bounds::Swept => "four-steps.pairs",
                    Bounds::Instant => "four-steps.pairs-instant",
                };
                let missed = ("missed", Value::from(run.missed));
                Say::new(
                    key,
                    [("pairs", pairs), ("all", all), ("share", share), missed],
                )
            }
            Place::Tested => {
                let key = match METHODS[run.wish.method] {
                    "hull" => "four-steps.hull",
                    "exact" => "four-steps.exact",
                    _ => "four-steps.plain",
                };
                let [_, _, hull, exact] = [0, 1, 2, 3].map(|i| Value::from(run.met[i].len()));
                let met = ("met", Value::from(run.collisions().len()));
                Say::new(
                    key,
                    [met, ("pairs", pairs), ("hull", hull), ("exact", exact)],
                )
            }
            Place::Shares => {
                let [one, two, three, four] = PUBLISHED.map(|percent| Value::from(percent / 100.0));
                let with = [("one", one), ("two", two), ("three", three), ("four", four)];
                Say::new("four-steps.shares", with)
            }
            Place::Cycles => {
                let known: Vec<&Cycle> = self.cycles.iter().flatten().collect();
                let since = known.iter().find(|cycle| cycle.listed > 0);
                let last = known.last();
                let met = |i: usize| Value::from(last.map_or(0, |cycle| cycle.met[i]));
                let with = [
                    ("since", Value::from(since.map_or(0.0, |cycle| -cycle.at))),
                    ("listed", Value::from(last.map_or(0, |cycle| cycle.listed))),
                    ("one", met(0)),
                    ("two", met(1)),
                ];
                Say::new("four-steps.cycles", with)
            }
        }
    }

    fn known_cycles(&self) -> Vec<Cycle> {
        self.cycles.iter().flatten().cloned().collect()
    }

    fn of_level(&self, level: usize) -> Say {
        let cubes = &self.run.levels[level];
        let most = cubes.iter().map(|cube| cube.faces.len()).max();
        let key = match level {
            0 => "four-steps.world",
            _ if level == self.run.cubes.depth as usize => "four-steps.leaves",
            _ => "four-steps.level",
        };
        Say::new(
            key,
            [
                ("level", Value::from(level)),
                ("cubes", Value::from(cubes.len())),
                ("most", Value::from(most.unwrap_or(0))),
                ("held", Value::from(self.run.pairs_held(level))),
                ("faces", Value::from(self.run.of_level(level).len())),
                (
                    "edge",
                    Value::from(cubes.first().map_or(0.0, |c| c.cube.edge)),
                ),
            ],
        )
    }

    fn numbers(&self, place: Place) -> Vec<Number> {
        let run = &self.run;
        let done = place.done();
        let mut numbers = vec![Number::count("pairs-of-all", run.all_pairs())];
        if done >= 1 {
            numbers.push(Number::count("overlap-regions", run.boxes.regions.len()));
        }
        if done >= 2 {
            numbers.push(Number::count("faces-that-meet-it", run.found.faces.len()));
        }
        if let Place::Level(level) = place {
            let held: usize = run.levels[level].iter().map(|c| c.faces.len()).sum();
            numbers.push(Number::count("cubes-of-level", run.levels[level].len()));
            numbers.push(Number::count("faces-of-level", run.of_level(level).len()));
            let mean = held as f64 / run.levels[level].len().max(1) as f64;
            let unit = NumberUnit::Count;
            numbers.push(Number::new("faces-a-cube", mean, unit, Bound::Approximate));
        }
        if done >= 3 {
            let cubes = run.levels.iter().map(Vec::len).sum();
            numbers.push(Number::count("cubes-visited", cubes));
            numbers.push(Number::count("pairs-listed", run.pairs.len()));
            numbers.push(Number::count("pairs-missed", run.missed));
        }
        if done >= 4 {
            let met = MET.iter().zip(&run.met);
            numbers.extend(met.map(|(name, met)| Number::count(name, met.len())));
        }
        match place {
            Place::Cycles => numbers.extend(cycles::numbers(&self.known_cycles(), &run.wish)),
            _ => numbers.extend(self.measured(place)),
        }
        numbers
    }

    /// Times of the steps that are done, and at the end their shares beside the published ones.
    fn measured(&self, place: Place) -> Vec<Number> {
        let times = (place.done() > 0).then(|| self.times()).flatten();
        let measured = |names: [&'static str; 4], values: Option<[Time; 4]>, unit| {
            (0..place.done()).map(move |i| {
                let value = values.map(|values| values[i]);
                Number::time(names[i], value, unit)
            })
        };
        let mut numbers: Vec<_> = measured(TIMES, times, NumberUnit::Microseconds).collect();
        if place == Place::Shares {
            let shares = times.map(|times| shares(times).map(|share| share / 100.0));
            numbers.extend(measured(SHARES, shares, NumberUnit::Ratio));
            let published = TABLE.iter().zip(PUBLISHED);
            numbers.extend(published.map(|(name, share)| {
                Number::new(name, share / 100.0, NumberUnit::Ratio, Bound::Exact)
            }));
        }
        numbers
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        7 + self.run.levels.len()
    }

    fn prepare(&mut self, step: usize) -> f64 {
        if self.place(step) != Place::Cycles {
            return 1.0;
        }
        let (run, now) = (&self.run, self.now);
        let make = |i: usize| Cycle::of(&run.meeting, BEFORE[i], &run.wish, now);
        self.cycles.make_one(0..BEFORE.len(), make)
    }

    fn tell(&mut self, step: usize) -> Step {
        let place = self.place(step);
        Step {
            say: self.say(place),
            numbers: self.numbers(place),
            events: Vec::new(),
            question: question(&self.run, place),
            figure: figure(&self.run, place),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        question(&self.run, self.place(step))
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let place = self.place(step);
        if place == Place::Cycles {
            return cycles::charts(&self.known_cycles(), &self.run.wish);
        }
        let times = self.times.get().copied().flatten();
        charts::charts(&self.run, place, times)
    }
}
