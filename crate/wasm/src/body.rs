//! The body that two parts have in common, as a file for other programs.

use nearpoint_geometry::Point;
use nearpoint_import::body::{Body, glb, stl};
use nearpoint_scene::{PartId, Scene};

/// STL in the scene's unit and frame, or GLB in metres with Y up.
pub(crate) fn file(scene: &Scene, a: PartId, b: PartId, format: &str) -> Result<Vec<u8>, String> {
    let name = |id: PartId| scene.part(id).map_or("", |part| &part.name);
    let pair = scene.frame().pair(a, b);
    let common = pair.and_then(|pair| {
        let known = pair.body.as_ref().filter(|_| pair.overlap.pieces > 0)?;
        Some((pair, known))
    });
    let Some((pair, common)) = common else {
        let (a, b) = (name(a), name(b));
        return Err(format!("{a} and {b} have no body in common that is known."));
    };
    let points: Vec<Point> = (common.points.iter())
        .map(|point| pair.scene_from_a * point)
        .collect();
    let triangles: Vec<[u32; 3]> = common.facets.iter().map(|facet| facet.corners).collect();
    let body = Body {
        name: &format!("{} × {}", name(pair.a), name(pair.b)),
        points: &points,
        triangles: &triangles,
    };
    let settings = scene.settings();
    match format {
        "stl" => Ok(stl(&body)),
        "glb" => Ok(glb(&body, settings.unit, settings.up)),
        _ => Err(format!("“{format}” is no format of a body: stl or glb.")),
    }
}
