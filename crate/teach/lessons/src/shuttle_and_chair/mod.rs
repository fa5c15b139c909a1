//! Plans for robots that turn about all axes (Kitamura 1996, section 4.4.2, figures 4.7 to 4.12). The worlds have about as
//! many cells as the paper's.

mod measure;
mod picture;
mod steps;
mod world;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([Parameter::choice("world", &world::NAMES)])
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let told = steps::Steps::new(chosen.choice("world"), context.now)?;
    Ok(Box::new(told))
}
