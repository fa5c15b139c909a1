//! Draws a case: the first positions, the position to which A was moved, and the edge whose normal was used. At the end,
//! many pairs.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{AxisDecision, Step};

use super::steps::{OFTEN, Steps};
use super::trial::Trial;
use crate::contours::{Sheet, at};
use crate::figure::{Figure, Hidden, Role, Weight};

const SHEET: Sheet = Sheet {
    centre: Point2::new(0.0, 0.0),
    half: Vector2::new(2.6, 1.9),
};
const HEAD: f64 = 0.12;
const LAYER: u32 = 3;
/// The radius of the picture that sets how closely the intersection is hatched.
const HATCHED: f64 = 1.2;
/// The length of the line along an edge, to both sides.
const ALONG: f64 = 4.0;

impl Steps {
    pub(super) fn figure(&self, step: usize) -> Figure {
        let mut figure = SHEET.figure();
        if step == OFTEN {
            self.all(&mut figure);
        } else if let Some(trial) = self.case(step) {
            trial.show(&mut figure);
        }
        figure
    }

    /// Draws the cases as outlines side by side.
    fn all(&self, figure: &mut Figure) {
        let corners = [[-0.5, 0.5], [0.5, 0.5], [-0.5, -0.5], [0.5, -0.5]];
        let cases = (1..OFTEN).filter_map(|case| self.case(case));
        for (trial, corner) in cases.zip(corners) {
            let middle = SHEET.half.component_mul(&Vector2::from(corner));
            trial.small(figure, middle);
        }
    }
}

impl Trial {
    fn show(&self, figure: &mut Figure) {
        let (a, b) = (&self.pair.a, &self.pair.b);
        let middle = -self.shift / 2.0;
        // A false hit is visible at the first positions.
        let by = match self.overlaps {
            true => self.answer.separation,
            false => Vector2::zeros(),
        };
        figure.contour(a, middle + by, 0, Role::A);
        figure.contour(b, middle + self.shift, 1, Role::B);
        figure.intersection(a, b, [middle + by, middle + self.shift], HATCHED);
        if by != Vector2::zeros() {
            figure.outline(a, middle, Role::Removed, Weight::Thin);
        }
        if let Some([p, q]) = self.decisive() {
            let along = (q - p).try_normalize(0.0).unwrap_or_default() * ALONG;
            let cut = SHEET.clip([p + middle - along, q + middle + along]);
            let line = cut.map(|p| at(p, LAYER));
            figure.line(&line, Role::Virtual, Weight::Thin, Hidden::Over);
            let edge = [p, q].map(|p| at(p + middle, LAYER));
            figure.line(&edge, Role::Virtual, Weight::Strong, Hidden::Over);
        }
        figure.flat_arrow(
            Point2::from(middle),
            self.answer.separation,
            HEAD,
            Role::Virtual,
        );
    }

    fn small(&self, figure: &mut Figure, middle: Vector2) {
        const SMALL: f64 = 0.5;
        let parts = [&self.pair.a, &self.pair.b].map(|part| crate::contours::scaled(part, SMALL));
        let [Ok(a), Ok(b)] = parts else {
            return;
        };
        let of_a = middle - self.shift * (SMALL / 2.0);
        let of_b = of_a + self.shift * SMALL;
        figure.contour(&a, of_a, 0, Role::A);
        figure.contour(&b, of_b, 1, Role::B);
        figure.flat_arrow(
            Point2::from(of_a),
            self.answer.separation * SMALL,
            HEAD,
            Role::Virtual,
        );
    }

    /// Returns the edge along whose normal A was moved.
    fn decisive(&self) -> Option<[Point2; 2]> {
        let mut steps = Vec::new();
        self.pair.published(self.shift, &mut steps);
        let kept = steps.iter().rev().find_map(|step| match step {
            Step::Edge(looked) if looked.decision == AxisDecision::NewSmallest => Some(looked.edge),
            _ => None,
        });
        kept.filter(|_| self.answer.overlaps)
    }
}
