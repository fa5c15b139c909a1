//! Stores the state of a viewer: the view of the scene, its pictures and the pointers.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::{Ordered, Part, PartId, Scene};

use crate::camera::Camera;
use crate::compare::Compared;
use crate::explode::{Apart, Explosion};
use crate::focus::Focus;
use crate::glide::Glide;
use crate::interact::{Interact, Pickable, Sight};
use crate::list::{Ball, Ground, Marker};
use crate::measure::Measuring;
use crate::picking::Picking;
use crate::section::{Section, SectionHand};

/// The state of the view of the scene.
#[derive(Debug, Default)]
pub(super) struct Selection {
    /// The pair whose marks are drawn strongest.
    pub focus: Option<[PartId; 2]>,
    /// The pair that is shown alone.
    pub shown: Option<Focus>,
    pub cuts: Vec<Section>,
    /// The view before it turned to a plane through the pair that is shown, and after that.
    pub cut_view: Option<Box<[Camera; 2]>>,
    pub explosion: Option<Explosion>,
    pub compared: Option<Box<Compared>>,
}

impl Selection {
    /// Returns the explosion, if there is one. A pair is shown without it.
    pub fn apart(&self) -> Option<Apart<'_>> {
        let explosion = self.explosion.as_ref().filter(|_| self.shown.is_none())?;
        let share = explosion.share();
        Some(Apart { explosion, share })
    }

    /// Returns the scene as it is seen.
    pub fn sight<'a>(&'a self, scene: &'a Scene, locked: bool) -> Sight<'a> {
        Sight {
            scene,
            shown: self.shown.as_ref(),
            cuts: &self.cuts,
            apart: self.apart(),
            locked,
        }
    }
}

/// The state of the pointers.
#[derive(Debug, Default)]
pub(super) struct PointerState {
    pub interact: Interact,
    pub section_hand: SectionHand,
    pub measuring: Measuring,
    /// The purpose of the next clicks, if they have one.
    pub picking: Option<Picking>,
    pub locked: bool,
}

/// The data of pictures besides the scene and the view's state.
#[derive(Debug, Default)]
pub(super) struct Picture {
    pub marker: Marker,
    pub glide: Glide,
    pub ball: Ball,
    /// The unit in which lengths are shown; none for the scene's.
    pub told_in: Option<Unit>,
    pub bare: bool,
    pub ground: Option<Ground>,
    /// The parts that the ground was laid under.
    grounded: (Ordered<Arc<Part>>, Option<Up>),
}

impl Picture {
    /// Lays the ground under the parts. It stays in place while they move, until parts are added or removed.
    pub fn lay_ground(&mut self, scene: &Scene) {
        let (parts, up) = (scene.parts(), scene.up());
        let mut changed = parts.since(&self.grounded.0);
        let is_same = changed.all(|(old, new)| old.is_some() == new.is_some());
        drop(changed);
        if !is_same || self.grounded.1 != Some(up) {
            let all: Vec<PartId> = parts.iter().map(|part| part.id).collect();
            let corners = scene.extent(Some(&all));
            let bounds = Aabb::around(&corners);
            self.ground = (!corners.is_empty()).then(|| Ground::under(bounds.lo, bounds.hi, up));
        }
        self.grounded = (parts.clone(), Some(up));
    }
}
