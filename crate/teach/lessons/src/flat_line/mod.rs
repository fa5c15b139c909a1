//! The flat line: what a cycle costs against the number of vertices, by each method, measured here and now.

mod flaw;
mod measure;
mod sides;
mod steps;

use std::sync::Arc;

use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use measure::{Kind as Hulls, Path};

#[derive(Debug)]
pub(crate) struct ThisLesson;

/// Vertices of each hull, a step each.
const SIZES: [usize; 9] = [10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// Of drums: the hull of many points in one plane takes long to build.
const LARGEST_DRUM: usize = 30_000;

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        let largest = Parameter::choice("largest", &["1000", "10000", "100000"]).usually("100000");

        vec![
            Parameter::choice("speed", &["slow", "fast"]),
            Parameter::choice("shapes", &["balls", "eggs", "drums"]),
            largest,
        ]
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let path = Path {
            step: match chosen.choice("speed") {
                "fast" => 0.05,
                _ => 0.005,
            },
            kind: match chosen.choice("shapes") {
                "eggs" => Hulls::Eggs,
                "drums" => Hulls::Drums,
                _ => Hulls::Balls,
            },
        };
        let wished = chosen.count("largest");
        let largest = match path.kind {
            Hulls::Drums => wished.min(LARGEST_DRUM),
            Hulls::Balls | Hulls::Eggs => wished,
        };
        let sizes = SIZES.into_iter().filter(|&size| size <= largest).collect();
        Ok(Box::new(steps::Steps::new(
            sizes,
            path,
            context.now,
            Arc::clone(context.cache),
        )))
    }
}
