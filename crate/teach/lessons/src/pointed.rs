//! What a story says of a point that was dragged somewhere.

use nearpoint_geometry::Point;

use crate::figure::Item;
use crate::pin::PointGrade;
use crate::values::Value;

/// What a story says of a point.
#[derive(Debug, Clone)]
pub struct Pointed {
    /// Whether it answers the question.
    pub right: bool,
    /// Which sentence tells why: `why.<question>.<this>`.
    pub why: &'static str,
    /// What goes into that sentence's holes.
    pub with: Vec<(&'static str, Value)>,
    /// What the picture shows of it.
    pub items: Vec<Item>,
}

impl Pointed {
    /// What a page is told of it.
    pub(crate) fn grade(&self, at: &Point) -> PointGrade {
        PointGrade {
            right: self.right,
            at: [at.x, at.y, at.z],
            why: self.why,
            with: self.with.clone(),
        }
    }
}
