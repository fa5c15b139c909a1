//! Lists the steps: a disc through a plate, a blade past a post, two balls past each other.

use nearpoint_geometry::Point;

use super::blade::BladeCase;
use super::crossing::BallCase;
use super::through::DiscCase;
use super::{Parameters, charts};
use crate::error::LessonError;
use crate::graded_point::GradedPoint;
use crate::story::{LazyStep, Story};

/// The steps of the lesson on parts that collide and separate again within one cycle, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    parameters: Parameters,
    through: DiscCase,
    blade: BladeCase,
    crossing: BallCase,
}

/// The numbers of the steps that follow the last one of the disc, of the blade and of the balls.
const THROUGH: usize = DiscCase::STEPS.len();
const BLADE: usize = THROUGH + BladeCase::STEPS.len();
const ALL: usize = BLADE + BallCase::STEPS.len();

impl Steps {
    /// Runs all three cases; `marked` is the index of the test whose faces are marked in the pictures of the disc.
    pub fn new(parameters: &Parameters, marked: usize) -> Result<Self, LessonError> {
        Ok(Self {
            parameters: *parameters,
            through: DiscCase::new(parameters, marked)?,
            blade: BladeCase::new(parameters)?,
            crossing: BallCase::new(parameters)?,
        })
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        ALL
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let draft = match step {
            ..THROUGH => DiscCase::STEPS[step](&self.through)
                .charts(|| charts::disc_charts(&self.through, &self.parameters)),
            THROUGH..BLADE => {
                let blade = &self.blade;
                BladeCase::STEPS[step - THROUGH](blade)
                    .draw(|figure| blade.draw_sagitta(figure))
                    .chart(|| charts::blade_charts(&self.parameters))
            }
            _ => BallCase::STEPS[step - BLADE](&self.crossing)
                .chart(|| charts::ball_charts(&self.crossing)),
        };
        draft.about_whole_figure()
    }

    fn grade_point(&self, step: usize, at: &Point) -> Option<GradedPoint> {
        (step < THROUGH).then(|| self.through.grade_at(at))
    }
}
