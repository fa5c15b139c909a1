//! What meets what.

/// How two triangles, or the faces that they belong to, meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contact {
    /// The inside of one passes through the other.
    Crossing,
    /// Only their borders meet, or they lie in one plane and overlap.
    Touching,
}

/// Two triangles that share a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrianglePair {
    /// The triangle of A's mesh.
    pub a: u32,
    /// The triangle of B's mesh.
    pub b: u32,
    pub contact: Contact,
}

/// Two faces whose triangles share points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FacePair {
    /// The face of A's mesh.
    pub a: u32,
    /// The face of B's mesh.
    pub b: u32,
    /// How many pairs of their triangles cross.
    pub crossing: u32,
    /// How many pairs of their triangles touch.
    pub touching: u32,
}

/// Which of two parts, whose surfaces share no point, lies wholly inside the other. Only a closed part has an inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Containment {
    Neither,
    AInB,
    BInA,
}
