//! Explains how a robot climbs in a field until an obstacle moves away (Kitamura 1996, figures 4.5 and 4.6), and our
//! repaired plan.

mod climb;
mod picture;
mod steps;
mod world;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([Parameter::number("opening", world::OPENING, world::OPEN)])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    Ok(Box::new(steps::Steps::new(chosen.number("opening"))?))
}
