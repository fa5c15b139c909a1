//! Explains whether a part can be taken out. It tests straight paths, then searches among moves and turns, with each step
//! proven free. It shortens the path, and shows what an answer of “no way” means.

mod captive;
mod charts;
mod picture;
mod search;
mod steps;
mod straight;
mod world;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("part", &world::NAMES),
        Parameter::choice("step", &search::STEPS.map(|(name, _)| name)),
        Parameter::choice("turns", &search::TURNS.map(|(name, _)| name)),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let [part, step, turns] = ["part", "step", "turns"].map(|name| chosen.choice(name));
    Ok(Box::new(steps::Steps::new(part, step, turns)?))
}
