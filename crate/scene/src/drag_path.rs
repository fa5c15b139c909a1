//! Finds the first contact of each pair in a drag, also between the recorded poses, however far apart these are.

use std::collections::VecDeque;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{Travel, first_contact};
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Rigid};

use crate::part::{Part, PartId, Placement, key};
use crate::resume::{Budget, Resumable};
use crate::world::World;

/// The first contact of two parts in a drag, one of which was held.
#[derive(Debug, Clone, PartialEq)]
pub struct Encounter {
    /// The part with the smaller id.
    pub a: PartId,
    /// The part with the larger id.
    pub b: PartId,
    /// The poses of the held parts at that moment.
    pub poses: Vec<Placement>,
    /// The point where the two met, in the scene's frame.
    pub at: Point,
    /// True if the contact is proven; false if the two only came too close to be separated.
    pub certain: bool,
}

/// A place on the path of held parts.
#[derive(Debug)]
pub(crate) struct Waypoint {
    pub poses: Vec<Placement>,
    /// The centre of rotation on the way here, in the first part's frame; if unknown, each part turns about its own
    /// middle.
    pub centre: Option<Point>,
}

/// The path of the held parts.
#[derive(Debug, Default)]
pub(crate) struct DragPath {
    /// The waypoints, in order. The path before the first has been tested.
    stops: VecDeque<Waypoint>,
    /// The encounters, in order of time.
    encounters: Arc<Vec<Encounter>>,
    budget: Budget,
}

/// The largest number of waypoints that wait for a test. With more, the last waypoint without a known centre is moved,
/// and the path between counts as straight; other waypoints are tested before the parts move on.
const MOST_STOPS: usize = 64;

impl DragPath {
    pub fn beginning(poses: Vec<Placement>) -> Self {
        let centre = None;
        Self {
            stops: [Waypoint { poses, centre }].into(),
            ..Self::default()
        }
    }

    /// Extends the path. Where nothing is near, no test is needed.
    pub fn go(&mut self, world: &World, to: Waypoint) {
        let free = |from: &Waypoint| {
            let moves = moves(world, from, &to);
            self.candidates(world, &moves).next().is_none()
        };
        if self.pending() == 0 && self.stops.front().is_some_and(free) {
            self.stops.clear();
        } else if self.stops.len() > MOST_STOPS && to.centre.is_none() {
            let _ = self.stops.pop_back_if(|last| last.centre.is_none());
        }
        self.stops.push_back(to);
    }

    /// Returns whether legs must be tested before more are added.
    pub fn is_full(&self) -> bool {
        self.stops.len() > MOST_STOPS + 1
    }

    /// Returns the number of legs that have not been tested.
    pub fn pending(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    pub fn encounters(&self) -> &Arc<Vec<Encounter>> {
        &self.encounters
    }

    /// Finds the first contacts of the first leg, in order of time.
    // The function is never inlined: it is loaded with the first drag, by this name.
    #[inline(never)]
    fn leg(&self, world: &World, work: &impl Work) -> Result<Vec<Encounter>, Stopped> {
        let (Some(from), Some(to)) = (self.stops.front(), self.stops.get(1)) else {
            return Ok(Vec::new());
        };
        let moves = moves(world, from, to);
        let mut found: Vec<(f64, Encounter)> = Vec::new();
        for (held, other) in self.candidates(world, &moves) {
            if let Some(Meeting { time, at, certain }) = held.meets(other, work)? {
                let (a, b) = held.pair(other);
                let encounter = Encounter {
                    a,
                    b,
                    poses: moves.iter().map(|held| held.at(time)).collect(),
                    at,
                    certain,
                };
                found.push((time, encounter));
            }
        }
        found.sort_by(|p, q| p.0.total_cmp(&q.0));
        Ok(found.into_iter().map(|(_, encounter)| encounter).collect())
    }

    /// Returns the held parts and others that may meet for the first time in this drag.
    fn candidates<'a, 'd: 'a>(
        &'a self,
        world: &'d World,
        moves: &'a [Move<'d>],
    ) -> impl Iterator<Item = (&'a Move<'d>, &'d Part)> {
        let rest = |other: &&Part| moves.iter().all(|held| held.part.id != other.id);
        let met = |key| {
            self.encounters
                .iter()
                .any(|known| (known.a, known.b) == key)
        };
        moves.iter().flat_map(move |held| {
            let others = world.near(&held.swept, 0.0).filter(rest);
            others
                .filter(move |other| !met(held.pair(other)))
                .map(move |other| (held, other))
        })
    }
}

/// Each step tests one leg.
impl Resumable<&World> for DragPath {
    fn is_pending(&self) -> bool {
        self.pending() > 0
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(&mut self, world: &mut &World, work: &impl Work) -> Result<(), Stopped> {
        let found = self.leg(world, work)?;
        if !found.is_empty() {
            Arc::make_mut(&mut self.encounters).extend(found);
        }
        self.stops.pop_front();
        Ok(())
    }
}

fn moves<'d>(world: &'d World, from: &Waypoint, to: &Waypoint) -> Vec<Move<'d>> {
    let first = from.poses.first().zip(to.centre);
    let centre = first.map(|(Placement(_, pose), centre)| pose * centre);
    let ends = from.poses.iter().zip(&to.poses);
    ends.filter_map(|(from, to)| Move::of(world, from, to, centre))
        .collect()
}

/// A held part on a leg.
struct Move<'a> {
    part: &'a Part,
    travel: Travel,
    /// The box around all of its path, in the scene's frame.
    swept: Aabb,
}

/// The first contact of two parts: when, where, and whether it is certain.
struct Meeting {
    time: f64,
    at: Point,
    certain: bool,
}

impl<'a> Move<'a> {
    /// Returns the motion about a centre in the scene, or about the part's own middle. Returns `None` for a part that
    /// no longer exists, or that moves beyond what can be computed with.
    fn of(
        world: &'a World,
        Placement(id, from): &Placement,
        Placement(_, to): &Placement,
        centre: Option<Point>,
    ) -> Option<Self> {
        let part = world.document().part(*id).ok()?;
        let local = part.shape.bounds();
        let centre = centre.map_or_else(|| local.centre(), |p| from.inverse_transform_point(&p));
        let travel = Travel::new(*from, *to, centre).ok()?;
        Some(Self {
            part,
            travel,
            swept: travel.bounds(&local),
        })
    }

    fn pair(&self, other: &Part) -> (PartId, PartId) {
        key(self.part.id, other.id)
    }

    fn at(&self, time: f64) -> Placement {
        Placement(self.part.id, self.travel.at(time))
    }

    /// Finds its first contact with the other part; `None` also when they meet from the start.
    fn meets(&self, other: &Part, work: &impl Work) -> Result<Option<Meeting>, Stopped> {
        let Ok(rest) = Travel::none(other.pose) else {
            return Ok(None);
        };
        let (own, its) = (&self.part.shape, &other.shape);
        let found = first_contact(own, its, &self.travel, &rest, work)?;
        Ok(found.filter(|contact| contact.time > 0.0).map(|contact| {
            let Placement(_, pose) = self.at(contact.time);
            let at = |[a, b]: [u32; 2]| {
                let on_a = own.posed_triangle(a, &Rigid::new(&pose));
                let on_b = its.posed_triangle(b, &Rigid::new(&other.pose));
                between(&Aabb::around(&on_a), &Aabb::around(&on_b))
            };
            Meeting {
                time: contact.time,
                at: contact
                    .pairs
                    .first()
                    .map_or(self.travel.centre(), |&pair| at(pair)),
                certain: contact.certain,
            }
        }))
    }
}

/// Returns the middle of what two boxes share, or of the gap between them.
fn between(a: &Aabb, b: &Aabb) -> Point {
    let (lo, hi) = (a.lo.sup(&b.lo), a.hi.inf(&b.hi));
    Point::from((lo.coords + hi.coords) / 2.0)
}
