//! The story: a step for each level, then what the best ones have in common.

use nearpoint_geometry::unit::Up;

use super::measure::{Cost, LEVELS, Size};
use super::picture;
use crate::figure::{Caption, Figure};
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    /// At least one, the smallest first.
    sizes: Vec<Size>,
    /// By size and level, once it was shown or asked about.
    measured: Vec<Vec<Option<Cost>>>,
    now: fn() -> f64,
}

/// Names of numbers and lines, by size.
const TIMES: [&str; 3] = ["time-48", "time-360", "time-960"];
const DEVIATIONS: [&str; 3] = ["deviation-48", "deviation-360", "deviation-960"];
const PAIRS: [&str; 3] = ["pairs-48", "pairs-360", "pairs-960"];
const EDGES: [&str; 3] = ["edge-48", "edge-360", "edge-960"];
const BEST: [&str; 3] = ["best-48", "best-360", "best-960"];
const PUBLISHED: [&str; 3] = ["published-48", "published-360", "published-960"];

impl Told {
    pub fn new(sizes: Vec<Size>, now: fn() -> f64) -> Self {
        let none = |_: &Size| LEVELS.map(|_| None).collect();
        Self {
            measured: sizes.iter().map(none).collect(),
            sizes,
            now,
        }
    }

    /// The step's level; none for the last step.
    fn level(step: usize) -> Option<u32> {
        let level = LEVELS.start() + step as u32;
        LEVELS.contains(&level).then_some(level)
    }

    fn cost(&mut self, size: usize, step: usize) -> Option<Cost> {
        let level = Self::level(step)?;
        if self.measured[size][step].is_none() {
            self.measured[size][step] = self.sizes[size].measure(level, self.now).ok();
        }
        self.measured[size][step]
    }

    fn of_level(&mut self, step: usize, level: u32) -> Step {
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
            ("collisions", Value::from(cost.collisions)),
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
            let clock = |name, value: Option<f64>| {
                Number::new(name, value, NumberUnit::Milliseconds, Bound::Measured)
            };
            let edge = size.edge_in_voxels(level);
            numbers.push(clock(TIMES[i], time.map(|time| time.mean)));
            numbers.push(clock(DEVIATIONS[i], time.map(|time| time.deviation)));
            numbers.push(mean(PAIRS[i], cost.map(|cost| cost.pairs)));
            numbers.push(Number::new(EDGES[i], edge, NumberUnit::Ratio, Bound::Exact));
        }
        let Some(Some(cost)) = costs.last() else {
            return numbers;
        };
        numbers.push(Number::count("collisions", cost.collisions));
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

    /// At first: which level was published as the fastest for the smallest size, whose voxels are as large as its
    /// faces? No clock has a say in what is right. Then, whether there will be fewer than half as many pairs at the
    /// next level.
    fn question(&mut self, step: usize) -> Option<Question> {
        if step == 0 {
            let choice = |level: u32| Caption::Math(level.to_string());
            let best = self.sizes[0].as_large_as_faces();
            return Some(Question {
                name: "how-deep.published",
                choices: LEVELS.map(choice).collect(),
                answer: (best - LEVELS.start()) as usize,
            });
        }
        let largest = self.sizes.len() - 1;
        let (here, next) = (self.cost(largest, step)?, self.cost(largest, step + 1)?);
        Some(Question {
            name: "how-deep.halves",
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(next.pairs >= 0.5 * here.pairs),
        })
    }

    /// The step of the level that took the least time; measures those that are missing.
    fn fastest(&mut self, size: usize) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        for step in 0..LEVELS.count() {
            let mean = self.cost(size, step)?.time?.mean;
            if best.is_none_or(|(_, least)| mean < least) {
                best = Some((step, mean));
            }
        }
        best.map(|(step, _)| step)
    }

    /// The best levels measured beside those published.
    fn rule(&mut self) -> Step {
        let mut numbers = Vec::new();
        for i in 0..self.sizes.len() {
            let best = self.fastest(i).and_then(Self::level).map(f64::from);
            let (size, unit) = (&self.sizes[i], NumberUnit::Count);
            numbers.push(Number::new(BEST[i], best, unit, Bound::Measured));
            numbers.push(Number::count(PUBLISHED[i], size.published as usize));
            let edge = size.edge_in_voxels(size.published);
            numbers.push(Number::new(EDGES[i], edge, NumberUnit::Ratio, Bound::Exact));
        }
        Step {
            say: Say::new("how-deep.rule", []),
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

    fn tell(&mut self, step: usize) -> Step {
        match Self::level(step) {
            Some(level) => self.of_level(step, level),
            None => self.rule(),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let line = |name, size: usize, style, of: &dyn Fn(&Cost) -> Option<f64>| {
            let known = LEVELS.zip(&self.measured[size]);
            let point =
                |(level, cost): (u32, &Option<Cost>)| Some([f64::from(level), of(cost.as_ref()?)?]);
            Line {
                name,
                points: known.filter_map(point).collect(),
                style,
            }
        };
        let sizes = 0..self.sizes.len();
        let mut times = Vec::new();
        let mut counts = Vec::new();
        for i in sizes {
            times.push(line(TIMES[i], i, LineStyle::Line, &|cost| {
                cost.time.map(|time| time.mean)
            }));
            times.push(line(DEVIATIONS[i], i, LineStyle::Points, &|cost| {
                cost.time.map(|time| time.mean + time.deviation)
            }));
            counts.push(line(PAIRS[i], i, LineStyle::Line, &|cost| {
                Some(cost.pairs.max(1.0))
            }));
        }
        let last = self.sizes.len() - 1;
        counts.push(line("cells-compared", last, LineStyle::Line, &|cost| {
            Some(cost.cells)
        }));
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
