//! Draws the first contacts along the path of the last drag: the dragged parts at the time of contact, and the contact
//! point.

use nearpoint_scene::{PartId, PathContact, Placement, Scene};

use super::{Dot, PartItem, Symbol};
use crate::style::{Colour, Palette};

/// The opacity of a part's ghost.
const GHOST: f32 = 0.30;

/// Returns the contact of the dragged path that is shown: that of the pair in focus, else the first one whose parts no
/// longer meet.
pub fn shown_contact(scene: &Scene, focus: Option<[PartId; 2]>) -> Option<&PathContact> {
    let frame = scene.frame();
    let mut all = frame.path_contacts.iter();
    match focus {
        Some([a, b]) => all.find(|encounter| (encounter.a, encounter.b) == (a, b)),
        None => all.find(|encounter| frame.has_passed(encounter)),
    }
}

/// Returns ghosts of the dragged parts at first contact.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first contact of a drag.
#[inline(never)]
pub(super) fn ghosts(contact: &PathContact, scene: &Scene, palette: &Palette) -> Vec<PartItem> {
    let [red, green, blue, _] = palette.interferes;
    let colour: Colour = [red, green, blue, GHOST];
    let ghost = |Placement(id, pose): &Placement| {
        let part = scene.part(*id).filter(|part| part.visible)?;
        Some(PartItem::plain(*id, &part.shape, *pose, colour))
    };
    contact.poses.iter().filter_map(ghost).collect()
}

/// Returns a mark at the contact point.
pub(super) fn mark(contact: &PathContact, palette: &Palette) -> Dot {
    Dot::new(contact.point, Symbol::Ring, 9.0, 2.5, palette.interferes)
}
