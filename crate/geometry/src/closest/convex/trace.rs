//! What a search of convex shapes tells about its steps.

use super::{Corner, Outcome, Simplex};
use crate::Vector;

/// A step. Every search ends with [`Step::End`].
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// Gilbert's method looked from the nearest point of a simplex back to the origin.
    Approach {
        /// The corners that the nearest point lies between, with its weights.
        simplex: Simplex,
        /// The nearest point, ν_k.
        nearest: Vector,
        /// The support point against it, which the next simplex has too if the search goes on.
        support: Corner,
        /// `r_k`: no point of the cores' difference is nearer, in this step and all before it.
        lower: f64,
        /// `|ν_k|`.
        upper: f64,
    },
    /// The origin lies in the difference of the cores, or as near as rounding can tell: the search for the depth
    /// begins.
    Met {
        /// The corners of the difference that it lies between.
        simplex: Simplex,
    },
    /// The search for the depth looked outwards from the facet nearest to the origin.
    Expand {
        /// The facet's corners.
        facet: [Corner; 3],
        /// Outwards, of length one.
        normal: Vector,
        /// The support point along it.
        support: Corner,
        /// The depth of the cores is no less than that of the polyhedron so far.
        at_least: f64,
        /// The depth of the cores is no more than along the best direction so far.
        at_most: f64,
    },
    /// The search is over.
    End {
        /// Why it ended.
        outcome: Outcome,
    },
}
