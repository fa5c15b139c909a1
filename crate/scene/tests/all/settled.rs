//! Tests that answers of the CAD kernel settle undecided pairs, and only these.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::command::{Run, remove};
use crate::common::{numbered, part, scene, set_pose, shift};
use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::primitives;
use nearpoint_scene::{
    BoundsScope, Command, FramePair, KernelAnswer, KernelCheck, NewPart, NewRevision, PairClass,
    PairResult, PartId, PartMatch, PartStatus, Placement, Scene, SettledBy,
};
use nearpoint_testing::Random;

/// The distance at which the round surfaces of two coarse balls may meet or not.
const UNDECIDED: f64 = 1.98;

/// Makes coarse balls of radius 1 at these places, and computes their results.
fn balls(places: &[f64]) -> (Scene, Vec<PartId>) {
    let ball = |&x: &f64| part("ball", primitives::uv_sphere(16, 8, 1.0), shift(x));
    let (mut scene, ids) = scene(numbered(places.iter().map(ball)));
    scene.finish();
    (scene, ids)
}

fn found(volume: f64, distance: f64) -> KernelAnswer {
    KernelAnswer::Found { volume, distance }
}

/// Answers about two parts where they are now.
fn answer(scene: &mut Scene, parts: [PartId; 2], answer: KernelAnswer) {
    let placed = parts.map(|id| Placement(id, scene.pose_of(id)));
    scene.set_kernel_answers([(placed, answer)]);
}

fn pair(scene: &Scene) -> &FramePair {
    scene.frame().pairs.first().unwrap()
}

fn settled(scene: &Scene) -> (PairClass, SettledBy) {
    let pair = pair(scene);
    (pair.class, pair.settled_by)
}

/// Returns the numbers of interfering, undecided and touching pairs in the totals, and of one of the parts.
fn counts(scene: &Scene) -> [[u32; 3]; 2] {
    let frame = scene.frame();
    let PartStatus {
        interfering,
        undecided,
        touching,
        ..
    } = frame.parts[0].status;
    let totals = frame.totals;
    [
        [totals.interfering, totals.undecided, totals.touches],
        [interfering, undecided, touching],
    ]
}

#[test]
fn answer_settles_an_undecided_pair_in_all_counts_and_leaves_the_hash() {
    let (mut scene, ids) = balls(&[0.0, UNDECIDED]);
    let (hash, revision) = (scene.hash(), scene.frame().revision);
    assert_eq!(settled(&scene), (PairClass::Undecided, SettledBy::Proof));
    assert!(pair(&scene).open_reason().is_some() && pair(&scene).kernel.is_none());
    assert_eq!(counts(&scene), [[0, 1, 0]; 2]);
    let classes = [
        (found(2e-6, 0.0), PairClass::Interferes, [1, 0, 0]),
        (found(0.0, 5e-8), PairClass::Touches, [0, 0, 1]),
        (found(5e-7, 0.01), PairClass::Clear, [0, 0, 0]),
    ];
    for (kernel, class, expected) in classes {
        answer(&mut scene, [ids[1], ids[0]], kernel.clone());
        assert_eq!(settled(&scene), (class, SettledBy::Kernel));
        assert_eq!(counts(&scene), [expected; 2]);
        let pair = pair(&scene);
        assert_eq!((pair.open_reason(), pair.is_disputed()), (None, false));
        assert_eq!(pair.result.class, PairClass::Undecided);
        assert_eq!(
            pair.kernel.as_ref().map(|kernel| &kernel.answer),
            Some(&kernel)
        );
    }
    assert!(!pair(&scene).is_below_limit);
    scene.run(Command::SetLimit { limit: 0.02 });
    assert!(pair(&scene).is_below_limit);
    assert!(scene.frame().revision > revision && scene.hash() == hash);
    let refused = KernelAnswer::Failed {
        reason: "no result".to_owned(),
    };
    for none in [
        refused,
        found(f64::NAN, 0.0),
        found(0.0, f64::NAN),
        found(-2e-6, 0.0),
    ] {
        answer(&mut scene, [ids[0], ids[1]], none);
        assert_eq!(settled(&scene), (PairClass::Undecided, SettledBy::Proof));
    }
}

#[test]
fn answer_never_overrides_a_proof_and_a_contradiction_is_disputed() {
    for (place, proven, other) in [
        (1.0, PairClass::Interferes, found(0.0, 0.5)),
        (2.5, PairClass::Clear, found(0.1, 0.0)),
    ] {
        let (mut scene, ids) = balls(&[0.0, place]);
        answer(&mut scene, [ids[0], ids[1]], other);
        assert_eq!(settled(&scene), (proven, SettledBy::Proof));
        assert!(pair(&scene).is_disputed());
        scene.finish_after(set_pose(ids[1], shift(place + 1e-3)));
        assert!(!pair(&scene).is_disputed(), "the answer is outdated");
        let agreeing = match proven {
            PairClass::Clear => found(0.0, 0.5),
            _ => found(0.1, 0.0),
        };
        answer(&mut scene, [ids[0], ids[1]], agreeing);
        assert!(!pair(&scene).is_disputed());
    }
}

#[test]
fn answer_beyond_the_proven_bounds_of_the_solids_settles_nothing() {
    let of = |scene: &Scene, scope, kernel| {
        let known = pair(scene);
        let mut result = PairResult::clone(&known.result);
        result.bounds_scope = scope;
        let kernel = Some(KernelCheck::new(kernel));
        let pair = FramePair::new(Arc::new(result), known.scene_from_a, kernel);
        (pair.class, pair.is_disputed())
    };
    for (place, numbers) in [
        (UNDECIDED, |bound: f64| found(bound, 0.0)),
        (2.001, |bound: f64| found(0.0, bound)),
    ] as [(f64, fn(f64) -> KernelAnswer); 2]
    {
        let (scene, _) = balls(&[0.0, place]);
        let bounds = match place < 2.0 {
            true => Some(pair(&scene).overlap.volume_bounds),
            false => pair(&scene).clearance_bounds,
        };
        let [_, bound] = bounds.unwrap();
        let (inside, beyond) = (numbers(bound + 5e-8), numbers(bound + 2e-6));
        let class = inside.class().unwrap();
        let (solids, meshes) = (BoundsScope::Solids, BoundsScope::Meshes);
        assert_eq!(of(&scene, solids, inside), (class, false));
        assert_eq!(of(&scene, meshes, beyond.clone()), (class, false));
        assert_eq!(
            of(&scene, solids, beyond),
            (PairClass::Undecided, true),
            "{bound}"
        );
    }
}

#[test]
fn distance_within_the_contact_tolerance_disputes_no_proven_contact() {
    let cube = |x| part("cube", primitives::cuboid(2.0, 2.0, 2.0), shift(x));
    let (mut scene, ids) = scene(numbered([0.0, 2.0].map(cube)));
    scene.finish();
    assert_eq!(settled(&scene), (PairClass::Touches, SettledBy::Proof));
    // Positions are rounded as in f32: to about 1e-7 for each of these cubes.
    for (distance, is_disputed) in [(1.5e-7, false), (1e-6, true)] {
        answer(&mut scene, [ids[0], ids[1]], found(0.0, distance));
        let kernel = pair(&scene).kernel.as_ref().unwrap();
        assert_eq!(kernel.class, Some(PairClass::Clear));
        let tolerance = kernel.contact_tolerance;
        assert_eq!(pair(&scene).is_disputed(), is_disputed, "{tolerance}");
    }
}

#[test]
fn answer_holds_until_one_part_moves_against_the_other_and_again_after_undo() {
    let (mut scene, ids) = balls(&[0.0, UNDECIDED]);
    answer(&mut scene, [ids[0], ids[1]], found(0.0, 0.0));
    let before = scene.pose_of(ids[1]);
    scene.finish_after(set_pose(ids[1], shift(UNDECIDED + 1e-9)));
    assert_eq!(settled(&scene), (PairClass::Undecided, SettledBy::Proof));
    assert!(
        pair(&scene)
            .kernel
            .as_ref()
            .is_some_and(|kernel| kernel.is_outdated)
    );
    assert_eq!(counts(&scene), [[0, 1, 0]; 2]);
    scene.finish_after(Command::Undo);
    assert_eq!(settled(&scene), (PairClass::Touches, SettledBy::Kernel));
    // An answer about an earlier pose does not settle the present one.
    scene.finish_after(set_pose(ids[1], shift(UNDECIDED + 0.001)));
    let asked = [
        Placement(ids[0], scene.pose_of(ids[0])),
        Placement(ids[1], before),
    ];
    scene.set_kernel_answers([(asked, found(0.0, 0.0))]);
    assert_eq!(settled(&scene).0, PairClass::Undecided);
    scene.finish_after(remove(&[ids[1]]));
    assert!(scene.frame().pairs.is_empty());
    scene.set_kernel_answers([(asked, found(0.0, 0.0))]);
    scene.finish_after(Command::Undo);
    assert_eq!(settled(&scene).0, PairClass::Undecided);
}

/// Moves of both parts as one change their relative pose by rounding only.
#[test]
fn answer_holds_wherever_both_parts_move_together() {
    let mut random = Random::seeded("settled together", 43);
    let (mut scene, ids) = balls(&[0.0, UNDECIDED]);
    for _ in 0..200 {
        // Rounding adds up from step to step, so the answer is given anew.
        answer(&mut scene, [ids[0], ids[1]], found(0.0, 0.25));
        let by = random.pose(700.0);
        for &id in &ids {
            scene.run(set_pose(id, by * scene.pose_of(id)));
        }
        scene.finish();
        assert_eq!(
            settled(&scene),
            (PairClass::Clear, SettledBy::Kernel),
            "{by:?}"
        );
    }
    let turned = scene.pose_of(ids[1]) * UnitQuaternion::new(Vector::new(0.0, 0.0, 1e-9));
    scene.finish_after(set_pose(ids[1], turned));
    assert!(
        pair(&scene)
            .kernel
            .as_ref()
            .is_some_and(|kernel| kernel.is_outdated)
    );
}

#[test]
fn answer_about_a_solid_does_not_hold_for_its_next_revision() {
    let (mut scene, ids) = balls(&[0.0, UNDECIDED]);
    answer(&mut scene, [ids[0], ids[1]], found(0.0, 0.0));
    // The next file has meshes of its own, even where they are the same.
    let parts = balls(&[0.0, UNDECIDED]).0;
    let parts = parts.parts().iter().map(|part| NewPart {
        model: 1,
        ..part.to_new()
    });
    let parts = parts.collect();
    let matches = [0, 1].map(|index| {
        (
            index,
            PartMatch {
                index,
                has_moved: false,
            },
        )
    });
    let revised = NewRevision {
        replaced_model: 0,
        parts,
        matches: BTreeMap::from(matches),
    };
    assert_eq!(scene.revise(revised).unwrap(), ids);
    scene.finish();
    assert_eq!(settled(&scene).0, PairClass::Undecided);
    assert!(
        pair(&scene)
            .kernel
            .as_ref()
            .is_some_and(|kernel| kernel.is_outdated)
    );
}
