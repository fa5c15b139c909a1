//! Reads contours from JSON: the items of nesting benchmarks, and Nearpoint's own sheets.
//!
//! `{"name": "swim", "unit": "mm", "items": [{"demand": 3, "allowed_orientations": [0, 180], "shape": {…}}]}`, where a
//! shape has a `type` and `data`: `simple_polygon` with a list of points, `polygon` with `outer` and a list `inner`,
//! `multi_polygon` with a list of those, or `rectangle` with `x_min`, `y_min`, `width` and `height`. A ring's last
//! point may repeat its first. On a sheet, items also have a `name`, a `layer`, `rotation` (degrees) and `translation`.
//! Other fields are ignored.

use super::drawing::Drawing;
use super::error::{Result, damaged};
use super::model::Placement;
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Message, ToArg, message};
use serde_json::Value;

/// The length of the longest name in characters; longer ones are cut.
const MAX_NAME_LENGTH: usize = 120;

pub(super) fn read(text: &str) -> Result<Drawing> {
    let file: Value = serde_json::from_str(text).map_err(|error| {
        damaged(
            message!("line", line = error.line()),
            Message::from_text(without_location(&error)),
        )
    })?;
    let unit = match &file["unit"] {
        Value::Null => None,
        Value::String(symbol) if Unit::from_symbol(symbol).is_some() => Unit::from_symbol(symbol),
        _ => {
            return Err(damaged("unit", message!("contour-none-mm-cm")));
        }
    };
    let mut drawing = Drawing {
        unit,
        ..Drawing::default()
    };
    let scale = unit.map_or(1.0, millimetres);
    let items = if file.is_array() {
        &file
    } else {
        &file["items"]
    };
    let items = items
        .as_array()
        .ok_or_else(|| damaged("items", message!("contour-no-list-items")))?;
    let title = file["name"].as_str().unwrap_or("contour");
    for (number, item) in items.iter().enumerate() {
        let read = contour(&mut drawing, number, item, title, scale);
        drawing.skip_invalid(read)?;
    }
    Ok(drawing)
}

fn contour(
    drawing: &mut Drawing,
    number: usize,
    item: &Value,
    title: &str,
    scale: f64,
) -> Result<()> {
    let place = format!("items[{number}]");
    let id = item["id"].as_u64().unwrap_or(number as u64);
    let name = item["name"]
        .as_str()
        .map_or_else(|| format!("{title} {id}"), str::to_owned);
    let name = crate::names::sanitize(&name, MAX_NAME_LENGTH);
    let rings = rings(&item["shape"], &format!("{place}.shape"), scale)?;
    drawing.count(rings.iter().map(Vec::len).sum())?;
    drawing.count_outlines(rings.len())?;
    let layer = item["layer"].as_str().map(str::to_owned);
    let count = count(&item["demand"], &place)?;
    let turns = allowed_rotations(&item["allowed_orientations"], &place)?;
    let placement = placement(item, &place, scale)?;
    let contour = drawing.add(Some(place.to_arg()), name, layer, rings)?;
    contour.count = count;
    contour.allowed_rotations = turns;
    contour.placement = placement;
    Ok(())
}

/// Returns the parser's message without the position at its end, which the error already has.
fn without_location(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

fn count(demand: &Value, place: &str) -> Result<u32> {
    let count = match demand {
        Value::Null => Some(1),
        _ => demand.as_u64().and_then(|count| u32::try_from(count).ok()),
    };
    count.ok_or_else(|| {
        damaged(
            format!("{place}.demand"),
            message!("contour-no-whole-number"),
        )
    })
}

/// Reads the allowed turns. An empty list allows none; a file without a list allows any.
fn allowed_rotations(list: &Value, place: &str) -> Result<Vec<f64>> {
    let place = format!("{place}.allowed_orientations");
    match list {
        Value::Null => Ok(Vec::new()),
        Value::Array(turns) if turns.is_empty() => Ok(vec![0.0]),
        Value::Array(turns) => turns.iter().map(|turn| number(turn, &place)).collect(),
        _ => Err(damaged(place, message!("contour-no-list"))),
    }
}

fn placement(item: &Value, place: &str, scale: f64) -> Result<Option<Placement>> {
    if item["at"].is_null() {
        return Ok(None);
    }
    let translation: Vector2 = point(&item["at"], format_args!("{place}.at"), scale)?.coords;
    let rotation = match &item["turn"] {
        Value::Null => 0.0,
        turn => number(turn, &format!("{place}.turn"))?,
    };
    Ok(Some(Placement {
        rotation,
        translation,
    }))
}

fn rings(shape: &Value, place: &str, scale: f64) -> Result<Vec<Vec<Point2>>> {
    let data = &shape["data"];
    let place = format!("{place}.data");
    match shape["type"].as_str() {
        Some("simple_polygon") => Ok(vec![ring(data, &place, scale)?]),
        Some("polygon") => piece(data, &place, scale),
        Some("multi_polygon") => {
            let pieces = list(data, &place)?.iter().enumerate();
            let pieces = pieces.map(|(i, data)| piece(data, &format!("{place}[{i}]"), scale));
            Ok(pieces.collect::<Result<Vec<_>, _>>()?.concat())
        }
        Some("rectangle") => {
            let side = |name: &str| number(&data[name], &format!("{place}.{name}"));
            let (x, y) = (side("x_min")?, side("y_min")?);
            let (right, top) = (x + side("width")?, y + side("height")?);
            let corners = [(x, y), (right, y), (right, top), (x, top)];
            Ok(vec![
                corners.map(|(x, y)| Point2::new(x, y) * scale).to_vec(),
            ])
        }
        _ => Err(damaged(
            place.replace(".data", ".type"),
            message!("contour-none-simple-polygon"),
        )),
    }
}

fn piece(data: &Value, place: &str, scale: f64) -> Result<Vec<Vec<Point2>>> {
    let mut rings = vec![ring(&data["outer"], &format!("{place}.outer"), scale)?];
    if !data["inner"].is_null() {
        let place = format!("{place}.inner");
        for (i, inner) in list(&data["inner"], &place)?.iter().enumerate() {
            rings.push(ring(inner, &format!("{place}[{i}]"), scale)?);
        }
    }
    Ok(rings)
}

/// Returns the points of a ring, without a last one that only closes it.
fn ring(points: &Value, place: &str, scale: f64) -> Result<Vec<Point2>> {
    let points = list(points, place)?.iter().enumerate();
    let points = points.map(|(i, p)| point(p, format_args!("{place}[{i}]"), scale));
    let mut points: Vec<Point2> = points.collect::<Result<_, _>>()?;
    if points.len() > 3 && points.first() == points.last() {
        points.pop();
    }
    Ok(points)
}

fn point(value: &Value, place: std::fmt::Arguments, scale: f64) -> Result<Point2> {
    let place = place.to_string();
    match value.as_array().map(Vec::as_slice) {
        Some([x, y]) => Ok(Point2::new(number(x, &place)?, number(y, &place)?) * scale),
        _ => Err(damaged(place, message!("contour-point-list-two"))),
    }
}

fn number(value: &Value, place: &str) -> Result<f64> {
    value
        .as_f64()
        .ok_or_else(|| damaged(place, message!("contour-no-number")))
}

fn list<'a>(value: &'a Value, place: &str) -> Result<&'a Vec<Value>> {
    value
        .as_array()
        .ok_or_else(|| damaged(place, message!("contour-no-list")))
}

fn millimetres(unit: Unit) -> f64 {
    match unit {
        Unit::Mm => 1.0,
        Unit::Cm => 10.0,
        Unit::M => 1000.0,
        Unit::In => 25.4,
    }
}
