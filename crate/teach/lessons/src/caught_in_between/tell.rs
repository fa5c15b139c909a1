//! The story: a disc through a plate, a blade past a post, two balls past each other.

use nearpoint_geometry::Point;

use super::blade::Blade;
use super::crossing::Crossing;
use super::steps::Scene;
use super::through::Through;
use super::{Wish, charts};
use crate::error::LessonError;
use crate::pointed::Pointed;
use crate::story::{Chart, Step, Story};

#[derive(Debug)]
pub(super) struct Told {
    wish: Wish,
    through: Through,
    blade: Blade,
    crossing: Crossing,
}

/// The step after the last of each scene.
const THROUGH: usize = 6;
const CROSSING: usize = 9;
const ALL: usize = 12;

impl Told {
    pub fn new(wish: &Wish, marked: usize) -> Result<Self, LessonError> {
        Ok(Self {
            wish: *wish,
            through: Through::new(wish, marked)?,
            blade: Blade::new(wish)?,
            crossing: Crossing::new(wish)?,
        })
    }

    /// The scene of a step, and which of its own steps that is.
    fn scene(&self, step: usize) -> (&dyn Scene, usize) {
        match step {
            ..THROUGH => (&self.through, step),
            THROUGH..CROSSING => (&self.blade, step - THROUGH),
            _ => (&self.crossing, step - CROSSING),
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        ALL
    }

    fn tell(&mut self, step: usize) -> Step {
        let (scene, step) = self.scene(step);
        Step {
            say: scene.say(step),
            numbers: scene.numbers(step),
            events: Vec::new(),
            question: scene.question(step),
            figure: scene.figure(step),
        }
    }

    fn point(&mut self, step: usize, at: &Point) -> Option<Pointed> {
        self.scene(step).0.point(at)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        match step {
            ..THROUGH => charts::through(&self.through, &self.wish),
            THROUGH..CROSSING => charts::blade(&self.wish),
            _ => charts::crossing(&self.crossing),
        }
    }
}
