//! Writes contours as SVG, DXF and JSON. Numbers have as many digits as a reader needs to restore them exactly.

use super::boxes::bounds;
use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2};
use nearpoint_geometry::unit::Unit;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// A contour on a sheet: rotated about its origin, then moved.
#[derive(Debug, Clone)]
pub struct PlacedContour<'a> {
    /// The name in the file.
    pub name: &'a str,
    /// The polygon in its own frame, y up.
    pub polygon: &'a Polygon,
    /// The rotation about its origin, counter-clockwise.
    pub rotation: PlanarRotation,
    /// The position of its origin on the sheet.
    pub translation: Vector2,
    /// The layer that it is written to, in formats that have layers.
    pub layer: Option<&'a str>,
}

impl PlacedContour<'_> {
    /// Returns the rings in the sheet's frame.
    fn rings(&self) -> Vec<Vec<Point2>> {
        let place = |p: &Point2| self.rotation.point(*p) + self.translation;
        let ring = |ring: &Vec<Point2>| ring.iter().map(place).collect();
        self.polygon.rings().iter().map(ring).collect()
    }
}

/// Writes an SVG drawing with a path for each contour. The y axis is flipped to point down, as in SVG. SVG lacks
/// metres, so sizes in metres are written in centimetres.
pub fn write_svg(placed: &[PlacedContour], unit: Unit) -> String {
    let rings: Vec<_> = placed.iter().map(PlacedContour::rings).collect();
    let [low, high] = match rings.is_empty() {
        true => [Point2::origin(); 2],
        false => bounds(rings.iter().flatten().flatten().copied()),
    };
    let size = high - low;
    let (factor, symbol) = match unit {
        Unit::M => (100.0, Unit::Cm.symbol()),
        _ => (1.0, unit.symbol()),
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}{symbol}\" height=\"{}{symbol}\" viewBox=\"{} {} {} {}\">\n",
        size.x * factor,
        size.y * factor,
        low.x,
        0.0 - high.y,
        size.x,
        size.y
    );
    for (placed, rings) in placed.iter().zip(rings) {
        let layer = placed.layer.map_or(String::new(), |layer| {
            format!(" data-layer=\"{}\"", escaped(layer))
        });
        let mut data = String::new();
        for ring in rings {
            for (k, p) in ring.iter().enumerate() {
                let command = if k == 0 { 'M' } else { 'L' };
                // Writing to a string does not fail.
                let _ = write!(data, "{command}{} {}", p.x, 0.0 - p.y);
            }
            data.push('Z');
        }
        let name = escaped(placed.name);
        svg += &format!("<path data-name=\"{name}\"{layer} fill-rule=\"evenodd\" d=\"{data}\"/>\n");
    }
    svg + "</svg>\n"
}

/// Escapes text for an attribute; characters that XML does not allow are left out.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text
        .chars()
        .filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'))
    {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '"' => escaped += "&quot;",
            _ => escaped.push(c),
        }
    }
    escaped
}

/// Writes a DXF drawing of release 12, which every CAD system reads: a closed POLYLINE for each ring, on the contour's
/// layer; the unit in $INSUNITS. The format has no names of contours, so they are in comments. Layer names are
/// restricted to the characters that it allows.
pub fn write_dxf(placed: &[PlacedContour], unit: Unit) -> String {
    let units = match unit {
        Unit::In => 1,
        Unit::Mm => 4,
        Unit::Cm => 5,
        Unit::M => 6,
    };
    let layer = |placed: &PlacedContour| placed.layer.map_or("0".to_owned(), layer_name);
    let mut layers: Vec<String> = placed.iter().map(layer).collect();
    layers.push("0".to_owned());
    layers.sort();
    layers.dedup();
    let mut dxf = format!(
        "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n9\n$INSUNITS\n70\n{units}\n0\nENDSEC\n"
    );
    dxf += &format!(
        "0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n70\n{}\n",
        layers.len()
    );
    for layer in layers {
        dxf += &format!("0\nLAYER\n2\n{layer}\n70\n0\n62\n7\n6\nCONTINUOUS\n");
    }
    dxf += "0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n";
    for placed in placed {
        let (name, layer) = (one_line(placed.name), layer(placed));
        dxf += &format!("999\n{name}\n");
        for ring in placed.rings() {
            dxf += &format!("0\nPOLYLINE\n8\n{layer}\n66\n1\n10\n0\n20\n0\n30\n0\n70\n1\n");
            for p in ring {
                dxf += &format!(
                    "0\nVERTEX\n8\n{layer}\n10\n{:?}\n20\n{:?}\n30\n0\n",
                    p.x, p.y
                );
            }
            dxf += &format!("0\nSEQEND\n8\n{layer}\n");
        }
    }
    dxf + "0\nENDSEC\n0\nEOF\n"
}

fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

/// Replaces the characters that layer names may not have.
fn layer_name(layer: &str) -> String {
    let allowed = |c: char| {
        if c.is_control() || "<>/\\\":;?*|=`,".contains(c) {
            '_'
        } else {
            c
        }
    };
    let name: String = layer.trim().chars().map(allowed).collect();
    if name.is_empty() {
        "0".to_owned()
    } else {
        name
    }
}

/// Writes Nearpoint's own file of a sheet: the contours and their placements.
pub fn write_json(placed: &[PlacedContour], unit: Unit) -> String {
    let items: Vec<Value> = placed.iter().map(item).collect();
    let file = json!({ "unit": unit.symbol(), "items": items });
    format!("{file:#}\n")
}

fn item(placed: &PlacedContour) -> Value {
    let points = |ring: &Vec<Point2>| ring.iter().map(|p| json!([p.x, p.y])).collect::<Vec<_>>();
    let piece = |rings: &[Vec<Point2>]| {
        let inner: Vec<_> = rings[1..].iter().map(points).collect();
        json!({ "outer": points(&rings[0]), "inner": inner })
    };
    let pieces: Vec<Value> = placed.polygon.pieces().map(piece).collect();
    let degrees = placed.rotation.angle().to_degrees();
    // The angle is written in short decimals if they give the same rotation.
    let rounded = (degrees * 1e6).round() / 1e6;
    let is_same = PlanarRotation::from_degrees(rounded).angle() == placed.rotation.angle();
    let mut item = Map::new();
    item.insert("name".into(), json!(placed.name));
    if let Some(layer) = placed.layer {
        item.insert("layer".into(), json!(layer));
    }
    item.insert(
        "turn".into(),
        json!(if is_same { rounded } else { degrees }),
    );
    item.insert(
        "at".into(),
        json!([placed.translation.x, placed.translation.y]),
    );
    item.insert(
        "shape".into(),
        json!({ "type": "multi_polygon", "data": pieces }),
    );
    Value::Object(item)
}
