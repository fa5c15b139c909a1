//! Bounds the penetration depth: an interval for the depth of two parts that are not both convex, and one for the shortest
//! separating motion.

mod parts;
mod picture;
mod search;
mod steps;
#[cfg(test)]
mod tests;
mod way;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use parts::{Kind, Parts};

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("pair", &["bracket", "peg"]),
        Parameter::number("overlap", [1.0, 8.0, 0.5], 4.0),
        Parameter::number("turn", [0.0, 20.0, 5.0], 0.0),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let kind = match chosen.choice("pair") {
        "peg" => Kind::Peg,
        _ => Kind::Bracket,
    };
    let turn = chosen.number("turn").to_radians();
    let parts = Parts::new(kind, chosen.number("overlap"), turn)?;
    Ok(Box::new(steps::Steps::new(parts)?))
}
