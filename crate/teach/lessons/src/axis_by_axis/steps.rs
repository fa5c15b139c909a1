//! Lists the steps: the pair, a step for each edge that the test looks at, the move, and the exact answer.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{Answer, Decided, EdgeTest, Step as Tested};

use super::world;
use crate::contours::{ContourMethod, ContourPair, Sheet};
use crate::error::LessonError;
use crate::story::{Chart, Draft, Number, Question, Story};

#[derive(Debug)]
pub(super) struct Steps {
    pub pair: ContourPair,
    /// The place of B, seen from A.
    pub shift: Vector2,
    /// The values that dragging set: x, y and the rotation.
    pub values: [f64; 3],
    pub steps: Vec<Tested>,
    answer: Answer,
    pub exact: Answer,
    /// The depth of the overlap that is left after the move.
    left: f64,
    clear: bool,
    pub sheet: Sheet,
}

impl Steps {
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

    /// Returns what the test recorded in that step of the story.
    pub fn told(&self, step: usize) -> Option<&Tested> {
        step.checked_sub(1).and_then(|i| self.steps.get(i))
    }

    fn tested(&self) -> impl Iterator<Item = (usize, &EdgeTest)> {
        let tested = self.steps.iter().enumerate();
        tested.filter_map(|(i, step)| match step {
            Tested::Edge(tested) => Some((i + 1, tested)),
            Tested::Move { .. } => None,
        })
    }

    fn begin(&self) -> Draft<'_> {
        let (a, b) = (&self.pair.a, &self.pair.b);
        Draft::say_if(a.is_convex(), "axis.pair", "axis.pair-not-convex")
            .with("edges", a.rings()[0].len() + b.len())
            .ask(Question::yes_or_no("axis.collides", self.answer.overlaps))
    }

    fn tested_edge(&self, step: usize, tested: &EdgeTest) -> Draft<'_> {
        let kept = tested.kept.map(|kept| kept.depth);
        Draft::say(decided(tested))
            .with("k", step)
            .with("interval", tested.interval.abs())
            .with("kept", kept.unwrap_or(0.0))
            .numbers([
                Number::plain("interval", tested.interval),
                Number::length("kept-depth", kept),
            ])
    }

    fn verdict(&self) -> Draft<'_> {
        let (said, truly) = (self.answer.overlaps, self.exact.overlaps);
        let [depth, by] = [&self.exact, &self.answer].map(|answer| answer.by.norm());
        let key = match (said, truly) {
            (false, false) => "axis.right-apart",
            (true, false) => "axis.false-hit",
            (false, true) => "axis.missed",
            (true, true) if self.clear => "axis.clear",
            (true, true) if self.left > depth => "axis.worse",
            (true, true) => "axis.not-clear",
        };
        Draft::say(key)
            .with("depth", depth)
            .with("by", by)
            .with("left", self.left)
            .numbers([
                Number::length("moved-by", by).beside(Some(depth)),
                Number::length("overlap-before", depth),
                Number::length("overlap-left", self.left),
            ])
    }

    fn question(&self, step: usize) -> Option<Question> {
        let (overlaps, truly) = (self.answer.overlaps, self.exact.overlaps);
        if step == self.steps.len() {
            return Some(match (overlaps, truly) {
                (false, _) => Question::yes_or_no("axis.is-apart", !truly),
                (true, _) => {
                    let choices = ["met-clear", "met-not-clear", "did-not-meet"];
                    let answer = match truly {
                        true if self.clear => 0,
                        true => 1,
                        false => 2,
                    };
                    Question::choice("axis.clear-now", choices, answer)
                }
            });
        }
        let (Some(Tested::Edge(next)), true) = (self.told(step + 1), step % 2 == 1) else {
            return None;
        };
        let answer = match next.decided {
            Decided::Kept => 0,
            Decided::Dropped => 1,
            Decided::Aside => 2,
            Decided::Apart | Decided::AsideOfAll => 3,
        };
        let choices = ["axis-kept", "axis-dropped", "axis-aside", "axis-apart"];
        Some(Question::choice("axis.next", choices, answer))
    }

    /// Charts the overlap along each axis so far, and the smallest.
    fn chart(&self, step: usize) -> Chart {
        let so_far = || self.tested().filter(|(k, _)| *k <= step);
        let own = so_far().map(|(k, tested)| [k as f64, -tested.interval]);
        let kept = so_far().map(|(k, tested)| {
            let depth = tested.kept.map_or(f64::NAN, |kept| kept.depth);
            [k as f64, depth]
        });
        Chart::new("overlap-by-edge", "edge-number", "overlap")
            .points("overlap-on-axis", own)
            .line("overlap-kept", kept)
            .at(step.min(self.tested().count()) as f64)
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

impl Story for Steps {
    fn steps(&self) -> usize {
        self.steps.len() + 2
    }

    fn step(&self, step: usize) -> Draft<'_> {
        if step == 0 {
            return self.begin().figure(|| self.figure(0));
        }
        let draft = match self.told(step) {
            Some(Tested::Edge(tested)) => self.tested_edge(step, tested),
            Some(Tested::Move {
                by, turned_round, ..
            }) => {
                Draft::say_if(*turned_round, "axis.move-turned", "axis.move").with("by", by.norm())
            }
            None => self.verdict(),
        };
        draft
            .ask(self.question(step))
            .figure(move || self.figure(step))
            .chart(move || self.chart(step))
    }
}
