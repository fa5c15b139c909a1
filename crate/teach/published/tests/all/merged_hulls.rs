//! Tests merged hulls: the arch of the original, and the law that the answer is the distance of the parts.

use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_published::merge::{
    Bound, CycleResult, Event, Member, MergeError, MergeSettings, MergedObjects, Mode,
    ReleaseReason, VirtualFaceRule,
};
use nearpoint_testing::Random;

fn cuboid(half: [f64; 3]) -> Hull {
    let corner = |i: usize| {
        let along = |k: usize| if i >> k & 1 == 0 { -half[k] } else { half[k] };
        Point::new(along(0), along(1), along(2))
    };
    Hull::build(&(0..8).map(corner).collect::<Vec<_>>()).unwrap()
}

fn at(x: f64, y: f64, z: f64) -> Pose {
    Pose::translation(x, y, z)
}

/// Returns the true answer, from all pairs of parts.
fn truth(parts: &[Hull], poses: &[Pose], of: [&[u32]; 2]) -> f64 {
    let pairs = of[0]
        .iter()
        .flat_map(|&a| of[1].iter().map(move |&b| [a, b].map(|n| n as usize)));
    let signed = pairs.map(|[a, b]| {
        let b_in_a = poses[a].inverse() * poses[b];
        brute_force::signed_distance(&parts[a], &parts[b], &b_in_a).unwrap()
    });
    signed.fold(f64::INFINITY, f64::min)
}

/// Checks the law of either mode: exact answers are the truth, and bounds are at most that; witnesses are at the stated
/// distance.
fn verify(cycle: &CycleResult, truths: &[f64], mode: Mode) {
    for (answer, truth) in cycle.answers.iter().zip(truths) {
        let [on_a, on_b] = answer.witnesses;
        if answer.signed > 0.0 {
            assert!(((on_b - on_a).norm() - answer.signed).abs() < 1e-9);
        }
        match answer.bound {
            Bound::Exact => assert!((answer.signed - truth).abs() < 1e-9, "{answer:?} {truth}"),
            Bound::Lower => assert!(answer.signed <= truth + 1e-9, "{answer:?} {truth}"),
        }
        assert!(mode == Mode::Published || answer.bound == Bound::Exact);
    }
}

const ARCH: u32 = 8;
const TABLE_AND_ARCH: u32 = 9;
const HAND: u32 = 10;

/// Returns a table (part 0) with an arch of two legs and a lintel (1 to 3) on it, and an object (7) behind. A hand of a palm
/// and two fingers (4 to 6) goes through the arch along x.
fn workplace() -> (Vec<Hull>, Vec<Member>) {
    let halves = [
        [2.0, 2.0, 0.125],
        [0.25, 0.25, 1.0],
        [0.25, 0.25, 1.0],
        [0.25, 1.5, 0.25],
        [0.2, 0.4, 0.2],
        [0.3, 0.08, 0.1],
        [0.3, 0.08, 0.1],
        [0.15, 0.15, 0.15],
    ];
    let group = |parts: &[u32]| Member::Group(parts.iter().map(|&p| Member::Part(p)).collect());
    let environment = Member::Group(vec![Member::Part(0), group(&[1, 2, 3])]);
    let objects = vec![environment, group(&[4, 5, 6]), Member::Part(7)];
    (halves.map(cuboid).to_vec(), objects)
}

fn poses(hand: f64) -> Vec<Pose> {
    vec![
        at(0.0, 0.0, -0.125),
        at(0.0, -1.25, 1.0),
        at(0.0, 1.25, 1.0),
        at(0.0, 0.0, 2.25),
        at(hand, 0.0, 1.0),
        at(hand + 0.5, -0.3, 1.0),
        at(hand + 0.5, 0.3, 1.0),
        at(5.5, 0.0, 1.0),
    ]
}

/// Moves the hand through the arch in 101 cycles, and 20 more at rest.
fn grasp(settings: MergeSettings) -> Vec<CycleResult> {
    let (parts, objects) = workplace();
    let mut world = MergedObjects::new(
        parts.clone(),
        &objects,
        &[[1, 0], [1, 2]],
        &poses(-5.0),
        settings,
    )
    .unwrap();
    let mut cycles = Vec::new();
    for i in 0..121_u64 {
        let poses = poses(-5.0 + 0.1 * i.min(100) as f64);
        let cycle = world.cycle(&poses).unwrap();
        let hand = [4, 5, 6];
        let truths = [&[0, 1, 2, 3][..], &[7]].map(|other| truth(&parts, &poses, [&hand, other]));
        verify(&cycle, &truths, settings.mode);
        assert_eq!(cycle.step, i);
        assert_eq!(cycle.moving.len(), if i == 0 || i > 100 { 0 } else { 3 });
        cycles.push(cycle);
    }
    cycles
}

/// Returns the steps at which a group was released, and those at which it was recovered.
fn history(cycles: &[CycleResult], of: u32) -> (Vec<u64>, Vec<u64>) {
    let steps = |is: &dyn Fn(&Event) -> bool| {
        let hit = cycles.iter().filter(|cycle| cycle.events.iter().any(is));
        hit.map(|cycle| cycle.step).collect::<Vec<_>>()
    };
    (
        steps(&|event| matches!(event, Event::Released { group, .. } if *group == of)),
        steps(&|event| *event == Event::Recovered { group: of }),
    )
}

#[test]
fn an_arm_passes_through_an_arch_to_grasp_the_object_behind_it() {
    for (mode, virtual_face_rule) in [
        (Mode::Exact, VirtualFaceRule::Uncovered),
        (Mode::Exact, VirtualFaceRule::Published),
        (Mode::Published, VirtualFaceRule::Uncovered),
        (Mode::Published, VirtualFaceRule::Published),
    ] {
        let settings = MergeSettings {
            mode,
            virtual_face_rule,
            recover_after: 5,
        };
        let cycles = grasp(settings);
        let (outer, outer_back) = history(&cycles, TABLE_AND_ARCH);
        let (inner, inner_back) = history(&cycles, ARCH);
        // The outer hull is pierced first, then the arch's; both are recovered behind it.
        assert!(outer[0] < inner[0], "{outer:?} {inner:?}");
        let (last, last_back) = (outer.last(), outer_back.last());
        assert!(
            last_back > last && inner_back.last() > inner.last(),
            "{outer:?} {outer_back:?}"
        );
        assert!(*outer_back.last().unwrap() > 60 && *inner_back.last().unwrap() > 50);
        let mut events = cycles.iter().flat_map(|cycle| &cycle.events);
        let is_it = |event: &&Event| matches!(event, Event::Released { group: ARCH, .. });
        let Some(Event::Released {
            polygon,
            touching,
            first,
            face,
            ..
        }) = events.find(is_it)
        else {
            panic!("the arch was not released");
        };
        assert!(polygon.len() >= 4 && face.is_some() && !first.is_empty());
        assert!(first.iter().all(|part| (1..=3).contains(part)));
        // Each of those faces has a corner of the pierced face.
        let (parts, _) = workplace();
        for &[part, touching] in touching {
            let pose = poses(0.0)[part as usize];
            let corners = parts[part as usize].polygons().get(touching).iter();
            let mut corners = corners.map(|&v| pose * parts[part as usize].vertex(v));
            assert!(corners.any(|p| polygon.iter().any(|q| (p - q).norm() < 1e-12)));
        }
        assert!(touching.len() >= 3 * first.len());
        // In the end the fingers are beside the object; the hulls of hand and object overlap.
        let end = cycles.last().unwrap();
        assert!(!history(&cycles, HAND).0.is_empty());
        assert!((end.answers[1].signed - 0.07).abs() < 1e-9);
        assert_eq!(end.answers[1].bound, Bound::Exact);
        let bounds = cycles.iter().flat_map(|cycle| &cycle.answers);
        let lower = bounds.filter(|answer| answer.bound == Bound::Lower).count();
        assert_eq!(lower > 0, mode == Mode::Published);
    }
}

#[test]
fn flush_faces_are_virtual_only_in_the_published_rule() {
    let (parts, objects) = workplace();
    for (virtual_face_rule, expected) in [
        (VirtualFaceRule::Uncovered, 3),
        (VirtualFaceRule::Published, 5),
    ] {
        let settings = MergeSettings {
            virtual_face_rule,
            ..MergeSettings::default()
        };
        let world =
            MergedObjects::new(parts.clone(), &objects, &[], &poses(-5.0), settings).unwrap();
        let arch = world.merged_hull(ARCH).unwrap();
        // Front, back and bottom are open; the sides consist of a leg and the lintel's end.
        assert_eq!(arch.hull().polygons().len(), 6);
        assert_eq!(arch.is_virtual().iter().filter(|v| **v).count(), expected);
    }
}

#[test]
fn lost_hull_is_merged_again_at_rest() {
    let (parts, objects) = workplace();
    let start = poses(-5.0);
    let settings = MergeSettings::default();
    let mut world =
        MergedObjects::new(parts.clone(), &objects, &[[0, 1]], &start, settings).unwrap();
    assert_eq!(world.searched_nodes(0), [TABLE_AND_ARCH]);
    let mut moved = start.clone();
    let mut events = Vec::new();
    for i in 1..=4 {
        // The lintel is lifted, and everything is carried off at once.
        let shift = |pose: &Pose, by: Vector| {
            Pose::from_parts((pose.translation.vector + by).into(), pose.rotation)
        };
        let all = Vector::new(0.0, f64::from(i), 0.0);
        moved = start.iter().map(|pose| shift(pose, all)).collect();
        moved[3] = shift(&moved[3], Vector::new(0.0, 0.0, 0.25 * f64::from(i)));
        events.extend(world.cycle(&moved).unwrap().events);
    }
    let [arch, outer] = [ARCH, TABLE_AND_ARCH];
    let is_lost = |group| {
        events
            .iter()
            .filter(|e| **e == Event::Lost { group })
            .count()
    };
    assert_eq!([is_lost(arch), is_lost(outer), is_lost(HAND)], [1, 1, 0]);
    assert!(world.merged_hull(arch).is_none() && world.searched_nodes(0) == [0, 1, 2, 3]);
    let still = world.cycle(&moved).unwrap();
    assert!(still.moving.is_empty());
    assert_eq!(
        still.events[..2],
        [
            Event::Remerged { group: arch },
            Event::Remerged { group: outer }
        ]
    );
    let top = world
        .merged_hull(arch)
        .unwrap()
        .hull()
        .vertices()
        .iter()
        .map(|p| p.z);
    // The height is in the frame of the first leg, whose centre is at height 1.
    assert_eq!(top.fold(f64::NEG_INFINITY, f64::max), 2.5 + 1.0 - 1.0);
}

/// Tests boxes in nested groups, on a grid or anywhere: moved together, at times apart, at times not at all.
#[test]
fn merged_hull_distance_equals_distance_of_parts() {
    let mut random = Random::seeded("merged hulls against all pairs of parts", 44);
    let mut seen = [0; 6];
    for _ in 0..300 {
        let on_grid = random.below(2) == 0;
        let count = 4 + random.below(5) as u32;
        let mut half = || {
            if on_grid {
                0.5
            } else {
                0.3 + 0.2 * random.signed()
            }
        };
        let parts: Vec<Hull> = (0..count)
            .map(|_| cuboid([half(), half(), half()]))
            .collect();
        let split = 1 + random.below(u64::from(count) - 1) as u32;
        let side = |parts: std::ops::Range<u32>| {
            let all: Vec<Member> = parts.map(Member::Part).collect();
            match &all[..] {
                [one] => one.clone(),
                [a, b, rest @ ..] if !rest.is_empty() => {
                    let inner = Member::Group(vec![a.clone(), b.clone()]);
                    Member::Group([&[inner][..], rest].concat())
                }
                _ => Member::Group(all),
            }
        };
        let objects = [side(0..split), side(split..count)];
        let members: Vec<Vec<u32>> = vec![(0..split).collect(), (split..count).collect()];
        let mut local: Vec<Pose> = (0..count)
            .map(|_| match on_grid {
                true => {
                    Pose::from_parts((random.grid(3).coords).into(), UnitQuaternion::identity())
                }
                false => random.pose(1.5),
            })
            .collect();
        let settings = MergeSettings {
            mode: random.pick(&[Mode::Exact, Mode::Published]),
            virtual_face_rule: random
                .pick(&[VirtualFaceRule::Uncovered, VirtualFaceRule::Published]),
            recover_after: 1 + random.below(3) as u32,
        };
        let mut other = at(0.0, 0.0, 4.0);
        let place = |local: &[Pose], other: &Pose| -> Vec<Pose> {
            let each = (0_u32..).zip(local);
            each.map(|(i, pose)| if i < split { *pose } else { other * pose })
                .collect()
        };
        let start = place(&local, &other);
        let mut world =
            MergedObjects::new(parts.clone(), &objects, &[[0, 1]], &start, settings).unwrap();
        for _ in 0..30 {
            match random.below(10) {
                0 | 1 => {}
                2 => {
                    let part = random.below(u64::from(count)) as usize;
                    local[part].translation.vector += random.point().coords * 0.25;
                }
                _ => {
                    let turn = UnitQuaternion::new(
                        random.point().coords * if on_grid { 0.0 } else { 0.3 },
                    );
                    let towards =
                        Vector::new(random.signed(), random.signed(), random.signed() - 0.2);
                    let step = if on_grid {
                        (towards * 2.0).map(f64::round) * 0.5
                    } else {
                        towards * 0.5
                    };
                    let shift = other.translation.vector + step;
                    other = Pose::from_parts(
                        shift.map(|x| x.clamp(-5.0, 5.0)).into(),
                        turn * other.rotation,
                    );
                }
            }
            let poses = place(&local, &other);
            let cycle = world.cycle(&poses).unwrap();
            let expected = truth(&parts, &poses, [&members[0], &members[1]]);
            verify(&cycle, &[expected], settings.mode);
            for event in &cycle.events {
                seen[match event {
                    Event::Released {
                        reason: ReleaseReason::VirtualAgainstReal,
                        ..
                    } => 0,
                    Event::Released {
                        reason: ReleaseReason::VirtualAgainstVirtual,
                        ..
                    } => 1,
                    Event::Released {
                        reason: ReleaseReason::Overlap,
                        ..
                    } => 2,
                    Event::Recovered { .. } => 3,
                    Event::Lost { .. } => 4,
                    Event::Remerged { .. } => 5,
                }] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 8), "{seen:?}");
}

#[test]
fn errors_name_what_is_wrong() {
    let parts = vec![cuboid([1.0; 3]), cuboid([1.0; 3])];
    let still = [Pose::identity(); 2];
    let new = |objects: &[Member], pairs: &[[u32; 2]], poses: &[Pose]| {
        let settings = MergeSettings::default();
        MergedObjects::new(parts.clone(), objects, pairs, poses, settings).map(|_| ())
    };
    let [zero, one] = [Member::Part(0), Member::Part(1)];
    let both = [zero.clone(), one];
    assert_eq!(new(&both, &[[0, 1]], &still), Ok(()));
    let unknown = [Member::Part(2)];
    let twice = [Member::Group(vec![zero.clone(), zero])];
    let empty = [Member::Group(Vec::new())];
    let nowhere = [still[0], at(f64::NAN, 0.0, 0.0)];
    let (part, parts) = (2, 2);
    for (objects, pairs, poses, error) in [
        (
            &unknown[..],
            &[][..],
            &still[..],
            MergeError::UnknownPart { part, parts },
        ),
        (&twice, &[], &still, MergeError::PartTwice { part: 0 }),
        (&empty, &[], &still, MergeError::EmptyGroup { object: 0 }),
        (&both, &[[0, 2]], &still, MergeError::BadPair { pair: 0 }),
        (
            &both,
            &[],
            &still[..1],
            MergeError::PoseCount { poses: 1, parts },
        ),
        (&both, &[], &nowhere, MergeError::NotFinite { part: 1 }),
    ] {
        assert_eq!(new(objects, pairs, poses), Err(error));
    }
}
