//! The recorded steps of the pipeline.

use super::{DistanceResult, Part, Witness};

/// A step of a distance query through the pipeline. Every query ends with [`Step::End`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Two envelope spheres were compared.
    Envelopes {
        /// The parts of A and of B.
        parts: [Part; 2],
        /// The distance of the centres.
        distance: f64,
        /// The distance less the radii, a lower bound of the parts' distance.
        gap: f64,
    },
    /// The hulls of two parts were compared.
    Hulls {
        /// The parts of A and of B.
        parts: [Part; 2],
        /// The closest points of the hulls.
        witness: Witness,
        /// True if both closest points surely lie on elements.
        is_attained: bool,
    },
    /// The hull of one side is replaced by its elements; the other part stays.
    Release {
        /// The parts that were compared.
        parts: [Part; 2],
        /// The side that is released, 0 for A, 1 for B.
        side: usize,
    },
    /// An element farther than ε_CCH from the other's hull is left out, as published.
    Drop {
        /// The parts that were compared.
        parts: [Part; 2],
        /// The distance of their hulls.
        distance: f64,
    },
    /// The query is over.
    End(End),
}

/// The reason why a distance query ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum End {
    /// The query ended with this answer.
    Found(DistanceResult),
    /// The caller stopped the query.
    Interrupted,
    /// The pose is not finite.
    NoPose,
}
