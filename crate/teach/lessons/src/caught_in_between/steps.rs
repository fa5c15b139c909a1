//! What each of the three scenes shows, by its own steps.

use nearpoint_geometry::Point;

use crate::figure::Figure;
use crate::pointed::Pointed;
use crate::story::{Number, Question, Say};

/// What a scene shows, by its own steps.
pub(super) trait Scene {
    fn say(&self, step: usize) -> Say;
    fn numbers(&self, step: usize) -> Vec<Number>;
    fn question(&self, step: usize) -> Option<Question>;
    fn figure(&self, step: usize) -> Figure;
    /// What is to be said of a point, where one answers.
    fn point(&self, _at: &Point) -> Option<Pointed> {
        None
    }
}
