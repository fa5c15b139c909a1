//! Charts pairs by stage, the bounds of the proven search, and searches by the fineness of the elements.

use super::counts::{Counts, bounds};
use super::run::{CHANNEL_POSITIONS, ChannelQuery};
use super::steps::{Scene, Size, Steps};
use crate::story::{Chart, Line};

impl Steps {
    /// Charts the comparisons of each stage: bodies, hulls, A's elements, B's, pairs of elements, pairs of triangles.
    pub(super) fn stages_chart(&self, scene: Scene) -> Chart {
        let [a, b] = [0, 1].map(|side| self.bodies.elements[side].len());
        let [pairs, triangles] = self.bodies.pairs();
        let channels = CHANNEL_POSITIONS.len();
        let there = [
            channels,
            channels,
            channels * a,
            channels * b,
            pairs,
            triangles,
        ];
        // The chart ends at the current stage. A logarithmic scale has no point for 0.
        let reached = scene as usize;
        let counted = |all: &[ChannelQuery]| {
            let counts = Counts::new(all);
            let asked = std::iter::once(counts.spheres[0]).chain(counts.searches);
            over_stages(asked.take(reached))
        };
        let mut lines = vec![Line::new("all-there-are", over_stages(there))];
        let is_reported = scene >= Scene::Stages;
        for (name, all, is_own) in [
            ("stages-published", &self.published, !self.is_proven),
            ("stages-proven", &self.proven, self.is_proven),
        ] {
            if is_own || is_reported {
                lines.push(Line::new(name, counted(all)));
            }
        }
        Chart::new("pipeline-stages", "stage", "comparisons")
            .log_y()
            .lines(lines)
            .at((scene < Scene::Bound).then_some(reached as f64))
    }

    /// Charts how the bounds of the proven search converge to the answer.
    pub(super) fn bounds_chart(&self) -> Chart {
        let known = bounds(&self.proven[0].events);
        let line = |name, of: usize| {
            Line::new(
                name,
                (1..).zip(&known).map(|(i, bounds)| {
                    let bound = bounds[of];
                    [
                        f64::from(i),
                        if bound.is_finite() { bound } else { f64::NAN },
                    ]
                }),
            )
        };
        Chart::new("pipeline-bounds", "searches-made", "length")
            .lines([line("least-open", 0), line("best-so-far", 1)])
    }

    pub(super) fn sizes_chart(&self) -> Chart {
        let line = |name, count: fn(&Size) -> usize| {
            Line::new(
                name,
                self.sizes
                    .iter()
                    .map(|size| [size.pairs as f64, count(size) as f64]),
            )
        };
        Chart::new("pipeline-sizes", "element-pairs", "comparisons")
            .log_x()
            .log_y()
            .lines([
                line("all-there-are", |size| size.pairs),
                line("stages-published", |size| size.searches[0]),
                line("stages-proven", |size| size.searches[1]),
            ])
            .at(self.bodies.pairs()[0] as f64)
    }
}

/// Returns points over the stages from 1 on, with a gap where nothing is counted.
fn over_stages(counts: impl IntoIterator<Item = usize>) -> Vec<[f64; 2]> {
    let point = |(stage, count): (i32, usize)| match count {
        0 => [f64::from(stage), f64::NAN],
        _ => [f64::from(stage), count as f64],
    };
    (1..).zip(counts).map(point).collect()
}
