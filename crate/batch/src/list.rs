//! What is told beside the answers of a batch, and where each answer is.

use nearpoint_geometry::Pose;
use nearpoint_motion::trajectory::Trajectory;
use nearpoint_scene::{Allowance, PartId, Scene};

use crate::bytes::{Damage, Key, Kind, Read, Reader, Writer};
use crate::format::Plan;

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

impl Origin {
    fn write(&self, writer: &mut Writer) {
        writer.each(&self.path, |writer, name| writer.text(name));
        writer.count(u64::from(self.nth));
        writer.count(self.model as u64);
        // None is 0.
        writer.count(self.file.map_or(0, |file| file as u64 + 1));
    }

    fn read(reader: &mut Reader) -> Read<Self> {
        Ok(Self {
            path: reader.each(Reader::text)?,
            nth: reader.small()?,
            model: reader.small()?,
            file: reader.small::<usize>()?.checked_sub(1),
        })
    }
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

    fn write(&self, writer: &mut Writer) {
        let count = |part: &u32| u64::from(*part);
        self.parts.iter().for_each(|part| writer.count(count(part)));
        match &self.allowance {
            Allowance::Neighbours { joint } => {
                writer.byte(0);
                writer.option(joint.as_deref(), Writer::text);
            }
            Allowance::Excluded { by } => {
                writer.byte(1);
                writer.text(by);
            }
            Allowance::AlwaysMeet => writer.byte(2),
            Allowance::NeverMeet => writer.byte(3),
            Allowance::Chosen { why } => {
                writer.byte(4);
                writer.text(why);
            }
        }
    }

    fn read(reader: &mut Reader, parts: usize) -> Read<Self> {
        let ends = [reader.small()?, reader.small()?];
        if ends.iter().any(|&end: &u32| end as usize >= parts) {
            return Err(Damage::Sense);
        }
        let allowance = match reader.byte()? {
            0 => Allowance::Neighbours {
                joint: reader.option(Reader::text)?,
            },
            1 => Allowance::Excluded { by: reader.text()? },
            2 => Allowance::AlwaysMeet,
            3 => Allowance::NeverMeet,
            4 => Allowance::Chosen {
                why: reader.text()?,
            },
            _ => return Err(Damage::Sense),
        };
        Ok(Self {
            parts: ends,
            allowance,
        })
    }
}

impl List {
    /// With its key.
    pub(crate) fn written(&self) -> (Key, Vec<u8>) {
        let mut writer = Writer::new(Kind::List);
        writer.text(&self.unit);
        writer.each(&self.models, |writer, files| {
            writer.each(files, |writer, file| writer.text(file));
        });
        writer.each(&self.parts, |writer, part| {
            writer.text(&part.name);
            part.origin.write(writer);
            writer.count(part.triangles as u64);
            writer.each(&part.defects, |writer, said| writer.text(said));
            writer.pose(&part.pose);
        });
        writer.each(&self.notes, |writer, note| writer.text(note));
        writer.each(&self.left_out, |writer, pair| pair.write(writer));
        writer.each(&self.moved, |writer, &part| writer.count(u64::from(part)));
        writer.each(&self.runs, |writer, &poses| writer.count(u64::from(poses)));
        writer.each(&self.poses, Writer::pose);
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
        // Last, so that all others have the bytes that they had before there were motions.
        if let Some(motion) = &self.motion {
            writer.number(motion.accuracy);
            motion.time.iter().for_each(|&time| writer.number(time));
            writer.each(&motion.too_fast, |writer, said| writer.text(said));
        }
        writer.seal()
    }

    /// That of a plan.
    pub(crate) fn read(object: &[u8], plan: &Plan) -> Read<Self> {
        let (key, mut reader) = Reader::open(Kind::List, object)?;
        if key != plan.list {
            return Err(Damage::Kind);
        }
        let unit = reader.text()?;
        let models = reader.each(|reader| reader.each(Reader::text))?;
        let parts = reader.each(|reader| {
            Ok(PlannedPart {
                name: reader.text()?,
                origin: Origin::read(reader)?,
                triangles: reader.small()?,
                defects: reader.each(Reader::text)?,
                pose: reader.pose()?,
            })
        })?;
        let notes = reader.each(Reader::text)?;
        let left_out = reader.each(|reader| LeftOut::read(reader, parts.len()))?;
        let moved = reader.each(Reader::small)?;
        let runs = reader.each(Reader::small)?;
        let poses = reader.each(|reader| reader.pose())?;
        let pairs = read_pairs(&mut reader, plan, parts.len(), runs.len())?;
        let motion = reader.rest(|reader| {
            Ok(PlannedMotion {
                accuracy: reader.number()?,
                time: reader.numbers()?,
                too_fast: reader.each(Reader::text)?,
            })
        })?;
        let all: u64 = runs.iter().map(|&poses: &u32| u64::from(poses)).sum();
        let are_there = moved
            .iter()
            .all(|&part: &u32| (part as usize) < parts.len());
        if !are_there || moved.len() as u64 * all != poses.len() as u64 && !moved.is_empty() {
            return Err(Damage::Sense);
        }
        Ok(Self {
            unit,
            models,
            parts,
            notes,
            left_out,
            moved,
            runs,
            poses,
            pairs,
            motion,
        })
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
