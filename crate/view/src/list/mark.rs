//! What marks are, as plain data: tinted faces, wires on them, and the regions where parts meet.

use nearpoint_geometry::{Point, interference};
use nearpoint_scene::{FramePair, PartId};

/// What a mark stands for, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Contact.
    Touches,
    /// What may be an interference.
    Undecided,
    /// Interference.
    Interferes,
    /// What would take hold of a dragged part.
    Preview,
    /// What has taken hold of it.
    Held,
    /// What would be measured, or is.
    Measured,
}

/// How a meeting is drawn. The order is the one in which marks cover each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkStyle {
    /// What the pair is.
    pub class: Class,
    /// Drawn strongly, and through other parts; otherwise it stays in the background.
    pub loud: bool,
}

impl MarkStyle {
    /// Whether lines are drawn of it. What may be nothing, and contacts, have none while they are in the background: in a
    /// large assembly nearly all marks are that.
    pub fn is_lined(self) -> bool {
        self.loud || !matches!(self.class, Class::Undecided | Class::Touches)
    }

    /// Of meetings, in the order in which marks cover each other.
    pub const ALL: [Self; 6] = [
        Self::new(Class::Touches, false),
        Self::new(Class::Touches, true),
        Self::new(Class::Undecided, false),
        Self::new(Class::Undecided, true),
        Self::new(Class::Interferes, false),
        Self::new(Class::Interferes, true),
    ];

    /// Returns the style of a class.
    pub const fn new(class: Class, loud: bool) -> Self {
        Self { class, loud }
    }
}

/// Faces of a part in one style, and those of their triangles that meet the other part.
#[derive(Debug, Clone, PartialEq)]
pub struct Tint {
    /// The part that has the faces.
    pub part: PartId,
    /// How they are drawn.
    pub style: MarkStyle,
    /// Face numbers, sorted; none where only triangles are marked.
    pub faces: Vec<u32>,
    /// All triangles of these faces.
    pub area: Vec<u32>,
    /// Triangles that meet.
    pub meeting: Vec<u32>,
}

/// What a wire shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WireKind {
    /// Where tinted faces end.
    Outline,
    /// Where the surfaces cut each other.
    Curve,
    /// The same, around a body in common.
    Rim,
    /// A straight edge that holds.
    Edge,
}

/// Lines that belong to a part and move with it.
#[derive(Debug, Clone, PartialEq)]
pub struct Wire {
    /// Which part.
    pub part: PartId,
    /// How they are drawn.
    pub style: MarkStyle,
    /// What they tell.
    pub kind: WireKind,
    /// In the part's frame.
    pub segments: Vec<[Point; 2]>,
}

/// The region that two parts have in common.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// The two parts, the smaller id first.
    pub pair: [PartId; 2],
    /// How it is marked.
    pub style: MarkStyle,
    /// In the first part's frame.
    pub at: Point,
    /// Half the region's diagonal.
    pub radius: f64,
}

/// All marks of a frame.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    /// Grows with every change, so that whoever uploads marks knows when.
    pub version: u64,
    /// Of meetings, in order of (part, style); then of holds.
    pub tints: Vec<Tint>,
    /// Curves and outlines.
    pub wires: Vec<Wire>,
    /// Regions that two parts have in common.
    pub spots: Vec<Spot>,
}

/// Whether a pair is marked by what it has in common; one that only touches by the faces that do.
pub(super) fn is_body(pair: &FramePair) -> bool {
    pair.body.is_some()
        && matches!(
            pair.class,
            interference::PairClass::Interferes | interference::PairClass::Undecided
        )
}
