//! Tests results of finer facets in scenes.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{
    Command, NewPart, PairOperand, PartId, Scene, ThreadPool, examine_pair, query_pair,
};
use nearpoint_testing::shapes::tube_with_surfaces;

/// Makes a scene of a bush and a shaft with a play of 0.2, which is tilted in it.
fn tilted_shaft(tilt: f64, max_distance: f64) -> Scene {
    let part = |name: &str, mesh: Mesh, pose: Pose| {
        NewPart::from_mesh(name, mesh, pose, &ThreadPool::Sequential)
    };
    let bush = tube_with_surfaces(64, 20.0, 10.0, 10.0);
    let shaft = tube_with_surfaces(48, 9.9, 0.0, 30.0);
    let tilted = Pose::new(Vector::zeros(), Vector::x() * tilt);
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    scene.set_max_distance(max_distance).unwrap();
    let parts = vec![
        part("bush", bush, Pose::identity()),
        part("shaft", shaft, tilted),
    ];
    scene.add(parts).unwrap();
    scene.finish();
    scene
}

/// A limit of clearances that grows later gives the results that it gives at once, and those of single queries.
#[test]
fn results_are_the_same_whether_the_limit_grows_or_not() {
    for tilt in [0.012, 0.014, 0.016, 0.018] {
        let (mut grown, fresh) = (tilted_shaft(tilt, 0.0), tilted_shaft(tilt, 1.0));
        let max_distance = Some(1.0);
        grown
            .apply(Command::SetMaxDistance { max_distance })
            .unwrap();
        grown.finish();
        assert_eq!(grown.hash(), fresh.hash(), "{tilt}");
        let pair = fresh.frame().pairs.first().unwrap();
        let parts = fresh.parts();
        let [a, b] = [0, 1].map(|k: usize| PairOperand {
            id: PartId(k as u32),
            shape: &parts[k].shape,
            is_exact: false,
            unit: Unit::Mm,
        });
        let alone = examine_pair(a, b, &pair.b_in_a, &SequentialExecutor).unwrap();
        let within = |limit| query_pair(a, b, &pair.b_in_a, limit, &SequentialExecutor).unwrap();
        assert_eq!(alone.class, pair.result.class, "{tilt}");
        assert_eq!(within(0.0).is_some(), alone.is_notable(), "{tilt}");
        let queried = within(1.0).unwrap();
        assert_eq!(
            (queried.class, queried.clearance_bounds),
            (pair.result.class, pair.clearance_bounds),
            "{tilt}"
        );
    }
}
