//! Places over looks, legs over cuts, the clearance along the way, and places over steps.

use super::search::Searched;
use super::straight;
use super::tell::{Scene, Told};
use crate::story::{Axis, Chart, Line, LineStyle};

/// Points of a line in a chart, at most.
const POINTS: usize = 60;
/// Looks along a way for its chart.
const ALONG: usize = 40;

impl Told {
    pub(super) fn charts_of(&self, scene: Scene) -> Vec<Chart> {
        let axis = |name| Axis { name, log: false };
        let line = |name, points| Line {
            name,
            points,
            style: LineStyle::Line,
        };
        let points = |name, points| Line {
            style: LineStyle::Points,
            ..line(name, points)
        };
        let chart = |name, x, y, lines| Chart {
            name,
            x: axis(x),
            y: axis(y),
            lines,
            at: None,
        };
        let way = self.last().way.as_ref();
        match (scene, way) {
            (Scene::Moves | Scene::Turns | Scene::Between, _) => {
                let mut lines = vec![line("by-moves", growth(&self.moves))];
                if let (Some(turning), false) = (&self.turning, scene == Scene::Moves) {
                    lines.push(line("by-moves-and-turns", growth(turning)));
                }
                let places = "places-reached";
                vec![chart("places-reached", "steps-looked-at", places, lines)]
            }
            (Scene::Shorter, Some(way)) => {
                let legs = way.legs.iter().enumerate();
                let legs = legs.map(|(i, legs)| [i as f64, *legs as f64]).collect();
                vec![chart(
                    "way-shorter",
                    "step",
                    "legs",
                    vec![line("legs", legs)],
                )]
            }
            (Scene::Clearance, Some(_)) => {
                let lines = vec![line("clearance-of-way", self.clearances())];
                vec![chart("clearance-of-way", "share-of-way", "length", lines)]
            }
            (Scene::Captive, _) => {
                let lines = [("no-way", false), ("a-way", true)];
                let lines =
                    lines.map(|(name, with_way)| points(name, self.captive.points(with_way)));
                let lines = lines.into_iter().filter(|line| !line.points.is_empty());
                vec![chart(
                    "places-by-step",
                    "step-of-search",
                    "places-reached",
                    lines.collect(),
                )]
            }
            _ => Vec::new(),
        }
    }

    /// The clearance along the way, where it is looked at.
    fn clearances(&self) -> Vec<[f64; 2]> {
        let Some(way) = &self.last().way else {
            return Vec::new();
        };
        let at = |look: usize| {
            let share = look as f64 / ALONG as f64;
            let (_, distance) = straight::nearest(&self.world, &way.path.at(share))?;
            Some([share, distance])
        };
        (0..=ALONG).filter_map(at).collect()
    }
}

/// Places reached over steps looked at, at so many points at most.
fn growth(searched: &Searched) -> Vec<[f64; 2]> {
    let mut places = 1_u32;
    let mut all = vec![[0.0, 1.0]];
    for (i, look) in searched.looks.iter().enumerate() {
        places += u32::from(look.met.is_none());
        all.push([(i + 1) as f64, f64::from(places)]);
    }
    let last = all.len() - 1;
    let most = POINTS.min(last);
    (0..=most).map(|i| all[i * last / most.max(1)]).collect()
}
