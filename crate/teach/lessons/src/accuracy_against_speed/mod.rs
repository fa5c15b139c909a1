//! Compares accuracy with speed: what the smallest radius of hierarchical spheres costs, and what it gains. It is measured
//! over many poses of two parts, on this machine.

mod charts;
mod measure;
mod steps;

use crate::info::{Offer, Parameter};
use crate::rank_by_rank::parts::{parts, rings};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use measure::{Bench, Wish};

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("shapes", &["ring", "bracket"]),
        Parameter::number("accuracy", [4.0, 10.0, 0.5], 4.0),
        Parameter::number("ratio", [1.4, 4.0, 0.2], 2.0),
        Parameter::choice("making", &["exact", "source"]),
    ])
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let wish = Wish {
        accuracy: chosen.number("accuracy"),
        ratio: chosen.number("ratio"),
        of_the_source: chosen.choice("making") == "source",
    };
    let parts = match chosen.choice("shapes") {
        "bracket" => parts(),
        _ => rings(),
    };
    let bench = Bench::new(parts?, &wish, context.now);
    Ok(Box::new(steps::Steps::new(bench)))
}
