//! Makes the text and the question of each step.

use std::cmp::Ordering;

use super::counts::Counts;
use super::run::{PLACES, Ranked, compared, left_out};
use super::steps::{CUTS, Steps, WORLD};
use crate::story::{Draft, Question};

impl Steps {
    fn by_mode(&self, published: &'static str, proven: &'static str) -> &'static str {
        match self.is_proven {
            true => proven,
            false => published,
        }
    }

    pub(super) fn begin(&self) -> Draft<'_> {
        let [a, b] = [0, 1].map(|side| self.bodies.elements[side].len());
        let [pairs, triangles] = self.bodies.pairs();
        Draft::say("pipeline.begin")
            .with("channels", PLACES.len())
            .with("a", a)
            .with("b", b)
            .with("pairs", pairs)
            .with("triangles", triangles)
            .ask(Question::number("pipeline.remain", self.remaining()))
    }

    /// Returns the first channel whose sphere is apart from the part's.
    pub(super) fn first_apart(&self) -> &Ranked {
        let apart = self.order.iter().find(|ranked| ranked.gap > 0.0);
        apart.unwrap_or(&self.order[0])
    }

    pub(super) fn spheres(&self) -> Draft<'_> {
        let apart = self.first_apart();
        Draft::say(self.by_mode("pipeline.spheres", "pipeline.ranked"))
            .with("channels", PLACES.len())
            .with("left", PLACES.len() - self.remaining())
            .with("distance", apart.distance)
            .with("gap", apart.gap)
    }

    pub(super) fn hulls(&self) -> Draft<'_> {
        let second = self.of_rank(1).unwrap_or(self.nearest());
        let more = second.found.counts.searches - 1;
        let proven = match more {
            0 => "pipeline.hulls-attained",
            _ => "pipeline.hulls-bound",
        };
        Draft::say(self.by_mode("pipeline.hulls", proven))
            .with("hulls", self.remaining())
            .with("distance", second.found.witness.distance)
            .with("near", self.near)
            .with("more", more)
    }

    pub(super) fn asked_in_order(&self) -> Draft<'_> {
        let all = self.bodies.elements[0].len();
        let asked = compared(&self.nearest().events, 0).len();
        Draft::say("pipeline.asked-in-order")
            .with("elements", all)
            .with("asked", asked)
            .with("others", all - asked)
            .ask(self.from())
    }

    /// Shows a side as published: the number of elements that are kept and left out, and the distance of the nearest of
    /// these.
    pub(super) fn released(&self, key: &'static str, side: usize) -> Draft<'_> {
        let dropped = left_out(&self.nearest().events, side);
        let all = self.bodies.elements[side].len();
        let distances = dropped.iter().map(|one| one.1);
        Draft::say(key)
            .with("elements", all)
            .with("kept", all - dropped.len())
            .with("left", dropped.len())
            .with("distance", distances.fold(WORLD, f64::min))
            .with("near", self.near)
    }

    pub(super) fn elements(&self) -> Draft<'_> {
        let key = self.by_mode("pipeline.elements", "pipeline.elements-in-order");
        let compared = Counts::of(self.all()).searches[3];
        Draft::say(key)
            .with("compared", compared)
            .with("pairs", self.bodies.pairs()[0])
            .with("distance", self.nearest().found.witness.distance)
    }

    /// Shows the answer, the true distance, and the result of the comparisons.
    pub(super) fn known(&self) -> Draft<'_> {
        let key = match self.is_right() {
            true => self.by_mode("pipeline.right", "pipeline.closed"),
            false => "pipeline.too-far",
        };
        let found = &self.nearest().found;
        let compared = Counts::of(self.all()).searches[3];
        Draft::say(key)
            .with("answer", found.witness.distance)
            .with("truth", self.truth().upper)
            .with("lower", found.lower)
            .with("upper", found.upper)
            .with("others", self.bodies.pairs()[0] - compared)
            .with("left", PLACES.len() - self.remaining())
            .with("gap", self.first_apart().gap)
            .ask(self.fewer())
    }

    pub(super) fn stages(&self) -> Draft<'_> {
        let [published, proven] = self.searches();
        let [pairs, triangles] = self.bodies.pairs();
        Draft::say("pipeline.stages")
            .with("published", published)
            .with("proven", proven)
            .with("pairs", pairs)
            .with("triangles", triangles)
            .with("iterations", self.iterations())
    }

    pub(super) fn finer(&self) -> Draft<'_> {
        let (few, many) = (&self.sizes[0], &self.sizes[CUTS.len() - 1]);
        Draft::say("pipeline.sizes")
            .with("few", few.pairs)
            .with("many", many.pairs)
            .with("published", many.searches[0])
            .with("proven", many.searches[1])
    }

    /// Asks which block of A is nearest.
    pub(super) fn from(&self) -> Option<Question> {
        let [element, _] = self.nearest().found.witness.elements;
        let blocks = ["of-rod", "of-outer-arm", "of-bridge"];
        let block = element? as usize / self.cut;
        Some(Question::choice("pipeline.from", blocks, block))
    }

    /// Asks which search takes fewer comparisons of hulls.
    fn fewer(&self) -> Question {
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
