//! Counts how often the published test is wrong.

use super::trial::Trial;

/// The numbers of corners of A, a point of the chart each.
pub(super) const CORNERS: [usize; 7] = [4, 6, 8, 10, 12, 16, 24];

/// The ratio from which on an overlap counts as grown.
pub(super) const MORE: f64 = 1.001;

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    pub corners: usize,
    pub pairs: usize,
    /// The pairs whose interiors intersect.
    pub overlapping: usize,
    pub false_hits: usize,
    pub missed: usize,
    /// The overlaps that were found.
    pub hits: usize,
    /// The found overlaps that are clear after the move.
    pub cleared: usize,
    /// The found overlaps that are deeper than before.
    pub worse: usize,
}

impl Tally {
    /// Counts a trial.
    pub fn add(&mut self, trial: &Trial) {
        let (stated, truly) = (trial.answer.overlaps, trial.overlaps);
        self.pairs += 1;
        self.overlapping += usize::from(truly);
        self.false_hits += usize::from(stated && !truly);
        self.missed += usize::from(!stated && truly);
        self.hits += usize::from(trial.is_hit());
        self.cleared += usize::from(trial.is_hit() && !trial.is_still_overlapping);
        if trial.is_hit() && trial.is_still_overlapping {
            let [before, after] = trial.depths();
            self.worse += usize::from(after > before * MORE);
        }
    }

    /// Returns percentages: the false hits of the pairs that are apart, and the missed of those that overlap. The others are
    /// fractions of the found overlaps: those not cleared, and those made deeper.
    pub fn percentages(&self) -> [f64; 4] {
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
