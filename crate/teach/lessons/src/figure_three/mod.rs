//! Figure 3: the mean time of four methods on contours that are not convex, measured here and now, beside the published
//! ratios.

mod measure;
mod picture;
mod tell;

use crate::contours::Kind;
use crate::error::LessonError;
use crate::info::{Chapter, Info, Kind as ChoiceKind, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use measure::Set;

#[derive(Debug)]
pub(crate) struct FigureThree;

/// Corners of each contour, a step each.
const SIZES: [usize; 5] = [8, 16, 32, 64, 128];

impl Lesson for FigureThree {
    fn info(&self) -> Info {
        Info::new(
            "figure-3",
            Chapter::FlatContours,
            [
                Parameter::choice("set", &["histograms", "stars", "combs"]),
                Parameter::choice("against", &["like", "convex"]),
                Parameter::choice("boxes", &["with", "without"]),
                Parameter {
                    name: "largest",
                    kind: ChoiceKind::Choice {
                        choices: vec!["16", "64", "128"],
                        value: "64",
                    },
                },
            ],
        )
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let largest = chosen.choice("largest").parse().unwrap_or(SIZES[0]);
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
        Ok(Box::new(tell::Steps::new(sizes, set, context.now)))
    }
}
