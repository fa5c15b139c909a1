//! The story: the poses, a step for each radius, and the ratios between ranks.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::unit::Up;

use super::charts::charts;
use super::measure::{Bench, Measured, RATIOS, RUNGS};
use crate::balls::of_spheres;
use crate::clock::mark;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::slices::Slices;
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Step, Story};

#[derive(Debug)]
pub(super) struct Told {
    pub bench: Bench,
    /// By radius; then by ratio, but for the chosen one, which is among the radii.
    measured: Slices<Measured>,
}

pub(super) const LAST: usize = RUNGS + 1;
/// The radius with which ratios are compared: twice the smallest.
const COMPARED: usize = RUNGS - 3;

impl Told {
    pub fn new(bench: Bench) -> Self {
        Self {
            bench,
            measured: Slices::new(RUNGS + RATIOS.len()),
        }
    }

    pub fn rung(&self, step: usize) -> Option<&Measured> {
        match step {
            0 => None,
            LAST => self.measured.get(COMPARED),
            1..LAST => self.measured.get(step - 1),
            _ => None,
        }
    }

    /// The same radius with one of the [`RATIOS`].
    pub fn ratio(&self, index: usize) -> Option<&Measured> {
        match RATIOS[index] == self.bench.wish.ratio {
            true => self.measured.get(COMPARED),
            false => self.measured.get(RUNGS + index),
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let [a, b] = &self.bench.parts;
        let Some(measured) = self.rung(step) else {
            figure.solid(a, Pose::identity(), Role::A);
            for pose in self.bench.poses.iter().step_by(8) {
                figure.solid(b, *pose, Role::Quiet);
            }
            return figure.told();
        };
        let pose = self.shown(measured);
        let mut between = Vec::new();
        for (side, role) in [Role::A, Role::B].into_iter().enumerate() {
            let model = &measured.models[side];
            let hit = measured.hits[pose].map(|spheres| spheres[side]);
            let place = match side {
                0 => Pose::identity(),
                _ => self.bench.poses[pose],
            };
            let posed = |sphere: u32| {
                let ball = model.sphere(sphere);
                let centre = place * ball.centre;
                Sphere { centre, ..ball }
            };
            let last = model.rank(model.ranks() - 1);
            let others: Vec<_> = last.filter(|n| Some(*n) != hit).map(posed).collect();
            let hits: Vec<_> = hit.map(posed).into_iter().collect();
            between.extend(hits.iter().map(|ball| ball.centre));
            for (spheres, role) in [(others, role), (hits, Role::Witness)] {
                if let Some(shape) = of_spheres(&spheres) {
                    figure.solid(&shape, Pose::identity(), role);
                }
            }
        }
        figure.line(&between, Role::Witness, Weight::Strong, Hidden::Over);
        figure
    }

    /// A pose with a false alarm, if there is one.
    fn shown(&self, measured: &Measured) -> usize {
        let [alarms, _] = measured.wrong(&self.bench.truth);
        let hit = || measured.hits.iter().position(Option::is_some);
        alarms.first().copied().or_else(hit).unwrap_or(0)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let micros = NumberUnit::Microseconds;
        let exact = Number::time("exact-time", self.bench.exact_time, micros);
        let Some(measured) = self.rung(step) else {
            return vec![
                Number::count("poses-checked", self.bench.poses.len()),
                Number::count("colliding-poses", self.bench.colliding()),
                exact,
            ];
        };
        let [alarms, missed] = measured.wrong(&self.bench.truth);
        let length = |name, value, bound| Number::new(name, value, NumberUnit::Length, bound);
        let mut checks = [Number::time("check-time", measured.time, micros), exact];
        mark(&mut checks);
        let mut numbers = vec![
            length("accuracy", measured.accuracy, Bound::Exact),
            Number::count("ranks-of-a", measured.models[0].ranks()),
            Number::count("spheres-total", measured.spheres()),
            Number::count("tests-of-check", measured.tests as usize),
            Number::count("false-alarms", alarms.len()),
            Number::count("missed-contacts", missed.len()),
            length("alarm-within", measured.within, Bound::AtMost),
            Number::time("time-making", measured.making, NumberUnit::Milliseconds),
        ];
        numbers.extend(checks);
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        let yes_or_no = |name, yes: bool| Question {
            name,
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
            point: None,
        };
        let next = self.rung(step + 1)?;
        let Some(here) = self.rung(step) else {
            let [_, missed] = next.wrong(&self.bench.truth);
            return Some(yes_or_no("accuracy.missed", !missed.is_empty()));
        };
        match step {
            LAST => None,
            RUNGS => {
                let tests = |i: usize| self.ratio(i).map(|m| m.tests);
                let mut best = 0;
                for i in 1..RATIOS.len() {
                    if tests(i)? < tests(best)? {
                        best = i;
                    }
                }
                let choice = |ratio: f64| Caption::Math(format!("ρ = {ratio}"));
                Some(Question {
                    name: "accuracy.ratio",
                    choices: RATIOS.map(choice).to_vec(),
                    answer: best,
                    point: None,
                })
            }
            _ if step.is_multiple_of(2) => {
                let alarms = |m: &Measured| m.wrong(&self.bench.truth)[0].len();
                let fewer = alarms(next) < alarms(here);
                Some(yes_or_no("accuracy.fewer", fewer))
            }
            _ => Some(Question::number("accuracy.spheres", next.spheres())),
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        LAST + 1
    }

    /// All that a step, and its question about the next, is told from.
    fn prepare(&mut self, step: usize) -> f64 {
        let bench = &self.bench;
        let all = match step + 1 {
            next if next < LAST => next,
            _ => RUNGS + RATIOS.len(),
        };
        self.measured.make_one(0..all, |index| {
            let measured = match index.checked_sub(RUNGS) {
                None => bench.measure(bench.radius(index), bench.wish.ratio),
                Some(i) if RATIOS[i] == bench.wish.ratio => return None,
                Some(i) => bench.measure(bench.radius(COMPARED), RATIOS[i]),
            };
            measured.ok()
        })
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let bench = &self.bench;
        if step == LAST {
            let known = (0..RATIOS.len()).filter_map(|i| Some((RATIOS[i], self.ratio(i)?)));
            let chosen = (bench.wish.ratio, self.rung(LAST));
            let chosen = Some(chosen).filter(|(ratio, _)| !RATIOS.contains(ratio));
            let chosen = chosen.and_then(|(ratio, m)| Some((ratio, m?)));
            let mut known: Vec<_> = known.chain(chosen).collect();
            known.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
            return charts(bench, &known, "ratio-of-ranks", Some(bench.wish.ratio));
        }
        let known = (1..=step).filter_map(|step| self.rung(step));
        let known: Vec<_> = known.map(|m| (m.accuracy, m)).collect();
        match known.last() {
            None => Vec::new(),
            Some((at, _)) => charts(bench, &known, "smallest-radius", Some(*at)),
        }
    }
}
