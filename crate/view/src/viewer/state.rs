//! What a viewer remembers of what is looked at, drawn and pointed at.

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

/// What is looked at, and how.
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
    /// The parts as they are drawn apart, if they are. A pair that is shown is where it is.
    pub fn apart(&self) -> Option<Apart<'_>> {
        let explosion = self.explosion.as_ref().filter(|_| self.shown.is_none())?;
        let share = explosion.share();
        Some(Apart { explosion, share })
    }

    /// The scene as it is seen.
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

/// What pointers are doing.
#[derive(Debug, Default)]
pub(super) struct PointerState {
    pub interact: Interact,
    pub section_hand: SectionHand,
    pub measuring: Measuring,
    /// What the next clicks are for, if they are for something.
    pub picking: Option<Picking>,
    pub locked: bool,
}

/// What pictures are made of, besides the scene and what is looked at.
#[derive(Debug, Default)]
pub(super) struct Picture {
    pub marker: Marker,
    pub glide: Glide,
    pub ball: Ball,
    /// What lengths are told in; none: the scene's unit.
    pub told_in: Option<Unit>,
    pub bare: bool,
    pub ground: Option<Ground>,
    /// The parts that the ground was laid under.
    grounded: (Ordered<Arc<Part>>, Option<Up>),
}

impl Picture {
    /// Lays the ground under the parts. It stays put while they move: until others come, or some go.
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
