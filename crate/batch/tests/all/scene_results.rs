//! Checks that a batch reports the same as one scene, to the last bit.

use nearpoint_batch::MemoryStore;
use nearpoint_testing::Random;

use crate::common::{
    Batch, checked_scene, cubes, jumble, objects, planned_scene, report_of, report_of_scene,
};

#[test]
fn answers_are_those_of_a_scene() {
    for seed in 0..6 {
        println!("seed {seed}");
        let mut random = Random::new(seed);
        let count = 3 + random.index(22);
        let parts = jumble(&mut random, count);
        for within in [Some(0.0), Some(0.4), None] {
            let alone = report_of_scene(&checked_scene(&parts, within));
            let scene = planned_scene(&parts, within);
            for shards in [1, 3, 500] {
                let store = MemoryStore::default();
                let batch = Batch { store: &store };
                let planned = batch.plan(&scene, shards);
                let ran = batch.run_all();
                assert_eq!((ran.computed, ran.reused), (planned.computed, 0));
                assert_eq!(
                    report_of(&batch.merge().unwrap()),
                    alone,
                    "{within:?} {shards}"
                );
            }
        }
    }
}

/// Pairs in the same relative pose are answered once, and reported for each occurrence.
#[test]
fn pairs_in_equal_relative_poses_are_computed_once() {
    let parts = cubes(12, true);
    let store = MemoryStore::default();
    let batch = Batch { store: &store };
    let planned = batch.plan(&planned_scene(&parts, Some(0.0)), 3);
    // The poses are beside, above, and on two diagonals.
    assert_eq!(
        (planned.pairs, planned.computed),
        (2 * 12 * 11 + 2 * 11 * 11, 4)
    );
    assert_eq!(batch.run_all().computed, 4);
    let alone = report_of_scene(&checked_scene(&parts, Some(0.0)));
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
    assert_eq!(objects(&store, "packs/").len(), 1);
}

#[test]
fn plan_without_pairs_merges_to_an_empty_report() {
    let far = |count| -> Vec<_> {
        let mut parts = cubes(3, false);
        parts.truncate(count);
        for (part, x) in parts.iter_mut().zip([0.0, 10.0, 20.0]) {
            part.pose.translation.vector.x = x;
        }
        parts
    };
    for parts in [far(3), far(1), far(0)] {
        let scene = planned_scene(&parts, Some(0.0));
        let store = MemoryStore::default();
        let batch = Batch { store: &store };
        assert_eq!(batch.plan(&scene, 4).pairs, 0);
        assert_eq!(batch.run_all(), nearpoint_batch::ShardSummary::default());
        let alone = report_of_scene(&checked_scene(&parts, Some(0.0)));
        assert_eq!(report_of(&batch.merge().unwrap()), alone);
    }
}

#[test]
fn the_same_scene_is_planned_with_the_same_bytes() {
    let scene = planned_scene(&jumble(&mut Random::new(5), 30), Some(0.3));
    let all = [0, 1].map(|_| {
        let store = MemoryStore::default();
        Batch { store: &store }.plan(&scene, 7);
        objects(&store, "")
    });
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0].keys().filter(|name| *name == "plan").count(), 1);
}

/// These are all answers to a scene, which only a change of the engine changes. If this fails, raise `RESULT_VERSION`, so that no
/// earlier answers are reused, and write down the new key.
#[test]
fn result_version_matches_the_results() {
    let scene = planned_scene(&jumble(&mut Random::new(1), 40), Some(0.4));
    let store = MemoryStore::default();
    let batch = Batch { store: &store };
    batch.plan(&scene, 1);
    batch.run_all();
    let (report, hash) = report_of(&batch.merge().unwrap());
    println!("{} pairs", report.len());
    assert_eq!(
        (nearpoint_batch::RESULT_VERSION, format!("{hash:016x}")),
        (3, "84b39dc305178850".to_owned())
    );
}
