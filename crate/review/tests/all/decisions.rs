//! Checks decisions about a clash, and its status afterwards.

use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_review::{
    Action, By, Clash, ClashId, Did, Kind, Priority, Review, Stamp, Status, Test,
};

use crate::blocks::{Block, between, facts, ids, review, set, stamp};

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
        vec![Test::new("hard", Kind::Interference)],
        facts(&pegs(depth)),
    )
}

pub fn peg(review: &Review) -> Clash {
    between(review, "hard", ["peg", "plate"])
}

pub fn decide(review: &mut Review, id: ClashId, status: Status) {
    review.apply(set(&[id], Did::Status(status))).unwrap();
}

pub fn stands(review: &Review) -> (Status, bool) {
    let standing = review.standing(&peg(review));
    (standing.status, standing.changed)
}

#[test]
fn what_was_approved_comes_back_when_it_is_deeper() {
    let mut review = hard(2.0);
    assert_eq!(stands(&review), (Status::New, false));
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
        let (news, _) = review.revise(facts(&pegs(depth))).unwrap();
        assert_eq!(
            (stands(&review), news.worse.len()),
            (expected, worse),
            "{depth}"
        );
        assert_eq!(peg(&review).id, id);
        assert!(news.new.is_empty() && news.gone.is_empty());
    }
    // A new decision approves the new depth.
    review.revise(facts(&pegs(2.1))).unwrap();
    decide(&mut review, id, Status::Approved);
    assert_eq!(stands(&review), (Status::Approved, false));
    let decided = peg(&review).said.decided.unwrap();
    assert!((decided.measure.depth.unwrap()[1] - 2.1).abs() < 1e-9);
    assert_eq!(decided.revision, review.revision());
}

#[test]
fn of_what_nobody_decided_it_is_told_when_it_gets_worse() {
    let mut review = hard(2.0);
    let (news, _) = review.revise(facts(&pegs(1.0))).unwrap();
    assert_eq!(
        (stands(&review), news.worse),
        ((Status::Active, false), vec![])
    );
    let (news, _) = review.revise(facts(&pegs(1.5))).unwrap();
    assert_eq!(news.worse, [peg(&review).id]);
}

#[test]
fn what_is_gone_is_resolved_by_the_system_whatever_was_said() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Reviewed);
    let (news, _) = review.revise(facts(&pegs(-1.0))).unwrap();
    assert_eq!(news.gone, [id]);
    assert_eq!(stands(&review), (Status::Resolved, false));
    assert_eq!(peg(&review).said.status, Some(Status::Reviewed));
    let (news, _) = review.revise(facts(&pegs(2.0))).unwrap();
    assert_eq!((news.back, news.new), (vec![id], vec![]));
    assert_eq!(stands(&review), (Status::Reviewed, false));
}

#[test]
fn what_people_call_resolved_is_back_when_the_next_revision_has_it() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Resolved);
    assert_eq!(stands(&review), (Status::Resolved, false));
    let (news, _) = review.revise(facts(&pegs(1.9))).unwrap();
    assert_eq!(
        (stands(&review), news.worse),
        ((Status::Active, true), vec![id])
    );
}

#[test]
fn what_comes_and_goes_in_one_revision_leaves_no_trace_unless_somebody_spoke() {
    let mut review = hard(-1.0);
    review.look(facts(&pegs(2.0))).unwrap();
    assert_eq!(review.clashes().len(), 1);
    review.look(facts(&pegs(-1.0))).unwrap();
    assert_eq!((review.clashes().len(), review.revision()), (0, 1));
    review.look(facts(&pegs(2.0))).unwrap();
    let comment = Action::Comment {
        clashes: vec![peg(&review).id],
        text: "Is that meant?".into(),
        stamp: stamp(),
    };
    review.apply(comment).unwrap();
    review.look(facts(&pegs(-1.0))).unwrap();
    assert_eq!(stands(&review), (Status::Resolved, false));
}

/// A tests file may name other tests; the decisions about the old tests' clashes wait for them.
#[test]
fn clashes_of_tests_that_are_not_asked_wait_for_them() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    decide(&mut review, id, Status::Approved);
    let other = Test::new("other", Kind::Contact);
    review.apply(Action::SetTests(vec![other])).unwrap();
    review.revise(facts(&pegs(1.5))).unwrap();
    assert_eq!(review.asked().count(), 0);
    assert!(review.bunches(By::Part).is_empty());
    let hard = Test::new("hard", Kind::Interference);
    review.apply(Action::SetTests(vec![hard])).unwrap();
    assert_eq!(
        (stands(&review), peg(&review).id),
        ((Status::Approved, false), id)
    );
}

#[test]
fn several_at_once_with_names_times_and_a_history() {
    let mut pegs = pegs(2.0);
    pegs[2].low[2] = 9.0;
    let mut review = review(vec![Test::new("hard", Kind::Interference)], facts(&pegs));
    let clashes = ids(&review);
    assert_eq!(clashes.len(), 2);
    for to in [
        Did::Assignee(Some("Bo".into())),
        Did::Priority(Some(Priority::High)),
        Did::Group(Some("pegs".into())),
        Did::Status(Status::Reviewed),
    ] {
        let twice = [&clashes[..], &clashes].concat();
        review.apply(set(&twice, to)).unwrap();
    }
    for clash in review.clashes().iter() {
        let said = &clash.said;
        assert_eq!(
            (said.assignee.as_deref(), said.priority),
            (Some("Bo"), Some(Priority::High))
        );
        assert_eq!(said.history.len(), 4);
        assert_eq!(said.history[0].stamp, stamp());
    }
    let bunches = review.bunches(By::Hand);
    assert_eq!(
        (bunches.len(), &bunches[0].of[..]),
        (1, &["pegs".to_owned()][..])
    );
}

#[test]
fn what_is_refused_says_what_to_do_and_changes_nothing() {
    let mut review = hard(2.0);
    let id = peg(&review).id;
    let before = review.to_json();
    let by = |by: &str, at: &str| Stamp {
        by: by.into(),
        at: at.into(),
    };
    let comment = |text: &str, stamp| Action::Comment {
        clashes: vec![id],
        text: text.into(),
        stamp,
    };
    let again = Test::new("hard", Kind::Contact);
    let endless = Test {
        tolerance: f64::NAN,
        ..Test::new("endless", Kind::Interference)
    };
    let approved = Did::Status(Status::Approved);
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
    let refused = review.check_assembly(&facts(&others)).unwrap_err();
    let expected = message!("review-decisions-about-another", of = 3, found = 0);
    assert_eq!(refused.message(), expected);
    // Doing it anyway loses nothing.
    review.revise(facts(&others)).unwrap();
    assert_eq!(
        review.standing(review.clashes().get(&id).unwrap()).status,
        Status::Resolved
    );
    let other = nearpoint_review::Facts {
        unit: Unit::M,
        ..facts(&others)
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
    let review = review(vec![Test::new("hard", Kind::Interference)], facts(&blocks));
    let mut sizes: Vec<usize> = review
        .bunches(By::Sameness)
        .iter()
        .map(|bunch| bunch.clashes.len())
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 1, 8]);
    let by_part = review.bunches(By::Part);
    assert_eq!(by_part.len(), 1);
    assert_eq!(by_part[0].of, ["machine", "plate"]);
    assert_eq!(review.bunches(By::Level(1)).len(), 1);
    let near: Vec<usize> = review
        .bunches(By::Nearness(31.0))
        .iter()
        .map(|bunch| bunch.clashes.len())
        .collect();
    assert_eq!(near, [10]);
    assert_eq!(review.bunches(By::Nearness(15.0)).len(), 10);
}
