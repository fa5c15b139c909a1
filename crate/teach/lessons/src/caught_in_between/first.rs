//! Asks for the first contact: the user drags the disc along its path to where it touches the plate first.

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose, Vector, relative};

use super::crossing::gap_at;
use super::through::Through;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::pin::{Pin, Pointing, Track};
use crate::pointed::Pointed;
use crate::story::{Bound, Question};
use crate::values::Value;

/// The tolerance of the disc's place, mm.
const WITHIN: f64 = 1.5;
/// The distance of one key press, mm.
const STEP: f64 = 1.0;

impl Through {
    /// Returns the middle of the disc at the start and at the end.
    fn way(&self) -> [Point; 2] {
        [0.0, 1.0].map(|time| self.pair.b.travel.at(time) * Point::origin())
    }

    pub(super) fn where_it_meets(&self) -> Question {
        let [from, to] = self.way();
        let turn = self.pair.b.travel.at(0.0).rotation;
        let turned = Pose::from_parts(Vector::zeros().into(), turn);
        let pin = Pin {
            at: from,
            track: Track::Line([from, to]),
            step: STEP,
            body: Some((self.pair.b.shape.clone(), turned)),
            graded: None,
        };
        let pointing = Pointing {
            within: WITHIN,
            pin,
            right: from + (to - from) * self.contact.time,
        };
        Question::point("caught.where", pointing)
    }

    /// Says how far apart disc and plate are with the disc there, or how many faces meet.
    pub(super) fn at_place(&self, at: &Point) -> Pointed {
        let [from, to] = self.way();
        let long = (to - from).norm();
        let time = (at - from).norm() / long;
        let [plate, disc] = self.pair.movers();
        let b_in_a = relative(&plate.travel.at(time), &disc.travel.at(time));
        let pairs = colliding_pairs(&plate.shape, &disc.shape, &b_in_a, &Serial);
        let pairs = pairs.map_or(0, |pairs| pairs.len());
        let gap = gap_at(&self.pair, time).filter(|gap| gap.distance > 0.0);
        let off = (time - self.contact.time) * long;
        let right = off.abs() <= WITHIN;
        let mut figure = Figure::empty();
        if let Some(gap) = &gap {
            let role = if right { Role::Lower } else { Role::Upper };
            let [a, b] = [gap.on_a, gap.on_b].map(|p| plate.travel.at(time) * p);
            figure.line(&[a, b], role, Weight::Strong, Hidden::Over);
            figure.dot(a, role, Symbol::Disc);
            figure.dot(b, role, Symbol::Disc);
            let length = Caption::Length(gap.distance, Bound::Exact);
            figure.label(a + (b - a) * 0.5, length, role);
        }
        let why = match (right, pairs > 0, off < 0.0) {
            (true, ..) => "there",
            (_, true, _) => "inside",
            (_, _, true) => "early",
            _ => "through",
        };
        Pointed {
            right,
            why,
            with: vec![
                ("gap", Value::from(gap.map_or(0.0, |gap| gap.distance))),
                ("pairs", Value::from(pairs)),
                ("way", Value::from(time * long)),
            ],
            items: figure.items,
        }
    }
}
