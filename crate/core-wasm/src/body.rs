//! The body that two parts have in common, as a mesh.

use js_sys::{Float64Array, Uint32Array};
use nearpoint_geometry::Pose;
use nearpoint_scene::FramePair;
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The surface of what two parts have in common.
#[derive(Debug, Serialize, Tsify)]
pub struct Body {
    /// In the cube of the unit.
    volume: f64,
    /// How many bodies it is.
    pieces: usize,
    /// x, y, z of each corner; some may be equal: the triangles meet by number.
    #[serde(with = "preserve")]
    positions: Float64Array,
    /// Three corners for each triangle, counterclockwise seen from outside.
    #[serde(with = "preserve")]
    triangles: Uint32Array,
}

impl Body {
    /// None where they have nothing in common, or where it cannot be told.
    pub fn of(pair: &FramePair, frame_from_a: &Pose) -> Option<Self> {
        let common = pair.body.as_ref()?;
        if !common.is_closed || pair.overlap.pieces == 0 {
            return None;
        }
        let posed = common.points.iter().map(|point| frame_from_a * point);
        let positions: Vec<[f64; 3]> = posed.map(|point| point.into()).collect();
        let triangles: Vec<[u32; 3]> = common.facets.iter().map(|facet| facet.corners).collect();
        Some(Self {
            volume: pair.overlap.volume,
            pieces: pair.overlap.pieces,
            positions: Float64Array::from(positions.as_flattened()),
            triangles: Uint32Array::from(triangles.as_flattened()),
        })
    }
}
