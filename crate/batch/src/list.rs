//! What is told beside the answers of a batch, and where each answer is.

use nearpoint_geometry::Pose;
use nearpoint_motion::trajectory::Trajectory;
use nearpoint_scene::{Allowance, PartId, Scene};

use crate::bytes::{Damage, Key, Kind, Read, Reader, Writer};
use crate::format::Plan;
use crate::stored::{Stored, store_fields, store_variants};

store_variants! {
    Allowance {
        0: Neighbours { joint },
        1: Excluded { by },
        2: AlwaysMeet {},
        3: NeverMeet {},
        4: Chosen { why },
    }
}

store_fields! {
    PlannedMotion { accuracy, time, too_fast }
    Origin { path, nth, model, file }
    PlannedPart { name, origin, triangles, defects, pose }
    LeftOut { parts, allowance }
}

/// All that is told beside the answers, and where each answer is: what only a merge reads.
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    /// What the numbers mean, as its symbol.
    pub unit: String,
    /// Of each model the paths of its files.
    pub models: Vec<Vec<String>>,
    /// In the order of the scene.
    pub parts: Vec<PlannedPart>,
    /// What was noticed about the files: sentences.
    pub notes: Vec<String>,
    /// The pairs that are not asked about because they may meet, in order of the parts.
    pub left_out: Vec<LeftOut>,
    /// Of a sweep the parts that move, as places in the scene; none: it is a check, of one run of one pose.
    pub moved: Vec<u32>,
    /// How many poses each run has, in order.
    pub runs: Vec<u32>,
    /// Where the moved parts are in each pose of all runs, part by part.
    pub poses: Vec<Pose>,
    /// The pairs that are near each other, in order of runs and parts; along a motion all that move to each other.
    pub pairs: Vec<PlannedPair>,
    /// Of a motion as a whole what is told beside its pairs.
    pub motion: Option<PlannedMotion>,
}

/// What is told of a motion that is asked as a whole.
#[derive(Debug, Clone, PartialEq)]
pub struct PlannedMotion {
    /// How near two surfaces may be in an interval that is told as a contact.
    pub accuracy: f64,
    /// When it begins and ends, seconds.
    pub time: [f64; 2],
    /// Joints that would have to move faster than they can: sentences.
    pub too_fast: Vec<String>,
}

impl PlannedMotion {
    /// Of the motion that a scene has been taught.
    pub fn of(scene: &Scene, taught: &Trajectory, accuracy: f64) -> Self {
        let too_fast = scene.too_fast();
        Self {
            accuracy,
            time: [taught.start(), taught.end()],
            too_fast: too_fast.iter().map(|fast| format!("{fast}.")).collect(),
        }
    }
}

/// Which part it is, and where it came from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    /// The names of the groups that it is in and its own, by which it is known in other revisions, too.
    pub path: Vec<String>,
    /// Which of several with this path, from 1.
    pub nth: u32,
    /// Which of the models.
    pub model: usize,
    /// Which of that one's files.
    pub file: Option<usize>,
}

/// What is told of a part.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PlannedPart {
    pub name: String,
    pub origin: Origin,
    pub triangles: usize,
    /// What is wrong with its mesh, and what it means for the results.
    pub defects: Vec<String>,
    /// Part coordinates to the scene.
    pub pose: Pose,
}

/// Two parts that may meet.
#[derive(Debug, Clone, PartialEq)]
pub struct LeftOut {
    /// Their places in the scene.
    pub parts: [u32; 2],
    /// Why they may.
    pub allowance: Allowance,
}

/// Two parts that are near each other in some poses of a run, and where their answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedPair {
    /// The run's place in the list.
    pub run: u32,
    /// The part's place in the scene.
    pub a: u32,
    /// The other's; higher.
    pub b: u32,
    /// The shard's place in the plan.
    pub shard: u32,
    /// Which of the shard's questions.
    pub place: u32,
}

impl LeftOut {
    /// All that a scene says may meet.
    pub fn all(scene: &Scene) -> Vec<Self> {
        let place = |id: &PartId| u32::try_from(scene.parts().position(id)?).ok();
        let one = |((a, b), allowance): (&(PartId, PartId), &Allowance)| {
            Some(Self {
                parts: [place(a)?, place(b)?],
                allowance: allowance.clone(),
            })
        };
        scene.allowed().iter().filter_map(one).collect()
    }
}

impl List {
    /// With its key.
    pub(crate) fn written(&self) -> (Key, Vec<u8>) {
        let mut writer = Writer::new(Kind::List);
        self.unit.write(&mut writer);
        self.models.write(&mut writer);
        self.parts.write(&mut writer);
        self.notes.write(&mut writer);
        self.left_out.write(&mut writer);
        self.moved.write(&mut writer);
        self.runs.write(&mut writer);
        self.poses.write(&mut writer);
        self.motion.write(&mut writer);
        let (mut run, mut last) = (0, 0);
        writer.each(&self.pairs, |writer, pair| {
            writer.count(u64::from(pair.run - run));
            if pair.run > run {
                (run, last) = (pair.run, 0);
            }
            writer.count(u64::from(pair.a - last));
            writer.count(u64::from(pair.b - pair.a));
            writer.count(u64::from(pair.shard));
            writer.count(u64::from(pair.place));
            last = pair.a;
        });
        writer.seal()
    }

    /// That of a plan.
    pub(crate) fn read(object: &[u8], plan: &Plan) -> Read<Self> {
        let (key, mut reader) = Reader::open(Kind::List, object)?;
        if key != plan.list {
            return Err(Damage::Kind);
        }
        let mut list = Self {
            unit: Stored::read(&mut reader)?,
            models: Stored::read(&mut reader)?,
            parts: Stored::read(&mut reader)?,
            notes: Stored::read(&mut reader)?,
            left_out: Stored::read(&mut reader)?,
            moved: Stored::read(&mut reader)?,
            runs: Stored::read(&mut reader)?,
            poses: Stored::read(&mut reader)?,
            motion: Stored::read(&mut reader)?,
            pairs: Vec::new(),
        };
        list.pairs = read_pairs(&mut reader, plan, list.parts.len(), list.runs.len())?;
        reader.end()?;
        list.has_sense().then_some(list).ok_or(Damage::Sense)
    }

    /// Whether parts that are named are there, and as many poses as the moved parts have.
    fn has_sense(&self) -> bool {
        let left_out = self.left_out.iter().flat_map(|pair| &pair.parts);
        let mut named = self.moved.iter().chain(left_out);
        let are_there = named.all(|&part| (part as usize) < self.parts.len());
        let all: u64 = self.runs.iter().map(|&poses| u64::from(poses)).sum();
        let poses = self.moved.len() as u64 * all;
        are_there && (self.moved.is_empty() || poses == self.poses.len() as u64)
    }
}

/// The pairs of a list, which are of so many parts and runs.
fn read_pairs(
    reader: &mut Reader,
    plan: &Plan,
    parts: usize,
    runs: usize,
) -> Read<Vec<PlannedPair>> {
    let (mut run, mut last) = (0u32, 0u32);
    reader.each(|reader| {
        let step: u32 = reader.small()?;
        if step > 0 {
            run = run.checked_add(step).ok_or(Damage::Sense)?;
            last = 0;
        }
        let a = last.checked_add(reader.small()?).ok_or(Damage::Sense)?;
        let b = a.checked_add(reader.small()?).ok_or(Damage::Sense)?;
        last = a;
        let pair = PlannedPair {
            run,
            a,
            b,
            shard: reader.small()?,
            place: reader.small()?,
        };
        let shard = plan.shards.get(pair.shard as usize).ok_or(Damage::Sense)?;
        let is_there = (pair.place as usize) < shard.questions && (b as usize) < parts;
        let is_there = is_there && (run as usize) < runs;
        is_there.then_some(pair).ok_or(Damage::Sense)
    })
}
