//! Checks that no plan of a store repeats an answered question.

use nearpoint_batch::Memory;
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::make;
use nearpoint_scene::NewPart;

use crate::workshop::{
    Batch, answered_scene, cubes, objects, part, planned_scene, told, told_by_scene,
};

/// Plans, runs and merges, and returns the number of pairs that were checked.
fn asked(store: &Memory, parts: &[NewPart], shards: usize) -> usize {
    let scene = planned_scene(parts, Some(0.25));
    let batch = Batch { store };
    let planned = batch.plan(&scene, shards);
    let ran = batch.run_all();
    assert_eq!(ran.asked, planned.asked);
    assert_eq!(
        planned.asked + planned.known + planned.repeated,
        planned.pairs
    );
    let alone = told_by_scene(&answered_scene(parts, Some(0.25)));
    assert_eq!(told(&batch.merge().unwrap()), alone);
    planned.asked
}

#[test]
fn only_what_changed_is_asked_anew() {
    let store = Memory::default();
    let first = cubes(10, false);
    let all = asked(&store, &first, 5);
    let packs = objects(&store, "packs/");
    assert_eq!(all, 2 * 10 * 9 + 2 * 9 * 9);
    // The same parts in other shards.
    assert_eq!(asked(&store, &first, 3), 0);
    assert_eq!(objects(&store, "packs/"), packs);
    // A part has another shape: its eight neighbours are affected.
    let mut second = first.clone();
    second[44] = part("cube 44", make::cuboid(1.0, 1.0, 3.0), second[44].pose);
    assert_eq!(asked(&store, &second, 5), 8);
    assert_eq!(objects(&store, "packs/").len(), packs.len() + 1);
    // Another part moves; a new name changes nothing.
    let mut third = second.clone();
    third[0].pose = Pose::translation(0.0, 0.0, 0.125);
    third[99].name = "another name".to_owned();
    assert_eq!(asked(&store, &third, 5), 3);
    // Back to the first parts: everything is known.
    assert_eq!(asked(&store, &first, 5), 0);
    // One part is gone, and all others have other indices.
    let mut fourth = first.clone();
    fourth.remove(0);
    assert_eq!(asked(&store, &fourth, 5), 0);
    // All parts move together.
    let mut fifth = first.clone();
    for part in &mut fifth {
        part.pose.translation.vector.x += 64.0;
    }
    assert_eq!(asked(&store, &fifth, 5), 0);
    // A larger clearance limit repeats everything, because clearances differ.
    let scene = planned_scene(&first, Some(0.5));
    assert_eq!(Batch { store: &store }.plan(&scene, 2).known, 0);
}

/// The next plan includes questions that an earlier plan left unanswered.
#[test]
fn what_was_not_answered_is_asked() {
    let store = Memory::default();
    let batch = Batch { store: &store };
    let parts = cubes(8, false);
    let scene = planned_scene(&parts, Some(0.0));
    let all = batch.plan(&scene, 4);
    let ran = nearpoint_batch::run(&store, 2, &nearpoint_geometry::work::Serial).unwrap();
    let again = batch.plan(&scene, 4);
    assert_eq!(
        (again.known, again.asked),
        (ran.asked, all.asked - ran.asked)
    );
    assert_eq!(batch.run_all().asked, again.asked);
    let alone = told_by_scene(&answered_scene(&parts, Some(0.0)));
    assert_eq!(told(&batch.merge().unwrap()), alone);
}
