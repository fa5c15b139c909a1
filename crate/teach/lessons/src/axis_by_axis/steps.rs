//! Lists the steps: the pair, a step for each edge that is tested, the move, and the exact answer.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{AxisDecision, EdgeTest, OverlapResult, Step as Tested};

use super::world;
use crate::contours::{ContourMethod, ContourPair, Sheet};
use crate::error::LessonError;
use crate::story::{Chart, LazyStep, Number, Question, Story};

/// The steps of the lesson on the published overlap test of flat contours, axis by axis, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub pair: ContourPair,
    /// The position of B, seen from A.
    pub shift: Vector2,
    /// The values that a drag set: x, y and the rotation.
    pub values: [f64; 3],
    pub steps: Vec<Tested>,
    answer: OverlapResult,
    pub exact: OverlapResult,
    /// The depth of the overlap that is left after the move.
    remaining_depth: f64,
    is_clear: bool,
    pub sheet: Sheet,
}

impl Steps {
    /// Tests the pair with this name, shifted and turned by x, y and degrees, and lists each tested edge.
    pub fn new(name: &str, values: [f64; 3]) -> Result<Self, LessonError> {
        let (a, b, home) = world::pair(name)?;
        let pair = ContourPair::new(a, &b, values[2])?;
        let shift = pair.shift(home + Vector2::new(values[0], values[1]));
        let mut steps = Vec::new();
        let answer = pair.published(shift, &mut steps);
        Ok(Self {
            exact: pair.answer(ContourMethod::Exact, shift),
            remaining_depth: pair.depth(pair.shift(shift - answer.separation)),
            is_clear: pair.is_cleared_by(shift, answer.separation),
            shift,
            values,
            steps,
            answer,
            pair,
            sheet: Sheet {
                centre: Point2::new(home.x / 2.0, home.y / 2.0),
                half: Vector2::new(5.6, 4.2),
            },
        })
    }

    /// Returns the shift by which the published test separates the contours.
    pub fn moved(&self) -> Vector2 {
        self.answer.separation
    }

    /// Returns what the test recorded in that step of the story.
    pub fn recorded_test(&self, step: usize) -> Option<&Tested> {
        step.checked_sub(1).and_then(|i| self.steps.get(i))
    }

    fn tested(&self) -> impl Iterator<Item = (usize, &EdgeTest)> {
        let tested = self.steps.iter().enumerate();
        tested.filter_map(|(i, step)| match step {
            Tested::Edge(tested) => Some((i + 1, tested)),
            Tested::Move { .. } => None,
        })
    }

    fn begin(&self) -> LazyStep<'_> {
        let (a, b) = (&self.pair.a, &self.pair.b);
        LazyStep::new_if(a.is_convex(), "axis.pair", "axis.pair-not-convex")
            .with_arg("edges", a.rings()[0].len() + b.len())
            .ask(Question::yes_or_no("axis.collides", self.answer.overlaps))
    }

    fn tested_edge(&self, step: usize, tested: &EdgeTest) -> LazyStep<'_> {
        let kept = tested.smallest_overlap.map(|kept| kept.depth);
        LazyStep::new(decision_key(tested))
            .with_arg("k", step)
            .with_arg("interval", tested.interval.abs())
            .with_arg("kept", kept.unwrap_or(0.0))
            .numbers([
                Number::plain("interval", tested.interval),
                Number::length("kept-depth", kept),
            ])
    }

    fn decision(&self) -> LazyStep<'_> {
        let (stated, truly) = (self.answer.overlaps, self.exact.overlaps);
        let [depth, by] = [&self.exact, &self.answer].map(|answer| answer.separation.norm());
        let key = match (stated, truly) {
            (false, false) => "axis.right-apart",
            (true, false) => "axis.false-hit",
            (false, true) => "axis.missed",
            (true, true) if self.is_clear => "axis.clear",
            (true, true) if self.remaining_depth > depth => "axis.worse",
            (true, true) => "axis.not-clear",
        };
        LazyStep::new(key)
            .with_arg("depth", depth)
            .with_arg("by", by)
            .with_arg("left", self.remaining_depth)
            .numbers([
                Number::length("moved-by", by).compared_with(Some(depth)),
                Number::length("overlap-before", depth),
                Number::length("overlap-left", self.remaining_depth),
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
                        true if self.is_clear => 0,
                        true => 1,
                        false => 2,
                    };
                    Question::choice("axis.clear-now", choices, answer)
                }
            });
        }
        let (Some(Tested::Edge(next)), true) = (self.recorded_test(step + 1), step % 2 == 1) else {
            return None;
        };
        let answer = match next.decision {
            AxisDecision::NewSmallest => 0,
            AxisDecision::NotSmaller => 1,
            AxisDecision::EdgeSkipped => 2,
            AxisDecision::Separated | AxisDecision::OutsideAllEdges => 3,
        };
        let choices = ["axis-kept", "axis-dropped", "axis-aside", "axis-apart"];
        Some(Question::choice("axis.next", choices, answer))
    }

    /// Charts the overlap along each axis so far, and the smallest.
    fn chart(&self, step: usize) -> Chart {
        let so_far = || self.tested().filter(|(k, _)| *k <= step);
        let own = so_far().map(|(k, tested)| [k as f64, -tested.interval]);
        let kept = so_far().map(|(k, tested)| {
            let depth = tested.smallest_overlap.map_or(f64::NAN, |kept| kept.depth);
            [k as f64, depth]
        });
        Chart::new("overlap-by-edge", "edge-number", "overlap")
            .points("overlap-on-axis", own)
            .line("overlap-kept", kept)
            .at(step.min(self.tested().count()) as f64)
    }
}

fn decision_key(tested: &EdgeTest) -> &'static str {
    match (tested.decision, tested.line) {
        (AxisDecision::Separated, _) => "axis.apart",
        (AxisDecision::EdgeSkipped, _) => "axis.aside",
        (AxisDecision::OutsideAllEdges, _) => "axis.aside-of-all",
        (AxisDecision::NewSmallest, None) => "axis.kept",
        (AxisDecision::NewSmallest, Some(_)) => "axis.kept-line",
        (AxisDecision::NotSmaller, None) => "axis.dropped",
        (AxisDecision::NotSmaller, Some(_)) => "axis.dropped-line",
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.steps.len() + 2
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        if step == 0 {
            return self.begin().figure(|| self.figure(0));
        }
        let draft = match self.recorded_test(step) {
            Some(Tested::Edge(tested)) => self.tested_edge(step, tested),
            Some(Tested::Move {
                shift, is_reversed, ..
            }) => LazyStep::new_if(*is_reversed, "axis.move-turned", "axis.move")
                .with_arg("by", shift.norm()),
            None => self.decision(),
        };
        draft
            .ask(self.question(step))
            .figure(move || self.figure(step))
            .chart(move || self.chart(step))
    }
}
