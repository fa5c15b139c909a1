//! Writes a review as JSON for `--json`.

use std::io::{self, Write};

use nearpoint_review::{
    Clash, ClashId, CurrentStatus, PairMeasurement, PartIdentity, Priority, Revision, Status,
    Tally, Test,
};
use serde::Serialize;

use super::result::{ClashFacts, ReviewResult};
use crate::moves::MovesRow;
use crate::report::write_line;

/// The version of the output; `review.schema.json` has the same.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    version: u64,
    unit: &'static str,
    /// The number of the revision of the assembly.
    revision: u32,
    /// The changes of the parts since the decisions were saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<PartChanges<'a>>,
    tests: Vec<TestRow<'a>>,
    clashes: Vec<ClashRow<'a>>,
    notes: &'a [String],
}

#[derive(Serialize)]
struct PartChanges<'a> {
    same: usize,
    moved: Vec<MovedPart<'a>>,
    changed: Vec<&'a PartIdentity>,
    renamed: Vec<[&'a PartIdentity; 2]>,
    added: &'a [PartIdentity],
    removed: &'a [PartIdentity],
}

#[derive(Serialize)]
struct MovedPart<'a> {
    part: &'a PartIdentity,
    distance: f64,
}

#[derive(Serialize)]
struct TestRow<'a> {
    name: &'a str,
    #[serde(flatten)]
    tally: &'a Tally,
    #[serde(flatten)]
    counts: Counts,
}

/// The numbers of clashes of a test by status.
#[derive(Default, Serialize)]
pub struct Counts {
    pub new: usize,
    pub active: usize,
    pub reviewed: usize,
    pub approved: usize,
    pub resolved: usize,
    /// The number of decided clashes that are back.
    pub changed: usize,
}

#[derive(Serialize)]
struct ClashRow<'a> {
    id: ClashId,
    /// The key as sixteen digits.
    key: String,
    test: &'a str,
    a: &'a PartIdentity,
    b: &'a PartIdentity,
    #[serde(rename = "place")]
    position: [f64; 3],
    #[serde(flatten)]
    facts: Option<&'a ClashFacts>,
    #[serde(flatten)]
    measure: PairMeasurement,
    #[serde(flatten)]
    current_status: CurrentStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "news")]
    change: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assignee: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    priority: Option<Priority>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<&'a str>,
    comments: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<&'a MovesRow<PartIdentity>>,
}

/// Writes the review as JSON: tests, clashes, and changes of parts.
pub fn write(report: &ReviewResult, out: &mut impl Write) -> io::Result<()> {
    let review = &report.review;
    let clashes = review.active_clashes();
    let tests = review.tests().iter().zip(review.tallies());
    let document = Document {
        schema: "review",
        version: VERSION,
        unit: review.unit().map_or("", |unit| unit.symbol()),
        revision: review.revision(),
        parts: report
            .has_earlier_review
            .then(|| PartChanges::new(&report.delta.revision)),
        tests: tests
            .map(|(test, tally)| TestRow {
                name: &test.name,
                tally,
                counts: Counts::new(report, test),
            })
            .collect(),
        clashes: clashes.map(|clash| ClashRow::new(report, clash)).collect(),
        notes: &report.notes,
    };
    write_line(&document, out)
}

impl<'a> PartChanges<'a> {
    fn new(revision: &'a Revision) -> Self {
        let kept = &revision.matched;
        let moved = kept.iter().filter(|part| part.moved > 0.0);
        let renamed = kept.iter().filter(|part| part.is_renamed());
        Self {
            same: kept.iter().filter(|part| part.is_same()).count(),
            moved: moved
                .map(|part| MovedPart {
                    part: &part.now,
                    distance: part.moved,
                })
                .collect(),
            changed: kept
                .iter()
                .filter(|part| part.changed)
                .map(|part| &part.now)
                .collect(),
            renamed: renamed.map(|part| [&part.before, &part.now]).collect(),
            added: &revision.added,
            removed: &revision.removed,
        }
    }
}

impl Counts {
    /// Counts the clashes of one test by their status.
    pub fn new(report: &ReviewResult, test: &Test) -> Self {
        let mut counts = Self::default();
        let own = report
            .review
            .clashes()
            .iter()
            .filter(|clash| clash.finding.test == test.name);
        for clash in own {
            let standing = report.review.current_status(clash);
            counts.changed += usize::from(standing.changed);
            *match standing.status {
                Status::New => &mut counts.new,
                Status::Active => &mut counts.active,
                Status::Reviewed => &mut counts.reviewed,
                Status::Approved => &mut counts.approved,
                Status::Resolved => &mut counts.resolved,
            } += 1;
        }
        counts
    }
}

impl<'a> ClashRow<'a> {
    fn new(report: &'a ReviewResult, clash: &'a Clash) -> Self {
        let (seen, review) = (&clash.finding, &clash.review);
        Self {
            id: clash.id,
            key: format!("{:016x}", clash.key),
            test: &seen.test,
            a: &seen.a,
            b: &seen.b,
            position: (report.facts.get(&clash.id).and_then(|facts| facts.place))
                .unwrap_or(seen.position),
            facts: report.facts.get(&clash.id),
            measure: seen.measure,
            current_status: report.review.current_status(clash),
            change: report.change_of(clash),
            assignee: review.assignee.as_deref(),
            priority: review.priority,
            group: review.group.as_deref(),
            comments: review.comments.len(),
            moves: report.moves.get(&clash.id),
        }
    }
}
