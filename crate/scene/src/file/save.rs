//! Writes a scene as a file.

use std::collections::HashSet;

use nearpoint_motion::allowed::AllowedReason;

use super::format::MaxDistanceEntry;
use super::mechanism;
use super::{AllowedEntry, Camera, Model, PartEntry, PartRef, RobotEntry, SceneFile};
use crate::measure::saved;
use crate::part::PartId;
use crate::robot::SceneRobot;
use crate::scene::Scene;
use crate::trajectory::TrajectorySpec;

impl Scene {
    /// Returns the scene as a file. `models[n]` is the model of the parts of source `n`.
    pub fn save(&self, models: Vec<Model>, camera: Option<Camera>) -> SceneFile {
        let entries = self.parts().iter().map(|part| PartEntry {
            model: part.model,
            part: PartRef::Index(part.index_in_model),
            name: (part.name != part.file_name).then(|| part.name.clone()),
            pose: Some(self.pose_without_preview(part)),
            colour: Some(part.colour),
            pivot: part.pivot,
            visible: Some(part.visible),
            fixed: Some(part.fixed),
            accuracy: part.accuracy,
            removed: false,
        });
        let removed = self.removed_parts().map(|(model, index)| PartEntry {
            model,
            part: PartRef::Index(index),
            name: None,
            pose: None,
            colour: None,
            pivot: None,
            visible: None,
            fixed: None,
            accuracy: None,
            removed: true,
        });
        let (robots, motion) = match self.robots().is_empty() {
            true => (Vec::new(), None),
            false => self.robot_entries(),
        };
        let selection = self.selection().iter();
        SceneFile {
            unit: Some(self.unit()),
            up: Some(self.up()),
            parts: entries.chain(removed).collect(),
            robots,
            allowed: self.allowed_entries(),
            motion,
            camera,
            selection: (selection.filter_map(|id| self.parts().position(id))).collect(),
            max_distance: MaxDistanceEntry::new(self.settings().max_distance),
            clearance_limit: Some(self.settings().clearance_limit),
            measurements: (self.editor.next.measure > 0)
                .then(|| saved(self))
                .flatten(),
            ..SceneFile::new(models)
        }
    }

    /// Returns the robots and their motion. The robots of models come first, as when the file is opened again.
    // The function is never inlined: it is loaded with the first robot, by this name.
    #[inline(never)]
    fn robot_entries(&self) -> (Vec<RobotEntry>, Option<TrajectorySpec>) {
        let mut end = 0;
        let spans = self.robots().iter().map(|robot| {
            end += robot.values.len();
            (robot, end - robot.values.len()..end)
        });
        let mut spans: Vec<_> = spans.collect();
        spans.sort_by_key(|(robot, _)| robot.source.is_none());
        let mut motion = { self.trajectory() }.map(|taught| TrajectorySpec::from(&**taught));
        for key in motion.iter_mut().flat_map(|motion| &mut motion.keyframes) {
            let ordered = spans.iter().flat_map(|(_, span)| &key.values[span.clone()]);
            key.values = ordered.copied().collect();
        }
        let entries = spans.iter().map(|(robot, _)| self.robot_entry(robot));
        (entries.collect(), motion)
    }

    fn robot_entry(&self, robot: &SceneRobot) -> RobotEntry {
        let source = robot.source.unwrap_or_default();
        RobotEntry {
            model: source.model,
            robot: source.index_in_model,
            mechanism: (robot.source.is_none()).then(|| mechanism::saved(robot, self.parts())),
            base: Some(robot.base),
            joints: Some(robot.values.clone()),
        }
    }

    /// Returns `None` where there are no robots and no allowed pairs.
    fn allowed_entries(&self) -> Option<Vec<AllowedEntry>> {
        let place = |id: PartId| self.parts().position(&id);
        let entry = |(&(a, b), allowance): (&(PartId, PartId), &AllowedReason)| {
            Some(AllowedEntry {
                a: place(a)?,
                b: place(b)?,
                allowed_reason: allowance.clone(),
            })
        };
        let any = !self.robots().is_empty() || !self.allowed().is_empty();
        any.then(|| self.allowed().iter().filter_map(entry).collect())
    }

    /// Returns the removed parts of the models, by source and index.
    fn removed_parts(&self) -> impl Iterator<Item = (usize, usize)> {
        let there = self
            .parts()
            .iter()
            .map(|part| (part.model, part.index_in_model));
        let there: HashSet<_> = there.collect();
        let added = self.editor.added_parts.iter().copied();
        added.filter(move |key| !there.contains(key))
    }
}
