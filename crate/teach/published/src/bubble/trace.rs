//! What a search of two sphere trees tells about its steps.

/// A step. Every search ends with [`Step::End`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Two spheres, of A and of B, whose contents may hold something nearer: they are taken apart.
    Visit {
        /// By their numbers in the trees.
        spheres: [u32; 2],
        /// The contents are at least this far apart; negative where the spheres overlap.
        gap: f64,
        /// The nearest distance so far.
        best: f64,
    },
    /// Two spheres that are too far apart to matter.
    Skip {
        /// By their numbers in the trees.
        spheres: [u32; 2],
        /// The contents are at least this far apart.
        gap: f64,
        /// The nearest distance so far.
        best: f64,
    },
    /// The distance of two triangles, of A and of B.
    Triangles {
        /// By their numbers in the meshes.
        triangles: [u32; 2],
        /// How far they are apart.
        distance: f64,
    },
    /// The same of a pair kept from an earlier search.
    Kept {
        /// By their numbers in the meshes.
        triangles: [u32; 2],
        /// How far they are apart now.
        distance: f64,
    },
    /// The distance of the hulls, and whether that is the answer.
    Hulls {
        /// How far they are apart.
        distance: f64,
        /// Whether that is far enough to be the answer.
        is_far: bool,
    },
    /// The search is over.
    End(End),
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum End {
    /// With the distance of the nearest pair found, and a lower bound of the true one.
    Found {
        /// Of the nearest pair of triangles found.
        distance: f64,
        /// The true distance is no less, but for rounding.
        lower: f64,
    },
    /// The answer was no longer wanted.
    Stopped,
    /// The pose is not of finite numbers.
    NoPose,
}
