//! Defines how a story grades a point that the user dragged.

use nearpoint_geometry::Point;

use crate::figure::Item;
use crate::point_handle::PointGrade;
use crate::values::Value;

/// The grade of a point that answers a question, with the items that show it in the figure.
#[derive(Debug, Clone)]
pub struct GradedPoint {
    /// True if the point answers the question.
    pub is_right: bool,
    /// The key of the sentence that gives the reason: `why.<question>.<this>`.
    pub why: &'static str,
    /// The values of that sentence's holes.
    pub args: Vec<(&'static str, Value)>,
    /// The items that the picture adds for the point.
    pub items: Vec<Item>,
}

impl GradedPoint {
    /// Converts the result to the grade for the page.
    pub(crate) fn grade(&self, at: &Point) -> PointGrade {
        PointGrade {
            is_right: self.is_right,
            position: [at.x, at.y, at.z],
            why: self.why,
            args: self.args.clone(),
        }
    }
}
