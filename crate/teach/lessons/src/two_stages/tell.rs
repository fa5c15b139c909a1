//! The story: a step for each telling cycle.

use super::LAST;
use super::cycle::{Found, Machine};
use super::find::Sample;
use super::picture::{figure, of_level};
use super::walk::Walk;
use crate::clock::Time;
use crate::figure::Caption;
use crate::made;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::table::distance;
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    machine: Machine,
    found: Vec<Found>,
    samples: Vec<Sample>,
    walk: Walk,
    now: fn() -> f64,
}

/// What a step tells, by its place.
#[derive(Debug, Clone, Copy)]
enum Place {
    Cycle(usize),
    Level(usize),
}

/// What Kitamura reports of two spheres of 168 faces: the cycle of the collision, its cubes and its colliding pairs.
const PUBLISHED: (f64, f64, f64) = (116.0, 32.0, 15.0);
/// Milliseconds that it took by all pairs.
const ALL_PAIRS: f64 = 30_000.0;

/// How far a cycle gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reached {
    Nothing,
    Cubes,
    Faces,
    Pairs,
    Colliding,
}

impl Reached {
    fn of(found: &Found) -> Self {
        let counts = &found.by_octrees.counts;
        match () {
            () if counts.colliding > 0 => Self::Colliding,
            () if counts.pairs > 0 => Self::Pairs,
            () if counts.faces > 0 => Self::Faces,
            () if counts.cubes > 0 => Self::Cubes,
            () => Self::Nothing,
        }
    }
}

impl Told {
    pub fn new(
        machine: Machine,
        found: Vec<Found>,
        samples: Vec<Sample>,
        walk: Walk,
        now: fn() -> f64,
    ) -> Self {
        Self {
            machine,
            found,
            samples,
            walk,
            now,
        }
    }

    fn place(&self, step: usize) -> Place {
        let Walk {
            meeting, levels, ..
        } = &self.walk;
        match step.checked_sub(meeting + 1) {
            None => Place::Cycle(step),
            Some(level) if level < levels.len() => Place::Level(level),
            Some(_) => Place::Cycle(step - levels.len()),
        }
    }

    /// The cycle that a step is about.
    fn found_at(&self, step: usize) -> &Found {
        match self.place(step) {
            Place::Cycle(index) => &self.found[index],
            Place::Level(_) => &self.found[self.walk.meeting],
        }
    }

    fn say(&self, step: usize) -> Say {
        let found = &self.found[step];
        let counts = &found.by_octrees.counts;
        let key = match Reached::of(found) {
            _ if found.missed > 0 => "two-stages.missed",
            _ if step == 0 => "two-stages.start",
            Reached::Nothing => "two-stages.nothing",
            Reached::Cubes => "two-stages.cubes",
            Reached::Faces => "two-stages.faces",
            Reached::Pairs => "two-stages.pairs",
            Reached::Colliding if step + 1 == self.found.len() => "two-stages.inside",
            Reached::Colliding => "two-stages.colliding",
        };
        let cell = self.machine.world.cell_size(self.machine.wish.level);
        let with = [
            ("cycle", Value::from(found.cycle)),
            ("next", Value::from(found.cycle + 1)),
            ("distance", Value::from(distance(found.cycle as f64))),
            ("after", Value::from(distance(found.cycle as f64 + 1.0))),
            ("voxel", Value::from(cell)),
            ("cubes", Value::from(counts.cubes)),
            ("faces", Value::from(counts.faces)),
            ("pairs", Value::from(counts.pairs)),
            ("colliding", Value::from(counts.colliding)),
            ("truth", Value::from(found.truth)),
            ("missed", Value::from(found.missed)),
            ("all", Value::from(all_pairs(&self.machine))),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, found: &Found) -> Vec<Number> {
        let counts = &found.by_octrees.counts;
        let length = |name, value| Number::new(name, value, NumberUnit::Length, Bound::Exact);
        let mut numbers = vec![
            Number::count("cycle", found.cycle),
            length("centres", distance(found.cycle as f64)),
            Number::new(
                "edge-in-voxels",
                self.edge(),
                NumberUnit::Ratio,
                Bound::Exact,
            ),
            Number::count("cubes", counts.cubes),
            Number::count("candidate-faces", counts.faces),
            Number::count("all-pairs", all_pairs(&self.machine)),
            Number::count("face-pairs", counts.pairs),
            Number::count("colliding-pairs", counts.colliding),
            Number::count("true-pairs", found.truth),
        ];
        if self.is_published() && found.cycle as f64 + 1.0 == PUBLISHED.0 {
            numbers.push(Number::count("published-cubes", PUBLISHED.1 as usize));
            numbers.push(Number::count("published-pairs", PUBLISHED.2 as usize));
            let of_pair = ALL_PAIRS / all_pairs(&self.machine) as f64;
            for (name, time) in [
                ("published-all-pairs", ALL_PAIRS),
                ("published-a-pair", of_pair),
            ] {
                let unit = NumberUnit::Milliseconds;
                numbers.push(Number::new(name, time, unit, Bound::Published));
            }
        }
        let times = self.machine.timed(found, self.now).unwrap_or_default();
        let times = [
            ("time-trees", times.trees),
            ("time-stages", times.stages),
            ("time-tests", times.tests),
        ];
        let unit = NumberUnit::Milliseconds;
        let time = |(name, time): (_, Option<Time>)| Number::time(name, time, unit);
        numbers.extend(times.map(time));
        numbers
    }

    /// The mean of the faces' longest edges, in voxels.
    fn edge(&self) -> f64 {
        let Machine {
            shape, world, wish, ..
        } = &self.machine;
        made::longest_edge(shape) / world.cell_size(wish.level)
    }

    /// Whether the chosen values are those of the published example.
    fn is_published(&self) -> bool {
        let wish = &self.machine.wish;
        wish.faces == 168 && wish.objects == 2
    }

    /// What the next step finds; where that is a collision, how many of the pairs collide, or whether some are missed.
    fn question(&self, step: usize) -> Option<Question> {
        let next = match (self.place(step), self.place(step + 1)) {
            (Place::Level(level), Place::Level(next)) => {
                let looked = self.walk.levels[next].looked();
                let is_first = level == 0;
                return is_first.then(|| Question::number("two-stages.looked", looked));
            }
            (_, Place::Cycle(index)) => self.found.get(index)?,
            _ => return None,
        };
        let counts = &next.by_octrees.counts;
        let (name, choices, answer): (_, &[&'static str], _) = match Reached::of(next) {
            _ if next.truth > 0 && self.machine.wish.can_miss() => {
                let yes = next.missed > 0;
                ("two-stages.missed", &["yes", "no"], usize::from(!yes))
            }
            Reached::Colliding => {
                let share = counts.colliding as f64 / counts.pairs as f64;
                let answer = usize::from(share >= 0.01) + usize::from(share >= 0.1);
                let choices = &["under-a-hundredth", "in-between", "over-a-tenth"];
                ("two-stages.share", choices, answer)
            }
            reached => {
                let choices = &["nothing", "cubes-only", "cubes-and-faces", "pairs-too"];
                ("two-stages.reaches", choices, reached as usize)
            }
        };
        Some(Question {
            name,
            choices: choices.iter().map(|key| Caption::Key(key)).collect(),
            answer,
            point: None,
        })
    }
}

/// All pairs of faces of different objects.
fn all_pairs(machine: &Machine) -> usize {
    let (faces, objects) = (machine.wish.faces, machine.wish.objects);
    faces * faces * objects * (objects - 1) / 2
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.found.len() + self.walk.levels.len()
    }

    fn tell(&mut self, step: usize) -> Step {
        let found = self.found_at(step);
        let (say, numbers, figure) = match self.place(step) {
            Place::Cycle(index) => (
                self.say(index),
                self.numbers(found),
                figure(&self.machine, found),
            ),
            Place::Level(index) => (
                self.walk.say(index, &self.machine),
                self.walk.numbers(index),
                of_level(&self.machine, found.cycle, &self.walk.levels[..=index]),
            ),
        };
        Step {
            say,
            numbers,
            events: Vec::new(),
            question: self.question(step),
            figure,
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        if let Place::Level(index) = self.place(step) {
            return vec![self.walk.chart(index)];
        }
        let now = self.found_at(step).cycle;
        let chart = |name, y, log, lines| Chart {
            name,
            x: Axis {
                name: "cycle-shown",
                log: false,
            },
            y: Axis { name: y, log },
            lines,
            at: Some(now as f64),
        };
        let line = |name, points, style| Line {
            name,
            points,
            style,
        };
        let solid = LineStyle::Line;
        let centres = (0..=now).map(|cycle| [cycle as f64, distance(cycle as f64)]);
        let touching = [0, LAST].map(|cycle| [cycle as f64, made::DIAMETER]);
        let distances = vec![
            line("centres", centres.collect(), solid),
            line("diameter", touching.to_vec(), solid),
        ];
        let known = |cycle: usize| cycle <= now;
        let count = |name, of: &dyn Fn(&Sample) -> usize| {
            let samples = self.samples.iter().filter(|sample| known(sample.cycle));
            let point = |sample: &Sample| [sample.cycle as f64, seen(of(sample))];
            line(name, samples.map(point).collect(), solid)
        };
        let colliding = self.found.iter().filter(|found| known(found.cycle));
        let colliding = colliding.map(|found| {
            let count = found.by_octrees.counts.colliding;
            [found.cycle as f64, seen(count)]
        });
        let mut counts = vec![
            count("cubes", &|sample| sample.cubes),
            count("candidate-faces", &|sample| sample.faces),
            count("face-pairs", &|sample| sample.pairs),
            line("colliding-pairs", colliding.collect(), LineStyle::Points),
        ];
        if self.is_published() {
            let (_, cubes, pairs) = PUBLISHED;
            let level = |name, count| {
                let ends = [0, LAST].map(|cycle| [cycle as f64, count]);
                line(name, ends.to_vec(), LineStyle::Published)
            };
            counts.push(level("published-cubes", cubes));
            counts.push(level("published-pairs", pairs));
        }
        vec![
            chart("centres", "length", false, distances),
            chart("after-each-stage", "count", true, counts),
        ]
    }
}

/// Nothing has no place on a logarithmic axis.
fn seen(count: usize) -> f64 {
    match count {
        0 => f64::NAN,
        _ => count as f64,
    }
}
