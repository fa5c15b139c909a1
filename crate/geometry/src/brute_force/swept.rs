//! Tests two moving triangles by halving the step until every part of it is decided.

use crate::collide::contact;
use crate::collide::swept::SweptTriangle;
use crate::tolerance::SWEPT_NOISE;
use crate::{Point, closest};

/// The time at which two moving triangles first meet, as far as a search of the whole step found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum SampledTimeOfImpact {
    /// The triangles stay apart: every instant lies in a part of the step in which no motion is fast enough for a meeting.
    Separated,
    /// The triangles share a point at this instant, and at none before it that the search could find.
    At(f64),
    /// The triangles share a point at none of the tested instants. But from this one on they came closer than a part of the
    /// step at the given resolution can resolve.
    Near(f64),
}

/// Finds the first instant at which two triangles with linear motion of their corners share a point. It computes their
/// distance at the midpoint of every part of the step; no point closes it faster than it moves. Parts shorter than
/// `resolution` are not halved any more. Deviation counts as distance; with it no meeting is certain.
pub fn time_of_impact(
    a: &SweptTriangle,
    b: &SweptTriangle,
    resolution: f64,
) -> SampledTimeOfImpact {
    let speed = |t: &SweptTriangle| {
        let steps = (0..3).map(|i| (t.to[i] - t.from[i]).norm());
        steps.fold(0.0, f64::max)
    };
    let reach = [a, b]
        .iter()
        .flat_map(|t| t.from.iter().chain(&t.to))
        .fold(0.0, |reach: f64, p| reach.max(p.coords.amax()));
    let slack = a.deviation + b.deviation + 4.0 * SWEPT_NOISE * reach;
    let search = Search {
        a,
        b,
        speed: speed(a) + speed(b),
        slack,
        resolution,
    };
    search
        .between(0.0, 1.0)
        .unwrap_or(SampledTimeOfImpact::Separated)
}

struct Search<'a> {
    a: &'a SweptTriangle,
    b: &'a SweptTriangle,
    speed: f64,
    slack: f64,
    resolution: f64,
}

impl Search<'_> {
    fn between(&self, from: f64, to: f64) -> Option<SampledTimeOfImpact> {
        let centre = (from + to) / 2.0;
        let distance = self.distance(centre);
        if distance - self.slack > self.speed * (to - from) / 2.0 {
            return None;
        }
        if to - from > self.resolution {
            let first = self.between(from, centre);
            return match first {
                Some(SampledTimeOfImpact::At(_)) => first,
                _ => match (first, self.between(centre, to)) {
                    (_, Some(SampledTimeOfImpact::At(at))) => Some(SampledTimeOfImpact::At(at)),
                    (near, later) => near.or(later),
                },
            };
        }
        let instants = [from, centre, to];
        let met = instants.into_iter().find(|&at| self.intersects(at));
        Some(met.map_or(SampledTimeOfImpact::Near(from), SampledTimeOfImpact::At))
    }

    fn at(&self, time: f64) -> [[Point; 3]; 2] {
        [self.a.at(time), self.b.at(time)]
    }

    fn intersects(&self, time: f64) -> bool {
        let [a, b] = self.at(time);
        contact(&a, &b).is_some()
    }

    fn distance(&self, time: f64) -> f64 {
        let [a, b] = self.at(time);
        if contact(&a, &b).is_some() {
            return 0.0;
        }
        closest::nearest(&a, &b).distance_squared.sqrt()
    }
}
