//! What the pipeline tells about its steps.

use super::{Found, Part, Witness};

/// A step. Every query ends with [`Step::End`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Two envelope spheres were compared.
    Envelopes {
        /// Of A and of B.
        parts: [Part; 2],
        /// Of the centres.
        distance: f64,
        /// Less the radii: the parts are at least so far apart.
        gap: f64,
    },
    /// The hulls of two parts were compared.
    Hulls {
        /// Of A and of B.
        parts: [Part; 2],
        /// The closest points of the hulls.
        witness: Witness,
        /// Whether both closest points surely lie on elements.
        is_attained: bool,
    },
    /// The hull of one side gives way to its elements, 0 for A, 1 for B; the other part stays.
    Release {
        /// That were compared.
        parts: [Part; 2],
        /// The side that is released.
        side: usize,
    },
    /// As published, an element farther than ε_CCH from the other's hull is left out.
    Drop {
        /// Those that were compared.
        parts: [Part; 2],
        /// Of the closest points of their hulls.
        distance: f64,
    },
    /// The query is over.
    End(End),
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum End {
    /// With this answer.
    Found(Found),
    /// The answer was no longer wanted.
    Stopped,
    /// The pose is not of finite numbers.
    NoPose,
}
