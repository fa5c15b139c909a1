//! Where B just fits: slots it can slide in without play, and single places.

use super::super::overlap::overlaps;
use super::super::ring::side;
use super::super::{Point2, Turned, Vector2};
use super::Edge;
use super::pieces::Piece;
use super::touch::Touch;

/// Parts of touches between two others that face each other: exactly on one line, in opposite ways, and free at a place between.
pub(super) fn slots(
    a: &Turned,
    b: &Turned,
    touches: &[Touch],
    inner: &[(u32, [f64; 2])],
) -> Vec<Edge> {
    let mut slots = Vec::new();
    for (number, [start, end]) in inner {
        let touch = &touches[*number as usize];
        let (from, to) = (touch.at(*start), touch.at(*end));
        let faces = |other: &Touch| {
            other.along().dot(&touch.along()) < 0.0
                && side(touch.from, touch.to, other.from) == 0
                && side(touch.from, touch.to, other.to) == 0
                && covers(other, nalgebra::center(&from, &to))
        };
        if !touches.iter().any(faces) {
            continue;
        }
        let Some(between) = on_grid(a, touch, f64::midpoint(*start, *end)) else {
            continue;
        };
        if !overlaps(a, b, between.coords) {
            slots.push(Edge::of(touch, [*start, *end]));
        }
    }
    slots
}

/// Whether a point of a touch's line is within it.
fn covers(touch: &Touch, p: Point2) -> bool {
    let along = touch.along();
    let at = (p - touch.from).dot(&along);
    0.0 <= at && at <= along.norm_squared()
}

/// The place nearest to a share of a touch that is exactly on it and on the grid: as many as the greatest common divisor of its steps
/// along both axes.
fn on_grid(a: &Turned, touch: &Touch, share: f64) -> Option<Point2> {
    let step = a.grid().step();
    let along = touch.along();
    let steps = |x: f64| (x / step).abs() as u64;
    let (mut x, mut y) = (steps(along.x), steps(along.y));
    while y > 0 {
        (x, y) = (y, x % y);
    }
    let count = x as f64;
    let unit = Vector2::new(along.x / count, along.y / count);
    let place = touch.from + unit * (share * count).round();
    (count > 1.0 && side(touch.from, touch.to, place) == 0).then_some(place)
}

/// Ends and crossings of pieces that are on the grid, at which B fits, and that are on no edge of the boundary.
pub(super) fn points(
    a: &Turned,
    b: &Turned,
    touches: &[Touch],
    pieces: &[Piece],
    splits: &[Vec<f64>],
    edges: &[Edge],
) -> Vec<Point2> {
    let mut places: Vec<Point2> = Vec::new();
    for (piece, splits) in pieces.iter().zip(splits) {
        let touch = &touches[piece.touch as usize];
        for share in splits {
            let place = match share {
                0.0 => touch.from,
                1.0 => touch.to,
                _ => a.grid().point(touch.at(*share)),
            };
            // Rounded, and yet on the line: the crossing itself.
            if side(touch.from, touch.to, place) == 0 {
                places.push(place);
            }
        }
    }
    places.sort_by(|p, q| p.x.total_cmp(&q.x).then(p.y.total_cmp(&q.y)));
    places.dedup();
    places.retain(|place| !overlaps(a, b, place.coords));
    let near = super::BESIDE * super::SHORTEST * a.grid().step();
    let on_edge = |place: &Point2| {
        edges.iter().any(|edge| {
            let nearest = super::super::gap::nearest_on([edge.from, edge.to], *place);
            (nearest - place).norm() <= near
        })
    };
    places.retain(|place| !on_edge(place));
    places
}
