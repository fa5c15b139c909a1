//! Charts reached poses over tested steps, segments over cuts, the clearance along the path, and reached poses over step
//! sizes.

use super::search::RemovalSearch;
use super::steps::Steps;
use super::straight;
use crate::story::{Chart, Line};

/// The largest number of points of a line in a chart.
const POINTS: usize = 60;
/// The number of samples along a path for its chart.
const ALONG: usize = 40;

impl Steps {
    /// Charts reached poses over tested steps, by moves alone, and with turns if `with_turns`.
    pub(super) fn growth(&self, with_turns: bool) -> Chart {
        let turning = self.turning.as_ref().filter(|_| with_turns);
        Chart::new("places-reached", "steps-looked-at", "places-reached")
            .line("by-moves", growth(&self.moves))
            .lines(turning.map(|turning| Line::new("by-moves-and-turns", growth(turning))))
    }

    /// Returns the clearance at samples along the path.
    pub(super) fn clearances(&self) -> Vec<[f64; 2]> {
        let Some(way) = &self.last().path else {
            return Vec::new();
        };
        let at = |look: usize| {
            let fraction = look as f64 / ALONG as f64;
            let (_, distance) = straight::nearest(&self.world, &way.path.at(fraction))?;
            Some([fraction, distance])
        };
        (0..=ALONG).filter_map(at).collect()
    }
}

/// Returns the number of reached poses over tested steps, with at most [`POINTS`] points.
fn growth(searched: &RemovalSearch) -> Vec<[f64; 2]> {
    let mut places = 1_u32;
    let mut all = vec![[0.0, 1.0]];
    for (i, look) in searched.tested_steps.iter().enumerate() {
        places += u32::from(look.blocking_pair.is_none());
        all.push([(i + 1) as f64, f64::from(places)]);
    }
    let last = all.len() - 1;
    let most = POINTS.min(last);
    (0..=most).map(|i| all[i * last / most.max(1)]).collect()
}
