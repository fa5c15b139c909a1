//! Checks undecided pairs after people's decisions about them.

use nearpoint_geometry::Pose;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::shape::{Mesh, primitives};
use nearpoint_review::report::junit::FailureCriterion;
use nearpoint_review::report::{self, Language, ReportOrigin};
use nearpoint_review::{Action, AssemblySnapshot, Review, Status, Test, TestKind};
use nearpoint_scene::{KernelAnswer, NewPart, Placement, Scene, SettledBy, ThreadPool};

use crate::blocks::{review, snapshot, stamp};
use crate::decisions::{decide, hard, peg, pegs, status_of};

/// Returns the same snapshot, but the peg is undecided and may be 0.5 deeper.
fn unsure(depth: f64) -> AssemblySnapshot {
    let mut snapshot = snapshot(&pegs(depth));
    snapshot.pairs[0].measure.class = PairClass::Undecided;
    snapshot.pairs[0].depth_upper_bound = Some(depth + 0.5);
    snapshot
}

fn mark_as_clash(review: &Review, test: &str) -> Action {
    let ends = ["peg", "plate"].map(|name| {
        let mut parts = review.parts().iter();
        let part = parts.find(|part| part.instance.name() == name);
        part.unwrap().instance.clone()
    });
    Action::MarkAsClash {
        test: test.to_owned(),
        pairs: vec![ends],
        stamp: stamp(),
    }
}

#[test]
fn undecided_pair_can_be_marked_as_clash() {
    let mut review = review(vec![Test::new("hard", TestKind::Interference)], unsure(1.0));
    let before = review.to_json();
    assert_eq!((review.clashes().len(), review.undecided()), (0, 1));
    let asked: Vec<&str> = review.undecided_in(0, 1).map(|test| &*test.name).collect();
    assert_eq!(asked, ["hard"]);
    let undo = review.apply(mark_as_clash(&review, "hard")).unwrap();
    let again = review.apply(mark_as_clash(&review, "hard")).unwrap();
    assert_eq!(
        (status_of(&review), review.clashes().len()),
        ((Status::Active, false), 1)
    );
    review.revert(again);
    let redo = review.revert(undo);
    assert_eq!(review.to_json(), before);
    review.revert(redo);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Approved);
    // It is no interference, and needs no more attention.
    let tally = &review.tallies()[0];
    assert_eq!(
        (tally.clashes, tally.undecided, review.undecided()),
        (0, 1, 0)
    );
    let mut review = Review::from_json(&review.to_json()).unwrap();
    for (now, expected) in [
        (unsure(1.0), (Status::Approved, false)),
        (unsure(1.5), (Status::Active, true)),
        (snapshot(&pegs(0.5)), (Status::Active, true)),
        (unsure(0.9), (Status::Approved, false)),
        (snapshot(&pegs(-1.0)), (Status::Resolved, false)),
    ] {
        review.update(now).unwrap();
        assert_eq!((status_of(&review), peg(&review).id), (expected, id));
    }
}

#[test]
fn approved_clash_stays_approved_when_undecided() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Approved);
    review.update(unsure(2.0)).unwrap();
    assert_eq!(status_of(&review), (Status::Approved, false));
    review.update(snapshot(&pegs(2.0))).unwrap();
    assert_eq!(
        (status_of(&review), peg(&review).id),
        ((Status::Approved, false), id)
    );
}

/// A part that moves is undecided until the CAD kernel answers again.
#[test]
fn clash_keeps_its_number_while_it_is_undecided() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    for now in [unsure(2.0), snapshot(&pegs(2.0)), unsure(1.5)] {
        review.update(now).unwrap();
        assert_eq!((peg(&review).id, status_of(&review).0), (id, Status::New));
    }
    assert_eq!(review.undecided(), 1);
    let mut review = Review::from_json(&review.to_json()).unwrap();
    review.update(snapshot(&pegs(1.5))).unwrap();
    assert_eq!(peg(&review).id, id);
    // Without an overlap it is none, and being undecided alone makes none.
    for now in [snapshot(&pegs(-1.0)), unsure(1.5)] {
        review.update(now).unwrap();
        assert_eq!(review.clashes().len(), 0);
    }
}

/// Reading the same file again, as a reload does, makes no revision.
#[test]
fn clash_of_an_earlier_revision_stays_active_while_it_is_undecided() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    review.revise(snapshot(&pegs(1.9))).unwrap();
    assert_eq!(review.revision(), 2);
    for (now, is_file) in [
        (unsure(1.9), false),
        (unsure(1.9), true),
        (snapshot(&pegs(1.9)), false),
    ] {
        let (delta, _) = match is_file {
            true => review.revise(now).unwrap(),
            false => review.update(now).unwrap(),
        };
        assert_eq!((delta.resolved, delta.returned), (vec![], vec![]));
        let clash = peg(&review);
        assert_eq!((clash.id, clash.finding.first_revision), (id, 1));
        assert_eq!(status_of(&review), (Status::Active, false));
    }
}

#[test]
fn undecided_clash_in_a_new_revision_is_not_gone() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    let (delta, _) = review.revise(unsure(1.9)).unwrap();
    assert_eq!((delta.resolved, delta.new), (vec![], vec![]));
    assert_eq!(status_of(&review), (Status::Active, false));
    // What proves that it is gone, ends it.
    let (delta, _) = review.revise(snapshot(&pegs(-1.0))).unwrap();
    assert_eq!(delta.resolved, [id]);
}

/// The numbers are those of the reducers' bearing rings: proven to be in the housing before, perhaps in it after.
#[test]
fn resolved_clash_that_got_better_stays_resolved() {
    let repaired = |mut now: AssemblySnapshot| {
        now.pairs[0].measure.depth = Some([0.0, 0.1]);
        now
    };
    for (now, expected) in [
        (unsure(0.013), (Status::Resolved, false)),
        (repaired(unsure(0.013)), (Status::Resolved, false)),
        (snapshot(&pegs(-1.0)), (Status::Resolved, false)),
        // It is proven to exist.
        (snapshot(&pegs(0.1)), (Status::Active, true)),
    ] {
        let mut review = hard(0.132);
        let id = peg(&review).id;
        decide(&mut review, id, Status::Resolved);
        let (delta, _) = review.revise(now).unwrap();
        assert_eq!(status_of(&review), expected);
        assert_eq!(delta.worse.len(), usize::from(expected.1));
    }
}

#[test]
fn decided_pair_cannot_be_marked_as_clash() {
    let mut review = hard(2.0);
    let before = review.to_json();
    let refused = review.apply(mark_as_clash(&review, "hard")).unwrap_err();
    assert_eq!(refused.message().code, "review-test-not-undecided");
    let refused = review.apply(mark_as_clash(&review, "soft")).unwrap_err();
    assert_eq!(refused.message().code, "review-no-test-choose");
    assert_eq!(review.to_json(), before);
}

/// Returns a scene of two coarse balls that the CAD kernel settles by this answer.
fn settled(answer: KernelAnswer) -> Scene {
    let ball = |x: f64| {
        let mesh = Mesh::weld(primitives::uv_sphere(16, 8, 1.0)).unwrap();
        let pose = Pose::translation(x, 0.0, 0.0);
        NewPart::from_mesh("ball", mesh, pose, &ThreadPool::Sequential)
    };
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    scene.add(vec![ball(0.0), ball(1.98)]).unwrap();
    scene.finish();
    let parts = scene
        .parts()
        .iter()
        .map(|part| Placement(part.id, part.pose));
    let parts: Vec<Placement> = parts.collect();
    scene.set_kernel_answers([([parts[0], parts[1]], answer)]);
    scene
}

#[test]
fn class_and_numbers_of_the_kernel_reach_tests_decisions_and_reports() {
    let found = |volume, distance| KernelAnswer::Found { volume, distance };
    let refused = KernelAnswer::Failed {
        reason: "none".to_owned(),
    };
    for (answer, class, counts) in [
        (found(0.25, 0.0), PairClass::Interferes, [1, 0, 1, 0]),
        (found(0.0, 0.0), PairClass::Touches, [0, 1, 1, 0]),
        (found(0.0, 0.01), PairClass::Clear, [0, 0, 1, 0]),
        (found(0.0, 0.06), PairClass::Clear, [0, 0, 0, 0]),
        (refused, PairClass::Undecided, [0, 0, 1, 1]),
    ] {
        let scene = settled(answer.clone());
        let tests = vec![
            Test::new("hard", TestKind::Interference),
            Test::new("contact", TestKind::Contact),
            Test::new("near", TestKind::Clearance(0.05)),
        ];
        let review = review(tests, nearpoint_review::snapshot(&scene));
        let exists = |test: &str| {
            let clashes = review.clashes().iter();
            clashes.filter(|clash| clash.finding.test == test).count()
        };
        let undecided = review.undecided_in(0, 1).filter(|test| test.name == "hard");
        let found = [
            exists("hard"),
            exists("contact"),
            exists("near"),
            undecided.count(),
        ];
        assert_eq!(found, counts, "{answer:?}");
        let again = Review::from_json(&review.to_json()).unwrap();
        assert_eq!(again.to_json(), review.to_json());
        let origin = ReportOrigin {
            time: String::new(),
            author: None,
        };
        let report = report::from_review(&again, &scene, "balls", origin, Language::En);
        for clash in &report.clashes {
            let measure = clash.measure;
            assert_eq!(measure.class, class);
            if class == PairClass::Undecided {
                assert!(measure.settled_by.is_proof() && clash.undecided_reason.is_some());
                continue;
            }
            assert_eq!(
                (measure.settled_by, &clash.undecided_reason),
                (SettledBy::Kernel, &None)
            );
            let KernelAnswer::Found { volume, distance } = answer else {
                panic!("{answer:?} settles nothing")
            };
            assert_eq!(measure.volume, (volume > 0.0).then_some(volume));
            assert_eq!(measure.clearance, (distance > 0.0).then_some(distance));
        }
        if report.clashes.is_empty() || class == PairClass::Undecided {
            continue;
        }
        let texts = [
            report::csv::write(&report),
            report::html::write(&report),
            report::junit::write(&report, FailureCriterion::Open),
            report::sarif::write(&report, FailureCriterion::Open),
        ];
        let marks = [
            "CAD kernel",
            "by CAD kernel",
            "by CAD kernel",
            "\"settledBy\":\"kernel\"",
        ];
        for (text, mark) in texts.iter().zip(marks) {
            let text = String::from_utf8_lossy(text).replace("\": \"", "\":\"");
            assert!(text.contains(mark), "{mark} in {text}");
        }
    }
}
