//! Converts the intersection of two parts to a mesh for JavaScript.

use js_sys::{Float64Array, Uint32Array};
use nearpoint_geometry::Pose;
use nearpoint_scene::FramePair;
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The surface of the solid that two parts have in common.
#[derive(Debug, Serialize, Tsify)]
pub struct Intersection {
    /// The volume, in the cube of the length unit.
    volume: f64,
    /// The number of separate bodies that the intersection consists of.
    pieces: usize,
    /// The x, y and z of each corner. Some corners may coincide: triangles are connected by corner number.
    #[serde(with = "preserve")]
    positions: Float64Array,
    /// Three corner numbers for each triangle, counterclockwise seen from outside.
    #[serde(with = "preserve")]
    triangles: Uint32Array,
}

impl Intersection {
    /// Converts the intersection of two parts for JavaScript; None where they do not overlap, or where it is not known.
    pub fn new(pair: &FramePair, frame_from_a: &Pose) -> Option<Self> {
        let common = pair.intersection.as_ref()?;
        if !common.is_closed || pair.overlap.component_count == 0 {
            return None;
        }
        let posed = common.points.iter().map(|point| frame_from_a * point);
        let positions: Vec<[f64; 3]> = posed.map(|point| point.into()).collect();
        let triangles: Vec<[u32; 3]> = common.facets.iter().map(|facet| facet.corners).collect();
        Some(Self {
            volume: pair.overlap.volume,
            pieces: pair.overlap.component_count,
            positions: Float64Array::from(positions.as_flattened()),
            triangles: Uint32Array::from(triangles.as_flattened()),
        })
    }
}
