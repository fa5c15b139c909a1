//! Shows worlds in which the paper's search finds nothing, or an invalid path (Kitamura 1996, section 4.3.4), and the result
//! of our search there.

mod all;
mod steps;
mod world;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("world", &world::NAMES),
        Parameter::number("seed", [1.0, 9.0, 1.0], 1.0),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let seed = chosen.count("seed") as u64;
    let told = steps::Steps::new(chosen.choice("world"), seed)?;
    Ok(Box::new(told))
}
