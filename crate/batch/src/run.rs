//! Answers the queries of a shard, block by block.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_message::message;
use nearpoint_motion::check::{Attachment, CheckedBody};
use nearpoint_scene::pose::relative_pose;
use nearpoint_scene::{PairOperand, PartId, query_pair};
use serde::Serialize;

use crate::bytes::{ContentKey, DecodeError};
use crate::engine::engine;
use crate::error::BatchError;
use crate::format::{PLAN, Plan, PlannedShard, Shard};
use crate::format::{block_name, decode_block, encode_block, encode_results, pose_at, shard_name};
use crate::packs;
use crate::store::Store;

/// The numbers of queries that running a shard answered, and that had been answered before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct ShardSummary {
    /// The number of queries answered now.
    #[serde(rename = "asked")]
    pub computed: usize,
    /// The number of queries that were answered before.
    #[serde(rename = "known")]
    pub reused: usize,
}

/// Reads the plan of a store, if this program can run it.
///
/// # Errors
/// If there is none, or it is damaged, or made for another version of the answers.
pub fn read_plan(store: &dyn Store) -> Result<Plan, BatchError> {
    let object = store.get(PLAN)?.ok_or_else(|| message!("batch-no-plan"))?;
    let plan = Plan::decode(&object).map_err(BatchError::plan)?;
    let engine = engine();
    match plan.engine == engine {
        true => Ok(plan),
        false => Err(message!("batch-other-engine", planned = plan.engine, engine).into()),
    }
}

/// Answers the unanswered queries of a shard, and puts the answers into the store. Several workers may run it at once, be
/// killed and start again: all workers write the same bytes.
///
/// # Errors
/// If there is no such shard, or an object that it needs is lost or damaged, or the store fails.
pub fn run(
    store: &dyn Store,
    number: usize,
    executor: &impl Executor,
) -> Result<ShardSummary, BatchError> {
    let plan = read_plan(store)?;
    let Some(planned) = plan.shards.get(number) else {
        let (shard, shards) = (number, plan.shards.len());
        return Err(message!("batch-no-shard", shard, shards).into());
    };
    let mut ran = ShardSummary::default();
    let mut open = None;
    for &number in &planned.blocks {
        let questions = planned.queries_in_block(number);
        let found = store.get(&block_name(&planned.key, number))?;
        if is_result_block(found, planned, number) {
            ran.reused += questions;
            continue;
        }
        let shard = match &mut open {
            Some(open) => open,
            // An answered shard needs no reading.
            closed => closed.insert(OpenShard::read(store, &planned.key)?),
        };
        let answers = shard.results(number as usize * planned.in_block, questions, executor)?;
        let object = encode_block(&planned.key, number, &answers);
        store.put_if_absent(&block_name(&planned.key, number), &object)?;
        ran.computed += questions;
    }
    Ok(ran)
}

/// Returns whether the object is this block of answers, undamaged.
pub(crate) fn is_result_block(object: Option<Vec<u8>>, shard: &PlannedShard, number: u32) -> bool {
    let questions = shard.queries_in_block(number);
    object.is_some_and(|object| decode_block(&object, &shard.key, number, questions).is_ok())
}

/// A shard with the shapes that it needs.
struct OpenShard {
    shard: Shard,
    shapes: Vec<Arc<Shape>>,
}

impl OpenShard {
    fn read(store: &dyn Store, key: &ContentKey) -> Result<Self, BatchError> {
        let name = shard_name(key);
        let object = store.get(&name)?.ok_or_else(|| BatchError::lost(&name))?;
        let damaged = |damage| BatchError::damaged(&name, damage);
        let (found, shard) = Shard::decode(&object).map_err(damaged)?;
        if found != *key {
            return Err(damaged(DecodeError::WrongKind));
        }
        let mut meshes = packs::fetch(store, &shard.meshes)?;
        let mut shapes: BTreeMap<ContentKey, Arc<Shape>> = BTreeMap::new();
        for mesh in &shard.meshes {
            if let Some(own) = meshes.remove(&mesh.key) {
                let shape = Shape::build(own, &nearpoint_geometry::executor::SequentialExecutor);
                shapes.insert(mesh.key, Arc::new(shape));
            }
        }
        let shapes = shard.meshes.iter().map(|mesh| shapes[&mesh.key].clone());
        Ok(Self {
            shapes: shapes.collect(),
            shard,
        })
    }

    fn results(
        &self,
        first: usize,
        count: usize,
        executor: &impl Executor,
    ) -> Result<Vec<Vec<u8>>, BatchError> {
        let pairs = &self.shard.pairs[first..first + count];
        if let Some(motion) = &self.shard.motion {
            let (bodies, pairs) = self.bodies(pairs);
            return motion.check_pairs(bodies, pairs, self.shard.max_distance, executor);
        }
        let each = pairs
            .iter()
            .map(|&pair| self.encoded_results(pair, executor));
        each.collect::<Result<_, _>>()
            .map_err(|Interrupted| BatchError::Interrupted)
    }

    /// Returns the bodies of pairs that are checked along a motion, and the pairs as indices of bodies.
    fn bodies(&self, pairs: &[[u32; 2]]) -> (Vec<CheckedBody>, Vec<[usize; 2]>) {
        // Only parts of these pairs become bodies, because each body gets a hull.
        let mut places: HashMap<u32, usize> = HashMap::new();
        let mut bodies = Vec::new();
        let mut body = |number: u32| {
            *places.entry(number).or_insert_with(|| {
                let part = &self.shard.parts[number as usize];
                let pose = part.track[0];
                bodies.push(CheckedBody {
                    shape: self.shapes[part.mesh as usize].clone(),
                    spheres: None,
                    attachment: match part.link {
                        None => Attachment::Scene(pose),
                        Some([robot, link]) => Attachment::Link {
                            robot: robot as usize,
                            link: link as usize,
                            in_link: pose,
                        },
                    },
                });
                bodies.len() - 1
            })
        };
        let pairs = pairs.iter().map(|pair| pair.map(&mut body)).collect();
        (bodies, pairs)
    }

    /// Returns the encoded results of a pair in its run.
    fn encoded_results(
        &self,
        pair: [u32; 2],
        executor: &impl Executor,
    ) -> Result<Vec<u8>, Interrupted> {
        let parts = pair.map(|part| &self.shard.parts[part as usize]);
        let shapes = parts.map(|part| &*self.shapes[part.mesh as usize]);
        let side = |own: usize| PairOperand {
            id: PartId(own as u32),
            shape: shapes[own],
            is_exact: parts[own].is_model,
            unit: self.shard.unit,
        };
        let (moments, within) = (self.shard.pose_count(pair), self.shard.max_distance);
        let mut report = Vec::new();
        for moment in 0..moments {
            let poses = parts.map(|part| pose_at(&part.track, moment));
            // For a single pose, the plan has checked this already.
            let is_near = || {
                let boxes = [0, 1].map(|own| shapes[own].bounds().posed(poses[own]));
                boxes[0].distance_squared(&boxes[1]).sqrt() <= within
            };
            if moments == 1 || is_near() {
                let b_in_a = relative_pose(poses[0], poses[1]);
                let found = query_pair(side(0), side(1), &b_in_a, within, executor)?;
                report.extend(found.map(|found| (moment, found)));
            }
        }
        Ok(encode_results(&report))
    }
}
