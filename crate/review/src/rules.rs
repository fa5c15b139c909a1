//! Defines rules for pairs that a test ignores.

use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::tolerance::SAME_DIAMETER;
use serde::{Deserialize, Serialize};

use crate::part::{IdentifiedPart, ReviewPart};
use crate::part_set::PartSet;
use crate::pattern::Pattern;
use crate::snapshot::{InterferenceFit, PairSnapshot};

/// A rule for pairs that a test ignores and counts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Rule {
    /// Two parts of the same sub-assembly.
    SameAssembly {
        /// The number of levels below the root, 1 for the outermost; absent for the innermost.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<usize>,
    },
    /// Fasteners in the parts that they fasten: a screw's thread overlaps that of its hole.
    Fasteners {
        /// A pattern for the fasteners' names.
        name: Pattern,
        /// The parts that they fasten; absent for everything that is not such a fastener.
        #[serde(default, rename = "in", skip_serializing_if = "is_all")]
        fastened: PartSet,
        /// The largest depth to ignore, so that a screw that is too long still counts; absent for any depth.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "upTo")]
        max_depth: Option<f64>,
    },
    /// Shafts in coaxial holes that are smaller by a permitted amount: press fits, and threads in their holes. A pair that is
    /// deeper than its fits explain still counts.
    Fits {
        /// The parts with the shafts; absent for all.
        #[serde(default, skip_serializing_if = "is_all")]
        shaft: PartSet,
        /// The largest interference to ignore, the difference of the diameters; absent for any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "upTo")]
        max_interference: Option<f64>,
    },
    /// Each part of one set with each part of the other.
    Pairs {
        /// The first set.
        a: PartSet,
        /// The second set.
        b: PartSet,
    },
    /// Pairs that touch or intersect, because other tests examine these.
    #[serde(rename = "meeting")]
    Contacts,
    /// Pairs that were approved in another test and are no deeper than they were then.
    Approved,
}

fn is_all(pick: &PartSet) -> bool {
    *pick == PartSet::All
}

/// A function that returns whether a pair was approved in another test at no less depth.
pub(crate) type IsApproved<'a> = dyn Fn(&PairSnapshot) -> bool + 'a;

/// A rule whose sets are resolved for the current parts.
pub(crate) struct ResolvedRule<'a> {
    rule: &'a Rule,
    sets: [Vec<bool>; 2],
}

impl Rule {
    /// Returns the length in the rule, for validation.
    pub(crate) fn length(&self) -> Option<f64> {
        match self {
            Rule::Fasteners { max_depth, .. } => *max_depth,
            Rule::Fits {
                max_interference, ..
            } => *max_interference,
            _ => None,
        }
    }

    /// Returns the sets of parts in the rule.
    pub(crate) fn part_sets(&mut self) -> Vec<&mut PartSet> {
        match self {
            Rule::Fasteners { fastened, .. } => vec![fastened],
            Rule::Fits { shaft, .. } => vec![shaft],
            Rule::Pairs { a, b } => vec![a, b],
            Rule::SameAssembly { .. } | Rule::Contacts | Rule::Approved => Vec::new(),
        }
    }

    pub(crate) fn resolve(
        &self,
        parts: &[ReviewPart],
        known: &[IdentifiedPart],
    ) -> ResolvedRule<'_> {
        let sets = match self {
            Rule::Fasteners { name, fastened, .. } => {
                let is_fastener = |part: &IdentifiedPart| name.matches(part.instance.name());
                let fasteners: Vec<bool> = known.iter().map(is_fastener).collect();
                let mut held = fastened.mask(parts, known);
                held.iter_mut()
                    .zip(&fasteners)
                    .for_each(|(held, own)| *held &= !own);
                [fasteners, held]
            }
            Rule::Fits { shaft, .. } => [shaft.mask(parts, known), Vec::new()],
            Rule::Pairs { a, b } => [a, b].map(|set| set.mask(parts, known)),
            Rule::SameAssembly { .. } | Rule::Contacts | Rule::Approved => Default::default(),
        };
        ResolvedRule { rule: self, sets }
    }
}

impl ResolvedRule<'_> {
    /// Returns whether a test ignores a pair of parts by this rule.
    pub fn ignores(
        &self,
        pair: &PairSnapshot,
        parts: &[ReviewPart],
        is_approved: &IsApproved,
    ) -> bool {
        let across = || {
            let [one, other] = &self.sets;
            (one[pair.a] && other[pair.b]) || (one[pair.b] && other[pair.a])
        };
        match self.rule {
            Rule::SameAssembly { level } => {
                let nodes = [pair.a, pair.b].map(|at| node(&parts[at].path, *level));
                nodes[0].is_some() && nodes[0] == nodes[1]
            }
            Rule::Fasteners { max_depth, .. } => {
                across() && max_depth.is_none_or(|most| pair.max_depth() <= most)
            }
            Rule::Fits {
                max_interference, ..
            } => {
                let is_small = |fit: &InterferenceFit| {
                    max_interference
                        .is_none_or(|most| fit.interference <= most * (1.0 + SAME_DIAMETER))
                };
                let mut own = [pair.a, pair.b].into_iter().zip(&pair.fits);
                pair.fits.iter().flatten().all(is_small)
                    && own.any(|(part, fit)| {
                        self.sets[0][part] && fit.is_some_and(|fit| fit.explains(pair))
                    })
            }
            Rule::Pairs { .. } => across(),
            Rule::Contacts => pair.measure.class != PairClass::Clear,
            Rule::Approved => is_approved(pair),
        }
    }
}

/// Returns the sub-assembly of a part at this level below the root, or the innermost; `None` if it is in none.
fn node(path: &[String], level: Option<usize>) -> Option<&[String]> {
    let above = &path[..path.len().saturating_sub(1)];
    let node = above.get(..level.unwrap_or(above.len()))?;
    (!node.is_empty()).then_some(node)
}
