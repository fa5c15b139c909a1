//! Finds features that face each other and are near, and computes how strongly they attract.

use super::constraint::{Constraint, Increments, angle_between, solve};
use super::hold::{Hold, HoldKind, Pairing};
use super::near::{Span, near_pairs};
use super::parts::{SnapPart, SnapParts};
use super::settings::{SnapMethod, SnapSettings};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{self, SweptTriangle, Travel, swept};
use nearpoint_geometry::face::Features;
use nearpoint_geometry::tolerance::FLUSH_DISTANCE;
use nearpoint_geometry::{Pose, Rigid, Vector};
use std::f64::consts::FRAC_PI_2;

/// A constraint that may engage.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The two features that the constraint would join.
    pub hold: Hold,
    /// The angle between the features' normals (r), radians; π: face to face.
    pub angle: f64,
    /// The angle between the dragged feature's velocity and the direction out of the other feature (v), radians.
    pub velocity_angle: f64,
    /// The attraction r·C_r + v·C_v (6.1); the steady method lowers it with the distance.
    pub attraction: f64,
    /// True if the feature is near enough to engage; else it can only be previewed.
    pub takes: bool,
}

/// The input of a search: the drag pose, and the constraints that hold already.
pub(super) struct Search<'a> {
    pub settings: &'a SnapSettings,
    pub parts: &'a SnapParts<'a>,
    /// The pose that the constraints are solved for.
    pub lead: &'a Pose,
    /// The drag pose a moment ago, and now.
    pub path: [&'a Pose; 2],
    /// The pose at which the group was shown.
    pub from: &'a Pose,
    /// The pose at which the group would be shown with the active constraints.
    pub shown: &'a Pose,
    pub holds: &'a [Hold],
    pub constraints: &'a [Constraint],
}

/// The share of a hole's radius below which a pin is meant for another hole.
const LOOSEST_FIT: f64 = 0.8;
/// The ratio to a hole's radius above which a pin does not go in; meshes of both are facets.
const TIGHTEST_FIT: f64 = 1.01;
/// The distance, in reaches, up to which a constraint is previewed.
const PREVIEW: f64 = 2.5;
/// The largest distance of a face that engages, as a share of the release distance, so that it does not engage and
/// release by turns.
const TAKE: f64 = 0.5;
/// The share of the attraction that is lost at the end of the reach.
const FAR: f64 = 0.25;

impl Search<'_> {
    /// Finds the candidates: axes before faces and edges, then the strongest first; equals in order of their names.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        for own in self.parts.held {
            let held = self.on_the_way(&own.shape.bounds(), &own.pose);
            let farthest = self.farthest();
            let mut others = self.parts.others.near(&held, farthest);
            others.retain(|other| held.distance_squared(&other.bounds()) <= farthest * farthest);
            found.extend(others.iter().flat_map(|other| self.between(own, other)));
        }
        // A pin that fits a hole says more than a face that is opposite to a face.
        let rank = |candidate: &Candidate| candidate.hold.kind != HoldKind::Axes;
        found.sort_by(|p: &Candidate, q| {
            let stronger = q.attraction.total_cmp(&p.attraction);
            rank(p)
                .cmp(&rank(q))
                .then(stronger)
                .then(p.hold.cmp(&q.hold))
        });
        found
    }

    fn farthest(&self) -> f64 {
        match self.settings.method {
            SnapMethod::Published => 0.0,
            SnapMethod::Steady => PREVIEW * self.settings.reach,
        }
    }

    /// Returns how deep a face may be in the other part and still engage.
    fn deepest(&self, features: &Features) -> f64 {
        let areas = features.planar.iter().map(|face| face.area);
        TAKE * self.settings.pull * areas.fold(0.0, f64::max).sqrt()
    }

    /// Returns a box around something of the group, from the shown pose to the next.
    fn on_the_way(&self, bounds: &Aabb, in_group: &Pose) -> Aabb {
        let ends = [self.from, self.shown].map(|group| bounds.posed(&(group * in_group)));
        ends[0].union(&ends[1])
    }

    fn between(&self, own: &SnapPart, other: &SnapPart) -> Vec<Candidate> {
        let (ours, theirs) = (own.features(), other.features());
        let farthest = self.farthest().max(self.deepest(ours));
        let near = |ours: Vec<Aabb>, theirs: Vec<Aabb>| {
            let ours = ours.iter().map(|bounds| self.on_the_way(bounds, &own.pose));
            let theirs = theirs.iter().map(|bounds| bounds.posed(&other.pose));
            near_pairs(&Span::all(ours), &Span::all(theirs), farthest)
        };
        let steady = self.settings.method == SnapMethod::Steady;
        let kinds = [
            (HoldKind::Faces, true),
            (HoldKind::Axes, steady && self.settings.axes),
            (HoldKind::Edges, steady && self.settings.edges),
        ];
        let kinds = kinds.into_iter().filter(|(_, wanted)| *wanted);
        let holds = kinds.flat_map(|(kind, _)| {
            let pairs = near(boxes(kind, ours), boxes(kind, theirs)).into_iter();
            pairs.map(move |(own_at, its)| Hold {
                kind,
                held: own.id,
                own: own_at as u32,
                other: other.id,
                its: its as u32,
            })
        });
        let new = holds.filter(|hold| !self.holds.contains(hold));
        new.filter_map(|hold| self.weigh(hold)).collect()
    }

    /// Decides whether two faces collide while the group moves to its next pose, as in chapter 2: triangles whose hulls
    /// over the step meet.
    fn collides(&self, hold: &Hold) -> bool {
        let (Some(own), Some(other)) = (self.parts.own(hold.held), self.parts.other(hold.other))
        else {
            return false;
        };
        let (from, to) = (self.from * own.pose, self.shown * own.pose);
        let Ok(travel) = Travel::new(from, to, own.shape.bounds().centre()) else {
            return false;
        };
        let rest = Rigid::new(&other.pose);
        let moving = own.face(hold.own).triangles.iter();
        moving
            .map(|&t| SweptTriangle::of_part(&own.shape.triangle(t), &travel))
            .any(|moving| {
                let mut standing = other.face(hold.its).triangles.iter();
                standing.any(|&t| {
                    let standing = SweptTriangle::at_rest(other.shape.posed_triangle(t, &rest));
                    swept(&moving, &standing, swept::SweptMethod::Hull).meets()
                })
            })
    }

    /// Returns the candidate, if it qualifies.
    fn weigh(&self, hold: Hold) -> Option<Candidate> {
        if !self.is_fit(&hold) {
            return None;
        }
        let pairing = Pairing::of(&hold, self.parts, self.shown)?;
        let constraint = &pairing.constraint;
        let angle = pairing.angle(self.shown);
        let away = pairing.away(self.shown, &constraint.pivot);
        if angle < self.settings.least_angle {
            return None;
        }
        if self.settings.method == SnapMethod::Published && !self.collides(&hold) {
            return None;
        }
        let mut constraints = self.constraints.to_vec();
        constraints.push(*constraint);
        let solved = solve(self.lead, &constraints, &Increments::default());
        if !solved.is_met(FLUSH_DISTANCE * hold.reach(self.parts)) {
            return None;
        }
        let (area, share) = pairing.cover(self.parts, &solved.pose);
        let limit = self.limit(&hold, area);
        let covered = match hold.kind {
            HoldKind::Faces => share > self.settings.threshold + self.settings.hysteresis,
            HoldKind::Axes => share > -self.settings.reach / hold.length(self.parts),
            HoldKind::Edges => share > 0.0,
        };
        // The distance is checked at the shown pose and at the drag pose, which must not be about to release.
        let hand_away = pairing.away(self.path[1], &constraint.pivot);
        let is_near = away.abs().max(hand_away.abs()) <= limit;
        // The gap is that of the nearest corner, which is not there yet or already through.
        let gap = away - pairing.leans(self.parts, self.shown);
        let nearness = 1.0 - FAR * (gap / self.farthest()).clamp(0.0, 1.0);
        let velocity_angle = self.velocity_angle(&pairing);
        let attraction = self.attraction(angle, velocity_angle);
        let (attraction, takes) = match self.settings.method {
            SnapMethod::Published => (attraction, true),
            SnapMethod::Steady => (attraction * nearness, is_near && gap <= self.settings.reach),
        };
        covered.then_some(Candidate {
            hold,
            angle,
            velocity_angle,
            attraction,
            takes,
        })
    }

    fn attraction(&self, angle: f64, velocity: f64) -> f64 {
        self.settings.angle_weight * angle + self.settings.velocity_weight * velocity
    }

    /// Returns how deep in the other part, or how far away, the middle of the feature may be to engage. A fast drag is
    /// inside a part before it is shown, and a leaning face touches with a corner.
    fn limit(&self, hold: &Hold, area: f64) -> f64 {
        match hold.kind {
            HoldKind::Faces => TAKE * self.settings.pull * area.sqrt(),
            HoldKind::Axes | HoldKind::Edges => self.settings.reach,
        }
    }

    /// Returns the angle between the dragged feature's velocity and the direction out: the other face's normal, or from
    /// the other axis to the dragged one. It is a right angle when nothing moves.
    fn velocity_angle(&self, pairing: &Pairing) -> f64 {
        let Constraint {
            pivot,
            target,
            towards,
            ..
        } = pairing.constraint;
        let velocity = self.path[1] * pivot - self.path[0] * pivot;
        let out = match pairing.is_face() {
            true => -towards,
            false => {
                let displacement = self.shown * pivot - target;
                displacement - towards * displacement.dot(&towards)
            }
        };
        if velocity == Vector::zeros() || out == Vector::zeros() {
            return FRAC_PI_2;
        }
        angle_between(&velocity, &out)
    }

    /// Decides whether a pin can be meant for a hole, or two bores for one pin, and whether edges belong to faces that
    /// lie on each other.
    fn is_fit(&self, hold: &Hold) -> bool {
        let (Some(own), Some(other)) = (self.parts.own(hold.held), self.parts.other(hold.other))
        else {
            return false;
        };
        match hold.kind {
            HoldKind::Faces => true,
            HoldKind::Axes => {
                let (ours, theirs) = (own.cylinder(hold.own), other.cylinder(hold.its));
                // Bores that continue each other line up like a pin and its hole.
                let (pin, hole) = match (own.is_pin(ours), other.is_pin(theirs)) {
                    (true, true) => return false,
                    (true, false) => (ours, theirs),
                    (false, true) => (theirs, ours),
                    (false, false) if ours.radius < theirs.radius => (ours, theirs),
                    (false, false) => (theirs, ours),
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
}

fn boxes(kind: HoldKind, features: &Features) -> Vec<Aabb> {
    match kind {
        HoldKind::Faces => features.planar.iter().map(|face| face.bounds).collect(),
        HoldKind::Axes => features
            .cylindrical
            .iter()
            .map(|face| face.bounds)
            .collect(),
        HoldKind::Edges => features
            .edges
            .iter()
            .map(|edge| Aabb::around(&edge.ends))
            .collect(),
    }
}
