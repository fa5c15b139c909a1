//! Pairs of triangles against integer arithmetic of any length. `cargo xtask prove triangles` tries more of them.

use crate::common::oracle;
use nearpoint_geometry::collide::{Contact, contact};
use nearpoint_testing::Random;
use nearpoint_testing::triangle_pairs::{KINDS, Kind, Triangle};

const PAIRS_A_KIND: u64 = 15_000;

/// Compares both, in both orders and with corners turned round.
fn check([a, b]: [Triangle; 2]) -> Option<Contact> {
    let expected = oracle::contact(&a, &b);
    let turned = [b[2], b[1], b[0]];
    for (found, what) in [
        (contact(&a, &b), "a, b"),
        (contact(&b, &a), "b, a"),
        (contact(&a, &turned), "b turned round"),
    ] {
        assert_eq!(found, expected, "{what}\na = {a:?}\nb = {b:?}");
    }
    expected
}

fn run(kind: &Kind) {
    let mut random = Random::seeded(kind.name, 1);
    let mut rates = [0; 3];
    for _ in 0..PAIRS_A_KIND {
        rates[match check(kind.pair(&mut random)) {
            None => 0,
            Some(Contact::Touching) => 1,
            Some(Contact::Crossing) => 2,
        }] += 1;
    }
    println!("{}: {rates:?} apart, touching, crossing", kind.name);
    let enough = |(found, least): (&u64, u64)| found * 10_000 >= least * PAIRS_A_KIND;
    assert!(
        rates.iter().zip(kind.least).all(enough),
        "{} no longer hits each answer: {rates:?}",
        kind.name
    );
}

#[test]
fn anywhere() {
    run(&KINDS[0]);
}

#[test]
fn on_a_coarse_grid() {
    run(&KINDS[1]);
}

#[test]
fn on_a_finer_grid() {
    run(&KINDS[2]);
}

#[test]
fn with_shared_corners() {
    run(&KINDS[3]);
}

#[test]
fn in_one_oblique_plane() {
    run(&KINDS[4]);
}

#[test]
fn nearly_in_one_plane() {
    run(&KINDS[5]);
}

#[test]
fn with_a_corner_on_an_edge_or_a_face() {
    run(&KINDS[6]);
}

#[test]
fn degenerate() {
    run(&KINDS[7]);
}

#[test]
fn needles() {
    run(&KINDS[8]);
}
