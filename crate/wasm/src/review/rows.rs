//! Describes the clashes of a review for JavaScript.

use std::collections::HashMap;

use nearpoint_review::{
    BaselineState, Clash, ClashGroup, GroupBy, PartIdentity, Priority, Review, Stamp, Status,
    Tally, Test, Viewpoint,
};
use nearpoint_scene::PartId;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const WORDS: &str = r#"
export type ClashStatus = "new" | "active" | "reviewed" | "approved" | "resolved";
export type Priority = "low" | "normal" | "high" | "critical";
/** The new value of a field of a clash; null if it was cleared. */
export type Did =
  | { status: ClashStatus }
  | { priority: Priority | null }
  | { assignee: string | null }
  | { group: string | null };

/** A test, as `tests.schema.json` defines it. */
export interface ClashTest {
  name: string;
  kind: TestKind;
  a?: PartSet;
  b?: PartSet;
  tolerance?: number;
  undecided?: boolean;
  ignore?: TestRule[];
}
export type TestKind = "interference" | "contact" | "duplicates" | { clearance: number };
export type PartSet =
  | "all"
  | { tree: string[] }
  | { name: string }
  | { colour: string }
  | { layer: string }
  | { parts: { path: string[]; nth?: number }[] }
  | { anyOf: PartSet[] }
  | { allOf: PartSet[] }
  | { not: PartSet };
export type TestRule =
  | "approved"
  | "meeting"
  | { sameAssembly: { level?: number } }
  | { fasteners: { name: string; in?: PartSet; upTo?: number } }
  | { fits: { shaft?: PartSet; upTo?: number } }
  | { pairs: { a: PartSet; b: PartSet } };
/** A change of the list of tests; `take` has the text of a tests file. */
export type TestChange =
  | { add: ClashTest }
  | { change: { name: string; to: ClashTest } }
  | { remove: string }
  | { take: string };
/** The rule by which clashes are grouped; `nearness` without a number uses the median size of the parts. */
export type GroupBy = "hand" | "part" | { level: number } | "nearness" | { nearness: number } | "sameness";
/** A group of clashes; `of` has the names of an assigned group, a part or nodes. */
export interface Bunch {
  of: string[];
  clashes: number[];
}"#;

/// All clashes of the tests, including those that no longer exist.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Clashes {
    clashes: Vec<ClashRow>,
    tests: Vec<TestRow>,
    /// The largest distance of parts that any test examines.
    #[serde(rename = "within")]
    max_distance: f64,
    /// The groups of clashes, each clash in one; null if they are not grouped.
    #[tsify(type = "Bunch[] | null")]
    #[serde(rename = "bunches")]
    groups: Option<Vec<ClashGroup>>,
    /// The number of revisions of the assembly so far.
    revision: u32,
    /// The number of the model's revision that the clashes are compared with; null if there is none.
    #[tsify(type = "number | null")]
    #[serde(rename = "revised")]
    compared_revision: Option<u32>,
    /// True if a decision can be undone.
    can_undo: bool,
    can_redo: bool,
}

/// A clash test with its settings and its counts.
#[derive(Debug, Serialize, Tsify)]
pub struct TestRow {
    #[tsify(type = "ClashTest")]
    test: Test,
    /// The number of parts in each of its sets.
    parts: [usize; 2],
    /// The number of reported pairs between its sets.
    pairs: usize,
    /// The number of pairs that each of its rules left out.
    ignored: Vec<usize>,
    /// The number of undecided pairs.
    undecided: usize,
}

/// A clash of a test: two parts that clash, or did so before.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct ClashRow {
    id: u32,
    test: String,
    /// The part; null if the scene no longer has it.
    a: Option<PartId>,
    b: Option<PartId>,
    /// The parts' own names.
    names: [String; 2],
    #[tsify(type = "ClashStatus")]
    status: Status,
    /// True if the clash was decided and is open again because it got worse since.
    changed: bool,
    /// True if the clash exists now.
    #[serde(rename = "found")]
    exists: bool,
    /// The revision in which the clash appeared.
    #[serde(rename = "since")]
    first_revision: u32,
    /// The effect of the last revision; null if nothing relevant changed.
    #[tsify(type = "\"new\" | \"worse\" | \"gone\" | null")]
    #[serde(rename = "news")]
    change: Option<BaselineState>,
    /// The status that people gave the clash, even if it changed since; null if none.
    #[tsify(type = "ClashStatus | null")]
    #[serde(rename = "said")]
    decided_status: Option<Status>,
    /// True if a viewpoint of others on the clash is known.
    #[serde(rename = "looked")]
    has_viewpoint: bool,
    #[tsify(type = "Priority | null")]
    priority: Option<Priority>,
    assignee: Option<String>,
    group: Option<String>,
    /// The comments, in order of time.
    comments: Vec<CommentRow>,
}

/// A reviewer's comment on a clash.
#[derive(Debug, Serialize, Tsify)]
pub struct CommentRow {
    #[serde(rename = "by")]
    author: String,
    /// The time, in the format `2026-11-23T16:05:00Z`.
    #[serde(rename = "at")]
    time: String,
    text: String,
}

/// The data that the rows of clashes need besides the review.
pub(super) struct ClashContext<'a> {
    /// The parts as of the last update.
    pub ids: &'a [PartId],
    /// The review before the last revision.
    pub before: Option<&'a Review>,
    pub revised: Option<u32>,
    pub viewpoints: &'a HashMap<u32, Viewpoint>,
    /// The rule by which clashes are grouped.
    pub group_by: Option<GroupBy>,
    pub can_undo: bool,
    pub can_redo: bool,
}

/// Describes all clashes as of the last update for JavaScript.
pub(super) fn clashes(review: &Review, beside: &ClashContext) -> Clashes {
    let ids: HashMap<&PartIdentity, PartId> = (review.parts().iter())
        .map(|part| &part.instance)
        .zip(beside.ids.iter().copied())
        .collect();
    let row = |clash: &Clash| row(review, &ids, beside, clash);
    Clashes {
        clashes: review.active_clashes().map(row).collect(),
        tests: tests(review),
        max_distance: (review.tests().iter().map(Test::max_distance)).fold(0.0, f64::max),
        groups: beside.group_by.map(|by| review.groups(by)),
        revision: review.revision(),
        compared_revision: beside.revised,
        can_undo: beside.can_undo,
        can_redo: beside.can_redo,
    }
}

/// Describes the tests, with the pairs that each left out, once they were run.
fn tests(review: &Review) -> Vec<TestRow> {
    let each = review.tests().iter().zip(review.tallies());
    let row = |(test, tally): (&Test, &Tally)| TestRow {
        test: test.clone(),
        parts: tally.parts,
        pairs: tally.pairs,
        ignored: tally.ignored.clone(),
        undecided: tally.undecided,
    };
    each.map(row).collect()
}

fn row(
    review: &Review,
    ids: &HashMap<&PartIdentity, PartId>,
    beside: &ClashContext,
    clash: &Clash,
) -> ClashRow {
    let (seen, stated) = (&clash.finding, &clash.review);
    let standing = review.current_status(clash);
    let comments = stated.comments.iter().map(|comment| {
        let Stamp { author, time } = comment.stamp.clone();
        let text = comment.text.clone();
        CommentRow { author, time, text }
    });
    ClashRow {
        id: clash.id.0,
        test: seen.test.clone(),
        a: ids.get(&seen.a).copied(),
        b: ids.get(&seen.b).copied(),
        names: [&seen.a, &seen.b].map(|part| part.name().to_owned()),
        status: standing.status,
        changed: standing.changed,
        exists: seen.exists,
        first_revision: seen.first_revision,
        change: review.baseline_state(clash, beside.before),
        decided_status: stated.status,
        has_viewpoint: beside.viewpoints.contains_key(&clash.id.0),
        priority: stated.priority,
        assignee: stated.assignee.clone(),
        group: stated.group.clone(),
        comments: comments.collect(),
    }
}
