//! The options of a decomposition.

use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::FILE_POSITION_NOISE;

/// The method of decomposition: the number of passes through the list of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DecomposeMethod {
    /// One pass from single triangles: the *basic* algorithm.
    Basic,
    /// Passes repeated on their own output, until the number of elements stops falling: the *optimised* algorithm.
    #[default]
    Optimised,
}

/// The treatment of holes and notches in a decomposition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Holes {
    /// Holes are ignored: their walls are elements of a face or two each.
    #[default]
    Ignored,
    /// Elements of two or more *triangles*, with all normals reversed, are negative objects, as published. In a mesh of
    /// triangles that includes every flat face, because the paper counts whole polygons.
    Published,
    /// Elements that bend, with all normals reversed, are negative objects: not all of their vertices are in one plane, or
    /// within 3 ε of one.
    NonPlanar,
}

/// The check before the search for shared edges of two elements. It never changes the elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MergeCheck {
    /// No check: every pair is tested.
    None,
    /// A check by Gilbert's method whether the hulls of the two boundaries are apart.
    Gilbert,
    /// One evaluation of that check: `r = −h(−V0) > 0`, V0 between the first vertices of the boundaries.
    OneEvaluation,
    /// A lookup of the elements that share an edge with this one, in a sorted list of all edges. Not in the original.
    #[default]
    Lookup,
}

/// The settings of a decomposition.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct DecomposeSettings {
    /// The method: one pass, or repeated passes.
    pub method: DecomposeMethod,
    /// The treatment of holes and notches.
    pub holes: Holes,
    /// The check of two elements that saves the search for shared edges.
    pub check: MergeCheck,
    /// ε, in the mesh's unit: triangles A, B beside an edge are convex if A's centroid is less than this above B's plane. 0
    /// means exact signs. The farthest corner is three times as high as the centroid. So an element counts as convex if none
    /// of its vertices is more than 3 ε above the plane of one of its triangles.
    pub flatness: f64,
}

impl DecomposeSettings {
    /// Returns the flatness tolerance ε that allows for positions in single precision, in the mesh's unit.
    pub fn file_flatness(mesh: &Mesh) -> f64 {
        let sizes = mesh.vertices().iter().map(|p| p.coords.amax());
        (FILE_POSITION_NOISE * sizes.fold(0.0, f64::max)).max(mesh.rounding())
    }

    /// Returns the largest height of a convex element's vertex above the plane of one of its triangles.
    pub(super) fn max_height(&self) -> f64 {
        3.0 * self.flatness
    }
}
