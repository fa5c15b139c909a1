//! What the objects of a batch hold, and what they are called.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Unit;

use crate::answer;
use crate::bytes::{Damage, Key, Kind, Read, Reader, Writer};
use crate::motion::{Link, Motion};
use crate::stored::{Stored, store_fields};
use nearpoint_scene::PairResult;

store_fields! {
    Plan { engine, shards, fresh, list }
    PlannedShard { key, questions, in_block, parts, work, blocks }
    Shard { engine, within, unit, meshes, parts, pairs, motion }
    PackedMesh { key, pack }
    ShardPart { mesh, is_model, track, link }
}

/// The name of the plan.
pub(crate) const PLAN: &str = "plan";
/// Where the questions of shards are.
pub(crate) const SHARDS: &str = "shards";

/// Who asks what: all that a worker reads before its shard.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// What answers: see [`crate::engine`].
    pub engine: String,
    /// Those that are to be run, and then those of earlier plans whose answers are of use.
    pub shards: Vec<PlannedShard>,
    /// How many are to be run.
    pub fresh: usize,
    /// What the list is called.
    pub list: Key,
}

/// Some of the questions.
#[derive(Debug, Clone, PartialEq)]
pub struct PlannedShard {
    /// What its object is called.
    pub key: Key,
    /// How many: pairs of parts in one pose, or in a run of poses.
    pub questions: usize,
    /// How many of them are answered at once.
    pub(crate) in_block: usize,
    /// How many parts they are about.
    pub parts: usize,
    /// How long they take, as estimated, in seconds of the machine that the estimate was measured on.
    pub work: f64,
    /// Which blocks of its answers are wanted, in order: of a shard of an earlier plan perhaps some.
    pub(crate) blocks: Vec<u32>,
}

/// The questions of a shard, and all that answering takes but the meshes.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Shard {
    pub engine: String,
    /// How far apart parts may be for their clearance to be told.
    pub within: f64,
    /// What lengths are in.
    pub unit: Unit,
    pub meshes: Vec<PackedMesh>,
    pub parts: Vec<ShardPart>,
    /// Places in `parts`.
    pub pairs: Vec<[u32; 2]>,
    /// Along which each pair is asked as a whole; none: each is asked pose by pose.
    pub motion: Option<Motion>,
}

/// A mesh and the pack that it is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PackedMesh {
    pub key: Key,
    pub pack: Key,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ShardPart {
    /// Its place in the shard's meshes.
    pub mesh: u32,
    pub is_model: bool,
    pub track: Track,
    /// Along a motion what carries it: then its track is where it is in that link.
    pub link: Link,
}

/// Where a part is in each pose of a run; of one that stays where it is, once.
pub(crate) type Track = Vec<Pose>;

/// Where a part is in one pose of a run.
pub(crate) fn at(track: &[Pose], moment: usize) -> &Pose {
    &track[moment.min(track.len() - 1)]
}

/// So many pairs of single poses are answered at once, or pairs of runs of as many poses together: what a killed worker
/// loses is no more than one block.
pub(crate) const BLOCK: usize = 1024;

/// Pairs along a motion take longer.
const BLOCK_OF_MOTION: usize = 32;

/// A run of a sweep has so many poses at most: so many answers are known or asked as one.
pub(crate) const RUN: usize = 64;

pub(crate) fn shard_name(shard: &Key) -> String {
    format!("{SHARDS}/{shard}")
}

pub(crate) fn pack_name(pack: &Key) -> String {
    format!("packs/{pack}")
}

pub(crate) fn list_name(list: &Key) -> String {
    format!("lists/{list}")
}

pub(crate) fn block_name(shard: &Key, block: u32) -> String {
    format!("answers/{shard}/{block}")
}

impl PlannedShard {
    /// All of whose answers are wanted.
    pub(crate) fn new(key: Key, shard: &Shard, work: f64) -> Self {
        let (questions, in_block) = (shard.pairs.len(), shard.in_block());
        let blocks = questions.div_ceil(in_block) as u32;
        Self {
            key,
            questions,
            in_block,
            parts: shard.parts.len(),
            work,
            blocks: (0..blocks).collect(),
        }
    }

    /// Whether it has the blocks that are wanted of it.
    fn has_sense(&self) -> bool {
        let blocks = match self.in_block {
            0 => 0,
            in_block => self.questions.div_ceil(in_block),
        };
        self.blocks.iter().all(|&block| (block as usize) < blocks)
    }

    /// How many questions a block has.
    pub(crate) fn in_block(&self, block: u32) -> usize {
        (self.in_block).min(self.questions - block as usize * self.in_block)
    }
}

impl Plan {
    pub(crate) fn written(&self) -> Vec<u8> {
        let mut writer = Writer::new(Kind::Plan);
        self.write(&mut writer);
        writer.seal().1
    }

    pub(crate) fn read(object: &[u8]) -> Read<Self> {
        let (_, mut reader) = Reader::open(Kind::Plan, object)?;
        let plan = <Self as Stored>::read(&mut reader)?;
        reader.end()?;
        let has_sense = plan.shards.iter().all(PlannedShard::has_sense);
        has_sense.then_some(plan).ok_or(Damage::Sense)
    }
}

impl Shard {
    /// How many poses a pair is looked at in.
    pub fn moments(&self, pair: [u32; 2]) -> usize {
        let length = |part: u32| self.parts[part as usize].track.len();
        length(pair[0]).max(length(pair[1]))
    }

    /// How many questions are answered at once.
    pub fn in_block(&self) -> usize {
        if self.motion.is_some() {
            return BLOCK_OF_MOTION;
        }
        let longest = self.parts.iter().map(|part| part.track.len()).max();
        (BLOCK / longest.unwrap_or(1)).max(1)
    }

    /// With its key.
    pub fn written(&self) -> (Key, Vec<u8>) {
        let mut writer = Writer::new(Kind::Shard);
        self.write(&mut writer);
        writer.seal()
    }

    pub fn read(object: &[u8]) -> Read<(Key, Self)> {
        let (key, mut reader) = Reader::open(Kind::Shard, object)?;
        let shard = <Self as Stored>::read(&mut reader)?;
        reader.end()?;
        shard
            .has_sense()
            .then_some((key, shard))
            .ok_or(Damage::Sense)
    }

    /// Whether the meshes and the parts that it names are there, and each part is somewhere.
    fn has_sense(&self) -> bool {
        let is_there = |part: &u32| (*part as usize) < self.parts.len();
        let has_sense =
            |part: &ShardPart| (part.mesh as usize) < self.meshes.len() && !part.track.is_empty();
        self.parts.iter().all(has_sense) && self.pairs.iter().flatten().all(is_there)
    }
}

/// What is told of a pair in a run: in which of its poses, and what.
pub(crate) type Told = Vec<(usize, PairResult)>;

/// That as bytes for a block.
pub(crate) fn written(told: &Told) -> Vec<u8> {
    let mut writer = Writer::inner();
    for (moment, answer) in told {
        moment.write(&mut writer);
        writer.bytes(&answer::written(answer));
    }
    writer.into_inner()
}

/// The answers to one block of a shard's questions.
pub(crate) fn block(shard: &Key, block: u32, answers: &[Vec<u8>]) -> Vec<u8> {
    let mut writer = Writer::new(Kind::Block);
    shard.write(&mut writer);
    block.write(&mut writer);
    writer.each(answers, |writer, answer| writer.bytes(answer));
    writer.seal().1
}

/// The answers in a block, as bytes, if it is whole, that of the shard, and answers so many questions.
pub(crate) fn read_block<'a>(
    object: &'a [u8],
    shard: &Key,
    block: u32,
    questions: usize,
) -> Read<Vec<&'a [u8]>> {
    let (_, mut reader) = Reader::open(Kind::Block, object)?;
    let is_meant = <(Key, u32)>::read(&mut reader)? == (*shard, block);
    let answers = reader.each(Reader::bytes)?;
    reader.end()?;
    let is_meant = is_meant && answers.len() == questions;
    is_meant.then_some(answers).ok_or(Damage::Kind)
}

/// In which poses of a run something is told of a pair, in order, and what, as bytes for [`answer::read`].
pub(crate) fn told(bytes: &[u8]) -> Read<Vec<(usize, &[u8])>> {
    let mut reader = Reader::inner(bytes);
    let mut told = Vec::new();
    while reader.end().is_err() {
        told.push((reader.small()?, reader.bytes()?));
    }
    Ok(told)
}
