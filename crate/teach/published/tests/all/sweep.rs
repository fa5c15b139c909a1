//! Tests sweep and prune against all pairs of boxes.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_published::sweep::{Change, End, SweepAndPrune};
use nearpoint_testing::Random;

/// Returns boxes on a coarse grid, so that many boxes touch and many ends coincide.
fn boxes(random: &mut Random, count: usize) -> Vec<Aabb> {
    let one = |_| Aabb::from_points(&[random.grid(6), random.grid(6)]);
    (0..count).map(one).collect()
}

/// Returns the pairs whose closed intervals overlap on all of these axes.
fn brute(boxes: &[Aabb], axes: &[usize]) -> Vec<[usize; 2]> {
    let mut pairs = Vec::new();
    for (i, a) in boxes.iter().enumerate() {
        for (j, b) in boxes.iter().enumerate().skip(i + 1) {
            let overlap = |&axis: &usize| a.lo[axis] <= b.hi[axis] && b.lo[axis] <= a.hi[axis];
            if axes.iter().all(overlap) {
                pairs.push([i, j]);
            }
        }
    }
    pairs
}

/// Returns the number of pairs of ends that have another order in the second list.
fn inversions(before: &[End], after: &[End]) -> usize {
    let place = |end: &End| after.iter().position(|other| other == end).unwrap();
    let places: Vec<usize> = before.iter().map(place).collect();
    let later = |(i, place): (usize, &usize)| {
        let rest = places[i + 1..].iter();
        rest.filter(|other| *other < place).count()
    };
    places.iter().enumerate().map(later).sum()
}

#[test]
fn pairs_of_moving_boxes_are_those_of_brute_force() {
    let mut random = Random::seeded("sweep and prune", 1995);
    let mut met = [0; 3];
    for axes in [&[0][..], &[1], &[0, 1], &[2, 0, 1]] {
        for count in [0, 1, 2, 3, 7, 20] {
            let mut now = boxes(&mut random, count);
            let mut sweep = SweepAndPrune::new(now.clone(), axes);
            for cycle in 0..40 {
                let what = format!("{axes:?}, {count} boxes, cycle {cycle}");
                assert_eq!(sweep.pairs(), brute(&now, axes), "{what}");
                // Some boxes are in new positions, some stay where they are.
                let next = boxes(&mut random, count);
                for (one, next) in now.iter_mut().zip(next) {
                    if random.below(3) > 0 {
                        *one = next;
                    }
                }
                let before = sweep.lists().to_vec();
                let swaps = sweep.update(now.clone(), |swap| met[swap.change as usize] += 1);
                let after = sweep.lists();
                let expected = before.iter().zip(after);
                let expected: usize = expected.map(|(a, b)| inversions(a, b)).sum();
                assert_eq!(swaps, expected, "{what}");
                let again = sweep.update(now.clone(), |_| {});
                assert_eq!(again, 0, "{what}");
            }
        }
    }
    assert!(met.iter().all(|count| *count > 100), "{met:?}");
}

/// Tests that two boxes that pass each other on one axis overlap for a while.
#[test]
fn an_overlap_begins_and_stops_with_a_swap() {
    let at = |x: f64| {
        let corner = |x: f64| nearpoint_geometry::Point::new(x, 0.0, 0.0);
        Aabb::from_points(&[corner(x), corner(x + 2.0)])
    };
    let mut sweep = SweepAndPrune::new(vec![at(0.0), at(5.0)], &[0]);
    let mut changes = Vec::new();
    for x in [3.5, 2.0, 1.0, -1.0, -2.5] {
        sweep.update(vec![at(0.0), at(x)], |swap| changes.push(swap.change));
        assert_eq!(sweep.pairs().len(), usize::from((-2.0..=2.0).contains(&x)));
    }
    let expected = [Change::Begins, Change::None, Change::None, Change::Stops];
    assert_eq!(changes, expected);
}
