//! The story: a step for each cycle of the path.

use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::bubble::WatchMethod;

use super::parts::{CYCLES, Pair};
use super::run::Told as Cycle;
use crate::figure::{Caption, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::story::{
    Axis, Bound, Chart, Event, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    pair: Pair,
    threshold: f64,
    cycles: Vec<Cycle>,
    events: Vec<Event>,
}

impl Told {
    pub fn new(pair: Pair, threshold: f64, cycles: Vec<Cycle>) -> Self {
        Self {
            events: events(&cycles),
            pair,
            threshold,
            cycles,
        }
    }

    fn numbers(&self, cycle: &Cycle) -> Vec<Number> {
        let length = |name, value, bound| Number::new(name, value, NumberUnit::Length, bound);
        let watched = &cycle.watched;
        let bound = match watched.method {
            _ if watched.is_exact() => Bound::Exact,
            WatchMethod::Hulls => Bound::AtLeast,
            WatchMethod::Bubbles(_) => Bound::AtMost,
        };
        let mut numbers = vec![
            length("answer", watched.distance, bound),
            length("hull-distance", cycle.hulls.distance(), Bound::AtLeast),
            length("exact-distance", cycle.exact.distance, Bound::Exact),
            length("at-least", watched.at_least, Bound::AtLeast),
            length("at-most", watched.at_most, Bound::AtMost),
        ];
        let (spheres, triangles, age) = spent(cycle);
        let count = |name, count: usize, plain: usize| {
            Number::count(name, count).beside(Some(plain as f64))
        };
        numbers.push(count("sphere-pairs", spheres, cycle.plain.spheres));
        numbers.push(count("triangle-pairs", triangles, cycle.plain.triangles));
        numbers.push(Number::count("age", age));
        numbers
    }

    fn say(&self, cycle: &Cycle) -> Say {
        let (key, age) = match cycle.watched.method {
            WatchMethod::Hulls => ("far-and-near.hulls", 0),
            WatchMethod::Bubbles(_) if cycle.is_wrong => ("far-and-near.wrong", spent(cycle).2),
            WatchMethod::Bubbles(found) if found.age == 0 => ("far-and-near.searched", 0),
            WatchMethod::Bubbles(found) => ("far-and-near.kept", found.age as usize),
        };
        let with = [
            ("answer", Value::from(cycle.watched.distance)),
            ("exact", Value::from(cycle.exact.distance)),
            ("hull", Value::from(cycle.hulls.distance())),
            ("threshold", Value::from(self.threshold)),
            ("age", Value::from(age)),
        ];
        Say::new(key, with)
    }

    fn question(&self, step: usize) -> Option<Question> {
        let next = self.cycles.get(step + 1)?;
        let is_far = |cycle: &Cycle| cycle.watched.method == WatchMethod::Hulls;
        let near = !is_far(&self.cycles[step]);
        let (name, yes) = match near && !is_far(next) {
            true => ("far-and-near.wrong", next.is_wrong),
            false => ("far-and-near.hulls", is_far(next)),
        };
        Some(Question {
            name,
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
            point: None,
        })
    }

    fn figure(&self, step: usize) -> Figure {
        let (cycle, pose) = (&self.cycles[step], self.pair.pose(step));
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        figure.solid(&self.pair.a.shape, Pose::identity(), Role::A);
        figure.solid(&self.pair.b.shape, pose, Role::B);
        let watched = &cycle.watched;
        match watched.method {
            WatchMethod::Hulls => {
                for (body, place) in [(&self.pair.a, Pose::identity()), (&self.pair.b, pose)] {
                    if let Some(hull) = &body.hull_shape {
                        figure.solid(hull, place, Role::Quiet);
                    }
                }
            }
            WatchMethod::Bubbles(found) => {
                let on_a = self.pair.a.shape.triangle(found.clearance.triangle_a);
                let on_b = self.pair.b.shape.triangle(found.clearance.triangle_b);
                figure.items.push(Item::Faces {
                    polygons: vec![on_a.to_vec(), on_b.map(|p| pose * p).to_vec()],
                    role: Role::Upper,
                    fill: Fill::Outlined,
                });
            }
        }
        let role = match watched.method {
            WatchMethod::Hulls => Role::Lower,
            WatchMethod::Bubbles(_) if cycle.is_wrong => Role::Upper,
            WatchMethod::Bubbles(_) => Role::Witness,
        };
        if cycle.is_wrong || watched.method == WatchMethod::Hulls {
            let ends = [cycle.exact.on_a, cycle.exact.on_b];
            between(
                &mut figure,
                ends,
                cycle.exact.distance,
                Bound::Exact,
                Role::Witness,
            );
        }
        let bound = match watched.method {
            _ if watched.is_exact() => Bound::Exact,
            WatchMethod::Hulls => Bound::AtLeast,
            WatchMethod::Bubbles(_) => Bound::AtMost,
        };
        let ends = [watched.on_a, watched.on_b];
        between(&mut figure, ends, watched.distance, bound, role);
        figure
    }
}

/// Two points, a line between them, and how far apart they are.
fn between(figure: &mut Figure, [a, b]: [Point; 2], length: f64, bound: Bound, role: Role) {
    figure.line(&[a, b], role, Weight::Strong, Hidden::Over);
    figure.dot(a, role, Symbol::Disc);
    figure.dot(b, role, Symbol::Disc);
    let middle = a + (b - a) * 0.5;
    figure.label(middle, Caption::Length(length, bound), role);
}

/// Pairs of spheres and of triangles that a cycle looked at, and how old the search is that it rests on.
fn spent(cycle: &Cycle) -> (usize, usize, usize) {
    match cycle.watched.method {
        WatchMethod::Hulls => (0, 0, 0),
        WatchMethod::Bubbles(found) => {
            let counts = found.counts;
            (counts.spheres, counts.triangles, found.age as usize)
        }
    }
}

/// Where the other method takes over, and where kept pairs begin to be wrong.
fn events(cycles: &[Cycle]) -> Vec<Event> {
    let mut events = Vec::new();
    for (step, pair) in (1..).zip(cycles.windows(2)) {
        let is_far = |cycle: &Cycle| cycle.watched.method == WatchMethod::Hulls;
        let name = match (is_far(&pair[0]), is_far(&pair[1])) {
            (true, false) => Some("far-and-near.bubbles"),
            (false, true) => Some("far-and-near.hulls"),
            _ if pair[1].is_wrong && !pair[0].is_wrong => Some("far-and-near.wrong"),
            _ => None,
        };
        let distances = [pair[0].watched.distance, pair[1].watched.distance];
        events.extend(name.map(|name| Event {
            name,
            with: vec![
                ("from", Value::from(distances[0])),
                ("to", Value::from(distances[1])),
                ("exact", Value::from(pair[1].exact.distance)),
            ],
            step,
        }));
    }
    events
}

impl Story for Told {
    fn steps(&self) -> usize {
        CYCLES
    }

    fn tell(&mut self, step: usize) -> Step {
        let cycle = &self.cycles[step];
        let past = self.events.iter().filter(|event| event.step <= step);
        Step {
            say: self.say(cycle),
            numbers: self.numbers(cycle),
            events: past.cloned().collect(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let axis = |name| Axis { name, log: false };
        let line = |name, style, of: &dyn Fn(&Cycle) -> f64| {
            let known = self.cycles[..=step].iter().enumerate();
            Line {
                name,
                points: known.map(|(i, cycle)| [i as f64, of(cycle)]).collect(),
                style,
            }
        };
        let when = |is: bool, y: f64| if is { y } else { f64::NAN };
        let chart = |name, y, lines| Chart {
            name,
            x: axis("cycle"),
            y: axis(y),
            lines,
            at: Some(step as f64),
        };
        let solid = LineStyle::Line;
        vec![
            chart(
                "distances",
                "length",
                vec![
                    line("exact", solid, &|cycle| cycle.exact.distance),
                    line("hulls", solid, &|cycle| cycle.hulls.distance()),
                    line("bubbles", solid, &|cycle| {
                        let near = cycle.watched.method != WatchMethod::Hulls;
                        when(near, cycle.watched.distance)
                    }),
                    line("wrong", LineStyle::Points, &|cycle| {
                        when(cycle.is_wrong, cycle.watched.distance)
                    }),
                    line("threshold", solid, &|_| self.threshold),
                ],
            ),
            chart(
                "sphere-pairs",
                "count",
                vec![
                    line("searched-each-cycle", solid, &|c| c.plain.spheres as f64),
                    line("this-run", solid, &|cycle| spent(cycle).0 as f64),
                ],
            ),
        ]
    }
}
