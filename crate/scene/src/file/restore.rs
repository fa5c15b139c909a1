//! Restores the parts of a scene from a scene file.

use nearpoint_message::{ToArg, message};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::allowed::AllowedReason;

use super::error::bad_value;
use super::mechanism::restored_mechanism;
use super::robot_state::set_state;
use super::{AllowedEntry, PartEntry, PartRef, SceneFile, SceneFileError};
use crate::allowed::AllowedPairs;
use crate::document::{Document, validated_for};
use crate::measure::restored;
use crate::part::{PairKey, Part, PartId, pair_key};
use crate::pivot::Pivot;
use crate::robot::{LinkPart, RobotId, RobotSource, SceneRobot};
use crate::scene::Scene;
use crate::settings::{MaxDistance, Settings};
use crate::sorted_list::SortedList;

impl Scene {
    /// Restores the scene that a scene file describes. The parts of its models must be in the scene as imported, and
    /// their [`crate::NewPart::source`] must be the model's index in the file's list. Further instances are added,
    /// removed parts are deleted, and the history is cleared. On an error the scene is unchanged. Parts keep their ids,
    /// unless their order in the file differs.
    pub fn restore(&mut self, file: &SceneFile) -> Result<(), SceneFileError> {
        let placed = restored_parts(self.parts(), file)?;
        if let Some(at) = file.selection.iter().find(|&&at| at >= placed.len()) {
            let place = message!("restore-selection", at);
            return Err(bad_value(&place, message!("restore-place-part-scene")));
        }

        let robots = restored_robots(self.robots(), file)?;
        let allowed = file.allowed.as_deref();
        check_allowed(allowed.unwrap_or_default(), placed.len())?;

        for RestoredPart { part, .. } in &placed {
            validated_for(&part.name, &part.pose)?;
        }

        let before: Vec<Option<PartId>> = placed.iter().map(|placed| placed.id).collect();
        let (mut document, ids) = self.assign_ids(placed);
        for robot in robots {
            document.push_robot(renumbered(robot, &before, &ids))?;
        }
        for entry in &file.robots {
            if let Some(mechanism) = &entry.mechanism {
                let id = RobotId(self.editor.next.robot);
                self.editor.next.robot += 1;
                let robot = restored_mechanism(entry, mechanism, (&document, &ids), id)?;
                document.push_robot(robot)?;
            }
        }
        let described = described_pairs(&self.editor.document, &before, &ids);
        let known = [&**document.allowed(), &described];
        let allowed = match allowed {
            Some(entries) => (entries.iter())
                .filter_map(|entry| allowed_pair(entry, &ids, known, &document))
                .collect(),
            None => described,
        };
        *document.allowed_mut() = allowed;
        if let Some(motion) = file.motion.clone() {
            motion
                .checked_for(&document)
                .and_then(|taught| document.set_trajectory(Some(Arc::new(taught))))
                .map_err(|problem| SceneFileError::Motion { problem })?;
        }
        let mut next_measure = self.editor.next.measure;
        if let Some(measures) = &file.measurements {
            *document.measurements_mut() = restored(measures, &ids, &mut next_measure)?;
        }
        document.unit = file.unit.unwrap_or(document.unit);
        document.up = file.up.unwrap_or(document.up);
        let settings = Settings {
            clearance_limit: file.clearance_limit.unwrap_or(0.0),
            max_distance: file
                .max_distance
                .map_or(MaxDistance::Automatic, MaxDistance::from),
            ..*self.settings()
        };
        self.adopt(document, settings)?;
        self.editor.next.measure = next_measure;
        self.editor.selection = file.selection.iter().map(|&at| ids[at]).collect();
        self.editor.reset();
        self.results.clear_searches();
        self.refresh();
        Ok(())
    }

    /// Assigns ids to new instances, or to all parts if the existing ids are not in order.
    fn assign_ids(&mut self, placed: Vec<RestoredPart>) -> (Document, Vec<PartId>) {
        let kept: Vec<PartId> = placed.iter().filter_map(|placed| placed.id).collect();
        let known_first = placed.is_sorted_by_key(|placed| placed.id.is_none());
        let keep = kept.is_sorted() && known_first;
        let mut document = Document::without_parts(&self.editor.document);
        let mut ids = Vec::new();
        for RestoredPart { id, mut part } in placed {
            part.id = id
                .filter(|_| keep)
                .unwrap_or_else(|| self.editor.next_part());
            ids.push(part.id);
            document.push(part);
        }
        (document, ids)
    }
}

/// A restored part; an instance that is not in the scene yet has no id.
struct RestoredPart {
    id: Option<PartId>,
    part: Part,
}

/// Returns the parts of the file's entries, in its order.
fn restored_parts(
    parts: &SortedList<Arc<Part>>,
    file: &SceneFile,
) -> Result<Vec<RestoredPart>, SceneFileError> {
    let originals = ModelParts::new(parts);
    let mut entries: HashMap<PartId, usize> = HashMap::new();
    let mut listed = Vec::new();
    for (at, entry) in file.parts.iter().enumerate() {
        let part = match originals.find(entry) {
            // The part is already missing, and the entry removes it.
            Err(SceneFileError::NoSuchPart { .. }) if entry.removed => continue,
            found => found?,
        };
        let instance = entries.insert(part.id, at).is_some();
        listed.push((entry, part, instance));
    }
    let mut placed = Vec::new();
    let is_listed = |part: &&Arc<Part>| entries.contains_key(&part.id);
    if !originals.all.iter().all(is_listed) {
        // The parts are in the models' order, further instances last.
        let first: HashMap<PartId, &PartEntry> = listed
            .iter()
            .filter(|(.., instance)| !instance)
            .map(|(entry, part, _)| (part.id, *entry))
            .collect();
        for part in &originals.all {
            match first.get(&part.id) {
                Some(entry) => placed.extend(with_entry(part, entry, false)),
                None => placed.push(RestoredPart {
                    id: Some(part.id),
                    part: (***part).clone(),
                }),
            }
        }
        listed.retain(|(.., instance)| *instance);
    }
    let listed = listed.iter();
    placed.extend(listed.filter_map(|(entry, part, instance)| with_entry(part, entry, *instance)));
    Ok(placed)
}

/// Returns the scene's robots in the state of the file.
fn restored_robots(
    robots: &[Arc<SceneRobot>],
    file: &SceneFile,
) -> Result<Vec<SceneRobot>, SceneFileError> {
    let home = |robot: &Arc<SceneRobot>| SceneRobot {
        base: Pose::identity(),
        values: robot.robot.default_values(),
        ..(**robot).clone()
    };
    let described = robots.iter().filter(|robot| robot.source.is_some());
    let mut placed: Vec<SceneRobot> = described.map(home).collect();
    for entry in file.robots.iter().filter(|entry| entry.mechanism.is_none()) {
        let (model, robot) = (entry.model, entry.robot);
        let source = Some(RobotSource {
            model,
            index_in_model: robot,
        });
        let meant = placed.iter_mut().find(|own| own.source == source);
        let own = meant.ok_or(SceneFileError::NoSuchRobot { model, robot })?;
        set_state(own, entry)?;
    }
    Ok(placed)
}

/// Returns the robot with its parts' new ids; parts that are no longer in the scene are left out.
fn renumbered(mut robot: SceneRobot, before: &[Option<PartId>], ids: &[PartId]) -> SceneRobot {
    let place = |id: PartId| before.iter().position(|old| *old == Some(id));
    let kept = robot.parts.iter().filter_map(|own| {
        Some(LinkPart {
            part: ids[place(own.part)?],
            ..*own
        })
    });
    robot.parts = kept.collect();
    robot
}

fn check_allowed(entries: &[AllowedEntry], parts: usize) -> Result<(), SceneFileError> {
    let bad = |entry: &&AllowedEntry| entry.a >= parts || entry.b >= parts || entry.a == entry.b;
    match entries.iter().find(bad) {
        None => Ok(()),
        Some(AllowedEntry { a, b, .. }) => {
            let place = message!("restore-allowed-pair", a, b);
            Err(bad_value(&place, message!("restore-places-two-parts")))
        }
    }
}

/// Returns the pairs that the models' descriptions allow to collide, with their parts' new ids.
fn described_pairs(document: &Document, before: &[Option<PartId>], ids: &[PartId]) -> AllowedPairs {
    let numbered = before.iter().zip(ids);
    let new: HashMap<PartId, PartId> = numbered
        .filter_map(|(old, &new)| Some(((*old)?, new)))
        .collect();
    let pair = |((a, b), allowance): (&PairKey, &AllowedReason)| match allowance {
        AllowedReason::Adjacent { .. } | AllowedReason::Excluded { .. } => {
            let is_mechanism = |robot: &Arc<SceneRobot>| robot.source.is_none();
            let described = !document.robot_of(*a).is_some_and(is_mechanism);
            described.then_some((pair_key(*new.get(a)?, *new.get(b)?), allowance.clone()))
        }
        _ => None,
    };
    document.allowed().iter().filter_map(pair).collect()
}

/// Returns an allowed pair. Earlier versions counted more links as adjacent: such pairs are left out.
fn allowed_pair(
    entry: &AllowedEntry,
    ids: &[PartId],
    known: [&AllowedPairs; 2],
    document: &Document,
) -> Option<(PairKey, AllowedReason)> {
    let key = pair_key(ids[entry.a], ids[entry.b]);
    let of_mechanism = document
        .robot_of(key.0)
        .is_some_and(|robot| robot.source.is_none() && robot.link_part(key.1).is_some());
    let allowed_reason = match &entry.allowed_reason {
        AllowedReason::Adjacent { .. } if !of_mechanism => {
            known.iter().find_map(|known| known.get(&key))?
        }
        other => other,
    };
    Some((key, allowed_reason.clone()))
}

/// The parts that a file's entries may refer to.
struct ModelParts<'a> {
    /// The first instance of each part of each model, in order of their ids.
    all: Vec<&'a Arc<Part>>,
    by_index: HashMap<(usize, usize), &'a Arc<Part>>,
    /// The parts by name; `None` where a model has several of that name.
    by_name: HashMap<(usize, &'a str), Option<&'a Arc<Part>>>,
}

impl<'a> ModelParts<'a> {
    fn new(parts: &'a SortedList<Arc<Part>>) -> Self {
        let mut own = Self {
            all: Vec::new(),
            by_index: HashMap::new(),
            by_name: HashMap::new(),
        };
        for part in parts.iter() {
            if let Entry::Vacant(place) = own.by_index.entry((part.model, part.index_in_model)) {
                place.insert(part);
                own.all.push(part);
                let named = own.by_name.entry((part.model, &part.file_name));
                named.and_modify(|one| *one = None).or_insert(Some(part));
            }
        }
        own
    }

    fn find(&self, entry: &PartEntry) -> Result<&'a Arc<Part>, SceneFileError> {
        let model = entry.model;
        let (found, part) = match &entry.part {
            PartRef::Index(index) => (
                self.by_index.get(&(model, *index)).copied().map(Some),
                message!("restore-number", index).to_arg(),
            ),
            PartRef::Name(name) => (
                self.by_name.get(&(model, name.as_str())).copied(),
                format!("“{name}”").to_arg(),
            ),
        };
        match found {
            Some(Some(found)) => Ok(found),
            Some(None) => Err(SceneFileError::Ambiguous { model, part }),
            None => Err(SceneFileError::NoSuchPart { model, part }),
        }
    }
}

/// Returns the part with the entry applied; `None` if the entry removes it.
fn with_entry(part: &Part, entry: &PartEntry, instance: bool) -> Option<RestoredPart> {
    let (id, mut part) = ((!instance).then_some(part.id), part.clone());
    part.name = entry.name.as_ref().unwrap_or(&part.file_name).clone();
    part.pose = entry.pose.unwrap_or(part.file_pose);
    part.colour = entry.colour.unwrap_or(part.colour);
    part.visible = entry.visible.unwrap_or(part.visible);
    part.fixed = entry.fixed.unwrap_or(part.fixed);
    part.pivot = entry.pivot.and_then(Pivot::validated);
    part.accuracy = entry.accuracy.or(part.accuracy);
    (!entry.removed).then_some(RestoredPart { id, part })
}
