//! Switches the mode of a drag in progress: M goes to the next mode, and while Alt is down the parts follow the pointer
//! without stopping or snapping.

use nearpoint_scene::{Command, DragMode};

use super::{InputState, PickScene};

impl InputState {
    /// Switches from detect to stop, to snap, and back to detect. While Alt is down, it switches the suspended mode.
    pub(super) fn next_mode(&mut self, scene: &impl PickScene) -> Vec<Command> {
        let mode = match self.suspended.unwrap_or_else(|| scene.drag_mode()) {
            DragMode::Detect => DragMode::Stop,
            DragMode::Stop => DragMode::Snap,
            DragMode::Snap => DragMode::Detect,
        };
        match &mut self.suspended {
            Some(suspended) => {
                *suspended = mode;
                Vec::new()
            }
            None => vec![Command::SetDragMode { mode }],
        }
    }

    /// Suspends or resumes the mode by the state of Alt, while parts are dragged.
    pub(super) fn suspend_if(&mut self, alt: bool, scene: &impl PickScene) -> Vec<Command> {
        if self.drag().is_none() || alt == self.suspended.is_some() {
            return Vec::new();
        }
        if !alt {
            return self.resume();
        }
        let mode = scene.drag_mode();
        if mode == DragMode::Detect {
            return Vec::new();
        }
        self.suspended = Some(mode);
        let mode = DragMode::Detect;
        vec![Command::SetDragMode { mode }]
    }

    /// Restores the mode from before Alt.
    pub(super) fn resume(&mut self) -> Vec<Command> {
        let mode = self.suspended.take();
        mode.map(|mode| Command::SetDragMode { mode })
            .into_iter()
            .collect()
    }
}
