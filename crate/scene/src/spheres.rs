//! Finds the collisions of the parts' hierarchical spheres, for display beside the exact faces. They show the effect of
//! an accuracy.

use std::collections::BTreeMap;

use nearpoint_geometry::bounds::spheres::{
    SphereSearchOptions, SphereSearchResult, SpheresError, search,
};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::{Point, Pose};

use crate::check::SphereModels;
use crate::document::Document;
use crate::pair::Pair;
use crate::pairs::Pairs;
use crate::part::{PairKey, Part};
use crate::pose::same_bits;
use crate::resume::{Budget, Resumable};

/// The largest number of sphere pairs that are listed for two parts.
pub const MAX_SPHERE_PAIRS: usize = 48;

/// The colliding spheres of the pairs of interest, all of one smallest radius.
#[derive(Debug)]
pub struct CollidingSpheres {
    models: SphereModels,
    pairs: BTreeMap<PairKey, SpherePair>,
    failure: Option<SpheresError>,
    /// True if the results of all pairs of interest are known.
    is_up_to_date: bool,
    budget: Budget,
}

/// The colliding spheres of two parts.
#[derive(Debug)]
pub struct SpherePair {
    b_in_a: Pose,
    /// The largest distance of surfaces that count as colliding.
    pub max_distance: f64,
    /// The centres of A's spheres that collide, and of B's, in A's frame; no more than [`MAX_SPHERE_PAIRS`] of each.
    pub centres: [Vec<Point>; 2],
    /// True if these are all.
    pub is_complete: bool,
    /// The number of sphere pairs that were tested, and the number of all pairs of smallest spheres.
    pub tests: [u64; 2],
}

impl CollidingSpheres {
    pub(crate) fn new(accuracy: f64) -> Self {
        Self {
            models: SphereModels::new(accuracy),
            pairs: BTreeMap::new(),
            failure: None,
            is_up_to_date: false,
            budget: 0,
        }
    }

    /// Returns the smallest radius of the spheres, in the scene's unit.
    pub fn accuracy(&self) -> f64 {
        self.models.accuracy()
    }

    /// Returns the pairs whose spheres collide.
    pub fn pairs(&self) -> impl Iterator<Item = (&PairKey, &SpherePair)> {
        self.pairs
            .iter()
            .filter(|(_, pair)| !pair.centres[0].is_empty())
    }

    /// Returns the reason why no colliding spheres are known.
    pub fn failure(&self) -> Option<&SpheresError> {
        self.failure.as_ref()
    }

    /// Marks the results as outdated, since parts may have moved.
    pub(crate) fn refresh(&mut self, document: &Document) {
        self.is_up_to_date = self.failure.is_some();
        self.models.retain(|shape| {
            let mut parts = document.parts().iter();
            parts.any(|part| std::sync::Arc::ptr_eq(&part.shape, shape))
        });
    }

    fn pair(
        &mut self,
        a: &Part,
        b: &Part,
        b_in_a: &Pose,
        executor: &impl Executor,
    ) -> Result<Result<SpherePair, SpheresError>, Interrupted> {
        let (of_a, of_b) = match (
            self.models.get(&a.shape, executor)?,
            self.models.get(&b.shape, executor)?,
        ) {
            (Ok(of_a), Ok(of_b)) => (of_a, of_b),
            (Err(error), _) | (_, Err(error)) => return Ok(Err(error)),
        };
        let aim = SphereSearchOptions {
            limit: MAX_SPHERE_PAIRS,
            ..SphereSearchOptions::all()
        };
        let found = search(&of_a, &of_b, b_in_a, &aim, executor, &mut ())?;
        let centres = |side: usize| {
            let own = |found: &SphereSearchResult| {
                let mut numbers: Vec<u32> = found.pairs.iter().map(|pair| pair[side]).collect();
                numbers.sort_unstable();
                numbers.dedup();
                let model = if side == 0 { &of_a } else { &of_b };
                let pose = if side == 0 { Pose::identity() } else { *b_in_a };
                numbers
                    .iter()
                    .map(|&n| pose * model.sphere(n).centre)
                    .collect()
            };
            found.as_ref().map(own).unwrap_or_default()
        };
        Ok(Ok(SpherePair {
            b_in_a: *b_in_a,
            max_distance: found.as_ref().map_or(0.0, |found| found.max_distance),
            centres: [centres(0), centres(1)],
            is_complete: found.as_ref().is_none_or(|found| found.is_complete),
            tests: found.as_ref().map_or([0; 2], |found| {
                [found.counts.total(), found.counts.all_pairs]
            }),
        }))
    }
}

/// Each step examines the pairs that may collide. The exact results of the pairs must be known.
impl Resumable<(&Pairs, &Document)> for CollidingSpheres {
    fn is_pending(&self) -> bool {
        !self.is_up_to_date
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(
        &mut self,
        (pairs, document): &mut (&Pairs, &Document),
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        let alarm = 4.0 * self.accuracy();
        let near = |pair: &Pair| {
            let result = pair.result()?;
            let distance = result
                .clearance
                .as_ref()
                .map(|clearance| clearance.distance);
            let near = result.mesh_relation.intersects()
                || distance.is_some_and(|distance| distance <= alarm);
            near.then_some(result.b_in_a)
        };
        let wanted: Vec<(PairKey, Pose)> = pairs
            .iter()
            .filter_map(|(key, pair)| Some((key, near(pair)?)))
            .collect();
        self.pairs.retain(|key, known| {
            wanted
                .iter()
                .any(|(other, pose)| key == other && same_bits(pose, &known.b_in_a))
        });
        for (key, b_in_a) in wanted {
            let (Ok(a), Ok(b)) = (document.part(key.0), document.part(key.1)) else {
                continue;
            };
            if !self.pairs.contains_key(&key) {
                match self.pair(a, b, &b_in_a, executor)? {
                    Ok(pair) => drop(self.pairs.insert(key, pair)),
                    Err(error) => {
                        self.failure = Some(error);
                        break;
                    }
                }
            }
        }
        self.is_up_to_date = true;
        Ok(())
    }
}
