//! What happens to merged hulls.

use nearpoint_geometry::Point;

/// Why a hull was released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rule {
    /// A virtual face of it against a real one.
    VirtualAgainstReal,
    /// Virtual against virtual: of the two hulls this one has fewer parts.
    VirtualAgainstVirtual,
    /// The hulls overlap, with real faces foremost, but the parts need not ([`super::Mode::Exact`] only).
    Overlap,
}

/// What happened to a group. Groups are numbered after the parts, in the order of the objects, inner ones before outer
/// ones; points are in the world.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// The search goes down to what is merged in it.
    Released {
        /// Whose hull gave way.
        group: u32,
        /// The rule that asked for it.
        rule: Rule,
        /// PA, the virtual face of the hull that it was released at.
        face: Option<u32>,
        /// The face's corners.
        polygon: Vec<Point>,
        /// The faces of parts, as part and polygon, that touch the face's vertices or edges.
        touching: Vec<[u32; 2]>,
        /// The parts that have them: they are searched first. The original looks at no more than these faces, and may
        /// miss what is nearer.
        first: Vec<u32>,
    },
    /// The hull has been clear for long enough, and is searched again.
    Recovered {
        /// Whose hull is searched again.
        group: u32,
    },
    /// Parts of it have moved to each other: its hull is lost.
    Lost {
        /// Whose hull is lost.
        group: u32,
    },
    /// Everything stood still, and it has a new hull.
    Remerged {
        /// Whose hull was made anew.
        group: u32,
    },
}
