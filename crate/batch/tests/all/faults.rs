//! Checks that killed workers and lost, damaged or misplaced objects do not change the result, and that finished work is
//! not repeated.

use std::sync::atomic::Ordering;

use nearpoint_batch::{BatchError, Store, missing, run};
use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::primitives;
use nearpoint_message::{Message, ToArg, message};
use nearpoint_scene::Scene;
use nearpoint_testing::Random;

use crate::common::{Batch, ObservedStore, checked_scene, cubes, jumble, objects, planned_scene};
use crate::common::{part, report_of, report_of_scene};

/// Returns a scene with some thousand pairs, so that each of a few shards has several blocks.
fn many() -> (Scene, (Vec<String>, u64)) {
    let parts = jumble(&mut Random::new(21), 180);
    let alone = report_of_scene(&checked_scene(&parts, Some(2.5)));
    (planned_scene(&parts, Some(2.5)), alone)
}

/// The largest number of queries in a block.
const BLOCK: usize = 1024;

#[test]
fn a_killed_worker_loses_a_block_at_most() {
    let (scene, alone) = many();
    let store = ObservedStore::default();
    let batch = Batch { store: &store };
    let planned = batch.plan(&scene, 2);
    assert!(planned.computed > 4 * BLOCK, "{planned:?}");
    let mut random = Random::new(4);
    let (mut asked, mut kills) = (0, 0);
    for shard in [0, 1] {
        loop {
            // It writes some blocks and is killed before the next.
            store
                .fails_after
                .store(1 + random.index(3), Ordering::Relaxed);
            let before = objects(&store.memory, "answers/").len();
            match run(&store, shard, &SequentialExecutor) {
                Ok(ran) => {
                    asked += ran.computed;
                    break;
                }
                Err(error) => assert!(matches!(error, BatchError::Store(_)), "{error}"),
            }
            kills += 1;
            asked += (objects(&store.memory, "answers/").len() - before) * BLOCK;
        }
    }
    store.fails_after.store(0, Ordering::Relaxed);
    println!("{kills} kills");
    assert!(kills >= 4);
    // Written answers were never computed again.
    assert_eq!(asked, planned.computed);
    assert_eq!(batch.run_all().computed, 0);
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
}

/// Random damage to answers is detected each time, and exactly the damaged block is answered again.
#[test]
fn lost_and_damaged_answers_are_computed_again() {
    let (scene, alone) = many();
    let store = ObservedStore::default();
    let batch = Batch { store: &store };
    batch.plan(&scene, 3);
    batch.run_all();
    let whole = objects(&store.memory, "");
    for seed in 0..12 {
        println!("seed {seed}");
        let mut random = Random::new(seed);
        let names: Vec<String> = objects(&store.memory, "answers/").into_keys().collect();
        let name = &names[random.index(names.len())];
        let damage = random.index(5);
        {
            let mut all = store.memory.objects();
            let other = all[&names[(random.index(names.len() - 1) + 1) % names.len()]].clone();
            let object = all.get_mut(name).unwrap();
            let at = random.index(object.len());
            match damage {
                0 => drop(all.remove(name)),
                1 => object[at] ^= 1 << random.index(8),
                2 => object.truncate(at),
                3 => object.clear(),
                // It becomes the undamaged block of another index or shard.
                _ if other != *object => *object = other,
                _ => drop(all.remove(name)),
            }
        }
        let lost = missing(&store).unwrap().0;
        assert_eq!(lost.len(), 1, "damage {damage} to {name}");
        let error = batch.merge().unwrap_err().message();
        assert_eq!(error, message!("batch-missing-one", shards = lost));
        let ran = batch.run_all();
        assert!((1..=BLOCK).contains(&ran.computed), "{ran:?}");
        assert_eq!(objects(&store.memory, ""), whole);
    }
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
}

/// A run cannot write the objects that only planning writes. Planning again does, and repeats no answered query.
#[test]
fn lost_and_damaged_objects_are_planned_again() {
    let (scene, alone) = many();
    let store = ObservedStore::default();
    let batch = Batch { store: &store };
    for folder in ["plan", "shards/", "packs/"] {
        for is_lost in [true, false] {
            store.memory.objects().clear();
            let planned = batch.plan(&scene, 3);
            let done = run(&store, 0, &SequentialExecutor).unwrap();
            {
                // It is an object of a shard that is not answered, if there are several.
                let mut all = store.memory.objects();
                let own: Vec<String> = all
                    .keys()
                    .filter(|name| name.starts_with(folder))
                    .cloned()
                    .collect();
                for name in own {
                    match is_lost {
                        true => drop(all.remove(&name)),
                        false => *all.get_mut(&name).unwrap().last_mut().unwrap() ^= 1,
                    }
                }
            }
            let error = run(&store, 1, &SequentialExecutor).unwrap_err().message();
            let code = match (folder, is_lost) {
                ("plan", true) => "batch-no-plan",
                ("plan", false) => "batch-plan-damaged",
                (_, true) => "batch-lost",
                (_, false) => "batch-damaged",
            };
            assert_eq!(error.code, code, "{error}");
            let again = batch.plan(&scene, 3);
            // Without a shard's queries, its answers cannot be reused.
            let known = if folder == "shards/" {
                0
            } else {
                done.computed
            };
            assert_eq!(
                (again.reused, again.computed),
                (known, planned.computed - known)
            );
            batch.run_all();
            assert_eq!(report_of(&batch.merge().unwrap()), alone);
        }
    }
}

#[test]
fn two_runs_of_a_shard_at_once_write_the_same() {
    let (scene, alone) = many();
    let store = ObservedStore::default();
    let batch = Batch { store: &store };
    let planned = batch.plan(&scene, 1);
    let asked = std::thread::scope(|scope| {
        let both = [0, 1].map(|_| scope.spawn(|| run(&store, 0, &SequentialExecutor).unwrap()));
        both.map(|one| one.join().unwrap().computed)
    });
    println!("{asked:?} of {}", planned.computed);
    assert!(asked[0] + asked[1] >= planned.computed);
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
}

/// Planning again rewrites only the plan, which is not named by its content; running again writes nothing.
#[test]
fn second_run_writes_nothing() {
    let scene = planned_scene(&cubes(8, false), Some(0.0));
    let store = ObservedStore::default();
    let batch = Batch { store: &store };
    let puts = || store.puts.load(Ordering::Relaxed);
    batch.plan(&scene, 40);
    assert_eq!(puts(), objects(&store.memory, "").len());
    let first = puts();
    batch.plan(&scene, 40);
    assert_eq!(puts(), first + 1);
    batch.run_all();
    let all = puts();
    assert_eq!(all, objects(&store.memory, "").len() + 1);
    batch.run_all();
    assert_eq!(puts(), all);
}

#[test]
fn missing_plan_or_shard_is_named_in_the_error() {
    let store = ObservedStore::default();
    let batch = Batch { store: &store };
    let refused = |shard| {
        run(&store, shard, &SequentialExecutor)
            .unwrap_err()
            .message()
    };
    assert_eq!(refused(0).code, "batch-no-plan");
    let scene = planned_scene(&cubes(4, false), Some(0.0));
    batch.plan(&scene, 2);
    assert_eq!(
        refused(2),
        message!("batch-no-shard", shard = 2, shards = 2)
    );
    // A worker started for an earlier plan finds its shard gone or replaced. Answers are named by their queries, so none
    // is taken for an answer to another query.
    batch.run_all();
    let mut more = cubes(4, false);
    let on_top = Pose::translation(0.5, 0.5, 1.0);
    more.push(part("on top", primitives::uv_sphere(8, 4, 0.5), on_top));
    let planned = batch.plan(&planned_scene(&more, Some(0.0)), 2);
    assert_eq!(planned.reused, 2 * 4 * 3 + 2 * 3 * 3);
    batch.run_all();
    let alone = report_of_scene(&checked_scene(&more, Some(0.0)));
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
    // This is a plan of another version.
    let mut plan = store.get("plan").unwrap().unwrap();
    let version = plan
        .windows(9)
        .position(|text| text == b" answers ")
        .unwrap()
        + 9;
    plan[version] = b'0';
    let refused = resealed(&store, plan.clone(), 0);
    assert_eq!(refused.code, "batch-other-engine");
    let refused = resealed(&store, plan, 99);
    let version = refused.find("batch-other-version").unwrap();
    assert_eq!(version.get("found"), Some(&99.to_arg()));
}

/// Returns the error of a run for an undamaged plan of another version.
fn resealed(store: &ObservedStore, mut plan: Vec<u8>, format: u16) -> Message {
    if format > 0 {
        plan[10..12].copy_from_slice(&format.to_le_bytes());
    }
    let stated = plan.len() - 32;
    let sum = nearpoint_batch::ContentKey::of_bytes(&plan[..stated]);
    plan[stated..].copy_from_slice(&sum.0);
    store.put("plan", &plan).unwrap();
    run(store, 0, &SequentialExecutor).unwrap_err().message()
}
