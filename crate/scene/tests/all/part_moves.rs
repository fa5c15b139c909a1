//! Tests moves that end clashes against closed forms, and against queries of shorter moves.

use nearpoint_geometry::shape::{Mesh, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{
    Command, DirectionOrigin, NewPart, PairClass, PartId, Scene, SceneError, ThreadPool,
};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::tube_with_surfaces;

use crate::common::{cubes, part, scene, shift};

fn class(scene: &mut Scene, [a, b]: [PartId; 2]) -> PairClass {
    let pairs = &scene.finish().pairs;
    pairs
        .get(&(a, b))
        .map_or(PairClass::Clear, |pair| pair.class)
}

#[test]
fn move_of_random_boxes_is_their_least_overlap() {
    let mut random = Random::seeded("move_of_random_boxes_is_their_least_overlap", 43);
    for _ in 0..40 {
        let sizes = [0, 1].map(|_| Vector::from_fn(|_, _| random.between(0.5, 2.0)));
        let at = Vector::from_fn(|k, _| random.between(-0.4, 0.4) * (sizes[0][k] + sizes[1][k]));
        let turned = random.pose(1.0).rotation;
        let place = |v: Vector| Pose::from_parts((turned * v).into(), turned);
        let boxes = [Vector::zeros(), at]
            .into_iter()
            .zip(sizes)
            .map(|(at, size)| part("box", primitives::cuboid(size.x, size.y, size.z), place(at)));
        let (mut scene, ids) = scene(boxes.collect());
        let pair = [ids[0], ids[1]];
        assert_eq!(class(&mut scene, pair), PairClass::Interferes);
        let overlap = |k: usize| (sizes[0][k] + sizes[1][k]) / 2.0 - at[k].abs();
        let least = (0..3).map(overlap).fold(f64::INFINITY, f64::min);
        let found = scene.part_moves(pair, 0.0, None).unwrap();
        let best = &found.moves[0];
        assert!(found.lower <= least + 1e-6, "{found:?}");
        assert!(
            least - 1e-6 <= best.distance && best.distance < least + 1e-5,
            "{least} {best:?}"
        );
        assert_eq!(
            (best.origin, best.resolved.len(), best.caused.len()),
            (DirectionOrigin::Plane, 1, 0)
        );
        let moved = scene.part(found.parts[0]).unwrap().pose;
        for length in [best.distance, found.lower * 0.999] {
            let by = Vector::from(best.direction) * length;
            let pose = Pose::from_parts((moved.translation.vector + by).into(), moved.rotation);
            scene
                .apply(Command::SetPose {
                    part: found.parts[0],
                    pose,
                })
                .unwrap();
            let is_enough = length == best.distance;
            assert_eq!(class(&mut scene, pair) != PairClass::Interferes, is_enough);
        }
    }
}

#[test]
fn move_for_a_gap_leaves_that_gap() {
    let (mut scene, ids) = scene(cubes(2, 0.25));
    scene.finish();
    let found = scene.part_moves([ids[0], ids[1]], 0.5, None).unwrap();
    let best = &found.moves[0];
    assert!(
        (best.distance - 0.25).abs() < 1e-5 && found.lower <= 0.25,
        "{found:?}"
    );
    assert!((Vector::from(best.direction) - Vector::x()).norm() < 1e-9);
    let enough = scene.part_moves([ids[0], ids[1]], 0.1, None).unwrap();
    assert!(enough.is_enough && enough.moves.is_empty() && enough.lower == 0.0);
}

#[test]
fn move_that_causes_no_clash_comes_before_a_shorter_one() {
    // The middle cube is 0.2 deep in the first, and 0.1 from the third. The first and the third are fixed.
    let mut row = cubes(3, 0.0);
    (row[1].pose, row[2].pose) = (shift(0.8), shift(1.9));
    for end in [0, 2] {
        row[end].fixed = true;
    }
    let (mut scene, ids) = scene(row);
    scene.finish();
    let found = scene.part_moves([ids[0], ids[1]], 0.0, None).unwrap();
    assert_eq!(found.parts, [ids[1]]);
    let along_x = |one: &&nearpoint_scene::PartMove| one.direction[0] > 0.9;
    let short = found.moves.iter().find(along_x).unwrap();
    assert_eq!((short.resolved.len(), short.caused.len()), (1, 1));
    let best = &found.moves[0];
    assert_eq!((best.resolved.len(), best.caused.len()), (1, 0));
    assert!(best.distance > short.distance && best.direction[0].abs() < 1e-9);
}

#[test]
fn move_that_leaves_a_clear_pair_undecided_comes_after_a_longer_one() {
    // The cube is 0.2 deep in a fixed cube. Moved out of it along x, it is nearer to a coarse ball than the ball's facets
    // may deviate.
    let fixed = |part: NewPart| NewPart {
        fixed: true,
        ..part
    };
    let cube = || primitives::cuboid(1.0, 1.0, 1.0);
    // The middle of a facet faces the cube: corners are on the ball.
    let half_facet = std::f64::consts::PI / 16.0;
    let turn = |axis: Vector| Pose::rotation(axis * half_facet);
    let ball = shift(2.48) * turn(Vector::y()) * turn(Vector::z());
    let (mut scene, ids) = scene(vec![
        fixed(part("wall", cube(), shift(0.0))),
        part("cube", cube(), shift(0.8)),
        fixed(part("ball", primitives::uv_sphere(16, 8, 1.0), ball)),
    ]);
    scene.finish();
    let [wall, cube, ball] = ids[..] else {
        unreachable!("there are three parts")
    };
    assert!(
        scene
            .frame()
            .pair(cube, ball)
            .is_none_or(|pair| pair.class == PairClass::Clear)
    );
    let found = scene.part_moves([wall, cube], 0.0, None).unwrap();
    let short = (found.moves.iter())
        .find(|one| one.direction[0] > 0.9)
        .unwrap();
    assert_eq!(
        (&short.resolved, &short.caused, &short.undecided),
        (&vec![(wall, cube)], &vec![], &vec![(cube, ball)])
    );
    let best = &found.moves[0];
    assert_eq!((best.resolved.len(), best.undecided.len()), (1, 0));
    assert!(best.distance > short.distance, "{found:?}");
    let common = scene.common_moves(&[cube]).unwrap();
    assert!(common.moves[0].undecided.is_empty());
    let mut undecided = common.moves.iter().map(|one| &one.undecided);
    assert!(
        undecided.any(|pairs| *pairs == [(cube, ball)]),
        "{common:?}"
    );
}

#[test]
fn pair_that_a_move_leaves_undecided_is_not_resolved() {
    let ball = |x| part("ball", primitives::uv_sphere(16, 8, 1.0), shift(x));
    let (mut scene, ids) = scene(vec![ball(0.0), ball(1.5)]);
    let pair = [ids[0], ids[1]];
    assert_eq!(class(&mut scene, pair), PairClass::Interferes);
    let found = scene.part_moves(pair, 0.0, None).unwrap();
    let mut undecided = 0;
    for one in &found.moves {
        let is_undecided = one.class == PairClass::Undecided;
        undecided += usize::from(is_undecided);
        let pairs =
            [!is_undecided, is_undecided].map(|is| Vec::from_iter(is.then_some((ids[0], ids[1]))));
        assert_eq!([&one.resolved, &one.undecided], [&pairs[0], &pairs[1]]);
    }
    assert!(undecided > 0, "{found:?}");
}

/// A shaft with a play of 0.2 is pressed into its bush by less than the facets deviate.
#[test]
fn moves_that_finer_facets_decide_have_the_class_of_the_scene_after_them() {
    let part =
        |mesh: Mesh, pose: Pose| NewPart::from_mesh("part", mesh, pose, &ThreadPool::Sequential);
    let (mut scene, ids) = scene(vec![
        part(tube_with_surfaces(64, 20.0, 10.0, 10.0), shift(0.0)),
        part(tube_with_surfaces(48, 9.9, 0.0, 30.0), shift(0.11)),
    ]);
    let pair = [ids[0], ids[1]];
    assert_eq!(class(&mut scene, pair), PairClass::Interferes);
    let found = scene.part_moves(pair, 0.0, None).unwrap();
    let best = &found.moves[0];
    assert!(
        found.lower <= best.distance && best.distance < 0.1,
        "{found:?}"
    );
    for one in &found.moves {
        let [part] = found.parts[..] else {
            unreachable!("one part of a pair moves")
        };
        let mut pose = scene.part(part).unwrap().pose;
        pose.translation.vector += Vector::from(one.direction) * one.distance;
        scene.apply(Command::SetPose { part, pose }).unwrap();
        assert_eq!(class(&mut scene, pair), one.class, "{one:?}");
        scene.apply(Command::Undo).unwrap();
        scene.finish();
    }
    let is_decided = |class: PairClass| class != PairClass::Undecided;
    assert!(
        found.moves.iter().any(|one| is_decided(one.class)),
        "{found:?}"
    );
}

#[test]
fn move_along_a_requested_direction_is_the_only_one() {
    let (mut scene, ids) = scene(vec![
        part("plate", primitives::cuboid(4.0, 4.0, 1.0), shift(0.0)),
        part(
            "peg",
            primitives::cuboid(0.5, 0.5, 1.0),
            Pose::translation(0.0, 0.0, 0.75),
        ),
    ]);
    scene.finish();
    let pair = [ids[0], ids[1]];
    let found = scene
        .part_moves(pair, 0.0, Some(Vector::new(0.0, 2.0, 0.0)))
        .unwrap();
    assert_eq!(found.moves.len(), 1);
    assert!((found.moves[0].distance - 2.25).abs() < 1e-5, "{found:?}");
    assert_eq!(found.parts, [ids[1]]);
}

#[test]
fn moves_refuse_bad_requests() {
    let mut pair = cubes(2, -0.5);
    pair.iter_mut().for_each(|part| part.fixed = true);
    let (mut scene, ids) = scene(pair);
    scene.finish();
    let ids = [ids[0], ids[1]];
    let fails = |pair, gap, direction| scene.part_moves(pair, gap, direction).unwrap_err();
    assert!(matches!(fails(ids, 0.0, None), SceneError::Fixed { .. }));
    assert!(matches!(
        fails(ids, -1.0, None),
        SceneError::BadLimit { .. }
    ));
    assert!(matches!(
        fails(ids, f64::NAN, None),
        SceneError::BadLimit { .. }
    ));
    assert!(matches!(
        fails(ids, 0.0, Some(Vector::zeros())),
        SceneError::BadDirection
    ));
    assert!(matches!(
        fails([ids[0], PartId(9)], 0.0, None),
        SceneError::NoSuchPart(_)
    ));
}
