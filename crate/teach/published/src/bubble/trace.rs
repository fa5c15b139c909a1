//! The recorded steps of a search of two sphere trees.

/// A step of a search of two sphere trees. Every search ends with [`Step::End`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Two spheres, of A and of B, are divided, because their contents may hold a nearer pair.
    Visit {
        /// The numbers of the spheres in the trees.
        spheres: [u32; 2],
        /// A lower bound of the contents' distance; negative where the spheres overlap.
        gap: f64,
        /// The smallest distance so far.
        best: f64,
    },
    /// Two spheres are skipped, because they are too far apart to matter.
    Skip {
        /// The numbers of the spheres in the trees.
        spheres: [u32; 2],
        /// A lower bound of the contents' distance.
        gap: f64,
        /// The smallest distance so far.
        best: f64,
    },
    /// The distance of two triangles, of A and of B, was measured.
    Triangles {
        /// The numbers of the triangles in the meshes.
        triangles: [u32; 2],
        /// The distance of the triangles.
        distance: f64,
    },
    /// The distance of a pair cached from an earlier search was measured.
    CachedPair {
        /// The numbers of the triangles in the meshes.
        triangles: [u32; 2],
        /// The current distance of the triangles.
        distance: f64,
    },
    /// The distance of the hulls was measured.
    Hulls {
        /// The distance of the hulls.
        distance: f64,
        /// True if the hulls are far enough apart for this to be the answer.
        is_far: bool,
    },
    /// The search is over.
    End(End),
}

/// The reason why a search of two sphere trees ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum End {
    /// The search found the distance of the nearest pair, and a lower bound of the true distance.
    Found {
        /// The distance of the nearest pair of triangles found.
        distance: f64,
        /// A lower bound of the true distance, except for rounding.
        lower: f64,
    },
    /// The caller stopped the search.
    Interrupted,
    /// The pose is not finite.
    NoPose,
}
