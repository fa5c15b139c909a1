//! Lists the steps: one for each stage of the pipeline, then the elements that it missed or kept, and the cost of each
//! stage.

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_published::pipeline::{DistanceResult, Thresholds};

use super::counts::{Counts, STAGES};
use super::run::{BodyElements, ChannelQuery, RankedChannel, nearest, rank_channels};
use crate::story::{Bound, LazyStep, Number, Story};

/// A bound on all coordinates.
pub(super) const WORLD: f64 = 50.0;
/// The numbers of pieces of each block for the chart of sizes.
pub(super) const CUTS: [usize; 4] = [1, 2, 4, 8];

/// The subjects of the steps, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Scene {
    Begin,
    Spheres,
    Hulls,
    ReleaseA,
    ReleaseB,
    Elements,
    Bound,
    Stages,
    Sizes,
}

const SCENES: [Scene; 9] = [
    Scene::Begin,
    Scene::Spheres,
    Scene::Hulls,
    Scene::ReleaseA,
    Scene::ReleaseB,
    Scene::Elements,
    Scene::Bound,
    Scene::Stages,
    Scene::Sizes,
];

/// The number of pairs of elements, and the searches in both modes.
#[derive(Debug)]
pub(super) struct Size {
    pub pairs: usize,
    pub searches: [usize; 2],
}

/// The elements of A and of a channel as solids.
pub(super) type Solids = [Vec<Option<Arc<Shape>>>; 2];

/// The steps of the lesson on the whole pipeline from envelope spheres to pairs of elements, with the data that they
/// show.
#[derive(Debug)]
pub(super) struct Steps {
    pub bodies: BodyElements,
    pub solids: Solids,
    pub is_proven: bool,
    pub near: f64,
    pub cut: usize,
    pub order: Vec<RankedChannel>,
    pub published: Vec<ChannelQuery>,
    pub proven: Vec<ChannelQuery>,
    pub sizes: Vec<Size>,
}

impl Steps {
    /// Prepares the steps of the pipeline. The result is never none: boxes have hulls, and poses have finite numbers.
    pub fn new(cut: usize, thresholds: Thresholds, is_proven: bool) -> Option<Self> {
        let bodies = BodyElements::new(cut)?;
        let published = bodies.published(thresholds)?;
        let order = rank_channels(&published);
        let proven = bodies.proven(&order)?;
        nearest(&proven)?;
        let size = |cut: &usize| {
            let bodies = BodyElements::new(*cut)?;
            let (published, proven) = (bodies.published(thresholds)?, bodies.proven(&order)?);
            Some(Size {
                pairs: bodies.pairs()[0],
                searches: [published, proven].map(|all| Counts::new(&all).searched(STAGES)),
            })
        };
        let sizes = CUTS.iter().map(size).collect::<Option<_>>()?;
        let mut reported = Self {
            bodies,
            solids: Solids::default(),
            is_proven,
            near: thresholds.elements,
            cut,
            order,
            published,
            proven,
            sizes,
        };
        reported.solids = reported.solids();
        Some(reported)
    }

    /// Returns the query of each channel in the chosen mode.
    pub fn all(&self) -> &[ChannelQuery] {
        match self.is_proven {
            true => &self.proven,
            false => &self.published,
        }
    }

    /// Returns the search of a channel, by its rank; none if it was not searched.
    pub fn of_rank(&self, rank: usize) -> Option<&ChannelQuery> {
        let place = self.order[rank].index;
        self.all().iter().find(|asked| asked.index == place)
    }

    /// Returns the search of the channel of the first rank.
    pub fn nearest(&self) -> &ChannelQuery {
        self.of_rank(0).unwrap_or(&self.all()[0])
    }

    /// Returns the proven distance to all channels.
    pub fn truth(&self) -> &DistanceResult {
        &nearest(&self.proven).unwrap_or(&self.proven[0]).result
    }

    /// Returns the number of channels whose hull is searched.
    pub fn remaining(&self) -> usize {
        Counts::new(self.all()).searches[0]
    }

    fn scene(&self, step: usize) -> Scene {
        // In the proven search, pairs follow A's elements.
        let skipped = usize::from(self.is_proven && step >= 4);
        SCENES[(step + skipped).min(SCENES.len() - 1)]
    }

    /// Returns whether the answer is the true distance, up to rounding.
    pub fn is_right(&self) -> bool {
        let answer = self.nearest().result.witness.distance;
        (answer - self.truth().upper).abs() <= DISTANCE_NOISE * WORLD
    }

    /// Returns the number of searches of the published mode and of the proven one.
    pub fn searches(&self) -> [usize; 2] {
        [&self.published, &self.proven].map(|all| Counts::new(all).searched(STAGES))
    }

    /// Returns the iterations of Gilbert's method for each search.
    pub fn iterations(&self) -> f64 {
        let counts = Counts::new(self.all());
        counts.iterations as f64 / counts.searched(STAGES).max(1) as f64
    }

    fn numbers(&self, scene: Scene) -> Vec<Number> {
        let counts = Counts::new(self.all());
        let stages = (scene as usize).saturating_sub(1).min(STAGES);
        let mut numbers = Vec::new();
        if scene > Scene::Begin {
            let spheres = counts.compared(stages.max(1));
            numbers.push(Number::count("spheres-compared", spheres));
            numbers.push(Number::count("hulls-compared", counts.searched(stages)));
        }
        if scene == Scene::Spheres {
            let apart = self.first_apart();
            numbers.push(
                Number::length("centres-apart", apart.distance).with_bound(Bound::Approximate),
            );
            numbers.push(Number::at_least("spheres-apart", apart.gap));
        }
        if scene >= Scene::Elements {
            let found = &self.nearest().result;
            let worth = match found.is_exact() {
                true => Bound::Exact,
                false => Bound::Approximate,
            };
            numbers.push(Number::length("answered", found.witness.distance).with_bound(worth));
            numbers.push(Number::at_least("at-least", found.lower));
            numbers.push(Number::at_most("at-most", found.upper));
        }
        if scene >= Scene::Bound {
            numbers.push(Number::length("true-distance", self.truth().upper));
        }
        if scene >= Scene::Stages {
            let each = self.iterations();
            let each = Number::plain("iterations-each", each);
            let [published, proven] = self.searches();
            numbers.push(each);
            numbers.push(Number::count("searches-published", published));
            numbers.push(Number::count("searches-proven", proven));
        }
        numbers
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        SCENES.len() - usize::from(self.is_proven)
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let scene = self.scene(step);
        let draft = match scene {
            Scene::Begin => self.begin(),
            Scene::Spheres => self.spheres(),
            Scene::Hulls => self.hulls(),
            Scene::ReleaseA if self.is_proven => self.queried_in_order(),
            Scene::ReleaseA => self.released("pipeline.release-a", 0),
            Scene::ReleaseB => self
                .released("pipeline.release-b", 1)
                .ask(self.nearest_block_question()),
            Scene::Elements => self.elements(),
            Scene::Bound => self.result(),
            Scene::Stages => self.stages(),
            Scene::Sizes => self.finer(),
        };
        draft
            .numbers(self.numbers(scene))
            .figure(move || self.figure(scene))
            .charts(move || match scene {
                Scene::Begin => Vec::new(),
                Scene::Bound => vec![self.bounds_chart()],
                Scene::Sizes => vec![self.sizes_chart()],
                scene => vec![self.stages_chart(scene)],
            })
    }
}
