//! Explains the intersection of two parts: they interfere when they share material, whether their surfaces meet or not.

mod cells;
mod cut;
mod picture;
mod steps;
#[cfg(test)]
mod tests;
mod world;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("shape", &world::NAMES),
        Parameter::number("shift", world::SHIFTS, 8.0),
        Parameter::number("turn", world::TURNS, 20.0),
        Parameter::choice("largest", &["8", "16", "24"]).usually("16"),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let [shift, turn] = ["shift", "turn"].map(|name| chosen.number(name));
    let cells = chosen.count("largest");
    let world = world::World::new(chosen.choice("shape"), shift, turn)?;
    Ok(Box::new(steps::Steps::new(world, cells)))
}
