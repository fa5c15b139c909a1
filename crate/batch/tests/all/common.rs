//! Provides assemblies to plan, and a store that counts and can fail.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use nearpoint_batch::{
    BatchError, MemoryStore, PlanOptions, PlanSummary, PoseSource, Results, ShardSummary, Store,
    StoreError, merge, plan, read_plan, run,
};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, diagnose, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::Message;
use nearpoint_scene::{Command, FramePair, NewPart, Scene, ThreadPool};
use nearpoint_testing::Random;

/// Returns a part that is not in a scene yet.
pub fn part(name: &str, soup: Soup, pose: Pose) -> NewPart {
    instance(name, &shape(soup), pose)
}

pub fn shape(soup: Soup) -> Arc<Shape> {
    Arc::new(Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor))
}

/// Returns one of several parts of the same shape.
pub fn instance(name: &str, shape: &Arc<Shape>, pose: Pose) -> NewPart {
    let diagnostics = Arc::new(diagnose(shape.mesh()));
    NewPart::new(name, shape.clone(), diagnostics, pose)
}

/// Returns balls, boxes and open sheets of all sizes at random positions, some of them rotated.
pub fn jumble(random: &mut Random, count: usize) -> Vec<NewPart> {
    let mut parts = Vec::new();
    for number in 0..count {
        let mut size = || random.between(0.2, 1.2);
        let (x, y, z) = (size(), size(), size());
        let soup = match number % 4 {
            0 => primitives::uv_sphere(12, 6, x),
            1 => {
                let mut sheet = primitives::cuboid(x, y, z);
                sheet.triangles.truncate(9);
                sheet
            }
            _ => primitives::cuboid(x, y, z),
        };
        let mut at = || random.between(0.0, 5.0);
        let mut pose = Pose::translation(at(), at(), at());
        if number % 3 == 0 {
            pose *= Pose::rotation(Vector::new(0.3, number as f64, 0.1));
        }
        parts.push(part(&format!("part {number}"), soup, pose));
    }
    parts
}

/// Returns cubes in rows and columns that touch, each with its own shape or all with one.
pub fn cubes(side: usize, is_shared: bool) -> Vec<NewPart> {
    let one = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let cubes = (0..side * side).map(|number| {
        let (x, y) = ((number % side) as f64, (number / side) as f64);
        let pose = Pose::translation(x, y, 0.0);
        let name = format!("cube {number}");
        match is_shared {
            true => instance(&name, &one, pose),
            false => part(
                &name,
                primitives::cuboid(1.0, 1.0, 1.0 + number as f64 / 1e3),
                pose,
            ),
        }
    });
    cubes.collect()
}

/// Returns a scene that checks nothing.
pub fn planned_scene(parts: &[NewPart], within: Option<f64>) -> Scene {
    filled(
        Scene::without_queries(ThreadPool::Sequential, || 0.0),
        parts,
        within,
    )
}

/// Returns a scene that has all its results.
pub fn checked_scene(parts: &[NewPart], within: Option<f64>) -> Scene {
    let mut scene = filled(Scene::new(ThreadPool::Sequential, || 0.0), parts, within);
    scene.finish();
    scene
}

fn filled(mut scene: Scene, parts: &[NewPart], max_distance: Option<f64>) -> Scene {
    scene
        .apply(Command::SetMaxDistance { max_distance })
        .unwrap();
    scene.add(parts.to_vec()).unwrap();
    scene
}

/// Returns the report of all pairs, in order, and the golden hash; neither depends on the workers.
pub fn report_of(answers: &Results) -> (Vec<String>, u64) {
    let mut golden = nearpoint_scene::ResultHasher::new(answers.list().parts.len());
    let report = answers.pairs().map(|(_, pair)| {
        let pair = pair.unwrap();
        golden.add(&pair.result);
        format!("{pair:?}")
    });
    (report.collect(), golden.hash())
}

/// Returns the same for a scene.
pub fn report_of_scene(scene: &Scene) -> (Vec<String>, u64) {
    let pairs = scene.frame().pairs.iter();
    (pairs.map(without_time).collect(), scene.hash())
}

/// Returns everything about a pair except the elapsed time.
pub fn without_time(pair: &FramePair) -> String {
    let mut pair = pair.clone();
    Arc::make_mut(&mut pair.result).duration_ms = 0.0;
    format!("{pair:?}")
}

/// Returns options without data for the report.
pub fn plan_options(pose_source: PoseSource<'_>, shards: usize) -> PlanOptions<'_> {
    PlanOptions {
        pose_source,
        shards,
        models: &[],
        origins: &[],
        notes: &[],
    }
}

/// A batch from beginning to end in a store.
pub struct Batch<'a> {
    pub store: &'a dyn Store,
}

impl Batch<'_> {
    pub fn plan(&self, scene: &Scene, shards: usize) -> PlanSummary {
        let options = PlanOptions {
            notes: &["a note".to_owned()],
            ..plan_options(PoseSource::ScenePoses, shards)
        };
        plan(scene, options, self.store).unwrap()
    }

    pub fn run_all(&self) -> ShardSummary {
        let mut all = ShardSummary::default();
        for shard in 0..read_plan(self.store).unwrap().shards.len() {
            let ran = run(self.store, shard, &SequentialExecutor).unwrap();
            all.computed += ran.computed;
            all.reused += ran.reused;
        }
        all
    }

    pub fn merge(&self) -> Result<Results, BatchError> {
        merge(self.store)
    }
}

/// A store that counts writes, and can fail from some write on.
#[derive(Debug, Default)]
pub struct ObservedStore {
    pub memory: MemoryStore,
    pub puts: AtomicUsize,
    /// The number of writes after which it fails; 0 for never.
    pub fails_after: AtomicUsize,
}

impl Store for ObservedStore {
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.memory.get(name)
    }

    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        match self.fails_after.load(Ordering::Relaxed) {
            0 => {}
            1 => return Err(StoreError(Message::from_text("It is full."))),
            more => self.fails_after.store(more - 1, Ordering::Relaxed),
        }
        self.puts.fetch_add(1, Ordering::Relaxed);
        self.memory.put(name, object)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        self.memory.list(folder)
    }
}

/// Returns the objects whose names begin with this text.
pub fn objects(memory: &MemoryStore, folder: &str) -> BTreeMap<String, Vec<u8>> {
    let all = memory.objects();
    let own = all.iter().filter(|(name, _)| name.starts_with(folder));
    own.map(|(name, object)| (name.clone(), object.clone()))
        .collect()
}
