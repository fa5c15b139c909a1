//! Explains two parts under spheres, rank by rank from large to small, and the search that only descends where spheres meet
//! (US 5056031).

mod charts;
mod moment;
pub(crate) mod parts;
mod picture;
mod run;
mod steps;

use nearpoint_geometry::bounds::spheres::{Edge, Fit, Form, Marks, Overlap, SphereSettings};

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use run::{ACCURACY, Run, Wish};

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("pose", &["touching", "near", "apart"]),
        Parameter::choice("form", &["ratio", "three-ranks", "exact"]),
        Parameter::choice("edge", &["cube-in-sphere", "square-in-circle"]),
        Parameter::choice("overlap", &["delete", "keep"]),
        Parameter::choice("marks", &["per-pair", "cleared-all"]),
    ])
}

pub(crate) fn open(chosen: &Chosen, _: &Context) -> Opening {
    let source = SphereSettings::of_the_source(ACCURACY);
    let settings = match chosen.choice("form") {
        "three-ranks" => SphereSettings {
            form: Form::ThreeRanks,
            ..source
        },
        "exact" => SphereSettings {
            form: Form::Exact(2.0),
            fit: Fit::Cell,
            ..source
        },
        _ => source,
    };
    let settings = SphereSettings {
        edge: match chosen.choice("edge") {
            "square-in-circle" => Edge::SquareInCircle,
            _ => Edge::CubeInSphere,
        },
        overlap: match chosen.choice("overlap") {
            "keep" => Overlap::Keep,
            _ => Overlap::Delete,
        },
        ..settings
    };
    let wish = Wish {
        settings,
        marks: match chosen.choice("marks") {
            "cleared-all" => Marks::ClearedAll,
            _ => Marks::PerPair,
        },
        pose: parts::pose(chosen.choice("pose")),
    };
    let parts = parts::parts()?;
    let run = Run::new(parts, &wish)?;
    Ok(Box::new(steps::Steps { run }))
}
