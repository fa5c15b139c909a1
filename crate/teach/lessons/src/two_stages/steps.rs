//! Lists the steps: one for each shown cycle.

use super::LAST;
use super::cycle::{CycleResult, CycleSetup};
use super::find::Sample;
use super::picture::{figure, of_level};
use super::walk::Walk;
use crate::published_spheres::distance;
use crate::shapes;
use crate::story::{Bound, Chart, LazyStep, Line, Number, NumberUnit, Question, Story};

/// The steps of the lesson on octrees that interfere and faces in them that are about to collide, with the data that
/// they show.
#[derive(Debug)]
pub(super) struct Steps {
    setup: CycleSetup,
    cycles: Vec<CycleResult>,
    samples: Vec<Sample>,
    walk: Walk,
    now: fn() -> f64,
}

/// The subject of a step, by its index.
#[derive(Debug, Clone, Copy)]
enum StepSubject {
    Cycle(usize),
    Level(usize),
}

/// Kitamura's values for two spheres of 168 faces: the cycle of the collision, its cubes and its colliding pairs.
const PUBLISHED: (f64, f64, f64) = (116.0, 32.0, 15.0);
/// The published milliseconds by all pairs.
const ALL_PAIRS: f64 = 30_000.0;

/// The stage that a cycle reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CycleStage {
    Nothing,
    Cubes,
    Faces,
    Pairs,
    Colliding,
}

impl CycleStage {
    fn from_result(found: &CycleResult) -> Self {
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

impl Steps {
    /// Makes a step for each cycle that is shown.
    pub fn new(
        setup: CycleSetup,
        cycles: Vec<CycleResult>,
        samples: Vec<Sample>,
        walk: Walk,
        now: fn() -> f64,
    ) -> Self {
        Self {
            setup,
            cycles,
            samples,
            walk,
            now,
        }
    }

    fn subject(&self, step: usize) -> StepSubject {
        let Walk {
            cycle_index: meeting,
            levels,
            ..
        } = &self.walk;
        match step.checked_sub(meeting + 1) {
            None => StepSubject::Cycle(step),
            Some(level) if level < levels.len() => StepSubject::Level(level),
            Some(_) => StepSubject::Cycle(step - levels.len()),
        }
    }

    fn cycle(&self, index: usize) -> LazyStep<'_> {
        let found = &self.cycles[index];
        let counts = &found.by_octrees.counts;
        let (cycle, all) = (found.cycle, all_pairs(&self.setup));
        let key = match CycleStage::from_result(found) {
            _ if found.missed > 0 => "two-stages.missed",
            _ if index == 0 => "two-stages.start",
            CycleStage::Nothing => "two-stages.nothing",
            CycleStage::Cubes => "two-stages.cubes",
            CycleStage::Faces => "two-stages.faces",
            CycleStage::Pairs => "two-stages.pairs",
            CycleStage::Colliding if index + 1 == self.cycles.len() => "two-stages.inside",
            CycleStage::Colliding => "two-stages.colliding",
        };
        let centres = distance(cycle as f64);
        let cell = self.setup.world.cell_size(self.setup.parameters.level);
        LazyStep::new(key)
            .with_arg("next", cycle + 1)
            .with_arg("distance", centres)
            .with_arg("after", distance(cycle as f64 + 1.0))
            .with_arg("voxel", cell)
            .with_arg("faces", counts.faces)
            .with_arg("pairs", counts.pairs)
            .with_arg("colliding", counts.colliding)
            .with_arg("truth", found.truth)
            .with_arg("missed", found.missed)
            .with_arg("all", all)
            .count_arg("cycle", cycle)
            .numbers([
                Number::length("centres", centres),
                Number::ratio("edge-in-voxels", self.edge()),
            ])
            .count_arg("cubes", counts.cubes)
            .count("candidate-faces", counts.faces)
            .count("all-pairs", all)
            .count("face-pairs", counts.pairs)
            .count("colliding-pairs", counts.colliding)
            .count("true-pairs", found.truth)
            .numbers(self.published(found))
            .slow_numbers(move || {
                let times = self.setup.timed(found, self.now).unwrap_or_default();
                vec![
                    Number::millis("time-trees", times.trees),
                    Number::millis("time-stages", times.stages),
                    Number::millis("time-tests", times.tests),
                ]
            })
            .figure(move || figure(&self.setup, found))
            .charts(move || self.charts(cycle))
    }

    fn level(&self, index: usize) -> LazyStep<'_> {
        let cycle = self.cycles[self.walk.cycle_index].cycle;
        self.walk
            .step(index, &self.setup)
            .figure(move || of_level(&self.setup, cycle, &self.walk.levels[..=index]))
    }

    /// Returns the published values of the cycle of the collision.
    fn published(&self, found: &CycleResult) -> Vec<Number> {
        if !self.is_published() || found.cycle as f64 + 1.0 != PUBLISHED.0 {
            return Vec::new();
        }
        let of_pair = ALL_PAIRS / all_pairs(&self.setup) as f64;
        let millis =
            |name, time| Number::new(name, time, NumberUnit::Milliseconds, Bound::Published);
        vec![
            Number::count("published-cubes", PUBLISHED.1 as usize),
            Number::count("published-pairs", PUBLISHED.2 as usize),
            millis("published-all-pairs", ALL_PAIRS),
            millis("published-a-pair", of_pair),
        ]
    }

    /// Returns the mean of the faces' longest edges, in voxels.
    fn edge(&self) -> f64 {
        let CycleSetup {
            shape,
            world,
            parameters,
            ..
        } = &self.setup;
        shapes::longest_edge(shape) / world.cell_size(parameters.level)
    }

    /// Returns whether the chosen values are those of the published example.
    fn is_published(&self) -> bool {
        let parameters = &self.setup.parameters;
        parameters.faces == 168 && parameters.objects == 2
    }

    /// Asks what the next step finds; for a collision, how many of the pairs collide, or whether some are missed.
    fn question(&self, step: usize) -> Option<Question> {
        let next = match (self.subject(step), self.subject(step + 1)) {
            (StepSubject::Level(level), StepSubject::Level(next)) => {
                let looked = self.walk.levels[next].visited();
                let is_first = level == 0;
                return is_first.then(|| Question::number("two-stages.looked", looked));
            }
            (_, StepSubject::Cycle(index)) => self.cycles.get(index)?,
            _ => return None,
        };
        let counts = &next.by_octrees.counts;
        Some(match CycleStage::from_result(next) {
            _ if next.truth > 0 && self.setup.parameters.can_miss() => {
                Question::yes_or_no("two-stages.missed", next.missed > 0)
            }
            CycleStage::Colliding => {
                let fraction = counts.colliding as f64 / counts.pairs as f64;
                let answer = usize::from(fraction >= 0.01) + usize::from(fraction >= 0.1);
                let choices = ["under-a-hundredth", "in-between", "over-a-tenth"];
                Question::choice("two-stages.share", choices, answer)
            }
            reached => {
                let choices = ["nothing", "cubes-only", "cubes-and-faces", "pairs-too"];
                Question::choice("two-stages.reaches", choices, reached as usize)
            }
        })
    }

    /// Charts distances and counts up to a cycle.
    fn charts(&self, now: usize) -> Vec<Chart> {
        let chart = |name, y| Chart::new(name, "cycle-shown", y).at(now as f64);
        let centres = (0..=now).map(|cycle| [cycle as f64, distance(cycle as f64)]);
        let level = |y: f64| [0, LAST].map(|cycle| [cycle as f64, y]);
        let count = |of: fn(&Sample) -> usize| {
            let samples = self
                .samples
                .iter()
                .filter(move |sample| sample.cycle <= now);
            samples.map(move |sample| [sample.cycle as f64, logged(of(sample))])
        };
        let colliding = self.cycles.iter().filter(|found| found.cycle <= now);
        let colliding = colliding.map(|found| {
            let count = found.by_octrees.counts.colliding;
            [found.cycle as f64, logged(count)]
        });
        let (_, cubes, pairs) = PUBLISHED;
        let published = [("published-cubes", cubes), ("published-pairs", pairs)].into_iter();
        let published = published.filter(|_| self.is_published());
        vec![
            chart("centres", "length")
                .line("centres", centres)
                .line("diameter", level(shapes::DIAMETER)),
            chart("after-each-stage", "count")
                .log_y()
                .line("cubes", count(|sample| sample.cubes))
                .line("candidate-faces", count(|sample| sample.faces))
                .line("face-pairs", count(|sample| sample.pairs))
                .points("colliding-pairs", colliding)
                .lines(published.map(|(name, y)| Line::new(name, level(y)).published())),
        ]
    }
}

/// Returns the number of all pairs of faces of different objects.
fn all_pairs(machine: &CycleSetup) -> usize {
    let (faces, objects) = (machine.parameters.faces, machine.parameters.objects);
    faces * faces * objects * (objects - 1) / 2
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.cycles.len() + self.walk.levels.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let draft = match self.subject(step) {
            StepSubject::Cycle(index) => self.cycle(index),
            StepSubject::Level(index) => self.level(index),
        };
        draft.ask(self.question(step))
    }
}

/// Converts a count for a logarithmic axis, which has no 0.
fn logged(count: usize) -> f64 {
    match count {
        0 => f64::NAN,
        _ => count as f64,
    }
}
