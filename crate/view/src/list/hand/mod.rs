//! What is drawn while a hand holds parts in Stop or Snap: what holds them, which motions are left, how far the hand
//! may pull before they are torn off, what stops them, and where the hand has them.

mod arrows;
mod bound;
mod features;
#[cfg(test)]
mod tests;

use nearpoint_scene::{Contact, Hand, PartId, Placement, Scene};

use super::{Dot, Hidden, PartItem, Stroke, Symbol};
use crate::camera::Camera;
use crate::style::{Palette, faded, width};

pub(super) use features::mark;

/// How much of a part is seen where the hand has it.
const VEIL: f32 = 0.10;
/// Of the bar along a contact's normal, CSS pixels.
const BAR: f64 = 22.0;

/// Whether this pair is held together.
pub(super) fn holds(hand: &Hand, pair: [PartId; 2]) -> bool {
    hand.held.iter().any(|held| {
        let parts = [PartId(held.hold.held), PartId(held.hold.other)];
        parts == pair || parts == [pair[1], pair[0]]
    })
}

/// All but what moves with the parts.
pub(super) fn draw(
    hand: &Hand,
    scene: &Scene,
    camera: &Camera,
    palette: &Palette,
) -> (Vec<Stroke>, Vec<Dot>) {
    let (mut strokes, mut dots) = bound::bounds(hand, scene, palette);
    strokes.extend(arrows::arrows(hand, camera, palette));
    for contact in &hand.contacts {
        let (bar, dot) = stop(contact, camera, palette);
        strokes.push(bar);
        dots.push(dot);
    }
    (strokes, dots)
}

/// Parts where they would be, a veil each, but for those that are shown there.
pub(super) fn ghosts(poses: &[Placement], scene: &Scene, palette: &Palette) -> Vec<PartItem> {
    let ghost = |Placement(id, pose): &Placement| {
        let part = scene.part(*id)?;
        (part.visible && part.pose != *pose)
            .then(|| PartItem::plain(*id, &part.shape, *pose, faded(palette.accent, VEIL)))
    };
    poses.iter().filter_map(ghost).collect()
}

/// Where a part is stopped, and the direction that it is held back in.
fn stop(Contact { contact, .. }: &Contact, camera: &Camera, palette: &Palette) -> (Stroke, Dot) {
    let pixel = camera.pixel_at(camera.depth_of(contact.at).max(0.0));
    let bar = Stroke::new(
        [contact.at, contact.at + contact.normal * (BAR * pixel)],
        [width::CONTACT; 2],
        palette.touching,
        Hidden::Over,
    );
    let dot = Dot::new(contact.at, Symbol::Diamond, 6.0, 2.0, palette.touching);
    (bar, dot)
}
