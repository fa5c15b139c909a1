//! Tracks the revisions that replaced models, and their effects on the clashes.

use std::collections::HashSet;

use nearpoint_review::{Review, Undo};
use nearpoint_scene::PartId;
use nearpoint_view::compare::{Comparison, EarlierPart, PartChange, RevisionView};
use nearpoint_view::viewer::Viewer;
use serde::Serialize;
use tsify::Tsify;

/// The changes of a model's parts by another revision.
#[derive(Debug, Clone, Serialize, Tsify)]
pub struct RevisionReport {
    /// The number of the revision; the same again after undo and redo.
    pub(super) number: u32,
    /// The source numbers of the replaced model and of the present one.
    pub(super) replaced: usize,
    pub(super) source: usize,
    /// The parts in their earlier order, then the new ones.
    pub(super) parts: Vec<PartChangeRow>,
}

/// The change of a part between two revisions of a model.
#[derive(Debug, Clone, Serialize, Tsify)]
pub struct PartChangeRow {
    /// The part; null if it no longer exists.
    #[tsify(type = "PartId | null")]
    pub(super) part: Option<PartId>,
    /// The name in the new file; for a removed part, that in the old one.
    pub(super) name: String,
    /// The names of the groups above it, outermost first.
    pub(super) group: Vec<String>,
    #[tsify(type = "\"same\" | \"moved\" | \"changed\" | \"renamed\" | \"added\" | \"removed\"")]
    #[serde(rename = "became")]
    pub(super) change: &'static str,
    /// The distance that the part moved; 0 if it stayed or did not exist.
    pub(super) moved: f64,
    /// The earlier path, if it was different.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    #[serde(rename = "was")]
    pub(super) earlier_path: Option<Vec<String>>,
}

/// The opened revisions of models, and those of them that were undone.
#[derive(Debug, Default)]
pub(super) struct Revisions {
    pub(super) done: Vec<Step>,
    pub(super) undone: Vec<Step>,
    pub(super) count: u32,
    pub(super) show: Option<RevisionView>,
}

/// An opened revision of a model, with what is needed to undo it in the review.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) report: RevisionReport,
    pub(super) earlier: Vec<EarlierPart>,
    /// The clashes before the revision; none if other decisions were read since.
    pub(super) before: Option<Review>,
    /// The parts at the last update before it; while it is undone, those at the last update after it.
    pub(super) ids: Vec<PartId>,
    /// True if its clashes were compared.
    pub(super) is_seen: bool,
    /// The action that undoes the comparison, or redoes it.
    pub(super) undo: Option<Undo>,
}

impl Revisions {
    /// Returns the report on the revision that was opened last and not undone.
    pub fn last(&self) -> Option<&RevisionReport> {
        self.done.last().map(|step| &step.report)
    }

    /// Returns the number of the last revision.
    pub fn number(&self) -> Option<u32> {
        self.last().map(|reported| reported.number)
    }

    /// Returns the review with the clashes from before the last revision.
    pub fn before(&self) -> Option<&Review> {
        self.done.last()?.before.as_ref()
    }

    /// Returns whether the next update is the first one after the last revision.
    pub fn is_unseen(&self) -> bool {
        self.done.last().is_some_and(|step| !step.is_seen)
    }

    /// Records that the review was updated after the last revision.
    pub fn mark_seen(&mut self, undo: Undo) {
        if let Some(step) = self.done.last_mut() {
            (step.is_seen, step.undo) = (true, Some(undo));
        }
    }

    /// Drops the clashes from before each revision: other decisions were read, to which they do not apply.
    pub fn forget_clashes(&mut self) {
        for step in self.done.iter_mut().chain(&mut self.undone) {
            (step.is_seen, step.undo, step.before) = (true, None, None);
        }
    }

    /// Updates the lists of done and undone revisions after the scene undid or redid some.
    pub fn follow(&mut self, viewer: &mut Viewer, review: &mut Review, ids: &mut Vec<PartId>) {
        let there: HashSet<usize> = {
            let parts = viewer.scene().parts().iter();
            parts.map(|part| part.model).collect()
        };
        let number = self.number();
        let is_undone = |step: &mut Step| there.contains(&step.report.replaced);
        while let Some(step) = self.done.pop_if(is_undone) {
            let step = turned(step, review, ids);
            self.undone.push(step);
        }
        let is_redone = |step: &mut Step| {
            !there.contains(&step.report.replaced) && there.contains(&step.report.source)
        };
        while let Some(step) = self.undone.pop_if(is_redone) {
            let step = turned(step, review, ids);
            self.done.push(step);
        }
        if self.number() != number {
            self.draw(viewer);
        }
    }

    /// Shows the comparison of the last revision with the earlier one in the viewer, if it is switched on.
    pub fn draw(&self, viewer: &mut Viewer) {
        let shown = self.show.zip(self.done.last());
        let compared = shown.map(|(view, step)| {
            let parts = step.report.parts.iter();
            let became =
                parts.filter_map(|part| Some((part.part?, comparison_change(part.change))));
            Box::new(Comparison {
                changes: became.collect(),
                earlier_parts: step.earlier.clone(),
                view,
            })
        });
        viewer.compare(compared);
    }
}

/// Undoes the update after a step, or redoes it.
fn turned(mut step: Step, review: &mut Review, ids: &mut Vec<PartId>) -> Step {
    if step.is_seen
        && let Some(undo) = step.undo.take()
    {
        step.undo = Some(review.revert(undo));
        std::mem::swap(&mut step.ids, ids);
    }
    step
}

fn comparison_change(word: &str) -> PartChange {
    match word {
        "moved" => PartChange::Moved,
        "changed" => PartChange::Changed,
        "added" => PartChange::Added,
        "removed" => PartChange::Removed,
        _ => PartChange::Same,
    }
}
