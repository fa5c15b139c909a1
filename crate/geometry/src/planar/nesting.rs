//! Finds which rings are holes, and of which outer ring.

use super::Point2;
use super::ring::{self, PointLocation, locate_beside};

/// Sorts rings, each outer one counter-clockwise and followed by its clockwise holes; also returns where the rings of each
/// piece end. The rings must bound a polygon. A ring inside an odd number of others is a hole.
pub(super) fn nested(mut rings: Vec<Vec<Point2>>) -> (Vec<Vec<Point2>>, Vec<usize>) {
    let around = enclosing_rings(&rings);
    let is_hole = |i: usize| around[i].len() % 2 == 1;
    // A hole's outer ring is the innermost around it: the one inside most others.
    let depth = |j: &usize| around[*j].len();
    let piece = |i: usize| match is_hole(i) {
        true => around[i].iter().copied().max_by_key(depth).unwrap_or(i),
        false => i,
    };
    let mut order: Vec<usize> = (0..rings.len()).collect();
    order.sort_by_key(|i| (piece(*i), is_hole(*i)));
    for (i, ring) in rings.iter_mut().enumerate() {
        if ring::is_counter_clockwise(ring) == Some(is_hole(i)) {
            ring.reverse();
        }
    }
    let starts = (0..order.len()).filter(|k| !is_hole(order[*k]));
    let ends = starts.skip(1).chain([order.len()]).collect();
    let take = |i: usize| std::mem::take(&mut rings[i]);
    (order.into_iter().map(take).collect(), ends)
}

/// Returns, for each ring, the rings that it lies in, processed from left to right by its neighbours.
fn enclosing_rings(rings: &[Vec<Point2>]) -> Vec<Vec<usize>> {
    let boxes: Vec<[Point2; 2]> = rings.iter().map(ring::bounds).collect();
    let holds = |[low, high]: &[Point2; 2], [a, b]: &[Point2; 2]| low <= a && b <= high;
    let max_distance = |inner: usize, outer: usize| {
        let [from, towards] = [rings[inner][0], rings[inner][1]];
        inner != outer
            && holds(&boxes[outer], &boxes[inner])
            && locate_beside(&rings[outer], from, towards) == PointLocation::Inside
    };
    let left = |i: usize| boxes[i][0].x;
    let mut order: Vec<usize> = (0..rings.len()).collect();
    order.sort_by(|i, j| left(*i).total_cmp(&left(*j)));
    let mut around = vec![Vec::new(); rings.len()];
    let mut coming = order.iter().copied().peekable();
    let mut here = Vec::new();
    for &i in &order {
        here.retain(|j: &usize| boxes[*j][1].x >= left(i));
        while let Some(j) = coming.next_if(|j| left(*j) <= left(i)) {
            here.push(j);
        }
        around[i] = here
            .iter()
            .copied()
            .filter(|j| max_distance(i, *j))
            .collect();
    }
    around
}
