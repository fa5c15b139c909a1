//! What may take hold: features that look at each other and are near, with how strongly they attract.

use super::constraint::{Constraint, Increments, solve};
use super::hold::{Hold, HoldKind, Pairing};
use super::near::{Span, near_pairs};
use super::settings::{Method, Settings};
use super::world::{Body, World};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::face::Features;
use nearpoint_geometry::tolerance::FLUSH_DISTANCE;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Pose, Vector};
use std::collections::BTreeSet;
use std::f64::consts::{FRAC_PI_2, PI};

/// A hold that may be taken.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub hold: Hold,
    /// r·C_r + v·C_v (6.1).
    pub attraction: f64,
    /// Whether it is near enough to take hold; else it can only be announced.
    pub takes: bool,
}

/// Where the hand is, and what it holds already.
pub(super) struct Search<'a> {
    pub settings: &'a Settings,
    pub world: &'a World<'a>,
    /// What the constraints are solved for.
    pub lead: &'a Pose,
    /// The hand a moment ago, and now.
    pub way: [&'a Pose; 2],
    /// Where the group would be shown with what is held.
    pub shown: &'a Pose,
    pub holds: &'a [Hold],
    pub constraints: &'a [Constraint],
}

/// A pin that is thinner than this share of a hole is meant for another one.
const LOOSEST_FIT: f64 = 0.8;
/// A pin that is this much thicker than a hole does not go into it; meshes of both are facets.
const TIGHTEST_FIT: f64 = 1.01;
/// Of the reach: as far away a hold is announced.
const PREVIEW: f64 = 2.5;
/// Of the distance that releases: as near a face must be to take hold at most, so that nothing is taken and let go by turns.
const TAKE: f64 = 0.5;
/// Of the attraction: what is at the end of the reach attracts less by so much.
const FAR: f64 = 0.25;

impl Search<'_> {
    /// The strongest first; equals in order of their names.
    pub fn candidates(&self, work: &impl Work) -> Result<Vec<Candidate>, Stopped> {
        let mut found = Vec::new();
        for own in self.world.held {
            let held = Aabb::posed(&own.shape.bounds(), &(self.shown * own.pose));
            for other in self.world.others {
                if held.distance_squared(&other.bounds()).sqrt() <= self.farthest() {
                    self.between(own, other, &mut found, work)?;
                }
            }
        }
        found.sort_by(|p: &Candidate, q| {
            q.attraction
                .total_cmp(&p.attraction)
                .then(p.hold.cmp(&q.hold))
        });
        Ok(found)
    }

    fn farthest(&self) -> f64 {
        match self.settings.method {
            Method::Published => 0.0,
            Method::Steady => PREVIEW * self.settings.reach,
        }
    }

    /// As deep as a face may be in the other part and still take hold.
    fn deepest(&self, features: &Features) -> f64 {
        let areas = features.planar.iter().map(|face| face.area);
        TAKE * self.settings.pull * areas.fold(0.0, f64::max).sqrt()
    }

    fn between(
        &self,
        own: &Body,
        other: &Body,
        found: &mut Vec<Candidate>,
        work: &impl Work,
    ) -> Result<(), Stopped> {
        let (ours, theirs) = (own.features(), other.features());
        let collide = match self.settings.method {
            Method::Published => Some(self.colliding(own, other, work)?),
            Method::Steady => None,
        };
        let mut propose = |kind, own_at: usize, its: usize| {
            let hold = Hold {
                kind,
                held: own.id,
                own: own_at as u32,
                other: other.id,
                its: its as u32,
            };
            let new = !self.holds.contains(&hold);
            let met = collide
                .as_ref()
                .is_none_or(|pairs| pairs.contains(&(hold.own, hold.its)));
            if new && met {
                found.extend(self.weigh(hold));
            }
        };
        let farthest = self.farthest().max(self.deepest(ours));
        let own_in_other = other.pose.inv_mul(&(self.shown * own.pose));
        let spans = |ours: Vec<Aabb>, theirs: Vec<Aabb>| {
            let posed = ours
                .iter()
                .map(|bounds| bounds.posed(&own_in_other))
                .collect();
            near_pairs(&Span::all(posed), &Span::all(theirs), farthest)
        };
        for (a, b) in spans(bounds_of_faces(ours), bounds_of_faces(theirs)) {
            propose(HoldKind::Faces, a, b);
        }
        if self.settings.method == Method::Published {
            return Ok(());
        }
        if self.settings.axes {
            let bounds =
                |features: &Features| features.cylindrical.iter().map(|c| c.bounds).collect();
            for (a, b) in spans(bounds(ours), bounds(theirs)) {
                propose(HoldKind::Axes, a, b);
            }
        }
        if self.settings.edges {
            let bounds = |features: &Features| {
                features
                    .edges
                    .iter()
                    .map(|edge| Aabb::around(&edge.ends))
                    .collect()
            };
            for (a, b) in spans(bounds(ours), bounds(theirs)) {
                propose(HoldKind::Edges, a, b);
            }
        }
        Ok(())
    }

    /// The pairs of planar faces that have triangles in common.
    fn colliding(
        &self,
        own: &Body,
        other: &Body,
        work: &impl Work,
    ) -> Result<BTreeSet<(u32, u32)>, Stopped> {
        let in_own = nearpoint_geometry::relative(&(self.shown * own.pose), &other.pose);
        let pairs = colliding_pairs(own.shape, other.shape, &in_own, work)?;
        let face_of = |body: &Body, triangle: u32| {
            let mut faces = body.features().planar.iter();
            faces.position(|face| face.triangles.binary_search(&triangle).is_ok())
        };
        let faces = pairs.iter().filter_map(|pair| {
            Some((face_of(own, pair.a)? as u32, face_of(other, pair.b)? as u32))
        });
        Ok(faces.collect())
    }

    /// The candidate, if it looks right.
    fn weigh(&self, hold: Hold) -> Option<Candidate> {
        if !self.is_fit(&hold) {
            return None;
        }
        let pairing = Pairing::of(&hold, self.world, self.shown)?;
        let constraint = &pairing.constraint;
        let angle = pairing.angle(self.shown);
        let away = pairing.away(self.shown, &constraint.pivot);
        if angle < self.settings.least_angle
            || away > self.farthest() && self.settings.method == Method::Steady
        {
            return None;
        }
        let mut constraints = self.constraints.to_vec();
        constraints.push(*constraint);
        let solved = solve(self.lead, &constraints, &Increments::default());
        if !solved.is_met(FLUSH_DISTANCE * self.size(&hold)) {
            return None;
        }
        let (area, share) = pairing.cover(self.world, &solved.pose);
        let [inwards, outwards] = self.limits(&hold, area);
        let covered = match hold.kind {
            HoldKind::Faces => share > self.settings.threshold + self.settings.hysteresis,
            HoldKind::Axes => share > -self.settings.reach / hold.length(self.world),
            HoldKind::Edges => share > 0.0,
        };
        let nearness =
            1.0 - FAR * (away.abs() / if away < 0.0 { inwards } else { self.farthest() }).min(1.0);
        let attraction = self.attraction(angle, self.velocity_angle(&pairing));
        covered.then_some(match self.settings.method {
            Method::Published => Candidate {
                hold,
                attraction,
                takes: true,
            },
            Method::Steady => Candidate {
                hold,
                attraction: attraction * nearness,
                takes: (-inwards..=outwards).contains(&away),
            },
        })
    }

    fn attraction(&self, angle: f64, velocity: f64) -> f64 {
        self.settings.angle_weight * angle + self.settings.velocity_weight * velocity
    }

    /// How deep it may be in the other, and how far away, to take hold. A hand in a hurry is in a part before it is seen.
    fn limits(&self, hold: &Hold, area: f64) -> [f64; 2] {
        let reach = self.settings.reach;
        let pull = TAKE * self.settings.pull * area.sqrt();
        match hold.kind {
            HoldKind::Faces => [pull, pull.min(reach)],
            HoldKind::Axes | HoldKind::Edges => [reach; 2],
        }
    }

    /// The angle between the velocity of the dragged feature and the way out: of a face along the other's normal, of an axis from the
    /// other axis to it. A right angle when nothing moves.
    fn velocity_angle(&self, pairing: &Pairing) -> f64 {
        let Constraint {
            pivot,
            target,
            towards,
            ..
        } = pairing.constraint;
        let velocity = self.way[1] * pivot - self.way[0] * pivot;
        let out = match pairing.is_face() {
            true => -towards,
            false => {
                let way = self.shown * pivot - target;
                way - towards * way.dot(&towards)
            }
        };
        let across = velocity.cross(&out).norm();
        if velocity == Vector::zeros() || out == Vector::zeros() {
            return FRAC_PI_2;
        }
        across.atan2(velocity.dot(&out)).clamp(0.0, PI)
    }

    /// Whether a pin can be meant for a hole, and edges belong to faces that lie on each other.
    fn is_fit(&self, hold: &Hold) -> bool {
        let (Some(own), Some(other)) = (self.world.own(hold.held), self.world.other(hold.other))
        else {
            return false;
        };
        match hold.kind {
            HoldKind::Faces => true,
            HoldKind::Axes => {
                let (ours, theirs) = (own.cylinder(hold.own), other.cylinder(hold.its));
                let (pin, hole) = match (own.is_pin(ours), other.is_pin(theirs)) {
                    (true, false) => (ours, theirs),
                    (false, true) => (theirs, ours),
                    _ => return false,
                };
                (LOOSEST_FIT * hole.radius..=TIGHTEST_FIT * hole.radius).contains(&pin.radius)
            }
            HoldKind::Edges => {
                let (ours, theirs) = (own.edge(hold.own).planar, other.edge(hold.its).planar);
                let lies = |known: &Hold| {
                    known.kind == HoldKind::Faces
                        && (known.held, known.other) == (hold.held, hold.other)
                        && ours.contains(&known.own)
                        && theirs.contains(&known.its)
                };
                self.holds.iter().any(lies)
            }
        }
    }

    fn size(&self, hold: &Hold) -> f64 {
        let own = self
            .world
            .own(hold.held)
            .map_or(0.0, |body| body.shape.bounds().reach());
        own.max(
            self.world
                .other(hold.other)
                .map_or(0.0, |body| body.bounds().reach()),
        )
    }
}

fn bounds_of_faces(features: &Features) -> Vec<Aabb> {
    features.planar.iter().map(|face| face.bounds).collect()
}
