//! A check's answer as data: what `--json` writes.

use nearpoint_geometry::Point;
use nearpoint_scene::{Class, FramePair, PairKind, Part, Scene, verdict};
use serde::{Serialize, Serializer};

use crate::verify::{KernelRow, Question};

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
    /// How the meshes lie to each other.
    pub kind: PairKind,
    /// What is true of all solids within the meshes' deviations.
    #[serde(serialize_with = "class")]
    pub class: Class,
    /// Why it is undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<&'static str>,
    /// How far both true surfaces together may be from the facets, at the worst place; and from where that is known.
    pub deviation: f64,
    pub basis: &'static str,
    /// Pairs of triangles.
    pub crossing: u32,
    pub touching: u32,
    /// The distance; 0 for parts that share a point, null where it was not looked for so far.
    pub clearance: Option<f64>,
    /// Where the clearance is; null for parts that share a point.
    pub on_a: Option<[f64; 3]>,
    pub on_b: Option<[f64; 3]>,
    /// Pairs of faces.
    pub faces: usize,
    /// Which of the two lies wholly inside the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inner: Option<String>,
    /// Whether the two are the same thing twice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<&'static str>,
    /// How deep the meshes are in each other: no less than the first, no more than the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<[f64; 2]>,
    /// What they have in common.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<BodyRow>,
    /// What the CAD kernel says, where it was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kernel: Option<KernelRow>,
    /// What it can be asked.
    #[serde(skip)]
    pub question: Option<Question>,
}

/// The body that two parts have in common.
#[derive(Debug, Serialize)]
pub struct BodyRow {
    /// In the cube of the unit.
    pub volume: f64,
    /// How many bodies it is.
    pub pieces: usize,
    pub centre: [f64; 3],
    /// The corners of the box around it.
    pub low: [f64; 3],
    pub high: [f64; 3],
}

fn class<S: Serializer>(class: &Class, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(verdict::class(*class))
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

impl BodyRow {
    fn new(pair: &FramePair) -> Option<Self> {
        let (centre, bounds) = pair.body_in_scene()?;
        Some(Self {
            volume: pair.overlap.volume,
            pieces: pair.overlap.pieces,
            centre: centre.into(),
            low: bounds.lo.into(),
            high: bounds.hi.into(),
        })
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
            class: pair.class,
            because: pair.because.map(verdict::because),
            deviation: pair.deviation,
            basis: verdict::basis(pair.basis),
            crossing: pair.crossing,
            touching: pair.touching,
            clearance: match &pair.clearance {
                Some(clearance) => Some(clearance.distance),
                None => pair.kind.meets().then_some(0.0),
            },
            on_a: witness.map(|[on_a, _]| on_a),
            on_b: witness.map(|[_, on_b]| on_b),
            faces: pair.face_pairs.len(),
            inner: pair.inner.map(name),
            duplicate: pair.overlap.duplicate.map(verdict::duplicate),
            depth: pair.depth.map(|depth| [depth.lower, depth.upper]),
            body: BodyRow::new(pair),
            kernel: None,
            question: None,
        }
    }
}
