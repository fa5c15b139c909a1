//! Merges the answers of all shards in the order of a check on one machine.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Unit;
use nearpoint_motion::check::PairMotionReport;
use nearpoint_scene::pose::relative_pose;
use nearpoint_scene::{FramePair, PartId};

use crate::bytes::DecodeError;
use crate::error::{BatchError, MissingShards};
use crate::format::{Plan, block_name, decode_block, decode_results, list_name};
use crate::list::{PlannedPair, ReportIndex};
use crate::run::{is_result_block, read_plan};
use crate::store::{Store, get_each};
use crate::{motion, result};

/// Returns the shards that must run before a merge; damaged answers count as missing.
///
/// # Errors
/// If the plan cannot be read, or the store fails.
pub fn missing(store: &dyn Store) -> Result<MissingShards, BatchError> {
    let plan = read_plan(store)?;
    let wanted = RequiredBlocks::new(&plan);
    let mut missing = Vec::new();
    for (&(shard, number), object) in wanted.blocks.iter().zip(get_each(store, &wanted.names)) {
        if !is_result_block(object?, &plan.shards[shard as usize], number) {
            missing.push(shard as usize);
        }
    }
    missing.dedup();
    Ok(MissingShards(missing))
}

/// All blocks of answers that a plan needs, in the order of its shards, with their names.
struct RequiredBlocks {
    blocks: Vec<(u32, u32)>,
    names: Vec<String>,
}

impl RequiredBlocks {
    fn new(plan: &Plan) -> Self {
        let shards = (0..).zip(&plan.shards);
        let all = shards.flat_map(|(shard, planned)| {
            let blocks = planned.blocks.iter();
            blocks.map(move |&number| ((shard, number), block_name(&planned.key, number)))
        });
        let (blocks, names) = all.unzip();
        Self { blocks, names }
    }
}

/// The answers of all shards of a plan, in the order of its pairs.
#[derive(Debug)]
pub struct Results {
    plan: Plan,
    list: ReportIndex,
    /// The number of poses before each run.
    pose_offsets: Vec<usize>,
    /// The blocks by shard and number.
    blocks: BTreeMap<(u32, u32), Block>,
}

/// The bytes of a block, and the range of each answer in it.
#[derive(Debug)]
struct Block {
    object: Vec<u8>,
    results: Vec<Range<usize>>,
}

/// Reads the plan of a store and the answers of all its shards.
///
/// # Errors
/// If answers are missing or damaged.
pub fn merge(store: &dyn Store) -> Result<Results, BatchError> {
    let plan = read_plan(store)?;
    let name = list_name(&plan.list);
    let object = store.get(&name)?.ok_or_else(|| BatchError::lost(&name))?;
    let damaged = |damage| BatchError::damaged(&name, damage);
    let list = ReportIndex::decode(&object, &plan).map_err(damaged)?;
    let wanted = RequiredBlocks::new(&plan);
    let (mut blocks, mut missing) = (BTreeMap::new(), Vec::new());
    for (&(shard, number), found) in wanted.blocks.iter().zip(get_each(store, &wanted.names)) {
        let planned = &plan.shards[shard as usize];
        let block = found?.and_then(|object| {
            let questions = planned.queries_in_block(number);
            let read = decode_block(&object, &planned.key, number, questions).ok()?;
            let begin = object.as_ptr() as usize;
            let range = |answer: &&[u8]| {
                let from = answer.as_ptr() as usize - begin;
                from..from + answer.len()
            };
            let results = read.iter().map(range).collect();
            Some(Block { object, results })
        });
        match block {
            Some(block) => drop(blocks.insert((shard, number), block)),
            None => missing.push(shard as usize),
        }
    }
    missing.dedup();
    match missing.is_empty() {
        true => Ok(Results {
            pose_offsets: pose_offsets(&list.runs),
            plan,
            list,
            blocks,
        }),
        false => Err(MissingShards(missing).message().into()),
    }
}

fn pose_offsets(runs: &[u32]) -> Vec<usize> {
    let mut all = 0;
    let each = runs.iter().map(|&poses| {
        all += poses as usize;
        all - poses as usize
    });
    each.collect()
}

impl Results {
    /// Returns the plan that the answers belong to.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the report's data besides the answers.
    pub fn list(&self) -> &ReportIndex {
        &self.list
    }

    /// Returns the unit of all lengths.
    ///
    /// # Errors
    /// If the plan names an unknown unit.
    pub fn unit(&self) -> Result<Unit, BatchError> {
        Unit::from_symbol(&self.list.unit).ok_or_else(|| BatchError::plan(DecodeError::Invalid))
    }

    /// Returns the indices of a run's pairs in the list.
    fn pairs_of_run(&self, run: u32) -> Range<usize> {
        let pairs = &self.list.pairs;
        let first = |run: u32| pairs.partition_point(|pair| pair.run < run);
        first(run)..first(run + 1)
    }

    /// Returns the pairs of a check that have results, as the frame of a scene would have them, with their locations. A
    /// part's id is its index.
    pub fn pairs(&self) -> impl Iterator<Item = (ResultLocation, Result<FramePair, BatchError>)> {
        let places = 0..self.list.pairs.len();
        places.filter_map(|pair| {
            let found = match self.encoded_results(pair) {
                Ok(report) if report.is_empty() => return None,
                Ok(_) => self.pair((pair, 0)),
                Err(error) => Err(error),
            };
            Some(((pair, 0), found))
        })
    }

    /// Returns the result of each pair along a motion, in the order of the parts, which are given by their indices.
    pub fn motions(&self) -> impl Iterator<Item = Result<PairMotionReport, BatchError>> {
        self.list.pairs.iter().map(|pair| {
            let names = [pair.a, pair.b].map(|part| part as usize);
            let read = motion::decode(self.bytes(pair)?, names);
            read.map_err(|damage| self.damaged(pair, damage))
        })
    }

    /// Returns the number of poses checked: those of a sweep, or 1.
    pub fn pose_count(&self) -> usize {
        self.list.runs.iter().map(|&poses| poses as usize).sum()
    }

    /// Returns for each pose in order the locations of the pairs that have results, in order.
    pub fn by_pose(&self) -> impl Iterator<Item = Result<Vec<ResultLocation>, BatchError>> {
        let runs = (0..).zip(&self.list.runs);
        runs.flat_map(|(run, &poses)| {
            let mut found = vec![Vec::new(); poses as usize];
            for pair in self.pairs_of_run(run) {
                match self.encoded_results(pair) {
                    Ok(report) => report.iter().for_each(|&(moment, _)| {
                        if let Some(own) = found.get_mut(moment) {
                            own.push((pair, moment));
                        }
                    }),
                    Err(error) => return vec![Err(error)],
                }
            }
            found.into_iter().map(Ok).collect()
        })
    }

    /// Returns the encoded results of one of the list's pairs, each with the index of its pose.
    fn encoded_results(&self, pair: usize) -> Result<Vec<(usize, &[u8])>, BatchError> {
        let pair = &self.list.pairs[pair];
        decode_results(self.bytes(pair)?).map_err(|damage| self.damaged(pair, damage))
    }

    /// Returns the encoded answer to one of the list's pairs.
    fn bytes(&self, pair: &PlannedPair) -> Result<&[u8], BatchError> {
        let in_block = self.plan.shards[pair.shard as usize].in_block;
        let (number, place) = (
            pair.query_index as usize / in_block,
            pair.query_index as usize % in_block,
        );
        let block = self.blocks.get(&(pair.shard, number as u32));
        let block = block.ok_or_else(|| self.damaged(pair, DecodeError::Invalid))?;
        Ok(&block.object[block.results[place].clone()])
    }

    fn damaged(&self, pair: &PlannedPair, damage: DecodeError) -> BatchError {
        let shard = &self.plan.shards[pair.shard as usize];
        let block = pair.query_index / shard.in_block as u32;
        BatchError::damaged(&block_name(&shard.key, block), damage)
    }

    /// Returns the pose of a part at one moment of a run.
    fn pose(&self, part: u32, run: u32, moment: usize) -> &Pose {
        let list = &self.list;
        match list.moved.binary_search(&part) {
            Ok(own) => {
                let number = self.pose_offsets[run as usize] + moment;
                &list.poses[number * list.moved.len() + own]
            }
            Err(_) => &list.parts[part as usize].pose,
        }
    }

    /// Returns the pair at a location.
    ///
    /// # Errors
    /// If its answer is invalid.
    pub fn pair(&self, (place, moment): ResultLocation) -> Result<FramePair, BatchError> {
        let pair = &self.list.pairs[place];
        let report = self.encoded_results(place)?;
        let bytes = report.iter().find(|(own, _)| *own == moment);
        let (_, bytes) = bytes.ok_or_else(|| self.damaged(pair, DecodeError::Invalid))?;
        let [a, b] = [pair.a, pair.b].map(|part| self.pose(part, pair.run, moment));
        let ids = [PartId(pair.a), PartId(pair.b)];
        let read = result::decode(bytes, ids, relative_pose(a, b));
        let result = read.map_err(|damage| self.damaged(pair, damage))?;
        Ok(FramePair::new(Arc::new(result), *a, None))
    }
}

/// The location of an answer: the index of its pair in the list, and the index of the pose in the run.
pub type ResultLocation = (usize, usize);
