//! Explains a sign that cannot be wrong: the signs of plain doubles for points near a line, their consequences, and the
//! exact signs.

mod grid;
mod hull;
mod picture;
mod shares;
mod space;
mod steps;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("points", &["whole", "broken", "tenths"]),
        Parameter::choice("from", &["p", "q", "r"]),
        Parameter::choice("side", &["32", "64", "96"]).usually("64"),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let line = grid::Line::named(chosen.choice("points"), chosen.choice("from"));
    let side = chosen.count("side");
    Ok(Box::new(steps::Steps::new(line, side)))
}
