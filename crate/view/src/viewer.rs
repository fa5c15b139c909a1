//! Combines a scene with its view and the user's input.

mod camera;
mod explode;
mod measure;
mod picking;
mod picture;
mod pointer;
mod stage;
mod state;
mod visibility;

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::file::{SceneFile, SceneFileError};
use nearpoint_scene::{
    Command, KernelAnswer, NewPart, NewRevision, NewRobot, PairRule, PartId, Placement,
    ReplacementMesh, Scene, SceneError, ThreadPool,
};

use crate::camera::{Camera, StandardView, Viewport};
use crate::compare::Comparison;
use crate::flight::Flight;
use crate::interact::InputState;
use crate::stage::View;
use crate::style::Theme;
use state::{Picture, PointerState, SceneViewState};

/// A scene, its camera and the state of input: the content of one canvas.
#[derive(Debug)]
pub struct Viewer {
    scene: Scene,
    /// The camera, and whether the last picture is out of date.
    view: View,
    /// The animation of the camera.
    flight: Flight,
    selection: SceneViewState,
    picture: Picture,
    pointer: PointerState,
}

impl Viewer {
    /// Makes a viewer of a scene, with the camera at its initial position.
    pub fn new(scene: Scene, viewport: Viewport, theme: Theme) -> Self {
        Self {
            view: View::new(Camera::new(scene.up(), viewport), theme),
            flight: Flight::default(),
            selection: SceneViewState::default(),
            picture: Picture::default(),
            pointer: PointerState::default(),
            scene,
        }
    }

    /// Returns the scene.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Sets the pool of threads in which queries run from now on.
    pub fn set_pool(&mut self, pool: ThreadPool) {
        self.scene.set_pool(pool);
    }

    /// Returns the state of pointer and key input.
    pub fn input_state(&self) -> &InputState {
        &self.pointer.input
    }

    /// Requests another picture.
    pub fn mark_dirty(&mut self) {
        self.view.dirty = true;
    }

    /// Adds parts and robots; if the scene was empty, the camera looks at them.
    pub fn add(
        &mut self,
        parts: Vec<NewPart>,
        robots: Vec<NewRobot>,
    ) -> Result<Vec<PartId>, SceneError> {
        self.add_model(parts, robots, &[])
    }

    /// Adds the parts and robots of a model, with the rules of its files about pairs of parts.
    pub fn add_model(
        &mut self,
        parts: Vec<NewPart>,
        robots: Vec<NewRobot>,
        rules: &[PairRule],
    ) -> Result<Vec<PartId>, SceneError> {
        let first = self.scene.parts().is_empty();
        let added = self.scene.add_model(parts, robots, rules)?;
        self.scene_changed();
        if first {
            self.fit(None);
        }
        Ok(added)
    }

    /// Sets the largest distance of reported pairs, for a new scene.
    pub fn set_max_distance(&mut self, limit: f64) -> Result<(), SceneError> {
        self.scene.set_max_distance(limit)?;
        self.scene_changed();
        Ok(())
    }

    /// Gives answers of the CAD kernel to the scene.
    pub fn set_kernel_answers(
        &mut self,
        answers: impl IntoIterator<Item = ([Placement; 2], KernelAnswer)>,
    ) {
        self.scene.set_kernel_answers(answers);
        self.scene_changed();
    }

    /// Sets the unit and the axis that points up, for a new scene.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) {
        self.scene.set_unit_and_up(unit, up);
        self.scene_changed();
    }

    /// Applies an edit command to the scene.
    pub fn command(&mut self, command: Command) -> Result<(), SceneError> {
        let begins = matches!(
            command,
            Command::BeginDrag { .. } | Command::BeginSwing { .. }
        );
        let goes_on = matches!(
            command,
            Command::DragTo { .. }
                | Command::SwingTo { .. }
                | Command::EndDrag
                | Command::SetDragMode { .. }
                | Command::SetSnap { .. }
                | Command::Select { .. }
        );
        if matches!(command, Command::Clear) {
            self.reset_view_state();
            self.view.camera.look_from(StandardView::Iso);
        }
        self.scene.apply(command)?;
        if begins {
            self.picture.animation.begin(&self.scene);
        } else if !goes_on {
            self.picture.animation.stop();
        }
        self.scene_changed();
        Ok(())
    }

    /// Replaces the meshes of parts by others of the same surfaces.
    pub fn replace_meshes(
        &mut self,
        part: PartId,
        anew: &[ReplacementMesh],
        accuracy: f64,
    ) -> Result<(), SceneError> {
        self.scene.replace_meshes(part, anew, accuracy)?;
        self.picture.animation.stop();
        self.scene_changed();
        Ok(())
    }

    /// Replaces a model by another revision.
    pub fn revise(&mut self, new: NewRevision) -> Result<Vec<PartId>, SceneError> {
        let ids = self.scene.revise(new)?;
        self.picture.animation.stop();
        self.scene_changed();
        Ok(ids)
    }

    /// Shows the comparison of two revisions of a model; none ends it.
    pub fn compare(&mut self, compared: Option<Box<Comparison>>) {
        self.selection.comparison = compared;
        self.view.dirty = true;
    }

    /// Restores the scene and the camera from a file.
    pub fn restore(&mut self, file: &SceneFile) -> Result<(), SceneFileError> {
        self.reset_view_state();
        self.scene.restore(file)?;
        self.pointer.locked = file.locked.unwrap_or(self.pointer.locked);
        self.picture.animation.stop();
        self.scene_changed();
        match file.camera {
            Some(camera) if self.set_camera(&camera) => {}
            _ => self.fit(None),
        }
        Ok(())
    }

    /// Resets the parts of the view that belong to one scene: drags, the pair that is shown, picking, sections, an
    /// explosion, a comparison of revisions.
    fn reset_view_state(&mut self) {
        self.reset_drag();
        self.leave_pair();
        self.stop_picking();
        self.flight.stop();
        let focus = self.selection.focus;
        self.selection = SceneViewState {
            focus,
            ..SceneViewState::default()
        };
    }

    /// Updates the view after any change of the scene.
    fn scene_changed(&mut self) {
        self.view.dirty = true;
        self.pointer.input.set_units(self.units());
        let up = self.scene.up();
        self.view.camera.set_up(up);
        let gone = |part: &PartId| self.scene.part(*part).is_none();
        let hover_is_gone = self.pointer.input.hover().as_ref().is_some_and(gone);
        if self
            .selection
            .focus
            .is_some_and(|pair| pair.iter().any(gone))
        {
            self.leave_pair();
            self.selection.focus = None;
        }
        if hover_is_gone {
            self.pointer.input.set_hover(None);
        }
        self.drop_lost_picks();
        if self.selection.explosion.is_some() {
            self.update_explosion();
        }
        self.picture.lay_ground(&self.scene);
    }
}

#[cfg(test)]
mod tests;
