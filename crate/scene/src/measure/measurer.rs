//! Computes the values of measurements for the current scene.

use std::sync::Arc;

use nearpoint_geometry::closest::Warm;
use nearpoint_geometry::measure::{Anatomy, Between, Thing, between, extent};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose};

use super::{Pick, PickKind};
use crate::part::Part;
use crate::scene::Scene;

/// The values of a measurement.
#[derive(Debug, Clone)]
pub struct Measured {
    /// The picked features, one for each pick and in its part's frame, with that part's pose.
    pub things: Vec<(Thing, Pose)>,
    /// The size of a whole part along the axes of the scene.
    pub size: Option<[f64; 3]>,
    /// The values between two picks.
    pub between: Option<Between>,
}

/// A cache of the features of parts and of recent measurements, which are only computed again when they change.
#[derive(Debug, Default)]
pub struct Measurer {
    anatomies: Vec<(Arc<Anatomy>, bool)>,
    known: Vec<Known>,
}

/// The last result for these picks.
#[derive(Debug)]
struct Known {
    picks: Vec<Pick>,
    anatomies: Vec<Arc<Anatomy>>,
    poses: Vec<Pose>,
    measured: Option<Arc<Measured>>,
    warm: Warm,
}

/// The largest number of cached measurements.
const MOST_KNOWN: usize = 512;

impl Measurer {
    /// Returns the features that can be picked on a part.
    pub fn anatomy(&mut self, part: &Part) -> Arc<Anatomy> {
        let is_own = |(anatomy, is_model): &&(Arc<Anatomy>, bool)| {
            Arc::ptr_eq(anatomy.shape(), &part.shape) && *is_model == part.is_model
        };
        if let Some((known, _)) = self.anatomies.iter().find(is_own) {
            return Arc::clone(known);
        }
        // The dropped entries are of shapes that no part has any more.
        self.anatomies
            .retain(|(anatomy, _)| Arc::strong_count(anatomy.shape()) > 1);
        let found = Arc::new(Anatomy::of(&part.shape, part.is_model));
        self.anatomies.push((Arc::clone(&found), part.is_model));
        found
    }

    /// Returns the values of picks; `None` where one of them does not exist, or no longer.
    pub fn measure(&mut self, scene: &Scene, picks: &[Pick]) -> Option<Arc<Measured>> {
        let parts: Option<Vec<&Part>> = picks.iter().map(|pick| scene.part(pick.part)).collect();
        let parts = parts?;
        let anatomies: Vec<Arc<Anatomy>> = parts.iter().map(|part| self.anatomy(part)).collect();
        let poses: Vec<Pose> = parts.iter().map(|part| part.pose).collect();
        // The measurement that was asked for last is at the end.
        let at = self.known.iter().position(|known| known.picks == picks);
        let known = at.map(|at| self.known.remove(at));
        self.known.push(known.unwrap_or_else(|| Known {
            picks: picks.to_vec(),
            anatomies: Vec::new(),
            poses: Vec::new(),
            measured: None,
            warm: Warm::default(),
        }));
        if self.known.len() > MOST_KNOWN {
            self.known.remove(0);
        }
        let known = self.known.last_mut()?;
        let is_same = known.anatomies.len() == anatomies.len()
            && (known.anatomies.iter().zip(&anatomies)).all(|(a, b)| Arc::ptr_eq(a, b));
        if !is_same || known.poses != poses {
            // Only the poses change while parts move.
            let things = known.measured.take().filter(|_| is_same);
            let things = match things {
                Some(before) => Some(
                    before
                        .things
                        .iter()
                        .map(|(thing, _)| thing.clone())
                        .collect(),
                ),
                None => things_of(picks, &anatomies),
            };
            known.measured = things.and_then(|things| told(things, picks, &parts, &mut known.warm));
            (known.anatomies, known.poses) = (anatomies, poses);
        }
        known.measured.clone()
    }
}

fn things_of(picks: &[Pick], anatomies: &[Arc<Anatomy>]) -> Option<Vec<Thing>> {
    let things = picks.iter().zip(anatomies);
    things
        .map(|(pick, anatomy)| anatomy.thing(pick.kind.into(), Point::from(pick.at)))
        .collect()
}

fn told(
    things: Vec<Thing>,
    picks: &[Pick],
    parts: &[&Part],
    warm: &mut Warm,
) -> Option<Arc<Measured>> {
    let between = match (&things[..], parts) {
        ([a, b], [of_a, of_b]) => between([a, b], [&of_a.pose, &of_b.pose], warm, &Serial).ok()?,
        _ => None,
    };
    let size = match (picks, parts) {
        (
            [
                Pick {
                    kind: PickKind::Part,
                    ..
                },
            ],
            [part],
        ) => {
            let bounds = extent([(part.shape.mesh(), part.pose)]);
            Some((bounds.hi - bounds.lo).into())
        }
        _ => None,
    };
    let poses = parts.iter().map(|part| part.pose);
    Some(Arc::new(Measured {
        things: things.into_iter().zip(poses).collect(),
        size,
        between,
    }))
}
