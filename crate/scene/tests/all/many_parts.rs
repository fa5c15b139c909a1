//! Tests scenes of many parts: the queries, their order, and equal results in slices of any length.

use crate::common::command::{Run, set_limit, set_within};
use crate::common::{cubes, part, scene, set_pose, shift};
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::primitives;
use nearpoint_scene::{Command, FramePair, MAX_AUTOMATIC_PARTS, MeshRelation, NewPart, PartId};
use nearpoint_testing::Random;

fn clearance(pair: &FramePair) -> f64 {
    pair.clearance.as_ref().map_or(0.0, |found| found.distance)
}

#[test]
fn of_many_parts_only_what_meets_is_asked_until_there_is_a_limit() {
    let usual = |count: usize| scene(cubes(count, 0.25)).0;
    assert!(usual(2).max_distance().is_infinite());
    assert!(usual(MAX_AUTOMATIC_PARTS).max_distance() > 10.0);
    let mut many = usual(MAX_AUTOMATIC_PARTS + 1);
    assert_eq!(many.max_distance(), 0.0);
    assert_eq!((many.frame().pending, many.finish().pairs.len()), (0, 0));
    many.run(set_limit(0.3));
    assert_eq!(many.frame().pending, MAX_AUTOMATIC_PARTS);
    let frame = many.finish();
    assert_eq!(frame.totals.below_limit as usize, MAX_AUTOMATIC_PARTS);
    assert!(frame.pairs.iter().all(|pair| clearance(pair) == 0.25));
    many.run(set_limit(0.0));
    assert_eq!((many.frame().pending, many.frame().pairs.len()), (0, 0));
}

/// Makes parts that collide, that are near each other, and that are far from all others.
fn crowd(random: &mut Random, count: usize) -> Vec<NewPart> {
    let soups = [
        primitives::cuboid(1.0, 1.0, 1.0),
        primitives::uv_sphere(10, 6, 0.7),
    ];
    let side = (count as f64).cbrt().ceil() as usize;
    let each = (0..count).map(|n| {
        let at = [n, n / side, n / side / side].map(|n| 1.3 * (n % side) as f64);
        let mut pose = Pose::translation(at[0], at[1], at[2]);
        if random.index(2) == 0 {
            pose *= random.pose(0.4);
        }
        let soup = soups[random.index(soups.len())].clone();
        NewPart {
            index_in_model: n,
            ..part(&format!("part {n}"), soup, pose)
        }
    });
    each.collect()
}

#[test]
fn slices_of_any_length_give_the_same_frame_in_the_end() {
    for seed in 0..4 {
        println!("seed {seed}");
        let parts = crowd(&mut Random::new(seed), 60);
        let changed = |polls: Option<usize>| {
            let mut random = Random::new(seed);
            let (mut scene, ids) = scene(parts.clone());
            let (mut slices, max_distance) = (0, Some(0.2));
            scene.run(Command::SetMaxDistance { max_distance });
            for _ in 0..3 {
                let moved = ids[random.index(ids.len())];
                scene.run(set_pose(moved, random.pose(2.0)));
                match polls {
                    None => drop(scene.finish()),
                    Some(polls) => {
                        while scene.frame().pending > 0 {
                            scene.slice(polls);
                            slices += 1;
                            assert!(slices < 100_000, "it ends");
                        }
                    }
                }
            }
            let standings = scene.frame().parts.iter().map(|part| part.status);
            let reported = (
                scene.hash(),
                scene.frame().totals,
                standings.collect::<Vec<_>>(),
            );
            (reported, slices)
        };
        let (whole, _) = changed(None);
        assert!(
            whole.1.mesh_crossing > 5 && whole.1.clear > 5,
            "{:?}",
            whole.1
        );
        for polls in [1, 2, 7, 100] {
            let (reported, slices) = changed(Some(polls));
            assert!(reported == whole, "{polls} polls");
            assert!(slices > 3, "{slices} slices of {polls} polls");
        }
    }
}

#[test]
fn the_nearest_are_measured_first() {
    for seed in 0..4 {
        println!("seed {seed}");
        let mut random = Random::new(seed);
        let mut at = 0.0;
        let cube = |n: usize| {
            at += 1.05 + random.index(900) as f64 / 1000.0;
            NewPart {
                index_in_model: n,
                ..part("cube", primitives::cuboid(1.0, 1.0, 1.0), shift(at))
            }
        };
        let (mut scene, _) = scene((0..40).map(cube).collect());
        scene.run(set_within(Some(1.0)));
        let mut seen = Vec::new();
        while scene.frame().pending > 0 {
            scene.slice(2);
            let pairs = scene.frame().pairs.iter().map(clearance);
            let mut pairs: Vec<f64> = pairs.collect();
            pairs.sort_by(f64::total_cmp);
            seen.push(pairs);
        }
        let all = seen.last().unwrap().clone();
        assert_eq!(all.len(), 39);
        assert!(seen.iter().any(|some| (1..39).contains(&some.len())));
        for some in &seen {
            assert_eq!(some[..], all[..some.len()], "{some:?}");
        }
    }
}

#[test]
fn completed_pairs_are_reported_once_in_order() {
    for (seed, most) in [(0, 1), (1, 7), (2, 64), (3, 10_000)] {
        println!("seed {seed}, {most} at a time");
        let (mut scene, _) = scene(crowd(&mut Random::new(seed), 60));
        scene.run(set_within(Some(0.3)));
        let (mut reported, mut rounds): (Vec<(PartId, PartId, MeshRelation)>, _) = (Vec::new(), 0);
        loop {
            let more = scene.evaluate_some(most);
            let last = reported.last().map(|&(a, b, _)| (a, b));
            reported.extend(
                scene
                    .completed_pairs(last)
                    .map(|pair| (pair.a, pair.b, pair.mesh_relation)),
            );
            rounds += 1;
            if !more {
                break;
            }
        }
        let all = scene.frame().pairs.iter();
        let all: Vec<_> = all
            .map(|pair| (pair.a, pair.b, pair.mesh_relation))
            .collect();
        assert!(
            reported == all && all.len() > 60 && (rounds > 1 || most > all.len()),
            "{rounds} rounds"
        );
    }
}
