//! Opens a lesson and computes each of its steps once, in any order.

use nearpoint_geometry::Point;
use serde::Serialize;

use crate::asked_questions::AskedQuestions;
use crate::error::LessonError;
use crate::figure::{Figure, Item};
use crate::info::Info;
use crate::lessons;
use crate::point_handle::{PointGrade, PointQuestion};
use crate::story::{Chart, Context, Question, Step, Story};
use crate::values::{ParameterValues, RequestedValues};

/// An open lesson: its story, and the steps that were shown.
#[derive(Debug)]
pub struct OpenLesson {
    /// The lesson's parameters and their current values.
    pub info: Info,
    /// The value used for each parameter.
    pub parameter_values: ParameterValues,
    story: Box<dyn Story>,
    steps: Vec<Option<Step>>,
    asked_questions: AskedQuestions,
}

/// The grade of an answer: whether it was right, and which one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Grade {
    /// True if the given answer is right.
    pub right: bool,
    /// The index of the right choice, or the right number.
    pub answer: usize,
}

/// Opens the lesson with this name, for the requested values of its parameters.
pub fn open(
    name: &str,
    requested: &RequestedValues,
    context: &Context,
) -> Result<OpenLesson, LessonError> {
    let mut known = Vec::new();
    for lesson in lessons() {
        let info = lesson.info();
        if info.name != name {
            known.push(info.name);
            continue;
        }
        let parameter_values = info.validate(requested)?;
        let story = (lesson.open)(&parameter_values, context)?;
        let steps = (0..story.steps()).map(|_| None).collect();
        return Ok(OpenLesson {
            info,
            parameter_values,
            story,
            steps,
            asked_questions: AskedQuestions::default(),
        });
    }
    Err(LessonError::UnknownLesson {
        name: name.to_owned(),
        known,
    })
}

impl OpenLesson {
    /// Returns the number of steps of the lesson.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Computes a slice of a step that takes long. Returns the fraction that is done: 1 if [`Self::show`] is quick.
    pub fn prepare(&mut self, step: usize) -> f64 {
        match self.steps.get(step) {
            Some(None) => self.story.prepare(step),
            _ => 1.0,
        }
    }

    /// Returns a step as it is shown; once shown it stays the same. A question is asked only where it matters
    /// ([`crate::MAX_OF_ONE_NAME`]).
    pub fn show(&mut self, step: usize) -> Result<&Step, LessonError> {
        while self.prepare(step) < 1.0 {}
        let steps = self.steps.len();
        let place = self.steps.get_mut(step);
        let place = place.ok_or(LessonError::NoStep { step, steps })?;
        let (story, asked) = (&mut self.story, &mut self.asked_questions);
        Ok(place.get_or_insert_with(|| {
            let mut shown = story.step(step).into_step();
            let could_ask = |step| {
                while story.prepare(step) < 1.0 {}
                story.step(step).into_question()
            };
            let stands = |question: &Question| asked.is_asked(step, question.name, could_ask);
            shown.question = shown.question.filter(stands);
            if let Some(PointQuestion { handle, .. }) = point_question(&shown) {
                shown.figure.items.push(Item::PointHandle(handle.clone()));
            }
            shown
        }))
    }

    /// Returns the picture of a step at a time of its motion, with pale poses at other times if `has_poses`.
    pub fn figure_at(
        &mut self,
        step: usize,
        time: f64,
        has_poses: bool,
    ) -> Result<Figure, LessonError> {
        self.show(step)?;
        let figure = self.story.step(step).into_figure_at(time, has_poses);
        figure.ok_or(LessonError::NoMotion)
    }

    /// Returns the keys of a step's texts: its own text, then the events at this step.
    pub fn keys(&mut self, step: usize) -> Result<Vec<&'static str>, LessonError> {
        let shown = self.show(step)?;
        let here = shown.events.iter().filter(|event| event.step == step);
        Ok(std::iter::once(shown.text.key)
            .chain(here.map(|event| event.name))
            .collect())
    }

    /// Returns the charts beside a step.
    pub fn charts(&self, step: usize) -> Vec<Chart> {
        self.story.step(step).into_charts()
    }

    /// Grades an answer to the question of a step: the index of a choice, or a number.
    pub fn grade(&mut self, step: usize, given: usize) -> Result<Grade, LessonError> {
        let question = self.show(step)?.question.as_ref();
        let question = question.filter(|question| question.point.is_none());
        let choices = question.map_or(0, |question| question.choices.len());
        match question {
            Some(question) if given < choices || choices == 0 => Ok(Grade {
                right: question.accepts(given),
                answer: question.answer,
            }),
            _ => Err(LessonError::NoChoice {
                choice: given,
                choices,
            }),
        }
    }

    /// Grades a point that answers the question of a step. Returns the grade of the nearest point of its domain, and the
    /// picture with the point there.
    pub fn grade_point(
        &mut self,
        step: usize,
        at: &Point,
    ) -> Result<(PointGrade, Figure), LessonError> {
        let asked = point_question(self.show(step)?).ok_or(LessonError::NoPoint)?;
        let at = asked.handle.domain.nearest(at);
        let pointed = self
            .story
            .grade_point(step, &at)
            .ok_or(LessonError::NoPoint)?;
        let mut figure = self.show(step)?.figure.clone();
        if let Some(pin) = figure.point_handle_mut() {
            pin.at = at;
            pin.grade = Some(pointed.is_right);
        }
        let grade = pointed.grade(&at);
        figure.items.extend(pointed.items);
        Ok((grade, figure))
    }

    /// Returns the right point of a step's question that a point answers.
    pub fn right_point(&mut self, step: usize) -> Result<Point, LessonError> {
        let asked = point_question(self.show(step)?).ok_or(LessonError::NoPoint)?;
        Ok(asked.answer)
    }
}

/// Returns the point question of a step, if its question is answered by a point.
fn point_question(shown: &Step) -> Option<&PointQuestion> {
    shown.question.as_ref()?.point.as_ref()
}
