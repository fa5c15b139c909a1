//! Measures figure 3: the mean time of four methods on contours that are not convex, on this machine, beside the published
//! ratios.

mod measure;
mod picture;
mod steps;

use crate::contours::Kind;
use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use measure::MeasurementSettings;

/// The number of corners of each contour, a step each.
const SIZES: [usize; 5] = [8, 16, 32, 64, 128];

/// Returns the parameters of the lesson on the mean time of four contour methods, as in figure 3.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("set", &["histograms", "stars", "combs"]),
        Parameter::choice("against", &["like", "convex"]),
        Parameter::choice("boxes", &["with", "without"]),
        Parameter::choice("largest", &["16", "64", "128"]).with_default("64"),
    ])
}

/// Opens the lesson on the mean time of four contour methods, as in figure 3, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let largest = values.count("largest");
    let sizes = SIZES.into_iter().filter(|size| *size <= largest).collect();
    let kind = match values.choice("set") {
        "stars" => Kind::Star,
        "combs" => Kind::Comb,
        _ => Kind::Histogram,
    };
    let set = MeasurementSettings {
        kind,
        other: match values.choice("against") {
            "convex" => Kind::Round,
            _ => kind,
        },
        boxes: values.choice("boxes") == "with",
    };
    Ok(Box::new(steps::Steps::new(sizes, set, context.now)))
}
