//! Checks how parts change between revisions, and that decisions follow them.

use nearpoint_review::{
    ClashDelta, MatchedPart, PartIdentity, PartSet, Review, Status, Test, TestKind,
};
use nearpoint_testing::Random;

use crate::blocks::{Block, approve_all, review, shuffled, snapshot};

/// Returns a plate with pegs of three kinds in it, in a tree.
fn board() -> Vec<Block> {
    let mut blocks = vec![Block::new(
        "board v1/frame/plate",
        [0.0; 3],
        [100.0, 60.0, 10.0],
    )];
    for n in 0..9 {
        let kind = f64::from(n % 3);
        let at = [
            10.0 * f64::from(n) + 2.0,
            7.0 * kind + 3.0,
            9.0 - kind / 2.0,
        ];
        blocks.push(Block {
            baked: n % 2 == 0,
            ..Block::new(
                &format!("board v1/pegs/peg {n}"),
                at,
                [4.0, 4.0, 20.0 + kind],
            )
        });
    }
    blocks
}

/// Returns a review in which every clash is approved.
fn approved(blocks: &[Block]) -> Review {
    let tests = vec![Test::new("hard", TestKind::Interference)];
    let mut review = review(tests, snapshot(blocks));
    approve_all(&mut review);
    review
}

/// Revises a review to the changed blocks and checks that every clash is still approved and none is new.
fn keeps_all(blocks: &[Block], change: impl FnOnce(&mut Vec<Block>)) -> ClashDelta {
    let mut review = approved(blocks);
    let mut changed = blocks.to_vec();
    change(&mut changed);
    let mut random = Random::seeded("keeps all", 9);
    let (delta, _) = review
        .revise(shuffled(&snapshot(&changed), &mut random))
        .unwrap();
    assert!(
        delta.new.is_empty() && delta.resolved.is_empty() && delta.worse.is_empty(),
        "{delta:?}"
    );
    for clash in review.clashes().iter() {
        assert_eq!(review.current_status(clash).status, Status::Approved);
    }
    delta
}

fn all_kept(delta: &ClashDelta, is: impl Fn(&MatchedPart) -> bool) -> bool {
    delta.revision.matched.iter().all(is)
}

#[test]
fn the_same_parts_are_no_revision() {
    let delta = keeps_all(&board(), |_| {});
    assert!(delta.revision.is_empty());
}

#[test]
fn everything_moved_together() {
    let delta = keeps_all(&board(), |blocks| {
        for block in blocks {
            block.low = [block.low[0] + 300.0, block.low[1] - 200.0, block.low[2]];
        }
    });
    assert!(all_kept(&delta, |part| !part.changed && !part.is_renamed()));
    let far = 300.0_f64.hypot(200.0);
    assert!(all_kept(&delta, |part| (part.moved - far).abs() < 1e-6));
}

#[test]
fn renamed_from_the_root_down() {
    let delta = keeps_all(&board(), |blocks| {
        for block in blocks {
            block.path[0] = "board v2".into();
        }
    });
    assert!(all_kept(&delta, |part| part.is_renamed() && part.moved == 0.0));
}

#[test]
fn regrouped_with_one_that_grew() {
    let delta = keeps_all(&board(), |blocks| {
        for block in &mut *blocks {
            block.path.remove(1);
        }
        blocks[0].size[0] = 120.0;
    });
    assert!(all_kept(&delta, |part| part.changed == (part.now.name() == "plate")));
}

#[test]
fn renamed_where_they_are() {
    let delta = keeps_all(&board(), |blocks| {
        for (n, block) in blocks.iter_mut().enumerate() {
            block.path = vec!["assembly".into(), format!("item {n}")];
        }
    });
    assert_eq!(
        (delta.revision.added.len(), delta.revision.removed.len()),
        (0, 0)
    );
}

#[test]
fn another_part_and_one_less() {
    let mut blocks = board();
    blocks.push(Block::new("board v1/label", [0.0, 0.0, -20.0], [5.0; 3]));
    let delta = keeps_all(&blocks, |blocks| {
        blocks.pop();
        blocks.insert(
            0,
            Block::new("board v1/pegs/peg 99", [50.0, 50.0, 30.0], [4.0, 4.0, 20.0]),
        );
    });
    let [added, removed] =
        [&delta.revision.added, &delta.revision.removed].map(|list| list[0].name());
    assert_eq!((added, removed), ("peg 99", "label"));
    assert!(all_kept(&delta, MatchedPart::is_same));
}

/// Position distinguishes parts of one path, in any order of the file. One more part only changes their numbers.
#[test]
fn parts_of_one_path() {
    let mut blocks = board();
    for block in &mut blocks[1..] {
        *block.path.last_mut().unwrap() = "peg".into();
    }
    let delta = keeps_all(&blocks, |blocks| blocks.reverse());
    assert!(delta.revision.is_empty());
    let delta = keeps_all(&blocks, |blocks| {
        blocks.push(Block::new(
            "board v1/pegs/peg",
            [-50.0, 50.0, 30.0],
            [4.0, 4.0, 20.0],
        ));
    });
    assert_eq!(
        delta.revision.added,
        [PartIdentity {
            path: blocks[1].path.clone(),
            nth: 1
        }]
    );
    assert!(all_kept(&delta, |part| part.moved == 0.0));
    // All of them moved together by more than their spacing.
    let delta = keeps_all(&blocks, |blocks| {
        for block in blocks {
            block.low[0] += 16.0;
        }
    });
    let is_moved = |part: &MatchedPart| (part.moved - 16.0).abs() < 1e-6;
    assert!(all_kept(&delta, |part| is_moved(part) && !part.changed));
}

#[test]
fn a_clash_elsewhere_on_the_same_two_parts_is_another_one() {
    let mut review = approved(&board());
    let mut blocks = board();
    blocks[1].low[1] += 30.0;
    let (delta, _) = review.revise(snapshot(&blocks)).unwrap();
    assert_eq!((delta.new.len(), delta.resolved.len()), (1, 1));
    // The old blocks restore the old status.
    let (delta, _) = review.revise(snapshot(&board())).unwrap();
    assert_eq!(
        (delta.returned.len(), delta.new.len(), delta.resolved.len()),
        (1, 0, 1)
    );
    let back = review.clashes().get(&delta.returned[0]).unwrap();
    assert_eq!(review.current_status(back).status, Status::Approved);
}

#[test]
fn lists_of_parts_in_tests_follow_their_parts() {
    let blocks = board();
    let peg = PartIdentity {
        path: blocks[4].path.clone(),
        nth: 1,
    };
    let test = Test {
        a: PartSet::Parts(vec![peg]),
        ..Test::new("one", TestKind::Interference)
    };
    let mut review = review(vec![test], snapshot(&blocks));
    let mut renamed = blocks.clone();
    *renamed[4].path.last_mut().unwrap() = "pin".into();
    let (delta, _) = review.revise(snapshot(&renamed)).unwrap();
    assert!(delta.resolved.is_empty() && delta.new.is_empty());
    assert_eq!(
        review.tests()[0].a,
        PartSet::Parts(vec![PartIdentity {
            path: renamed[4].path.clone(),
            nth: 1
        }])
    );
}
