//! Converts splines, B-splines with weights, to Bézier curves.

use super::super::affine::Affine;
use super::super::error::Result;
use super::super::flatten::Flattener;
use super::super::line::Line;
use super::groups::{Record, error_at};
use nearpoint_geometry::planar::Point2;
use nearpoint_message::message;

/// The highest degree that is read; CAD systems use 2 to 11.
const MAX_DEGREE: i64 = 25;

/// A control point multiplied by its weight, and the weight.
type HomogeneousPoint = [f64; 3];

/// Draws the curve of a SPLINE by its knots. None if it has only fit points, which do not determine the curve.
pub(super) fn line(record: &Record, map: &Affine, flatness: f64) -> Result<Option<Line>> {
    let degree = record.integer(71, 3)?;
    let (knots, weights) = (record.numbers(40)?, record.numbers(41)?);
    let points = record.points(10)?;
    if points.is_empty() {
        return Ok(None);
    }
    if !(1..=MAX_DEGREE).contains(&degree) {
        let problem = message!("contour-spline-degree-1", highest_degree = MAX_DEGREE);
        return Err(error_at(record.line, problem));
    }
    let degree = degree as usize;
    let is_sound =
        points.len() > degree && knots.len() == points.len() + degree + 1 && knots.is_sorted();
    let is_weighted = weights.len() == points.len() && weights.iter().all(|weight| *weight > 0.0);
    if !is_sound || !(is_weighted || weights.is_empty()) {
        return Err(error_at(
            record.line,
            message!("contour-numbers-spline-knots"),
        ));
    }
    let weight = |i: usize| weights.get(i).copied().unwrap_or(1.0);
    let lifted = |(i, p): (usize, &Point2)| [p.x * weight(i), p.y * weight(i), weight(i)];
    let controls: Vec<HomogeneousPoint> = points.iter().enumerate().map(lifted).collect();
    let pieces = bezier_pieces(degree, &knots, &controls);
    let flat = |[x, y, w]: &HomogeneousPoint| (Point2::new(x / w, y / w), *w);
    let Some(first) = pieces.first().map(|piece| flat(&piece[0])) else {
        return Err(error_at(
            record.line,
            message!("contour-spline-knots-leave"),
        ));
    };
    let mut pen = Flattener::new(*map, flatness, first.0);
    for piece in &pieces {
        let rest: Vec<_> = piece[1..].iter().map(flat).collect();
        pen.rational(flat(&piece[0]), &rest);
    }
    let mut points = pen.finish();
    const CLOSED: i64 = 1 | 2;
    let is_closed = record.integer(70, 0)? & CLOSED != 0;
    if is_closed && points.first() == points.last() {
        points.pop();
    }
    Ok(Some(Line { points, is_closed }))
}

/// Splits the curve at distinct knots into Bézier curves. Their control points are values of the polar form (Ramshaw
/// 1987), computed with de Boor's algorithm.
fn bezier_pieces(
    degree: usize,
    knots: &[f64],
    controls: &[HomogeneousPoint],
) -> Vec<Vec<HomogeneousPoint>> {
    let spans = (degree..controls.len()).filter(|k| knots[*k] < knots[k + 1]);
    let piece = |k: usize| {
        let control = |ends: usize| {
            let arguments = (0..degree).map(|i| knots[if i < ends { k + 1 } else { k }]);
            polar(degree, knots, &controls[k - degree..=k], k, arguments)
        };
        (0..=degree).map(control).collect()
    };
    spans.map(piece).collect()
}

/// Evaluates the polar form of the piece from knot `k` on, with the control points that it depends on.
fn polar(
    degree: usize,
    knots: &[f64],
    controls: &[HomogeneousPoint],
    k: usize,
    arguments: impl Iterator<Item = f64>,
) -> HomogeneousPoint {
    let mut level = controls.to_vec();
    for (round, t) in (1..).zip(arguments) {
        for i in (round..=degree).rev() {
            let [low, high] = [knots[k - degree + i], knots[k + 1 + i - round]];
            let share = (t - low) / (high - low);
            let [before, here] = [level[i - 1], level[i]];
            level[i] = std::array::from_fn(|c| before[c] + (here[c] - before[c]) * share);
        }
    }
    level[degree]
}
