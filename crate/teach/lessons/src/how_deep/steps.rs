//! Lists the steps: one for each level, then the rule for the best ones.

use std::cmp::Ordering;

use super::measure::{Cost, LEVELS, Size};
use super::picture;
use crate::clock::{self, Time};
use crate::figure::{Caption, Figure};
use crate::slices::Slices;
use crate::story::{Bound, Chart, LazyStep, Line, LineStyle, Number, NumberUnit, Question, Story};

/// The steps of the lesson on the cost of a cycle by octrees against their level, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    /// The sizes, at least one, the smallest first.
    sizes: Vec<Size>,
    /// The costs by level, size and collision.
    measured: Slices<Cost>,
    now: fn() -> f64,
}

/// The names of numbers and lines, by size.
const TIMES: [&str; 3] = ["time-48", "time-360", "time-960"];
const PAIRS: [&str; 3] = ["pairs-48", "pairs-360", "pairs-960"];
const EDGES: [&str; 3] = ["edge-48", "edge-360", "edge-960"];
const BEST: [&str; 3] = ["best-48", "best-360", "best-960"];

impl Steps {
    /// Makes a step for each level; costs are measured when they are first shown.
    pub fn new(sizes: Vec<Size>, now: fn() -> f64) -> Self {
        let collisions: usize = sizes.iter().map(Size::collisions).sum();
        Self {
            measured: Slices::new(LEVELS.count() * collisions),
            sizes,
            now,
        }
    }

    /// Returns the step's level; none for the last step.
    fn level(step: usize) -> Option<u32> {
        let level = LEVELS.start() + step as u32;
        LEVELS.contains(&level).then_some(level)
    }

    /// Returns the number of collisions of the first `sizes` sizes that are measured at each level.
    fn collisions(&self, sizes: usize) -> usize {
        self.sizes[..sizes].iter().map(Size::collisions).sum()
    }

    /// Returns the means over all collisions of a size at a step's level; none unless all were measured.
    fn cost(&self, size: usize, step: usize) -> Option<Cost> {
        Self::level(step)?;
        let begin = step * self.collisions(self.sizes.len()) + self.collisions(size);
        let all = begin..begin + self.sizes[size].collisions();
        let all: Option<Vec<&Cost>> = all.map(|i| self.measured.get(i)).collect();
        Cost::mean(&all?)
    }

    fn of_level(&self, step: usize, level: u32) -> LazyStep<'_> {
        let largest = self.sizes.len() - 1;
        let (size, known) = (&self.sizes[largest], self.cost(largest, step));
        let cost = known.unwrap_or_default();
        let key = match level.cmp(&size.as_large_as_faces()) {
            Ordering::Less => "how-deep.shallow",
            Ordering::Equal => "how-deep.as-large",
            Ordering::Greater => "how-deep.deep",
        };
        let draft = LazyStep::new(key)
            .with_arg("voxel", size.voxel(level))
            .with_arg("size", size.faces)
            .with_arg("edge", size.edge_in_voxels(level))
            .with_arg("collisions", size.collisions())
            .with_arg("cubes", cost.cubes.round())
            .with_arg("faces", cost.faces.round())
            .with_arg("many", cost.cubes_a_face)
            .with_arg("pairs", cost.pairs.round())
            .with_arg("cells", cost.cells.round())
            .count_arg("level", level as usize)
            .numbers(self.sizes.iter().enumerate().flat_map(|(i, size)| {
                let cost = self.cost(i, step);
                [
                    Number::millis(TIMES[i], cost.and_then(|cost| cost.time)),
                    Number::mean(PAIRS[i], cost.map(|cost| cost.pairs)),
                    Number::ratio(EDGES[i], size.edge_in_voxels(level)),
                ]
            }))
            .ask(self.question(step))
            .figure(move || match size.first_collision(level) {
                Ok(seen) => picture::collision(size, &seen),
                Err(_) => Figure::empty(),
            });
        if known.is_none() {
            return draft;
        }
        let many = Number::ratio("cubes-a-face", cost.cubes_a_face);
        draft.count("collisions", size.collisions()).numbers([
            Number::mean("cells-compared", cost.cells),
            Number::mean("cubes", cost.cubes),
            Number::mean("candidate-faces", cost.faces),
            many.with_bound(Bound::Approximate),
        ])
    }

    /// Asks at first at which level voxels are as large as the faces of the smallest size; the right answer needs no clock.
    /// Later asks whether the next level has fewer than half as many pairs.
    fn question(&self, step: usize) -> Option<Question> {
        if step == 0 {
            let choice = |level: u32| Caption::Math(level.to_string());
            let best = self.sizes[0].as_large_as_faces();
            return Some(Question::among(
                "how-deep.as-large",
                LEVELS.map(choice),
                (best - LEVELS.start()) as usize,
            ));
        }
        let largest = self.sizes.len() - 1;
        let (here, next) = (self.cost(largest, step)?, self.cost(largest, step + 1)?);
        Some(Question::choice(
            "how-deep.halves",
            ["yes", "no"],
            usize::from(next.pairs >= 0.5 * here.pairs),
        ))
    }

    /// Returns the levels that took the least time, within the precision of the clock.
    fn fastest(&self, size: usize) -> Vec<u32> {
        let times = |step| self.cost(size, step)?.time;
        let times: Option<Vec<Time>> = (0..LEVELS.count()).map(times).collect();
        let quickest = clock::fastest(&times.unwrap_or_default());
        quickest.into_iter().filter_map(Self::level).collect()
    }

    /// Shows the best measured levels beside the published ones. Where several are equal, the text does not name the best.
    fn rule(&self) -> LazyStep<'_> {
        let mut numbers = Vec::new();
        let mut alike = 0;
        for (i, size) in self.sizes.iter().enumerate() {
            let best = self.fastest(i);
            let one = Some(&best).filter(|best| best.len() == 1);
            let one = one.map(|best| f64::from(best[0]));
            let number = Number::new(BEST[i], one, NumberUnit::Count, Bound::Measured);
            let ends = best.first().zip(best.last()).filter(|_| best.len() > 1);
            alike += usize::from(ends.is_some());
            numbers.push(Number {
                spread: ends.map(|(low, high)| [low, high].map(|level| f64::from(*level))),
                ..number.noisy_if(ends.is_some())
            });
            let published = size.published;
            numbers.extend(published.map(|(name, level)| Number::count(name, level)));
            let edge = size.edge_in_voxels(size.as_large_as_faces());
            numbers.push(Number::ratio(EDGES[i], edge));
        }
        let draft = match alike {
            0 => LazyStep::new("how-deep.rule"),
            _ => LazyStep::new("how-deep.rule-noisy").with_arg("alike", alike),
        };
        draft
            .numbers(numbers)
            .figure(|| picture::voxels(&self.sizes))
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        LEVELS.count() + 1
    }

    /// Measures all levels up to the step's, and the next one for its question.
    fn prepare(&mut self, step: usize) -> f64 {
        let each = self.collisions(self.sizes.len());
        let levels = match step {
            0 => 1,
            step => (step + 2).min(LEVELS.count()),
        };
        let (sizes, now) = (&self.sizes, self.now);
        self.measured.make_one(0..levels * each, |index| {
            let (step, mut bout) = (index / each, index % each);
            for size in sizes {
                if bout < size.collisions() {
                    return size.measure(Self::level(step)?, bout, now).ok();
                }
                bout -= size.collisions();
            }
            None
        })
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let draft = match Self::level(step) {
            Some(level) => self.of_level(step, level),
            None => self.rule(),
        };
        draft.charts(move || self.charts(step))
    }
}

impl Steps {
    fn charts(&self, step: usize) -> Vec<Chart> {
        let upto = match Self::level(step) {
            Some(_) => step + 1,
            None => LEVELS.count(),
        };
        let known = |size: usize| {
            let of = move |step| Some((f64::from(Self::level(step)?), self.cost(size, step)?));
            (0..upto).filter_map(of)
        };
        let count = |name, size, of: fn(&Cost) -> f64| {
            Line::new(name, known(size).map(|(level, cost)| [level, of(&cost)]))
        };
        let (mut times, mut counts) = (Vec::new(), Vec::new());
        for i in 0..self.sizes.len() {
            let points = known(i).map(|(level, cost)| (level, cost.time));
            times.extend(clock::lines(
                TIMES[i],
                LineStyle::Line,
                points,
                NumberUnit::Milliseconds,
            ));
            counts.push(count(PAIRS[i], i, |cost| cost.pairs.max(1.0)));
        }
        let last = self.sizes.len() - 1;
        counts.push(count("cells-compared", last, |cost| cost.cells));
        let chart = |name, y, lines| {
            Chart::new(name, "level", y)
                .log_y()
                .lines(lines)
                .at(Self::level(step).map(f64::from))
        };
        vec![
            chart("time-a-cycle", "milliseconds", times),
            chart("looked-at", "count", counts),
        ]
    }
}
