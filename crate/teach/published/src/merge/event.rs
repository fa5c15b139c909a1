//! The events of merged hulls.

use nearpoint_geometry::Point;

/// The reason why a merged hull was released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ReleaseReason {
    /// A virtual face of the hull is nearest to a real one.
    VirtualAgainstReal,
    /// A virtual face is nearest to a virtual one, and this hull has fewer parts.
    VirtualAgainstVirtual,
    /// The hulls overlap, where real faces are deepest, but the parts need not ([`super::Mode::Exact`] only).
    Overlap,
}

/// An event of a group of parts in a cycle: its hull is released, recovered, lost or rebuilt. Groups are numbered after
/// the parts, in the order of the objects, inner ones before outer ones. Points are in the world.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// The hull was released: the search goes down to its members.
    Released {
        /// The group whose hull was released.
        group: u32,
        /// The rule that released it.
        reason: ReleaseReason,
        /// PA, the virtual face of the hull that it was released at.
        face: Option<u32>,
        /// The face's corners.
        polygon: Vec<Point>,
        /// The faces of parts, as part and polygon, that touch the face's vertices or edges.
        touching: Vec<[u32; 2]>,
        /// The parts that have these faces; they are searched first. The original looks only at these faces, and may miss a
        /// nearer one.
        first: Vec<u32>,
    },
    /// The hull has been clear for long enough, and is searched again.
    Recovered {
        /// The group whose hull is searched again.
        group: u32,
    },
    /// Parts of the group have moved relative to each other, so its hull is lost.
    Lost {
        /// The group whose hull is lost.
        group: u32,
    },
    /// Nothing moved, and the group has a new hull.
    Remerged {
        /// The group whose hull was made again.
        group: u32,
    },
}
