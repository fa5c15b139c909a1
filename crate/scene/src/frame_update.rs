//! Updates the frame at a cost that depends only on what changed.

use std::collections::BTreeSet;
use std::sync::Arc;

use nearpoint_geometry::interference::{MeshRelation, PairClass};

use crate::document::Document;
use crate::editor::Editor;
use crate::frame::{Frame, FrameInputs, FramePair, PartState, PartStatus, Totals};
use crate::joint_ranges::{JointMap, JointRanges};
use crate::pair::Pair;
use crate::part::{PairKey, PartId};
use crate::results::SceneResults;
use crate::resume::Resumable;
use crate::settings::Settings;
use crate::settled::KernelAnswers;

impl SceneResults {
    /// Updates the scene's `Frame` to the current results.
    pub fn update_frame(&mut self, editor: &Editor) {
        let document = &editor.document;
        self.frame.revision += 1;
        self.update_parts(document);
        self.update_selection(&editor.selection);
        self.update_pairs(document, &editor.settings);
        let count = document.parts().len() as u64;
        let allowed = document.allowed().len() as u64;
        self.frame.totals.pairs = count * count.saturating_sub(1) / 2 - allowed;
        (self.frame.path_contacts).clone_from(self.drag_path.contacts());
        self.frame.drag = editor.session().map(|grasp| Arc::new(grasp.state()));
        self.frame.removal = (self.removal.as_ref()).map(|search| search.state().clone());
        self.frame.unclassified = self.pairs.unclassified();
        self.frame.pending_searches =
            usize::from((self.spheres.as_ref()).is_some_and(Resumable::is_pending))
                + usize::from(editor.drag.is_none() && self.has_open_ranges());
        self.frame.pending = self.pairs.pending()
            + self.drag_path.pending()
            + editor.pending_targets()
            + self.frame.pending_searches;
    }

    /// Returns whether the ranges or the map of joints are not all known. They wait while parts are dragged.
    fn has_open_ranges(&self) -> bool {
        (self.joint_ranges.as_ref()).is_some_and(JointRanges::is_searching)
            || (self.joint_map.as_ref()).is_some_and(JointMap::is_searching)
    }

    fn update_parts(&mut self, document: &Document) {
        for (old, new) in document.parts().diff(&self.frame_inputs.parts) {
            match (old, new) {
                (Some(old), Some(new)) if Arc::ptr_eq(old, new) => {}
                (_, Some(new)) => {
                    let standing = self.frame.part(new.id).map(|state| state.status);
                    self.frame.parts.insert(PartState {
                        part: new.clone(),
                        status: standing.unwrap_or_default(),
                    });
                }
                (old, None) => drop(old.map(|old| self.frame.parts.remove(&old.id))),
            }
        }
        self.frame_inputs.parts.clone_from(document.parts());
    }

    fn update_selection(&mut self, selection: &[PartId]) {
        let selection: BTreeSet<PartId> = selection.iter().copied().collect();
        for id in self.frame_inputs.selection.symmetric_difference(&selection) {
            if let Some(part) = self.frame.parts.get_mut(id) {
                part.status.is_selected = selection.contains(id);
            }
        }
        self.frame_inputs.selection = selection;
    }

    fn update_pairs(&mut self, document: &Document, settings: &Settings) {
        let (within, limit) = (settings.max_distance_in(document), settings.clearance_limit);
        let mut changed = self.pairs.take_changed();
        if (within, limit)
            != (
                self.frame_inputs.max_distance,
                self.frame_inputs.clearance_limit,
            )
        {
            (
                self.frame_inputs.max_distance,
                self.frame_inputs.clearance_limit,
            ) = (within, limit);
            changed = self
                .frame
                .pairs
                .iter()
                .map(|pair| (pair.a, pair.b))
                .collect();
            changed.extend(self.pairs.iter().map(|(key, _)| key));
        }
        changed.sort_unstable();
        changed.dedup();
        for key in changed {
            let pair = self.pairs.get(key);
            let new = pair.and_then(|pair| {
                frame_pair(pair, document, &self.frame_inputs, &self.kernel_answers)
            });
            self.frame.set_pair(key, new);
        }
    }
}

/// Returns the entry of a pair in the frame; `None` if it is not listed.
fn frame_pair(
    pair: &Pair,
    document: &Document,
    shown: &FrameInputs,
    answers: &KernelAnswers,
) -> Option<FramePair> {
    let result = pair.result()?;
    let distance = result.clearance.as_ref().map(|found| found.distance);
    let is_shown = result.is_within(shown.max_distance);
    let scene_from_a = document.part(result.a).ok().filter(|_| is_shown)?.pose;
    let kernel = answers.check(result, document);
    let mut entry = FramePair::new(result.clone(), scene_from_a, kernel);
    let distance = match entry.kernel_numbers() {
        Some([_, distance]) => Some(distance),
        None => distance,
    };
    let is_apart = entry.class == PairClass::Clear
        || entry.settled_by.is_proof() && result.mesh_relation == MeshRelation::Clear;
    entry.is_pending = pair.is_pending(shown.max_distance);
    entry.is_below_limit = is_apart && distance.is_some_and(|gap| gap < shown.clearance_limit);
    Some(entry)
}

impl Frame {
    /// Lists a pair, or removes the pair of this key, and updates the totals.
    fn set_pair(&mut self, key: PairKey, new: Option<FramePair>) {
        let now = new.as_ref().map(PairTally::from_pair);
        let old = match new {
            Some(new) => self.pairs.insert(new),
            None => self.pairs.remove(&key),
        };
        let then = old.as_ref().map(PairTally::from_pair);
        for (tally, sign) in then.iter().zip([-1]).chain(now.iter().zip([1])) {
            tally.count(&mut self.totals, sign);
        }
        for id in [key.0, key.1] {
            let class = |tally: &Option<PairTally>| tally.as_ref().map(|tally| tally.class);
            if class(&then) == class(&now) {
                break;
            }
            if let Some(part) = self.parts.get_mut(&id) {
                part.status.count(class(&then), -1);
                part.status.count(class(&now), 1);
            }
        }
    }
}

/// The amounts that a pair adds to the totals.
struct PairTally {
    mesh_relation: MeshRelation,
    class: PairClass,
    below_limit: bool,
    is_duplicate: bool,
    triangle_pairs: u64,
}

impl PairTally {
    fn from_pair(pair: &FramePair) -> Self {
        Self {
            mesh_relation: pair.mesh_relation,
            class: pair.class,
            below_limit: pair.is_below_limit,
            is_duplicate: pair.overlap.duplicate.is_some(),
            triangle_pairs: pair.triangle_pairs.len() as u64,
        }
    }

    fn count(&self, totals: &mut Totals, sign: i32) {
        let add = |count: &mut u32| *count = count.wrapping_add_signed(sign);
        match self.mesh_relation {
            MeshRelation::Crossing => add(&mut totals.mesh_crossing),
            MeshRelation::Touching => add(&mut totals.mesh_touching),
            MeshRelation::Contained => add(&mut totals.mesh_contained),
            MeshRelation::Clear => add(&mut totals.clear),
        }
        if self.below_limit {
            add(&mut totals.below_limit);
        }
        match self.class {
            _ if self.is_duplicate => add(&mut totals.duplicates),
            PairClass::Interferes => add(&mut totals.interfering),
            PairClass::Undecided => add(&mut totals.undecided),
            PairClass::Touches => add(&mut totals.touches),
            PairClass::Clear => {}
        }
        let triangles = self.triangle_pairs as i64 * i64::from(sign);
        totals.triangle_pairs = totals.triangle_pairs.wrapping_add_signed(triangles);
    }
}

impl PartStatus {
    fn count(&mut self, class: Option<PairClass>, sign: i32) {
        let count = match class {
            Some(PairClass::Interferes) => &mut self.interfering,
            Some(PairClass::Undecided) => &mut self.undecided,
            Some(PairClass::Touches) => &mut self.touching,
            Some(PairClass::Clear) | None => return,
        };
        *count = count.wrapping_add_signed(sign);
    }
}
