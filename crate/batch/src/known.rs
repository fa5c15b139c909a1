//! What earlier plans asked in the same store and was answered: those answers are of use wherever the same two shapes
//! lie to each other in the same way.

use std::collections::{BTreeMap, HashMap};

use nearpoint_geometry::Pose;
use nearpoint_scene::pose::{relative, to_numbers};

use crate::bytes::{Key, Writer};
use crate::error::BatchError;
use crate::format::{PlannedShard, SHARDS, Shard};
use crate::packs::is_whole;
use crate::run::is_answered;
use crate::store::Store;

/// All that an answer depends on, but for what answers and how far it looks: those are the same for all of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Question {
    /// The numbers of both parts' [`Matter`].
    parts: [u32; 2],
    /// Of single poses the bits of where one is in the other; of runs a key.
    places: [u64; 7],
}

/// No coordinate has these bits.
const OF_RUNS: u64 = u64::MAX;

impl Question {
    pub fn new(parts: [u32; 2], tracks: [&[Pose]; 2]) -> Self {
        let places = match tracks {
            [[a], [b]] => to_numbers(&relative(a, b)).map(f64::to_bits),
            // In a run boxes are looked at, too, which depend on where both are.
            tracks => key_of(tracks),
        };
        Self { parts, places }
    }
}

fn key_of(tracks: [&[Pose]; 2]) -> [u64; 7] {
    let mut writer = Writer::inner();
    for track in tracks {
        writer.each(track, Writer::pose);
    }
    let key = Key::of(&writer.into_inner());
    let mut bits = [OF_RUNS; 7];
    for (bits, bytes) in bits.iter_mut().zip(key.0.as_chunks::<8>().0) {
        *bits = u64::from_le_bytes(*bytes);
    }
    bits
}

/// What of a part decides answers: its mesh, and whether that is the part itself.
pub(crate) type Matter = (Key, bool);

/// Numbers for matter, in the order in which it came.
#[derive(Debug, Default)]
pub(crate) struct Matters(HashMap<Matter, u32>);

impl Matters {
    pub fn number(&mut self, matter: Matter) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(matter).or_insert(next)
    }
}

/// A question's place among those of all shards: the shard's and its own.
pub(crate) type Place = (usize, u32);

/// Answers that are there.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// Those shards that some answers of are there, in order of their keys; none of their blocks wanted yet.
    pub shards: Vec<PlannedShard>,
    pub places: HashMap<Question, Place>,
    /// In which pack meshes are, of those that are whole.
    pub packs: BTreeMap<Key, Key>,
}

impl Known {
    /// Of a store: what this engine answered that looked as far. What is damaged counts as not there.
    pub fn read(
        store: &dyn Store,
        engine: &str,
        within: f64,
        matters: &mut Matters,
    ) -> Result<Self, BatchError> {
        let mut known = Self::default();
        let mut names = store.list(SHARDS)?;
        names.sort_unstable();
        let mut whole = BTreeMap::new();
        for name in names {
            let Some(object) = store.get(&name)? else {
                continue;
            };
            let Ok((key, shard)) = Shard::read(&object) else {
                continue;
            };
            for mesh in &shard.meshes {
                let is_whole = match whole.get(&mesh.pack) {
                    Some(known) => *known,
                    None => {
                        let found = is_whole(store, &mesh.pack)?;
                        whole.insert(mesh.pack, found);
                        found
                    }
                };
                if is_whole {
                    known.packs.entry(mesh.key).or_insert(mesh.pack);
                }
            }
            let is_same = shard.engine == engine && shard.within.to_bits() == within.to_bits();
            if is_same {
                known.take(store, key, &shard, matters)?;
            }
        }
        Ok(known)
    }

    fn take(
        &mut self,
        store: &dyn Store,
        key: Key,
        shard: &Shard,
        matters: &mut Matters,
    ) -> Result<(), BatchError> {
        let mut planned = PlannedShard::new(key, shard, 0.0);
        let numbers = shard.parts.iter().map(|part| {
            let mesh = shard.meshes[part.mesh as usize].key;
            matters.number((mesh, part.is_model))
        });
        let numbers: Vec<u32> = numbers.collect();
        let number = self.shards.len();
        let mut is_used = false;
        for block in std::mem::take(&mut planned.blocks) {
            if !is_answered(store, &planned, block)? {
                continue;
            }
            is_used = true;
            let questions = planned.in_block(block);
            let first = block as usize * planned.in_block;
            for (place, pair) in shard.pairs[first..first + questions].iter().enumerate() {
                let [a, b] = pair.map(|part| part as usize);
                let tracks = [&shard.parts[a].track[..], &shard.parts[b].track];
                let question = Question::new([numbers[a], numbers[b]], tracks);
                let place = (first + place) as u32;
                self.places.entry(question).or_insert((number, place));
            }
        }
        if is_used {
            self.shards.push(planned);
        }
        Ok(())
    }
}
