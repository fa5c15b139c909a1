//! Provides a scene in which one block at a time is grasped, moved in all six degrees of freedom in a single drag, and
//! released; its target is outlined.
//!
//! A drag of the review page is one motion from its start pose. Here the movements add up: across the screen, along the line
//! of sight, tilted and twisted, in any order, without a release in between. A drag on a block that is not movable only
//! turns the view.

mod drag;
mod input;
#[cfg(test)]
mod tests;

use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{Command, NewPart, PartId, Placement, SceneError};

use crate::picture::stroke;
use drag::DraggedBlock;
use nearpoint_view::camera::StandardView;
use nearpoint_view::gestures::Gestures;
use nearpoint_view::list::{DrawList, OccludedStyle};
use nearpoint_view::stage::Stage;
use nearpoint_view::style::width;
use nearpoint_view::surface::Faces;
use nearpoint_view::viewer::Viewer;

pub use drag::{MotionMode, ReleaseMode};

/// The effect of an input on the blocks: one was grasped, moved or released.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AssemblyEvent {
    /// The user grasped this block.
    Grasped(PartId),
    /// The dragged block moved.
    Moved,
    /// The user released the block.
    Released,
}

/// A viewer in which the user places blocks.
#[derive(Debug)]
pub struct AssemblyView {
    viewer: Viewer,
    /// The blocks that can be grasped now; all others are fixed.
    movable: Vec<PartId>,
    dragged: Option<DraggedBlock>,
    /// The pointers that drag the block.
    gestures: Gestures,
    /// The effect of a pointer's movement by default.
    motion_mode: MotionMode,
    /// The outlines of the target poses, in the scene's frame.
    outline: Vec<[Point; 2]>,
    /// True if contacts of parts are not marked.
    are_contacts_hidden: bool,
}

impl AssemblyView {
    /// Makes an assembly view of a viewer's scene; nothing is dragged.
    pub fn new(mut viewer: Viewer) -> Self {
        // The published experiments show no clearances, intersections or ghosts.
        viewer.set_minimal(true);
        Self {
            viewer,
            movable: Vec::new(),
            dragged: None,
            gestures: Gestures::default(),
            motion_mode: MotionMode::Across,
            outline: Vec::new(),
            are_contacts_hidden: false,
        }
    }

    /// Returns the viewer of the scene.
    pub fn viewer(&self) -> &Viewer {
        &self.viewer
    }

    /// Returns the viewer for everything but the dragged block: size, theme, view, queries, commands.
    pub fn viewer_mut(&mut self) -> &mut Viewer {
        &mut self.viewer
    }

    /// Replaces the parts, and keeps the direction of the view.
    pub fn set_parts(&mut self, parts: Vec<NewPart>) -> Result<Vec<PartId>, SceneError> {
        self.dragged = None;
        self.gestures.release();
        self.movable.clear();
        self.outline.clear();
        let old: Vec<PartId> = self.parts().collect();
        if !old.is_empty() {
            self.viewer.command(Command::Remove { parts: old })?;
        }
        let added = self.viewer.add(parts, Vec::new())?;
        self.viewer.look_from(StandardView::Iso);
        Ok(added)
    }

    fn parts(&self) -> impl Iterator<Item = PartId> {
        self.viewer.scene().parts().iter().map(|part| part.id)
    }

    /// Sets the parts that can be grasped.
    pub fn set_movable(&mut self, open: Vec<PartId>) -> Result<(), SceneError> {
        let (free, fixed): (Vec<_>, Vec<_>) = self.parts().partition(|part| open.contains(part));
        for (parts, fixed) in [(free, false), (fixed, true)] {
            self.viewer.command(Command::SetFixed { parts, fixed })?;
        }
        self.movable = open;
        Ok(())
    }

    /// Sets the target poses, scene from part, at which parts are outlined.
    pub fn set_target_poses(&mut self, targets: &[(PartId, Pose)]) {
        let scene = self.viewer.scene();
        let outlined = |(part, pose): &(PartId, Pose)| {
            let part = scene.part(*part)?;
            let (mesh, pose) = (part.shape.mesh(), *pose);
            let faces = Faces::new(mesh);
            let all = 0..mesh.face_count();
            let mut edges: Vec<[u32; 2]> = all
                .flat_map(|face| faces.outline(|other| other == face))
                .map(|[a, b]| [a.min(b), a.max(b)])
                .collect();
            edges.sort();
            edges.dedup();
            let at = move |vertex: u32| pose * mesh.vertices()[vertex as usize];
            let drawn: Vec<[Point; 2]> = edges.into_iter().map(|edge| edge.map(&at)).collect();
            Some(drawn)
        };
        self.outline = targets.iter().filter_map(outlined).flatten().collect();
        self.viewer.mark_dirty();
    }

    /// Fits the view to all parts and the outlined targets.
    pub fn fit(&mut self) {
        let ends: Vec<Point> = self.outline.iter().flatten().copied().collect();
        self.viewer.fit_with(&ends);
    }

    /// Sets whether the picture omits the marks of contacts.
    pub fn hide_contacts(&mut self, hidden: bool) {
        self.are_contacts_hidden = hidden;
        self.viewer.mark_dirty();
    }

    /// Returns how pointer movements move the dragged block.
    pub fn motion_mode(&self) -> MotionMode {
        self.motion_mode
    }

    /// Sets how pointer movements move the dragged block.
    pub fn set_motion_mode(&mut self, mode: MotionMode) {
        self.motion_mode = mode;
    }

    /// Returns the dragged block, if there is one.
    pub fn dragged(&self) -> Option<PartId> {
        self.dragged.as_ref().map(|hold| hold.part)
    }

    /// Returns the event that ends the current drag.
    pub fn release_mode(&self) -> Option<ReleaseMode> {
        self.dragged.as_ref().map(|hold| hold.mode)
    }

    /// Grasps a movable block, by a key or a button: it is dragged until `release`.
    pub fn pick_up(&mut self, part: PartId) -> Result<Option<AssemblyEvent>, SceneError> {
        self.grasp(part, ReleaseMode::UntilRelease)
    }

    fn grasp(
        &mut self,
        part: PartId,
        mode: ReleaseMode,
    ) -> Result<Option<AssemblyEvent>, SceneError> {
        let scene = self.viewer.scene();
        let Some(pose) = scene.part(part).map(|part| part.pose) else {
            return Ok(None);
        };
        if self.dragged.is_some() || !self.movable.contains(&part) {
            return Ok(None);
        }
        self.viewer
            .command(Command::BeginDrag { parts: vec![part] })?;
        self.viewer.set_hover(None);
        self.dragged = Some(DraggedBlock { part, pose, mode });
        Ok(Some(AssemblyEvent::Grasped(part)))
    }

    /// Moves the dragged block to a pose, scene from block.
    pub fn move_to(&mut self, pose: Pose) -> Result<Option<AssemblyEvent>, SceneError> {
        let Some(hold) = &mut self.dragged else {
            return Ok(None);
        };
        hold.pose = pose;
        let poses = vec![Placement(hold.part, pose)];
        self.viewer.command(Command::DragTo { poses })?;
        Ok(Some(AssemblyEvent::Moved))
    }

    /// Releases the dragged block at the pose where it is shown.
    pub fn release(&mut self) -> Result<Option<AssemblyEvent>, SceneError> {
        if self.dragged.take().is_none() {
            return Ok(None);
        }
        self.gestures.release();
        self.viewer.command(Command::EndDrag)?;
        self.viewer.step(&|| false);
        Ok(Some(AssemblyEvent::Released))
    }

    /// Handles the loss of the keyboard focus: a block that follows the mouse stays grasped at its pose.
    pub fn blur(&mut self) -> Result<(), SceneError> {
        if let Some(hold) = &mut self.dragged
            && hold.mode == ReleaseMode::UntilClick
        {
            hold.mode = ReleaseMode::UntilRelease;
        }
        self.viewer.blur().map(drop)
    }

    /// Returns the viewer's picture, with the targets outlined.
    pub fn draw_list(&mut self, now: f64) -> DrawList {
        let mut list = self.viewer.draw_list(now);
        if self.are_contacts_hidden {
            list.marks = Default::default();
            list.dots.clear();
        }
        let accent = list.palette.accent;
        let dashed =
            |ends: &[Point; 2]| stroke(*ends, width::FACE_OUTLINE, accent, OccludedStyle::Dashed);
        list.strokes.extend(self.outline.iter().map(dashed));
        list
    }
}
