//! A check's answer as data: what `--json` writes.

use std::cell::RefCell;
use std::collections::HashSet;
use std::io::{self, Write};

use nearpoint_batch::{LeftOut, List, PlannedPart};
use nearpoint_review::{Instance, instances};
use nearpoint_scene::report::{InCommon, Inner};
use nearpoint_scene::{Allowance, FramePair, PairReport, Part, PartId, Scene};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::baseline::{Baseline, Since, sorted};
use crate::clock::clock;
use crate::load::Origin;
use crate::progress::Progress;
use crate::schema::VERSION;
use crate::verify::{ByKernel, KernelRow};

/// What was asked of a scene, and is answered while it is told: rows are made as they are written, and not held. Lengths
/// are in the scene's unit, positions in its frame.
pub struct Report {
    pub whole: RefCell<Scene>,
    /// Of pairs that are named each is a scene of its own; none: all of the whole scene is asked.
    pub named: Vec<RefCell<Scene>>,
    /// Where the parts of each of these are among all parts.
    pub places: Vec<[usize; 2]>,
    /// What tells the parts apart.
    pub instances: Vec<Instance>,
    /// Where the models came from.
    pub models: Vec<Origin>,
    /// What an earlier check found, if it is given.
    pub baseline: Option<Baseline>,
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

    fn models(&self) -> impl Iterator<Item = ModelRow<'_>>;

    fn parts(&self) -> impl Iterator<Item = PartRow>;

    /// The pairs in their order, each as soon as those before it are known.
    fn rows(&self, progress: &Progress) -> impl Iterator<Item = (Self::Place, PairRow)>;

    /// One of them once more.
    fn row(&self, place: Self::Place) -> Option<PairRow>;

    /// What they are beside an earlier check, once all rows were told, if there is one.
    fn beside(&self) -> Option<Beside> {
        None
    }

    /// How long it took until now, if that is told.
    fn millis(&self) -> Option<Millis> {
        None
    }

    /// The golden hash of the results, 16 hex digits, once all rows were told; none when only some pairs were asked for.
    fn hash(&self) -> Option<String>;

    /// The pairs that were not looked at because they may meet, and why.
    fn left_out(&self) -> Vec<LeftOutRow> {
        Vec::new()
    }

    /// What was noticed: sentences.
    fn notes(&self) -> &[String];
}

/// Pairs beside those of an earlier check.
pub struct Beside {
    /// What the earlier check found, and is no more.
    pub gone: Vec<GoneRow>,
    /// How many of the collisions and doubts are new, worse and known.
    pub counts: [usize; 3],
}

/// Writes it as JSON: each pair as soon as all before it are known.
pub fn write_json(told: &impl Told, progress: &Progress, out: &mut impl Write) -> io::Result<()> {
    let mut serializer = serde_json::Serializer::new(&mut *out);
    serialize(told, progress, &mut serializer).map_err(io::Error::from)?;
    writeln!(out)
}

/// Writes a line of JSON.
pub fn write_line(row: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row).map_err(io::Error::from)?;
    writeln!(out)
}

fn serialize<S: Serializer>(
    from: &impl Told,
    progress: &Progress,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut told = serializer.serialize_map(None)?;
    told.serialize_entry("schema", "check")?;
    told.serialize_entry("version", &VERSION)?;
    told.serialize_entry("unit", from.unit())?;
    told.serialize_entry("models", &Each(|| from.models()))?;
    told.serialize_entry("parts", &Each(|| from.parts()))?;
    let pairs = Each(|| from.rows(progress).map(|(_, row)| row));
    told.serialize_entry("pairs", &pairs)?;
    let left_out = from.left_out();
    if !left_out.is_empty() {
        told.serialize_entry("left_out", &left_out)?;
    }
    if let Some(Beside { gone, .. }) = from.beside() {
        told.serialize_entry("gone", &gone)?;
    }
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

    fn models(&self) -> impl Iterator<Item = ModelRow<'_>> {
        let models = self.models.iter();
        models.map(|Origin { files, .. }| ModelRow { files })
    }

    fn parts(&self) -> impl Iterator<Item = PartRow> {
        let count = self.whole.borrow().parts().len();
        (0..count).map(|at| {
            let whole = self.whole.borrow();
            let part = &whole.parts()[at];
            let origin = self.models.get(part.source);
            PartRow::of(at, part, self.instances[at].clone(), origin)
        })
    }

    fn rows(&self, progress: &Progress) -> impl Iterator<Item = (Self::Place, PairRow)> {
        (0..self.scenes().len()).flat_map(|number| self.rows_of(number, progress))
    }

    fn row(&self, (number, key): Self::Place) -> Option<PairRow> {
        let scene = self.scenes()[number].borrow();
        let pair = scene.frame().pair(key.0, key.1)?;
        Some(self.row_of(number, &scene, pair))
    }

    fn beside(&self) -> Option<Beside> {
        let baseline = self.baseline.as_ref()?;
        let (mut now, mut counts) = (HashSet::new(), [0; 3]);
        for (number, scene) in self.scenes().iter().enumerate() {
            let scene = scene.borrow();
            let pairs = scene.frame().pairs.iter();
            for pair in pairs.filter(|pair| baseline.counts(pair)) {
                let ends = self.named_ends(number, &scene, pair);
                counts[baseline.since(pair, ends) as usize] += 1;
                now.insert(sorted(ends.map(Clone::clone)));
            }
        }
        let gone = baseline.gone(&now).map(|[a, b]| GoneRow { a, b });
        Some(Beside {
            gone: gone.collect(),
            counts,
        })
    }

    fn millis(&self) -> Option<Millis> {
        self.times.as_ref().map(Times::told)
    }

    fn hash(&self) -> Option<String> {
        let is_whole = self.named.is_empty();
        is_whole.then(|| format!("{:016x}", self.whole.borrow().hash()))
    }

    fn left_out(&self) -> Vec<LeftOutRow> {
        match self.named.is_empty() {
            true => LeftOutRow::all(&self.whole.borrow()),
            false => Vec::new(),
        }
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
    pub fn finish(&self, progress: &Progress) {
        for scene in self.scenes() {
            if progress.is_shown() {
                let all = scene.borrow().frame().pending;
                while scene.borrow_mut().answer_some(AT_ONCE) {
                    tell(&scene.borrow(), all, progress);
                }
            }
            scene.borrow_mut().finish();
        }
    }

    /// The pairs of a scene in their order, each as soon as those before it are known.
    fn rows_of(
        &self,
        number: usize,
        progress: &Progress,
    ) -> impl Iterator<Item = (<Self as Told>::Place, PairRow)> {
        let (mut last, mut is_done) = (None, false);
        let all = self.scenes()[number].borrow().frame().pending;
        let known = std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            let scene = &self.scenes()[number];
            is_done = !scene.borrow_mut().answer_some(AT_ONCE);
            let scene = &*scene.borrow();
            tell(scene, all, progress);
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

    /// What is told of a pair of that scene.
    fn row_of(&self, number: usize, scene: &Scene, pair: &FramePair) -> PairRow {
        let name = |id| {
            let part = scene.part(id);
            part.map_or_else(String::new, |part| part.name.clone())
        };
        PairRow {
            since: self.since(number, scene, pair),
            kernel: self.by_kernel.about(number, pair).cloned(),
            ..PairRow::new(&name, pair, self.ends(number, scene, pair))
        }
    }

    /// Where the two parts of a pair of that scene are among all parts.
    pub fn ends(&self, number: usize, scene: &Scene, pair: &FramePair) -> [usize; 2] {
        let place = |id: PartId| scene.parts().position(&id).unwrap_or_default();
        let ends = [pair.a, pair.b].map(place);
        match self.places.get(number) {
            Some(places) => ends.map(|end| places[end]),
            None => ends,
        }
    }

    /// The two parts of a pair of that scene, by what tells them apart.
    pub fn named_ends(&self, number: usize, scene: &Scene, pair: &FramePair) -> [&Instance; 2] {
        let ends = self.ends(number, scene, pair);
        ends.map(|end| &self.instances[end])
    }

    /// What has become of a pair of that scene since the earlier check.
    pub fn since(&self, number: usize, scene: &Scene, pair: &FramePair) -> Option<Since> {
        let baseline = self.baseline.as_ref()?;
        Some(baseline.since(pair, self.named_ends(number, scene, pair)))
    }

    /// The file that a part came from, by its place among all.
    pub fn file(&self, part: usize) -> Option<&str> {
        let whole = self.whole.borrow();
        let part = &whole.parts()[part];
        self.models.get(part.source)?.file(part)
    }
}

/// How far the answers are.
fn tell(scene: &Scene, all: usize, progress: &Progress) {
    progress.say(|| {
        let pending = scene.frame().pending;
        format!("checked {} of {all} pairs", all.saturating_sub(pending))
    });
}

/// What `check --json --no-timing` writes of a whole scene, for programs that hold one; the scene comes back.
pub fn whole(
    scene: Scene,
    models: Vec<Origin>,
    notes: Vec<String>,
) -> (io::Result<Vec<u8>>, Scene) {
    let report = Report {
        instances: instances(&scene).0,
        whole: RefCell::new(scene),
        named: Vec::new(),
        places: Vec::new(),
        models,
        baseline: None,
        by_kernel: ByKernel::default(),
        notes,
        times: None,
    };
    let mut told = Vec::new();
    let written = write_json(&report, &Progress::default(), &mut told);
    (written.map(|()| told), report.whole.into_inner())
}

/// Rows that are made as they are written.
struct Each<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// Where a model came from.
#[derive(Debug, Serialize)]
pub struct ModelRow<'a> {
    /// From where we were; of what came in a scene file that file.
    pub files: &'a [String],
}

/// A pair that was not looked at.
#[derive(Debug, Serialize)]
pub struct LeftOutRow {
    /// The ids of the two parts, and their names.
    pub part_a: usize,
    pub part_b: usize,
    pub a: String,
    pub b: String,
    /// Why they may meet.
    #[serde(flatten)]
    pub allowance: Allowance,
}

impl LeftOutRow {
    /// Of parts with these names.
    pub fn new(name: &dyn Fn(usize) -> String, left_out: LeftOut) -> Self {
        let [part_a, part_b] = left_out.parts.map(|part| part as usize);
        Self {
            part_a,
            part_b,
            a: name(part_a),
            b: name(part_b),
            allowance: left_out.allowance,
        }
    }

    /// All that a scene says may meet, in order of their parts.
    pub fn all(scene: &Scene) -> Vec<Self> {
        let name = |part: usize| scene.parts()[part].name.clone();
        let left_out = LeftOut::all(scene).into_iter();
        left_out.map(|pair| Self::new(&name, pair)).collect()
    }

    /// All of a plan.
    pub fn planned(list: &List) -> Vec<Self> {
        let name = |part: usize| list.parts[part].name.clone();
        let left_out = list.left_out.iter().cloned();
        left_out.map(|pair| Self::new(&name, pair)).collect()
    }
}

/// A pair of the earlier check.
#[derive(Debug, Serialize)]
pub struct GoneRow {
    pub a: Instance,
    pub b: Instance,
}

#[derive(Debug, Serialize)]
pub struct PartRow {
    /// Its place in this list: what pairs name it by.
    pub id: usize,
    pub name: String,
    /// Which part it is, in other revisions, too.
    #[serde(flatten)]
    pub instance: Instance,
    /// Which of the models it came from, and which of that one's files.
    pub model: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<usize>,
    pub triangles: usize,
    /// What is wrong with the mesh, and what it means for the results.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub defects: Vec<String>,
}

/// A pair as it is told; the report is in the frame of its scene.
#[derive(Debug)]
pub struct PairRow {
    /// The ids of the two parts.
    pub parts: [usize; 2],
    pub a: String,
    pub b: String,
    pub report: PairReport,
    /// What has become of it since the earlier check that it is held against.
    pub since: Option<Since>,
    /// What the CAD kernel says, where it was asked.
    pub kernel: Option<KernelRow>,
}

/// As `check.schema.json` has it: the report in one level, and names for parts.
impl Serialize for PairRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (report, clearance) = (&self.report, self.report.clearance);
        let mut row = Columns(serializer.serialize_map(None)?);
        row.put("part_a", self.parts[0])?;
        row.put("part_b", self.parts[1])?;
        row.put("a", &self.a)?;
        row.put("b", &self.b)?;
        row.put("kind", report.kind)?;
        row.put("class", report.class)?;
        row.put_some("because", report.because)?;
        row.put("deviation", report.deviation)?;
        row.put("basis", report.basis)?;
        row.put("bounds_of", report.bounds_of)?;
        row.put("crossing", report.crossing)?;
        row.put("touching", report.touching)?;
        row.put("clearance", report.distance())?;
        row.put_some("clearance_bounds", report.clearance_bounds)?;
        row.put("on_a", clearance.map(|at| at.on_a))?;
        row.put("on_b", clearance.map(|at| at.on_b))?;
        row.put("faces", report.faces)?;
        row.put_some("inner", self.inner())?;
        row.put_some("duplicate", report.duplicate)?;
        row.put_some(
            "depth",
            report.depth.map(|depth| [depth.lower, depth.upper]),
        )?;
        row.put_some("body", report.body.map(BodyRow))?;
        row.put_some("since", self.since)?;
        row.put_some("kernel", self.kernel.as_ref())?;
        row.0.end()
    }
}

struct BodyRow(InCommon);

impl Serialize for BodyRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = Columns(serializer.serialize_map(None)?);
        row.put("volume", self.0.volume)?;
        row.put("volume_bounds", self.0.volume_bounds)?;
        row.put("pieces", self.0.pieces)?;
        row.put("centre", self.0.centre)?;
        row.put("low", self.0.low)?;
        row.put("high", self.0.high)?;
        row.0.end()
    }
}

/// The columns of a row of JSON.
struct Columns<M>(M);

impl<M: SerializeMap> Columns<M> {
    fn put(&mut self, name: &str, value: impl Serialize) -> Result<(), M::Error> {
        self.0.serialize_entry(name, &value)
    }

    /// Leaves out a column that is empty.
    fn put_some(&mut self, name: &str, value: Option<impl Serialize>) -> Result<(), M::Error> {
        value.map_or(Ok(()), |value| self.put(name, value))
    }
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
    /// Of a part of a scene, by its place there.
    pub fn of(at: usize, part: &Part, instance: Instance, origin: Option<&Origin>) -> Self {
        PartRow {
            id: at,
            name: part.name.clone(),
            instance,
            model: part.source,
            file: origin.and_then(|origin| origin.file_of(part)),
            triangles: part.triangle_count(),
            defects: part
                .diagnostics
                .messages()
                .iter()
                .map(ToString::to_string)
                .collect(),
        }
    }

    /// Of a plan, by its place there.
    pub fn planned(at: usize, part: &PlannedPart) -> Self {
        let origin = part.origin.clone();
        PartRow {
            id: at,
            name: part.name.clone(),
            instance: Instance {
                path: origin.path,
                nth: origin.nth,
            },
            model: origin.model,
            file: origin.file,
            triangles: part.triangles,
            defects: part.defects.clone(),
        }
    }
}

impl PairRow {
    /// Of parts in a plan, whose ids are their places there.
    pub fn planned(parts: &[PlannedPart], pair: &FramePair) -> Self {
        let name = |id: PartId| parts[id.0 as usize].name.clone();
        let ends = [pair.a, pair.b].map(|id| id.0 as usize);
        Self::new(&name, pair, ends)
    }

    /// Of parts with these names, in these places among all.
    fn new(name: &dyn Fn(PartId) -> String, pair: &FramePair, parts: [usize; 2]) -> Self {
        PairRow {
            parts,
            a: name(pair.a),
            b: name(pair.b),
            report: PairReport::of(pair, &pair.scene_from_a),
            since: None,
            kernel: None,
        }
    }

    /// The name of the part that lies wholly inside the other.
    pub fn inner(&self) -> Option<&str> {
        self.report.inner.map(|inner| match inner {
            Inner::A => &*self.a,
            Inner::B => &*self.b,
        })
    }
}
