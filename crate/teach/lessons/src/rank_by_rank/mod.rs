//! Rank by rank: two parts under spheres, large to small, and the search that only goes down where spheres meet
//! (US 5056031).

mod charts;
mod moment;
pub(crate) mod parts;
mod picture;
mod run;
mod steps;

use nearpoint_geometry::bounds::spheres::{Edge, Fit, Form, Marks, Overlap, SphereSettings};

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use run::{ACCURACY, Run, Wish};

#[derive(Debug)]
pub(crate) struct ThisLesson;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("pose", &["touching", "near", "apart"]),
            Parameter::choice("form", &["ratio", "three-ranks", "exact"]),
            Parameter::choice("edge", &["cube-in-sphere", "square-in-circle"]),
            Parameter::choice("overlap", &["delete", "keep"]),
            Parameter::choice("marks", &["per-pair", "cleared-all"]),
        ]
    }

    fn open(&self, chosen: &Chosen, _: &Context) -> Result<Box<dyn Story>, LessonError> {
        let source = SphereSettings::of_the_source(ACCURACY);
        let settings = match chosen.choice("form") {
            "three-ranks" => SphereSettings {
                form: Form::ThreeRanks,
                ..source
            },
            "exact" => SphereSettings {
                form: Form::Exact(2.0),
                fit: Fit::Cell,
                ..source
            },
            _ => source,
        };
        let settings = SphereSettings {
            edge: match chosen.choice("edge") {
                "square-in-circle" => Edge::SquareInCircle,
                _ => Edge::CubeInSphere,
            },
            overlap: match chosen.choice("overlap") {
                "keep" => Overlap::Keep,
                _ => Overlap::Delete,
            },
            ..settings
        };
        let wish = Wish {
            settings,
            marks: match chosen.choice("marks") {
                "cleared-all" => Marks::ClearedAll,
                _ => Marks::PerPair,
            },
            pose: parts::pose(chosen.choice("pose")),
        };
        let parts = parts::parts();
        let parts = parts.ok_or_else(|| LessonError::impossible("the parts cannot be made"))?;
        let run = Run::new(parts, &wish).map_err(LessonError::impossible)?;
        Ok(Box::new(steps::Steps { run }))
    }
}
