//! What a decomposition told, kept small: which elements became one, and how many pairs came to nothing.

use nearpoint_geometry::hull::decompose::{DecomposeStep, Verdict};
use nearpoint_geometry::trace::Trace;

/// Something that changed the elements.
#[derive(Debug, Clone)]
pub(super) enum Change {
    /// These triangles are elements of their own, all others wait.
    Begin(Vec<u32>),
    /// Two elements became one across these edges.
    Merge {
        elements: [u32; 2],
        edges: Vec<[u32; 2]>,
    },
    /// An element that was not convex as a whole fell into pieces.
    Broken(Vec<Vec<u32>>),
    /// These are holes.
    Negative(Vec<u32>),
}

/// Keeps the changes, each with how many pairs had come up before it.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    pub changes: Vec<Change>,
    /// Beside each change.
    pub before: Vec<Pairs>,
    pairs: Pairs,
}

/// How many pairs came up, and how many the interference check saved.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Pairs {
    pub all: usize,
    pub skipped: usize,
    pub concave: usize,
}

impl Trace<DecomposeStep> for Recorder {
    fn record(&mut self, step: impl FnOnce() -> DecomposeStep) {
        let change = match step() {
            DecomposeStep::Begin { triangles, .. } => Change::Begin(triangles),
            DecomposeStep::Pass { .. } => return,
            DecomposeStep::Pair { elements, verdict } => {
                self.pairs.all += 1;
                match verdict {
                    Verdict::Accepted { edges } => Change::Merge { elements, edges },
                    Verdict::Skipped { .. } => {
                        self.pairs.skipped += 1;
                        return;
                    }
                    Verdict::Concave { .. } | Verdict::NotConvex { .. } => {
                        self.pairs.concave += 1;
                        return;
                    }
                    Verdict::NoSharedEdge | Verdict::Inconsistent { .. } => return,
                }
            }
            DecomposeStep::Broken { pieces, .. } => Change::Broken(pieces),
            DecomposeStep::Negative { elements } => Change::Negative(elements),
        };
        self.changes.push(change);
        self.before.push(self.pairs);
    }
}

/// Which element each triangle is in; elements go by their lowest triangle.
#[derive(Debug, Clone)]
pub(super) struct Elements {
    pub of: Vec<u32>,
    /// Not in any element yet.
    waiting: Vec<bool>,
    is_hole: Vec<bool>,
}

impl Elements {
    pub fn new(triangles: usize) -> Self {
        Self {
            of: (0..triangles as u32).collect(),
            waiting: vec![false; triangles],
            is_hole: vec![false; triangles],
        }
    }

    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Begin(triangles) => {
                for t in 0..self.of.len() {
                    self.waiting[t] = !self.is_hole[t];
                }
                for &t in triangles {
                    self.waiting[t as usize] = false;
                    self.of[t as usize] = t;
                }
            }
            Change::Merge { elements, .. } => {
                let name = elements[0].min(elements[1]);
                let joined = self.of.iter_mut().filter(|of| elements.contains(of));
                joined.for_each(|of| *of = name);
            }
            Change::Broken(pieces) => {
                for piece in pieces {
                    let name = piece.iter().copied().min().unwrap_or(0);
                    piece.iter().for_each(|&t| self.of[t as usize] = name);
                }
            }
            Change::Negative(names) => {
                for t in 0..self.of.len() {
                    self.is_hole[t] |= names.contains(&self.of[t]);
                }
            }
        }
    }

    /// How many there are, holes among them.
    pub fn count(&self) -> usize {
        let mut names = self.of.clone();
        names.sort_unstable();
        names.dedup();
        names.len()
    }

    /// Whether a triangle is part of a hole.
    pub fn is_hole(&self, triangle: u32) -> bool {
        self.is_hole[triangle as usize]
    }
}
