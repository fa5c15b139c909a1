//! Replaces a model by another revision, whose parts keep their identities.

use std::collections::BTreeMap;

use crate::document::validated_for;
use crate::error::SceneError;
use crate::part::{NewPart, Part, PartId};
use crate::scene::Scene;

/// Another revision of a model, whose parts replace the old ones.
#[derive(Debug, Clone)]
pub struct NewRevision {
    /// The model that it replaces.
    pub replaced_model: usize,
    /// All parts of the new model, which must not be in the scene yet.
    pub parts: Vec<NewPart>,
    /// The new parts for old ones, by the old index. Other old parts are removed, and other new parts are added.
    pub matches: BTreeMap<usize, PartMatch>,
}

/// The new part for a part of the old model.
#[derive(Debug, Clone, Copy)]
pub struct PartMatch {
    /// The index in the list of the new parts.
    pub index: usize,
    /// True if the pose of the part in its file changed.
    pub has_moved: bool,
}

impl Scene {
    /// Replaces the parts of a model by those of a new revision. Parts in both keep their ids, given names, visibility
    /// and opacity. They keep their colour, unless they show the colours of their faces. They also keep a pose that the
    /// user changed, unless the pose in the file changed; joints of a mechanism keep their axes and values. One undo
    /// entry, or none and an error. Returns the ids of the new parts.
    pub fn revise(&mut self, new: NewRevision) -> Result<Vec<PartId>, SceneError> {
        let NewRevision {
            replaced_model: replaced,
            parts,
            matches: matched,
        } = new;
        let mut robots = self.robots().iter();
        if let Some(robot) =
            robots.find(|robot| robot.source.is_some_and(|source| source.model == replaced))
        {
            let name = robot.robot.name().to_owned();
            return Err(SceneError::RobotRevised { name });
        }
        for part in &parts {
            validated_for(&part.name, &part.file_pose)?;
        }
        let old: Vec<(PartId, PartMatch)> = (self.parts().iter())
            .filter(|part| part.model == replaced)
            .filter_map(|part| Some((part.id, *matched.get(&part.index_in_model)?)))
            .filter(|(_, kept)| kept.index < parts.len())
            .collect();
        let mut ids: Vec<Option<PartId>> = vec![None; parts.len()];
        for (id, kept) in &old {
            ids[kept.index].get_or_insert(*id);
        }
        let mut added = Vec::new();
        let mut all = Vec::with_capacity(ids.len());
        for (place, id) in ids.iter().enumerate() {
            all.push(id.unwrap_or_else(|| self.editor.next_part()));
            if id.is_none() {
                added.push(place);
            }
        }
        let came: Vec<_> = parts
            .iter()
            .map(|part| (part.model, part.index_in_model))
            .collect();
        self.change(&|document| {
            let mut moved = Vec::new();
            for (id, kept) in &old {
                // Further instances were placed by the user.
                let is_put = all[kept.index] != *id || !kept.has_moved;
                let new = &parts[kept.index];
                if all[kept.index] == *id {
                    let before = document.part(*id)?.file_pose;
                    let after = if kept.has_moved {
                        new.file_pose
                    } else {
                        before
                    };
                    moved.push((*id, [before, after]));
                }
                document.for_each(&[*id], |part| replace_part(part, new, is_put))?;
            }
            document.joints().move_parts(&moved);
            document.retain(|part| part.model != replaced);
            for &place in &added {
                document.push(Part::new(all[place], parts[place].clone()));
            }
            Ok(())
        })?;
        self.editor.add_to_added_parts(came);
        self.refresh();
        Ok(all)
    }
}

/// Replaces a part by its new version, and keeps the user's changes.
fn replace_part(part: &mut Part, new: &NewPart, is_put: bool) {
    let was_moved = part.pose != part.file_pose;
    let is_renamed = part.name != part.file_name;
    let old = std::mem::replace(part, Part::new(part.id, new.clone()));
    let has_file_colours = old.face_colours().is_some();
    let old = old.data;
    part.pose = new.file_pose;
    if is_renamed {
        part.name = old.name;
    }
    if was_moved && is_put {
        part.pose = old.pose;
    }
    (part.fixed, part.visible) = (old.fixed, old.visible);
    // Faces in the colours of the old file get those of the new one.
    if !has_file_colours {
        part.colour = old.colour;
    }
    part.colour[3] = old.colour[3];
}
