//! Reuses answers of earlier plans in the same store. An answer applies wherever the same two shapes have the same relative
//! pose.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Unit;
use nearpoint_scene::pose::{relative_pose, to_numbers};

use crate::bytes::{ContentKey, Writer};
use crate::codec::Codec;
use crate::error::BatchError;
use crate::format::{PlannedShard, SHARDS, Shard, block_name, pack_name};
use crate::motion::{Link, Motion};
use crate::packs::is_intact_pack;
use crate::run::is_result_block;
use crate::store::{CHUNK_SIZE, Store, get_each};

/// The inputs of an answer, except the engine and the largest clearance, which are the same for a whole plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Query {
    /// The numbers of both parts' [`PartContent`].
    parts: [u32; 2],
    /// The bits of the relative pose for single poses, or a key for runs and motions.
    pose_bits: [u64; 7],
}

/// A marker for keys; no coordinate has these bits.
const KEY_MARKER: u64 = u64::MAX;

impl Query {
    /// Returns the query of two parts at single poses, or along runs of poses; `parts` are numbers of their contents.
    pub fn new(parts: [u32; 2], tracks: [&[Pose]; 2]) -> Self {
        let pose_bits = match tracks {
            [[a], [b]] => to_numbers(&relative_pose(a, b)).map(f64::to_bits),
            // Runs also compare bounding boxes, which depend on the poses of both parts.
            tracks => hashed_bits(|writer| {
                for track in tracks {
                    writer.list(track, |writer, pose| pose.write(writer));
                }
            }),
        };
        Self { parts, pose_bits }
    }

    /// Returns the query of a pair along a motion with this key; each side is a link and the pose in it.
    pub fn along_motion(motion: &ContentKey, parts: [u32; 2], sides: [(Link, &Pose); 2]) -> Self {
        let pose_bits = hashed_bits(|writer| {
            motion.write(writer);
            for (link, pose) in sides {
                link.write(writer);
                pose.write(writer);
            }
        });
        Self { parts, pose_bits }
    }
}

fn hashed_bits(write: impl FnOnce(&mut Writer)) -> [u64; 7] {
    let mut writer = Writer::without_header();
    write(&mut writer);
    let key = ContentKey::of_bytes(&writer.into_inner());
    let mut bits = [KEY_MARKER; 7];
    for (bits, bytes) in bits.iter_mut().zip(key.0.as_chunks::<8>().0) {
        *bits = u64::from_le_bytes(*bytes);
    }
    bits
}

/// The properties of a part that decide answers: its mesh, and whether the mesh is exactly the part.
pub(crate) type PartContent = (ContentKey, bool);

/// A numbering of part contents in the order of arrival.
#[derive(Debug, Default)]
pub(crate) struct PartContentIndex(HashMap<PartContent, u32>);

impl PartContentIndex {
    /// Returns the number of a part's content, a new one if it is unknown.
    pub fn index(&mut self, content: PartContent) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(content).or_insert(next)
    }
}

/// A query's location in all shards: the shard's index and the query's.
pub(crate) type QueryLocation = (usize, u32);

/// The answers that the store already has.
#[derive(Debug, Default)]
pub(crate) struct ResultCache {
    /// The shards with some answers, in order of their keys; none of their blocks is requested yet.
    pub shards: Vec<PlannedShard>,
    pub locations: HashMap<Query, QueryLocation>,
    /// The pack of each mesh, for undamaged packs.
    pub packs: BTreeMap<ContentKey, ContentKey>,
}

impl ResultCache {
    /// Reads the answers in a store by this engine with at least this largest clearance. Damaged ones count as absent.
    pub fn read(
        store: &dyn Store,
        engine: &str,
        (within, unit): (f64, Unit),
        matters: &mut PartContentIndex,
    ) -> Result<Self, BatchError> {
        let mut known = Self::default();
        let mut names = store.list(SHARDS)?;
        names.sort_unstable();
        let mut whole = BTreeMap::new();
        for names in names.chunks(CHUNK_SIZE) {
            let found = store.get_all(names)?.into_iter().flatten();
            let mut shards: Vec<(ContentKey, Shard)> = found
                .filter_map(|object| Shard::decode(&object).ok())
                .collect();
            known.add_packs(store, &shards, &mut whole)?;
            shards.retain(|(_, shard)| {
                shard.engine == engine
                    && shard.unit == unit
                    && shard.max_distance.to_bits() == within.to_bits()
            });
            known.add_results(store, &shards, matters)?;
        }
        Ok(known)
    }

    /// Collects the packs of the meshes of these shards. `whole` caches which packs are known to be undamaged.
    fn add_packs(
        &mut self,
        store: &dyn Store,
        shards: &[(ContentKey, Shard)],
        whole: &mut BTreeMap<ContentKey, bool>,
    ) -> Result<(), BatchError> {
        let meshes = || shards.iter().flat_map(|(_, shard)| &shard.meshes);
        let packs: BTreeSet<ContentKey> = meshes().map(|mesh| mesh.pack).collect();
        let new: Vec<ContentKey> =
            (packs.into_iter().filter(|pack| !whole.contains_key(pack))).collect();
        let names: Vec<String> = new.iter().map(pack_name).collect();
        for (pack, object) in new.iter().zip(get_each(store, &names)) {
            whole.insert(*pack, is_intact_pack(object?, pack));
        }
        for mesh in meshes().filter(|mesh| whole[&mesh.pack]) {
            self.packs.entry(mesh.key).or_insert(mesh.pack);
        }
        Ok(())
    }

    /// Collects the answered queries of these shards.
    fn add_results(
        &mut self,
        store: &dyn Store,
        shards: &[(ContentKey, Shard)],
        matters: &mut PartContentIndex,
    ) -> Result<(), BatchError> {
        let planned = shards.iter();
        let planned = planned.map(|(key, shard)| PlannedShard::new(*key, shard, 0.0));
        let planned: Vec<PlannedShard> = planned.collect();
        let names = planned.iter().flat_map(|planned| {
            let blocks = planned.blocks.iter();
            blocks.map(|&block| block_name(&planned.key, block))
        });
        let names: Vec<String> = names.collect();
        let mut objects = get_each(store, &names);
        for (mut planned, (_, shard)) in planned.into_iter().zip(shards) {
            let mut answered = Vec::new();
            for block in std::mem::take(&mut planned.blocks) {
                if is_result_block(objects.next().transpose()?.flatten(), &planned, block) {
                    answered.push(block);
                }
            }
            if !answered.is_empty() {
                self.add_shard(planned, shard, &answered, matters);
            }
        }
        Ok(())
    }

    fn add_shard(
        &mut self,
        planned: PlannedShard,
        shard: &Shard,
        answered: &[u32],
        matters: &mut PartContentIndex,
    ) {
        let numbers = shard.parts.iter().map(|part| {
            let mesh = shard.meshes[part.mesh as usize].key;
            matters.index((mesh, part.is_model))
        });
        let numbers: Vec<u32> = numbers.collect();
        let number = self.shards.len();
        let motion = shard.motion.as_ref().map(Motion::key);
        for &block in answered {
            let questions = planned.queries_in_block(block);
            let first = block as usize * planned.in_block;
            for (place, pair) in shard.pairs[first..first + questions].iter().enumerate() {
                let [a, b] = pair.map(|part| part as usize);
                let (parts, matters) = (
                    [a, b].map(|part| &shard.parts[part]),
                    [numbers[a], numbers[b]],
                );
                let question = match &motion {
                    Some(motion) => {
                        let sides = parts.map(|part| (part.link, &part.track[0]));
                        Query::along_motion(motion, matters, sides)
                    }
                    None => Query::new(matters, parts.map(|part| &part.track[..])),
                };
                let place = (first + place) as u32;
                self.locations.entry(question).or_insert((number, place));
            }
        }
        self.shards.push(planned);
    }
}
