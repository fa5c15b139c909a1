//! Converts basic shapes to lines.

use super::super::affine::Affine;
use super::super::error::Result;
use super::super::flatten::Flattener;
use super::super::line::Line;
use super::line_index::LineIndex;
use super::{frame, path};
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_message::Message;
use roxmltree::Node;
use std::f64::consts::{FRAC_PI_2, TAU};
use svgtypes::PointsParser;

/// Returns the subpaths of a shape, drawn through a map.
pub(super) fn lines(
    document: &LineIndex,
    node: Node,
    map: &Affine,
    flatness: f64,
) -> Result<Vec<Line>> {
    let length = |name: &str| frame::length(document, node, name, 0.0);
    let line = match node.tag_name().name() {
        "path" => {
            let data = node.attribute("d").unwrap_or("");
            return path::lines(data, map, flatness)
                .map_err(|error| document.error_at(node, Message::from_text(error)));
        }
        "rect" => rect(document, node, map, flatness)?,
        "circle" => {
            let radius = length("r")?;
            round(length("cx")?, length("cy")?, [radius; 2], map, flatness)
        }
        "ellipse" => {
            let [rx, ry] = [
                frame::optional_length(document, node, "rx")?,
                frame::optional_length(document, node, "ry")?,
            ];
            let radii = [rx.or(ry).unwrap_or(0.0), ry.or(rx).unwrap_or(0.0)];
            round(length("cx")?, length("cy")?, radii, map, flatness)
        }
        "line" => {
            let ends = [
                [length("x1")?, length("y1")?],
                [length("x2")?, length("y2")?],
            ];
            Some(Line {
                points: ends.map(|p| map.point(Point2::from(p))).to_vec(),
                is_closed: false,
            })
        }
        name => {
            let points = PointsParser::from(node.attribute("points").unwrap_or(""));
            let points: Vec<Point2> = points.map(|(x, y)| map.point(Point2::new(x, y))).collect();
            (points.len() >= 2).then_some(Line {
                points,
                is_closed: name == "polygon",
            })
        }
    };
    Ok(line.into_iter().collect())
}

/// Draws a circle or an ellipse; none if it has no size, as SVG defines.
fn round(x: f64, y: f64, [rx, ry]: [f64; 2], map: &Affine, flatness: f64) -> Option<Line> {
    if rx <= 0.0 || ry <= 0.0 {
        return None;
    }
    let mut pen = Flattener::new(*map, flatness, Point2::new(x + rx, y));
    pen.arc(
        Point2::new(x, y),
        [Vector2::new(rx, 0.0), Vector2::new(0.0, ry)],
        0.0,
        TAU,
        None,
    );
    let mut points = pen.finish();
    points.pop();
    Some(Line {
        points,
        is_closed: true,
    })
}

/// Draws a rectangle, with rounded corners if it has radii.
fn rect(document: &LineIndex, node: Node, map: &Affine, flatness: f64) -> Result<Option<Line>> {
    let length = |name: &str| frame::length(document, node, name, 0.0);
    let [x, y, width, height] = [
        length("x")?,
        length("y")?,
        length("width")?,
        length("height")?,
    ];
    if width <= 0.0 || height <= 0.0 {
        return Ok(None);
    }
    let [rx, ry] = [
        frame::optional_length(document, node, "rx")?,
        frame::optional_length(document, node, "ry")?,
    ];
    let (rx, ry) = (rx.or(ry).unwrap_or(0.0), ry.or(rx).unwrap_or(0.0));
    let (rx, ry) = (rx.clamp(0.0, width / 2.0), ry.clamp(0.0, height / 2.0));
    let is_round = rx > 0.0 && ry > 0.0;
    // Each corner, and the start of its arc.
    let corners = [
        (1.0, 0.0, 3.0),
        (1.0, 1.0, 0.0),
        (0.0, 1.0, 1.0),
        (0.0, 0.0, 2.0),
    ];
    let first = Point2::new(x + if is_round { rx } else { 0.0 }, y);
    let mut pen = Flattener::new(*map, flatness, first);
    for (right, below, quarter) in corners {
        let corner = Point2::new(x + width * right, y + height * below);
        if !is_round {
            pen.line(corner);
            continue;
        }
        let centre = corner + Vector2::new(rx * (1.0 - 2.0 * right), ry * (1.0 - 2.0 * below));
        let radii = [Vector2::new(rx, 0.0), Vector2::new(0.0, ry)];
        let (level, upright) = (
            Point2::new(corner.x, centre.y),
            Point2::new(centre.x, corner.y),
        );
        let [from, to] = if quarter % 2.0 == 1.0 {
            [upright, level]
        } else {
            [level, upright]
        };
        pen.line(from);
        pen.arc(centre, radii, quarter * FRAC_PI_2, FRAC_PI_2, Some(to));
    }
    let mut points = pen.finish();
    points.dedup();
    if points.first() == points.last() {
        points.pop();
    }
    Ok(Some(Line {
        points,
        is_closed: true,
    }))
}
