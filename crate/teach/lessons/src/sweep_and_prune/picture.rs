//! Draws the field with its parts and their boxes; below it and beside it the intervals that the boxes cover on the axes.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_published::sweep::End;

use super::world::FIELD;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::shapes;

/// The gap between the field and an axis.
const GAP: f64 = 0.4;
/// The space of the intervals of an axis.
const INTERVAL_SPACE: f64 = 2.4;
/// The number of corners of the drawn ellipses.
const CORNERS: usize = 24;

/// Draws the parts and their boxes; those for which `is_reported` is false are in the background.
pub(super) fn parts(figure: &mut Figure, boxes: &[Aabb], is_reported: impl Fn(usize) -> bool) {
    let [width, height] = FIELD;
    ring(
        figure,
        &Point::new(0.0, 0.0, 0.0),
        [width, height],
        Role::Quiet,
        Weight::Thin,
    );
    for (i, one) in boxes.iter().enumerate() {
        let role = match is_reported(i) {
            true => Role::Element(i as u32),
            false => Role::Quiet,
        };
        let half = (one.hi - one.lo) / 2.0;
        let ellipse = shapes::polygon(CORNERS, 1.0);
        let on = |p: &Point| one.centre() + p.coords.component_mul(&half);
        let round: Vec<Point> = ellipse.iter().chain(ellipse.first()).map(on).collect();
        figure.line(&round, role, Weight::Normal, Hidden::Over);
        ring(figure, &one.centre(), [half.x, half.y], role, Weight::Thin);
    }
}

/// Draws a rectangle about a point.
fn ring(figure: &mut Figure, middle: &Point, half: [f64; 2], role: Role, weight: Weight) {
    let corners = [
        [-1.0, -1.0],
        [1.0, -1.0],
        [1.0, 1.0],
        [-1.0, 1.0],
        [-1.0, -1.0],
    ];
    let corner = |[x, y]: [f64; 2]| middle + Point::new(x * half[0], y * half[1], 0.0).coords;
    figure.line(&corners.map(corner), role, weight, Hidden::Over);
}

/// Writes the numbers of some parts, at their centres.
pub(super) fn numbers(figure: &mut Figure, boxes: &[Aabb], which: impl IntoIterator<Item = usize>) {
    for i in which {
        let text = Caption::Signs((i + 1).to_string());
        figure.label(boxes[i].centre(), text, Role::Element(i as u32));
    }
}

/// Draws the interval of each box on an axis, one below the other.
pub(super) fn intervals(figure: &mut Figure, boxes: &[Aabb], axis: usize) {
    for (i, one) in boxes.iter().enumerate() {
        let row = INTERVAL_SPACE * (i + 1) as f64 / boxes.len() as f64;
        let ends = [one.lo, one.hi].map(|end| on_axis(axis, end[axis], row));
        figure.line(&ends, Role::Element(i as u32), Weight::Normal, Hidden::Over);
    }
}

/// Draws an axis with the ends on it: a lower end is filled, an upper one is not.
pub(super) fn ends(figure: &mut Figure, boxes: &[Aabb], axis: usize, list: &[End]) {
    let span = [-FIELD[axis], FIELD[axis]].map(|end| on_axis(axis, end, 0.0));
    figure.line(&span, Role::Quiet, Weight::Thin, Hidden::Over);
    for end in list {
        let one = boxes[end.body];
        let (place, symbol) = match end.is_upper {
            true => (one.hi[axis], Symbol::Ring),
            false => (one.lo[axis], Symbol::Disc),
        };
        figure.dot(
            on_axis(axis, place, 0.0),
            Role::Element(end.body as u32),
            symbol,
        );
    }
}

/// Joins the centres of two boxes that overlap.
pub(super) fn join(figure: &mut Figure, boxes: &[Aabb], [a, b]: [usize; 2], role: Role) {
    let ends = [a, b].map(|i| boxes[i].centre());
    figure.line(&ends, role, Weight::Strong, Hidden::Over);
    for end in ends {
        figure.dot(end, role, Symbol::Disc);
    }
}

/// Returns a position on an axis: x runs along the lower border, y along the left one, the rows away from the field.
fn on_axis(axis: usize, place: f64, row: f64) -> Point {
    let away = GAP + row;
    match axis {
        0 => Point::new(place, -FIELD[1] - away, 0.0),
        _ => Point::new(-FIELD[0] - away, place, 0.0),
    }
}
