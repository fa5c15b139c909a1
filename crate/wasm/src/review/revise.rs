//! Replaces a model by another revision, and tracks its parts and clashes.

use nearpoint_message::message;
use std::collections::{BTreeMap, HashMap, HashSet};

use nearpoint_review::{Kept, ReviewPart, Revision, Shapes};
use nearpoint_scene::{KeptPart, NewPart, NewRevision, Part, PartId, Scene};
use nearpoint_view::compare::{Show, Was};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::decisions::Decisions;
use super::revisions::{Revised, RevisedPart, Step};
use crate::convert::{heard, refuse, told};
use crate::parsed::Parsed;
use crate::parts;
use crate::session::Session;

/// The revision that is shown.
#[derive(Debug, Deserialize, Tsify)]
#[serde(remote = "Show", rename_all = "camelCase")]
#[tsify(rename = "Comparison")]
pub enum ShowWord {
    Before,
    Now,
    Both,
    /// The earlier revision, up to this share of the picture's width.
    Wipe(f64),
}

/// The revision that is to be shown.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "Comparison")]
pub struct ComparisonOf(#[serde(with = "ShowWord")] Show);

fn word(kept: &Kept) -> &'static str {
    match kept {
        _ if kept.changed => "changed",
        _ if kept.moved > 0.0 => "moved",
        _ if is_renamed(kept) => "renamed",
        _ => "same",
    }
}

/// Returns whether the path below the root differs. The root is ignored because its name often contains the revision.
fn is_renamed(kept: &Kept) -> bool {
    let [before, now] = [&kept.before, &kept.now].map(|part| {
        let below = part.path.get(1..).filter(|below| !below.is_empty());
        below.unwrap_or(&part.path)
    });
    before != now
}

#[wasm_bindgen]
impl Session {
    /// Replaces the parts of a model by those of a new revision; one undo entry of the scene. The next look compares its
    /// clashes with those of the last one.
    #[wasm_bindgen(js_name = reviewRevise)]
    pub fn review_revise(
        &mut self,
        parsed: Ts<Parsed>,
        replaced: u32,
        source: u32,
    ) -> Result<Ts<Revised>, JsValue> {
        let parsed = heard(parsed, "the parts")?;
        let (replaced, source) = (replaced as usize, source as usize);
        if !parsed.robots.is_empty() {
            return Err(refuse(message!("revise-robot-new-file")));
        }
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let unit = scene.unit();
        if parsed.unit != unit && parsed.unit_guess.is_none() {
            let [new, old] = [parsed.unit, unit].map(|unit| unit.symbol());
            return Err(refuse(message!("revise-new-file-scene", new, old)));
        }
        let batch = parts::parts(parsed.parts, &parsed.meshes, source, &[], scene.pool())?;
        if let Some(sentence) = batch.left_out {
            return Err(refuse(sentence));
        }
        let old: Vec<Part> = first_of_each(scene, replaced);
        let revision = compared(&mut review.shapes, &old, &batch.parts).map_err(refuse)?;
        let step = review.step_to(&old, &batch.parts, &revision, [replaced, source]);
        let kept = revision.kept.iter().map(|kept| {
            let [before, place] = kept.places();
            let moved = kept.moved > 0.0;
            (old[before].index, KeptPart { place, moved })
        });
        let new = NewRevision {
            replaced,
            parts: batch.parts,
            kept: BTreeMap::from_iter(kept),
        };
        let ids = viewer.revise(new).map_err(refuse)?;
        let step = with_ids(step, &revision, &ids);
        let answer = told(&step.told)?;
        review.revisions.count += 1;
        review.revisions.undone.clear();
        review.revisions.show = Some(Show::Both);
        review.revisions.done.push(step);
        review.revisions.draw(viewer);
        self.host.changed();
        Ok(answer)
    }

    /// Returns the parts' changes in the last revision; undefined if there is none, or if it was undone.
    #[wasm_bindgen(js_name = reviewRevision)]
    pub fn review_revision(&mut self) -> Result<Option<Ts<Revised>>, JsValue> {
        self.review().0.revisions.last().map(told).transpose()
    }

    /// Sets which revision is shown; undefined shows the scene as it is, in its own colours.
    #[wasm_bindgen(js_name = reviewCompare)]
    pub fn review_compare(&mut self, show: Option<Ts<ComparisonOf>>) -> Result<(), JsValue> {
        let show = show.map(|show| heard(show, "what is to be seen"));
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
        let kept: HashMap<usize, &Kept> = (revision.kept.iter())
            .map(|kept| (kept.places()[0], kept))
            .collect();
        let mut parts = Vec::new();
        let mut was = Vec::new();
        for (at, part) in old.iter().enumerate() {
            let kept = kept.get(&at);
            let word = kept.map_or("removed", |kept| word(kept));
            if !matches!(word, "same" | "renamed") {
                was.push(Was {
                    part: part.id,
                    shape: part.shape.clone(),
                    pose: part.pose,
                    colour: part.colour,
                });
            }
            let path = kept.map_or_else(|| as_path(part), |kept| kept.now.path.clone());
            let before = kept.filter(|kept| is_renamed(kept));
            parts.push(RevisedPart {
                part: kept.map(|_| part.id),
                name: path.last().cloned().unwrap_or_default(),
                group: path[..path.len().saturating_sub(1)].to_vec(),
                became: word,
                moved: kept.map_or(0.0, |kept| kept.moved),
                was: before.map(|kept| kept.before.path.clone()),
            });
        }
        let known: HashSet<usize> = revision.kept.iter().map(|kept| kept.places()[1]).collect();
        let added = (0..new.len()).filter(|place| !known.contains(place));
        parts.extend(added.map(|place| RevisedPart {
            part: None,
            name: new[place].name.clone(),
            group: new[place].group.clone(),
            became: "added",
            moved: 0.0,
            was: None,
        }));
        Step {
            told: Revised {
                number: self.revisions.count + 1,
                replaced,
                source,
                parts,
            },
            was,
            before: Some(self.review.clone()),
            ids: self.ids.clone(),
            is_seen: false,
            undo: None,
        }
    }
}

/// Sets the ids of the new parts, which come last, in the order of their file.
fn with_ids(mut step: Step, revision: &Revision, ids: &[PartId]) -> Step {
    let known: HashSet<usize> = revision.kept.iter().map(|kept| kept.places()[1]).collect();
    let added = (0..ids.len()).filter(|place| !known.contains(place));
    let parts = step.told.parts.iter_mut();
    for (part, place) in parts.filter(|part| part.became == "added").zip(added) {
        part.part = Some(ids[place]);
    }
    step
}

/// Returns the first instance of each part; further instances follow the first.
fn first_of_each(scene: &Scene, source: usize) -> Vec<Part> {
    let mut seen = HashSet::new();
    let parts = scene.parts().iter();
    let parts = parts.filter(|part| part.source == source && seen.insert(part.index));
    parts.map(|part| (**part).clone()).collect()
}

fn as_path(part: &Part) -> Vec<String> {
    let mut path = part.group.clone();
    path.push(part.file_name.clone());
    path
}

/// Matches the parts of both revisions, as their files describe them.
fn compared(shapes: &mut Shapes, old: &[Part], new: &[NewPart]) -> Result<Revision, String> {
    let before = old.iter().map(|part| {
        let path = as_path(part);
        shapes.filed(path, &part.shape, part.colour, part.home)
    });
    let before: Vec<ReviewPart> = before.collect();
    let now = new.iter().map(|part| {
        let mut path = part.group.clone();
        path.push(part.name.clone());
        shapes.filed(path, &part.shape, part.colour, part.home)
    });
    let now: Vec<ReviewPart> = now.collect();
    let revision = Revision::of(&before, &now);
    match revision.is_elsewhere() {
        true => Err(message!(
            "revise-parts-here-new",
            old = old.len(),
            kept = revision.kept.len()
        )
        .to_string()),
        false => Ok(revision),
    }
}
