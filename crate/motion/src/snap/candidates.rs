//! Finds features that face each other and are near, and computes the attraction of each pair.

use super::constraint::{Constraint, Increments, angle_between, solve};
use super::parts::{SnapPart, SnapParts};
use super::settings::{SnapMethod, SnapSettings};
use super::snap_constraint::{FeaturePair, SnapConstraint, SnapConstraintKind};
use super::sweep::{SweepBox, near_pairs};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{self, RigidMotion, SweptTriangle, swept};
use nearpoint_geometry::face::Features;
use nearpoint_geometry::tolerance::{FLUSH_DISTANCE, MIN_FIT_RATIO};
use nearpoint_geometry::{Pose, RigidTransform, Vector};
use std::f64::consts::FRAC_PI_2;

/// A snap constraint that may engage, with its angles and attraction.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The two features that the constraint would join.
    pub constraint: SnapConstraint,
    /// The angle between the features' normals (r), radians; π: face to face.
    pub angle: f64,
    /// The angle between the dragged feature's velocity and the direction out of the other feature (v), radians.
    pub velocity_angle: f64,
    /// The attraction r·C_r + v·C_v (6.1); the stable method lowers it with the distance.
    pub attraction: f64,
    /// True if the feature is near enough to engage; otherwise it can only be previewed.
    pub can_engage: bool,
}

/// The input of a search: the drag pose, and the constraints that are already active.
pub(super) struct CandidateSearch<'a> {
    pub settings: &'a SnapSettings,
    pub parts: &'a SnapParts<'a>,
    /// The pose that the constraints are solved for.
    pub target_pose: &'a Pose,
    /// The drag pose a moment ago, and now.
    pub path: [&'a Pose; 2],
    /// The pose at which the group was shown.
    pub from: &'a Pose,
    /// The pose at which the group would be shown with the active constraints.
    pub shown_pose: &'a Pose,
    pub snap_constraints: &'a [SnapConstraint],
    pub constraints: &'a [Constraint],
}

/// The ratio to a hole's radius above which a pin does not go in; meshes of both are facets.
const MAX_FIT_RATIO: f64 = 1.01;
/// The distance, in snap distances, up to which a constraint is previewed.
const PREVIEW_REACHES: f64 = 2.5;
/// The largest distance of a face that engages, as a fraction of the release distance, so that it does not engage and
/// release alternately.
const ENGAGE_FRACTION: f64 = 0.5;
/// The fraction of the attraction that is lost at the snap distance.
const FAR_ATTRACTION_LOSS: f64 = 0.25;

impl CandidateSearch<'_> {
    /// Finds the candidates: axes before faces and edges, then the strongest first; equal ones in order of their ids.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        for own in self.parts.dragged {
            let held = self.swept_bounds(&own.shape.bounds(), &own.pose);
            let farthest = self.max_snap_distance();
            let mut others = self.parts.targets.near(&held, farthest);
            others.retain(|other| held.distance_squared(&other.bounds()) <= farthest * farthest);
            found.extend(
                others
                    .iter()
                    .flat_map(|other| self.candidates_between(own, other)),
            );
        }
        // A pin that fits a hole is a stronger hint than a face that is opposite to a face.
        let rank = |candidate: &Candidate| candidate.constraint.kind != SnapConstraintKind::Axes;
        found.sort_by(|p: &Candidate, q| {
            let stronger = q.attraction.total_cmp(&p.attraction);
            rank(p)
                .cmp(&rank(q))
                .then(stronger)
                .then(p.constraint.cmp(&q.constraint))
        });
        found
    }

    fn max_snap_distance(&self) -> f64 {
        match self.settings.method {
            SnapMethod::Kitamura => 0.0,
            SnapMethod::Stable => PREVIEW_REACHES * self.settings.snap_distance,
        }
    }

    /// Returns how deep a face may be in the other part and still engage.
    fn max_feature_depth(&self, features: &Features) -> f64 {
        let areas = features.planar.iter().map(|face| face.area);
        ENGAGE_FRACTION * self.settings.release_factor * areas.fold(0.0, f64::max).sqrt()
    }

    /// Returns the box that a box of the group sweeps from the shown pose to the next.
    fn swept_bounds(&self, bounds: &Aabb, in_group: &Pose) -> Aabb {
        let ends = [self.from, self.shown_pose].map(|group| bounds.posed(&(group * in_group)));
        ends[0].union(&ends[1])
    }

    fn candidates_between(&self, own: &SnapPart, other: &SnapPart) -> Vec<Candidate> {
        let (ours, theirs) = (own.features(), other.features());
        let farthest = self.max_snap_distance().max(self.max_feature_depth(ours));
        let near = |ours: Vec<Aabb>, theirs: Vec<Aabb>| {
            let ours = ours
                .iter()
                .map(|bounds| self.swept_bounds(bounds, &own.pose));
            let theirs = theirs.iter().map(|bounds| bounds.posed(&other.pose));
            near_pairs(&SweepBox::sorted(ours), &SweepBox::sorted(theirs), farthest)
        };
        let steady = self.settings.method == SnapMethod::Stable;
        let kinds = [
            (SnapConstraintKind::Faces, true),
            (SnapConstraintKind::Axes, steady && self.settings.axes),
            (SnapConstraintKind::Edges, steady && self.settings.edges),
        ];
        let kinds = kinds.into_iter().filter(|(_, wanted)| *wanted);
        let holds = kinds.flat_map(|(kind, _)| {
            let pairs = near(boxes(kind, ours), boxes(kind, theirs)).into_iter();
            pairs.map(move |(own_at, other_feature)| SnapConstraint {
                kind,
                dragged_part: own.id,
                dragged_feature: own_at as u32,
                other_part: other.id,
                other_feature: other_feature as u32,
            })
        });
        let new = holds.filter(|hold| !self.snap_constraints.contains(hold));
        new.filter_map(|hold| self.evaluate(hold)).collect()
    }

    /// Decides whether two faces collide while the group moves to its next pose. As in chapter 2, they do if the convex
    /// hulls that two triangles sweep over the step intersect.
    fn collides(&self, constraint: &SnapConstraint) -> bool {
        let (Some(own), Some(other)) = (
            self.parts.dragged_part(constraint.dragged_part),
            self.parts.target(constraint.other_part),
        ) else {
            return false;
        };
        let (from, to) = (self.from * own.pose, self.shown_pose * own.pose);
        let Ok(travel) = RigidMotion::new(from, to, own.shape.bounds().centre()) else {
            return false;
        };
        let rest = RigidTransform::new(&other.pose);
        let moving = own.face(constraint.dragged_feature).triangles.iter();
        moving
            .map(|&t| SweptTriangle::from_motion(&own.shape.triangle(t), &travel))
            .any(|moving| {
                let mut standing = other.face(constraint.other_feature).triangles.iter();
                standing.any(|&t| {
                    let standing = SweptTriangle::at_rest(other.shape.posed_triangle(t, &rest));
                    swept(&moving, &standing, swept::SweptMethod::Hull).is_contact()
                })
            })
    }

    /// Returns the candidate, if it qualifies.
    fn evaluate(&self, hold: SnapConstraint) -> Option<Candidate> {
        if !self.is_fit(&hold) {
            return None;
        }
        let pairing = FeaturePair::new(&hold, self.parts, self.shown_pose)?;
        let constraint = &pairing.constraint;
        let angle = pairing.angle(self.shown_pose);
        let away = pairing.signed_distance(self.shown_pose, &constraint.pivot);
        if angle < self.settings.min_angle {
            return None;
        }
        if self.settings.method == SnapMethod::Kitamura && !self.collides(&hold) {
            return None;
        }
        let mut constraints = self.constraints.to_vec();
        constraints.push(*constraint);
        let solved = solve(self.target_pose, &constraints, &Increments::default());
        if !solved.is_satisfied(FLUSH_DISTANCE * hold.max_abs_coordinate(self.parts)) {
            return None;
        }
        let (area, fraction) = pairing.overlap(self.parts, &solved.pose);
        let limit = self.limit(&hold, area);
        let covered = match hold.kind {
            SnapConstraintKind::Faces => {
                fraction > self.settings.coverage_threshold + self.settings.coverage_hysteresis
            }
            SnapConstraintKind::Axes => {
                fraction > -self.settings.snap_distance / hold.length(self.parts)
            }
            SnapConstraintKind::Edges => fraction > 0.0,
        };
        // The distance is checked at the shown pose and at the drag pose, which must not be about to release.
        let drag_distance = pairing.signed_distance(self.path[1], &constraint.pivot);
        let is_near = away.abs().max(drag_distance.abs()) <= limit;
        // The gap is that of the nearest corner, which has not reached the face yet or has already passed it.
        let gap = away - pairing.corner_depth(self.parts, self.shown_pose);
        let nearness = 1.0 - FAR_ATTRACTION_LOSS * (gap / self.max_snap_distance()).clamp(0.0, 1.0);
        let velocity_angle = self.velocity_angle(&pairing);
        let attraction = self.attraction(angle, velocity_angle);
        let (attraction, can_engage) = match self.settings.method {
            SnapMethod::Kitamura => (attraction, true),
            SnapMethod::Stable => (
                attraction * nearness,
                is_near && gap <= self.settings.snap_distance,
            ),
        };
        covered.then_some(Candidate {
            constraint: hold,
            angle,
            velocity_angle,
            attraction,
            can_engage,
        })
    }

    fn attraction(&self, angle: f64, velocity: f64) -> f64 {
        self.settings.angle_weight * angle + self.settings.velocity_weight * velocity
    }

    /// Returns how deep in the other part, or how far away, the centre of the feature may be to engage. A fast drag is
    /// inside a part before it is shown, and a tilted face touches with a corner.
    fn limit(&self, constraint: &SnapConstraint, area: f64) -> f64 {
        match constraint.kind {
            SnapConstraintKind::Faces => {
                ENGAGE_FRACTION * self.settings.release_factor * area.sqrt()
            }
            SnapConstraintKind::Axes | SnapConstraintKind::Edges => self.settings.snap_distance,
        }
    }

    /// Returns the angle between the dragged feature's velocity and the direction out: the other face's normal, or from
    /// the other axis to the dragged one. It is a right angle when nothing moves.
    fn velocity_angle(&self, features: &FeaturePair) -> f64 {
        let Constraint {
            pivot,
            target,
            towards,
            ..
        } = features.constraint;
        let velocity = self.path[1] * pivot - self.path[0] * pivot;
        let out = match features.is_face() {
            true => -towards,
            false => {
                let displacement = self.shown_pose * pivot - target;
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
    fn is_fit(&self, constraint: &SnapConstraint) -> bool {
        let (Some(own), Some(other)) = (
            self.parts.dragged_part(constraint.dragged_part),
            self.parts.target(constraint.other_part),
        ) else {
            return false;
        };
        match constraint.kind {
            SnapConstraintKind::Faces => true,
            SnapConstraintKind::Axes => {
                let (ours, theirs) = (
                    own.cylinder(constraint.dragged_feature),
                    other.cylinder(constraint.other_feature),
                );
                // Bores that continue each other line up like a pin and its hole.
                let (pin, hole) = match (own.is_pin(ours), other.is_pin(theirs)) {
                    (true, true) => return false,
                    (true, false) => (ours, theirs),
                    (false, true) => (theirs, ours),
                    (false, false) if ours.radius < theirs.radius => (ours, theirs),
                    (false, false) => (theirs, ours),
                };
                (MIN_FIT_RATIO * hole.radius..=MAX_FIT_RATIO * hole.radius).contains(&pin.radius)
            }
            SnapConstraintKind::Edges => {
                let (ours, theirs) = (
                    own.edge(constraint.dragged_feature).planar,
                    other.edge(constraint.other_feature).planar,
                );
                let lies = |known: &SnapConstraint| {
                    known.kind == SnapConstraintKind::Faces
                        && (known.dragged_part, known.other_part)
                            == (constraint.dragged_part, constraint.other_part)
                        && ours.contains(&known.dragged_feature)
                        && theirs.contains(&known.other_feature)
                };
                self.snap_constraints.iter().any(lies)
            }
        }
    }
}

fn boxes(kind: SnapConstraintKind, features: &Features) -> Vec<Aabb> {
    match kind {
        SnapConstraintKind::Faces => features.planar.iter().map(|face| face.bounds).collect(),
        SnapConstraintKind::Axes => features
            .cylindrical
            .iter()
            .map(|face| face.bounds)
            .collect(),
        SnapConstraintKind::Edges => features
            .edges
            .iter()
            .map(|edge| Aabb::from_points(&edge.ends))
            .collect(),
    }
}
