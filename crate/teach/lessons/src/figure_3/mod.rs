//! Measures figure 3: the mean time of four methods on contours that are not convex, on this machine, beside the published
//! ratios.

mod measure;
mod picture;
mod steps;

use crate::contours::Kind;
use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use measure::Set;

/// The number of corners of each contour, a step each.
const SIZES: [usize; 5] = [8, 16, 32, 64, 128];

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("set", &["histograms", "stars", "combs"]),
        Parameter::choice("against", &["like", "convex"]),
        Parameter::choice("boxes", &["with", "without"]),
        Parameter::choice("largest", &["16", "64", "128"]).usually("64"),
    ])
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let largest = chosen.count("largest");
    let sizes = SIZES.into_iter().filter(|size| *size <= largest).collect();
    let kind = match chosen.choice("set") {
        "stars" => Kind::Star,
        "combs" => Kind::Comb,
        _ => Kind::Histogram,
    };
    let set = Set {
        kind,
        other: match chosen.choice("against") {
            "convex" => Kind::Round,
            _ => kind,
        },
        boxes: chosen.choice("boxes") == "with",
    };
    Ok(Box::new(steps::Steps::new(sizes, set, context.now)))
}
