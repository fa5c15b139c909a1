//! Lists the steps: the parts, the four steps of a test, the third of them level by level, and the time of each.

use std::cell::OnceCell;

use nearpoint_published::predictive::BoundsMode;

use super::cycles::{self, BEFORE, Cycle};
use super::run::Run;
use super::time::{PUBLISHED, percentages, times};
use super::{METHODS, charts, picture, question};
use crate::clock::Time;
use crate::predicted_pair::OtherPart;
use crate::slices::Slices;
use crate::story::{LazyStep, Number, NumberUnit, Story};

/// The steps of the lesson on the four steps from all pairs of faces to those that collide, with the data that they
/// show.
#[derive(Debug)]
pub(super) struct Steps {
    run: Run,
    now: fn() -> f64,
    /// The times of the steps, measured when they are first needed.
    times: OnceCell<Option<[Time; 4]>>,
    /// The cycles up to the collision.
    cycles: Slices<Cycle>,
}

const TIMES: [&str; 4] = ["time-step-1", "time-step-2", "time-step-3", "time-step-4"];
const FRACTIONS: [&str; 4] = [
    "share-step-1",
    "share-step-2",
    "share-step-3",
    "share-step-4",
];
/// The names of the numbers of the thesis's table 3.1.
const TABLE: [&str; 4] = [
    "table-step-1",
    "table-step-2",
    "table-step-3",
    "table-step-4",
];
const MET: [&str; 4] = ["met-plain-start", "met-plain-end", "met-hull", "met-exact"];

/// The steps before the levels of the third step.
const BEGIN: [fn(&Steps) -> LazyStep<'_>; 3] = [Steps::parts, Steps::boxes, Steps::candidates];
/// The steps after the levels.
const END: [fn(&Steps) -> LazyStep<'_>; 4] = [
    Steps::pairs,
    Steps::tested,
    Steps::time_fractions,
    Steps::cycles,
];

impl Steps {
    /// Makes the steps of a run; times are measured when they are first shown.
    pub fn new(run: Run, now: fn() -> f64) -> Self {
        Self {
            run,
            now,
            times: OnceCell::new(),
            cycles: Slices::new(BEFORE.len()),
        }
    }

    fn parts(&self) -> LazyStep<'_> {
        let run = &self.run;
        let [faces, others] = run.meeting.faces();
        let draft = match run.parameters.other_part {
            OtherPart::Figure => LazyStep::new("four-steps.figures")
                .with_arg("faces", faces)
                .with_arg("others", others),
            _ => LazyStep::new("four-steps.parts").with_arg("faces", faces),
        };
        draft
            .with_arg("all", run.all_pairs())
            .with_arg("cycle", run.meeting.cycle as usize)
            .numbers(self.counted(0))
            .figure(|| picture::parts(run))
            .chart(|| charts::remaining_pairs(run, 0))
    }

    fn boxes(&self) -> LazyStep<'_> {
        LazyStep::new("four-steps.boxes")
            .numbers(self.counted(1))
            .slow_numbers(|| self.timed(1))
            .ask(question::candidates(&self.run))
            .figure(|| picture::boxes(&self.run))
            .chart(|| charts::remaining_pairs(&self.run, 1))
    }

    fn candidates(&self) -> LazyStep<'_> {
        let [a, b] = self.run.candidates();
        LazyStep::new("four-steps.candidates")
            .with_arg("a", a)
            .with_arg("b", b)
            .with_arg("left", a * b)
            .with_arg("all", self.run.all_pairs())
            .numbers(self.counted(2))
            .slow_numbers(|| self.timed(2))
            .figure(|| picture::candidates(&self.run))
            .chart(|| charts::remaining_pairs(&self.run, 2))
    }

    fn level(&self, level: usize) -> LazyStep<'_> {
        let run = &self.run;
        let cubes = &run.levels[level];
        let most = cubes.iter().map(|cube| cube.faces.len()).max();
        let key = match level {
            0 => "four-steps.world",
            _ if level == run.cubes.depth as usize => "four-steps.leaves",
            _ => "four-steps.level",
        };
        let held: usize = cubes.iter().map(|cube| cube.faces.len()).sum();
        let mean = held as f64 / cubes.len().max(1) as f64;
        let faces = run.of_level(level).len();
        LazyStep::new(key)
            .with_arg("level", level)
            .with_arg("cubes", cubes.len())
            .with_arg("most", most.unwrap_or(0))
            .with_arg("held", run.pairs_in_level(level))
            .with_arg("faces", faces)
            .with_arg("edge", cubes.first().map_or(0.0, |c| c.cube.edge))
            .numbers(self.counted(2))
            .count("cubes-of-level", cubes.len())
            .count("faces-of-level", faces)
            .numbers([Number::mean("faces-a-cube", mean)])
            .slow_numbers(|| self.timed(2))
            .ask(match level + 1 == run.levels.len() {
                true => question::pairs(run),
                false => question::more_cubes(run, level),
            })
            .figure(move || picture::level(run, level))
            .chart(move || charts::levels(run, level))
            .chart(move || charts::remaining_pairs(run, 2))
    }

    fn pairs(&self) -> LazyStep<'_> {
        let run = &self.run;
        let key = match run.parameters.bounds {
            BoundsMode::Swept => "four-steps.pairs",
            BoundsMode::Instant => "four-steps.pairs-instant",
        };
        let fraction = run.pairs.len() as f64 / run.all_pairs() as f64;
        LazyStep::new(key)
            .with_arg("pairs", run.pairs.len())
            .with_arg("all", run.all_pairs())
            .with_arg("share", fraction)
            .with_arg("missed", run.missed)
            .numbers(self.counted(3))
            .slow_numbers(|| self.timed(3))
            .ask(question::collisions(run))
            .figure(|| picture::pairs(run))
            .chart(|| charts::remaining_pairs(run, 3))
    }

    fn tested(&self) -> LazyStep<'_> {
        let run = &self.run;
        let key = match METHODS[run.parameters.method] {
            "hull" => "four-steps.hull",
            "exact" => "four-steps.exact",
            _ => "four-steps.plain",
        };
        LazyStep::new(key)
            .with_arg("met", run.collisions().len())
            .with_arg("pairs", run.pairs.len())
            .with_arg("hull", run.colliding[2].len())
            .with_arg("exact", run.colliding[3].len())
            .numbers(self.counted(4))
            .slow_numbers(|| self.timed(4))
            .ask(question::longest_step_question())
            .figure(|| picture::tested(run))
            .chart(|| charts::remaining_pairs(run, 4))
    }

    fn time_fractions(&self) -> LazyStep<'_> {
        let holes = ["one", "two", "three", "four"].into_iter().zip(PUBLISHED);
        LazyStep::new("four-steps.shares")
            .with_args(holes.map(|(hole, percent)| (hole, (percent / 100.0).into())))
            .numbers(self.counted(4))
            .slow_numbers(|| self.fractions_of_time())
            .figure(|| picture::tested(&self.run))
            .charts(|| {
                let times = self.times.get().copied().flatten();
                vec![
                    charts::of_time(times),
                    charts::remaining_pairs(&self.run, 4),
                ]
            })
    }

    fn cycles(&self) -> LazyStep<'_> {
        let known = || self.cycles.iter().flatten();
        let since = known().find(|cycle| cycle.listed > 0);
        let last = known().last();
        let met = |i: usize| last.map_or(0, |cycle| cycle.colliding[i]);
        let known: Vec<Cycle> = known().cloned().collect();
        let parameters = &self.run.parameters;
        LazyStep::new("four-steps.cycles")
            .with_arg("since", since.map_or(0.0, |cycle| -cycle.at))
            .with_arg("listed", last.map_or(0, |cycle| cycle.listed))
            .with_arg("one", met(0))
            .with_arg("two", met(1))
            .numbers(self.counted(4))
            .numbers(cycles::numbers(&known, parameters))
            // The text is about the whole of their paths.
            .figure(|| picture::tested(&self.run).about_everything())
            .charts(move || cycles::charts(&known, parameters))
    }

    /// Counts what is known after `done` of the four steps.
    fn counted(&self, done: usize) -> Vec<Number> {
        let run = &self.run;
        let mut numbers = vec![Number::count("pairs-of-all", run.all_pairs())];
        if done >= 1 {
            numbers.push(Number::count("overlap-regions", run.boxes.regions.len()));
        }
        if done >= 2 {
            numbers.push(Number::count(
                "faces-that-meet-it",
                run.candidates.faces.len(),
            ));
        }
        if done >= 3 {
            let cubes: usize = run.levels.iter().map(Vec::len).sum();
            numbers.push(Number::count("cubes-visited", cubes));
            numbers.push(Number::count("pairs-listed", run.pairs.len()));
            numbers.push(Number::count("pairs-missed", run.missed));
        }
        if done >= 4 {
            let met = MET.iter().zip(&run.colliding);
            numbers.extend(met.map(|(name, met)| Number::count(name, met.len())));
        }
        numbers
    }

    fn times(&self) -> Option<[Time; 4]> {
        *self.times.get_or_init(|| times(&self.run, self.now))
    }

    /// Returns the times of the steps that are done.
    fn timed(&self, done: usize) -> Vec<Number> {
        each(TIMES, done, self.times(), NumberUnit::Microseconds)
    }

    /// Returns all times, and their fractions beside the published ones.
    fn fractions_of_time(&self) -> Vec<Number> {
        let shares = self
            .times()
            .map(|times| percentages(times).map(|fraction| fraction / 100.0));
        let published = TABLE.iter().zip(PUBLISHED);
        let published = published.map(|(name, fraction)| Number::ratio(name, fraction / 100.0));
        let own = each(FRACTIONS, 4, shares, NumberUnit::Ratio);
        self.timed(4)
            .into_iter()
            .chain(own)
            .chain(published)
            .collect()
    }
}

fn each(
    names: [&'static str; 4],
    done: usize,
    times: Option<[Time; 4]>,
    unit: NumberUnit,
) -> Vec<Number> {
    let number = |i: usize| Number::time(names[i], times.map(|times| times[i]), unit);
    (0..done).map(number).collect()
}

impl Story for Steps {
    fn steps(&self) -> usize {
        BEGIN.len() + self.run.levels.len() + END.len()
    }

    fn prepare(&mut self, step: usize) -> f64 {
        if step + 1 < self.steps() {
            return 1.0;
        }
        let (run, now) = (&self.run, self.now);
        let make = |i: usize| Cycle::run(&run.meeting, BEFORE[i], &run.parameters, now);
        self.cycles.make_one(0..BEFORE.len(), make)
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let levels = BEGIN.len()..BEGIN.len() + self.run.levels.len();
        match step {
            _ if step < levels.start => BEGIN[step](self),
            _ if step < levels.end => self.level(step - levels.start),
            _ => END[step - levels.end](self),
        }
    }
}
