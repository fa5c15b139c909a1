//! Reads and writes the decisions file, which holds a whole review.

use nearpoint_message::{Arg, Message, ToArg, message};
use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use serde::{Deserialize, Serialize};

use super::json::{read, shorten, to_text};
use super::version::VERSION;
use crate::clash::{Clash, ClashId, Finding};
use crate::clash_review::{ClashReview, DecisionBasis};
use crate::error::ReviewError;
use crate::hash::digits;
use crate::part::IdentifiedPart;
use crate::review::Review;
use crate::stamp::Stamp;
use crate::state::State;
use crate::test::{Test, check_all};
use crate::update::rounding_tolerance;

/// The largest counter that a file may have; it leaves room for further counting.
const MAX_COUNTER: u32 = 1_000_000_000;

/// A review in the form of its JSON file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecisionsFile {
    /// The address of the schema, for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    schema: Option<String>,
    version: u64,
    /// The unit of all lengths: mm, cm, m or in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unit: Option<String>,
    revision: u32,
    /// The number of the next new clash.
    next: u32,
    tests: Vec<Test>,
    clashes: Vec<Row>,
    /// The parts as of the last update.
    parts: Vec<IdentifiedPart>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: ClashId,
    #[serde(with = "digits")]
    key: u64,
    #[serde(rename = "seen")]
    finding: Finding,
    #[serde(default, skip_serializing_if = "ClashReview::is_empty")]
    #[serde(rename = "said")]
    review: ClashReview,
}

impl Review {
    /// Returns the review as the JSON text of its file.
    pub fn to_json(&self) -> String {
        let state = &self.state;
        let clashes = state.clashes.iter().map(|clash| Row {
            id: clash.id,
            key: clash.key,
            finding: (*clash.finding).clone(),
            review: (*clash.review).clone(),
        });
        let mut parts = (*state.parts).clone();
        parts.sort_by(|p, q| p.instance.cmp(&q.instance));
        to_text(&DecisionsFile {
            schema: None,
            version: VERSION,
            unit: state.unit.map(|unit| unit.symbol().to_owned()),
            revision: state.revision,
            next: state.next,
            tests: (*state.tests).clone(),
            clashes: clashes.collect(),
            parts,
        })
    }

    /// Reads a review from the text of its file. A hand-written decision that names no depth applies to the depth in
    /// the file.
    pub fn from_json(text: &str) -> Result<Self, ReviewError> {
        let file: DecisionsFile = read("decisions", text)?;
        check_all(&file.tests).map_err(shorten)?;
        let unit = file.unit.as_deref().map(|symbol| {
            let unit = Unit::from_symbol(symbol);
            unit.ok_or_else(|| invalid("\"unit\"".to_owned(), message!("decisions-mm-cm-m")))
        });
        for (name, number) in [("revision", file.revision), ("next", file.next)] {
            if !(1..=MAX_COUNTER).contains(&number) {
                let place = format!("\"{name}\"");
                return Err(invalid(place, message!("decisions-number-1-1000000000")));
            }
        }
        let mut known = HashSet::new();
        for part in &file.parts {
            if !known.insert(&part.instance) {
                let place = message!("decisions-part", path = part.instance.path.join(" / "));
                return Err(invalid(place, message!("decisions-listed-once-others")));
            }
        }
        let (mut ids, mut keys) = (HashSet::new(), HashSet::new());
        for (at, row) in file.clashes.iter().enumerate() {
            check(at, row, &file, &mut ids)?;
            if !keys.insert(row.key) {
                let place = message!("decisions-key-clashes", at);
                return Err(invalid(place, message!("decisions-no-other-clash")));
            }
        }
        let clash = |row: Row| Clash {
            id: row.id,
            key: row.key,
            review: Arc::new(completed(row.review, &row.finding, file.revision)),
            finding: Arc::new(row.finding),
        };
        Ok(Self::from_state(State {
            unit: unit.transpose()?,
            revision: file.revision,
            next: file.next,
            tests: Arc::new(file.tests),
            clashes: file.clashes.into_iter().map(clash).collect(),
            rounding_tolerance: rounding_tolerance(&file.parts),
            parts: Arc::new(file.parts),
            tallies: Arc::default(),
            undecided: Arc::default(),
        }))
    }
}

fn invalid(place: impl ToArg, expected: Message) -> ReviewError {
    message!("review-decisions", place, expected).into()
}

fn check(
    at: usize,
    row: &Row,
    file: &DecisionsFile,
    ids: &mut HashSet<ClashId>,
) -> Result<(), ReviewError> {
    let place = |what: Arg| message!("decisions-clashes", what, at);
    if row.id.0 >= file.next || !ids.insert(row.id) {
        return Err(invalid(
            place("\"id\"".to_arg()),
            message!("decisions-below-next-no"),
        ));
    }
    if row.finding.first_revision > file.revision {
        return Err(invalid(
            place("\"since\"".to_arg()),
            message!("decisions-no-later-revision"),
        ));
    }
    let decided = row.review.basis.iter().map(|decided| &decided.measure);
    if !decided
        .chain([&row.finding.measure])
        .all(|measure| measure.is_sound())
    {
        return Err(invalid(
            place(message!("decisions-measure").to_arg()),
            message!("decisions-lengths-zero-more"),
        ));
    }
    let comments = row.review.comments.iter().map(|comment| &comment.stamp);
    let mut stamps = comments.chain(row.review.history.iter().map(|entry| &entry.stamp));
    stamps.try_for_each(Stamp::check).map_err(shorten)
}

/// Fills in the finding that a decision is about: the clash as the file has it, unless the file has another one.
fn completed(review: ClashReview, seen: &Finding, revision: u32) -> ClashReview {
    let basis = review.basis.or(review.status.map(|_| DecisionBasis {
        revision,
        measure: seen.measure,
    }));
    ClashReview { basis, ..review }
}
