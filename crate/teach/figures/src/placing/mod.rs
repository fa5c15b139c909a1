//! Provides a scene in which one block at a time is taken, moved in all six degrees of freedom in a single hold, and
//! released; its place is outlined.
//!
//! A drag of the review page is one motion from where it began. Here the movements add up: across the screen, along the line
//! of sight, tilted and twisted, in any order, without a release in between. A drag on a block that is not open only turns
//! the view.

mod hands;
mod hold;
#[cfg(test)]
mod tests;

use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{Command, NewPart, PartId, Placement, SceneError};

use crate::picture::stroke;
use hold::Hold;
use nearpoint_view::camera::Standard;
use nearpoint_view::gestures::Gestures;
use nearpoint_view::list::{DrawList, Hidden};
use nearpoint_view::stage::Stage;
use nearpoint_view::style::width;
use nearpoint_view::surface::Faces;
use nearpoint_view::viewer::Viewer;

pub use hold::{Freedom, Grip};

/// The effect of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// The user took this block.
    Took(PartId),
    /// The held block moved.
    Moved,
    /// The user released the block.
    LetGo,
}

/// A viewer in which the user places blocks.
#[derive(Debug)]
pub struct Placing {
    viewer: Viewer,
    /// The blocks that may be taken now; all others are fixed.
    open: Vec<PartId>,
    hold: Option<Hold>,
    /// The pointers that hold or move the block.
    gestures: Gestures,
    /// The effect of a pointer's movement by default.
    freedom: Freedom,
    /// The edges of the places to fill, in the scene's frame.
    outline: Vec<[Point; 2]>,
    /// True if contacts of parts are not marked.
    plain: bool,
}

impl Placing {
    /// Wraps the viewer's scene; nothing is held.
    pub fn new(mut viewer: Viewer) -> Self {
        // The published experiments show no clearances, intersections and ghosts.
        viewer.set_bare(true);
        Self {
            viewer,
            open: Vec::new(),
            hold: None,
            gestures: Gestures::default(),
            freedom: Freedom::Across,
            outline: Vec::new(),
            plain: false,
        }
    }

    /// Returns the viewer of the scene.
    pub fn viewer(&self) -> &Viewer {
        &self.viewer
    }

    /// Returns the viewer for everything but the held block: size, theme, view, queries, commands.
    pub fn viewer_mut(&mut self) -> &mut Viewer {
        &mut self.viewer
    }

    /// Replaces the parts, and keeps the direction of the view.
    pub fn lay_out(&mut self, parts: Vec<NewPart>) -> Result<Vec<PartId>, SceneError> {
        self.hold = None;
        self.gestures.release();
        self.open.clear();
        self.outline.clear();
        let old: Vec<PartId> = self.parts().collect();
        if !old.is_empty() {
            self.viewer.command(Command::Remove { parts: old })?;
        }
        let added = self.viewer.add(parts, Vec::new())?;
        self.viewer.look(Standard::Iso);
        Ok(added)
    }

    fn parts(&self) -> impl Iterator<Item = PartId> {
        self.viewer.scene().parts().iter().map(|part| part.id)
    }

    /// Sets the parts that may be taken from now on.
    pub fn set_open(&mut self, open: Vec<PartId>) -> Result<(), SceneError> {
        let (free, fixed): (Vec<_>, Vec<_>) = self.parts().partition(|part| open.contains(part));
        for (parts, fixed) in [(free, false), (fixed, true)] {
            self.viewer.command(Command::SetFixed { parts, fixed })?;
        }
        self.open = open;
        Ok(())
    }

    /// Outlines these parts at these poses, scene from part.
    pub fn set_places(&mut self, places: &[(PartId, Pose)]) {
        let scene = self.viewer.scene();
        let outlined = |(part, pose): &(PartId, Pose)| {
            let part = scene.part(*part)?;
            let (mesh, pose) = (part.shape.mesh(), *pose);
            let faces = Faces::of(mesh);
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
        self.outline = places.iter().filter_map(outlined).flatten().collect();
        self.viewer.mark_dirty();
    }

    /// Frames all parts and the outlined places.
    pub fn fit(&mut self) {
        let ends: Vec<Point> = self.outline.iter().flatten().copied().collect();
        self.viewer.fit_with(&ends);
    }

    /// Sets whether the picture omits the marks of contacts.
    pub fn set_plain(&mut self, plain: bool) {
        self.plain = plain;
        self.viewer.mark_dirty();
    }

    /// Returns the effect of a pointer's movement.
    pub fn freedom(&self) -> Freedom {
        self.freedom
    }

    /// Sets the effect of a pointer's movement.
    pub fn set_freedom(&mut self, freedom: Freedom) {
        self.freedom = freedom;
    }

    /// Returns the held block.
    pub fn held(&self) -> Option<PartId> {
        self.hold.as_ref().map(|hold| hold.part)
    }

    /// Returns how the block is held.
    pub fn grip(&self) -> Option<Grip> {
        self.hold.as_ref().map(|hold| hold.grip)
    }

    /// Takes an open block, by a key or a button: it stays held until `let_go`.
    pub fn take(&mut self, part: PartId) -> Result<Option<Deed>, SceneError> {
        self.grasp(part, Grip::Kept)
    }

    fn grasp(&mut self, part: PartId, grip: Grip) -> Result<Option<Deed>, SceneError> {
        let scene = self.viewer.scene();
        let Some(pose) = scene.part(part).map(|part| part.pose) else {
            return Ok(None);
        };
        if self.hold.is_some() || !self.open.contains(&part) {
            return Ok(None);
        }
        self.viewer
            .command(Command::BeginDrag { parts: vec![part] })?;
        self.viewer.set_hover(None);
        self.hold = Some(Hold { part, pose, grip });
        Ok(Some(Deed::Took(part)))
    }

    /// Moves the held block to a pose, scene from block.
    pub fn move_to(&mut self, pose: Pose) -> Result<Option<Deed>, SceneError> {
        let Some(hold) = &mut self.hold else {
            return Ok(None);
        };
        hold.pose = pose;
        let poses = vec![Placement(hold.part, pose)];
        self.viewer.command(Command::DragTo { poses })?;
        Ok(Some(Deed::Moved))
    }

    /// Releases the block where it is shown.
    pub fn let_go(&mut self) -> Result<Option<Deed>, SceneError> {
        if self.hold.take().is_none() {
            return Ok(None);
        }
        self.gestures.release();
        self.viewer.command(Command::EndDrag)?;
        self.viewer.step(&|| false);
        Ok(Some(Deed::LetGo))
    }

    /// Handles the loss of the keyboard focus: a block that follows the mouse stays held, where it is.
    pub fn blur(&mut self) -> Result<(), SceneError> {
        if let Some(hold) = &mut self.hold
            && hold.grip == Grip::Sticks
        {
            hold.grip = Grip::Kept;
        }
        self.viewer.blur().map(drop)
    }

    /// Returns the viewer's picture, with the places outlined.
    pub fn draw_list(&mut self, now: f64) -> DrawList {
        let mut list = self.viewer.draw_list(now);
        if self.plain {
            list.marks = Default::default();
            list.dots.clear();
        }
        let accent = list.palette.accent;
        let dashed = |ends: &[Point; 2]| stroke(*ends, width::FACE_OUTLINE, accent, Hidden::Dashed);
        list.strokes.extend(self.outline.iter().map(dashed));
        list
    }
}
