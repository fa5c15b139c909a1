//! The story: a step for each level, then what the best ones have in common.

use nearpoint_geometry::unit::Up;

use super::measure::{Cost, LEVELS, Size};
use super::picture;
use crate::clock::{self, Time};
use crate::figure::{Caption, Figure};
use crate::slices::Slices;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    /// At least one, the smallest first.
    sizes: Vec<Size>,
    /// By level, size and collision.
    measured: Slices<Cost>,
    now: fn() -> f64,
}

/// Names of numbers and lines, by size.
const TIMES: [&str; 3] = ["time-48", "time-360", "time-960"];
const PAIRS: [&str; 3] = ["pairs-48", "pairs-360", "pairs-960"];
const EDGES: [&str; 3] = ["edge-48", "edge-360", "edge-960"];
const BEST: [&str; 3] = ["best-48", "best-360", "best-960"];

impl Told {
    pub fn new(sizes: Vec<Size>, now: fn() -> f64) -> Self {
        let collisions: usize = sizes.iter().map(Size::collisions).sum();
        Self {
            measured: Slices::new(LEVELS.count() * collisions),
            sizes,
            now,
        }
    }

    /// The step's level; none for the last step.
    fn level(step: usize) -> Option<u32> {
        let level = LEVELS.start() + step as u32;
        LEVELS.contains(&level).then_some(level)
    }

    /// How many collisions of all sizes, and of the first so many, are measured at each level.
    fn collisions(&self, sizes: usize) -> usize {
        self.sizes[..sizes].iter().map(Size::collisions).sum()
    }

    /// Means over all collisions of a size at a step's level; none unless all were measured.
    fn cost(&self, size: usize, step: usize) -> Option<Cost> {
        Self::level(step)?;
        let begin = step * self.collisions(self.sizes.len()) + self.collisions(size);
        let all = begin..begin + self.sizes[size].collisions();
        let all: Option<Vec<&Cost>> = all.map(|i| self.measured.get(i)).collect();
        Cost::mean(&all?)
    }

    fn of_level(&self, step: usize, level: u32) -> Step {
        let largest = self.sizes.len() - 1;
        let costs: Vec<Option<Cost>> = (0..=largest).map(|size| self.cost(size, step)).collect();
        let question = self.question(step);
        let (size, cost) = (&self.sizes[largest], costs[largest].unwrap_or_default());
        let key = match level.cmp(&size.as_large_as_faces()) {
            std::cmp::Ordering::Less => "how-deep.shallow",
            std::cmp::Ordering::Equal => "how-deep.as-large",
            std::cmp::Ordering::Greater => "how-deep.deep",
        };
        let with = [
            ("level", Value::from(level as usize)),
            ("voxel", Value::from(size.voxel(level))),
            ("size", Value::from(size.faces)),
            ("edge", Value::from(size.edge_in_voxels(level))),
            ("collisions", Value::from(size.collisions())),
            ("cubes", Value::from(cost.cubes.round())),
            ("faces", Value::from(cost.faces.round())),
            ("many", Value::from(cost.cubes_a_face)),
            ("pairs", Value::from(cost.pairs.round())),
            ("cells", Value::from(cost.cells.round())),
        ];
        let seen = size.seen(level).ok();
        Step {
            say: Say::new(key, with),
            numbers: self.numbers(level, &costs),
            events: Vec::new(),
            question,
            figure: match seen {
                Some(seen) => picture::collision(size, &seen),
                None => Figure {
                    up: Up::Z,
                    items: Vec::new(),
                },
            },
        }
    }

    fn numbers(&self, level: u32, costs: &[Option<Cost>]) -> Vec<Number> {
        let mean = |name, value| Number::new(name, value, NumberUnit::Count, Bound::Approximate);
        let mut numbers = vec![Number::count("level", level as usize)];
        for (i, (size, cost)) in self.sizes.iter().zip(costs).enumerate() {
            let time = cost.and_then(|cost| cost.time);
            let edge = size.edge_in_voxels(level);
            numbers.push(Number::time(TIMES[i], time, NumberUnit::Milliseconds));
            numbers.push(mean(PAIRS[i], cost.map(|cost| cost.pairs)));
            numbers.push(Number::new(EDGES[i], edge, NumberUnit::Ratio, Bound::Exact));
        }
        let (Some(size), Some(Some(cost))) = (self.sizes.last(), costs.last()) else {
            return numbers;
        };
        numbers.push(Number::count("collisions", size.collisions()));
        numbers.push(mean("cells-compared", Some(cost.cells)));
        numbers.push(mean("cubes", Some(cost.cubes)));
        numbers.push(mean("candidate-faces", Some(cost.faces)));
        let many = cost.cubes_a_face;
        numbers.push(Number::new(
            "cubes-a-face",
            many,
            NumberUnit::Ratio,
            Bound::Approximate,
        ));
        numbers
    }

    /// At first: at which level are voxels as large as the faces of the smallest size? No clock has a say in what is
    /// right. Then, whether there will be fewer than half as many pairs at the
    /// next level.
    fn question(&self, step: usize) -> Option<Question> {
        if step == 0 {
            let choice = |level: u32| Caption::Math(level.to_string());
            let best = self.sizes[0].as_large_as_faces();
            return Some(Question {
                name: "how-deep.as-large",
                choices: LEVELS.map(choice).collect(),
                answer: (best - LEVELS.start()) as usize,
                point: None,
            });
        }
        let largest = self.sizes.len() - 1;
        let (here, next) = (self.cost(largest, step)?, self.cost(largest, step + 1)?);
        Some(Question {
            name: "how-deep.halves",
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(next.pairs >= 0.5 * here.pairs),
            point: None,
        })
    }

    /// The levels that took the least time, as far as the clock tells them apart.
    fn fastest(&self, size: usize) -> Vec<u32> {
        let times = |step| self.cost(size, step)?.time;
        let times: Option<Vec<Time>> = (0..LEVELS.count()).map(times).collect();
        let quickest = clock::quickest(&times.unwrap_or_default());
        quickest.into_iter().filter_map(Self::level).collect()
    }

    /// The best levels measured beside those published. Where several are alike, which is best is not said.
    fn rule(&self) -> Step {
        let mut numbers = Vec::new();
        let mut alike = 0;
        for (i, size) in self.sizes.iter().enumerate() {
            let best = self.fastest(i);
            let one = Some(&best).filter(|best| best.len() == 1);
            let unit = NumberUnit::Count;
            let number = Number::new(
                BEST[i],
                one.map(|best| f64::from(best[0])),
                unit,
                Bound::Measured,
            );
            let ends = best.first().zip(best.last()).filter(|_| best.len() > 1);
            alike += usize::from(ends.is_some());
            numbers.push(Number {
                spread: ends.map(|(low, high)| [low, high].map(|level| f64::from(*level))),
                ..number.noisy_if(ends.is_some())
            });
            numbers.extend(
                size.published
                    .map(|(name, level)| Number::count(name, level)),
            );
            let edge = size.edge_in_voxels(size.as_large_as_faces());
            numbers.push(Number::new(EDGES[i], edge, NumberUnit::Ratio, Bound::Exact));
        }
        let say = match alike {
            0 => Say::new("how-deep.rule", []),
            _ => Say::new("how-deep.rule-noisy", [("alike", Value::from(alike))]),
        };
        Step {
            say,
            numbers,
            events: Vec::new(),
            question: None,
            figure: picture::voxels(&self.sizes),
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        LEVELS.count() + 1
    }

    /// All levels up to the step's, and the next one for its question.
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

    fn tell(&mut self, step: usize) -> Step {
        match Self::level(step) {
            Some(level) => self.of_level(step, level),
            None => self.rule(),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let upto = match Self::level(step) {
            Some(_) => step + 1,
            None => LEVELS.count(),
        };
        let known = |size: usize| {
            let of = move |step| Some((f64::from(Self::level(step)?), self.cost(size, step)?));
            (0..upto).filter_map(of)
        };
        let count = |name, size, of: fn(&Cost) -> f64| Line {
            name,
            points: known(size)
                .map(|(level, cost)| [level, of(&cost)])
                .collect(),
            style: LineStyle::Line,
        };
        let (mut times, mut counts) = (Vec::new(), Vec::new());
        for i in 0..self.sizes.len() {
            let points = known(i).map(|(level, cost)| (level, cost.time));
            let unit = NumberUnit::Milliseconds;
            times.extend(clock::lines(TIMES[i], LineStyle::Line, points, unit));
            counts.push(count(PAIRS[i], i, |cost| cost.pairs.max(1.0)));
        }
        let last = self.sizes.len() - 1;
        counts.push(count("cells-compared", last, |cost| cost.cells));
        let chart = |name, y, lines| Chart {
            name,
            x: Axis {
                name: "level",
                log: false,
            },
            y: Axis { name: y, log: true },
            lines,
            at: Self::level(step).map(f64::from),
        };
        vec![
            chart("time-a-cycle", "milliseconds", times),
            chart("looked-at", "count", counts),
        ]
    }
}
