//! Represents a sheet as plain data, which the page stores while its worker runs and gives to the next one if that
//! fails. It has more than a file: the rectangle, what is fixed, and which contours are copies of one.

use nearpoint_message::message;
use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2};
use nearpoint_sheet::{Command, NewContour, Sheet};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::js_error;

#[tsify::declare]
type Rings = Vec<Vec<[f64; 2]>>;

/// A sheet without its history, for the session after this one.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[tsify(rename = "SheetKept")]
pub struct SavedSheet {
    title: String,
    rectangle: [[f64; 2]; 2],
    polygons: Vec<Rings>,
    contours: Vec<SavedContour>,
}

/// A contour of the sheet.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[tsify(missing_as_null)]
struct SavedContour {
    name: String,
    layer: Option<String>,
    /// The index in `polygons`.
    polygon: usize,
    /// The angle, in radians.
    #[serde(rename = "turn")]
    rotation: f64,
    #[serde(rename = "at")]
    position: [f64; 2],
    fixed: bool,
}

impl SavedSheet {
    /// Copies a sheet to plain data.
    pub fn new(sheet: &Sheet) -> Self {
        let mut polygons: Vec<Rings> = Vec::new();
        let mut known = HashMap::new();
        let contours = sheet.contours().iter().map(|contour| {
            let polygon = *known
                .entry(Arc::as_ptr(&contour.polygon))
                .or_insert_with(|| {
                    polygons.push(rings(&contour.polygon));
                    polygons.len() - 1
                });
            SavedContour {
                name: contour.name.to_string(),
                layer: contour.layer.as_deref().map(str::to_owned),
                polygon,
                rotation: contour.turn.angle(),
                position: contour.at.into(),
                fixed: contour.fixed,
            }
        });
        let contours = contours.collect();
        Self {
            title: sheet.title().to_owned(),
            rectangle: sheet.rectangle().map(Into::into),
            polygons,
            contours,
        }
    }

    /// Returns the command that restores the sheet.
    pub fn into_command(self) -> Result<Command, JsValue> {
        let polygon = |rings: Rings| {
            let points = |ring: Vec<[f64; 2]>| ring.into_iter().map(Point2::from).collect();
            Polygon::new(rings.into_iter().map(points).collect()).map(Arc::new)
        };
        let polygons: Result<Vec<Arc<Polygon>>, _> =
            self.polygons.into_iter().map(polygon).collect();
        let polygons = polygons.map_err(js_error)?;
        let contour = |kept: SavedContour| {
            let missing = || js_error(message!("kept-sheet-kept-lacks"));
            Ok(NewContour {
                name: kept.name.into(),
                layer: kept.layer.map(Arc::from),
                polygon: polygons.get(kept.polygon).cloned().ok_or_else(missing)?,
                turn: PlanarRotation::from_radians(kept.rotation),
                at: Vector2::from(kept.position),
                fixed: kept.fixed,
            })
        };
        let contours: Result<Vec<NewContour>, JsValue> =
            self.contours.into_iter().map(contour).collect();
        Ok(Command::Open {
            title: self.title.into(),
            sheet: self.rectangle.map(Point2::from),
            contours: contours?,
        })
    }
}

fn rings(polygon: &Polygon) -> Rings {
    let ring = |ring: &Vec<Point2>| ring.iter().map(|p| [p.x, p.y]).collect();
    polygon.rings().iter().map(ring).collect()
}
