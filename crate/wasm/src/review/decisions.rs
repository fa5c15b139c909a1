//! Stores a review: its tests, clashes and decisions, and its undo history.

use std::collections::HashMap;
use std::mem::ManuallyDrop;

use nearpoint_review::{
    Action, FingerprintCache, GroupBy, Review, Rule, Test, TestKind, Undo, Viewpoint,
};
use nearpoint_scene::{Command, HistoryPosition, PartId, Scene, file};
use nearpoint_view::viewer::Viewer;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::revisions::Revisions;
use super::rows::{ClashContext, Clashes, clashes};
use crate::convert::js_error;

/// The name of the test for parts that interfere.
const INTERFERENCE: &str = "Interference";
/// The name of the test for parts that are nearer than the scene's limit.
const CLEARANCE: &str = "Clearance";

/// The clash review of a scene: its tests, its clashes, and the reviewers' decisions about them.
#[derive(Debug, Default)]
pub(crate) struct Decisions {
    pub(super) review: Review,
    pub(super) shapes: FingerprintCache,
    /// The parts as of the last update, in that order.
    pub(super) ids: Vec<PartId>,
    pub(super) revisions: Revisions,
    undo: Vec<Step>,
    redo: Vec<Step>,
    pub(super) pictures: HashMap<PictureSubject, Picture>,
    /// True if somebody removed the test that the scene's limit would add.
    pub(super) has_no_limit: bool,
    /// The rule by which clashes are grouped.
    pub(super) group_by: Option<GroupBy>,
    /// The viewpoints of others, by clash.
    pub(super) viewpoints: HashMap<u32, Viewpoint>,
}

/// A decision, and the scene's history at that time: of both, the later change is undone first.
#[derive(Debug)]
struct Step {
    undo: Undo,
    /// The scene's position in its history when the decision was made.
    made: HistoryPosition,
    /// The number of changes of the scene when the decision was undone.
    changes: u64,
}

/// The subject of a picture in a report: the whole scene, both parts of a clash as a whole, or the place of a clash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum PictureSubject {
    Scene,
    Context(u32),
    Clash(u32),
}

/// A picture, stored for the next report.
#[derive(Debug)]
pub(super) struct Picture {
    pub camera: file::Camera,
    pub png: Vec<u8>,
}

/// The decisions of a session. They live as long as its worker and are not dropped with the session: a visitor who
/// decides nothing would have to load the code that drops them.
pub(crate) type DecisionsSlot = ManuallyDrop<Option<Box<Decisions>>>;

impl Decisions {
    /// Replaces all decisions by others, with an empty undo history.
    pub(super) fn begin_with(&mut self, review: Review) {
        self.review = review;
        (self.undo, self.redo) = (Vec::new(), Vec::new());
    }

    /// Updates the review from the scene's results, after following its undone and redone revisions.
    pub(super) fn update(&mut self, viewer: &mut Viewer) -> Result<(), JsValue> {
        self.revisions
            .follow(viewer, &mut self.review, &mut self.ids);
        let scene = viewer.scene();
        self.add_default_tests(scene.settings().clearance_limit)?;
        let snapshot = self.shapes.snapshot(scene);
        let now = ids(scene);
        let is_revision = self.revisions.is_unseen();
        let (_, undo) = if self.ids.is_empty() {
            self.review.update(snapshot)
        } else {
            let same = same(&self.ids, &now);
            self.review
                .update_with_matching(snapshot, is_revision, &same)
        }
        .map_err(js_error)?;
        self.ids = now;
        if is_revision {
            self.revisions.mark_seen(undo);
        }
        Ok(())
    }

    /// Undoes or redoes the last decision if the command asks for that and no change of the scene is due before it.
    /// Returns
    /// `None` if the scene's change is next.
    // Never inlined: it is loaded with the review, by this name.
    #[inline(never)]
    pub(crate) fn step(
        &mut self,
        command: &Command,
        scene: &Scene,
    ) -> Option<Result<Ts<Clashes>, JsValue>> {
        let now = scene.history_position();
        let (from, to) = match command {
            Command::Undo if is_next(&self.undo, |step| step.made.depth >= now.depth) => {
                (&mut self.undo, &mut self.redo)
            }
            Command::Redo if self.redoes(scene) => (&mut self.redo, &mut self.undo),
            _ => return None,
        };
        let Step { undo, made, .. } = from.pop()?;
        to.push(Step {
            undo: self.review.revert(undo),
            made,
            changes: now.changes,
        });
        Some(self.to_js(scene))
    }

    /// Converts the clashes through JSON: there may be many rows, and each field would cross separately otherwise.
    pub(super) fn to_js(&self, scene: &Scene) -> Result<Ts<Clashes>, JsValue> {
        let text = serde_json::to_string(&self.clashes(scene)).map_err(js_error)?;
        js_sys::JSON::parse(&text).map(Ts::new_unchecked)
    }

    /// Describes all clashes as of the last update for JavaScript.
    pub(super) fn clashes(&self, scene: &Scene) -> Clashes {
        let beside = ClashContext {
            ids: &self.ids,
            before: self.revisions.before(),
            revised: self.revisions.number(),
            viewpoints: &self.viewpoints,
            group_by: self.group_by,
            can_undo: !self.undo.is_empty(),
            can_redo: self.redoes(scene),
        };
        clashes(&self.review, &beside)
    }

    /// Changes the review in one step that can be undone; on an error nothing changes.
    pub(super) fn apply_as_step(
        &mut self,
        scene: &Scene,
        action: Action,
    ) -> Result<Ts<Clashes>, JsValue> {
        let undo = self.review.apply(action).map_err(js_error)?;
        self.record_step(scene, undo);
        self.to_js(scene)
    }

    /// Records a step that can be undone.
    pub(super) fn record_step(&mut self, scene: &Scene, undo: Undo) {
        let made = scene.history_position();
        self.redo.clear();
        self.undo.push(Step {
            undo,
            made,
            changes: made.changes,
        });
    }

    /// Adds tests for the pairs that the page shows as clashes, unless the scene has tests of its own.
    fn add_default_tests(&mut self, limit: f64) -> Result<(), JsValue> {
        if self.review.tests().is_empty() {
            self.add(Test::new(INTERFERENCE, TestKind::Interference))?;
        }
        let known = self.review.tests();
        let is_ours = known.iter().any(|test| test.name == INTERFERENCE);
        let asked = known.iter().find(|test| test.name == CLEARANCE);
        let requested = limit_test(limit);
        match asked {
            None if limit > 0.0 && is_ours && !self.has_no_limit => self.add(requested),
            // A test that somebody changed no longer follows the scene's limit.
            Some(test) if limit > 0.0 && test.kind != requested.kind && is_limit_test(test) => self
                .apply(Action::ChangeTest {
                    name: CLEARANCE.to_owned(),
                    to: Box::new(requested),
                }),
            // The decisions about its clashes would be removed with it.
            Some(test) if limit == 0.0 && is_limit_test(test) && !self.is_reviewed(CLEARANCE) => {
                self.apply(Action::RemoveTest(CLEARANCE.to_owned()))
            }
            _ => Ok(()),
        }
    }

    fn add(&mut self, test: Test) -> Result<(), JsValue> {
        self.apply(Action::AddTest(Box::new(test)))
    }

    fn apply(&mut self, action: Action) -> Result<(), JsValue> {
        self.review.apply(action).map(drop).map_err(js_error)
    }

    fn is_reviewed(&self, test: &str) -> bool {
        let mut clashes = self.review.clashes().iter();
        clashes.any(|clash| clash.finding.test == test && !clash.review.is_empty())
    }

    fn redoes(&self, scene: &Scene) -> bool {
        let now = scene.history_position();
        is_next(&self.redo, |step| {
            step.made.depth <= now.depth && step.changes == now.changes
        })
    }
}

/// Returns whether the last of these steps is to be taken now.
fn is_next(steps: &[Step], is_its_turn: impl Fn(&Step) -> bool) -> bool {
    steps.last().is_some_and(is_its_turn)
}

/// Returns the ids of the parts, in the scene's order.
pub(super) fn ids(scene: &Scene) -> Vec<PartId> {
    scene.parts().iter().map(|part| part.id).collect()
}

/// Returns the indices of ids that are in both lists, which are sorted.
fn same(old: &[PartId], new: &[PartId]) -> Vec<[usize; 2]> {
    let places = old.iter().enumerate();
    let found = places.filter_map(|(at, id)| Some([at, new.binary_search(id).ok()?]));
    found.collect()
}

/// Makes the test of the scene's limit.
fn limit_test(limit: f64) -> Test {
    Test {
        ignore: vec![Rule::Contacts],
        ..Test::new(CLEARANCE, TestKind::Clearance(limit))
    }
}

/// Returns whether a test is that of the scene's limit, with any limit.
fn is_limit_test(test: &Test) -> bool {
    match test.kind {
        TestKind::Clearance(limit) => *test == limit_test(limit),
        _ => false,
    }
}

/// Returns whether the review has the test of the clearance limit.
pub(super) fn has_limit_test(review: &Review) -> bool {
    review.tests().iter().any(|test| test.name == CLEARANCE)
}
