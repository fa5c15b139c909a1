//! Writes the results of a check for people.

use std::io::{Result, Write};

use nearpoint_scene::report::PairFit;
use nearpoint_scene::{
    AllowedReason, BoundsScope, DeviationSource, Duplicate, KernelAnswer, MeshRelation, PairClass,
    PairReport, UndecidedReason,
};

use crate::format::{between, number, printable};
use crate::progress::Progress;
use crate::report::{AllowedPairRow, BaselineDiff, CheckResults, PairRow, PartRow, TimingsRow};

/// A pair to write, with its rank among the others.
struct Line<P> {
    severity: u8,
    gap: f64,
    location: P,
}

/// The number of pairs of each severity, and of those that the CAD kernel settled.
#[derive(Default)]
struct Counts {
    severities: [usize; 5],
    by_kernel: usize,
}

/// Writes the pairs, the worst first, then the totals.
pub fn write(report: &impl CheckResults, out: &mut impl Write) -> Result<()> {
    let (mut lines, mut widths, mut counts) = (Vec::new(), [0; 2], Counts::default());
    for (location, row) in report.rows(&Progress::default()) {
        let line = Line {
            severity: severity(&row),
            gap: gap(&row),
            location,
        };
        let names = [&row.a, &row.b].map(|name| name.chars().count());
        widths = [0, 1].map(|i| widths[i].max(names[i]));
        counts.severities[usize::from(line.severity)] += 1;
        counts.by_kernel += usize::from(!row.settled_by.is_proof());
        lines.push(line);
    }
    // The sort is stable, so equal ones stay in order of their parts.
    lines.sort_by(|p, q| p.severity.cmp(&q.severity).then(p.gap.total_cmp(&q.gap)));
    for line in &lines {
        if let Some(row) = report.row(line.location) {
            write_pair(&row, widths, report.unit(), out)?;
        }
    }
    if !lines.is_empty() {
        writeln!(out)?;
    }
    summary(report, &counts, out)
}

fn write_pair(pair: &PairRow, widths: [usize; 2], unit: &str, out: &mut impl Write) -> Result<()> {
    let (kind, [a_width, b_width]) = (class_name(pair), widths);
    writeln!(
        out,
        "{kind:<12} {:<a_width$}  {:<b_width$}  {}",
        printable(&pair.a),
        printable(&pair.b),
        detail(pair, unit)
    )
}

fn severity(pair: &PairRow) -> u8 {
    match pair.report.class {
        _ if pair.report.duplicate.is_some() => 1,
        PairClass::Interferes => 0,
        PairClass::Undecided => 2,
        PairClass::Touches => 3,
        PairClass::Clear => 4,
    }
}

fn gap(pair: &PairRow) -> f64 {
    pair.distance().unwrap_or(0.0)
}

fn class_name(pair: &PairRow) -> &'static str {
    match pair.report.duplicate {
        Some(_) => "duplicate",
        None => pair.report.class.as_str(),
    }
}

fn detail(pair: &PairRow, unit: &str) -> String {
    let report = &pair.report;
    let meeting = format!(
        "{} face pairs, {} + {} triangle pairs (crossing + touching)",
        report.faces, report.crossing, report.touching
    );
    let mut facts = match report.class {
        _ if !pair.settled_by.is_proof() => Vec::new(),
        PairClass::Clear => vec![clearance(report, unit)],
        PairClass::Touches => vec![meeting],
        PairClass::Undecided => vec![undecided_text(pair, unit), meeting],
        PairClass::Interferes => vec![overlap(pair, unit), meeting],
    };
    facts.extend(report.fits.first().map(|fit| tightest_fit(fit, unit)));
    facts.extend(pair.kernel.as_ref().map(|row| kernel_result(row, unit)));
    facts.extend(pair.baseline_state.map(|since| since.as_str().to_owned()));
    facts.join("; ")
}

/// Describes the fit with the least play.
fn tightest_fit(fit: &PairFit, unit: &str) -> String {
    let kind = if fit.play < 0.0 {
        "interference"
    } else {
        "play"
    };
    let [hole, play] = [fit.hole, fit.play.abs()].map(number);
    format!("fit in ⌀{hole}: {play} {unit} {kind}")
}

fn kernel_result(answer: &KernelAnswer, unit: &str) -> String {
    match answer {
        KernelAnswer::Found { volume, distance } => format!(
            "by the CAD kernel: intersection {} {unit}³, distance {} {unit}",
            number(*volume),
            number(*distance)
        ),
        KernelAnswer::Failed { reason } => {
            format!("the CAD kernel has no result: {}", printable(reason))
        }
    }
}

fn overlap(pair: &PairRow, unit: &str) -> String {
    let inner = printable(pair.inner().unwrap_or(""));
    let report = &pair.report;
    let how = match (report.duplicate, report.mesh_relation) {
        (Some(Duplicate::Same), _) => "in the same place".to_owned(),
        (Some(_), _) => "nearly in the same place".to_owned(),
        (None, MeshRelation::Contained) => format!("“{inner}” lies inside"),
        _ => depth(report, unit),
    };
    let Some(body) = &report.intersection else {
        return match report.depth {
            Some(_) => with_scope(report, how),
            None => how,
        };
    };
    let pieces = match body.pieces {
        0 | 1 => String::new(),
        several => format!(" in {several} pieces"),
    };
    let volume = between(body.volume_bounds, &format!("{unit}³"));
    with_scope(report, format!("{how}, intersection {volume}{pieces}"))
}

/// Describes the reason why it is undecided whether two parts overlap.
fn undecided_text(pair: &PairRow, unit: &str) -> String {
    let report = &pair.report;
    let about = match report.deviation_source {
        DeviationSource::Bounded => "up to ",
        _ => "~",
    };
    let off = format!(
        "the true surfaces may be {about}{} {unit} off",
        number(report.deviation)
    );
    let open = |name| format!("“{}” is open and has no inside", printable(name));
    let winds = |name| format!("the surface of “{}” passes through itself", printable(name));
    let disagrees = |name| {
        let name = printable(name);
        format!("the triangles disagree on which side is outside, of “{name}”")
    };
    match report.undecided_reason {
        Some(UndecidedReason::NearerThanDeviation) => match report.distance() {
            Some(_) => format!("{} apart, and {off}", clearance(report, unit)),
            None => off,
        },
        Some(UndecidedReason::UnorientedA) => disagrees(&pair.a),
        Some(UndecidedReason::UnorientedB) => disagrees(&pair.b),
        Some(UndecidedReason::OpenA) => open(&pair.a),
        Some(UndecidedReason::OpenB) => open(&pair.b),
        Some(UndecidedReason::OpenBoth) => "both are open and have no inside".to_owned(),
        Some(UndecidedReason::SelfOverlapA) => winds(&pair.a),
        Some(UndecidedReason::SelfOverlapB) => winds(&pair.b),
        Some(UndecidedReason::CoordinatesTooCoarse) => format!(
            "{}, and the coordinates are too coarse to decide: export closer to the origin, or with more digits",
            match report.distance() {
                Some(gap) if gap > 0.0 => format!("{} {unit} apart", number(gap)),
                _ => depth(report, unit),
            }
        ),
        Some(UndecidedReason::WithinDeviation) | None => {
            format!("{}, and {off}", with_scope(report, depth(report, unit)))
        }
    }
}

fn depth(report: &PairReport, unit: &str) -> String {
    match report.depth {
        Some(depth) => format!("{} deep", between([depth.lower, depth.upper], unit)),
        None => "in each other".to_owned(),
    }
}

fn clearance(report: &PairReport, unit: &str) -> String {
    let gap = report.distance().unwrap_or(0.0);
    let bounds = report.clearance_bounds.unwrap_or([gap; 2]);
    with_scope(report, between(bounds, unit))
}

/// Adds a word to numbers that hold for the meshes only.
fn with_scope(report: &PairReport, numbers: String) -> String {
    match report.bounds_scope {
        BoundsScope::Meshes => format!("{numbers} (of the mesh)"),
        BoundsScope::Solids => numbers,
    }
}

fn summary(report: &impl CheckResults, counts: &Counts, out: &mut impl Write) -> Result<()> {
    let (mut parts, mut triangles) = (0, 0);
    for part in report.parts() {
        parts += 1;
        triangles += part.triangles;
    }
    let [interfering, duplicates, undecided, touching, near] = &counts.severities;
    let duplicates = match duplicates {
        0 => String::new(),
        some => format!("{some} in the same place, "),
    };
    writeln!(
        out,
        "{parts} parts, {triangles} triangles, unit {}: {interfering} interfering, {duplicates}{undecided} undecided, {touching} touching, {near} near.",
        report.unit(),
    )?;
    if counts.by_kernel > 0 {
        writeln!(
            out,
            "The CAD kernel settled {} of these pairs.",
            counts.by_kernel
        )?;
    }
    if *undecided > 0 {
        writeln!(
            out,
            "A finer mesh, closed parts, the true surfaces or more digits may decide the undecided pairs."
        )?;
    }
    if let Some(BaselineDiff { absent, counts }) = report.baseline_diff() {
        let [new, worse, known] = counts;
        writeln!(
            out,
            "Compared with the baseline: {new} new, {worse} worse, {known} known, {} gone.",
            absent.len()
        )?;
    }
    if let Some(TimingsRow { read, build, check }) = report.timings() {
        writeln!(
            out,
            "read {read:.0} ms, built {build:.0} ms, checked {check:.1} ms"
        )?;
    }
    if let Some(hash) = report.hash() {
        writeln!(out, "results {hash}")?;
    }
    write_allowed_pairs(&report.allowed_pairs(), out)?;
    for PartRow { name, defects, .. } in report.parts() {
        for defect in defects {
            writeln!(out, "note: {}: {}", printable(&name), printable(&defect))?;
        }
    }
    let mut notes = report.notes().iter();
    notes.try_for_each(|note| writeln!(out, "note: {}", printable(note)))
}

/// Lists every pair that was not checked, with the reason.
pub fn write_allowed_pairs(rows: &[AllowedPairRow], out: &mut impl Write) -> Result<()> {
    rows.iter().try_for_each(|row| {
        let [a, b] = [&row.a, &row.b].map(|name| printable(name));
        let why = reason(&row.allowance);
        let why = printable(&why);
        writeln!(out, "not checked: {a}  {b}  ({why})")
    })
}

fn reason(allowance: &AllowedReason) -> String {
    match allowance {
        AllowedReason::Adjacent { joint: Some(joint) } => format!("joined by {joint}"),
        AllowedReason::Adjacent { joint: None } => "one link carries both".to_owned(),
        AllowedReason::Excluded { source } => format!("excluded by the file: {source}"),
        AllowedReason::AlwaysInCollision => "in contact in every tried pose".to_owned(),
        AllowedReason::NeverInCollision => {
            "in contact in no tried pose, which proves nothing".to_owned()
        }
        AllowedReason::User { reason } => format!("chosen in the scene: {reason}"),
    }
}
