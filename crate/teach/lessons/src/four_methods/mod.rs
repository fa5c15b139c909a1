//! Compares four methods on one pair of flat contours: the published test, separating axes and GJK with EPA over convex
//! pieces, and the exact one.

mod out;
mod picture;
mod steps;
mod world;

use crate::contours::{REACH, TURNS};
use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("pair", &world::NAMES),
        Parameter::number("x", REACH, 0.0),
        Parameter::number("y", REACH, 0.0),
        Parameter::number("turn", TURNS, 0.0),
    ])
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let values = ["x", "y", "turn"].map(|name| chosen.number(name));
    let told = steps::Steps::new(chosen.choice("pair"), values, context.now)?;
    Ok(Box::new(told))
}
