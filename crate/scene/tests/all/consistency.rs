//! Tests that no result depends on how it was computed: the steps, the number of threads, or the candidates.

use crate::common;
use crate::common::command::{Run, drag_to, set_limit, set_visible, set_within};
use crate::common::{cubes, part, scene, set_pose, shift};
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Pose, Vector, brute_force};
use nearpoint_scene::{Command, Frame, NewPart, PairClass, PartId, Placement, Scene, ThreadPool};
use nearpoint_testing::Random;

#[test]
fn queries_of_last_moved_pair_run_first_and_interrupted_ones_finish() {
    let (mut scene, ids) = scene(cubes(6, 0.0));
    assert!(!scene.step(&|| true), "stopped before it began");
    assert!(scene.frame().pairs.is_empty());
    let total = scene.frame().pending;
    scene.run(set_pose(ids[5], Pose::translation(5.0, 0.5, 0.0)));
    let mut steps = 0;
    let mut step_while = |scene: &mut Scene, goes_on: fn(&Frame) -> bool| {
        while goes_on(scene.frame()) {
            scene.slice(1);
            steps += 1;
            assert!(steps < 1000);
        }
    };
    step_while(&mut scene, |frame| frame.pairs.is_empty());
    assert!(scene.frame().pairs.iter().any(|pair| pair.b == ids[5]),);
    step_while(&mut scene, |frame| frame.pending > 0);
    assert_eq!(
        scene.frame().hash(),
        afresh(&scene, ThreadPool::Sequential).frame().hash()
    );
    assert!(total > 0);
}

/// Returns a new scene of the same parts at the same poses.
fn afresh(scene: &Scene, pool: ThreadPool) -> Scene {
    let mut new = common::afresh(scene, pool);
    let limit = scene.max_distance();
    new.run(Command::SetMaxDistance {
        max_distance: Some(limit),
    });
    new.finish_after(set_limit(scene.settings().clearance_limit));
    new
}

/// Makes spheres, tori and cubes, some at integer positions so that they touch.
fn random_parts(random: &mut Random, count: usize) -> Vec<NewPart> {
    let soups = [
        primitives::cuboid(1.0, 1.0, 1.0),
        primitives::uv_sphere(10, 6, 0.7),
        primitives::torus(12, 6, 0.9, 0.3),
        primitives::cuboid(4.0, 4.0, 0.5),
    ];
    (0..count)
        .map(|n| {
            let soup = soups[random.index(soups.len())].clone();
            NewPart {
                index_in_model: n,
                ..part(&format!("part {n}"), soup, random_pose(random))
            }
        })
        .collect()
}

fn random_pose(random: &mut Random) -> Pose {
    if random.index(2) == 0 {
        Pose::translation(
            random.index(5) as f64,
            random.index(5) as f64,
            random.index(4) as f64,
        )
    } else {
        random.pose(3.0)
    }
}

fn random_command(random: &mut Random, scene: &Scene) -> Option<Command> {
    let ids: Vec<PartId> = scene.parts().iter().map(|part| part.id).collect();
    let any = *ids.get(random.index(ids.len().max(1)))?;
    Some(match random.index(14) {
        0 => Command::Undo,
        1 => Command::Redo,
        2 => Command::BeginDrag { parts: vec![any] },
        3 | 4 => {
            let held = scene.dragged().iter();
            let poses = held.map(|&id| Placement(id, random_pose(random)));
            drag_to(&Vec::from_iter(poses))
        }
        5 => Command::EndDrag,
        6 => Command::CancelDrag,
        7 if ids.len() > 3 => Command::Remove { parts: vec![any] },
        8 => set_within([None, Some(0.0), Some(0.5), Some(2.0)][random.index(4)]),
        9 => set_limit(random.index(3) as f64 * 0.3),
        10 => set_visible(&[any], false),
        _ => set_pose(any, random_pose(random)),
    })
}

/// Invariant 7: updated pair states equal those of a new scene; and a frame never mixes.
#[test]
fn updated_answers_equal_answers_from_scratch() {
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let (mut scene, _) = scene(random_parts(&mut random, 7));
        let (mut refused, mut compared) = (0, 0);
        for round in 0..60 {
            for _ in 0..1 + random.index(4) {
                let Some(command) = random_command(&mut random, &scene) else {
                    break;
                };
                refused += usize::from(scene.apply(command).is_err());
                scene.slice(random.index(8));
                for pair in scene.frame().pairs.iter() {
                    let poses = [pair.a, pair.b].map(|id| scene.pose_of(id));
                    let now = nearpoint_scene::pose::relative_pose(&poses[0], &poses[1]);
                    let current = nearpoint_scene::pose::same_bits(&pair.b_in_a, &now);
                    assert!(current || pair.is_pending, "seed {seed} round {round}");
                }
            }
            if round % 3 == 0 {
                scene.finish();
                let new = afresh(&scene, ThreadPool::Sequential);
                let reported = [&scene, &new].map(|scene| {
                    let parts = scene.frame().parts.iter();
                    let standings = parts.map(|part| part.status);
                    (scene.frame().totals, Vec::from_iter(standings))
                });
                assert_eq!(reported[0], reported[1], "seed {seed} round {round}");
                assert_eq!(
                    scene.frame().hash(),
                    new.frame().hash(),
                    "seed {seed} round {round}"
                );
                compared += scene.frame().pairs.len();
            }
        }
        assert!(
            compared > 20 && refused > 0,
            "seed {seed} compared {compared} refused {refused}"
        );
    }
}

/// Invariant 6: the results do not depend on the number of threads.
#[test]
fn results_are_the_same_on_any_number_of_threads() {
    for seed in 20..24 {
        let mut random = Random::new(seed);
        let (mut scene, _) = scene(random_parts(&mut random, 12));
        let hash = scene
            .finish_after(Command::SetMaxDistance {
                max_distance: Some(1.0),
            })
            .hash();
        for threads in [1, 2, 8] {
            let pool = ThreadPool::with_threads(threads).unwrap();
            let again = afresh(&scene, pool);
            let context = format!("seed {seed}, {threads} threads");
            assert_eq!(again.frame().hash(), hash, "{context}");
            // The lanes are the calling thread and each thread of the pool.
            let spans = again.trace().spans;
            assert!(!spans.is_empty(), "{context}");
            assert!(
                spans.iter().all(|s| s.worker <= threads as u32),
                "{context}"
            );
        }
    }
}

/// Invariant 8: no pair that `brute_force` finds is lost, at any scale and any distance from the origin.
#[test]
fn no_pair_that_brute_finds_is_lost() {
    let mut met = [0; 2];
    for seed in 40..60 {
        let mut random = Random::new(seed);
        let far = [0.0, 1e3, 1e6][random.index(3)];
        let mut parts = random_parts(&mut random, 6);
        for part in &mut parts {
            part.pose.translation.vector += Vector::new(far, -far, far);
        }
        let within = [0.0, 0.25, 1.0][random.index(3)];
        let (mut scene, ids) = scene(parts.clone());
        scene.finish_after(set_within(Some(within)));
        for (i, a) in parts.iter().enumerate() {
            for (j, b) in parts.iter().enumerate().skip(i + 1) {
                let b_in_a = nearpoint_scene::pose::relative_pose(&a.pose, &b.pose);
                let meets = brute_meets(&a.shape, &b.shape, &b_in_a);
                let near = meets || brute_distance(&a.shape, &b.shape, &b_in_a) <= within;
                let found = scene.frame().pair(ids[i], ids[j]);
                let context = format!("seed {seed}: {i} and {j}, within {within}, far {far}");
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
    !brute_force::colliding_pairs(a, b, b_in_a).is_empty()
}

fn brute_distance(a: &Shape, b: &Shape, b_in_a: &Pose) -> f64 {
    brute_force::clearance(a, b, b_in_a, f64::INFINITY)
        .map_or(f64::INFINITY, |clearance| clearance.distance)
}

/// Positions that are rounded by less than a micrometre count as exact, which depends on the unit.
#[test]
fn pairs_in_another_unit_are_asked_again() {
    let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap();
    let mesh = mesh.with_rounding(1e-5);
    let part =
        |name: &str, x| NewPart::from_mesh(name, mesh.clone(), shift(x), &ThreadPool::Sequential);
    let (mut scene, _) = scene(vec![part("a", 0.0), part("b", 1.0)]);
    let class = |scene: &mut Scene| {
        scene.finish();
        scene.frame().pairs[0].class
    };
    assert_eq!(scene.unit(), Unit::Mm);
    assert_eq!(class(&mut scene), PairClass::Touches);
    scene.run(Command::SetUnit { unit: Unit::M });
    assert_eq!(class(&mut scene), PairClass::Undecided);
    scene.run(Command::Undo);
    assert_eq!(class(&mut scene), PairClass::Touches);
}
