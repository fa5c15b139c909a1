//! Tests rules about fits on scenes of a bush and a shaft.

use nearpoint_geometry::Pose;
use nearpoint_review::{Review, TestsFile, snapshot};
use nearpoint_scene::{NewPart, Scene, ThreadPool};
use nearpoint_testing::shapes::tube_with_surfaces;

use crate::blocks::review;

/// Tests a bush with a hole of ⌀20 and a shaft of this radius, which is moved along the axis.
fn tested(radius: f64, along: f64, rule: &str) -> Review {
    let part = |name: &str, mesh, z: f64| {
        let pose = Pose::translation(0.0, 0.0, z);
        NewPart::from_mesh(name, mesh, pose, &ThreadPool::Sequential)
    };
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let parts = vec![
        part("bush", tube_with_surfaces(64, 20.0, 10.0, 10.0), 0.0),
        part("shaft", tube_with_surfaces(64, radius, 0.0, 10.0), along),
    ];
    scene.add(parts).unwrap();
    scene.finish();
    let tests = format!(
        r#"{{"version": 1, "tests": [{{"name": "t", "kind": "interference", "undecided": true, "ignore": [{rule}]}}]}}"#
    );
    let tests = TestsFile::from_json(&tests).unwrap().tests;
    review(tests, snapshot(&scene))
}

#[test]
fn press_fit_up_to_its_interference_is_no_clash() {
    for (rule, clashes) in [
        ("", 1),
        (r#"{"fits": {}}"#, 0),
        (r#"{"fits": {"upTo": 0.11}}"#, 0),
        (r#"{"fits": {"upTo": 0.09}}"#, 1),
        (r#"{"fits": {"shaft": {"name": "shaft"}}}"#, 0),
        (r#"{"fits": {"shaft": {"name": "bush"}}}"#, 1),
    ] {
        let found = tested(10.05, 2.0, rule);
        assert_eq!(found.clashes().len(), clashes, "{rule}");
    }
}
