//! Lists the steps: one for each cycle of the path.

use nearpoint_geometry::Pose;
use nearpoint_published::bubble::{MonitorMethod, MonitorResult};

use super::parts::{CYCLES, Pair};
use super::run::CycleResult;
use crate::figure::{Figure, Fill, Role};
use crate::story::{Bound, Chart, Event, LazyStep, Number, Question, Story};
use crate::values::Value;

/// The steps of the lesson on the distance of two parts on a path, by hulls when far and by bubbles when near, with the
/// data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pair: Pair,
    threshold: f64,
    cycles: Vec<CycleResult>,
    events: Vec<Event>,
}

impl Steps {
    /// Makes a step for each cycle that two parts were monitored.
    pub fn new(pair: Pair, threshold: f64, cycles: Vec<CycleResult>) -> Self {
        Self {
            events: events(&cycles),
            pair,
            threshold,
            cycles,
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let (cycle, pose) = (&self.cycles[step], self.pair.pose(step));
        let mut figure = Figure::empty();
        figure.solid(&self.pair.a.shape, Pose::identity(), Role::A);
        figure.solid(&self.pair.b.shape, pose, Role::B);
        let watched = &cycle.watched;
        match watched.method {
            MonitorMethod::Hulls => {
                for (body, place) in [(&self.pair.a, Pose::identity()), (&self.pair.b, pose)] {
                    if let Some(hull) = &body.hull_shape {
                        figure.solid(hull, place, Role::Quiet);
                    }
                }
            }
            MonitorMethod::Bubbles(found) => {
                let on_a = self.pair.a.shape.triangle(found.clearance.triangle_a);
                let on_b = self.pair.b.shape.triangle(found.clearance.triangle_b);
                figure.faces(
                    vec![on_a.to_vec(), on_b.map(|p| pose * p).to_vec()],
                    Role::Upper,
                    Fill::Outlined,
                );
            }
        }
        let role = match watched.method {
            MonitorMethod::Hulls => Role::Lower,
            MonitorMethod::Bubbles(_) if cycle.is_wrong => Role::Upper,
            MonitorMethod::Bubbles(_) => Role::Witness,
        };
        if cycle.is_wrong || watched.method == MonitorMethod::Hulls {
            let ends = [cycle.exact.on_a, cycle.exact.on_b];
            figure.distance(ends, cycle.exact.distance, Bound::Exact, Role::Witness);
        }
        let ends = [watched.on_a, watched.on_b];
        figure.distance(ends, watched.distance, answer_bound(watched), role);
        figure
    }
}

/// Returns how the answer of a cycle relates to the true distance.
fn answer_bound(watched: &MonitorResult) -> Bound {
    match watched.method {
        _ if watched.is_exact() => Bound::Exact,
        MonitorMethod::Hulls => Bound::AtLeast,
        MonitorMethod::Bubbles(_) => Bound::AtMost,
    }
}

fn is_far(cycle: &CycleResult) -> bool {
    cycle.watched.method == MonitorMethod::Hulls
}

fn question(cycle: &CycleResult, next: &CycleResult) -> Question {
    match !is_far(cycle) && !is_far(next) {
        true => Question::yes_or_no("far-and-near.wrong", next.is_wrong),
        false => Question::yes_or_no("far-and-near.hulls", is_far(next)),
    }
}

/// Returns the pairs of spheres and of triangles that a cycle tested, and the age of the search that it relies on.
fn tested_pairs(cycle: &CycleResult) -> (usize, usize, usize) {
    match cycle.watched.method {
        MonitorMethod::Hulls => (0, 0, 0),
        MonitorMethod::Bubbles(found) => {
            let counts = found.counts;
            (counts.spheres, counts.triangles, found.age as usize)
        }
    }
}

/// Lists where the other method takes over, and where cached pairs begin to be wrong.
fn events(cycles: &[CycleResult]) -> Vec<Event> {
    let mut events = Vec::new();
    for (step, pair) in (1..).zip(cycles.windows(2)) {
        let name = match (is_far(&pair[0]), is_far(&pair[1])) {
            (true, false) => Some("far-and-near.bubbles"),
            (false, true) => Some("far-and-near.hulls"),
            _ if pair[1].is_wrong && !pair[0].is_wrong => Some("far-and-near.wrong"),
            _ => None,
        };
        let distances = [pair[0].watched.distance, pair[1].watched.distance];
        events.extend(name.map(|name| Event {
            name,
            args: vec![
                ("from", Value::from(distances[0])),
                ("to", Value::from(distances[1])),
                ("exact", Value::from(pair[1].exact.distance)),
            ],
            step,
        }));
    }
    events
}

impl Story for Steps {
    fn steps(&self) -> usize {
        CYCLES
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let cycle = &self.cycles[step];
        let CycleResult {
            watched,
            plain,
            exact,
            ..
        } = cycle;
        let (spheres, triangles, age) = tested_pairs(cycle);
        let key = match watched.method {
            MonitorMethod::Hulls => "far-and-near.hulls",
            MonitorMethod::Bubbles(_) if cycle.is_wrong => "far-and-near.wrong",
            MonitorMethod::Bubbles(found) if found.age == 0 => "far-and-near.searched",
            MonitorMethod::Bubbles(_) => "far-and-near.kept",
        };
        let count =
            |name, own, other: usize| Number::count(name, own).compared_with(Some(other as f64));
        let past = self.events.iter().filter(move |event| event.step <= step);
        LazyStep::new(key)
            .with_arg("answer", watched.distance)
            .with_arg("exact", exact.distance)
            .with_arg("hull", cycle.hulls.distance())
            .with_arg("threshold", self.threshold)
            .with_arg("age", age)
            .numbers([
                Number::length("answer", watched.distance).with_bound(answer_bound(watched)),
                Number::at_least("hull-distance", cycle.hulls.distance()),
                Number::length("exact-distance", exact.distance),
                Number::at_least("at-least", watched.lower),
                Number::at_most("at-most", watched.upper),
                count("sphere-pairs", spheres, plain.spheres),
                count("triangle-pairs", triangles, plain.triangles),
                Number::count("age", age),
            ])
            .events(move || past.cloned().collect())
            .ask(self.cycles.get(step + 1).map(|next| question(cycle, next)))
            .figure(move || self.figure(step))
            .charts(move || self.charts(step))
    }
}

impl Steps {
    fn charts(&self, step: usize) -> Vec<Chart> {
        let over = |of: fn(&CycleResult) -> f64| {
            let known = self.cycles[..=step].iter().enumerate();
            known.map(move |(i, cycle)| [i as f64, of(cycle)])
        };
        let chart = |name, y| Chart::new(name, "cycle", y).at(step as f64);
        vec![
            chart("distances", "length")
                .line("exact", over(|cycle| cycle.exact.distance))
                .line("hulls", over(|cycle| cycle.hulls.distance()))
                .line(
                    "bubbles",
                    over(|cycle| {
                        if is_far(cycle) {
                            f64::NAN
                        } else {
                            cycle.watched.distance
                        }
                    }),
                )
                .points(
                    "wrong",
                    over(|cycle| {
                        if cycle.is_wrong {
                            cycle.watched.distance
                        } else {
                            f64::NAN
                        }
                    }),
                )
                .line("threshold", (0..=step).map(|i| [i as f64, self.threshold])),
            chart("sphere-pairs", "count")
                .line(
                    "searched-each-cycle",
                    over(|cycle| cycle.plain.spheres as f64),
                )
                .line("this-run", over(|cycle| tested_pairs(cycle).0 as f64)),
        ]
    }
}
