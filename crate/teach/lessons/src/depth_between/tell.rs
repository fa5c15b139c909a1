//! The story: what both have in common, the interval of the depth, and that of the shortest way out.

use std::sync::Arc;

use nearpoint_geometry::interference::Narrowing;
use nearpoint_geometry::shape::Shape;

use super::parts::Parts;
use super::search::Search;
use super::way::Ways;
use crate::error::LessonError;
use crate::figure::Figure;
use crate::plans::yes_or_no;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    pub parts: Parts,
    pub search: Search,
    /// The body in common.
    pub body: Option<Arc<Shape>>,
    pub ways: Ways,
}

/// Of the story, in order.
const START: usize = 0;
const COMMON: usize = 1;
const FIRST: usize = 2;
const HALF: usize = 3;
const SETTLED: usize = 4;
const SHORTER: usize = 5;
const HULLS: usize = 6;
const BACK: usize = 7;
const PUSH: usize = 8;
const END: usize = 9;

impl Told {
    pub fn new(parts: Parts) -> Result<Self, LessonError> {
        let search = Search::new(&parts)?;
        Ok(Self {
            body: Self::body_of(&search.common),
            ways: Ways::new(&parts)?,
            search,
            parts,
        })
    }

    /// What the search knew at a step of the story, while it went on.
    fn narrowing(&self, step: usize) -> Option<&Narrowing> {
        match step {
            FIRST => self.search.steps.first(),
            HALF => self.search.halfway(),
            _ => None,
        }
    }

    /// The depth is no less and no more.
    fn depth(&self, step: usize) -> [f64; 2] {
        match self.narrowing(step) {
            Some(known) => [known.lower, known.upper],
            None => [self.search.depth.lower, self.search.depth.upper],
        }
    }

    /// The best way that is known at a step of the story.
    fn shortest(&self, step: usize) -> Option<f64> {
        let known = match step {
            HULLS => &self.ways.hulls,
            BACK => &self.ways.back,
            PUSH | END => self.ways.best(),
            _ => return None,
        };
        Some(known.length())
    }

    /// Whether the way out is known as well as the depth is.
    fn is_closed(&self) -> bool {
        self.ways.best().length() <= self.search.depth.upper + self.parts.tolerance()
    }

    fn is_shortened(&self) -> bool {
        self.ways.back.length() < self.ways.hulls.length() - self.parts.tolerance()
    }

    fn key(&self, step: usize) -> &'static str {
        let depth = &self.search.depth;
        match step {
            START => "between.start",
            COMMON => "between.common",
            FIRST => "between.first",
            HALF => "between.half",
            SETTLED if depth.upper - depth.lower <= self.parts.tolerance() => "between.exact",
            SETTLED => "between.bounded",
            SHORTER => "between.shorter",
            HULLS => "between.hulls",
            BACK if self.is_shortened() => "between.back",
            BACK => "between.not-back",
            PUSH if self.ways.push.parts => "between.push",
            PUSH => "between.stuck",
            _ if self.is_closed() => "between.closed",
            _ => "between.open",
        }
    }

    fn say(&self, step: usize) -> Say {
        let [least, most] = self.depth(step);
        let known = self.narrowing(step);
        let looked = known.map_or(self.search.looked(), |known| known.looked);
        let open = known.map_or(0, |known| known.open);
        let shortest = self.shortest(step).unwrap_or(self.ways.best().length());
        let with = [
            ("pairs-meeting", Value::from(self.search.pairs)),
            (
                "pieces-in-common",
                Value::from(self.search.common.facets.len()),
            ),
            ("depth-least", Value::from(least)),
            ("depth-most", Value::from(most)),
            ("pieces-looked", Value::from(looked)),
            ("pieces-open", Value::from(open)),
            ("motions-tried", Value::from(self.search.tried.len())),
            ("motions-still-in", Value::from(self.search.left)),
            ("by-hulls", Value::from(self.ways.hulls.length())),
            ("by-back", Value::from(self.ways.back.length())),
            ("pushes", Value::from(self.ways.pushes.len())),
            ("by-pushes", Value::from(self.ways.push.length())),
            ("way-most", Value::from(shortest)),
        ];
        Say::new(self.key(step), with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let length = |name, value: f64, bound| Number::new(name, value, NumberUnit::Length, bound);
        let mut numbers = vec![Number::count("pairs-meeting", self.search.pairs)];
        if step >= COMMON {
            let volume = self.search.common.volume();
            numbers.push(Number::new(
                "volume-in-common",
                volume,
                NumberUnit::Plain,
                Bound::Exact,
            ));
            numbers.push(Number::count(
                "pieces-in-common",
                self.search.common.facets.len(),
            ));
        }
        if step >= FIRST {
            let known = self.narrowing(step);
            let [least, most] = self.depth(step);
            numbers.push(length("depth-least", least, Bound::AtLeast));
            numbers.push(length("depth-most", most, Bound::AtMost));
            let looked = known.map_or(self.search.looked(), |known| known.looked);
            numbers.push(Number::count("pieces-looked", looked));
            numbers.extend(known.map(|known| Number::count("pieces-open", known.open)));
        }
        if step >= SHORTER {
            numbers.push(Number::count("motions-tried", self.search.tried.len()));
            numbers.push(Number::count("motions-still-in", self.search.left));
        }
        if let Some(way) = self.shortest(step) {
            numbers.push(length("way-most", way, Bound::AtMost));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            HALF => Some(Question::number("between.looked", self.search.looked())),
            SHORTER => Some(yes_or_no("between.long", self.is_closed())),
            HULLS => Some(yes_or_no("between.less", self.is_shortened())),
            _ => None,
        }
    }

    fn figure(&self, step: usize) -> Figure {
        if let Some(known) = self.narrowing(step) {
            return self.looked_at(known);
        }
        match step {
            START => self.at_rest(),
            COMMON => self.in_common(),
            SHORTER => self.too_short(),
            HULLS => self.by_hulls(),
            BACK => self.moved(&self.ways.back),
            PUSH => self.pushed(),
            END => self.both(),
            _ => self.settled(),
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        END + 1
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
        let mut charts = Vec::new();
        if step >= FIRST {
            charts.push(self.by_pieces(step));
        }
        if step >= HULLS {
            charts.push(self.by_steps(step));
        }
        charts
    }
}

impl Told {
    /// The interval of the depth, piece by piece.
    fn by_pieces(&self, step: usize) -> Chart {
        let end = self
            .narrowing(step)
            .map_or(self.search.looked(), |known| known.looked);
        let known = self.search.steps.iter().filter(|known| known.looked <= end);
        let mut points: Vec<[f64; 3]> = known
            .map(|known| [known.looked as f64, known.lower, known.upper])
            .collect();
        if step >= SETTLED {
            let depth = &self.search.depth;
            points.push([end as f64, depth.lower, depth.upper]);
        }
        let line = |name, k: usize| of_points(name, points.iter().map(|p| [p[0], p[k]]));
        Chart {
            name: "depth-by-pieces",
            x: axis("pieces-looked"),
            y: axis("length"),
            lines: vec![line("upper", 2), line("lower", 1)],
            at: Some(end as f64),
        }
    }

    /// The interval of the shortest way out, step by step.
    fn by_steps(&self, step: usize) -> Chart {
        let all = HULLS..=step;
        let best = |at: usize| self.shortest(at).map(|way| [at as f64, way]);
        let least = all.clone().map(|at| [at as f64, self.search.depth.lower]);
        Chart {
            name: "way-out",
            x: axis("step"),
            y: axis("length"),
            lines: vec![
                of_points("upper", all.filter_map(best)),
                of_points("lower", least),
            ],
            at: Some(step as f64),
        }
    }
}

fn axis(name: &'static str) -> Axis {
    Axis { name, log: false }
}

fn of_points(name: &'static str, points: impl Iterator<Item = [f64; 2]>) -> Line {
    Line {
        name,
        points: points.collect(),
        style: LineStyle::Line,
    }
}
