//! Finds random contours for which the published test is wrong, and counts how often that happens.

mod picture;
mod steps;
mod tally;
mod trial;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("corners", &["8", "6", "12", "16"]),
        Parameter::choice("largest", &["50", "300", "2000"]).usually("300"),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let [corners, pairs] = ["corners", "largest"].map(|name| chosen.count(name));
    Ok(Box::new(steps::Steps::new(corners, pairs)))
}
