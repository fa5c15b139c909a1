//! Draws the distance at which a constraint is released: the face at that distance, or a circle around the axis, and
//! the present position of the drag target.

use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Vector};
use nearpoint_motion::snap::{ActiveConstraint, SnapConstraintKind};
use nearpoint_scene::{DragState, PartId, Placement, Scene};

use super::features::sides;
use crate::list::{Dot, OccludedStyle, Stroke, Symbol};
use crate::style::{Palette, faded, width};

/// The opacity of a bound.
const BOUND_OPACITY: f32 = 0.5;
/// The number of straight pieces of a circle.
const CIRCLE_SEGMENTS: usize = 40;

/// Draws the bounds of all constraints that are not redundant.
pub(super) fn bounds(
    drag: &DragState,
    scene: &Scene,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>) {
    let (mut strokes, mut dots) = (Vec::new(), Vec::new());
    let firm = drag
        .active_constraints
        .iter()
        .filter(|held| !held.is_redundant);
    for held in firm.filter(|held| held.engagement.release_distance > 0.0) {
        let found = match held.constraint.kind {
            SnapConstraintKind::Faces => offset_face(held, scene),
            SnapConstraintKind::Axes | SnapConstraintKind::Edges => circle(held, drag, scene),
        };
        let Some(bound) = found else { continue };
        let line = |ends: [Point; 2], hidden: OccludedStyle| {
            Stroke::new(
                ends,
                [width::DRAG; 2],
                faded(palette.accent, BOUND_OPACITY),
                hidden,
            )
        };
        let outline = bound.outline.iter();
        strokes.extend(outline.map(|side| line(*side, OccludedStyle::Dashed)));
        strokes.push(line([held.position, bound.end], OccludedStyle::OnTop));
        dots.push(Dot::new(
            bound.drag_target,
            Symbol::Disc,
            4.0,
            2.0,
            palette.accent,
        ));
    }
    (strokes, dots)
}

/// A bound, in the scene's frame.
struct Bound {
    outline: Vec<[Point; 2]>,
    /// The end of the line from the constrained feature.
    end: Point,
    drag_target: Point,
}

/// Returns the dragged face at the distance of release.
fn offset_face(constraint: &ActiveConstraint, scene: &Scene) -> Option<Bound> {
    let part = scene.part(PartId(constraint.constraint.dragged_part))?;
    let face =
        (part.shape.features().planar).get(constraint.constraint.dragged_feature as usize)?;
    let lift = constraint.normal * constraint.engagement.release_distance;
    let lifted = |ends: [Point; 2]| ends.map(|end| part.pose * end + lift);
    let reach = constraint.engagement.signed_distance.clamp(
        -constraint.engagement.release_distance,
        constraint.engagement.release_distance,
    );
    Some(Bound {
        outline: (face.boundary.iter().flat_map(|p| sides(p)))
            .map(lifted)
            .collect(),
        end: constraint.position + lift,
        drag_target: constraint.position + constraint.normal * reach,
    })
}

/// Returns a circle around the axis or the edge. The line goes to the centre of the dragged pose, projected along the
/// axis.
fn circle(constraint: &ActiveConstraint, drag: &DragState, scene: &Scene) -> Option<Bound> {
    let id = PartId(constraint.constraint.dragged_part);
    let shown = scene.part(id)?.pose;
    let wanted = drag.poses.iter().find(|placement| placement.0 == id);
    let wanted = wanted.map_or(shown, |Placement(_, pose)| *pose);
    let away = wanted * shown.inverse_transform_point(&constraint.position) - constraint.position;
    let away = constraint.position + away - constraint.normal * away.dot(&constraint.normal);
    let across = constraint
        .normal
        .cross(&Vector::ith(constraint.normal.iamin(), 1.0));
    let arm = across.normalize() * constraint.engagement.release_distance;
    let place = |piece: usize| {
        let angle = piece as f64 / CIRCLE_SEGMENTS as f64 * std::f64::consts::TAU;
        constraint.position
            + UnitQuaternion::from_axis_angle(&Unit::new_unchecked(constraint.normal), angle) * arm
    };
    Some(Bound {
        outline: (0..CIRCLE_SEGMENTS)
            .map(|i| [place(i), place(i + 1)])
            .collect(),
        end: away,
        drag_target: away,
    })
}
