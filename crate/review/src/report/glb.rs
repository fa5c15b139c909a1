//! Writes the parts and their intersections as a GLB file: parts are grey and transparent, intersections red and opaque.

use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Pose};
use nearpoint_import::mesh_export::{self, ExportMesh};
use nearpoint_scene::Scene;

use super::part_ids;
use crate::review::Review;

/// The colour of parts.
const PART_COLOUR: [f32; 4] = [0.62, 0.65, 0.69, 0.25];
const INTERSECTION_COLOUR: [f32; 4] = [0.84, 0.12, 0.13, 1.0];

/// The colour of intersections of undecided pairs.
const UNDECIDED_COLOUR: [f32; 4] = [0.88, 0.54, 0.04, 1.0];

struct PlacedMesh<'a> {
    name: String,
    points: Vec<Point>,
    triangles: std::borrow::Cow<'a, [[u32; 3]]>,
    colour: Option<[f32; 4]>,
}

/// Returns all visible parts of a scene, and the intersections of the clashes that the review has found in it.
#[must_use]
pub fn intersections_glb(review: &Review, scene: &Scene) -> Vec<u8> {
    let placed = |pose: &Pose, points: &[Point]| points.iter().map(|p| pose * p).collect();
    let shown = scene.parts().iter().filter(|part| part.visible);
    let parts = shown.map(|part| PlacedMesh {
        name: part.name.clone(),
        points: placed(&part.pose, part.shape.mesh().vertices()),
        triangles: part.shape.mesh().triangles().into(),
        colour: None,
    });
    let mut pairs: Vec<_> = part_ids(review, scene).into_values().collect();
    pairs.sort_unstable();
    pairs.dedup();
    let bodies = pairs.into_iter().filter_map(|[a, b]| {
        let pair = scene.frame().pair(a, b)?;
        let common = pair.intersection.as_ref().filter(|body| !body.is_empty())?;
        let [a, b] = [scene.part(pair.a)?, scene.part(pair.b)?];
        Some(PlacedMesh {
            name: format!("{} × {}", a.name, b.name),
            points: placed(&pair.scene_from_a, &common.points),
            triangles: common.facets.iter().map(|facet| facet.corners).collect(),
            colour: (pair.class != PairClass::Interferes).then_some(UNDECIDED_COLOUR),
        })
    });
    let (parts, bodies): (Vec<PlacedMesh>, Vec<PlacedMesh>) = (parts.collect(), bodies.collect());
    let parts: Vec<ExportMesh> = parts.iter().map(PlacedMesh::to_export_mesh).collect();
    let bodies: Vec<ExportMesh> = bodies.iter().map(PlacedMesh::to_export_mesh).collect();
    write(&parts, &bodies, scene.unit(), scene.up())
}

impl PlacedMesh<'_> {
    fn to_export_mesh(&self) -> ExportMesh<'_> {
        ExportMesh {
            name: &self.name,
            points: &self.points,
            triangles: &self.triangles,
            colour: self.colour,
        }
    }
}

/// Writes binary glTF: parts and intersections as nodes with their own names, in their own colours where they have
/// some.
#[must_use]
pub fn write(parts: &[ExportMesh], bodies: &[ExportMesh], unit: Unit, up: Up) -> Vec<u8> {
    let all = [(parts, PART_COLOUR), (bodies, INTERSECTION_COLOUR)];
    let all = all.into_iter().flat_map(|(list, colour)| {
        list.iter().map(move |&body| ExportMesh {
            colour: body.colour.or(Some(colour)),
            ..body
        })
    });
    mesh_export::glb(&all.collect::<Vec<_>>(), unit, up)
}
