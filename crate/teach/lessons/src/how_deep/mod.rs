//! How deep? What a cycle by octrees costs against their level, for small and large faces, measured here and now.

mod bout;
mod measure;
mod picture;
mod steps;

use nearpoint_geometry::collide::swept::SweptMethod;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use measure::Size;

#[derive(Debug)]
pub(crate) struct ThisLesson;

/// Faces of each sphere, and the level that was fastest for it where Kitamura says so (section 2.5), with the name of
/// that number.
const SIZES: [(usize, Option<(&str, usize)>); 3] = [
    (48, None),
    (360, Some(("published-360", 4))),
    (960, Some(("published-960", 5))),
];

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        let largest = Parameter::choice("largest", &["48", "360", "960"]).usually("960");

        vec![largest, Parameter::choice("test", &["hull", "exact"])]
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let largest = chosen.count("largest");
        let test = match chosen.choice("test") {
            "exact" => SweptMethod::Exact,
            _ => SweptMethod::Hull,
        };
        let wanted = SIZES.into_iter().filter(|(faces, _)| *faces <= largest);
        let sizes = wanted.map(|(faces, published)| Size::new(faces, published, test));
        let sizes = sizes.collect::<Result<_, _>>()?;
        Ok(Box::new(steps::Steps::new(sizes, context.now)))
    }
}
