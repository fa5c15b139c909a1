//! Records a decomposition in a small form: the compared pairs, and how many were skipped or rejected.

use nearpoint_geometry::trace::Trace;
use nearpoint_published::decompose::{DecomposeStep, MergeOutcome};

/// An entry that a step can show.
#[derive(Debug, Clone)]
pub(super) enum Entry {
    /// These triangles are elements of their own.
    Begin(Vec<u32>),
    /// Two elements that share edges were compared.
    Pair(ElementPair),
    /// An element that was not convex as a whole broke into pieces.
    Broken(Vec<Vec<u32>>),
    /// These triangles are holes.
    Negative(Vec<u32>),
}

#[derive(Debug, Clone)]
pub(super) struct ElementPair {
    pub elements: [u32; 2],
    /// The edges that decided: all shared edges of two elements that merged.
    pub edges: Vec<[u32; 2]>,
    pub outcome: PairOutcome,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum PairOutcome {
    Merged,
    /// One side rises by this much above the other.
    Concave(f64),
    Inconsistent,
    /// The union is convex across each edge, but not as a whole.
    NotConvex,
}

impl Entry {
    /// Returns the compared pair of elements; None for other entries.
    pub fn pair(&self) -> Option<&ElementPair> {
        match self {
            Self::Pair(pair) => Some(pair),
            _ => None,
        }
    }

    /// Returns whether the entry merges two elements.
    pub fn is_merge(&self) -> bool {
        self.pair()
            .is_some_and(|pair| pair.outcome == PairOutcome::Merged)
    }
}

/// The numbers of considered pairs, by outcome.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Pairs {
    pub all: usize,
    pub skipped: usize,
    pub merged: usize,
    pub refused: usize,
}

/// A recorder of the entries, each with the number of pairs up to it.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    pub entries: Vec<Entry>,
    /// The numbers of pairs up to each entry.
    pub pairs_before: Vec<Pairs>,
    pairs: Pairs,
}

impl Trace<DecomposeStep> for Recorder {
    fn record(&mut self, step: impl FnOnce() -> DecomposeStep) {
        let entry = match step() {
            DecomposeStep::Begin { triangles, .. } => Entry::Begin(triangles),
            DecomposeStep::Pass { .. } => return,
            DecomposeStep::Pair { elements, outcome } => {
                self.pairs.all += 1;
                let (edges, outcome) = match outcome {
                    MergeOutcome::Accepted { edges } => (edges, PairOutcome::Merged),
                    MergeOutcome::Concave { edge, height, .. } => {
                        (vec![edge], PairOutcome::Concave(height))
                    }
                    MergeOutcome::Inconsistent { edge, .. } => {
                        (vec![edge], PairOutcome::Inconsistent)
                    }
                    MergeOutcome::NotConvex { edges } => (edges, PairOutcome::NotConvex),
                    MergeOutcome::Skipped => {
                        self.pairs.skipped += 1;
                        return;
                    }
                    MergeOutcome::NoSharedEdge => return,
                };
                match outcome {
                    PairOutcome::Merged => self.pairs.merged += 1,
                    _ => self.pairs.refused += 1,
                }
                Entry::Pair(ElementPair {
                    elements,
                    edges,
                    outcome,
                })
            }
            DecomposeStep::Broken { pieces, .. } => Entry::Broken(pieces),
            DecomposeStep::Negative { elements } => Entry::Negative(elements),
        };
        self.entries.push(entry);
        self.pairs_before.push(self.pairs);
    }
}

/// The element of each triangle; an element is named by its lowest triangle.
#[derive(Debug, Clone)]
pub(super) struct Elements {
    pub element_of: Vec<u32>,
    is_hole: Vec<bool>,
}

impl Elements {
    /// Makes the state before the first merge, in which each triangle is an element.
    pub fn new(triangles: usize) -> Self {
        Self {
            element_of: (0..triangles as u32).collect(),
            is_hole: vec![false; triangles],
        }
    }

    /// Applies an entry of the record to the elements.
    pub fn apply(&mut self, entry: &Entry) {
        match entry {
            Entry::Begin(triangles) => triangles
                .iter()
                .for_each(|&t| self.element_of[t as usize] = t),
            Entry::Pair(pair) if pair.outcome == PairOutcome::Merged => {
                let name = pair.elements[0].min(pair.elements[1]);
                let joined = self
                    .element_of
                    .iter_mut()
                    .filter(|of| pair.elements.contains(of));
                joined.for_each(|of| *of = name);
            }
            Entry::Pair(_) => {}
            Entry::Broken(pieces) => {
                for piece in pieces {
                    let name = piece.iter().copied().min().unwrap_or(0);
                    piece
                        .iter()
                        .for_each(|&t| self.element_of[t as usize] = name);
                }
            }
            Entry::Negative(names) => {
                for t in 0..self.element_of.len() {
                    self.is_hole[t] |= names.contains(&self.element_of[t]);
                }
            }
        }
    }

    /// Returns the number of elements, with holes.
    pub fn count(&self) -> usize {
        let mut names = self.element_of.clone();
        names.sort_unstable();
        names.dedup();
        names.len()
    }

    /// Returns whether a triangle is part of a hole.
    pub fn is_hole(&self, triangle: u32) -> bool {
        self.is_hole[triangle as usize]
    }
}
