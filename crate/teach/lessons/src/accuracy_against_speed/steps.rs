//! Lists the steps: the poses, a step for each radius, and the ratios between ranks.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Sphere;

use super::charts::charts;
use super::measure::{Benchmark, Measurement, RADII, RATIOS};
use crate::clock::mark_noisy;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::slices::Slices;
use crate::sphere_meshes::of_spheres;
use crate::story::{LazyStep, Number, Question, Story};

/// The steps of the lesson on the cost and the benefit of small spheres in a hierarchy of spheres, with the data that
/// they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub bench: Benchmark,
    /// The measurements by radius, then by ratio, without the chosen ratio, which is among the radii.
    measurements: Slices<Measurement>,
}

const LAST: usize = RADII + 1;
/// The index of the radius at which ratios are compared: twice the smallest.
const COMPARED: usize = RADII - 3;

impl Steps {
    /// Makes the steps of a benchmark; each is measured when it is first shown.
    pub fn new(bench: Benchmark) -> Self {
        Self {
            bench,
            measurements: Slices::new(RADII + RATIOS.len()),
        }
    }

    fn measurement_of_radius(&self, step: usize) -> Option<&Measurement> {
        match step {
            0 => None,
            LAST => self.measurements.get(COMPARED),
            1..LAST => self.measurements.get(step - 1),
            _ => None,
        }
    }

    /// Returns the measurement of the same radius with one of the [`RATIOS`].
    fn ratio(&self, index: usize) -> Option<&Measurement> {
        match RATIOS[index] == self.bench.parameters.ratio {
            true => self.measurements.get(COMPARED),
            false => self.measurements.get(RADII + index),
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let mut figure = Figure::empty();
        let [a, b] = &self.bench.parts;
        let Some(measured) = self.measurement_of_radius(step) else {
            figure.solid(a, Pose::identity(), Role::A);
            for pose in self.bench.poses.iter().step_by(8) {
                figure.solid(b, *pose, Role::Quiet);
            }
            return figure.about_everything();
        };
        let pose = self.false_alarm_pose(measured);
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
            let last = model.spheres_of_rank(model.rank_count() - 1);
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

    /// Returns a pose with a false alarm, if there is one.
    fn false_alarm_pose(&self, measured: &Measurement) -> usize {
        let [alarms, _] = measured.wrong(&self.bench.truth);
        let hit = || measured.hits.iter().position(Option::is_some);
        alarms.first().copied().or_else(hit).unwrap_or(0)
    }

    fn poses(&self) -> LazyStep<'_> {
        let bench = &self.bench;
        let next = self
            .measurement_of_radius(1)
            .map(|next| next.wrong(&bench.truth));
        let missed = next.map(|[_, missed]| !missed.is_empty());
        LazyStep::new("accuracy.poses")
            .with_arg("poses", bench.poses.len())
            .with_arg("colliding", bench.colliding())
            .count("poses-checked", bench.poses.len())
            .count("colliding-poses", bench.colliding())
            .numbers([Number::micros("exact-time", bench.exact_time)])
            .ask(missed.map(|missed| Question::yes_or_no("accuracy.missed", missed)))
    }

    fn radius(&self, step: usize, measured: &Measurement) -> LazyStep<'_> {
        let bench = &self.bench;
        let [alarms, missed] = measured.wrong(&bench.truth);
        let key = match step {
            1 => "accuracy.coarse",
            _ => "accuracy.rung",
        };
        LazyStep::new(key)
            .with_arg("radius", measured.accuracy)
            .with_arg("spheres", measured.spheres())
            .with_arg("tests", measured.tests as usize)
            .with_arg("alarms", alarms.len())
            .with_arg("missed", missed.len())
            .with_arg("within", measured.max_distance)
            .with_arg("poses", bench.poses.len())
            .with_arg("colliding", bench.colliding())
            .numbers(self.measured(measured))
            .ask(self.question(step, measured))
            .charts(move || {
                let known = (1..=step).filter_map(|step| self.measurement_of_radius(step));
                let known: Vec<_> = known.map(|m| (m.accuracy, m)).collect();
                let at = known.last().map(|(at, _)| *at);
                charts(bench, &known, "smallest-radius", at)
            })
    }

    /// Compares the ratios between ranks, at one radius.
    fn ratios(&self, measured: &Measurement) -> LazyStep<'_> {
        let bench = &self.bench;
        let tests = |i| self.ratio(i).map_or(0, |m| m.tests as usize);
        LazyStep::new("accuracy.ratios")
            .with_arg("radius", measured.accuracy)
            .with_arg("low", tests(0))
            .with_arg("two", tests(1))
            .with_arg("more", tests(2))
            .with_arg("high", tests(3))
            .numbers(self.measured(measured))
            .charts(move || {
                let known = (0..RATIOS.len()).filter_map(|i| Some((RATIOS[i], self.ratio(i)?)));
                let chosen = (bench.parameters.ratio, self.measurement_of_radius(LAST));
                let chosen = Some(chosen).filter(|(ratio, _)| !RATIOS.contains(ratio));
                let chosen = chosen.and_then(|(ratio, m)| Some((ratio, m?)));
                let mut known: Vec<_> = known.chain(chosen).collect();
                known.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
                charts(
                    bench,
                    &known,
                    "ratio-of-ranks",
                    Some(bench.parameters.ratio),
                )
            })
    }

    fn measured(&self, measured: &Measurement) -> Vec<Number> {
        let [alarms, missed] = measured.wrong(&self.bench.truth);
        let mut checks = [
            Number::micros("check-time", measured.time),
            Number::micros("exact-time", self.bench.exact_time),
        ];
        mark_noisy(&mut checks);
        let mut numbers = vec![
            Number::length("accuracy", measured.accuracy),
            Number::count("ranks-of-a", measured.models[0].rank_count()),
            Number::count("spheres-total", measured.spheres()),
            Number::count("tests-of-check", measured.tests as usize),
            Number::count("false-alarms", alarms.len()),
            Number::count("missed-contacts", missed.len()),
            Number::at_most("alarm-within", measured.max_distance),
            Number::millis("time-making", measured.build_time),
        ];
        numbers.extend(checks);
        numbers
    }

    /// Asks what the next radius shows, or which ratio is best.
    fn question(&self, step: usize, here: &Measurement) -> Option<Question> {
        let next = self.measurement_of_radius(step + 1)?;
        if step == RADII {
            let tests = |i: usize| self.ratio(i).map(|m| m.tests);
            let mut best = 0;
            for i in 1..RATIOS.len() {
                if tests(i)? < tests(best)? {
                    best = i;
                }
            }
            let choices = RATIOS.map(|ratio| Caption::Math(format!("ρ = {ratio}")));
            return Some(Question::among("accuracy.ratio", choices, best));
        }
        if !step.is_multiple_of(2) {
            return Some(Question::number("accuracy.spheres", next.spheres()));
        }
        let alarms = |m: &Measurement| m.wrong(&self.bench.truth)[0].len();
        let fewer = alarms(next) < alarms(here);
        Some(Question::yes_or_no("accuracy.fewer", fewer))
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        LAST + 1
    }

    /// Measures all that a step needs, with its question about the next.
    fn prepare(&mut self, step: usize) -> f64 {
        let bench = &self.bench;
        let all = match step + 1 {
            next if next < LAST => next,
            _ => RADII + RATIOS.len(),
        };
        self.measurements.make_one(0..all, |index| {
            let measured = match index.checked_sub(RADII) {
                None => bench.measure(bench.radius(index), bench.parameters.ratio),
                Some(i) if RATIOS[i] == bench.parameters.ratio => return None,
                Some(i) => bench.measure(bench.radius(COMPARED), RATIOS[i]),
            };
            measured.ok()
        })
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let draft = match self.measurement_of_radius(step) {
            None => self.poses(),
            Some(measured) if step == LAST => self.ratios(measured),
            Some(measured) => self.radius(step, measured),
        };
        draft.figure(move || self.figure(step))
    }
}
