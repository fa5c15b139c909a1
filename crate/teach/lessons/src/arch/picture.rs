//! Draws the scene in a cycle: the parts, the hulls around them with virtual faces hatched, and the nearest points.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::HullError;
use nearpoint_geometry::shape::Shape;
use nearpoint_published::merge::{self, Event};

use super::run::{MergedHullFaces, Record};
use super::scene::{ARM, OBJECT, name, parts};
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::solids;
use crate::story::Bound;

/// The parts as solids, in order.
#[derive(Debug)]
pub(super) struct FigureBase(Vec<Option<Arc<Shape>>>);

impl FigureBase {
    /// Builds the solid of each part.
    pub fn new() -> Result<Self, HullError> {
        Ok(Self(parts()?.iter().map(solids::of_hull).collect()))
    }

    /// Draws the recorded cycle: the parts at their poses, the hulls and the nearest points.
    pub fn figure(&self, record: &Record) -> Figure {
        let mut figure = Figure::empty();
        for (number, (shape, pose)) in (0..).zip(self.0.iter().zip(&record.poses)) {
            let role = match number {
                OBJECT => Role::Element(3),
                _ if ARM.contains(&number) => Role::A,
                _ => Role::B,
            };
            if let Some(shape) = shape {
                figure.solid(shape, *pose, role);
            }
        }
        record.hulls.iter().for_each(|seen| hull(&mut figure, seen));
        for event in &record.cycle.events {
            if let Event::Released { polygon, .. } = event
                && polygon.len() >= 3
            {
                faces(&mut figure, [polygon.clone()], Role::Upper, Fill::Hatched);
            }
        }
        for (answer, truth) in record.cycle.answers.iter().zip(&record.truths) {
            if answer.bound == merge::Bound::Lower && answer.signed < truth.signed {
                shortest_line(&mut figure, truth.witnesses, Role::Witness, Hidden::Dashed);
                let role = Role::Witness;
                length(
                    &mut figure,
                    truth.witnesses,
                    truth.signed,
                    Bound::Exact,
                    role,
                );
            }
            let (role, hidden) = match answer.bound {
                merge::Bound::Exact => (Role::Witness, Hidden::Over),
                merge::Bound::Lower => (Role::Lower, Hidden::Over),
            };
            shortest_line(&mut figure, answer.witnesses, role, hidden);
            let bound = bound(answer.bound);
            length(
                &mut figure,
                answer.witnesses,
                answer.distance(),
                bound,
                role,
            );
        }
        figure
    }
}

/// Converts the bound of an answer.
pub(super) fn bound(bound: merge::Bound) -> Bound {
    match bound {
        merge::Bound::Exact => Bound::Exact,
        merge::Bound::Lower => Bound::AtLeast,
    }
}

/// Draws a hull that is searched; of a released hull only the outline.
fn hull(figure: &mut Figure, seen: &MergedHullFaces) {
    let (real, virtual_, fill) = match seen.was_released {
        true => (Role::Removed, Role::Removed, Fill::Outlined),
        false => (Role::Quiet, Role::Virtual, Fill::Hatched),
    };
    faces(figure, seen.real.iter().cloned(), real, Fill::Outlined);
    faces(figure, seen.virtuals.iter().cloned(), virtual_, fill);
    let all = seen.real.iter().chain(&seen.virtuals).flatten();
    if let Some(top) = all.max_by(|p, q| p.z.total_cmp(&q.z)) {
        figure.label(*top, Caption::Key(name(seen.group)), virtual_);
    }
}

fn faces(
    figure: &mut Figure,
    polygons: impl IntoIterator<Item = Vec<Point>>,
    role: Role,
    fill: Fill,
) {
    figure.faces(polygons.into_iter().collect(), role, fill);
}

fn shortest_line(figure: &mut Figure, ends: [Point; 2], role: Role, hidden: Hidden) {
    let weight = match hidden {
        Hidden::Dashed => Weight::Normal,
        _ => Weight::Strong,
    };
    figure.line(&ends, role, weight, hidden);
    for end in ends {
        figure.dot(end, role, Symbol::Disc);
    }
}

fn length(figure: &mut Figure, [a, b]: [Point; 2], length: f64, bound: Bound, role: Role) {
    let middle = a + (b - a) * 0.5;
    figure.label(middle, Caption::Length(length, bound), role);
}
