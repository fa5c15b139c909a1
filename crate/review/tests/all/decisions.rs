//! Checks decisions about a clash, and its status afterwards.

use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_review::{
    Action, Change, Clash, ClashId, GroupBy, Priority, Review, Stamp, Status, Test, TestKind,
};

use crate::blocks::{Block, between, ids, review, set, snapshot, stamp};

/// Returns a peg at this depth in its plate, and a second peg clear of it.
pub fn pegs(depth: f64) -> Vec<Block> {
    vec![
        Block::new("machine/plate", [0.0; 3], [40.0, 40.0, 10.0]),
        Block::new("machine/peg", [5.0, 5.0, 10.0 - depth], [4.0, 4.0, 20.0]),
        Block::new("machine/other peg", [25.0, 5.0, 12.0], [4.0, 4.0, 20.0]),
    ]
}

pub fn hard(depth: f64) -> Review {
    review(
        vec![Test::new("hard", TestKind::Interference)],
        snapshot(&pegs(depth)),
    )
}

pub fn peg(review: &Review) -> Clash {
    between(review, "hard", ["peg", "plate"])
}

pub fn decide(review: &mut Review, id: ClashId, status: Status) {
    review.apply(set(&[id], Change::Status(status))).unwrap();
}

pub fn status_of(review: &Review) -> (Status, bool) {
    let standing = review.current_status(&peg(review));
    (standing.status, standing.changed)
}

#[test]
fn what_was_approved_comes_back_when_it_is_deeper() {
    let mut review = hard(2.0);
    assert_eq!(status_of(&review), (Status::New, false));
    let id = peg(&review).id;
    decide(&mut review, id, Status::Approved);
    for (depth, expected, worse) in [
        (2.0, (Status::Approved, false), 0),
        (1.5, (Status::Approved, false), 0),
        // The depth is no more than what was approved.
        (1.9, (Status::Approved, false), 0),
        (2.1, (Status::Active, true), 1),
        (2.0, (Status::Approved, false), 0),
    ] {
        let (delta, _) = review.revise(snapshot(&pegs(depth))).unwrap();
        assert_eq!(
            (status_of(&review), delta.worse.len()),
            (expected, worse),
            "{depth}"
        );
        assert_eq!(peg(&review).id, id);
        assert!(delta.new.is_empty() && delta.resolved.is_empty());
    }
    // A new decision approves the new depth.
    review.revise(snapshot(&pegs(2.1))).unwrap();
    decide(&mut review, id, Status::Approved);
    assert_eq!(status_of(&review), (Status::Approved, false));
    let decided = peg(&review).review.basis.unwrap();
    assert!((decided.measure.depth.unwrap()[1] - 2.1).abs() < 1e-9);
    assert_eq!(decided.revision, review.revision());
}

#[test]
fn undecided_clash_that_gets_worse_is_reported() {
    let mut review = hard(2.0);
    let (delta, _) = review.revise(snapshot(&pegs(1.0))).unwrap();
    assert_eq!(
        (status_of(&review), delta.worse),
        ((Status::Active, false), vec![])
    );
    let (delta, _) = review.revise(snapshot(&pegs(1.5))).unwrap();
    assert_eq!(delta.worse, [peg(&review).id]);
}

#[test]
fn absent_clash_is_resolved_whatever_its_status() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Reviewed);
    let (delta, _) = review.revise(snapshot(&pegs(-1.0))).unwrap();
    assert_eq!(delta.resolved, [id]);
    assert_eq!(status_of(&review), (Status::Resolved, false));
    assert_eq!(peg(&review).review.status, Some(Status::Reviewed));
    let (delta, _) = review.revise(snapshot(&pegs(2.0))).unwrap();
    assert_eq!((delta.returned, delta.new), (vec![id], vec![]));
    assert_eq!(status_of(&review), (Status::Reviewed, false));
}

#[test]
fn resolved_clash_returns_if_the_next_revision_has_it() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Resolved);
    assert_eq!(status_of(&review), (Status::Resolved, false));
    let (delta, _) = review.revise(snapshot(&pegs(1.9))).unwrap();
    assert_eq!(
        (status_of(&review), delta.worse),
        ((Status::Active, true), vec![id])
    );
}

#[test]
fn clash_absent_within_one_revision_is_kept_only_with_a_comment() {
    let mut review = hard(-1.0);
    review.update(snapshot(&pegs(2.0))).unwrap();
    assert_eq!(review.clashes().len(), 1);
    review.update(snapshot(&pegs(-1.0))).unwrap();
    assert_eq!((review.clashes().len(), review.revision()), (0, 1));
    review.update(snapshot(&pegs(2.0))).unwrap();
    let comment = Action::Comment {
        clashes: vec![peg(&review).id],
        text: "Is that meant?".into(),
        stamp: stamp(),
    };
    review.apply(comment).unwrap();
    review.update(snapshot(&pegs(-1.0))).unwrap();
    assert_eq!(status_of(&review), (Status::Resolved, false));
}

/// A tests file may name other tests; the decisions about the old tests' clashes wait for them.
#[test]
fn clashes_of_missing_tests_keep_their_decisions() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Approved);
    let other = Test::new("other", TestKind::Contact);
    review.apply(Action::SetTests(vec![other])).unwrap();
    review.revise(snapshot(&pegs(1.5))).unwrap();
    assert_eq!(review.active_clashes().count(), 0);
    assert!(review.groups(GroupBy::Part).is_empty());
    let hard = Test::new("hard", TestKind::Interference);
    review.apply(Action::SetTests(vec![hard])).unwrap();
    assert_eq!(
        (status_of(&review), peg(&review).id),
        ((Status::Approved, false), id)
    );
}

#[test]
fn action_on_several_clashes_is_recorded_in_each_history() {
    let mut pegs = pegs(2.0);
    pegs[2].low[2] = 9.0;
    let mut review = review(
        vec![Test::new("hard", TestKind::Interference)],
        snapshot(&pegs),
    );
    let clashes = ids(&review);
    assert_eq!(clashes.len(), 2);
    for to in [
        Change::Assignee(Some("Bo".into())),
        Change::Priority(Some(Priority::High)),
        Change::Group(Some("pegs".into())),
        Change::Status(Status::Reviewed),
    ] {
        let twice = [&clashes[..], &clashes].concat();
        review.apply(set(&twice, to)).unwrap();
    }
    for clash in review.clashes().iter() {
        let review_of_clash = &clash.review;
        assert_eq!(
            (
                review_of_clash.assignee.as_deref(),
                review_of_clash.priority
            ),
            (Some("Bo"), Some(Priority::High))
        );
        assert_eq!(review_of_clash.history.len(), 4);
        assert_eq!(review_of_clash.history[0].stamp, stamp());
    }
    let bunches = review.groups(GroupBy::Assigned);
    assert_eq!(
        (bunches.len(), &bunches[0].names[..]),
        (1, &["pegs".to_owned()][..])
    );
}

#[test]
fn refused_action_changes_nothing_and_gives_advice() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    let before = review.to_json();
    let by = |by: &str, at: &str| Stamp {
        author: by.into(),
        time: at.into(),
    };
    let comment = |text: &str, stamp| Action::Comment {
        clashes: vec![id],
        text: text.into(),
        stamp,
    };
    let again = Test::new("hard", TestKind::Contact);
    let endless = Test {
        tolerance: f64::NAN,
        ..Test::new("endless", TestKind::Interference)
    };
    let approved = Change::Status(Status::Approved);
    for (action, code) in [
        (
            comment("x", by(" ", "2026-11-23T16:05Z")),
            "review-name-empty-longer",
        ),
        (comment("x", by("Ann", "today")), "review-not-time-write"),
        (comment(" \n", stamp()), "review-comment-1-characters"),
        (
            comment(&"x".repeat(10_001), stamp()),
            "review-comment-1-characters",
        ),
        (set(&[id, ClashId(99)], approved), "review-no-clash-number"),
        (
            Action::AddTest(Box::new(again.clone())),
            "review-test-already-give",
        ),
        (
            Action::SetTests(vec![again.clone(), again]),
            "review-test-already-give",
        ),
        (Action::AddTest(Box::new(endless)), "test-length-zero-more"),
        (Action::RemoveTest("soft".into()), "review-no-test-choose"),
    ] {
        let error = review.apply(action).unwrap_err().message();
        assert!(error.find(code).is_some(), "{error}");
        assert_eq!(review.to_json(), before);
    }
    let others: Vec<Block> = (0..5)
        .map(|n| {
            Block::new(
                &format!("pump/{n}"),
                [f64::from(n); 3],
                [1.0 + f64::from(n); 3],
            )
        })
        .collect();
    let refused = review.check_assembly(&snapshot(&others)).unwrap_err();
    let expected = message!("review-decisions-about-another", of = 3, found = 0);
    assert_eq!(refused.message(), expected);
    // A revision loses nothing.
    review.revise(snapshot(&others)).unwrap();
    assert_eq!(
        review
            .current_status(review.clashes().get(&id).unwrap())
            .status,
        Status::Resolved
    );
    let other = nearpoint_review::AssemblySnapshot {
        unit: Unit::M,
        ..snapshot(&others)
    };
    let (then, now) = (Unit::Mm, Unit::M);
    let error = review.revise(other).unwrap_err();
    let expected = message!("review-decisions-made-assembly", then, now);
    assert_eq!(error.message(), expected);
}

#[test]
fn the_same_bolt_nine_times_is_one_clash_times_nine() {
    let mut blocks = vec![Block::new("machine/plate", [0.0; 3], [100.0, 100.0, 10.0])];
    for n in 0..9 {
        let at = [
            f64::from(n % 3) * 30.0 + 5.0,
            f64::from(n / 3) * 30.0 + 5.0,
            8.0,
        ];
        blocks.push(Block {
            baked: n % 2 == 0,
            ..Block::new(&format!("machine/bolt {n}"), at, [4.0, 4.0, 20.0])
        });
    }
    // One clash gets deeper, and one changes its class.
    blocks[3].low[2] = 6.0;
    blocks.push(Block::new(
        "machine/pin",
        [50.0, 50.0, 8.0],
        [4.0, 4.0, 21.0],
    ));
    let review = review(
        vec![Test::new("hard", TestKind::Interference)],
        snapshot(&blocks),
    );
    let mut sizes: Vec<usize> = review
        .groups(GroupBy::EqualParts)
        .iter()
        .map(|bunch| bunch.clashes.len())
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 1, 8]);
    let by_part = review.groups(GroupBy::Part);
    assert_eq!(by_part.len(), 1);
    assert_eq!(by_part[0].names, ["machine", "plate"]);
    assert_eq!(review.groups(GroupBy::Level(1)).len(), 1);
    let near: Vec<usize> = review
        .groups(GroupBy::Distance(31.0))
        .iter()
        .map(|bunch| bunch.clashes.len())
        .collect();
    assert_eq!(near, [10]);
    assert_eq!(review.groups(GroupBy::Distance(15.0)).len(), 10);
}
