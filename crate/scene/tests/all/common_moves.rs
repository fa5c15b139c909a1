//! Tests moves that end several clashes against closed forms, and against the scene after the move.

use std::collections::BTreeSet;

use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{
    Command, NewPart, PairClass, PartId, PartMove, PartMoves, Scene, SceneError,
};
use nearpoint_testing::Random;

use crate::common::{part, scene};

fn cuboid(name: &str, size: [f64; 3], at: [f64; 3]) -> NewPart {
    let [x, y, z] = at;
    let mesh = primitives::cuboid(size[0], size[1], size[2]);
    part(name, mesh, Pose::translation(x, y, z))
}

fn fixed(part: NewPart) -> NewPart {
    NewPart {
        fixed: true,
        ..part
    }
}

fn interfering(scene: &mut Scene) -> BTreeSet<(PartId, PartId)> {
    let pairs = scene.finish().pairs.iter();
    let some = pairs.filter(|pair| pair.class == PairClass::Interferes);
    some.map(|pair| (pair.a, pair.b)).collect()
}

fn apply(scene: &mut Scene, found: &PartMoves, one: &PartMove) {
    for &part in &found.parts {
        let mut pose = scene.part(part).unwrap().pose;
        pose.translation.vector += Vector::from(one.direction) * one.distance;
        scene.apply(Command::SetPose { part, pose }).unwrap();
    }
}

/// A block whose left side is 0.3 deep in each of five pins, and whose right side is free.
#[test]
fn block_too_far_left_has_one_move_for_all_pins() {
    let pin = |n: usize| cuboid("pin", [1.0, 1.0, 3.0], [-2.2, 2.0 * n as f64 - 4.0, 0.0]);
    let mut parts = vec![cuboid("block", [4.0, 10.0, 2.0], [0.0; 3])];
    parts.extend((0..5).map(pin));
    let (mut scene, ids) = scene(parts);
    let clashes = interfering(&mut scene);
    assert_eq!(clashes.len(), 5);
    let found = scene.common_moves(&ids[..1]).unwrap();
    let best = &found.moves[0];
    assert_eq!(best.direction, [1.0, 0.0, 0.0]);
    assert!(
        0.3 - 1e-9 <= best.distance && best.distance < 0.3 + 1e-4,
        "{best:?}"
    );
    assert!(
        found.lower <= best.distance && found.lower > 0.29,
        "{found:?}"
    );
    assert_eq!(best.resolved, clashes.into_iter().collect::<Vec<_>>());
    assert!(best.caused.is_empty() && best.class != PairClass::Undecided);
    apply(&mut scene, &found, best);
    assert!(interfering(&mut scene).is_empty());
    assert!(scene.common_moves(&ids[..1]).unwrap().is_enough);
}

#[test]
fn block_deep_in_wall_and_floor_moves_along_both_normals() {
    let (mut scene, ids) = scene(vec![
        cuboid("block", [2.0; 3], [0.0; 3]),
        fixed(cuboid("wall", [1.0, 8.0, 8.0], [-1.2, 0.0, 4.0])),
        fixed(cuboid("floor", [8.0, 8.0, 1.0], [4.0, 0.0, -1.3])),
    ]);
    assert_eq!(interfering(&mut scene).len(), 2);
    let found = scene.common_moves(&ids[..1]).unwrap();
    let best = &found.moves[0];
    let by = Vector::from(best.direction) * best.distance;
    assert!((by - Vector::new(0.3, 0.0, 0.2)).norm() < 1e-4, "{best:?}");
    assert_eq!((best.resolved.len(), best.caused.len()), (2, 0));
    apply(&mut scene, &found, best);
    assert!(interfering(&mut scene).is_empty());
}

#[test]
fn parts_of_a_group_move_as_one_and_their_own_clash_stays() {
    // The two blocks overlap, and each is 0.25 deep in its own post.
    let (mut scene, ids) = scene(vec![
        cuboid("block", [2.0; 3], [0.0, 0.0, 0.0]),
        cuboid("block", [2.0; 3], [0.0, 1.5, 0.0]),
        cuboid("post", [1.0, 0.5, 4.0], [1.25, -0.5, 0.0]),
        cuboid("post", [1.0, 0.5, 4.0], [1.25, 2.0, 0.0]),
    ]);
    assert_eq!(interfering(&mut scene).len(), 3);
    let found = scene.common_moves(&[ids[1], ids[0], ids[1]]).unwrap();
    assert_eq!(found.parts, ids[..2]);
    let best = &found.moves[0];
    assert_eq!(best.resolved, [(ids[0], ids[2]), (ids[1], ids[3])]);
    assert!(
        best.direction[0] < -0.999 && (best.distance - 0.25).abs() < 1e-4,
        "{best:?}"
    );
    apply(&mut scene, &found, best);
    assert_eq!(interfering(&mut scene), [(ids[0], ids[1])].into());
}

/// Moves keep their word: the scene after the move has exactly the clashes that the move leaves and causes.
#[test]
fn clashes_after_a_move_of_random_boxes_are_those_it_names() {
    let mut random = Random::seeded(
        "clashes_after_a_move_of_random_boxes_are_those_it_names",
        43,
    );
    let mut several = 0;
    for _ in 0..30 {
        let mut parts = vec![cuboid("block", [4.0, 3.0, 2.0], [0.0; 3])];
        for _ in 0..6 {
            let size = [(); 3].map(|()| random.between(0.4, 1.5));
            let mut pose = random.pose(1.0);
            pose.translation.vector = Vector::from_fn(|_, _| random.between(-2.5, 2.5));
            let mesh = primitives::cuboid(size[0], size[1], size[2]);
            parts.push(part("stone", mesh, pose));
        }
        let (mut scene, ids) = scene(parts);
        let before = interfering(&mut scene);
        let found = scene.common_moves(&ids[..1]).unwrap();
        let ranks: Vec<i64> = (found.moves.iter())
            .map(|one| one.caused.len() as i64 - one.resolved.len() as i64)
            .collect();
        assert!(ranks.is_sorted(), "{ranks:?}");
        for one in &found.moves {
            several += usize::from(one.resolved.len() > 1);
            apply(&mut scene, &found, one);
            let mut expected = before.clone();
            expected.retain(|pair| !one.resolved.contains(pair));
            expected.extend(one.caused.iter().copied());
            let after = interfering(&mut scene);
            let lost: Vec<_> = expected.difference(&after).collect();
            assert!(after.is_subset(&expected), "{one:?}");
            // A clash that the facets leave undecided is no longer certain, and is not claimed to be gone.
            assert!(
                lost.is_empty() || one.class == PairClass::Undecided,
                "{one:?} {lost:?}"
            );
            scene.apply(Command::Undo).unwrap();
            scene.finish();
        }
    }
    assert!(several > 20, "{several} moves end several clashes");
}

#[test]
fn common_moves_refuse_parts_that_cannot_move() {
    let (mut scene, ids) = scene(vec![
        fixed(cuboid("base", [2.0; 3], [0.0; 3])),
        cuboid("block", [2.0; 3], [1.5, 0.0, 0.0]),
    ]);
    scene.finish();
    let fails = |parts: &[PartId]| scene.common_moves(parts).unwrap_err();
    assert!(matches!(fails(&ids), SceneError::Fixed { .. }));
    assert!(matches!(fails(&[PartId(9)]), SceneError::NoSuchPart(_)));
    assert!(scene.common_moves(&[]).unwrap().is_enough);
}
