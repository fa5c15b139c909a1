//! Checks that a sweep reports in each pose the same as a scene with its parts in that pose.

use nearpoint_batch::{MemoryStore, PlanSummary, PoseSource, Sweep, plan};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Command, NewPart, PartId, Scene};
use nearpoint_testing::Random;

use crate::common::{
    Batch, checked_scene, jumble, objects, plan_options, planned_scene, without_time,
};

const MAX_DISTANCE: Option<f64> = Some(0.3);

/// Returns a sweep of two parts through scattered others.
fn tracks(poses: usize) -> Sweep {
    let path = |t: f64| {
        let turn = Pose::rotation(Vector::new(0.0, 0.0, 3.0 * t));
        vec![
            Pose::translation(5.0 * t, 5.0 * (1.0 - t), 2.5),
            Pose::translation(2.5, 5.0 * t, 5.0 * t) * turn,
        ]
    };
    let poses = (0..poses).map(|at| path(at as f64 / poses as f64));
    // The order differs from that of the scene.
    Sweep::new(vec![PartId(7), PartId(4)], poses.collect()).unwrap()
}

fn planned(scene: &Scene, sweep: &Sweep, shards: usize, store: &MemoryStore) -> PlanSummary {
    plan(scene, plan_options(PoseSource::Sweep(sweep), shards), store).unwrap()
}

/// Returns the reports pose by pose.
fn report_of(store: &MemoryStore) -> Vec<Vec<String>> {
    let answers = Batch { store }.merge().unwrap();
    let poses = answers.by_pose().map(|places| {
        let places = places.unwrap();
        let pairs = places.iter();
        let pairs = pairs.map(|&place| format!("{:?}", answers.pair(place).unwrap()));
        pairs.collect()
    });
    poses.collect()
}

/// Returns the reports of a scene whose parts are moved to each pose.
fn report_of_scene(parts: &[NewPart], poses: usize) -> Vec<Vec<String>> {
    let mut scene = checked_scene(parts, MAX_DISTANCE);
    let path = tracks(poses);
    let moved = [PartId(4), PartId(7)];
    assert_eq!(path.moved(), moved);
    let mut all = Vec::new();
    for at in 0..poses {
        let t = at as f64 / poses as f64;
        let turn = Pose::rotation(Vector::new(0.0, 0.0, 3.0 * t));
        let there = [
            Pose::translation(2.5, 5.0 * t, 5.0 * t) * turn,
            Pose::translation(5.0 * t, 5.0 * (1.0 - t), 2.5),
        ];
        for (part, pose) in moved.into_iter().zip(there) {
            scene.apply(Command::SetPose { part, pose }).unwrap();
        }
        scene.finish();
        let pairs = scene.frame().pairs.iter();
        let of_moved = pairs.filter(|pair| moved.contains(&pair.a) || moved.contains(&pair.b));
        all.push(of_moved.map(without_time).collect());
    }
    all
}

#[test]
fn each_pose_has_the_result_of_a_scene() {
    let parts = jumble(&mut Random::new(2), 40);
    let alone = report_of_scene(&parts, 150);
    assert!(alone.iter().flatten().count() > 300);
    let scene = planned_scene(&parts, MAX_DISTANCE);
    for shards in [1, 5] {
        let store = MemoryStore::default();
        let requested = planned(&scene, &tracks(150), shards, &store);
        let ran = Batch { store: &store }.run_all();
        assert_eq!((ran.computed, ran.reused), (requested.computed, 0));
        assert!(report_of(&store) == alone, "in {shards} shards");
    }
}

/// If a part changes its shape, only the runs near it are answered again; if the sweep grows, only its new runs.
#[test]
fn sweeps_are_revised_too() {
    let mut parts = jumble(&mut Random::new(2), 40);
    let store = MemoryStore::default();
    let batch = Batch { store: &store };
    let scene = planned_scene(&parts, MAX_DISTANCE);
    let first = planned(&scene, &tracks(200), 3, &store);
    batch.run_all();
    assert_eq!(planned(&scene, &tracks(200), 2, &store).computed, 0);
    let lost = objects(&store, "answers/").into_keys().next().unwrap();
    store.objects().remove(&lost);
    let again = planned(&scene, &tracks(200), 2, &store);
    assert!(again.computed > 0 && again.reused > 0, "{again:?}");
    batch.run_all();
    parts[1].shape = parts[2].shape.clone();
    let changed = planned_scene(&parts, MAX_DISTANCE);
    let second = planned(&changed, &tracks(200), 3, &store);
    assert!(
        second.computed > 0 && second.computed < first.computed / 4,
        "{second:?}"
    );
    assert_eq!(batch.run_all().computed, second.computed);
    assert!(report_of(&store) == report_of_scene(&parts, 200));
}

#[test]
fn sweep_with_wrong_pose_count_is_refused() {
    let ids = || vec![PartId(0), PartId(1)];
    let here = Pose::identity();
    assert!(Sweep::new(ids(), vec![vec![here; 2], vec![here]]).is_none());
    assert!(Sweep::new(vec![PartId(0); 2], vec![vec![here; 2]]).is_none());
    assert!(Sweep::new(Vec::new(), vec![Vec::new()]).is_none());
    let store = MemoryStore::default();
    let nobody = Sweep::new(vec![PartId(99)], vec![vec![here]]).unwrap();
    let options = plan_options(PoseSource::Sweep(&nobody), 1);
    let scene = planned_scene(&jumble(&mut Random::new(2), 4), MAX_DISTANCE);
    let error = plan(&scene, options, &store).unwrap_err();
    assert_eq!(error.message().code, "batch-not-there");
}
