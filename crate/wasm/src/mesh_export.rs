//! Writes the intersection of two parts as a file for other programs.

use nearpoint_geometry::Point;
use nearpoint_import::mesh_export::{ExportMesh, glb, stl};
use nearpoint_message::message;
use nearpoint_scene::{PartId, Scene};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The file format in which an intersection is exported.
#[derive(Debug, Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum IntersectionFormat {
    Stl,
    Glb,
}

/// Writes the intersection of two parts as a file: STL in the scene's unit and frame, or GLB in metres with Y up.
pub(crate) fn file(
    scene: &Scene,
    a: PartId,
    b: PartId,
    format: IntersectionFormat,
) -> Result<Vec<u8>, String> {
    let name = |id: PartId| scene.part(id).map_or("", |part| &part.name);
    let pair = scene.frame().pair(a, b);
    let common = pair.and_then(|pair| {
        let known = pair
            .intersection
            .as_ref()
            .filter(|_| pair.overlap.component_count > 0)?;
        Some((pair, known))
    });
    let Some((pair, common)) = common else {
        let (a, b) = (name(a), name(b));
        return Err(message!("body-no-body-common", a, b).to_string());
    };
    let points: Vec<Point> = (common.points.iter())
        .map(|point| pair.scene_from_a * point)
        .collect();
    let triangles: Vec<[u32; 3]> = common.facets.iter().map(|facet| facet.corners).collect();
    let body = ExportMesh {
        name: &format!("{} × {}", name(pair.a), name(pair.b)),
        points: &points,
        triangles: &triangles,
        colour: None,
    };
    Ok(match format {
        IntersectionFormat::Stl => stl(&body),
        IntersectionFormat::Glb => glb(&[body], scene.unit(), scene.up()),
    })
}
