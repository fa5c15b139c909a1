//! Tests which pairs a check may leave out, and why.

use crate::common::cells::{cuboid, joint, on, robot, whole};
use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_motion::allowed::{AllowedReason, adjacency, sample_allowed_pairs};
use nearpoint_motion::check::{Attachment, WorkCell};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits};
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};

/// Makes four links on a line, about a length apart, the last fixed to the third, which turn by no more than a fifth of
/// a right angle. There is a floor under the base, and a post that the last links can reach.
fn cell() -> WorkCell {
    use JointKind::{Fixed, Revolute};
    let kinds = [Revolute, Revolute, Revolute, Fixed]
        .into_iter()
        .enumerate();
    let joints = kinds.map(|(n, kind)| Joint {
        limits: Some(JointLimits::new(-0.3, 0.3)),
        ..joint(kind, n, Pose::translation(1.0, 0.0, 0.0), [0.0, 0.0, 1.0])
    });
    let still = |x: f64, y: f64, z: f64| Attachment::Scene(Pose::translation(x, y, z));
    let at = |link| on(0, link, Pose::identity());
    let mut bodies: Vec<_> = [0, 1, 3, 4].map(|link| cuboid([0.3; 3], at(link))).into();
    bodies.push(cuboid([1.0, 1.0, 0.1], still(0.0, 0.0, -0.15)));
    bodies.push(cuboid([0.2, 0.2, 1.0], still(3.0, 0.5, 0.0)));
    whole(joints.collect(), bodies)
}

#[test]
fn sampled_allowed_pairs_have_their_reason() {
    let cell = cell();
    let found = sample_allowed_pairs(&cell, 200, 1, &SequentialExecutor).unwrap();
    let reason = |pair: [usize; 2]| {
        let mut found = found.iter();
        found.find(|(p, _)| *p == pair).map(|(_, r)| r.clone())
    };
    // These are the base and first link; and the third link and the one fixed to it.
    for (pair, joint) in [([0, 1], "joint 0"), ([2, 3], "joint 3")] {
        let joint = Some(joint.to_owned());
        assert_eq!(reason(pair), Some(AllowedReason::Adjacent { joint }));
    }
    // Two joints that move are between first and third, though the second has no body.
    assert_eq!(reason([1, 2]), Some(AllowedReason::NeverInCollision));
    assert_eq!(reason([1, 3]), Some(AllowedReason::NeverInCollision));
    assert_eq!(reason([0, 2]), Some(AllowedReason::NeverInCollision));
    assert_eq!(reason([0, 4]), Some(AllowedReason::AlwaysInCollision));
    // The post is hit in some samples only. A link that never hits the floor does not belong to one robot with it.
    assert_eq!(reason([2, 5]), None);
    assert_eq!(reason([3, 4]), None);
    assert!(found.is_sorted_by_key(|(pair, _)| cell.pairs.iter().position(|p| p == pair)));
}

#[test]
fn sampled_allowed_pairs_depend_only_on_the_seed() {
    let cell = cell();
    let found = sample_allowed_pairs(&cell, 50, 7, &SequentialExecutor).unwrap();
    assert_eq!(
        sample_allowed_pairs(&cell, 50, 7, &ThreadExecutor::new(3)),
        Ok(found)
    );
    assert_eq!(
        sample_allowed_pairs(&cell, 50, 7, &StopAfterPolls::new(0)),
        Err(Interrupted)
    );
    // With the default pose alone, every pair has one result.
    let rest = sample_allowed_pairs(&cell, 0, 7, &SequentialExecutor).unwrap();
    assert!(rest.contains(&([0, 2], AllowedReason::NeverInCollision)));
}

/// Returns the joint that makes two links of a chain adjacent; `kinds` are its joints, and `bodies` are the links with
/// bodies.
fn between(kinds: &[JointKind], links: [usize; 2], bodies: &[usize]) -> Option<AllowedReason> {
    let joints = kinds.iter().enumerate();
    let joints = joints.map(|(n, &kind)| joint(kind, n, Pose::identity(), [0.0, 0.0, 1.0]));
    adjacency(&robot(joints.collect()), links, |link| {
        bodies.contains(&link)
    })
}

#[test]
fn only_links_that_one_joint_joins_are_neighbours() {
    use JointKind::{Fixed, Revolute};
    let by = |n: usize| {
        let joint = Some(format!("joint {n}"));
        Some(AllowedReason::Adjacent { joint })
    };
    // Of four links that are fixed to one another, each is joined to the next, and to no other.
    let fixed = [Fixed; 3];
    for links in [[0, 1], [1, 2], [2, 3]] {
        assert_eq!(between(&fixed, links, &[0, 1, 2, 3]), by(links[0]));
        assert_eq!(
            between(&fixed, [links[1], links[0]], &[0, 1, 2, 3]),
            by(links[0])
        );
    }
    for links in [[0, 2], [1, 3], [0, 3]] {
        assert_eq!(between(&fixed, links, &[0, 1, 2, 3]), None, "{links:?}");
    }
    // The middle link is a frame without a body: the joint that moves joins the links on either side of it.
    assert_eq!(between(&[Fixed, Fixed], [0, 2], &[0, 2]), by(1));
    assert_eq!(between(&[Fixed, Revolute], [0, 2], &[0, 2]), by(1));
    assert_eq!(between(&[Revolute, Fixed], [0, 2], &[0, 2]), by(0));
    assert_eq!(between(&[Revolute, Fixed, Fixed], [0, 3], &[0, 3]), by(0));
    // Two links with two moving joints between them are not adjacent.
    assert_eq!(between(&[Revolute, Revolute], [0, 2], &[0, 2]), None);
    assert_eq!(between(&[Revolute, Fixed, Revolute], [0, 3], &[0, 3]), None);
    let one = Some(AllowedReason::Adjacent { joint: None });
    assert_eq!(between(&[Revolute], [1, 1], &[1]), one);
}

#[test]
fn sibling_links_are_not_adjacent() {
    for kind in [JointKind::Fixed, JointKind::Prismatic] {
        let mut joints = [0, 1].map(|n| joint(kind, n, Pose::identity(), [1.0, 0.0, 0.0]));
        joints[1].parent = 0;
        let robot = robot(joints.into());
        assert_eq!(adjacency(&robot, [1, 2], |_| true), None);
        // The links are not adjacent either if the link between them has no body, such as the world.
        assert_eq!(adjacency(&robot, [1, 2], |link| link > 0), None);
    }
}
