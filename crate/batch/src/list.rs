//! Defines the list of a batch: the report's data besides the answers, and the location of each answer.

use nearpoint_geometry::Pose;
use nearpoint_motion::trajectory::Trajectory;
use nearpoint_scene::{AllowedReason, PartId, Scene};

use crate::bytes::{ContentKey, DecodeError, DecodeResult, ObjectKind, Reader, Writer};
use crate::codec::{Codec, store_fields, store_variants};
use crate::format::Plan;

store_variants! {
    AllowedReason {
        0: Adjacent { joint },
        1: Excluded { source },
        2: AlwaysInCollision {},
        3: NeverInCollision {},
        4: User { reason },
    }
}

store_fields! {
    PlannedMotion { accuracy, time, speed_violations }
    Origin { path, nth, model, file }
    PlannedPart { name, origin, triangles, defects, pose }
    AllowedPair { parts, allowance }
}

/// The report's data besides the answers, and the location of each answer. Only a merge reads it.
#[derive(Debug, Clone, PartialEq)]
pub struct ReportIndex {
    /// The symbol of the unit.
    pub unit: String,
    /// The paths of each model's files.
    pub models: Vec<Vec<String>>,
    /// The parts in the order of the scene.
    pub parts: Vec<PlannedPart>,
    /// Sentences with notes about the files.
    pub notes: Vec<String>,
    /// The pairs that are not checked because they are allowed to touch, in order of the parts.
    pub allowed_pairs: Vec<AllowedPair>,
    /// The moved parts of a sweep, as indices in the scene. Without any it is a check, with one run of one pose.
    pub moved: Vec<u32>,
    /// The number of poses of each run, in order.
    pub runs: Vec<u32>,
    /// The poses of the moved parts in all runs, part by part for each pose.
    pub poses: Vec<Pose>,
    /// The pairs near each other, in order of runs and parts; along a motion all pairs with relative motion.
    pub pairs: Vec<PlannedPair>,
    /// The report's data about a motion that is checked as a whole.
    pub motion: Option<PlannedMotion>,
}

/// The report's data about a motion that is checked as a whole.
#[derive(Debug, Clone, PartialEq)]
pub struct PlannedMotion {
    /// The distance of surfaces below which an interval may be reported as a contact.
    pub accuracy: f64,
    /// The start and the end, in seconds.
    pub time: [f64; 2],
    /// Sentences about joints that exceed their speed limits.
    pub speed_violations: Vec<String>,
}

impl PlannedMotion {
    /// Returns the data of the taught motion of a scene.
    pub fn new(scene: &Scene, taught: &Trajectory, accuracy: f64) -> Self {
        let too_fast = scene.speed_violations();
        Self {
            accuracy,
            time: [taught.start(), taught.end()],
            speed_violations: too_fast.iter().map(|fast| format!("{fast}.")).collect(),
        }
    }
}

/// The identity and the source of a part.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    /// The names on its path, its own last, which identify it across revisions.
    pub path: Vec<String>,
    /// The number among parts with this path, from 1.
    pub nth: u32,
    /// The index of its model.
    pub model: usize,
    /// The index of its file within the model.
    pub file: Option<usize>,
}

/// The report's data about a part.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PlannedPart {
    pub name: String,
    pub origin: Origin,
    pub triangles: usize,
    /// Sentences about the defects of its mesh and their effect on the results.
    pub defects: Vec<String>,
    /// The pose: part coordinates to the scene.
    pub pose: Pose,
}

/// A pair of parts that are allowed to touch.
#[derive(Debug, Clone, PartialEq)]
pub struct AllowedPair {
    /// The indices of both parts in the scene.
    pub parts: [u32; 2],
    /// The reason why they are allowed to touch.
    pub allowance: AllowedReason,
}

/// A pair of parts near each other in some poses of a run, and the location of its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedPair {
    /// The index of the run.
    pub run: u32,
    /// The index of the first part in the scene.
    pub a: u32,
    /// The index of the second part, which is higher.
    pub b: u32,
    /// The index of the shard in the plan.
    pub shard: u32,
    /// The index of the query in the shard.
    pub query_index: u32,
}

impl AllowedPair {
    /// Returns all pairs that the scene allows to touch.
    pub fn from_scene(scene: &Scene) -> Vec<Self> {
        let place = |id: &PartId| u32::try_from(scene.parts().position(id)?).ok();
        let one = |((a, b), allowance): (&(PartId, PartId), &AllowedReason)| {
            Some(Self {
                parts: [place(a)?, place(b)?],
                allowance: allowance.clone(),
            })
        };
        scene.allowed().iter().filter_map(one).collect()
    }
}

impl ReportIndex {
    /// Encodes the list, and returns its key, too.
    pub(crate) fn encode(&self) -> (ContentKey, Vec<u8>) {
        let mut writer = Writer::new(ObjectKind::List);
        self.unit.write(&mut writer);
        self.models.write(&mut writer);
        self.parts.write(&mut writer);
        self.notes.write(&mut writer);
        self.allowed_pairs.write(&mut writer);
        self.moved.write(&mut writer);
        self.runs.write(&mut writer);
        self.poses.write(&mut writer);
        self.motion.write(&mut writer);
        let (mut run, mut last) = (0, 0);
        writer.list(&self.pairs, |writer, pair| {
            writer.count(u64::from(pair.run - run));
            if pair.run > run {
                (run, last) = (pair.run, 0);
            }
            writer.count(u64::from(pair.a - last));
            writer.count(u64::from(pair.b - pair.a));
            writer.count(u64::from(pair.shard));
            writer.count(u64::from(pair.query_index));
            last = pair.a;
        });
        writer.finish()
    }

    /// Reads the list of a plan.
    pub(crate) fn decode(object: &[u8], plan: &Plan) -> DecodeResult<Self> {
        let (key, mut reader) = Reader::open(ObjectKind::List, object)?;
        if key != plan.list {
            return Err(DecodeError::WrongKind);
        }
        let mut list = Self {
            unit: Codec::read(&mut reader)?,
            models: Codec::read(&mut reader)?,
            parts: Codec::read(&mut reader)?,
            notes: Codec::read(&mut reader)?,
            allowed_pairs: Codec::read(&mut reader)?,
            moved: Codec::read(&mut reader)?,
            runs: Codec::read(&mut reader)?,
            poses: Codec::read(&mut reader)?,
            motion: Codec::read(&mut reader)?,
            pairs: Vec::new(),
        };
        list.pairs = read_pairs(&mut reader, plan, list.parts.len(), list.runs.len())?;
        reader.end()?;
        list.is_valid().then_some(list).ok_or(DecodeError::Invalid)
    }

    /// Returns whether the indices of parts are valid and the number of poses matches the moved parts.
    fn is_valid(&self) -> bool {
        let left_out = self.allowed_pairs.iter().flat_map(|pair| &pair.parts);
        let mut named = self.moved.iter().chain(left_out);
        let are_there = named.all(|&part| (part as usize) < self.parts.len());
        let all: u64 = self.runs.iter().map(|&poses| u64::from(poses)).sum();
        let poses = self.moved.len() as u64 * all;
        are_there && (self.moved.is_empty() || poses == self.poses.len() as u64)
    }
}

/// Reads the pairs of a list with this number of parts and runs.
fn read_pairs(
    reader: &mut Reader,
    plan: &Plan,
    parts: usize,
    runs: usize,
) -> DecodeResult<Vec<PlannedPair>> {
    let (mut run, mut last) = (0u32, 0u32);
    reader.list(|reader| {
        let step: u32 = reader.small_count()?;
        if step > 0 {
            run = run.checked_add(step).ok_or(DecodeError::Invalid)?;
            last = 0;
        }
        let a = last
            .checked_add(reader.small_count()?)
            .ok_or(DecodeError::Invalid)?;
        let b = a
            .checked_add(reader.small_count()?)
            .ok_or(DecodeError::Invalid)?;
        last = a;
        let pair = PlannedPair {
            run,
            a,
            b,
            shard: reader.small_count()?,
            query_index: reader.small_count()?,
        };
        let shard = plan
            .shards
            .get(pair.shard as usize)
            .ok_or(DecodeError::Invalid)?;
        let is_there = (pair.query_index as usize) < shard.queries && (b as usize) < parts;
        let is_there = is_there && (run as usize) < runs;
        is_there.then_some(pair).ok_or(DecodeError::Invalid)
    })
}
