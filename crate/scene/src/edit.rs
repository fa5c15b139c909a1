//! What each command does to the document.

use nearpoint_geometry::Pose;

use crate::command::{Command, Placement};
use crate::document::Document;
use crate::error::SceneError;
use crate::part::{Part, PartId};
use crate::pose::sound;
use crate::scene::{Drag, Scene, Within};

impl Scene {
    /// Carries out a command but for asking what follows from it.
    pub(crate) fn edit(&mut self, command: Command) -> Result<(), SceneError> {
        match command {
            Command::Remove { parts } => {
                self.document.check(&parts)?;
                self.change(|document| {
                    document.retain(|part| !parts.contains(&part.id));
                    Ok(())
                })
            }
            Command::SetPose { part, pose } => {
                let pose = self.movable_to(part, &pose)?;
                self.change(|document| document.part_mut(part).map(|part| part.pose = pose))
            }
            Command::BeginDrag { parts } => self.begin_drag(parts),
            Command::DragTo { poses } => self.drag_to(&poses),
            Command::EndDrag if self.drag.is_none() => Err(SceneError::NotDragging),
            Command::EndDrag => {
                self.end_drag();
                Ok(())
            }
            Command::CancelDrag => {
                self.document = self.drag.take().ok_or(SceneError::NotDragging)?.before;
                Ok(())
            }
            Command::SetVisible { parts, visible } => {
                self.change_parts(&parts, |part| part.visible = visible)
            }
            Command::Isolate { parts } => {
                self.document.check(&parts)?;
                self.set_visible(|part| parts.contains(&part.id))
            }
            Command::ShowAll => self.set_visible(|_| true),
            Command::SetFixed { parts, fixed } => {
                self.change_parts(&parts, |part| part.fixed = fixed)
            }
            Command::SetColour { part, colour } => {
                let name = &self.document.part(part)?.name;
                if !colour.iter().all(|channel| (0.0..=1.0).contains(channel)) {
                    return Err(SceneError::BadColour { name: name.clone() });
                }
                self.change_parts(&[part], |part| part.colour = colour)
            }
            Command::Rename { part, name } => {
                let name = name.trim();
                if name.is_empty() {
                    return Err(SceneError::BadName);
                }
                self.change_parts(&[part], |part| name.clone_into(&mut part.name))
            }
            Command::Select { parts } => {
                self.document.check(&parts)?;
                self.selection = parts;
                Ok(())
            }
            Command::SetUnit { unit } => {
                self.settings.unit = unit;
                Ok(())
            }
            Command::SetUp { up } => {
                self.settings.up = up;
                Ok(())
            }
            Command::SetWithin { limit } => {
                self.settings.within = match limit {
                    None => Within::Unlimited,
                    Some(limit) => Within::Distance(check_limit(limit)?),
                };
                Ok(())
            }
            Command::SetLimit { limit } => {
                self.settings.limit = check_limit(limit)?;
                Ok(())
            }
            Command::Undo => {
                self.end_drag();
                self.history.undo(&mut self.document)?;
                self.drop_lost_selection();
                Ok(())
            }
            Command::Redo => {
                self.end_drag();
                self.history.redo(&mut self.document)?;
                self.drop_lost_selection();
                Ok(())
            }
            Command::Clear => {
                self.document = Document::default();
                self.history = Default::default();
                self.drag = None;
                self.selection.clear();
                self.came.clear();
                Ok(())
            }
            Command::CheckAll => {
                self.forget_answers();
                Ok(())
            }
        }
    }

    /// Ends a drag, if there is one; an undo entry, if it moved anything.
    pub(crate) fn end_drag(&mut self) {
        let Some(drag) = self.drag.take() else { return };
        let poses = |document: &Document| {
            document
                .parts()
                .iter()
                .map(|part| part.pose)
                .collect::<Vec<_>>()
        };
        if poses(&drag.before) != poses(&self.document) {
            self.history.record(drag.before);
        }
    }

    fn begin_drag(&mut self, held: Vec<PartId>) -> Result<(), SceneError> {
        for &id in &held {
            let part = self.document.part(id)?;
            if part.fixed {
                return Err(SceneError::Fixed {
                    name: part.name.clone(),
                });
            }
        }
        self.end_drag();
        self.drag = Some(Drag {
            held,
            before: self.document.clone(),
        });
        Ok(())
    }

    fn drag_to(&mut self, poses: &[Placement]) -> Result<(), SceneError> {
        let held = &self.drag.as_ref().ok_or(SceneError::NotDragging)?.held;
        if let Some(Placement(id, _)) = poses.iter().find(|Placement(id, _)| !held.contains(id)) {
            return Err(SceneError::NotHeld {
                name: self.document.part(*id)?.name.clone(),
            });
        }
        let moved = poses
            .iter()
            .map(|Placement(id, pose)| Ok((*id, self.movable_to(*id, pose)?)));
        for (id, pose) in moved.collect::<Result<Vec<_>, SceneError>>()? {
            self.document.part_mut(id)?.pose = pose;
        }
        Ok(())
    }

    /// One change of the document, one undo entry; a drag in progress ends first.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Document) -> Result<(), SceneError>,
    ) -> Result<(), SceneError> {
        self.end_drag();
        let before = self.document.clone();
        change(&mut self.document)?;
        self.history.record(before);
        self.drop_lost_selection();
        Ok(())
    }

    fn change_parts(
        &mut self,
        ids: &[PartId],
        change: impl Fn(&mut Part),
    ) -> Result<(), SceneError> {
        self.document.check(ids)?;
        self.change(|document| document.for_each(ids, change))
    }

    fn set_visible(&mut self, visible: impl Fn(&Part) -> bool) -> Result<(), SceneError> {
        let all: Vec<PartId> = self.parts().iter().map(|part| part.id).collect();
        self.change_parts(&all, |part| part.visible = visible(part))
    }

    /// The pose for a part, if it may be moved there.
    fn movable_to(&self, id: PartId, pose: &Pose) -> Result<Pose, SceneError> {
        let part = self.document.part(id)?;
        if part.fixed {
            return Err(SceneError::Fixed {
                name: part.name.clone(),
            });
        }
        sound(pose).ok_or_else(|| SceneError::BadPose {
            name: part.name.clone(),
        })
    }

    fn drop_lost_selection(&mut self) {
        self.selection.retain(|&id| self.document.part(id).is_ok());
    }
}

/// A limit that can be compared with distances.
fn check_limit(value: f64) -> Result<f64, SceneError> {
    if value >= 0.0 {
        Ok(value)
    } else {
        Err(SceneError::BadLimit { value })
    }
}
