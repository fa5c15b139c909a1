//! Describes marks as plain data: tinted faces, wires on them, and the regions where parts meet.

use std::sync::Arc;

use nearpoint_geometry::{Point, interference};
use nearpoint_scene::{FramePair, PartId};

/// The kind of a mark: the meaning that it shows, in ascending importance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkKind {
    /// A contact.
    Touches,
    /// A pair that may interfere.
    Undecided,
    /// An interference.
    Interferes,
    /// The snapping constraint that would become active next.
    Preview,
    /// An active snapping constraint.
    Constraint,
    /// A feature that is measured, or would be by a click.
    Measurement,
}

/// The style of a mark: its kind, and whether it is strong. The order is the one in which marks cover each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkStyle {
    /// The meaning of the mark.
    pub kind: MarkKind,
    /// True if the mark is strong, and drawn through other parts; otherwise it stays in the background.
    pub is_strong: bool,
}

impl MarkStyle {
    /// Returns whether the style has lines. Undecided pairs and contacts in the background have none: in a large
    /// assembly, nearly all marks are of these kinds.
    pub fn has_lines(self) -> bool {
        self.is_strong || !matches!(self.kind, MarkKind::Undecided | MarkKind::Touches)
    }

    /// All styles of pairs, in the order in which marks cover each other.
    pub const ALL: [Self; 6] = [
        Self::new(MarkKind::Touches, false),
        Self::new(MarkKind::Touches, true),
        Self::new(MarkKind::Undecided, false),
        Self::new(MarkKind::Undecided, true),
        Self::new(MarkKind::Interferes, false),
        Self::new(MarkKind::Interferes, true),
    ];

    /// Makes the style of a kind.
    pub const fn new(kind: MarkKind, is_strong: bool) -> Self {
        Self { kind, is_strong }
    }
}

/// Faces of a part that are tinted in one style, and their triangles in contact with the other part.
#[derive(Debug, Clone, PartialEq)]
pub struct Tint {
    /// The part that has the faces.
    pub part: PartId,
    /// The style of the faces.
    pub style: MarkStyle,
    /// The face numbers, sorted; empty where only triangles are marked.
    pub faces: Vec<u32>,
    /// All triangles of these faces.
    pub triangles: Vec<u32>,
    /// The triangles in contact.
    pub contact_triangles: Vec<u32>,
}

/// The kind of a wire: an outline of faces, an intersection curve, or an edge of a constraint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WireKind {
    /// The border of tinted faces.
    Outline,
    /// The curve where the surfaces intersect.
    Curve,
    /// The curve of intersecting surfaces, around an intersection.
    Boundary,
    /// A straight edge of a constraint.
    Edge,
}

/// Lines that belong to a part and move with it.
#[derive(Debug, Clone, PartialEq)]
pub struct Wire {
    /// The part.
    pub part: PartId,
    /// The style of the lines.
    pub style: MarkStyle,
    /// The meaning of the lines.
    pub kind: WireKind,
    /// The segments, in the part's frame.
    pub segments: Vec<[Point; 2]>,
}

/// The centre and the size of the region in which two parts meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContactRegion {
    /// The two parts, the smaller id first.
    pub pair: [PartId; 2],
    /// The style of its mark.
    pub style: MarkStyle,
    /// The centre, in the first part's frame.
    pub at: Point,
    /// Half the region's diagonal.
    pub radius: f64,
}

/// Marks that change together: those of one pair, of one part, or of a tool.
#[derive(Debug, Clone, Default)]
pub struct MarkGroup {
    /// The tints of pairs in order of their styles, or those of constraints.
    pub tints: Vec<Tint>,
    /// The curves and outlines.
    pub wires: Vec<Wire>,
    /// The regions in which two parts meet.
    pub contact_regions: Vec<ContactRegion>,
}

impl MarkGroup {
    /// Returns whether the group has no marks.
    pub fn is_empty(&self) -> bool {
        self.tints.is_empty() && self.wires.is_empty() && self.contact_regions.is_empty()
    }
}

/// The groups of some hundred parts that are uploaded together. A chunk is shared until one of its marks changes.
#[derive(Debug, Clone, Default)]
pub struct MarkChunk {
    /// The groups of pairs, then those of parts.
    pub groups: Vec<Arc<MarkGroup>>,
}

impl MarkChunk {
    /// Makes a chunk of one group.
    pub fn single(group: MarkGroup) -> Self {
        Self {
            groups: vec![Arc::new(group)],
        }
    }

    /// Returns the tints, in order of (part, style).
    pub fn tints(&self) -> impl Iterator<Item = &Tint> {
        self.groups.iter().flat_map(|group| &group.tints)
    }

    /// Returns the curves and outlines.
    pub fn wires(&self) -> impl Iterator<Item = &Wire> {
        self.groups.iter().flat_map(|group| &group.wires)
    }
}

/// All marks of a scene's present results: tints, wires and contact regions.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    /// The chunks, in order of their parts; then those of constraints and of measures.
    pub chunks: Vec<Arc<MarkChunk>>,
}

impl Marks {
    /// Returns the tints of pairs, in order of (part, style); then those of constraints and of measures.
    pub fn tints(&self) -> impl Iterator<Item = &Tint> {
        self.chunks.iter().flat_map(|chunk| chunk.tints())
    }

    /// Returns the curves and outlines.
    pub fn wires(&self) -> impl Iterator<Item = &Wire> {
        self.chunks.iter().flat_map(|chunk| chunk.wires())
    }

    /// Returns the regions in which two parts meet.
    pub fn contact_regions(&self) -> impl Iterator<Item = &ContactRegion> {
        let groups = self.chunks.iter().flat_map(|chunk| &chunk.groups);
        groups.flat_map(|group| &group.contact_regions)
    }
}

/// Returns whether a pair is marked by its intersection. A pair that touches is marked by faces.
pub(super) fn shows_intersection(pair: &FramePair) -> bool {
    pair.intersection.is_some()
        && matches!(
            pair.class,
            interference::PairClass::Interferes | interference::PairClass::Undecided
        )
}
