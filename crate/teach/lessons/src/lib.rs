//! Turns the parameters of each lesson into a story: steps with a figure, numbers, a question and charts.
//!
//! The answers come from `geometry` and `motion`, the same code that the app runs, and from `published`. The Rust code has
//! no words, only keys. A lesson's texts lie beside its code, and the page's build reads them ([`keys`] lists the keys that
//! must exist). The caller provides the clock ([`Context`]). `chapters.txt` lists all lessons.

mod asked_questions;
mod bound;
mod cache;
mod chart;
mod clock;
mod compounds;
mod contours;
mod cubes;
mod error;
pub mod figure;
mod graded_point;
mod info;
pub mod keys;
mod lazy_step;
mod motion;
mod number;
mod open;
mod plans;
mod point_handle;
mod polygon_pair;
mod predicted_pair;
mod published_spheres;
mod question;
mod shapes;
mod slices;
mod solids;
mod sphere_meshes;
mod step;
mod story;
mod validate;
mod values;

pub use asked_questions::MAX_OF_ONE_NAME;
pub use bound::Bound;
pub use cache::Cache;
pub use contours::{MotionContact, MotionTests, StraightMotion};
pub use error::LessonError;
pub use graded_point::GradedPoint;
pub use info::{Info, Kind, Model, Parameter};
pub use motion::{Motion, MotionUnit};
pub use open::{Grade, OpenLesson, open};
pub use point_handle::{PointDomain, PointGrade, PointHandle, PointQuestion};
pub use polygon_pair::{PolygonDistance, PolygonPair};
pub use story::{
    Axis, Chart, Context, Event, GUESS_TOLERANCE, LazyStep, Line, LineStyle, MIN_GUESSED, Number,
    NumberUnit, Question, Step, StepText, Story,
};
pub use values::{ParameterValues, RequestedValues, Value};

/// Declares a module for each lesson of the list, and lists the lessons for [`lessons`].
macro_rules! chapters {
    ($(chapter $chapter:ident $(after $($before:ident),+)? {
        $(lesson $lesson:ident $minutes:literal $(after $($need:ident),+)? $(model $model:literal)?;)*
        $(room $room:ident $stay:literal $(after $($first:ident),+)?;)*
    })*) => {
        $($(mod $lesson;)*)*

        const LESSONS: &[LessonEntry] = &[$($(LessonEntry {
            name: hyphenated!($lesson),
            chapter: hyphenated!($chapter),
            offers: $lesson::offers,
            open: $lesson::open,
        },)*)*];
    };
}

/// Returns the name as texts and addresses write it, with hyphens.
macro_rules! hyphenated {
    ($name:ident) => {{
        const BYTES: [u8; stringify!($name).len()] = hyphens(stringify!($name).as_bytes());
        match str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => stringify!($name),
        }
    }};
}

/// Puts a hyphen in place of each underscore.
const fn hyphens<const N: usize>(name: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    let mut i = 0;
    while i < N {
        bytes[i] = if name[i] == b'_' { b'-' } else { name[i] };
        i += 1;
    }
    bytes
}

include!("chapters.txt");

/// The entry of a lesson in the list of all lessons: its name and its functions.
#[derive(Debug, Clone, Copy)]
pub struct LessonEntry {
    /// The lesson's key in texts and addresses.
    pub name: &'static str,
    /// The key of the lesson's chapter.
    pub chapter: &'static str,
    offers: fn() -> info::LessonInputs,
    open: fn(&ParameterValues, &Context) -> story::StoryResult,
}

impl LessonEntry {
    /// Returns the lesson's name, parameters and models, before it is opened.
    pub fn info(&self) -> Info {
        let offer = (self.offers)();
        Info {
            name: self.name,
            chapter: self.chapter,
            parameters: offer.parameters,
            models: offer.models,
            threads: offer.threads,
        }
    }
}

/// Returns all lessons, in the order of the course.
pub fn lessons() -> &'static [LessonEntry] {
    LESSONS
}
