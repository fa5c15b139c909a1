//! Converts entities to lines in the plane.

use super::super::affine::Affine;
use super::super::error::Result;
use super::super::flatten::Flattener;
use super::super::line::Line;
use super::groups::{Record, error_at};
use super::spline;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_geometry::tolerance::FULL_TURN;
use nearpoint_message::message;
use std::f64::consts::TAU;

const CLOSED: i64 = 1;

/// Returns the map from an entity's own plane to the drawing's, by its extrusion. It is the identity if seen from
/// above, and mirrors if seen from below (the format's "arbitrary axis"). None if the plane is tilted.
pub(super) fn plane_map(record: &Record) -> Result<Option<Affine>> {
    let [x, y, z] = [
        record.number(210, 0.0)?,
        record.number(220, 0.0)?,
        record.number(230, 1.0)?,
    ];
    Ok(match (x == 0.0 && y == 0.0, z > 0.0) {
        (true, true) => Some(Affine::IDENTITY),
        (true, false) => Some(Affine::scale(-1.0, 1.0)),
        (false, _) => None,
    })
}

/// Returns the line that an entity draws through a map; None if it has no outline. Lines, ellipses and splines have no
/// plane of their own.
pub(super) fn line(
    record: &Record,
    parts: &[&Record],
    map: &Affine,
    upright: &Affine,
    flatness: f64,
) -> Result<Option<Line>> {
    let own = map.compose(upright);
    let open = |points| {
        Ok(Some(Line {
            points,
            is_closed: false,
        }))
    };
    match record.kind {
        "LINE" => open(vec![
            map.point(record.point(10)?),
            map.point(record.point(11)?),
        ]),
        "ARC" => {
            let from = record.number(50, 0.0)?.to_radians();
            let sweep = (record.number(51, 360.0)?.to_radians() - from).rem_euclid(TAU);
            let sweep = if sweep == 0.0 { TAU } else { sweep };
            open(circle(record, &own, flatness, from, sweep)?)
        }
        "CIRCLE" => {
            let mut points = circle(record, &own, flatness, 0.0, TAU)?;
            points.pop();
            Ok(Some(Line {
                points,
                is_closed: true,
            }))
        }
        "ELLIPSE" => ellipse(record, map, upright, flatness).map(Some),
        "LWPOLYLINE" => {
            let is_closed = record.integer(70, 0)? & CLOSED != 0;
            polyline(&vertices(record)?, is_closed, &own, flatness)
        }
        "POLYLINE" => {
            const MESH: i64 = 16 | 64;
            let flags = record.integer(70, 0)?;
            if flags & MESH != 0 {
                return Ok(None);
            }
            let mut vertices = Vec::new();
            for part in parts {
                // The flag of the control frame of a fitted curve, which is no outline.
                const FRAME: i64 = 16;
                if part.kind == "VERTEX" && part.integer(70, 0)? & FRAME == 0 {
                    vertices.push((part.point(10)?, part.number(42, 0.0)?));
                }
            }
            polyline(&vertices, flags & CLOSED != 0, &own, flatness)
        }
        "SPLINE" => spline::line(record, map, flatness),
        _ => Ok(None),
    }
}

fn circle(
    record: &Record,
    map: &Affine,
    flatness: f64,
    from: f64,
    sweep: f64,
) -> Result<Vec<Point2>> {
    let (centre, radius) = (record.point(10)?, record.number(40, 0.0)?);
    arc(
        centre,
        [Vector2::x() * radius, Vector2::y() * radius],
        from,
        sweep,
        map,
        flatness,
    )
    .ok_or_else(|| error_at(record.line, message!("contour-radius-angles-no")))
}

/// Draws an arc of an ellipse from its first point on.
fn arc(
    centre: Point2,
    [u, v]: [Vector2; 2],
    from: f64,
    sweep: f64,
    map: &Affine,
    flatness: f64,
) -> Option<Vec<Point2>> {
    let (sin, cos) = ComplexField::sin_cos(from);
    let start = centre + u * cos + v * sin;
    let is_size = u.norm() > 0.0 && v.norm() > 0.0 && sweep != 0.0;
    is_size.then(|| {
        let mut pen = Flattener::new(*map, flatness, start);
        let end = (sweep == TAU).then_some(start);
        pen.arc(centre, [u, v], from, sweep, end);
        pen.finish()
    })
}

fn ellipse(record: &Record, map: &Affine, upright: &Affine, flatness: f64) -> Result<Line> {
    let (centre, major) = (record.point(10)?, record.vector(11)?);
    let ratio = record.number(40, 1.0)?;
    // Seen from below, the arc has the opposite orientation.
    let minor = Vector2::new(-major.y, major.x) * ratio * upright.x.x;
    let (from, to) = (record.number(41, 0.0)?, record.number(42, TAU)?);
    let sweep = (to - from).rem_euclid(TAU);
    let is_closed = sweep <= FULL_TURN || TAU - sweep <= FULL_TURN;
    let sweep = if is_closed { TAU } else { sweep };
    let points = arc(centre, [major, minor], from, sweep, map, flatness);
    let mut points =
        points.ok_or_else(|| error_at(record.line, message!("contour-axes-no-size")))?;
    if is_closed {
        points.pop();
    }
    Ok(Line { points, is_closed })
}

/// Returns the vertices of a light polyline with their bulges; each x begins a vertex.
fn vertices(record: &Record) -> Result<Vec<(Point2, f64)>> {
    let mut vertices: Vec<(Point2, f64)> = Vec::new();
    for group in record.groups {
        match (group.code, vertices.last_mut()) {
            (10, _) => vertices.push((Point2::new(group.number()?, 0.0), 0.0)),
            (20, Some((p, _))) => p.y = group.number()?,
            (42, Some((_, bulge))) => *bulge = group.number()?,
            _ => {}
        }
    }
    Ok(vertices)
}

/// Draws a polyline. A bulge is the tangent of a quarter of the angle of the arc to the next vertex, to the right of
/// the chord if positive.
fn polyline(
    vertices: &[(Point2, f64)],
    is_closed: bool,
    map: &Affine,
    flatness: f64,
) -> Result<Option<Line>> {
    let Some(((first, _), rest)) = vertices.split_first() else {
        return Ok(None);
    };
    let mut pen = Flattener::new(*map, flatness, *first);
    let closing = [(*first, 0.0)];
    let next = rest.iter().chain(is_closed.then_some(&closing[0]));
    for ((from, bulge), (to, _)) in vertices.iter().zip(next) {
        if *bulge == 0.0 || from == to {
            pen.line(*to);
            continue;
        }
        let chord = to - from;
        let left = Vector2::new(-chord.y, chord.x);
        let centre = from + chord / 2.0 + left * ((1.0 - bulge * bulge) / (4.0 * bulge));
        let u = from - centre;
        let v = Vector2::new(-u.y, u.x);
        pen.arc(
            centre,
            [u, v],
            0.0,
            4.0 * ComplexField::atan(*bulge),
            Some(*to),
        );
    }
    let mut points = pen.finish();
    if is_closed {
        points.pop();
    }
    Ok((points.len() >= 2).then_some(Line { points, is_closed }))
}
