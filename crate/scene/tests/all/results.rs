//! Tests the results of scenes: kinds, limits, and repeated queries.

use crate::common::command::{Run, drag_to, rename};
use crate::common::{cubes, part, scene, set_pose, shift};
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Command, Duplicate, MeshRelation, PairClass, Placement, Scene};

fn kinds(scene: &Scene) -> Vec<(u32, u32, MeshRelation)> {
    scene
        .frame()
        .pairs
        .iter()
        .map(|pair| (pair.a.0, pair.b.0, pair.mesh_relation))
        .collect()
}

#[test]
fn two_cubes_go_through_all_kinds() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    let mut at = |x: f64| {
        scene.run(set_pose(ids[1], shift(x)));
        assert_eq!(scene.frame().pending, 1);
        let frame = scene.finish();
        assert_eq!((frame.pending, frame.pairs.len()), (0, 1));
        frame.pairs[0].clone()
    };
    let clear = at(3.0);
    assert_eq!(clear.mesh_relation, MeshRelation::Clear);
    assert_eq!(clear.clearance.as_ref().unwrap().distance, 2.0);
    let touching = at(1.0);
    assert_eq!(
        (touching.mesh_relation, touching.crossing),
        (MeshRelation::Touching, 0)
    );
    assert!(touching.touching > 0 && touching.clearance.is_none() && !touching.interferes());
    let crossing = at(0.75);
    assert_eq!(crossing.mesh_relation, MeshRelation::Crossing);
    assert!(
        crossing.clearance.is_none() && !crossing.face_pairs.is_empty() && crossing.interferes()
    );
    let askew = at(0.75 + 1e-3);
    assert!(askew.interferes() && askew.depth.unwrap().lower > 0.2);
}

#[test]
fn a_part_in_anothers_place_interferes() {
    let (mut scene, ids) = scene(cubes(2, 0.0));
    let pair = &scene.finish_after(set_pose(ids[1], shift(0.0))).pairs[0];
    // No triangle passes through another, and yet the parts share all their volume.
    assert_eq!(
        (pair.mesh_relation, pair.crossing, pair.inner),
        (MeshRelation::Contained, 0, Some(ids[1]))
    );
    assert!(pair.interferes());
    assert_eq!(pair.overlap.duplicate, Some(Duplicate::Same));
    // The pair counts as a duplicate.
    let totals = scene.frame().totals;
    assert_eq!((totals.interfering, totals.duplicates), (0, 1));
}

#[test]
fn a_pin_whose_head_lies_on_the_plate_is_in_the_plate() {
    let plate = part(
        "plate",
        primitives::cuboid(8.0, 8.0, 2.0),
        Pose::translation(0.0, 0.0, -1.0),
    );
    let pin = part("pin", pin(1.5), Pose::identity());
    let (mut parts, ids) = scene(vec![plate, pin]);
    let pair = &parts.finish().pairs[0];
    assert_eq!(
        (pair.mesh_relation, pair.crossing),
        (MeshRelation::Crossing, 0)
    );
    assert!(pair.interferes() && pair.depth.unwrap().lower > 0.4);
    let on_its_tip = &parts
        .finish_after(set_pose(ids[1], Pose::translation(0.0, 0.0, 1.5)))
        .pairs[0];
    assert_eq!(
        (on_its_tip.mesh_relation, on_its_tip.interferes()),
        (MeshRelation::Touching, false)
    );
}

/// Makes a square head, its underside in the plane z = 0, and a square shank of that length below it.
fn pin(length: f64) -> Soup {
    let ring = |half: f64, z: f64| {
        [
            [-half, -half, z],
            [half, -half, z],
            [half, half, z],
            [-half, half, z],
        ]
    };
    let rings = [
        ring(2.0, 1.0),
        ring(2.0, 0.0),
        ring(1.0, 0.0),
        ring(1.0, -length),
    ];
    let mut triangles = vec![[0, 1, 2], [0, 2, 3], [12, 14, 13], [12, 15, 14]];
    for k in 0..3u32 {
        for i in 0..4 {
            let [a, b] = [4 * k + i, 4 * k + (i + 1) % 4];
            triangles.extend([[a, a + 4, b + 4], [a, b + 4, b]]);
        }
    }
    Soup {
        positions: rings.concat(),
        triangles,
        faces: Vec::new(),
    }
}

#[test]
fn a_part_inside_another_interferes() {
    let outer = part("outer", primitives::cuboid(9.0, 9.0, 9.0), Pose::identity());
    let inner = part(
        "inner",
        primitives::uv_sphere(12, 6, 1.0),
        Pose::translation(1.0, 0.5, -1.0),
    );
    for parts in [
        vec![outer.clone(), inner.clone()],
        vec![inner.clone(), outer],
    ] {
        let at = parts.iter().position(|part| part.name == "inner").unwrap();
        let (mut scene, ids) = scene(parts);
        let pair = scene.finish().pairs[0].clone();
        assert_eq!(
            (pair.mesh_relation, pair.inner),
            (MeshRelation::Contained, Some(ids[at]))
        );
        assert!(pair.interferes() && scene.frame().totals.interfering == 1);
    }
    let mut open = primitives::cuboid(9.0, 9.0, 9.0);
    open.triangles.pop();
    let (mut scene, _) = scene(vec![part("open", open, Pose::identity()), inner]);
    let pair = &scene.finish().pairs[0];
    assert_eq!(
        pair.mesh_relation,
        MeshRelation::Clear,
        "what is open has no inside"
    );
    assert_eq!(
        pair.class,
        PairClass::Undecided,
        "it may be meant to have one"
    );
}

#[test]
fn pairs_beyond_the_limit_are_not_listed() {
    let (mut scene, _) = scene(cubes(4, 1.0));
    assert!((scene.max_distance() - 0.05 * 51f64.sqrt()).abs() < 1e-12);
    assert_eq!(
        kinds(scene.finish().pairs.is_empty().then_some(&scene).unwrap()),
        []
    );
    scene.finish_after(Command::SetMaxDistance {
        max_distance: Some(1.0),
    });
    use MeshRelation::Clear;
    assert_eq!(kinds(&scene), [(0, 1, Clear), (1, 2, Clear), (2, 3, Clear)]);
    scene.finish_after(Command::SetMaxDistance { max_distance: None });
    assert_eq!(scene.frame().pairs.len(), 6);
    scene.run(Command::SetLimit { limit: 2.0 });
    assert_eq!(
        (scene.frame().totals.below_limit, scene.frame().pending),
        (3, 0)
    );
    scene.finish_after(Command::SetMaxDistance {
        max_distance: Some(0.5),
    });
    assert_eq!(scene.frame().pairs.len(), 3, "what is flagged is listed");
}

#[test]
fn only_pairs_whose_relative_pose_changed_are_asked_again() {
    let (mut scene, ids) = scene(cubes(5, 0.0));
    scene.finish();
    let before = scene.frame().clone();
    let kept = |scene: &Scene| {
        let same = before.pairs.iter().filter(|old| {
            let new = scene.frame().pair(old.a, old.b);
            new.is_some_and(|new| std::sync::Arc::ptr_eq(&new.result, &old.result))
        });
        same.count()
    };
    scene.run(rename(ids[0], "base"));
    assert_eq!((scene.frame().pending, kept(&scene)), (0, 4));
    scene.run(set_pose(ids[4], shift(4.25)));
    assert_eq!(scene.frame().pending, 1);
    assert!(
        scene.frame().pair(ids[3], ids[4]).unwrap().is_pending,
        "the old answer is marked"
    );
    scene.finish();
    assert_eq!(kept(&scene), 3);
    // All parts move together: nothing changes between them, and pairs whose sums could round differently are not
    // queried again.
    scene.run(Command::BeginDrag { parts: ids.clone() });
    let poses = scene.parts().iter().map(|part| {
        let mut pose = part.pose;
        pose.translation.vector += Vector::new(2.0, -4.0, 8.0);
        Placement(part.id, pose)
    });
    scene.run(drag_to(&Vec::from_iter(poses)));
    assert_eq!(scene.frame().pending, 0);
    scene.run(Command::RecheckAll);
    assert!(scene.frame().pending > 0);
}

#[test]
fn clearance_points_are_in_the_scene() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    let scene_from_a = Pose::new(Vector::new(5.0, 6.0, 7.0), Vector::new(0.0, 0.0, 1.0));
    scene.run(set_pose(ids[0], scene_from_a));
    let frame = scene.finish_after(set_pose(ids[1], scene_from_a * shift(4.0)));
    let [on_a, on_b] = frame.pairs[0].clearance_in_scene().unwrap();
    let along = scene_from_a.rotation * Vector::new(3.0, 0.0, 0.0);
    assert!((on_b - on_a - along).norm() < 1e-12);
    let local: Point = scene_from_a.inverse_transform_point(&on_a);
    assert!(
        (local.x.abs() - 0.5).abs() < 1e-12 || (local.x - 1.0).abs() < 1e-12,
        "{local}"
    );
}
