//! How often the published test is wrong.

use super::trial::Trial;

/// Corners of A, a point of the chart each.
pub(super) const CORNERS: [usize; 7] = [4, 6, 8, 10, 12, 16, 24];

/// An overlap that is so much larger has grown.
pub(super) const MORE: f64 = 1.001;

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    pub corners: usize,
    pub pairs: usize,
    /// Pairs whose insides meet.
    pub overlapping: usize,
    pub false_hits: usize,
    pub missed: usize,
    /// Overlaps that were found.
    pub hits: usize,
    /// Of these, those that are clear after the move.
    pub cleared: usize,
    /// And those that overlap more than before.
    pub worse: usize,
}

impl Tally {
    pub fn add(&mut self, trial: &Trial) {
        let (said, truly) = (trial.said.overlaps, trial.overlaps);
        self.pairs += 1;
        self.overlapping += usize::from(truly);
        self.false_hits += usize::from(said && !truly);
        self.missed += usize::from(!said && truly);
        self.hits += usize::from(trial.is_hit());
        self.cleared += usize::from(trial.is_hit() && !trial.stuck);
        if trial.is_hit() && trial.stuck {
            let [before, after] = trial.depths();
            self.worse += usize::from(after > before * MORE);
        }
    }

    /// Percent of the pairs that are apart, of those that overlap, and twice of the overlaps that were found.
    pub fn shares(&self) -> [f64; 4] {
        let percent = |part: usize, all: usize| match all {
            0 => f64::NAN,
            all => 100.0 * part as f64 / all as f64,
        };
        [
            percent(self.false_hits, self.pairs - self.overlapping),
            percent(self.missed, self.overlapping),
            percent(self.hits - self.cleared, self.hits),
            percent(self.worse, self.hits),
        ]
    }
}
