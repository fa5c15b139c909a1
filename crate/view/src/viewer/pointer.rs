//! Applies pointer and key input to the scene.

use nearpoint_scene::{Command, PartId, SceneError};

use super::Viewer;
use crate::camera::Camera;
use crate::interact::{Hit, InputState, Outcome, PickScene, Tool, VisibleScene};

impl Viewer {
    /// Returns the input's state, the camera, and the scene as it is drawn.
    pub(super) fn input_parts(&mut self) -> (&mut InputState, &mut Camera, VisibleScene<'_>) {
        let sight = self
            .selection
            .visible_scene(&self.scene, self.pointer.locked);
        (&mut self.pointer.input, &mut self.view.camera, sight)
    }

    /// Sets the tool of the left button; returns whether it changed.
    pub fn set_tool(&mut self, tool: Tool) -> Result<bool, SceneError> {
        self.pointer.measuring.stop();
        if tool.picks_features() {
            // Picks use the true poses of parts, so an explosion ends.
            self.collapse();
        }
        if self.pointer.picking.take().is_some() {
            self.pointer.measuring.requested_kind = None;
        }
        let outcome = self.pointer.input.set_tool(tool);
        self.apply_outcome(outcome)
    }

    /// Returns whether input moves no parts: drags in the picture turn the view, wherever they begin.
    pub fn is_locked(&self) -> bool {
        self.pointer.locked
    }

    /// Locks the scene against moves by input, or unlocks it. Locking cancels a drag, and replaces a tool that moves
    /// parts; commands still move parts.
    pub fn set_locked(&mut self, locked: bool) -> Result<bool, SceneError> {
        self.pointer.locked = locked;
        let tool = self.pointer.input.tool();
        let kept = if tool.picks_features() {
            tool
        } else {
            Tool::Select
        };
        let outcome = self
            .pointer
            .input
            .set_tool(if locked { kept } else { tool });
        self.apply_outcome(outcome)
    }

    /// Applies the commands of an input. A refused command ends its drag.
    pub(super) fn apply_outcome(&mut self, outcome: Outcome) -> Result<bool, SceneError> {
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
                self.reset_drag();
                return Err(error);
            }
        }
        Ok(outcome.is_consumed)
    }

    /// Ends the input's drag, which the scene has already ended, and restores the chosen drag mode.
    pub(super) fn reset_drag(&mut self) {
        let ended = self.pointer.input.cancel().commands.into_iter();
        for mode in ended.filter(|command| matches!(command, Command::SetDragMode { .. })) {
            let known = self.scene.apply(mode);
            debug_assert!(known.is_ok(), "a mode is never refused");
        }
    }

    /// Sets the highlighted part, for a pointer over the part's name outside the picture.
    pub fn set_hover(&mut self, part: Option<PartId>) {
        self.view.dirty |= self.pointer.input.hover() != part;
        self.pointer.input.set_hover(part);
    }

    /// Returns the part under a canvas position in CSS pixels.
    pub fn pick(&self, x: f64, y: f64) -> Option<Hit> {
        self.visible_scene().pick(&self.view.camera.ray(x, y))
    }
}
