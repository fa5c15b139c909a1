//! From a scene to shards: which pairs are near each other is looked at once, what is known is left out, and the rest is
//! cut into shards of equal estimated work along a curve through space.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_scene::{Part, PartId, Scene};

use crate::bytes::Key;
use crate::cost::{self, Bulk};
use crate::error::BatchError;
use crate::format::{BLOCK, List, PLAN, PackedMesh, Plan, PlannedPair, PlannedPart};
use crate::format::{PlannedShard, Shard, ShardPart, list_name, shard_name};
use crate::known::{Known, Matters, Place, Question};
use crate::packs::Packer;
use crate::store::Store;
use crate::{engine, mesh, places};

/// More pairs than any store should have in one plan: their list alone takes a gigabyte.
const MOST_PAIRS: usize = 1 << 26;

/// What is wished for.
#[derive(Debug, Clone, Copy)]
pub struct Wishes<'a> {
    /// Into how many shards. More than there are questions leaves some empty.
    pub shards: usize,
    /// What is to be told beside the answers: sentences.
    pub notes: &'a [String],
}

/// What came of planning.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Planned {
    /// Pairs that are near each other.
    pub pairs: usize,
    /// Those of them that are to be asked.
    pub asked: usize,
    /// Those that were answered under earlier plans.
    pub known: usize,
    /// Those that are another one once more, of the same shapes in the same places to each other.
    pub repeated: usize,
    /// How many parts the shards have, a part as often as shards need it.
    pub parts_in_shards: usize,
    /// What all of it will take, as estimated, in seconds.
    pub work: f64,
}

/// Plans what a scene asks that does not ask itself ([`Scene::unasked`]), and puts the plan, its shards and the meshes
/// that they need into a store. The same scene gives the same objects.
///
/// # Errors
/// If there are too many pairs, or the store refuses.
pub fn plan(scene: &Scene, wishes: Wishes, store: &dyn Store) -> Result<Planned, BatchError> {
    let pairs = scene.candidates(MOST_PAIRS)?;
    let drafted = Draft::of(scene, &pairs, store)?;
    let order = drafted.order();
    let cuts = drafted.cut(&order, wishes.shards);
    let shards = drafted.shards(&order, &cuts, store)?;
    let parts_in_shards = shards.iter().map(|shard| shard.parts).sum();
    let work = shards.iter().map(|shard| shard.work).sum();
    let known = drafted.places.iter();
    let known = known.filter(|place| matches!(place, Answer::Known(_)));
    let known = known.count();
    let told = Planned {
        pairs: pairs.len(),
        asked: drafted.fresh.len(),
        known,
        repeated: pairs.len() - known - drafted.fresh.len(),
        parts_in_shards,
        work,
    };
    let mut plan = Plan {
        engine: engine(),
        fresh: shards.len(),
        shards,
        list: Key([0; 32]),
    };
    let list = drafted.list(scene, &order, &cuts, &mut plan, wishes.notes);
    let (key, object) = list.written();
    plan.list = key;
    store.put(&list_name(&key), &object)?;
    // Last: what it names is there.
    store.put(PLAN, &plan.written())?;
    Ok(told)
}

/// Where a pair's answer will come from.
#[derive(Debug, Clone, Copy)]
enum Answer {
    /// This one of the fresh questions.
    Fresh(u32),
    Known(Place),
}

/// A plan while it is made.
struct Draft<'a> {
    parts: Vec<&'a Arc<Part>>,
    /// The key of each part's mesh.
    keys: Vec<Key>,
    bulks: Vec<Bulk>,
    within: f64,
    known: Known,
    pairs: Vec<[u32; 2]>,
    /// Of each pair.
    places: Vec<Answer>,
    /// The pairs that are asked, by their places in the list.
    fresh: Vec<u32>,
}

impl<'a> Draft<'a> {
    fn of(
        scene: &'a Scene,
        pairs: &[(PartId, PartId)],
        store: &dyn Store,
    ) -> Result<Self, BatchError> {
        let parts: Vec<&Arc<Part>> = scene.parts().iter().collect();
        let numbers: HashMap<PartId, u32> = (parts.iter().map(|part| part.id)).zip(0..).collect();
        let mut of_shape: HashMap<*const Shape, Key> = HashMap::new();
        let keys: Vec<Key> = (parts.iter())
            .map(|part| {
                let key = || Key::of(&mesh::written(part.shape.mesh()));
                *of_shape.entry(Arc::as_ptr(&part.shape)).or_insert_with(key)
            })
            .collect();
        let bulks = parts.iter().map(|part| Bulk {
            bounds: part.shape.bounds().posed(&part.pose),
            triangles: part.triangle_count() as f64,
        });
        let within = scene.within();
        let mut matters = Matters::default();
        let mut draft = Self {
            bulks: bulks.collect(),
            keys,
            within,
            known: Known::read(store, &engine(), within, &mut matters)?,
            pairs: pairs
                .iter()
                .map(|(a, b)| [numbers[a], numbers[b]])
                .collect(),
            places: Vec::with_capacity(pairs.len()),
            fresh: Vec::new(),
            parts,
        };
        draft.look_up(&mut matters);
        Ok(draft)
    }

    /// Finds out what is known, and what is asked twice.
    fn look_up(&mut self, matters: &mut Matters) {
        let matter = |(part, key): (&&Arc<Part>, &Key)| matters.number((*key, part.is_model));
        let matter: Vec<u32> = self.parts.iter().zip(&self.keys).map(matter).collect();
        let mut uses: HashMap<u32, u32> = HashMap::new();
        for number in &matter {
            *uses.entry(*number).or_default() += 1;
        }
        let mut asked: HashMap<Question, u32> = HashMap::new();
        for (number, [a, b]) in self.pairs.iter().enumerate() {
            let [a, b] = [*a, *b].map(|part| part as usize);
            let numbers = [matter[a], matter[b]];
            // Where both are there once, the question is, too; most are, and need not be kept in mind.
            let may_repeat = numbers.iter().any(|number| uses[number] > 1);
            let fresh = self.fresh.len() as u32;
            let place = if may_repeat || !self.known.places.is_empty() {
                let poses = [&self.parts[a].pose, &self.parts[b].pose];
                let question = Question::new(numbers, poses);
                match self.known.places.get(&question) {
                    Some(&place) => Answer::Known(place),
                    None if may_repeat => Answer::Fresh(*asked.entry(question).or_insert(fresh)),
                    None => Answer::Fresh(fresh),
                }
            } else {
                Answer::Fresh(fresh)
            };
            if matches!(place, Answer::Fresh(at) if at == fresh) {
                self.fresh.push(number as u32);
            }
            self.places.push(place);
        }
    }

    /// The fresh questions along a curve through space, each where the smaller of its parts is: a housing that touches
    /// everything is needed everywhere.
    fn order(&self) -> Vec<u32> {
        let room = self.bulks.iter();
        let room = room.fold(Aabb::EMPTY, |room, bulk| room.union(&bulk.bounds));
        let place = |bulk: &Bulk| places::place(&bulk.bounds.centre(), &room);
        let places: Vec<u64> = self.bulks.iter().map(place).collect();
        let smaller = |fresh: &u32| {
            let [a, b] = self.pairs[*fresh as usize].map(|part| part as usize);
            match self.bulks[b].bounds.diagonal() < self.bulks[a].bounds.diagonal() {
                true => b,
                false => a,
            }
        };
        let turns = (0..).zip(self.fresh.iter()).map(|(at, pair)| {
            let part = smaller(pair);
            (places[part], part, at)
        });
        let mut turns: Vec<(u64, usize, u32)> = turns.collect();
        turns.sort_unstable();
        turns.into_iter().map(|(_, _, at)| at).collect()
    }

    fn work(&self, fresh: u32) -> f64 {
        let [a, b] = self.pairs[self.fresh[fresh as usize] as usize].map(|part| part as usize);
        cost::of(&self.bulks[a], &self.bulks[b], self.within)
    }

    /// Where each shard ends in the order: a question goes to the shard in whose share of all work its middle is.
    fn cut(&self, order: &[u32], shards: usize) -> Vec<usize> {
        let total: f64 = order.iter().map(|&at| self.work(at)).sum();
        let mut ends = Vec::with_capacity(shards);
        let (mut done, mut at) = (0.0, 0);
        for shard in 1..=shards {
            let end = total * shard as f64 / shards as f64;
            while at < order.len() && (shard == shards || done + self.work(order[at]) / 2.0 < end) {
                done += self.work(order[at]);
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
        packer.packed.clone_from(&self.known.packs);
        let mut begun: HashMap<Key, ()> = HashMap::new();
        for fresh in order {
            for part in self.pairs[self.fresh[*fresh as usize] as usize] {
                let key = self.keys[part as usize];
                if !packer.packed.contains_key(&key) && begun.insert(key, ()).is_none() {
                    packer.add(key, mesh::written(self.parts[part as usize].shape.mesh()))?;
                }
            }
        }
        packer.close()?;
        let mut begin = 0;
        let each = ends.iter().map(|&end| {
            let own = &order[std::mem::replace(&mut begin, end)..end];
            let shard = self.shard(own, &packer);
            let (key, object) = shard.written();
            store.put(&shard_name(&key), &object)?;
            let work = own.iter().map(|&at| self.work(at)).sum();
            Ok(PlannedShard::new(key, own.len(), shard.parts.len(), work))
        });
        each.collect()
    }

    fn shard(&self, own: &[u32], packer: &Packer) -> Shard {
        let mut shard = Shard {
            engine: engine(),
            within: self.within,
            meshes: Vec::new(),
            parts: Vec::new(),
            pairs: Vec::with_capacity(own.len()),
        };
        let (mut meshes, mut parts) = (HashMap::new(), HashMap::new());
        for fresh in own {
            let pair = self.pairs[self.fresh[*fresh as usize] as usize];
            let pair = pair.map(|number| {
                *parts.entry(number).or_insert_with(|| {
                    let (part, key) = (self.parts[number as usize], self.keys[number as usize]);
                    let mesh = *meshes.entry(key).or_insert_with(|| {
                        let pack = packer.packed[&key];
                        shard.meshes.push(PackedMesh { key, pack });
                        shard.meshes.len() as u32 - 1
                    });
                    shard.parts.push(ShardPart {
                        mesh,
                        is_model: part.is_model,
                        pose: part.pose,
                    });
                    shard.parts.len() as u32 - 1
                })
            });
            shard.pairs.push(pair);
        }
        shard
    }

    /// What a merge reads. Earlier shards join the plan where answers of theirs are of use.
    fn list(
        &self,
        scene: &Scene,
        order: &[u32],
        ends: &[usize],
        plan: &mut Plan,
        notes: &[String],
    ) -> List {
        let mut of_fresh = vec![(0, 0); self.fresh.len()];
        let mut begin = 0;
        for (shard, &end) in ends.iter().enumerate() {
            for (place, &at) in order[begin..end].iter().enumerate() {
                of_fresh[at as usize] = (shard as u32, place as u32);
            }
            begin = end;
        }
        let mut used: HashMap<usize, u32> = HashMap::new();
        let mut wanted: BTreeSet<(u32, u32)> = BTreeSet::new();
        let pairs = self.pairs.iter().zip(&self.places).map(|([a, b], answer)| {
            let (shard, place) = match *answer {
                Answer::Fresh(at) => of_fresh[at as usize],
                Answer::Known((earlier, place)) => {
                    let shard = *used.entry(earlier).or_insert_with(|| {
                        plan.shards.push(self.known.shards[earlier].clone());
                        plan.shards.len() as u32 - 1
                    });
                    wanted.insert((shard, place / BLOCK as u32));
                    (shard, place)
                }
            };
            PlannedPair {
                a: *a,
                b: *b,
                shard,
                place,
            }
        });
        let pairs = pairs.collect();
        for (shard, block) in wanted {
            plan.shards[shard as usize].blocks.push(block);
        }
        let parts = self.parts.iter().map(|part| PlannedPart {
            name: part.name.clone(),
            triangles: part.triangle_count(),
            defects: part.diagnostics.sentences(),
            pose: part.pose,
        });
        List {
            unit: scene.unit().symbol().to_owned(),
            parts: parts.collect(),
            notes: notes.to_vec(),
            pairs,
        }
    }
}
