//! The story: the poses, a step for each radius, and the ratios between ranks.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::unit::Up;

use super::charts::charts;
use super::measure::{Bench, Measured, RATIOS, RUNGS};
use crate::balls::of_spheres;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Step, Story};

#[derive(Debug)]
pub(super) struct Told {
    pub bench: Bench,
    /// By radius, once it was shown or asked about.
    rungs: [Option<Measured>; RUNGS],
    pub ratios: [Option<Measured>; RATIOS.len()],
}

pub(super) const LAST: usize = RUNGS + 1;
/// The radius with which ratios are compared: twice the smallest.
const COMPARED: usize = RUNGS - 3;

impl Told {
    pub fn new(bench: Bench) -> Self {
        Self {
            bench,
            rungs: [const { None }; RUNGS],
            ratios: [const { None }; RATIOS.len()],
        }
    }

    /// All that a step, and its question about the next, is told from.
    fn measure(&mut self, step: usize) {
        let bench = &self.bench;
        for (rung, known) in self.rungs.iter_mut().enumerate().take(step + 1) {
            if known.is_none() {
                *known = bench.measure(bench.radius(rung), bench.wish.ratio).ok();
            }
        }
        if step + 1 >= LAST {
            for (ratio, known) in RATIOS.into_iter().zip(&mut self.ratios) {
                if known.is_none() {
                    *known = bench.measure(bench.radius(COMPARED), ratio).ok();
                }
            }
        }
    }

    pub fn rung(&self, step: usize) -> Option<&Measured> {
        match step {
            0 => None,
            LAST => self.rungs[COMPARED].as_ref(),
            _ => self.rungs.get(step - 1)?.as_ref(),
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
            return figure;
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
        let time = |name, time: Option<f64>, unit| Number::new(name, time, unit, Bound::Measured);
        let exact = time(
            "exact-time",
            self.bench.exact_time,
            NumberUnit::Microseconds,
        );
        let Some(measured) = self.rung(step) else {
            return vec![
                Number::count("poses-checked", self.bench.poses.len()),
                Number::count("colliding-poses", self.bench.colliding()),
                exact,
            ];
        };
        let [alarms, missed] = measured.wrong(&self.bench.truth);
        let length = |name, value, bound| Number::new(name, value, NumberUnit::Length, bound);
        vec![
            length("accuracy", measured.accuracy, Bound::Exact),
            Number::count("ranks-of-a", measured.models[0].ranks()),
            Number::count("spheres-total", measured.spheres()),
            Number::count("tests-of-check", measured.tests as usize),
            Number::count("false-alarms", alarms.len()),
            Number::count("missed-contacts", missed.len()),
            length("alarm-within", measured.within, Bound::AtMost),
            time("time-making", measured.making, NumberUnit::Milliseconds),
            time("check-time", measured.time, NumberUnit::Microseconds),
            exact,
        ]
    }

    fn question(&self, step: usize) -> Option<Question> {
        let yes_or_no = |name, yes: bool| Question {
            name,
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
        };
        let next = self.rung(step + 1)?;
        let Some(here) = self.rung(step) else {
            let [_, missed] = next.wrong(&self.bench.truth);
            return Some(yes_or_no("accuracy.missed", !missed.is_empty()));
        };
        match step {
            LAST => None,
            RUNGS => {
                let tests = |i: usize| self.ratios[i].as_ref().map(|m| m.tests);
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
                })
            }
            _ if step.is_multiple_of(2) => {
                let alarms = |m: &Measured| m.wrong(&self.bench.truth)[0].len();
                let fewer = alarms(next) < alarms(here);
                Some(yes_or_no("accuracy.fewer", fewer))
            }
            _ => {
                let growth = next.spheres() as f64 / here.spheres() as f64;
                let keys = ["as-many", "twice", "four-times"];
                Some(Question {
                    name: "accuracy.spheres",
                    choices: keys.map(Caption::Key).to_vec(),
                    answer: usize::from(growth > 1.4) + usize::from(growth > 2.9),
                })
            }
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        LAST + 1
    }

    fn tell(&mut self, step: usize) -> Step {
        self.measure(step);
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let bench = &self.bench;
        if step == LAST {
            let known = RATIOS.into_iter().zip(&self.ratios);
            let known: Vec<_> = known.filter_map(|(x, m)| Some((x, m.as_ref()?))).collect();
            return charts(bench, &known, "ratio-of-ranks", None);
        }
        let known = self.rungs.iter().take(step).flatten();
        let known: Vec<_> = known.map(|m| (m.accuracy, m)).collect();
        match known.last() {
            None => Vec::new(),
            Some((at, _)) => charts(bench, &known, "smallest-radius", Some(*at)),
        }
    }
}
