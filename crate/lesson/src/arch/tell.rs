//! The story: a step for each cycle.

use std::sync::Arc;

use nearpoint_geometry::hull::merge::{self, Rule};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Up;

use super::run::Told as Cycle;
use super::workplace::{CYCLES, HAND, name, parts, poses};
use crate::figure::{Caption, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::solids;
use crate::story::{
    Axis, Bound, Chart, Event, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    height: f64,
    cycles: Vec<Cycle>,
    shapes: Vec<Option<Arc<Shape>>>,
    events: Vec<Event>,
}

impl Told {
    pub fn new(height: f64, cycles: Vec<Cycle>) -> Self {
        let hulls = parts().unwrap_or_default();
        let of_cycle = |(step, told): (usize, &Cycle)| {
            let event = move |event: &merge::Event| told_event(event, step);
            told.cycle.events.iter().map(event).collect::<Vec<_>>()
        };
        Self {
            events: cycles.iter().enumerate().flat_map(of_cycle).collect(),
            shapes: hulls.iter().map(solids::of_hull).collect(),
            height,
            cycles,
        }
    }

    fn say(&self, step: usize) -> Say {
        let told = &self.cycles[step];
        let is = |name: &str| self.events.iter().any(|e| e.step == step && e.name == name);
        let key = match () {
            () if step == 0 => "arch.begin",
            () if is("arch.released") => "arch.released",
            () if is("arch.recovered") => "arch.recovered",
            () if told.cycle.moving.is_empty() => "arch.still",
            () if told.hulls.len() > 1 => "arch.merged",
            () => "arch.open",
        };
        let with = [
            ("hulls", Value::from(told.hulls.len())),
            ("searches", Value::from(told.cycle.searches as usize)),
            ("environment", Value::from(self.signed(step, 0))),
            ("object", Value::from(self.signed(step, 1))),
        ];
        Say::new(key, with)
    }

    fn signed(&self, step: usize, pair: usize) -> f64 {
        self.cycles[step].cycle.answers[pair].signed
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let cycle = &self.cycles[step].cycle;
        let distance = |(name, pair): (&'static str, usize)| {
            let bound = bound(cycle.answers[pair].bound);
            Number::new(name, self.signed(step, pair), NumberUnit::Length, bound)
        };
        let mut numbers = vec![distance(("to-environment", 0)), distance(("to-object", 1))];
        numbers.push(Number::count("searches", cycle.searches as usize));
        numbers.push(Number::count("searches-cut", cycle.cut as usize));
        numbers.push(Number::count("hulls", self.cycles[step].hulls.len()));
        numbers
    }

    /// Will a hull be released in the next cycle? Asked where one will be, and now and then where none will.
    fn question(&self, step: usize) -> Option<Question> {
        const NOW_AND_THEN: usize = 8;
        let next = self.cycles.get(step + 1)?;
        let released = |event: &merge::Event| matches!(event, merge::Event::Released { .. });
        let yes = next.cycle.events.iter().any(released);
        (yes || step % NOW_AND_THEN == 4).then(|| Question {
            name: "arch.released",
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
        })
    }

    fn figure(&self, step: usize) -> Figure {
        let told = &self.cycles[step];
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let places = poses(step, self.height);
        for (part, (shape, pose)) in self.shapes.iter().zip(&places).enumerate() {
            let role = match part {
                _ if HAND.contains(&part) => Role::B,
                7 => Role::Element(3),
                _ => Role::A,
            };
            if let Some(shape) = shape {
                figure.solid(shape, *pose, role);
            }
        }
        for hull in &told.hulls {
            for (polygons, role, fill) in [
                (&hull.virtual_faces, Role::Virtual, Fill::Hatched),
                (&hull.real_faces, Role::Quiet, Fill::Outlined),
            ] {
                figure.items.push(Item::Faces {
                    polygons: polygons.clone(),
                    role,
                    fill,
                });
            }
            if let Some(top) = hull
                .virtual_faces
                .iter()
                .chain(&hull.real_faces)
                .flatten()
                .max_by(|p, q| p.z.total_cmp(&q.z))
            {
                figure.label(*top, Caption::Key(name(hull.group)), Role::Virtual);
            }
        }
        for event in &told.cycle.events {
            if let merge::Event::Released { polygon, .. } = event
                && polygon.len() >= 3
            {
                figure.items.push(Item::Faces {
                    polygons: vec![polygon.clone()],
                    role: Role::Removed,
                    fill: Fill::Hatched,
                });
            }
        }
        for answer in &told.cycle.answers {
            let role = match answer.bound {
                merge::Bound::Exact => Role::Witness,
                merge::Bound::Lower => Role::Lower,
            };
            let [a, b] = answer.witnesses;
            figure.line(&[a, b], role, Weight::Strong, Hidden::Over);
            figure.dot(a, role, Symbol::Disc);
            figure.dot(b, role, Symbol::Disc);
            let length = Caption::Length(answer.signed.abs(), bound(answer.bound));
            figure.label(a + (b - a) * 0.5, length, role);
        }
        figure
    }
}

fn bound(bound: merge::Bound) -> Bound {
    match bound {
        merge::Bound::Exact => Bound::Exact,
        merge::Bound::Lower => Bound::AtLeast,
    }
}

fn told_event(event: &merge::Event, step: usize) -> Event {
    let group = |group: &u32| ("group", Value::word(name(*group)));
    let (name, with) = match event {
        merge::Event::Released {
            group: of, rule, ..
        } => {
            let rule = match rule {
                Rule::VirtualAgainstReal => "virtual-against-real",
                Rule::VirtualAgainstVirtual => "virtual-against-virtual",
                Rule::Overlap => "overlap",
            };
            (
                "arch.released",
                vec![group(of), ("rule", Value::word(rule))],
            )
        }
        merge::Event::Recovered { group: of } => ("arch.recovered", vec![group(of)]),
        merge::Event::Lost { group: of } => ("arch.lost", vec![group(of)]),
        merge::Event::Remerged { group: of } => ("arch.remerged", vec![group(of)]),
    };
    Event { name, with, step }
}

impl Story for Told {
    fn steps(&self) -> usize {
        CYCLES
    }

    fn tell(&mut self, step: usize) -> Step {
        let past = self.events.iter().filter(|event| event.step <= step);
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: past.cloned().collect(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let axis = |name| Axis { name, log: false };
        let line = |name, of: &dyn Fn(usize) -> f64| Line {
            name,
            points: (0..=step).map(|i| [i as f64, of(i)]).collect(),
            style: LineStyle::Line,
        };
        let chart = |name, y, lines| Chart {
            name,
            x: axis("cycle"),
            y: axis(y),
            lines,
            at: Some(step as f64),
        };
        vec![
            chart(
                "distances",
                "length",
                vec![
                    line("to-environment", &|i| self.signed(i, 0)),
                    line("to-object", &|i| self.signed(i, 1)),
                ],
            ),
            chart(
                "searches",
                "count",
                vec![line("searches", &|i| {
                    f64::from(self.cycles[i].cycle.searches)
                })],
            ),
        ]
    }
}
