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
fn offset_face(held: &ActiveConstraint, scene: &Scene) -> Option<Bound> {
    let part = scene.part(PartId(held.constraint.dragged_part))?;
    let face = (part.shape.features().planar).get(held.constraint.dragged_feature as usize)?;
    let lift = held.normal * held.engagement.release_distance;
    let lifted = |ends: [Point; 2]| ends.map(|end| part.pose * end + lift);
    let reach = held.engagement.signed_distance.clamp(
        -held.engagement.release_distance,
        held.engagement.release_distance,
    );
    Some(Bound {
        outline: (face.boundary.iter().flat_map(|p| sides(p)))
            .map(lifted)
            .collect(),
        end: held.position + lift,
        drag_target: held.position + held.normal * reach,
    })
}

/// Returns a circle around the axis or the edge. The line goes to the centre of the dragged pose, projected along the
/// axis.
fn circle(held: &ActiveConstraint, drag: &DragState, scene: &Scene) -> Option<Bound> {
    let id = PartId(held.constraint.dragged_part);
    let shown = scene.part(id)?.pose;
    let wanted = drag.poses.iter().find(|placement| placement.0 == id);
    let wanted = wanted.map_or(shown, |Placement(_, pose)| *pose);
    let away = wanted * shown.inverse_transform_point(&held.position) - held.position;
    let away = held.position + away - held.normal * away.dot(&held.normal);
    let across = held.normal.cross(&Vector::ith(held.normal.iamin(), 1.0));
    let arm = across.normalize() * held.engagement.release_distance;
    let place = |piece: usize| {
        let angle = piece as f64 / CIRCLE_SEGMENTS as f64 * std::f64::consts::TAU;
        held.position
            + UnitQuaternion::from_axis_angle(&Unit::new_unchecked(held.normal), angle) * arm
    };
    Some(Bound {
        outline: (0..CIRCLE_SEGMENTS)
            .map(|i| [place(i), place(i + 1)])
            .collect(),
        end: away,
        drag_target: away,
    })
}
