//! What a decomposition tells about its steps, enough to replay it merge by merge.

/// A step. Elements are named by their lowest triangle.
#[derive(Debug, Clone, PartialEq)]
pub enum DecomposeStep {
    /// Each of these triangles is an element. Where holes are wished for, once with all normals turned round before.
    Begin {
        /// By their numbers in the mesh.
        triangles: Vec<u32>,
    },
    /// A list of elements is gone through, in this order.
    Pass {
        /// In the order of the pass.
        elements: Vec<u32>,
    },
    /// Two elements, CLi and CHj, were considered; accepted, the union goes by the lower of the names. With
    /// [`super::MergeCheck::Lookup`] pairs without a shared edge are not told.
    Pair {
        /// CLi, then CHj.
        elements: [u32; 2],
        /// What became of them.
        verdict: Verdict,
    },
    /// An element was not convex as a whole: it falls into pieces, which are put together anew. The triangles of each.
    Broken {
        /// The element that is no more.
        element: u32,
        /// The triangles of each piece.
        pieces: Vec<Vec<u32>>,
    },
    /// With normals turned round: these elements are negative objects, the other triangles go on.
    Negative {
        /// By their lowest triangles.
        elements: Vec<u32>,
    },
}

/// What became of two elements.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    /// They are one now; the edges they shared, lower vertex first.
    Accepted {
        /// Of the mesh, by their vertices.
        edges: Vec<[u32; 2]>,
    },
    /// The interference check found their boundaries to be apart; their edges were not compared.
    Skipped,
    /// They share no edge.
    NoSharedEdge,
    /// The triangles beside this edge, the first one of CLi, are concave; the first one's centroid is this far above
    /// the second one's plane (0 if that is below rounding).
    Concave {
        /// Its vertices, the lower first.
        edge: [u32; 2],
        /// That of CLi, then that of CHj.
        triangles: [u32; 2],
        /// In the mesh's unit.
        height: f64,
    },
    /// The triangles beside this edge are not oriented alike.
    Inconsistent {
        /// Its vertices, the lower first.
        edge: [u32; 2],
        /// That of CLi, then that of CHj.
        triangles: [u32; 2],
    },
    /// Convex across each of these edges, but the union is not; asked only of the pieces of what was broken.
    NotConvex {
        /// By their vertices, the lower first.
        edges: Vec<[u32; 2]>,
    },
}
