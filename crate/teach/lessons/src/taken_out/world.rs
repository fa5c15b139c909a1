//! Builds three small assemblies of a part and its holder: a hook in a plate, a key in a slot, and two rings.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::plan::PlanningPart;

use crate::error::LessonError;
use crate::shapes::blocks;

/// The names of the assemblies; the first is the default.
pub(super) const NAMES: [&str; 3] = ["hook", "key", "rings"];

/// A block: its lower and upper bounds along x, y and z, mm.
type Block = [[f64; 2]; 3];

#[derive(Debug, Clone)]
pub(super) struct World {
    /// The part to be taken out.
    pub part: Arc<Shape>,
    /// The holder of the part; both stand where they are made.
    pub other: Arc<Shape>,
}

/// A rod with a knob above a plate, and below the plate a bar that lies across the slot.
const HOOK: [Block; 3] = [
    [[-4.0, 4.0], [-15.0, 15.0], [-9.0, -1.0]],
    [[-3.5, 3.5], [-3.5, 3.5], [-1.0, 20.0]],
    [[-10.0, 10.0], [-10.0, 10.0], [20.0, 26.0]],
];
/// The plate around the slot, and four feet below beside the bar.
const PLATE: [Block; 8] = [
    [[-30.0, 30.0], [-25.0, -6.5], [0.0, 10.0]],
    [[-30.0, 30.0], [6.5, 25.0], [0.0, 10.0]],
    [[-30.0, -19.0], [-6.5, 6.5], [0.0, 10.0]],
    [[19.0, 30.0], [-6.5, 6.5], [0.0, 10.0]],
    [[-12.0, -6.0], [-15.0, -8.0], [-5.0, 0.0]],
    [[6.0, 12.0], [-15.0, -8.0], [-5.0, 0.0]],
    [[-12.0, -6.0], [8.0, 15.0], [-5.0, 0.0]],
    [[6.0, 12.0], [8.0, 15.0], [-5.0, 0.0]],
];

/// A key in the form of a T.
const KEY: [Block; 2] = [
    [[-24.0, 2.0], [-10.0, 10.0], [-14.0, -8.0]],
    [[-24.0, 2.0], [-4.0, 4.0], [-8.0, 6.0]],
];
/// A slot of a floor, two walls, two lips, and one end.
const SLOT: [Block; 6] = [
    [[-30.0, 30.0], [-20.0, 20.0], [-20.0, -15.0]],
    [[-30.0, 30.0], [-20.0, -11.0], [-15.0, 0.0]],
    [[-30.0, 30.0], [11.0, 20.0], [-15.0, 0.0]],
    [[-30.0, 30.0], [-11.0, -5.0], [-7.0, 0.0]],
    [[-30.0, 30.0], [5.0, 11.0], [-7.0, 0.0]],
    [[-30.0, -25.0], [-11.0, 11.0], [-15.0, 0.0]],
];

/// A ring that stands upright.
const LINK: [Block; 4] = [
    [[-5.0, 5.0], [-5.0, 5.0], [-21.0, 21.0]],
    [[27.0, 37.0], [-5.0, 5.0], [-21.0, 21.0]],
    [[5.0, 27.0], [-5.0, 5.0], [-21.0, -11.0]],
    [[5.0, 27.0], [-5.0, 5.0], [11.0, 21.0]],
];
/// A ring that lies flat.
const RING: [Block; 4] = [
    [[-21.0, -11.0], [-21.0, 21.0], [-5.0, 5.0]],
    [[11.0, 21.0], [-21.0, 21.0], [-5.0, 5.0]],
    [[-11.0, 11.0], [-21.0, -11.0], [-5.0, 5.0]],
    [[-11.0, 11.0], [11.0, 21.0], [-5.0, 5.0]],
];

impl World {
    /// Builds the assembly with this name: the key, the rings or the hook.
    pub fn named(name: &str) -> Result<Self, LessonError> {
        let (part, other): (&[Block], &[Block]) = match name {
            "key" => (&KEY, &SLOT),
            "rings" => (&LINK, &RING),
            _ => (&HOOK, &PLATE),
        };
        Ok(Self {
            part: solid(part)?,
            other: solid(other)?,
        })
    }

    /// Returns the part to remove and its holder, as planning parts at the identity pose.
    pub fn parts(&self) -> [Vec<PlanningPart>; 2] {
        let still = |shape: &Arc<Shape>| PlanningPart {
            shape: Arc::clone(shape),
            pose: Pose::identity(),
        };
        [&self.part, &self.other].map(|shape| vec![still(shape)])
    }

    /// Returns the centre of the box around the part at its start.
    pub fn centre(&self) -> Point {
        self.part.bounds().centre()
    }

    /// Returns a bound on the distance of the part's points from its centre.
    pub fn radius(&self) -> f64 {
        self.part.bounds().diagonal() / 2.0
    }

    /// Returns the box around the part and its holder.
    pub fn bounds(&self) -> Aabb {
        self.part.bounds().union(&self.other.bounds())
    }
}

/// Returns one closed surface around all of these blocks.
fn solid(all: &[Block]) -> Result<Arc<Shape>, LessonError> {
    let planes = [0, 1, 2].map(|axis| {
        let mut along: Vec<f64> = all.iter().flat_map(|block| block[axis]).collect();
        along.sort_by(f64::total_cmp);
        along.dedup();
        along
    });
    let [x, y, z] = &planes;
    let is_in = |cell: [usize; 3]| {
        let within = |block: &&Block| {
            (0..3).all(|axis| {
                let [from, to] = block[axis];
                from <= planes[axis][cell[axis]] && planes[axis][cell[axis] + 1] <= to
            })
        };
        all.iter().any(|block| within(&block))
    };
    blocks([x, y, z], is_in)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::collide::{Containment, collides, containment};
    use nearpoint_geometry::executor::SequentialExecutor;
    use nearpoint_geometry::shape::diagnose;

    #[test]
    fn both_are_solids_and_apart() {
        for name in NAMES {
            let world = World::named(name).unwrap();
            for shape in [&world.part, &world.other] {
                let found = diagnose(shape.mesh());
                assert!(found.is_closed && found.shells == 1, "{name}: {found:?}");
                assert_eq!(found.messages(), [], "{name}");
            }
            let (a, b, home) = (&world.part, &world.other, Pose::identity());
            assert!(
                !collides(a, b, &home, &SequentialExecutor).unwrap(),
                "{name}"
            );
            assert_eq!(containment(a, b, &home), Containment::Neither, "{name}");
        }
    }
}
