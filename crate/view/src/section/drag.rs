//! Drags a plane by its handle: the plane follows the pointer along its normal.

use nearpoint_geometry::Point;

use super::{Section, handle_position};
use crate::camera::Camera;
use crate::gestures::Pixels;
use crate::input::{Button, Pointer, PointerKind};

/// The distance at which a pointer grabs the handle, in CSS pixels; `FINGER_DISTANCE` is that of a finger.
const GRAB_DISTANCE: f64 = 13.0;
const FINGER_DISTANCE: f64 = 24.0;
/// The length on the screen, of 100 pixels, below which a normal points at the eye: the plane then follows up and down.
const MIN_NORMAL_LENGTH: f64 = 15.0;

/// The drag of a section plane, and the plane under the pointer.
#[derive(Debug, Default)]
pub struct SectionDrag {
    active: Option<ActiveDrag>,
    hovered: Option<usize>,
}

#[derive(Debug, Clone, Copy)]
struct ActiveDrag {
    section: usize,
    pointer: i32,
    from: Pixels,
    offset: f64,
    /// The scene units for a pixel, to the right and down.
    gain: Pixels,
}

impl SectionDrag {
    /// Returns the section plane that is dragged or pointed at.
    pub fn active(&self) -> Option<usize> {
        self.active.map(|held| held.section).or(self.hovered)
    }

    /// Ends the drag; the plane stays where it is.
    pub fn release(&mut self) {
        *self = Self::default();
    }

    /// Handles an event on a handle, and moves its plane. Returns false if the event is on none.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first section plane.
    #[inline(never)]
    pub fn pointer(
        &mut self,
        pointer: &Pointer,
        sections: &mut [Section],
        centre: Point,
        camera: &Camera,
    ) -> bool {
        let at = (pointer.x, pointer.y);
        if let Some(held) = self.active {
            if held.pointer != pointer.id {
                // A second finger does nothing while the first one drags a plane.
                return pointer.kind != PointerKind::Leave;
            }
            match pointer.kind {
                PointerKind::Move => {
                    let (right, down) = (at.0 - held.from.0, at.1 - held.from.1);
                    if let Some(section) = sections.get_mut(held.section) {
                        section.offset = held.offset + right * held.gain.0 + down * held.gain.1;
                    }
                }
                PointerKind::Up => self.active = None,
                PointerKind::Cancel => {
                    if let Some(section) = sections.get_mut(held.section) {
                        section.offset = held.offset;
                    }
                    self.active = None;
                }
                PointerKind::Down | PointerKind::Leave => {}
            }
            return true;
        }
        let reach = if pointer.touch {
            FINGER_DISTANCE
        } else {
            GRAB_DISTANCE
        };
        let distance = |section: &Section| {
            let seen = camera.project(handle_position(section, centre));
            seen.map_or(f64::INFINITY, |seen| (seen.x - at.0).hypot(seen.y - at.1))
        };
        let near = (0..sections.len())
            .filter(|&i| distance(&sections[i]) <= reach)
            .min_by(|&i, &j| distance(&sections[i]).total_cmp(&distance(&sections[j])));
        self.hovered = near.filter(|_| pointer.kind == PointerKind::Move);
        let (Some(section), PointerKind::Down, Button::Left) = (near, pointer.kind, pointer.button)
        else {
            return false;
        };
        self.active = Some(ActiveDrag {
            section,
            pointer: pointer.id,
            from: at,
            offset: sections[section].offset,
            gain: gain(&sections[section], centre, camera),
        });
        true
    }
}

/// Returns how far the plane moves for a pixel, so that it stays under the pointer.
fn gain(section: &Section, centre: Point, camera: &Camera) -> Pixels {
    let at = handle_position(section, centre);
    let pixel = camera.pixel_at(camera.depth_of(at));
    let ends = [at, at + section.normal * (100.0 * pixel)].map(|point| camera.project(point));
    if let [Some(from), Some(to)] = ends {
        let (right, down) = (to.x - from.x, to.y - from.y);
        let length = right.hypot(down);
        if length >= MIN_NORMAL_LENGTH {
            let gain = 100.0 * pixel / (length * length);
            return (right * gain, down * gain);
        }
    }
    (0.0, -pixel)
}
