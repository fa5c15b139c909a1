//! Explains the published test of flat contours, axis by axis and edge by edge (Fayzrakhmanov et al.).

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

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let values = ["x", "y", "turn"].map(|name| chosen.number(name));
    Ok(Box::new(steps::Steps::new(chosen.choice("pair"), values)?))
}
