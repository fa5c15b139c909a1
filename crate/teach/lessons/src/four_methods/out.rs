//! Asks the question before the exact method: the user drags contour A out of B, by as short a path as possible.

use nearpoint_geometry::Point;
use nearpoint_geometry::Pose;
use nearpoint_geometry::Vector;
use nearpoint_geometry::planar::{Point2, Vector2};

use super::picture::{HATCHED, HEAD, LAYER};
use super::steps::Steps;
use crate::contours::{at, layer, plate_of};
use crate::figure::Role;
use crate::pin::{Pin, Pointing, Track};
use crate::pointed::Pointed;
use crate::story::Question;
use crate::values::Value;

/// The tolerance of the remaining overlap and of the path, as a share of the shortest path.
const WITHIN: f64 = 0.1;

impl Steps {
    fn within(&self) -> f64 {
        WITHIN * self.depth
    }

    /// Asks where A must be for the contours to be clear.
    pub(super) fn way_out(&self) -> Question {
        let place = |by: Vector2| at(Point2::from(by), LAYER);
        let pose = Pose::translation(0.0, 0.0, layer(2) - layer(LAYER));
        let (middle, half) = (self.sheet.middle, self.sheet.half);
        let sides = [Vector::x() * half.x, Vector::y() * half.y];
        let pin = Pin {
            at: place(Vector2::zeros()),
            track: Track::Sheet(at(middle, LAYER), sides),
            step: self.within(),
            body: plate_of(&self.pair.a).map(|plate| (plate, pose)),
            graded: None,
        };
        let pointing = Pointing {
            within: self.within(),
            pin,
            right: place(self.exact()),
        };
        Question::point("four.way-out", pointing)
    }

    /// Returns the shortest move of A.
    fn exact(&self) -> Vector2 {
        self.found[3].answer.by
    }

    /// Says what overlap is left with A there, and how long the path is.
    pub(super) fn at_place(&self, place: &Point) -> Pointed {
        let by = Vector2::new(place.x, place.y);
        let left = self.pair.depth(self.pair.shift(self.shift - by));
        let longer = by.norm() - self.depth;
        let right = left <= self.within() && longer <= self.within();
        let mut figure = self.sheet.figure();
        figure.items.clear();
        let role = if right { Role::Lower } else { Role::Upper };
        figure.common(&self.pair.a, &self.pair.b, [by, self.shift], HATCHED);
        figure.flat_arrow(Point2::origin(), by, HEAD, role);
        let why = match (right, left > self.within()) {
            (true, _) => "there",
            (false, true) => "overlap",
            (false, false) => "longer",
        };
        Pointed {
            right,
            why,
            with: vec![
                ("left", Value::from(left)),
                ("by", Value::from(by.norm())),
                ("longer", Value::from(longer.max(0.0))),
            ],
            items: figure.items,
        }
    }
}
