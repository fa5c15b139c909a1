//! Makes the text and the question of each step.

use std::cmp::Ordering;

use super::counts::Counts;
use super::run::{CHANNEL_POSITIONS, RankedChannel, compared, left_out};
use super::steps::{CUTS, Steps, WORLD};
use crate::story::{LazyStep, Question};

impl Steps {
    fn by_mode(&self, published: &'static str, proven: &'static str) -> &'static str {
        match self.is_proven {
            true => proven,
            false => published,
        }
    }

    pub(super) fn begin(&self) -> LazyStep<'_> {
        let [a, b] = [0, 1].map(|side| self.bodies.elements[side].len());
        let [pairs, triangles] = self.bodies.pairs();
        LazyStep::new("pipeline.begin")
            .with_arg("channels", CHANNEL_POSITIONS.len())
            .with_arg("a", a)
            .with_arg("b", b)
            .with_arg("pairs", pairs)
            .with_arg("triangles", triangles)
            .ask(Question::number("pipeline.remain", self.remaining()))
    }

    /// Returns the first channel whose sphere is apart from the part's.
    pub(super) fn first_apart(&self) -> &RankedChannel {
        let apart = self.order.iter().find(|ranked| ranked.gap > 0.0);
        apart.unwrap_or(&self.order[0])
    }

    pub(super) fn spheres(&self) -> LazyStep<'_> {
        let apart = self.first_apart();
        LazyStep::new(self.by_mode("pipeline.spheres", "pipeline.ranked"))
            .with_arg("channels", CHANNEL_POSITIONS.len())
            .with_arg("left", CHANNEL_POSITIONS.len() - self.remaining())
            .with_arg("distance", apart.distance)
            .with_arg("gap", apart.gap)
    }

    pub(super) fn hulls(&self) -> LazyStep<'_> {
        let second = self.of_rank(1).unwrap_or(self.nearest());
        let more = second.result.counts.searches - 1;
        let proven = match more {
            0 => "pipeline.hulls-attained",
            _ => "pipeline.hulls-bound",
        };
        LazyStep::new(self.by_mode("pipeline.hulls", proven))
            .with_arg("hulls", self.remaining())
            .with_arg("distance", second.result.witness.distance)
            .with_arg("near", self.near)
            .with_arg("more", more)
    }

    pub(super) fn queried_in_order(&self) -> LazyStep<'_> {
        let all = self.bodies.elements[0].len();
        let asked = compared(&self.nearest().events, 0).len();
        LazyStep::new("pipeline.asked-in-order")
            .with_arg("elements", all)
            .with_arg("asked", asked)
            .with_arg("others", all - asked)
            .ask(self.nearest_block_question())
    }

    /// Shows a side as published: the numbers of elements that are kept and left out, and the distance of the nearest one
    /// left out.
    pub(super) fn released(&self, key: &'static str, side: usize) -> LazyStep<'_> {
        let dropped = left_out(&self.nearest().events, side);
        let all = self.bodies.elements[side].len();
        let distances = dropped.iter().map(|one| one.1);
        LazyStep::new(key)
            .with_arg("elements", all)
            .with_arg("kept", all - dropped.len())
            .with_arg("left", dropped.len())
            .with_arg("distance", distances.fold(WORLD, f64::min))
            .with_arg("near", self.near)
    }

    pub(super) fn elements(&self) -> LazyStep<'_> {
        let key = self.by_mode("pipeline.elements", "pipeline.elements-in-order");
        let compared = Counts::new(self.all()).searches[3];
        LazyStep::new(key)
            .with_arg("compared", compared)
            .with_arg("pairs", self.bodies.pairs()[0])
            .with_arg("distance", self.nearest().result.witness.distance)
    }

    /// Shows the answer, the true distance, and the result of the comparisons.
    pub(super) fn result(&self) -> LazyStep<'_> {
        let key = match self.is_right() {
            true => self.by_mode("pipeline.right", "pipeline.closed"),
            false => "pipeline.too-far",
        };
        let found = &self.nearest().result;
        let compared = Counts::new(self.all()).searches[3];
        LazyStep::new(key)
            .with_arg("answer", found.witness.distance)
            .with_arg("truth", self.truth().upper)
            .with_arg("lower", found.lower)
            .with_arg("upper", found.upper)
            .with_arg("others", self.bodies.pairs()[0] - compared)
            .with_arg("left", CHANNEL_POSITIONS.len() - self.remaining())
            .with_arg("gap", self.first_apart().gap)
            .ask(self.fewer_question())
    }

    pub(super) fn stages(&self) -> LazyStep<'_> {
        let [published, proven] = self.searches();
        let [pairs, triangles] = self.bodies.pairs();
        LazyStep::new("pipeline.stages")
            .with_arg("published", published)
            .with_arg("proven", proven)
            .with_arg("pairs", pairs)
            .with_arg("triangles", triangles)
            .with_arg("iterations", self.iterations())
    }

    pub(super) fn finer(&self) -> LazyStep<'_> {
        let (few, many) = (&self.sizes[0], &self.sizes[CUTS.len() - 1]);
        LazyStep::new("pipeline.sizes")
            .with_arg("few", few.pairs)
            .with_arg("many", many.pairs)
            .with_arg("published", many.searches[0])
            .with_arg("proven", many.searches[1])
    }

    /// Asks which block of A is nearest.
    pub(super) fn nearest_block_question(&self) -> Option<Question> {
        let [element, _] = self.nearest().result.witness.elements;
        let blocks = ["of-rod", "of-outer-arm", "of-bridge"];
        let block = element? as usize / self.cut;
        Some(Question::choice("pipeline.from", blocks, block))
    }

    /// Asks which search takes fewer comparisons of hulls.
    fn fewer_question(&self) -> Question {
        let [published, proven] = self.searches();
        let choices = ["fewer-published", "fewer-proven", "fewer-neither"];
        let answer = match published.cmp(&proven) {
            Ordering::Less => 0,
            Ordering::Greater => 1,
            Ordering::Equal => 2,
        };
        Question::choice("pipeline.fewer", choices, answer)
    }
}
