//! Puts the answers of all shards together, in the order of a check on one machine.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_scene::pose::relative;
use nearpoint_scene::{FramePair, PartId};

use crate::answer;
use crate::bytes::Damage;
use crate::error::BatchError;
use crate::format::{BLOCK, List, Plan, block_name, list_name, read_block};
use crate::run::{is_answered, read_plan};
use crate::store::Store;

/// Shards some of whose answers are lost, damaged or still to come, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing(pub Vec<usize>);

/// So many shards are named in a sentence.
const NAMED: usize = 12;

impl fmt::Display for Missing {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let named = self.0.iter().take(NAMED).map(usize::to_string);
        let named = Vec::from_iter(named).join(", ");
        let more = match self.0.len() > NAMED {
            true => ", …",
            false => "",
        };
        let (what, shards) = match self.0.len() {
            1 => ("A shard has", "it"),
            _ => ("Some shards have", "them"),
        };
        write!(
            out,
            "{what} no answers, or damaged ones: {named}{more}. Run {shards} with nearpoint run-shard: what is answered is \
             not asked again."
        )
    }
}

/// The shards that are to be run before a merge; what is damaged counts as missing.
///
/// # Errors
/// If the plan cannot be read, or the store refuses.
pub fn missing(store: &dyn Store) -> Result<Missing, BatchError> {
    let plan = read_plan(store)?;
    let mut missing = Vec::new();
    for (number, shard) in plan.shards.iter().enumerate() {
        for &block in &shard.blocks {
            if !is_answered(store, shard, block)? {
                missing.push(number);
                break;
            }
        }
    }
    Ok(Missing(missing))
}

/// All answers of a plan, in the order of its pairs.
#[derive(Debug)]
pub struct Answers {
    plan: Plan,
    list: List,
    /// By shard and number.
    blocks: BTreeMap<(u32, u32), Block>,
}

/// A block as it was read, and where in it each answer is.
#[derive(Debug)]
struct Block {
    object: Vec<u8>,
    answers: Vec<Range<usize>>,
}

/// Reads the plan and all answers.
///
/// # Errors
/// [`BatchError::Missing`] where answers are missing or damaged.
pub fn merge(store: &dyn Store) -> Result<Answers, BatchError> {
    let plan = read_plan(store)?;
    let name = list_name(&plan.list);
    let lost = || BatchError::Lost { what: name.clone() };
    let object = store.get(&name)?.ok_or_else(lost)?;
    let list = List::read(&object, &plan).map_err(|damage| BatchError::Damaged {
        what: name.clone(),
        damage,
    })?;
    let shards = (0..).zip(&plan.shards);
    let wanted = shards.flat_map(|(shard, planned)| {
        let blocks = planned.blocks.iter();
        blocks.map(move |&number| (shard, planned, number))
    });
    let (mut blocks, mut missing) = (BTreeMap::new(), Vec::new());
    for (shard, planned, number) in wanted {
        let found = store.get(&block_name(&planned.key, number))?;
        let block = found.and_then(|object| {
            let questions = planned.in_block(number);
            let read = read_block(&object, &planned.key, number, questions).ok()?;
            let begin = object.as_ptr() as usize;
            let range = |answer: &&[u8]| {
                let from = answer.as_ptr() as usize - begin;
                from..from + answer.len()
            };
            let answers = read.iter().map(range).collect();
            Some(Block { object, answers })
        });
        match block {
            Some(block) => drop(blocks.insert((shard, number), block)),
            None => missing.push(shard as usize),
        }
    }
    missing.dedup();
    match missing.is_empty() {
        true => Ok(Answers { plan, list, blocks }),
        false => Err(BatchError::Missing {
            missing: Missing(missing),
        }),
    }
}

impl Answers {
    /// What was planned.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What is told beside the answers.
    pub fn list(&self) -> &List {
        &self.list
    }

    /// What the numbers mean.
    ///
    /// # Errors
    /// If the plan names a unit that there is none of.
    pub fn unit(&self) -> Result<Unit, BatchError> {
        Unit::from_symbol(&self.list.unit).ok_or(BatchError::Plan {
            damage: Damage::Sense,
        })
    }

    /// The pairs of which there is anything to tell, with their places among the pairs of the plan, as the frame of a scene would have them. A part's id is its place.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, Result<FramePair, BatchError>)> {
        let places = 0..self.list.pairs.len();
        places.filter_map(|place| Some((place, self.pair(place).transpose()?)))
    }

    /// One of them, by its place among the pairs of the plan.
    ///
    /// # Errors
    /// If its answer is of no sense.
    pub fn pair(&self, place: usize) -> Result<Option<FramePair>, BatchError> {
        let pair = &self.list.pairs[place];
        let (number, place) = (pair.place / BLOCK as u32, pair.place as usize % BLOCK);
        let damaged = |damage| BatchError::Damaged {
            what: block_name(&self.plan.shards[pair.shard as usize].key, number),
            damage,
        };
        let block = self.blocks.get(&(pair.shard, number));
        let block = block.ok_or_else(|| damaged(Damage::Sense))?;
        let bytes = &block.object[block.answers[place].clone()];
        if bytes.is_empty() {
            return Ok(None);
        }
        let [a, b] = [pair.a, pair.b].map(|part| &self.list.parts[part as usize].pose);
        let ids = [PartId(pair.a), PartId(pair.b)];
        let read = answer::read(bytes, ids, relative(a, b));
        let result = read.map_err(damaged)?;
        Ok(result.map(|result| FramePair {
            result: Arc::new(result),
            pending: false,
            below_limit: false,
            scene_from_a: *a,
        }))
    }
}
