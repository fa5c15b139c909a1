//! Explains the four steps from all pairs of faces to those that meet until the next pose (Kitamura, chapter 3).

mod charts;
mod cycles;
mod picture;
#[cfg(test)]
mod published;
mod question;
mod run;
mod steps;
mod time;

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::SweptMethod;
use nearpoint_published::predictive::{AlignedCube, Bounds, Depth};

use crate::info::{Offer, Parameter};
use crate::meeting::With;
use crate::story::{Context, Opening};
use crate::values::Chosen;
use run::{Run, Wish};

/// The names of [`SweptMethod::ALL`].
const METHODS: [&str; 4] = ["plain-start", "plain-end", "hull", "exact"];

pub(crate) fn offers() -> Offer {
    Offer::of([
        Parameter::choice("shapes", &["spheres", "sheet", "figures"]),
        Parameter::choice("largest", &["168", "960", "3968"]).usually("960"),
        Parameter::choice("depth", &["face-size", "published", "2", "4", "6", "8"]),
        Parameter::choice("bounds", &["swept", "instant"]),
        Parameter::choice("method", &METHODS).usually("hull"),
    ])
}

pub(crate) fn open(chosen: &Chosen, context: &Context) -> Opening {
    let method = METHODS.iter().position(|m| *m == chosen.choice("method"));
    let (depth, world) = cubes(chosen.choice("depth"));
    let wish = Wish {
        with: match chosen.choice("shapes") {
            "sheet" => With::Sheet,
            "figures" => With::Figure,
            _ => With::Sphere,
        },
        faces: chosen.count("largest"),
        depth,
        world,
        bounds: match chosen.choice("bounds") {
            "instant" => Bounds::Instant,
            _ => Bounds::Swept,
        },
        method: method.unwrap_or(2),
    };
    Ok(Box::new(steps::Steps::new(Run::new(wish)?, context.now)))
}

impl Wish {
    fn tests(&self) -> SweptMethod {
        SweptMethod::ALL[self.method]
    }
}

/// Returns the depth and the cube to start from. As published, these are depth 6 of the world of table 2.1.
fn cubes(chosen: &str) -> (Depth, Option<AlignedCube>) {
    let of_table = AlignedCube {
        lo: Point::origin(),
        edge: 16.0,
    };
    match chosen {
        "published" => (Depth::Given(6), Some(of_table)),
        other => (other.parse().map_or(Depth::FaceSize, Depth::Given), None),
    }
}
