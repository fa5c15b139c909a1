//! Explodes the assembly in the picture.

use super::Viewer;
use crate::explode::Explosion;
use crate::interact::{Pickable, Tool};
use nearpoint_geometry::bounds::Aabb;

impl Viewer {
    /// Returns the share of the explosion in the picture, 0…1.
    pub(super) fn drawn_share(&self) -> f64 {
        let drawn = self.flight.drawn();
        drawn.map_or_else(|| self.share(), |place| place.apart)
    }

    /// Returns the share that the animation goes to; a pair is shown without an explosion.
    pub(super) fn share(&self) -> f64 {
        self.selection.apart().map_or(0.0, |apart| apart.share)
    }

    /// Returns the requested share of the explosion, 0…1, even while a pair is shown without it.
    pub fn wished_share(&self) -> f64 {
        self.selection
            .explosion
            .as_ref()
            .map_or(0.0, Explosion::share)
    }

    /// Draws the parts apart to this share of their displacements, 0…1, and keeps their size in the picture. A pair that is
    /// shown is left. Returns false if nothing changed.
    // Never inlined, as what follows: loaded with the first picture that is exploded, by these names.
    #[inline(never)]
    pub fn explode(&mut self, share: f64) -> bool {
        if share == self.wished_share() {
            return false;
        }
        self.leave();
        if share > 0.0 && self.pointer.interact.tool().picks() {
            self.stop_picking();
            self.pointer.measuring.stop();
            self.pointer.interact.set_tool(Tool::Select);
        }
        let before = self.seen_box();
        match &mut self.selection.explosion {
            _ if share == 0.0 => self.selection.explosion = None,
            Some(explosion) => explosion.set_share(share),
            none => *none = Some(Explosion::of(&self.scene, share)),
        }
        let after = self.seen_box();
        self.view.camera.follow(&before, &after);
        self.view.dirty = true;
        true
    }

    /// Draws the parts where they are; returns false if they were.
    pub(super) fn collapse(&mut self) -> bool {
        self.selection.explosion.is_some() && self.explode(0.0)
    }

    /// Computes the explosion again if the scene has other parts.
    #[inline(never)]
    pub(super) fn explode_anew(&mut self) {
        let parts = &self.scene;
        let old = self.selection.explosion.take_if(|old| !old.is_of(parts));
        self.selection.explosion = match old {
            Some(old) if !parts.parts().is_empty() => Some(Explosion::of(parts, old.share())),
            Some(_) => None,
            None => self.selection.explosion.take(),
        };
    }

    fn seen_box(&self) -> Aabb {
        Aabb::around(&self.sight().extent(None))
    }
}
