//! Replaces a model by another revision, and tracks its parts and clashes.

use nearpoint_message::message;
use std::collections::{BTreeMap, HashMap, HashSet};

use nearpoint_review::{FingerprintCache, MatchedPart, ReviewPart, Revision};
use nearpoint_scene::{NewPart, NewRevision, Part, PartId, PartMatch, Scene};
use nearpoint_view::compare::{EarlierPart, RevisionView};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::decisions::Decisions;
use super::revisions::{PartChangeRow, RevisionReport, Step};
use crate::convert::{from_js, js_error, to_js};
use crate::parsed::ParsedFiles;
use crate::parts;
use crate::session::Session;

/// The revision of a model that is shown: the earlier one, the later one, or both.
#[derive(Debug, Deserialize, Tsify)]
#[serde(remote = "RevisionView", rename_all = "camelCase")]
#[tsify(rename = "Comparison")]
pub enum RevisionViewDef {
    #[serde(rename = "before")]
    Earlier,
    #[serde(rename = "now")]
    Current,
    Both,
    /// The earlier revision, up to this fraction of the picture's width.
    Wipe(f64),
}

/// The revision of a model that is to be shown.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "Comparison")]
pub struct JsRevisionView(#[serde(with = "RevisionViewDef")] RevisionView);

fn change_name(kept: &MatchedPart) -> &'static str {
    match kept {
        _ if kept.changed => "changed",
        _ if kept.moved > 0.0 => "moved",
        _ if is_renamed(kept) => "renamed",
        _ => "same",
    }
}

/// Returns whether the path below the root differs. The root is ignored because its name often contains the revision.
fn is_renamed(kept: &MatchedPart) -> bool {
    let [before, now] = [&kept.before, &kept.now].map(|part| {
        let below = part.path.get(1..).filter(|below| !below.is_empty());
        below.unwrap_or(&part.path)
    });
    before != now
}

#[wasm_bindgen]
impl Session {
    /// Replaces the parts of a model by those of a new revision; one undo entry of the scene. The next update compares
    /// its clashes with those of the last one.
    #[wasm_bindgen(js_name = reviewRevise)]
    pub fn review_revise(
        &mut self,
        parsed: Ts<ParsedFiles>,
        replaced: u32,
        source: u32,
    ) -> Result<Ts<RevisionReport>, JsValue> {
        let parsed = from_js(parsed, "the parts")?;
        let (replaced, source) = (replaced as usize, source as usize);
        if !parsed.robots.is_empty() {
            return Err(js_error(message!("revise-robot-new-file")));
        }
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let unit = scene.unit();
        if parsed.unit != unit && parsed.unit_guess.is_none() {
            let [new, old] = [parsed.unit, unit].map(|unit| unit.symbol());
            return Err(js_error(message!("revise-new-file-scene", new, old)));
        }
        let batch = parts::parts(parsed.parts, &parsed.meshes, source, &[], scene.pool())?;
        if let Some(sentence) = batch.skipped {
            return Err(js_error(sentence));
        }
        let old: Vec<Part> = first_of_each(scene, replaced);
        let revision = compared(&mut review.shapes, &old, &batch.parts).map_err(js_error)?;
        let step = review.step_to(&old, &batch.parts, &revision, [replaced, source]);
        let kept = revision.matched.iter().map(|kept| {
            let [before, index] = kept.indices();
            let has_moved = kept.moved > 0.0;
            (old[before].index_in_model, PartMatch { index, has_moved })
        });
        let new = NewRevision {
            replaced_model: replaced,
            parts: batch.parts,
            matches: BTreeMap::from_iter(kept),
        };
        let ids = viewer.revise(new).map_err(js_error)?;
        let step = with_ids(step, &revision, &ids);
        let answer = to_js(&step.report)?;
        review.revisions.count += 1;
        review.revisions.undone.clear();
        review.revisions.show = Some(RevisionView::Both);
        review.revisions.done.push(step);
        review.revisions.draw(viewer);
        self.host.changed();
        Ok(answer)
    }

    /// Returns how the parts changed in the last revision; undefined if there is none, or if it was undone.
    #[wasm_bindgen(js_name = reviewRevision)]
    pub fn review_revision(&mut self) -> Result<Option<Ts<RevisionReport>>, JsValue> {
        self.review().0.revisions.last().map(to_js).transpose()
    }

    /// Sets which revision of a model is shown; undefined shows the scene as it is, in its own colours.
    #[wasm_bindgen(js_name = reviewCompare)]
    pub fn review_compare(&mut self, show: Option<Ts<JsRevisionView>>) -> Result<(), JsValue> {
        let show = show.map(|show| from_js(show, "what is to be seen"));
        let (review, viewer) = self.review();
        review.revisions.show = show.transpose()?.map(|show| show.0);
        review.revisions.draw(viewer);
        Ok(())
    }
}

impl Decisions {
    /// Describes the revision; the ids of new parts are not known yet.
    fn step_to(
        &self,
        old: &[Part],
        new: &[NewPart],
        revision: &Revision,
        [replaced, source]: [usize; 2],
    ) -> Step {
        let kept: HashMap<usize, &MatchedPart> = (revision.matched.iter())
            .map(|kept| (kept.indices()[0], kept))
            .collect();
        let mut parts = Vec::new();
        let mut earlier = Vec::new();
        for (at, part) in old.iter().enumerate() {
            let kept = kept.get(&at);
            let word = kept.map_or("removed", |kept| change_name(kept));
            if !matches!(word, "same" | "renamed") {
                earlier.push(EarlierPart {
                    part: part.id,
                    shape: part.shape.clone(),
                    pose: part.pose,
                    colour: part.colour,
                });
            }
            let path = kept.map_or_else(|| as_path(part), |kept| kept.now.path.clone());
            let before = kept.filter(|kept| is_renamed(kept));
            parts.push(PartChangeRow {
                part: kept.map(|_| part.id),
                name: path.last().cloned().unwrap_or_default(),
                group: path[..path.len().saturating_sub(1)].to_vec(),
                change: word,
                moved: kept.map_or(0.0, |kept| kept.moved),
                earlier_path: before.map(|kept| kept.before.path.clone()),
            });
        }
        let known: HashSet<usize> = revision
            .matched
            .iter()
            .map(|kept| kept.indices()[1])
            .collect();
        let added = (0..new.len()).filter(|place| !known.contains(place));
        parts.extend(added.map(|place| PartChangeRow {
            part: None,
            name: new[place].name.clone(),
            group: new[place].group.clone(),
            change: "added",
            moved: 0.0,
            earlier_path: None,
        }));
        Step {
            report: RevisionReport {
                number: self.revisions.count + 1,
                replaced,
                source,
                parts,
            },
            earlier,
            before: Some(self.review.clone()),
            ids: self.ids.clone(),
            is_seen: false,
            undo: None,
        }
    }
}

/// Sets the ids of the new parts, which come last, in the order of their file.
fn with_ids(mut step: Step, revision: &Revision, ids: &[PartId]) -> Step {
    let known: HashSet<usize> = revision
        .matched
        .iter()
        .map(|kept| kept.indices()[1])
        .collect();
    let added = (0..ids.len()).filter(|place| !known.contains(place));
    let parts = step.report.parts.iter_mut();
    for (part, place) in parts.filter(|part| part.change == "added").zip(added) {
        part.part = Some(ids[place]);
    }
    step
}

/// Returns the first instance of each part; further instances follow the first.
fn first_of_each(scene: &Scene, source: usize) -> Vec<Part> {
    let mut seen = HashSet::new();
    let parts = scene.parts().iter();
    let parts = parts.filter(|part| part.model == source && seen.insert(part.index_in_model));
    parts.map(|part| (**part).clone()).collect()
}

fn as_path(part: &Part) -> Vec<String> {
    let mut path = part.group.clone();
    path.push(part.file_name.clone());
    path
}

/// Matches the parts of both revisions, as their files describe them.
fn compared(
    shapes: &mut FingerprintCache,
    old: &[Part],
    new: &[NewPart],
) -> Result<Revision, String> {
    let before = old.iter().map(|part| {
        let path = as_path(part);
        shapes.review_part(path, &part.shape, part.colour, part.file_pose)
    });
    let before: Vec<ReviewPart> = before.collect();
    let now = new.iter().map(|part| {
        let mut path = part.group.clone();
        path.push(part.name.clone());
        shapes.review_part(path, &part.shape, part.colour, part.file_pose)
    });
    let now: Vec<ReviewPart> = now.collect();
    let revision = Revision::between_files(&before, &now);
    match revision.is_unrelated() {
        true => Err(message!(
            "revise-parts-here-new",
            old = old.len(),
            kept = revision.matched.len()
        )
        .to_string()),
        false => Ok(revision),
    }
}
