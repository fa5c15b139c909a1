//! The mode of a drag that goes on: M goes to the next one, and while Alt is down the parts are simply where the hand
//! has them.

use nearpoint_scene::{Command, DragMode};

use super::{Interact, Pickable};

impl Interact {
    /// Detect, stop, snap, and again. While Alt is down, the mode that comes when it is released.
    pub(super) fn next_mode(&mut self, scene: &impl Pickable) -> Vec<Command> {
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

    /// Follows Alt, while parts are dragged.
    pub(super) fn suspend_if(&mut self, alt: bool, scene: &impl Pickable) -> Vec<Command> {
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

    /// Back to the mode before Alt.
    pub(super) fn resume(&mut self) -> Vec<Command> {
        let mode = self.suspended.take();
        mode.map(|mode| Command::SetDragMode { mode })
            .into_iter()
            .collect()
    }
}
