//! A check's answer as data: what `--json` writes.

use std::cell::RefCell;
use std::io::{self, Write};

use nearpoint_batch::PlannedPart;
use nearpoint_geometry::Point;
use nearpoint_scene::{Class, FramePair, PairKind, Part, PartId, Scene, verdict};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::clock;
use crate::verify::{ByKernel, KernelRow};

/// What was asked of a scene, and is answered while it is told: rows are made as they are written, and not held. Lengths
/// are in the scene's unit, positions in its frame.
pub struct Report {
    pub whole: RefCell<Scene>,
    /// Of pairs that are named each is a scene of its own; none: all of the whole scene is asked.
    pub named: Vec<RefCell<Scene>>,
    /// What the CAD kernel said, if it was asked.
    pub by_kernel: ByKernel,
    /// What was noticed: sentences.
    pub notes: Vec<String>,
    /// When anything took how long is told.
    pub times: Option<Times>,
}

/// So many questions are asked at once before what is known by then is written.
const AT_ONCE: usize = 4096;

/// A check's answer, from wherever it is known.
pub trait Told {
    /// What a pair is found again by.
    type Place: Copy;

    fn unit(&self) -> &str;

    fn parts(&self) -> impl Iterator<Item = PartRow>;

    /// The pairs in their order, each as soon as those before it are known.
    fn rows(&self) -> impl Iterator<Item = (Self::Place, PairRow)>;

    /// One of them once more.
    fn row(&self, place: Self::Place) -> Option<PairRow>;

    /// How long it took until now, if that is told.
    fn millis(&self) -> Option<Millis>;

    /// The golden hash of the results, 16 hex digits, once all rows were told; none when only some pairs were asked for.
    fn hash(&self) -> Option<String>;

    /// What was noticed: sentences.
    fn notes(&self) -> &[String];
}

/// Writes it as JSON: each pair as soon as all before it are known.
pub fn write_json(told: &impl Told, out: &mut impl Write) -> io::Result<()> {
    let mut serializer = serde_json::Serializer::new(&mut *out);
    serialize(told, &mut serializer).map_err(io::Error::from)?;
    writeln!(out)
}

fn serialize<S: Serializer>(from: &impl Told, serializer: S) -> Result<S::Ok, S::Error> {
    let mut told = serializer.serialize_map(None)?;
    told.serialize_entry("unit", from.unit())?;
    told.serialize_entry("parts", &Each(|| from.parts()))?;
    told.serialize_entry("pairs", &Each(|| from.rows().map(|(_, row)| row)))?;
    if let Some(millis) = from.millis() {
        told.serialize_entry("ms", &millis)?;
    }
    if let Some(hash) = from.hash() {
        told.serialize_entry("hash", &hash)?;
    }
    told.serialize_entry("notes", from.notes())?;
    told.end()
}

impl Told for Report {
    /// In which of the scenes, and which of its pairs.
    type Place = (usize, (PartId, PartId));

    fn unit(&self) -> &str {
        self.whole.borrow().unit().symbol()
    }

    fn parts(&self) -> impl Iterator<Item = PartRow> {
        let count = self.whole.borrow().parts().len();
        (0..count).map(|part| PartRow::new(&self.whole.borrow().parts()[part]))
    }

    fn rows(&self) -> impl Iterator<Item = (Self::Place, PairRow)> {
        (0..self.scenes().len()).flat_map(|number| self.rows_of(number))
    }

    fn row(&self, (number, key): Self::Place) -> Option<PairRow> {
        let scene = self.scenes()[number].borrow();
        let pair = scene.frame().pair(key.0, key.1)?;
        Some(self.row_of(number, &scene, pair))
    }

    fn millis(&self) -> Option<Millis> {
        self.times.as_ref().map(Times::told)
    }

    fn hash(&self) -> Option<String> {
        let is_whole = self.named.is_empty();
        is_whole.then(|| format!("{:016x}", self.whole.borrow().hash()))
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }
}

impl Report {
    /// The scenes that are asked.
    pub fn scenes(&self) -> &[RefCell<Scene>] {
        match &self.named[..] {
            [] => std::slice::from_ref(&self.whole),
            named => named,
        }
    }

    /// Answers all that is asked.
    pub fn finish(&self) {
        for scene in self.scenes() {
            scene.borrow_mut().finish();
        }
    }

    /// The pairs of a scene in their order, each as soon as those before it are known.
    fn rows_of(&self, number: usize) -> impl Iterator<Item = (<Self as Told>::Place, PairRow)> {
        let (mut last, mut is_done) = (None, false);
        let known = std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            let scene = &self.scenes()[number];
            is_done = !scene.borrow_mut().answer_some(AT_ONCE);
            let scene = &*scene.borrow();
            let known: Vec<_> = scene
                .settled(last)
                .inspect(|pair| last = Some((pair.a, pair.b)))
                .map(|pair| {
                    let place = (number, (pair.a, pair.b));
                    (place, self.row_of(number, scene, pair))
                })
                .collect();
            Some(known)
        });
        known.flatten()
    }

    fn row_of(&self, number: usize, scene: &Scene, pair: &FramePair) -> PairRow {
        let name = |id| {
            let part = scene.part(id);
            part.map_or_else(String::new, |part| part.name.clone())
        };
        PairRow {
            kernel: self.by_kernel.about(number, pair).cloned(),
            ..PairRow::new(&name, pair)
        }
    }
}

/// Rows that are made as they are written.
struct Each<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
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

/// What reading and building took, milliseconds, and when the check began.
#[derive(Debug)]
pub struct Times {
    pub read: f64,
    pub build: f64,
    pub begin: f64,
}

/// Milliseconds.
#[derive(Debug, Serialize)]
pub struct Millis {
    pub read: f64,
    pub build: f64,
    pub check: f64,
}

impl Times {
    /// With the check until now.
    pub fn told(&self) -> Millis {
        Millis {
            read: self.read,
            build: self.build,
            check: clock() - self.begin,
        }
    }
}

impl PartRow {
    pub fn new(part: &Part) -> Self {
        PartRow {
            name: part.name.clone(),
            triangles: part.triangle_count(),
            defects: part.diagnostics.sentences(),
        }
    }

    /// Of a plan.
    pub fn planned(part: &PlannedPart) -> Self {
        PartRow {
            name: part.name.clone(),
            triangles: part.triangles,
            defects: part.defects.clone(),
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
    /// Of parts with these names.
    pub fn new(name: &dyn Fn(PartId) -> String, pair: &FramePair) -> Self {
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
        }
    }
}
