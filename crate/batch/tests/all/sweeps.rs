//! Checks that a sweep reports in each pose the same as a scene with its parts there.

use nearpoint_batch::{Course, Memory, Planned, Sweep, plan};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Command, NewPart, PartId, Scene};
use nearpoint_testing::Random;

use crate::workshop::{
    Batch, answered_scene, jumble, objects, planned_scene, wishes, without_time,
};

const WITHIN: Option<f64> = Some(0.3);

/// Returns a sweep of two parts through scattered others.
fn ways(poses: usize) -> Sweep {
    let way = |t: f64| {
        let turn = Pose::rotation(Vector::new(0.0, 0.0, 3.0 * t));
        vec![
            Pose::translation(5.0 * t, 5.0 * (1.0 - t), 2.5),
            Pose::translation(2.5, 5.0 * t, 5.0 * t) * turn,
        ]
    };
    let poses = (0..poses).map(|at| way(at as f64 / poses as f64));
    // The order differs from that of the scene.
    Sweep::new(vec![PartId(7), PartId(4)], poses.collect()).unwrap()
}

fn planned(scene: &Scene, sweep: &Sweep, shards: usize, store: &Memory) -> Planned {
    plan(scene, wishes(Course::Sweep(sweep), shards), store).unwrap()
}

/// Returns the reports pose by pose.
fn told(store: &Memory) -> Vec<Vec<String>> {
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
fn told_by_scene(parts: &[NewPart], poses: usize) -> Vec<Vec<String>> {
    let mut scene = answered_scene(parts, WITHIN);
    let way = ways(poses);
    let moved = [PartId(4), PartId(7)];
    assert_eq!(way.moved(), moved);
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
fn each_pose_is_told_as_a_scene_tells_it() {
    let parts = jumble(&mut Random::new(2), 40);
    let alone = told_by_scene(&parts, 150);
    assert!(alone.iter().flatten().count() > 300);
    let scene = planned_scene(&parts, WITHIN);
    for shards in [1, 5] {
        let store = Memory::default();
        let wished = planned(&scene, &ways(150), shards, &store);
        let ran = Batch { store: &store }.run_all();
        assert_eq!((ran.asked, ran.known), (wished.asked, 0));
        assert!(told(&store) == alone, "in {shards} shards");
    }
}

/// If a part changes its shape, only the runs near it are answered again; if the sweep grows, only its new runs.
#[test]
fn sweeps_are_revised_too() {
    let mut parts = jumble(&mut Random::new(2), 40);
    let store = Memory::default();
    let batch = Batch { store: &store };
    let scene = planned_scene(&parts, WITHIN);
    let first = planned(&scene, &ways(200), 3, &store);
    batch.run_all();
    assert_eq!(planned(&scene, &ways(200), 2, &store).asked, 0);
    let lost = objects(&store, "answers/").into_keys().next().unwrap();
    store.objects().remove(&lost);
    let again = planned(&scene, &ways(200), 2, &store);
    assert!(again.asked > 0 && again.known > 0, "{again:?}");
    batch.run_all();
    parts[1].shape = parts[2].shape.clone();
    let changed = planned_scene(&parts, WITHIN);
    let second = planned(&changed, &ways(200), 3, &store);
    assert!(
        second.asked > 0 && second.asked < first.asked / 4,
        "{second:?}"
    );
    assert_eq!(batch.run_all().asked, second.asked);
    assert!(told(&store) == told_by_scene(&parts, 200));
}

#[test]
fn numbers_that_do_not_fit_are_no_sweep() {
    let ids = || vec![PartId(0), PartId(1)];
    let here = Pose::identity();
    assert!(Sweep::new(ids(), vec![vec![here; 2], vec![here]]).is_none());
    assert!(Sweep::new(vec![PartId(0); 2], vec![vec![here; 2]]).is_none());
    assert!(Sweep::new(Vec::new(), vec![Vec::new()]).is_none());
    let store = Memory::default();
    let nobody = Sweep::new(vec![PartId(99)], vec![vec![here]]).unwrap();
    let wishes = wishes(Course::Sweep(&nobody), 1);
    let scene = planned_scene(&jumble(&mut Random::new(2), 4), WITHIN);
    let error = plan(&scene, wishes, &store).unwrap_err();
    assert_eq!(error.message().code, "batch-not-there");
}
