//! Plans a scene as shards. Finds the pairs near each other once and leaves out known answers. Cuts the rest into shards of
//! equal estimated work along a space-filling curve, run by run of a sweep.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_scene::{MotionCheckInput, Part, PartId, Scene};
use serde::Serialize;

use crate::bytes::ContentKey;
use crate::cost::{self, PartSize};
use crate::engine::engine;
use crate::error::BatchError;
use crate::format::{PLAN, PackedMesh, Plan, PlannedShard, Shard, ShardPart};
use crate::format::{list_name, pose_at, shard_name};
use crate::list::{AllowedPair, Origin, PlannedPair, PlannedPart, ReportIndex};
use crate::motion::Link;
use crate::motion_plan::MotionPlan;
use crate::packs::Packer;
use crate::result_cache::{PartContentIndex, Query, QueryLocation, ResultCache};
use crate::store::{CHUNK_SIZE, Store};
use crate::sweep::{QuerySet, Sweep};
use crate::{hilbert, mesh};

/// The largest number of pairs in a plan; beyond it the list alone would take a gigabyte.
const MAX_PAIRS: usize = 1 << 26;

/// The spacing of the poses of a run that are estimated.
const SAMPLE_SPACING: usize = 8;

/// The poses in which a batch checks the parts: of the scene, of a sweep, or of a whole motion.
#[derive(Debug, Clone, Copy)]
pub enum PoseSource<'a> {
    /// The poses of the scene.
    ScenePoses,
    /// A sequence of poses of some parts.
    Sweep(&'a Sweep),
    /// A whole motion, with its exact curved faces.
    Motion(&'a MotionCheckInput),
}

/// The options for planning a batch.
#[derive(Debug, Clone, Copy)]
pub struct PlanOptions<'a> {
    /// The poses of the parts.
    pub pose_source: PoseSource<'a>,
    /// The number of shards. More shards than queries leave some empty.
    pub shards: usize,
    /// The paths of each model's files, for the report.
    pub models: &'a [Vec<String>],
    /// The origin of each part in the order of the scene, for the report; empty if unknown.
    pub origins: &'a [Origin],
    /// Sentences for the report.
    pub notes: &'a [String],
}

/// The counts of a planned batch, such as parts, pairs and shards, and its estimated work.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct PlanSummary {
    /// The number of parts in the scene.
    pub parts: usize,
    /// The number of pairs near each other, in any run of a sweep; along a motion of all pairs with relative motion.
    pub pairs: usize,
    /// The number of pairs to check.
    #[serde(rename = "asked")]
    pub computed: usize,
    /// The number of pairs whose answers are reused from earlier plans.
    #[serde(rename = "known")]
    pub reused: usize,
    /// The number of pairs that repeat another one: the same shapes in the same relative pose.
    #[serde(rename = "repeated")]
    pub duplicates: usize,
    /// The number of shards, as requested.
    pub shards: usize,
    /// The number of parts in all shards; a part counts once for each shard that needs it.
    pub parts_in_shards: usize,
    /// The estimated work in seconds.
    pub work: f64,
}

/// Plans the checks of a scene, and puts the plan, its shards and the meshes that they need into a store. The scene
/// does not run the checks itself ([`Scene::without_queries`]). The same scene gives the same objects.
///
/// # Errors
/// If there are too many pairs, or the store fails.
pub fn plan(
    scene: &Scene,
    options: PlanOptions,
    store: &dyn Store,
) -> Result<PlanSummary, BatchError> {
    let parts: Vec<&Arc<Part>> = scene.parts().iter().collect();
    let mut along = None;
    let asked = match options.pose_source {
        PoseSource::Sweep(sweep) => QuerySet::new(scene, sweep, MAX_PAIRS)?,
        PoseSource::Motion(question) => {
            if question.cell.pairs.len() > MAX_PAIRS {
                return Err(message!("batch-too-many-moving", most = MAX_PAIRS).into());
            }
            along = Some(MotionPlan::new(scene, question)?);
            let pairs = question.cell.pairs.iter();
            QuerySet::single_pose(pairs.map(|pair| pair.map(|part| part as u32)).collect())
        }
        PoseSource::ScenePoses => {
            let ids = parts.iter().map(|part| part.id);
            let numbers: HashMap<PartId, u32> = ids.zip(0..).collect();
            let pairs = scene.candidates(MAX_PAIRS)?.into_iter();
            QuerySet::single_pose(pairs.map(|(a, b)| [numbers[&a], numbers[&b]]).collect())
        }
    };
    let drafted = PlanBuilder::new(scene, parts, asked, along, store)?;
    let order = drafted.order();
    let cuts = drafted.split(&order, options.shards);
    let shards = drafted.shards(&order, &cuts, store)?;
    let parts_in_shards = shards.iter().map(|shard| shard.parts).sum();
    // The sum over no shards is −0; this makes it 0.
    let work = shards.iter().fold(0.0, |work, shard| work + shard.work);
    let known = drafted.sources.iter();
    let known = known.filter(|place| matches!(place, ResultSource::Reused(_)));
    let reused = known.count();
    let report = PlanSummary {
        parts: scene.parts().len(),
        pairs: drafted.queries.pairs.len(),
        computed: drafted.new_queries.len(),
        reused,
        duplicates: drafted.queries.pairs.len() - reused - drafted.new_queries.len(),
        shards: options.shards,
        parts_in_shards,
        work,
    };
    let mut plan = Plan {
        engine: engine(),
        shards_to_run: shards.len(),
        shards,
        list: ContentKey([0; 32]),
    };
    let list = drafted.list(scene, &order, &cuts, &mut plan, options);
    let (key, object) = list.encode();
    plan.list = key;
    store.put_if_absent(&list_name(&key), &object)?;
    // The plan is written last, when all objects that it names exist.
    store.put(PLAN, &plan.encode())?;
    Ok(report)
}

/// The source of a pair's answer.
#[derive(Debug, Clone, Copy)]
enum ResultSource {
    /// The fresh query with this number.
    New(u32),
    Reused(QueryLocation),
}

struct PlanBuilder<'a> {
    parts: Vec<&'a Arc<Part>>,
    /// The key of each part's mesh.
    keys: Vec<ContentKey>,
    /// The bulks of the parts at rest.
    sizes: Vec<PartSize>,
    max_distance: f64,
    unit: Unit,
    cache: ResultCache,
    queries: QuerySet,
    motion: Option<MotionPlan>,
    /// The source of each pair's answer.
    sources: Vec<ResultSource>,
    /// The pairs to check, as indices in the list.
    new_queries: Vec<u32>,
}

impl<'a> PlanBuilder<'a> {
    fn new(
        scene: &Scene,
        parts: Vec<&'a Arc<Part>>,
        queries: QuerySet,
        motion: Option<MotionPlan>,
        store: &dyn Store,
    ) -> Result<Self, BatchError> {
        let mut of_shape: HashMap<*const Shape, ContentKey> = HashMap::new();
        let keys = parts.iter().map(|part| {
            let key = || ContentKey::of_bytes(&mesh::encode(part.shape.mesh()));
            *of_shape.entry(Arc::as_ptr(&part.shape)).or_insert_with(key)
        });
        let keys = keys.collect();
        let sizes = parts
            .iter()
            .map(|part| part_size(part, &part.pose))
            .collect();
        let within = motion.as_ref();
        let max_distance = within.map_or_else(|| scene.max_distance(), |along| along.horizon);
        let mut matters = PartContentIndex::default();
        let mut draft = Self {
            sizes,
            keys,
            max_distance,
            unit: scene.unit(),
            cache: ResultCache::read(store, &engine(), (max_distance, scene.unit()), &mut matters)?,
            sources: Vec::with_capacity(queries.pairs.len()),
            new_queries: Vec::new(),
            queries,
            motion,
            parts,
        };
        draft.look_up(&mut matters);
        Ok(draft)
    }

    /// Returns the track of a part in a run, or its pose in the link that carries it along a motion.
    fn track(&self, part: u32, run: u32) -> &[Pose] {
        let along = self.motion.as_ref().map(|along| along.pose(part));
        let still = || std::slice::from_ref(along.unwrap_or(&self.parts[part as usize].pose));
        self.queries.track(part, run).unwrap_or_else(still)
    }

    /// Returns the link that carries a part along a motion.
    fn link(&self, part: u32) -> Link {
        self.motion.as_ref()?.link(part)
    }

    /// Finds known answers and repeated queries.
    fn look_up(&mut self, matters: &mut PartContentIndex) {
        let matter = |(part, key): (&&Arc<Part>, &ContentKey)| matters.index((*key, part.is_exact));
        let matter: Vec<u32> = self.parts.iter().zip(&self.keys).map(matter).collect();
        let mut uses: HashMap<u32, u32> = HashMap::new();
        for number in &matter {
            *uses.entry(*number).or_default() += 1;
        }
        let mut asked: HashMap<Query, u32> = HashMap::new();
        let (mut places, mut fresh) = (Vec::new(), Vec::new());
        for (number, (run, pair)) in self.queries.pairs.iter().enumerate() {
            let numbers = pair.map(|part| matter[part as usize]);
            let next = fresh.len() as u32;
            // If both shapes occur once, so does the query; this holds for most, which need no entry. A sweep may reach
            // the same pose twice, but rarely the same run of 64.
            let may_repeat = numbers.iter().any(|number| uses[number] > 1);
            let question = || match &self.motion {
                Some(along) => along.query(*pair, numbers),
                None => Query::new(numbers, pair.map(|part| self.track(part, *run))),
            };
            let place = if may_repeat {
                let question = question();
                match self.cache.locations.get(&question) {
                    Some(&place) => ResultSource::Reused(place),
                    None => ResultSource::New(*asked.entry(question).or_insert(next)),
                }
            } else if self.cache.locations.is_empty() {
                ResultSource::New(next)
            } else {
                let known = self.cache.locations.get(&question());
                known.map_or(ResultSource::New(next), |&place| {
                    ResultSource::Reused(place)
                })
            };
            if matches!(place, ResultSource::New(at) if at == next) {
                fresh.push(number as u32);
            }
            places.push(place);
        }
        (self.sources, self.new_queries) = (places, fresh);
    }

    /// Returns the run and the pair of a fresh query.
    fn query(&self, fresh: u32) -> (u32, [u32; 2]) {
        self.queries.pairs[self.new_queries[fresh as usize] as usize]
    }

    /// Returns the fresh queries run by run, in order of a space-filling curve. Each is at the position of its smaller
    /// part, because a housing that touches everything is needed everywhere.
    fn order(&self) -> Vec<u32> {
        let room = self.sizes.iter();
        let room = room.fold(Aabb::EMPTY, |room, bulk| room.union(&bulk.bounds));
        let place = |bulk: &PartSize| hilbert::hilbert_index(&bulk.bounds.centre(), &room);
        let places: Vec<u64> = self.sizes.iter().map(place).collect();
        let turns = (0..self.new_queries.len() as u32).map(|fresh| {
            let (run, pair) = self.query(fresh);
            let size = |part: u32| self.sizes[part as usize].bounds.diagonal();
            let moves =
                |part: u32| self.queries.track(part, run).is_some() || self.link(part).is_some();
            let [a, b] = pair;
            // If only one part moves, the other one gives the position.
            let by = match (moves(a), moves(b)) {
                (true, false) => b,
                (false, true) => a,
                _ if size(b) < size(a) => b,
                _ => a,
            };
            (run, places[by as usize], by, fresh)
        });
        let mut turns: Vec<(u32, u64, u32, u32)> = turns.collect();
        turns.sort_unstable();
        turns.into_iter().map(|(.., fresh)| fresh).collect()
    }

    /// Estimates the cost of a query. For a run or a motion it samples some poses and interpolates.
    fn work(&self, fresh: u32) -> f64 {
        let (run, pair) = self.query(fresh);
        if let Some(along) = &self.motion {
            return along.estimate_work(pair, |part, pose| {
                let part = part as usize;
                pose.map_or(self.sizes[part], |pose| part_size(self.parts[part], pose))
            });
        }
        let tracks = pair.map(|part| self.track(part, run));
        let moments = tracks[0].len().max(tracks[1].len());
        if moments == 1 && self.queries.moved.is_empty() {
            let [a, b] = pair.map(|part| &self.sizes[part as usize]);
            return cost::estimate(a, b, self.max_distance);
        }
        let looked = (0..moments).step_by(SAMPLE_SPACING).map(|moment| {
            let own = |own: usize| {
                part_size(self.parts[pair[own] as usize], pose_at(tracks[own], moment))
            };
            cost::estimate(&own(0), &own(1), self.max_distance)
        });
        looked.clone().sum::<f64>() / looked.count() as f64 * moments as f64
    }

    /// Returns the end of each shard in the order: a query goes to the shard whose interval of the summed work contains
    /// its centre.
    fn split(&self, order: &[u32], shards: usize) -> Vec<usize> {
        let works: Vec<f64> = order.iter().map(|&at| self.work(at)).collect();
        let total: f64 = works.iter().sum();
        let mut ends = Vec::with_capacity(shards);
        let (mut done, mut at) = (0.0, 0);
        for shard in 1..=shards {
            let end = total * shard as f64 / shards as f64;
            while at < works.len() && (shard == shards || done + works[at] / 2.0 < end) {
                done += works[at];
                at += 1;
            }
            ends.push(at);
        }
        ends
    }

    /// Writes the shards, and the meshes that are in no pack yet.
    fn shards(
        &self,
        order: &[u32],
        ends: &[usize],
        store: &dyn Store,
    ) -> Result<Vec<PlannedShard>, BatchError> {
        let mut packer = Packer::new(store);
        packer.packed.clone_from(&self.cache.packs);
        let mut begun: HashMap<ContentKey, ()> = HashMap::new();
        for fresh in order {
            for part in self.query(*fresh).1 {
                let key = self.keys[part as usize];
                if !packer.packed.contains_key(&key) && begun.insert(key, ()).is_none() {
                    packer.add(key, mesh::encode(self.parts[part as usize].shape.mesh()))?;
                }
            }
        }
        packer.close()?;
        let (mut begin, mut planned) = (0, Vec::with_capacity(ends.len()));
        for ends in ends.chunks(CHUNK_SIZE) {
            let mut objects = Vec::with_capacity(ends.len());
            for &end in ends {
                let own = &order[std::mem::replace(&mut begin, end)..end];
                let shard = self.shard(own, &packer);
                let (key, object) = shard.encode();
                objects.push((shard_name(&key), object));
                let work = own.iter().map(|&at| self.work(at)).sum();
                planned.push(PlannedShard::new(key, &shard, work));
            }
            store.put_all_if_absent(&objects)?;
        }
        Ok(planned)
    }

    fn shard(&self, own: &[u32], packer: &Packer) -> Shard {
        let mut shard = Shard {
            engine: engine(),
            max_distance: self.max_distance,
            unit: self.unit,
            meshes: Vec::new(),
            parts: Vec::new(),
            pairs: Vec::with_capacity(own.len()),
            motion: self.motion.as_ref().map(|along| along.motion.clone()),
        };
        let (mut meshes, mut parts) = (HashMap::new(), HashMap::new());
        for fresh in own {
            let (run, pair) = self.query(*fresh);
            let pair = pair.map(|number| {
                // A moved part counts as another part in each run.
                let run = self.queries.track(number, run).map(|_| run);
                *parts.entry((number, run)).or_insert_with(|| {
                    let (part, key) = (self.parts[number as usize], self.keys[number as usize]);
                    let mesh = *meshes.entry(key).or_insert_with(|| {
                        let pack = packer.packed[&key];
                        shard.meshes.push(PackedMesh { key, pack });
                        shard.meshes.len() as u32 - 1
                    });
                    shard.parts.push(ShardPart {
                        mesh,
                        is_model: part.is_exact,
                        track: self.track(number, run.unwrap_or(0)).to_vec(),
                        link: self.link(number),
                    });
                    shard.parts.len() as u32 - 1
                })
            });
            shard.pairs.push(pair);
        }
        shard
    }

    /// Returns the list for the merge. Shards of earlier plans join the plan where it reuses answers of theirs.
    fn list(
        &self,
        scene: &Scene,
        order: &[u32],
        ends: &[usize],
        plan: &mut Plan,
        options: PlanOptions,
    ) -> ReportIndex {
        let mut of_fresh = vec![(0, 0); self.new_queries.len()];
        let mut begin = 0;
        for (shard, &end) in ends.iter().enumerate() {
            for (place, &at) in order[begin..end].iter().enumerate() {
                of_fresh[at as usize] = (shard as u32, place as u32);
            }
            begin = end;
        }
        let mut used: HashMap<usize, u32> = HashMap::new();
        let mut wanted: BTreeSet<(u32, u32)> = BTreeSet::new();
        let pairs = self.queries.pairs.iter().zip(&self.sources);
        let pairs = pairs.map(|((run, [a, b]), answer)| {
            let (shard, query_index) = match *answer {
                ResultSource::New(at) => of_fresh[at as usize],
                ResultSource::Reused((earlier, place)) => {
                    let shard = *used.entry(earlier).or_insert_with(|| {
                        plan.shards.push(self.cache.shards[earlier].clone());
                        plan.shards.len() as u32 - 1
                    });
                    let in_block = plan.shards[shard as usize].in_block as u32;
                    wanted.insert((shard, place / in_block));
                    (shard, place)
                }
            };
            PlannedPair {
                run: *run,
                a: *a,
                b: *b,
                shard,
                query_index,
            }
        });
        let pairs = pairs.collect();
        for (shard, block) in wanted {
            plan.shards[shard as usize].blocks.push(block);
        }
        let parts = self.parts.iter().enumerate();
        let parts = parts.map(|(at, part)| PlannedPart {
            name: part.name.clone(),
            origin: options.origins.get(at).cloned().unwrap_or_default(),
            triangles: part.triangle_count(),
            defects: part
                .diagnostics
                .messages()
                .iter()
                .map(ToString::to_string)
                .collect(),
            pose: part.pose,
        });
        ReportIndex {
            unit: scene.unit().symbol().to_owned(),
            models: options.models.to_vec(),
            parts: parts.collect(),
            notes: options.notes.to_vec(),
            allowed_pairs: AllowedPair::from_scene(scene),
            moved: self.queries.moved.clone(),
            runs: self.queries.runs.clone(),
            poses: self.queries.poses(),
            pairs,
            motion: self.motion.as_ref().map(|along| along.report.clone()),
        }
    }
}

/// Returns the bulk of a part in a pose.
fn part_size(part: &Part, pose: &Pose) -> PartSize {
    PartSize {
        bounds: part.shape.bounds().posed(pose),
        triangles: part.triangle_count() as f64,
    }
}
