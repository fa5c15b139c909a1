//! Explodes the assembly in the picture.

use super::Viewer;
use crate::explode::Explosion;
use crate::interact::{PickScene, Tool};
use nearpoint_geometry::bounds::Aabb;

impl Viewer {
    /// Returns the fraction of the explosion in the picture, 0…1.
    pub(super) fn drawn_fraction(&self) -> f64 {
        let drawn = self.flight.drawn();
        drawn.map_or_else(|| self.target_fraction(), |place| place.explosion)
    }

    /// Returns the fraction at the end of the animation; a pair is shown without an explosion.
    pub(super) fn target_fraction(&self) -> f64 {
        self.selection
            .explosion_state()
            .map_or(0.0, |apart| apart.fraction)
    }

    /// Returns the requested fraction of the explosion, 0…1, even while a pair is shown without it.
    pub fn requested_fraction(&self) -> f64 {
        self.selection
            .explosion
            .as_ref()
            .map_or(0.0, Explosion::fraction)
    }

    /// Moves the parts apart by this fraction of their displacements, 0…1; the camera moves so that all together keep
    /// their size in the picture. It ends the focus on a pair. Returns false if nothing changed.
    // Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first explosion.
    #[inline(never)]
    pub fn explode(&mut self, fraction: f64) -> bool {
        if fraction == self.requested_fraction() {
            return false;
        }
        self.leave_pair();
        if fraction > 0.0 && self.pointer.input.tool().picks_features() {
            self.stop_picking();
            self.pointer.measuring.stop();
            self.pointer.input.set_tool(Tool::Select);
        }
        let before = self.visible_bounds();
        match &mut self.selection.explosion {
            _ if fraction == 0.0 => self.selection.explosion = None,
            Some(explosion) => explosion.set_fraction(fraction),
            none => *none = Some(Explosion::new(&self.scene, fraction)),
        }
        let after = self.visible_bounds();
        self.view.camera.follow(&before, &after);
        self.view.dirty = true;
        true
    }

    /// Ends the explosion; returns false if there is none.
    pub(super) fn collapse(&mut self) -> bool {
        self.selection.explosion.is_some() && self.explode(0.0)
    }

    /// Computes the explosion again if the parts of the scene changed.
    #[inline(never)]
    pub(super) fn update_explosion(&mut self) {
        let parts = &self.scene;
        let old = self
            .selection
            .explosion
            .take_if(|old| !old.is_current(parts));
        self.selection.explosion = match old {
            Some(old) if !parts.parts().is_empty() => Some(Explosion::new(parts, old.fraction())),
            Some(_) => None,
            None => self.selection.explosion.take(),
        };
    }

    fn visible_bounds(&self) -> Aabb {
        Aabb::from_points(&self.visible_scene().extent(None))
    }
}
