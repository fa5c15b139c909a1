//! Checks laws that hold for every assembly, with seeded random ones.

use std::collections::BTreeMap;

use nearpoint_geometry::interference::PairClass;
use nearpoint_review::{
    Action, AssemblySnapshot, Change, ClashId, GroupBy, PartIdentity, Priority, Review, Rule,
    Status, Test, TestKind, Undo,
};
use nearpoint_testing::Random;

use crate::blocks::{Block, assembly, ids, review, set, shuffled, snapshot, stamp, tests};

const ROUNDS: u64 = 300;

const ALL_WAYS: [GroupBy; 7] = [
    GroupBy::Assigned,
    GroupBy::Part,
    GroupBy::Level(1),
    GroupBy::Level(9),
    GroupBy::Distance(2.0),
    GroupBy::Distance(0.0),
    GroupBy::EqualParts,
];

/// Returns the finding of each clash as text.
fn clashes(review: &Review) -> BTreeMap<ClashId, String> {
    let clashes = review.clashes().iter();
    clashes
        .map(|clash| (clash.id, format!("{:?}", clash.finding)))
        .collect()
}

#[test]
fn neither_the_order_of_parts_nor_that_of_a_pair_matters() {
    let mut random = Random::seeded("order", 1);
    let mut seen = 0;
    for _ in 0..ROUNDS {
        let snapshot = unsure(snapshot(&assembly(&mut random)), &mut random);
        let (one, other) = (
            review(tests(), snapshot.clone()),
            review(tests(), shuffled(&snapshot, &mut random)),
        );
        assert_eq!(one.to_json(), other.to_json(), "{snapshot:?}");
        for by in ALL_WAYS {
            assert_eq!(one.groups(by), other.groups(by), "{by:?} {snapshot:?}");
        }
        let mut again = one.clone();
        let (delta, _) = again.revise(shuffled(&snapshot, &mut random)).unwrap();
        assert!(delta.revision.is_empty() && delta.new.is_empty() && delta.resolved.is_empty());
        assert_eq!(again.to_json(), one.to_json());
        seen += one.clashes().len();
    }
    assert!(seen > 2000, "only {seen} clashes were tried");
}

/// Returns the same snapshot with some interfering pairs undecided.
fn unsure(mut snapshot: AssemblySnapshot, random: &mut Random) -> AssemblySnapshot {
    for pair in &mut snapshot.pairs {
        if pair.measure.class == PairClass::Interferes && random.below(3) == 0 {
            pair.measure.class = PairClass::Undecided;
            pair.depth_upper_bound = pair.measure.depth.map(|[_, upper]| upper + 0.5);
        }
    }
    snapshot
}

/// Returns the undecided pairs with their tests.
fn undecided(review: &Review) -> Vec<(String, [PartIdentity; 2])> {
    let parts = review.parts();
    let pairs = (0..parts.len()).flat_map(|b| (0..b).map(move |a| [a, b]));
    let open = pairs.flat_map(|[a, b]| {
        let ends = [a, b].map(|at| parts[at].instance.clone());
        let tests = review.undecided_in(a, b);
        tests.map(move |test| (test.name.clone(), ends.clone()))
    });
    open.collect()
}

fn random_action(random: &mut Random, review: &Review) -> Action {
    let ids = ids(review);
    let mut clashes: Vec<ClashId> = Vec::new();
    while !ids.is_empty() && (clashes.is_empty() || random.below(3) > 0) {
        clashes.push(random.pick(&ids));
    }
    let names: Vec<&str> = review.tests().iter().map(|test| &test.name[..]).collect();
    let name = match names.is_empty() {
        true => "none".to_owned(),
        false => random.pick(&names).to_owned(),
    };
    let set = |to| set(&clashes, to);
    let test = |name: String, random: &mut Random| Test {
        tolerance: random.below(3) as f64 / 2.0,
        ignore: vec![Rule::SameAssembly { level: Some(2) }, Rule::Approved],
        ..Test::new(
            name,
            random.pick(&[
                TestKind::Interference,
                TestKind::Duplicates,
                TestKind::Clearance(3.0),
            ]),
        )
    };
    let open = undecided(review);
    if !open.is_empty() && random.below(6) == 0 {
        let (test, pair) = open[random.index(open.len())].clone();
        return Action::MarkAsClash {
            test,
            pairs: vec![pair],
            stamp: stamp(),
        };
    }
    match random.below(9) {
        0 | 1 => set(Change::Status(random.pick(&[
            Status::New,
            Status::Active,
            Status::Reviewed,
            Status::Approved,
            Status::Resolved,
        ]))),
        2 => set(Change::Assignee(
            random.pick(&[None, Some("Bo")]).map(str::to_owned),
        )),
        3 => set(Change::Priority(random.pick(&[None, Some(Priority::High)]))),
        4 => set(Change::Group(
            random.pick(&[None, Some("fit")]).map(str::to_owned),
        )),
        5 => Action::Comment {
            clashes: clashes.clone(),
            text: "<b>\u{202e}\u{0}look</b>".into(),
            stamp: stamp(),
        },
        6 => Action::AddTest(Box::new(test(format!("test {}", random.below(4)), random))),
        7 => Action::ChangeTest {
            to: Box::new(test(random.pick(&[&name[..], "other"]).to_owned(), random)),
            name,
        },
        _ if random.below(3) == 0 => Action::RemoveTest(name),
        _ => Action::RemoveResolved,
    }
}

fn random_revision(random: &mut Random, blocks: &mut Vec<Block>) {
    for _ in 0..1 + random.below(3) {
        let at = random.index(blocks.len());
        match random.below(5) {
            0 => blocks[at].low[random.index(3)] += 1.0,
            1 => blocks[at].size[random.index(3)] += 1.0,
            2 => *blocks[at].path.last_mut().unwrap() += "!",
            3 if blocks.len() > 3 => drop(blocks.remove(at)),
            _ => blocks.push(Block::new("machine/drive/new", [2.0, 3.0, 4.0], [3.0; 3])),
        }
    }
}

#[test]
fn undo_and_save_round_trip_restore_the_review() {
    let mut random = Random::seeded("undo", 2);
    let (mut refused, mut done) = (0, 0);
    for _ in 0..ROUNDS / 2 {
        let mut blocks = assembly(&mut random);
        let mut review = review(tests(), unsure(snapshot(&blocks), &mut random));
        let mut steps: Vec<(String, Undo)> = Vec::new();
        for _ in 0..random.below(25) {
            let before = review.to_json();
            let step = match random.below(6) {
                0 => {
                    random_revision(&mut random, &mut blocks);
                    let snapshot = unsure(snapshot(&blocks), &mut random);
                    review.revise(snapshot).map(|(_, undo)| undo)
                }
                _ => {
                    let action = random_action(&mut random, &review);
                    let text = serde_json::to_string(&action).unwrap();
                    assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
                    review.apply(action)
                }
            };
            match step {
                Ok(undo) => steps.push((before, undo)),
                Err(_) => {
                    assert_eq!(review.to_json(), before);
                    refused += 1;
                }
            }
            let text = review.to_json();
            assert_eq!(Review::from_json(&text).unwrap().to_json(), text);
            done += 1;
        }
        let end = review.to_json();
        let mut redo = Vec::new();
        while let Some((before, undo)) = steps.pop() {
            redo.push(review.revert(undo));
            assert_eq!(review.to_json(), before);
        }
        while let Some(undo) = redo.pop() {
            review.revert(undo);
        }
        assert_eq!(review.to_json(), end);
    }
    assert!(
        done > 1000 && refused < done / 5,
        "{refused} of {done} were refused"
    );
}

/// Returns a review whose clashes all have some status and a comment.
fn decided(snapshot: &AssemblySnapshot, random: &mut Random) -> Review {
    let mut review = review(tests(), snapshot.clone());
    for id in ids(&review) {
        let status = random.pick(&[Status::Approved, Status::Reviewed]);
        review.apply(set(&[id], Change::Status(status))).unwrap();
        let comment = Action::Comment {
            clashes: vec![id],
            text: format!("about {}", id.0),
            stamp: stamp(),
        };
        review.apply(comment).unwrap();
    }
    review
}

#[test]
fn a_revision_that_renames_nothing_keeps_every_decision() {
    let mut random = Random::seeded("keeps", 3);
    let (mut kept, mut gone, mut worse, mut better) = (0, 0, 0, 0);
    for _ in 0..ROUNDS {
        let mut blocks = assembly(&mut random);
        let before = decided(&snapshot(&blocks), &mut random);
        // One part moves by less than half of the smallest one's mean radius, or grows.
        let at = random.index(blocks.len());
        match random.below(2) {
            0 => blocks[at].low[random.index(3)] += 0.25,
            _ => blocks[at].size[random.index(3)] += 0.25,
        }
        let mut after = before.clone();
        after
            .revise(shuffled(&snapshot(&blocks), &mut random))
            .unwrap();
        for clash in before.clashes().iter() {
            let now = after.clashes().get(&clash.id).unwrap();
            assert_eq!(now.review, clash.review, "{blocks:?}");
            kept += 1;
            let standing = after.current_status(now);
            if !now.finding.exists {
                assert_eq!(
                    (standing.status, standing.changed),
                    (Status::Resolved, false)
                );
                gone += 1;
            } else if now
                .finding
                .measure
                .is_worse_than(&clash.finding.measure, 0.001)
            {
                assert_eq!((standing.status, standing.changed), (Status::Active, true));
                worse += 1;
            } else {
                assert_eq!(
                    (Some(standing.status), standing.changed),
                    (clash.review.status, false)
                );
                better += usize::from(now.finding.measure != clash.finding.measure);
            }
        }
        let known = clashes(&before);
        let new = after
            .clashes()
            .iter()
            .filter(|clash| !known.contains_key(&clash.id));
        for clash in new {
            assert!(clash.review.is_empty() && after.current_status(clash).status == Status::New);
        }
    }
    println!("{kept} kept, of which {gone} gone, {worse} worse, {better} better");
    assert!([gone, worse, better].into_iter().all(|count| count > 20));
}

/// In independent reviews, equal names give equal keys.
#[test]
fn keys_are_made_of_names() {
    let mut random = Random::seeded("keys", 6);
    let mut shared = 0;
    for _ in 0..ROUNDS {
        let mut blocks = assembly(&mut random);
        let one = review(tests(), snapshot(&blocks));
        random_revision(&mut random, &mut blocks);
        let mut reported = one.clone();
        reported.revise(snapshot(&blocks)).unwrap();
        let other = review(tests(), snapshot(&blocks));
        let keys = |review: &Review| -> BTreeMap<u64, String> {
            let clashes = review.clashes().iter();
            clashes
                .map(|clash| {
                    (
                        clash.key,
                        format!(
                            "{} {:?} {:?}",
                            clash.finding.test, clash.finding.a, clash.finding.b
                        ),
                    )
                })
                .collect()
        };
        for review in [&one, &reported, &other] {
            assert_eq!(keys(review).len(), review.clashes().len());
        }
        let others = keys(&other);
        for (key, names) in keys(&one) {
            assert!(others.get(&key).is_none_or(|others| *others == names));
            shared += usize::from(others.contains_key(&key));
        }
    }
    assert!(shared > 1000, "only {shared} were in both");
}

#[test]
fn every_clash_is_in_one_group() {
    let mut random = Random::seeded("bunches", 4);
    for _ in 0..ROUNDS {
        let snapshot = unsure(snapshot(&assembly(&mut random)), &mut random);
        let mut review = review(tests(), snapshot);
        for _ in 0..8 {
            let _ = review.apply(random_action(&mut random, &review));
        }
        let there = review.clashes().iter().filter(|clash| clash.finding.exists);
        let there: Vec<ClashId> = there.map(|clash| clash.id).collect();
        for by in ALL_WAYS {
            let mut ids: Vec<ClashId> = review
                .groups(by)
                .into_iter()
                .flat_map(|bunch| bunch.clashes)
                .collect();
            ids.sort();
            assert_eq!(ids, there, "{by:?}");
        }
    }
}

#[test]
fn decisions_taken_back_after_a_revision_leave_what_was_found() {
    let mut random = Random::seeded("late", 5);
    for _ in 0..ROUNDS {
        let mut blocks = assembly(&mut random);
        let mut one = review(tests(), snapshot(&blocks));
        let mut other = one.clone();
        let undo = one
            .apply(set(&ids(&one), Change::Status(Status::Approved)))
            .unwrap();
        blocks[0].low[0] += 0.5;
        one.revise(snapshot(&blocks)).unwrap();
        other.revise(snapshot(&blocks)).unwrap();
        one.revert(undo);
        let found = |review: &Review| {
            let there = review.clashes().iter().filter(|clash| clash.finding.exists);
            let mut there: Vec<_> = there
                .map(|clash| {
                    (
                        clash.finding.test.clone(),
                        clash.finding.a.clone(),
                        clash.finding.b.clone(),
                    )
                })
                .collect();
            there.sort();
            there
        };
        assert_eq!(found(&one), found(&other));
        assert!(one.clashes().iter().all(|clash| clash.review.is_empty()));
    }
}
