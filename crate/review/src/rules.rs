//! Rules that say which pairs a test leaves out.

use nearpoint_geometry::interference::PairClass;
use serde::{Deserialize, Serialize};

use crate::facts::PairFact;
use crate::part::{KnownPart, ReviewPart};
use crate::pattern::Pattern;
use crate::pick::Pick;

/// Pairs that a test leaves out; they are counted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Rule {
    /// Two parts of one sub-assembly.
    SameAssembly {
        /// Of the one at so many levels below the root, 1 for the outermost; absent: of the innermost.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<usize>,
    },
    /// Fasteners in what they hold: a screw's thread overlaps that of its hole.
    Fasteners {
        /// Their names.
        name: Pattern,
        /// What they hold; absent: whatever is not such a fastener.
        #[serde(default, rename = "in", skip_serializing_if = "is_all")]
        held: Pick,
        /// No deeper than this, so that a screw that is too long is not left out; absent: however deep.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        up_to: Option<f64>,
    },
    /// Each of the one set with each of the other.
    Pairs {
        /// The one set.
        a: Pick,
        /// The other.
        b: Pick,
    },
    /// Pairs that meet: other tests ask about these.
    Meeting,
    /// Pairs that were approved in another test, as long as they are no deeper than they were then.
    Approved,
}

fn is_all(pick: &Pick) -> bool {
    *pick == Pick::All
}

/// Whether a pair was approved elsewhere, at no less depth.
pub(crate) type IsApproved<'a> = dyn Fn(&PairFact) -> bool + 'a;

/// A rule that knows which parts it is about.
pub(crate) struct Ready<'a> {
    rule: &'a Rule,
    sets: [Vec<bool>; 2],
}

impl Rule {
    /// The lengths it gives, for who checks them.
    pub(crate) fn length(&self) -> Option<f64> {
        match self {
            Rule::Fasteners { up_to, .. } => *up_to,
            _ => None,
        }
    }

    /// The sets of parts in it.
    pub(crate) fn picks(&mut self) -> Vec<&mut Pick> {
        match self {
            Rule::Fasteners { held, .. } => vec![held],
            Rule::Pairs { a, b } => vec![a, b],
            Rule::SameAssembly { .. } | Rule::Meeting | Rule::Approved => Vec::new(),
        }
    }

    pub(crate) fn ready(&self, parts: &[ReviewPart], known: &[KnownPart]) -> Ready<'_> {
        let sets = match self {
            Rule::Fasteners { name, held, .. } => {
                let is_fastener = |part: &KnownPart| name.fits(part.instance.name());
                let fasteners: Vec<bool> = known.iter().map(is_fastener).collect();
                let mut held = held.mask(parts, known);
                held.iter_mut()
                    .zip(&fasteners)
                    .for_each(|(held, own)| *held &= !own);
                [fasteners, held]
            }
            Rule::Pairs { a, b } => [a, b].map(|set| set.mask(parts, known)),
            Rule::SameAssembly { .. } | Rule::Meeting | Rule::Approved => Default::default(),
        };
        Ready { rule: self, sets }
    }
}

impl Ready<'_> {
    pub fn leaves_out(
        &self,
        pair: &PairFact,
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
            Rule::Fasteners { up_to, .. } => {
                across() && up_to.is_none_or(|most| pair.deepest() <= most)
            }
            Rule::Pairs { .. } => across(),
            Rule::Meeting => pair.measure.class != PairClass::Clear,
            Rule::Approved => is_approved(pair),
        }
    }
}

/// The sub-assembly at so many levels below the root that a part is in, or the innermost; none that is in none.
fn node(path: &[String], level: Option<usize>) -> Option<&[String]> {
    let above = &path[..path.len().saturating_sub(1)];
    let node = above.get(..level.unwrap_or(above.len()))?;
    (!node.is_empty()).then_some(node)
}
