//! Measures a review of many clashes on one thread: the search, and each kind of action on them.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::stations::stations;
use nearpoint_bench::table::sorted_times;
use nearpoint_review::{
    Action, Change, ClashId, GroupBy, Review, Rule, Stamp, Status, Test, TestKind, snapshot,
};
use nearpoint_scene::{Scene, ThreadPool};

const ROUNDS: usize = 20;

/// Prints a line with the shortest and the median time.
fn timed<T>(name: &str, turn: impl FnMut() -> T) {
    let times = sorted_times(ROUNDS, turn);
    println!(
        "  {name:<40} {:>8.3} ms, middle {:>8.3}",
        times[0],
        times[ROUNDS / 2]
    );
}

fn review(count: usize, ignore: Vec<Rule>) {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    scene.set_max_distance(0.0).unwrap();
    scene.add(stations(count)).unwrap();
    scene.finish();
    let known = snapshot(&scene);
    let test = |name: &str, kind| Test {
        ignore: ignore.clone(),
        ..Test::new(name, kind)
    };
    let tests = vec![
        test("hard", TestKind::Interference),
        test("touching", TestKind::Contact),
    ];
    let mut review = Review::default();
    review.apply(Action::SetTests(tests)).unwrap();
    review.update(known.clone()).unwrap();
    let all: Vec<ClashId> = review.clashes().iter().map(|clash| clash.id).collect();
    println!(
        "{} parts, {} pairs, {} clashes, {} rules",
        known.parts.len(),
        known.pairs.len(),
        all.len(),
        ignore.len()
    );
    let approve = |clashes: &[ClashId]| Action::Set {
        clashes: clashes.to_vec(),
        to: Change::Status(Status::Approved),
        stamp: Stamp {
            author: "Ann".into(),
            time: "2026-11-23T16:05:00Z".into(),
        },
    };
    timed("what is known of the scene", || snapshot(&scene));
    timed("one is approved, and that is undone", || {
        let undo = review.apply(approve(&all[..1])).unwrap();
        review.revert(undo)
    });
    timed("all are approved, and that is undone", || {
        let undo = review.apply(approve(&all)).unwrap();
        review.revert(undo)
    });
    timed("how each stands", || {
        let clashes = review.clashes().iter();
        clashes
            .filter(|clash| review.current_status(clash).changed)
            .count()
    });
    timed("looked at again", || review.clone().update(known.clone()));
    let mut moved = known.clone();
    moved.parts.reverse();
    for part in &mut moved.parts {
        part.pose.translation.x += 7.0;
    }
    for pair in &mut moved.pairs {
        let last = moved.parts.len() - 1;
        (pair.a, pair.b) = (last - pair.a, last - pair.b);
        pair.position[0] += 7.0;
    }
    timed("a revision, all moved, in another order", || {
        review.clone().revise(moved.clone())
    });
    timed("in bunches by sameness", || {
        review.groups(GroupBy::EqualParts)
    });
    timed("in bunches by nearness", || {
        review.groups(GroupBy::Distance(50.0))
    });
    timed("saved", || review.to_json());
    let text = review.to_json();
    timed("read", || Review::from_json(&text).unwrap());
}

fn main() {
    review(125, Vec::new());
    review(125, vec![Rule::Approved]);
    review(1000, Vec::new());
}
