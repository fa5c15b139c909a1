//! Writes a review for people.

use std::io::{Result, Write};

use nearpoint_review::{Clash, PartIdentity, Revision};

use super::json::Counts;
use super::result::ReviewResult;
use crate::format::{between, printable};

/// Writes the clashes that exist or have just gone, new ones first, and then the counts of each test.
pub fn write(report: &ReviewResult, out: &mut impl Write) -> Result<()> {
    let unit = report.review.unit().map_or("", |unit| unit.symbol());
    let clashes = report.review.active_clashes();
    let is_reported = |clash: &&Clash| clash.finding.exists || report.change_of(clash).is_some();
    let mut rows: Vec<(u8, [String; 5])> = clashes
        .filter(is_reported)
        .map(|clash| row(report, clash, unit))
        .collect();
    // The sort is stable, so equal ones stay in order of their numbers.
    rows.sort_by_key(|(rank, _)| *rank);
    let widths: [usize; 4] = std::array::from_fn(|at| {
        let lengths = rows.iter().map(|(_, words)| words[at].chars().count());
        lengths.max().unwrap_or(0)
    });
    for (_, words) in &rows {
        for (word, width) in words.iter().zip(widths) {
            write!(out, "{word:<width$}  ")?;
        }
        writeln!(out, "{}", words[4])?;
    }
    if !rows.is_empty() {
        writeln!(out)?;
    }
    if report.has_earlier_review {
        revision(&report.delta.revision, report.review.revision(), out)?;
    }
    for (test, tally) in report.review.tests().iter().zip(report.review.tallies()) {
        let counts = Counts::new(report, test);
        let all = [
            (counts.new, "new"),
            (counts.active, "active"),
            (counts.changed, "of them decided before and worse"),
            (counts.reviewed, "reviewed"),
            (counts.approved, "approved"),
            (counts.resolved, "resolved"),
            (tally.ignored.iter().sum(), "left out by rules"),
            (tally.undecided, "undecided"),
        ];
        let counted = match &*counted(&all) {
            "" => "no clash".to_owned(),
            counted => counted.to_owned(),
        };
        writeln!(out, "{}: {counted}.", printable(&test.name))?;
    }
    let mut notes = report.notes.iter();
    notes.try_for_each(|note| writeln!(out, "note: {}", printable(note)))
}

/// Returns the rank of a line and its words.
fn row(report: &ReviewResult, clash: &Clash, unit: &str) -> (u8, [String; 5]) {
    let (seen, delta) = (&clash.finding, report.change_of(clash));
    let status = report
        .review
        .current_status(clash)
        .status
        .as_str()
        .to_lowercase();
    let word = match delta {
        Some(delta) if delta != status => format!("{status}, {delta}"),
        _ => status,
    };
    let rank = match delta {
        Some("worse") => 0,
        Some("new") => 1,
        Some("back") => 2,
        Some(_) => 4,
        None => 3,
    };
    let words = [
        word,
        format!("#{}", clash.id.0),
        printable(&seen.test).into_owned(),
        format!("{} × {}", name(&seen.a), name(&seen.b)),
        describe_measure(clash, unit, report.review.rounding_tolerance()),
    ];
    (rank, words)
}

fn name(part: &PartIdentity) -> String {
    let name = printable(part.name());
    match part.nth {
        1 => name.into_owned(),
        nth => format!("{name} ({nth})"),
    }
}

/// Describes the measure of a clash, or the last one if it is gone.
fn describe_measure(clash: &Clash, unit: &str, noise: f64) -> String {
    let measure = &clash.finding.measure;
    let class = match measure.duplicate {
        true => "duplicate",
        false => measure.class.as_str(),
    };
    let mut words = vec![class.to_owned()];
    if let Some([low, high]) = measure.depth.filter(|[_, high]| *high > noise) {
        words.push(format!("{} deep", between([low, high], unit)));
    }
    let clearance = measure.clearance_bounds();
    words.extend(clearance.map(|bounds| format!("{} apart", between(bounds, unit))));
    let volume = measure.volume_bounds().filter(|[_, high]| *high > 0.0);
    let cubed = format!("{unit}³");
    words.extend(volume.map(|bounds| format!("intersection {}", between(bounds, &cubed))));
    if measure.of_meshes && words.len() > 1 {
        words.push("of the mesh".to_owned());
    }
    if let Some(who) = &clash.review.assignee {
        words.push(format!("for {}", printable(who)));
    }
    words.join(", ")
}

fn revision(revision: &Revision, at: u32, out: &mut impl Write) -> Result<()> {
    if revision.is_empty() {
        return writeln!(out, "Revision {at}: the same parts as before.");
    }
    let count = |is: &dyn Fn(&nearpoint_review::MatchedPart) -> bool| {
        revision.matched.iter().filter(|part| is(part)).count()
    };
    let all = [
        (count(&|part| part.moved > 0.0), "moved"),
        (count(&|part| part.changed), "changed"),
        (count(&|part| part.is_renamed()), "renamed or regrouped"),
        (revision.added.len(), "added"),
        (revision.removed.len(), "removed"),
        (count(&|part| part.is_same()), "the same"),
    ];
    writeln!(out, "Revision {at}: parts: {}.", counted(&all))
}

/// Lists the counts that are not zero.
fn counted(all: &[(usize, &str)]) -> String {
    let some = all.iter().filter(|(count, _)| *count > 0);
    let some = some.map(|(count, word)| format!("{count} {word}"));
    some.collect::<Vec<_>>().join(", ")
}
