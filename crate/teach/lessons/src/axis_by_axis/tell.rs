//! The story: the pair, a step for each edge that the test looks at, the move, and what is true.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{Answer, Decided, EdgeTest, Step as Told2};

use super::world;
use crate::contours::{ContourMethod, ContourPair, Sheet};
use crate::error::LessonError;
use crate::figure::Caption;
use crate::plans::yes_or_no;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    pub pair: ContourPair,
    /// Where B is from A.
    pub shift: Vector2,
    /// As a hand has set it: x, y and the turn.
    pub values: [f64; 3],
    pub steps: Vec<Told2>,
    answer: Answer,
    pub exact: Answer,
    /// What overlap is left after the move.
    left: f64,
    clear: bool,
    pub sheet: Sheet,
}

impl Told {
    pub fn new(name: &str, values: [f64; 3]) -> Result<Self, LessonError> {
        let (a, b, home) = world::pair(name)?;
        let pair = ContourPair::new(a, &b, values[2])?;
        let shift = pair.shift(home + Vector2::new(values[0], values[1]));
        let mut steps = Vec::new();
        let answer = pair.published(shift, &mut steps);
        Ok(Self {
            exact: pair.ask(ContourMethod::Exact, shift),
            left: pair.depth(pair.shift(shift - answer.by)),
            clear: pair.clears(shift, answer.by),
            shift,
            values,
            steps,
            answer,
            pair,
            sheet: Sheet {
                middle: Point2::new(home.x / 2.0, home.y / 2.0),
                half: Vector2::new(5.6, 4.2),
            },
        })
    }

    pub fn moved(&self) -> Vector2 {
        self.answer.by
    }

    /// What the test told in that step of the story.
    pub fn told(&self, step: usize) -> Option<&Told2> {
        step.checked_sub(1).and_then(|i| self.steps.get(i))
    }

    fn tested(&self) -> impl Iterator<Item = (usize, &EdgeTest)> {
        let tested = self.steps.iter().enumerate();
        tested.filter_map(|(i, step)| match step {
            Told2::Edge(tested) => Some((i + 1, tested)),
            Told2::Move { .. } => None,
        })
    }

    fn say(&self, step: usize) -> Say {
        let edges = self.pair.a.rings()[0].len();
        if step == 0 {
            let key = match self.pair.a.is_convex() {
                true => "axis.pair",
                false => "axis.pair-not-convex",
            };
            let edges = edges + self.pair.b.len();
            return Say::new(key, [("edges", Value::from(edges))]);
        }
        match self.told(step) {
            Some(Told2::Edge(tested)) => {
                let kept = tested.kept.map_or(0.0, |kept| kept.depth);
                let with = [
                    ("k", Value::from(step)),
                    ("interval", Value::from(tested.interval.abs())),
                    ("kept", Value::from(kept)),
                ];
                Say::new(decided(tested), with)
            }
            Some(Told2::Move {
                by, turned_round, ..
            }) => {
                let key = match turned_round {
                    true => "axis.move-turned",
                    false => "axis.move",
                };
                Say::new(key, [("by", Value::from(by.norm()))])
            }
            None => self.verdict(),
        }
    }

    fn verdict(&self) -> Say {
        let (said, truly) = (self.answer.overlaps, self.exact.overlaps);
        let depth = self.exact.by.norm();
        let key = match (said, truly) {
            (false, false) => "axis.right-apart",
            (true, false) => "axis.false-hit",
            (false, true) => "axis.missed",
            (true, true) if self.clear => "axis.clear",
            (true, true) if self.left > depth => "axis.worse",
            (true, true) => "axis.not-clear",
        };
        let with = [
            ("depth", Value::from(depth)),
            ("by", Value::from(self.answer.by.norm())),
            ("left", Value::from(self.left)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let length = |name, value: f64, bound| Number::new(name, value, NumberUnit::Length, bound);
        let mut numbers = Vec::new();
        if let Some(Told2::Edge(tested)) = self.told(step) {
            let signed = Number::new("interval", tested.interval, NumberUnit::Plain, Bound::Exact);
            let kept = tested.kept.map(|kept| kept.depth);
            numbers.push(signed);
            let kept = Number::new("kept-depth", kept, NumberUnit::Length, Bound::Exact);
            numbers.push(kept);
        }
        if step > self.steps.len() {
            let by = self.answer.by.norm();
            numbers.push(length("moved-by", by, Bound::Exact).beside(Some(self.exact.by.norm())));
            numbers.push(length("overlap-before", self.exact.by.norm(), Bound::Exact));
            numbers.push(length("overlap-left", self.left, Bound::Exact));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        let last = self.steps.len();
        if step == 0 {
            return Some(yes_or_no("axis.collides", self.answer.overlaps));
        }
        if step == last && !self.answer.overlaps {
            return Some(yes_or_no("axis.is-apart", !self.exact.overlaps));
        }
        if step == last {
            let choices = ["met-clear", "met-not-clear", "did-not-meet"];
            return Some(Question {
                name: "axis.clear-now",
                choices: choices.map(Caption::Key).to_vec(),
                answer: match self.exact.overlaps {
                    true if self.clear => 0,
                    true => 1,
                    false => 2,
                },
                point: None,
            });
        }
        let (Some(Told2::Edge(next)), true) = (self.told(step + 1), step % 2 == 1) else {
            return None;
        };
        let answer = match next.decided {
            Decided::Kept => 0,
            Decided::Dropped => 1,
            Decided::Aside => 2,
            Decided::Apart | Decided::AsideOfAll => 3,
        };
        let choices = ["axis-kept", "axis-dropped", "axis-aside", "axis-apart"];
        Some(Question {
            name: "axis.next",
            choices: choices.map(Caption::Key).to_vec(),
            answer,
            point: None,
        })
    }
}

fn decided(tested: &EdgeTest) -> &'static str {
    match (tested.decided, tested.line) {
        (Decided::Apart, _) => "axis.apart",
        (Decided::Aside, _) => "axis.aside",
        (Decided::AsideOfAll, _) => "axis.aside-of-all",
        (Decided::Kept, None) => "axis.kept",
        (Decided::Kept, Some(_)) => "axis.kept-line",
        (Decided::Dropped, None) => "axis.dropped",
        (Decided::Dropped, Some(_)) => "axis.dropped-line",
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.steps.len() + 2
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

    /// The overlap along each axis so far, and the smallest.
    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        if step == 0 {
            return Vec::new();
        }
        let axis = |name| Axis { name, log: false };
        let so_far = || self.tested().filter(|(k, _)| *k <= step);
        let own = so_far().map(|(k, tested)| [k as f64, -tested.interval]);
        let kept = so_far().map(|(k, tested)| {
            let depth = tested.kept.map_or(f64::NAN, |kept| kept.depth);
            [k as f64, depth]
        });
        let line = |name, points: Vec<[f64; 2]>, style| Line {
            name,
            points,
            style,
        };
        vec![Chart {
            name: "overlap-by-edge",
            x: axis("edge-number"),
            y: axis("overlap"),
            lines: vec![
                line("overlap-on-axis", own.collect(), LineStyle::Points),
                line("overlap-kept", kept.collect(), LineStyle::Line),
            ],
            at: Some(step.min(self.tested().count()) as f64),
        }]
    }
}
