//! What a search of two sphere trees tells about its steps.

/// A step. Every search ends with [`Step::End`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Two spheres, of A and of B, whose contents may hold something nearer: they are taken apart.
    Visit {
        spheres: [u32; 2],
        /// The contents are at least this far apart; negative where the spheres overlap.
        gap: f64,
        /// The nearest distance so far.
        best: f64,
    },
    /// Two spheres that are too far apart to matter.
    Skip {
        spheres: [u32; 2],
        gap: f64,
        best: f64,
    },
    /// The distance of two triangles, of A and of B.
    Triangles { triangles: [u32; 2], distance: f64 },
    /// The same of a pair kept from an earlier search.
    Kept { triangles: [u32; 2], distance: f64 },
    /// The distance of the hulls, and whether that is the answer.
    Hulls { distance: f64, is_far: bool },
    /// The search is over.
    End(End),
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum End {
    /// With the distance of the nearest pair found, and a lower bound of the true one.
    Found { distance: f64, lower: f64 },
    /// The answer was no longer wanted.
    Stopped,
    /// The pose is not of finite numbers.
    NoPose,
}
