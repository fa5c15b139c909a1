//! Stores the state of a viewer: the view of the scene, its pictures and the pointers.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::{Part, PartId, Scene, SortedList};

use crate::camera::Camera;
use crate::compare::Comparison;
use crate::explode::{Explosion, ExplosionState};
use crate::focus::Focus;
use crate::interact::{InputState, PickScene, VisibleScene};
use crate::list::{Ground, MarkBuilder, SphereShape};
use crate::measure::MeasureTool;
use crate::picking::Picking;
use crate::pose_animation::PoseAnimation;
use crate::section::{Section, SectionDrag};

/// The state of the view of a scene: camera, focus, sections and explosion.
#[derive(Debug, Default)]
pub(super) struct SceneViewState {
    /// The pair with strong marks.
    pub focus: Option<[PartId; 2]>,
    /// The pair that is shown alone.
    pub shown_pair: Option<Focus>,
    pub sections: Vec<Section>,
    /// The cameras before and after a turn to a section plane through the pair that is shown.
    pub section_views: Option<Box<[Camera; 2]>>,
    pub explosion: Option<Explosion>,
    pub comparison: Option<Box<Comparison>>,
}

impl SceneViewState {
    /// Returns the explosion, if there is one. A pair is shown without it.
    pub fn explosion_state(&self) -> Option<ExplosionState<'_>> {
        let explosion = self
            .explosion
            .as_ref()
            .filter(|_| self.shown_pair.is_none())?;
        let fraction = explosion.fraction();
        Some(ExplosionState {
            explosion,
            fraction,
        })
    }

    /// Returns the scene as it is drawn.
    pub fn visible_scene<'a>(&'a self, scene: &'a Scene, locked: bool) -> VisibleScene<'a> {
        VisibleScene {
            scene,
            shown_pair: self.shown_pair.as_ref(),
            sections: &self.sections,
            explosion: self.explosion_state(),
            is_locked: locked,
        }
    }
}

/// The state of the pointers.
#[derive(Debug, Default)]
pub(super) struct PointerState {
    pub input: InputState,
    pub section_drag: SectionDrag,
    pub measuring: MeasureTool,
    /// The purpose of the next clicks, if they have one.
    pub picking: Option<Picking>,
    pub locked: bool,
}

/// The data of a picture besides the scene and the view's state.
#[derive(Debug, Default)]
pub(super) struct Picture {
    pub marker: MarkBuilder,
    pub animation: PoseAnimation,
    pub sphere: SphereShape,
    /// The unit in which lengths are shown; none for the scene's.
    pub display_unit: Option<Unit>,
    pub is_minimal: bool,
    /// True if the page shows the scene's axes itself.
    pub lacks_axes: bool,
    pub ground: Option<Ground>,
    /// The parts that the ground was laid under.
    ground_source: (SortedList<Arc<Part>>, Option<Up>),
}

impl Picture {
    /// Lays the ground under the parts. It stays in place while they move, until parts are added or removed.
    pub fn lay_ground(&mut self, scene: &Scene) {
        let (parts, up) = (scene.parts(), scene.up());
        let mut changed = parts.diff(&self.ground_source.0);
        let is_same = changed.all(|(old, new)| old.is_some() == new.is_some());
        drop(changed);
        if !is_same || self.ground_source.1 != Some(up) {
            let all: Vec<PartId> = parts.iter().map(|part| part.id).collect();
            let corners = scene.extent(Some(&all));
            let bounds = Aabb::from_points(&corners);
            self.ground =
                (!corners.is_empty()).then(|| Ground::below_box(bounds.lo, bounds.hi, up));
        }
        self.ground_source = (parts.clone(), Some(up));
    }
}
