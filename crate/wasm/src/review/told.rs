//! The clashes of a review, as JavaScript is told of them.

use std::collections::HashMap;

use nearpoint_review::{Clash, Instance, Priority, Review, Stamp, Status};
use nearpoint_scene::{PartId, Scene};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const WORDS: &str = r#"
export type ClashStatus = "new" | "active" | "reviewed" | "approved" | "resolved";
export type Priority = "low" | "normal" | "high" | "critical";
/** What a field of a clash was made; null: it was emptied. */
export type Did =
  | { status: ClashStatus }
  | { priority: Priority | null }
  | { assignee: string | null }
  | { group: string | null };"#;

/// All clashes of the tests, those that are gone too.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Clashes {
    clashes: Vec<ClashRow>,
    /// In how many files the assembly came so far.
    revision: u32,
    /// Decisions can be taken back.
    can_undo: bool,
    can_redo: bool,
}

/// Two parts that a test calls a clash, or did.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct ClashRow {
    id: u32,
    test: String,
    /// Null: the scene has no such part now.
    a: Option<PartId>,
    b: Option<PartId>,
    /// The parts' own names.
    names: [String; 2],
    #[tsify(type = "ClashStatus")]
    status: Status,
    /// It was decided, and is back: it got worse since.
    changed: bool,
    /// Whether it is there.
    found: bool,
    /// The revision in which it came.
    since: u32,
    #[tsify(type = "Priority | null")]
    priority: Option<Priority>,
    assignee: Option<String>,
    group: Option<String>,
    /// In order of time.
    comments: Vec<CommentRow>,
}

#[derive(Debug, Serialize, Tsify)]
pub struct CommentRow {
    by: String,
    /// As `2026-11-23T16:05:00Z`.
    at: String,
    text: String,
}

/// As the review looked at the scene last.
pub(super) fn clashes(review: &Review, scene: &Scene, can_undo: bool, can_redo: bool) -> Clashes {
    let ids: HashMap<&Instance, PartId> = (review.parts().iter())
        .map(|part| &part.instance)
        .zip(scene.parts().iter().map(|part| part.id))
        .collect();
    let row = |clash: &Clash| row(review, &ids, clash);
    Clashes {
        clashes: review.asked().map(row).collect(),
        revision: review.revision(),
        can_undo,
        can_redo,
    }
}

fn row(review: &Review, ids: &HashMap<&Instance, PartId>, clash: &Clash) -> ClashRow {
    let (seen, said) = (&clash.seen, &clash.said);
    let standing = review.standing(clash);
    let comments = said.comments.iter().map(|comment| {
        let Stamp { by, at } = comment.stamp.clone();
        let text = comment.text.clone();
        CommentRow { by, at, text }
    });
    ClashRow {
        id: clash.id.0,
        test: seen.test.clone(),
        a: ids.get(&seen.a).copied(),
        b: ids.get(&seen.b).copied(),
        names: [&seen.a, &seen.b].map(|part| part.name().to_owned()),
        status: standing.status,
        changed: standing.changed,
        found: seen.found,
        since: seen.since,
        priority: said.priority,
        assignee: said.assignee.clone(),
        group: said.group.clone(),
        comments: comments.collect(),
    }
}
