//! Checks that shards have about equal work, as far as it can be estimated, and need few parts.

use nearpoint_batch::{MemoryStore, merge};

use crate::common::{Batch, cubes, planned_scene};

#[test]
fn shards_are_of_equal_work_and_need_few_parts() {
    let side = 60;
    let scene = planned_scene(&cubes(side, false), Some(0.0));
    for shards in [2, 7, 16] {
        let store = MemoryStore::default();
        let batch = Batch { store: &store };
        let planned = batch.plan(&scene, shards);
        batch.run_all();
        let answers = merge(&store).unwrap();
        let works = answers.plan().shards.iter().map(|shard| shard.work);
        let fair = planned.work / shards as f64;
        for work in works {
            assert!((work / fair - 1.0).abs() < 0.02, "{work} of {fair}");
        }
        // A square with its rim: each side of a shard is shared with another.
        let rim = 4.0 * (side as f64 / (shards as f64).sqrt() + 2.0) * shards as f64;
        let most = (side * side) as f64 + rim;
        assert!(
            (planned.parts_in_shards as f64) < most,
            "{} parts in {shards} shards, {most} would do",
            planned.parts_in_shards
        );
    }
}

#[test]
fn part_near_all_others_does_not_merge_shards() {
    let mut parts = cubes(40, false);
    let plate = nearpoint_geometry::shape::primitives::cuboid(100.0, 100.0, 1.0);
    let below = nearpoint_geometry::Pose::translation(20.0, 20.0, -1.0);
    parts.push(crate::common::part("plate", plate, below));
    let store = MemoryStore::default();
    let planned = Batch { store: &store }.plan(&planned_scene(&parts, Some(0.0)), 16);
    assert!(
        planned.parts_in_shards < 1600 * 3 / 2 + 16,
        "{}",
        planned.parts_in_shards
    );
}
