//! The charts: the loop of taking hold and letting go, and what the overlap has to do with it.

use super::measure::{Measured, heights};
use super::run::Moment;
use super::scene::EDGE;
use crate::story::{Axis, Chart, Line, LineStyle};

/// Of the published parameters (section 6.5).
const PUBLISHED_PULL: f64 = 0.5;
/// Points of the published line.
const POINTS: u32 = 20;

fn axis(name: &'static str) -> Axis {
    Axis { name, log: false }
}

fn line(name: &'static str, points: &[[f64; 2]], style: LineStyle) -> Line {
    Line {
        name,
        points: points.to_vec(),
        style,
    }
}

/// The height shown over the hand's.
pub(super) fn heights_chart(measured: &Measured, moment: &Moment) -> Chart {
    let [hand, shown] = heights(moment);
    Chart {
        name: "hand-and-shown",
        x: axis("hand-height"),
        y: axis("shown-height"),
        lines: vec![
            line("going-down", &measured.down, LineStyle::Line),
            line("going-up", &measured.up, LineStyle::Line),
            line("now", &[[hand, shown]], LineStyle::Points),
        ],
        at: None,
    }
}

/// How far away the hand lets go, over the overlap, beside k√A of the paper's k.
pub(super) fn release_chart(measured: &Measured, moment: &Moment) -> Chart {
    let published = |n: u32| {
        let share = f64::from(n) / f64::from(POINTS);
        [share, PUBLISHED_PULL * EDGE * share.sqrt()]
    };
    let published: Vec<[f64; 2]> = (0..=POINTS).map(published).collect();
    let mut release = measured.release.clone();
    release.sort_by(|p, q| p[0].total_cmp(&q[0]));
    Chart {
        name: "release-distance",
        x: axis("face-share"),
        y: axis("length"),
        lines: vec![
            line("lets-go-at", &release, LineStyle::Line),
            line("published-pull", &published, LineStyle::Published),
        ],
        at: moment.loosest().map(|held| held.grip.share),
    }
}
