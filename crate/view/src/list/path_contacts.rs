//! Draws first contacts that the last drag passed through: the dragged parts as they were then, and the place of the
//! contact.

use nearpoint_scene::{PartId, PathContact, Placement, Scene};

use super::{Dot, PartItem, Symbol};
use crate::style::{Colour, Palette};

/// The opacity of a part's ghost.
const GHOST: f32 = 0.30;

/// Returns the encounter that is shown: that of the pair in focus, else the first one whose parts no longer meet.
pub fn shown_contact(scene: &Scene, focus: Option<[PartId; 2]>) -> Option<&PathContact> {
    let frame = scene.frame();
    let mut all = frame.path_contacts.iter();
    match focus {
        Some([a, b]) => all.find(|encounter| (encounter.a, encounter.b) == (a, b)),
        None => all.find(|encounter| frame.has_passed(encounter)),
    }
}

/// Returns ghosts of the dragged parts at first contact.
// Never inlined: loaded with the first drag that meets something, by this name.
#[inline(never)]
pub(super) fn ghosts(encounter: &PathContact, scene: &Scene, palette: &Palette) -> Vec<PartItem> {
    let [red, green, blue, _] = palette.interferes;
    let colour: Colour = [red, green, blue, GHOST];
    let ghost = |Placement(id, pose): &Placement| {
        let part = scene.part(*id).filter(|part| part.visible)?;
        Some(PartItem::plain(*id, &part.shape, *pose, colour))
    };
    encounter.poses.iter().filter_map(ghost).collect()
}

/// Returns a mark where they met.
pub(super) fn mark(encounter: &PathContact, palette: &Palette) -> Dot {
    Dot::new(encounter.point, Symbol::Ring, 9.0, 2.5, palette.interferes)
}
