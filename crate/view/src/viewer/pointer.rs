//! What pointers and keys do to the scene.

use nearpoint_scene::{Command, PartId, SceneError};

use super::Viewer;
use crate::camera::Camera;
use crate::interact::{Hit, Interact, Outcome, Pickable, Sight, Tool};

impl Viewer {
    /// The hands, the camera, and the scene as it is seen.
    pub(super) fn hands(&mut self) -> (&mut Interact, &mut Camera, Sight<'_>) {
        let sight = self.selection.sight(&self.scene, self.pointer.locked);
        (&mut self.pointer.interact, &mut self.view.camera, sight)
    }

    /// What the left button does from now on; whether that is a change.
    pub fn set_tool(&mut self, tool: Tool) -> Result<bool, SceneError> {
        self.pointer.measuring.stop();
        if tool.picks() {
            // What is picked is where parts are.
            self.collapse();
        }
        if self.pointer.picking.take().is_some() {
            self.pointer.measuring.wish = None;
        }
        let outcome = self.pointer.interact.set_tool(tool);
        self.take(outcome)
    }

    /// Whether hands move nothing: drags in the picture turn the view, wherever they begin.
    pub fn is_locked(&self) -> bool {
        self.pointer.locked
    }

    /// Locks the scene against hands, or unlocks it. A drag that goes on is given up, and a tool that moves parts is put away;
    /// commands move parts as before.
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

    /// Carries out what the hands did. A refused command ends the drag that it was a part of.
    pub(super) fn take(&mut self, outcome: Outcome) -> Result<bool, SceneError> {
        self.view.dirty = true;
        for command in outcome.commands {
            // Nothing to undo is no error for who presses the key once too often.
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

    /// Ends what the hands do, of which the scene knows nothing any more; the mode of drags is again as it was chosen.
    pub(super) fn let_go(&mut self) {
        let ended = self.pointer.interact.give_up().commands.into_iter();
        for mode in ended.filter(|command| matches!(command, Command::SetDragMode { .. })) {
            let known = self.scene.apply(mode);
            debug_assert!(known.is_ok(), "a mode is never refused");
        }
    }

    /// Points at a part from elsewhere.
    pub fn set_hover(&mut self, part: Option<PartId>) {
        self.view.dirty |= self.pointer.interact.hover() != part;
        self.pointer.interact.set_hover(part);
    }

    /// The part under a canvas position.
    pub fn pick(&self, x: f64, y: f64) -> Option<Hit> {
        self.sight().pick(&self.view.camera.ray(x, y))
    }
}
