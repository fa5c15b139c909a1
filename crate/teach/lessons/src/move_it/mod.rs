//! Explains a plan that is repaired while the user drags an obstacle.

mod steps;
mod world;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::number("x", world::ACROSS, world::HOME[0]),
        Parameter::number("y", world::ALONG, world::HOME[1]),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let at = ["x", "y"].map(|name| chosen.number(name));
    Ok(Box::new(steps::Steps::new(at)?))
}
