//! Pairs that need not be looked at, and why.

use crate::common::cells::{all_pairs, cuboid, joint, on, robot};
use nearpoint_geometry::Pose;
use nearpoint_geometry::work::{Serial, Stopped};
use nearpoint_motion::allowed::{Reason, allowed};
use nearpoint_motion::check::{Carrier, Cell, Mounted};
use nearpoint_motion::robot::{JointKind, Limits};
use nearpoint_testing::work::{Limited, Threads};
use std::sync::atomic::AtomicUsize;

/// Four links on a line, about a length apart, the last held to the third; they turn by no more than a fifth of a right
/// angle. A floor under the base, and a post in reach.
fn cell() -> Cell {
    let limits = Some(Limits {
        lower: -0.3,
        upper: 0.3,
    });
    let mut joints: Vec<_> = (0..4)
        .map(|n| {
            let kind = if n == 3 {
                JointKind::Fixed
            } else {
                JointKind::Revolute
            };
            joint(kind, n, Pose::translation(1.0, 0.0, 0.0), [0.0, 0.0, 1.0])
        })
        .collect();
    joints.iter_mut().for_each(|joint| joint.limits = limits);
    let still = |x: f64, y: f64, z: f64| Carrier::Still(Pose::translation(x, y, z));
    let at = |link| on(0, link, Pose::identity());
    let mut bodies: Vec<_> = [0, 1, 3, 4].map(|link| cuboid([0.3; 3], at(link))).into();
    bodies.push(cuboid([1.0, 1.0, 0.1], still(0.0, 0.0, -0.15)));
    bodies.push(cuboid([0.2, 0.2, 1.0], still(3.0, 0.5, 0.0)));
    Cell {
        robots: vec![Mounted {
            robot: robot(joints),
            base: Pose::identity(),
        }],
        pairs: all_pairs(bodies.len()),
        bodies,
    }
}

#[test]
fn pairs_are_told_with_their_reason() {
    let cell = cell();
    let found = allowed(&cell, 200, 1, &Serial).unwrap();
    let reason = |pair: [usize; 2]| found.iter().find(|(p, _)| *p == pair).map(|(_, r)| *r);
    // Base and first link; first and third, none being on the second; third and what is held to it.
    for pair in [[0, 1], [1, 2], [2, 3]] {
        assert_eq!(reason(pair), Some(Reason::Neighbours), "{pair:?}");
    }
    // What is held to a link is a neighbour as the link is.
    assert_eq!(reason([1, 3]), Some(Reason::Neighbours));
    assert_eq!(reason([0, 2]), Some(Reason::NeverMeet));
    assert_eq!(reason([0, 4]), Some(Reason::AlwaysMeet));
    // The post may be met or not, and what never met the floor is not of one robot with it.
    assert_eq!(reason([2, 5]), None);
    assert_eq!(reason([3, 4]), None);
    assert!(found.is_sorted_by_key(|(pair, _)| cell.pairs.iter().position(|p| p == pair)));
}

#[test]
fn the_same_seed_gives_the_same() {
    let cell = cell();
    let found = allowed(&cell, 50, 7, &Serial).unwrap();
    assert_eq!(allowed(&cell, 50, 7, &Threads::new(3)), Ok(found));
    let limited = Limited {
        polls: AtomicUsize::new(0),
        width: 1,
    };
    assert_eq!(allowed(&cell, 50, 7, &limited), Err(Stopped));
    // At rest alone, everything does what it does.
    let rest = allowed(&cell, 0, 7, &Serial).unwrap();
    assert!(rest.contains(&([0, 2], Reason::NeverMeet)));
}
