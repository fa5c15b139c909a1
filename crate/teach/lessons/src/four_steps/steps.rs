//! Lists the steps: the parts, the four steps of a test, the third of them level by level, and the time of each.

use std::cell::OnceCell;

use nearpoint_published::predictive::Bounds;

use super::cycles::{self, BEFORE, Cycle};
use super::run::Run;
use super::time::{PUBLISHED, shares, times};
use super::{METHODS, charts, picture, question};
use crate::clock::Time;
use crate::meeting::With;
use crate::slices::Slices;
use crate::story::{Draft, Number, NumberUnit, Story};

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
const SHARES: [&str; 4] = [
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
const BEGIN: [fn(&Steps) -> Draft<'_>; 3] = [Steps::parts, Steps::boxes, Steps::candidates];
/// The steps after the levels.
const END: [fn(&Steps) -> Draft<'_>; 4] =
    [Steps::pairs, Steps::tested, Steps::shares, Steps::cycles];

impl Steps {
    pub fn new(run: Run, now: fn() -> f64) -> Self {
        Self {
            run,
            now,
            times: OnceCell::new(),
            cycles: Slices::new(BEFORE.len()),
        }
    }

    fn parts(&self) -> Draft<'_> {
        let run = &self.run;
        let [faces, others] = run.meeting.faces();
        let draft = match run.wish.with {
            With::Figure => Draft::say("four-steps.figures")
                .with("faces", faces)
                .with("others", others),
            _ => Draft::say("four-steps.parts").with("faces", faces),
        };
        draft
            .with("all", run.all_pairs())
            .with("cycle", run.meeting.cycle as usize)
            .numbers(self.counted(0))
            .figure(|| picture::parts(run))
            .chart(|| charts::left(run, 0))
    }

    fn boxes(&self) -> Draft<'_> {
        Draft::say("four-steps.boxes")
            .numbers(self.counted(1))
            .measured(|| self.timed(1))
            .ask(question::candidates(&self.run))
            .figure(|| picture::boxes(&self.run))
            .chart(|| charts::left(&self.run, 1))
    }

    fn candidates(&self) -> Draft<'_> {
        let [a, b] = self.run.candidates();
        Draft::say("four-steps.candidates")
            .with("a", a)
            .with("b", b)
            .with("left", a * b)
            .with("all", self.run.all_pairs())
            .numbers(self.counted(2))
            .measured(|| self.timed(2))
            .figure(|| picture::candidates(&self.run))
            .chart(|| charts::left(&self.run, 2))
    }

    fn level(&self, level: usize) -> Draft<'_> {
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
        Draft::say(key)
            .with("level", level)
            .with("cubes", cubes.len())
            .with("most", most.unwrap_or(0))
            .with("held", run.pairs_held(level))
            .with("faces", faces)
            .with("edge", cubes.first().map_or(0.0, |c| c.cube.edge))
            .numbers(self.counted(2))
            .count("cubes-of-level", cubes.len())
            .count("faces-of-level", faces)
            .numbers([Number::mean("faces-a-cube", mean)])
            .measured(|| self.timed(2))
            .ask(match level + 1 == run.levels.len() {
                true => question::pairs(run),
                false => question::more_cubes(run, level),
            })
            .figure(move || picture::level(run, level))
            .chart(move || charts::levels(run, level))
            .chart(move || charts::left(run, 2))
    }

    fn pairs(&self) -> Draft<'_> {
        let run = &self.run;
        let key = match run.wish.bounds {
            Bounds::Swept => "four-steps.pairs",
            Bounds::Instant => "four-steps.pairs-instant",
        };
        let share = run.pairs.len() as f64 / run.all_pairs() as f64;
        Draft::say(key)
            .with("pairs", run.pairs.len())
            .with("all", run.all_pairs())
            .with("share", share)
            .with("missed", run.missed)
            .numbers(self.counted(3))
            .measured(|| self.timed(3))
            .ask(question::collisions(run))
            .figure(|| picture::pairs(run))
            .chart(|| charts::left(run, 3))
    }

    fn tested(&self) -> Draft<'_> {
        let run = &self.run;
        let key = match METHODS[run.wish.method] {
            "hull" => "four-steps.hull",
            "exact" => "four-steps.exact",
            _ => "four-steps.plain",
        };
        Draft::say(key)
            .with("met", run.collisions().len())
            .with("pairs", run.pairs.len())
            .with("hull", run.met[2].len())
            .with("exact", run.met[3].len())
            .numbers(self.counted(4))
            .measured(|| self.timed(4))
            .ask(question::longest())
            .figure(|| picture::tested(run))
            .chart(|| charts::left(run, 4))
    }

    fn shares(&self) -> Draft<'_> {
        let holes = ["one", "two", "three", "four"].into_iter().zip(PUBLISHED);
        Draft::say("four-steps.shares")
            .with_all(holes.map(|(hole, percent)| (hole, (percent / 100.0).into())))
            .numbers(self.counted(4))
            .measured(|| self.shares_of_time())
            .figure(|| picture::tested(&self.run))
            .charts(|| {
                let times = self.times.get().copied().flatten();
                vec![charts::of_time(times), charts::left(&self.run, 4)]
            })
    }

    fn cycles(&self) -> Draft<'_> {
        let known = || self.cycles.iter().flatten();
        let since = known().find(|cycle| cycle.listed > 0);
        let last = known().last();
        let met = |i: usize| last.map_or(0, |cycle| cycle.met[i]);
        let known: Vec<Cycle> = known().cloned().collect();
        let wish = &self.run.wish;
        Draft::say("four-steps.cycles")
            .with("since", since.map_or(0.0, |cycle| -cycle.at))
            .with("listed", last.map_or(0, |cycle| cycle.listed))
            .with("one", met(0))
            .with("two", met(1))
            .numbers(self.counted(4))
            .numbers(cycles::numbers(&known, wish))
            // The text is about the whole of their paths.
            .figure(|| picture::tested(&self.run).whole())
            .charts(move || cycles::charts(&known, wish))
    }

    /// Counts what is known after `done` of the four steps.
    fn counted(&self, done: usize) -> Vec<Number> {
        let run = &self.run;
        let mut numbers = vec![Number::count("pairs-of-all", run.all_pairs())];
        if done >= 1 {
            numbers.push(Number::count("overlap-regions", run.boxes.regions.len()));
        }
        if done >= 2 {
            numbers.push(Number::count("faces-that-meet-it", run.found.faces.len()));
        }
        if done >= 3 {
            let cubes: usize = run.levels.iter().map(Vec::len).sum();
            numbers.push(Number::count("cubes-visited", cubes));
            numbers.push(Number::count("pairs-listed", run.pairs.len()));
            numbers.push(Number::count("pairs-missed", run.missed));
        }
        if done >= 4 {
            let met = MET.iter().zip(&run.met);
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

    /// Returns all times, and their shares beside the published ones.
    fn shares_of_time(&self) -> Vec<Number> {
        let shares = self
            .times()
            .map(|times| shares(times).map(|share| share / 100.0));
        let published = TABLE.iter().zip(PUBLISHED);
        let published = published.map(|(name, share)| Number::ratio(name, share / 100.0));
        let own = each(SHARES, 4, shares, NumberUnit::Ratio);
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
        let make = |i: usize| Cycle::of(&run.meeting, BEFORE[i], &run.wish, now);
        self.cycles.make_one(0..BEFORE.len(), make)
    }

    fn step(&self, step: usize) -> Draft<'_> {
        let levels = BEGIN.len()..BEGIN.len() + self.run.levels.len();
        match step {
            _ if step < levels.start => BEGIN[step](self),
            _ if step < levels.end => self.level(step - levels.start),
            _ => END[step - levels.end](self),
        }
    }
}
