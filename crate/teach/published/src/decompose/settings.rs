//! What a caller wishes of a decomposition.

use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::FILE_POSITION_NOISE;

/// How often the list of elements is gone through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DecomposeMethod {
    /// Once, from single triangles: the *basic* algorithm.
    Basic,
    /// Again on its own output, until the number of elements stops falling: the *optimised* algorithm.
    #[default]
    Optimised,
}

/// What becomes of holes and notches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Holes {
    /// Nothing: their walls are elements of a face or two each.
    #[default]
    Ignored,
    /// With all normals turned round, elements of two or more *triangles* are negative objects, as published. Of a mesh
    /// of triangles that is every flat face too; it was said of whole polygons.
    Published,
    /// With all normals turned round, elements that bend are negative objects: not all of their vertices are in one
    /// plane, or no more than 3 ε from one.
    Bent,
}

/// What is asked before the shared edges of two elements are looked for. It never changes the elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MergeCheck {
    /// Nothing: every pair is tested.
    None,
    /// Whether the hulls of the two boundaries are apart, by Gilbert's method.
    Gilbert,
    /// The same by one evaluation: `r = −h(−V0) > 0`, V0 between the first vertices of the boundaries.
    OneEvaluation,
    /// Which elements have an edge in common with this one, from a sorted list of all edges. Not in the original.
    #[default]
    Lookup,
}

/// How to decompose.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct DecomposeSettings {
    /// Whether the list of elements is gone through again.
    pub method: DecomposeMethod,
    /// Whether negative objects are made.
    pub holes: Holes,
    /// What is asked of two elements first, to spare the search for shared edges.
    pub check: MergeCheck,
    /// ε, in the mesh's unit: triangles A, B beside an edge are convex if A's centroid is less than this above B's
    /// plane. 0 asks for exact signs. As the farthest corner is three times as high as the centroid, an element counts
    /// as convex if none of its vertices is more than 3 ε above the plane of one of its triangles.
    pub flatness: f64,
}

impl DecomposeSettings {
    /// The ε that forgives what positions lose in files that hold them in single precision, in the mesh's unit.
    pub fn file_flatness(mesh: &Mesh) -> f64 {
        let sizes = mesh.vertices().iter().map(|p| p.coords.amax());
        (FILE_POSITION_NOISE * sizes.fold(0.0, f64::max)).max(mesh.rounding())
    }

    /// How far a vertex of a convex element may be above the plane of one of its triangles.
    pub(super) fn height(&self) -> f64 {
        3.0 * self.flatness
    }
}
