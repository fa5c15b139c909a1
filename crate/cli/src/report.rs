//! A check's answer as data: what `--json` writes.

use nearpoint_geometry::Point;
use nearpoint_scene::{FramePair, PairKind, Part, Scene};
use serde::Serialize;

/// All of it. Lengths are in `unit`, positions in the scene's frame.
#[derive(Debug, Serialize)]
pub struct Report {
    pub unit: &'static str,
    pub parts: Vec<PartRow>,
    pub pairs: Vec<PairRow>,
    pub ms: Millis,
    /// The golden hash of the results, 16 hex digits; absent when only some pairs were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// What was noticed: sentences.
    pub notes: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct PartRow {
    pub name: String,
    pub triangles: usize,
    /// What is wrong with the mesh, and what it means for the results.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub defects: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct PairRow {
    pub a: String,
    pub b: String,
    pub kind: PairKind,
    /// Pairs of triangles.
    pub crossing: u32,
    pub touching: u32,
    /// The distance; 0 for parts that share a point.
    pub clearance: f64,
    /// Where the clearance is; null for parts that share a point.
    pub on_a: Option<[f64; 3]>,
    pub on_b: Option<[f64; 3]>,
    /// Pairs of faces.
    pub faces: usize,
    /// Which of the two lies wholly inside the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inner: Option<String>,
    /// A lower bound of how deep they are in each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penetration_at_least: Option<f64>,
    /// How far the meshes may be from the surfaces that they stand for, where they meet: estimated.
    pub mesh_deviation: f64,
    /// Crossing by more than that, or contained.
    pub interferes: bool,
}

/// Milliseconds.
#[derive(Debug, Default, Serialize)]
pub struct Millis {
    pub read: f64,
    pub build: f64,
    pub check: f64,
}

impl PartRow {
    pub fn new(part: &Part) -> Self {
        PartRow {
            name: part.name.clone(),
            triangles: part.triangle_count(),
            defects: part.diagnostics.sentences(),
        }
    }
}

impl PairRow {
    pub fn new(scene: &Scene, pair: &FramePair) -> Self {
        let name = |id| {
            scene
                .part(id)
                .map_or_else(String::new, |part| part.name.clone())
        };
        let witness = pair
            .clearance_in_scene()
            .map(|points| points.map(|p: Point| [p.x, p.y, p.z]));
        PairRow {
            a: name(pair.a),
            b: name(pair.b),
            kind: pair.kind,
            crossing: pair.crossing,
            touching: pair.touching,
            clearance: pair
                .clearance
                .as_ref()
                .map_or(0.0, |clearance| clearance.distance),
            on_a: witness.map(|[on_a, _]| on_a),
            on_b: witness.map(|[_, on_b]| on_b),
            faces: pair.face_pairs.len(),
            inner: pair.inner.map(name),
            penetration_at_least: pair.penetration.as_ref().map(|depth| depth.at_least),
            mesh_deviation: pair.mesh_deviation,
            interferes: pair.interferes(),
        }
    }
}
