//! A scene that is looked at and handled.

mod camera;
mod explode;
mod measure;
mod picking;
mod picture;
mod pointer;
mod sight;
mod stage;
mod state;

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::file::{SceneFile, SceneFileError};
use nearpoint_scene::{
    Command, NewPart, NewRevision, NewRobot, PairRule, PartId, Pool, Reshaped, Scene, SceneError,
};

use crate::camera::{Camera, Standard, Viewport};
use crate::compare::Compared;
use crate::flight::Flight;
use crate::interact::Interact;
use crate::stage::View;
use crate::style::Theme;
use state::{Picture, PointerState, Selection};

/// Everything behind one canvas.
#[derive(Debug)]
pub struct Viewer {
    scene: Scene,
    /// The camera, and whether the last picture is out of date.
    view: View,
    /// The camera's way to where it is.
    flight: Flight,
    selection: Selection,
    picture: Picture,
    pointer: PointerState,
}

impl Viewer {
    /// A view of a scene from the camera's first place.
    pub fn new(scene: Scene, viewport: Viewport, theme: Theme) -> Self {
        Self {
            view: View::new(Camera::new(scene.up(), viewport), theme),
            flight: Flight::default(),
            selection: Selection::default(),
            picture: Picture::default(),
            pointer: PointerState::default(),
            scene,
        }
    }

    /// What is seen.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Queries run there from now on.
    pub fn set_pool(&mut self, pool: Pool) {
        self.scene.set_pool(pool);
    }

    /// What hands do to it.
    pub fn interact(&self) -> &Interact {
        &self.pointer.interact
    }

    /// Asks for another picture.
    pub fn mark_dirty(&mut self) {
        self.view.dirty = true;
    }

    /// Adds parts and robots; the first ones of a scene are looked at.
    pub fn add(
        &mut self,
        parts: Vec<NewPart>,
        robots: Vec<NewRobot>,
    ) -> Result<Vec<PartId>, SceneError> {
        self.add_model(parts, robots, &[])
    }

    /// Adds parts and robots likewise, and takes what their files say about pairs of the parts.
    pub fn add_model(
        &mut self,
        parts: Vec<NewPart>,
        robots: Vec<NewRobot>,
        rules: &[PairRule],
    ) -> Result<Vec<PartId>, SceneError> {
        let first = self.scene.parts().is_empty();
        let added = self.scene.add_model(parts, robots, rules)?;
        self.changed();
        if first {
            self.fit(None);
        }
        Ok(added)
    }

    /// How near pairs of interest may be, as a scene begins.
    pub fn look_within(&mut self, limit: f64) -> Result<(), SceneError> {
        self.scene.look_within(limit)?;
        self.changed();
        Ok(())
    }

    /// What the numbers mean, and which axis points up, as a scene begins.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) {
        self.scene.set_unit_and_up(unit, up);
        self.changed();
    }

    /// Carries out a command.
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
            self.forget_sight();
            self.view.camera.look(Standard::Iso);
        }
        self.scene.apply(command)?;
        if begins {
            self.picture.glide.begin(&self.scene);
        } else if !goes_on {
            self.picture.glide.stop();
        }
        self.changed();
        Ok(())
    }

    /// Gives parts other meshes of the same surfaces.
    pub fn reshape(
        &mut self,
        part: PartId,
        anew: &[Reshaped],
        accuracy: f64,
    ) -> Result<(), SceneError> {
        self.scene.reshape(part, anew, accuracy)?;
        self.picture.glide.stop();
        self.changed();
        Ok(())
    }

    /// Puts another revision of a model in its place.
    pub fn revise(&mut self, new: NewRevision) -> Result<Vec<PartId>, SceneError> {
        let ids = self.scene.revise(new)?;
        self.picture.glide.stop();
        self.changed();
        Ok(ids)
    }

    /// Shows what another revision made of a model; none: the scene as it is.
    pub fn compare(&mut self, compared: Option<Box<Compared>>) {
        self.selection.compared = compared;
        self.view.dirty = true;
    }

    /// Makes the scene what the file says, and looks from where it says.
    pub fn restore(&mut self, file: &SceneFile) -> Result<(), SceneFileError> {
        self.forget_sight();
        self.scene.restore(file)?;
        self.pointer.locked = file.locked.unwrap_or(self.pointer.locked);
        self.picture.glide.stop();
        self.changed();
        match file.camera {
            Some(camera) if self.set_camera(&camera) => {}
            _ => self.fit(None),
        }
        Ok(())
    }

    /// Ends what belongs to the view of one scene: drags, the pair that is shown, picking, sections, parts that are drawn
    /// apart, a revision's colours.
    fn forget_sight(&mut self) {
        self.let_go();
        self.leave();
        self.stop_picking();
        self.flight.stop();
        let focus = self.selection.focus;
        self.selection = Selection {
            focus,
            ..Selection::default()
        };
    }

    /// Follows the scene after any change of it.
    fn changed(&mut self) {
        self.view.dirty = true;
        self.pointer.interact.set_units(self.units());
        let up = self.scene.up();
        self.view.camera.set_up(up);
        let gone = |part: &PartId| self.scene.part(*part).is_none();
        let hover_is_gone = self.pointer.interact.hover().as_ref().is_some_and(gone);
        if self
            .selection
            .focus
            .is_some_and(|pair| pair.iter().any(gone))
        {
            self.leave();
            self.selection.focus = None;
        }
        if hover_is_gone {
            self.pointer.interact.set_hover(None);
        }
        self.forget_lost_picks();
        if self.selection.explosion.is_some() {
            self.explode_anew();
        }
        self.picture.lay_ground(&self.scene);
    }
}

#[cfg(test)]
mod tests;
