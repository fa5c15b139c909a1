//! The revisions that took the place of others, and what each made of the clashes.

use std::collections::HashSet;

use nearpoint_review::{Review, Undo};
use nearpoint_scene::PartId;
use nearpoint_view::compare::{Became, Compared, Show, Was};
use nearpoint_view::viewer::Viewer;
use serde::Serialize;
use tsify::Tsify;

/// What another revision made of the parts of a model.
#[derive(Debug, Clone, Serialize, Tsify)]
pub struct Revised {
    /// Counts them; the same again after it was undone and done again.
    pub(super) number: u32,
    /// The model that it took the place of, and the one that it is now, as parts name them.
    pub(super) replaced: usize,
    pub(super) source: usize,
    /// In the order in which the parts were before; then those that are new.
    pub(super) parts: Vec<RevisedPart>,
}

#[derive(Debug, Clone, Serialize, Tsify)]
pub struct RevisedPart {
    /// Null: it is there no more.
    #[tsify(type = "PartId | null")]
    pub(super) part: Option<PartId>,
    /// As the new file has it; of one that is there no more as the old one did.
    pub(super) name: String,
    /// The names above it.
    pub(super) group: Vec<String>,
    #[tsify(type = "\"same\" | \"moved\" | \"changed\" | \"renamed\" | \"added\" | \"removed\"")]
    pub(super) became: &'static str,
    /// How far it went; 0: it stayed, or was not there.
    pub(super) moved: f64,
    /// Its path before, if that was another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub(super) was: Option<Vec<String>>,
}

/// The revisions that were taken in, and those of them that were undone.
#[derive(Debug, Default)]
pub(super) struct Revisions {
    pub(super) done: Vec<Step>,
    pub(super) undone: Vec<Step>,
    pub(super) count: u32,
    pub(super) show: Option<Show>,
}

#[derive(Debug)]
pub(super) struct Step {
    pub(super) told: Revised,
    pub(super) was: Vec<Was>,
    /// The clashes before it; none: other decisions were read since.
    pub(super) before: Option<Review>,
    /// The parts that were looked at last before it; after it was undone, those that were then.
    pub(super) ids: Vec<PartId>,
    /// Its clashes were looked at.
    pub(super) is_seen: bool,
    /// What takes that back, or does it again.
    pub(super) undo: Option<Undo>,
}

impl Revisions {
    pub fn last(&self) -> Option<&Revised> {
        self.done.last().map(|step| &step.told)
    }

    /// Which it is.
    pub fn number(&self) -> Option<u32> {
        self.last().map(|told| told.number)
    }

    /// The clashes before the last one.
    pub fn before(&self) -> Option<&Review> {
        self.done.last()?.before.as_ref()
    }

    /// Whether the next look is the first one at it.
    pub fn is_fresh(&self) -> bool {
        self.done.last().is_some_and(|step| !step.is_seen)
    }

    /// It was looked at.
    pub fn see(&mut self, undo: Undo) {
        if let Some(step) = self.done.last_mut() {
            (step.is_seen, step.undo) = (true, Some(undo));
        }
    }

    /// Other decisions were read: what was before is not about them.
    pub fn forget_clashes(&mut self) {
        for step in self.done.iter_mut().chain(&mut self.undone) {
            (step.is_seen, step.undo, step.before) = (true, None, None);
        }
    }

    /// Follows the scene, where revisions are undone and done again.
    pub fn follow(&mut self, viewer: &mut Viewer, review: &mut Review, ids: &mut Vec<PartId>) {
        let there: HashSet<usize> = {
            let parts = viewer.scene().parts().iter();
            parts.map(|part| part.source).collect()
        };
        let number = self.number();
        let is_undone = |step: &mut Step| there.contains(&step.told.replaced);
        while let Some(step) = self.done.pop_if(is_undone) {
            let step = turned(step, review, ids);
            self.undone.push(step);
        }
        let is_redone = |step: &mut Step| {
            !there.contains(&step.told.replaced) && there.contains(&step.told.source)
        };
        while let Some(step) = self.undone.pop_if(is_redone) {
            let step = turned(step, review, ids);
            self.done.push(step);
        }
        if self.number() != number {
            self.draw(viewer);
        }
    }

    pub fn draw(&self, viewer: &mut Viewer) {
        let shown = self.show.zip(self.done.last());
        let compared = shown.map(|(show, step)| {
            let parts = step.told.parts.iter();
            let became = parts.filter_map(|part| Some((part.part?, became(part.became))));
            Box::new(Compared {
                became: became.collect(),
                was: step.was.clone(),
                show,
            })
        });
        viewer.compare(compared);
    }
}

/// What was seen of a step is taken back, or seen again.
fn turned(mut step: Step, review: &mut Review, ids: &mut Vec<PartId>) -> Step {
    if step.is_seen
        && let Some(undo) = step.undo.take()
    {
        step.undo = Some(review.take_back(undo));
        std::mem::swap(&mut step.ids, ids);
    }
    step
}

fn became(word: &str) -> Became {
    match word {
        "moved" => Became::Moved,
        "changed" => Became::Changed,
        "added" => Became::Added,
        "removed" => Became::Removed,
        _ => Became::Same,
    }
}
