//! Figure 3: the mean time of four methods on contours that are not convex, measured here and now, beside the published
//! ratios.

mod measure;
mod picture;
mod steps;

use crate::contours::Kind;
use crate::error::LessonError;
use crate::info::Parameter;
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use measure::Set;

#[derive(Debug)]
pub(crate) struct ThisLesson;

/// Corners of each contour, a step each.
const SIZES: [usize; 5] = [8, 16, 32, 64, 128];

impl Lesson for ThisLesson {
    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter::choice("set", &["histograms", "stars", "combs"]),
            Parameter::choice("against", &["like", "convex"]),
            Parameter::choice("boxes", &["with", "without"]),
            Parameter::choice("largest", &["16", "64", "128"]).usually("64"),
        ]
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let largest = chosen.count("largest");
        let sizes = SIZES.into_iter().filter(|size| *size <= largest).collect();
        let kind = match chosen.choice("set") {
            "stars" => Kind::Star,
            "combs" => Kind::Comb,
            _ => Kind::Histogram,
        };
        let set = Set {
            kind,
            other: match chosen.choice("against") {
                "convex" => Kind::Round,
                _ => kind,
            },
            boxes: chosen.choice("boxes") == "with",
        };
        Ok(Box::new(steps::Steps::new(sizes, set, context.now)))
    }
}
