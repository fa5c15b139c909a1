//! Handles what pointers and keys do to the scene.

use nearpoint_scene::{Command, PartId, SceneError};

use super::Viewer;
use crate::camera::Camera;
use crate::interact::{Hit, Interact, Outcome, Pickable, Sight, Tool};

impl Viewer {
    /// Returns the input's state, the camera, and the scene as it is seen.
    pub(super) fn hands(&mut self) -> (&mut Interact, &mut Camera, Sight<'_>) {
        let sight = self.selection.sight(&self.scene, self.pointer.locked);
        (&mut self.pointer.interact, &mut self.view.camera, sight)
    }

    /// Sets what the left button does; returns whether that is a change.
    pub fn set_tool(&mut self, tool: Tool) -> Result<bool, SceneError> {
        self.pointer.measuring.stop();
        if tool.picks() {
            // Picks are where parts are, so an explosion ends.
            self.collapse();
        }
        if self.pointer.picking.take().is_some() {
            self.pointer.measuring.wish = None;
        }
        let outcome = self.pointer.interact.set_tool(tool);
        self.take(outcome)
    }

    /// Returns whether input moves no parts: drags in the picture turn the view, wherever they begin.
    pub fn is_locked(&self) -> bool {
        self.pointer.locked
    }

    /// Locks the scene against moves by input, or unlocks it. Locking cancels a drag, and replaces a tool that moves parts;
    /// commands still move parts.
    pub fn set_locked(&mut self, locked: bool) -> Result<bool, SceneError> {
        self.pointer.locked = locked;
        let tool = self.pointer.interact.tool();
        let kept = if tool.picks() { tool } else { Tool::Select };
        let outcome = self
            .pointer
            .interact
            .set_tool(if locked { kept } else { tool });
        self.take(outcome)
    }

    /// Carries out the commands of an input. A refused command ends the drag that it was a part of.
    pub(super) fn take(&mut self, outcome: Outcome) -> Result<bool, SceneError> {
        self.view.dirty = true;
        for command in outcome.commands {
            // An undo without history is no error.
            let idle = match command {
                Command::Undo => !self.scene.can_undo(),
                Command::Redo => !self.scene.can_redo(),
                _ => false,
            };
            if idle {
                continue;
            }
            if let Err(error) = self.command(command) {
                self.let_go();
                return Err(error);
            }
        }
        Ok(outcome.consumed)
    }

    /// Ends the input's drag, which the scene no longer knows, and restores the chosen drag mode.
    pub(super) fn let_go(&mut self) {
        let ended = self.pointer.interact.give_up().commands.into_iter();
        for mode in ended.filter(|command| matches!(command, Command::SetDragMode { .. })) {
            let known = self.scene.apply(mode);
            debug_assert!(known.is_ok(), "a mode is never refused");
        }
    }

    /// Sets the highlighted part, for pointing at a part outside of the picture.
    pub fn set_hover(&mut self, part: Option<PartId>) {
        self.view.dirty |= self.pointer.interact.hover() != part;
        self.pointer.interact.set_hover(part);
    }

    /// Returns the part under a canvas position.
    pub fn pick(&self, x: f64, y: f64) -> Option<Hit> {
        self.sight().pick(&self.view.camera.ray(x, y))
    }
}
