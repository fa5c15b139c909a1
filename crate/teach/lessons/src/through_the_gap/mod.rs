//! Plans for a robot in the form of an L, which has to turn, in a plane of squares (Kitamura 1996, figures 4.3 and 4.4).
//! More worlds show one trait each.

mod picture;
mod push;
mod steps;
mod world;

pub(crate) use world::scene;

use nearpoint_published::planning::Norm;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

#[derive(Debug, Clone)]
struct Wish {
    world: String,
    /// The width of the gap, mm.
    gap: f64,
    /// The step of turning, in radians.
    alpha: f64,
    /// True if our search is shown.
    ours: bool,
    norm: Norm,
}

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("world", &world::NAMES),
        Parameter::number("gap", [6.0, 20.0, 2.0], 14.0),
        Parameter::choice("search", &["published", "ours"]),
        Parameter::choice("alpha", &["30", "45"]),
        Parameter::choice("norm", &["taxicab", "euclidean"]),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let degrees = chosen.number("alpha");
    let wish = Wish {
        world: chosen.choice("world").to_owned(),
        gap: chosen.number("gap"),
        alpha: degrees.to_radians(),
        ours: chosen.choice("search") == "ours",
        norm: match chosen.choice("norm") {
            "euclidean" => Norm::Euclidean,
            _ => Norm::Taxicab,
        },
    };
    Ok(Box::new(steps::Steps::new(wish)?))
}
