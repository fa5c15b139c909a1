//! Defines what a story says about a point that the user dragged.

use nearpoint_geometry::Point;

use crate::figure::Item;
use crate::pin::PointGrade;
use crate::values::Value;

/// The grade of a point, with the items that show it.
#[derive(Debug, Clone)]
pub struct Pointed {
    /// True if the point answers the question.
    pub right: bool,
    /// The key of the sentence that tells why: `why.<question>.<this>`.
    pub why: &'static str,
    /// The values of that sentence's holes.
    pub with: Vec<(&'static str, Value)>,
    /// The items that the picture adds for the point.
    pub items: Vec<Item>,
}

impl Pointed {
    /// Converts it to the grade that the page gets.
    pub(crate) fn grade(&self, at: &Point) -> PointGrade {
        PointGrade {
            right: self.right,
            at: [at.x, at.y, at.z],
            why: self.why,
            with: self.with.clone(),
        }
    }
}
