//! Counts pairs and swaps.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_published::sweep::SweepAndPrune;

use super::world::World;

/// The number of counted cycles.
pub(super) const CYCLES: usize = 60;

/// Counts all pairs of boxes that overlap, by brute force.
pub(super) fn overlapping(boxes: &[Aabb]) -> usize {
    let of = |(i, one): (usize, &Aabb)| {
        let later = boxes[i + 1..].iter();
        later.filter(|other| one.overlaps(other)).count()
    };
    boxes.iter().enumerate().map(of).sum()
}

pub(super) fn all_pairs(count: usize) -> usize {
    count * (count - 1) / 2
}

/// Counts the pairs that overlap on all of these axes.
pub(super) fn on(axes: &[usize], boxes: &[Aabb]) -> usize {
    SweepAndPrune::new(boxes.to_vec(), axes).pairs().len()
}

/// Counts the swaps of ends in each of the first cycles.
pub(super) fn swaps_by_cycle(world: &World, axes: &[usize], cycles: usize) -> Vec<usize> {
    let mut sweep = SweepAndPrune::new(world.boxes(0), axes);
    let cycles = 1..=cycles;
    cycles
        .map(|cycle| sweep.update(world.boxes(cycle), |_| {}))
        .collect()
}

pub(super) fn mean(counts: &[usize]) -> f64 {
    counts.iter().sum::<usize>() as f64 / counts.len() as f64
}
