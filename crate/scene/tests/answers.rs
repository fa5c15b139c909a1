//! What scenes answer: kinds, limits, what is recomputed, and that nothing depends on how the answer was reached.

#![allow(clippy::unwrap_used)]

mod common;
#[path = "../src/random.rs"]
mod random;

use std::sync::atomic::{AtomicUsize, Ordering};

use common::{cubes, part, scene, set_pose, shift};
use nearpoint_geometry::shape::{Shape, Soup, make};
use nearpoint_geometry::{Point, Pose, Vector, brute};
use nearpoint_scene::{Command, NewPart, PairKind, PartId, Placement, Pool, Scene};
use random::Random;

fn kinds(scene: &Scene) -> Vec<(u32, u32, PairKind)> {
    scene
        .frame()
        .pairs
        .iter()
        .map(|pair| (pair.a.0, pair.b.0, pair.kind))
        .collect()
}

#[test]
fn two_cubes_go_through_all_kinds() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    let mut at = |x: f64| {
        scene.apply(set_pose(ids[1], shift(x))).unwrap();
        assert_eq!(scene.frame().pending, 1);
        let frame = scene.finish();
        assert_eq!((frame.pending, frame.pairs.len()), (0, 1));
        frame.pairs[0].clone()
    };
    let clear = at(3.0);
    assert_eq!(clear.kind, PairKind::Clear);
    assert_eq!(clear.clearance.as_ref().unwrap().distance, 2.0);
    let touching = at(1.0);
    assert_eq!((touching.kind, touching.crossing), (PairKind::Touching, 0));
    assert!(touching.touching > 0 && touching.clearance.is_none() && !touching.interferes());
    let crossing = at(0.75);
    assert_eq!(crossing.kind, PairKind::Crossing);
    assert!(
        crossing.clearance.is_none() && !crossing.face_pairs.is_empty() && crossing.interferes()
    );
    let askew = at(0.75 + 1e-3);
    assert!(askew.interferes() && askew.penetration.unwrap().at_least > 0.2);
}

#[test]
fn a_part_in_anothers_place_interferes() {
    let (mut scene, ids) = scene(cubes(2, 0.0));
    scene.apply(set_pose(ids[1], shift(0.0))).unwrap();
    let pair = &scene.finish().pairs[0];
    // No triangle passes through another, and yet the parts share all their volume.
    assert_eq!(
        (pair.kind, pair.crossing, pair.inner),
        (PairKind::Contained, 0, Some(ids[1]))
    );
    assert!(pair.interferes());
}

#[test]
fn a_pin_whose_head_lies_on_the_plate_is_in_the_plate() {
    let plate = part(
        "plate",
        make::cuboid(8.0, 8.0, 2.0),
        Pose::translation(0.0, 0.0, -1.0),
    );
    let pin = part("pin", pin(1.5), Pose::identity());
    let (mut parts, ids) = scene(vec![plate, pin]);
    let pair = &parts.finish().pairs[0];
    assert_eq!((pair.kind, pair.crossing), (PairKind::Crossing, 0));
    assert!(pair.interferes() && pair.penetration.unwrap().at_least > 0.4);
    parts
        .apply(set_pose(ids[1], Pose::translation(0.0, 0.0, 1.5)))
        .unwrap();
    let on_its_tip = &parts.finish().pairs[0];
    assert_eq!(
        (on_its_tip.kind, on_its_tip.interferes()),
        (PairKind::Touching, false)
    );
}

/// A square head, its underside in the plane z = 0, and a square shank of that length below it.
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
    let outer = part("outer", make::cuboid(9.0, 9.0, 9.0), Pose::identity());
    let inner = part(
        "inner",
        make::uv_sphere(12, 6, 1.0),
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
            (pair.kind, pair.inner),
            (PairKind::Contained, Some(ids[at]))
        );
        assert!(pair.interferes() && scene.frame().totals.interfering == 1);
    }
    let mut open = make::cuboid(9.0, 9.0, 9.0);
    open.triangles.pop();
    let (mut scene, _) = scene(vec![part("open", open, Pose::identity()), inner]);
    assert_eq!(
        scene.finish().pairs[0].kind,
        PairKind::Clear,
        "what is open has no inside"
    );
}

#[test]
fn pairs_beyond_the_limit_are_not_listed() {
    let (mut scene, _) = scene(cubes(4, 1.0));
    assert!((scene.within() - 0.05 * 51f64.sqrt()).abs() < 1e-12);
    assert_eq!(
        kinds(scene.finish().pairs.is_empty().then_some(&scene).unwrap()),
        []
    );
    scene
        .apply(Command::SetWithin { limit: Some(1.0) })
        .unwrap();
    scene.finish();
    use PairKind::Clear;
    assert_eq!(kinds(&scene), [(0, 1, Clear), (1, 2, Clear), (2, 3, Clear)]);
    scene.apply(Command::SetWithin { limit: None }).unwrap();
    scene.finish();
    assert_eq!(scene.frame().pairs.len(), 6);
    scene.apply(Command::SetLimit { limit: 2.0 }).unwrap();
    assert_eq!(
        (scene.frame().totals.below_limit, scene.frame().pending),
        (3, 0)
    );
    scene
        .apply(Command::SetWithin { limit: Some(0.5) })
        .unwrap();
    scene.finish();
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
    scene
        .apply(Command::Rename {
            part: ids[0],
            name: "base".to_owned(),
        })
        .unwrap();
    assert_eq!((scene.frame().pending, kept(&scene)), (0, 4));
    scene.apply(set_pose(ids[4], shift(4.25))).unwrap();
    assert_eq!(scene.frame().pending, 1);
    assert!(
        scene.frame().pair(ids[3], ids[4]).unwrap().pending,
        "the old answer is marked"
    );
    scene.finish();
    assert_eq!(kept(&scene), 3);
    // All parts together: nothing changes between them, whatever the sums round to is not asked again here.
    scene
        .apply(Command::BeginDrag { parts: ids.clone() })
        .unwrap();
    let poses = scene.parts().iter().map(|part| {
        let mut pose = part.pose;
        pose.translation.vector += Vector::new(2.0, -4.0, 8.0);
        Placement(part.id, pose)
    });
    let poses = poses.collect();
    scene.apply(Command::DragTo { poses }).unwrap();
    assert_eq!(scene.frame().pending, 0);
    scene.apply(Command::CheckAll).unwrap();
    assert!(scene.frame().pending > 0);
}

#[test]
fn what_moved_last_is_answered_first_and_a_stopped_question_ends_some_day() {
    let (mut scene, ids) = scene(cubes(6, 0.0));
    assert!(!scene.step(&|| true), "stopped before it began");
    assert!(scene.frame().pairs.is_empty());
    let total = scene.frame().pending;
    scene
        .apply(set_pose(ids[5], Pose::translation(5.0, 0.5, 0.0)))
        .unwrap();
    let asked = AtomicUsize::new(0);
    let mut steps = 0;
    while scene.frame().pairs.is_empty() {
        asked.store(0, Ordering::Relaxed);
        scene.step(&|| asked.fetch_add(1, Ordering::Relaxed) > 0);
        steps += 1;
        assert!(steps < 1000);
    }
    assert!(
        kinds(&scene).iter().any(|&(_, b, _)| b == 5),
        "{:?}",
        kinds(&scene)
    );
    while scene.frame().pending > 0 {
        asked.store(0, Ordering::Relaxed);
        scene.step(&|| asked.fetch_add(1, Ordering::Relaxed) > 0);
        steps += 1;
        assert!(steps < 1000);
    }
    assert_eq!(
        scene.frame().hash(),
        afresh(&scene, Pool::Serial).frame().hash()
    );
    assert!(total > 0);
}

/// A new scene of the same parts in the same places.
fn afresh(scene: &Scene, pool: Pool) -> Scene {
    let mut new = Scene::new(pool, || 0.0);
    new.add(scene.parts().iter().map(|part| part.to_new()).collect())
        .unwrap();
    let limit = scene.within();
    new.apply(Command::SetWithin { limit: Some(limit) })
        .unwrap();
    new.apply(Command::SetLimit {
        limit: scene.settings().limit,
    })
    .unwrap();
    new.finish();
    new
}

/// Spheres, tori and cubes, some at whole-numbered places so that they touch.
fn random_parts(random: &mut Random, count: usize) -> Vec<NewPart> {
    let soups = [
        make::cuboid(1.0, 1.0, 1.0),
        make::uv_sphere(10, 6, 0.7),
        make::torus(12, 6, 0.9, 0.3),
        make::cuboid(4.0, 4.0, 0.5),
    ];
    (0..count)
        .map(|n| {
            let soup = soups[random.below(soups.len())].clone();
            NewPart {
                index: n,
                ..part(&format!("part {n}"), soup, random_pose(random))
            }
        })
        .collect()
}

fn random_pose(random: &mut Random) -> Pose {
    if random.below(2) == 0 {
        Pose::translation(
            random.below(5) as f64,
            random.below(5) as f64,
            random.below(4) as f64,
        )
    } else {
        random.pose(3.0)
    }
}

fn random_command(random: &mut Random, scene: &Scene) -> Option<Command> {
    let ids: Vec<PartId> = scene.parts().iter().map(|part| part.id).collect();
    let any = *ids.get(random.below(ids.len().max(1)))?;
    Some(match random.below(14) {
        0 => Command::Undo,
        1 => Command::Redo,
        2 => Command::BeginDrag { parts: vec![any] },
        3 | 4 => Command::DragTo {
            poses: scene
                .held()
                .iter()
                .map(|&id| Placement(id, random_pose(random)))
                .collect(),
        },
        5 => Command::EndDrag,
        6 => Command::CancelDrag,
        7 if ids.len() > 3 => Command::Remove { parts: vec![any] },
        8 => Command::SetWithin {
            limit: [None, Some(0.0), Some(0.5), Some(2.0)][random.below(4)],
        },
        9 => Command::SetLimit {
            limit: random.below(3) as f64 * 0.3,
        },
        10 => Command::SetVisible {
            parts: vec![any],
            visible: false,
        },
        _ => set_pose(any, random_pose(random)),
    })
}

/// Invariant 7: pair states that were updated equal those of a scene built afresh; and a frame never mixes.
#[test]
fn updated_answers_equal_answers_from_scratch() {
    for seed in 0..6 {
        let mut random = Random::seeded(seed);
        let (mut scene, _) = scene(random_parts(&mut random, 7));
        let (mut refused, mut compared) = (0, 0);
        for round in 0..60 {
            for _ in 0..1 + random.below(4) {
                let Some(command) = random_command(&mut random, &scene) else {
                    break;
                };
                refused += usize::from(scene.apply(command).is_err());
                let (polls, enough) = (AtomicUsize::new(0), random.below(8));
                scene.step(&|| polls.fetch_add(1, Ordering::Relaxed) >= enough);
                for pair in &scene.frame().pairs {
                    let poses = [pair.a, pair.b].map(|id| scene.part(id).unwrap().pose);
                    let now = nearpoint_scene::pose::relative(&poses[0], &poses[1]);
                    let current = nearpoint_scene::pose::same_bits(&pair.b_in_a, &now);
                    assert!(current || pair.pending, "{random} round {round}");
                }
            }
            if round % 3 == 0 {
                scene.finish();
                assert_eq!(
                    scene.frame().hash(),
                    afresh(&scene, Pool::Serial).frame().hash(),
                    "{random} round {round}"
                );
                compared += scene.frame().pairs.len();
            }
        }
        assert!(
            compared > 20 && refused > 0,
            "{random} compared {compared} refused {refused}"
        );
    }
}

/// Invariant 6: the results do not depend on the number of threads.
#[test]
fn results_are_the_same_on_any_number_of_threads() {
    for seed in 20..24 {
        let mut random = Random::seeded(seed);
        let (mut scene, _) = scene(random_parts(&mut random, 12));
        scene
            .apply(Command::SetWithin { limit: Some(1.0) })
            .unwrap();
        let hash = scene.finish().hash();
        for threads in [1, 2, 8] {
            let pool = Pool::with_threads(threads).unwrap();
            assert_eq!(
                afresh(&scene, pool).frame().hash(),
                hash,
                "{random}, {threads} threads"
            );
        }
    }
}

/// Invariant 8: no pair that `brute` finds is lost on the way, whatever the scale and however far from the origin.
#[test]
fn no_pair_that_brute_finds_is_lost() {
    let mut met = [0; 2];
    for seed in 40..60 {
        let mut random = Random::seeded(seed);
        let far = [0.0, 1e3, 1e6][random.below(3)];
        let mut parts = random_parts(&mut random, 6);
        for part in &mut parts {
            part.pose.translation.vector += Vector::new(far, -far, far);
        }
        let within = [0.0, 0.25, 1.0][random.below(3)];
        let (mut scene, ids) = scene(parts.clone());
        scene
            .apply(Command::SetWithin {
                limit: Some(within),
            })
            .unwrap();
        scene.finish();
        for (i, a) in parts.iter().enumerate() {
            for (j, b) in parts.iter().enumerate().skip(i + 1) {
                let b_in_a = nearpoint_scene::pose::relative(&a.pose, &b.pose);
                let meets = brute_meets(&a.shape, &b.shape, &b_in_a);
                let near = meets || brute_distance(&a.shape, &b.shape, &b_in_a) <= within;
                let found = scene.frame().pair(ids[i], ids[j]);
                let context = format!("{random}: {i} and {j}, within {within}, far {far}");
                assert_eq!(
                    found.is_some_and(|pair| pair.crossing + pair.touching > 0),
                    meets,
                    "{context}"
                );
                assert!(found.is_some() || !near, "{context}");
                met[0] += usize::from(meets);
                met[1] += usize::from(near && !meets);
            }
        }
    }
    assert!(
        met[0] > 20 && met[1] > 5,
        "the cases say something: {met:?}"
    );
}

fn brute_meets(a: &Shape, b: &Shape, b_in_a: &Pose) -> bool {
    !brute::colliding_pairs(a, b, b_in_a).is_empty()
}

fn brute_distance(a: &Shape, b: &Shape, b_in_a: &Pose) -> f64 {
    brute::clearance(a, b, b_in_a, f64::INFINITY)
        .map_or(f64::INFINITY, |clearance| clearance.distance)
}

#[test]
fn clearance_points_are_in_the_scene() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    let scene_from_a = Pose::new(Vector::new(5.0, 6.0, 7.0), Vector::new(0.0, 0.0, 1.0));
    scene.apply(set_pose(ids[0], scene_from_a)).unwrap();
    scene
        .apply(set_pose(ids[1], scene_from_a * shift(4.0)))
        .unwrap();
    let frame = scene.finish();
    let [on_a, on_b] = frame.pairs[0].clearance_in_scene().unwrap();
    let along = scene_from_a.rotation * Vector::new(3.0, 0.0, 0.0);
    assert!((on_b - on_a - along).norm() < 1e-12);
    let local: Point = scene_from_a.inverse_transform_point(&on_a);
    assert!(
        (local.x.abs() - 0.5).abs() < 1e-12 || (local.x - 1.0).abs() < 1e-12,
        "{local}"
    );
}
