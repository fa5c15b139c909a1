//! Measures a review of many clashes on one thread: finding them, and each kind of action on them.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::stations::stations;
use nearpoint_bench::table::sorted_times;
use nearpoint_review::{Action, By, ClashId, Did, Kind, Review, Rule, Stamp, Status, Test, facts};
use nearpoint_scene::{Pool, Scene};

const TURNS: usize = 20;

/// Prints a line with the shortest and the median time.
fn timed<T>(name: &str, turn: impl FnMut() -> T) {
    let times = sorted_times(TURNS, turn);
    println!(
        "  {name:<40} {:>8.3} ms, middle {:>8.3}",
        times[0],
        times[TURNS / 2]
    );
}

fn review(count: usize, ignore: Vec<Rule>) {
    let mut scene = Scene::new(Pool::Serial, || 0.0);
    scene.look_within(0.0).unwrap();
    scene.add(stations(count)).unwrap();
    scene.finish();
    let known = facts(&scene);
    let test = |name: &str, kind| Test {
        ignore: ignore.clone(),
        ..Test::new(name, kind)
    };
    let tests = vec![
        test("hard", Kind::Interference),
        test("touching", Kind::Contact),
    ];
    let mut review = Review::default();
    review.apply(Action::SetTests(tests)).unwrap();
    review.look(known.clone()).unwrap();
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
        to: Did::Status(Status::Approved),
        stamp: Stamp {
            by: "Ann".into(),
            at: "2026-11-23T16:05:00Z".into(),
        },
    };
    timed("what is known of the scene", || facts(&scene));
    timed("one is approved, and that is undone", || {
        let undo = review.apply(approve(&all[..1])).unwrap();
        review.take_back(undo)
    });
    timed("all are approved, and that is undone", || {
        let undo = review.apply(approve(&all)).unwrap();
        review.take_back(undo)
    });
    timed("how each stands", || {
        let clashes = review.clashes().iter();
        clashes
            .filter(|clash| review.standing(clash).changed)
            .count()
    });
    timed("looked at again", || review.clone().look(known.clone()));
    let mut moved = known.clone();
    moved.parts.reverse();
    for part in &mut moved.parts {
        part.pose.translation.x += 7.0;
    }
    for pair in &mut moved.pairs {
        let last = moved.parts.len() - 1;
        (pair.a, pair.b) = (last - pair.a, last - pair.b);
        pair.place[0] += 7.0;
    }
    timed("a revision, all moved, in another order", || {
        review.clone().revise(moved.clone())
    });
    timed("in bunches by sameness", || review.bunches(By::Sameness));
    timed("in bunches by nearness", || {
        review.bunches(By::Nearness(50.0))
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
