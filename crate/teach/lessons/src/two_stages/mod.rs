//! Explains two stages: where octrees interfere, and which faces in there are about to collide.

mod cycle;
mod find;
mod levels;
mod picture;
mod steps;
mod walk;

pub(crate) use picture::{faces, objects};

use nearpoint_geometry::collide::swept::SweptMethod;

use crate::info::{Offer, Parameter};
use crate::story::{Context, Opening};
use crate::values::Chosen;
use cycle::{Machine, Trees, Wish};

/// The last cycle of the story: A and B are well inside each other by then.
const LAST: usize = 128;

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("largest", &["48", "168", "360", "728", "960"]).usually("168"),
        Parameter::choice("level", &["3", "4", "5"]).usually("4"),
        Parameter::choice("trees", &["moved", "anew", "centres"]),
        Parameter::choice("test", &["hull", "exact", "plain"]),
        Parameter::choice("objects", &["2", "8"]),
    ])
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let wish = Wish {
        faces: chosen.count("largest"),
        level: chosen.count("level") as u32,
        trees: match chosen.choice("trees") {
            "anew" => Trees::Anew,
            "centres" => Trees::Centres,
            _ => Trees::Moved,
        },
        test: match chosen.choice("test") {
            "exact" => SweptMethod::Exact,
            "plain" => SweptMethod::PlainAtEnd,
            _ => SweptMethod::Hull,
        },
        objects: chosen.count("objects"),
    };
    let machine = Machine::new(wish)?;
    let found = find::telling(&machine)?;
    let samples = find::samples(&machine, &found)?;
    let meeting = find::meeting(&found);
    let cycle = found[meeting].cycle;
    let walk = walk::Walk {
        meeting,
        cycle,
        levels: levels::levels(&machine, cycle)?,
    };
    Ok(Box::new(steps::Steps::new(
        machine,
        found,
        samples,
        walk,
        context.now,
    )))
}
