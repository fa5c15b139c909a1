//! Checks revisions with a given matching of parts, and their effects on the clashes.

use nearpoint_review::{BaselineState, Status, Test, TestKind};
use nearpoint_testing::Random;

use crate::blocks::{Block, approve_all, assembly, between, review, shuffled, snapshot, tests};

/// All names change and the parts come in another order; only the given matching finds them again.
#[test]
fn decisions_follow_renamed_parts_with_given_matching() {
    let mut random = Random::seeded("decisions_follow_parts", 71);
    for _ in 0..60 {
        let blocks = assembly(&mut random);
        let mut review = review(tests(), snapshot(&blocks));
        approve_all(&mut review);
        let before = review.clone();
        let mut renamed: Vec<Block> = blocks.clone();
        for (n, block) in renamed.iter_mut().enumerate() {
            block.path = vec![format!("other {n}")];
        }
        let same: Vec<[usize; 2]> = (0..blocks.len()).map(|at| [at, at]).collect();
        let (delta, undo) = review
            .update_with_matching(snapshot(&renamed), true, &same)
            .unwrap();
        assert_eq!(delta.revision.matched.len(), blocks.len());
        assert!(
            delta.new.is_empty() && delta.resolved.is_empty() && delta.worse.is_empty(),
            "{delta:?}"
        );
        assert_eq!(review.revision(), 2);
        for clash in review.clashes().iter() {
            assert_eq!(review.current_status(clash).status, Status::Approved);
            assert_eq!(review.baseline_state(clash, Some(&before)), None);
            assert!(clash.finding.a.path[0].starts_with("other"));
        }
        let redo = review.revert(undo);
        assert_eq!(review.to_json(), before.to_json());
        review.revert(redo);
        assert_eq!(review.revision(), 2);
    }
}

/// Parts outside the given matching do not match, even if they have the same name.
#[test]
fn what_was_removed_and_added_by_one_name_are_two() {
    let blocks = [
        Block::new("plate", [0.0; 3], [100.0, 60.0, 10.0]),
        Block::new("peg", [10.0, 10.0, 8.0], [4.0, 4.0, 20.0]),
    ];
    let mut review = review(
        vec![Test::new("hard", TestKind::Interference)],
        snapshot(&blocks),
    );
    let (delta, _) = review
        .update_with_matching(snapshot(&blocks), true, &[[0, 0]])
        .unwrap();
    assert_eq!(
        (delta.revision.added.len(), delta.revision.removed.len()),
        (1, 1)
    );
    assert!(
        review
            .update_with_matching(snapshot(&blocks), true, &[[0, 2]])
            .is_err()
    );
    assert!(
        review
            .update_with_matching(snapshot(&blocks), true, &[[2, 0]])
            .is_err()
    );
}

#[test]
fn revision_reports_new_worse_and_resolved_clashes() {
    let blocks = |deep: [f64; 3]| {
        let peg = |n: usize, deep: f64| {
            let at = [20.0 * n as f64 + 5.0, 10.0, 10.0 - deep];
            Block::new(&format!("peg {n}"), at, [4.0, 4.0, 20.0])
        };
        let mut all = vec![Block::new("plate", [0.0; 3], [100.0, 60.0, 10.0])];
        all.extend(deep.into_iter().enumerate().map(|(n, deep)| peg(n, deep)));
        all
    };
    let hard = vec![Test::new("hard", TestKind::Interference)];
    let mut review = review(hard, snapshot(&blocks([1.0, 2.0, -1.0])));
    approve_all(&mut review);
    let before = review.clone();
    let same = [[0, 0], [1, 1], [2, 2], [3, 3]];
    let now = blocks([-1.0, 3.0, 1.0]);
    review
        .update_with_matching(snapshot(&now), true, &same)
        .unwrap();
    let reported = |name: &str, before| {
        let clash = between(&review, "hard", ["plate", name]);
        review.baseline_state(&clash, before)
    };
    let of_all = ["peg 0", "peg 1", "peg 2"].map(|name| reported(name, Some(&before)));
    assert_eq!(
        of_all,
        [
            Some(BaselineState::Absent),
            Some(BaselineState::Worse),
            Some(BaselineState::New)
        ]
    );
    // A review read from a file knows only the last revision.
    let of_file = ["peg 0", "peg 1", "peg 2"].map(|name| reported(name, None));
    assert_eq!(
        of_file,
        [None, Some(BaselineState::Worse), Some(BaselineState::New)]
    );
    // The clash is gone, and the decisions and comments on it stay.
    let gone = between(&review, "hard", ["plate", "peg 0"]);
    assert_eq!(review.current_status(&gone).status, Status::Resolved);
    assert_eq!(gone.review.status, Some(Status::Approved));
    // Another update is compared in the same way.
    let mut random = Random::seeded("it_is_told_what_is_new", 72);
    review
        .update(shuffled(&snapshot(&now), &mut random))
        .unwrap();
    let clash = between(&review, "hard", ["plate", "peg 1"]);
    assert_eq!(
        review.baseline_state(&clash, Some(&before)),
        Some(BaselineState::Worse)
    );
}

#[test]
fn replace_with_can_be_undone_and_redone() {
    let mut random = Random::seeded("another_review", 73);
    let snapshot = snapshot(&assembly(&mut random));
    let mut ours = review(tests(), snapshot.clone());
    let mut theirs = review(tests(), snapshot);
    approve_all(&mut theirs);
    let [mine, other] = [ours.to_json(), theirs.to_json()];
    let undo = ours.replace_with(theirs);
    assert_eq!(ours.to_json(), other);
    let redo = ours.revert(undo);
    assert_eq!(ours.to_json(), mine);
    ours.revert(redo);
    assert_eq!(ours.to_json(), other);
}
