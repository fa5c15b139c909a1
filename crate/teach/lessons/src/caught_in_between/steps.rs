//! Lists the steps: a disc through a plate, a blade past a post, two balls past each other.

use nearpoint_geometry::Point;

use super::blade::Blade;
use super::crossing::Crossing;
use super::through::Through;
use super::{Wish, charts};
use crate::error::LessonError;
use crate::pointed::Pointed;
use crate::story::{Draft, Story};

#[derive(Debug)]
pub(super) struct Steps {
    wish: Wish,
    through: Through,
    blade: Blade,
    crossing: Crossing,
}

/// The numbers of the steps that follow the last one of the disc, of the blade and of the balls.
const THROUGH: usize = Through::STEPS.len();
const BLADE: usize = THROUGH + Blade::STEPS.len();
const ALL: usize = BLADE + Crossing::STEPS.len();

impl Steps {
    pub fn new(wish: &Wish, marked: usize) -> Result<Self, LessonError> {
        Ok(Self {
            wish: *wish,
            through: Through::new(wish, marked)?,
            blade: Blade::new(wish)?,
            crossing: Crossing::new(wish)?,
        })
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        ALL
    }

    fn step(&self, step: usize) -> Draft<'_> {
        let draft = match step {
            ..THROUGH => Through::STEPS[step](&self.through)
                .charts(|| charts::through(&self.through, &self.wish)),
            THROUGH..BLADE => {
                let blade = &self.blade;
                Blade::STEPS[step - THROUGH](blade)
                    .draw(|figure| blade.bulge(figure))
                    .chart(|| charts::blade(&self.wish))
            }
            _ => Crossing::STEPS[step - BLADE](&self.crossing)
                .chart(|| charts::crossing(&self.crossing)),
        };
        draft.whole()
    }

    fn point(&self, step: usize, at: &Point) -> Option<Pointed> {
        (step < THROUGH).then(|| self.through.at_place(at))
    }
}
