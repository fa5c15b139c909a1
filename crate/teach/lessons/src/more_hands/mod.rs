//! Shares the pairs of faces between several threads, measured here and forecast for more (Kitamura, section 3.4).

mod charts;
mod measure;
mod model;
mod picture;
mod published;
mod question;
mod run;
mod steps;

use std::sync::Arc;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use model::Model;
use run::Run;

pub(crate) fn offers() -> Offer {
    let largest = Parameter::choice("largest", &["960", "3968"]).usually("3968");

    Offer::of([
        largest,
        Parameter::choice("meet", &["before-contact", "deep"]),
        Parameter::number("hands", [2.0, 12.0, 1.0], 4.0),
        Parameter::number("wake", [0.0, 20.0, 0.5], 2.0),
        Parameter::number("access", [0.0, 0.5, 0.01], 0.02),
    ])
    .with_threads()
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let faces = chosen.count("largest");
    let later = match chosen.choice("meet") {
        "deep" => DEEP,
        _ => 0,
    };
    let model = Model {
        wake: chosen.number("wake"),
        access: chosen.number("access"),
    };
    let told = steps::Steps::new(
        Run::new(faces, later)?,
        chosen.count("hands"),
        model,
        context.now,
        Arc::clone(context.work),
    );
    Ok(Box::new(told))
}

/// The number of cycles after the first contact at which the spheres are about halfway into each other.
const DEEP: u32 = 40;
