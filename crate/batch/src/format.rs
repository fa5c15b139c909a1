//! Defines the objects of a batch and their names.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Unit;

use crate::bytes::{ContentKey, DecodeError, DecodeResult, ObjectKind, Reader, Writer};
use crate::codec::{Codec, store_fields};
use crate::motion::{Link, Motion};
use crate::result;
use nearpoint_scene::PairResult;

store_fields! {
    Plan { engine, shards, shards_to_run, list }
    PlannedShard { key, queries, in_block, parts, work, blocks }
    Shard { engine, max_distance, unit, meshes, parts, pairs, motion }
    PackedMesh { key, pack }
    ShardPart { mesh, is_model, track, link }
}

/// The name of the plan.
pub(crate) const PLAN: &str = "plan";
/// The folder of the shards' queries.
pub(crate) const SHARDS: &str = "shards";

/// The plan of a batch: its shards and their queries, which a worker reads before its shard.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The engine that answers: see [`crate::engine`].
    pub engine: String,
    /// The shards to run, and then those of earlier plans whose answers are reused.
    pub shards: Vec<PlannedShard>,
    /// The number of shards to run.
    pub shards_to_run: usize,
    /// The key of the list.
    pub list: ContentKey,
}

/// The entry of a shard in a plan.
#[derive(Debug, Clone, PartialEq)]
pub struct PlannedShard {
    /// The key of its object.
    pub key: ContentKey,
    /// The number of queries: pairs of parts in one pose, or in a run of poses.
    pub queries: usize,
    /// The number of queries in a block.
    pub(crate) in_block: usize,
    /// The number of parts in the queries.
    pub parts: usize,
    /// The estimated time in seconds, on the machine where the estimate was calibrated.
    pub work: f64,
    /// The blocks of answers that the plan needs, in order. Of an earlier plan's shard these may be only some.
    pub(crate) blocks: Vec<u32>,
}

/// The queries of a shard, and all data that the answers need except the meshes.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Shard {
    pub engine: String,
    /// The largest clearance that is computed.
    pub max_distance: f64,
    /// The unit of lengths.
    pub unit: Unit,
    pub meshes: Vec<PackedMesh>,
    pub parts: Vec<ShardPart>,
    /// The pairs as indices in `parts`.
    pub pairs: Vec<[u32; 2]>,
    /// The motion along which each pair is checked as a whole; without one, pairs are checked pose by pose.
    pub motion: Option<Motion>,
}

/// A mesh and the key of its pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PackedMesh {
    pub key: ContentKey,
    pub pack: ContentKey,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ShardPart {
    /// The index in the shard's meshes.
    pub mesh: u32,
    pub is_model: bool,
    pub track: Track,
    /// The link that carries the part along a motion; the track is then relative to that link.
    pub link: Link,
}

/// The poses of a part in a run; a single one if it does not move.
pub(crate) type Track = Vec<Pose>;

/// Returns the pose of a part at one moment of a run.
pub(crate) fn pose_at(track: &[Pose], moment: usize) -> &Pose {
    &track[moment.min(track.len() - 1)]
}

/// The number of pairs of single poses in a block, or the pairs of runs with as many poses in total. A killed worker loses
/// at most one block.
pub(crate) const BLOCK: usize = 1024;

/// The number of pairs along a motion in a block; these take longer.
const BLOCK_OF_MOTION: usize = 32;

/// The largest number of poses in a run of a sweep; their answers are reused or computed together.
pub(crate) const RUN: usize = 64;

pub(crate) fn shard_name(shard: &ContentKey) -> String {
    format!("{SHARDS}/{shard}")
}

pub(crate) fn pack_name(pack: &ContentKey) -> String {
    format!("packs/{pack}")
}

pub(crate) fn list_name(list: &ContentKey) -> String {
    format!("lists/{list}")
}

pub(crate) fn block_name(shard: &ContentKey, block: u32) -> String {
    format!("answers/{shard}/{block}")
}

impl PlannedShard {
    /// Returns the entry of a shard all of whose answers are needed.
    pub(crate) fn new(key: ContentKey, shard: &Shard, work: f64) -> Self {
        let (queries, in_block) = (shard.pairs.len(), shard.block_size());
        let blocks = queries.div_ceil(in_block) as u32;
        Self {
            key,
            queries,
            in_block,
            parts: shard.parts.len(),
            work,
            blocks: (0..blocks).collect(),
        }
    }

    /// Returns whether the shard has the blocks that the plan needs.
    fn is_valid(&self) -> bool {
        let blocks = match self.in_block {
            0 => 0,
            in_block => self.queries.div_ceil(in_block),
        };
        self.blocks.iter().all(|&block| (block as usize) < blocks)
    }

    /// Returns the number of queries in a block.
    pub(crate) fn queries_in_block(&self, block: u32) -> usize {
        (self.in_block).min(self.queries - block as usize * self.in_block)
    }
}

impl Plan {
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut writer = Writer::new(ObjectKind::Plan);
        self.write(&mut writer);
        writer.finish().1
    }

    pub(crate) fn decode(object: &[u8]) -> DecodeResult<Self> {
        let (_, mut reader) = Reader::open(ObjectKind::Plan, object)?;
        let plan = <Self as Codec>::read(&mut reader)?;
        reader.end()?;
        let has_sense = plan.shards.iter().all(PlannedShard::is_valid);
        has_sense.then_some(plan).ok_or(DecodeError::Invalid)
    }
}

impl Shard {
    /// Returns the number of poses in which the given pair of parts is checked.
    pub fn pose_count(&self, pair: [u32; 2]) -> usize {
        let length = |part: u32| self.parts[part as usize].track.len();
        length(pair[0]).max(length(pair[1]))
    }

    /// Returns the number of queries in a block of the shard.
    pub fn block_size(&self) -> usize {
        if self.motion.is_some() {
            return BLOCK_OF_MOTION;
        }
        let longest = self.parts.iter().map(|part| part.track.len()).max();
        (BLOCK / longest.unwrap_or(1)).max(1)
    }

    /// Encodes the shard, and returns its key, too.
    pub fn encode(&self) -> (ContentKey, Vec<u8>) {
        let mut writer = Writer::new(ObjectKind::Shard);
        self.write(&mut writer);
        writer.finish()
    }

    /// Decodes a shard, and returns its key, too; fails if the object is damaged.
    pub fn decode(object: &[u8]) -> DecodeResult<(ContentKey, Self)> {
        let (key, mut reader) = Reader::open(ObjectKind::Shard, object)?;
        let shard = <Self as Codec>::read(&mut reader)?;
        reader.end()?;
        shard
            .is_valid()
            .then_some((key, shard))
            .ok_or(DecodeError::Invalid)
    }

    /// Returns whether the indices of meshes and parts are valid and each part has a pose.
    fn is_valid(&self) -> bool {
        let is_there = |part: &u32| (*part as usize) < self.parts.len();
        let has_sense =
            |part: &ShardPart| (part.mesh as usize) < self.meshes.len() && !part.track.is_empty();
        self.parts.iter().all(has_sense) && self.pairs.iter().flatten().all(is_there)
    }
}

/// The results of a pair in a run, each with the index of its pose.
pub(crate) type RunResults = Vec<(usize, PairResult)>;

/// Encodes such results for a block.
pub(crate) fn encode_results(report: &RunResults) -> Vec<u8> {
    let mut writer = Writer::without_header();
    for (moment, answer) in report {
        moment.write(&mut writer);
        writer.bytes(&result::encode(answer));
    }
    writer.into_inner()
}

/// Encodes the answers to one block of a shard's queries.
pub(crate) fn encode_block(shard: &ContentKey, block: u32, answers: &[Vec<u8>]) -> Vec<u8> {
    let mut writer = Writer::new(ObjectKind::Block);
    shard.write(&mut writer);
    block.write(&mut writer);
    writer.list(answers, |writer, answer| writer.bytes(answer));
    writer.finish().1
}

/// Reads the encoded answers of a block, if it is undamaged, belongs to the shard, and has this number of answers.
pub(crate) fn decode_block<'a>(
    object: &'a [u8],
    shard: &ContentKey,
    block: u32,
    questions: usize,
) -> DecodeResult<Vec<&'a [u8]>> {
    let (_, mut reader) = Reader::open(ObjectKind::Block, object)?;
    let is_meant = <(ContentKey, u32)>::read(&mut reader)? == (*shard, block);
    let answers = reader.list(Reader::bytes)?;
    reader.end()?;
    let is_meant = is_meant && answers.len() == questions;
    is_meant.then_some(answers).ok_or(DecodeError::WrongKind)
}

/// Decodes the results of a pair in a run: the indices of poses in order, and the bytes for [`result::decode`].
pub(crate) fn decode_results(bytes: &[u8]) -> DecodeResult<Vec<(usize, &[u8])>> {
    let mut reader = Reader::without_header(bytes);
    let mut report = Vec::new();
    while reader.end().is_err() {
        report.push((reader.small_count()?, reader.bytes()?));
    }
    Ok(report)
}
