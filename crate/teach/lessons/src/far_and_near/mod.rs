//! Watches two parts that are not convex on a path: by their hulls when they are far apart, and by bubbles when they are
//! near.

mod parts;
mod run;
mod steps;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("shapes", &["channel", "tori"]),
        Parameter::choice("mode", &["published", "proven"]),
        Parameter::number("threshold", [0.0, 120.0, 1.0], 30.0),
        Parameter::number("cycles", [0.0, 30.0, 1.0], 10.0),
        Parameter::number("alpha", [0.0, 0.5, 0.05], 0.0),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let pair = parts::pair(chosen.choice("shapes"))?;
    let wish = run::Wish {
        threshold: chosen.number("threshold"),
        cycles: (chosen.choice("mode") == "published").then(|| chosen.count("cycles") as u32),
        alpha: chosen.number("alpha"),
    };
    let cycles = run::run(&pair, &wish)?;
    Ok(Box::new(steps::Steps::new(pair, wish.threshold, cycles)))
}
