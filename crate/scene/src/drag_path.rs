//! Finds the first contact of each pair in a drag, also between recorded poses that are far apart.

use std::collections::VecDeque;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::{Point, RigidTransform};

use crate::part::{Part, PartId, Placement, pair_key};
use crate::resume::{Budget, Resumable};
use crate::world::World;

/// The first contact of two parts in a drag, one of which was dragged.
#[derive(Debug, Clone, PartialEq)]
pub struct PathContact {
    /// The part with the smaller id.
    pub a: PartId,
    /// The part with the larger id.
    pub b: PartId,
    /// The poses of the dragged parts at that moment.
    pub poses: Vec<Placement>,
    /// The contact point, in the scene's frame.
    pub point: Point,
    /// True if the contact is proven; false if the two only came too close to be separated.
    pub is_certain: bool,
}

/// A waypoint on the path of dragged parts.
#[derive(Debug)]
pub(crate) struct Waypoint {
    pub poses: Vec<Placement>,
    /// The centre of rotation of the segment that ends here, in the first part's frame; if unknown, each part turns
    /// about its own centre.
    pub centre: Option<Point>,
}

/// The path of the dragged parts.
#[derive(Debug, Default)]
pub(crate) struct DragPath {
    /// The waypoints, in order. The path before the first has been tested.
    waypoints: VecDeque<Waypoint>,
    /// The first contacts, in order of time.
    contacts: Arc<Vec<PathContact>>,
    budget: Budget,
}

/// The largest number of untested waypoints. With more, the last waypoint without a known centre is moved, and the path
/// between counts as straight; other waypoints are tested before the parts move on.
const MAX_WAYPOINTS: usize = 64;

impl DragPath {
    /// Creates a path with the poses of the dragged parts as its only waypoint.
    pub fn starting_at(poses: Vec<Placement>) -> Self {
        let centre = None;
        Self {
            waypoints: [Waypoint { poses, centre }].into(),
            ..Self::default()
        }
    }

    /// Records the poses that the dragged parts have reached, so that the way there is tested for contacts. A segment
    /// without parts nearby needs no test.
    pub fn extend(&mut self, world: &World, to: Waypoint) {
        let free = |from: &Waypoint| {
            let moves = part_motions(world, from, &to);
            self.candidates(world, &moves).next().is_none()
        };
        if self.pending() == 0 && self.waypoints.front().is_some_and(free) {
            self.waypoints.clear();
        } else if self.waypoints.len() > MAX_WAYPOINTS && to.centre.is_none() {
            let _ = self.waypoints.pop_back_if(|last| last.centre.is_none());
        }
        self.waypoints.push_back(to);
    }

    /// Returns whether segments must be tested before more are added.
    pub fn is_full(&self) -> bool {
        self.waypoints.len() > MAX_WAYPOINTS + 1
    }

    /// Returns the number of segments that have not been tested.
    pub fn pending(&self) -> usize {
        self.waypoints.len().saturating_sub(1)
    }

    /// Returns the first contacts found so far, in order of time.
    pub fn contacts(&self) -> &Arc<Vec<PathContact>> {
        &self.contacts
    }

    /// Finds the first contacts on the first segment, in order of time.
    // The function is never inlined: it is loaded with the first drag, by this name.
    #[inline(never)]
    fn test_segment(
        &self,
        world: &World,
        executor: &impl Executor,
    ) -> Result<Vec<PathContact>, Interrupted> {
        let (Some(from), Some(to)) = (self.waypoints.front(), self.waypoints.get(1)) else {
            return Ok(Vec::new());
        };
        let moves = part_motions(world, from, to);
        let mut found: Vec<(f64, PathContact)> = Vec::new();
        for (held, other) in self.candidates(world, &moves) {
            if let Some(PartContact {
                time,
                point,
                is_certain,
            }) = held.first_contact(other, executor)?
            {
                let (a, b) = held.pair(other);
                let encounter = PathContact {
                    a,
                    b,
                    poses: moves.iter().map(|held| held.at(time)).collect(),
                    point,
                    is_certain,
                };
                found.push((time, encounter));
            }
        }
        found.sort_by(|p, q| p.0.total_cmp(&q.0));
        Ok(found.into_iter().map(|(_, encounter)| encounter).collect())
    }

    /// Returns the pairs of a dragged part and another that may have their first contact of this drag.
    fn candidates<'a, 'd: 'a>(
        &'a self,
        world: &'d World,
        moves: &'a [PartMotion<'d>],
    ) -> impl Iterator<Item = (&'a PartMotion<'d>, &'d Part)> {
        let rest = |other: &&Part| moves.iter().all(|held| held.part.id != other.id);
        let met = |key| self.contacts.iter().any(|known| (known.a, known.b) == key);
        moves.iter().flat_map(move |held| {
            let others = world.near(&held.swept, 0.0).filter(rest);
            others
                .filter(move |other| !met(held.pair(other)))
                .map(move |other| (held, other))
        })
    }
}

/// Each step tests one segment.
impl Resumable<&World> for DragPath {
    fn is_pending(&self) -> bool {
        self.pending() > 0
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(&mut self, world: &mut &World, executor: &impl Executor) -> Result<(), Interrupted> {
        let found = self.test_segment(world, executor)?;
        if !found.is_empty() {
            Arc::make_mut(&mut self.contacts).extend(found);
        }
        self.waypoints.pop_front();
        Ok(())
    }
}

fn part_motions<'d>(world: &'d World, from: &Waypoint, to: &Waypoint) -> Vec<PartMotion<'d>> {
    let first = from.poses.first().zip(to.centre);
    let centre = first.map(|(Placement(_, pose), centre)| pose * centre);
    let ends = from.poses.iter().zip(&to.poses);
    ends.filter_map(|(from, to)| PartMotion::new(world, from, to, centre))
        .collect()
}

/// The motion of a dragged part on a segment.
struct PartMotion<'a> {
    part: &'a Part,
    travel: RigidMotion,
    /// The box around its whole path, in the scene's frame.
    swept: Aabb,
}

/// The first contact of two parts on a segment.
struct PartContact {
    time: f64,
    point: Point,
    is_certain: bool,
}

impl<'a> PartMotion<'a> {
    /// Returns the motion about a centre in the scene, or about the part's own centre. Returns `None` for a part that
    /// no longer exists, or that moves too far to be computed.
    fn new(
        world: &'a World,
        Placement(id, from): &Placement,
        Placement(_, to): &Placement,
        centre: Option<Point>,
    ) -> Option<Self> {
        let part = world.document().part(*id).ok()?;
        let local = part.shape.bounds();
        let centre = centre.map_or_else(|| local.centre(), |p| from.inverse_transform_point(&p));
        let travel = RigidMotion::new(*from, *to, centre).ok()?;
        Some(Self {
            part,
            travel,
            swept: travel.bounds(&local),
        })
    }

    fn pair(&self, other: &Part) -> (PartId, PartId) {
        pair_key(self.part.id, other.id)
    }

    fn at(&self, time: f64) -> Placement {
        Placement(self.part.id, self.travel.at(time))
    }

    /// Finds the first contact with the other part; `None` also when they are in contact from the start.
    fn first_contact(
        &self,
        other: &Part,
        executor: &impl Executor,
    ) -> Result<Option<PartContact>, Interrupted> {
        let Ok(rest) = RigidMotion::stationary(other.pose) else {
            return Ok(None);
        };
        let (own, its) = (&self.part.shape, &other.shape);
        let found = first_contact(own, its, &self.travel, &rest, executor)?;
        Ok(found.filter(|contact| contact.time > 0.0).map(|contact| {
            let Placement(_, pose) = self.at(contact.time);
            let at = |[a, b]: [u32; 2]| {
                let on_a = own.posed_triangle(a, &RigidTransform::new(&pose));
                let on_b = its.posed_triangle(b, &RigidTransform::new(&other.pose));
                common_centre(&Aabb::from_points(&on_a), &Aabb::from_points(&on_b))
            };
            PartContact {
                time: contact.time,
                point: contact
                    .pairs
                    .first()
                    .map_or(self.travel.centre(), |&pair| at(pair)),
                is_certain: contact.is_certain,
            }
        }))
    }
}

/// Returns the centre of the intersection of two boxes, or of the gap between them.
fn common_centre(a: &Aabb, b: &Aabb) -> Point {
    let (lo, hi) = (a.lo.sup(&b.lo), a.hi.inf(&b.hi));
    Point::from((lo.coords + hi.coords) / 2.0)
}
