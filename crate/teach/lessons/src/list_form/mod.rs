//! Explains the list form: a solid as the lists of its vertices, how they are made, used, saved and read again
//! (specification 1, section 1.2).

mod chain;
mod climb;
mod file;
mod picture;
mod steps;

use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::{Point, Vector};

use crate::error::LessonError;
use crate::info::{LessonInputs, Parameter};
use crate::shapes;
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use file::Damage;

/// Returns the parameters of the lesson on the list form of a solid: its vertices, their neighbours and its file.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("solid", &["cube", "drum", "ball"]),
        Parameter::choice("direction", &["aside", "up"]),
        Parameter::choice("damage", &["short", "inward"]),
    ])
}

/// Opens the lesson on the list form of a solid: its vertices, their neighbours and its file, with these parameter
/// values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let hull = solid(values.choice("solid"))?;
    let direction = match values.choice("direction") {
        "up" => Vector::new(0.1, 0.2, 1.0),
        _ => Vector::new(1.0, -0.3, 0.5),
    };
    let damage = match values.choice("damage") {
        "inward" => Damage::Inward,
        _ => Damage::Short,
    };
    let reported = steps::Steps::new(hull, direction.normalize(), damage);
    let reported = reported.ok_or(LessonError::NoStory)?;
    Ok(Box::new(reported))
}

/// Returns a solid with few enough vertices to show each one.
fn solid(name: &str) -> Result<Hull, HullError> {
    let points: Vec<Point> = match name {
        "drum" => {
            let ring = shapes::polygon(6, 1.0);
            let end = |z: f64| ring.iter().map(move |p| Point::new(p.x, p.y, z));
            end(-0.7).chain(end(0.7)).collect()
        }
        "ball" => shapes::ellipsoid(14, Vector::repeat(1.0), 31),
        _ => shapes::cuboid(Vector::repeat(0.8)),
    };
    Hull::build(&points)
}
