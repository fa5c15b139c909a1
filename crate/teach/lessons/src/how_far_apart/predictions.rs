//! Asks for predictions. Each answer is measured.

use nearpoint_geometry::planar::{Point2, Vector2};

use super::answers::{SAME, directions};
use super::pair::{centre, support};
use super::steps::Steps;
use super::world;
use crate::story::Question;

impl Steps {
    pub(super) fn ends_question(&self) -> Question {
        let choices = ["ends-corners", "ends-edges", "ends-inside"];
        Question::choice("apart.ends", choices, self.answers.ends)
    }

    /// Asks whether a part of A lies beyond the line through its support point.
    pub(super) fn beyond_question(&self) -> Question {
        let a = &self.pair.a;
        let height = |p: &Point2| self.direction.dot(&p.coords);
        let line = height(&support(a, self.direction));
        let is_beyond = a.rings()[0].iter().any(|p| height(p) > line);
        Question::yes_or_no("apart.beyond", is_beyond)
    }

    /// Asks whether a gap can be larger than the distance.
    pub(super) fn wider_question(&self) -> Question {
        let most = (directions().map(|direction| self.pair.gap(direction)))
            .fold(f64::NEG_INFINITY, f64::max);
        let is_wider = most > self.pair.distance() * (1.0 + SAME);
        Question::yes_or_no("apart.wider", is_wider)
    }

    /// Asks for the direction of the largest gap; None if no direction has one.
    pub(super) fn best_question(&self) -> Option<Question> {
        let pair = &self.pair;
        let between_centres = centre(&pair.b) - centre(&pair.a);
        let asked = [
            pair.along_shortest(),
            between_centres.normalize(),
            Vector2::x(),
        ];
        let gaps = asked.map(|direction| pair.gap(direction));
        let is_best = |gap: &f64| gaps.iter().all(|other| *gap >= other * (1.0 - SAME));
        let answer = gaps.iter().position(is_best)?;
        let choices = ["best-shortest", "best-centres", "best-right"];
        (pair.is_apart()).then(|| Question::choice("apart.best", choices, answer))
    }

    pub(super) fn dragged_question(&self) -> Question {
        let choices = ["difference-moves", "difference-changes"];
        let answer = usize::from(!self.answers.keeps_form);
        Question::choice("apart.dragged", choices, answer)
    }

    pub(super) fn origin_question(&self) -> Question {
        let choices = ["origin-inside", "origin-edge", "origin-outside"];
        Question::choice("apart.where", choices, self.answers.origin)
    }

    /// Asks which corners must be looked at to find a support point of the difference.
    pub(super) fn looks_question(&self) -> Question {
        let [of_a, of_b] = self.pair.supports(self.direction);
        let farthest = support(&self.pair.difference, self.direction);
        let by_supports = self.direction.dot(&(of_a - of_b));
        let short = self.direction.dot(&farthest.coords) - by_supports;
        let are_enough = short.abs() <= SAME * world::ARROW;
        let choices = ["each-corner", "each-pair", "each-difference"];
        Question::choice("apart.looks", choices, usize::from(!are_enough))
    }
}
