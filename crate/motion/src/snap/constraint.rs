//! Computes the pose that satisfies constraints of faces, axes and edges and is otherwise nearest to the drag pose.

use nearpoint_geometry::nalgebra::{RealField, Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::tolerance::{DEPENDENT_CONSTRAINTS, FLUSH_ANGLE, SAME_ROTATION};
use nearpoint_geometry::{Point, Pose, Vector};

/// A constraint on the pose of the dragged group, `scene_from_group`. All directions are unit vectors.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Constraint {
    pub kind: ConstraintKind,
    /// The centroid of the face, or the midpoint of the axis or the edge, in the group; the rotation is about this
    /// point.
    pub pivot: Point,
    /// A vertex of the face, in the group, so that faces with equal coordinates coincide to the last digit; else the
    /// pivot.
    pub anchor: Point,
    /// The face's normal, or the direction of the axis or the edge, in the group.
    pub direction: Vector,
    /// A point, in the scene, of the plane or the line on which the anchor must lie.
    pub target: Point,
    /// The direction, in the scene, that `direction` must become.
    pub towards: Vector,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ConstraintKind {
    /// The anchor lies in the plane through the target across `towards`.
    Plane,
    /// The anchor lies on the line through the target along `towards`.
    Line,
}

/// The translations and rotations in which constraints let a group move.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct DegreesOfFreedom {
    /// The remaining directions of translation, at right angles, in the scene.
    pub translations: Vec<Vector>,
    /// The remaining axes of rotation: three, one or none.
    pub rotations: Vec<Vector>,
}

impl DegreesOfFreedom {
    /// Returns all six degrees of freedom.
    pub fn all() -> Self {
        let axes = vec![Vector::x(), Vector::y(), Vector::z()];
        Self {
            translations: axes.clone(),
            rotations: axes,
        }
    }

    /// Returns the number of degrees of freedom: 6 … 0.
    pub fn count(&self) -> usize {
        self.translations.len() + self.rotations.len()
    }
}

#[derive(Debug, Clone)]
pub(super) struct SolvedPose {
    pub pose: Pose,
    pub degrees_of_freedom: DegreesOfFreedom,
    /// The flags of constraints that add nothing to those before them.
    pub redundant: Vec<bool>,
    /// The largest angle between a direction and its goal, radians.
    pub angle_error: f64,
    /// The largest distance of an anchor from its plane or line.
    pub distance_error: f64,
}

impl SolvedPose {
    /// Returns whether all constraints are satisfied, up to the rounding of files.
    pub fn is_satisfied(&self, off: f64) -> bool {
        self.angle_error <= FLUSH_ANGLE && self.distance_error <= off
    }
}

/// The increments of the remaining motion; 0: none.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Increments {
    pub angle: f64,
    pub length: f64,
    /// A direction in the group and one in the scene that make the angle 0.
    pub reference: Option<(Vector, Vector)>,
}

/// Returns the pose that satisfies the constraints and is otherwise nearest to the drag pose. The smallest rotation
/// aligns the first direction. A rotation about that direction then aligns the next one that is not parallel to it.
/// Both rotations are about the first pivot; then the group is translated as little as possible. A constraint that
/// nearly depends on earlier ones changes nothing (an intersection of nearly parallel planes may be anywhere).
pub(super) fn solve(
    drag_pose: &Pose,
    constraints: &[Constraint],
    increments: &Increments,
) -> SolvedPose {
    let Some(first) = constraints.first() else {
        return unconstrained(drag_pose);
    };
    let goals = direction_goals(constraints);
    let independent =
        |aim: &&DirectionGoal| first.towards.cross(&aim.towards).norm() > DEPENDENT_CONSTRAINTS;
    let second = goals.iter().find(independent);
    let mut rotation = swing(&drag_pose.rotation, &first.direction, &first.towards);
    rotation = match second {
        Some(aim) => twist(&rotation, &first.towards, &aim.direction, &aim.towards),
        None => stepped_turn(&rotation, &first.towards, increments),
    };
    let mut rows = TranslationRows::default();
    let turns = |n: usize| n == 0 || second.is_some_and(|aim| aim.required_by == n);
    let redundant = constraints.iter().enumerate();
    let redundant = redundant.map(|(n, constraint)| !rows.add(constraint, &rotation) && !turns(n));
    let redundant = redundant.collect();
    let moved = drag_pose * first.pivot - rotation * first.pivot;
    let moved = rows.nearest(moved);
    let translation = stepped_shift(moved, &rows, &rotation, first, increments);
    let pose = Pose::from_parts(Translation3::from(translation), rotation);
    let degrees_of_freedom = DegreesOfFreedom {
        translations: rows.free_directions(),
        rotations: match second {
            Some(_) => Vec::new(),
            None => vec![first.towards],
        },
    };
    SolvedPose {
        angle_error: angle_error(&rotation, &goals),
        distance_error: constraints
            .iter()
            .map(|c| c.distance_error(&pose))
            .fold(0.0, f64::max),
        pose,
        degrees_of_freedom,
        redundant,
    }
}

fn unconstrained(drag_pose: &Pose) -> SolvedPose {
    SolvedPose {
        pose: *drag_pose,
        degrees_of_freedom: DegreesOfFreedom::all(),
        redundant: Vec::new(),
        angle_error: 0.0,
        distance_error: 0.0,
    }
}

/// A direction that must point in another direction.
struct DirectionGoal {
    direction: Vector,
    towards: Vector,
    /// The constraint that requires it.
    required_by: usize,
}

/// Returns the direction goals of all constraints. Two parallel lines also require the direction from one to the other.
fn direction_goals(constraints: &[Constraint]) -> Vec<DirectionGoal> {
    let own = constraints
        .iter()
        .enumerate()
        .map(|(required_by, c)| DirectionGoal {
            direction: c.direction,
            towards: c.towards,
            required_by,
        });
    let mut aims: Vec<DirectionGoal> = own.collect();
    let lines = || {
        constraints
            .iter()
            .enumerate()
            .filter(|(_, c)| c.kind == ConstraintKind::Line)
    };
    for (required_by, line) in lines() {
        let parallel = |(_, c): &(usize, &Constraint)| {
            c.towards.cross(&line.towards).norm() <= DEPENDENT_CONSTRAINTS
        };
        let first = lines().take_while(|(n, _)| *n < required_by).find(parallel);
        let ways = first.and_then(|(_, first)| {
            let direction = perpendicular_direction(line.anchor - first.anchor, &first.direction)?;
            Some((
                direction,
                perpendicular_direction(line.target - first.target, &first.towards)?,
            ))
        });
        aims.extend(ways.map(|(direction, towards)| DirectionGoal {
            direction,
            towards,
            required_by,
        }));
    }
    aims
}

/// Returns the direction of the part of a displacement that is across a line.
fn perpendicular_direction(displacement: Vector, along: &Vector) -> Option<Vector> {
    (displacement - along * displacement.dot(along)).try_normalize(DEPENDENT_CONSTRAINTS)
}

/// Applies the smallest rotation so that `direction` points `towards`; a rotation that already fits is unchanged bit
/// for bit.
fn swing(
    rotation: &UnitQuaternion<f64>,
    direction: &Vector,
    towards: &Vector,
) -> UnitQuaternion<f64> {
    let now = rotation * direction;
    let angle = angle_between(&now, towards);
    if angle <= SAME_ROTATION {
        return *rotation;
    }
    let axis = now
        .cross(towards)
        .try_normalize(SAME_ROTATION)
        .unwrap_or_else(|| any_perpendicular(towards));
    UnitQuaternion::from_axis_angle(&Unit::new_unchecked(axis), angle) * rotation
}

/// Turns about `axis` so that `direction` comes nearest to `towards`.
fn twist(
    rotation: &UnitQuaternion<f64>,
    axis: &Vector,
    direction: &Vector,
    towards: &Vector,
) -> UnitQuaternion<f64> {
    turned(
        rotation,
        axis,
        angle_about(axis, &(rotation * direction), towards),
    )
}

fn turned(rotation: &UnitQuaternion<f64>, axis: &Vector, angle: f64) -> UnitQuaternion<f64> {
    if angle.abs() <= SAME_ROTATION {
        return *rotation;
    }
    UnitQuaternion::from_axis_angle(&Unit::new_unchecked(*axis), angle) * rotation
}

/// Returns the angle between two directions, 0 … π, which is also accurate where it is small.
pub(super) fn angle_between(one: &Vector, other: &Vector) -> f64 {
    RealField::atan2(one.cross(other).norm(), one.dot(other))
}

/// Returns the angle about the axis from one direction to another, −π … π.
fn angle_about(axis: &Vector, from: &Vector, to: &Vector) -> f64 {
    let (sine, cosine) = (
        from.cross(to).dot(axis),
        from.dot(to) - from.dot(axis) * to.dot(axis),
    );
    RealField::atan2(sine, cosine)
}

fn stepped_turn(
    rotation: &UnitQuaternion<f64>,
    axis: &Vector,
    increments: &Increments,
) -> UnitQuaternion<f64> {
    match increments.reference {
        Some((own, its)) if increments.angle > 0.0 => {
            let angle = angle_about(axis, &its, &(rotation * own));
            turned(
                rotation,
                axis,
                (angle / increments.angle).round() * increments.angle - angle,
            )
        }
        _ => *rotation,
    }
}

/// Rounds the remaining translation to increments from the target.
fn stepped_shift(
    moved: Vector,
    rows: &TranslationRows,
    rotation: &UnitQuaternion<f64>,
    first: &Constraint,
    increments: &Increments,
) -> Vector {
    if increments.length <= 0.0 {
        return moved;
    }
    let displacement = moved + rotation * first.anchor.coords - first.target.coords;
    rows.free_directions().iter().fold(moved, |moved, along| {
        let length = displacement.dot(along);
        moved + along * ((length / increments.length).round() * increments.length - length)
    })
}

fn angle_error(rotation: &UnitQuaternion<f64>, aims: &[DirectionGoal]) -> f64 {
    let angles = aims
        .iter()
        .map(|aim| angle_between(&(rotation * aim.direction), &aim.towards));
    angles.fold(0.0, f64::max)
}

/// Returns a direction at right angles to this one.
fn any_perpendicular(direction: &Vector) -> Vector {
    let axis = Vector::ith(direction.iamin(), 1.0);
    direction.cross(&axis).normalize()
}

impl Constraint {
    /// Returns the distance of the constraint's anchor from its plane or line.
    pub fn distance_error(&self, pose: &Pose) -> f64 {
        let displacement = pose * self.anchor - self.target;
        match self.kind {
            ConstraintKind::Plane => displacement.dot(&self.towards).abs(),
            ConstraintKind::Line => {
                (displacement - self.towards * displacement.dot(&self.towards)).norm()
            }
        }
    }
}

/// The directions in which the translation is determined, at right angles, and its value along each.
#[derive(Debug, Default)]
struct TranslationRows {
    rows: Vec<(Vector, f64)>,
}

impl TranslationRows {
    /// Adds a constraint. Returns whether it determines anything new.
    fn add(&mut self, constraint: &Constraint, rotation: &UnitQuaternion<f64>) -> bool {
        let aim = constraint.target - rotation * constraint.anchor.coords;
        match constraint.kind {
            ConstraintKind::Plane => {
                self.row(constraint.towards, aim.coords.dot(&constraint.towards))
            }
            ConstraintKind::Line => {
                let one = any_perpendicular(&constraint.towards);
                let other = constraint.towards.cross(&one);
                let delta = [one, other].map(|across| self.row(across, aim.coords.dot(&across)));
                delta.contains(&true)
            }
        }
    }

    /// Orthogonalises a direction by Gram and Schmidt's method; one that is nearly determined already is not added.
    fn row(&mut self, mut direction: Vector, mut along: f64) -> bool {
        for (known, its) in &self.rows {
            let fraction = direction.dot(known);
            direction -= known * fraction;
            along -= its * fraction;
        }
        let length = direction.norm();
        if length <= DEPENDENT_CONSTRAINTS {
            return false;
        }
        self.rows.push((direction / length, along / length));
        true
    }

    /// Returns the translation that satisfies the rows and is nearest to this one.
    fn nearest(&self, wanted: Vector) -> Vector {
        let determined = self
            .rows
            .iter()
            .map(|(direction, along)| direction * *along);
        let kept = self.rows.iter().fold(wanted, |left, (direction, _)| {
            left - direction * left.dot(direction)
        });
        determined.fold(kept, |sum, part| sum + part)
    }

    /// Returns the directions that are not determined.
    fn free_directions(&self) -> Vec<Vector> {
        match self.rows[..] {
            [] => DegreesOfFreedom::all().translations,
            [(one, _)] => {
                let first = any_perpendicular(&one);
                vec![first, one.cross(&first)]
            }
            [(one, _), (other, _)] => vec![one.cross(&other)],
            _ => Vec::new(),
        }
    }
}
