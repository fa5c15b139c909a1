//! Tests straight paths: how far the part gets along each direction that a step of the search has.

use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::removal::TestedStep;

use super::world::World;

/// A straight path in one direction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Straight {
    /// The direction, a unit vector.
    pub along: Vector,
    /// The lower bound of the free distance; none if the part hits nothing.
    pub free: Option<f64>,
}

/// Returns the paths along the axes, and halfway between two or three of them.
pub(super) fn straight_paths(world: &World) -> Vec<Straight> {
    let numbers = (0..27).map(|i| [i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1]);
    let directions = numbers.filter(|by| *by != [0; 3]);
    directions
        .map(|by| {
            let along = Vector::from(by.map(f64::from)).normalize();
            let free = free_distance(world, &along);
            Straight { along, free }
        })
        .collect()
}

/// Tests a path that is long enough to end outside.
fn free_distance(world: &World, along: &Vector) -> Option<f64> {
    let far = 2.0 * world.bounds().diagonal();
    let to = Pose::from_parts((along * far).into(), Default::default());
    Some(far * contact_fraction(world, Pose::identity(), to)?)
}

/// Returns the fraction of a step at which the part first touches the other; none if it does not.
pub(super) fn contact_fraction(world: &World, from: Pose, to: Pose) -> Option<f64> {
    let leg = RigidMotion::new(from, to, world.centre()).ok()?;
    let rest = RigidMotion::stationary(Pose::identity()).ok()?;
    let met = first_contact(&world.part, &world.other, &leg, &rest, &SequentialExecutor);
    Some(met.ok()??.time)
}

/// Returns the pose at a fraction of a step.
pub(super) fn interpolate(world: &World, look: &TestedStep, fraction: f64) -> Pose {
    let leg = RigidMotion::new(look.from, look.to, world.centre());
    leg.map_or(look.from, |leg| leg.at(fraction))
}

/// Returns the nearest points of the part, at a pose, and of the other, and their distance.
pub(super) fn nearest(world: &World, pose: &Pose) -> Option<([Point; 2], f64)> {
    let mut warm = WarmStart::default();
    let far = f64::INFINITY;
    let found = clearance(
        &world.other,
        &world.part,
        pose,
        far,
        &mut warm,
        &SequentialExecutor,
    );
    let found = found.ok()??;
    Some(([found.on_b, found.on_a], found.distance))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::taken_out::world::NAMES;
    use nearpoint_geometry::collide::collides;

    /// Compares with tests of many positions on the path.
    #[test]
    fn a_direction_is_free_as_far_as_places_on_it_are() {
        const SAMPLES: u32 = 2000;
        for name in NAMES {
            let world = World::named(name).unwrap();
            let far = 2.0 * world.bounds().diagonal();
            let ways = straight_paths(&world);
            assert_eq!(ways.len(), 26);
            for way in ways {
                let first = (1..=SAMPLES).find_map(|look| {
                    let by = far * f64::from(look) / f64::from(SAMPLES);
                    let at = Pose::from_parts((way.along * by).into(), Default::default());
                    let meets =
                        collides(&world.other, &world.part, &at, &SequentialExecutor).unwrap();
                    meets.then_some(by)
                });
                match (way.free, first) {
                    (None, None) => {}
                    (Some(free), Some(first)) => {
                        let apart = first - free;
                        let look = far / f64::from(SAMPLES);
                        assert!((-1e-9..=1.01 * look).contains(&apart), "{name} {way:?}");
                    }
                    _ => panic!("{name}: {way:?}, but {first:?} by looking"),
                }
            }
        }
    }
}
