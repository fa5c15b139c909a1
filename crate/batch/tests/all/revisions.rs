//! Checks that no plan of a store repeats an answered query.

use nearpoint_batch::MemoryStore;
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::primitives;
use nearpoint_scene::NewPart;

use crate::common::{
    Batch, checked_scene, cubes, objects, part, planned_scene, report_of, report_of_scene,
};

/// Plans, runs and merges, and returns the number of pairs that were checked.
fn computed_pairs(store: &MemoryStore, parts: &[NewPart], shards: usize) -> usize {
    let scene = planned_scene(parts, Some(0.25));
    let batch = Batch { store };
    let planned = batch.plan(&scene, shards);
    let ran = batch.run_all();
    assert_eq!(ran.computed, planned.computed);
    assert_eq!(
        planned.computed + planned.reused + planned.duplicates,
        planned.pairs
    );
    let alone = report_of_scene(&checked_scene(parts, Some(0.25)));
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
    planned.computed
}

#[test]
fn revised_plan_computes_only_changed_pairs() {
    let store = MemoryStore::default();
    let first = cubes(10, false);
    let all = computed_pairs(&store, &first, 5);
    let packs = objects(&store, "packs/");
    assert_eq!(all, 2 * 10 * 9 + 2 * 9 * 9);
    // The same parts in other shards.
    assert_eq!(computed_pairs(&store, &first, 3), 0);
    assert_eq!(objects(&store, "packs/"), packs);
    // A part has another shape: its eight neighbours are affected.
    let mut second = first.clone();
    second[44] = part(
        "cube 44",
        primitives::cuboid(1.0, 1.0, 3.0),
        second[44].pose,
    );
    assert_eq!(computed_pairs(&store, &second, 5), 8);
    assert_eq!(objects(&store, "packs/").len(), packs.len() + 1);
    // Another part moves; a new name changes nothing.
    let mut third = second.clone();
    third[0].pose = Pose::translation(0.0, 0.0, 0.125);
    third[99].name = "another name".to_owned();
    assert_eq!(computed_pairs(&store, &third, 5), 3);
    // Back to the first parts: all answers are known.
    assert_eq!(computed_pairs(&store, &first, 5), 0);
    // One part is gone, and all others have other indices.
    let mut fourth = first.clone();
    fourth.remove(0);
    assert_eq!(computed_pairs(&store, &fourth, 5), 0);
    // All parts move together.
    let mut fifth = first.clone();
    for part in &mut fifth {
        part.pose.translation.vector.x += 64.0;
    }
    assert_eq!(computed_pairs(&store, &fifth, 5), 0);
    // A larger clearance limit repeats everything, because clearances differ.
    let scene = planned_scene(&first, Some(0.5));
    assert_eq!(Batch { store: &store }.plan(&scene, 2).reused, 0);
}

/// The next plan includes queries that an earlier plan left unanswered.
#[test]
fn missing_results_are_computed() {
    let store = MemoryStore::default();
    let batch = Batch { store: &store };
    let parts = cubes(8, false);
    let scene = planned_scene(&parts, Some(0.0));
    let all = batch.plan(&scene, 4);
    let ran =
        nearpoint_batch::run(&store, 2, &nearpoint_geometry::executor::SequentialExecutor).unwrap();
    let again = batch.plan(&scene, 4);
    assert_eq!(
        (again.reused, again.computed),
        (ran.computed, all.computed - ran.computed)
    );
    assert_eq!(batch.run_all().computed, again.computed);
    let alone = report_of_scene(&checked_scene(&parts, Some(0.0)));
    assert_eq!(report_of(&batch.merge().unwrap()), alone);
}
