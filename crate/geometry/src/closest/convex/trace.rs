//! Defines the traced steps of a convex search.

use super::{ProximityStatus, Simplex, SupportPoint};
use crate::Vector;

/// A step of a search for the signed distance of two convex shapes. Every search ends with [`GjkStep::End`].
#[derive(Debug, Clone, PartialEq)]
pub enum GjkStep {
    /// Gilbert's method searched the support point from the nearest point of a simplex back to the origin.
    Iteration {
        /// The corners whose hull holds the nearest point, with its weights.
        simplex: Simplex,
        /// The nearest point, ν_k.
        nearest: Vector,
        /// The support point against it, which the next simplex contains if the search continues.
        support: SupportPoint,
        /// The lower bound `r_k`: no point of the cores' difference is nearer, in this step and all before it.
        lower: f64,
        /// The upper bound `|ν_k|`.
        upper: f64,
    },
    /// The origin lies in the difference of the cores, or as near as rounding can distinguish: the search for the depth
    /// begins.
    OriginInside {
        /// The corners of the difference whose hull holds it.
        simplex: Simplex,
    },
    /// The penetration search searched the support point outwards from the facet nearest to the origin.
    ExpandPolytope {
        /// The facet's corners.
        facet: [SupportPoint; 3],
        /// The outward normal, of length one.
        normal: Vector,
        /// The support point along the normal.
        support: SupportPoint,
        /// A lower bound of the cores' depth: the depth of the polyhedron so far.
        lower: f64,
        /// An upper bound of the cores' depth: the extent along the best direction so far.
        upper: f64,
    },
    /// The search is over.
    End {
        /// The reason why it ended.
        status: ProximityStatus,
    },
}
