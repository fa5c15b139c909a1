//! Tests pairs of triangles against integer arithmetic of any length. `cargo xtask prove triangles` tries more of them.

use crate::common::oracle;
use nearpoint_geometry::collide::{Contact, contact};
use nearpoint_testing::Random;
use nearpoint_testing::triangle_pairs::{PAIR_GENERATORS, PairGenerator, Triangle};

const PAIRS_A_KIND: u64 = 15_000;

/// Compares both, in both orders and with rotated corners.
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

fn run(kind: &PairGenerator) {
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
        rates.iter().zip(kind.min_counts).all(enough),
        "{} no longer hits each answer: {rates:?}",
        kind.name
    );
}

/// Declares a test for each kind of pair, so that they run in parallel.
macro_rules! kinds {
    ($($number:literal $name:ident,)+) => {
        $(#[test]
        fn $name() {
            run(&PAIR_GENERATORS[$number]);
        })+
    };
}

kinds! {
    0 anywhere,
    1 on_a_coarse_grid,
    2 on_a_finer_grid,
    3 with_shared_corners,
    4 in_one_oblique_plane,
    5 nearly_in_one_plane,
    6 with_a_corner_on_an_edge_or_a_face,
    7 degenerate,
    8 needles,
}
