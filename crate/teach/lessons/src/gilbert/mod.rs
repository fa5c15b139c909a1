//! Explains GJK step by step: two hulls and, beside them, their Minkowski difference with the simplex and the bounds.

mod counting;
mod feature;
mod names;
mod picture;
mod question;
mod reach;
mod run;
mod shapes;
mod steps;

use nearpoint_geometry::closest::convex::SimplexMethod;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
pub(crate) use counting::{Counting, SupportSearch, Visits};
use run::{Run, Start};

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice(
            "shapes",
            &["hulls", "boxes", "needles", "polygons", "point"],
        ),
        Parameter::number("vertices", [6.0, 240.0, 1.0], 20.0).log(),
        Parameter::number("gap", [-40.0, 160.0, 1.0], 30.0),
        Parameter::choice("start", &["means", "direction", "bad"]),
        Parameter::choice("method", &["signed-volumes", "johnson"]),
        Parameter::choice("compare", &["none", "method", "climbing"]),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let vertices = chosen.count("vertices");
    let pair = shapes::pair(chosen.choice("shapes"), vertices, chosen.number("gap"))?;
    let start = match chosen.choice("start") {
        "direction" => Start::FromAbove,
        "bad" => Start::FarSide,
        _ => Start::Means,
    };
    let (method, other) = match chosen.choice("method") {
        "johnson" => (SimplexMethod::Johnson, SimplexMethod::SignedVolumes),
        _ => (SimplexMethod::SignedVolumes, SimplexMethod::Johnson),
    };
    let run = Run::of(&pair, start, method, SupportSearch::Plain);
    let compared = match chosen.choice("compare") {
        "method" => Some(Run::of(&pair, start, other, SupportSearch::Plain)),
        "climbing" => Some(Run::of(&pair, start, method, SupportSearch::Climbing)),
        _ => None,
    };
    Ok(Box::new(steps::Steps::new(pair, run, compared)?))
}
