//! Provides the results of a check as data, which `--json` writes.

use std::cell::RefCell;
use std::collections::HashSet;
use std::io::{self, Write};

use nearpoint_batch::{AllowedPair, PlannedPart, ReportIndex};
use nearpoint_review::{PartIdentity, part_identities};
use nearpoint_scene::report::{Inner, IntersectionReport};
use nearpoint_scene::{
    AllowedReason, FramePair, KernelAnswer, PairClass, PairReport, Part, PartId, Placement, Scene,
    SettledBy,
};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::baseline::{Baseline, BaselineState, sorted};
use crate::clock::clock;
use crate::load::Origin;
use crate::moves::{MovesRow, limit_note};
use crate::progress::Progress;
use crate::schema::VERSION;

/// A check whose results are computed while they are written: rows are made one by one and not stored. Lengths are in the
/// scene's unit, positions in its frame.
pub struct Report {
    pub scene: RefCell<Scene>,
    /// A scene for each named pair; empty if the whole scene is checked.
    pub pair_scenes: Vec<RefCell<Scene>>,
    /// The indices among all parts of each named scene's two parts.
    pub pair_indices: Vec<[usize; 2]>,
    /// The identities of the parts.
    pub instances: Vec<PartIdentity>,
    /// The origins of the models.
    pub models: Vec<Origin>,
    /// The earlier check, if one is given.
    pub baseline: Option<Baseline>,
    /// Sentences about the input.
    pub notes: Vec<String>,
    /// The interferences whose rows have the moves that end them.
    pub moved: HashSet<Location>,
    /// The timings, if requested.
    pub times: Option<Times>,
}

/// The index of the scene and the pair in it.
pub type Location = (usize, (PartId, PartId));

/// The number of queries that are computed together before the known results are written.
const CHUNK_SIZE: usize = 4096;

/// The results of a check, from any source.
pub trait CheckResults {
    /// The location of a pair.
    type Location: Copy;

    fn unit(&self) -> &str;

    fn models(&self) -> impl Iterator<Item = ModelRow<'_>>;

    fn parts(&self) -> impl Iterator<Item = PartRow>;

    /// Returns the pairs in their order, each as soon as all before it are known.
    fn rows(&self, progress: &Progress) -> impl Iterator<Item = (Self::Location, PairRow)>;

    /// Returns one of the pairs again.
    fn row(&self, place: Self::Location) -> Option<PairRow>;

    /// Returns the comparison with an earlier check, if any, after all rows.
    fn baseline_diff(&self) -> Option<BaselineDiff> {
        None
    }

    /// Returns the timings up to now, if requested.
    fn timings(&self) -> Option<TimingsRow> {
        None
    }

    /// Returns the golden hash of the results, 16 hex digits, after all rows; `None` if only named pairs were checked.
    fn hash(&self) -> Option<String>;

    /// Returns the pairs that were not checked because they are allowed to touch, with the reasons.
    fn allowed_pairs(&self) -> Vec<AllowedPairRow> {
        Vec::new()
    }

    /// Returns sentences about the input.
    fn notes(&self) -> &[String];
}

/// A comparison with an earlier check.
pub struct BaselineDiff {
    /// The earlier pairs that are gone.
    pub absent: Vec<AbsentPairRow>,
    /// The numbers of new, worse and known pairs among the collisions and undecided pairs.
    pub counts: [usize; 3],
}

/// Writes JSON, each pair as soon as all before it are known.
pub fn write_json(
    report: &impl CheckResults,
    progress: &Progress,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut serializer = serde_json::Serializer::new(&mut *out);
    serialize(report, progress, &mut serializer).map_err(io::Error::from)?;
    writeln!(out)
}

/// Writes a value as one line of JSON.
pub fn write_line(row: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row).map_err(io::Error::from)?;
    writeln!(out)
}

fn serialize<S: Serializer>(
    from: &impl CheckResults,
    progress: &Progress,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut report = serializer.serialize_map(None)?;
    report.serialize_entry("schema", "check")?;
    report.serialize_entry("version", &VERSION)?;
    report.serialize_entry("unit", from.unit())?;
    report.serialize_entry("models", &StreamedRows(|| from.models()))?;
    report.serialize_entry("parts", &StreamedRows(|| from.parts()))?;
    let pairs = StreamedRows(|| from.rows(progress).map(|(_, row)| row));
    report.serialize_entry("pairs", &pairs)?;
    let left_out = from.allowed_pairs();
    if !left_out.is_empty() {
        report.serialize_entry("left_out", &left_out)?;
    }
    if let Some(BaselineDiff { absent, .. }) = from.baseline_diff() {
        report.serialize_entry("gone", &absent)?;
    }
    if let Some(millis) = from.timings() {
        report.serialize_entry("ms", &millis)?;
    }
    if let Some(hash) = from.hash() {
        report.serialize_entry("hash", &hash)?;
    }
    report.serialize_entry("notes", from.notes())?;
    report.end()
}

impl CheckResults for Report {
    type Location = Location;

    fn unit(&self) -> &str {
        self.scene.borrow().unit().symbol()
    }

    fn models(&self) -> impl Iterator<Item = ModelRow<'_>> {
        let models = self.models.iter();
        models.map(|Origin { files, .. }| ModelRow { files })
    }

    fn parts(&self) -> impl Iterator<Item = PartRow> {
        let count = self.scene.borrow().parts().len();
        (0..count).map(|at| {
            let whole = self.scene.borrow();
            let part = &whole.parts()[at];
            let origin = self.models.get(part.model);
            PartRow::from_part(at, part, self.instances[at].clone(), origin)
        })
    }

    fn rows(&self, progress: &Progress) -> impl Iterator<Item = (Self::Location, PairRow)> {
        (0..self.scenes().len()).flat_map(|number| self.rows_of(number, progress))
    }

    fn row(&self, (number, key): Self::Location) -> Option<PairRow> {
        let scene = self.scenes()[number].borrow();
        let pair = scene.frame().pair(key.0, key.1)?;
        Some(self.row_of(number, &scene, pair))
    }

    fn baseline_diff(&self) -> Option<BaselineDiff> {
        let baseline = self.baseline.as_ref()?;
        let (mut now, mut counts) = (HashSet::new(), [0; 3]);
        for (number, scene) in self.scenes().iter().enumerate() {
            let scene = scene.borrow();
            let pairs = scene.frame().pairs.iter();
            for pair in pairs.filter(|pair| baseline.counts(pair)) {
                let ends = self.part_identities(number, &scene, pair);
                counts[baseline.state_of(pair, ends) as usize] += 1;
                now.insert(sorted(ends.map(Clone::clone)));
            }
        }
        let gone = baseline
            .absent_pairs(&now)
            .map(|[a, b]| AbsentPairRow { a, b });
        Some(BaselineDiff {
            absent: gone.collect(),
            counts,
        })
    }

    fn timings(&self) -> Option<TimingsRow> {
        self.times.as_ref().map(Times::to_row)
    }

    fn hash(&self) -> Option<String> {
        let is_whole = self.pair_scenes.is_empty();
        is_whole.then(|| format!("{:016x}", self.scene.borrow().hash()))
    }

    fn allowed_pairs(&self) -> Vec<AllowedPairRow> {
        match self.pair_scenes.is_empty() {
            true => AllowedPairRow::all(&self.scene.borrow()),
            false => Vec::new(),
        }
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }
}

impl Report {
    /// Returns the scenes of the check.
    pub fn scenes(&self) -> &[RefCell<Scene>] {
        match &self.pair_scenes[..] {
            [] => std::slice::from_ref(&self.scene),
            named => named,
        }
    }

    /// Computes all results of the check.
    pub fn finish(&self, progress: &Progress) {
        for scene in self.scenes() {
            if progress.is_shown() {
                let all = scene.borrow().frame().pending;
                while scene.borrow_mut().evaluate_some(CHUNK_SIZE) {
                    show_progress(&scene.borrow(), all, progress);
                }
            }
            scene.borrow_mut().finish();
        }
    }

    /// Returns the pairs of a scene in their order, each as soon as those before it are known.
    fn rows_of(
        &self,
        number: usize,
        progress: &Progress,
    ) -> impl Iterator<Item = (<Self as CheckResults>::Location, PairRow)> {
        let (mut last, mut is_done) = (None, false);
        let all = self.scenes()[number].borrow().frame().pending;
        let known = std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            let scene = &self.scenes()[number];
            is_done = !scene.borrow_mut().evaluate_some(CHUNK_SIZE);
            let scene = &*scene.borrow();
            show_progress(scene, all, progress);
            let known: Vec<_> = scene
                .completed_pairs(last)
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

    /// Returns the row of a pair of that scene.
    fn row_of(&self, number: usize, scene: &Scene, pair: &FramePair) -> PairRow {
        let name = |id| {
            let part = scene.part(id);
            part.map_or_else(String::new, |part| part.name.clone())
        };
        let is_searched = self.moved.contains(&(number, (pair.a, pair.b)));
        let ends = self.part_indices(number, scene, pair);
        PairRow {
            baseline_state: self.baseline_state(number, scene, pair),
            moves: is_searched.then(|| self.moves_row(ends)).flatten(),
            ..PairRow::new(&name, pair, ends)
        }
    }

    /// Requests the moves of the deepest interferences of the computed scenes, `most` of them. A note says so if there are
    /// more.
    pub fn search_moves(&mut self, most: usize) {
        let mut all: Vec<(f64, Location)> = Vec::new();
        for (number, scene) in self.scenes().iter().enumerate() {
            let scene = scene.borrow();
            let pairs = scene.frame().pairs.iter();
            let interfering = pairs.filter(|pair| pair.class == PairClass::Interferes);
            all.extend(interfering.map(|pair| {
                let depth = pair.depth.as_ref().map_or(0.0, |depth| depth.lower);
                (depth, (number, (pair.a, pair.b)))
            }));
        }
        all.sort_by(|(p, _), (q, _)| q.total_cmp(p)); // stable: in order of the pairs
        self.notes.extend(limit_note(most, all.len()));
        self.moved = all.into_iter().take(most).map(|(_, at)| at).collect();
    }

    /// Returns the moves that end the interference of two parts. They are searched among all parts, also for a named pair:
    /// a move may hit a third part.
    fn moves_row(&self, ends: [usize; 2]) -> Option<MovesRow<usize>> {
        let whole = self.scene.borrow();
        let ids = ends.map(|end| whole.parts()[end].id);
        let found = whole.part_moves(ids, 0.0, None).ok()?;
        MovesRow::new(&found, &|id| {
            let place = whole.parts().position(&id);
            place.expect("moves name parts of their scene")
        })
    }

    /// Gives the whole scene the CAD kernel's answers about named pairs, because moves depend on them.
    pub fn share_kernel_answers(&self) {
        let mut whole = self.scene.borrow_mut();
        let mut answers = Vec::new();
        for (number, scene) in self.pair_scenes.iter().enumerate() {
            let scene = scene.borrow();
            for pair in scene.frame().pairs.iter() {
                let placed = (self.part_indices(number, &scene, pair)).map(|end| {
                    let part = &whole.parts()[end];
                    Placement(part.id, part.pose)
                });
                let answer = pair.kernel.as_ref().map(|kernel| kernel.answer.clone());
                answers.extend(answer.map(|answer| (placed, answer)));
            }
        }
        if !answers.is_empty() {
            whole.set_kernel_answers(answers);
        }
    }

    /// Returns the indices among all parts of the pair's parts.
    pub fn part_indices(&self, number: usize, scene: &Scene, pair: &FramePair) -> [usize; 2] {
        [pair.a, pair.b].map(|id| self.part_index(number, scene, id))
    }

    fn part_index(&self, number: usize, scene: &Scene, id: PartId) -> usize {
        let place = scene.parts().position(&id).unwrap_or_default();
        match self.pair_indices.get(number) {
            Some(places) => places[place],
            None => place,
        }
    }

    /// Returns the identities of the pair's parts.
    pub fn part_identities(
        &self,
        number: usize,
        scene: &Scene,
        pair: &FramePair,
    ) -> [&PartIdentity; 2] {
        let ends = self.part_indices(number, scene, pair);
        ends.map(|end| &self.instances[end])
    }

    /// Returns the change of the pair since the earlier check.
    pub fn baseline_state(
        &self,
        number: usize,
        scene: &Scene,
        pair: &FramePair,
    ) -> Option<BaselineState> {
        let baseline = self.baseline.as_ref()?;
        Some(baseline.state_of(pair, self.part_identities(number, scene, pair)))
    }

    /// Returns the file that a part came from, by the part's index among all.
    pub fn file(&self, part: usize) -> Option<&str> {
        let whole = self.scene.borrow();
        let part = &whole.parts()[part];
        self.models.get(part.model)?.file(part)
    }
}

/// Shows the progress of a scene's results.
fn show_progress(scene: &Scene, all: usize, progress: &Progress) {
    progress.show(|| {
        let pending = scene.frame().pending;
        format!("checked {} of {all} pairs", all.saturating_sub(pending))
    });
}

/// Writes the output of `check --json --no-timing` for a whole scene, for programs that have one, and returns the scene.
pub fn check_scene(
    scene: Scene,
    models: Vec<Origin>,
    notes: Vec<String>,
) -> (io::Result<Vec<u8>>, Scene) {
    let report = Report {
        instances: part_identities(&scene).0,
        scene: RefCell::new(scene),
        pair_scenes: Vec::new(),
        pair_indices: Vec::new(),
        models,
        baseline: None,
        notes,
        moved: HashSet::new(),
        times: None,
    };
    let mut reported = Vec::new();
    let written = write_json(&report, &Progress::default(), &mut reported);
    (written.map(|()| reported), report.scene.into_inner())
}

/// A sequence of rows that are made as they are written.
struct StreamedRows<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for StreamedRows<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// A row of the output for one model: its files.
#[derive(Debug, Serialize)]
pub struct ModelRow<'a> {
    /// The paths relative to the current folder of the run; for a model inside a scene file, that file.
    pub files: &'a [String],
}

/// A row of the output for a pair that was not checked.
#[derive(Debug, Serialize)]
pub struct AllowedPairRow {
    /// The ids of the two parts, and their names.
    pub part_a: usize,
    pub part_b: usize,
    pub a: String,
    pub b: String,
    /// The reason why they are allowed to touch.
    #[serde(flatten)]
    pub allowance: AllowedReason,
}

impl AllowedPairRow {
    /// Returns the row with the names of the parts.
    pub fn new(name: &dyn Fn(usize) -> String, left_out: AllowedPair) -> Self {
        let [part_a, part_b] = left_out.parts.map(|part| part as usize);
        Self {
            part_a,
            part_b,
            a: name(part_a),
            b: name(part_b),
            allowance: left_out.allowance,
        }
    }

    /// Returns all pairs that a scene allows to touch, in order of their parts.
    pub fn all(scene: &Scene) -> Vec<Self> {
        let name = |part: usize| scene.parts()[part].name.clone();
        let left_out = AllowedPair::from_scene(scene).into_iter();
        left_out.map(|pair| Self::new(&name, pair)).collect()
    }

    /// Returns all pairs that a plan allows to touch, in order of their parts.
    pub fn all_in_plan(list: &ReportIndex) -> Vec<Self> {
        let name = |part: usize| list.parts[part].name.clone();
        let left_out = list.allowed_pairs.iter().cloned();
        left_out.map(|pair| Self::new(&name, pair)).collect()
    }
}

/// A row of the output for a pair of the earlier check.
#[derive(Debug, Serialize)]
pub struct AbsentPairRow {
    pub a: PartIdentity,
    pub b: PartIdentity,
}

/// A row of the output for one part: its name, its file, and its mesh's size and defects.
#[derive(Debug, Serialize)]
pub struct PartRow {
    /// The index in this list, by which pairs refer to it.
    pub id: usize,
    pub name: String,
    /// The identity of the part across revisions.
    #[serde(flatten)]
    pub instance: PartIdentity,
    /// The indices of its model and of its file within the model.
    pub model: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<usize>,
    pub triangles: usize,
    /// The defects of the mesh and their effect on the results.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub defects: Vec<String>,
}

/// A row of the output for one pair; the report is in the frame of its scene.
#[derive(Debug)]
pub struct PairRow {
    /// The ids of the two parts.
    pub parts: [usize; 2],
    pub a: String,
    pub b: String,
    pub report: PairReport,
    /// The change since the earlier check, if there is one.
    pub baseline_state: Option<BaselineState>,
    /// The source of the class, which is settled.
    pub settled_by: SettledBy,
    /// The CAD kernel's answer, if it was asked.
    pub kernel: Option<KernelAnswer>,
    /// The moves that end an interference, if they were requested and a part can move.
    pub moves: Option<MovesRow<usize>>,
}

/// Follows `check.schema.json`: the report is flattened, and parts have names.
impl Serialize for PairRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (report, clearance) = (&self.report, self.report.clearance);
        let mut row = Columns(serializer.serialize_map(None)?);
        row.put("part_a", self.parts[0])?;
        row.put("part_b", self.parts[1])?;
        row.put("a", &self.a)?;
        row.put("b", &self.b)?;
        row.put("kind", report.mesh_relation)?;
        row.put("class", report.class)?;
        row.put_some(
            "settled_by",
            (!self.settled_by.is_proof()).then_some(self.settled_by),
        )?;
        row.put_some("because", report.undecided_reason)?;
        row.put("deviation", report.deviation)?;
        row.put("basis", report.deviation_source)?;
        row.put("bounds_of", report.bounds_scope)?;
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
        row.put_some("body", report.intersection.map(IntersectionRow))?;
        row.put_some("place_faces", report.place_faces)?;
        row.put_some("fits", (!report.fits.is_empty()).then_some(&report.fits))?;
        row.put_some("since", self.baseline_state)?;
        row.put_some("kernel", self.kernel.as_ref())?;
        row.put_some("moves", self.moves.as_ref())?;
        row.0.end()
    }
}

struct IntersectionRow(IntersectionReport);

impl Serialize for IntersectionRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = Columns(serializer.serialize_map(None)?);
        row.put("volume", self.0.volume)?;
        row.put("volume_bounds", self.0.volume_bounds)?;
        row.put("pieces", self.0.pieces)?;
        row.put("centre", self.0.centre)?;
        row.put("low", self.0.min)?;
        row.put("high", self.0.max)?;
        row.0.end()
    }
}

struct Columns<M>(M);

impl<M: SerializeMap> Columns<M> {
    fn put(&mut self, name: &str, value: impl Serialize) -> Result<(), M::Error> {
        self.0.serialize_entry(name, &value)
    }

    /// Writes a column unless it is empty.
    fn put_some(&mut self, name: &str, value: Option<impl Serialize>) -> Result<(), M::Error> {
        value.map_or(Ok(()), |value| self.put(name, value))
    }
}

/// The times to read and build in milliseconds, and the start of the check.
#[derive(Debug)]
pub struct Times {
    pub read: f64,
    pub build: f64,
    pub begin: f64,
}

/// The times of a check's steps, in milliseconds.
#[derive(Debug, Serialize)]
pub struct TimingsRow {
    pub read: f64,
    pub build: f64,
    pub check: f64,
}

impl Times {
    /// Returns the timings, including the check until now.
    pub fn to_row(&self) -> TimingsRow {
        TimingsRow {
            read: self.read,
            build: self.build,
            check: clock() - self.begin,
        }
    }
}

impl PartRow {
    /// Returns the row of a scene's part with this index.
    pub fn from_part(
        at: usize,
        part: &Part,
        instance: PartIdentity,
        origin: Option<&Origin>,
    ) -> Self {
        PartRow {
            id: at,
            name: part.name.clone(),
            instance,
            model: part.model,
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

    /// Returns the row of a plan's part with this index.
    pub fn from_plan(at: usize, part: &PlannedPart) -> Self {
        let origin = part.origin.clone();
        PartRow {
            id: at,
            name: part.name.clone(),
            instance: PartIdentity {
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
    /// Returns the row of a pair in a plan, whose part ids are indices.
    pub fn from_plan(parts: &[PlannedPart], pair: &FramePair) -> Self {
        let name = |id: PartId| parts[id.0 as usize].name.clone();
        let ends = [pair.a, pair.b].map(|id| id.0 as usize);
        Self::new(&name, pair, ends)
    }

    /// Returns the row of a pair, with the names of its parts and their indices among all parts.
    fn new(name: &dyn Fn(PartId) -> String, pair: &FramePair, parts: [usize; 2]) -> Self {
        PairRow {
            parts,
            a: name(pair.a),
            b: name(pair.b),
            report: PairReport {
                class: pair.class,
                undecided_reason: pair.open_reason(),
                ..PairReport::new(pair, &pair.scene_from_a)
            },
            baseline_state: None,
            settled_by: pair.settled_by,
            kernel: pair.kernel.as_ref().map(|kernel| kernel.answer.clone()),
            moves: None,
        }
    }

    /// Returns the distance of the parts: the CAD kernel's if it settles the class, else that of the meshes.
    pub fn distance(&self) -> Option<f64> {
        match (self.settled_by, &self.kernel) {
            (SettledBy::Kernel, Some(KernelAnswer::Found { distance, .. })) => Some(*distance),
            _ => self.report.distance(),
        }
    }

    /// Returns the name of the part that lies completely inside the other.
    pub fn inner(&self) -> Option<&str> {
        self.report.inner.map(|inner| match inner {
            Inner::A => &*self.a,
            Inner::B => &*self.b,
        })
    }
}
