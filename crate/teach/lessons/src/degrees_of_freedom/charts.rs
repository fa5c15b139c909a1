//! Draws the charts: the loop of snapping and releasing, and its dependence on the overlap.

use super::measure::{Measurement, heights};
use super::run::DragSample;
use super::scene::EDGE;
use crate::story::{Chart, Line};

/// The pull factor k of the published parameters (section 6.5).
const PUBLISHED_PULL: f64 = 0.5;
/// The number of points of the published line.
const POINTS: u32 = 20;

pub(super) fn charts(measured: &Measurement, moment: &DragSample) -> Vec<Chart> {
    vec![
        heights_chart(measured, moment),
        release_chart(measured, moment),
    ]
}

/// Charts the shown height over the height of the dragged pose.
fn heights_chart(measured: &Measurement, moment: &DragSample) -> Chart {
    let [hand, shown] = heights(moment);
    Chart::new("hand-and-shown", "hand-height", "shown-height")
        .line("going-down", measured.down.clone())
        .line("going-up", measured.up.clone())
        .points("now", [[hand, shown]])
}

/// Charts the distance at which a face is released over the overlap, beside k√A with the paper's k.
fn release_chart(measured: &Measurement, moment: &DragSample) -> Chart {
    let published = |n: u32| {
        let fraction = f64::from(n) / f64::from(POINTS);
        [fraction, PUBLISHED_PULL * EDGE * fraction.sqrt()]
    };
    let published: Vec<[f64; 2]> = (0..=POINTS).map(published).collect();
    let mut release = measured.release.clone();
    release.sort_by(|p, q| p[0].total_cmp(&q[0]));
    Chart::new("release-distance", "face-share", "length")
        .line("lets-go-at", release.clone())
        .lines([Line::new("published-pull", published.clone()).published()])
        .at(moment
            .weakest_constraint()
            .map(|held| held.engagement.covered_fraction))
}
