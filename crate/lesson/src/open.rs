//! A lesson that is open: each step told once, whatever the order in which steps are shown.

use serde::Serialize;

use crate::error::LessonError;
use crate::info::Info;
use crate::lessons;
use crate::story::{Chart, Context, Step, Story};
use crate::values::{Chosen, Values};

/// A story and the steps that were told.
#[derive(Debug)]
pub struct Opened {
    /// What can be chosen, and what is.
    pub info: Info,
    /// A value for each parameter, as used.
    pub chosen: Chosen,
    story: Box<dyn Story>,
    told: Vec<Option<Step>>,
}

/// Whether a choice was right, and which one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Grade {
    /// Whether the choice was right.
    pub right: bool,
    /// The right one's place among the choices.
    pub answer: usize,
}

/// Opens the lesson of that name.
pub fn open(name: &str, wished: &Values, context: &Context) -> Result<Opened, LessonError> {
    let mut known = Vec::new();
    for lesson in lessons() {
        let info = lesson.info();
        if info.name != name {
            known.push(info.name);
            continue;
        }
        let chosen = info.choose(wished)?;
        let story = lesson.open(&chosen, context)?;
        let told = (0..story.steps()).map(|_| None).collect();
        return Ok(Opened {
            info,
            chosen,
            story,
            told,
        });
    }
    Err(LessonError::UnknownLesson {
        name: name.to_owned(),
        known,
    })
}

impl Opened {
    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.told.len()
    }

    /// What is to be seen at a step; once told it stays the same.
    pub fn show(&mut self, step: usize) -> Result<&Step, LessonError> {
        let steps = self.told.len();
        let place = self.told.get_mut(step);
        let place = place.ok_or(LessonError::NoStep { step, steps })?;
        Ok(place.get_or_insert_with(|| self.story.tell(step)))
    }

    /// The charts beside a step.
    pub fn charts(&self, step: usize) -> Vec<Chart> {
        self.story.charts(step)
    }

    /// Grades an answer to the question of a step.
    pub fn grade(&mut self, step: usize, choice: usize) -> Result<Grade, LessonError> {
        let question = self.show(step)?.question.as_ref();
        let choices = question.map_or(0, |question| question.choices.len());
        match question {
            Some(question) if choice < choices => Ok(Grade {
                right: choice == question.answer,
                answer: question.answer,
            }),
            _ => Err(LessonError::NoChoice { choice, choices }),
        }
    }
}
