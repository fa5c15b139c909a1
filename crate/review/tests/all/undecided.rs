//! Checks undecided pairs after people's decisions about them.

use nearpoint_geometry::interference::PairClass;
use nearpoint_review::{Action, AssemblySnapshot, Review, Status, Test, TestKind};

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
