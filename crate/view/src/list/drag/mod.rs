//! Draws a drag in Stop or Snap: the active constraints, the remaining degrees of freedom, the release distances, the
//! contacts that stop the parts, and the parts at the drag target.

mod arrows;
mod bound;
mod features;
#[cfg(test)]
mod tests;

use nearpoint_scene::{DragContact, DragState, PartId, Placement, Scene};

use super::{Dot, OccludedStyle, PartItem, Stroke, Symbol};
use crate::camera::Camera;
use crate::style::{Palette, faded, width};

pub(super) use features::mark;

/// The opacity of a part at the drag target.
const GHOST_OPACITY: f32 = 0.10;
/// The length of the bar along a contact's normal, in CSS pixels.
const BAR_LENGTH: f64 = 22.0;

/// Returns the pairs of parts between which a constraint is active, the smaller id first.
pub(super) fn constrained_pairs(drag: &DragState) -> impl Iterator<Item = (PartId, PartId)> {
    let constraints = drag.active_constraints.iter().map(|held| held.constraint);
    constraints.map(|own| {
        let (dragged, other) = (PartId(own.dragged_part), PartId(own.other_part));
        (dragged.min(other), dragged.max(other))
    })
}

/// Draws everything except the marks that move with the parts.
pub(super) fn draw(
    drag: &DragState,
    scene: &Scene,
    camera: &Camera,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>) {
    let (mut strokes, mut dots) = bound::bounds(drag, scene, palette);
    strokes.extend(arrows::arrows(drag, camera, palette));
    for contact in &drag.contacts {
        let (bar, dot) = draw_stop(contact, camera, palette);
        strokes.push(bar);
        dots.push(dot);
    }
    (strokes, dots)
}

/// Returns transparent parts at these poses, except for parts that are shown there.
pub(super) fn ghosts(poses: &[Placement], scene: &Scene, palette: &Palette) -> Vec<PartItem> {
    let ghost = |Placement(id, pose): &Placement| {
        let part = scene.part(*id)?;
        (part.visible && part.pose != *pose).then(|| {
            PartItem::plain(
                *id,
                &part.shape,
                *pose,
                faded(palette.accent, GHOST_OPACITY),
            )
        })
    };
    poses.iter().filter_map(ghost).collect()
}

/// Draws where a part is stopped, and the direction of the contact's normal.
fn draw_stop(
    DragContact { contact, .. }: &DragContact,
    camera: &Camera,
    palette: &Palette,
) -> (Stroke, Dot) {
    let pixel = camera.pixel_at(camera.depth_of(contact.point).max(0.0));
    let bar = Stroke::new(
        [
            contact.point,
            contact.point + contact.normal * (BAR_LENGTH * pixel),
        ],
        [width::CONTACT; 2],
        palette.touches,
        OccludedStyle::OnTop,
    );
    let dot = Dot::new(contact.point, Symbol::Diamond, 6.0, 2.0, palette.touches);
    (bar, dot)
}
