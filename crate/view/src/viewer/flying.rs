//! The view on its way to where it is, and parts that are drawn apart.

use super::Viewer;
use crate::explode::{Apart, Explosion};
use crate::flight::Place;
use crate::interact::{Pickable, Tool};
use crate::stage::Stage;
use nearpoint_geometry::bounds::Aabb;

impl Viewer {
    /// From where the picture is seen now.
    #[inline(never)]
    pub fn place(&self) -> Place {
        Place {
            camera: self.camera().clone(),
            apart: self.drawn_share(),
        }
    }

    /// The view was there, and has jumped: it glides from there.
    #[inline(never)]
    pub fn fly_from(&mut self, from: Place) {
        if from.camera != self.view.camera || from.apart != self.share() {
            self.flight.begin(from);
            self.view.dirty = true;
        }
    }

    /// The view stays where it is seen.
    pub(super) fn land(&mut self) {
        if let Some(place) = self.flight.drawn() {
            let viewport = self.view.camera.viewport();
            self.view.camera = place.camera.clone();
            self.view.camera.set_viewport(viewport);
            self.flight.stop();
            self.view.dirty = true;
        }
    }

    /// Before a picture at this time, milliseconds.
    pub(super) fn go_on(&mut self, now: f64) {
        if self.flight.is_going() {
            let share = self.share();
            self.flight.go_on(&self.view.camera, share, now);
        }
    }

    /// How far the parts are apart in the picture, 0…1.
    pub(super) fn drawn_share(&self) -> f64 {
        let drawn = self.flight.drawn();
        drawn.map_or_else(|| self.share(), |place| place.apart)
    }

    /// And where they are going to: a pair is shown where it is.
    fn share(&self) -> f64 {
        self.apart().map_or(0.0, |apart| apart.share)
    }

    /// The parts as they are drawn apart, if they are.
    pub(super) fn apart(&self) -> Option<Apart<'_>> {
        let explosion = self.explosion.as_ref().filter(|_| self.shown.is_none())?;
        let share = explosion.share();
        Some(Apart { explosion, share })
    }

    /// How far the parts are apart, as was asked for, 0…1; a pair that is shown is where it is.
    pub fn wished_share(&self) -> f64 {
        self.explosion.as_ref().map_or(0.0, Explosion::share)
    }

    /// Draws the parts apart from each other, to this share of their ways, 0…1, and looks at them from as far as before. A pair
    /// that is shown is left. False: nothing changed.
    // Never inlined, as what follows: loaded with the first picture that is exploded, by these names.
    #[inline(never)]
    pub fn explode(&mut self, share: f64) -> bool {
        if share == self.wished_share() {
            return false;
        }
        self.leave();
        if share > 0.0 && self.interact.tool().picks() {
            self.stop_picking();
            self.measuring.stop();
            self.interact.set_tool(Tool::Select);
        }
        let before = self.seen_box();
        match &mut self.explosion {
            _ if share == 0.0 => self.explosion = None,
            Some(explosion) => explosion.set_share(share),
            none => *none = Some(Explosion::of(&self.scene, share)),
        }
        let after = self.seen_box();
        self.view.camera.follow(&before, &after);
        self.view.dirty = true;
        true
    }

    /// Draws the parts where they are; false: they were.
    pub(super) fn implode(&mut self) -> bool {
        self.explosion.is_some() && self.explode(0.0)
    }

    /// The scene may have other parts.
    #[inline(never)]
    pub(super) fn explode_anew(&mut self) {
        let parts = &self.scene;
        let old = self.explosion.take_if(|old| !old.is_of(parts));
        self.explosion = match old {
            Some(old) if !parts.parts().is_empty() => Some(Explosion::of(parts, old.share())),
            Some(_) => None,
            None => self.explosion.take(),
        };
    }

    fn seen_box(&self) -> Aabb {
        Aabb::around(&self.sight().extent(None))
    }
}
