//! Explains the four steps from all pairs of faces to those that collide until the next pose (Kitamura, chapter 3).

mod charts;
mod cycles;
mod picture;
#[cfg(test)]
mod published;
mod question;
mod run;
mod steps;
mod time;

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::SweptMethod;
use nearpoint_published::predictive::{AlignedCube, BoundsMode, Depth};

use crate::info::{LessonInputs, Parameter};
use crate::predicted_pair::OtherPart;
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use run::{Parameters, Run};

/// The names of [`SweptMethod::ALL`].
const METHODS: [&str; 4] = ["plain-start", "plain-end", "hull", "exact"];

/// Returns the parameters of the lesson on the four steps from all pairs of faces to those that collide.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("shapes", &["spheres", "sheet", "figures"]),
        Parameter::choice("largest", &["168", "960", "3968"]).with_default("960"),
        Parameter::choice("depth", &["face-size", "published", "2", "4", "6", "8"]),
        Parameter::choice("bounds", &["swept", "instant"]),
        Parameter::choice("method", &METHODS).with_default("hull"),
    ])
}

/// Opens the lesson on the four steps from all pairs of faces to those that collide, with these parameter values.
pub(crate) fn open(values: &ParameterValues, context: &Context) -> StoryResult {
    let method = METHODS.iter().position(|m| *m == values.choice("method"));
    let (depth, world) = cubes(values.choice("depth"));
    let parameters = Parameters {
        other_part: match values.choice("shapes") {
            "sheet" => OtherPart::Sheet,
            "figures" => OtherPart::Figure,
            _ => OtherPart::Sphere,
        },
        faces: values.count("largest"),
        depth,
        world,
        bounds: match values.choice("bounds") {
            "instant" => BoundsMode::Instant,
            _ => BoundsMode::Swept,
        },
        method: method.unwrap_or(2),
    };
    Ok(Box::new(steps::Steps::new(
        Run::new(parameters)?,
        context.now,
    )))
}

impl Parameters {
    fn tests(&self) -> SweptMethod {
        SweptMethod::ALL[self.method]
    }
}

/// Returns the depth and the cube to start from. As published, these are depth 6 of the world of table 2.1.
fn cubes(values: &str) -> (Depth, Option<AlignedCube>) {
    let of_table = AlignedCube {
        lo: Point::origin(),
        edge: 16.0,
    };
    match values {
        "published" => (Depth::Given(6), Some(of_table)),
        other => (other.parse().map_or(Depth::FaceSize, Depth::Given), None),
    }
}
