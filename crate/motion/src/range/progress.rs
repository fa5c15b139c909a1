//! Estimates how much of a search is done.

use nearpoint_geometry::nalgebra::ComplexField;

/// The progress of a search, from 0 to 1.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// The share of the work that is done before the present round, and after it.
    round: [f64; 2],
    /// The number of cells of the present round.
    cells: usize,
}

impl Progress {
    /// Begins a round with this number of cells. Each pair has the number of joints that move it, the halvings of its largest
    /// open cell, and the halvings that reach the resolution; the pair that is least advanced counts.
    pub fn begin_round(&mut self, pairs: impl Iterator<Item = [u32; 3]>, cells: usize) {
        let both = pairs.map(|[joints, halvings, all]| {
            [halvings, halvings + 1].map(|halvings| share_done(joints, halvings, all))
        });
        let least = both.reduce(|[a, b], [c, d]| [a.min(c), b.min(d)]);
        // A pair with more open cells than a round takes begins several rounds with the same halvings.
        let [_, done] = self.round;
        self.round = least.unwrap_or([1.0; 2]).map(|share| share.max(done));
        self.cells = cells;
    }

    /// Returns the share of the work that is done, when this number of cells of the present round are.
    pub fn share(&self, cells: usize) -> f64 {
        let [before, after] = self.round;
        (before + (after - before) * cells as f64 / self.cells.max(1) as f64).min(after)
    }
}

/// Returns the share of the work that is done once all cells were halved this often. Most cells are on the border between
/// clear and colliding ones, which has a dimension less than all values.
fn share_done(joints: u32, halvings: u32, all: u32) -> f64 {
    let dimension = 1.0 - 1.0 / f64::from(joints.max(1));
    let cells = |halvings: u32| match joints {
        0 | 1 => f64::from(halvings),
        _ => ComplexField::powf(2.0, f64::from(halvings) * dimension) - 1.0,
    };
    match all {
        0 => 0.0,
        _ => cells(halvings.min(all)) / cells(all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_advanced_pair_counts_and_half_a_round_is_half_of_its_share() {
        let mut progress = Progress::default();
        assert_eq!(progress.share(0), 0.0);
        progress.begin_round([[1, 9, 10], [1, 5, 10], [0, 0, 0]].into_iter().take(2), 8);
        assert_eq!(progress.share(0), 0.5);
        assert!((progress.share(4) - 0.55).abs() < 1e-12);
        // Two joints: twice as many cells after two halvings.
        let mut progress = Progress::default();
        progress.begin_round([[2, 12, 14]].into_iter(), 8);
        assert!((progress.share(0) - 63.0 / 127.0).abs() < 1e-12);
        // The same halvings once more: it stays, and does not fall.
        let done = progress.share(8);
        progress.begin_round([[2, 12, 14]].into_iter(), 8);
        assert_eq!([0, 8].map(|cells| progress.share(cells)), [done; 2]);
        progress.begin_round([].into_iter(), 0);
        assert_eq!(progress.share(0), 1.0);
    }
}
