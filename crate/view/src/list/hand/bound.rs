//! Draws how far the pointer may pull before a constraint is released: the face at that distance, or a circle around the
//! axis, and the present place of the pointer.

use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Vector};
use nearpoint_motion::snap::{Held, HoldKind};
use nearpoint_scene::{Hand, PartId, Placement, Scene};

use super::features::sides;
use crate::list::{Dot, Hidden, Stroke, Symbol};
use crate::style::{Palette, faded, width};

/// The opacity of a bound.
const FAINT: f32 = 0.5;
/// The number of straight pieces of a circle.
const PIECES: usize = 40;

/// Draws the bounds of all constraints that are not redundant.
pub(super) fn bounds(hand: &Hand, scene: &Scene, palette: &Palette) -> (Vec<Stroke>, Vec<Dot>) {
    let (mut strokes, mut dots) = (Vec::new(), Vec::new());
    let firm = hand.held.iter().filter(|held| !held.redundant);
    for held in firm.filter(|held| held.grip.release > 0.0) {
        let found = match held.hold.kind {
            HoldKind::Faces => lifted_face(held, scene),
            HoldKind::Axes | HoldKind::Edges => circle(held, hand, scene),
        };
        let Some(bound) = found else { continue };
        let line = |ends: [Point; 2], hidden: Hidden| {
            Stroke::new(ends, [width::HAND; 2], faded(palette.accent, FAINT), hidden)
        };
        let outline = bound.outline.iter();
        strokes.extend(outline.map(|side| line(*side, Hidden::Dashed)));
        strokes.push(line([held.at, bound.end], Hidden::Over));
        dots.push(Dot::new(bound.hand, Symbol::Disc, 4.0, 2.0, palette.accent));
    }
    (strokes, dots)
}

/// A bound, in the scene's frame.
struct Bound {
    outline: Vec<[Point; 2]>,
    /// The end of the line from the constrained feature.
    end: Point,
    hand: Point,
}

/// Returns the dragged face at the distance of release.
fn lifted_face(held: &Held, scene: &Scene) -> Option<Bound> {
    let part = scene.part(PartId(held.hold.held))?;
    let face = (part.shape.features().planar).get(held.hold.own as usize)?;
    let lift = held.normal * held.grip.release;
    let lifted = |ends: [Point; 2]| ends.map(|end| part.pose * end + lift);
    let reach = held.grip.away.clamp(-held.grip.release, held.grip.release);
    Some(Bound {
        outline: (face.boundary.iter().flat_map(|p| sides(p)))
            .map(lifted)
            .collect(),
        end: held.at + lift,
        hand: held.at + held.normal * reach,
    })
}

/// Returns a circle around the axis or the edge; the line goes to the centre of the dragged pose, seen along the axis.
fn circle(held: &Held, hand: &Hand, scene: &Scene) -> Option<Bound> {
    let id = PartId(held.hold.held);
    let shown = scene.part(id)?.pose;
    let wanted = hand.poses.iter().find(|placement| placement.0 == id);
    let wanted = wanted.map_or(shown, |Placement(_, pose)| *pose);
    let away = wanted * shown.inverse_transform_point(&held.at) - held.at;
    let away = held.at + away - held.normal * away.dot(&held.normal);
    let across = held.normal.cross(&Vector::ith(held.normal.iamin(), 1.0));
    let arm = across.normalize() * held.grip.release;
    let place = |piece: usize| {
        let angle = piece as f64 / PIECES as f64 * std::f64::consts::TAU;
        held.at + UnitQuaternion::from_axis_angle(&Unit::new_unchecked(held.normal), angle) * arm
    };
    Some(Bound {
        outline: (0..PIECES).map(|i| [place(i), place(i + 1)]).collect(),
        end: away,
        hand: away,
    })
}
