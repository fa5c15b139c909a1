//! Evaluates a constraint between faces, axes or edges, and its engagement.

use super::constraint::{Constraint, ConstraintKind, angle_between};
use super::parts::{SnapPart, SnapParts, b_in_a};
use nearpoint_geometry::face::{PlanarFace, StraightEdge, overlap_area};
use nearpoint_geometry::{Point, Pose, Vector};
use serde::Serialize;

/// The kind of features that a constraint joins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SnapConstraintKind {
    /// A planar face on a planar face, as indices into [`nearpoint_geometry::face::Features::planar`].
    Faces,
    /// A pin in a hole, as indices into `cylindrical`.
    Axes,
    /// A straight edge along a straight edge, as indices into `edges`.
    Edges,
}

/// A constraint between a feature of a dragged part and a feature of another part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct SnapConstraint {
    /// The kind of the features.
    pub kind: SnapConstraintKind,
    /// The dragged part's [`SnapPart::id`].
    #[serde(rename = "held")]
    pub dragged_part: u32,
    /// The dragged part's feature.
    #[serde(rename = "own")]
    pub dragged_feature: u32,
    /// The other part's [`SnapPart::id`].
    #[serde(rename = "other")]
    pub other_part: u32,
    /// The other part's feature.
    #[serde(rename = "its")]
    pub other_feature: u32,
}

impl SnapConstraint {
    /// Returns the shorter of the two lengths of lines; 1 for faces.
    pub(super) fn length(&self, parts: &SnapParts) -> f64 {
        let bodies = parts
            .dragged_part(self.dragged_part)
            .zip(parts.target(self.other_part));
        bodies.map_or(1.0, |(own, other)| match self.kind {
            SnapConstraintKind::Faces => 1.0,
            SnapConstraintKind::Axes => own
                .cylinder(self.dragged_feature)
                .length
                .min(other.cylinder(self.other_feature).length),
            SnapConstraintKind::Edges => {
                length(own.edge(self.dragged_feature)).min(length(other.edge(self.other_feature)))
            }
        })
    }

    /// Returns the largest coordinate of its two parts.
    pub(super) fn max_abs_coordinate(&self, parts: &SnapParts) -> f64 {
        let own = parts
            .dragged_part(self.dragged_part)
            .map_or(0.0, |body| body.bounds().max_abs_coordinate());
        let other = parts
            .target(self.other_part)
            .map_or(0.0, |body| body.bounds().max_abs_coordinate());
        own.max(other)
    }

    /// Returns the directions from which angle steps are counted: along the longest edge of each face, in the group and
    /// in the scene.
    pub(super) fn reference(&self, parts: &SnapParts) -> Option<(Vector, Vector)> {
        let (own, other) = (
            parts.dragged_part(self.dragged_part)?,
            parts.target(self.other_part)?,
        );
        if self.kind != SnapConstraintKind::Faces {
            return None;
        }
        let own_edge = longest_edge(own.face(self.dragged_feature))?;
        let its_edge = longest_edge(other.face(self.other_feature))?;
        Some((own.pose * own_edge, other.pose * its_edge))
    }
}

fn length(edge: &StraightEdge) -> f64 {
    (edge.ends[1] - edge.ends[0]).norm()
}

/// Returns the direction of the longest side of the face's boundary; the first of equals.
fn longest_edge(face: &PlanarFace) -> Option<Vector> {
    let sides = face.boundary.iter().flat_map(|polygon| {
        let next = polygon.iter().cycle().skip(1);
        polygon.iter().zip(next).map(|(from, to)| to - from)
    });
    let longer = |best: Vector, side: Vector| {
        if side.norm() > best.norm() {
            side
        } else {
            best
        }
    };
    sides.reduce(longer).map(|side| side.normalize())
}

/// The covered fraction, the distance and the angle of a snap constraint at a pose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Engagement {
    /// The covered fraction of the smaller feature: of its area, or of its length inside the other.
    pub covered_fraction: f64,
    /// The distance of the drag pose beyond which the constraint releases.
    pub release_distance: f64,
    /// The distance of the drag pose; positive outwards from a face.
    pub signed_distance: f64,
    /// The angle between the normals at the drag pose; π: face to face, axis along axis.
    pub angle: f64,
}

/// The two features at their current poses, in the scene but for the constraint's dragged side.
pub(super) struct FeaturePair {
    pub constraint: Constraint,
    pub snap_constraint: SnapConstraint,
}

impl FeaturePair {
    /// Looks up the two features of a snap constraint; `None` when a part or a feature does not exist.
    pub fn new(snap_constraint: &SnapConstraint, parts: &SnapParts, about: &Pose) -> Option<Self> {
        let (own, other) = (
            parts.dragged_part(snap_constraint.dragged_part)?,
            &parts.target(snap_constraint.other_part)?,
        );
        let constraint = match snap_constraint.kind {
            SnapConstraintKind::Faces => face_to_face(
                own,
                snap_constraint.dragged_feature,
                other,
                snap_constraint.other_feature,
            ),
            SnapConstraintKind::Axes => {
                let (pin, hole) = (
                    own.cylinder(snap_constraint.dragged_feature),
                    other.cylinder(snap_constraint.other_feature),
                );
                line(
                    [own, other],
                    [(pin.centre, pin.axis), (hole.centre, hole.axis)],
                    about,
                )
            }
            SnapConstraintKind::Edges => {
                let middle = |ends: &[Point; 2]| {
                    let along = (ends[1] - ends[0]).normalize();
                    (
                        nearpoint_geometry::nalgebra::center(&ends[0], &ends[1]),
                        along,
                    )
                };
                let ends = [
                    &own.edge(snap_constraint.dragged_feature).ends,
                    &other.edge(snap_constraint.other_feature).ends,
                ];
                line([own, other], ends.map(middle), about)
            }
        };
        Some(Self {
            constraint,
            snap_constraint: *snap_constraint,
        })
    }

    /// Returns whether two planar faces are aligned, not axes or edges.
    pub fn is_face(&self) -> bool {
        self.snap_constraint.kind == SnapConstraintKind::Faces
    }

    /// Returns the feature's distance from its plane or line at a pose; for a face it is the centroid's, positive
    /// outwards.
    pub fn signed_distance(&self, pose: &Pose, pivot: &Point) -> f64 {
        let displacement = pose * pivot - self.constraint.target;
        let along = displacement.dot(&self.constraint.towards);
        match self.constraint.kind {
            // The other face's normal is opposite to `towards`.
            ConstraintKind::Plane => -along,
            ConstraintKind::Line => (displacement - self.constraint.towards * along).norm(),
        }
    }

    /// Returns how much nearer to the other's plane a corner of the dragged face is than its centroid; 0 for lines.
    pub fn corner_depth(&self, parts: &SnapParts, pose: &Pose) -> f64 {
        let own = parts
            .dragged_part(self.snap_constraint.dragged_part)
            .filter(|_| self.is_face());
        own.map_or(0.0, |own| {
            let face = own.face(self.snap_constraint.dragged_feature);
            let nearer = |corner: &Point| {
                (pose * (own.pose * (corner - face.centroid))).dot(&self.constraint.towards)
            };
            face.boundary
                .iter()
                .flatten()
                .map(nearer)
                .fold(0.0, f64::max)
        })
    }

    /// Returns the angle between the features' normals at a pose; for lines it is π when they are parallel.
    pub fn angle(&self, pose: &Pose) -> f64 {
        let askew = angle_between(
            &(pose * self.constraint.direction),
            &self.constraint.towards,
        );
        std::f64::consts::PI - askew
    }

    /// Returns the area of the faces that is covered at this pose, and its fraction of the smaller face. For pins it is
    /// twice the radius times the length inside, and the fraction of the shorter length.
    pub fn overlap(&self, parts: &SnapParts, pose: &Pose) -> (f64, f64) {
        let SnapConstraint {
            kind,
            dragged_part,
            dragged_feature,
            other_part,
            other_feature,
        } = self.snap_constraint;
        let (Some(held), Some(other)) =
            (parts.dragged_part(dragged_part), parts.target(other_part))
        else {
            return (0.0, 0.0);
        };
        match kind {
            SnapConstraintKind::Faces => {
                let (a, b) = (held.face(dragged_feature), other.face(other_feature));
                let b_in_a = b_in_a(&(pose * held.pose), &other.pose);
                let area = overlap_area(held.shape, a, other.shape, b, &b_in_a);
                (area, (area / a.area.min(b.area)).min(1.0))
            }
            SnapConstraintKind::Axes => {
                let (pin, hole) = (
                    held.cylinder(dragged_feature),
                    other.cylinder(other_feature),
                );
                let inside = self.shared_length(pose, [pin.length, hole.length]);
                let fraction = inside / pin.length.min(hole.length);
                (2.0 * hole.radius * inside.max(hole.radius), fraction)
            }
            SnapConstraintKind::Edges => {
                let lengths = [held.edge(dragged_feature), other.edge(other_feature)].map(length);
                let inside = self.shared_length(pose, lengths);
                (0.0, inside / lengths[0].min(lengths[1]))
            }
        }
    }

    /// Returns the length along which two lines overlap; if negative, the gap between them.
    pub fn shared_length(&self, pose: &Pose, [own, its]: [f64; 2]) -> f64 {
        let displacement = pose * self.constraint.pivot - self.constraint.target;
        let along = displacement.dot(&self.constraint.towards).abs();
        ((own + its) / 2.0 - along).min(own).min(its)
    }
}

fn face_to_face(own: &SnapPart, face: u32, other: &SnapPart, its: u32) -> Constraint {
    let (own_face, its_face) = (own.face(face), other.face(its));
    let corner = |body: &SnapPart, triangles: &[u32]| body.shape.triangle(triangles[0])[0];
    let rigid = nearpoint_geometry::RigidTransform::new(&other.pose);
    Constraint {
        kind: ConstraintKind::Plane,
        pivot: own.pose * own_face.centroid,
        anchor: own.pose * corner(own, &own_face.triangles),
        direction: own.pose * own_face.normal * own.outward_sign(),
        target: rigid.point(&corner(other, &its_face.triangles)),
        towards: -(other.pose * its_face.normal * other.outward_sign()),
    }
}

/// Returns the constraint of a line, in the sense that is nearer to the group's rotation.
fn line(
    [own, other]: [&SnapPart; 2],
    [(point, along), (target, towards)]: [(Point, Vector); 2],
    about: &Pose,
) -> Constraint {
    let (direction, towards) = (own.pose * along, other.pose * towards);
    let sign = if (about * direction).dot(&towards) < 0.0 {
        -1.0
    } else {
        1.0
    };
    let pivot = own.pose * point;
    Constraint {
        kind: ConstraintKind::Line,
        pivot,
        anchor: pivot,
        direction,
        target: other.pose * target,
        towards: towards * sign,
    }
}
