//! Tests that updated pairs of boxes equal those of comparing all boxes, and that the cost of a change depends only on what
//! changes.

use nearpoint_geometry::bounds::{Aabb, BroadPhase, DynamicBvh, TooManyPairs};
use nearpoint_geometry::{Point, Vector};
use nearpoint_testing::Random;
use std::collections::{BTreeMap, BTreeSet};

/// Makes a box of whole numbers, so that boxes often touch and gaps are often exactly the limit; some have no extent, some
/// are empty.
fn random_box(random: &mut Random) -> Aabb {
    let lo = random.grid(12);
    let size = [0, 1, 2].map(|_| random.below(4) as f64);
    let hi = lo + Vector::from(size);
    match random.below(40) {
        0 => Aabb::EMPTY,
        _ => Aabb { lo, hi },
    }
}

fn brute(boxes: &BTreeMap<u32, Aabb>, max_distance: f64) -> BTreeSet<[u32; 2]> {
    let pairs = boxes.iter().flat_map(|(&a, of_a)| {
        let later = boxes.range(a + 1..);
        let near =
            later.filter(move |(_, of_b)| of_a.distance_squared(of_b).sqrt() <= max_distance);
        near.map(move |(&b, _)| [a, b])
    });
    pairs.collect()
}

#[test]
fn pairs_kept_up_to_date_are_those_of_all_boxes() {
    let mut random = Random::seeded("broad phase", 5);
    let (mut refused, mut near, mut apart) = (0, 0, 0);
    for round in 0..30 {
        let mut phase = BroadPhase::default();
        let mut boxes = BTreeMap::<u32, Aabb>::new();
        let mut pairs = BTreeSet::new();
        let mut max_distance = 0.0;
        for _ in 0..60 {
            let mut after = boxes.clone();
            let mut moved = Vec::new();
            for _ in 0..random.below(6) {
                let number = random.below(40) as u32;
                let bounds = (random.below(4) > 0).then(|| random_box(&mut random));
                match bounds {
                    Some(bounds) => after.insert(number, bounds),
                    None => after.remove(&number),
                };
                moved.push((number, bounds));
            }
            let next = match random.below(8) {
                0 => random.pick(&[0.0, 1.0, 3.0, f64::INFINITY]),
                _ => max_distance,
            };
            let wanted = brute(&after, next);
            let most = random.pick(&[wanted.len(), wanted.len().saturating_sub(1)]);
            match phase.update(&moved, next, most) {
                Ok(changed) => {
                    assert!(wanted.len() <= most, "round {round}");
                    near += changed.added.len();
                    apart += changed.removed.len();
                    for pair in &changed.removed {
                        assert!(pairs.remove(pair), "round {round} {pair:?}");
                    }
                    for pair in changed.added {
                        assert!(pairs.insert(pair), "round {round} {pair:?}");
                    }
                    (boxes, max_distance) = (after, next);
                    assert_eq!(pairs, wanted, "round {round}");
                }
                Err(TooManyPairs) => {
                    assert!(wanted.len() > most, "round {round}");
                    refused += 1;
                }
            }
            assert_eq!(phase.pair_count(), pairs.len(), "round {round}");
            for number in 0..40 {
                let own = pairs.iter().filter(|pair| pair.contains(&number));
                let mut others: Vec<u32> = own.map(|[a, b]| a ^ b ^ number).collect();
                others.sort_unstable();
                assert!(phase.partners(number).eq(others), "round {round}");
            }
        }
    }
    let classified = [refused, near, apart];
    assert!(
        refused > 50 && near > 1000 && apart > 1000,
        "{classified:?}"
    );
}

/// Unit boxes in a row, each apart from the next, are inserted from one end to the other: the worst order for a tree that
/// is not balanced.
#[test]
fn a_row_makes_no_deep_tree() {
    for count in [64, 1024, 16384] {
        let mut tree = DynamicBvh::default();
        let at =
            |x: f64| Aabb::from_points(&[Point::new(x, 0.0, 0.0), Point::new(x + 1.0, 1.0, 1.0)]);
        for number in 0..count {
            tree.insert(number, at(2.0 * f64::from(number)));
        }
        let depth = u64::from(count.ilog2());
        let mut worst = 0;
        for number in (0..count).step_by(count as usize / 64) {
            let before = tree.visits();
            assert_eq!(tree.query(&at(2.0 * f64::from(number)), 0.0), [number]);
            tree.insert(number, at(2.0 * f64::from(number) + 0.5));
            worst = worst.max(tree.visits() - before);
        }
        // A query visits a path or two, and so do removals and insertions.
        assert!(worst <= 16 * depth, "{count}: {worst} of {depth}");
    }
}
